"""Whole games as OpenSpiel writes them down, every state with all that can be asked of it.

Made anew, after a look at why they changed, by `python -m tests.environments.open_spiel.playthroughs`.
"""

import hashlib
import re
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import paddlewheel.environments.open_spiel  # noqa: F401

FOLDER = Path(__file__).parent / "playthroughs"

# Small tables, so that a game is short enough to be read.
GAMES = {
    "race": ("paddlewheel_mississippi_queen(players=2,variants=black_rose;river_length:4;round_limit:2)", 18),
    "vote": ("paddlewheel_mississippi_queen(players=3,preset=intro-1997,variants=round_limit:3;vote_on_direction)", 4),
    "season": (
        "paddlewheel_riverboat(players=2,variants="
        "cards_a_round:1;riverboats_a_round:1-0-0-0;surveyors_a_round:0-0-0-1;workers:2)",
        23,
    ),
}
NUMBERS = re.compile(r"^ObservationTensor\(0\).*?(?=^(?:ChanceOutcomes|Rewards)\(\))", re.DOTALL | re.MULTILINE)


def shortened(text: str) -> str:
    """The thousands of numbers of each state's observations as one checksum."""
    return NUMBERS.sub(lambda found: f"ObservationTensors = {_checksum(found[0])}\n", text)


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def replayed(path: Path) -> tuple[str, str]:
    """A playthrough as it is kept, and as the same actions give it now."""
    flags.FLAGS.mark_as_parsed()
    kept, fresh = generate_playthrough.replay(path)
    return kept, shortened(fresh)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (text, seed) in GAMES.items():
        made = shortened(generate_playthrough.playthrough(text, [], seed=seed))
        (FOLDER / f"{name}.txt").write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
