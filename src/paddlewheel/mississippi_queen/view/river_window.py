"""The part of the river that a picture or a screen shows: all of it if it fits, else what lies around a boat."""

from typing import NamedTuple

from paddlewheel.core.hexgrid import Hex, distance
from paddlewheel.mississippi_queen.state import BANK, Race
from paddlewheel.mississippi_queen.view.river_map import RiverMap, hex_of

TURN_RADIUS_SPACES = 7  # distance that a turn can reach


def boats_afloat(race: Race) -> dict[int, Hex]:
    places = list(race.place[: race.boats])
    return {boat: hex_of(race, place) for boat, place in enumerate(places) if place < BANK}


def focus_hex(race: Race, charted: RiverMap, boat: int) -> Hex:
    """The hex of the focus boat, or of the foremost boat if that one is not on the river."""
    afloat = boats_afloat(race)
    if boat in afloat:
        return afloat[boat]
    return max(afloat.values(), key=lambda at: charted.spaces[at].number, default=charted.tiles[-1].anchor)


def hexes_in_reach(charted: RiverMap, boat: Hex) -> list[Hex]:
    """The spaces and the landing platform within a turn's reach, on the boat's tile and the later ones."""
    slot = charted.spaces[boat].slot
    later = [space.at for space in charted.spaces.values() if space.slot >= slot]
    return [at for at in [*later, *charted.platform()] if distance(at, boat) <= TURN_RADIUS_SPACES]


class Span(NamedTuple):
    """From where to where something extends along one axis of a map."""

    low: float
    high: float

    @property
    def size(self) -> float:
        return self.high - self.low

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2


def window_start(room: float, river: Span, reach: Span, boat: Span) -> float:
    """Where a window of size `room` begins that shows what is in reach; `boat`, with its margins, is always in it."""
    if river.size <= room:
        return river.middle - room / 2
    wanted = max(river.low, min(reach.middle - room / 2, river.high - room))
    return max(boat.high - room, min(wanted, boat.low))
