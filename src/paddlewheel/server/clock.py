"""Wall-clock time synchronized with the database and carried on by a monotonic clock."""

import time

MAX_CLOCK_DRIFT_MS = 2000  # milliseconds; a larger difference means that the shared clock was set anew


def monotonic_seconds() -> float:
    """Monotonic seconds; they include time asleep where the platform has CLOCK_BOOTTIME."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Clock:
    """Milliseconds since 1970. Timestamps from before `reliable_since` may come from another clock."""

    def __init__(self) -> None:
        self._origin = time.time() * 1000 - monotonic_seconds() * 1000
        self.reliable_since = self.now()

    def now(self) -> int:
        return int(self._origin + monotonic_seconds() * 1000)

    def synchronize_with(self, now: int) -> None:
        """Adopt the time of the database, which all servers on it share."""
        difference = now - self.now()
        self._origin += difference
        if abs(difference) > MAX_CLOCK_DRIFT_MS:
            self.reliable_since = self.now()

    def since(self, stamp: int) -> int:
        """Milliseconds since a timestamp; an unreliable one counts as `reliable_since`."""
        now = self.now()
        return now - (stamp if self.reliable_since <= stamp <= now else self.reliable_since)
