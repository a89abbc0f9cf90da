"""Section 2 of the rules: the river. Expected shapes are drawn here on paper, not asked of the engine."""

from collections import Counter
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.rng import new_stream, random_below_in
from paddlewheel.mississippi_queen.names import boat_names, parse_place, place_name
from paddlewheel.mississippi_queen.state import BANK, LAND, OPEN_END
from paddlewheel.mississippi_queen.tables import tile_names
from tests.mississippi_queen.printed_river import (
    BRANCHING,
    DIRECTIONS,
    Layout,
    drawn,
    lay_out,
    printed_spaces,
    reach,
    spot,
    toward,
)
from tests.mississippi_queen.situation import Situation, new_race, situation

EDITIONS = ("intro-1997", "classic-1997", "black-rose-1998", "2019", "2019-advanced")
OLD_EDITIONS = EDITIONS[:3]


def beside(race: Situation, place: str, heading: str) -> str:
    """What lies next to a space in this direction, as the engine has it."""
    space = race.position.neighbour(parse_place(place), HEADINGS.index(heading))
    if space in (BANK, OPEN_END):
        return "bank" if space == BANK else "open end"
    return place_name(space)


def check_edges(race: Situation, layout: Layout, *, rejoining: int = -1) -> None:
    """Every space of the river is joined to exactly those it shares an edge with on paper."""
    paper = drawn(layout, rejoining=rejoining)
    for slot, (centre, turned) in enumerate(layout):
        for number, point in enumerate(printed_spaces(centre, turned)):
            name = f"{slot}.{number}"
            if paper.get(spot(point)) != name:
                continue
            for heading, word in enumerate(HEADINGS):
                expected = paper.get(spot(point + toward(heading)))
                engine = beside(race, name, word)
                if expected is None:
                    assert engine in ("bank", "open end"), f"{name} {word}: {engine}, on paper nothing"
                else:
                    assert engine == expected, f"{name} {word}: {engine}, on paper {expected}"


def river(*directions: str, finish: str | None = None) -> Situation:
    """A river of any tiles in these directions."""
    tiles = [f"{name} {direction}" for name, direction in zip(tile_names()[1:], directions, strict=False)]
    return situation(*tiles, finish=finish, edition="2019-advanced", river_length=18)


def turn_of(race: Situation, name: str) -> Situation:
    """It is this boat's turn; in the intro game, which has no order by position, the boats go by seat."""
    if race.record.in_order == 0 and race.position.options.edition == "intro-1997":
        race.order(*boat_names(race.record))
    return race.turn(name)


def discover(race: Situation, name: str, *, to: str) -> Situation:
    """Let a boat enter this space of the last tile, at speed 1 from whichever water lies before it."""
    for heading in range(6):
        before = beside(race, to, HEADINGS[(heading + 3) % 6])
        if "." in before and before.split(".")[0] != to.split(".")[0] and is_water(race, before):
            turn_of(race.put(name, before, bow=HEADINGS[heading], speed=1), name)
            return race.play("speed 1", "ahead", "stop")
    raise AssertionError(f"no way onto {to} from another tile")


def is_water(race: Situation, place: str) -> bool:
    slot, number = place.split(".")
    tile = int(race.record.tile[int(slot)])
    return int(race.position.tables[0].kind[20 * tile + int(number)]) != LAND


# MQ-RIV-1 and -2: the shape


@pytest.mark.rule("MQ-RIV-1")
def test_a_tile_is_twenty_spaces_in_the_shape_of_an_arrowhead() -> None:
    race = river("ahead")
    alone = drawn([(0j, 0)])
    assert len(alone) == 20
    for place, name in alone.items():
        for heading, word in enumerate(HEADINGS):
            step = spot(toward(heading))
            inside = alone.get((place[0] + step[0], place[1] + step[1]))
            engine = beside(race, name, word)
            assert (engine if engine.startswith("0.") else None) == inside


@pytest.mark.rule("MQ-RIV-1")
@pytest.mark.parametrize("before", DIRECTIONS)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_next_tile_fits_on_each_corner_four_spaces_on_and_turned_with_it(before: str, direction: str) -> None:
    race = river("ahead", before, direction)
    heading = HEADINGS[(DIRECTIONS.index(before) + DIRECTIONS.index(direction) - 2) % 6]
    place = "2.7"
    for _ in range(4):
        place = beside(race, place, heading)
    assert place == "3.7"
    # the tile is turned: its middle column runs in the new direction
    assert [beside(race, f"3.{number}", heading) for number in (2, 7, 12)] == ["3.7", "3.12", "3.17"]


@pytest.mark.rule("MQ-RIV-1")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_notch_fits_without_a_gap_and_nine_pairs_of_spaces_join(direction: str) -> None:
    race = river("ahead", direction)
    joined = [
        (number, word)
        for number in range(20)
        for word in HEADINGS
        if beside(race, f"1.{number}", word).startswith("2.")
    ]
    assert len(joined) == 9
    # no gap: next to the seam every edge between the corners is taken, the corner itself with three edges
    corner = {"left": 15, "ahead": 17, "right": 19}[direction]
    assert Counter(number for number, _ in joined)[corner] == 3


@pytest.mark.rule("MQ-RIV-2")
@pytest.mark.parametrize(
    "directions",
    [
        ("ahead", "ahead", "left", "right", "right", "ahead", "left"),
        ("ahead", "left", "left", "left", "ahead"),
        ("ahead", "right", "right", "right", "ahead"),
        ("ahead", "left", "ahead", "right", "left", "left"),
    ],
)
def test_spaces_that_share_an_edge_are_connected_and_no_others(directions: tuple[str, ...]) -> None:
    check_edges(river(*directions), lay_out(*directions))


@pytest.mark.rule("MQ-RIV-2")
def test_every_other_edge_of_a_tile_is_bank() -> None:
    race = river("ahead", "left", finish="ahead")
    paper = drawn(lay_out("ahead", "left"))
    edges = [
        beside(race, name, word)
        for place, name in paper.items()
        for heading, word in enumerate(HEADINGS)
        if (place[0] + spot(toward(heading))[0], place[1] + spot(toward(heading))[1]) not in paper
    ]
    assert set(edges) == {"bank"}


