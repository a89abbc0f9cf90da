"""Section 9: coal depots, driftwood, sandbanks."""

from typing import Any

import pytest

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.mississippi_queen.tables import tile_names
from tests.mississippi_queen.situation import Situation, situation

ADVANCED = ("black-rose-1998", "2019-advanced")

editions = pytest.mark.parametrize("edition", ADVANCED)


def river(*tiles: str, edition: str = "2019-advanced", finish: str | None = None, players: int = 3) -> Situation:
    """A river without the Black Rose, which has a file of its own."""
    extra: dict[str, Any] = {"black_rose": False} if edition == "black-rose-1998" else {}
    return situation(*tiles, finish=finish, edition=edition, players=players, **extra)


def every_ending(race: Situation) -> list[Situation]:
    """The race after each way in which the mover can play its turn."""
    mover, found, seen, open_ends = race.mover, [], set(), [race]
    while open_ends:
        here = open_ends.pop()
        for text in here.legal():
            after = here.copy().play(text)
            key = str(after.fields())
            if key in seen:
                continue
            seen.add(key)
            same_turn = after.mover == mover and after.decision == "move"
            (open_ends if same_turn else found).append(after)
    return found


# Coal depots


@pytest.mark.rule("MQ-ADV-1")
@editions
@pytest.mark.parametrize("coal", [0, 3, 5])
def test_a_depot_at_speed_1_fills_the_bin(edition: str, coal: int) -> None:
    race = river("B1", "A3-2", edition=edition).put("white", "1.2", coal=coal)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].coal) == ("1.7", 6)


@pytest.mark.rule("MQ-ADV-1")
def test_refilling_your_coal_bin() -> None:
    """The red boat reaches the depot at speed 1, makes its free turn, then reloads its coal to 6."""
    race = river("B1", "A3-2", players=6).put("red", "1.2", coal=2)
    race.turn("red").play("speed 1", "ahead", "port")
    assert race["red"].coal == 2
    race.play("stop")
    assert (race["red"].coal, race["red"].bow) == (6, "NW")


@pytest.mark.rule("MQ-ADV-1")
def test_the_bin_is_filled_at_the_end_of_the_turn() -> None:
    """The last coal goes into turning on the depot: too late to use the new coal, but not to get it."""
    race = river("B1", "A3-2").put("white", "1.2", coal=1).turn("white").play("speed 1", "ahead", "port", "port")
    assert race["white"].coal == 0
    assert "port" not in race.legal()
    race.play("stop")
    assert race["white"].coal == 6


@pytest.mark.rule("MQ-ADV-1")
@editions
def test_not_at_speed_2(edition: str) -> None:
    race = river("B1", "A3-2", edition=edition).put("white", "0.17", speed=2, coal=3)
    race.turn("white").play("speed 2", "ahead", "ahead", "stop")
    assert (race["white"].place, race["white"].coal) == ("1.7", 3)


@pytest.mark.rule("MQ-ADV-1")
@editions
def test_the_depot_of_b1_b2_and_the_second_one_of_b1(edition: str) -> None:
    race = river("B1/B2", "A3-2", edition=edition).put("white", "1.8", coal=0)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].coal) == ("1.13", 6)
    race = river("B1", "A3-2", edition=edition).put("white", "1.12", bow="NE", coal=0)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].coal) == ("1.18", 6)


@pytest.mark.rule("MQ-ADV-1")
@editions
def test_a_depot_can_be_used_again_and_again(edition: str) -> None:
    race = river("B1", "A3-2", edition=edition)
    for _ in range(2):
        race.put("white", "1.2", coal=1).turn("white").play("speed 1", "ahead", "stop")
        assert race["white"].coal == 6


