"""Play one game of a study with an observer: the game's own metrics and those common to all games."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddlewheel.core.game import Position
from paddlewheel.core.metrics import Measure, Watcher
from paddlewheel.games import find_game
from paddlewheel.lab.runs.game_runner import play_game

COMMON = (
    Measure("rounds", "rounds", "Rounds of a game."),
    Measure("turns", "turns", "Turns of all players in a game."),
    Measure("lead_changes", "lead changes", "Times another player took the lead."),
    Measure("first_edge", "edge of the first to start", "Wins in 100 games beyond a fair share, for who starts first."),
)


class Onlooker:
    """Forwards actions to the game's observer and tracks starting order and lead changes."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.order: list[int] = []
        self.moment = 0
        self.leader = -1
        self.lead_changes = 0

    def saw(self, position: Position, action: int) -> None:
        self.watcher.saw(position, action)
        if position.rounds == 0:
            return
        if not self.order:
            self.order = self.watcher.starting_order(position)
        moment = self.watcher.moment(position)
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


def watch_game(
    name: str, data: Mapping[str, Any], bots: Sequence[str], seed: int, number: int
) -> tuple[list[Any], dict[str, float], list[float]]:
    """The game's row, every metric by name, and the wins by place in the starting order."""
    game = find_game(name)
    onlooker = Onlooker(game.watcher())
    ended: list[Position] = []

    def watch(position: Position, action: int) -> None:
        onlooker.saw(position, action)
        ended[:] = [position]

    row = play_game(game, game.options_from_json(data), bots, number, seed, watch=watch)
    wins = [row.wins(seat) for seat in onlooker.order]
    common = {
        "rounds": row.rounds,
        "turns": row.turns,
        "lead_changes": onlooker.lead_changes,
        "first_edge": 100 * (wins[0] - 1 / len(wins)),
    }
    return row.to_plain(), {**common, **onlooker.watcher.counted(ended[0])}, wins
