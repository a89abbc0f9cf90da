"""A second opinion on what a decision can lead to: short, slow, recursive, and written from the rule texts alone.

`outcomes(table, question)` gives every table that the decision can leave behind, before anything else happens. It
shares nothing with the engine. Clauses are those of the rule catalogue.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tests.riverboat.perft.table import BARNS, BOATS, CARDS, TILES, WELLS, Field, Table, Tile, less

RING = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # to the neighbours of a field, clockwise
WILD = 5
HARBOR_END = 18
CROP_TYPES = range(5)

# RB-SHIP-5: capacity, coins, points, steps, estate feature, workers to New Orleans.
BENEFITS = {
    "1": (1, 1, 0, 3, "", 0),
    "2a": (2, 0, 1, 2, "", 0),
    "2b": (2, 0, 2, 1, "", 0),
    "3a": (3, 0, 3, 1, "", 0),
    "3b": (3, 1, 3, 0, "", 0),
    "4": (4, 0, 0, 0, "barn", 0),
    "5": (5, 0, 0, 0, "surveyor", 1),
    "6": (6, 0, 0, 0, "any", 2),
    "7": (7, 0, 0, 0, "any", 3),
}

# RB-OPP-5: what a card counts, points for each, at most.
COUNTED: dict[str, tuple[Callable[[Table], int], int, int]] = {
    "turnips": (lambda t: t.harvested[0], 1, 15),
    "wheat": (lambda t: t.harvested[1], 1, 15),
    "corn": (lambda t: t.harvested[2], 1, 15),
    "potatoes": (lambda t: t.harvested[3], 1, 15),
    "pumpkins": (lambda t: t.harvested[4], 1, 15),
    "variety": (lambda t: sum(count > 0 for count in t.harvested), 3, 15),
    "agents": (lambda t: t.agents, 2, 14),
    "savings": (lambda t: t.coins, 2, 14),
    "acreage": (lambda t: t.big_tiles, 2, 14),
    "barns": (lambda t: len(t.barns), 5, 15),
    "wells": (lambda t: len(t.wells), 5, 15),
    "homestead": (lambda t: len(t.barns) + len(t.wells), 3, 15),
    "outskirts": (lambda t: len({f for f in t.barns.union(field for field, _ in t.crops) if on_outskirts(f)}), 1, 15),
    "fleet": (lambda t: sum(sorted(BENEFITS[boat][0] for boat in t.boats)[-2:]), 1, 14),
}
# Points, steps, workers to New Orleans.
FIXED = {"errand": (5, 0, 2), "voyage": (5, 2, 0), "passage": (7, 1, 0)}


@dataclass(frozen=True)
class Question:
    """What is to be decided, and what one must know of the moment."""

    decision: str  # a key of DECISIONS
    colours: dict[Field, int]  # of the mat
    card: int  # colour of the open cultivation card, or WILD
    round_number: int


def outcomes(table: Table, question: Question) -> set[Table]:
    return set(DECISIONS[question.decision](table, question))


# what every phase needs


def pay(t: Table) -> Iterator[Table]:
    """For a coin, if there is one. (RB-COIN-1)"""
    if t.coins > 0:
        yield replace(t, coins=t.coins - 1, coin_supply=t.coin_supply + 1)


def earn_coin(t: Table) -> Table:
    gained = min(1, t.coin_supply)
    return replace(t, coins=t.coins + gained, coin_supply=t.coin_supply - gained)


def score(t: Table, source: int, points: int) -> Table:
    return replace(t, points=tuple(n + points * (i == source) for i, n in enumerate(t.points)))


def walk(t: Table, steps: int) -> Table:
    """RB-SHIP-8."""
    return replace(t, harbor=min(t.harbor + steps, HARBOR_END))


def send(t: Table, most: int) -> Iterator[Table]:
    """Any number of workers from the supply, or none. (RB-AGT-1)"""
    for number in range(min(most, t.workers) + 1):
        yield replace(t, workers=t.workers - number, agents=t.agents + number)


def neighbours(field: Field) -> list[Field]:
    return [(field[0] + row, field[1] + column) for row, column in RING]


def on_outskirts(field: Field) -> bool:
    """The mat has five rows of eight fields, every second one shifted to the right."""
    row, column = field
    return row in (0, 4) or column - row % 2 in (0, 14)


def empty_fields(t: Table, q: Question) -> set[Field]:
    """RB-CUL-5."""
    return set(q.colours) - t.bare - t.barns - {field for field, _ in t.crops}


# phase tiles


def draft(t: Table, q: Question) -> Iterator[Table]:
    """RB-RND-2."""
    for phase in t.free_phases:
        yield replace(t, phases=t.phases | {phase}, free_phases=t.free_phases - {phase})


# 1 cultivation


def hire(t: Table, q: Question) -> Iterator[Table]:
    """RB-CUL-1."""
    for field in empty_fields(t, q):
        yield replace(t, bare=t.bare | {field})


def cultivate(t: Table, q: Question) -> Iterator[Table]:
    """RB-CUL-2, -3, -4."""
    empty = empty_fields(t, q)
    matching = {field for field in empty if q.card in (WILD, q.colours[field])}
    for field in matching or empty:
        yield replace(t, bare=t.bare | {field}, workers=t.workers - 1)
    for paid in pay(t):
        for field in empty:
            yield replace(paid, bare=t.bare | {field}, workers=t.workers - 1)


# 2 planting


def plant(t: Table, q: Question) -> Iterator[Table]:
    """RB-PLA-2, -4."""
    for tile, _ in t.open_tiles:
        yield from lay(replace(t, open_tiles=less(t.open_tiles, tile)), tile)
    for paid in pay(t):
        for tile, _ in t.pile_tiles:
            if len(tile) < 3:
                yield from lay(replace(paid, pile_tiles=less(t.pile_tiles, tile)), tile)


def lay(t: Table, tile: Tile) -> Iterator[Table]:
    """Under bare workers, from every field in every direction. (RB-PLA-2, -3)"""
    for field in t.bare:
        around = neighbours(field)
        for turn in range(6):
            hexes = (field, around[turn], around[(turn + 1) % 6])[: len(tile)]
            if t.bare.issuperset(hexes):
                worked = tuple(t.worked[crop] + tile.count(crop) for crop in CROP_TYPES)
                crops = t.crops.union(zip(hexes, tile, strict=True))
                laid = replace(t, bare=t.bare.difference(hexes), worked=worked, crops=crops)
                yield score(replace(laid, big_tiles=t.big_tiles + (len(tile) == 3)), TILES, len(tile) - 1)


def something_fits(t: Table) -> bool:
    """Is there a tile, open or in a pile, for this player's bare workers? (RB-PLA-7)"""
    return any(True for tile, _ in (*t.open_tiles, *t.pile_tiles) for _ in lay(t, tile))


