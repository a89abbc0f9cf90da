"""Section 3 of the rules: set-up."""

from collections import Counter
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE
from paddlewheel.core.rng import new_stream
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.state import AHEAD, GONE, NONE
from paddlewheel.mississippi_queen.tables import BANK_TILE
from tests.mississippi_queen.situation import Situation, new_race, situation

DOCK = {1: "0.2", 2: "0.9", 3: "0.5", 4: "0.3", 5: "0.1"}
FACES = ["face N", "face NE", "face SE", "face S", "face SW", "face NW"]
COLOURS = ("white", "orange", "blue", "green", "pink", "red", "yellow", "violet")


def shown(edition: str, players: int, tile: str = "A1-1", **variants: Any) -> Situation:
    """A new race up to its first tile; which tiles leave for B tiles does not matter here."""
    race = new_race(edition, players, **variants)
    while race.decision == "box":
        race.play(race.legal()[0])
    return race.play(f"tile {tile}")


def on_the_docks(edition: str, players: int, *lots: int, **variants: Any) -> Situation:
    """A new race with boats on their docks, bows ahead where they may choose; lots are seats from 1."""
    race = shown(edition, players, **variants).play(*(f"lot {seat}" for seat in lots))
    while race.decision in ("setup-face", "wait"):
        race.play("face N" if race.decision == "setup-face" else "wait 3")
    return race


def away(race: Situation, *names: str) -> Situation:
    """Take boats off the start docks, to the head of the first river tile."""
    for name, place in zip(names, ("1.15", "1.16", "1.17", "1.18", "1.19", "1.14", "1.10"), strict=False):
        race.put(name, place)
    return race


EVERYONE = [
    *(("intro-1997", players) for players in (3, 4, 5)),
    *(("classic-1997", players) for players in (3, 4, 5)),
    *(("black-rose-1998", players) for players in range(2, 9)),
    *(("2019", players) for players in range(2, 7)),
    *(("2019-advanced", players) for players in range(2, 7)),
]


@pytest.mark.rule("MQ-SET-1")
@pytest.mark.parametrize(("edition", "players"), EVERYONE)
def test_every_boat_starts_at_speed_1_with_6_coal_and_nobody_aboard(edition: str, players: int) -> None:
    lots = range(1, players) if edition.startswith("2019") else [1]
    race = on_the_docks(edition, players, *lots)
    assert race.decision == "speed"
    for name in boat_names(race.record):
        if name == "rose":
            continue  # it has a wheel of its own, MQ-ROSE-3
        boat = race[name]
        assert (boat.speed, boat.coal, boat.passengers) == (1, 6, 0)


CLEAN = {
    "tile": [0] + [BANK_TILE] * 20,
    "direction": AHEAD,
    "laid": 1,
    **dict.fromkeys(("pending", "discoverer", "partner", "controller"), NONE),
    "place": [GONE] * 8,
    "speed": [1] * 8,
    "coal": [6] * 8,
}


@pytest.mark.rule("MQ-SET-1")
@pytest.mark.parametrize(
    ("edition", "players", "variants", "owners"),
    [
        ("intro-1997", 3, {}, [0, 1, 2]),
        ("classic-1997", 3, {"two_boats_each": True}, [0, 1, 2, 0, 1, 2]),
        ("black-rose-1998", 7, {}, [0, 1, 2, 3, 4, 5, 6]),
        ("2019", 2, {"black_rose": True}, [0, 1, 0, 1]),
        ("2019-advanced", 6, {"vote_on_direction": True}, [0, 1, 2, 3, 4, 5]),
    ],
)
@pytest.mark.parametrize("left_over", [0, 3, 5])
def test_a_race_begins_with_a_clean_table_whatever_was_played_there(
    edition: str, players: int, variants: dict[str, Any], owners: list[int], left_over: int
) -> None:
    race = new_race(edition, players, **variants)
    tables = race.position.tables[0]
    for name, value in race.fields().items():
        if isinstance(value, list):
            getattr(race.record, name)[:] = [left_over] * len(value)
        else:
            setattr(race.record, name, left_over)
    race.position.set_up()
    expected: dict[str, Any] = {
        name: [0] * len(value) if isinstance(value, list) else 0 for name, value in race.fields().items()
    }
    expected |= CLEAN | {"boats": tables.boats, "stack": tables.stack, "supply": tables.supply}
    expected |= {"owner": owners + [NONE] * (8 - len(owners)), "amount": tables.leaving, "actor": state.CHANCE}
    expected["colours"] = tables.colours
    expected |= {"rose": tables.boats - 1 if tables.black_rose else NONE, "decision": 0 if tables.leaving else 1}
    assert race.fields() == expected


