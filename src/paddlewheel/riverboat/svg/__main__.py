"""Write a sample drawing: python -m paddlewheel.riverboat.svg farms.svg"""

import sys

from paddlewheel.riverboat.svg.frame import draw_sample

if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("one argument: the file to write, as in farms.svg")
    draw_sample(sys.argv[1])