@pytest.mark.rule("MQ-ADV-2")
@pytest.mark.parametrize(
    ("edition", "players"), [("2019-advanced", n) for n in range(2, 7)] + [("black-rose-1998", n) for n in range(2, 7)]
)
def test_no_passengers_wait_at_a_depot(edition: str, players: int) -> None:
    race = river("B1", "B1/B2", "A1-1", edition=edition, players=players)
    assert [race.waiting(place) for place in ("1.7", "1.18", "2.13")] == [0, 0, 0]
    assert race.waiting("3.11") > 0


@pytest.mark.rule("MQ-ADV-2")
@pytest.mark.parametrize("players", [7, 8])
def test_but_seven_and_eight_players_find_two_at_each(players: int) -> None:
    race = river("B1", "A3-2", edition="black-rose-1998", players=players).put("white", "1.2", coal=1)
    assert (race.waiting("1.7"), race.waiting("1.18")) == (2, 2)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].coal, race["white"].passengers) == (6, 1)
    assert (race.waiting("1.7"), race.waiting("1.18")) == (1, 2)


# Driftwood: on B2 spaces 3 and 8, one behind the other


@pytest.mark.rule("MQ-ADV-3")
@editions
def test_driftwood_costs_two_points_and_one_speed(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "0.18", speed=3)
    race.turn("white").play("speed 3", "ahead")
    assert race.record.points == 1
    race.play("starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].coal) == ("1.9", 2, 6)


@pytest.mark.rule("MQ-ADV-3")
@editions
def test_the_speed_drops_only_at_the_end_of_the_move(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "0.18", speed=4)
    race.turn("white").play("speed 4", "ahead", "ahead")
    assert race["white"].speed == 4
    race.play("stop")
    assert race["white"].speed == 2


@pytest.mark.rule("MQ-ADV-3")
@editions
def test_the_next_turn_starts_from_the_lowered_speed(edition: str) -> None:
    """From 4 down to 2: speed 3 is free next time, 4 costs a coal."""
    race = river("B2", "A3-2", edition=edition).put("white", "0.18", speed=4)
    race.turn("white").play("speed 4", "ahead", "ahead", "stop")
    fast = race.copy().turn("white").play("speed 4")
    assert fast["white"].coal == 5
    assert race.turn("white").play("speed 3")["white"].coal == 6


@pytest.mark.rule("MQ-ADV-3")
@editions
def test_leaving_driftwood_costs_nothing_more(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "1.8")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].speed) == ("1.13", 1)


@pytest.mark.rule("MQ-ADV-3", "MQ-ADV-4")
@editions
def test_with_one_point_left_driftwood_cannot_be_entered(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "0.13", speed=2).turn("white").play("speed 2", "ahead")
    assert race.refusal("ahead") == "MQ-ADV-3"


@pytest.mark.rule("MQ-ADV-4")
@editions
def test_a_boat_at_speed_1_cannot_enter_driftwood(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "0.18").turn("white").play("speed 1")
    assert race.refusal("ahead") == "MQ-ADV-3"


@pytest.mark.rule("MQ-ADV-4")
@editions
@pytest.mark.parametrize("speed", [2, 3, 4, 5, 6])
def test_no_move_takes_the_speed_below_1(edition: str, speed: int) -> None:
    """Every way to play the turn: the speed falls by the driftwood entered and stays at 1 or more."""
    race = river("B1/B2", "B2", "A3-2", edition=edition).put("white", "1.13", bow="N", speed=speed, coal=0)
    driftwood = {"1.14", "1.16", "2.3", "2.8"}
    race.turn("white").play(f"speed {speed}")
    lowered = set()
    for end in every_ending(race):
        trail = [f"{space // 20}.{space % 20}" for space in end.record.trail[1 : end.record.trail_length]]
        lowered.add(sum(place in driftwood for place in trail))
    assert lowered
    assert max(lowered) < speed


