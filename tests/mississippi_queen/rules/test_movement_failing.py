"""MQ-MOV-7 to -11 and -14: whole moves, and what happens when none can be completed.

The narrows of most tests: on A1-1 and A3-1, laid straight, a boat on 1.10 that points NW at the bank can only turn to
N, and there find 1.15 and 2.0; beyond lies the island 5+10 of A3-1.
"""

from itertools import product

import pytest

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.mississippi_queen.state import OPEN_END
from tests.mississippi_queen.situation import Situation, situation

MODERN = ("2019", "2019-advanced")
OLD = ("intro-1997", "classic-1997", "black-rose-1998")
EDITIONS = OLD + MODERN
NARROWS = ("A1-1", "A3-1", "A2-2")


def river(
    *tiles: str, edition: str = "2019", players: int = 3, finish: str | None = None, **variants: int
) -> Situation:
    """A race in which only the boats that are put matter; the others lie on the start docks."""
    if edition == "black-rose-1998":
        variants["black_rose"] = False
    race = situation(*tiles, edition=edition, players=players, finish=finish, **variants)
    if edition == "intro-1997":
        race.order(*("white", "orange", "blue", "green", "pink")[:players])
    return race


def in_the_narrows(edition: str, *, speed: int, coal: int = 0, players: int = 3) -> Situation:
    return river(*NARROWS, edition=edition, players=players).put("white", "1.10", bow="NW", speed=speed, coal=coal)


def speeds(race: Situation) -> list[int]:
    return [int(text.split()[1]) for text in race.legal() if text.startswith("speed")]


def others_sail(race: Situation) -> None:
    """The boats on the start tile take their turns, one space each, until white or chance is to act."""
    while race.mover != "white" and race.actor >= 0:
        race.play("speed 1", "ahead", "stop")


def walk(race: Situation) -> int:
    """Play every legal way through the mover's turn; each must lead to its end. Returns how many ways there are."""
    mover, number = race.mover, race.record.round_number
    ways, open_ends = 0, [race.copy()]
    while open_ends:
        here = open_ends.pop()
        actions = here.legal()[:1] if here.decision == "face" else here.legal()
        assert actions, f"{mover} is left without an action in {here.fields()}"
        for action in actions:
            after = here.copy().play(action)
            done = after.mover != mover or after.actor < 0 or after.record.round_number != number
            if done or after.decision not in ("move", "push", "face"):
                ways += 1
            else:
                open_ends.append(after)
    return ways


# --- MQ-MOV-8: what may be chosen


