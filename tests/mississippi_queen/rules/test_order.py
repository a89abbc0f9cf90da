"""Section 4 of the rules: the order of play. What the measuring stick meets first is worked out on paper."""

from itertools import combinations, product
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.rng import new_stream, random_below_in
from tests.mississippi_queen.printed_river import BRANCHING, DIRECTIONS, REJOINING_GAPS, lay_out, printed_spaces, reach
from tests.mississippi_queen.situation import Situation, new_race, situation

EDITIONS_BY_POSITION = ("classic-1997", "black-rose-1998", "2019", "2019-advanced")


def no_rose(edition: str) -> dict[str, Any]:
    return {"black_rose": False} if edition == "black-rose-1998" else {}


def ahead_of(race: Situation, name: str, other: str) -> bool:
    """Would this boat move before the other in a new round?"""
    race.order()
    return race.round_order.index(name) < race.round_order.index(other)


# MQ-ORD-1: once a round


@pytest.mark.rule("MQ-ORD-1")
@pytest.mark.parametrize("edition", EDITIONS_BY_POSITION)
def test_the_order_is_fixed_at_the_start_of_the_round(edition: str) -> None:
    """Orange overtakes white, but blue still follows, and orange goes first only in the next round."""
    race = situation("A3-3", "A1-1", "A3-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.16", bow="N", speed=1).put("orange", "1.12", bow="N", speed=2)
    race.put("blue", "0.7", bow="N", speed=1).turn("white")
    assert race.round_order == ["white", "orange", "blue"]
    race.play("speed 1", "ahead", "stop")
    assert race.mover == "orange"
    race.play("speed 3", "ahead", "ahead", "ahead", "stop")
    assert (race["white"].place, race["orange"].place) == ("2.1", "2.7")
    assert race.round_order == ["white", "orange", "blue"]
    assert race.mover == "blue"
    race.play("speed 1", "ahead", "stop")
    assert race.record.round_number == 3
    assert race.round_order == ["orange", "white", "blue"]
    assert race.mover == "orange"


@pytest.mark.rule("MQ-ORD-1")
@pytest.mark.parametrize("edition", ["intro-1997", *EDITIONS_BY_POSITION])
def test_every_boat_has_one_turn_a_round_in_that_rounds_order(edition: str) -> None:
    race = new_race(edition, 4, **no_rose(edition))
    luck, players = new_stream(0, 3, 0), new_stream(0, 3, 1)
    turns: list[tuple[int, str]] = []
    orders: dict[int, list[str]] = {}
    while race.actor != NOBODY and race.record.round_number < 12:
        if race.actor == CHANCE:
            race.position.step(race.position.draw(luck))
            continue
        number = int(race.record.round_number)
        if number > 0:
            orders.setdefault(number, race.round_order)
            assert race.round_order == orders[number]
            if not turns or turns[-1] != (number, race.mover):
                turns.append((number, race.mover))
        legal = race.position.legal_actions()
        race.position.step(legal[random_below_in(players, len(legal))])
    assert len(turns) == len(set(turns)) > 10
    for number, order in orders.items():
        moved = [name for turn, name in turns if turn == number]
        assert moved == [name for name in order if name in moved]


# MQ-ORD-2 and -3: who is ahead


@pytest.mark.rule("MQ-ORD-2")
def test_the_boat_on_the_later_tile_is_ahead_wherever_it_looks_to_be() -> None:
    """The river bends back: orange lies further down the table than white, but two tiles along."""
    directions = ("ahead", "left", "left", "left")
    race = situation("A3-3 ahead", "A1-1 left", "A3-2 left", "A2-2 left")
    race.put("white", "2.17", speed=6, coal=6).put("orange", "4.17", speed=1, coal=0)
    layout = lay_out(*directions)
    assert printed_spaces(*layout[4])[17].imag < printed_spaces(*layout[2])[17].imag - 4
    assert ahead_of(race, "orange", "white")


