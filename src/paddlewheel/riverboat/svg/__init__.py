"""SVG renderer: all mats and the shared components."""

from paddlewheel.riverboat.svg.frame import draw_sample, riverboat_picture

__all__ = ["draw_sample", "riverboat_picture"]