BETWEEN_TURNS = {
    **dict.fromkeys(("points", "driftwood", "ending", "left_over", "chain_length", "facing", "boarded"), 0),
    **dict.fromkeys(("boarder_count", "asked", "news", "amount", "rose_binds"), 0),
    **dict.fromkeys(("pending", "discoverer", "partner"), NONE),
    "free_turn": 1,
    "trail_length": 1,
}


@pytest.mark.rule("MQ-ORD-1")
@pytest.mark.parametrize("left_over", [0, 1, 2])
def test_a_turn_begins_with_nothing_left_of_the_turn_before(left_over: int) -> None:
    race = situation("A3-1", "A3-2").put("white", "1.12")
    for name in BETWEEN_TURNS:
        setattr(race.record, name, left_over)
    fields = race.turn("white").fields()
    assert {name: fields[name] for name in BETWEEN_TURNS} == BETWEEN_TURNS
    assert fields["trail"][0] == fields["place"][0]


# MQ-SET-2: the starting order


@pytest.mark.rule("MQ-SET-2")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_2019_draws_lots_for_the_docks(edition: str) -> None:
    race = shown(edition, 5)
    assert race.actor == CHANCE
    assert race.legal() == ["lot 1", "lot 2", "lot 3", "lot 4", "lot 5"]
    race.play("lot 3")
    assert race.legal() == ["lot 1", "lot 2", "lot 4", "lot 5"]
    race.play("lot 5", "lot 1", "lot 4")
    while race.decision == "setup-face":
        race.play("face N")
    order = ["blue", "pink", "white", "green", "orange"]
    assert [race[name].place for name in order] == [DOCK[number] for number in (1, 2, 3, 4, 5)]
    assert race.round_order == order


@pytest.mark.rule("MQ-SET-2")
@pytest.mark.parametrize("edition", ["intro-1997", "classic-1997", "black-rose-1998"])
def test_before_2019_a_random_seat_starts_and_the_others_follow_clockwise(edition: str) -> None:
    variants: dict[str, Any] = {"black_rose": False} if edition == "black-rose-1998" else {}
    race = shown(edition, 5, **variants)
    assert race.actor == CHANCE
    stream = new_stream(0, 3, 0)
    drawn = Counter(race.position.draw(stream) for _ in range(1000))
    assert len(drawn) == 5
    assert min(drawn.values()) > 150
    race.play("lot 4")
    order = ["green", "pink", "white", "orange", "blue"]
    assert [race[name].place for name in order] == [DOCK[number] for number in (1, 2, 3, 4, 5)]
    if edition != "intro-1997":
        order[:2] = ["pink", "green"]  # by position: docks 2, 1, 3, 4, 5
    assert race.round_order == order
    assert race.mover == order[0]


@pytest.mark.rule("MQ-SET-2")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_2019_each_player_chooses_the_heading_in_turn_order(edition: str) -> None:
    race = shown(edition, 3).play("lot 2", "lot 3")
    chosen = []
    for face in ("face SW", "face N", "face SE"):
        assert race.decision == "setup-face"
        assert race.legal() == FACES
        chosen.append(race.actor)
        race.play(face)
    assert chosen == [1, 2, 0]
    assert [race[name].bow for name in ("orange", "blue", "white")] == ["SW", "N", "SE"]
    assert race.decision == "speed"


@pytest.mark.rule("MQ-SET-2")
@pytest.mark.parametrize("edition", ["intro-1997", "classic-1997", "black-rose-1998"])
def test_before_2019_bows_point_straight_ahead_and_nobody_is_asked(edition: str) -> None:
    race = shown(edition, 4).play("lot 1")
    assert race.decision == "speed"
    assert {race[name].bow for name in boat_names(race.record)} == {"N"}


# MQ-SET-3, -4, -9 and -10: passengers


