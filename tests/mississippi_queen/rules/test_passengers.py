"""Section 7: passengers and docks."""

import pytest

from tests.mississippi_queen.situation import Situation, situation

WITH_PASSENGERS = ("classic-1997", "black-rose-1998", "2019", "2019-advanced")

editions = pytest.mark.parametrize("edition", WITH_PASSENGERS)


def dock_ahead(edition: str = "2019", players: int = 4, **white: int) -> Situation:
    """White lies one space before the blue dock of A1-1, its bow toward it."""
    race = situation("A1-1", "A3-2", edition=edition, players=players)
    return race.put("white", "1.7", bow="NW", **white)


def dock_at_the_finish(edition: str) -> Situation:
    """The last tile is A1-3, its blue dock on 10 is also one of the finish spaces 10, 15 and 16."""
    return situation("A3-1", "A1-3", finish="left", edition=edition, players=3)


@pytest.mark.rule("MQ-PAS-1")
@editions
def test_a_boat_that_ends_its_move_on_a_dock_at_speed_1_collects_a_passenger(edition: str) -> None:
    race = dock_ahead(edition).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "1.11"
    assert race["white"].passengers == 1
    assert race.waiting("1.11") == 1  # two of them were waiting: a blue dock, four players


@pytest.mark.rule("MQ-PAS-1")
def test_slowing_down_to_speed_1_is_soon_enough() -> None:
    race = dock_ahead(speed=3).turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].passengers, race["white"].coal) == (1, 5)


@pytest.mark.rule("MQ-PAS-1")
@pytest.mark.parametrize(
    ("place", "bow"), [("1.16", "S"), ("1.12", "SW"), ("1.7", "NW"), ("1.10", "NE"), ("1.15", "SE")]
)
def test_it_may_come_from_any_side(place: str, bow: str) -> None:
    race = situation("A1-1", "A3-2").put("white", place, bow=bow).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1


@pytest.mark.rule("MQ-PAS-1")
@pytest.mark.parametrize("turns", [[], ["port"], ["port", "port", "port"]])
def test_it_may_point_any_way(turns: list[str]) -> None:
    race = dock_ahead().turn("white").play("speed 1", "ahead", *turns, "stop")
    assert race["white"].passengers == 1


@pytest.mark.rule("MQ-PAS-1")
def test_passing_a_dock_is_not_ending_the_move_there() -> None:
    race = dock_ahead().turn("white").play("speed 2", "ahead", "ahead", "stop")
    assert race["white"].place == "1.15"
    assert race["white"].passengers == 0
    assert race.waiting("1.11") == 2


@pytest.mark.rule("MQ-PAS-1")
def test_a_red_dock_serves_as_well() -> None:
    race = situation("A2-1", "A3-2").put("white", "1.2").turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "1.7"
    assert race["white"].passengers == 1
    assert race.waiting("1.7") == 0


@pytest.mark.rule("MQ-PAS-1", "MQ-PAS-3")
def test_a_start_dock_has_no_passengers() -> None:
    race = situation("A1-1", "A3-2").put("white", "0.7", bow="S").put("green", "1.7")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "0.2"
    assert race["white"].passengers == 0


@pytest.mark.rule("MQ-PAS-2")
@editions
def test_only_one_passenger_from_each_dock_in_the_whole_race(edition: str) -> None:
    race = dock_ahead(edition).turn("white").play("speed 1", "ahead", "stop")
    race.put("white", "1.7", bow="NW").turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert race.waiting("1.11") == 1


@pytest.mark.rule("MQ-PAS-2")
@editions
def test_two_docks_two_passengers(edition: str) -> None:
    race = situation("A1-1", "A2-1", "A3-2", edition=edition).put("white", "1.7", bow="NW")
    race.turn("white").play("speed 1", "ahead", "stop")
    race.put("white", "2.2").turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 2


@pytest.mark.rule("MQ-PAS-2")
@editions
def test_no_third_passenger(edition: str) -> None:
    race = dock_ahead(edition, passengers=2).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 2
    assert race.waiting("1.11") == 2


@pytest.mark.rule("MQ-PAS-2")
def test_one_for_each_boat_of_a_player() -> None:
    """The limit is one per boat and dock: both of white's and blue's player's boats may call at the same dock."""
    race = situation("A1-1", "A3-2", players=2).set_waiting("1.11", 2)
    race.put("white", "1.7", bow="NW").turn("white").play("speed 1", "ahead", "stop", "board")
    race.put("white", "1.17").put("blue", "1.7", bow="NW")
    race.turn("blue").play("speed 1", "ahead", "stop", "board")
    assert (race["white"].passengers, race["blue"].passengers) == (1, 1)


