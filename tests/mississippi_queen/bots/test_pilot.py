"""The pilot is one and the same in both modes."""

from tests.mississippi_queen.bots.playing import decisions
from tests.plain_mode import said_in_plain_mode


def test_plain_mode_makes_the_same_decisions() -> None:
    assert said_in_plain_mode("tests.mississippi_queen.bots.playing") == decisions()
