"""A position as one line of nine sections, for a bug report or a test; `docs/notation.md` explains it.

    mq1 2019:2 1/speed/1 A0,A1-2a*1 >wogb w0.2N160,o0.9NE160,b0.3N160,g0.5N160 7/0 - -
"""

import re
from typing import TYPE_CHECKING, Any

from paddlewheel.core.reading import refuse, require
from paddlewheel.mississippi_queen.editions import SWITCHES
from paddlewheel.mississippi_queen.names import COLOURS, ROSE
from paddlewheel.mississippi_queen.notation.reading import read_options
from paddlewheel.mississippi_queen.notation.vocabulary import (
    BOAT_FIELDS,
    CONDITIONS,
    DIRECTIONS,
    FORMAT,
    MOVE_FIELDS,
    PHASES,
    SEALED,
    VERSION,
    VOTES,
    VOTING,
)
from paddlewheel.mississippi_queen.notation.writing import position_to_json, tiles_in

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueen

MARK = f"mq{VERSION}"
SECTIONS = ("mark", "options", "moment", "river", "order", "boats", "passengers", "left out", "move")
LETTERS = {name: name[0] for name in COLOURS} | {ROSE: "k"}
NAMES = {letter: name for name, letter in LETTERS.items()}
CONDITION_LETTERS = {"": "sailing", "l": "loses-turn", "g": "aground", "c": "cast-off", "p": "poled-off"}
VOTE_LETTERS = {"-": None} | {vote[0]: vote for vote in VOTES}
NOTHING = "-"

TILE = re.compile(r"(?P<tile>[\w/-]+?)(?P<direction>[lar]?)(\*(?P<first>\d+)(\.(?P<second>\d+))?)?", re.ASCII)
BOAT = re.compile(
    r"(?P<letter>[a-z])(?P<place>\d+\.\d+|@\d|#\d|x\d+|-)(?P<bow>NE|NW|N|SE|SW|S)"
    r"(?P<speed>\d)(?P<coal>\d+)(?P<passengers>\d)(?P<condition>[lgcp]?)(?P<used>(\+\d+\.\d+)*)",
    re.ASCII,
)
# How the fields of a move are written; a field that is not there has the first of these values.
FLAGS = ("free_turn", "news", "rose_binds")
BOAT_NAMES = ("discoverer", "pending", "facing", "partner")
BOAT_LISTS = ("boarded", "pushed", "asked")
NUMBERS = ("points", "left_over", "rose_gave", "amount")


def line_of(data: dict[str, Any], pile: int) -> str:
    """The line for a position's JSON; `pile` has a bit for every tile the options put into the stack."""
    laid = {row["tile"] for row in data["river"]}
    left_out = [tile for tile in tiles_in(pile) if tile not in laid and tile not in data["stack"]]
    actor = data["actor"] or NOTHING
    sections = (
        MARK,
        _options_text(data["options"]),
        f"{data['round']}/{data['phase']}/{actor}",
        _river_text(data),
        _order_text(data),
        ",".join(_boat_text(boat) for boat in data["boats"]),
        f"{data['supply']}/{data['box']}",
        ",".join(left_out) or NOTHING,
        _move_text(data["move"] or {}, data["votes"]),
    )
    return " ".join(sections)


def _options_text(options: dict[str, Any]) -> str:
    variants = ",".join(_variant_text(name, value) for name, value in options["variants"].items() if _counts(name, value))
    return f"{options['edition']}:{options['players']}" + (f":{variants}" if variants else "")


def _counts(name: str, value: Any) -> bool:
    """The Black Rose is the one switch that may be left to the edition."""
    return not (name == "black_rose" and value is None)


def _variant_text(name: str, value: Any) -> str:
    if value is True or (name in SWITCHES and value):
        return name
    if type(value) is int and name not in SWITCHES:
        return f"{name}={value}"
    if not value:
        return f"{name}=no"
    return f"{name}={value if isinstance(value, str) else '+'.join(value)}"


def _river_text(data: dict[str, Any]) -> str:
    tiles = [_tile_text(row) for row in data["river"]]
    removed = data["removed"]
    text = ",".join(tiles[removed:])
    if removed:
        text = ",".join(tiles[:removed]) + "|" + text
    return text + (f">{data['finish'][0]}" if data["finish"] else "")


