"""Arrow keys, digits and Enter."""

from paddlewheel.core.terminal.controls import BACKSPACE, DOWN, END_OF_INPUT, ENTER, ESCAPE, LEFT, RIGHT, UP, Controls
from tests.mississippi_queen.situation import situation
from tests.terminal.sample_sessions import controls, race, screen, under_way


def pressed(keys: Controls, *names: str) -> str:
    """The last action after these keys."""
    for name in names:
        keys.press(name)
    match = keys.table.match
    return match.game.action_text(match.log[-1])


def test_digits_set_a_speed_and_arrows_steer() -> None:
    keys = controls(under_way())
    assert pressed(keys, "2") == "speed 2"
    assert pressed(keys, UP) == "ahead"
    assert pressed(keys, LEFT) == "port"
    assert pressed(keys, RIGHT) == "starboard"


def test_up_and_down_choose_a_speed_that_enter_confirms() -> None:
    keys = controls(under_way())
    assert pressed(keys, UP, UP, DOWN, ENTER) == "speed 2"


def test_left_and_right_choose_a_heading() -> None:
    keys = controls(race())
    assert pressed(keys, LEFT, ENTER) == "face NW"
    assert pressed(keys, RIGHT, RIGHT, ENTER) == "face SE"


def test_enter_stops() -> None:
    keys = controls(under_way())
    assert pressed(keys, "1", UP, ENTER) == "stop"


def test_down_does_not_go_backward() -> None:
    keys = controls(under_way())
    pressed(keys, "2", DOWN)
    assert "never goes backward" in keys.table.message


def test_a_question_mark_explains_at_once_and_escape_comes_back() -> None:
    keys = controls(under_way())
    keys.press("?")
    assert keys.table.page
    keys.press(ESCAPE)
    assert keys.table.page is None


def test_words_can_be_typed_and_mended() -> None:
    keys = controls(under_way())
    for key in "speed 5":
        keys.press(key)
    assert "> speed 5" in screen(keys.table, keys=keys)
    assert pressed(keys, BACKSPACE, "4", ENTER) == "speed 4"


def test_end_of_input_leaves() -> None:
    keys = controls(under_way())
    keys.press(END_OF_INPUT)
    assert keys.table.over


def behind_another_boat() -> Controls:
    table = under_way()
    river = situation("A3-2", "A3-1").put("white", "1.6", speed=2).put("orange", "1.11").turn("white")
    table.match.position = river.position
    return controls(table)


def test_up_behind_a_boat_asks_where_to_push_it() -> None:
    keys = behind_another_boat()
    keys.press("2")
    keys.press(UP)
    assert "Push it which way?" in keys.table.message
    choices = [keys.table.match.game.action_text(action) for action in keys.choices]
    assert all(choice.startswith("push ") for choice in choices)
    assert pressed(keys, RIGHT, ENTER) == choices[1]


def test_escape_lets_the_other_boat_be() -> None:
    keys = behind_another_boat()
    keys.press("2")
    keys.press(UP)
    keys.press(ESCAPE)
    assert keys.choices == []
