"""Views of earlier positions of a room, and the odds of its draws.

During the game viewers see the past from their own seats or as spectators, afterwards from any seat. Replaying a whole
game takes milliseconds, building views takes longer: consecutive moments are sent as one view and patches.
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

MOST_MOMENTS = 50  # in one response

Through = int | Literal["own", "watch"]  # a seat, the own seats, or a spectator


async def look_back(live: LiveRoom, eyes: Eyes, index: int, through: Through, moments: int) -> dict[str, Any]:
    """Views of up to `moments` consecutive positions, starting before entry `index`."""
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
    """The room's secret, and for each draw the possible outcomes with their weights."""
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
    """Effective entries so far, as far as the current rules can replay them."""
    number = live.number
    entries = await live.store.entries(live.room.room)
    return line_of(entry for entry in entries if entry.number < number)


def _moment(line: list[Entry], length: int) -> int:
    """Journal index of the position after `length` effective entries."""
    return line[length - 1].number + 1 if length else 0


async def _played(live: LiveRoom, line: list[Entry], first: int) -> AsyncIterator[tuple[int, Position]]:
    """Yield each position from the one after `first` entries on: one object, stepped in place."""
    position, slices = live.room.first_position(), Slices()
    if first == 0:
        yield 0, position
    for length, entry in enumerate(line, start=1):
        position.step(live.room.rules.parse_action(entry.action))
        if length >= first:
            yield length, position
        await slices.pause_if_due()


def _borrowed(live: LiveRoom, eyes: Eyes, through: Through) -> Eyes:
    """The viewer for the requested perspective, if this viewer may use it."""
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
    """View of an earlier position, without legal actions."""
    actor = position.actor
    audience: Audience = borrowed.now(actor)
    return position.view(audience) | {"actions": []} | room_part(live, eyes, is_over=actor == NOBODY, can_undo=False)