def _tile_text(row: dict[str, Any]) -> str:
    first, second = row["waiting"]
    waiting = f"*{first}.{second}" if second else f"*{first}" if first else ""
    return row["tile"] + (row["direction"] or "")[:1] + waiting


def _order_text(data: dict[str, Any]) -> str:
    letters = [LETTERS[name] for name in data["order"]]
    turn = data["turn"] - 1
    return "".join(letters[:turn]) + ">" + "".join(letters[turn:])


def _boat_text(boat: dict[str, Any]) -> str:
    condition = next((letter for letter, name in CONDITION_LETTERS.items() if name == boat["condition"]), "")
    used = "".join(f"+{place}" for place in boat["used"])
    numbers = f"{boat['speed']}{boat['coal']}{boat['passengers']}"
    return f"{LETTERS[boat['name']]}{_place_text(boat)}{boat['bow']}{numbers}{condition}{used}"


def _place_text(boat: dict[str, Any]) -> str:
    if boat["place"] is None:
        return NOTHING
    if "berth" in boat:
        return f"#{boat['berth']}"
    if "reached" in boat:
        return f"x{boat['reached']}"
    return str(boat["place"]).replace("ashore", "@")


def _move_text(move: dict[str, Any], votes: list[str | None] | None) -> str:
    parts = [_move_field_text(name, value) for name, value in move.items() if value not in (0, False, None, [], "complete")]
    if votes is not None:
        parts.append("votes=" + "".join(vote[0] if vote else NOTHING for vote in votes))
    return ",".join(parts) or NOTHING


def _move_field_text(name: str, value: Any) -> str:
    if value is True:
        return name
    if name in BOAT_NAMES:
        return f"{name}={LETTERS[value]}"
    if name in BOAT_LISTS:
        return f"{name}={''.join(LETTERS[boat] for boat in value)}"
    return f"{name}={'+'.join(value) if isinstance(value, list) else value}"


def line_to_json(game: "MississippiQueen", text: str) -> dict[str, Any]:
    """The JSON of the position a line describes; whether there can be such a position is not asked here."""
    found = dict(zip(SECTIONS, text.split(), strict=False))
    mark = found.get("mark", "")
    require(mark == MARK, "section 1 (mark)", f"must be {MARK}, not {mark!r}; this is not a line this program can read")
    require(len(found) == len(SECTIONS), _where(_first_missing(found)), f"missing; a line has {len(SECTIONS)} sections")
    require(len(text.split()) == len(SECTIONS), "section 10", f"too many; a line has {len(SECTIONS)} sections")
    options = _read_options(found["options"])
    fresh = game.new_position(read_options(game, options))
    pile = int(fresh.tables[0].stack)
    data = {"format": FORMAT, "version": VERSION, "game": game.name, "options": options}
    data |= _read_moment(found["moment"]) | _read_river(found["river"]) | _read_order(found["order"])
    seats = {boat["name"]: boat["seat"] for boat in position_to_json(fresh)["boats"]}
    data["boats"] = [_read_boat(part, seats) for part in found["boats"].split(",")]
    data["supply"], data["box"] = _read_pair(found["passengers"])
    gone = [] if found["left out"] == NOTHING else found["left out"].split(",")
    laid = [row["tile"] for row in data["river"]]
    for name in gone:
        require(name in tiles_in(pile) and name not in laid, _where("left out"), f"{name!r} is no tile that could be there")
    data["stack"] = [name for name in tiles_in(pile) if name not in gone and name not in laid]
    data["move"], data["votes"] = _read_move(found["move"], data["phase"])
    return data


def _first_missing(found: dict[str, str]) -> str:
    return SECTIONS[min(len(found), len(SECTIONS) - 1)]


def _where(section: str) -> str:
    return f"section {SECTIONS.index(section) + 1} ({section})"