@pytest.mark.rule("MQ-SET-3")
@pytest.mark.parametrize(
    ("edition", "players", "red", "blue"),
    [
        *(("classic-1997", players, red, blue) for players, red, blue in ((3, 1, 1), (4, 1, 2), (5, 2, 2))),
        *(
            ("2019", players, red, blue)
            for players, red, blue in ((2, 1, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 2, 2))
        ),
        *(
            ("black-rose-1998", n, red, blue)
            for n, red, blue in ((2, 1, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 2, 2))
        ),
        *(("black-rose-1998", players, 2, 2) for players in (7, 8)),
    ],
)
def test_passengers_appear_on_red_and_blue_docks_by_the_number_of_players(
    edition: str, players: int, red: int, blue: int
) -> None:
    variants: dict[str, Any] = {"b_tiles": "B1" if players > 6 else False} if edition == "black-rose-1998" else {}
    race = situation("A1-1", "A2-3", "A3-3", "A2-1", "A1-4", edition=edition, players=players, **variants)
    assert [race.waiting(dock) for dock in ("1.11", "2.11", "4.7", "5.13")] == [blue, red, red, blue]
    assert sum(race.record.waiting) == 2 * red + 2 * blue


@pytest.mark.rule("MQ-SET-4")
@pytest.mark.parametrize(("edition", "supply"), [("classic-1997", 12), ("2019", 12), ("black-rose-1998", 12)])
def test_the_first_tile_is_filled_from_the_supply(edition: str, supply: int) -> None:
    race = shown(edition, 4, "A1-1")
    assert race.waiting("1.11") == 2
    assert race.record.supply == supply - 2


@pytest.mark.rule("MQ-SET-4")
def test_a_first_tile_without_a_dock_takes_nobody() -> None:
    race = shown("2019", 4, "A3-3")
    assert sum(race.record.waiting) == 0
    assert race.record.supply == 12


@pytest.mark.rule("MQ-SET-4")
def test_each_new_tile_is_filled_when_it_is_laid_while_the_supply_lasts() -> None:
    race = situation("A3-3", "A3-2", players=4).put("white", "1.15", bow="N").turn("white")
    race.record.supply = 1
    race.play("speed 1", "ahead", "stop", "roll ahead", "tile A1-2")
    assert race.waiting("3.8") == 1  # two are due, one is left
    assert race.record.supply == 0


@pytest.mark.rule("MQ-SET-9")
@pytest.mark.parametrize("players", [7, 8])
def test_seven_and_eight_players_find_passengers_at_coal_stations_too(players: int) -> None:
    race = situation("A1-1", "B1", "A2-3", "B1/B2", edition="black-rose-1998", players=players)
    assert [race.waiting(dock) for dock in ("1.11", "2.7", "2.18", "3.11", "4.13")] == [2, 2, 2, 2, 2]
    assert race.record.supply == 20 - 10


@pytest.mark.rule("MQ-SET-9")
def test_fewer_players_find_nobody_at_coal_stations() -> None:
    race = situation("A1-1", "B1", "B1/B2", edition="black-rose-1998", players=6)
    assert [race.waiting(dock) for dock in ("2.7", "2.18", "3.13")] == [0, 0, 0]


@pytest.mark.rule("MQ-SET-9")
def test_one_stop_at_a_coal_station_refills_and_collects() -> None:
    race = situation("A3-3", "B1", "A3-2", edition="black-rose-1998", players=8)
    race.put("white", "2.2", bow="N", speed=1, coal=2).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "2.7"
    assert (race["white"].coal, race["white"].passengers) == (6, 1)
    assert (race.waiting("2.7"), race.waiting("2.18")) == (1, 2)


@pytest.mark.rule("MQ-SET-9")
def test_the_two_stations_of_a_tile_are_two_docks() -> None:
    race = situation("A3-3", "B1", "A3-2", edition="black-rose-1998", players=8)
    race.put("white", "2.2", bow="N", speed=1, coal=2).turn("white").play("speed 1", "ahead", "stop")
    race.put("white", "2.17", bow="SE", speed=1).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "2.18"
    assert race["white"].passengers == 2


@pytest.mark.rule("MQ-SET-9")
def test_docks_are_filled_until_the_twenty_are_used_up() -> None:
    docks = ["A1-1", "A1-2", "A1-3", "A1-4", "A2-1", "A2-2", "A2-3", "A2-4"]
    race = situation(*docks, "B1", "B1/B2", edition="black-rose-1998", players=8)
    assert sum(race.record.waiting) == 20
    assert race.record.supply == 0
    assert [race.waiting(dock) for dock in ("9.7", "9.18", "10.13")] == [2, 2, 0]


