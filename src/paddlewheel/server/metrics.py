"""Counts an operator would graph, in Prometheus' form."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = Counter("paddlewheel_entries", "Entries written", ["kind"], registry=self._registry)
        self.kept = Histogram(
            "paddlewheel_write_seconds",
            "From a decision to its entry on the disk",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self.opened = Counter("paddlewheel_rooms_opened", "Rooms opened", ["game"], registry=self._registry)
        self.refused = Counter("paddlewheel_refused", "Refused wishes", ["status"], registry=self._registry)
        self.sockets = Gauge("paddlewheel_sockets", "Open sockets", registry=self._registry)
        self.sent = Counter("paddlewheel_messages_sent", "Messages sent on sockets", registry=self._registry)

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"paddlewheel_{name}", what, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
