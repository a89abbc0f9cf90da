"""What can go wrong with an environment beside its game."""

from paddlewheel.core.errors import PaddlewheelError


class Misuse(PaddlewheelError, AssertionError):
    """A call at the wrong time, or with something that is no action. PettingZoo's own checks raise AssertionError."""


def no_game() -> Misuse:
    return Misuse("no game is under way; reset() begins one")
