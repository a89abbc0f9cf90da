"""A picture of a game in full swing: three players in the third round."""

from pathlib import Path

from paddlewheel.core.chance import CHANCE_STREAM, new_stream
from paddlewheel.core.contract import CHANCE
from paddlewheel.riverboat.drawing.frame import season_picture
from paddlewheel.riverboat.game import RIVERBOAT, SeasonPosition
from paddlewheel.riverboat.state import LAY_STEP

PLAYERS, SEED, ROUND = 3, 7, 3


def sample_position() -> SeasonPosition:
    """Everybody plays at a glance, until somebody lays a crop tile in that round."""
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, PLAYERS, {}))
    stream = new_stream(0, SEED, CHANCE_STREAM)
    while position.rounds < ROUND or position.record.step != LAY_STEP:
        chosen = position.draw(stream) if position.actor == CHANCE else position.favourite()[0]
        position.step(chosen)
    return position


def draw_sample(path: str | Path) -> None:
    Path(path).write_text(season_picture(sample_position()).svg(), encoding="utf-8")
