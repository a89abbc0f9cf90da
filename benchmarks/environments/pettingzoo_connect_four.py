"""PettingZoo's connect four, measured by PettingZoo's own benchmark; see pettingzoo_turns.py.

`env()` is `raw_env()` with PettingZoo's three standard wrappers. --seconds is ignored: the benchmark takes five.
"""

import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from pettingzoo.classic import connect_four_v3
from pettingzoo_turns import turns_a_second
from rates import print_rates

MEASURES = {
    "PettingZoo connect four, env()": lambda _: turns_a_second(connect_four_v3.env()),
    "PettingZoo connect four, raw_env()": lambda _: turns_a_second(connect_four_v3.raw_env()),
}

if __name__ == "__main__":
    print_rates(__doc__, "pettingzoo", MEASURES)
