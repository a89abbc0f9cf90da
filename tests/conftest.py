"""How made-up examples are tried, what each test needs, and how long each part took."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The first example may load compiled code, and others may have the machine: no test measures time.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

ROOT = Path(__file__).parent
CORES = os.cpu_count() or 1
BROWSERS = {"browser", "playwright", "sync_playwright", "visit"}  # fixtures, or names that a module of tests imports
SERVERS = {"Postgres", "Server", "client", "own_server", "postgres", "server"}
LONG_PARTS = ("mutation", "benchmarks", "web", "server")  # begun first: no worker waits for them at the end
NOT_QUICK = {"browser", "plain", "server", "slow"}  # markers
QUICK_CASES, CASES = 3, 12  # of a test that plays games for each of its cases: in make quick, and in make test
SECONDS: Counter[str] = Counter()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="only what make quick runs")
    parser.addoption("--every-case", action="store_true", help="all cases of tests that play games for each of them")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than cores, since tests of servers and pages often wait."""
    return CORES if config.getoption("--quick") else CORES + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what needs a browser or a server, and begin with the long parts, a file's tests together."""
    for item in items:
        names = {*getattr(item, "fixturenames", ()), *vars(getattr(item, "module", None) or object).keys()}
        on_postgresql = "database" in names and "postgresql" in item.name
        if names & BROWSERS:
            item.add_marker(pytest.mark.browser)
        if names & SERVERS or on_postgresql:
            item.add_marker(pytest.mark.server)
    items.sort(key=lambda item: _turn(item.path))
    kept = set(items)
    if config.getoption("--quick"):
        kept = {item for item in items if not any(item.get_closest_marker(name) for name in NOT_QUICK)}
    if not config.getoption("--every-case"):
        kept -= set(_more_than(QUICK_CASES if config.getoption("--quick") else CASES, items))
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]


def _more_than(most: int, items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Cases beyond so many, spread evenly, of a test that plays games for each of them."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("games") and not item.get_closest_marker("soak"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for found in cases.values():
        every = -(-len(found) // most)
        yield from (item for number, item in enumerate(found) if number % every)


def _turn(path: Path) -> int:
    part = part_of(path)
    return LONG_PARTS.index(part) if part in LONG_PARTS else len(LONG_PARTS)


def part_of(path: Path) -> str:
    """The folder of tests, or the file that lies beside the folders."""
    return path.relative_to(ROOT).parts[0] if path.is_relative_to(ROOT) else str(path)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SECONDS[part_of(ROOT.parent / report.nodeid.partition("::")[0])] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not SECONDS:
        return
    terminalreporter.section("seconds by part, all workers together")
    for part, seconds in SECONDS.most_common():
        terminalreporter.line(f"{seconds:8.1f}  {part}")
