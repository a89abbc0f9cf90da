"""MQ-MOV-1 to -6, -12, -13 and -15: speed, coal, steering, and what happens when a move ends."""

import pytest

from paddlewheel.core.game import CHANCE
from tests.mississippi_queen.situation import Situation, situation

EDITIONS = ("intro-1997", "classic-1997", "black-rose-1998", "2019", "2019-advanced")
STRAIGHT = ("A1-1", "A3-3", "A2-2")  # the middle column is open water from 1.2 to 2.17
OPEN_WATER = ("A2-2", "A3-3", "A1-1")  # 1.6 has water on all six sides
HEADINGS = ("N", "NE", "SE", "S", "SW", "NW")


def river(*tiles: str, edition: str = "2019", players: int = 3, finish: str | None = None) -> Situation:
    """A race in which only white matters; the others lie on the start docks."""
    variants = {"black_rose": False} if edition == "black-rose-1998" else {}
    race = situation(*tiles, edition=edition, players=players, finish=finish, **variants)
    if edition == "intro-1997":
        race.order("white", "orange", "blue")
    return race


def speeds(race: Situation) -> list[int]:
    return [int(text.split()[1]) for text in race.legal() if text.startswith("speed")]


@pytest.mark.rule("MQ-MOV-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", range(1, 7))
def test_one_step_of_speed_is_free_and_each_further_one_costs_a_coal(edition: str, before: int) -> None:
    for after in range(1, 7):
        race = river(*STRAIGHT, edition=edition).put("white", "1.2", speed=before, coal=6).turn("white")
        race.play(f"speed {after}")
        assert race["white"].speed == after
        assert 6 - race["white"].coal == max(0, abs(after - before) - 1)


@pytest.mark.rule("MQ-MOV-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_speed_changes_as_far_as_the_coal_goes(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.2", speed=4, coal=1).turn("white")
    assert speeds(race) == [2, 3, 4, 5, 6]
    assert race.refusal("speed 1") == "MQ-MOV-1"
    race = river(*STRAIGHT, edition=edition).put("white", "1.2", speed=1, coal=2).turn("white")
    assert speeds(race) == [1, 2, 3, 4]
    assert race.refusal("speed 5") == "MQ-MOV-1"


@pytest.mark.rule("MQ-MOV-1")
def test_speed_stays_between_1_and_6() -> None:
    race = river(*STRAIGHT).put("white", "1.2", speed=6).turn("white")
    assert speeds(race) == [1, 2, 3, 4, 5, 6]
    race = river(*STRAIGHT).put("white", "1.2", speed=6, coal=0).turn("white")
    assert speeds(race) == [5, 6]
    race = river(*STRAIGHT).put("white", "1.2", speed=1, coal=0).turn("white")
    assert speeds(race) == [1, 2]


@pytest.mark.rule("MQ-MOV-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_change_of_speed_once_the_move_has_begun(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.2", speed=2).turn("white").play("speed 2")
    for step in ("starboard", "port", "ahead", "ahead"):
        for speed in range(1, 7):
            assert race.refusal(f"speed {speed}") == "MQ-MOV-2"
        assert speeds(race) == []
        race.play(step)
    assert race.refusal("speed 3") == "MQ-MOV-2"
    assert race["white"].speed == 2


