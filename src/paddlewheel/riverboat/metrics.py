"""Study metrics of a game: points by source, riverboats, agents, coins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddlewheel.core.metrics import GameObserver, Metric
from paddlewheel.riverboat.state import PHASE_COUNT, POINT_SOURCE_COUNT

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

# Average per player, in the order of the columns of `earned`.
POINT_SOURCE_METRICS = (
    Metric("from_tiles", "crop tiles", "Points for laying larger crop tiles.", "points"),
    Metric("from_boats", "riverboats", "Points that riverboats brought.", "points"),
    Metric("from_bonus", "harvesting bonus", "Points of the harvesting bonus.", "points"),
    Metric("from_barns", "barns", "Points of surveyed barns.", "points"),
    Metric("from_wells", "wells", "Points of surveyed wells.", "points"),
    Metric("from_cards", "opportunities", "Points of surveyed opportunity cards.", "points"),
    Metric("from_staff", "surveyors and agents", "Points for surveyors and agents, round by round.", "points"),
    Metric("from_coins", "coins", "Points for coins at the end.", "points"),
    Metric("from_colours", "covered colours", "Points for colours that are covered at the end.", "points"),
    Metric("from_features", "unscored features", "Points for what never scored, at the end.", "points"),
    Metric("from_harbor", "harbor", "Points of riverboats the harbor master has reached.", "points"),
    Metric("from_agents", "most agents", "Points for the most agents in New Orleans.", "points"),
)


class RiverboatObserver(GameObserver):
    metric_definitions = (
        Metric("points", "points", "Points of a player."),
        Metric("most_points", "the winner's points", "Points of whoever has the most."),
        Metric("margin", "margin", "Points between the first and the second."),
        Metric("riverboats", "riverboats filled", "Riverboats a player has filled."),
        Metric("agents", "agents", "Workers a player has in New Orleans."),
        Metric("coins_left", "coins left", "Coins a player has left at the end."),
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
