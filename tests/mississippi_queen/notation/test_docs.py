"""docs/notation.md has every word of Mississippi Queen's notation."""

import json
import re

import paddlewheel as pw
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.positions import position_from_json, position_to_text
from paddlewheel.mississippi_queen.actions import DIRECTIONS, IDS
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.notation.names import BOAT_FIELDS, FIELDS, MOVE_FIELDS, SECTIONS
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, DECISION_NAMES, ENDING_NAMES
from paddlewheel.mississippi_queen.tables import FINISH, SPACE_HEXES, tile_names
from tests.docs.notation_page import TEXT, blocks, first_cells, part, spelled_out, words, words_named

PART = part(MISSISSIPPI_QUEEN.title)
PLACEHOLDERS = {
    "1-6": [str(number) for number in range(1, 7)],
    "0-19": [str(number) for number in range(20)],
    "heading": list(HEADINGS),
    "direction": list(DIRECTIONS),
    "tile": list(tile_names()[:FINISH]),
    "seat": [str(seat) for seat in range(1, 9)],
}


def test_the_picture() -> None:
    (picture,) = blocks(PART, "text picture")
    found = {}
    for y, line in enumerate(picture.splitlines()):
        for number in re.finditer(r"\d+", line):
            found[int(number[0])] = (number.end(), y)
    assert sorted(found) == list(range(20))
    left, middle = found[7]
    for number, (q, r) in enumerate(SPACE_HEXES):
        assert found[number] == (left + 3 * q, middle + 2 * r + q)


def test_every_action_is_explained() -> None:
    assert spelled_out(words(first_cells(PART, "action")), PLACEHOLDERS) == set(IDS)


def test_every_word_is_explained() -> None:
    assert words(first_cells(PART, "decision")) == list(DECISION_NAMES)
    assert words(first_cells(part("") + PART, "field")) == list(FIELDS)
    moves = {name for names in MOVE_FIELDS.values() for name in names}
    assert moves == set(words(first_cells(PART, "field of `move`")))
    assert [cell.split(maxsplit=1)[1] for cell in first_cells(PART, "section")] == list(SECTIONS)
    assert set(CONDITION_NAMES) | set(ENDING_NAMES) - {"stranded"} <= words_named(PART)
    assert set(BOAT_FIELDS) - {"name", "seat"} <= words_named(PART)


def test_orange_is_to_point_its_boat() -> None:
    position = position_from_json(MISSISSIPPI_QUEEN, json.loads(blocks(PART, "json position")[0]))
    assert {MISSISSIPPI_QUEEN.action_text(action).split()[0] for action in position.legal_actions()} == {"face"}
    assert position_to_text(pw.load(blocks(TEXT, "json record")[0]).position) == position_to_text(position)
