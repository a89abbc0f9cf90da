"""Positions at the beginning of a turn: from games played at random or half at random, and crowds set up on purpose."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paddlewheel.core.game import NOBODY
from paddlewheel.core.hexgrid import HEADINGS, Hex, distance
from paddlewheel.mississippi_queen.actions import DIRECTIONS, GO_AHEAD, PUSH, SPEED, STOP
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, MississippiQueenPosition
from paddlewheel.mississippi_queen.names import boat_names, place_name
from tests.mississippi_queen.perft.engine_outcomes import BEGINNING, turn_of
from tests.mississippi_queen.perft.river_map import STATIONS, River, has_finish_tile
from tests.mississippi_queen.situation import Situation, situation

MOST_TURNS = 60

Setting = tuple[str, int, dict[str, Any]]  # edition, players, variants

SETTINGS: tuple[Setting, ...] = (
    ("intro-1997", 4, {}),
    ("intro-1997", 5, {"no_push_near_finish": True}),
    ("classic-1997", 3, {}),
    ("classic-1997", 5, {}),
    ("classic-1997", 4, {"no_push_near_finish": True, "river_length": 6}),
    ("classic-1997", 3, {"two_boats_each": True}),
    ("black-rose-1998", 2, {}),
    ("black-rose-1998", 3, {"river_length": 6}),
    ("black-rose-1998", 5, {}),
    ("black-rose-1998", 7, {}),
    ("black-rose-1998", 8, {"black_rose": False}),
    ("black-rose-1998", 6, {"branching_river": True}),
    ("black-rose-1998", 4, {"no_push_near_finish": True}),
    ("2019", 2, {}),
    ("2019", 3, {"black_rose": True}),
    ("2019", 6, {}),
    ("2019", 4, {"teams": True}),
    ("2019-advanced", 2, {"black_rose": True}),
    ("2019-advanced", 3, {"two_boats_each": True}),
    ("2019-advanced", 4, {}),
    ("2019-advanced", 5, {"black_rose": True}),
    ("2019-advanced", 5, {"river_length": 18}),
    ("2019-advanced", 6, {"no_push_near_finish": True, "branching_river": True}),
)


def from_game(edition: str, players: int, variants: dict[str, Any], random: Random) -> MississippiQueenPosition:
    """The beginning of some turn of a game, the mover with any amount of coal."""
    options = MISSISSIPPI_QUEEN.options(edition, players, variants)
    wanted, habit = random.randrange(1, MOST_TURNS), random.choice([0.0, 0.4, 0.8])
    position = next(turns(options, random, habit))
    for number, later in enumerate(turns(options, random, habit)):
        position = later
        if number == wanted:
            break
    race = position.record
    if race.boat != race.rose:
        race.coal[race.boat] = random.randrange(7)
        position.begin_turn(int(race.boat))
    return position


def turns(options: Any, random: Random, habit: float) -> Iterator[MississippiQueenPosition]:
    """The beginnings of all turns of one game."""
    position = MISSISSIPPI_QUEEN.new_position(options)
    turn = turn_of(position.record)
    while position.actor != NOBODY:
        position.step(choose(position, random, habit))
        if position.record.decision in BEGINNING and turn_of(position.record) != turn:
            turn = turn_of(position.record)
            yield position.copy()


def choose(position: MississippiQueenPosition, random: Random, habit: float) -> int:
    """An action at random; by habit ahead, a push, a slow speed or the end of the move."""
    legal = position.legal_actions()
    if random.random() < habit:
        liked = [action for action in legal if action in (GO_AHEAD, STOP) or PUSH <= action < PUSH + 6]
        liked = liked or [action for action in legal if action in (SPEED + 1, SPEED + 2)]
        return random.choice(liked or legal)
    return random.choice(legal)


CROWDS: tuple[Setting, ...] = (
    ("intro-1997", 5, {}),
    ("classic-1997", 5, {}),
    ("classic-1997", 5, {"no_push_near_finish": True}),
    ("black-rose-1998", 3, {}),
    ("black-rose-1998", 7, {}),
    ("black-rose-1998", 8, {"black_rose": False}),
    ("2019-advanced", 2, {}),
    ("2019-advanced", 5, {"black_rose": True}),
    ("2019-advanced", 6, {}),
    ("2019-advanced", 6, {"no_push_near_finish": True}),
)
ROSES: tuple[Setting, ...] = (
    ("black-rose-1998", 3, {}),
    ("2019-advanced", 3, {"black_rose": True}),
    ("black-rose-1998", 6, {"no_push_near_finish": True}),
    ("2019", 5, {"black_rose": True}),
)
A_TILES = ("A1-1", "A1-2", "A1-3", "A1-4", "A2-1", "A2-2", "A2-3", "A2-4", "A3-1", "A3-2", "A3-3")
B_TILES = ("B1", "B1/B2", "B2", "B3-1", "B3-2", "B4")
WITH_HAZARDS = ("black-rose-1998", "2019-advanced")


def crowd(edition: str, players: int, variants: dict[str, Any], random: Random) -> MississippiQueenPosition:
    """Boats set close together on a short river, one of them to move."""
    hazards = edition in WITH_HAZARDS and random.random() < 0.8
    first, *others = random.sample(B_TILES if hazards else A_TILES, k=3)
    laid = [first, *(f"{tile} {random.choice(DIRECTIONS)}" for tile in others)]
    finish = random.choice([None, *DIRECTIONS])
    docks = random.choice(["last_tile", "finish_tile"])
    race = situation(*laid, finish=finish, edition=edition, players=players, finish_docks=docks, **variants)
    gather(race, random)
    return race.position


def gather(race: Situation, random: Random) -> None:
    """Put all boats near one space, in any state, and let one of them have its turn."""
    river, names = river_of(race), boat_names(race.record)
    intro = race.position.options.edition == "intro-1997"  # where no boat lies on an entry space
    afloat = [space for space, what in river.what.items() if what != "land" and not (intro and space in river.finish)]
    on_last_tile = [space for space in afloat if space // 20 >= river.last]
    at_finish = [space for space in afloat if space in river.spectators]
    centre = Hex(*river.where[random.choice(random.choice([afloat, on_last_tile, at_finish or afloat]))])
    afloat.sort(key=lambda space: distance(Hex(*river.where[space]), centre))
    spaces = random.sample(afloat[: len(names) + random.randrange(6)], k=len(names))
    for name, space in zip(names, spaces, strict=True):
        put(race, name, space, random, stuck=river.what[space] == "sandbanks")
    mover = random.choice(names)
    if race[mover].condition in ("loses-turn", "aground"):
        race.put(mover, race[mover].place, bow=race[mover].bow, condition="sailing")
    race.order(*random.sample(names, k=len(names))).turn(mover)


def river_of(race: Situation) -> River:
    return River(race.record, finish_tile=has_finish_tile(race.position.options))


def put(race: Situation, name: str, space: int, random: Random, *, stuck: bool) -> None:
    """A boat in a state it can be in there."""
    repairs = ["poled-off"] if stuck else ["aground", "cast-off"]
    conditions = ["sailing"] * 9 + ["loses-turn", *repairs]
    condition = "cast-off" if stuck and name == "rose" else random.choice(conditions)
    slow = stuck or condition != "sailing" or random.random() < 0.3
    race.put(
        name,
        place_name(space),
        bow=random.choice(HEADINGS),
        speed=1 if slow else random.randint(1, 6),
        coal=random.choice([0, 0, 0, 1, 1, 2, 3]),
        passengers=0 if race.position.options.edition == "intro-1997" else random.choice([0, 1, 2, 2]),
        condition=condition,
    )


def rose_at_the_bank(edition: str, players: int, variants: dict[str, Any], random: Random) -> MississippiQueenPosition:
    """The Black Rose close to land, at a station if there is one near, perhaps in need of more coal than it has."""
    position = crowd(edition, players, variants, random)
    race = Situation(position)
    river = river_of(race)
    taken = {int(place) for place in position.record.place[: position.record.boats]}
    free = [space for space, what in river.what.items() if what not in ("land", "sandbanks") and space not in taken]
    stations = [space for space in free if river.what[space] in STATIONS]
    space = random.choice(random.choice([free, stations or free]))
    banks = [heading for heading in range(6) if river.beyond(space, heading) < 0]
    bow = HEADINGS[random.choice(banks or range(6))]
    race.put("rose", place_name(space), bow=bow, speed=random.randint(1, 6), condition="sailing")
    race.turn(random.choice(["rose", "rose", "white"]))
    return position
