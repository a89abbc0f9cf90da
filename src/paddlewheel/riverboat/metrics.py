"""Study metrics of a game: points by source, riverboats, agents, coins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddlewheel.core.messages import MessageGroup
from paddlewheel.core.metrics import GameObserver, define_metric
from paddlewheel.riverboat.state import PHASE_COUNT, POINT_SOURCE_COUNT

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

metric = MessageGroup("rb-metric", "paddlewheel.riverboat")

# Average per player, in the order of the columns of `earned`.
POINT_SOURCE_METRICS = (
    define_metric(metric, "from_tiles", "points"),
    define_metric(metric, "from_boats", "points"),
    define_metric(metric, "from_bonus", "points"),
    define_metric(metric, "from_barns", "points"),
    define_metric(metric, "from_wells", "points"),
    define_metric(metric, "from_cards", "points"),
    define_metric(metric, "from_staff", "points"),
    define_metric(metric, "from_coins", "points"),
    define_metric(metric, "from_colours", "points"),
    define_metric(metric, "from_features", "points"),
    define_metric(metric, "from_harbor", "points"),
    define_metric(metric, "from_agents", "points"),
)


class RiverboatObserver(GameObserver):
    metric_definitions = (
        define_metric(metric, "points"),
        define_metric(metric, "most_points"),
        define_metric(metric, "margin"),
        define_metric(metric, "riverboats"),
        define_metric(metric, "agents"),
        define_metric(metric, "coins_left"),
        *POINT_SOURCE_METRICS,
    )

    def on_action(self, position: "RiverboatPosition", action: int) -> None:
        """Nothing to record: all metrics can be read from the final position."""

    def metric_values(self, position: "RiverboatPosition") -> dict[str, float]:
        record, players = position.record, position.options.players
        points = sorted((record.points[seat] for seat in range(players)), reverse=True)
        found = {"points": sum(points) / players, "most_points": points[0], "margin": points[0] - points[1]}
        for name, field in (("riverboats", "boat_count"), ("agents", "agents"), ("coins_left", "coins")):
            found[name] = _mean(getattr(record, field), range(players))
        for source, measure in enumerate(POINT_SOURCE_METRICS):
            found[measure.name] = _mean(record.earned, range(source, POINT_SOURCE_COUNT * players, POINT_SOURCE_COUNT))
        return found

    def starting_order(self, position: "RiverboatPosition") -> list[int]:
        players = position.options.players
        return [(position.record.first_player + index) % players for index in range(players)]

    def moment(self, position: "RiverboatPosition") -> int:
        """Index of the current phase, counted over all rounds."""
        return (PHASE_COUNT + 1) * position.record.round_number + position.record.phase


def _mean(numbers: Sequence[int], indexes: range) -> float:
    return sum(numbers[index] for index in indexes) / len(indexes)