@pytest.mark.rule("MQ-ORD-2")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_even_the_rearmost_space_of_the_later_tile_is_ahead_of_the_foremost_of_the_earlier(direction: str) -> None:
    for front, rear in product((15, 16, 17, 18, 19), (0, 1, 2, 3, 4)):
        race = situation("A3-3", f"A3-2 {direction}", "A1-1")
        race.put("white", f"1.{front}", speed=6, coal=6).put("orange", f"2.{rear}", speed=1, coal=0)
        assert ahead_of(race, "orange", "white")


@pytest.mark.rule("MQ-ORD-3", "MQ-ORD-4")
@pytest.mark.parametrize("before", DIRECTIONS)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_measuring_stick_lies_across_the_direction_to_the_next_tile(before: str, direction: str) -> None:
    """Every pair of spaces of one tile, however it is turned; equal speed and coal, so ties go to the right."""
    race = situation("A3-3", f"A1-1 {before}", f"A3-2 {direction}", players=3)
    layout = lay_out("ahead", before, direction)
    course = layout[3][1]
    spaces = printed_spaces(*layout[2])
    keys = [(reach(point, course), reach(point, course + 1.5)) for point in spaces]
    for one, other in combinations(range(20), 2):
        race.put("white", f"2.{one}").put("orange", f"2.{other}")
        assert ahead_of(race, "white", "orange") == (keys[one] > keys[other]), (one, other)


@pytest.mark.rule("MQ-ORD-3")
def test_the_facing_of_a_boat_does_not_matter() -> None:
    race = situation("A3-3", "A1-1", "A3-2")
    for bow, other in product(HEADINGS, HEADINGS):
        race.put("white", "1.12", bow=bow).put("orange", "1.13", bow=other)
        assert ahead_of(race, "white", "orange")


# MQ-ORD-4: ties


@pytest.mark.rule("MQ-ORD-4")
@pytest.mark.parametrize("edition", EDITIONS_BY_POSITION)
def test_on_equal_spaces_speed_decides_then_coal_then_the_boat_further_right(edition: str) -> None:
    race = situation("A3-3", "A1-1", "A3-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.11", speed=3, coal=1).put("orange", "1.13", speed=2, coal=6)  # orange is further right
    assert ahead_of(race, "white", "orange")
    race.put("white", "1.11", speed=2, coal=5).put("orange", "1.13", speed=2, coal=4)
    assert ahead_of(race, "white", "orange")
    race.put("white", "1.11", speed=2, coal=4).put("orange", "1.13", speed=2, coal=4)
    assert ahead_of(race, "orange", "white")


@pytest.mark.rule("MQ-ORD-4")
def test_position_comes_before_speed_and_coal() -> None:
    race = situation("A3-3", "A1-1", "A3-2")
    race.put("white", "1.12", speed=1, coal=0).put("orange", "1.13", speed=6, coal=6)
    assert ahead_of(race, "white", "orange")


@pytest.mark.rule("MQ-ORD-4")
def test_the_worked_example() -> None:
    """Red alone in front, green and pink level and alike, green further right; white a tile ahead of orange."""
    race = situation("A3-3", "A1-1", "A3-2 left", "A2-3 left", "A1-2", players=6)
    race.put("red", "4.2", speed=1, coal=0).put("blue", "out")  # five boats are in the picture
    race.put("green", "3.16", speed=3, coal=4).put("pink", "3.10", speed=3, coal=4)
    race.put("white", "2.1", speed=1, coal=0).put("orange", "1.17", speed=6, coal=6).order()
    assert race.round_order == ["red", "green", "pink", "white", "orange"]


# MQ-ORD-5 and -6: the first round, and the intro game


def started(edition: str, players: int, *lots: int) -> Situation:
    race = new_race(edition, players, **no_rose(edition))
    while race.decision == "box":
        race.play(race.legal()[0])
    race.play("tile A1-1", *(f"lot {seat}" for seat in lots))
    while race.decision == "setup-face":
        race.play("face N")
    return race