@pytest.mark.rule("MQ-ADV-5")
@editions
def test_pushing_onto_driftwood_costs_three_points(edition: str) -> None:
    """The green boat pushes the red boat onto driftwood: neither loses speed for it."""
    race = river("B2", "A3-2", edition=edition, players=6)
    race.put("green", "0.13", speed=4).put("red", "0.18", bow="SE", speed=4)
    race.turn("green").play("speed 4", "push N")
    assert race.record.points == 1
    assert (race["red"].place, race["green"].place) == ("1.3", "0.18")
    if race.decision == "face":
        race.play("face N")
    race.play("starboard", "ahead", "stop")
    assert (race["green"].speed, race["red"].speed) == (4, 4)


@pytest.mark.rule("MQ-ADV-5")
@editions
def test_two_points_are_not_enough_for_it(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "0.13", speed=2).put("orange", "0.18")
    race.turn("white").play("speed 2")
    assert race.refusal("push N") == "MQ-PUSH-2"
    assert race.refusal("push NE") == ""


@pytest.mark.rule("MQ-ADV-5")
@editions
def test_three_points_are(edition: str) -> None:
    race = river("B2", "A3-2", edition=edition).put("white", "0.13", speed=3).put("orange", "0.18", speed=1)
    race.turn("white").play("speed 3", "push N")
    assert race.record.points == 0
    assert race["orange"].speed == 1


@pytest.mark.rule("MQ-ADV-6")
def test_2019_its_owner_points_it_any_way() -> None:
    race = river("B2", "A3-2", edition="2019-advanced").put("white", "0.13", speed=3)
    race.put("orange", "0.18", bow="SE").turn("white").play("speed 3", "push N")
    assert (race.decision, race.actor) == ("face", 1)
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]
    assert race.play("face SW")["orange"].bow == "SW"


@pytest.mark.rule("MQ-ADV-6")
def test_black_rose_1998_its_heading_stays() -> None:
    race = river("B2", "A3-2", edition="black-rose-1998").put("white", "0.13", speed=3)
    race.put("orange", "0.18", bow="SE").turn("white").play("speed 3", "push N")
    assert (race.decision, race.actor, race["orange"].bow) == ("move", 0, "SE")


@pytest.mark.rule("MQ-ADV-13", "MQ-ADV-3")
@editions
def test_driftwood_speed_5_becomes_speed_3(edition: str) -> None:
    """The orange boat spends 5 points, 2 for each driftwood space and 1 for the final space."""
    race = river("B2", "A3-2", edition=edition).put("orange", "0.18", speed=5)
    race.turn("orange").play("speed 5", "ahead", "ahead", "ahead")
    assert race.record.points == 0
    race.play("stop")
    assert (race["orange"].place, race["orange"].speed, race["orange"].coal) == ("1.13", 3, 6)


# Sandbanks: on B3-1 spaces 5, 6 and 13


def aground(edition: str = "2019-advanced", **white: Any) -> Situation:
    """White on the sandbank 13 of B3-1, bow N; open water ahead (18) and behind (8)."""
    fields: dict[str, Any] = {"bow": "N", **white}
    return river("B3-1", "A3-2", edition=edition).put("white", "1.13", **fields)


@pytest.mark.rule("MQ-ADV-7")
@editions
@pytest.mark.parametrize("speed", [1, 2, 4, 6])
def test_a_sandbank_ends_the_turn_at_once(edition: str, speed: int) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.8", speed=speed)
    race.order("white", "orange", "blue").turn("white").play(f"speed {speed}", "ahead")
    assert (race["white"].place, race["white"].speed, race["white"].coal) == ("1.13", 1, 6)
    assert (race.mover, race.decision) == ("orange", "speed")


@pytest.mark.rule("MQ-ADV-7")
@editions
def test_no_turning_on_a_sandbank(edition: str) -> None:
    race = aground(edition).turn("white").play("speed 2")
    assert (race.refusal("port"), race.refusal("starboard")) == ("MQ-ADV-7", "MQ-ADV-7")
    assert race.legal() == ["ahead"]


