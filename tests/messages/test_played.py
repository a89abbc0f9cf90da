"""Whatever a game says has a text in every language."""

import logging
from collections.abc import Iterator

import pytest

from paddlewheel.core.messages import Message, languages, text
from paddlewheel.core.messages.catalogue import catalogue
from paddlewheel.core.messages.message import DECLARED
from tests.messages.played import SHORT, said
from tests.tables import EVERY_TABLE, Table

LONG = 10_000  # steps
GAMES = {"mississippi-queen": 1, "riverboat": 2}  # how many at each table


def parts(message: Message) -> Iterator[Message]:
    """The message, and those among its arguments."""
    yield message
    for value in message.args.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Message):
                yield from parts(item)


def check(messages: list[Message], caplog: pytest.LogCaptureFixture) -> None:
    for part in (part for message in messages for part in parts(message)):
        assert set(part.args) == set(DECLARED[part.id]), part.id
    for language in languages():
        with caplog.at_level(logging.ERROR):
            assert all(text(message, language) for message in messages)
        assert caplog.messages == []  # the formatter logs what a text lacks
        known = catalogue(language)._bundle
        assert [part.id for message in messages for part in parts(message) if not known.has_message(part.id)] == []


def distinct(tables: list[Table], games: int, most: int) -> list[Message]:
    found: dict[str, Message] = {}
    for number, table in enumerate(tables):
        for seed in range(games):
            found |= {repr(message): message for message in said(table, 1000 * number + seed, most)}
    return list(found.values())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_games_at_every_table(game: str, caplog: pytest.LogCaptureFixture) -> None:
    messages = distinct([table for table in EVERY_TABLE if table.game.name == game], GAMES[game], SHORT)
    assert len(messages) > 800
    check(messages, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_whole_games(game: str, caplog: pytest.LogCaptureFixture) -> None:
    check(distinct([table for table in EVERY_TABLE if table.game.name == game], 12, LONG), caplog)
