"""Both kinds of database, each test with one of its own."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test_{next(NUMBERS)}")
