"""The weights of Mississippi Queen's pilot, by self-play: `python -m paddlewheel.lab.tuning.mississippi_queen FILE`.

Coordinate search: each weight is tried larger and smaller, a pilot with the changed weight against pilots without it,
with the same luck from every seat. Significant improvements are kept. Every duel is appended to the file, and an
interrupted run resumes from it.
"""

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import CHANCE_STREAM, new_stream, next_in
from paddlewheel.mississippi_queen.ai.pilot.api import MississippiQueenPilotWorkspace, pilot_actions
from paddlewheel.mississippi_queen.ai.pilot.weights import RAMP, WEIGHT_NAMES, pilot_weights
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, MississippiQueenPosition

FACTORS = (1.6, 0.625)
RAMP_STEPS = (20, -20)  # hundredths of a turn
MIN_STANDARD_ERRORS = 1.6  # standard errors
DUEL_PLAYER_COUNTS = (2, 4)  # player counts, alternating


def trials(only: str) -> Iterator[tuple[str, int, float, float]]:
    """Trials for every weight, or those in `only`: label, index, factor, and amount added."""
    for index, name in enumerate(WEIGHT_NAMES[:RAMP]):
        if not only or name in only.split(","):
            yield from ((f"{name} x {factor}", index, factor, 0.0) for factor in FACTORS)
    if not only or WEIGHT_NAMES[RAMP] in only.split(","):
        for speed in range(1, 7):
            yield from ((f"ramp {speed} {step:+}", RAMP + speed, 1.0, step) for step in RAMP_STEPS)


def race_winner(desks: list[MississippiQueenPilotWorkspace], number: int, seed: int) -> int:
    """Play one race until the first boat is in port, or to its end; returns the winning seat."""
    position = MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options("2019", len(desks), {}))
    chance = new_stream(number, seed, CHANCE_STREAM)
    whims = [new_stream(number, seed, 1 + seat) for seat in range(len(desks))]
    while position.actor != NOBODY and position.record.in_port == 0:
        if position.actor == CHANCE:
            position.step(position.draw(chance))
        else:
            _take_turn(position, desks[position.actor], next_in(whims[position.actor]))
    return position.result().index(1)


def _take_turn(position: MississippiQueenPosition, desk: MississippiQueenPilotWorkspace, luck: int) -> None:
    actor, legal = position.actor, position.legal_actions()
    for action in legal if len(legal) == 1 else pilot_actions(position, luck, workspace=desk):
        if position.actor != actor or action not in position.legal_actions():
            return
        position.step(action)


def duel(challenger: Any, champion: Any, blocks: int, seed: int) -> tuple[float, float]:
    """The challenger's share of wins above parity, with its standard error, over blocks with the same luck."""
    ours, theirs = MississippiQueenPilotWorkspace(challenger), MississippiQueenPilotWorkspace(champion)
    scores = []
    for number in range(blocks):
        players = DUEL_PLAYER_COUNTS[number % len(DUEL_PLAYER_COUNTS)]
        wins = 0
        for seat in range(players):
            desks = [ours if other == seat else theirs for other in range(players)]
            wins += race_winner(desks, number, seed) == seat
        scores.append(wins / players - 1 / players)
    return float(np.mean(scores)), float(np.std(scores) / math.sqrt(max(1, blocks - 1)))


def _tried(name: str, gain: float, error: float) -> dict[str, Any]:
    kept = gain > MIN_STANDARD_ERRORS * error
    print(f"{name}: {gain:+.3f} give or take {error:.3f}, {'kept' if kept else 'not kept'}", flush=True)
    return {"trial": name, "gain": gain, "error": error, "kept": kept}


def tune(file: Path, blocks: int, rounds: int, seed: int, only: str) -> Any:
    """Resume from the file, one duel per line. `only` names the weights to try; empty for all."""
    known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    weights, asked = pilot_weights().copy(), 0
    for turn in range(rounds):
        for name, index, factor, step in trials(only):
            changed = weights.copy()
            changed[index] = round(weights[index] * factor + step)
            if asked == len(known):
                known.append(_tried(name, *duel(changed, weights, blocks, seed + turn)))
                with file.open("a") as lines:
                    lines.write(json.dumps(known[-1]) + "\n")
            weights = changed if known[asked]["kept"] else weights
            asked += 1
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="where duels are kept")
    parser.add_argument("--blocks", type=int, default=60, help="lucks a duel")
    parser.add_argument("--rounds", type=int, default=2, help="how often every weight is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="weights to try, separated by commas")
    asked = parser.parse_args()
    weights = tune(asked.file, asked.blocks, asked.rounds, asked.seed, asked.only)
    for name, value in zip(WEIGHT_NAMES, weights, strict=False):
        print(f"{name} = {value:g}" if name != "ramp" else f"ramp = {[round(float(w)) for w in weights[RAMP:]]}")


if __name__ == "__main__":
    main()
