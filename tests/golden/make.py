"""Record golden games: for every game, preset and player count, one of each way of ending that bots' games bring about.

    python -m tests.golden.make [GAME]

plays them anew, of both games or one. Only after a deliberate change of the rules; the diff shows what the change did.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from paddlewheel.bots import make_bot
from paddlewheel.core.matches.match import Match
from paddlewheel.core.matches.records import to_record
from paddlewheel.games import GAMES as CATALOGUE
from tests.golden.endings import ending_of
from tests.tables import EVERY_TABLE, Table, name_of

GAMES = Path(__file__).parent / "games"
TRIES = 40
LINE_UPS = ("mate", "deckhand", "mixed")


def played(table: Table, line_up: str, number: int) -> Match:
    match = Match(table.game, table.options, seed=number)
    names = [line_up if line_up != "mixed" else ("mate", "deckhand")[seat % 2] for seat in range(table.players)]
    bots = [make_bot(name, number, number, seat) for seat, name in enumerate(names)]
    while not match.is_over:
        actor = match.actor
        position = match.position
        for action in bots[actor].decide(position.seen_by(actor), position.legal_actions(), bots[actor].budget):
            if match.actor != actor or position.refusal(action):
                break
            match.play(action)
    return match


def games_of(table: Table) -> Iterator[tuple[str, Match]]:
    found: set[str] = set()
    for number in range(TRIES):
        for line_up in LINE_UPS if number < 3 else LINE_UPS[:2]:
            match = played(table, line_up, number)
            ending = ending_of(match.position)
            if ending not in found:
                found.add(ending)
                yield ending, match


def main(names: list[str]) -> None:
    GAMES.mkdir(exist_ok=True)
    for old in GAMES.glob("*.json"):
        if json.loads(old.read_text())["game"] in names:
            old.unlink()
    for table in [table for table in EVERY_TABLE if table.game.name in names]:
        for ending, match in games_of(table):
            name = f"{name_of(table)}-{ending}".replace(" ", "_").replace("/", "").replace(",", "-")
            (GAMES / f"{name}.json").write_text(json.dumps({"ending": ending, **to_record(match)}) + "\n")
        print(name_of(table), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(CATALOGUE))
