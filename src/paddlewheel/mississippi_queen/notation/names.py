"""Vocabulary of the notation; decisions, conditions and endings have their names in `state.py`."""

from typing import Any

from paddlewheel.core.errors import NotationError
from paddlewheel.core.notation.json_reader import read_text, refuse
from paddlewheel.core.notation.line import EMPTY_MARK
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.names import COLOURS, ROSE, parse_place

SEALED = "sealed"
VOTES = (*DIRECTIONS, SEALED)

MAX_PASSENGERS, MAX_ROUNDS = 99, 1000

START_TILE, REJOIN = "A0", "rejoin"
RING_DIRECTIONS = (
    None,
    "left",
    "right",
    "right",
    "left",
    None,
)  # directions of the first six tiles of a branching river

FIELDS = (
    "format",
    "version",
    "game",
    "options",
    "decision",
    "actor",
    "round",
    "order",
    "turn",
    "river",
    "removed",
    "finish",
    "stack",
    "supply",
    "box",
    "boats",
    "move",
    "votes",
)
RENAMED_FIELDS = {"phase": "decision"}  # since version 1
BOAT_FIELDS = ("name", "seat", "place", "bow", "speed", "coal", "passengers", "condition", "used")

# Fields of the turn under way, by decision; for all other decisions they follow from the rest of the position.
_MOVING = (
    "points",
    "free_turn",
    "ending",
    "left_over",
    "trail",
    "discoverer",
    "boarded",
    "boarders",
    "news",
    "rose_binds",
)
_COAL = ("partner", "asked", "discoverer", "news")
MOVE_FIELDS = {
    state.MOVE_DECISION: _MOVING,
    state.PUSH_DECISION: (*_MOVING, "pushed", "pending"),
    state.FACE_DECISION: (*_MOVING, "pushed", "facing"),
    state.OWN_FACE_DECISION: _MOVING,  # only after leaving a sandbank backward
    state.BOARD_DECISION: ("ending", "discoverer", "boarded", "boarders", "news"),
    state.COAL_DECISION: _COAL,
    state.AGREE_DECISION: (*_COAL, "amount"),
    state.VOTE_DECISION: ("discoverer",),
    state.TIE_DECISION: ("discoverer",),
    state.ROLL_DECISION: ("discoverer",),
    state.TILE_DECISION: ("discoverer", "direction"),
    state.FINISH_DECISION: ("discoverer",),
}
VOTE_DECISIONS = (state.VOTE_DECISION, state.TIE_DECISION)
SETUP_DECISIONS = range(state.BOX_DECISION, state.SPEED_DECISION)

# The line: its nine sections, and the letters for boats, directions, conditions and votes.
LINE_MARK = "mq1"
SECTIONS = ("mark", "options", "moment", "river", "order", "boats", "passengers", "left out", "move")
BOAT_LETTERS = {name: name[0] for name in COLOURS} | {ROSE: "k"}
BOATS_BY_LETTER = {letter: name for name, letter in BOAT_LETTERS.items()}
CONDITION_LETTERS = {"": "sailing", "l": "loses-turn", "g": "aground", "c": "cast-off", "p": "poled-off"}
VOTE_LETTERS: dict[str, str | None] = {EMPTY_MARK: None} | {vote[0]: vote for vote in VOTES}
MOVE_FLAGS = ("free_turn", "news", "rose_binds")
MOVE_NUMBERS = ("points", "left_over", "amount")
MOVE_BOATS = ("discoverer", "pending", "facing", "partner")
MOVE_BOAT_LISTS = ("boarded", "boarders", "pushed", "asked")


def read_place(value: Any, where: str) -> int:
    text = read_text(value, where)
    try:
        return parse_place(text)
    except NotationError as problem:
        refuse(where, str(problem))
