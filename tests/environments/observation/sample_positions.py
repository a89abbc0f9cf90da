"""Tables of both games, some with their numbers changed as far as they go, and moments of games at them."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from paddlewheel.core.game import Position
from paddlewheel.games import find_game
from paddlewheel.riverboat.knobs import knobs
from tests.core.notation.game_positions import mates_game, random_game
from tests.tables import EVERY_TABLE, Table

FAIRLY_OFTEN = 3  # of the moments of one kind, the first ones


def _table(game: str, edition: str, players: int, variants: dict[str, Any]) -> Table:
    found = find_game(game)
    return Table(found, found.options(edition, players, variants))


# What does not go together is made to: a player has room for nine riverboats.
MOST = {knob.name: knob.high for knob in knobs().values()} | {"riverboats_a_round": "0-0-0-9", "harbor_start": -18}
LEAST = {knob.name: knob.low for knob in knobs().values()} | {"cards_of_a_colour": 1}
CROWDED = {"passengers": 40, "passengers_per_dock": 6}
CHANGED_TABLES = [
    _table("mississippi-queen", "2019", 6, CROWDED | {"round_limit": 1000}),
    _table("mississippi-queen", "black-rose-1998", 7, CROWDED | {"sandbank_backward_coal": 6, "rose_gives": 6}),
    _table("mississippi-queen", "2019-advanced", 2, {"full_coal": 1, "top_speed": 3, "vacated_tiles_leave": 1}),
    _table("riverboat", "2017", 2, MOST),
    _table("riverboat", "2017", 4, MOST | {"harbor_start": 18, "harbor_end": 18}),
    _table("riverboat", "2017", 3, LEAST | {"workers": 5}),
]
ALL_TABLES = EVERY_TABLE + CHANGED_TABLES


def kind_of(position: Any) -> tuple[int, ...]:
    """What is to be decided, and by whom."""
    moment = position.record
    about = (moment.decision,) if position.game.name == "mississippi-queen" else (moment.decision, moment.phase)
    return (min(position.actor, 0), *map(int, about))


def moments(table: Table, seed: int, now_and_then: int, steps: int = 500) -> Iterator[Position]:
    """Of a game of mates and the beginning of a random one: every kind of moment, and others now and then."""
    new = table.game.new_position
    seen: Counter[tuple[int, ...]] = Counter()
    games = chain(mates_game(new(table.options), seed), random_game(new(table.options), seed, steps))
    for number, position in enumerate(games):
        kind = kind_of(position)
        seen[kind] += 1
        if seen[kind] <= FAIRLY_OFTEN or number % now_and_then == 0:
            yield position
