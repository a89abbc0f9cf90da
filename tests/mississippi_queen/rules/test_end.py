"""Section 8: the end of the race."""

from typing import Any

import pytest

from paddlewheel.core.game import NOBODY
from paddlewheel.core.notation.positions import position_from_text
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.tables import tile_names
from tests.mississippi_queen.situation import Situation, situation

PASSENGER_GAMES = ("classic-1997", "black-rose-1998", "2019", "2019-advanced")
RACE_ON = ("classic-1997", "2019", "2019-advanced")
GOING_OUT = ("intro-1997", "classic-1997", "black-rose-1998")

editions = pytest.mark.parametrize("edition", PASSENGER_GAMES)


def no_rose(edition: str) -> dict[str, bool]:
    return {"black_rose": False} if edition == "black-rose-1998" else {}


def finish_ahead(edition: str = "2019", players: int = 3, **variants: Any) -> Situation:
    """A short river whose last tile is A3-2; the finish lies ahead of it, at 16, 17 and 18."""
    race = situation("A3-1", "A3-2", finish="ahead", edition=edition, players=players, **variants)
    return race.order(*boat_names(race.record))


def homeward(edition: str = "2019", players: int = 3, **variants: Any) -> Situation:
    """White, two passengers aboard, is one space before the middle finish space; the others have two as well."""
    race = finish_ahead(edition, players, **variants)
    for boat in range(race.record.boats):
        race.record.passengers[boat] = 2
    return race.put("white", "2.12")


def dock_white(race: Situation) -> Situation:
    return race.turn("white").play("speed 1", "ahead", "stop")


def run_aground(race: Situation, name: str, slot: int) -> Situation:
    """The boat can only hit the bank: on A3-1 and on A1-1 space 0 is a corner."""
    race.put(name, f"{slot}.0", bow="NW", speed=6, coal=0)
    return race.turn(name).play("speed 6", "stop")


def places(race: Situation) -> list[int]:
    """The place of each seat."""
    return race.position.result()


@pytest.mark.rule("MQ-END-1")
@editions
def test_first_on_a_finish_dock_at_speed_1_with_two_passengers_wins(edition: str) -> None:
    race = dock_white(homeward(edition))
    assert race["white"].condition == "in-port"
    assert places(race)[0] == 1


@pytest.mark.rule("MQ-END-1")
@pytest.mark.parametrize(
    ("finish", "before", "bow", "dock"),
    [
        ("ahead", "2.11", "N", "2.16"),
        ("ahead", "2.12", "N", "2.17"),
        ("ahead", "2.12", "NE", "2.18"),
        ("left", "2.5", "N", "2.10"),
        ("left", "2.11", "NW", "2.15"),
        ("left", "2.11", "N", "2.16"),
        ("right", "2.9", "N", "2.14"),
        ("right", "2.19", "NW", "2.18"),
        ("right", "2.14", "N", "2.19"),
    ],
)
def test_each_of_the_three_docks_will_do(finish: str, before: str, bow: str, dock: str) -> None:
    race = situation("A3-1", "A3-2", finish=finish, players=3).put("white", before, bow=bow, passengers=2)
    race.turn("white").play("speed 1", "ahead")
    assert race["white"].place == dock
    race.play("stop")
    assert race["white"].place == "docked"


@pytest.mark.rule("MQ-END-1")
@editions
def test_not_with_one_passenger(edition: str) -> None:
    race = dock_white(homeward(edition).put("white", "2.12", passengers=1))
    assert (race["white"].place, race["white"].condition) == ("2.17", "sailing")
    assert race.decision != "over"