def _read_number(text: str, section: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        refuse(_where(section), f"{text!r} is not a number")
    return int(text)


def _read_pair(text: str) -> tuple[int, int]:
    parts = text.split("/")
    require(len(parts) == 2, _where("passengers"), f"must be supply/box as in 6/0, not {text!r}")
    return _read_number(parts[0], "passengers"), _read_number(parts[1], "passengers")


def _read_options(text: str) -> dict[str, Any]:
    parts = text.split(":")
    require(2 <= len(parts) <= 3, _where("options"), f"must be edition:players or edition:players:variants, not {text!r}")
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
    require(len(parts) == 3, _where("moment"), f"must be round/phase/actor as in 3/speed/2, not {text!r}")
    number, phase, actor = parts
    decider: int | str | None = None if actor == NOTHING else actor
    if actor not in (NOTHING, "chance"):
        decider = _read_number(actor, "moment")
    require(phase in PHASES, _where("moment"), f"{phase!r} is not a phase; they are {', '.join(PHASES)}")
    return {"phase": phase, "actor": decider, "round": _read_number(number, "moment")}


def _read_river(text: str) -> dict[str, Any]:
    tiles, _, finish = text.partition(">")
    words = {name[0]: name for name in DIRECTIONS}
    require(">" not in text or finish in words, _where("river"), f"after > must come l, a or r, not {finish!r}")
    before, bar, after = tiles.partition("|")
    removed = before.split(",") if bar else []
    rows = [*removed, *(after if bar else before).split(",")]
    river = [_read_tile(row, words) for row in rows]
    return {"river": river, "removed": len(removed), "finish": words.get(finish)}


def _read_tile(text: str, words: dict[str, str]) -> dict[str, Any]:
    found = TILE.fullmatch(text)
    if found is None:
        refuse(_where("river"), f"{text!r} is not a tile; write its name, l, a or r, and *passengers, as in A1-2a*1")
    waiting = [_read_number(found[name] or "0", "river") for name in ("first", "second")]
    return {"tile": found["tile"], "direction": words.get(found["direction"]), "waiting": waiting}


def _read_order(text: str) -> dict[str, Any]:
    before, arrow, after = text.partition(">")
    require(bool(arrow), _where("order"), f"must have a > before the boat whose turn it is, as in wo>bg, not {text!r}")
    return {"order": _boats_of(before + after, "order"), "turn": len(before) + 1}


def _boats_of(letters: str, section: str) -> list[str]:
    for letter in letters:
        require(letter in NAMES, _where(section), f"{letter!r} is no boat; boats are {', '.join(NAMES)}")
    return [NAMES[letter] for letter in letters]


def _read_boat(text: str, seats: dict[str, int | None]) -> dict[str, Any]:
    found = BOAT.fullmatch(text)
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
    return boat | _read_place(found["place"])


def _read_place(text: str) -> dict[str, Any]:
    kind, rest = text[0], text[1:]
    if kind == "#":
        return {"place": "docked", "condition": CONDITIONS[5], "berth": _read_number(rest, "boats")}
    if kind == "x":
        return {"place": "out", "condition": CONDITIONS[6], "reached": _read_number(rest, "boats")}
    return {"place": None if text == NOTHING else text.replace("@", "ashore")}


def _read_move(text: str, phase: str) -> tuple[dict[str, Any] | None, list[str | None] | None]:
    said: dict[str, str] = {}
    for part in [] if text == NOTHING else text.split(","):
        name, _, value = part.partition("=")
        require(name not in said, _where("move"), f"names {name} twice")
        said[name] = value
    number = PHASES.index(phase)
    votes = _read_votes(said.pop("votes", "")) if number in VOTING else None
    names = MOVE_FIELDS.get(number, ())
    for name in said:
        require(name in names, _where("move"), f"{name!r} does not belong to phase {phase}")
    if not names or (phase == "own-face" and not said):
        return None, votes
    return {name: _move_value(name, said) for name in names}, votes


def _read_votes(text: str) -> list[str | None]:
    for letter in text:
        require(letter in VOTE_LETTERS, _where("move"), f"{letter!r} is no vote; votes are l, a, r, s ({SEALED}) and -")
    return [VOTE_LETTERS[letter] for letter in text]


def _move_value(name: str, said: dict[str, str]) -> Any:
    value = said.get(name)
    if name in FLAGS:
        return value is not None
    if name in NUMBERS:
        return _read_number(value or "0", "move")
    if name in BOAT_LISTS:
        return _boats_of(value or "", "move")
    if name in BOAT_NAMES:
        return _boats_of(value, "move")[0] if value else None
    if name == "trail":
        return value.split("+") if value else []
    return value or ("complete" if name == "ending" else None)
