"""OpenSpiel's games from Python, with masks and observation tensors; see openspiel_steps.py.

Backgammon is implemented in C++, block dominoes in Python.
"""

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401  importing registers it
from openspiel_steps import loop_rate
from rates import print_rates

MEASURES = {
    "OpenSpiel backgammon (C++), from Python": lambda seconds: loop_rate(pyspiel.load_game("backgammon"), seconds),
    "OpenSpiel block dominoes (Python)": lambda seconds: loop_rate(pyspiel.load_game("python_block_dominoes"), seconds),
}

if __name__ == "__main__":
    print_rates(__doc__, "open_spiel", MEASURES)
