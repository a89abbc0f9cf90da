"""Write traces.json anew, after a deliberate change of the rules: python -m tests.modes.make_traces"""

import json
from pathlib import Path
from typing import Any

from paddlewheel.core.trace import run_trace
from paddlewheel.mississippi_queen.deckhands import Bench
from paddlewheel.mississippi_queen.editions import Options
from paddlewheel.mississippi_queen.playout import HASH

SETUPS: dict[str, dict[str, Any]] = {
    "basic": {"edition": "2019", "players": 4, "variants": {}},
    "full": {"edition": "2019-advanced", "players": 4, "variants": {"black_rose": True}},
}
GAMES, SEED = 2000, 1


def main() -> None:
    rows = []
    for name, options in SETUPS.items():
        trace = run_trace(Bench(Options(**options)).play(SEED, 0, GAMES)[:, HASH])
        rows.append({"name": name, "options": options, "seed": SEED, "games": GAMES, "trace": trace})
    (Path(__file__).parent / "traces.json").write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