@pytest.mark.rule("MQ-MOV-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("speed", range(1, 7))
def test_a_boat_goes_exactly_as_far_as_its_speed(edition: str, speed: int) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.2", speed=speed).turn("white").play(f"speed {speed}")
    for _ in range(speed):
        assert race.refusal("stop") == "MQ-MOV-3"
        assert "stop" not in race.legal()
        race.play("ahead")
    assert race["white"].place == ("1.2", "1.7", "1.12", "1.17", "2.2", "2.7", "2.12")[speed]
    assert race.refusal("ahead") == "MQ-MOV-3"
    assert race.mover == "white"
    race.play("stop")
    assert race.mover != "white"


@pytest.mark.rule("MQ-MOV-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_point_moves_one_space_in_the_direction_of_the_bow(edition: str) -> None:
    for bow, place in zip(HEADINGS, ("1.11", "1.7", "1.2", "1.1", "1.5", "1.10"), strict=True):
        race = river(*OPEN_WATER, edition=edition).put("white", "1.6", bow=bow, speed=1).turn("white")
        race.play("speed 1", "ahead")
        assert (race["white"].place, race["white"].bow) == (place, bow)
        assert race.record.points == 0


@pytest.mark.rule("MQ-MOV-4")
@pytest.mark.parametrize(("direction", "bow"), [("left", "NW"), ("ahead", "N"), ("right", "NE")])
def test_the_bow_keeps_its_direction_across_the_seam_to_a_turned_tile(direction: str, bow: str) -> None:
    """Straight out of the corner where the next tile lies, and up its middle column."""
    start = {"left": "1.11", "ahead": "1.12", "right": "1.13"}[direction]
    race = river("A1-1", f"A3-3 {direction}", "A2-2").put("white", start, bow=bow, speed=4).turn("white")
    race.play("speed 4", "ahead", "ahead", "ahead", "ahead", "stop")
    assert (race["white"].place, race["white"].bow) == ("2.12", bow)


@pytest.mark.rule("MQ-MOV-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boat_never_goes_backward(edition: str) -> None:
    race = river(*OPEN_WATER, edition=edition).put("white", "1.6", bow="N", speed=1).turn("white")
    assert race.refusal("back") == "MQ-MOV-4"
    race.play("speed 1")
    assert race.refusal("back")
    assert race.legal() == ["port", "starboard", "ahead"]


@pytest.mark.rule("MQ-MOV-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("moves", "place"),
    [
        (("starboard", "ahead", "ahead"), "1.19"),
        (("ahead", "starboard", "ahead"), "1.18"),
        (("ahead", "ahead", "starboard"), "1.17"),
    ],
    ids=["before", "during", "after"],
)
def test_a_boat_may_turn_before_during_and_after_its_move(edition: str, moves: tuple[str, ...], place: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.7", bow="N", speed=2, coal=6).turn("white")
    race.play("speed 2", *moves)
    assert (race["white"].place, race["white"].bow, race["white"].coal) == (place, "NE", 6)


@pytest.mark.rule("MQ-MOV-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_180_degrees_cost_2_coal(edition: str) -> None:
    race = river(*OPEN_WATER, edition=edition).put("white", "1.6", bow="N", speed=1, coal=6).turn("white")
    race.play("speed 1", "port")
    assert (race["white"].bow, race["white"].coal) == ("NW", 6)
    race.play("port")
    assert (race["white"].bow, race["white"].coal) == ("SW", 5)
    race.play("port", "ahead", "stop")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.1", "S", 4)


@pytest.mark.rule("MQ-MOV-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_first_60_degrees_of_the_whole_turn_are_free(edition: str) -> None:
    """Not the first of every space, and turning back does not give the free turn back."""
    race = river(*STRAIGHT, edition=edition).put("white", "1.7", bow="N", speed=2, coal=6).turn("white")
    race.play("speed 2", "starboard", "ahead", "port")
    assert race["white"].coal == 5
    race.play("ahead", "starboard", "stop")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.18", "NE", 4)


@pytest.mark.rule("MQ-MOV-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_turn_brings_a_new_free_60_degrees(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.7", speed=1, coal=0).order("white").turn("white")
    race.play("speed 1", "starboard", "ahead", "stop")
    race.play("speed 1", "port", "ahead", "stop")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.18", "N", 0)


@pytest.mark.rule("MQ-MOV-5", "MQ-MOV-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coal_spent_on_speed_is_missing_for_turning(edition: str) -> None:
    race = river(*OPEN_WATER, edition=edition).put("white", "1.6", speed=3, coal=2).turn("white")
    race.play("speed 1", "port", "port")
    assert race["white"].coal == 0
    assert race.refusal("port") == "MQ-MOV-6"


@pytest.mark.rule("MQ-MOV-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boat_without_coal_changes_speed_by_1_and_turns_60_degrees(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.7", bow="N", speed=3, coal=0).turn("white")
    assert speeds(race) == [2, 3, 4]
    assert race.refusal("speed 5") == race.refusal("speed 1") == "MQ-MOV-1"
    race.play("speed 2")
    assert {"port", "starboard"} <= set(race.legal())
    race.play("starboard")
    assert race.refusal("starboard") == race.refusal("port") == "MQ-MOV-6"
    race.play("ahead", "ahead")
    assert race.legal() == ["stop"]
    race.play("stop")
    assert (race["white"].coal, race["white"].condition) == (0, "sailing")


@pytest.mark.rule("MQ-MOV-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "after", "coal", "left"),
    [(3, 4, 6, 6), (3, 2, 6, 6), (4, 2, 6, 5), (1, 4, 6, 4), (6, 3, 4, 2), (2, 4, 6, 5)],
    ids=["3 to 4", "3 to 2", "4 to 2", "1 to 4", "Jill", "Jack"],
)
def test_the_examples_of_changing_speed(edition: str, before: int, after: int, coal: int, left: int) -> None:
    race = river(*STRAIGHT, edition=edition).put("white", "1.2", speed=before, coal=coal).turn("white")
    race.play(f"speed {after}")
    assert (race["white"].speed, race["white"].coal) == (after, left)


@pytest.mark.rule("MQ-MOV-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_example_of_a_move_with_two_turns(edition: str) -> None:
    """Speed 2 to 4, ahead, 60 degrees free, ahead, 60 degrees for 1 coal, two spaces straight ahead."""
    race = river(*STRAIGHT, edition=edition).put("white", "1.2", bow="N", speed=2, coal=6).turn("white")
    for action, coal in (("speed 4", 5), ("ahead", 5), ("starboard", 5), ("ahead", 5), ("port", 4)):
        assert race.play(action)["white"].coal == coal
    race.play("ahead", "ahead", "stop")
    assert (race["white"].place, race["white"].coal, race["white"].speed) == ("2.3", 4, 4)


@pytest.mark.rule("MQ-MOV-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_1997_example_of_steering_three_spaces_past_land(edition: str) -> None:
    """Three spaces, and the turning that island 8 makes necessary costs 2 coal."""
    race = river(*STRAIGHT, edition=edition).put("white", "1.3", bow="N", speed=3, coal=6).turn("white")
    assert race.play("speed 3").refusal("ahead") == "MQ-MOV-8"
    race.play("port", "ahead", "starboard", "ahead", "starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.13", "NE", 4)


@pytest.mark.rule("MQ-MOV-12")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_the_closing_example_of_the_2019_rulebook(edition: str) -> None:
    race = situation("A1-1", "A2-2", edition=edition, players=6)
    race.put("orange", "1.7", bow="N", speed=2, coal=6).put("red", "1.12", bow="NW", speed=1).turn("orange")
    race.play("speed 4")
    assert (race["orange"].speed, race["orange"].coal, race.record.points) == (4, 5, 4)
    race.play("push NW", "face NW")
    assert (race["orange"].place, race["red"].place, race.record.points) == ("1.12", "1.16", 2)
    race.play("starboard")
    assert (race["orange"].bow, race["orange"].coal) == ("NE", 5)
    race.play("ahead", "ahead")
    assert (race["orange"].place, race.record.points) == ("2.4", 0)
    race.play("port")
    assert (race["orange"].bow, race["orange"].coal) == ("N", 4)
    race.play("stop")
    assert (race.decision, race.actor, race.record.laid) == ("roll", CHANCE, 3)
    race.play("roll left", "tile A3-3")
    assert race.record.laid == 4
    assert (race["orange"].speed, race["orange"].coal, race["red"].bow) == (4, 4, "NW")


@pytest.mark.rule("MQ-MOV-13", "MQ-END-1")
def test_driftwood_slows_a_boat_before_it_is_asked_whether_it_docks() -> None:
    """The finish lies to the left of B1/B2, so that the driftwood on 16 is one of its docks."""
    race = river("A1-1", "B1/B2", edition="2019-advanced", finish="left")
    race.put("white", "2.11", bow="N", speed=2, passengers=2).turn("white")
    race.play("speed 2", "ahead")
    assert race["white"].condition == "sailing"
    race.play("stop")
    assert (race["white"].speed, race["white"].condition, race["white"].place) == (1, "in-port", "docked")


@pytest.mark.rule("MQ-MOV-13", "MQ-END-1")
def test_a_boat_that_keeps_speed_2_on_a_finish_dock_has_not_docked() -> None:
    race = river("A1-1", "B1/B2", edition="2019-advanced", finish="left")
    race.put("white", "2.11", bow="N", speed=3, passengers=2).turn("white")
    race.play("speed 3", "port", "ahead", "starboard", "starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("2.16", 2, "sailing")


@pytest.mark.rule("MQ-MOV-13", "MQ-END-1")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_a_sandbank_slows_a_boat_before_it_is_asked_whether_it_docks(edition: str) -> None:
    """The finish lies to the right of B3-2, so that the sandbank on 14 is one of its docks."""
    race = river("A1-1", "B3-2", edition=edition, finish="right")
    race.put("white", "2.4", bow="N", speed=5, passengers=2).turn("white")
    race.play("speed 5", "ahead", "ahead")
    assert (race["white"].speed, race["white"].condition, race["white"].place) == (1, "in-port", "docked")


@pytest.mark.rule("MQ-MOV-13")
def test_driftwood_slows_a_boat_only_when_its_move_is_over() -> None:
    race = river("A1-1", "B1/B2", "A2-2", edition="2019-advanced")
    race.put("white", "2.11", bow="N", speed=3, coal=1).turn("white")
    race.play("speed 3", "ahead")
    assert race["white"].speed == 3
    race.play("ahead", "stop")
    assert (race["white"].place, race["white"].speed) == ("3.1", 2)


@pytest.mark.rule("MQ-MOV-13", "MQ-COAL-1")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019"])
def test_coal_is_passed_before_the_next_tile_is_laid(edition: str) -> None:
    """White and blue belong to one player; white reaches the last tile beside blue."""
    variants = {"black_rose": False} if edition == "black-rose-1998" else {}
    race = situation("A1-1", edition=edition, players=2, **variants)
    assert race.record.owner[race.number("white")] == race.record.owner[race.number("blue")]
    race.put("blue", "1.2", speed=1, coal=2).put("white", "0.18", bow="N", speed=1, coal=6).turn("white")
    race.play("speed 1", "ahead", "stop")
    assert (race["white"].place, race.decision) == ("1.3", "coal")
    race.play("give 1")
    assert race.decision == "roll"


@pytest.mark.rule("MQ-MOV-13", "MQ-RIV-11")
def test_the_next_tile_is_laid_before_vacated_tiles_are_removed() -> None:
    race = river("A1-1", edition="classic-1997")
    race.put("orange", "1.14").put("blue", "1.13").put("white", "0.17", bow="N", speed=1).turn("white")
    race.play("speed 1", "ahead", "stop")
    assert (race.decision, race.record.kept) == ("roll", 0)
    race.play("roll ahead")
    assert race.record.kept == 0
    race.play("tile A3-3")
    assert (race.record.laid, race.record.kept) == (3, 1)


@pytest.mark.rule("MQ-MOV-15", "MQ-ADV-7")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_entering_a_sandbank_completes_the_move_whatever_points_are_left(edition: str) -> None:
    """2.10 on B3-1 is a bay: land N and NE, bank, and sandbanks on 5 and 6. No way over them takes 5 points."""
    race = river("A1-1", "B3-1", "A2-2", edition=edition)
    race.put("white", "2.10", bow="SW", speed=6, coal=0).turn("white")
    assert speeds(race) == [5, 6]
    race.play("speed 6")
    assert race.legal() == ["port"]
    race.play("port", "ahead")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("2.5", 1, "sailing")
    assert race.mover != "white"


@pytest.mark.rule("MQ-MOV-15", "MQ-END-2")
def test_entering_an_entry_space_completes_the_move_in_the_intro_game() -> None:
    race = river("A1-1", "A2-2", "A3-3", edition="intro-1997", finish="ahead")
    race.put("white", "3.7", bow="N", speed=6, coal=0).turn("white")
    assert speeds(race) == [5, 6]
    race.play("speed 6", "ahead", "ahead")
    assert (race["white"].condition, race["white"].speed) == ("in-port", 6)
    assert race.mover != "white"


@pytest.mark.rule("MQ-MOV-15", "MQ-END-2")
def test_entering_an_entry_space_by_a_push_completes_the_move_too() -> None:
    """Only the Black Rose can lie on an entry space of such a race; white pushes it away and has arrived."""
    race = situation("A1-1", "A3-3", finish="ahead", players=3, black_rose=True, finish_at_any_speed=1)
    race.put("rose", "2.17").put("white", "2.12", bow="NE", speed=5, coal=0).turn("white")
    race.play("speed 5", "port")
    assert race.legal() == ["push SW"]
    race.play("push SW", "face SW")
    assert (race["white"].condition, race["rose"].place) == ("in-port", "2.16")
