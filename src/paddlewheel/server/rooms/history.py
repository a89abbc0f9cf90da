"""Views of earlier positions of a room, and the odds of its draws.

During the game viewers see the past from their own seats or as spectators, afterwards from any seat. Replaying a whole
game takes milliseconds, building views takes longer: consecutive moments are sent as one view and patches.
"""

from collections.abc import AsyncIterator
from itertools import takewhile
from typing import Any, Literal

from paddlewheel.core.errors import IllegalAction, RecordError
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.matches.provably_fair import commitment
from paddlewheel.core.presentation import view_of
from paddlewheel.server.json_patch import difference
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.broadcast import room_fields
from paddlewheel.server.rooms.decisions.entries import END
from paddlewheel.server.rooms.export import effective_line, step_entry
from paddlewheel.server.rooms.journal import JournalEntry
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER, Audience, Viewer
from paddlewheel.server.time_slices import TimeSlicer

MAX_MOMENTS_PER_ANSWER = 50  # in one response

Perspective = int | Literal["own", "watch"]  # a seat, the own seats, or a spectator


async def past_views(live: Room, viewer: Viewer, index: int, through: Perspective, moments: int) -> dict[str, Any]:
    """Views of up to `moments` consecutive positions, starting before entry `index`."""
    if index > live.number:
        raise RecordError(messages.look_back_within(live.number))
    borrowed = _allowed_viewer(live, viewer, through)
    line = await _line(live)
    first = sum(1 for _ in takewhile(lambda entry: entry.number < index, line))
    answer: dict[str, Any] = {"type": "past", "from": _moment_index(line, first), "next": live.number}
    then: list[dict[str, Any]] = []
    shown: dict[str, Any] = {}
    async for length, position in _replayed_positions(live, line[: first + moments - 1], first):
        view = _view(live, viewer, borrowed, position)
        if length == first:
            answer["view"] = view
        else:
            then.append({"index": _moment_index(line, length), "view": difference(shown, view)})
        shown = view
    return answer | {"then": then}


async def draw_odds(live: Room) -> dict[str, Any]:
    """The room's secret, and for each draw the possible outcomes with their weights."""
    if live.actor != NOBODY:
        raise IllegalAction(messages.secret_hidden())
    room, text = live.room, live.room.rules.action_text
    said = {"commitment": commitment(room.secret), "secret": room.secret.hex(), "copied": room.copied}
    line, draws = await _line(live), []
    async for length, position in _replayed_positions(live, line, 0):
        if position.actor == CHANCE and length < len(line) and line[length].number >= room.copied:
            possible = [[text(action), weight] for action, weight in position.chance_outcomes()]
            draws.append({"number": line[length].number, "drawn": line[length].action, "possible": possible})
    return {"type": "luck"} | said | {"draws": draws}


async def game_statistics(live: Room) -> dict[str, Any]:
    """What the finished game was like, as the game itself tells it; null where it tells nothing."""
    if live.actor != NOBODY:
        raise IllegalAction(messages.statistics_at_the_end())
    module = live.room.rules.module
    if not module.offers("statistics"):
        return {"type": "statistics", "statistics": None}
    line = [entry for entry in await _line(live) if entry.kind != END]
    position = live.room.first_position()
    observer = module.statistics(position)
    async for length, position in _replayed_positions(live, line, 1):
        observer.on_action(position, live.room.rules.parse_action(line[length - 1].action))
    return {"type": "statistics", "statistics": observer.statistics(position)}


async def _line(live: Room) -> list[JournalEntry]:
    """Effective entries so far, as far as the current rules can replay them."""
    number = live.number
    entries = await live.store.entries(live.room.room)
    return effective_line(entry for entry in entries if entry.number < number)


def _moment_index(line: list[JournalEntry], length: int) -> int:
    """Journal index of the position after `length` effective entries."""
    return line[length - 1].number + 1 if length else 0


async def _replayed_positions(live: Room, line: list[JournalEntry], first: int) -> AsyncIterator[tuple[int, Position]]:
    """Yield each position from the one after `first` entries on: one object, stepped in place."""
    position, slices = live.room.first_position(), TimeSlicer()
    if first == 0:
        yield 0, position
    for length, entry in enumerate(line, start=1):
        step_entry(position, entry)
        if length >= first:
            yield length, position
        await slices.pause_if_due()


def _allowed_viewer(live: Room, viewer: Viewer, through: Perspective) -> Viewer:
    """The viewer for the requested perspective, if this viewer may use it."""
    if through == "own":
        return viewer
    if through == "watch":
        return SPECTATOR_VIEWER
    if through >= len(live.seats):
        raise IllegalAction(messages.no_seat_to_look_from(through, len(live.seats) - 1))
    if live.actor != NOBODY and viewer.seats != (through,):
        raise IllegalAction(messages.other_eyes())
    return Viewer((through,))


def _view(live: Room, viewer: Viewer, borrowed: Viewer, position: Position) -> dict[str, Any]:
    """View of an earlier position, without legal actions."""
    actor = position.actor
    audience: Audience = borrowed.now(actor)
    return (
        view_of(position, audience)
        | {"actions": []}
        | room_fields(live, viewer, is_over=actor == NOBODY, can_undo=False)
    )
