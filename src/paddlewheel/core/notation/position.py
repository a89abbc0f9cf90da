"""Common parts of the JSON notation of positions: head, options, actor."""

from collections.abc import Callable, Mapping
from typing import Any

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Game
from paddlewheel.core.messages.errors import records
from paddlewheel.core.notation.json_reader import Reader, quoted, read_text, refuse, require

FORMAT = "paddlewheel-position"
VERSION = 2
CHANCE_WORD = "chance"


def write_head(game: Game, options: Any) -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, "game": game.name, "options": game.options_to_json(options)}


def read_head(game: Game, data: Any, names: tuple[str, ...], renamed: Mapping[str, str]) -> Reader:
    """Validate the head of a position of this game and return a reader of its fields.

    `renamed` has the fields of version 1 that have another name since.
    """
    head = data if isinstance(data, Mapping) else {"format": data}
    kind, version = head.get("format"), head.get("version")
    require(kind == FORMAT, "format", f'this is {quoted(kind)}, not "{FORMAT}"; it is not a Paddlewheel position')
    known = type(version) is int and 1 <= version <= VERSION
    require(
        known, "version", f"this position has version {quoted(version)}; this program reads versions 1 to {VERSION}"
    )
    if version == 1:
        data = {renamed.get(name, name): value for name, value in head.items()}
    written = head.get("game", game.name)
    require(written == game.name, "game", f"must be {game.name!r}, not {quoted(written)}")
    return Reader(data, "", names)


def any_variant(name: str, value: Any) -> bool:
    return True


def read_options(game: Game, data: Any, seats: int, may_be: Callable[[str, Any], bool] = any_variant) -> Any:
    """Read the options of a game for at most `seats` players; `may_be` checks the type of a variant's value."""
    fields = Reader(data, "options", ("edition", "players", "variants"))
    read_text(fields.value("edition"), "options.edition")
    fields.number("players", 1, seats)
    variants = fields.value("variants")
    require(isinstance(variants, Mapping), "options.variants", f"must be an object, not {quoted(variants)}")
    for name, value in variants.items():
        good = isinstance(name, str) and may_be(name, value)
        require(good, f"options.variants.{name}", f"{quoted(value)} is not a value for a variant")
    try:
        return game.options_from_json(data)
    except SetupError as problem:
        raise NotationError(records.bad_options(problem.message)) from None


def actor_word(actor: int) -> int | str | None:
    """The actor in JSON: a seat from 1, "chance", or None when the game is over."""
    if actor == CHANCE:
        return CHANCE_WORD
    return None if actor == NOBODY else actor + 1


def read_actor(value: Any, players: int) -> int:
    """The actor from JSON: a seat from 0, CHANCE or NOBODY."""
    if value is None or value == CHANCE_WORD:
        return NOBODY if value is None else CHANCE
    if type(value) is not int or not 1 <= value <= players:
        refuse("actor", f'must be a seat from 1 to {players}, "chance" or null, not {quoted(value)}')
    return value - 1
