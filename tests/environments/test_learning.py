"""The examples for researchers run as they say, are short, and learn."""

import os
import re
import subprocess
import sys

import pytest

from tests.repository import ROOT

EXAMPLES = ROOT / "examples"
SHARE = 0.5  # of the games, between equals


def run(example: str, *arguments: str) -> list[str]:
    """The lines that an example prints."""
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    done = subprocess.run(
        command, env=os.environ | {"JAX_PLATFORMS": "cpu"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def learned(iterations: int, seed: int) -> tuple[list[float], float]:
    """The share of games won in each iteration, and in the evaluation against deckhands; better bots are met too."""
    *lines, last, mate, pilot = run("ppo.py", str(iterations), str(seed))
    for line, bot in ((mate, "mate"), (pilot, "pilot")):
        assert re.fullmatch(rf"evaluation: [\d.]+% of 64 games won against a {bot}", line)
    shares = [re.fullmatch(r"[\d,]+ steps: (\d+)% of 256 games won, \d+ s", line) for line in lines]
    assert len(shares) == iterations
    assert all(shares)
    final = re.fullmatch(r"evaluation: ([\d.]+)% of 256 games won against a deckhand", last)
    assert final
    return [int(share[1]) / 100 for share in shares if share], float(final[1]) / 100


@pytest.mark.parametrize(("example", "lines"), [("random_rollout.py", 60), ("ppo.py", 80)])
def test_an_example_is_short(example: str, lines: int) -> None:
    assert len((EXAMPLES / example).read_text().splitlines()) < lines


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "players"),
    [((), 3), (("--game", "mississippi-queen", "--edition", "intro-1997", "--players", "4", "--games", "300"), 4)],
)
def test_random_play_is_rolled_out(table: tuple[str, ...], players: int) -> None:
    *_, counted, rewards = run("random_rollout.py", *table)
    games = "300" if table else "1,024"
    assert re.fullmatch(rf"{games} games, [\d,]+ steps, [\d,]+ a second", counted)
    means = [float(text) for text in rewards.removeprefix("mean rewards: ").split()]
    assert len(means) == players
    assert abs(sum(means)) < 0.005
    assert all(abs(mean) < 0.2 for mean in means)


@pytest.mark.slow
def test_a_network_begins_to_learn() -> None:
    shares, final = learned(5, 0)
    assert abs(shares[0] - SHARE) < 0.15
    assert final > max(0.62, shares[0])


@pytest.mark.soak
@pytest.mark.parametrize("seed", [0, 1])
def test_a_network_learns_to_beat_the_deckhand(seed: int) -> None:
    _, final = learned(12, seed)
    assert final > 0.85
