"""Write traces.json anew, after a deliberate change of the rules: python -m tests.modes.make_traces"""

import json
from pathlib import Path
from typing import Any

from paddlewheel.core.metrics import HASH
from paddlewheel.core.trace import run_trace
from paddlewheel.games import find_game

QUEEN, RIVERBOAT = "mississippi-queen", "riverboat"
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "basic": (QUEEN, {"edition": "2019", "players": 4, "variants": {}}),
    "full": (QUEEN, {"edition": "2019-advanced", "players": 4, "variants": {"black_rose": True}}),
    "riverboat": (RIVERBOAT, {"edition": "2017", "players": 3, "variants": {}}),
}
GAMES, SEED = 2000, 1


def trace_of(game: str, options: dict[str, Any], seed: int, games: int) -> str:
    found = find_game(game)
    return run_trace(found.module.random_games(found.options_from_json(options)).play(seed, 0, games)[:, HASH])


def main() -> None:
    rows = [
        {
            "name": name,
            "game": game,
            "options": options,
            "seed": SEED,
            "games": GAMES,
            "trace": trace_of(game, options, SEED, GAMES),
        }
        for name, (game, options) in TABLES.items()
    ]
    (Path(__file__).parent / "traces.json").write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