@pytest.mark.rule("MQ-SET-10")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998", "2019", "2019-advanced"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_exact_passengers_are_two_for_each_player(edition: str, players: int) -> None:
    assert new_race(edition, players, exact_passengers=True).record.supply == 2 * players
    assert new_race(edition, players).record.supply > 2 * players


@pytest.mark.rule("MQ-SET-10")
def test_exact_passengers_go_by_players_not_boats() -> None:
    assert new_race("2019", 2, exact_passengers=True).record.supply == 4
    assert new_race("2019", 3, exact_passengers=True, two_boats_each=True).record.supply == 6


@pytest.mark.rule("MQ-SET-10")
def test_docks_shown_after_the_exact_passengers_are_gone_stay_empty() -> None:
    race = situation("A2-1", "A1-1", "A1-2", "A1-3", "A1-4", "A2-3", players=4, exact_passengers=True)
    shown_here = [race.waiting(dock) for dock in ("1.7", "2.11", "3.8", "4.10", "5.13", "6.11")]
    assert shown_here == [1, 2, 2, 2, 1, 0]


# MQ-SET-5 to -8, -11: more boats, or fewer players


@pytest.mark.rule("MQ-SET-5")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced", "black-rose-1998"])
@pytest.mark.parametrize("first", [1, 2])
def test_two_players_have_two_boats_each_on_1_and_4_against_2_and_3(edition: str, first: int) -> None:
    race = on_the_docks(edition, 2, first, black_rose=False)
    owners = {race[name].place: race[name].owner for name in boat_names(race.record)}
    starter, other = first - 1, 2 - first
    assert owners == {DOCK[1]: starter, DOCK[4]: starter, DOCK[2]: other, DOCK[3]: other}
    by_dock = [starter, other, other, starter] if edition.startswith("2019") else [other, starter, other, starter]
    assert [int(race.record.owner[boat]) for boat in race.record.order[:4]] == by_dock


@pytest.mark.rule("MQ-SET-6")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
@pytest.mark.parametrize("dock", [3, 5])
def test_2019_the_sixth_player_says_behind_which_dock_the_boat_waits(edition: str, dock: int) -> None:
    race = shown(edition, 6).play("lot 2", "lot 3", "lot 4", "lot 5", "lot 6", *["face N"] * 5)
    assert race.decision == "wait"
    assert race.actor == 0
    assert race.legal() == ["wait 3", "wait 5"]
    race.play(f"wait {dock}")
    assert race["white"].place == f"ashore{dock}"
    assert race.legal() == FACES
    race.play("face NE")
    assert race.decision == "speed"
    assert (race["white"].bow, race.round_order[-1]) == ("NE", "white")


@pytest.mark.rule("MQ-SET-6")
def test_in_1998_the_sixth_boat_waits_behind_dock_3() -> None:
    race = on_the_docks("black-rose-1998", 6, 2, black_rose=False)
    assert race.decision == "speed"
    assert race["white"].place == "ashore3"
    assert race.round_order == ["blue", "orange", "green", "pink", "red", "white"]


@pytest.mark.rule("MQ-SET-6")
@pytest.mark.parametrize("dock", [3, 5])
def test_on_its_first_turn_the_sixth_boat_is_put_on_its_dock_and_moves(dock: int) -> None:
    race = away(situation("A3-2", "A1-1", players=6), *COLOURS[:5])
    race.put("red", f"ashore{dock}").order(*COLOURS[:6]).turn("red", round_number=1)
    assert race["red"].place == DOCK[dock]
    assert race.decision == "speed"
    race.play("speed 1", "ahead", "stop")
    assert race["red"].place == {3: "0.10", 5: "0.6"}[dock]


@pytest.mark.rule("MQ-SET-6")
@pytest.mark.parametrize(
    ("still_there", "dock"),
    [("blue", 1), ("white blue", 2), ("white orange blue", 4), ("white orange blue green", 5), ("white pink", 3)],
)
def test_if_its_dock_is_taken_it_comes_onto_the_free_one_with_the_lowest_number(still_there: str, dock: int) -> None:
    race = situation("A3-2", "A1-1", players=6)
    away(race, *(name for name in COLOURS[:5] if name not in still_there.split()))
    race.put("red", "ashore3").order(*COLOURS[:6]).turn("red", round_number=1)
    assert race["red"].place == DOCK[dock]


