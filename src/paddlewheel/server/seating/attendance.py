"""Who is at a room without a socket of this server: clients that ask again and again, and spectators elsewhere."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from paddlewheel.server import clock

STAY_S = 15.0  # a client that asks again and again counts as present for so long after a request
ELSEWHERE_S = 12.0  # what another server said of its spectators counts for so long


class Attendance:
    """Of one room; `changed` is called when there is something else to show."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._is_check_due = False
        self._staying: dict[int, float] = {}  # seat -> when its client said that it stays
        self._elsewhere: dict[str, tuple[int, float]] = {}  # server -> its spectators, and when it said so

    @property
    def seats(self) -> set[int]:
        """Seats whose clients stay, and have no socket."""
        since = clock.monotonic_seconds() - STAY_S
        return {seat for seat, said in self._staying.items() if said > since}

    @property
    def spectators(self) -> int:
        """How many watch on other servers."""
        since = clock.monotonic_seconds() - ELSEWHERE_S
        return sum(count for count, said in self._elsewhere.values() if said > since)

    def stay(self, seats: tuple[int, ...]) -> None:
        """A client says that it will ask again soon."""
        is_new = not self.seats.issuperset(seats)
        self._staying |= dict.fromkeys(seats, clock.monotonic_seconds())
        if is_new:
            self._changed()
            self._check_later()

    def watched_elsewhere(self, server: str, count: int) -> None:
        before = self.spectators
        self._elsewhere[server] = count, clock.monotonic_seconds()
        if self.spectators != before:
            self._changed()

    def _check_later(self) -> None:
        if not self._is_check_due:
            self._is_check_due = True
            asyncio.get_running_loop().call_later(STAY_S, self._check)

    def _check(self) -> None:
        """Find out whose clients did not ask again."""
        self._is_check_due = False
        still = self.seats
        if still != self._staying.keys():
            self._staying = {seat: self._staying[seat] for seat in still}
            with suppress(ReferenceError):  # the room has left memory
                self._changed()
        if still:
            self._check_later()
