"""Parse a line of nine sections into a position's JSON; `from_json` validates the position."""

import re
from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import refuse, require
from paddlewheel.core.notation.line import EMPTY_MARK, read_count, read_decider, section_name, split_line, split_parts
from paddlewheel.core.notation.position import write_head
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.notation.from_json import read_options
from paddlewheel.mississippi_queen.notation.names import (
    BOAT_FIELDS,
    BOATS_BY_LETTER,
    CONDITION_LETTERS,
    LINE_MARK,
    MOVE_BOAT_LISTS,
    MOVE_BOATS,
    MOVE_FIELDS,
    MOVE_FLAGS,
    MOVE_NUMBERS,
    SECTIONS,
    VOTE_DECISIONS,
    VOTE_LETTERS,
)
from paddlewheel.mississippi_queen.notation.to_json import position_to_json, tiles_in
from paddlewheel.mississippi_queen.state import DECISION_NAMES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueen

DIRECTION_WORDS = {name[0]: name for name in DIRECTIONS}
TILE_PATTERN = re.compile(r"(?P<tile>[\w/-]+?)(?P<direction>[lar]?)(\*(?P<first>\d+)(\.(?P<second>\d+))?)?", re.ASCII)
BOAT_PATTERN = re.compile(
    r"(?P<letter>[a-z])(?P<place>\d+\.\d+|@\d|#\d|x\d+|-)(?P<bow>NE|NW|N|SE|SW|S)"
    r"(?P<speed>\d)(?P<coal>\d+)(?P<passengers>\d)(?P<condition>[lgcp]?)(?P<used>(\+\d+\.\d+)*)"
    r"(=(?P<gave>\d))?",
    re.ASCII,
)


def line_to_json(game: "MississippiQueen", text: str) -> dict[str, Any]:
    found = split_line(text, LINE_MARK, SECTIONS)
    options = _read_options(found["options"])
    fresh = game.new_position(read_options(game, options))
    data: dict[str, Any] = write_head(game, fresh.options) | {"options": options}
    data |= _read_moment(found["moment"]) | _read_river(found["river"]) | _read_order(found["order"])
    seats = {boat["name"]: boat["seat"] for boat in position_to_json(fresh)["boats"]}
    data["boats"] = [_read_boat(part, seats) for part in found["boats"].split(",")]
    data["supply"], data["box"] = _read_pair(found["passengers"])
    laid = [row["tile"] for row in data["river"]]
    data["stack"] = _read_stack(found["left out"], tiles_in(fresh.constants.stack), laid)
    data["move"], data["votes"] = _read_move(found["move"], data["decision"])
    return data


def _read_stack(text: str, pile: list[str], laid: list[str]) -> list[str]:
    gone = split_parts(text, ",")
    for name in gone:
        require(name in pile and name not in laid, _where("left out"), f"{name!r} is not a tile that could have left")
        require(gone.count(name) == 1, _where("left out"), f"names {name} twice")
    return [name for name in pile if name not in gone and name not in laid]


def _where(section: str) -> str:
    return section_name(SECTIONS, section)


def _read_number(text: str, section: str) -> int:
    return read_count(text, _where(section))


def _read_pair(text: str) -> tuple[int, int]:
    parts = text.split("/")
    require(len(parts) == 2, _where("passengers"), f"must be supply/box as in 6/0, not {text!r}")
    return _read_number(parts[0], "passengers"), _read_number(parts[1], "passengers")


def _read_options(text: str) -> dict[str, Any]:
    parts = text.split(":")
    good = 2 <= len(parts) <= 3
    require(good, _where("options"), f"must be edition:players or edition:players:variants, not {text!r}")
    variants: dict[str, Any] = {}
    for part in parts[2].split(",") if len(parts) == 3 else []:
        name, equals, value = part.partition("=")
        require(name not in variants, _where("options"), f"names {name} twice")
        variants[name] = _variant_value(value) if equals else True
    return {"edition": parts[0], "players": _read_number(parts[1], "options"), "variants": variants}


def _variant_value(text: str) -> Any:
    if text == "no":
        return False
    return _read_number(text, "options") if text.isdecimal() else text


def _read_moment(text: str) -> dict[str, Any]:
    parts = text.split("/")
    require(len(parts) == 3, _where("moment"), f"must be round/decision/actor as in 3/speed/2, not {text!r}")
    number, decision, actor = parts
    decider = read_decider(actor, _where("moment"))
    require(
        decision in DECISION_NAMES,
        _where("moment"),
        f"{decision!r} is not a decision; they are {', '.join(DECISION_NAMES)}",
    )
    return {"decision": decision, "actor": decider, "round": _read_number(number, "moment")}


