"""Prometheus metrics of the server."""

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class _CallbackCounter(Collector):
    """A counter read from a callback at collection time."""

    def __init__(self, name: str, what: str, value: Callable[[], float]) -> None:
        self._name, self._what, self._value = name, what, value

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self._name, self._what, value=self._value())


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
        self.commits = Counter(
            "paddlewheel_commits",
            "Transactions by what became of them: done, conflict (a number was taken), failed, unknown",
            ["outcome"],
            registry=self._registry,
        )
        self.opened = Counter("paddlewheel_rooms_opened", "Rooms opened", ["game"], registry=self._registry)
        self.refused = Counter("paddlewheel_refused", "Answers of 400 and more", ["status"], registry=self._registry)
        self.requests = Histogram(
            "paddlewheel_request_seconds",
            "From a request to the end of its answer",
            ["route"],
            buckets=BUCKETS,
            registry=self._registry,
        )
        self.cut = Counter(
            "paddlewheel_connections_cut",
            "Connections cut without an answer: silent, late, body (too long), unread, no room (for others)",
            ["reason"],
            registry=self._registry,
        )
        self.sockets = Gauge("paddlewheel_sockets", "Open sockets", registry=self._registry)
        self.sockets_opened = Counter("paddlewheel_sockets_opened", "Sockets let in", registry=self._registry)
        self.sockets_closed = Counter("paddlewheel_sockets_closed", "By code", ["code"], registry=self._registry)
        self.lag = Histogram(
            "paddlewheel_loop_lag_seconds",
            "How late the event loop is",
            buckets=BUCKETS,
            registry=self._registry,
        )
        ProcessCollector(registry=self._registry)
        self.sent = Counter("paddlewheel_messages_sent", "Messages sent on sockets", registry=self._registry)

    def watch_counter(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Register a counter that is read from a callback at collection time."""
        self._registry.register(_CallbackCounter(f"paddlewheel_{name}", what, value))

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Register a gauge that is read from a callback at collection time."""
        Gauge(f"paddlewheel_{name}", what, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