@pytest.mark.rule("MQ-END-1")
@editions
def test_not_at_speed_2(edition: str) -> None:
    race = homeward(edition).put("white", "2.7", speed=2).turn("white").play("speed 2", "ahead", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.17", "sailing")
    assert race.decision != "over"


@pytest.mark.rule("MQ-END-1")
def test_a_space_beside_the_docks_is_no_dock() -> None:
    race = homeward().put("white", "2.10", bow="N").turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.15", "sailing")


@pytest.mark.rule("MQ-END-1")
@editions
def test_a_pushed_boat_can_win_too(edition: str) -> None:
    race = homeward(edition).put("orange", "2.7", speed=2).turn("orange").play("speed 2", "push N")
    assert race["white"].condition == "in-port"
    assert places(race)[0] == 1


@pytest.mark.rule("MQ-END-1", "MQ-ADV-3")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_a_finish_dock_on_driftwood(edition: str) -> None:
    """Speed 2 takes the boat onto the driftwood, the speed drops to 1, and the speed then shown decides."""
    race = situation("A3-1", "B1/B2", finish="ahead", edition=edition, players=3)
    race.put("white", "2.11", speed=2, passengers=2).turn("white").play("speed 2", "ahead", "stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-END-1", "MQ-ADV-7")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_a_finish_dock_on_a_sandbank(edition: str) -> None:
    """Even at speed 5: the boat stops dead, its speed is 1."""
    race = situation("A3-1", "B3-2", finish="right", edition=edition, players=3)
    race.put("white", "2.9", speed=5, passengers=2).turn("white").play("speed 5", "ahead")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-END-1", "MQ-ADV-10")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_a_boat_pushed_onto_a_finish_dock_on_a_sandbank(edition: str) -> None:
    race = situation("A3-1", "B3-2", finish="right", edition=edition, players=3)
    race.put("white", "2.9", speed=5, passengers=2).put("orange", "2.4", speed=2)
    race.turn("orange").play("speed 2", "push N")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-END-2")
@pytest.mark.parametrize("speed", [3, 4, 5, 6])
def test_intro_an_entry_space_at_any_speed(speed: int) -> None:
    """Points left over are lost: the race is won on entering, nobody has to stop."""
    race = finish_ahead("intro-1997").put("white", "2.5", speed=speed)
    race.turn("white").play(f"speed {speed}", "ahead", "starboard", "ahead")
    assert race["white"].place == "2.11"
    race.play("port", "ahead")
    assert race["white"].place == "docked"
    assert race["white"].speed == speed
    assert places(race)[0] == 1


@pytest.mark.rule("MQ-END-2")
def test_intro_no_passengers_are_needed() -> None:
    race = finish_ahead("intro-1997").put("white", "2.12").turn("white").play("speed 1", "ahead")
    assert (race["white"].condition, race["white"].passengers) == ("in-port", 0)


@pytest.mark.rule("MQ-END-2")
def test_intro_an_entry_space_on_an_island_is_none() -> None:
    race = situation("A3-1", "A3-3", finish="ahead", edition="intro-1997", players=3)
    race.order("white", "orange", "blue").put("white", "2.13").turn("white").play("speed 1")
    assert race.refusal("ahead") == "MQ-MOV-8"


@pytest.mark.rule("MQ-END-2")
def test_intro_a_boat_is_pushed_in_at_any_speed() -> None:
    race = finish_ahead("intro-1997").put("white", "2.12", speed=6).put("orange", "2.7", speed=2)
    race.turn("orange").play("speed 2", "push N")
    assert race["white"].place == "docked"


@pytest.mark.rule("MQ-END-2", "MQ-END-3")
def test_intro_the_others_race_on() -> None:
    race = finish_ahead("intro-1997").put("white", "2.12").put("blue", "2.11", speed=6)
    race.turn("white").play("speed 1", "ahead")
    assert (race.decision, race.mover) == ("speed", "orange")
    race.turn("blue").play("speed 6", "ahead")
    assert race.decision == "over"
    assert places(race) == [1, 3, 2]


@pytest.mark.rule("MQ-END-3")
@pytest.mark.parametrize("edition", RACE_ON)
def test_the_others_race_on_until_all_but_one_have_docked(edition: str) -> None:
    race = dock_white(homeward(edition, players=4))
    assert race.decision == "speed"
    for name, over in (("orange", False), ("blue", True)):
        race.put(name, "2.12").turn(name).play("speed 1", "ahead", "stop")
        assert (race.decision == "over") is over
    assert places(race) == [1, 2, 3, 4]


@pytest.mark.rule("MQ-END-3")
def test_black_rose_1998_ends_at_once() -> None:
    race = dock_white(homeward("black-rose-1998", players=4, black_rose=False))
    assert (race.decision, race.actor) == ("over", -2)
    assert race.legal() == []


@pytest.mark.rule("MQ-END-3")
def test_black_rose_1998_ends_at_once_even_in_the_middle_of_a_push() -> None:
    race = homeward("black-rose-1998").put("orange", "2.7", speed=6).turn("orange").play("speed 6", "push N")
    assert race.decision == "over"
    assert places(race)[0] == 1


@pytest.mark.rule("MQ-END-3")
@pytest.mark.parametrize("edition", RACE_ON)
def test_the_race_is_over_the_moment_only_one_is_left(edition: str) -> None:
    """Blue, the last one, pushes orange into the finish with points left to go on."""
    race = dock_white(homeward(edition)).put("orange", "2.12").put("blue", "2.7", speed=5)
    race.turn("blue").play("speed 5", "push N")
    assert race.decision == "over"
    assert places(race) == [1, 2, 3]


@pytest.mark.rule("MQ-END-3")
@pytest.mark.parametrize("edition", RACE_ON)
def test_a_docked_boat_has_left_the_river(edition: str) -> None:
    """So the next one may use the same dock."""
    race = dock_white(homeward(edition))
    race.put("orange", "2.12").turn("orange").play("speed 1", "ahead", "stop")
    assert race["orange"].place == "docked"
    assert (race["white"].berth, race["orange"].berth) == (1, 2)


@pytest.mark.rule("MQ-END-3")
@pytest.mark.parametrize("edition", RACE_ON)
def test_a_docked_boat_leaves_the_way_free_in_the_middle_of_a_push(edition: str) -> None:
    """Orange pushes white into the finish, follows, and may then pass over the dock itself."""
    race = homeward(edition).put("orange", "2.7", speed=3)
    race.turn("orange").play("speed 3", "push N", "ahead", "stop")
    assert (race["white"].place, race["orange"].place) == ("docked", "2.17")


@pytest.mark.rule("MQ-END-3")
@pytest.mark.parametrize("edition", RACE_ON)
def test_places_docked_before_racing_by_position(edition: str) -> None:
    race = dock_white(homeward(edition, players=5))
    race.put("orange", "1.12").put("blue", "1.17").put("green", "2.7").put("pink", "1.6")
    assert places(race) == [1, 4, 3, 2, 5]


@pytest.mark.rule("MQ-END-3")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998"])
def test_places_of_boats_that_went_out_by_how_far_along(edition: str) -> None:
    """Orange goes out on the second tile, then blue on the third; white and green are racing behind them."""
    race = situation("A3-2", "A1-1", "A3-1", "A3-3", edition=edition, players=4, **no_rose(edition))
    race.put("white", "1.7").put("green", "1.12").order("blue", "orange", "green", "white")
    run_aground(race, "blue", 3)
    run_aground(race, "orange", 2)
    assert (race["orange"].condition, race["blue"].condition) == ("out", "out")
    assert places(race) == [2, 4, 3, 1]


@pytest.mark.rule("MQ-END-3")
def test_docked_then_racing_then_out() -> None:
    """1997: one boat docked, two out, one racing: at most one is racing, the race is over."""
    race = situation("A1-1", "A3-1", "A3-2", finish="ahead", edition="classic-1997", players=4)
    race.put("white", "3.12", passengers=2).put("green", "1.12", passengers=2)
    race.order("white", "blue", "orange", "green")
    race.turn("white").play("speed 1", "ahead", "stop")
    run_aground(race, "blue", 1)
    assert race.decision != "over"
    run_aground(race, "orange", 2)
    assert race.decision == "over"
    assert places(race) == [1, 3, 4, 2]


@pytest.mark.rule("MQ-END-4")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019", "2019-advanced"])
def test_two_players_the_first_boat_to_dock_ends_the_game_for_its_owner(edition: str) -> None:
    """White and blue belong to the first player, orange and green to the second."""
    race = finish_ahead(edition, players=2)
    race.put("white", "2.12", passengers=2).put("orange", "2.11", passengers=2).put("green", "2.15", passengers=2)
    dock_white(race)
    assert race.decision == "over"
    assert race["blue"].passengers == 0
    assert places(race) == [1, 2]


@pytest.mark.rule("MQ-END-4")
def test_two_players_the_second_boat_may_win_it() -> None:
    race = finish_ahead("2019", players=2).put("green", "2.12", passengers=2).put("white", "2.11", passengers=2)
    race.turn("green").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [2, 1]


@pytest.mark.rule("MQ-END-4")
@pytest.mark.parametrize("edition", PASSENGER_GAMES)
def test_two_boats_each_the_same(edition: str) -> None:
    """Three players; boats 1 to 3 are white, orange, blue, boats 4 to 6 green, pink, red in seat order."""
    race = situation(
        "A3-1", "A3-2", finish="ahead", edition=edition, players=3, two_boats_each=True, **no_rose(edition)
    )
    race.put("pink", "2.12", passengers=2).put("white", "1.3").put("red", "2.6")
    race.turn("pink").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [3, 1, 2]  # each seat ranks by its better boat: red before white


@pytest.mark.rule("MQ-END-3", "MQ-END-4")
def test_a_boat_that_is_out_does_not_pull_its_owners_other_boat_down() -> None:
    """1997, two boats each: white is out, but green, of the same player, is ahead of everyone."""
    race = situation("A3-1", "A3-2", edition="classic-1997", players=3, two_boats_each=True)
    race.put("green", "1.12").put("orange", "1.3").put("pink", "0.7").put("blue", "0.12").put("red", "0.13")
    race.order("green", "orange", "white", "blue", "red", "pink")
    run_aground(race, "white", 1)
    assert race["white"].condition == "out"
    assert places(race) == [1, 2, 3]


@pytest.mark.rule("MQ-END-4")
@pytest.mark.parametrize("edition", PASSENGER_GAMES)
def test_teams_win_together(edition: str) -> None:
    race = finish_ahead(edition, players=4, teams=True, **no_rose(edition))
    race.put("orange", "2.12", passengers=2).put("white", "2.11", passengers=2)
    race.turn("orange").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [2, 1, 2, 1]


@pytest.mark.rule("MQ-END-4")
def test_three_teams_of_two_rank_by_their_better_boat() -> None:
    race = finish_ahead("2019", players=6, teams="2-2-2")
    race.put("white", "2.12", passengers=2).put("pink", "1.8").put("red", "1.12").put("orange", "0.7")
    dock_white(race)
    assert race.decision == "over"
    assert places(race) == [1, 3, 2, 1, 3, 2]


@pytest.mark.rule("MQ-END-4")
def test_three_against_three() -> None:
    race = finish_ahead("2019-advanced", players=6, teams="3-3").put("red", "2.12", passengers=2)
    race.turn("red").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [2, 1, 2, 1, 2, 1]


@pytest.mark.rule("MQ-END-5")
@pytest.mark.parametrize("edition", ["intro-1997", *PASSENGER_GAMES])
def test_a_race_of_200_rounds_is_ended_and_ranked_by_position(edition: str) -> None:
    race = situation("A1-1", "A2-1", "A3-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.12").put("orange", "1.17").put("blue", "1.2").order("white", "orange", "blue")
    race.turn("blue", round_number=200).play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [2, 1, 3]


@pytest.mark.rule("MQ-END-5")
def test_not_before_round_200_is_over() -> None:
    race = situation("A1-1", "A2-1", "A3-2", players=3)
    race.put("white", "1.12").put("orange", "1.17").put("blue", "1.2").order("white", "orange", "blue")
    earlier = race.copy().turn("blue", round_number=199).play("speed 1", "ahead", "stop")
    assert (earlier.decision, earlier.record.round_number) == ("speed", 200)
    race.turn("orange", round_number=200).play("speed 1", "ahead", "stop")
    assert (race.decision, race.mover) == ("speed", "blue")


@pytest.mark.rule("MQ-END-5")
def test_docked_boats_stay_ahead_when_the_guard_ends_the_race() -> None:
    race = homeward().put("blue", "docked", berth=1).order("white", "orange")
    race.record.in_port = 1
    race.put("white", "1.12").put("orange", "1.3")
    race.turn("orange", round_number=200).play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [2, 3, 1]


def last_passenger(edition: str = "2019", **variants: Any) -> Situation:
    """All tiles are laid; one passenger is left, on the dock ahead of white."""
    race = situation("A1-1", "A3-2", finish="ahead", edition=edition, players=3, **no_rose(edition), **variants)
    return race.put("white", "1.7", bow="NW").put("orange", "1.17").order("orange", "white", "blue")


@pytest.mark.rule("MQ-END-6")
@editions
def test_a_dead_race_ends(edition: str) -> None:
    """White takes the last passenger: nobody can find two any more. Orange is ahead and wins."""
    race = last_passenger(edition).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert race.decision == "over"
    assert places(race) == [2, 1, 3]


@pytest.mark.rule("MQ-END-6")
@editions
def test_not_while_a_boat_has_two_aboard(edition: str) -> None:
    race = last_passenger(edition).put("blue", "1.2", passengers=2).turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "speed"


@pytest.mark.rule("MQ-END-6")
@editions
def test_not_while_a_boat_with_one_aboard_can_still_find_another(edition: str) -> None:
    """Two were waiting; blue, who has not used this dock, can take the other."""
    race = last_passenger(edition).set_waiting("1.11", 2).put("blue", "1.2", passengers=1)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "speed"


@pytest.mark.rule("MQ-END-6")
@editions
def test_a_dock_a_boat_has_used_is_no_hope_for_it(edition: str) -> None:
    """One is left waiting, but white has used this dock and the others need two."""
    race = last_passenger(edition).set_waiting("1.11", 2).turn("white").play("speed 1", "ahead", "stop")
    assert (race["white"].passengers, race.waiting("1.11")) == (1, 1)
    assert race.decision == "over"


@pytest.mark.rule("MQ-END-6")
def test_two_waiting_at_one_dock_count_once() -> None:
    race = last_passenger().set_waiting("1.11", 3).turn("white").play("speed 1", "ahead", "stop")
    assert race.waiting("1.11") == 2
    assert race.decision == "over"


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize(("supply", "over"), [(0, True), (1, False)])
def test_docks_still_to_come_count_if_the_supply_permits(supply: int, over: bool) -> None:
    """White takes the last passenger waiting; it needs one more from the tiles to come."""
    race = situation("A1-1", "A3-2", players=3).put("white", "1.7", bow="NW")
    race.record.supply = supply
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert (race.decision == "over") is over


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize(("supply", "over"), [(1, True), (2, False)])
def test_a_supply_of_one_is_not_enough_for_an_empty_boat(supply: int, over: bool) -> None:
    race = situation("A3-1", players=3).put("white", "0.18")
    race.record.supply = supply
    race.turn("white").play("speed 1", "ahead", "stop", "roll ahead", "tile A3-2")
    assert (race.decision == "over") is over


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize(("aboard", "over"), [(0, True), (1, False)])
def test_the_last_tile_to_come_shows_one_dock_at_most(aboard: int, over: bool) -> None:
    """A river of four tiles; when the third is laid, one more is to come: enough for a boat with one passenger."""
    race = situation("A3-1", players=3, river_length=4).put("orange", "0.7", passengers=aboard)
    race.put("white", "0.18").turn("white").play("speed 1", "ahead", "stop", "roll ahead", "tile A3-2")
    assert (race.decision == "over") is over


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize(
    ("stack", "over"), [("A2-4", False), ("A1-1", False), ("A3-1", True), ("A3-3", True), ("A2-4 A3-1", False)]
)
def test_only_docks_of_tiles_in_the_stack_can_come(stack: str, over: bool) -> None:
    """One tile is to come, and white needs one more passenger: only a tile with a dock gives hope."""
    race = situation("A1-2", "A3-2", players=3, river_length=4).put("white", "1.3").set_waiting("1.8", 1)
    race.record.stack = sum(1 << tile_names().index(name) for name in stack.split())
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert (race.decision == "over") is over


@pytest.mark.rule("MQ-END-6")
def test_not_while_the_river_has_docks_enough_to_come() -> None:
    race = situation("A3-1", players=3, river_length=5)
    race.put("white", "0.18").turn("white").play("speed 1", "ahead", "stop", "roll ahead", "tile A3-2")
    assert race.decision == "speed"


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998"])
def test_passengers_of_a_tile_that_is_removed_are_lost(edition: str) -> None:
    """Two docks were waiting for white, who leaves the first of their tiles as the last boat."""
    race = situation("A1-1", "A2-1", "A3-2", finish="ahead", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.17").put("orange", "2.12").put("blue", "2.17").order("blue", "orange", "white")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [3, 2, 1]


@pytest.mark.rule("MQ-END-6")
def test_2019_a_tile_stays_and_so_does_the_hope() -> None:
    race = situation("A1-1", "A2-1", "A3-2", finish="ahead", players=3)
    race.put("white", "1.17").put("orange", "2.12").put("blue", "2.17").order("blue", "orange", "white")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "speed"


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize("edition", RACE_ON)
def test_the_race_for_the_places_can_be_dead_too(edition: str) -> None:
    """White docks with the only two passengers left on the river."""
    race = finish_ahead(edition, players=4).put("white", "2.12", passengers=2)
    race.put("orange", "1.2").put("blue", "1.12").put("green", "1.8")
    dock_white(race)
    assert race.decision == "over"
    assert places(race) == [1, 4, 2, 3]


@pytest.mark.rule("MQ-END-6")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998"])
def test_the_only_hope_goes_out(edition: str) -> None:
    race = situation("A3-1", "A3-2", finish="ahead", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.12").put("orange", "1.17").put("blue", "1.3", passengers=2)
    run_aground(race.order("orange", "white", "blue"), "blue", 1)
    assert race.decision == "over"
    assert places(race) == [2, 1, 3]


@pytest.mark.rule("MQ-END-6")
def test_the_passenger_goes_to_a_boat_that_is_pushed() -> None:
    race = last_passenger().put("white", "1.12").put("orange", "1.17", bow="S", speed=2)
    race.turn("orange").play("speed 2", "push SW", "face N", "stop")
    assert race["white"].passengers == 1
    assert race.decision == "over"


@pytest.mark.rule("MQ-END-6")
def test_a_dead_race_that_is_loaded_ends_with_the_turn() -> None:
    """The finish is laid, nobody waits and nobody is aboard: by play this race would have ended before."""
    line = "mq1 2019:3:river_length=4 3/speed/1 A0,A2-1a,A1-1a,A3-2a>a >wob w3.7N160,o0.9N160,b0.1N160 8/0 - -"
    race = Situation(position_from_text(MISSISSIPPI_QUEEN, line))
    assert race.play("speed 1", "ahead", "stop").decision == "over"
    alive = Situation(position_from_text(MISSISSIPPI_QUEEN, line.replace("A2-1a", "A2-1a*1").replace("8/0", "7/0")))
    assert alive.play("speed 1", "ahead", "stop").decision == "over"  # one passenger is not enough for anybody
    two = line.replace("A2-1a", "A2-1a*1").replace("A1-1a", "A1-1a*1").replace("8/0", "6/0")
    assert Situation(position_from_text(MISSISSIPPI_QUEEN, two)).play("speed 1", "ahead", "stop").decision == "speed"


@pytest.mark.rule("MQ-END-6", "MQ-END-8")
def test_the_black_rose_keeps_no_race_alive() -> None:
    race = situation("A1-1", "A3-2", finish="ahead", players=3, black_rose=True)
    race.put("white", "1.7", bow="NW").put("rose", "1.17", passengers=2).order("rose", "white", "orange", "blue")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "over"


@pytest.mark.rule("MQ-END-7")
@pytest.mark.parametrize("edition", GOING_OUT)
def test_before_2019_the_last_boat_wins_at_once(edition: str) -> None:
    """No passenger aboard, far behind: white wins when orange and blue are out."""
    race = situation("A1-1", "A3-1", "A3-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "0.7").order("orange", "blue", "white")
    run_aground(race, "orange", 1)
    assert race.decision != "over"
    run_aground(race, "blue", 2)
    assert race.decision == "over"
    assert places(race) == [1, 3, 2]


@pytest.mark.rule("MQ-END-7", "MQ-END-8")
def test_the_black_rose_is_not_another_boat() -> None:
    race = situation("A1-1", "A3-1", "A3-2", edition="black-rose-1998", players=3)
    race.put("white", "0.7").put("rose", "1.17").order("orange", "blue", "rose", "white")
    run_aground(race, "orange", 1)
    run_aground(race, "blue", 2)
    assert race.decision == "over"
    assert places(race) == [1, 3, 2]


@pytest.mark.rule("MQ-END-7")
def test_the_last_side_wins_when_all_boats_of_the_other_are_out() -> None:
    """Teams of 1997: white and blue against orange and green."""
    race = situation("A1-1", "A3-1", "A3-2", edition="classic-1997", players=4, teams=True)
    race.put("white", "0.7").order("orange", "green", "white", "blue")
    run_aground(race, "orange", 1)
    assert race.decision != "over"
    run_aground(race, "green", 2)
    assert race.decision == "over"
    assert places(race) == [1, 2, 1, 2]


@pytest.mark.rule("MQ-END-7")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_2019_nobody_goes_out(edition: str) -> None:
    race = situation("A1-1", "A3-1", "A3-2", edition=edition, players=3).put("white", "0.7")
    race.order("orange", "blue", "white")
    run_aground(race, "orange", 1)
    run_aground(race, "blue", 2)
    assert race.decision == "speed"
    assert (race["orange"].condition, race["blue"].condition) == ("aground", "aground")


@pytest.mark.rule("MQ-END-8")
def test_after_the_first_docking_the_others_rank_by_order_of_play() -> None:
    """Orange, further right, is level with blue, who is faster; green is behind both, and it is all one who has two."""
    race = homeward("black-rose-1998", players=4)
    race.put("orange", "1.13", speed=1, passengers=0).put("blue", "1.11", speed=3, passengers=1).put("green", "1.3")
    dock_white(race)
    assert race.decision == "over"
    assert places(race) == [1, 3, 2, 4]


@pytest.mark.rule("MQ-END-8")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_the_black_rose_never_counts_among_all_but_one(edition: str) -> None:
    race = homeward(edition, players=3, black_rose=True).put("white", "docked", berth=1).put("rose", "1.8")
    race.record.in_port = 1
    race.put("orange", "2.12").turn("orange").play("speed 1", "ahead", "stop")
    assert race.decision == "over"
    assert places(race) == [1, 2, 3]


def one_home(**variants: Any) -> Situation:
    """White has docked, and has won; the second and third boat race on, the third ahead; the fourth is out."""
    race = dock_white(homeward(players=4, **variants))
    second, third, fourth = boat_names(race.record)[1:4]
    return race.put(second, "1.7").put(third, "2.7").put(fourth, "out")


@pytest.mark.rule("MQ-END-9")
@pytest.mark.parametrize("variants", [{}, {"black_rose": True}])
def test_a_race_that_is_ended_by_agreement_is_ranked_as_it_stands(variants: dict[str, bool]) -> None:
    race = one_home(**variants)
    assert race.position.seats_to_agree() == [1, 2]
    race.position.end_by_agreement()
    assert race.position.actor == NOBODY
    assert places(race) == [1, 3, 2, 4]
    assert not race.position.legal_actions()
    assert race.position.seats_to_agree() == []


@pytest.mark.rule("MQ-END-9")
def test_before_the_first_docking_nobody_agrees_to_an_end() -> None:
    assert homeward().position.seats_to_agree() == []


@pytest.mark.rule("MQ-END-9")
def test_where_the_first_docking_ends_the_race_there_is_nothing_to_agree_to() -> None:
    teams = dock_white(homeward(players=4, teams=True))
    assert teams.position.actor == NOBODY
    assert teams.position.seats_to_agree() == []
