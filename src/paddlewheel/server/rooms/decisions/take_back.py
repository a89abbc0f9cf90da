"""Taking back a whole turn, with the bots' turns after it, where nobody else sits at the table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.game import NOBODY
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.decisions.entries import TAKE_BACK
from paddlewheel.server.rooms.journal import AppliedEntry, CheckedEntry, GameLog, JournalEntry, with_events
from paddlewheel.server.rooms.viewer import Viewer

if TYPE_CHECKING:
    from paddlewheel.server.rooms.room import Room


async def take_back_turn(live: "Room", viewer: Viewer, index: int) -> int:
    """Take back the last turn of this viewer's seats; refused where other people sit at the table."""
    if not is_alone(live, viewer):
        raise IllegalAction(messages.others_at_the_table())
    if live.game_log.actor == NOBODY:
        raise IllegalAction(messages.game_over())
    if live.game_log.last_turn(viewer.seats) is None:  # it may lie before the snapshot that the room was loaded from
        await live.replace_log(index, await live.whole_log())
    return await live.write(index, lambda game_log: _take_back(game_log, viewer, live.room.copied))


def can_take_back(live: "Room", viewer: Viewer) -> bool:
    """Is it worth offering? Whether there is a turn to take back is found out when it is asked for."""
    game_log = live.game_log
    return game_log.actor != NOBODY and game_log.length > live.room.copied and is_alone(live, viewer)


def is_alone(live: "Room", viewer: Viewer) -> bool:
    """Do all other seats belong to bots?"""
    return bool(viewer.seats) and not any(
        seat.belongs_to_person for seat in live.seats if seat.seat not in viewer.seats
    )


def _take_back(game_log: GameLog, viewer: Viewer, copied: int) -> Iterator[AppliedEntry]:
    left = game_log.last_turn(viewer.seats)
    if left is None or left < copied:
        raise IllegalAction(messages.no_turn_to_take_back())
    entry = JournalEntry(game_log.number, TAKE_BACK, viewer.seats[0], left=left)
    yield with_events(game_log.apply(CheckedEntry(entry)))
