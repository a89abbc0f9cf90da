"""Every machine plays the same games through an environment, and shows and rewards them alike."""

import json

import pytest

from tests.environments.transcripts import FEW, GOLDEN, MANY, beginnings, transcript
from tests.plain_mode import said_in_plain_mode
from tests.tables import EVERY_TABLE, Table, name_of

TRANSCRIPTS = json.loads(GOLDEN.read_text())


def test_every_table_has_a_transcript() -> None:
    assert list(TRANSCRIPTS) == [name_of(table) for table in EVERY_TABLE]


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_games_have_their_transcript(table: Table) -> None:
    assert transcript(table, FEW) == TRANSCRIPTS[name_of(table)][str(FEW)]


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_many_games_have_their_transcript(table: Table) -> None:
    assert transcript(table, MANY) == TRANSCRIPTS[name_of(table)][str(MANY)]


@pytest.mark.plain
def test_plain_mode_has_the_same_transcripts() -> None:
    assert said_in_plain_mode("tests.environments.transcripts") == beginnings()