# 3 harvesting and shipping


def ship(t: Table, q: Question) -> Iterator[Table]:
    """RB-SHIP-2, -4."""
    yield t
    for boat, _ in t.open_boats:
        yield from load(replace(t, open_boats=less(t.open_boats, boat)), boat, q)
    for paid in pay(t):
        for boat, _ in t.pile_boats:
            yield from load(replace(paid, pile_boats=less(t.pile_boats, boat)), boat, q)


def load(t: Table, boat: str, q: Question) -> Iterator[Table]:
    """With workers of one crop. (RB-SHIP-2, -3, -6)"""
    capacity = BENEFITS[boat][0]
    for crop in CROP_TYPES:
        if t.worked[crop] >= capacity:
            worked = tuple(n - capacity * (i == crop) for i, n in enumerate(t.worked))
            harvested = tuple(n + capacity * (i == crop) for i, n in enumerate(t.harvested))
            workers, boats = t.workers + capacity, (*t.boats, boat)
            loaded = replace(t, worked=worked, harvested=harvested, workers=workers, boats=boats)
            for rewarded in feature(loaded, "any", q) if t.harvested[crop] < 9 <= harvested[crop] else [loaded]:
                yield from benefits(rewarded, boat, q)


def benefits(t: Table, boat: str, q: Question) -> Iterator[Table]:
    """Each of them, or not; their order makes no difference. (RB-SHIP-5)"""
    _, coins, points, steps, named, agents = BENEFITS[boat]
    for with_coin in {t, earn_coin(t) if coins else t}:
        for with_points in {with_coin, score(with_coin, BOATS, points)}:
            for with_steps in {with_points, walk(with_points, steps)}:
                for with_feature in feature(with_steps, named, q) if named else [with_steps]:
                    yield from send(with_feature, agents)


