"""Entry point of the terminal game: python -m paddlewheel.terminal riverboat --players 3 --seed 7"""

import argparse
import os
import sys
from pathlib import Path

import paddlewheel
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.matches.match import Match
from paddlewheel.core.messages.language import find_language
from paddlewheel.terminal.app import play_in_terminal


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m paddlewheel.terminal")
    parser.add_argument("game", nargs="?", default="mississippi-queen")
    parser.add_argument("--edition")
    parser.add_argument("--players", type=int)
    parser.add_argument("--variants", default="", help="as in black_rose,vote_on_direction")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--humans", default="1", help="seats of people, as in 1,2; 0 for none")
    parser.add_argument("--load", type=Path, help="a saved game")
    parser.add_argument("--language", help="of what is shown; else that of the environment")
    wanted = parser.parse_args()
    try:
        language = find_language(wanted.language, os.environ)
        match = _match(wanted)
    except (PaddlewheelError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    humans = {int(seat) - 1 for seat in wanted.humans.split(",") if int(seat) > 0}
    return play_in_terminal(match, humans, {}, save_to=wanted.load, language=language)


def _match(wanted: argparse.Namespace) -> Match:
    if wanted.load:
        return paddlewheel.load(wanted.load.read_text(encoding="utf-8"))
    variants = tuple(name for name in wanted.variants.split(",") if name)
    return paddlewheel.new_game(
        wanted.game, edition=wanted.edition, players=wanted.players, variants=variants, seed=wanted.seed
    )


if __name__ == "__main__":
    sys.exit(main())
