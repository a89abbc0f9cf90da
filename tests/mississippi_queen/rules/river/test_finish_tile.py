"""MQ-RIV-9 and -10: the finish tile of the 2019 editions, and the knob that says where the docks of the finish lie."""

from itertools import product
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.hexgrid import HEADINGS, Hex, distance, step_vector
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.editions import edition_names, editions
from paddlewheel.mississippi_queen.names import parse_place, place_name
from paddlewheel.mississippi_queen.state import BANK
from paddlewheel.mississippi_queen.tables import finish_hexes, next_anchor, tile_cells
from paddlewheel.mississippi_queen.tables import hexes_and_neighbours as with_neighbours
from tests.mississippi_queen.situation import Situation, situation

MODERN = ["2019", "2019-advanced"]
EDITIONS = edition_names()
# The last tile's spaces beside each of the three docks of a finish to the left, ahead and to the right.
RIVER_SIDE = {"left": ("10", "15", "16"), "ahead": ("16", "17", "18"), "right": ("18", "19", "14")}


def at_the_finish(*tiles: str, finish: str = "ahead", edition: str = "2019", **variants: Any) -> Situation:
    variants.setdefault("players", 3)
    rose: dict[str, Any] = {"black_rose": False} if edition == "black-rose-1998" else {}
    tiles = tiles or ("A3-1", "A3-2")
    return situation(*tiles, finish=finish, edition=edition, finish_docks="finish_tile", **{**rose, **variants})


def beside(race: Situation, place: str, heading: str) -> str:
    found = race.position.neighbour(parse_place(place), HEADINGS.index(heading))
    if found >= BANK or race.position.tables[0].kind[20 * race.record.tile[found // 20] + found % 20] == 1:
        return "bank"
    return place_name(found)


@pytest.mark.rule("MQ-RIV-10")
def test_only_the_2019_editions_have_a_finish_tile() -> None:
    assert [name for name in EDITIONS if editions()[name]["finish_docks"] == "finish_tile"] == MODERN


@pytest.mark.rule("MQ-RIV-10")
@pytest.mark.parametrize("finish", DIRECTIONS)
def test_the_docks_lie_beyond_the_corner_and_its_two_neighbours_in_the_direction_of_the_finish(finish: str) -> None:
    race = at_the_finish(finish=finish)
    heading = HEADINGS[(DIRECTIONS.index(finish) + 5) % 6]
    assert [beside(race, f"2.{space}", heading) for space in RIVER_SIDE[finish]] == ["3.1", "3.2", "3.3"]


@pytest.mark.rule("MQ-RIV-10")
@pytest.mark.parametrize("finish", DIRECTIONS)
def test_every_other_edge_of_the_finish_tile_is_bank(finish: str) -> None:
    """From a dock one comes to the docks and river spaces beside it, and nowhere else."""
    race = at_the_finish(finish=finish)
    around = {place for dock in (1, 2, 3) for place in (beside(race, f"3.{dock}", bow) for bow in HEADINGS)}
    assert around == {"bank", "3.1", "3.2", "3.3"} | {f"2.{space}" for space in RIVER_SIDE[finish]}


@pytest.mark.rule("MQ-RIV-10")
@pytest.mark.parametrize("finish", DIRECTIONS)
def test_the_rest_of_the_last_tiles_front_is_bank(finish: str) -> None:
    race = at_the_finish("A3-1", "A3-1 ahead", finish=finish)
    outside = {
        (space, beside(race, f"2.{space}", bow))
        for space, bow in product((10, 14, 15, 16, 17, 18, 19), HEADINGS)
        if not beside(race, f"2.{space}", bow).startswith("2.")
    }
    assert {place for _, place in outside} == {"bank", "3.1", "3.2", "3.3"}


@pytest.mark.rule("MQ-RIV-10", "MQ-END-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dock", [1, 2, 3])
def test_a_boat_docks_on_any_of_the_three(edition: str, dock: int) -> None:
    race = at_the_finish(edition=edition)
    race.put("white", f"2.{RIVER_SIDE['ahead'][dock - 1]}", passengers=0 if edition == "intro-1997" else 2)
    race.turn("white").play("speed 1", "ahead")
    if race.decision == "move":
        race.play("stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-RIV-10", "MQ-END-1")
@pytest.mark.parametrize("edition", MODERN)
def test_with_a_finish_tile_nobody_docks_on_the_last_river_tile(edition: str) -> None:
    race = at_the_finish(edition=edition).put("white", "2.12", passengers=2)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.17", "sailing")


@pytest.mark.rule("MQ-RIV-10", "MQ-END-1")
@pytest.mark.parametrize(("speed", "passengers"), [(2, 2), (1, 1)])
def test_at_another_speed_or_without_two_passengers_a_dock_is_a_space_like_any_other(
    speed: int, passengers: int
) -> None:
    race = at_the_finish().put("white", "2.17" if speed == 1 else "2.12", speed=speed, passengers=passengers)
    race.turn("white").play(f"speed {speed}", *["ahead"] * speed, "stop")
    assert (race["white"].place, race["white"].condition) == ("3.2", "sailing")


@pytest.mark.rule("MQ-RIV-10", "MQ-MOV-9")
def test_a_boat_on_a_dock_may_go_on_along_the_quay_or_back_to_the_river() -> None:
    race = at_the_finish().put("white", "3.2", bow="S").turn("white").play("speed 1")
    assert race.refusal("ahead") == ""
    sideways = race.copy().put("white", "3.2", bow="SE")
    assert sideways.play("ahead", "stop")["white"].place == "3.3"
    facing_the_quay = race.copy().put("white", "3.2", bow="N")
    assert facing_the_quay.refusal("ahead") == "MQ-MOV-8"


@pytest.mark.rule("MQ-RIV-10")
def test_an_island_on_the_river_side_leaves_only_the_way_along_the_quay() -> None:
    """B4's space 17 is land: no water leads to the middle dock of a finish ahead but that of the other two."""
    race = at_the_finish("A3-1", "B4")
    ways = {dock: {beside(race, f"3.{dock}", bow) for bow in HEADINGS} - {"bank"} for dock in (1, 2, 3)}
    assert ways == {1: {"3.2", "2.16"}, 2: {"3.1", "3.3"}, 3: {"3.2", "2.18"}}
    race.put("white", "2.18", passengers=2).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-RIV-10", "MQ-PUSH-9")
@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "intro-1997"])
def test_a_boat_is_pushed_into_port_on_the_finish_tile(edition: str) -> None:
    race = at_the_finish(edition=edition).put("orange", "2.17", passengers=2).put("white", "2.12", speed=2)
    race.turn("white").play("speed 2", "push N")
    assert race["orange"].condition == "in-port"


