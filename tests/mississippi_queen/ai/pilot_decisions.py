"""The pilot's decisions at the beginning of a race.

PADDLEWHEEL_PLAIN=1 python -m tests.mississippi_queen.ai.pilot_decisions
"""

import json

from paddlewheel.core.game import CHANCE
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN

SEED, DECISIONS = 4, 20


def decisions() -> list[list[int]]:
    """With no luck and with some, and the first one's shares as whole numbers."""
    position = MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options("2019", 2))
    chance, made = new_stream(0, SEED, CHANCE_STREAM), []
    while len(made) < DECISIONS:
        if position.actor == CHANCE:
            position.step(position.draw(chance))
            continue
        actor, chosen = position.actor, position.game.module.pilot.pilot_actions(position, 0)
        made.append(
            [
                *chosen,
                *position.game.module.pilot.pilot_actions(position, 1 << 31),
                *(round(1e6 * share) for share in position.game.module.pilot.win_shares(position)),
            ]
        )
        for action in chosen:
            if position.actor == actor and action in position.legal_actions():
                position.step(action)
    return made


if __name__ == "__main__":
    print(json.dumps(decisions()))
