"""Types of messages that depend on the game, made from the types that each game registers.

A type checker knows them as plain data; the OpenAPI document has them in full.
"""

import types
from collections.abc import Callable
from functools import reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from typing_extensions import TypeAliasType

from paddlewheel.core.capabilities import WireTypes
from paddlewheel.games import GAMES

Made = TypeVar("Made")


if TYPE_CHECKING:
    GameName = str
else:
    GameName = TypeAliasType("GameName", Literal[tuple(GAMES)])


def one_of(name: str, make: Callable[[str, WireTypes], list[Any]]) -> Any:
    """The union of what `make` makes for each game of its title and types."""
    return TypeAliasType(name, reduce(or_, chain(*_per_game(make))))


def list_of(make: Callable[[str, WireTypes], Any]) -> Any:
    """A list of what is made for one of the games: its entries, its examples."""
    return reduce(or_, (types.GenericAlias(list, (made,)) for made in _per_game(make)))


def _per_game(make: Callable[[str, WireTypes], Made]) -> list[Made]:
    modules = {game.title: game.module for game in GAMES.values() if game.module.offers("wire_types")}
    return [make(title, module.wire_types) for title, module in modules.items()]


def extended(name: str, says: str, *bases: Any, **fields: Any) -> Any:
    """A TypedDict with the fields of others and a few more."""
    return types.new_class(
        name.replace(" ", ""),
        bases,
        {},
        lambda body: body.update(__doc__=says, __module__=__name__, __annotations__=fields),
    )
