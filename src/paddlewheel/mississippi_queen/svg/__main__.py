"""Entry point that draws the README picture: python -m paddlewheel.mississippi_queen.svg docs/race.svg"""

import sys

from paddlewheel.mississippi_queen.svg.readme_picture import draw_readme_picture

if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("one argument: the file to write, as in docs/race.svg")
    draw_readme_picture(sys.argv[1])
