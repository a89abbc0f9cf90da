"""The table drawn by the program itself: every mat, and what lies in the middle."""

from paddlewheel.riverboat.drawing.frame import season_picture
from paddlewheel.riverboat.drawing.sample import draw_sample

__all__ = ["draw_sample", "season_picture"]