@pytest.mark.rule("MQ-ADV-7")
def test_turning_before_entering_is_allowed() -> None:
    race = river("B3-1", "A3-2").put("white", "1.3", speed=3).turn("white").play("speed 3", "ahead", "ahead")
    assert race["white"].place == "1.13"
    race = river("B3-1", "A3-2").put("white", "1.14", bow="NE", speed=3)
    race.turn("white").play("speed 3", "port", "port", "ahead")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.13", "NW", 5)


@pytest.mark.rule("MQ-ADV-7")
def test_a_sandbank_on_the_last_tile_still_opens_the_next() -> None:
    race = river("B3-1").put("white", "0.15", speed=6).turn("white").play("speed 6", "ahead", "ahead")
    assert (race["white"].place, race["white"].speed) == ("1.5", 1)
    assert (race.decision, race.actor) == ("roll", -1)


@pytest.mark.rule("MQ-ADV-8")
@pytest.mark.parametrize(("speed", "coal"), [(1, 5), (2, 5), (3, 4), (4, 3)])
def test_2019_leaving_forward_costs_1_coal_on_top(speed: int, coal: int) -> None:
    """The speed may be changed as usual first: 2 is free, 3 and 4 cost 1 and 2 more."""
    race = aground().turn("white").play(f"speed {speed}", "ahead")
    assert (race["white"].place, race["white"].coal) == ("1.18", coal)


@pytest.mark.rule("MQ-ADV-8")
def test_2019_forward_needs_coal_for_both() -> None:
    race = aground(coal=1).turn("white")
    assert race.legal() == ["speed 1", "speed 2", "back"]
    assert race.refusal("speed 3") == "MQ-ADV-8"
    assert race.refusal("speed 4") == "MQ-MOV-1"


@pytest.mark.rule("MQ-ADV-8")
def test_2019_once_off_the_bank_the_first_turn_is_free() -> None:
    race = aground().turn("white").play("speed 2", "ahead", "port", "ahead", "stop")
    assert (race["white"].coal, race["white"].speed, race["white"].bow) == (5, 2, "NW")


@pytest.mark.rule("MQ-ADV-8")
def test_2019_leaving_backward_costs_1_coal_and_any_heading_is_free() -> None:
    for heading in HEADINGS:
        race = aground().order("white", "orange", "blue").turn("white").play("back")
        assert race.decision == "own-face"
        race.play(f"face {heading}")
        assert (race["white"].place, race["white"].bow) == ("1.8", heading)
        assert (race["white"].coal, race["white"].speed) == (5, 1)
        assert race.mover == "orange"


