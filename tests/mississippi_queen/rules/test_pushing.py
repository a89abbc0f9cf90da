"""MQ-PUSH-1 to -14: pushing other boats."""

import pytest

from paddlewheel.core.notation.positions import position_from_text
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from tests.mississippi_queen.situation import Situation, situation

MODERN = ("2019", "2019-advanced")
OLD = ("intro-1997", "classic-1997", "black-rose-1998")
EDITIONS = OLD + MODERN
WITH_PASSENGERS = ("classic-1997", "black-rose-1998", "2019", "2019-advanced")
HEADINGS = ("N", "NE", "SE", "S", "SW", "NW")
OPEN_WATER = ("A2-2", "A3-3", "A1-1")  # all around 1.6 is water
STRAIGHT = ("A1-1", "A3-3", "A2-2")  # the middle column is open water from 1.2 to 2.17


def river(
    *tiles: str, edition: str = "2019", players: int = 5, finish: str | None = None, **variants: bool | str
) -> Situation:
    """A race in which only the boats that are put matter; the others lie on the start docks."""
    if edition == "black-rose-1998":
        variants.setdefault("black_rose", False)
    race = situation(*tiles, edition=edition, players=players, finish=finish, **variants)
    if edition == "intro-1997":
        race.order(*("white", "orange", "blue", "green", "pink")[:players])
    return race


def speeds(race: Situation) -> list[int]:
    return [int(text.split()[1]) for text in race.legal() if text.startswith("speed")]


def pushes(race: Situation) -> list[str]:
    return [text.split()[1] for text in race.legal() if text.startswith("push")]


def places(race: Situation, *names: str) -> list[str]:
    return [race[name].place for name in names]


# --- MQ-PUSH-1 to -3: price and choice


