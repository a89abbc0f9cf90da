"""docs/notation.md has every word of Riverboat's notation."""

import json

from paddlewheel.core.notation.positions import position_from_json
from paddlewheel.riverboat import components
from paddlewheel.riverboat.actions import IDS
from paddlewheel.riverboat.components import crop_letters
from paddlewheel.riverboat.game import RIVERBOAT
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.notation.names import (
    BENEFITS,
    FIELDS,
    MAT_FIELDS,
    PLAYER_FIELDS,
    SEARCHES,
    SECTIONS,
    SUITS,
    TURN_FIELDS,
)
from paddlewheel.riverboat.state import DECISION_NAMES, PHASE_NAMES, POINT_SOURCE_NAMES
from tests.docs.notation_page import blocks, first_cells, part, spelled_out, words, words_named

PART = part(RIVERBOAT.title)
PLACEHOLDERS = {
    "phase": list(PHASE_NAMES),
    "field": list(components.field_names()),
    "tile": list(components.tile_names()),
    "riverboat": list(components.boat_names()),
    "crop": list(components.crop_names()),
    "card": list(components.card_names()),
    "mat": [mat.name for mat in components.mats()],
    "seat": ["1", "2", "3", "4"],
    "colour": list(SUITS),
    "1-3": ["1", "2", "3"],
    "0-5": ["0", "1", "2", "3", "4", "5"],
}


def test_every_action_is_explained() -> None:
    assert spelled_out(words(first_cells(PART, "action")), PLACEHOLDERS) == set(IDS)


def test_every_field_is_explained() -> None:
    assert words(first_cells(part("") + PART, "field")) == list(FIELDS)
    assert words(first_cells(PART, "field of a player")) == list(PLAYER_FIELDS)
    turns = {name for names in TURN_FIELDS.values() for name in names}
    assert turns == set(words(first_cells(PART, "field of `turn`")))
    sections = [cell.split(maxsplit=1)[1] for cell in first_cells(PART, "section")]
    assert sections == [*SECTIONS, "seat 1"]


def test_every_word_is_explained() -> None:
    assert words(first_cells(PART, "decision")) == list(DECISION_NAMES)
    things = (
        *components.crop_names(),
        *components.boat_names(),
        *(mat.name for mat in components.mats()),
        *COLOUR_NAMES,
    )
    assert {*things, *crop_letters().values(), *POINT_SOURCE_NAMES, *MAT_FIELDS, *BENEFITS, *SEARCHES} <= words_named(
        PART
    )


def test_a_benefit_is_to_be_chosen() -> None:
    position = position_from_json(RIVERBOAT, json.loads(blocks(PART, "json position")[0]))
    assert [RIVERBOAT.action_text(action) for action in position.legal_actions()] == ["pass", "surveyor", "send 1"]
