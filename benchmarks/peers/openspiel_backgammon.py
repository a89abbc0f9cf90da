"""Random play of OpenSpiel's C++ backgammon, one core.

The main result is `evaluate_bots` with two C++ random bots: a game is one call, so no Python runs between moves.
(It is as fast as the C++ random rollouts of OpenSpiel's MCTS, which do not report their number of moves.)
`python_loop` is the usual loop of legal_actions and apply_action in Python.

A step is a player's action, chosen from the full list of legal ones; an action moves both dice at once. Dice rolls are
not counted. The time excludes counting.
"""

import argparse
import json
import random
from collections.abc import Callable
from time import perf_counter

import pyspiel

GAME = pyspiel.load_game("backgammon")
BOTS = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]


def play_in_cpp(state: pyspiel.State, seed: int) -> None:
    pyspiel.evaluate_bots(state, BOTS, seed)


def play_from_python(state: pyspiel.State, seed: int) -> None:
    chance = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            rolls, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(rolls, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def measure(play: Callable[[pyspiel.State, int], None], seconds: float) -> tuple[int, int, float]:
    games, steps, spent = 0, 0, 0.0
    while spent < seconds:
        state = GAME.new_initial_state()
        start = perf_counter()
        play(state, games)
        spent += perf_counter() - start
        games += 1
        steps += sum(action.player >= 0 for action in state.full_history())
    return games, steps, steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    seconds = parser.parse_args().seconds
    games, steps, rate = measure(play_in_cpp, seconds)
    python_rate = measure(play_from_python, seconds)[2]
    report = {
        "peer": "OpenSpiel backgammon",
        "version": pyspiel.__version__,
        "steps_per_second": round(rate),
        "games": games,
        "steps": steps,
        "python_loop": round(python_rate),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