@pytest.mark.rule("MQ-PUSH-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_push_takes_one_point_and_entering_another(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("white", "1.7", speed=3).turn("white")
    race.play("speed 3", "push N")
    assert (places(race, "white", "orange"), race.record.points) == (["1.12", "1.17"], 1)
    assert (race["white"].speed, race["white"].bow) == (3, "N")


@pytest.mark.rule("MQ-PUSH-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_boat_ahead_can_be_pushed_and_nobody_moves_onto_a_boat(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.13").put("white", "1.7", speed=3).turn("white")
    race.play("speed 3")
    assert race.refusal("push N") == "MQ-PUSH-1"
    race.play("starboard")
    assert race.refusal("ahead") == "MQ-PUSH-1"
    assert "ahead" not in race.legal()
    assert pushes(race)


@pytest.mark.rule("MQ-PUSH-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_one_point_left_a_boat_must_go_elsewhere(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.17").put("white", "1.7", speed=2).turn("white")
    race.play("speed 2", "ahead")
    assert race.refusal("push N") == "MQ-PUSH-2"
    assert race.legal() == ["port", "starboard"]
    race.play("starboard", "ahead", "stop")
    assert places(race, "white", "orange") == ["1.18", "1.17"]


@pytest.mark.rule("MQ-PUSH-2", "MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_step_that_leaves_one_point_before_a_boat_and_no_turn_is_refused(edition: str) -> None:
    """Without coal and with the free turn spent white cannot go around orange."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.17")
    race.put("white", "1.7", bow="NE", speed=3, coal=0).turn("white").play("speed 2")
    assert race.refusal("port") == "MQ-MOV-8"
    assert race.legal() == ["ahead"]


@pytest.mark.rule("MQ-PUSH-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pusher_chooses_any_space_around_the_pushed_boat(edition: str) -> None:
    """Orange on 1.6 is free on five sides; on the sixth lies white."""
    race = river(*OPEN_WATER, edition=edition).put("orange", "1.6").put("white", "1.1", bow="N", speed=2).turn("white")
    race.play("speed 2")
    assert pushes(race) == ["N", "NE", "SE", "SW", "NW"]
    assert race.refusal("push S") == "MQ-PUSH-4"
    for heading, place in (("N", "1.11"), ("NE", "1.7"), ("SE", "1.2"), ("SW", "1.5"), ("NW", "1.10")):
        assert places(race.copy().play(f"push {heading}"), "white", "orange") == ["1.6", place]


@pytest.mark.rule("MQ-PUSH-3", "MQ-PUSH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_1997_example_of_a_push(edition: str) -> None:
    """Red must move 4 spaces: 1 point bumps into beige, 1 pushes it aside, 2 go on ahead; beige points anyhow."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("white", "1.7", speed=4).turn("white")
    race.play("speed 4")
    assert {"NE", "NW"} <= set(pushes(race))
    race.play("push NE", "face S", "ahead", "ahead", "stop")
    assert places(race, "white", "orange") == ["2.2", "1.18"]
    assert race["orange"].bow == "S"


# --- MQ-PUSH-4: where a boat may not go


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_boat_is_pushed_on_land_or_off_the_river(edition: str) -> None:
    """Around 1.10 on A1-1 lie the bank and the island 5+6."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.10").put("white", "1.11", bow="SW", speed=2)
    race.turn("white").play("speed 2")
    assert pushes(race) == ["N"]
    for heading in ("SE", "S", "SW", "NW"):
        assert race.refusal(f"push {heading}") == "MQ-PUSH-4"


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("finish", [None, "ahead", "right"])
def test_no_boat_is_pushed_past_the_end_of_the_last_tile(edition: str, finish: str | None) -> None:
    race = river("A1-1", "A3-3", edition=edition, finish=finish).put("orange", "2.15", speed=3)
    race.put("white", "2.10", bow="N", speed=2).turn("white").play("speed 2")
    assert pushes(race) == ["NE"]
    assert race.refusal("push N") == race.refusal("push NW") == "MQ-PUSH-4"


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_a_boat_with_nowhere_to_go_cannot_be_pushed(edition: str) -> None:
    """2.14 in the archipelago is a bay: its only way out is 2.8, where white lies."""
    race = river("A1-1", "B4", "A2-2", edition=edition).put("orange", "2.14")
    race.put("white", "2.8", bow="NE", speed=4).turn("white").play("speed 4")
    assert {race.refusal(f"push {heading}") for heading in HEADINGS} == {"MQ-PUSH-4"}
    assert pushes(race) == []


@pytest.mark.rule("MQ-PUSH-4", "MQ-PUSH-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boat_with_only_a_boat_beside_it_cannot_be_pushed_for_2_points(edition: str) -> None:
    """Orange in the bay 1.10 of A1-1 has only 1.15, where blue lies."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.10").put("blue", "1.15")
    race.put("white", "1.11", bow="SW", speed=2).turn("white").play("speed 2")
    assert pushes(race) == []
    assert race.refusal("push N") == ("MQ-PUSH-4" if edition in OLD else "MQ-PUSH-2")


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_2019_no_boat_is_pushed_to_where_the_pusher_has_been_this_turn(edition: str) -> None:
    """From 1.17 by way of 1.12 white comes to 1.13; orange on 1.18 lies beside all three."""
    race = river("A3-1", "A3-3", "A2-2", edition=edition).put("orange", "1.13")
    race.put("white", "1.17", bow="S", speed=6).turn("white").play("speed 6", "ahead", "port", "push N", "face N")
    assert places(race, "white", "orange") == ["1.13", "1.18"]
    race.play("port", "port")
    assert race["white"].bow == "N"
    expected = ["N", "SE"] if edition in OLD else ["N", "SE", "SW", "NW"]
    assert pushes(race) == expected
    for heading in ("SW", "NW"):
        assert race.refusal(f"push {heading}") == ("MQ-PUSH-4" if edition in OLD else "")


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_move_cannot_rest_on_a_push_to_where_the_pusher_will_have_been(edition: str) -> None:
    """In the bay of A1-1 orange on 2.10 can only be pushed back to 2.11, which white has just left: only in 2019."""
    race = river("A3-2", "A1-1", edition=edition, finish="ahead").put("orange", "2.10", speed=3)
    race.put("white", "2.7", bow="NW", speed=4, coal=1).turn("white").play("speed 4", "ahead", "ahead")
    if edition in OLD:
        assert race.refusal("port") == "MQ-MOV-8"
    else:
        assert pushes(race.play("port", "port")) == ["NE"]


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", OLD)
def test_before_2019_no_boat_is_pushed_onto_another(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "1.17")
    race.put("white", "1.7", speed=6).turn("white").play("speed 6")
    assert race.refusal("push N") == "MQ-PUSH-4"
    assert "N" not in pushes(race)


@pytest.mark.rule("MQ-PUSH-4")
@pytest.mark.parametrize("edition", OLD)
def test_before_2019_a_boat_among_boats_cannot_be_pushed_at_any_speed(edition: str) -> None:
    race = river("A1-1", "A3-1", "A2-2", edition=edition).put("orange", "1.15")
    race.put("blue", "2.0").put("green", "1.16").put("pink", "1.11")
    race.put("white", "1.10", bow="N", speed=6).turn("white").play("speed 6")
    assert {race.refusal(f"push {heading}") for heading in HEADINGS} == {"MQ-PUSH-4"}


# --- MQ-PUSH-5: several pushes in a move


@pytest.mark.rule("MQ-PUSH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_orange_at_speed_4_pushes_green_and_goes_on_for_two_spaces(edition: str) -> None:
    """The rulebook's first case."""
    race = river(*STRAIGHT, edition=edition).put("green", "1.12", bow="N").put("orange", "1.7", speed=4).turn("orange")
    race.play("speed 4", "push NE")
    assert race.record.points == 2
    race.play("face SE", "ahead", "ahead", "stop")
    assert (places(race, "orange", "green"), race["green"].bow) == (["2.2", "1.18"], "SE")


@pytest.mark.rule("MQ-PUSH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_orange_at_speed_4_pushes_green_twice_in_a_row(edition: str) -> None:
    """The rulebook's second case: 4 movement points in all."""
    race = river(*STRAIGHT, edition=edition).put("green", "1.12", bow="N").put("orange", "1.7", speed=4).turn("orange")
    race.play("speed 4", "push N", "face N")
    assert race.record.points == 2
    race.play("push N", "face SW")
    assert (places(race, "orange", "green"), race.record.points) == (["1.17", "2.2"], 0)
    race.play("stop")
    assert race["green"].bow == "SW"


@pytest.mark.rule("MQ-PUSH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_boats_can_be_pushed_in_one_move(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "2.2").put("white", "1.7", speed=6)
    race.turn("white").play("speed 6", "push NE", "face N", "ahead", "push SE", "face S")
    assert (places(race, "white", "orange", "blue"), race.record.points) == (["2.2", "1.18", "2.3"], 1)
    race.play("ahead", "stop")
    assert race["white"].place == "2.7"


# --- MQ-PUSH-6: chains


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_red_pushes_green_into_orange_for_3_points_and_advances_1(edition: str) -> None:
    """The rulebook's third case. Green decides not to reorient, orange reorients."""
    race = river(*STRAIGHT, edition=edition, players=6)
    race.put("green", "1.12", bow="NE").put("orange", "1.17", bow="N").put("red", "1.7", bow="N", speed=3).turn("red")
    race.play("speed 3", "push N")
    assert (race.decision, race.actor) == ("push", race["red"].owner)
    race.play("push N")
    assert (places(race, "red", "green", "orange"), race.record.points) == (["1.12", "1.17", "2.2"], 0)
    assert (race.decision, race.actor) == ("face", race["green"].owner)
    race.play("face NE")
    assert (race.decision, race.actor) == ("face", race["orange"].owner)
    race.play("face SW")
    assert (race.decision, race.actor) == ("move", race["red"].owner)
    race.play("stop")
    assert (race["green"].bow, race["orange"].bow) == ("NE", "SW")


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_with_2_points_no_boat_is_pushed_into_another(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "1.17").put("white", "1.7", speed=2)
    race.turn("white").play("speed 2")
    assert race.refusal("push N") == "MQ-PUSH-2"
    assert "NE" in pushes(race)


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("speed", [3, 4])
def test_every_further_boat_of_a_chain_costs_1_point_more(edition: str, speed: int) -> None:
    """Three boats in a row: 4 points; with 3 white may not begin it, unless the second boat goes aside."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "1.17").put("green", "2.2")
    race.put("white", "1.7", speed=speed).turn("white").play(f"speed {speed}", "push N")
    assert ("N" in pushes(race)) == (speed == 4)
    assert {"SE", "SW"} <= set(pushes(race))
    if speed == 4:
        race.play("push N", "push N")
        assert places(race, "white", "orange", "blue", "green") == ["1.12", "1.17", "2.2", "2.7"]
        assert race.record.points == 0


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_owners_point_their_boats_in_the_order_of_placing_after_the_last(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "1.17").put("green", "2.2")
    race.put("white", "1.7", speed=4).turn("white").play("speed 4", "push N", "push N", "push N")
    for name, heading in (("orange", "S"), ("blue", "SE"), ("green", "SW")):
        assert (race.decision, race.actor) == ("face", race[name].owner)
        race.play(f"face {heading}")
    assert [race[name].bow for name in ("orange", "blue", "green")] == ["S", "SE", "SW"]
    assert (race.decision, race.actor) == ("move", race["white"].owner)


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_in_a_chain_no_boat_goes_to_the_pusher_nor_to_the_space_he_will_enter(edition: str) -> None:
    """Orange is pushed from 1.6 into blue on 1.2; both white's own space 1.1 and 1.6 are beside blue."""
    race = river(*OPEN_WATER, edition=edition).put("orange", "1.6").put("blue", "1.2")
    race.put("white", "1.1", bow="N", speed=3).turn("white").play("speed 3", "push SE")
    assert race.refusal("push SW") == "MQ-PUSH-4"
    assert race.refusal("push NW") == "MQ-PUSH-6"
    assert pushes(race) == ["N", "SE", "S"]


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_no_boat_is_placed_twice_in_a_chain(edition: str) -> None:
    """Orange goes to 1.11, blue from there to 1.10, green from there: not to 1.11, where orange now lies."""
    race = river(*OPEN_WATER, edition=edition).put("orange", "1.6").put("blue", "1.11").put("green", "1.10")
    race.put("white", "1.1", bow="N", speed=6).turn("white").play("speed 6", "push N", "push SW")
    assert race.refusal("push NE") == "MQ-PUSH-6"
    assert race.refusal("push SE") == "MQ-PUSH-6"
    assert pushes(race) == ["N", "S"]


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_is_not_pushed_into_one_that_cannot_be_pushed_on(edition: str) -> None:
    """Blue on 1.10 of A1-1 has only 1.11, the space that white will enter, and 1.15, where green lies: 4 points."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.11").put("blue", "1.10").put("green", "1.15")
    race.put("white", "1.7", bow="NW", speed=3).turn("white")
    assert race.copy().play("speed 3").refusal("push SW") == "MQ-MOV-8"
    race.play("speed 4", "push SW", "push N")
    assert "SE" not in pushes(race)


@pytest.mark.rule("MQ-PUSH-6", "MQ-ADV-11")
def test_a_boat_on_a_sandbank_blocks_a_chain() -> None:
    """Blue lies on the sandbank 2.13 of B3-1, beside orange on 2.8."""
    race = river("A1-1", "B3-1", "A2-2", edition="2019-advanced").put("orange", "2.8").put("blue", "2.13")
    race.put("white", "2.3", bow="N", speed=3).turn("white").play("speed 3")
    assert race.refusal("push N") == "MQ-PUSH-6"
    race.put("blue", "2.14")
    assert "N" in pushes(race)


@pytest.mark.rule("MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_after_a_chain_the_pusher_goes_on_with_the_points_left(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "1.18").put("white", "1.7", speed=5)
    race.turn("white").play("speed 5", "push NE", "push S", "face N", "face N")
    assert (places(race, "white", "orange", "blue"), race.record.points) == (["1.12", "1.18", "1.13"], 2)
    race.play("ahead", "ahead", "stop")
    assert race["white"].place == "2.2"


# --- MQ-PUSH-7: facing


@pytest.mark.rule("MQ-PUSH-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owner_points_the_pushed_boat_at_once_before_the_pusher_goes_on(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("white", "1.7", speed=4).turn("white")
    race.play("speed 4", "push N")
    assert (race.decision, race.actor, race.mover) == ("face", race["orange"].owner, "white")
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]
    for action in ("ahead", "port", "stop", "push N"):
        assert race.refusal(action) == "MQ-PUSH-7"
    for heading in HEADINGS:
        after = race.copy().play(f"face {heading}")
        assert (after["orange"].bow, after.decision, after.actor) == (heading, "move", after["white"].owner)
        assert (after.record.points, after["orange"].coal) == (2, 6)


@pytest.mark.rule("MQ-PUSH-7", "MQ-PUSH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boat_pushed_twice_is_pointed_twice(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("white", "1.7", speed=4).turn("white")
    race.play("speed 4", "push N", "face S", "push N")
    assert (race.decision, race.actor) == ("face", race["orange"].owner)
    race.play("face NE")
    assert race["orange"].bow == "NE"


@pytest.mark.rule("MQ-PUSH-7", "MQ-ADV-10")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_on_a_sandbank_the_heading_stays(edition: str) -> None:
    race = river("A1-1", "B3-1", "A2-2", edition=edition).put("orange", "2.8", bow="SW", speed=4)
    race.put("white", "2.3", bow="N", speed=2).turn("white").play("speed 2", "push N")
    assert (race.decision, race.actor, race.record.points) == ("move", race["white"].owner, 0)
    assert (race["orange"].place, race["orange"].bow, race["orange"].speed) == ("2.13", "SW", 1)


@pytest.mark.rule("MQ-PUSH-7", "MQ-ADV-6")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_on_driftwood_the_heading_stays_only_in_1998(edition: str) -> None:
    race = river("A1-1", "B2", "A2-2", edition=edition).put("orange", "2.13", bow="SW", speed=4)
    race.put("white", "2.12", bow="SE", speed=3).turn("white").play("speed 3", "push S")
    assert race["orange"].place == "2.8"
    assert (race.decision == "face") == (edition == "2019-advanced")
    assert race["orange"].bow == "SW"


# --- MQ-PUSH-8 to -10: what a pushed boat finds


@pytest.mark.rule("MQ-PUSH-8")
@pytest.mark.parametrize("edition", WITH_PASSENGERS)
@pytest.mark.parametrize("speed", [1, 2])
def test_a_boat_at_speed_1_pushed_onto_a_dock_collects_a_passenger_at_once(edition: str, speed: int) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12", speed=speed).put("white", "1.7", speed=4)
    race.turn("white")
    waiting = race.waiting("1.11")
    race.play("speed 4", "push SW")
    taken = 1 if speed == 1 else 0
    assert (race["orange"].place, race["orange"].passengers) == ("1.11", taken)
    assert race.waiting("1.11") == waiting - taken
    assert race.decision == "face"


@pytest.mark.rule("MQ-PUSH-8", "MQ-PAS-2")
@pytest.mark.parametrize("edition", WITH_PASSENGERS)
def test_a_pushed_boat_collects_by_the_usual_rules(edition: str) -> None:
    """Not a third passenger, and no second one at the same dock."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12", passengers=2).put("white", "1.7", speed=2)
    assert race.turn("white").play("speed 2", "push SW")["orange"].passengers == 2
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("white", "1.7", speed=2)
    race.put("orange", "1.12", passengers=1, used=1 << 2).turn("white").play("speed 2", "push SW")
    assert (race["orange"].place, race["orange"].passengers) == ("1.11", 1)


@pytest.mark.rule("MQ-PUSH-8", "MQ-PUSH-6")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_pushed_off_a_dock_and_one_pushed_onto_it_both_get_their_due(edition: str) -> None:
    """A chain: orange comes onto the dock and collects, blue leaves it and has its passenger already."""
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12").put("blue", "1.11", passengers=1, used=1 << 2)
    race.put("white", "1.7", speed=3).turn("white").play("speed 3", "push SW", "push N")
    assert (race["orange"].passengers, race["blue"].passengers) == (1, 1)


@pytest.mark.rule("MQ-PUSH-9")
@pytest.mark.parametrize("edition", WITH_PASSENGERS)
@pytest.mark.parametrize(("speed", "passengers"), [(1, 2), (2, 2), (1, 1)])
def test_a_boat_at_speed_1_with_two_passengers_pushed_onto_a_finish_dock_has_docked(
    edition: str, speed: int, passengers: int
) -> None:
    race = river("A1-1", "A3-3", edition=edition, finish="ahead")
    race.put("orange", "2.12", speed=speed, passengers=passengers).put("white", "2.7", speed=3).turn("white")
    race.play("speed 3", "push N")
    docked = (speed, passengers) == (1, 2)
    assert (race["orange"].condition == "in-port") == docked
    assert race["orange"].place == ("docked" if docked else "2.17")
    if docked and edition == "black-rose-1998":
        assert race.decision == "over"
    else:
        assert race.decision == ("move" if docked else "face")


@pytest.mark.rule("MQ-PUSH-9")
@pytest.mark.parametrize("speed", [1, 6])
def test_in_the_intro_game_a_boat_pushed_onto_an_entry_space_is_in_port_at_any_speed(speed: int) -> None:
    race = river("A1-1", "A2-2", "A3-3", edition="intro-1997", finish="ahead")
    race.put("orange", "3.12", speed=speed).put("white", "3.7", speed=3).turn("white").play("speed 3", "push N")
    assert race["orange"].condition == "in-port"
    race.play("ahead")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-PUSH-9", "MQ-END-3")
@pytest.mark.parametrize("edition", ["classic-1997", "2019", "2019-advanced"])
def test_a_boat_docked_by_a_push_vacates_its_space_for_the_same_move(edition: str) -> None:
    """Orange docks on 2.17, and white follows there."""
    race = river("A1-1", "A3-3", edition=edition, finish="ahead").put("orange", "2.12", speed=1, passengers=2)
    race.put("white", "2.7", speed=3, coal=0).turn("white").play("speed 3", "push N")
    assert (race.decision, race.actor) == ("move", race["white"].owner)
    race.play("ahead", "stop")
    assert places(race, "white", "orange") == ["2.17", "docked"]


@pytest.mark.rule("MQ-PUSH-9", "MQ-MOV-8")
@pytest.mark.parametrize("edition", ["classic-1997", "2019", "2019-advanced"])
def test_a_move_can_count_on_the_space_a_docking_boat_vacates(edition: str) -> None:
    """Bow NE, no coal: after the turn to N white needs 2.17 itself, which is free because orange docks there."""
    race = river("A1-1", "A3-3", edition=edition, finish="ahead").put("orange", "2.12", speed=1, passengers=2)
    race.put("white", "2.7", bow="NE", speed=3, coal=0).turn("white").play("speed 3", "port")
    assert "N" in pushes(race)
    race.play("push N", "ahead", "stop")
    assert race["white"].place == "2.17"


@pytest.mark.rule("MQ-PUSH-9", "MQ-MOV-8")
def test_a_speed_can_be_chosen_that_counts_on_the_space_a_docking_boat_vacates() -> None:
    """Boats on 2.13 and 2.16 leave orange only the finish dock 2.17: a push, or a push and that space."""
    race = river("A1-1", "A3-3", edition="classic-1997", finish="ahead").put("orange", "2.12", speed=1, passengers=2)
    race.put("green", "2.13", speed=2).put("pink", "2.16", speed=2)
    race.put("white", "2.7", bow="NW", speed=3, coal=0).turn("white")
    assert speeds(race) == [2, 3]
    race.play("speed 3", "starboard", "push N", "ahead", "stop")
    assert places(race, "white", "orange") == ["2.17", "docked"]


@pytest.mark.rule("MQ-PUSH-9", "MQ-MOV-13")
def test_a_boat_pushed_onto_a_sandbank_at_the_finish_has_speed_1_and_docks() -> None:
    """The finish lies to the right of B3-2: orange leaves 2.14 free for white, which has no other way."""
    race = river("A1-1", "B3-2", edition="2019-advanced", finish="right")
    race.put("orange", "2.9", speed=4, passengers=2).put("blue", "2.8").put("white", "2.4", speed=3, coal=0)
    race.turn("white").play("speed 3", "push N")
    assert race["orange"].condition == "in-port"
    race.play("ahead")
    assert (race["white"].place, race["white"].speed) == ("2.14", 1)


@pytest.mark.rule("MQ-PUSH-9", "MQ-PAS-4")
@pytest.mark.parametrize("edition", WITH_PASSENGERS)
def test_a_boat_that_was_pushed_onto_a_dock_this_turn_does_not_finish_in_it(edition: str) -> None:
    """A2-4 has its dock on 13, beside the finish dock 18: pushed onto both in one move, orange only collects."""
    race = river("A1-1", "A2-4", edition=edition, finish="ahead").put("orange", "2.7", speed=1, passengers=1)
    race.put("white", "2.2", bow="N", speed=5).turn("white").play("speed 5", "push NE", "face N")
    assert (race["orange"].place, race["orange"].passengers) == ("2.13", 2)
    race.play("starboard", "push N", "face N")
    assert (race["orange"].place, race["orange"].condition) == ("2.18", "sailing")


@pytest.mark.rule("MQ-PUSH-9", "MQ-END-3", "MQ-MOV-8")
@pytest.mark.parametrize("edition", ["classic-1997", "2019"])
def test_two_pushes_that_leave_one_boat_racing_end_the_race_whatever_points_are_left(edition: str) -> None:
    """White docks orange on 2.16 and then blue; alone on the river it needs no use for its last 2 points."""
    race = river("A3-2", "A3-3", edition=edition, players=3, finish="left")
    race.put("orange", "2.12", speed=1, passengers=2).put("blue", "2.17", speed=1, passengers=2)
    race.put("white", "2.7", speed=6, coal=0).turn("white")
    assert speeds(race) == [5, 6]
    race.play("speed 6")
    assert "NW" in pushes(race)
    assert race.refusal("push SE") == "MQ-MOV-8"
    race.play("push NW", "push SW")
    assert (race.decision, places(race, "orange", "blue")) == ("over", ["docked", "docked"])


@pytest.mark.rule("MQ-PUSH-9", "MQ-PUSH-6", "MQ-PUSH-4")
def test_no_boat_docks_on_a_space_whose_boat_cannot_be_pushed_on() -> None:
    """White's second boat could win on 2.17, but orange there could only be pushed into green: 4 points, not 3."""
    race = river("A1-1", "A3-3", players=2, finish="ahead").put("blue", "2.12", speed=1, passengers=2)
    assert race["blue"].owner == race["white"].owner
    race.put("orange", "2.17", speed=2).put("green", "2.16", speed=2).put("white", "2.7", speed=3).turn("white")
    assert "N" in pushes(race.copy().play("speed 4"))
    assert "N" not in pushes(race.play("speed 3"))


@pytest.mark.rule("MQ-PUSH-9", "MQ-PUSH-6", "MQ-END-4")
def test_a_boat_that_docks_by_a_chain_of_any_three_ends_the_race() -> None:
    """Green wins on 2.16; orange there can only be pushed into blue, which has room."""
    race = river("A3-1", "B4 right", players=6, finish="ahead", teams="3-3").put("green", "2.11", passengers=2)
    race.put("orange", "2.16").put("blue", "2.12").put("red", "2.10", bow="SW").turn("red")
    race.play("speed 4", "port", "port", "push NE")
    assert (race.decision, race["green"].condition) == ("over", "in-port")


@pytest.mark.rule("MQ-PUSH-10", "MQ-ADV-1")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
@pytest.mark.parametrize(("speed", "coal"), [(1, 6), (2, 0)])
def test_a_boat_at_speed_1_pushed_onto_a_coal_depot_refills(edition: str, speed: int, coal: int) -> None:
    race = river("A1-1", "B1", "A2-2", edition=edition).put("orange", "2.6", speed=speed, coal=0)
    race.put("white", "2.1", bow="N", speed=2).turn("white").play("speed 2", "push NE")
    assert (race["orange"].place, race["orange"].coal) == ("2.7", coal)


@pytest.mark.rule("MQ-PUSH-10")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("condition", ["aground", "cast-off", "loses-turn"])
def test_a_boat_under_repair_or_that_lost_its_turn_can_be_pushed_and_stays_so(edition: str, condition: str) -> None:
    race = river(*STRAIGHT, edition=edition).put("orange", "1.12", speed=1, condition=condition)
    race.put("white", "1.7", speed=2).turn("white").play("speed 2", "push SW")
    assert (race["orange"].place, race["orange"].condition) == ("1.11", condition)
    assert race["orange"].passengers == 1
    race.play("face S")
    assert (race["orange"].bow, race["orange"].condition) == ("S", condition)


@pytest.mark.rule("MQ-PUSH-10", "MQ-ADV-8")
@pytest.mark.parametrize(("condition", "then"), [("aground", "loses-turn"), ("cast-off", "sailing")])
def test_pushed_onto_a_sandbank_repairs_are_over_with_the_lost_turn(condition: str, then: str) -> None:
    """From then on orange is an ordinary boat on a sandbank: no turning, and 1 coal to leave it."""
    race = river("A1-1", "B3-1", "A2-2", edition="2019-advanced").put("orange", "2.1", condition=condition, coal=4)
    race.put("white", "1.16", bow="N", speed=2).order("white", "orange", "blue").turn("white")
    race.play("speed 2", "push N", "stop")
    assert (race["orange"].place, race["orange"].speed) == ("2.6", 1)
    assert race["orange"].condition == then if then == "sailing" else race.mover == "blue"
    race.put("white", "1.7").turn("orange")
    assert race.legal() == ["back"]
    race.play("back", "face S")
    assert (race["orange"].coal, race["orange"].place) == (3, "2.1")


@pytest.mark.rule("MQ-PUSH-10", "MQ-ROSE-7")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_the_black_rose_pushed_onto_a_sandbank_follows_her_own_rules(edition: str) -> None:
    race = situation("A1-1", "B3-1", "A2-2", edition=edition, players=3, black_rose=True).put("rose", "2.1")
    race.put("white", "1.16", bow="N", speed=2).order("white", "rose", "orange", "blue").turn("white")
    race.play("speed 2", "push N", "stop")
    assert race["rose"].condition == "cast-off"  # her turn is lost, and then she may leave any way
    assert race.mover == "orange"


# --- MQ-PUSH-11 to -14


@pytest.mark.rule("MQ-PUSH-11")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019", "2019-advanced"])
def test_a_player_may_push_a_boat_of_his_own_and_points_it_himself(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition, players=2)
    assert race["white"].owner == race["blue"].owner
    race.put("blue", "1.12", speed=4).put("white", "1.7", speed=2).turn("white").play("speed 2", "push N")
    assert (race.decision, race.actor, race["blue"].place) == ("face", race["white"].owner, "1.17")
    race.play("face S", "stop")
    assert race["blue"].bow == "S"


@pytest.mark.rule("MQ-PUSH-11", "MQ-PUSH-9", "MQ-END-4")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019", "2019-advanced"])
def test_a_player_may_win_by_pushing_his_own_boat_into_port(edition: str) -> None:
    race = river("A1-1", "A3-3", edition=edition, players=2, finish="ahead")
    race.put("blue", "2.12", speed=1, passengers=2).put("white", "2.7", speed=6, coal=0).turn("white")
    race.play("speed 6", "push N")
    assert race.decision == "over"
    assert race.position.result() == [1, 2]


@pytest.mark.rule("MQ-PUSH-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("near", ["2.12", "2.16", "2.15"])
def test_near_the_finish_no_boat_is_pushed_from_its_place(edition: str, near: str) -> None:
    """The finish lies ahead of A3-3: 16 and 17 are docks (18 is land), 12 and 15 lie one space before them."""
    start, bow = {"2.12": ("2.7", "N"), "2.16": ("2.12", "NW"), "2.15": ("2.10", "N")}[near]
    for variant in (True, False):
        race = river("A1-1", "A3-3", edition=edition, finish="ahead", no_push_near_finish=variant)
        race.put("orange", near, speed=3).put("white", start, bow=bow, speed=4).turn("white").play("speed 4")
        assert bool(pushes(race)) == (not variant)
        if variant:
            assert {race.refusal(f"push {heading}") for heading in HEADINGS} == {"MQ-PUSH-12"}


@pytest.mark.rule("MQ-PUSH-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_near_the_finish_no_boat_is_pushed_onto_a_space(edition: str) -> None:
    """Orange on 2.7 may be pushed aside, but not ahead onto 2.12, one space before the docks."""
    race = river("A1-1", "A3-3", edition=edition, finish="ahead", no_push_near_finish=True)
    race.put("orange", "2.7").put("white", "2.2", bow="N", speed=2).turn("white").play("speed 2")
    assert race.refusal("push N") == "MQ-PUSH-12"
    assert "N" not in pushes(race)
    race = river("A1-1", "A3-3", edition=edition, finish="ahead")
    race.put("orange", "2.7").put("white", "2.2", bow="N", speed=2).turn("white").play("speed 2")
    assert "N" in pushes(race)


@pytest.mark.rule("MQ-PUSH-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_pushes_who_stands_near_the_finish(edition: str) -> None:
    """White stands on 2.12, one space before the docks; orange on 2.7 does not, nor do the spaces around it."""
    for variant in (True, False):
        race = river("A1-1", "A3-3", edition=edition, finish="ahead", no_push_near_finish=variant)
        race.put("orange", "2.7").put("white", "2.12", bow="S", speed=2).turn("white").play("speed 2")
        assert bool(pushes(race)) == (not variant)
        if variant:
            assert race.refusal("push S") == "MQ-PUSH-12"


@pytest.mark.rule("MQ-PUSH-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_finish_on_the_table_pushing_is_free(edition: str) -> None:
    race = river("A1-1", "A3-3", edition=edition, no_push_near_finish=True)
    race.put("orange", "2.12").put("white", "2.7", bow="N", speed=2).turn("white").play("speed 2")
    assert {"N", "NW"} <= set(pushes(race))


@pytest.mark.rule("MQ-PUSH-13", "MQ-ADV-3")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_pushing_a_boat_off_driftwood_costs_1_and_2_points_and_1_speed(edition: str) -> None:
    """Driftwood on 2.8 of B2."""
    race = river("A1-1", "B2", "A2-2", edition=edition).put("orange", "2.8", speed=3)
    race.put("white", "2.2", bow="NE", speed=3).turn("white").play("speed 3", "push N", "face N")
    assert (places(race, "white", "orange"), race.record.points) == (["2.8", "2.13"], 0)
    race.play("stop")
    assert (race["white"].speed, race["orange"].speed) == (2, 3)


@pytest.mark.rule("MQ-PUSH-13", "MQ-PUSH-2")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_with_2_points_no_boat_is_pushed_off_driftwood(edition: str) -> None:
    race = river("A1-1", "B2", "A2-2", edition=edition).put("orange", "2.8", speed=3)
    race.put("white", "2.2", bow="NE", speed=2).turn("white").play("speed 2")
    assert race.refusal("push N") == "MQ-PUSH-2"
    assert pushes(race) == []


@pytest.mark.rule("MQ-PUSH-13", "MQ-ADV-5")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_pushing_from_driftwood_onto_driftwood_costs_4_points(edition: str) -> None:
    race = river("A1-1", "B2", "A2-2", edition=edition).put("orange", "2.8", speed=3)
    race.put("white", "2.13", bow="S", speed=4).turn("white")
    assert "push S" not in race.copy().play("speed 3").legal()
    race.play("speed 4", "push S")
    assert (places(race, "white", "orange"), race.record.points) == (["2.8", "2.3"], 0)


@pytest.mark.rule("MQ-PUSH-13", "MQ-PUSH-6")
def test_each_boat_of_a_chain_that_lands_on_driftwood_costs_1_point_more() -> None:
    """Orange from 2.13 onto the driftwood 2.8, blue from there onto the driftwood 2.3: 2 + 2 + 1 points."""
    race = river("A1-1", "B2", "A2-2", edition="2019-advanced").put("orange", "2.13").put("blue", "2.8", speed=3)
    race.put("white", "2.12", bow="SE", speed=5, coal=0).turn("white")
    slow = race.copy().play("speed 4", "push S")
    assert "S" not in pushes(slow)
    race.play("speed 5", "push S", "push S")
    assert (places(race, "white", "orange", "blue"), race.record.points) == (["2.13", "2.8", "2.3"], 0)
    race.play("face N", "face N", "stop")
    assert (race["white"].speed, race["orange"].speed, race["blue"].speed) == (5, 1, 3)


@pytest.mark.rule("MQ-PUSH-14", "MQ-ROSE-10")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019", "2019-advanced"])
def test_the_black_rose_is_pointed_by_its_controller(edition: str) -> None:
    race = river(*STRAIGHT, edition=edition, players=3, black_rose=True)
    race.put("rose", "1.12").put("white", "1.7", speed=2).order("white", "rose", "orange", "blue").turn("white")
    race.play("speed 2", "push N")
    assert (race.decision, race.actor) == ("face", race["blue"].owner)
    race.play("face NE")
    assert (race["rose"].bow, race.decision, race.actor) == ("NE", "move", race["white"].owner)


@pytest.mark.rule("MQ-PUSH-14", "MQ-RIV-8")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_the_black_rose_pushed_onto_the_last_tile_brings_out_the_next(edition: str) -> None:
    race = river("A1-1", edition=edition, players=3, black_rose=True)
    race.put("rose", "0.17").put("white", "0.12", bow="N", speed=2).order("white", "rose", "orange", "blue")
    race.turn("white").play("speed 2", "push N", "face N", "stop")
    assert (race["rose"].place, race.decision) == ("1.2", "roll")


@pytest.mark.rule("MQ-PUSH-6")
def test_a_chain_may_use_the_space_that_a_docking_boat_leaves() -> None:
    """Orange docks and ends the race: green could make way for it, and white for green, onto the space just left."""
    line = (
        "mq1 2019:2 22/move/1 A0,A1-2a*1,A1-4r*1,A3-2a,A1-3r*1,A2-1a,A1-1r,A2-3l*1,A3-1l,A2-2l*1,A2-4a,A3-3a>a gwo>b "
        "w12.3NE101g+10.13,o12.1N102c+5.7+6.11,b11.17N600,g12.2SE100l 0/0 - points=6,free_turn,trail=11.17"
    )
    race = Situation(position_from_text(MISSISSIPPI_QUEEN, line))
    assert race.legal() == ["port"]
    assert race.play("port").legal() == ["push NE"]
    race.play("push NE")
    assert (race["orange"].condition, race.decision) == ("in-port", "over")
    assert MISSISSIPPI_QUEEN.module.planner.plans(position_from_text(MISSISSIPPI_QUEEN, line))
