"""Play one game of a study with an observer: the game's own metrics and those common to all games."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddlewheel.core.game import Position
from paddlewheel.core.metrics import GameObserver
from paddlewheel.games import find_game
from paddlewheel.lab.runs.game_runner import play_game


class StudyObserver:
    """Forwards actions to the game's observer and tracks starting order and lead changes."""

    def __init__(self, watcher: GameObserver) -> None:
        self.observer = watcher
        self.order: list[int] = []
        self.moment = 0
        self.leader = -1
        self.lead_changes = 0

    def on_action(self, position: Position, action: int) -> None:
        self.observer.on_action(position, action)
        if position.rounds == 0:
            return
        if not self.order:
            self.order = self.observer.starting_order(position)
        moment = self.observer.moment(position)
        if moment != self.moment:
            self.moment = moment
            self._look_who_leads(position)

    def _look_who_leads(self, position: Position) -> None:
        """Update the leader: a tie for first place does not change the lead."""
        ahead = [seat for seat, place in enumerate(position.result()) if place == 1]
        if self.leader in ahead or len(ahead) > 1:
            return
        self.lead_changes += self.leader >= 0
        self.leader = ahead[0]


def observe_game(
    name: str, data: Mapping[str, Any], bots: Sequence[str], seed: int, number: int
) -> tuple[list[Any], dict[str, float], list[float]]:
    """The game's row, every metric by name, and the wins by place in the starting order."""
    game = find_game(name)
    onlooker = StudyObserver(game.module.observer())
    ended: list[Position] = []

    def watch(position: Position, action: int) -> None:
        onlooker.on_action(position, action)
        ended[:] = [position]

    row = play_game(game, game.options_from_json(data), bots, number, seed, watch=watch)
    wins = [row.wins(seat) for seat in onlooker.order]
    common = {
        "rounds": row.rounds,
        "turns": row.turns,
        "lead_changes": onlooker.lead_changes,
        "first_edge": 100 * (wins[0] - 1 / len(wins)),
    }
    return row.to_plain(), {**common, **onlooker.observer.metric_values(ended[0])}, wins