@pytest.mark.rule("MQ-ORD-5")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_the_first_round_of_2019_goes_by_dock_number(edition: str) -> None:
    race = started(edition, 5, 4, 2, 5, 1)
    order = ["green", "orange", "pink", "white", "blue"]
    assert [race[name].place for name in order] == ["0.2", "0.9", "0.5", "0.3", "0.1"]
    assert race.round_order == order
    position = race.copy().order().round_order
    assert position[:2] == ["orange", "green"]  # by the stick dock 2 would come first: level, and further right
    movers = []
    for _ in range(4):
        movers.append(race.mover)
        race.play("speed 1")
        race.play("ahead" if "ahead" in race.legal() else "starboard")
        if race.record.points:
            race.play("ahead")
        race.play("stop")
        while race.actor == CHANCE:
            race.play(race.legal()[0])
    movers.append(race.mover)
    assert movers == order


@pytest.mark.rule("MQ-ORD-5")
def test_from_the_second_round_on_position_decides() -> None:
    race = started("2019", 3, 1, 2)
    assert race.round_order == ["white", "orange", "blue"]
    race.put("white", "0.7").put("orange", "0.17").put("blue", "0.12", speed=1)
    race.record.turn = 1
    race.turn("blue", round_number=1).play("speed 1", "starboard", "ahead", "stop")
    assert race.record.round_number == 2
    assert race.round_order == ["orange", "blue", "white"]


@pytest.mark.rule("MQ-ORD-6")
def test_the_intro_game_goes_clockwise_throughout() -> None:
    race = started("intro-1997", 4, 3)
    clockwise = ["blue", "green", "white", "orange"]
    assert race.round_order == clockwise
    for name, place in (("white", "1.17"), ("green", "1.15"), ("blue", "0.16"), ("orange", "0.10")):
        race.put(name, place, bow="N", speed=1)
    race.turn("orange", round_number=1).play("speed 1", "ahead", "stop")
    assert race.record.round_number == 2
    assert race.round_order == clockwise  # white leads by far
    assert race.mover == "blue"


# MQ-ORD-7: boats that race no longer


@pytest.mark.rule("MQ-ORD-7")
@pytest.mark.parametrize(("edition", "fate"), [("classic-1997", "docked"), ("classic-1997", "out"), ("2019", "docked")])
def test_a_boat_that_has_docked_or_is_out_takes_no_more_turns(edition: str, fate: str) -> None:
    race = situation("A3-3", "A1-1", "A3-2", edition=edition, players=4)
    race.put("white", "1.17", bow="N").put("orange", "1.7", bow="N").put("blue", fate).put("green", "0.16", bow="N")
    race.turn("green")
    assert race.round_order == ["white", "orange", "green"]
    race.play("speed 1", "ahead", "stop")
    assert race.record.round_number == 3
    assert race.round_order == ["white", "orange", "green"]


@pytest.mark.rule("MQ-ORD-7")
@pytest.mark.parametrize("edition", ["classic-1997", "2019"])
def test_a_boat_pushed_into_port_loses_the_turn_it_still_had_in_this_round(edition: str) -> None:
    race = situation("A1-1", "A3-2", finish="ahead", edition=edition, players=4)
    race.put("white", "2.7", bow="N", speed=2).put("orange", "2.12", speed=1, passengers=2)
    race.put("blue", "2.10", bow="N", passengers=2).put("green", "2.9", bow="N", passengers=2)
    race.order("white", "orange", "blue", "green").turn("white").play("speed 2", "push N")
    assert race["orange"].condition == "in-port"
    race.play("stop")
    assert race.mover == "blue"
    assert race.actor == race.number("blue")


@pytest.mark.rule("MQ-ORD-7")
def test_the_intro_game_leaves_docked_boats_out_too() -> None:
    race = situation("A1-1", "A3-2", finish="ahead", edition="intro-1997", players=4)
    race.put("white", "2.7", bow="N").put("orange", "docked").put("blue", "out").put("green", "2.9", bow="N")
    race.order("white", "orange", "blue", "green").turn("white").play("speed 1", "ahead", "stop")
    assert race.mover == "green"
    race.play("speed 1", "ahead", "stop")
    assert race.round_order == ["white", "green"]


# MQ-ORD-8: the last tile, and the branching river