@pytest.mark.rule("MQ-ADV-8")
def test_2019_backward_with_the_last_coal() -> None:
    race = aground(coal=1).turn("white").play("back", "face NW")
    assert (race["white"].place, race["white"].coal) == ("1.8", 0)


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@editions
def test_backward_only_from_a_sandbank(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.8").turn("white")
    assert race.refusal("back") == "MQ-MOV-4"


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@editions
def test_backward_neither_onto_land_nor_onto_a_boat(edition: str) -> None:
    """Speed 1 has no point for a push; southwest of the bank lies an island."""
    race = aground(edition).put("orange", "1.8").turn("white")
    assert "back" not in race.legal()
    assert "back" not in aground(edition, bow="NE").turn("white").legal()


@pytest.mark.rule("MQ-ADV-4", "MQ-ADV-8", "MQ-ADV-9")
@editions
def test_backward_not_onto_driftwood(edition: str) -> None:
    """B2 lies to the right of B3-2: its driftwood 3 is behind the sandbank 14. Speed 1 is one point, driftwood two."""
    race = river("B3-2", "B2 right", "A3-2", edition=edition).put("white", "1.14", bow="SW").turn("white")
    assert race.legal() == ["speed 1", "speed 2", "speed 3", "speed 4", "speed 5", "speed 6"]


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@editions
def test_backward_onto_another_sandbank(edition: str) -> None:
    """From 6 to 5: stuck again, so the heading stays."""
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.6", bow="NE")
    race.order("white", "orange", "blue").turn("white")
    assert race.legal() == ["back"]
    race.play("back")
    assert (race["white"].place, race["white"].bow, race.mover) == ("1.5", "NE", "orange")


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-7")
@editions
def test_forward_onto_another_sandbank(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.5", bow="NE")
    race.order("white", "orange", "blue").turn("white").play("speed 2", "ahead")
    assert (race["white"].place, race["white"].speed, race["white"].coal) == ("1.6", 1, 5)
    assert race.mover == "orange"


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@editions
def test_leaving_forward_with_a_push(edition: str) -> None:
    race = aground(edition).put("orange", "1.18").turn("white")
    assert "speed 1" not in race.legal()
    race.play("speed 2", "push NW", "face N", "stop")
    assert (race["white"].place, race["white"].coal, race["orange"].place) == ("1.18", 5, "1.17")


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@editions
def test_backward_into_the_finish(edition: str) -> None:
    """At speed 1, two passengers aboard: stern first off the bank 12 of B3-2 onto the finish space 18."""
    race = river("A3-1", "B3-2", edition=edition, finish="right").put("white", "2.12", bow="SW", passengers=2)
    race.turn("white").play("back", "face N")
    assert race["white"].place == "docked"


@pytest.mark.rule("MQ-ADV-9")
@pytest.mark.parametrize(("speed", "coal"), [(1, 5), (2, 5), (3, 4), (4, 3)])
def test_1998_leaving_forward_costs_1_coal(speed: int, coal: int) -> None:
    race = aground("black-rose-1998").turn("white").play(f"speed {speed}", "ahead")
    assert (race["white"].place, race["white"].coal) == ("1.18", coal)


@pytest.mark.rule("MQ-ADV-9")
@pytest.mark.parametrize("coal", [6, 1, 0])
def test_1998_leaving_backward_is_free(coal: int) -> None:
    race = aground("black-rose-1998", coal=coal).order("white", "orange", "blue").turn("white").play("back")
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]
    race.play("face SE")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.8", "SE", coal)
    assert (race["white"].speed, race.mover) == (1, "orange")


@pytest.mark.rule("MQ-ADV-9")
def test_1998_without_coal_only_backward() -> None:
    assert aground("black-rose-1998", coal=0).turn("white").legal() == ["back"]


@pytest.mark.rule("MQ-ADV-10")
@editions
def test_pushing_onto_a_sandbank_costs_the_usual_two_points(edition: str) -> None:
    """The green boat pushes the red boat onto a sandbank. Red's speed drops to 1 at once, its heading stays."""
    race = river("B3-1", "A3-2", edition=edition, players=6)
    race.put("green", "1.3", speed=3).put("red", "1.8", bow="SE", speed=5)
    race.turn("green").play("speed 3", "push N")
    assert race.record.points == 1
    assert (race["red"].place, race["red"].speed, race["red"].bow) == ("1.13", 1, "SE")
    assert (race.decision, race.mover) == ("move", "green")


@pytest.mark.rule("MQ-ADV-10")
@editions
def test_two_points_suffice(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.3", speed=2).put("orange", "1.8", bow="N", speed=5)
    race.turn("white").play("speed 2", "push N", "stop")
    assert (race["orange"].place, race["white"].place, race["white"].speed) == ("1.13", "1.8", 2)
    race.turn("orange").play("speed 1", "ahead")
    assert race["orange"].coal == 5


@pytest.mark.rule("MQ-ADV-11")
@editions
def test_a_boat_on_a_sandbank_cannot_be_pushed(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("orange", "1.13").put("white", "1.8", speed=3)
    race.turn("white").play("speed 3")
    assert {race.refusal(f"push {heading}") for heading in HEADINGS} == {"MQ-ADV-11"}


@pytest.mark.rule("MQ-ADV-11")
def test_2019_nor_by_a_chain() -> None:
    race = river("B3-1", "A3-2").put("orange", "1.13").put("blue", "1.8").put("white", "1.3", speed=4)
    race.turn("white").play("speed 4")
    assert race.refusal("push N") == "MQ-PUSH-6"
    assert race.refusal("push NE") == ""


@pytest.mark.rule("MQ-ADV-11", "MQ-ADV-10")
@editions
def test_not_even_by_the_boat_that_has_just_pushed_it_there(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("orange", "1.8").put("white", "1.3", speed=5)
    race.turn("white").play("speed 5", "push N")
    assert race.refusal("push N") == "MQ-ADV-11"


def no_way_out(edition: str = "2019-advanced", **white: Any) -> Situation:
    """White on the sandbank 6 of B3-1, bow N: land ahead, blue behind."""
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.6", **white).put("blue", "1.1")
    return race.order("white", "orange", "blue")


@pytest.mark.rule("MQ-ADV-12")
@editions
def test_a_boat_with_no_move_at_all_loses_the_turn_and_points_any_way(edition: str) -> None:
    race = no_way_out(edition).turn("white")
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]
    race.play("face SE")
    assert (race["white"].place, race["white"].bow, race["white"].coal) == ("1.6", "SE", 6)
    assert race.mover == "orange"
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "1.2"


@pytest.mark.rule("MQ-ADV-12", "MQ-ADV-10")
@editions
def test_the_same_for_a_boat_that_is_pushed_there(edition: str) -> None:
    """Blue pushes white onto the bank with its bow toward the island and stays behind it."""
    race = river("B3-1", "A3-2", edition=edition).put("white", "1.1", speed=3).put("blue", "0.16", speed=2)
    race.order("blue", "white", "orange").turn("blue").play("speed 2", "push N", "stop")
    assert (race["white"].place, race["white"].speed) == ("1.6", 1)
    assert (race.mover, race.decision) == ("white", "own-face")
    race.play("face NW")
    assert (race.mover, race["white"].bow) == ("orange", "NW")


@pytest.mark.rule("MQ-ADV-12")
@editions
def test_not_while_one_way_is_left(edition: str) -> None:
    race = no_way_out(edition).put("blue", "1.2").turn("white")
    assert race.legal() == ["back"]


@pytest.mark.rule("MQ-ADV-12")
def test_2019_a_boat_without_coal_loses_the_turn_then_leaves_without_paying() -> None:
    race = aground(coal=0).order("white", "orange", "blue").turn("white")
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]
    race.play("face N")
    assert race.mover == "orange"
    race.turn("white")
    assert race.legal() == ["speed 1", "back"]
    assert race.refusal("speed 2") == "MQ-ADV-12"
    backward = race.copy().play("back", "face SE")
    assert (backward["white"].place, backward["white"].coal) == ("1.8", 0)
    race.play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].coal, race["white"].condition) == ("1.18", 0, "sailing")


