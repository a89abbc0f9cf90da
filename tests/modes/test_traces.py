"""The traces that every machine must reproduce, GPU included."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.modes.make_traces import trace_of

TRACES = json.loads((Path(__file__).parent / "traces.json").read_text())


@pytest.mark.slow
@pytest.mark.parametrize("row", TRACES, ids=lambda row: row["name"])
def test_two_thousand_games_have_their_trace(row: dict[str, Any]) -> None:
    assert trace_of(row["game"], row["options"], row["seed"], row["games"]) == row["trace"]
