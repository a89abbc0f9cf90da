"""Looking back: how the table stood at earlier moments of what counts, as somebody saw it.

While the game goes on everybody sees the past as they saw it then, or as those who only watch; when it is over,
through any seat's eyes. To step through a whole game again takes a few milliseconds, views take longer: so a moment is
made by playing up to it, and several in a row come as one view and what changed from each to the next.
"""

from collections.abc import AsyncIterator
from itertools import takewhile
from typing import Any, Literal

from paddlewheel.core.errors import IllegalAction, RecordError
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.provably_fair import commitment
from paddlewheel.server.json_patch import difference
from paddlewheel.server.rooms.broadcast import room_part
from paddlewheel.server.rooms.export import line_of
from paddlewheel.server.rooms.journal import Entry
from paddlewheel.server.rooms.room import LiveRoom
from paddlewheel.server.rooms.viewer import WATCHING, Audience, Eyes
from paddlewheel.server.time_slices import Slices

MOST_MOMENTS = 50  # in one answer

Through = int | Literal["own", "watch"]  # whose eyes one would like to see with


async def look_back(live: LiveRoom, eyes: Eyes, index: int, through: Through, moments: int) -> dict[str, Any]:
    """So many moments of what counts, from the one before entry `index` on."""
    if index > live.number:
        raise RecordError(f"this room has {live.number} entries so far; look back to 0 to {live.number}")
    borrowed = _borrowed(live, eyes, through)
    line = await _line(live)
    first = sum(1 for _ in takewhile(lambda entry: entry.number < index, line))
    told: dict[str, Any] = {"type": "past", "from": _moment(line, first), "next": live.number}
    then: list[dict[str, Any]] = []
    shown: dict[str, Any] = {}
    async for length, position in _played(live, line[: first + moments - 1], first):
        view = _view(live, eyes, borrowed, position)
        if length == first:
            told["view"] = view
        else:
            then.append({"index": _moment(line, length), "view": difference(shown, view)})
        shown = view
    return told | {"then": then}


async def chances(live: LiveRoom) -> dict[str, Any]:
    """The room's secret, and for each of its draws what could have come, by the rules, with its weight."""
    if live.actor != NOBODY:
        raise IllegalAction("the secret is shown when the game is over; until then nobody can check the luck")
    room, text = live.room, live.room.rules.action_text
    said = {"commitment": commitment(room.secret), "secret": room.secret.hex(), "copied": room.copied}
    line, draws = await _line(live), []
    async for length, position in _played(live, line, 0):
        if position.actor == CHANCE and length < len(line) and line[length].number >= room.copied:
            possible = [[text(action), weight] for action, weight in position.chance_outcomes()]
            draws.append({"number": line[length].number, "drawn": line[length].action, "possible": possible})
    return {"type": "luck"} | said | {"draws": draws}


async def _line(live: LiveRoom) -> list[Entry]:
    """What counts by now, as far as these rules can follow it."""
    number = live.number
    entries = await live.store.entries(live.room.room)
    return line_of(entry for entry in entries if entry.number < number)


def _moment(line: list[Entry], length: int) -> int:
    """The index of the moment when so much had been played: that of whatever came next."""
    return line[length - 1].number + 1 if length else 0


async def _played(live: LiveRoom, line: list[Entry], first: int) -> AsyncIterator[tuple[int, Position]]:
    """Every position from the one after `first` entries on; the same object, stepped. Others may go on meanwhile."""
    position, slices = live.room.first_position(), Slices()
    if first == 0:
        yield 0, position
    for length, entry in enumerate(line, start=1):
        position.step(live.room.rules.parse_action(entry.action))
        if length >= first:
            yield length, position
        await slices.pause_if_due()


def _borrowed(live: LiveRoom, eyes: Eyes, through: Through) -> Eyes:
    """The eyes that are asked for, if that is allowed."""
    if through == "own":
        return eyes
    if through == "watch":
        return WATCHING
    if through >= len(live.seats):
        raise IllegalAction(f"there is no seat {through} to look from; the seats are 0 to {len(live.seats) - 1}")
    if live.actor != NOBODY and eyes.seats != (through,):
        raise IllegalAction(
            "while the game goes on you look back with your own eyes or a watcher's; with others' when it is over"
        )
    return Eyes((through,))


def _view(live: LiveRoom, eyes: Eyes, borrowed: Eyes, position: Position) -> dict[str, Any]:
    """As it was seen, with nothing to decide: that moment is over."""
    actor = position.actor
    audience: Audience = borrowed.now(actor)
    return position.view(audience) | {"actions": []} | room_part(live, eyes, is_over=actor == NOBODY, can_undo=False)
