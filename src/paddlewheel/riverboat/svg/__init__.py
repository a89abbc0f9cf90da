"""The table drawn by the program itself: every mat, and what lies in the middle."""

from paddlewheel.riverboat.svg.frame import draw_sample, season_picture

__all__ = ["draw_sample", "season_picture"]
