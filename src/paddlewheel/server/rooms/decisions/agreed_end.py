"""The end of a game by agreement: the people who still play agree one by one, bots always agree.

Agreements are entries of the journal, so that a restart keeps them. The next move, or a refusal, makes them void.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.messages.errors import actions
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.decisions.entries import AGREE, DECLINE, END
from paddlewheel.server.rooms.journal import AppliedEntry, CheckedEntry, GameLog, JournalEntry, with_events
from paddlewheel.server.storage.models import SeatRow

if TYPE_CHECKING:
    from paddlewheel.server.rooms.room import Room


async def agree(live: "Room", seats: Sequence[int], index: int) -> int:
    """These seats agree, or propose it; the game ends when nobody's agreement is missing any more."""
    return await live.write(index, lambda game_log: _agree(game_log, live.seats, seats))


async def decline(live: "Room", seat: int, index: int) -> int:
    """Turn the proposal down: whoever had agreed has to agree anew."""
    return await live.write(index, lambda game_log: _decline(game_log, seat))


def state_of(live: "Room") -> dict[str, Any] | None:
    """What is decided, who has agreed, and who has not yet, as JSON; None where the game cannot end by agreement."""
    game_log = live.game_log
    playing = game_log.position.seats_to_agree()
    if not playing:
        return None
    places = game_log.position.result()
    return {
        "winners": [seat for seat, place in enumerate(places) if place == 1],
        "place": min(places[seat] for seat in playing),
        "agreed": sorted(game_log.agreed),
        "waits_for": _missing(game_log, live.seats),
    }


def _agree(game_log: GameLog, taken: Sequence[SeatRow], seats: Sequence[int]) -> Iterator[AppliedEntry]:
    position = game_log.position
    if not position.seats_to_agree():
        raise IllegalAction(actions.no_agreed_end(), position.agreed_end_clause)
    for seat in [seat for seat in seats if seat in position.seats_to_agree()] or seats[:1]:
        if seat not in game_log.agreed:
            yield _applied(game_log, JournalEntry(game_log.number, AGREE, seat))
    if not _missing(game_log, taken):
        yield _applied(game_log, JournalEntry(game_log.number, END))


def _decline(game_log: GameLog, seat: int) -> Iterator[AppliedEntry]:
    if not game_log.agreed:
        raise IllegalAction(messages.nothing_to_decline())
    yield _applied(game_log, JournalEntry(game_log.number, DECLINE, seat))


def _applied(game_log: GameLog, entry: JournalEntry) -> AppliedEntry:
    return with_events(game_log.apply(CheckedEntry(entry)))


def _missing(game_log: GameLog, taken: Sequence[SeatRow]) -> list[int]:
    """The people who still play and have not agreed."""
    return [
        seat for seat in game_log.position.seats_to_agree() if seat not in game_log.agreed and not taken[seat].player
    ]