@pytest.mark.rule("MQ-ORD-8")
@pytest.mark.parametrize("finish", DIRECTIONS)
def test_on_the_last_tile_the_finish_counts_as_the_next_tile(finish: str) -> None:
    race = situation("A3-3", "A1-1 left", finish=finish, players=3)
    layout = lay_out("ahead", "left", finish)
    spaces = printed_spaces(*layout[2])
    for one, other in combinations(range(20), 2):
        far = [reach(spaces[number], layout[3][1]) for number in (one, other)]
        if far[0] != far[1]:
            race.put("white", f"2.{one}").put("orange", f"2.{other}")
            assert ahead_of(race, "white", "orange") == (far[0] > far[1]), (one, other)


NORTH, NORTH_EAST, NORTH_WEST = 0, 1, 5
# The way on from each tile of the ring. The left branch faces NW, then N: measured to the right that is N, then NE.
RING_COURSE = {0: NORTH, 1: NORTH, 2: NORTH, 3: NORTH_EAST, 4: NORTH_WEST, 5: NORTH}


def ring() -> Situation:
    race = new_race("black-rose-1998", 6, branching_river=True, b_tiles=False, black_rose=False)
    race.play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3", "lot 1")
    return race.play(*(f"place {space}" for space in (1, 2, 3, 5, 6, 7)))


@pytest.mark.rule("MQ-ORD-8")
@pytest.mark.parametrize("slot", [0, 1, 2, 3, 4, 5])
def test_each_tile_of_the_ring_is_measured_toward_its_way_on(slot: int) -> None:
    race = ring()
    spaces = printed_spaces(*BRANCHING[slot])
    water = [number for number in range(20) if slot != 5 or number not in REJOINING_GAPS]
    for one, other in combinations(water, 2):
        far = [reach(spaces[number], RING_COURSE[slot]) for number in (one, other)]
        if far[0] != far[1]:
            race.put("white", f"{slot}.{one}").put("orange", f"{slot}.{other}")
            assert ahead_of(race, "white", "orange") == (far[0] > far[1]), (one, other)


@pytest.mark.rule("MQ-ORD-8")
@pytest.mark.parametrize(("left", "right"), [(1, 2), (3, 4)])
def test_the_branches_are_compared_from_their_anchors_and_a_last_tie_goes_to_the_right(left: int, right: int) -> None:
    race = ring()
    measured = {}
    for slot in (left, right):
        centre, heading = BRANCHING[slot]
        spaces = printed_spaces(centre, heading)
        measured[slot] = [reach(point - centre, RING_COURSE[slot]) for point in spaces]
    for one, other in product(range(20), range(20)):
        race.put("white", f"{left}.{one}", speed=2, coal=3).put("orange", f"{right}.{other}", speed=2, coal=3)
        expected = measured[left][one] > measured[right][other]
        assert ahead_of(race, "white", "orange") == expected, (one, other)


@pytest.mark.rule("MQ-ORD-8")
def test_level_boats_on_the_two_branches_compare_speed_and_coal_before_the_side() -> None:
    race = ring()
    race.put("white", "3.19", speed=2, coal=3).put("orange", "4.15", speed=1, coal=6)
    assert ahead_of(race, "white", "orange")
    race.put("white", "3.19", speed=2, coal=4).put("orange", "4.15", speed=2, coal=3)
    assert ahead_of(race, "white", "orange")
    race.put("white", "3.19", speed=2, coal=3).put("orange", "4.15", speed=2, coal=3)
    assert ahead_of(race, "orange", "white")


@pytest.mark.rule("MQ-ORD-8", "MQ-ORD-2")
def test_a_later_rank_of_the_ring_is_ahead() -> None:
    race = ring()
    for behind, before in (("0.17", "1.0"), ("1.19", "4.0"), ("2.15", "3.4"), ("3.19", "5.1"), ("4.15", "5.3")):
        race.put("white", behind, speed=6, coal=6).put("orange", before, speed=1, coal=0)
        assert ahead_of(race, "orange", "white"), (behind, before)
