"""Both kinds of database: a test has one of its own, or shares one that others only talk to as well."""

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support.postgres import Postgres
from tests.server.support.server_process import Server

NUMBERS = itertools.count(1)
NOT_ABOUT_STORAGE = ("api", "bots", "rooms")  # folders
EVERY = 3  # of their tests on PostgreSQL in make test; make soak runs them all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where storage is not what is tested, PostgreSQL gets a sample of a file's tests in `make test`."""
    seen: Counter[Path] = Counter()
    for item in items:
        is_sampled = item.path.parent.name in NOT_ABOUT_STORAGE and item.path.parents[1] == Path(__file__).parent
        if is_sampled and "postgresql" in item.name and {"database", "server"} & set(getattr(item, "fixturenames", ())):
            if seen[item.path] % EVERY:
                item.add_marker(pytest.mark.soak)
            seen[item.path] += 1


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test_{next(NUMBERS)}")


@pytest.fixture(scope="session")
def server_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for many tests."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'rooms.db'}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def server_on_postgresql(postgres: Postgres) -> Iterator[Server]:
    running = Server(postgres.new_database("server"))
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """For tests that only talk to it."""
    shared: Server = request.getfixturevalue(f"server_on_{request.param}")
    return shared


@pytest.fixture
def client(server: Server) -> httpx.Client:
    return server.client


@pytest.fixture
def own_server(database: str) -> Iterator[Server]:
    """For tests that kill it."""
    running = Server(database)
    yield running
    running.stop()
