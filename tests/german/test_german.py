"""The German phrasebook knows everything the server says: no sentence is left in English, in part or in whole."""

import tomllib
from collections.abc import Iterator

import pytest

from paddlewheel.bots import BOTS
from paddlewheel.games import GAMES
from paddlewheel.mississippi_queen import actions as race_actions
from paddlewheel.mississippi_queen.editions import editions
from paddlewheel.mississippi_queen.tables import read_data
from paddlewheel.riverboat import actions as season_actions
from paddlewheel.riverboat.knobs import knobs
from tests.german.phrasebook import translated
from tests.german.played import SHORT, sentences
from tests.tables import EVERY_TABLE

LONG = 10_000  # steps


RACES = [table for table in EVERY_TABLE if table.game.name == "mississippi-queen"]


def test_of_games_at_every_table() -> None:
    said: set[str] = set()
    for number, table in enumerate(RACES):
        said |= sentences(table, number, SHORT)
    assert len(said) > 2000
    assert translated(said).unknown == []


@pytest.mark.soak
def test_of_many_whole_games() -> None:
    said: set[str] = set()
    for number, table in enumerate(RACES):
        for seed in range(12):
            said |= sentences(table, 1000 * number + seed, LONG)
    assert translated(said).unknown == []


def test_of_every_action() -> None:
    assert translated([*race_actions.TEXTS.values(), *season_actions.TEXTS.values()]).unknown == []


def test_of_what_the_start_page_offers() -> None:
    assert translated(_offered()).unknown == []


def _offered() -> Iterator[str]:
    yield from (game.title for game in GAMES.values())
    yield from (str(edition["title"]) for edition in editions().values())
    yield from (bot.manner for bot in BOTS.values())
    yield from (knob.says for knob in knobs().values())
    yield from (variant["says"] for variant in tomllib.loads(read_data("knobs.toml"))["variant"])


def test_a_sentence_it_does_not_know_is_not_half_translated() -> None:
    said = translated(["White sings loudly.", "Waiting for White to sing.", "Waiting for Mauve to steer."])
    assert len(said.unknown) == 3
