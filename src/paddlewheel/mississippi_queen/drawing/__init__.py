"""The river drawn by the program itself, as an SVG."""

from paddlewheel.mississippi_queen.drawing.frame import race_picture
from paddlewheel.mississippi_queen.drawing.picture import race_svg
from paddlewheel.mississippi_queen.drawing.readme import draw_readme_picture

__all__ = ["draw_readme_picture", "race_picture", "race_svg"]