def _read_river(text: str) -> dict[str, Any]:
    tiles, _, finish = text.partition(">")
    good = ">" not in text or finish in DIRECTION_WORDS
    require(good, _where("river"), f"after > must come l, a or r, not {finish!r}")
    before, bar, after = tiles.partition("|")
    removed = before.split(",") if bar else []
    rows = [*removed, *(after if bar else before).split(",")]
    river = [_read_tile(row) for row in rows]
    return {"river": river, "removed": len(removed), "finish": DIRECTION_WORDS.get(finish)}


def _read_tile(text: str) -> dict[str, Any]:
    found = TILE_PATTERN.fullmatch(text)
    if found is None:
        refuse(_where("river"), f"{text!r} is not a tile; write its name, l, a or r, and *passengers, as in A1-2a*1")
    waiting = [_read_number(found[name] or "0", "river") for name in ("first", "second")]
    return {"tile": found["tile"], "direction": DIRECTION_WORDS.get(found["direction"]), "waiting": waiting}


def _read_order(text: str) -> dict[str, Any]:
    before, arrow, after = text.partition(">")
    require(bool(arrow), _where("order"), f"must have a > before the boat whose turn it is, as in wo>bg, not {text!r}")
    return {"order": _boats_of(before + after, "order"), "turn": len(before) + 1}


def _boats_of(letters: str, section: str) -> list[str]:
    for letter in letters:
        known = letter in BOATS_BY_LETTER
        require(known, _where(section), f"{letter!r} is no boat; boats are {', '.join(BOATS_BY_LETTER)}")
    return [BOATS_BY_LETTER[letter] for letter in letters]


def _read_boat(text: str, seats: dict[str, int | None]) -> dict[str, Any]:
    found = BOAT_PATTERN.fullmatch(text)
    if found is None:
        hint = "write letter, place, heading, speed, coal, passengers, as in w2.7NE341"
        refuse(_where("boats"), f"{text!r} is not a boat; {hint}")
    boat: dict[str, Any] = dict.fromkeys(BOAT_FIELDS)
    boat["name"] = _boats_of(found["letter"], "boats")[0]
    boat["seat"] = seats.get(boat["name"])
    boat["bow"], boat["condition"] = found["bow"], CONDITION_LETTERS[found["condition"]]
    for name in ("speed", "coal", "passengers"):
        boat[name] = _read_number(found[name], "boats")
    boat["used"] = found["used"].split("+")[1:]
    if found["gave"]:
        boat["gave"] = _read_number(found["gave"], "boats")
    place = _read_place(found["place"])
    clash = found["condition"] and "condition" in place
    require(not clash, _where("boats"), f"{text!r}: a boat that is docked or out has no letter for its condition")
    return boat | place


def _read_place(text: str) -> dict[str, Any]:
    kind, rest = text[0], text[1:]
    if kind == "#":
        return {"place": "docked", "condition": "in-port", "berth": _read_number(rest, "boats")}
    if kind == "x":
        return {"place": "out", "condition": "out", "reached": _read_number(rest, "boats")}
    return {"place": None if text == EMPTY_MARK else text.replace("@", "ashore")}


def _read_move(text: str, decision: str) -> tuple[dict[str, Any] | None, list[str | None] | None]:
    said: dict[str, str] = {}
    for part in split_parts(text, ","):
        name, _, value = part.partition("=")
        require(name not in said, _where("move"), f"names {name} twice")
        said[name] = value
    number = DECISION_NAMES.index(decision)
    votes = _read_votes(said.pop("votes", "")) if number in VOTE_DECISIONS else None
    names = MOVE_FIELDS.get(number, ())
    for name in said:
        require(name in names, _where("move"), f"{name!r} does not belong to decision {decision}")
    if not names or (decision == "own-face" and not said):
        return None, votes
    return {name: _move_value(name, said) for name in names}, votes


def _read_votes(text: str) -> list[str | None]:
    for letter in text:
        require(letter in VOTE_LETTERS, _where("move"), f"{letter!r} is no vote; votes are {', '.join(VOTE_LETTERS)}")
    return [VOTE_LETTERS[letter] for letter in text]


def _move_value(name: str, said: dict[str, str]) -> Any:
    """The value of a field of the move; a field missing from the line has its default."""
    value = said.get(name)
    if name in MOVE_FLAGS:
        require(not value, _where("move"), f"{name} stands alone, without {value!r}")
        return value is not None
    require(value != "", _where("move"), f"{name} needs a value, as in {name}=...")
    if name in MOVE_NUMBERS:
        return _read_number(value or "0", "move")
    if name in MOVE_BOAT_LISTS:
        return _boats_of(value or "", "move")
    if name in MOVE_BOATS:
        require(value is None or len(value) == 1, _where("move"), f"{name} is one boat, not {value!r}")
        return _boats_of(value, "move")[0] if value else None
    if name == "trail":
        return value.split("+") if value else []
    return value or ("complete" if name == "ending" else None)
