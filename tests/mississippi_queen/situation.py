"""Set a race up as a rulebook picture would: a river, boats on it, one boat to move.

race = situation("A3-2 ahead", "A1-1 left", finish="ahead", edition="2019", players=3)
race.put("white", "1.7", bow="N", speed=2, coal=6)
race.turn("white")
race.play("speed 3", "ahead", "push NE", ...)
assert race["white"].coal == 5
"""

from typing import Any

from paddlewheel.core.game import CHANCE
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.jit.records import to_dict
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS, action_text, parse_action
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, MississippiQueenPosition
from paddlewheel.mississippi_queen.names import boat_names, parse_place, place_name
from paddlewheel.mississippi_queen.tables import tile_names


class Boat:
    """One boat of a situation, read by name."""

    def __init__(self, race: "Situation", number: int) -> None:
        self._race, self._number = race, number

    def __getattr__(self, name: str) -> Any:
        record = self._race.record
        value = int(getattr(record, name)[self._number])
        if name == "place":
            return place_name(value)
        if name == "bow":
            return HEADINGS[value]
        return state.CONDITION_NAMES[value] if name == "condition" else value


class Situation:
    """A position with words for building it, playing it and looking at it."""

    def __init__(self, position: MississippiQueenPosition) -> None:
        self.position = position

    @property
    def record(self) -> Any:
        return self.position.record

    def number(self, name: str) -> int:
        return boat_names(self.record).index(name)

    def __getitem__(self, name: str) -> Boat:
        return Boat(self, self.number(name))

    def put(self, name: str, place: str, *, bow: str = "N", **fields: int | str) -> "Situation":
        """Place a boat; fields are those of the record (speed, coal, passengers, condition, used, ...)."""
        boat, record = self.number(name), self.record
        record.place[boat], record.bow[boat] = parse_place(place), HEADINGS.index(bow)
        if place == "docked":
            record.condition[boat] = state.IN_PORT
        if place == "out":
            record.condition[boat] = state.OUT
        for field, value in fields.items():
            getattr(record, field)[boat] = state.CONDITION_NAMES.index(value) if isinstance(value, str) else value
        return self

    def waiting(self, place: str) -> int:
        """Passengers at the dock on this space."""
        return int(self.record.waiting[self._dock(place)])

    def set_waiting(self, place: str, count: int) -> "Situation":
        self.record.waiting[self._dock(place)] = count
        return self

    def _dock(self, place: str) -> int:
        space = parse_place(place)
        tile = int(self.record.tile[space // 20])
        return 2 * (space // 20) + int(self.position.tables[0].dock[20 * tile + space % 20])

    def order(self, *names: str) -> "Situation":
        """This round's order; without names by MQ-ORD. The Black Rose's controller follows from it."""
        record = self.record
        if names:
            for index, name in enumerate(names):
                record.order[index] = self.number(name)
            record.in_order = len(names)
            others = [name for name in names if name != "rose"]
            record.controller = record.owner[self.number(others[-1])]
        else:
            self.position.set_order()
        return self

    def turn(self, name: str, *, round_number: int = 2) -> "Situation":
        """It is this boat's turn, in a round whose order is by MQ-ORD unless `order` was called."""
        record = self.record
        if record.in_order == 0:
            self.order()
        record.round_number = round_number
        names = boat_names(record)
        record.turn = [names[boat] for boat in record.order[: record.in_order]].index(name)
        assert self.position.begin_turn(self.number(name))
        return self

    def play(self, *texts: str) -> "Situation":
        """Play actions one after the other, chance's too; each must be legal."""
        for text in texts:
            clause = self.position.refusal(parse_action(text))
            assert not clause, f"{text!r} is refused by {clause}; legal: {self.legal()}"
            self.position.step(parse_action(text))
        return self

    def finish_turn(self) -> "Situation":
        """End the turn now: removal of tiles, end of the race, next boat."""
        self.position.end_turn()
        return self

    def legal(self) -> list[str]:
        return [action_text(action) for action in self.position.legal_actions()]

    def refusal(self, text: str) -> str:
        return self.position.refusal(parse_action(text))

    @property
    def decision(self) -> str:
        return state.DECISION_NAMES[int(self.record.decision)]

    @property
    def actor(self) -> int:
        """A seat, or -1 for chance, -2 when the race is over."""
        return self.position.actor

    @property
    def mover(self) -> str:
        return boat_names(self.record)[int(self.record.boat)]

    @property
    def round_order(self) -> list[str]:
        names = boat_names(self.record)
        return [names[boat] for boat in self.record.order[: self.record.in_order]]

    def fields(self) -> dict[str, Any]:
        """Everything, for comparing before and after."""
        return to_dict(state.Race, self.record)

    def copy(self) -> "Situation":
        return Situation(self.position.copy())


def situation(
    *tiles: str,
    finish: str | None = None,
    edition: str = "2019",
    players: int = 4,
    **variants: Any,
) -> Situation:
    """A river: the start tile, then tiles as 'A1-1 left' (the direction each is laid in; ahead if not said).

    Boats stand on the start docks in seat order (those beyond five are out of the way, ashore) until they are put
    elsewhere; each has speed 1, coal 6 and nobody aboard. Docks are filled as usual. A finish has its docks on the
    last tile, in every edition, unless `finish_docks` says otherwise: test_finish.py is about the finish tile.
    """
    if finish is not None:
        variants.setdefault("finish_docks", "last_tile")
    options = MISSISSIPPI_QUEEN.options(edition, players, variants)
    position = MISSISSIPPI_QUEEN.new_position(options)
    made = Situation(position)
    record, names = position.record, tile_names()
    for row in tiles:
        name, _, direction = row.partition(" ")
        record.stack &= ~(1 << names.index(name))
        position.lay(names.index(name), DIRECTIONS.index(direction or "ahead"))
    if finish is not None:
        position.lay_finish(DIRECTIONS.index(finish))
    for boat in range(int(record.boats)):
        start = position.tables[0].start
        record.place[boat] = start[boat + 1] if boat < 5 else state.ASHORE + 3
    record.amount = 0
    return made


def new_race(edition: str = "2019", players: int = 4, **variants: Any) -> Situation:
    """A race before its first draw; play chance's actions by hand, or use `with_luck`."""
    return Situation(MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options(edition, players, variants)))


def with_luck(race: Situation, stream: Any) -> Situation:
    """Let chance play until a player is asked, or the race is over."""
    while race.position.actor == CHANCE:
        race.position.step(race.position.draw(stream))
    return race