@pytest.mark.rule("MQ-ADV-12", "MQ-MOV-14")
def test_2019_a_boat_that_loses_its_turn_on_a_finish_dock_has_not_docked() -> None:
    """White was on the sandbank 14 of B3-2 before the finish was laid there."""
    race = river("A3-1", "B3-2", finish="right").put("white", "2.14", passengers=2, coal=0)
    race.order("white", "orange", "blue").turn("white").play("face S")
    assert (race["white"].condition, race["white"].place) == ("poled-off", "2.14")


@pytest.mark.rule("MQ-ADV-12")
def test_2019_a_boat_with_one_coal_has_a_move() -> None:
    assert aground(coal=1).turn("white").decision == "speed"


@pytest.mark.rule("MQ-ADV-12")
@editions
def test_after_its_lost_turn_a_boat_with_coal_pays_and_sets_its_speed_as_usual(edition: str) -> None:
    race = no_way_out(edition, coal=4).turn("white").play("face SE").turn("white")
    assert race["white"].condition == "poled-off"
    assert "speed 2" in race.legal()
    race.play("speed 2")
    assert (race["white"].speed, race["white"].coal, race["white"].condition) == (2, 3, "sailing")


@pytest.mark.rule("MQ-ADV-12", "MQ-ADV-8", "MQ-ADV-9")
@pytest.mark.parametrize(("edition", "coal"), [("2019-advanced", 3), ("black-rose-1998", 4)])
def test_after_its_lost_turn_a_boat_with_coal_backs_off_at_the_usual_price(edition: str, coal: int) -> None:
    race = no_way_out(edition, coal=4).turn("white").play("face NW").turn("white").play("back", "face N")
    assert (race["white"].place, race["white"].coal) == ("1.2", coal)


