"""Errors for wrong use of the PettingZoo environments."""

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages.errors import plain


class EnvironmentUsageError(PaddlewheelError, AssertionError):
    """Call at the wrong time, or with an invalid argument. AssertionError is what PettingZoo's own wrappers raise."""


def no_game() -> EnvironmentUsageError:
    return EnvironmentUsageError(plain("no game is under way; reset() begins one"))
