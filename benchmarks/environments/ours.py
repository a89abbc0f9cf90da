"""Both games in every environment, measured by the same functions as other libraries' games.

A step or a turn is defined as in the script of the other library. Mississippi Queen is the 2019 edition with four
players, Riverboat has three. In a batch a step is one action of the acting seat in one of 1,024 games, with the mask
and observation of the next one, in two threads; finished games restart within the step. The batch samples legal actions
in compiled code; the time of "steps alone" excludes that.

A step in Gymnasium is one decision of the learner and all actions of the deckhands until its next one.
"""

from importlib import import_module
from time import perf_counter
from typing import Any

from rates import Measure, print_rates, steps_a_second

COUNT, THREADS = 1024, 2


def pettingzoo_rate(env: str, maker: str) -> float:
    module = getattr(import_module("paddlewheel.environments.pettingzoo"), env)
    from pettingzoo_turns import turns_a_second

    return turns_a_second(getattr(module, maker)())


def openspiel_rate(game: str, players: int, seconds: float) -> float:
    import_module("paddlewheel.environments.open_spiel")
    import pyspiel
    from openspiel_steps import loop_rate

    return loop_rate(pyspiel.load_game(f"paddlewheel_{game.replace('-', '_')}(players={players})"), seconds)


def gymnasium_rate(env: str, players: int, seconds: float, legal: bool = False) -> float:
    import_module("paddlewheel.environments.gymnasium")
    import gymnasium
    from gymnasium_steps import step_rate

    return step_rate(gymnasium.make(env, players=players), seconds, legal)


def gymnasium_vector_rate(env: str, players: int, seconds: float, legal: bool = False) -> float:
    import_module("paddlewheel.environments.gymnasium")
    import gymnasium
    from gymnasium_steps import vector_rate

    envs = gymnasium.make_vec(env, COUNT, players=players, threads=THREADS)
    return vector_rate(envs, seconds, envs.unwrapped.learner_batch.batch.sample if legal else None)


def new_batch(game: str, players: int) -> Any:
    from paddlewheel.environments.batch import Batch

    return Batch.of(game, COUNT, players=players, seed=1, threads=THREADS)


def batch_rate(batch: Any, seconds: float) -> float:
    def play() -> int:
        batch.step(batch.sample())
        return COUNT

    return steps_a_second(play, seconds)


def batch_rate_alone(batch: Any, seconds: float) -> float:
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = batch.sample()
        start = perf_counter()
        batch.step(actions)
        spent += perf_counter() - start
        steps += COUNT
    return steps / spent


def ways(game: str, players: int, zoo: str, gym: str) -> dict[str, Measure]:
    return {
        "PettingZoo env()": lambda _: pettingzoo_rate(zoo, "env"),
        "PettingZoo raw_env()": lambda _: pettingzoo_rate(zoo, "raw_env"),
        "OpenSpiel": lambda seconds: openspiel_rate(game, players, seconds),
        "Gymnasium": lambda seconds: gymnasium_rate(gym, players, seconds),
        "Gymnasium, legal actions": lambda seconds: gymnasium_rate(gym, players, seconds, True),
        "Gymnasium, 1,024": lambda seconds: gymnasium_vector_rate(gym, players, seconds),
        "Gymnasium, 1,024, legal actions": lambda seconds: gymnasium_vector_rate(gym, players, seconds, True),
        "batch of 1,024": lambda seconds: batch_rate(new_batch(game, players), seconds),
        "batch of 1,024, steps alone": lambda seconds: batch_rate_alone(new_batch(game, players), seconds),
    }


QUEEN = ways("mississippi-queen", 4, "mississippi_queen_v2", "paddlewheel/MississippiQueen-v2")
RIVERBOAT = ways("riverboat", 3, "riverboat_v1", "paddlewheel/Riverboat-v1")
MEASURES = {f"Mississippi Queen, {way}": by for way, by in QUEEN.items()}
MEASURES |= {f"Riverboat, {way}": by for way, by in RIVERBOAT.items()}

if __name__ == "__main__":
    print_rates(__doc__, "paddlewheel", MEASURES)
