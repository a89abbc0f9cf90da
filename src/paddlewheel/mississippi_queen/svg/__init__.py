"""SVG rendering of the river and its boats."""

from paddlewheel.mississippi_queen.svg.frame import race_picture
from paddlewheel.mississippi_queen.svg.picture import race_svg
from paddlewheel.mississippi_queen.svg.readme_picture import draw_readme_picture

__all__ = ["draw_readme_picture", "race_picture", "race_svg"]
