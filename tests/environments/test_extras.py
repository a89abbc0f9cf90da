"""Extras stay extras: the package runs without any of them, and each adapter names the one it misses."""

import re
import subprocess
import sys
import tomllib

import pytest

from tests.repository import ROOT

EXTRAS = (
    *("pettingzoo", "gymnasium", "pyspiel", "open_spiel", "cupy", "numba_cuda", "jax", "torch"),
    *("PIL", "resvg_py", "ray"),
)
BLOCK = f"""
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRAS!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
"""
WITHOUT = """
import paddlewheel as pw
import paddlewheel.cli
import paddlewheel.server.app
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.rendering import ansi, svg
from paddlewheel.environments.turn_actions import TurnBatch

pw.new_game("riverboat", seed=1).legal_actions()
batch = Batch.of("mississippi-queen", 4, seed=1)
TurnBatch(batch).step([0, 0, 0, 0])
assert svg(batch.position(0)) and ansi(batch.position(0))
"""
NAMED = {
    "paddlewheel.environments.pettingzoo": "pettingzoo",
    "paddlewheel.environments.gymnasium": "gymnasium",
    "paddlewheel.environments.open_spiel": "open-spiel",
}


PROJECT = ROOT / "pyproject.toml"


def test_their_names_are_spelt_as_every_pip_understands_them() -> None:
    """The names that are written into a wheel are lower case with hyphens, and older pips compare them as they are."""
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", extra) for extra in extras)
    advice = [path.read_text(encoding="utf-8") for path in (PROJECT.parent / "docs").glob("*.md")]
    advice.append((PROJECT.parent / "README.md").read_text(encoding="utf-8"))
    advice += [path.read_text(encoding="utf-8") for path in (PROJECT.parent / "src").rglob("*.py")]
    named = {extra for text in advice for extra in re.findall(r"paddlewheel\[([\w-]+)\]", text)}
    assert "open-spiel" in named
    assert named <= set(extras)


def test_numba_has_an_upper_bound() -> None:
    """The engine builds on private parts of it, so the next version may break them."""
    needed = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    (numba,) = [one for one in needed if re.match(r"numba\b", one)]
    assert re.fullmatch(r"numba>=[\d.]+,<[\d.]+", numba)


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BLOCK + program], capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_the_package_needs_none_of_them() -> None:
    done = run(WITHOUT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("module", "extra"), NAMED.items())
def test_a_missing_one_is_named(module: str, extra: str) -> None:
    done = run(f"import {module}")
    assert done.returncode == 1
    assert f"pip install paddlewheel[{extra}]" in done.stderr.replace("'", "").replace('"', "")


@pytest.mark.slow
def test_a_missing_painter_is_named() -> None:
    program = "from paddlewheel.environments.rendering import rgb_array\nimport paddlewheel as pw\n"
    done = run(program + "rgb_array(pw.new_game('riverboat', seed=1).position)")
    assert done.returncode == 1
    assert "pip install paddlewheel[render]" in done.stderr.replace("'", "").replace('"', "")


def test_a_missing_gpu_library_is_named() -> None:
    done = run("from paddlewheel.environments.gpu import GpuBatch\nGpuBatch.of('riverboat', 8)")
    assert done.returncode == 1
    assert "pip install paddlewheel[gpu]" in done.stderr.replace("'", "").replace('"', "")
