"""Forced choices: a person whose turn begins with one legal action is not asked, and has nothing to take back."""

from collections.abc import Iterator, Sequence

from paddlewheel.server.rooms.decisions.entries import FORCED
from paddlewheel.server.rooms.journal import AppliedEntry, CheckedEntry, GameLog, JournalEntry, apply_with_chance
from paddlewheel.server.storage.models import SeatRow


def apply_with_forced(
    game_log: GameLog, checked: CheckedEntry, secret: bytes, seats: Sequence[SeatRow]
) -> Iterator[AppliedEntry]:
    """Apply a play, and the draws and forced choices that follow it."""
    yield from apply_with_chance(game_log, checked, secret)
    while (forced := _forced(game_log, seats)) is not None:
        yield from apply_with_chance(game_log, forced, secret)


def _forced(game_log: GameLog, seats: Sequence[SeatRow]) -> CheckedEntry | None:
    """The only choice of a person whose turn begins; not where they could still take back what they did before."""
    seat, position = game_log.actor, game_log.position
    if seat < 0 or seats[seat].player or game_log.undo_seat == seat or not position.begins_turn:
        return None
    legal = position.legal_actions()
    if len(legal) != 1:
        return None
    return CheckedEntry(JournalEntry(game_log.number, FORCED, seat, position.game.action_text(legal[0])), legal[0])
