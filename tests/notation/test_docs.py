"""docs/notation.md tells the truth."""

import doctest
import json
import re
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.core import records
from paddlewheel.hexgrid import HEADINGS
from paddlewheel.mississippi_queen.actions import DIRECTIONS, IDS
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.notation.vocabulary import (
    BOAT_FIELDS,
    CONDITIONS,
    ENDINGS,
    FIELDS,
    MOVE_FIELDS,
    PHASES,
    SECTIONS,
)
from paddlewheel.mississippi_queen.tables import SPACES, tile_names

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
PLACEHOLDERS = {
    "1-6": [str(number) for number in range(1, 7)],
    "0-19": [str(number) for number in range(20)],
    "heading": list(HEADINGS),
    "direction": list(DIRECTIONS),
    "tile": list(tile_names()),
    "seat": [str(seat) for seat in range(1, 9)],
}


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def first_cells(heading: str) -> list[str]:
    """The first column of the tables that have this heading, without its backticks."""
    found: list[str] = []
    for table in re.findall(rf"^\| {heading} \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)", TEXT, re.MULTILINE):
        found += [re.split(r"(?<!\\) \| ", row.removeprefix("| "))[0] for row in table.splitlines()]
    return found


def words(cells: list[str]) -> list[str]:
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def test_every_block_is_checked() -> None:
    kinds = set(re.findall(r"^```(\S.*)$", TEXT, re.MULTILINE))
    assert kinds == {"text picture", "json position", "text line", "python", "json record"}


def test_the_picture() -> None:
    (picture,) = blocks("text picture")
    found = {}
    for y, line in enumerate(picture.splitlines()):
        for number in re.finditer(r"\d+", line):
            found[int(number[0])] = (number.end(), y)
    assert sorted(found) == list(range(20))
    left, middle = found[7]
    for number, (q, r) in enumerate(SPACES):
        assert found[number] == (left + 3 * q, middle + 2 * r + q)


def test_every_action_is_explained() -> None:
    found = set()
    for text in words(first_cells("action")):
        placeholder = re.search(r"<(.+)>", text)
        values = PLACEHOLDERS[placeholder[1]] if placeholder else [""]
        found |= {re.sub(r"<.+>", value, text) for value in values}
    assert found == set(IDS)


def test_every_word_is_explained() -> None:
    assert words(first_cells("phase")) == list(PHASES)
    fields = words(first_cells("field"))
    assert set(FIELDS) | set(records.FIELDS) == set(fields)
    assert {name for names in MOVE_FIELDS.values() for name in names} == set(words(first_cells("field of `move`")))
    assert [cell.split(maxsplit=1)[1] for cell in first_cells("section")] == list(SECTIONS)
    named = set(words(re.sub(r"^```.*?^```$", "", TEXT, flags=re.DOTALL | re.MULTILINE).splitlines()))
    assert set(CONDITIONS) | set(ENDINGS) - {"stranded"} <= named
    assert set(BOAT_FIELDS) - {"name", "seat"} <= named


def test_the_position() -> None:
    (example,) = blocks("json position")
    position = MISSISSIPPI_QUEEN.position_from_json(json.loads(example))
    assert position.to_json() == json.loads(example)
    assert position.to_text() == blocks("text line")[0].strip()
    assert {MISSISSIPPI_QUEEN.action_text(action).split()[0] for action in position.legal_actions()} == {"face"}


@pytest.mark.parametrize("line", "".join(blocks("text line")).splitlines())
def test_the_lines(line: str) -> None:
    assert MISSISSIPPI_QUEEN.position_from_text(line).to_text() == line


def test_the_record() -> None:
    (example,) = blocks("json record")
    race = pw.load(example)
    here = {"engine": records.engine_version(), "data": race.game.data_fingerprint()}
    assert race.save() == json.loads(example) | here
    assert records.to_text(json.loads(example)) == example
    assert race.position.to_text() == blocks("text line")[0].strip()


def test_the_examples() -> None:
    for block in blocks("python"):
        test = doctest.DocTestParser().get_doctest(block, {}, "notation.md", "docs/notation.md", 0)
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0