@pytest.mark.rule("MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_speed_with_which_the_move_cannot_be_completed_may_not_be_chosen(edition: str) -> None:
    race = in_the_narrows(edition, speed=3).turn("white")
    assert race.legal() == ["speed 2"]
    assert race.refusal("speed 3") == race.refusal("speed 4") == "MQ-MOV-8"


@pytest.mark.rule("MQ-MOV-8", "MQ-PUSH-2")
def test_a_turn_toward_boats_that_need_more_points_may_not_be_made() -> None:
    """Blue, speed 2, has one way for its two points, round the corner to port; white lies on a sandbank."""
    race = river("A3-1", "B3-1 left", edition="2019-advanced", players=5, finish="right").put("white", "2.13")
    race.put("orange", "2.17").put("green", "2.16").put("pink", "2.12").put("blue", "2.18", bow="SE", coal=1)
    assert race.turn("blue").play("speed 2").legal() == ["port"]


@pytest.mark.rule("MQ-MOV-8")
def test_the_only_speed_may_be_five_below_the_present_one() -> None:
    """Near the finish nobody is pushed, and white has one space to go to: 4 coal to slow down from 6 to 1."""
    race = river("A3-1", "B1/B2", edition="2019-advanced", players=6, finish="ahead", no_push_near_finish=True)
    race.put("blue", "2.13").put("green", "2.16").put("pink", "2.11").put("white", "2.18", speed=6, coal=4)
    race.turn("white")
    assert speeds(race) == [1]


@pytest.mark.rule("MQ-MOV-8", "MQ-PUSH-6")
def test_the_only_speed_may_be_three_above_the_present_one() -> None:
    """Orange, shut in at the bank, can only push white into a chain of two more boats: 3 + 1 points."""
    race = river("B1/B2", "B4 right", edition="2019-advanced", players=6, finish="left")
    race.put("white", "2.8").put("orange", "2.14", bow="S", coal=3).put("blue", "2.12").put("green", "2.11")
    race.put("pink", "2.3").put("red", "2.7").turn("orange")
    assert speeds(race) == [4]


@pytest.mark.rule("MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_or_a_step_that_leads_to_land_may_not_be_chosen(edition: str) -> None:
    race = in_the_narrows(edition, speed=2).turn("white").play("speed 2")
    assert race.refusal("ahead") == race.refusal("port") == "MQ-MOV-8"
    assert race.legal() == ["starboard"]
    race.play("starboard", "ahead", "ahead")
    assert (race["white"].place, race.legal()) == ("2.0", ["stop"])


@pytest.mark.rule("MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_step_into_a_dead_end_may_not_be_taken(edition: str) -> None:
    """Ahead of 1.2 on A1-2 lies open water, but behind 1.7 the island closes the river."""
    race = river("A1-2", "A3-3", "A2-2", edition=edition)
    race.put("white", "1.2", bow="N", speed=2, coal=0).turn("white").play("speed 2")
    assert race.refusal("ahead") == "MQ-MOV-8"
    assert race.legal() == ["port", "starboard"]
    race.play("port", "ahead", "ahead", "stop")
    assert race["white"].place == "1.10"


@pytest.mark.rule("MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_land_must_be_avoided_even_by_going_back_upstream(edition: str) -> None:
    race = river("A1-1", "A3-3", edition=edition)
    race.put("orange", "1.16").put("white", "1.9", bow="SE", speed=4, coal=0).turn("white")
    assert speeds(race) == [3, 4]
    race.play("speed 4")
    assert race.legal() == ["starboard"]
    race.play("starboard", "ahead", "ahead", "ahead", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("0.9", "sailing")


@pytest.mark.rule("MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coal_must_be_spent_on_slowing_down_where_that_avoids_land(edition: str) -> None:
    """Ahead, island 12 of A2-2 and the river's end: at speed 5 or 6 the last coal would buy no way out."""
    race = river(*NARROWS, edition=edition).put("white", "2.17", bow="N", speed=6, coal=1).turn("white")
    assert race.legal() == ["speed 4"]
    assert race.refusal("speed 5") == race.refusal("speed 6") == "MQ-MOV-8"
    assert race.play("speed 4")["white"].coal == 0
    assert walk(race) > 0


@pytest.mark.rule("MQ-MOV-8", "MQ-PUSH-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_push_must_be_made_where_only_that_avoids_land(edition: str) -> None:
    """Speed 3 is a push and one space, speed 4 pushes the same boat twice; 5 points cannot be used."""
    race = in_the_narrows(edition, speed=4).put("orange", "1.15").turn("white")
    assert race.legal() == ["speed 3", "speed 4"]
    assert race.refusal("speed 5") == "MQ-MOV-8"
    race.play("speed 3", "starboard")
    assert race.legal() == ["push NE", "push SE"]
    race.play("push NE", "face N", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.0", "sailing")


@pytest.mark.rule("MQ-MOV-8", "MQ-PUSH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boat_may_be_pushed_into_the_only_way_if_it_can_be_pushed_on(edition: str) -> None:
    """With 3 points orange on 2.0 would be in white's way, with 4 it must go there to be pushed again."""
    race = in_the_narrows(edition, speed=4).put("orange", "1.15").turn("white")
    slow = race.copy().play("speed 3", "starboard")
    assert slow.refusal("push N") == "MQ-MOV-8"
    race.play("speed 4", "starboard")
    assert race.legal() == ["push N"]
    race.play("push N", "face N")
    assert race.legal() == ["push NE", "push SE"]


@pytest.mark.rule("MQ-MOV-8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("place", "bow"), [("1.10", "NW"), ("1.15", "N"), ("1.11", "NW"), ("2.0", "N"), ("2.6", "NW"), ("2.8", "NW")]
)
def test_no_legal_action_strands_a_move(edition: str, place: str, bow: str) -> None:
    """Every way through the turn leads to its end, with boats all around."""
    race = river(*NARROWS, edition=edition, players=5)
    others = [space for space in ("1.15", "1.16", "2.1", "2.2", "2.11") if space != place]
    for name, space in zip(("orange", "blue", "green", "pink"), others, strict=False):
        race.put(name, space)
    race.put("white", place, bow=bow, speed=3, coal=1).turn("white")
    assert walk(race) > 0


@pytest.mark.rule("MQ-MOV-8", "MQ-MOV-15", "MQ-ROSE-4")
def test_an_entry_space_does_not_complete_the_move_of_the_black_rose() -> None:
    """Docking means nothing to it: where others would be in port on 2.17, it still has points to use."""
    race = situation("A1-1", "A3-3", finish="ahead", players=3, black_rose=True, finish_at_any_speed=1)
    race.put("rose", "2.12", bow="NE", speed=6).order("rose", "white", "orange", "blue").turn("rose")
    assert walk(race) > 0


# --- MQ-MOV-7 and -11: out of the race


@pytest.mark.rule("MQ-MOV-7", "MQ-MOV-11")
@pytest.mark.parametrize("edition", OLD)
def test_before_2019_a_boat_that_needs_coal_and_has_none_is_out(edition: str) -> None:
    """Speed 6 and no coal: too fast for the narrows, and no second turn to leave them."""
    race = in_the_narrows(edition, speed=6).turn("white")
    race.play("speed 5", "starboard", "ahead", "ahead", "stop")
    assert (race["white"].condition, race["white"].place) == ("out", "out")


@pytest.mark.rule("MQ-MOV-7")
@pytest.mark.parametrize("edition", OLD)
def test_before_2019_a_boat_with_the_coal_for_it_stays_in_the_race(edition: str) -> None:
    race = in_the_narrows(edition, speed=6, coal=3).turn("white")
    race.play("speed 2", "starboard", "ahead", "ahead", "stop")
    assert (race["white"].condition, race["white"].coal) == ("sailing", 0)


@pytest.mark.rule("MQ-MOV-7", "MQ-MOV-8")
@pytest.mark.parametrize("edition", OLD)
def test_a_boat_without_coal_may_not_choose_to_go_out(edition: str) -> None:
    race = in_the_narrows(edition, speed=3).turn("white")
    assert race.legal() == ["speed 2"]
    race.play("speed 2", "starboard", "ahead", "ahead", "stop")
    assert race["white"].condition == "sailing"


@pytest.mark.rule("MQ-MOV-7")
@pytest.mark.parametrize("edition", MODERN)
def test_in_2019_coal_that_is_not_there_does_not_put_a_boat_out(edition: str) -> None:
    race = in_the_narrows(edition, speed=6).turn("white")
    race.play("speed 5", "starboard", "ahead", "ahead", "stop")
    assert (race["white"].condition, race["white"].place) == ("aground", "2.0")


@pytest.mark.rule("MQ-MOV-11")
@pytest.mark.parametrize("edition", OLD)
def test_before_2019_a_boat_that_is_out_takes_no_more_turns(edition: str) -> None:
    race = in_the_narrows(edition, speed=6).turn("white")
    race.play("speed 5", "starboard", "ahead", "ahead", "stop")
    for _ in range(5):
        assert race.mover != "white"
        race.play("speed 1", "ahead", "stop")
    assert "white" not in race.round_order


@pytest.mark.rule("MQ-MOV-11", "MQ-PAS-5")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998"])
def test_passengers_of_a_boat_that_runs_aground_go_back_to_the_box(edition: str) -> None:
    race = in_the_narrows(edition, speed=6).put("white", "1.10", bow="NW", speed=6, coal=0, passengers=2).turn("white")
    race.play("speed 6", "starboard", "ahead", "ahead", "stop")
    assert (race["white"].passengers, race.record.put_back) == (0, 2)


@pytest.mark.rule("MQ-MOV-11", "MQ-MOV-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_the_last_tile_puts_a_boat_out_before_2019_and_only_stops_it_in_2019(edition: str) -> None:
    race = river("A1-1", edition=edition).put("white", "1.12", bow="N", speed=6, coal=0).turn("white")
    race.play("speed 5", "ahead")
    assert race["white"].place == "1.17"
    race.play("stop")
    assert race["white"].condition == ("loses-turn" if edition in MODERN else "out")


@pytest.mark.rule("MQ-MOV-11")
@pytest.mark.parametrize("edition", OLD)
def test_before_2019_a_boat_stopped_only_by_a_boat_stays_in_and_keeps_its_speed(edition: str) -> None:
    """Orange on 1.15 has nowhere to go that white could pay for: boats lie all around it."""
    race = in_the_narrows(edition, speed=2, players=5).put("orange", "1.15")
    race.put("blue", "2.0").put("green", "1.16").put("pink", "1.11").turn("white")
    assert speeds(race) == [1, 2, 3]
    race.play("speed 3")
    assert race.legal() == ["starboard"]
    race.play("starboard")
    assert race.legal() == ["stop"]
    race.play("stop")
    assert (race["white"].condition, race["white"].speed, race["white"].place) == ("sailing", 3, "1.10")


@pytest.mark.rule("MQ-MOV-11")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998"])
def test_a_boat_that_can_only_be_pushed_to_where_the_mover_has_been_stops_it(edition: str) -> None:
    """White comes from 2.11 to 2.15 and turns to S: orange on 2.10 could only go where white was. White stays in."""
    race = river("A3-2", "A1-1", edition=edition, finish="ahead")
    race.put("orange", "2.10").put("white", "2.7", bow="NW", speed=6, coal=1).turn("white")
    race.play("speed 6", "ahead", "ahead", "port", "port", "stop")
    assert (race["white"].place, race["white"].condition, race["white"].speed) == ("2.15", "sailing", 6)


@pytest.mark.rule("MQ-MOV-11", "MQ-MOV-10", "MQ-ADV-3")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_driftwood_that_cannot_be_paid_for_stops_a_boat(edition: str) -> None:
    """Only boats that never go faster than 1 get there: S of 2.13 lies driftwood, to both sides land."""
    race = river("A1-1", "B2", "A2-2", edition=edition, top_speed=1)
    race.put("white", "2.13", bow="S", speed=1, coal=0).turn("white").play("speed 1")
    assert race.refusal("ahead") == "MQ-ADV-3"
    race.play("stop")
    assert (race["white"].place, race["white"].speed) == ("2.13", 1)
    assert race["white"].condition == ("loses-turn" if edition == "2019-advanced" else "sailing")


# --- MQ-MOV-9: running aground in 2019


@pytest.mark.rule("MQ-MOV-9")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_that_cannot_avoid_land_goes_as_far_as_it_can(edition: str) -> None:
    race = in_the_narrows(edition, speed=6).turn("white")
    assert speeds(race) == [5, 6]
    race.play("speed 6")
    for action in ("starboard", "ahead", "ahead"):
        assert race.refusal("stop") == "MQ-MOV-3"
        assert race.legal() == [action]
        race.play(action)
    assert race.legal() == ["stop"]
    race.play("stop")
    assert (race["white"].place, race["white"].condition, race["white"].speed) == ("2.0", "aground", 1)


@pytest.mark.rule("MQ-MOV-9")
def test_with_the_chosen_speed_as_many_points_as_possible_must_be_used() -> None:
    """From 2.12 on A3-3 one space leads N, two lead SE; the longer way must be taken."""
    race = river("A1-1", "A3-3", finish="ahead").put("white", "2.12", bow="NE", speed=5, coal=0).turn("white")
    assert speeds(race) == [4, 5, 6]
    race.play("speed 4")
    assert race.legal() == ["starboard"]
    race.play("starboard", "ahead", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.14", "aground")


@pytest.mark.rule("MQ-MOV-9")
@pytest.mark.parametrize("edition", MODERN)
def test_after_hitting_land_a_boat_loses_a_whole_turn_and_then_leaves_in_any_direction(edition: str) -> None:
    race = in_the_narrows(edition, speed=6).turn("white", round_number=2)
    race.play("speed 6", "starboard", "ahead", "ahead", "stop")
    others_sail(race)
    assert (race.record.round_number, race.decision, race["white"].speed) == (4, "own-face", 1)
    assert race.legal() == ["face NE", "face SE", "face S"]
    race.play("face S", "ahead", "stop")
    white = race["white"]
    assert (white.place, white.bow, white.speed, white.coal, white.condition) == ("1.15", "S", 1, 0, "sailing")


@pytest.mark.rule("MQ-MOV-9")
@pytest.mark.parametrize("edition", MODERN)
def test_leaving_after_repairs_costs_no_coal_and_further_turns_cost_as_usual(edition: str) -> None:
    race = river(*NARROWS, edition=edition).put("white", "2.0", bow="N", speed=1, coal=3, condition="cast-off")
    race.turn("white")
    assert race.play("face S")["white"].coal == 3
    assert race.play("ahead", "port")["white"].coal == 3
    assert race.play("port")["white"].coal == 2
    race.play("stop")
    assert (race["white"].place, race["white"].bow, race["white"].condition) == ("1.15", "NE", "sailing")


@pytest.mark.rule("MQ-MOV-9")
@pytest.mark.parametrize("edition", MODERN)
def test_leaving_after_repairs_is_at_speed_1_even_with_coal(edition: str) -> None:
    race = river(*NARROWS, edition=edition).put("white", "2.0", speed=1, coal=6, condition="cast-off").turn("white")
    assert speeds(race) == []
    race.play("face NE", "ahead")
    assert race.refusal("ahead") == "MQ-MOV-3"
    assert race["white"].speed == 1


@pytest.mark.rule("MQ-MOV-9")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_whose_ways_out_are_all_blocked_stays_without_a_new_penalty(edition: str) -> None:
    race = river(*NARROWS, edition=edition, players=4).put("white", "2.0", speed=1, coal=6, condition="cast-off")
    race.put("orange", "2.1").put("blue", "1.16").put("green", "1.15").turn("white")
    assert race.legal() == ["pass"]
    race.play("pass")
    assert (race["white"].place, race["white"].speed, race["white"].coal) == ("2.0", 1, 6)
    assert race["white"].condition == "cast-off"
    race.put("orange", "2.11").turn("white", round_number=3)
    assert race.legal() == ["face NE"]


@pytest.mark.rule("MQ-MOV-9")
@pytest.mark.parametrize("edition", MODERN)
def test_after_repairs_it_is_said_why_a_way_is_closed(edition: str) -> None:
    """On 12 of A3-3, orange to the north, the islands 18 and 11 to the northeast and southwest."""
    race = river("A3-3", "A3-2", edition=edition).put("white", "1.12", condition="cast-off").put("orange", "1.17")
    race.turn("white")
    assert race.legal() == ["face SE", "face S", "face NW"]
    assert race.refusal("face NE") == race.refusal("face SW") == "MQ-MOV-8"
    assert race.refusal("face N") == "MQ-MOV-9"
    assert race.record.points == 0  # nothing is set by asking
    assert race.refusal("stop") == race.refusal("push SE") == race.refusal("ahead") == "MQ-MOV-9"


@pytest.mark.rule("MQ-MOV-9", "MQ-MOV-10")
@pytest.mark.parametrize("edition", MODERN)
def test_land_must_be_avoided_where_a_boat_would_merely_stop_the_mover(edition: str) -> None:
    """To port the bank, to starboard a boat that cannot be pushed: the better misfortune must be chosen."""
    race = in_the_narrows(edition, speed=1, players=5).put("orange", "1.15")
    race.put("blue", "2.0").put("green", "1.16").put("pink", "1.11").turn("white").play("speed 2")
    assert race.refusal("port") == "MQ-MOV-8"
    assert race.refusal("stop") == "MQ-MOV-3"
    race.play("starboard", "stop")
    assert race["white"].condition == "loses-turn"


# --- MQ-MOV-10: stopped in 2019

# For a tile that points N: the edges at which a next tile could join.
OPEN_EDGES = {
    5: {"NW"},
    9: {"NE"},
    10: {"NW", "SW"},
    15: {"N", "NW", "SW"},
    16: {"N", "NW"},
    17: {"N", "NE", "NW"},
    18: {"N", "NE"},
    19: {"N", "NE", "SE"},
    14: {"NE", "SE"},
}


@pytest.mark.rule("MQ-MOV-10", "MQ-RIV-2")
def test_the_end_of_the_last_tile_is_where_a_next_tile_could_join() -> None:
    """Of 10, 15, 14 and 19 also the edge that looks back; of the rear corners 0 and 4 none."""
    race = river("A3-1")
    open_edges: dict[int, set[str]] = {}
    for space, heading in product(range(20), range(6)):
        if race.position.neighbour(20 + space, heading) == OPEN_END:
            open_edges.setdefault(space, set()).add(HEADINGS[heading])
    assert open_edges == OPEN_EDGES


@pytest.mark.rule("MQ-MOV-10")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_stopped_at_the_end_of_the_last_tile_loses_a_turn_and_its_speed(edition: str) -> None:
    race = river("A1-1", edition=edition).put("white", "1.12", bow="N", speed=6, coal=0).turn("white", round_number=2)
    race.play("speed 6")
    assert "stop" not in race.legal()
    race.play("ahead")
    assert "ahead" not in race.legal()
    race.play("stop")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("1.17", 1, "loses-turn")
    race.play("roll ahead", "tile A3-3")
    others_sail(race)
    assert (race.record.round_number, race["white"].condition) == (4, "sailing")
    assert (speeds(race), race["white"].bow) == ([1, 2], "N")


@pytest.mark.rule("MQ-MOV-10", "MQ-MOV-8")
@pytest.mark.parametrize("edition", MODERN)
def test_tricky_manoeuvring_keeps_a_boat_at_speed_6_on_the_last_tile(edition: str) -> None:
    """The rulebook's orange boat arrives on A3-1 and must finish its move before the new tile is added."""
    race = river("A1-1", "A3-1", edition=edition)
    race.put("orange", "1.17", bow="N", speed=6, coal=6).turn("orange").play("speed 6")
    race.play("ahead", "port", "ahead", "starboard", "ahead", "starboard", "ahead", "starboard", "ahead")
    assert race["orange"].coal == 3
    assert "ahead" in race.legal()
    race.play("ahead", "stop")
    assert (race["orange"].condition, race.decision) == ("sailing", "roll")


@pytest.mark.rule("MQ-MOV-10")
@pytest.mark.parametrize(("place", "bow", "turn"), [("1.5", "SW", "starboard"), ("1.9", "SE", "port")])
def test_the_end_of_the_last_tile_is_its_front_and_every_other_edge_is_bank(place: str, bow: str, turn: str) -> None:
    """White points at the bank; 60 degrees on is the end of the tile, where it would only lose a turn."""
    race = river("A1-2").put("white", place, bow=bow, speed=6, coal=0).turn("white").play("speed 6")
    assert race.legal() == [turn]
    race.play(turn, "stop")
    assert (race["white"].place, race["white"].condition) == (place, "loses-turn")


@pytest.mark.rule("MQ-MOV-10", "MQ-MOV-9")
@pytest.mark.parametrize(("place", "bow"), [("1.5", "SW"), ("1.9", "SE")])
def test_with_the_next_tile_laid_ahead_the_sides_of_a_tile_are_bank(place: str, bow: str) -> None:
    race = river("A1-2", "A3-3").put("white", place, bow=bow, speed=6, coal=0).turn("white")
    race.play("speed 6", "stop")
    assert (race["white"].place, race["white"].condition) == (place, "aground")


@pytest.mark.rule("MQ-MOV-10", "MQ-MOV-9")
@pytest.mark.parametrize(("finish", "condition"), [(None, "loses-turn"), ("ahead", "aground"), ("left", "aground")])
def test_the_front_of_the_last_tile_is_bank_once_the_finish_lies_there(finish: str | None, condition: str) -> None:
    race = river("A1-1", finish=finish).put("white", "1.17", bow="N", speed=6, coal=0).turn("white")
    race.play("speed 6", "stop")
    assert (race["white"].place, race["white"].condition) == ("1.17", condition)


@pytest.mark.rule("MQ-MOV-10", "MQ-MOV-9")
def test_the_front_of_a_tile_beside_the_next_one_is_bank() -> None:
    """The next tile lies to the left, so beyond 1.19 there is no river to come."""
    race = river("A1-1", "A3-3 left").put("white", "1.19", bow="NE", speed=6, coal=0).turn("white")
    race.play("speed 6", "stop")
    assert (race["white"].place, race["white"].condition) == ("1.19", "aground")


@pytest.mark.rule("MQ-MOV-10")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_stopped_by_boats_that_cannot_be_pushed_loses_a_turn_and_its_speed(edition: str) -> None:
    race = in_the_narrows(edition, speed=1, coal=0, players=5).put("orange", "1.15")
    race.put("blue", "2.0").put("green", "1.16").put("pink", "1.11").turn("white")
    assert speeds(race) == [1, 2]
    race.play("speed 2", "starboard", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("1.10", 1, "loses-turn")


@pytest.mark.rule("MQ-MOV-9", "MQ-PUSH-4")
def test_a_boat_that_can_be_pushed_one_way_only_does_not_stop_the_mover() -> None:
    """Orange on 10 of A1-1 can go north and nowhere else; behind it lies the bank, which white hits."""
    race = river("A3-1", "A1-1", players=5, finish="ahead").put("orange", "2.10")
    race.put("white", "2.11", bow="S", speed=6, coal=0).turn("white").play("speed 5", "starboard")
    assert race.refusal("stop") == "MQ-MOV-3"
    race.play("push N", "face N", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.10", "aground")


@pytest.mark.rule("MQ-MOV-9", "MQ-PUSH-6")
@pytest.mark.parametrize("second", ["blue", "green"])
def test_nor_does_one_that_can_be_pushed_by_a_chain_only(second: str) -> None:
    """Orange on 19 of A3-2 can only be pushed into the boat on 18, which is pushed on."""
    race = river("A3-1", "A3-2", players=5, finish="right").put("orange", "2.19").put(second, "2.18")
    race.put("white", "2.14", bow="NE", speed=6, coal=0).turn("white").play("speed 5", "port")
    assert race.refusal("stop") == "MQ-MOV-3"
    race.play("push NW")
    assert race.decision == "push"
    race.play(race.legal()[0])
    while race.mover == "white":
        race.play(race.legal()[-1])
    assert (race["white"].place, race["white"].condition) == ("2.19", "aground")


@pytest.mark.rule("MQ-MOV-9", "MQ-PUSH-6")
@pytest.mark.parametrize("green", ["0.3", "1.7"])
def test_a_chain_that_leads_nowhere_is_no_matter_while_there_is_another_way(green: str) -> None:
    """Orange on 8 of B4 cannot be pushed into blue, who is shut in, but to 7, or into green there, who gives way."""
    race = river("B4", "B1/B2", edition="2019-advanced", players=5, finish="left").put("orange", "1.8")
    race.put("blue", "1.14").put("green", green).put("white", "1.3", bow="NE", speed=6, coal=0).turn("white")
    race.play("speed 5", "port")
    assert race.legal() == ["push NW"]
    while race.mover == "white":
        race.play(race.legal()[-1])
    assert (race["white"].place, race["white"].condition) == ("1.8", "aground")


@pytest.mark.rule("MQ-MOV-10", "MQ-ADV-11")
def test_a_boat_on_a_sandbank_stops_the_mover_and_is_no_land() -> None:
    race = river("B3-1", "B3-2", edition="2019-advanced", finish="ahead").put("orange", "2.6")
    race.put("white", "2.2", bow="SW", speed=5, coal=0).turn("white").play("speed 4", "starboard", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.2", "loses-turn")


@pytest.mark.rule("MQ-MOV-10", "MQ-PUSH-6")
def test_a_chain_that_ends_at_a_boat_on_a_sandbank_stops_the_mover_and_is_no_land() -> None:
    """On B3-2 with the finish laid no boat around white can give way: the sandbanks 6 and 12 are taken."""
    race = river("A1-1", "B3-2", edition="2019-advanced", players=6, finish="right")
    race.put("orange", "2.16").put("blue", "2.15").put("green", "2.10").put("pink", "2.12").put("red", "2.6")
    race.put("white", "2.11", bow="NW", speed=4, coal=0).turn("white")
    race.play("speed 3", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.11", "loses-turn")


@pytest.mark.rule("MQ-MOV-10", "MQ-PUSH-6")
def test_a_chain_too_long_for_the_points_stops_the_mover_and_is_no_land() -> None:
    """Five boats in a row behind island 6+11 of A3-3: moving pink takes 6 points, white has 5 at most."""
    race = river("A1-2", "A3-3", players=6, finish="ahead")
    race.put("pink", "2.17").put("red", "2.16").put("orange", "2.15").put("blue", "2.10").put("green", "2.5")
    race.put("white", "2.12", bow="NE", speed=4, coal=0).turn("white")
    race.play("speed 5", "port", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.12", "loses-turn")


@pytest.mark.rule("MQ-MOV-10", "MQ-MOV-5")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_that_was_stopped_may_still_turn(edition: str) -> None:
    """Stopped at the end of A3-3, white may turn to where it likes, though 60 degrees to starboard lies island 18."""
    race = river("A3-3", edition=edition).put("white", "1.17", bow="NE", speed=6, coal=0).turn("white").play("speed 6")
    assert race.legal() == ["port", "starboard", "stop"]
    race.play("starboard", "stop")
    assert (race["white"].place, race["white"].bow, race["white"].condition) == ("1.17", "SE", "loses-turn")


@pytest.mark.rule("MQ-MOV-10", "MQ-MOV-5")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_that_was_stopped_turns_60_degrees_free_and_no_further_without_coal(edition: str) -> None:
    race = river("A1-1", edition=edition).put("white", "1.17", bow="N", speed=6, coal=0).turn("white").play("speed 6")
    race.play("port")
    assert race.refusal("port") == "MQ-MOV-6"
    race.play("stop")
    assert (race["white"].bow, race["white"].condition) == ("NW", "loses-turn")


# --- MQ-MOV-14: nothing to be had from such a turn


@pytest.mark.rule("MQ-MOV-14")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_that_hits_land_beside_a_dock_collects_nobody(edition: str) -> None:
    race = river("A1-4", "A3-3", edition=edition).put("white", "1.14", bow="SW", speed=5, coal=0).turn("white")
    race.set_waiting("1.13", 1).play("speed 5", "starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("1.13", 1, "aground")
    assert (race["white"].passengers, race.waiting("1.13")) == (0, 1)


@pytest.mark.rule("MQ-MOV-14")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_stopped_on_a_dock_at_the_end_of_the_last_tile_collects_nobody(edition: str) -> None:
    race = river("A2-2", edition=edition).put("white", "1.13", bow="S", speed=5, coal=0).turn("white")
    race.set_waiting("1.14", 1).play("speed 5", "port", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("1.14", 1, "loses-turn")
    assert (race["white"].passengers, race.waiting("1.14")) == (0, 1)


@pytest.mark.rule("MQ-MOV-14")
def test_a_boat_that_hits_land_at_a_coal_depot_is_not_refilled() -> None:
    race = river("A1-1", "B1", edition="2019-advanced", finish="left")
    race.put("white", "2.17", bow="NE", speed=5, coal=0).turn("white")
    race.play("speed 5", "starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].condition, race["white"].coal) == ("2.18", "aground", 0)


@pytest.mark.rule("MQ-MOV-14")
@pytest.mark.parametrize("edition", MODERN)
def test_a_boat_that_hits_the_bank_on_a_finish_dock_has_not_docked(edition: str) -> None:
    race = river("A1-1", "A3-3", edition=edition, finish="ahead")
    race.put("white", "2.16", bow="N", speed=5, coal=0, passengers=2).turn("white")
    race.play("speed 5", "starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].condition) == ("2.17", 1, "aground")
    assert race.record.in_port == 0
