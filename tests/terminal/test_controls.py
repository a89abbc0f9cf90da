"""Arrow keys, digits and Enter."""

from paddlewheel.terminal.controls import Controls
from paddlewheel.terminal.keys import BACKSPACE, DOWN, END_OF_INPUT, ENTER, ESCAPE, LEFT, RIGHT, UP
from tests.mississippi_queen.situation import situation
from tests.terminal.seats import screen, session, under_way


def pressed(controls: Controls, *keys: str) -> str:
    """The last action after these keys."""
    for key in keys:
        controls.press(key)
    match = controls.session.match
    return match.game.action_text(match.log[-1])


def test_digits_set_a_speed_and_arrows_steer() -> None:
    controls = Controls(under_way())
    assert pressed(controls, "2") == "speed 2"
    assert pressed(controls, UP) == "ahead"
    assert pressed(controls, LEFT) == "port"
    assert pressed(controls, RIGHT) == "starboard"


def test_up_and_down_choose_a_speed_that_enter_confirms() -> None:
    controls = Controls(under_way())
    assert pressed(controls, UP, UP, DOWN, ENTER) == "speed 2"


def test_left_and_right_choose_a_heading() -> None:
    controls = Controls(session())
    assert pressed(controls, LEFT, ENTER) == "face NW"
    assert pressed(controls, RIGHT, RIGHT, ENTER) == "face SE"


def test_enter_stops() -> None:
    controls = Controls(under_way())
    assert pressed(controls, "1", UP, ENTER) == "stop"


def test_down_does_not_go_backward() -> None:
    controls = Controls(under_way())
    pressed(controls, "2", DOWN)
    assert "never goes backward" in controls.session.message


def test_a_question_mark_explains_at_once_and_escape_comes_back() -> None:
    controls = Controls(under_way())
    controls.press("?")
    assert controls.session.page
    controls.press(ESCAPE)
    assert controls.session.page is None


def test_words_can_be_typed_and_mended() -> None:
    controls = Controls(under_way())
    for key in "speed 5":
        controls.press(key)
    assert "> speed 5" in screen(controls.session, controls=controls)
    assert pressed(controls, BACKSPACE, "4", ENTER) == "speed 4"


def test_end_of_input_leaves() -> None:
    controls = Controls(under_way())
    controls.press(END_OF_INPUT)
    assert controls.session.over


def behind_another_boat() -> Controls:
    table = under_way()
    race = situation("A3-2", "A3-1").put("white", "1.6", speed=2).put("orange", "1.11").turn("white")
    table.match.position = race.position
    return Controls(table)


def test_up_behind_a_boat_asks_where_to_push_it() -> None:
    controls = behind_another_boat()
    controls.press("2")
    controls.press(UP)
    assert "Push it which way?" in controls.session.message
    choices = [controls.session.match.game.action_text(action) for action in controls.choices]
    assert all(choice.startswith("push ") for choice in choices)
    assert pressed(controls, RIGHT, ENTER) == choices[1]


def test_escape_lets_the_other_boat_be() -> None:
    controls = behind_another_boat()
    controls.press("2")
    controls.press(UP)
    controls.press(ESCAPE)
    assert controls.choices == []
