"""python benchmarks/four_pilots.py [RACES]: lengths of games of four pilots (2019); writes docs/four-pilots.svg."""

import sys
from collections import Counter
from pathlib import Path

from paddlewheel.games import find_game
from paddlewheel.lab.reports.plots import bars
from paddlewheel.lab.runs.game_runner import play_game

PICTURE = Path(__file__).parent.parent / "docs" / "four-pilots.svg"
LOOK = "<style>text{font:14px sans-serif;fill:#567}.bar{fill:#3a7ca5}</style>"


def main(races: int = 400) -> None:
    game = find_game("mississippi-queen")
    options = game.options("2019", 4, {})
    rows = [play_game(game, options, ["pilot"] * 4, number, seed=5) for number in range(races)]
    lengths = Counter(row.rounds for row in rows)
    counted = [(f"{rounds} rounds", lengths[rounds]) for rounds in range(min(lengths), max(lengths) + 1)]
    picture = bars(counted, f"races of four pilots by length, {races} races")
    head = '<svg xmlns="http://www.w3.org/2000/svg"'
    PICTURE.write_text(picture.replace("<svg", head, 1).replace(">", f">{LOOK}", 1) + "\n", encoding="utf-8")
    in_time = sum(row.rounds <= 30 for row in rows)
    print(f"{races} races: {in_time} within 30 rounds, the longest {max(lengths)}, guard {sum(r.capped for r in rows)}")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
