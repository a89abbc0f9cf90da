"""Journal entries beside plays, draws and undos: their kinds, and what is said of them."""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.server.rooms import messages

if TYPE_CHECKING:
    from paddlewheel.server.rooms.journal import JournalEntry

TAKE_BACK = "takeback"  # of a whole turn and what came after it, at a table without other people
AGREE, DECLINE, END = "agree", "decline", "end"  # to end the game here
FORCED = "forced"  # a play that was the only choice, made by the room; see `forced`
REMATCH = "rematch"  # after the game; the action is the name of the next room


def room_event(entry: "JournalEntry", clause: str) -> Event:
    """The event of such an entry, or of an undo; `clause` is that of the end by agreement."""
    if entry.kind == TAKE_BACK:
        return Event("undo", messages.turn_taken_back(), facts={"left": entry.left})
    if entry.kind == AGREE:
        return Event("agreed", messages.agrees_to_end(), clause=clause)
    if entry.kind == DECLINE:
        return Event("declined", messages.plays_on(), clause=clause)
    if entry.kind == END:
        return Event("ended", messages.ended_here(), clause=clause)
    if entry.kind == REMATCH:
        return Event("rematch", messages.offers_rematch(), facts={"room": entry.action})
    return Event("undo", messages.taken_back(), facts={"left": entry.left})
