"""`python -m paddlewheel.lab.tuning.riverboat FOLDER`: the weights of Riverboat's pilot, found by self-play.

Each generation plays games with the current weights plus exploration, and samples every seat's features and final
points. The weights are then fitted to the games of all generations, from the last moment of a game back to the first.
The samples of each generation are stored in the folder, and an interrupted run resumes from there.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.rng import CHANCE_STREAM, Stream, new_stream, random_below_in
from paddlewheel.riverboat.ai.pilot.api import features, plan_actions, shortlist
from paddlewheel.riverboat.ai.pilot.feature_names import FEATURES, NAMES
from paddlewheel.riverboat.ai.pilot.round_progress import ALL_MOMENTS, MOMENTS
from paddlewheel.riverboat.ai.pilot.weights import weights_to_text
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition

PERCENT = 100
# percent of decisions: random action; near-best plan or random action; sampled
RANDOM_ACTION_PERCENT, NEAR_BEST_PERCENT, SAMPLED_PERCENT = 3, 20, 35
NEAR_BEST_PLANS = 8  # number of near-best plans
GAMES_SHARE = {2: 1.0, 3: 0.4, 4: 0.5}  # share of games by player count
FINAL_SCORE_WEIGHT = 0.2  # weight of the final points in the target; the rest is the forecast of the next moment
RIDGE_PENALTY = 400.0  # ridge penalty that pulls a moment's weights towards those of the next
MIN_FIT_SAMPLES = 50  # minimum samples to fit a moment
# Points paid at the end of the game: initial weights for fitting the last moment.
FINAL_WEIGHTS = {
    "agents bonus": 1,
    "harbor as it stands": 1,
    "coins": 1,
    "staff": 1,
    "agents": 1,
    "surveyors": 2,
    "barns": 2,
    "wells": 2,
    "colours covered": 7,
}


def decide(position: Position, legal: Sequence[int], weights: Any, stream: list[Stream]) -> Sequence[int]:
    """Choose actions by the weights with some exploration; without weights, play like the bot mate."""
    mood = random_below_in(stream, PERCENT)
    if len(legal) == 1 or mood < RANDOM_ACTION_PERCENT:
        return [legal[random_below_in(stream, len(legal))]]
    if weights is None:
        return position.game.module.greedy(position, 1 + random_below_in(stream, 1 << 30))
    plans = shortlist(position, NEAR_BEST_PLANS, weights)
    return plan_actions(plans[random_below_in(stream, len(plans)) if mood < NEAR_BEST_PERCENT else 0])


def play(players: int, number: int, seed: int, weights: Any, notes: dict[str, list[Any]]) -> None:
    """Play one game and sample the features of every seat at some of its moments."""
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, players))
    chance, whims = new_stream(number, seed, CHANCE_STREAM), new_stream(number, seed, 1)
    first = len(notes["moment"])
    while position.actor != NOBODY:
        if position.actor == CHANCE:
            position.step(position.draw(chance))
            continue
        for action in decide(position, position.legal_actions(), weights, whims):
            position.step(action)
        if position.actor != NOBODY and random_below_in(whims, PERCENT) < SAMPLED_PERCENT:
            note(position, number, notes)
    final = list(position.record.points)
    notes["final"] += [final[seat] for seat in notes["seat"][first:]]


def note(position: RiverboatPosition, number: int, notes: dict[str, list[Any]]) -> None:
    rows, moments = features(position)
    for seat in range(position.options.players):
        notes["row"].append(rows[seat].astype(np.int16))
        notes["moment"].append(int(moments[seat]))
        notes["points"].append(position.record.points[seat])
        notes["game"].append(number)
        notes["seat"].append(seat)


def generation(path: Path, players: int, games: int, seed: int, weights: Any) -> None:
    """Play the games of a generation and store their samples."""
    notes: dict[str, list[Any]] = {name: [] for name in ("row", "moment", "points", "game", "seat", "final")}
    for number in range(games):
        play(players, number, seed, weights, notes)
        if (number + 1) % 500 == 0:
            print(f"{path.stem}: {number + 1} of {games} games", flush=True)
    arrays: dict[str, Any] = {name: np.array(values) for name, values in notes.items()}
    np.savez(path, **arrays)
    print(f"{path.stem}: {len(notes['final'])} notes, {np.mean(notes['final']):.1f} points", flush=True)


def load_notes(paths: Sequence[Path]) -> dict[str, Any]:
    """Load the samples of several files, with a unique number for each seat of each game."""
    parts = [dict(np.load(path)) for path in paths]
    notes = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    file = np.concatenate([np.full(len(part["seat"]), index) for index, part in enumerate(parts)])
    notes["chair"] = (file * 10**6 + notes["game"]) * 10 + notes["seat"]
    return notes


def next_moments(chair: Any, moment: Any) -> Any:
    """For every sample, the first sample of the same seat and game at a later moment, or -1."""
    order = np.lexsort((np.arange(len(chair)), chair))
    found = np.full(len(chair), -1)
    for here, there in zip(order[-2::-1], order[:0:-1], strict=True):
        if chair[here] == chair[there]:
            found[here] = there if moment[there] > moment[here] else found[there]
    return found


def fit(notes: dict[str, Any]) -> tuple[Any, Any]:
    """Fit weights and spread, in thousandths of a point, from the last moment backwards."""
    rows, final, points = notes["row"].astype(np.float64), notes["final"].astype(np.float64), notes["points"]
    scale = rows.std(axis=0) + 1e-9
    scale[0] = 1
    held = np.array([FINAL_WEIGHTS.get(name, 0) for name in NAMES]) * scale
    stiff = np.diag([0.01] + [RIDGE_PENALTY] * (FEATURES - 1))
    later, forecast = next_moments(notes["chair"], notes["moment"]), np.zeros(len(final))
    weights, spread = np.zeros((ALL_MOMENTS, FEATURES)), np.ones(ALL_MOMENTS)
    for moment in reversed(range(ALL_MOMENTS)):
        here = np.flatnonzero(notes["moment"] == moment)
        if len(here) >= MIN_FIT_SAMPLES:
            seen = rows[here] / scale
            hoped = np.where(later[here] >= 0, forecast[later[here]], final[here])
            wanted = FINAL_SCORE_WEIGHT * final[here] + (1 - FINAL_SCORE_WEIGHT) * hoped - points[here]
            held = held + np.linalg.solve(seen.T @ seen + stiff, seen.T @ (wanted - seen @ held))
        weights[moment] = held / scale
        forecast[here] = points[here] + rows[here] @ weights[moment]
        spread[moment] = (
            np.std(final[here] - forecast[here]) if len(here) >= MIN_FIT_SAMPLES else spread[(moment + 1) % ALL_MOMENTS]
        )
    return np.round(1000 * weights).astype(np.int64), np.round(1000 * spread).astype(np.int64)


def tune(folder: Path, generations: int, games: int, seed: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[int, tuple[Any, Any]] = {}
    for number in range(generations):
        for players, part in GAMES_SHARE.items():
            path = folder / f"generation-{number}-{players}.npz"
            if not path.exists():
                weights = found[players][0] if players in found else None
                generation(path, players, round(games * part), seed + number, weights)
            # The games of generation 0, played like mate, only initialize the weights.
            first = min(number, 1)
            found[players] = fit(
                load_notes([folder / f"generation-{n}-{players}.npz" for n in range(first, number + 1)])
            )
            off = found[players][1][::MOMENTS] / 1000
            print(f"{path.stem}: the forecast is off by {off} points at the start of each round", flush=True)
        (folder / "pilot.toml").write_text(weights_to_text(found), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Find the weights of Riverboat's pilot by self-play.")
    parser.add_argument("folder", type=Path, help="where games are kept, and pilot.toml is written")
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--games", type=int, default=4000, help="games of two players in a generation")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    tune(chosen.folder, chosen.generations, chosen.games, chosen.seed)
