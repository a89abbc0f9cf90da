"""The traces that every machine must reproduce, GPU included."""

import json
from pathlib import Path

import pytest

from paddlewheel.core.trace import run_trace
from paddlewheel.mississippi_queen.deckhands import Bench
from paddlewheel.mississippi_queen.editions import Options
from paddlewheel.mississippi_queen.playout import HASH

TRACES = json.loads((Path(__file__).parent / "traces.json").read_text())


@pytest.mark.parametrize("row", TRACES, ids=lambda row: row["name"])
def test_two_thousand_games_have_their_trace(row: dict[str, object]) -> None:
    options = Options(**row["options"])  # type: ignore[arg-type]
    assert run_trace(Bench(options).play(int(str(row["seed"])), 0, int(str(row["games"])))[:, HASH]) == row["trace"]
