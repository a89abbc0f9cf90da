"""Metrics of a race for studies: pushes, groundings, passengers, coal."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.messages import MessageGroup
from paddlewheel.core.metrics import GameObserver, define_metric
from paddlewheel.mississippi_queen.actions import decode
from paddlewheel.mississippi_queen.state import AGROUND, BANK, OUT, SANDBANK, TILE_SPACES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


metric = MessageGroup("mq-metric", "paddlewheel.mississippi_queen")


class MississippiQueenObserver(GameObserver):
    metric_definitions = (
        define_metric(metric, "pushes"),
        define_metric(metric, "groundings"),
        define_metric(metric, "out"),
        define_metric(metric, "passengers"),
        define_metric(metric, "coal"),
        define_metric(metric, "docked"),
    )

    def __init__(self) -> None:
        self.pushes = self.groundings = self.taken = 0
        self.places: list[int] = []
        self.conditions: list[int] = []
        self.aboard: list[int] = []

    def on_action(self, position: "MississippiQueenPosition", action: int) -> None:
        race = position.record
        boats = race.boats
        places, conditions = _plain(race.place, boats), _plain(race.condition, boats)
        aboard = _plain(race.passengers, boats)
        if decode(action).verb == "push":
            self.pushes += 1
        if self.places:
            for boat in range(boats):
                self._look_at(position, boat, places[boat], conditions[boat])
                self.taken += max(0, aboard[boat] - self.aboard[boat])
        self.places, self.conditions, self.aboard = places, conditions, aboard

    def _look_at(self, position: "MississippiQueenPosition", boat: int, place: int, condition: int) -> None:
        stranded = condition != self.conditions[boat] and condition in (AGROUND, OUT)
        moved = place != self.places[boat] and place < BANK
        if stranded or (moved and _kind(position, place) == SANDBANK):
            self.groundings += 1

    def metric_values(self, position: "MississippiQueenPosition") -> dict[str, float]:
        race = position.record
        boats = [boat for boat in range(race.boats) if boat != race.rose]
        return {
            "pushes": self.pushes,
            "groundings": self.groundings,
            "out": sum(race.condition[boat] == OUT for boat in boats),
            "passengers": self.taken / len(boats),
            "coal": sum(race.coal[boat] for boat in boats) / len(boats),
            "docked": race.in_port,
        }

    def starting_order(self, position: "MississippiQueenPosition") -> list[int]:
        race = position.record
        boats = [boat for boat in _plain(race.order, race.in_order) if boat != race.rose]
        return list(dict.fromkeys(race.owner[boat] for boat in boats))

    def moment(self, position: "MississippiQueenPosition") -> int:
        """The round number: who leads is sampled once a round."""
        return position.record.round_number


def _plain(numbers: Any, count: int) -> list[int]:
    return list(numbers[:count])


def _kind(position: "MississippiQueenPosition", space: int) -> int:
    tile = position.record.tile[space // TILE_SPACES]
    return position.constants.kind[TILE_SPACES * tile + space % TILE_SPACES]