@pytest.mark.rule("MQ-PAS-3")
@pytest.mark.parametrize(("speed", "start"), [(2, "1.17"), (3, "1.12"), (4, "1.7"), (5, "1.2"), (6, "0.17")])
@editions
def test_at_speed_2_to_6_nothing_happens(edition: str, speed: int, start: str) -> None:
    """Straight up the river onto the red dock of A2-1, from further and further away."""
    race = situation("A3-3", "A2-1", "A3-2", edition=edition).put("white", start, speed=speed)
    race.turn("white").play(f"speed {speed}", *["ahead"] * speed, "stop")
    assert race["white"].place == "2.7"
    assert race["white"].passengers == 0
    assert race.waiting("2.7") == 1


@pytest.mark.rule("MQ-PAS-3")
@editions
def test_nor_for_a_boat_that_is_pushed_there_at_speed_2(edition: str) -> None:
    race = situation("A2-1", "A3-2", edition=edition).put("white", "1.2", speed=2).put("orange", "0.17", speed=2)
    race.turn("orange").play("speed 2", "push N", "face N", "stop")
    assert race["white"].place == "1.7"
    assert race["white"].passengers == 0


@pytest.mark.rule("MQ-PAS-3")
@editions
def test_nobody_waiting_nothing_happens(edition: str) -> None:
    race = dock_ahead(edition).set_waiting("1.11", 0).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 0
    assert race["white"].used == 0  # the dock is still open to this boat


@pytest.mark.rule("MQ-PAS-4")
@editions
def test_no_collecting_and_finishing_on_one_turn(edition: str) -> None:
    race = dock_at_the_finish(edition).put("white", "2.5", passengers=1)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 2
    assert (race["white"].place, race["white"].condition) == ("2.10", "sailing")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-PAS-4")
@editions
def test_nor_when_it_is_pushed_onto_that_dock(edition: str) -> None:
    race = dock_at_the_finish(edition).put("white", "2.5", passengers=1).put("orange", "2.0", speed=2)
    race.turn("orange").play("speed 2", "push N", "face N", "stop")
    assert race["white"].passengers == 2
    assert (race["white"].place, race["white"].condition) == ("2.10", "sailing")


@pytest.mark.rule("MQ-PAS-4")
@editions
def test_nor_when_it_is_pushed_on_in_the_same_turn(edition: str) -> None:
    """Orange pushes white onto the dock, where it collects, and on to the next finish space."""
    race = dock_at_the_finish(edition).put("white", "2.5", passengers=1).put("orange", "2.0", speed=4)
    race.turn("orange").play("speed 4", "push N", "face N", "push N", "face NE", "stop")
    assert race["white"].passengers == 2
    assert (race["white"].place, race["white"].condition) == ("2.15", "sailing")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-PAS-4")
@editions
def test_the_next_boats_turn_is_another_turn(edition: str) -> None:
    """White collects in its own turn; pushed on by orange afterwards it has docked."""
    race = dock_at_the_finish(edition).put("white", "2.5", passengers=1).put("orange", "2.0", speed=2)
    race.order("white", "orange", "blue").turn("white").play("speed 1", "ahead", "stop")
    race.put("orange", "2.5", speed=2).turn("orange").play("speed 2", "push N")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-PAS-4")
def test_nor_with_a_passenger_of_a_coal_station() -> None:
    """Seven players: passengers wait at coal stations too, here at one that is a finish space."""
    race = situation("A3-1", "B1", finish="ahead", edition="black-rose-1998", players=7)
    race.put("white", "2.17", bow="SE", passengers=1, coal=2)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].passengers, race["white"].coal) == ("2.18", 2, 6)
    assert race["white"].condition == "sailing"
    assert race.decision != "over"


@pytest.mark.rule("MQ-PAS-4")
def test_a_full_boat_collects_nobody_there_and_finishes() -> None:
    race = dock_at_the_finish("2019").put("white", "2.5", passengers=2)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].condition == "in-port"
    assert race.waiting("2.10") == 1


@pytest.mark.rule("MQ-PAS-5")
@editions
def test_one_passenger_a_stop_even_if_two_wait(edition: str) -> None:
    race = dock_ahead(edition, players=5).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert race.waiting("1.11") == 1


@pytest.mark.rule("MQ-PAS-5")
def test_a_boat_alone_on_its_side_collects_by_itself() -> None:
    """Nobody is asked: after the stop it is the next boat's turn."""
    race = dock_ahead().order("white", "orange", "blue", "green").turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert (race.decision, race.mover) == ("speed", "orange")


@pytest.mark.rule("MQ-PAS-5")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998"])
def test_passengers_of_a_boat_that_goes_out_return_to_the_box(edition: str) -> None:
    race = situation("A3-1", "A1-1", "A3-2", edition=edition)
    race.put("white", "1.0", bow="NW", speed=6, coal=0, passengers=2)
    waiting, supply = race.waiting("2.11"), race.record.supply
    race.turn("white").play("speed 6", "stop")
    assert (race["white"].condition, race["white"].passengers) == ("out", 0)
    assert race.record.put_back == 2
    assert (race.waiting("2.11"), race.record.supply) == (waiting, supply)