@pytest.mark.rule("MQ-SET-6", "MQ-SET-7")
@pytest.mark.parametrize("edition", ["2019", "black-rose-1998"])
def test_if_all_docks_are_taken_it_loses_its_turn_and_its_virtual_coal(edition: str) -> None:
    race = situation("A3-2", "A1-1", edition=edition, players=6, black_rose=False).put("red", "ashore3")
    race.order("red", *COLOURS[:5])
    race.record.round_number, race.record.turn = 1, -1
    race.position.next_turn()
    assert (race.mover, race["red"].place, race["red"].coal) == ("white", "ashore3", 6)
    away(race, "white").order("red", *COLOURS[:5]).turn("red", round_number=2)
    assert (race["red"].place, race["red"].coal) == (DOCK[1], 6)


def sixth_boat(edition: str = "2019", **more: Any) -> Situation:
    """The sixth boat on dock 3, about to move in the first round."""
    race = away(situation("A3-2", "A1-1", edition=edition, players=6, **more), *COLOURS[:5])
    return race.put("red", "ashore3", bow="N", speed=1).order(*COLOURS[:6]).turn("red", round_number=1)


@pytest.mark.rule("MQ-SET-7")
@pytest.mark.parametrize(
    ("moves", "coal"),
    [
        ("speed 1, ahead, stop", 6),  # unused, it is gone
        ("speed 3, ahead, ahead, ahead, stop", 6),  # used for the speed
        ("speed 1, ahead, starboard, starboard, stop", 6),  # used for the turn
        ("speed 3, ahead, ahead, ahead, starboard, starboard, stop", 5),  # and one of its own
    ],
)
@pytest.mark.parametrize("edition", ["2019", "black-rose-1998"])
def test_the_sixth_boat_has_a_virtual_coal_in_the_first_round(edition: str, moves: str, coal: int) -> None:
    race = sixth_boat(edition, black_rose=False)
    assert race["red"].coal == 7
    race.play(*moves.split(", "))
    assert race.mover != "red"
    assert race["red"].coal == coal


@pytest.mark.rule("MQ-SET-7")
def test_the_virtual_coal_can_be_spent_like_any_other() -> None:
    """From speed 1 to 6 costs 4, and three more 60 degrees beyond the free one: 7 in all."""
    race = sixth_boat().put("white", "1.14")
    race.play("speed 6", *["ahead"] * 6, *["starboard"] * 4)
    assert race["red"].coal == 0
    assert race.refusal("starboard") == "MQ-MOV-6"


@pytest.mark.rule("MQ-SET-7")
def test_there_is_no_virtual_coal_after_the_first_round() -> None:
    race = away(situation("A3-2", "A1-1", players=6), *COLOURS[:5])
    race.put("red", "ashore3").order(*COLOURS[:6]).turn("red", round_number=2)
    assert race["red"].coal == 6


@pytest.mark.rule("MQ-SET-7")
def test_the_first_five_boats_have_none() -> None:
    race = on_the_docks("2019", 6, 1, 2, 3, 4, 5)
    assert race.mover == "white"
    assert race["white"].coal == 6


@pytest.mark.rule("MQ-SET-7")
def test_the_virtual_coal_is_never_passed_on() -> None:
    race = situation("A3-2", "A1-1", players=6, teams=True)
    sides = race.position.tables[0].side
    mate = next(name for boat, name in enumerate(COLOURS[:5]) if sides[boat] == sides[race.number("red")])
    away(race, *(name for name in COLOURS[:5] if name != mate))
    race.put(mate, "0.11", bow="N", speed=1, coal=0).put("red", "ashore3", bow="N", speed=1)
    race.order(*COLOURS[:6]).turn("red", round_number=1).play("speed 1", "ahead", "stop")
    assert race.decision == "coal"
    assert race["red"].coal == 6
    race.play("give 6")
    assert (race["red"].coal, race[mate].coal) == (0, 6)


@pytest.mark.rule("MQ-SET-7")
def test_the_virtual_coal_does_not_count_in_ties() -> None:
    race = situation("A3-2", players=6)
    race.put("red", "0.11", coal=7).put("white", "0.13", coal=6).order()  # white is further right
    assert race.round_order.index("white") < race.round_order.index("red")


@pytest.mark.rule("MQ-SET-8")
@pytest.mark.parametrize("players", [7, 8])
def test_boats_six_to_eight_wait_behind_docks_3_2_and_1(players: int) -> None:
    race = on_the_docks("black-rose-1998", players, 1, black_rose=False)
    places = [race[name].place for name in COLOURS[:players]]
    assert places == [*DOCK.values(), "ashore3", "ashore2", "ashore1"][:players]
    assert race.round_order == [COLOURS[1], COLOURS[0], *COLOURS[2:players]]


