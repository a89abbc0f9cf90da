"""What a game was like, for its players: the points of each, round by round."""

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


class PointsMoment(TypedDict):
    """The points of each seat when a round was over."""

    round: int
    points: list[int]


class SeasonStatistics(TypedDict):
    """The points of each seat after each round, the last after the final scoring."""

    rounds: list[PointsMoment]


class SeasonObserver:
    """Gathers the statistics of a game, position by position."""

    def __init__(self, position: "RiverboatPosition") -> None:
        self._rounds: list[PointsMoment] = []
        self._round = position.rounds

    def on_action(self, position: "RiverboatPosition", action: int) -> None:
        """Called after every action and draw."""
        if position.rounds != self._round:
            self._keep(position)
            self._round = position.rounds

    def _keep(self, position: "RiverboatPosition") -> None:
        if self._round:
            points = position.record.points[: position.options.players]
            self._rounds.append({"round": self._round, "points": [int(each) for each in points]})

    def statistics(self, position: "RiverboatPosition") -> SeasonStatistics:
        self._keep(position)
        return {"rounds": self._rounds}