@pytest.mark.rule("MQ-RIV-10", "MQ-PUSH-3")
def test_boats_are_pushed_onto_the_docks_along_them_and_off_them() -> None:
    race = at_the_finish().put("orange", "3.2").put("white", "2.17", speed=2).turn("white").play("speed 2")
    assert [text for text in race.legal() if text.startswith("push")] == ["push SE", "push SW"]
    race.play("push SW")
    assert (race["orange"].place, race["white"].place) == ("3.1", "3.2")


@pytest.mark.rule("MQ-RIV-10", "MQ-ORD-2")
@pytest.mark.parametrize("finish", DIRECTIONS)
def test_a_dock_is_ahead_of_every_space_of_the_river(finish: str) -> None:
    race = at_the_finish(finish=finish)
    river = max(race.position.progress(40 + space) for space in range(20))
    docks = [race.position.progress(60 + dock) for dock in (1, 2, 3)]
    assert min(docks) > river
    assert docks[0] == docks[2] < docks[1]  # the stick lies across the direction of the finish


@pytest.mark.rule("MQ-RIV-10", "MQ-COAL-2")
@pytest.mark.parametrize(("mover", "end"), [("2.17", "3.2"), ("2.12", "2.17")])
def test_no_coal_passes_at_a_dock_of_the_finish(mover: str, end: str) -> None:
    race = at_the_finish(players=2).put("white", mover, coal=3)
    race.put("blue", "2.17" if end == "3.2" else "3.2", coal=3).turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race.decision) == (end, "speed")


@pytest.mark.rule("MQ-RIV-10", "MQ-ROSE-4")
def test_the_black_rose_may_lie_at_a_dock_and_leaves_it_again() -> None:
    race = at_the_finish(black_rose=True).put("rose", "2.17").order("white", "rose", "orange", "blue").turn("rose")
    race.play("speed 1", "ahead", "port", "stop")
    assert (race["rose"].place, race["rose"].condition) == ("3.2", "sailing")


@pytest.mark.rule("MQ-RIV-10", "MQ-PUSH-12")
@pytest.mark.parametrize(("place", "bow", "zone"), [("2.17", "N", True), ("2.12", "N", True), ("2.7", "N", False)])
def test_no_pushing_on_the_docks_nor_one_space_before_them(place: str, bow: str, zone: bool) -> None:
    """Docks 3.1 to 3.3; 2.16, 2.17 and 2.18 lie one space before them. The target, the boat or the pusher counts."""
    race = at_the_finish(no_push_near_finish=True)
    ahead = beside(race, place, bow)
    race.put("white", place, bow=bow, speed=3).put("orange", ahead).turn("white").play("speed 3")
    assert any(text.startswith("push") for text in race.legal()) == (not zone)


# MQ-RIV-9: the finish never has to be rolled again


@pytest.mark.rule("MQ-RIV-9")
def test_wherever_tiles_may_lie_the_docks_of_a_finish_tile_touch_none_but_the_last() -> None:
    """No tile but the one before the last lies beside the last one, MQ-RIV-5; so no direction is ever barred."""
    last, near = Hex(0, 0), range(-4, 5)
    for finish in (-1, 0, 1):
        docks = with_neighbours(finish_hexes(next_anchor(last, finish), finish % 6))
        assert docks & set(tile_cells(last, 0))
        for q, r, heading in product(near, near, range(6)):
            if distance(Hex(q, r), last) > 1:
                assert docks.isdisjoint(tile_cells(Hex(4 * q, 4 * r), heading)), (finish, q, r, heading)
        for turned in (-1, 0, 1):  # the tile before: the last one lies to its right, ahead, or to its left
            before = tile_cells(step_vector(3).times(4), turned % 6)
            assert docks.isdisjoint(before), (finish, turned)


@pytest.mark.rule("MQ-RIV-10", "MQ-KNOB-2")
def test_the_knob_takes_its_two_words_and_no_other() -> None:
    for value in ("beyond", 1, True, None):
        with pytest.raises(SetupError, match="finish_docks is last_tile or finish_tile, not"):
            situation("A3-1", finish_docks=value)
