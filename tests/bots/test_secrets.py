"""A bot decides by what its seat may see: what it cannot know may change and its choice does not."""

import pytest

from paddlewheel.bots import BOTS
from paddlewheel.core.search.budget import Budget
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from tests.mississippi_queen.situation import situation

LEFT, AHEAD, RIGHT = 1, 2, 3  # votes as the position keeps them


def vote_with(first: int, second: int) -> MississippiQueenPosition:
    """Two have voted, the third is to vote."""
    race = situation("A1-1 ahead", players=3, vote_on_direction=True)
    race.put("white", "1.17", bow="N", speed=2, coal=6)
    race.put("orange", "0.7", bow="N", speed=1, coal=6)
    race.put("blue", "0.8", bow="N", speed=1, coal=6)
    race.turn("white")
    while race.decision in ("speed", "move"):
        wanted = [text for text in ("speed 1", "ahead", "stop", "starboard") if text in race.legal()]
        race.play(wanted[0])
    assert race.decision == "vote"
    names = ("left", "ahead", "right")
    race.play(f"vote {names[first - 1]}", f"vote {names[second - 1]}")
    return race.position


@pytest.mark.parametrize("bot", list(BOTS))
def test_the_votes_of_others_do_not_change_a_vote(bot: str) -> None:
    choices = set()
    for first in (LEFT, AHEAD, RIGHT):
        for second in (LEFT, RIGHT):
            position = vote_with(first, second)
            player = BOTS[bot](0, 0, position.actor)
            seen = position.seen_by(position.actor)
            choices.add(tuple(player.decide(seen, position.legal_actions(), Budget(iterations=10))))
    assert len(choices) == 1
