"""What a study measures of every game, and of one: the metrics common to all games, then its own."""

from paddlewheel.core.messages import MessageGroup
from paddlewheel.core.metrics import Metric, define_metric
from paddlewheel.games import find_game

metric = MessageGroup("metric", "paddlewheel.lab")
COMMON_METRICS = (
    define_metric(metric, "rounds"),
    define_metric(metric, "turns"),
    define_metric(metric, "lead_changes"),
    define_metric(metric, "first_edge"),
)


def study_metrics(game: str) -> tuple[Metric, ...]:
    return (*COMMON_METRICS, *find_game(game).module.observer().metric_definitions)