@pytest.mark.rule("MQ-SET-8")
@pytest.mark.parametrize(("name", "dock"), [("red", 3), ("yellow", 2), ("violet", 1)])
def test_each_waiting_boat_has_the_virtual_coal(name: str, dock: int) -> None:
    race = away(situation("A3-2", "A1-1", edition="black-rose-1998", players=8), *COLOURS[:5])
    for waiting, behind in (("red", 3), ("yellow", 2), ("violet", 1)):
        race.put(waiting, f"ashore{behind}", bow="N")
    race.order(*COLOURS[:8]).turn(name, round_number=1)
    assert race[name].place == DOCK[dock]
    assert race[name].coal == 7
    race.play("speed 1", "ahead", "stop")
    assert race[name].coal == 6


@pytest.mark.rule("MQ-SET-11")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced", "classic-1997", "black-rose-1998"])
def test_three_players_with_two_boats_each_sit_1_2_3_3_2_1(edition: str) -> None:
    lots = (2, 3) if edition.startswith("2019") else (2,)
    variants: dict[str, Any] = {"black_rose": False} if edition == "black-rose-1998" else {}
    race = on_the_docks(edition, 3, *lots, two_boats_each=True, **variants)
    owners = {race[name].place: race[name].owner for name in race.round_order}
    assert [owners[place] for place in (*DOCK.values(), "ashore3")] == [1, 2, 0, 0, 2, 1]
    assert race[race.round_order[-1]].place == "ashore3"


@pytest.mark.rule("MQ-SET-11")
def test_with_two_boats_each_the_sixth_boats_player_says_where_it_waits() -> None:
    race = shown("2019", 3, two_boats_each=True).play("lot 3", "lot 1", *["face N"] * 5)
    assert race.decision == "wait"
    assert race.actor == 2
    assert race.legal() == ["wait 3", "wait 5"]


@pytest.mark.rule("MQ-SET-11")
def test_with_two_boats_each_passengers_go_by_players_not_boats() -> None:
    race = situation("A1-1", "A2-3", players=3, two_boats_each=True)
    assert [race.waiting("1.11"), race.waiting("2.11")] == [1, 1]
    assert race.record.supply == 8 - 2


@pytest.mark.rule("MQ-SET-12")
@pytest.mark.parametrize(
    ("players", "teams", "places"),
    [(4, "2-2", [1, 1, 2, 2]), (6, "3-3", [1, 1, 1, 2, 2, 2]), (6, "2-2-2", [1, 1, 2, 2, 3, 3])],
)
def test_teams_race_2_against_2_and_3_against_3_or_2_2_2(players: int, teams: str, places: list[int]) -> None:
    race = situation("A1-1", "A3-2", finish="ahead", players=players, teams=teams)
    race.put("orange", "2.12", bow="N", speed=1, passengers=2).turn("orange").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    result = race.position.result()
    assert result[race.number("orange")] == 1
    assert sorted(result) == places


@pytest.mark.rule("MQ-SET-12")
@pytest.mark.parametrize(("players", "sizes"), [(4, [2, 2]), (6, [3, 3])])
def test_teams_are_even_when_nothing_else_is_said(players: int, sizes: list[int]) -> None:
    race = new_race("2019", players, teams=True)
    assert sorted(Counter(race.position.tables[0].side[:players]).values()) == sizes


@pytest.mark.rule("MQ-SET-13")
def test_the_intro_game_has_three_river_tiles_then_the_platform_and_no_passengers() -> None:
    race = shown("intro-1997", 3, "A1-1").play("lot 1")
    assert race.waiting("1.11") == 0
    laid = 1
    for tile in ("A2-3", "A1-2"):
        space = f"{laid}.2" if laid == 1 else f"{laid}.1"
        race.put("white", f"{laid - 1}.17" if laid == 1 else f"{laid - 1}.16", bow="N", speed=1)
        race.turn("white").play("speed 1", "ahead", "stop")
        assert race["white"].place == space
        race.play("roll ahead", f"tile {tile}")
        laid += 1
    assert race.decision == "finish"
    race.play("roll left")
    assert race.record.laid == 4
    assert sum(race.record.waiting) == race.record.supply == 0
