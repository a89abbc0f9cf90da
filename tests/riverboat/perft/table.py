"""A position of the engine in ordinary words: what lies in front of one player, and what all of them share.

This is the only place where the oracle looks at the engine's record; beside it there are only the data files.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import data_file

Field = tuple[int, int]  # row and column of the drawing in mats.toml
Tile = tuple[int, ...]  # its crops
Bag = tuple[tuple[Any, int], ...]  # what, and how many of it

POINTS = (state.FROM_TILES, state.FROM_BOATS, state.FROM_BARNS, state.FROM_WELLS, state.FROM_CARDS)
TILES, BOATS, BARNS, WELLS, CARDS = range(5)  # where a decision's points come from
SYMBOLS = "hscd*"  # colours in the order of cultivation cards


@dataclass(frozen=True)
class Table:
    """What one player has, and what lies in the middle. Which workers of a crop remain does not matter (RB-SHIP-9)."""

    phases: frozenset[int]
    bare: frozenset[Field]  # workers without a crop
    worked: tuple[int, ...]  # workers on each crop
    crops: frozenset[tuple[Field, int]]
    barns: frozenset[Field]
    wells: frozenset[Field]
    surveyed: frozenset[Field]
    coins: int
    workers: int
    surveyors: int
    agents: int
    harbor: int
    points: tuple[int, ...]  # gained from tiles, boats, barns, wells, cards
    harvested: tuple[int, ...]
    big_tiles: int
    boats: tuple[str, ...]
    cards: frozenset[str]
    surveyed_cards: frozenset[str]
    free_phases: frozenset[int]
    open_tiles: Bag
    pile_tiles: Bag
    open_boats: Bag
    pile_boats: Bag
    open_cards: frozenset[tuple[str, int]]  # with their spaces
    pile_cards: frozenset[str]
    coin_supply: int
    barn_supply: int
    well_supply: int
    surveyor_supply: int


def bag(whats: Iterable[Any], counts: Iterable[int]) -> Bag:
    return _bag(tuple(whats), tuple(counts))


@cache
def _bag(whats: tuple[Any, ...], counts: tuple[int, ...]) -> Bag:
    return tuple(sorted((what, int(count)) for what, count in zip(whats, counts, strict=False) if count))


def less(bag: Bag, what: Any) -> Bag:
    """One of it fewer."""
    return tuple((other, count - (other == what)) for other, count in bag if other != what or count > 1)


@cache
def mat(number: int) -> dict[Field, int]:
    """The fields of a mat, in reading order, with their colours."""
    rows = data_file("mats")["mat"][number]["rows"]
    drawn = {(row, column): symbol for row, text in enumerate(rows) for column, symbol in enumerate(text)}
    return {field: SYMBOLS.index(symbol) for field, symbol in drawn.items() if symbol in SYMBOLS}


@cache
def tiles() -> tuple[Tile, ...]:
    names = data_file("crops")["crops"]
    return tuple(tuple(names.index(crop) for crop in row["crops"]) for row in data_file("crops")["tile"])


@cache
def names(what: str, of: str) -> tuple[str, ...]:
    return tuple(row["name"] for row in data_file(what)[of])


@cache
def fields_in(bits: int) -> frozenset[Field]:
    """All mats have their fields in the same places."""
    return frozenset(field for number, field in enumerate(mat(0)) if bits >> number & 1)


def read(record: Any, seat: int) -> Table:
    """The table as this seat sees it."""
    boats, cards = names("riverboats", "boat"), names("opportunities", "card")
    own = [fields_in(int(record.crop[state.CROPS * seat + crop])) for crop in range(state.CROPS)]
    standing = fields_in(int(record.standing[seat]))
    owners = [int(owner) for owner in record.phase_owner]
    berths = record.boats[state.BERTHS * seat : state.BERTHS * seat + record.boat_count[seat]]
    with_surveyor = int(record.surveyed_cards[seat])
    hand = [
        int(card) for card in record.hand[state.HAND_SIZE * seat : state.HAND_SIZE * seat + record.hand_count[seat]]
    ]
    return Table(
        phases=frozenset(phase for phase, owner in enumerate(owners) if owner == seat),
        bare=standing.difference(*own),
        worked=tuple(len(standing & fields) for fields in own),
        crops=frozenset((field, crop) for crop, fields in enumerate(own) for field in fields),
        barns=fields_in(int(record.barn[seat])),
        wells=fields_in(int(record.well[seat])),
        surveyed=fields_in(int(record.surveyed[seat])),
        coins=int(record.coins[seat]),
        workers=int(record.workers[seat]),
        surveyors=int(record.surveyors[seat]),
        agents=int(record.agents[seat]),
        harbor=int(record.harbor[seat]),
        points=tuple(int(record.earned[state.POINT_SOURCE_COUNT * seat + source]) for source in POINTS),
        harvested=tuple(int(count) for count in record.harvested[state.CROPS * seat : state.CROPS * (seat + 1)]),
        big_tiles=int(record.big_tiles[seat]),
        boats=tuple(boats[kind] for kind in berths),
        cards=frozenset(cards[card] for card in hand),
        surveyed_cards=frozenset(cards[card] for at, card in enumerate(hand) if with_surveyor >> at & 1),
        free_phases=frozenset(phase for phase, owner in enumerate(owners) if owner == state.NONE),
        open_tiles=bag(tiles(), record.crops_open),
        pile_tiles=bag(tiles(), record.crops_left),
        open_boats=bag(boats, (int(record.boats_open) >> kind & 1 for kind in range(len(boats)))),
        pile_boats=bag(boats, record.boats_left),
        open_cards=frozenset((cards[card], space) for space, card in enumerate(record.on_space) if card != state.NONE),
        pile_cards=frozenset(name for name, layer in zip(cards, record.layer, strict=False) if layer),
        coin_supply=int(record.coin_supply),
        barn_supply=int(record.barn_supply),
        well_supply=int(record.well_supply),
        surveyor_supply=int(record.surveyor_supply),
    )


def settled(before: Table, after: Table) -> Table:
    """`after` without what the end of a phase or a round has done to things in the middle."""
    new = after.cards - before.cards
    return replace(
        after,
        phases=after.phases if before.free_phases else before.phases,
        free_phases=after.free_phases if before.free_phases else before.free_phases,
        open_boats=after.open_boats if after.boats != before.boats else before.open_boats,
        pile_boats=after.pile_boats if after.boats != before.boats else before.pile_boats,
        open_cards=frozenset((card, space) for card, space in before.open_cards if card not in new),
        pile_cards=before.pile_cards - new,
        coin_supply=before.coin_supply + before.coins - after.coins,
    )
