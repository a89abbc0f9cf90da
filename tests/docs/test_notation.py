"""docs/notation.md tells the truth."""

import doctest
import json
import re

import pytest

import paddlewheel as pw
from paddlewheel.core.game import Game
from paddlewheel.core.matches import records
from paddlewheel.core.notation.positions import (
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from paddlewheel.games import GAMES
from tests.docs.notation_page import TEXT, blocks, first_cells, part, words

MARKS = {"mq1": "mississippi-queen", "rb1": "riverboat"}
EXAMPLES = [example for game in GAMES.values() for example in blocks(part(game.title), "json position")]


def test_every_block_is_checked() -> None:
    kinds = set(re.findall(r"^```(\S.*)$", TEXT, re.MULTILINE))
    assert kinds == {"text picture", "json position", "text line", "python", "json record"}


def test_both_games_have_the_same_chapters() -> None:
    for game in GAMES.values():
        text = part(game.title)
        chapters = re.findall(r"^### (.+)$", text, re.MULTILINE)
        assert chapters[-4:] == ["Actions", "A position as JSON", "A position as one line", "What is refused"]
        assert [len(blocks(text, kind)) for kind in ("json position", "text line", "python")] == [1, 2, 1]


def test_what_all_positions_begin_with() -> None:
    begins = words(first_cells(part(""), "field"))
    assert begins == ["format", "version", "game", "options"]
    for example in EXAMPLES:
        assert list(json.loads(example))[:4] == begins


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_position(game: Game) -> None:
    (example,) = blocks(part(game.title), "json position")
    position = position_from_json(game, json.loads(example))
    assert position_to_json(position) == json.loads(example)
    assert position_to_text(position) == blocks(part(game.title), "text line")[0].strip()


@pytest.mark.parametrize("line", "".join(blocks(TEXT, "text line")).splitlines())
def test_the_lines(line: str) -> None:
    game = GAMES[MARKS[line.split()[0]]]
    assert position_to_text(position_from_text(game, line)) == line


def test_what_a_record_holds() -> None:
    assert set(words(first_cells(part("A whole game"), "field"))) == {
        *records.FIELDS,
        records.NAMES,
        records.AGREED_END,
    }


@pytest.mark.parametrize("example", blocks(TEXT, "json record"))
def test_the_records(example: str) -> None:
    match = pw.load(example)
    here = {"engine": records.engine_version(), "data": match.game.data_fingerprint()}
    assert match.save() == json.loads(example) | here
    assert records.to_text(json.loads(example)) == example


def test_a_record_of_each_game() -> None:
    assert [json.loads(example)["game"] for example in blocks(TEXT, "json record")] == list(GAMES)


@pytest.mark.parametrize("block", blocks(TEXT, "python"))
def test_the_examples(block: str) -> None:
    test = doctest.DocTestParser().get_doctest(block, {}, "notation.md", "docs/notation.md", 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0
