"""Arrow keys over the mat and through lists, space, Enter."""

import pytest

from paddlewheel.core.terminal.controls import DOWN, ENTER, LEFT, RIGHT, UP, Controls
from tests.riverboat.situation import situation
from tests.terminal.riverboat.test_session import at, planting
from tests.terminal.sample_sessions import controls, last_action, season, submitted


def chosen(keys: Controls, *names: str) -> str:
    """What is chosen after these keys."""
    for name in names:
        keys.press(name)
    assert keys.chosen is not None
    return keys.table.match.game.action_text(keys.chosen)


def test_up_and_down_walk_through_a_list() -> None:
    keys = controls(season())
    assert chosen(keys) == "phase cultivation"
    assert chosen(keys, DOWN, DOWN) == "phase shipping"
    assert chosen(keys, UP) == "phase planting"
    keys.press(ENTER)
    assert last_action(keys.table) == "phase planting"


@pytest.mark.parametrize(
    ("names", "field"),
    [
        ((RIGHT,), "a2"),
        ((DOWN,), "b1"),
        ((DOWN, RIGHT), "b2"),
        ((LEFT,), "a1"),
        ((RIGHT, DOWN, UP), "a2"),
        ((DOWN, DOWN, DOWN), "d1"),
    ],
)
def test_arrows_walk_over_the_mat(names: tuple[str, ...], field: str) -> None:
    assert chosen(controls(at(situation())), *names) == f"place {field}"


def test_arrows_skip_fields_that_cannot_be_chosen() -> None:
    """On the mat oak the hearts of the first row are a8 alone; b1 and b2 are hearts too."""
    keys = controls(at(situation().play("place e8", "reveal heart")))
    legal = keys.table.match.legal_actions()
    for name in (DOWN, RIGHT, DOWN, LEFT, UP):
        assert chosen(keys, name) in legal


def test_the_coin_is_typed_and_never_chosen_by_accident() -> None:
    keys = controls(at(situation().play("place e8", "reveal heart")))
    assert chosen(keys).startswith("place ")
    for key in "coin":
        keys.press(key)
    keys.press(ENTER)
    assert last_action(keys.table) == "coin"


def test_space_turns_the_tile_where_it_lies() -> None:
    keys = controls(submitted(planting(), "take wheat-corn"))
    first = chosen(keys)
    turned = chosen(keys, " ")
    assert turned != first
    assert turned.split()[1] == first.split()[1]
    assert keys.typed == ""


def test_digits_wait_for_enter() -> None:
    keys = controls(season())
    keys.press("3")
    assert keys.typed == "3"
    keys.press(ENTER)
    assert last_action(keys.table) == "phase shipping"
