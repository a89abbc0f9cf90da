"""Parse a line into the JSON of a position; the JSON reader validates it."""

import re
from typing import Any

from paddlewheel.core.notation.json_reader import refuse, require
from paddlewheel.core.notation.line import EMPTY_MARK, read_count, read_decider, section_name, split_line, split_parts
from paddlewheel.core.notation.position import FORMAT, VERSION
from paddlewheel.riverboat.notation.fields import tile_letters
from paddlewheel.riverboat.notation.from_line_seats import read_player
from paddlewheel.riverboat.notation.names import (
    LINE_MARK,
    SECTIONS,
    SUIT_LETTERS,
    SUITS,
    TURN_FIELDS,
    TURN_FLAGS,
    TURN_LISTS,
    TURN_NUMBERS,
)
from paddlewheel.riverboat.state import DECISION_NAMES, PHASE_NAMES

MIN_SEATS, MAX_SEATS = 2, 4  # number of seats
NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)
SUIT = re.compile(r"([hscdw*])(\d+)", re.ASCII)
TILE = re.compile(r"(\d*)(\D+)", re.ASCII)


def line_to_json(text: str) -> dict[str, Any]:
    seats = min(max(MIN_SEATS, len(text.split()) - len(SECTIONS)), MAX_SEATS)
    names = (*SECTIONS, *(f"seat {seat}" for seat in range(1, seats + 1)))
    found = split_line(text, LINE_MARK, names)
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": "riverboat"}
    data |= _read_options(found["options"]) | _read_moment(found["moment"])
    data["turn"] = _read_turn(found["turn"], data["phase"], data["decision"])
    data |= _read_seats(found["seats"]) | _read_cards(found["cards"])
    for name, part in zip(("open_tiles", "laid_tiles"), _split(found["tiles"], 2, "tiles", "open/laid"), strict=True):
        data[name] = _read_tiles(part)
    data["riverboats"] = split_parts(found["riverboats"], ",")
    data |= _read_opportunities(found["opportunities"])
    rows = [(f"seat {seat}", found[f"seat {seat}"]) for seat in range(1, seats + 1)]
    data["players"] = [read_player(part, seat, section_name(names, name)) for seat, (name, part) in enumerate(rows, 1)]
    return data


def _where(section: str) -> str:
    return section_name(SECTIONS, section)


def _split(text: str, count: int, section: str, form: str) -> list[str]:
    parts = text.split("/")
    require(len(parts) == count, _where(section), f"must be {form}, not {text!r}")
    return parts


def _read_options(text: str) -> dict[str, Any]:
    edition, colon, rest = text.partition(":")
    players, _, changed = rest.partition(":")
    require(bool(colon), _where("options"), f"must be edition:players, not {text!r}")
    variants: dict[str, Any] = {}
    for part in changed.split(",") if changed else []:
        name, equals, value = part.partition("=")
        require(bool(equals), _where("options"), f"{part!r} must be a number that is changed, as in workers=10")
        require(name not in variants, _where("options"), f"names {name} twice")
        variants[name] = int(value) if NUMBER.fullmatch(value) else value
    count = read_count(players, _where("options"))
    return {"options": {"edition": edition, "players": count, "variants": variants}}


def _read_moment(text: str) -> dict[str, Any]:
    where = _where("moment")
    number, phase, decision, actor = _split(text, 4, "moment", "round/phase/decision/actor as in 2/planting/take/1")
    require(
        phase in (*PHASE_NAMES, EMPTY_MARK), where, f"{phase!r} is not a phase; they are {', '.join(PHASE_NAMES)} and -"
    )
    require(decision in DECISION_NAMES, where, f"{decision!r} is not a decision; they are {', '.join(DECISION_NAMES)}")
    decider = read_decider(actor, where)
    return {
        "round": read_count(number, where),
        "phase": None if phase == EMPTY_MARK else phase,
        "decision": decision,
        "actor": decider,
    }