# estate features


def feature(t: Table, named: str, q: Question) -> Iterator[Table]:
    """The named feature, or another one instead if it cannot be had, or none. (RB-EST-1 to -4)"""
    yield t
    yield from obtain(t, named, q)


def obtain(t: Table, named: str, q: Question) -> list[Table]:
    possible = {"barn": build_barn(t, q), "well": build_well(t), "surveyor": gain_surveyor(t)}
    return possible.get(named) or [after for ways in possible.values() for after in ways]


def build_barn(t: Table, q: Question) -> list[Table]:
    fields = empty_fields(t, q) if t.barn_supply else set()
    return [replace(t, barns=t.barns | {field}, barn_supply=t.barn_supply - 1) for field in fields]


def build_well(t: Table) -> list[Table]:
    watered = {crop for field, crop in t.crops if field in t.wells}
    fields = {field for field, crop in t.crops if crop not in watered} if t.well_supply else set()
    return [replace(t, wells=t.wells | {field}, well_supply=t.well_supply - 1) for field in fields]


def gain_surveyor(t: Table) -> list[Table]:
    if not t.surveyor_supply:
        return []
    return [replace(t, surveyors=t.surveyors + 1, surveyor_supply=t.surveyor_supply - 1)]


# 4 opportunity


def take_card(t: Table, q: Question) -> Iterator[Table]:
    """RB-OPP-2, -3."""
    for card, space in t.open_cards:
        taken = replace(t, cards=t.cards | {card}, open_cards=t.open_cards - {(card, space)})
        if space == 0:
            yield from gain_surveyor(taken) or feature(taken, "surveyor", q)
        elif space == 1:
            yield from send(taken, 1)
        elif space == 2:
            yield walk(taken, 2)
        else:
            yield earn_coin(taken)
    for paid in pay(t):
        for card in t.pile_cards:
            yield replace(paid, cards=t.cards | {card}, pile_cards=t.pile_cards - {card})


# 5 scoring


def choose_bonus(t: Table, q: Question) -> Iterator[Table]:
    """RB-SCO-1: one of three, or none."""
    yield from send(t, 1)
    yield walk(t, 1)
    yield earn_coin(t)


def survey(t: Table, q: Question) -> Iterator[Table]:
    """RB-SCO-2."""
    yield from place_surveyors(t, 3 if q.round_number == 4 else 2)


def place_surveyors(t: Table, most: int) -> Iterator[Table]:
    yield t
    if most and t.surveyors:
        ready = replace(t, surveyors=t.surveyors - 1)
        for field in (t.barns | t.wells) - t.surveyed:
            placed = replace(ready, surveyed=t.surveyed | {field})
            source, points = (BARNS, barn_points(t, field)) if field in t.barns else (WELLS, well_points(t, field))
            yield from place_surveyors(score(placed, source, points), most - 1)
        for card in t.cards - t.surveyed_cards:
            for scored in score_card(replace(ready, surveyed_cards=t.surveyed_cards | {card}), card):
                yield from place_surveyors(scored, most - 1)


def barn_points(t: Table, field: Field) -> int:
    """RB-SCO-3."""
    around = [crop for other, crop in t.crops if other in neighbours(field)]
    return max(2 * around.count(crop) for crop in CROP_TYPES)


def well_points(t: Table, field: Field) -> int:
    """RB-SCO-4."""
    crop = dict(t.crops)[field]
    same = {other for other, its in t.crops if its == crop}
    group = {field}
    while grown := {other for member in group for other in neighbours(member)} & same - group:
        group |= grown
    return len(group)


def score_card(t: Table, card: str) -> Iterator[Table]:
    """RB-OPP-5."""
    if card in FIXED:
        points, steps, agents = FIXED[card]
        yield from send(walk(score(t, CARDS, points), steps), agents)
    else:
        count, each, most = COUNTED[card]
        yield score(t, CARDS, min(each * count(t), most))


DECISIONS: dict[str, Callable[[Table, Question], Iterator[Table]]] = {
    "draft": draft,
    "hire": hire,
    "cultivate": cultivate,
    "plant": plant,
    "ship": ship,
    "card": take_card,
    "bonus": choose_bonus,
    "survey": survey,
}
