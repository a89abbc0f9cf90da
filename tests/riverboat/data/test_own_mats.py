"""An owner's real mats: another file in the same format, and everything plays on it without a change of code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import paddlewheel

PLAY = """
import paddlewheel as pw
game = pw.new_game("riverboat", players=4, seed=3)
while not game.is_over:
    game.play(game.position.game.module.greedy(game.position, 1)[0])
print(len(game.log))
print(pw.load(game.save()).result == game.result)
"""


def own_mats() -> str:
    """Seven rows of five fields, the first of them shifted."""
    lines = []
    for mat in range(4):
        lines += ["[[mat]]", f'name = "own{mat}"', 'source = "KNOWN"', "rows = ["]
        for row in range(7):
            symbols = " ".join("hscd*"[(place + row * 2 + mat) % 5] for place in range(5))
            lines.append(f'  "{" " if row % 2 == 0 else ""}{symbols}",')
        lines.append("]")
    return "\n".join(lines)


def test_a_game_on_an_owners_mats(tmp_path: Path) -> None:
    package = tmp_path / "paddlewheel"
    shutil.copytree(Path(paddlewheel.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "riverboat" / "data" / "mats.toml").write_text(own_mats())
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PADDLEWHEEL_PLAIN": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "True"