@pytest.mark.rule("MQ-ADV-12", "MQ-MOV-7")
def test_1998_a_boat_without_coal_backs_off_or_is_out() -> None:
    """Forward it has no coal for. Backward is blocked, so it points; backward is blocked again, so it is out."""
    race = aground("black-rose-1998", coal=0).put("blue", "1.8").order("white", "orange", "blue").turn("white")
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]
    race.play("face NW")
    assert (race.mover, race["white"].place) == ("orange", "1.13")
    backward = race.copy().turn("white")
    assert backward.legal() == ["back"]
    assert backward.refusal("speed 1") == "MQ-ADV-9"
    race.put("blue", "1.14").turn("white")
    assert (race.decision, race.legal(), race.refusal("face N")) == ("stuck", ["pass"], "MQ-MOV-7")
    race.play("pass")
    assert (race["white"].condition, race.mover) == ("out", "orange")


@pytest.mark.rule("MQ-ADV-12")
@pytest.mark.parametrize(("edition", "coal"), [("2019-advanced", 0), ("2019-advanced", 2), ("black-rose-1998", 2)])
def test_blocked_again_it_points_again(edition: str, coal: int) -> None:
    race = no_way_out(edition, coal=coal).turn("white").play("face N").turn("white")
    assert race.legal() == [f"face {heading}" for heading in HEADINGS]


@pytest.mark.rule("MQ-ADV-12", "MQ-ADV-8")
def test_the_next_sandbank_has_its_price_again() -> None:
    """White points from 5 toward the bank on 6, leaves without paying, and is stuck there like anyone else."""
    race = river("B3-1", "A3-2").put("white", "1.5", bow="NW", coal=0).put("blue", "1.1")
    race.turn("white").play("face NE").turn("white").play("speed 1", "ahead")
    assert (race["white"].place, race["white"].coal, race["white"].condition) == ("1.6", 0, "sailing")
    race.put("white", "1.6", bow="NW", coal=2).turn("white").play("speed 1")
    assert race["white"].coal == 1


@pytest.mark.rule("MQ-ADV-12", "MQ-ADV-11")
@editions
def test_a_boat_that_points_itself_is_still_stuck(edition: str) -> None:
    race = no_way_out(edition).turn("white").play("face SE")
    race.put("orange", "1.2", bow="NW", speed=3).turn("orange").play("speed 3")
    assert race.refusal("push NW") == "MQ-ADV-11"


# The archipelago


@pytest.mark.rule("MQ-ADV-14")
def test_the_archipelago_is_nine_land_spaces_and_open_water() -> None:
    race = river("B4", "A3-2")
    tile = tile_names().index("B4")
    kinds = [int(kind) for kind in race.position.tables[0].kind[20 * tile : 20 * tile + 20]]
    assert [space for space in range(20) if kinds[space]] == [0, 2, 4, 6, 9, 13, 15, 17, 19]
    assert set(kinds) == {0, 1}


@pytest.mark.rule("MQ-ADV-14")
@editions
def test_its_islands_are_land_like_any_other(edition: str) -> None:
    race = river("B4", "A3-2", edition=edition).put("white", "1.12").turn("white").play("speed 1")
    assert race.refusal("ahead") == "MQ-MOV-8"
    race.play("port", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].coal) == ("1.16", 1, 6)