def _read_turn(text: str, phase: str | None, decision: str) -> dict[str, Any] | None:
    said: dict[str, str] = {}
    for part in split_parts(text, ","):
        name, _, value = part.partition("=")
        require(name not in said, _where("turn"), f"names {name} twice")
        said[name] = value
    number = len(PHASE_NAMES) if phase is None else PHASE_NAMES.index(phase)
    names = TURN_FIELDS.get((number, DECISION_NAMES.index(decision)), ())
    for name in said:
        require(name in names, _where("turn"), f"{name!r} does not belong to decision {decision}")
    return {name: _turn_value(name, said.get(name)) for name in names} or None


def _turn_value(name: str, text: str | None) -> Any:
    """Value of a turn field; a field missing in the line is false, empty or None."""
    where = _where("turn")
    if name in TURN_FLAGS:
        require(not text, where, f"{name} stands alone, without {text!r}")
        return text is not None
    require(text != "", where, f"{name} needs a value, as in {name}=...")
    if name in TURN_LISTS:
        parts = text.split("+") if text else []
        return [read_count(part, where) for part in parts] if name == "passed" else parts
    if name in TURN_NUMBERS:
        return read_count(text or "0", where)
    return text


def _read_seats(text: str) -> dict[str, Any]:
    first, owners, markers = _split(text, 3, "seats", "first/phase tiles/markers as in 1/12312/231")
    good = len(owners) == len(PHASE_NAMES)
    require(
        good, _where("seats"), f"must have a seat or - for each of the {len(PHASE_NAMES)} phase tiles, not {owners!r}"
    )
    return {
        "first_player": _seat(first),
        "phase_tiles": {phase: _seat(owner) for phase, owner in zip(PHASE_NAMES, owners, strict=True)},
        "markers": [_seat(marker) for marker in markers],
    }


def _seat(text: str) -> int | None:
    return None if text == EMPTY_MARK else read_count(text, _where("seats"))


def _read_cards(text: str) -> dict[str, Any]:
    shown, unseen = _split(text, 2, "cards", "card/unseen as in h/h6s7c7d7*7w5")
    where, words = _where("cards"), dict(zip(SUIT_LETTERS, SUITS, strict=True))
    good = shown in (*SUIT_LETTERS, EMPTY_MARK)
    require(good, where, f"{shown!r} is no card; cards are {', '.join(SUIT_LETTERS)}")
    counts: dict[str, int] = {}
    found = [] if unseen == EMPTY_MARK else SUIT.findall(unseen)
    whole = "".join(letter + count for letter, count in found) == unseen or unseen == EMPTY_MARK
    require(whole, where, f"{unseen!r} is not a letter and a number for each colour, as in h6s7c7d7*7w5")
    for letter, count in found:
        require(words[letter] not in counts, where, f"names {letter} twice")
        counts[words[letter]] = read_count(count, where)
    return {"card": words.get(shown), "unseen": counts}


def _read_tiles(text: str) -> dict[str, int]:
    where, names = _where("tiles"), {letters: name for name, letters in tile_letters().items()}
    counts: dict[str, int] = {}
    for part in split_parts(text, ","):
        found = TILE.fullmatch(part)
        if found is None or found[2] not in names:
            refuse(where, f"{part!r} is not a tile; write how many and its crops, as in 3t or tw")
        name = names[found[2]]
        require(name not in counts, where, f"names {found[2]} twice")
        counts[name] = read_count(found[1] or "1", where)
    return counts


def _read_opportunities(text: str) -> dict[str, Any]:
    spaces, pile = _split(text, 2, "opportunities", "open cards/pile as in -,wells,-,fleet/barns,corn|wheat")
    return {
        "opportunities": [None if card == EMPTY_MARK else card for card in spaces.split(",")],
        "pile": [layer.split(",") if layer else [] for layer in split_parts(pile, "|")],
    }
