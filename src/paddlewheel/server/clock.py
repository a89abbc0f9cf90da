"""The time as the database keeps it: set once, then carried on by a clock that nobody can set."""

import time

JUMP = 2000  # milliseconds; a shared clock that is off by more was set anew


def ticks() -> float:
    """Seconds that only ever go on, also while the machine sleeps where it can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Clock:
    """Milliseconds since 1970. What was stamped before `reliable_since` may be by another clock."""

    def __init__(self) -> None:
        self._origin = time.time() * 1000 - ticks() * 1000
        self.reliable_since = self.now()

    def now(self) -> int:
        return int(self._origin + ticks() * 1000)

    def agree_with(self, now: int) -> None:
        """Go by the database's clock, which other servers go by too."""
        difference = now - self.now()
        self._origin += difference
        if abs(difference) > JUMP:
            self.reliable_since = self.now()

    def since(self, stamp: int) -> int:
        """Milliseconds since a stamp; one that is not reliable counts as made when stamps became reliable."""
        now = self.now()
        return now - (stamp if self.reliable_since <= stamp <= now else self.reliable_since)
