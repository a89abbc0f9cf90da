"""Final places as a list for a message: "1. Green, 2. White and Red"."""

from collections.abc import Sequence

from paddlewheel.core.messages.message import Argument, Item, Message, MessageGroup

standing = MessageGroup("standing")


@standing
def place(number: int, players: Argument) -> None: ...


def standings(places: Sequence[int], names: Sequence[Item]) -> tuple[Message, ...]:
    """A message for every place, with the names of the players that share it."""
    by_place = sorted(set(places))
    return tuple(
        place(number, tuple(name for name, own in zip(names, places, strict=True) if own == number))
        for number in by_place
    )
