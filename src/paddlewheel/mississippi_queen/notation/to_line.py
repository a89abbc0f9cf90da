"""Write a position's JSON as one line of nine sections, for bug reports and tests; see `docs/notation.md`.

For example: mq1 2019:2 1/speed/1 A0,A1-2a*1 >wogb w0.2N160,o0.9NE160,b0.3N160,g0.5N160 7/0 - -
"""

from typing import Any

from paddlewheel.core.notation.line import EMPTY_MARK
from paddlewheel.mississippi_queen.editions import SWITCH_VARIANTS
from paddlewheel.mississippi_queen.notation.names import (
    BOAT_LETTERS,
    CONDITION_LETTERS,
    LINE_MARK,
    MOVE_BOAT_LISTS,
    MOVE_BOATS,
)
from paddlewheel.mississippi_queen.notation.to_json import tiles_in

OMITTED_VALUES: tuple[Any, ...] = (0, False, None, [], "complete")  # default values of a move's fields


def json_to_line(data: dict[str, Any], pile: int) -> str:
    """The line for a position's JSON; `pile` is the bit set of the tiles in the initial stack."""
    laid = {row["tile"] for row in data["river"]}
    left_out = [tile for tile in tiles_in(pile) if tile not in laid and tile not in data["stack"]]
    actor = data["actor"] or EMPTY_MARK
    sections = (
        LINE_MARK,
        _options_text(data["options"]),
        f"{data['round']}/{data['decision']}/{actor}",
        _river_text(data),
        _order_text(data),
        ",".join(_boat_text(boat) for boat in data["boats"]),
        f"{data['supply']}/{data['box']}",
        ",".join(left_out) or EMPTY_MARK,
        _move_text(data["move"] or {}, data["votes"]),
    )
    return " ".join(sections)


def _options_text(options: dict[str, Any]) -> str:
    variants = [_variant_text(name, value) for name, value in options["variants"].items() if _is_written(name, value)]
    return ":".join([options["edition"], str(options["players"]), ",".join(variants)]).rstrip(":")


def _is_written(name: str, value: Any) -> bool:
    """Whether a variant is written; only `black_rose` can be None, which leaves it to the edition."""
    return not (name == "black_rose" and value is None)


def _variant_text(name: str, value: Any) -> str:
    if value is True or (name in SWITCH_VARIANTS and value):
        return name
    if type(value) is int and name not in SWITCH_VARIANTS:
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
    return f"{row['tile']}{(row['direction'] or '')[:1]}{waiting}"


def _order_text(data: dict[str, Any]) -> str:
    letters = [BOAT_LETTERS[name] for name in data["order"]]
    turn = data["turn"] - 1
    return "".join(letters[:turn]) + ">" + "".join(letters[turn:])


def _boat_text(boat: dict[str, Any]) -> str:
    condition = next((letter for letter, name in CONDITION_LETTERS.items() if name == boat["condition"]), "")
    used = "".join(f"+{place}" for place in boat["used"])
    numbers = f"{boat['speed']}{boat['coal']}{boat['passengers']}"
    gave = f"={boat['gave']}" if "gave" in boat else ""
    return f"{BOAT_LETTERS[boat['name']]}{_place_text(boat)}{boat['bow']}{numbers}{condition}{used}{gave}"


def _place_text(boat: dict[str, Any]) -> str:
    if boat["place"] is None:
        return EMPTY_MARK
    if "berth" in boat:
        return f"#{boat['berth']}"
    if "reached" in boat:
        return f"x{boat['reached']}"
    return str(boat["place"]).replace("ashore", "@")


def _move_text(move: dict[str, Any], votes: list[str | None] | None) -> str:
    parts = [_move_field_text(name, value) for name, value in move.items() if value not in OMITTED_VALUES]
    if votes is not None:
        parts.append("votes=" + "".join(vote[0] if vote else EMPTY_MARK for vote in votes))
    return ",".join(parts) or EMPTY_MARK


def _move_field_text(name: str, value: Any) -> str:
    if value is True:
        return name
    if name in MOVE_BOATS:
        return f"{name}={BOAT_LETTERS[value]}"
    if name in MOVE_BOAT_LISTS:
        return f"{name}={''.join(BOAT_LETTERS[boat] for boat in value)}"
    return f"{name}={'+'.join(value) if isinstance(value, list) else value}"