@pytest.mark.rule("MQ-RIV-2")
def test_a_boat_crosses_a_seam_but_not_the_bank() -> None:
    race = situation("A3-3", "A1-1").put("white", "1.15", bow="N", speed=1).turn("white").play("speed 1")
    assert beside(race, "1.15", "N") == "2.0"
    assert race.refusal("ahead") == ""
    assert beside(race, "1.15", "NW") == "bank"
    race.play("port")
    assert race.refusal("ahead") == "MQ-MOV-8"


# MQ-RIV-3 to -6: where the next tile may lie


@pytest.mark.rule("MQ-RIV-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_river_tile_lies_straight_ahead_of_the_start(edition: str) -> None:
    race = new_race(edition, 3, **({"b_tiles": "B4"} if edition == "2019-advanced" else {}))
    while race.decision == "box":
        race.play(race.legal()[0])
    race.play(next(text for text in race.legal() if text.startswith("tile ")))
    assert race.record.laid == 2
    assert race.decision == "lots"  # no roll in between
    check_edges(race, lay_out("ahead"))


@pytest.mark.rule("MQ-RIV-4")
def test_the_direction_die_gives_left_ahead_and_right_equally() -> None:
    race = discover(situation("A3-3", "A1-1"), "white", to="2.2")
    assert race.decision == "roll"
    assert race.actor == CHANCE
    assert race.legal() == ["roll left", "roll ahead", "roll right"]
    assert len({weight for _, weight in race.position.chance_outcomes()}) == 1
    stream = new_stream(0, 19, 0)
    rolled = Counter(race.position.draw(stream) for _ in range(3000))
    assert len(rolled) == 3
    assert all(900 < count < 1100 for count in rolled.values())


@pytest.mark.rule("MQ-RIV-4")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_tile_is_laid_in_the_direction_rolled(direction: str) -> None:
    race = discover(situation("A3-3", "A1-1"), "white", to="2.2")
    race.play(f"roll {direction}", "tile A2-3")
    check_edges(race, lay_out("ahead", "ahead", direction))


@pytest.mark.rule("MQ-RIV-5")
@pytest.mark.parametrize(("turns", "barred"), [("left", "roll left"), ("right", "roll right")])
def test_a_fourth_turn_the_same_way_would_touch_the_start_and_is_rolled_again(turns: str, barred: str) -> None:
    race = situation("A3-3 ahead", f"A1-1 {turns}", f"A3-2 {turns}", f"A2-2 {turns}")
    discover(race, "white", to="4.1")
    assert race.decision == "roll"
    assert barred not in race.legal()
    assert len(race.legal()) == 2


@pytest.mark.rule("MQ-RIV-5")
@pytest.mark.parametrize("turn", ["left", "right"])
def test_the_clause_that_bars_a_direction_is_named(turn: str) -> None:
    race = situation("A3-3 ahead", f"A1-1 {turn}", f"A3-2 {turn}", f"A2-2 {turn}")
    discover(race, "white", to="4.1")
    assert race.refusal(f"roll {turn}") == "MQ-RIV-5"
    assert race.refusal("tile A2-3") == race.refusal("lot 1") == "MQ-RIV-4"  # the die, and nothing else
    assert race.refusal("roll ahead") == ""


@pytest.mark.rule("MQ-RIV-5")
@pytest.mark.parametrize("turn", ["left", "right"])
def test_a_tile_that_would_only_share_an_edge_with_an_older_one_is_barred_too(turn: str) -> None:
    """The river comes round to the start tile, without covering any of it."""
    directions = ("ahead", turn, turn, turn, "ahead", turn)
    layout = lay_out(*directions, turn)
    drawn(layout)  # on paper: no space covers another
    assert touches(layout)
    tiles = [f"{name} {way}" for name, way in zip(tile_names()[1:], directions, strict=False)]
    assert not situation(*tiles, river_length=8).position.may_lie(DIRECTIONS.index(turn))


def touches(layout: Layout) -> bool:
    """On paper: does the last tile cover or border any tile but the one before it?"""
    older = {spot(point) for tile in layout[:-2] for point in printed_spaces(*tile)}
    return any(
        spot(point + way) in older
        for point in printed_spaces(*layout[-1])
        for way in (0j, *(toward(heading) for heading in range(6)))
    )


def can_be_finished(layout: Layout, length: int) -> bool:
    """On paper: can this river be continued to its full length?"""
    if len(layout) == length:
        return True
    for turn in (0, -1, 1):
        heading = layout[-1][1] + turn
        longer = [*layout, (layout[-1][0] + 4 * toward(heading), heading)]
        # tiles touch when their centres are at most four spaces apart
        clear = all(abs(longer[-1][0] - centre) > 4.5 for centre, _ in layout[:-1])
        if clear and can_be_finished(longer, length):
            return True
    return False


@pytest.mark.rule("MQ-RIV-5", "MQ-RIV-6")
@pytest.mark.parametrize("seed", range(12))
def test_a_direction_is_rolled_again_exactly_where_paper_tiles_say_so(seed: int) -> None:
    """Winding rivers of 18 tiles, laid by the die: left three times as often, so that they curl up."""
    stream = new_stream(0, seed, 0)
    directions = ["ahead"]
    race = river("ahead")
    names = tile_names()
    while race.record.laid < 18:
        allowed = []
        for index, direction in enumerate(DIRECTIONS):
            layout = lay_out(*directions, direction)
            expected = not touches(layout) and can_be_finished(layout, 18)
            assert race.position.may_lie(index) == expected, (directions, direction)
            if expected:
                allowed += [direction] * (3 if direction == "left" else 1)
        assert allowed, f"a dead end after {directions}"
        directions.append(allowed[random_below_in(stream, len(allowed))])
        race.position.lay(names.index(names[len(directions) % 18]), DIRECTIONS.index(directions[-1]))


@pytest.mark.rule("MQ-RIV-5")
def test_a_tile_that_has_been_removed_no_longer_counts() -> None:
    race = situation("A3-3", "A1-1 left", "A3-2 left", "A2-2 left", edition="classic-1997", players=3)
    for name, place in (("white", "3.15"), ("orange", "3.18"), ("blue", "3.16")):
        race.put(name, place)
    assert not race.position.may_lie(DIRECTIONS.index("left"))
    race.position.remove_vacated()  # the start tile and the next two leave
    assert race.position.may_lie(DIRECTIONS.index("left"))


DEAD_END = ("ahead", "left", "ahead", "left", "ahead", "left", "left")


@pytest.mark.rule("MQ-RIV-6")
def test_a_direction_after_which_the_river_could_not_be_completed_is_rolled_again() -> None:
    """Curling in on itself: one more turn left fits on the table, but nothing would fit after it."""
    inward = lay_out(*DEAD_END, "left")
    assert not touches(inward)
    assert all(touches(lay_out(*DEAD_END, "left", direction)) for direction in DIRECTIONS)
    tiles = [f"{name} {way}" for name, way in zip(tile_names()[1:], DEAD_END, strict=False)]
    race = discover(situation(*tiles), "white", to="7.2")
    assert race.decision == "roll"
    assert race.legal() == ["roll ahead", "roll right"]
    assert race.refusal("roll left") == "MQ-RIV-6"


@pytest.mark.rule("MQ-RIV-6")
def test_the_same_curl_to_the_right() -> None:
    mirrored = [{"left": "right"}.get(way, way) for way in DEAD_END]
    tiles = [f"{name} {way}" for name, way in zip(tile_names()[1:], mirrored, strict=False)]
    race = discover(situation(*tiles), "white", to="7.2")
    assert race.legal() == ["roll left", "roll ahead"]
    assert race.refusal("roll right") == "MQ-RIV-6"


@pytest.mark.rule("MQ-RIV-6")
def test_one_tile_too_many_is_enough_to_bar_a_direction() -> None:
    """A river of ten: after this tile only one more would have to fit."""
    tiles = [f"{name} {way}" for name, way in zip(tile_names()[1:], DEAD_END, strict=False)]
    race = situation(*tiles, river_length=10)
    assert [race.position.may_lie(direction) for direction in range(3)] == [0, 1, 1]


@pytest.mark.rule("MQ-RIV-6")
def test_the_same_direction_is_fine_for_the_very_last_tile() -> None:
    tiles = [f"{name} {way}" for name, way in zip(tile_names()[1:], DEAD_END, strict=False)]
    race = situation(*tiles, river_length=9)
    assert race.position.may_lie(DIRECTIONS.index("left"))


# MQ-RIV-7, -8 and -18: who discovers the next tile, and when


@pytest.mark.rule("MQ-RIV-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pink_arrives_at_speed_3_finishes_the_move_and_only_then_rolls(edition: str) -> None:
    race = situation("A3-3", "A3-1", edition=edition, players=5, river_length=12)
    turn_of(race.put("pink", "1.17", bow="N", speed=3), "pink")
    race.play("speed 3", "ahead")
    assert race["pink"].place == "2.2"
    assert (race.decision, race.record.laid) == ("move", 3)
    assert beside(race, "2.2", "N") == "2.7"  # land: the next tile is not there yet to help
    race.play("port", "ahead", "starboard", "ahead")
    assert (race.decision, race.record.laid) == ("move", 3)
    race.play("stop")
    assert race.decision == "roll"
    race.play("roll left", "tile A2-4")
    assert race.record.laid == 4
    assert race.decision == "speed"
    assert race.mover != "pink"


@pytest.mark.rule("MQ-RIV-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_boat_runs_past_the_end_of_the_last_tile(edition: str) -> None:
    """Orange arrives fast and has to turn on the last tile to use up its points: some tricky manoeuvring."""
    race = situation("A3-3", "A1-1", edition=edition, players=3)
    turn_of(race.put("orange", "1.17", bow="N", speed=6, coal=6), "orange")
    race.play("speed 5", "ahead", "ahead", "ahead", "ahead")
    assert race["orange"].place == "2.17"
    assert beside(race, "2.17", "N") == "open end"
    assert race.refusal("ahead") == "MQ-MOV-8"
    race.play("starboard", "starboard", "ahead", "stop")
    assert race["orange"].place == "2.18"
    assert race.decision == "roll"


@pytest.mark.rule("MQ-RIV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boat_pushed_onto_the_last_tile_discovers_the_next_after_the_pushers_move(edition: str) -> None:
    race = situation("A3-3", "A1-1", edition=edition, players=3)
    race.put("white", "1.7", bow="N", speed=3).put("orange", "1.12", bow="N")
    turn_of(race.put("blue", "1.15"), "white")
    race.play("speed 4", "push N", "face N", "push N", "face NE")
    assert (race["white"].place, race["orange"].place) == ("1.17", "2.2")
    assert (race.decision, race.record.laid) == ("move", 3)  # the pusher's move first
    race.play("stop")
    assert race.decision == "roll"
    assert race.record.discoverer == race.number("orange")  # its owner rolls
    race.play("roll ahead", "tile A2-3")
    assert race.record.laid == 4


@pytest.mark.rule("MQ-RIV-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pusher_goes_on_after_the_push_before_the_tile_is_laid(edition: str) -> None:
    race = situation("A3-3", "A1-1", edition=edition, players=3)
    race.put("white", "1.12", bow="N", speed=3).put("orange", "1.17", bow="N").put("blue", "1.15")
    turn_of(race, "white")
    race.play("speed 3", "push N", "face N")
    assert race["orange"].place == "2.2"
    assert (race.decision, race.record.points, race.record.laid) == ("move", 1, 3)
    race.play("starboard", "ahead", "stop")
    assert race.decision == "roll"


@pytest.mark.rule("MQ-RIV-18")
@pytest.mark.parametrize("edition", OLD_EDITIONS)
def test_a_boat_that_goes_out_on_the_last_tile_has_still_discovered_the_next(edition: str) -> None:
    """White comes in too fast, without coal, and runs out of river."""
    race = situation("A3-3", "A1-1", edition=edition, players=3, **no_rose(edition))
    turn_of(race.put("white", "1.17", bow="N", speed=6, coal=0), "white")
    while race["white"].condition == "sailing":
        race.play("ahead" if "ahead" in race.legal() else race.legal()[-1])
    assert race["white"].condition == "out"
    if edition == "black-rose-1998":  # there the next boat that ends on the tile does
        assert race.record.laid == 3
        assert race.mover != "white"
        race.put("orange", "1.17", bow="N", speed=1).turn("orange").play("speed 1", "ahead", "stop")
    assert race.decision == "roll"
    race.play("roll ahead", "tile A2-3")
    assert race.record.laid == 4


def no_rose(edition: str) -> dict[str, Any]:
    return {"black_rose": False} if edition == "black-rose-1998" else {}


# MQ-RIV-9 and -10: the finish


@pytest.mark.rule("MQ-RIV-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_last_river_tile_the_die_is_rolled_at_once_for_the_finish(edition: str) -> None:
    race = situation("A3-3", "A1-1", edition=edition, players=3, river_length=4)
    discover(race, "white", to="2.2").play("roll ahead")
    assert race.record.finish == 0
    race.play("tile A2-3")
    assert race.decision == "finish"
    assert race.actor == CHANCE
    race.play("roll left")
    assert race.record.finish == 1 + DIRECTIONS.index("left")
    assert race.record.laid == 4
    assert race.mover != "white"


@pytest.mark.rule("MQ-RIV-9")
@pytest.mark.parametrize("finish_docks", ["last_tile", "finish_tile"])
def test_the_roll_for_the_finish_is_never_repeated_even_where_a_tile_would_touch(finish_docks: str) -> None:
    """A finish tile has three spaces, too few to touch what a whole tile would."""
    race = situation("A3-3", "A1-1 left", "A3-2 left", river_length=5, finish_docks=finish_docks)
    discover(race, "white", to="3.0").play("roll left", "tile A2-3")
    assert touches(lay_out("ahead", "left", "left", "left", "left"))
    assert race.decision == "finish"
    assert race.legal() == ["roll left", "roll ahead", "roll right"]
    race.play("roll left")
    assert race.record.finish == 1 + DIRECTIONS.index("left")


def landing_spaces(direction: str) -> set[int]:
    """On paper: the corner on this side, and the two spaces of that side next to it."""
    reached = [reach(point, DIRECTIONS.index(direction) - 1) for point in printed_spaces()]
    corner = max(range(20), key=lambda number: reached[number])
    second = max(value for value in reached if value < reached[corner])
    return {corner} | {number for number in range(20) if reached[number] == second}


@pytest.mark.rule("MQ-RIV-10")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_finish_has_three_docks_the_corner_and_its_two_neighbours(edition: str, direction: str) -> None:
    fresh = situation("A3-3", "A3-2", finish=direction, edition=edition, players=3, **no_rose(edition))
    docks = set()
    land = {1, 2, 3, 13}
    for number in sorted(set(range(20)) - land):
        race = fresh.copy()
        behind = [(word, beside(race, f"2.{number}", HEADINGS[(index + 3) % 6])) for index, word in enumerate(HEADINGS)]
        bow, place = next(
            (bow, place) for bow, place in behind if "." in place and place not in {f"2.{space}" for space in land}
        )
        turn_of(race.put("white", place, bow=bow, speed=1, passengers=2), "white").play("speed 1", "ahead")
        if race.mover == "white" and race.decision == "move":
            race.play("stop")
        if race["white"].condition == "in-port":
            docks.add(number)
    assert len(landing_spaces(direction)) == 3
    assert docks == landing_spaces(direction)


@pytest.mark.rule("MQ-RIV-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dock_on_an_island_is_unusable(edition: str) -> None:
    """The last tile has an island on its space 18: only 16 and 17 are left of the docks ahead."""
    race = situation("A1-1", "A3-3", finish="ahead", edition=edition, players=3, **no_rose(edition))
    race.put("white", "2.13", bow="N", speed=1, passengers=2)
    turn_of(race, "white").play("speed 1")
    assert beside(race, "2.13", "N") == "2.18"
    assert race.refusal("ahead") == "MQ-MOV-8"
    race.put("white", "2.12", bow="N")
    assert race.refusal("ahead") == ""


# MQ-RIV-11: vacated tiles


@pytest.mark.rule("MQ-RIV-11")
@pytest.mark.parametrize("edition", OLD_EDITIONS)
def test_a_tile_leaves_when_every_boat_is_on_a_later_one(edition: str) -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.15", bow="N", speed=1).put("orange", "2.2").put("blue", "2.17")
    turn_of(race.set_waiting("1.11", 1), "white")
    assert race.record.kept == 0
    race.play("speed 1", "ahead", "stop")
    assert race["white"].place.startswith("2.")
    assert race.record.kept == 2
    assert race.waiting("1.11") == 0
    assert race.record.put_back == 1  # to the box, not to the supply
    seam = {beside(race, f"2.{number}", word) for number in range(20) for word in HEADINGS}
    assert "bank" in seam
    assert not any(text.startswith("1.") for text in seam)
    assert beside(race, "2.2", "S") == "bank"


@pytest.mark.rule("MQ-RIV-11", "MQ-RIV-2")
@pytest.mark.parametrize("before", DIRECTIONS)
@pytest.mark.parametrize("after", DIRECTIONS)
def test_only_the_way_back_becomes_bank(before: str, after: str) -> None:
    """However the tile before and the tile after it lie."""
    tiles = ("A1-1", f"A3-3 {before}", f"A1-2 {after}")
    race = (
        situation(*tiles, edition="classic-1997", players=3).put("white", "2.2").put("orange", "2.7").put("blue", "3.2")
    )
    kept = {(space, word): beside(race, space, word) for space in spaces_of(2) for word in HEADINGS}
    race.position.remove_vacated()
    for (space, word), joined in kept.items():
        assert beside(race, space, word) == ("bank" if joined.startswith("1.") else joined)


def spaces_of(slot: int) -> list[str]:
    return [f"{slot}.{number}" for number in range(20)]


@pytest.mark.rule("MQ-RIV-11")
def test_one_boat_left_behind_keeps_its_tile_and_all_after_it() -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition="classic-1997", players=3)
    race.put("white", "2.2", bow="N", speed=1).put("orange", "1.16").put("blue", "3.2")
    race.set_waiting("1.11", 1).turn("white").play("speed 1", "ahead", "stop")
    assert race.record.kept == 1  # only the start tile
    assert race.waiting("1.11") == 1
    assert beside(race, "2.2", "S") == "1.17"
    assert beside(race, "1.2", "S") == "bank"


@pytest.mark.rule("MQ-RIV-11")
def test_the_black_rose_keeps_a_tile_on_the_table() -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition="black-rose-1998", players=3)
    for name, place in (("white", "2.2"), ("orange", "2.17"), ("blue", "2.15"), ("rose", "1.16")):
        race.put(name, place)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.record.kept == 1
    race.put("rose", "2.1").finish_turn()
    assert race.record.kept == 2


@pytest.mark.rule("MQ-RIV-11")
@pytest.mark.parametrize("fate", ["docked", "out"])
def test_boats_that_no_longer_race_do_not_keep_tiles(fate: str) -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition="classic-1997", players=4)
    race.put("white", "2.2", bow="N").put("orange", "2.17").put("blue", "3.2").put("green", fate)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.record.kept == 2


@pytest.mark.rule("MQ-RIV-11")
def test_a_boat_waiting_ashore_keeps_the_start_tile() -> None:
    race = situation("A1-1", "A3-3", edition="black-rose-1998", players=6, black_rose=False)
    for name, place in zip(
        ("white", "orange", "blue", "green", "pink"), ("1.7", "1.16", "1.10", "1.19", "1.14"), strict=True
    ):
        race.put(name, place)
    race.put("red", "ashore3")
    race.order("white", "orange", "blue", "green", "pink", "red").turn("white", round_number=1)
    race.play("speed 1", "ahead", "stop")
    assert race.record.kept == 0


@pytest.mark.rule("MQ-RIV-11")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_in_2019_tiles_stay(edition: str) -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition=edition, players=3)
    race.put("white", "1.15", bow="N", speed=1).put("orange", "2.2").put("blue", "2.17")
    race.set_waiting("1.11", 1).turn("white").play("speed 1", "ahead", "stop")
    assert race.record.kept == 0
    assert race.waiting("1.11") == 1
    assert beside(race, "2.2", "S") == "1.17"


# MQ-RIV-12, -13 and -17: the stack


@pytest.mark.rule("MQ-RIV-12")
@pytest.mark.parametrize("tile", ["A1-2", "A2-4", "A3-2"])
def test_a_tile_that_was_drawn_is_not_in_the_stack_any_more_and_every_other_is(tile: str) -> None:
    race = discover(situation("A3-3", "A1-1"), "white", to="2.2").play("roll ahead")
    left = race.legal()
    race.play(f"tile {tile}")
    entry = next(number for number in (2, 1, 3, 0) if is_water(race, f"3.{number}"))
    discover(race, "white", to=f"3.{entry}").play("roll ahead")
    assert race.legal() == [text for text in left if text != f"tile {tile}"]
    assert race.refusal(f"tile {tile}") == race.refusal("tile A0") == "MQ-RIV-12"
    assert race.refusal("roll left") == race.refusal("speed 1") == "MQ-RIV-7"


@pytest.mark.rule("MQ-RIV-12")
def test_what_cannot_be_drawn_at_set_up_is_refused_by_its_clause() -> None:
    race = new_race("2019-advanced", 4)
    assert race.decision == "box"
    for text in ("box A1-1", "box A2-1", "box B1", "box A0", "tile A1-1"):
        assert race.refusal(text) == "MQ-RIV-12"
    prepare(race)
    for text in ("tile A0", "box A3-1"):
        assert race.refusal(text) == ("MQ-RIV-12" if text == "tile A0" else "MQ-RIV-3")
    assert race.refusal("tile rejoin") == race.refusal("lot 1") == "MQ-RIV-3"


@pytest.mark.rule("MQ-SET-2")
def test_no_lot_is_drawn_twice_nor_for_a_seat_that_is_empty() -> None:
    race = new_race("2019", 4).play("tile A1-1", "lot 2")
    for text in ("lot 2", "lot 5", "tile A1-2", "roll left"):
        assert race.refusal(text) == "MQ-SET-2"
    assert race.legal() == ["lot 1", "lot 3", "lot 4"]


@pytest.mark.rule("MQ-RIV-9")
def test_only_the_die_decides_on_the_finish() -> None:
    race = situation("A3-3", "A1-1", river_length=4)
    discover(race, "white", to="2.2").play("roll ahead", "tile A2-3")
    assert race.decision == "finish"
    assert race.refusal("tile A2-4") == race.refusal("lot 1") == race.refusal("ahead") == "MQ-RIV-9"


def prepare(race: Situation) -> list[str]:
    """Let tiles leave until the stack stands; returns which left."""
    left = []
    while race.decision == "box":
        left.append(race.legal()[-1].removeprefix("box "))
        race.play(race.legal()[-1])
    return left


def stack(race: Situation) -> list[str]:
    assert race.decision == "first-tiles"
    return [text.removeprefix("tile ") for text in race.legal()]


A1 = ["A1-1", "A1-2", "A1-3", "A1-4"]
A2 = ["A2-1", "A2-2", "A2-3", "A2-4"]
A3 = ["A3-1", "A3-2", "A3-3"]
B = ["B1", "B1/B2", "B2", "B3-1", "B3-2", "B4"]


@pytest.mark.rule("MQ-RIV-12")
def test_2019_uses_the_eleven_other_a_tiles() -> None:
    assert stack(new_race("2019")) == A1 + A2 + A3


@pytest.mark.rule("MQ-RIV-12", "MQ-RIV-17")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["2019", "2019-advanced", "black-rose-1998"])
def test_as_many_a3_tiles_leave_as_b_tiles_come_then_a2_tiles(edition: str, count: int) -> None:
    race = new_race(edition, 4, b_tiles=B[6 - count :])
    left = prepare(race)
    assert [name[:2] for name in left] == (["A3"] * 3 + ["A2"] * 3)[:count]
    assert stack(race) == [name for name in A1 + A2 + A3 if name not in left] + B[6 - count :]
    assert len(stack(race)) == 11


@pytest.mark.rule("MQ-RIV-17")
def test_which_a3_and_a2_tiles_leave_is_chance() -> None:
    race = new_race("2019-advanced", 4, b_tiles="B1+B2+B3-1+B4")
    assert race.actor == CHANCE
    assert race.legal() == [f"box {name}" for name in A3]
    stream = new_stream(0, 5, 0)
    drawn_first = Counter(race.position.draw(stream) for _ in range(600))
    assert len(drawn_first) == 3
    assert min(drawn_first.values()) > 150
    race.play("box A3-2", "box A3-1")
    assert race.legal() == ["box A3-3"]
    race.play("box A3-3")
    assert race.legal() == [f"box {name}" for name in A2]
    race.play("box A2-3")
    assert stack(race) == [*A1, "A2-1", "A2-2", "A2-4", "B1", "B2", "B3-1", "B4"]


@pytest.mark.rule("MQ-RIV-12")
@pytest.mark.parametrize(("length", "leaving"), [(13, 5), (14, 4), (15, 3), (16, 2), (17, 1), (18, 0)])
def test_a_lengthened_river_keeps_more_of_the_a_tiles(length: int, leaving: int) -> None:
    race = new_race("2019-advanced", 4, river_length=length)
    assert len(prepare(race)) == leaving
    assert len(stack(race)) == length - 1


@pytest.mark.rule("MQ-RIV-12")
@pytest.mark.parametrize("length", [12, 18])
def test_the_river_ends_with_its_twelfth_or_eighteenth_tile(length: int) -> None:
    race = situation(
        *tile_names()[1 : length - 1], edition="2019-advanced", players=3, river_length=length, exact_passengers=True
    )
    assert race.record.laid == length - 1
    entry = next(number for number in (2, 1, 3, 0, 4) if is_water(race, f"{length - 2}.{number}"))
    discover(race, "white", to=f"{length - 2}.{entry}").play("roll ahead")
    assert race.decision == "tile"
    race.play(race.legal()[0])
    assert race.record.laid == length
    assert race.decision == "finish"


@pytest.mark.rule("MQ-RIV-12")
def test_no_river_is_longer_than_eighteen_tiles() -> None:
    with pytest.raises(Exception, match=r"4 to 18 tiles.*MQ-RIV-12"):
        new_race("2019-advanced", 4, river_length=19)


@pytest.mark.rule("MQ-RIV-13")
@pytest.mark.parametrize(
    ("players", "b_tiles", "blue", "red", "supply"),
    [
        (3, "B1+B1/B2+B2+B3-1+B3-2+B4", 2, 2, 10),  # 5 docks would show 5 for 3 players
        (6, "B1+B1/B2+B2+B3-1+B3-2+B4", 3, 3, 16),  # 10 for 6 players; 15 are needed, 16 are there
        (3, "B1+B1/B2+B2+B3-1+B3-2", 1, 1, 8),  # 6 docks show 6
        (2, "B1+B1/B2+B2+B3-1+B3-2+B4", 1, 1, 8),  # 5 for 2 players are enough
        (4, "B1+B1/B2+B2+B3-1+B3-2+B4", 2, 1, 12),  # 4 x 2 + 1 = 9 for 4
        (5, "B1+B1/B2+B2+B3-1+B3-2+B4", 2, 2, 16),  # 5 x 2 = 10 for 5
        (6, "B1+B1/B2+B2+B3-1+B3-2", 2, 2, 16),  # 6 x 2 = 12 for 6
    ],
)
def test_every_dock_gets_one_more_where_fewer_than_two_a_player_would_appear(
    players: int, b_tiles: str, blue: int, red: int, supply: int
) -> None:
    race = situation("A1-1", "A2-3", "A1-2", edition="2019-advanced", players=players, b_tiles=b_tiles)
    assert [race.waiting("1.11"), race.waiting("2.11"), race.waiting("3.8")] == [blue, red, blue]
    assert race.record.supply == supply - 2 * blue - red


# MQ-RIV-14 and -16: voting


def ballot(*votes: str, **more: Any) -> Situation:
    """Four players vote on the tile after white has discovered it."""
    race = situation("A3-3", "A1-1", vote_on_direction=True, **more)
    race.put("orange", "1.17").put("blue", "1.15").put("green", "1.10")
    discover(race, "white", to="2.2")
    assert race.decision == "vote"
    return race.play(*(f"vote {vote}" for vote in votes))


@pytest.mark.rule("MQ-RIV-14")
def test_every_player_votes_in_secret_and_the_majority_wins() -> None:
    race = ballot()
    voters = []
    for vote in ("right", "left", "ahead", "right"):
        voters.append(race.actor)
        assert race.legal() == ["vote left", "vote ahead", "vote right"]
        race.play(f"vote {vote}")
    assert sorted(voters) == [0, 1, 2, 3]
    assert race.decision == "tile"  # no roll
    race.play("tile A2-3")
    check_edges(race, lay_out("ahead", "ahead", "right"))


@pytest.mark.rule("MQ-RIV-14", "MQ-ORD-7")
@pytest.mark.parametrize("fate", ["docked", "out"])
def test_a_player_whose_boat_no_longer_races_has_no_vote(fate: str) -> None:
    race = situation("A3-3", "A1-1", edition="classic-1997", vote_on_direction=True)
    race.put("white", fate).put("green", fate).put("blue", "1.15")
    discover(race, "orange", to="2.2")
    assert (race.decision, race.actor) == ("vote", race.number("orange"))
    assert race.play("vote left").actor == race.number("blue")
    assert race.play("vote left").decision == "tile"


@pytest.mark.rule("MQ-RIV-14")
def test_with_two_boats_each_a_player_votes_once_while_one_of_them_races() -> None:
    race = situation("A3-3", "A1-1", edition="classic-1997", players=3, two_boats_each=True, vote_on_direction=True)
    race.put("white", "out").put("green", "1.15")  # both of the first player
    discover(race, "orange", to="2.2")
    voters = []
    while race.decision == "vote":
        voters.append(race.actor)
        race.play("vote ahead")
    assert voters == [0, 1, 2]


@pytest.mark.rule("MQ-RIV-14")
def test_nobody_sees_how_another_has_voted() -> None:
    race = ballot("left", "right")
    other = ballot("ahead", "ahead")
    for seat in (2, 3):
        assert list(race.position.seen_by(seat).record.votes) == list(other.position.seen_by(seat).record.votes)
    assert race.position.seen_by(0).record.votes[0] == race.record.votes[0]


@pytest.mark.rule("MQ-RIV-14")
def test_a_tie_is_decided_by_the_player_of_the_leading_boat() -> None:
    race = situation("A3-3", "A1-1", vote_on_direction=True)
    race.put("blue", "2.12")  # blue leads, orange rolls
    discover(race, "orange", to="2.2")
    race.play("vote left", "vote right", "vote right", "vote left")
    assert race.decision == "tie"
    assert race.actor == race.number("blue")
    assert race.legal() == ["vote left", "vote right"]
    race.play("vote right", "tile A2-3")
    check_edges(race, lay_out("ahead", "ahead", "right"))


@pytest.mark.rule("MQ-RIV-14", "MQ-ROSE-1")
def test_where_the_black_rose_leads_her_controller_decides_a_tie() -> None:
    race = situation("A3-3", "A1-1", vote_on_direction=True, black_rose=True)
    race.put("rose", "2.12").put("blue", "1.15").put("green", "1.10")
    discover(race.order("orange", "rose", "white", "green", "blue"), "orange", to="2.2")
    race.play("vote left", "vote right", "vote right", "vote left")
    assert (race.decision, race.actor) == ("tie", race.number("blue"))


@pytest.mark.rule("MQ-RIV-14", "MQ-RIV-16")
def test_an_impossible_direction_cannot_win() -> None:
    race = situation("A3-3 ahead", "A1-1 left", "A3-2 left", "A2-2 left", vote_on_direction=True)
    discover(race, "white", to="4.1")
    race.play("vote left", "vote left", "vote left", "vote right")
    assert race.decision == "tile"
    race.play("tile A2-3")
    check_edges(race, lay_out("ahead", "left", "left", "left", "right"))


@pytest.mark.rule("MQ-RIV-16")
def test_a_direction_that_leads_into_a_dead_end_cannot_win_a_vote_or_a_tie() -> None:
    tiles = [f"{name} {way}" for name, way in zip(tile_names()[1:], DEAD_END, strict=False)]
    race = discover(situation(*tiles, vote_on_direction=True), "white", to="7.2")
    race.play("vote left", "vote left", "vote ahead", "vote right")
    assert race.decision == "tie"
    assert race.legal() == ["vote ahead", "vote right"]
    assert race.refusal("vote left") == "MQ-RIV-16"


@pytest.mark.rule("MQ-RIV-16")
def test_the_finish_is_voted_on_too() -> None:
    race = situation("A3-3", "A1-1 left", "A3-2 left", river_length=5, vote_on_direction=True)
    discover(race, "white", to="3.0")
    race.play(*["vote left"] * 4, "tile A2-3")
    assert race.decision == "vote"
    race.play("vote left", "vote left", "vote left", "vote ahead")  # where a tile could not lie; the finish may
    assert race.record.finish == 1 + DIRECTIONS.index("left")


# MQ-RIV-15: the branching river


def branching(players: int = 6, edition: str = "black-rose-1998", **more: Any) -> Situation:
    variants = {"b_tiles": "B1", "black_rose": False, **more} if edition == "black-rose-1998" else more
    race = new_race(edition, players, branching_river=True, **variants)
    while race.decision == "box":
        race.play(race.legal()[0])
    return race


@pytest.mark.rule("MQ-RIV-15")
def test_a_branching_river_is_laid_and_filled_at_set_up() -> None:
    race = branching()
    assert len(stack(race)) == 11
    race.play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3")
    assert race.decision == "lots"
    assert race.record.laid == 6
    names = [tile_names()[int(tile)] for tile in race.record.tile[:6]]
    assert names == ["A0", "A1-1", "A2-1", "A1-2", "A1-3", "rejoin"]
    check_edges(race, BRANCHING[:6], rejoining=5)
    assert [race.waiting(dock) for dock in ("1.11", "2.7", "3.8", "4.10")] == [2, 2, 2, 2]
    assert race.record.supply == 16 - 8


@pytest.mark.rule("MQ-RIV-15")
def test_start_and_both_branches_are_closed_but_for_their_way_on() -> None:
    race = branching().play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3")
    edges = {
        slot: {beside(race, f"{slot}.{number}", word) for number in range(20) for word in HEADINGS} for slot in range(6)
    }
    assert all("open end" not in edges[slot] for slot in range(5))
    assert "open end" in edges[5]
    assert {text.split(".")[0] for text in edges[0] if "." in text} == {"0", "1", "2"}
    assert {text.split(".")[0] for text in edges[1] if "." in text} == {"0", "1", "3"}
    assert {text.split(".")[0] for text in edges[2] if "." in text} == {"0", "2", "4"}
    assert {text.split(".")[0] for text in edges[5] if "." in text} == {"3", "4", "5"}


@pytest.mark.rule("MQ-RIV-15")
@pytest.mark.parametrize("players", [6, 7, 8])
def test_boats_start_anywhere_on_the_start_tile_and_nobody_waits(players: int) -> None:
    race = branching(players).play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3", "lot 3")
    asked = []
    for space in (2, 19, 0, 12, 16, 17, 6, 8, 13)[:players]:
        asked.append(race.actor)
        if space == 0:  # land, and taken spaces, are refused
            assert race.refusal("place 0") == race.refusal("place 4") == race.refusal("place 2") == "MQ-RIV-15"
            space = 7
        race.play(f"place {space}")
    assert asked == [(2 + index) % players for index in range(players)]  # in seat order
    assert race.decision == "speed"
    assert all(race.record.place[boat] < 20 for boat in range(players))
    assert list(race.record.coal[:players]) == [6] * players  # no virtual coal
    assert list(race.record.bow[:players]) == [0] * players


@pytest.mark.rule("MQ-RIV-15")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_in_2019_each_player_places_and_points_the_boat(edition: str) -> None:
    race = branching(6, edition).play(
        "tile A1-1", "tile A1-4", "tile A1-2", "tile A1-3", *(f"lot {n}" for n in range(1, 6))
    )
    asked = []
    for space in (2, 19, 7, 12, 16, 17):
        asked.append((race.actor, race.decision))
        race.play(f"place {space}")
        asked.append((race.actor, race.decision))
        race.play("face NW")
    assert asked == [(seat, decision) for seat in range(6) for decision in ("place", "setup-face")]
    assert race.decision == "speed"
    assert set(race.record.coal[:6]) == {6}


@pytest.mark.rule("MQ-RIV-15", "MQ-RIV-11")
def test_both_branches_leave_when_every_boat_has_passed_them() -> None:
    race = branching().play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3", "lot 1")
    for space in (2, 9, 5, 3, 1, 7):
        race.play(f"place {space}")
    for name, place in zip(boat_names(race.record), ("3.5", "3.6", "3.1", "4.5", "4.6", "1.15"), strict=True):
        race.put(name, place)
    assert beside(race, "2.2", "SW").startswith("0.")
    race.position.remove_vacated()
    assert beside(race, "2.2", "SW") == "bank"  # the start tile is gone, both first branch tiles are not
    assert race.waiting("1.11") == race.waiting("2.7") == 2
    race.put("red", "4.15").position.remove_vacated()
    assert race.waiting("1.11") == race.waiting("2.7") == 0
    assert race.record.put_back == 4
    for slot in (3, 4):
        around = {beside(race, f"{slot}.{number}", word).split(".")[0] for number in range(20) for word in HEADINGS}
        assert around == {str(slot), "5", "bank"}


@pytest.mark.rule("MQ-RIV-15")
def test_the_tile_after_the_re_joining_one_always_lies_straight_ahead() -> None:
    race = branching(b_tiles="B1").play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3", "lot 1")
    for space in (2, 9, 5, 3, 1, 7):
        race.play(f"place {space}")
    race.record.in_order = 0
    race.put("white", "3.19", bow="NE", speed=1).turn("white")
    assert beside(race, "3.19", "NE").startswith("5.")
    race.play("speed 1", "ahead", "stop")
    assert race.decision == "tile"  # no roll
    race.play("tile A2-3")
    check_edges(race, BRANCHING, rejoining=5)


@pytest.mark.rule("MQ-RIV-15")
@pytest.mark.parametrize("gone", [False, True])
def test_whether_both_branches_have_left_or_not(gone: bool) -> None:
    """Every boat is on the re-joining tile, so that nothing else will be left of the ring."""
    race = branching(vote_on_direction=True).play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3", "lot 1")
    for space in (2, 9, 5, 3, 1, 7):
        race.play(f"place {space}")
    for name, number in zip(boat_names(race.record), (2, 1, 3, 6, 7, 8), strict=True):
        race.put(name, f"5.{number}")
    if gone:
        race.position.remove_vacated()
        assert {beside(race, f"5.{number}", "SW").split(".")[0] for number in (1, 2, 6, 10)} == {"bank", "5"}
    assert [race.position.may_lie(direction) for direction in range(3)] == [0, 1, 0]
    race.record.in_order = 0
    race.turn("red").play("speed 1", "ahead", "stop")
    assert race.decision == "tile"  # neither a roll nor a vote
    race.play("tile A2-3")
    assert [beside(race, f"5.{number}", "N") for number in (15, 16, 17, 18, 19)] == [f"6.{n}" for n in range(5)]
    assert beside(race, "6.2", "S") == "5.17"
    around = {beside(race, f"5.{number}", word).split(".")[0] for number in range(20) for word in HEADINGS}
    assert around == {"5", "6", "bank"}  # the branches have left by now


@pytest.mark.rule("MQ-RIV-15", "MQ-RIV-5", "MQ-RIV-6")
@pytest.mark.parametrize("turn", ["left", "right"])
def test_a_river_that_turns_back_may_not_touch_the_ring(turn: str) -> None:
    """Round one branch or the other; judged by paper tiles, of which the re-joining one counts as whole."""
    race = branching(b_tiles=False).play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3")
    layout, names = list(BRANCHING), iter(("A1-4", "A2-2", "A2-3", "A2-4", "A3-1"))
    race.position.lay(tile_names().index(next(names)), DIRECTIONS.index("ahead"))
    for name in names:
        allowed = []
        for index, direction in enumerate(DIRECTIONS):
            longer = continued(layout, direction)
            expected = not touches(longer) and can_be_finished(longer, 13)
            assert race.position.may_lie(index) == expected, (name, direction)
            allowed += [direction] * expected
        way = turn if turn in allowed else "ahead"
        layout = continued(layout, way)
        race.position.lay(tile_names().index(name), DIRECTIONS.index(way))


def continued(layout: Layout, direction: str) -> Layout:
    heading = layout[-1][1] + DIRECTIONS.index(direction) - 1
    return [*layout, (layout[-1][0] + 4 * toward(heading), heading)]


@pytest.mark.rule("MQ-RIV-15")
def test_a_branching_river_has_as_many_tiles_from_the_stack_as_any_other() -> None:
    race = branching(b_tiles=False).play("tile A1-1", "tile A2-1", "tile A1-2", "tile A1-3")
    names = tile_names()
    for name in ("A1-4", "A2-2", "A2-3", "A2-4", "A3-1", "A3-2"):
        race.record.stack &= ~(1 << names.index(name))
        race.position.lay(names.index(name), DIRECTIONS.index("ahead"))
    for number, boat in enumerate(("white", "orange", "blue", "green", "pink", "red")):
        race.put(boat, f"10.{15 + number}" if number < 5 else "10.10")
    discover(race, "white", to="11.0")
    race.play("roll ahead")
    assert race.legal() == ["tile A3-3"]
    race.play("tile A3-3")
    assert race.decision == "finish"
