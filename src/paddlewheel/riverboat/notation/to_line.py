"""Writer of a position as one line, for bug reports and tests; the format is described in `docs/notation.md`.

The last sections are the seats: mat, supplies, riverboats, cards, points and the fields by row.
"""

from typing import Any

from paddlewheel.core.notation.line import EMPTY_MARK
from paddlewheel.riverboat.components import crop_letters
from paddlewheel.riverboat.notation.fields import BARN, SURVEYED, WELL, WORKER, field_rows, tile_letters
from paddlewheel.riverboat.notation.names import LINE_MARK, SUIT_LETTERS, SUITS
from paddlewheel.riverboat.state import PHASE_NAMES

OMITTED_VALUES: tuple[Any, ...] = (False, None, [])  # default values of turn fields, omitted in a line


def json_to_line(data: dict[str, Any]) -> str:
    options = data["options"]
    sections = (
        LINE_MARK,
        _options_text(options),
        f"{data['round']}/{data['phase'] or EMPTY_MARK}/{data['decision']}/{data['actor'] or EMPTY_MARK}",
        _turn_text(data["turn"] or {}),
        _seats_text(data),
        _cards_text(data),
        f"{_tiles_text(data['open_tiles'])}/{_tiles_text(data['laid_tiles'])}",
        ",".join(data["riverboats"]) or EMPTY_MARK,
        _opportunities_text(data),
        *(_player_text(player) for player in data["players"]),
    )
    return " ".join(sections)


def _options_text(options: dict[str, Any]) -> str:
    changed = ",".join(f"{name}={value}" for name, value in options["variants"].items())
    return f"{options['edition']}:{options['players']}" + (f":{changed}" if changed else "")


def _turn_text(turn: dict[str, Any]) -> str:
    return (
        ",".join(_turn_field(name, value) for name, value in turn.items() if value not in OMITTED_VALUES) or EMPTY_MARK
    )


def _turn_field(name: str, value: Any) -> str:
    if value is True:
        return name
    return f"{name}={'+'.join(map(str, value)) if isinstance(value, list) else value}"


def _seats_text(data: dict[str, Any]) -> str:
    owners = "".join(str(data["phase_tiles"][phase] or EMPTY_MARK) for phase in PHASE_NAMES)
    return f"{data['first_player'] or EMPTY_MARK}/{owners}/{''.join(map(str, data['markers']))}"


def _cards_text(data: dict[str, Any]) -> str:
    letters = dict(zip(SUITS, SUIT_LETTERS, strict=True))
    unseen = "".join(f"{letters[suit]}{count}" for suit, count in data["unseen"].items())
    return f"{letters.get(data['card'], EMPTY_MARK)}/{unseen or EMPTY_MARK}"


def _tiles_text(counts: dict[str, int]) -> str:
    tiles = [f"{count if count > 1 else ''}{tile_letters()[name]}" for name, count in counts.items()]
    return ",".join(tiles) or EMPTY_MARK


def _opportunities_text(data: dict[str, Any]) -> str:
    spaces = ",".join(card or EMPTY_MARK for card in data["opportunities"])
    return f"{spaces}/{'|'.join(','.join(layer) for layer in data['pile']) or EMPTY_MARK}"


def _player_text(player: dict[str, Any]) -> str:
    names = ("workers", "coins", "surveyors", "agents", "harbor", "three_hex_tiles")
    surveyed = player["surveyed_opportunities"]
    cards = [card + (SURVEYED if card in surveyed else "") for card in player["opportunities"]]
    parts = (
        player["mat"] or EMPTY_MARK,
        "".join(f"{name[0]}{player[name]}" for name in names),
        ",".join(player["riverboats"]) or EMPTY_MARK,
        ",".join(cards) or EMPTY_MARK,
        ",".join(f"{word}{points}" for word, points in player["points"].items()) or EMPTY_MARK,
        "/".join(_row_text(row, player["fields"]) for row in field_rows()),
    )
    return ":".join(parts)


def _row_text(row: tuple[str, ...], fields: dict[str, Any]) -> str:
    """Text of a row of fields; a number stands for so many empty fields."""
    text, empty = "", 0
    for mark in [_field_text(field, fields) for field in row]:
        if mark:
            text, empty = text + (str(empty) if empty else "") + mark, 0
        else:
            empty += 1
    return text + (str(empty) if empty else "")


def _field_text(field: str, fields: dict[str, Any]) -> str:
    worked = field in fields["workers"]
    crop = next((crop_letters()[crop] for crop, planted in fields["crops"].items() if field in planted), "")
    bare = WORKER if worked else BARN if field in fields["barns"] else ""
    mark = (crop.upper() if worked else crop) or bare
    well = WELL if field in fields["wells"] else ""
    return mark + well + (SURVEYED if field in fields["surveyed"] else "")
