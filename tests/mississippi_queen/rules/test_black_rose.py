"""Section 11: the Black Rose."""

from typing import Any

import pytest

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.positions import position_from_text
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.names import COLOURS
from tests.mississippi_queen.situation import Situation, new_race, situation

EDITIONS = ("black-rose-1998", "2019-advanced")

editions = pytest.mark.parametrize("edition", EDITIONS)


def river(
    *tiles: str, edition: str = "2019-advanced", finish: str | None = None, players: int = 3, **variants: Any
) -> Situation:
    return situation(*tiles, finish=finish, edition=edition, players=players, black_rose=True, **variants)


def start(edition: str, players: int) -> Situation:
    """Set the race up; seats start in order, all bows ahead; the Rose of the 5-player game waits behind dock 5."""
    race = new_race(edition, players, black_rose=True)
    while race.record.round_number == 0:
        legal = race.legal()
        race.play("wait 5" if "wait 5" in legal else legal[0])
    return race


def first_turn_of_the_rose(race: Situation) -> Situation:
    """Play the first legal action of the others, ahead where it can be, until it is the Rose's turn."""
    while race.mover != "rose":
        legal = race.legal()
        race.play("ahead" if "ahead" in legal else legal[-1] if race.decision == "move" else legal[0])
    return race


def pocket(**variants: Any) -> Situation:
    """The last tile is the archipelago: its space 18 is a pocket whose only way out is southwest, to 12."""
    return river("A3-1", "B4", finish="left", **variants)


def quay(edition: str = "2019-advanced", **white: Any) -> Situation:
    """No pushing near the finish. The Rose on 15, bow NW, has one way at the price of 1 coal: S to the finish space 10.

    Southeast, where white lies, would be 180 degrees away: 2 coal.
    """
    race = river("A3-1", "B2", edition=edition, finish="left", no_push_near_finish=True)
    fields: dict[str, Any] = {"bow": "SW", **white}
    return race.put("rose", "2.15", bow="NW").put("white", "2.11", **fields)


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
            same_turn = after.mover == mover and after.decision in ("speed", "move")
            (open_ends if same_turn else found).append(after)
    return found


# Who moves it


@pytest.mark.rule("MQ-ROSE-1")
@editions
def test_the_player_of_the_last_boat_moves_it(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition).put("white", "1.17").put("rose", "1.12").put("orange", "1.3")
    race.put("blue", "0.7").turn("rose")
    assert race.round_order == ["white", "rose", "orange", "blue"]
    assert race.actor == 2


@pytest.mark.rule("MQ-ROSE-1")
@editions
def test_in_its_own_place_in_the_order_even_if_it_is_last(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition).put("white", "1.17").put("orange", "1.12").put("blue", "1.3")
    race.put("rose", "0.7").turn("blue").play("speed 1", "ahead", "stop")
    assert race.round_order == ["white", "orange", "blue", "rose"]
    assert (race.mover, race.actor) == ("rose", 2)


@pytest.mark.rule("MQ-ROSE-1")
@editions
def test_the_next_round_may_bring_it_another_master(edition: str) -> None:
    """Blue overtakes orange at the end of the round."""
    race = river("A3-1", "A3-2", edition=edition).put("white", "1.17").put("rose", "1.16").put("orange", "0.17")
    race.put("blue", "0.13", speed=4).turn("blue").play("speed 4", "ahead", "ahead", "ahead", "ahead", "stop")
    assert (race.round_order[-1], race.record.controller) == ("orange", 1)


@pytest.mark.rule("MQ-ROSE-1")
@editions
def test_two_players_the_owner_of_the_last_boat(edition: str) -> None:
    """White and blue belong to the first player; blue is last."""
    race = river("A3-1", "A3-2", edition=edition, players=2).put("white", "1.17").put("orange", "1.12")
    race.put("green", "1.8").put("blue", "0.7").put("rose", "1.3").turn("rose")
    assert race.actor == 0


@pytest.mark.rule("MQ-ROSE-1")
@editions
def test_its_controller_points_it_when_it_is_pushed(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition).put("rose", "1.12").put("white", "1.11", bow="NE", speed=2)
    race.order("white", "rose", "blue", "orange").turn("white").play("speed 2", "push NE")
    assert (race.decision, race.actor) == ("face", 1)


# Where it starts


@pytest.mark.rule("MQ-ROSE-2")
@pytest.mark.parametrize(
    ("edition", "players", "place"),
    [
        ("2019", 2, "0.1"),
        ("2019", 3, "0.3"),
        ("2019", 4, "0.1"),
        ("2019", 5, "ashore5"),
        ("2019-advanced", 5, "ashore5"),
        ("black-rose-1998", 2, "0.1"),
        ("black-rose-1998", 3, "0.3"),
        ("black-rose-1998", 4, "0.1"),
        ("black-rose-1998", 5, "ashore3"),
        ("black-rose-1998", 6, "ashore2"),
        ("black-rose-1998", 7, "ashore1"),
    ],
)
def test_it_starts_last(edition: str, players: int, place: str) -> None:
    race = start(edition, players)
    assert race["rose"].place == place
    assert race.round_order[-1] == "rose" or (edition, place) == ("black-rose-1998", "0.1")


@pytest.mark.rule("MQ-ROSE-2")
@pytest.mark.parametrize("dock", [3, 5])
def test_2019_with_five_players_the_fifth_says_behind_which_dock(dock: int) -> None:
    race = new_race("2019", 5, black_rose=True)
    while race.decision != "wait":
        race.play(race.legal()[0])
    assert (race.actor, race.legal()) == (4, ["wait 3", "wait 5"])
    assert race.play(f"wait {dock}")["rose"].place == f"ashore{dock}"


@pytest.mark.rule("MQ-ROSE-2", "MQ-ROSE-3")
@pytest.mark.parametrize(("edition", "players"), [("2019", 5), ("black-rose-1998", 5), ("black-rose-1998", 7)])
def test_as_a_waiting_boat_it_has_two_coal_in_its_first_round(edition: str, players: int) -> None:
    race = first_turn_of_the_rose(start(edition, players))
    assert race.record.round_number == 1
    assert race["rose"].coal == 2
    assert race["rose"].place in ("0.2", "0.9", "0.5", "0.3", "0.1")


@pytest.mark.rule("MQ-ROSE-2", "MQ-ROSE-3")
@pytest.mark.parametrize("edition", ["2019", "black-rose-1998"])
def test_on_a_dock_of_its_own_it_has_one(edition: str) -> None:
    race = first_turn_of_the_rose(start(edition, 3))
    assert race.record.round_number == 1
    assert race["rose"].coal == 1


# Its coal


@pytest.mark.rule("MQ-ROSE-3")
@editions
def test_one_coal_for_its_speed(edition: str) -> None:
    race = river("A3-3", "A3-2", edition=edition).put("rose", "0.12").turn("rose")
    assert race.refusal("speed 4") == "MQ-MOV-1"
    race.play("speed 3", "ahead", "starboard")
    assert race.refusal("starboard") == "MQ-MOV-6"


@pytest.mark.rule("MQ-ROSE-3")
@editions
def test_or_one_coal_for_turning(edition: str) -> None:
    race = river("A3-3", "A3-2", edition=edition).put("rose", "0.12").turn("rose")
    race.play("speed 1", "port", "port")
    assert race.refusal("port") == "MQ-MOV-6"


@pytest.mark.rule("MQ-ROSE-3")
@editions
def test_one_coal_every_round_without_end(edition: str) -> None:
    race = river("A3-3", "A3-2", edition=edition).put("rose", "0.12")
    for _ in range(8):
        race.put("rose", "0.12", bow="N", speed=1).turn("rose")
        assert race["rose"].coal == 1
        race.play("speed 3", "ahead", "ahead", "ahead", "stop")
        assert race["rose"].speed == 3


# What means nothing to it


@pytest.mark.rule("MQ-ROSE-4")
@editions
def test_it_collects_nobody(edition: str) -> None:
    race = river("A1-1", "A3-2", edition=edition).put("rose", "1.7", bow="NW")
    waiting = race.waiting("1.11")
    race.turn("rose").play("speed 1", "ahead", "stop")
    assert race["rose"].place == "1.11"
    assert (race["rose"].passengers, race.waiting("1.11")) == (0, waiting)


@pytest.mark.rule("MQ-ROSE-4")
@editions
def test_nor_when_it_is_pushed_onto_a_dock(edition: str) -> None:
    race = river("A2-1", "A3-2", edition=edition).put("rose", "1.2").put("white", "0.17", speed=2)
    waiting = race.waiting("1.7")
    race.turn("white").play("speed 2", "push N", "face N", "stop")
    assert (race["rose"].place, race["rose"].passengers, race.waiting("1.7")) == ("1.7", 0, waiting)


@pytest.mark.rule("MQ-ROSE-4")
@editions
def test_it_never_refuels(edition: str) -> None:
    race = river("B1", "A3-2", edition=edition).put("rose", "1.2").turn("rose").play("speed 1", "port", "starboard")
    race.play("ahead", "stop")
    assert (race["rose"].place, race["rose"].coal) == ("1.7", 0)


@pytest.mark.rule("MQ-ROSE-4")
@editions
def test_docking_at_the_finish_means_nothing_to_it(edition: str) -> None:
    """Speed 1, and even two passengers would not help: it stays on the river and sails on."""
    race = river("A3-1", "A3-2", edition=edition, finish="ahead").put("rose", "2.12", passengers=2)
    race.put("white", "1.12", passengers=2).turn("rose").play("speed 1", "ahead", "starboard", "starboard", "stop")
    assert (race["rose"].place, race["rose"].condition) == ("2.17", "sailing")
    assert race.decision == "speed"
    race.turn("rose").play("speed 1", "ahead", "stop")
    assert race["rose"].place == "2.18"


@pytest.mark.rule("MQ-ROSE-4")
@editions
def test_nor_does_being_pushed_there(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition, finish="ahead").put("rose", "2.12", passengers=2)
    race.put("white", "2.7", speed=2, passengers=2).turn("white").play("speed 2", "push N", "face SW", "stop")
    assert (race["rose"].place, race["rose"].condition) == ("2.17", "sailing")
    assert race.decision == "speed"


@pytest.mark.rule("MQ-ROSE-4")
@editions
def test_it_has_no_place_in_the_result(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition, finish="ahead").put("white", "2.12", passengers=2)
    race.put("rose", "2.16").put("orange", "1.12").put("blue", "1.3")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.position.result() == [1, 2, 3]


@pytest.mark.rule("MQ-ROSE-4", "MQ-ROSE-7")
@editions
def test_it_is_never_out(edition: str) -> None:
    """In the pocket, white before the only way out, no pushing near the finish: even in 1998 it just loses a turn."""
    race = river("A3-1", "B4", edition=edition, finish="ahead", no_push_near_finish=True)
    race.put("rose", "2.18", bow="SW", speed=4).put("white", "2.12").turn("rose")
    race.play(race.legal()[0], "stop")
    assert (race["rose"].place, race["rose"].condition, race["rose"].speed) == ("2.18", "aground", 1)


# Nobody may leave it in need of more than 1 coal


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_its_own_move_may_not_leave_it_so(edition: str) -> None:
    """Into the pocket: bow northeast it would need 180 degrees, 2 coal, to get out. It has to turn first."""
    race = pocket(edition=edition).put("rose", "2.12", bow="NE").turn("rose").play("speed 1", "ahead")
    assert race.refusal("stop") == "MQ-ROSE-5"
    assert race.play("port").refusal("stop") == ""


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_nor_may_its_last_turn(edition: str) -> None:
    """In the pocket, bow N, its one coal is all it has left to turn with: not back to the northeast."""
    race = pocket(edition=edition).put("rose", "2.12", bow="NE").turn("rose").play("speed 1", "ahead", "port")
    assert race.refusal("starboard") == "MQ-ROSE-5"
    assert race.legal() == ["port", "stop"]


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-3")
def test_2019_the_coal_may_be_for_its_speed_next_turn() -> None:
    """White and green in its way, it will need its 1 coal for more speed or for turning, as it likes."""
    race = river("A3-1", "B4 left", finish="ahead", players=2).put("white", "2.11").put("green", "2.10")
    race.put("rose", "2.1", condition="cast-off").turn("rose").play("face SW")
    assert race.legal() == ["port", "starboard", "ahead"]


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_no_other_boat_may_take_its_way(edition: str) -> None:
    race = quay(edition).turn("white").play("speed 1")
    assert race.refusal("ahead") == "MQ-ROSE-5"
    assert race.legal() == ["port", "starboard"]
    assert race.play("port").refusal("ahead") == ""


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_passing_over_its_way_is_no_harm(edition: str) -> None:
    race = quay(edition, bow="N").put("white", "2.6", bow="NW", speed=3, coal=6).turn("white")
    race.play("speed 2", "ahead")
    assert race["white"].place == "2.10"
    race.play("starboard", "starboard", "ahead", "stop")
    assert race["white"].place == "2.11"


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_a_speed_that_can_only_end_so_is_refused_too(edition: str) -> None:
    """White has no coal. At speed 1 it could only go N, into the Rose's way; at speed 2 it gets beyond it."""
    race = quay(edition).put("white", "2.5", bow="N", coal=0).put("blue", "2.6").turn("white")
    assert race.refusal("speed 1") == "MQ-ROSE-5"
    assert race.legal() == ["speed 2"]


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_unless_every_legal_move_does(edition: str) -> None:
    """White has no coal, orange lies south of it: the only move there is takes the Rose's way."""
    race = quay(edition, coal=0).put("orange", "2.6").turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "2.10"


@pytest.mark.rule("MQ-ROSE-5")
@editions
@pytest.mark.parametrize("condition", ["aground", "cast-off"])
def test_under_repair_it_needs_no_coal(edition: str, condition: str) -> None:
    race = quay(edition).put("rose", "2.15", bow="NW", condition=condition)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "2.10"


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_a_boat_that_docks_is_not_in_its_way(edition: str) -> None:
    """White with two passengers: docked boats leave the river, so the Rose's way is free (or the race over)."""
    race = quay(edition, passengers=2).turn("white").play("speed 1")
    assert race.refusal("ahead") == ""
    race.play("ahead", "stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-ROSE-5", "MQ-ADV-3")
@editions
def test_nor_one_that_docks_on_driftwood(edition: str) -> None:
    """Speed 2 onto the driftwood 16, a finish space; the speed drops to 1 and white has docked."""
    race = river("A3-1", "B1/B2", edition=edition, finish="left", no_push_near_finish=True)
    race.put("rose", "2.15", speed=3).put("orange", "2.18").put("white", "2.11", bow="NW", coal=0, passengers=2)
    race.turn("white").play("speed 2", "starboard", "ahead", "stop")
    assert race["white"].condition == "in-port"


@pytest.mark.rule("MQ-ROSE-5", "MQ-END-3")
def test_1998_a_push_that_ends_the_race_binds_nobody() -> None:
    """White pushes orange, two passengers aboard, into the finish; what the Rose would need no longer matters."""
    race = river("A3-1", "A2-1", edition="black-rose-1998", finish="ahead").put("rose", "2.6", speed=6)
    race.put("orange", "2.15", bow="SW", passengers=2).put("white", "2.10", speed=5, coal=1)
    race.turn("white").play("speed 3", "push NE")
    assert (race.decision, race.position.result()) == ("over", [2, 1, 3])


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_a_pushed_rose_is_pointed_so_that_1_coal_is_enough(edition: str) -> None:
    """White pushes it into the pocket and stands in the way out; pointed northeast it would need 2 coal."""
    race = pocket(edition=edition).put("rose", "2.12").put("white", "2.11", bow="NE", speed=2)
    race.turn("white").play("speed 2", "push NE")
    assert race.refusal("face NE") == "MQ-ROSE-5"
    assert race.legal() == [f"face {heading}" for heading in HEADINGS if heading != "NE"]


@pytest.mark.rule("MQ-ROSE-5")
def test_2019_the_same_for_a_rose_that_a_chain_has_pushed() -> None:
    """White pushes orange, orange the Rose. Orange may point any way, the Rose not northeast."""
    race = pocket().put("rose", "2.12").put("orange", "2.11").put("white", "2.10", bow="NE", speed=3)
    race.turn("white").play("speed 3", "push NE", "push NE")
    assert (race.actor, race.legal()) == (1, [f"face {heading}" for heading in HEADINGS])
    race.play("face NE")
    assert race.actor == race.record.controller
    assert race.refusal("face NE") == "MQ-ROSE-5"
    assert race.refusal("face SW") == ""


@pytest.mark.rule("MQ-ROSE-5", "MQ-ADV-6")
def test_pushed_onto_driftwood_at_speed_6() -> None:
    """In 1998 it would keep its bow N, with two spaces of water there: refused. In 2019 it can be pointed away."""
    for edition, refusal in (("black-rose-1998", "MQ-ROSE-5"), ("2019-advanced", "")):
        race = river("A3-1", "B2", edition=edition, finish="ahead").put("rose", "2.9", speed=6)
        race.put("white", "2.4", speed=3).turn("white").play("speed 3")
        assert race.refusal("push NW") == refusal


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-7")
@editions
def test_it_may_be_pushed_onto_a_sandbank(edition: str) -> None:
    """Its bow stays toward the bank, two spaces off, but it will leave at speed 1 in any direction, without coal."""
    race = river("A3-1", "B3-1", edition=edition, finish="left").put("rose", "2.8", bow="NE", speed=6)
    race.put("white", "2.3", speed=2, passengers=2).turn("white").play("speed 2", "push N", "stop")
    assert (race["rose"].place, race["rose"].speed, race["rose"].bow) == ("2.13", 1, "NE")
    assert race["rose"].condition == "aground"


@pytest.mark.rule("MQ-ROSE-5", "MQ-ADV-8", "MQ-ADV-9")
@editions
def test_backing_off_a_sandbank_into_its_way(edition: str) -> None:
    """White on the bank 6, stern toward 10; orange holds the other space the Rose could turn to for 1 coal."""
    race = river("A3-1", "B3-2", edition=edition, finish="left", no_push_near_finish=True).put("orange", "2.16")
    race.put("rose", "2.15", bow="NW").put("white", "2.6", bow="SE").turn("white")
    assert race.refusal("back") == "MQ-ROSE-5"
    race.play("speed 1", "ahead", "stop")
    assert race["white"].place == "2.2"


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_it_may_be_surrounded(edition: str) -> None:
    """No coal would help it then, so it does not need more than 1: MQ-ROSE-7 is for this."""
    race = river("A3-1", "B4", edition=edition, finish="ahead", no_push_near_finish=True)
    race.put("rose", "2.18", bow="SW").put("white", "2.11", bow="NE")
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].place == "2.12"


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_its_move_after_repairs_is_bound_as_well(edition: str) -> None:
    race = pocket(edition=edition).put("rose", "2.12", condition="cast-off").turn("rose").play("face NE", "ahead")
    assert race.refusal("stop") == "MQ-ROSE-5"
    assert race.play("port").refusal("stop") == ""


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-6")
@editions
def test_a_move_with_more_than_1_coal_is_bound_as_well(edition: str) -> None:
    """On 16, bow N, speed 3, it needs 2 coal; it may not use them to end in the pocket with its bow northeast."""
    race = pocket(edition=edition).put("rose", "2.16", speed=3).turn("rose")
    assert race["rose"].coal == 2
    race.play("speed 2", "starboard", "starboard", "ahead")
    assert race["rose"].place == "2.12"
    assert race.refusal("port") == "MQ-ROSE-5"  # and on to 18
    race.play("starboard", "ahead", "stop")
    assert race["rose"].place == "2.7"


@pytest.mark.rule("MQ-ROSE-5")
def test_2019_a_boat_that_runs_aground_is_bound_as_well() -> None:
    """White, speed 3 and no coal, hits land after one space, on 8 or on 12. On 12 it would take the Rose's way."""
    race = river("A3-1", "B4", finish="right", no_push_near_finish=True).put("rose", "2.16").put("orange", "2.14")
    race.put("white", "2.7", bow="NE", speed=3, coal=0).turn("white").play("speed 4")
    assert race.refusal("port") == "MQ-ROSE-5"
    race.play("starboard", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.8", "aground")


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-6")
def test_1998_a_tile_that_leaves_is_excused_like_a_new_one() -> None:
    """The Rose on 4, bow S, could turn back to the first tile for 1 coal; that is removed when white leaves it."""
    race = river("A3-1", "A3-2", "A3-3", "A1-1", edition="black-rose-1998").put("rose", "2.4", bow="S")
    race.put("orange", "3.2").put("blue", "3.7").put("white", "1.15").turn("white").play("speed 1")
    assert race.refusal("ahead") == ""
    race.play("ahead", "stop").turn("rose")
    assert race["rose"].coal == 2


@pytest.mark.rule("MQ-ROSE-5")
def test_2019_unless_every_way_to_run_aground_does() -> None:
    """White, speed 6 and no coal, hits land after one space whatever it does, and takes the Rose's way."""
    race = river("A3-1", "B4 left", finish="ahead", no_push_near_finish=True).put("rose", "2.12", bow="SW", speed=4)
    race.put("white", "2.16", bow="S", speed=6, coal=0).turn("white").play("speed 5", "port", "ahead", "stop")
    assert (race["white"].place, race["white"].condition) == ("2.11", "aground")


@pytest.mark.rule("MQ-ROSE-5", "MQ-MOV-9")
def test_2019_after_repairs_a_boat_may_not_take_its_way_either() -> None:
    race = quay(condition="cast-off").turn("white")
    assert race.refusal("face SW") == "MQ-ROSE-5"
    assert race.legal() == ["face NE", "face S"]


@pytest.mark.rule("MQ-ROSE-5", "MQ-MOV-9")
def test_2019_unless_every_way_out_takes_it() -> None:
    """Orange and blue lie on the other spaces that white could leave to."""
    race = quay(condition="cast-off").put("orange", "2.6").put("blue", "2.12").turn("white")
    assert (race.decision, race.legal()) == ("own-face", ["face SW"])
    race.play("face SW", "ahead", "stop")
    assert race["white"].place == "2.10"


@pytest.mark.rule("MQ-ROSE-5", "MQ-PUSH-1")
def test_1998_a_move_that_ends_with_a_push_is_bound_as_well() -> None:
    """Astray on the start tile, the Rose could use 6 points only by pushing blue three times, into a corner."""
    race = river("B4", "A3-1", "B2", edition="black-rose-1998").put("white", "0.10").put("blue", "0.7")
    race.put("rose", "0.13", bow="SE", speed=6).turn("rose")
    assert race.refusal("speed 6") == "MQ-ROSE-5"
    assert race.legal() == ["speed 5"]


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_the_same_question_has_the_same_answer_twice(edition: str) -> None:
    race = quay(edition).turn("white").play("speed 1")
    assert [race.refusal("ahead") for _ in range(3)] == ["MQ-ROSE-5"] * 3


@pytest.mark.rule("MQ-ROSE-5")
def test_1998_its_top_speed_is_a_way_out_like_any_other() -> None:
    """Astray, it ends at speed 6 on the start tile, by the bank. For 1 coal only speed 6 takes it away again."""
    race = river("A2-1", "A3-1 left", "A3-3", edition="black-rose-1998").put("rose", "1.7", bow="SE", speed=5)
    race.put("white", "1.6").put("orange", "1.15").put("blue", "1.5").turn("rose")
    assert race.legal() == ["speed 3", "speed 4", "speed 5", "speed 6"]


# A new tile


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-6")
@editions
def test_a_way_over_the_last_tile_is_one_whose_end_nobody_knows(edition: str) -> None:
    race = river("A3-1", "A1-4 left", edition=edition, players=2).put("rose", "1.17", bow="NW", speed=6).turn("rose")
    race.play("speed 6", "port", "ahead")
    assert race.refusal("ahead") == ""


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-6")
def test_2019_a_tile_to_come_opens_no_land() -> None:
    """Blue stands on the last tile, so the river will grow; the islands of the archipelago are where they were."""
    race = river("A3-1", "B4", "B3-1", players=2).put("white", "2.12").put("green", "2.11").put("blue", "3.3")
    race.put("rose", "1.13", bow="NE", speed=6).turn("rose").play("speed 6")
    assert race.refusal("starboard") == "MQ-ROSE-5"
    assert race.legal() == ["port"]


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-6")
@pytest.mark.parametrize(("edition", "grows"), [("2019-advanced", True), ("black-rose-1998", False)])
def test_a_tile_to_come_excuses_who_has_been_on_the_last_one(edition: str, grows: bool) -> None:
    """White goes over the last tile and back, pushing the Rose. In 2019 the river will grow, so nobody knows yet what
    lies ahead; in 1998 only a boat that ends there brings the next tile, and pointed southwest it would need 2 coal."""
    race = river("A2-4", "A1-1 left", edition=edition).put("rose", "1.10", speed=6)
    race.put("white", "1.16", bow="S", speed=3, coal=3).turn("white")
    race.play("speed 5", "starboard", "ahead", "ahead")
    assert race["white"].place == "2.1"
    race.play("port", "port", "push S")
    assert race.refusal("face SW") == ("" if grows else "MQ-ROSE-5")
    assert race.refusal("face N") == ""


@pytest.mark.rule("MQ-ROSE-6")
@editions
def test_it_spends_just_the_least_coal_that_frees_it(edition: str) -> None:
    """In the pocket, bow northeast: 180 degrees, 2 coal, and not one more."""
    race = pocket(edition=edition).put("rose", "2.18", bow="NE").turn("rose")
    assert race["rose"].coal == 2
    race.play("speed 1", "port", "port", "port", "ahead")
    assert (race["rose"].place, race["rose"].coal) == ("2.12", 0)
    assert race.refusal("port") == "MQ-MOV-6"


@pytest.mark.rule("MQ-ROSE-6")
@editions
def test_with_a_choice_of_ways_none_costs_more_than_the_least(edition: str) -> None:
    """At speed 6 in the pocket: 2 coal to turn about and 2 more, for slowing down or for the bends beyond."""
    race = pocket(edition=edition).put("rose", "2.18", bow="NE", speed=6).turn("rose")
    assert race["rose"].coal == 4
    assert race.legal() == ["speed 3", "speed 4", "speed 5", "speed 6"]
    assert {end["rose"].coal for end in every_ending(race)} == {0}


@pytest.mark.rule("MQ-ROSE-6")
@editions
def test_no_more_than_1_coal_where_1_is_enough(edition: str) -> None:
    race = pocket(edition=edition).put("rose", "2.18", bow="N").turn("rose")
    assert race["rose"].coal == 1


@pytest.mark.rule("MQ-ROSE-6")
@editions
def test_next_round_it_has_1_coal_again(edition: str) -> None:
    race = pocket(edition=edition).put("rose", "2.18", bow="NE").turn("rose")
    race.play("speed 1", "port", "port", "port", "ahead", "stop")
    assert race.turn("rose")["rose"].coal == 1


@pytest.mark.rule("MQ-ROSE-5", "MQ-ROSE-6")
@editions
def test_a_new_tile_brings_it_about(edition: str) -> None:
    """At speed 6 it runs up to the open end, where the next tile will lie: nobody knows it yet, so that is allowed.

    The tile turns out to be A3-2, straight ahead, and its island bars the river: 180 degrees, 2 coal.
    """
    race = river("A3-3", edition=edition).put("rose", "0.7", speed=6)
    race.turn("rose").play("speed 6", *["ahead"] * 6)
    assert race["rose"].place == "1.17"
    assert race.refusal("stop") == ""
    race.play("stop", "roll ahead", "tile A3-2").turn("rose")
    assert race["rose"].coal == 2


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_the_end_of_a_river_that_does_not_grow_is_no_way(edition: str) -> None:
    """The same run, but the next tile, A1-4, lies there already and this move does not reach it.

    At speed 4, 5 or 6 the Rose would run over its front next turn, so for 1 coal there is no move.
    """
    race = river("A3-3", "A1-4", edition=edition).put("rose", "0.7", speed=6)
    race.turn("rose").play("speed 6", *["ahead"] * 6)
    assert race["rose"].place == "1.17"
    assert race.refusal("stop") == "MQ-ROSE-5"


@pytest.mark.rule("MQ-ROSE-5")
@editions
def test_what_a_new_tile_has_brought_about_binds_nobody_else(edition: str) -> None:
    """The texts forbid to create such a situation. White, who did not, need not push the Rose out of it."""
    race = river("A3-3", "A3-2", "A3-1", edition=edition).put("rose", "1.17", speed=6).put("white", "1.12", speed=2)
    assert race.copy().turn("rose")["rose"].coal == 2
    race.turn("white").play("speed 2", "port", "ahead")
    assert race["white"].place == "1.16"


# Immobilised


@pytest.mark.rule("MQ-ROSE-7")
@editions
def test_on_a_sandbank_it_loses_a_turn_then_leaves_at_speed_1(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("rose", "1.8", speed=4).put("white", "0.7")
    race.order("rose", "orange", "white", "blue").turn("rose").play("speed 4", "ahead")
    assert (race["rose"].place, race["rose"].speed, race["rose"].condition) == ("1.13", 1, "aground")
    race.order("orange", "rose", "white", "blue").put("orange", "0.12").turn("orange")
    race.play("speed 1", "ahead", "stop")
    assert (race.mover, race["rose"].condition) == ("white", "cast-off")
    race.turn("rose")
    assert race.legal() == ["face N", "face NE", "face SE", "face S", "face NW"]  # SW is an island
    race.play("face NW", "ahead", "stop")
    assert (race["rose"].place, race["rose"].bow, race["rose"].speed) == ("1.12", "NW", 1)
    assert (race["rose"].coal, race["rose"].condition) == (1, "sailing")


@pytest.mark.rule("MQ-ROSE-7")
@editions
def test_the_same_if_it_was_pushed_there(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("rose", "1.8", speed=4).put("white", "1.3", speed=2)
    race.order("white", "rose", "orange", "blue").turn("white").play("speed 2", "push N", "stop")
    assert (race.mover, race["rose"].condition) == ("orange", "cast-off")
    race.turn("rose").play("face SE", "ahead", "stop")
    assert (race["rose"].place, race["rose"].coal) == ("1.14", 1)


@pytest.mark.rule("MQ-ROSE-7")
@editions
def test_from_one_sandbank_onto_another(edition: str) -> None:
    race = river("B3-1", "A3-2", edition=edition).put("rose", "1.5", condition="cast-off").turn("rose")
    race.play("face NE", "ahead")
    assert (race["rose"].place, race["rose"].condition) == ("1.6", "aground")


@pytest.mark.rule("MQ-ROSE-7")
@editions
def test_surrounded_it_loses_a_turn_then_leaves_at_speed_1(edition: str) -> None:
    """White bars the pocket, and near the finish nobody is pushed. When the Rose may move again white is gone."""
    race = river("A3-1", "B4", edition=edition, finish="ahead", no_push_near_finish=True)
    race.put("rose", "2.18", bow="NE", speed=2).put("white", "2.12", passengers=2)
    race.put("orange", "1.12").put("blue", "1.3").order("rose", "orange", "blue", "white").turn("rose")
    race.play(race.legal()[0], "stop")
    assert (race["rose"].condition, race["rose"].speed, race.mover) == ("aground", 1, "orange")
    race.order("blue", "rose", "orange", "white").turn("blue").play("speed 1", "ahead", "stop")
    assert (race.mover, race["rose"].condition) == ("orange", "cast-off")
    race.put("white", "2.7").turn("rose")
    assert race.legal() == ["face SW"]
    race.play("face SW", "ahead", "stop")
    assert (race["rose"].place, race["rose"].speed, race["rose"].coal) == ("2.12", 1, 1)


@pytest.mark.rule("MQ-ROSE-7")
@editions
def test_under_repair_it_leaves_at_speed_1_in_any_direction(edition: str) -> None:
    race = river("A3-3", "A3-2", edition=edition).put("rose", "1.12", speed=1, condition="aground")
    race.put("white", "1.3").put("orange", "0.7").order("white", "rose", "orange", "blue").turn("white")
    race.play("speed 1", "port", "ahead", "stop")
    assert (race.mover, race["rose"].condition) == ("orange", "cast-off")
    race.turn("rose")
    assert race.actor == 2
    race.play("face S")
    assert race.record.points == 1
    race.play("ahead", "stop")
    assert (race["rose"].place, race["rose"].coal) == ("1.7", 1)


# Coal from the Black Rose


def coaling(edition: str = "2019-advanced", *, mover: str = "white", coal: int = 1) -> Situation:
    """The mover is about to come alongside the other: white, last in the order and so controller, and the Rose."""
    race = river("A3-1", "A3-2", edition=edition)
    other = "rose" if mover == "white" else "white"
    race.put(mover, "1.11", bow="NE").put(other, "1.13")
    race.record.coal[0] = coal
    return race.order("orange", "blue", "rose", "white")


def come_alongside(race: Situation, mover: str) -> Situation:
    return race.turn(mover).play("speed 1", "ahead", "stop")


@pytest.mark.rule("MQ-ROSE-8")
@pytest.mark.parametrize("mover", ["white", "rose"])
@pytest.mark.parametrize("coal", [0, 1, 5])
def test_2019_refilled_to_6_at_the_end_of_either_turn(mover: str, coal: int) -> None:
    race = come_alongside(coaling(mover=mover, coal=coal), mover)
    assert (race.decision, race.actor) == ("coal", 0)
    assert race.legal() == ["pass", "refill"]
    race.play("refill")
    assert race["white"].coal == 6
    assert race.decision != "coal"


@pytest.mark.rule("MQ-ROSE-8")
def test_2019_refilled_at_the_end_of_both_turns_of_a_round() -> None:
    race = come_alongside(coaling(mover="rose", coal=0), "rose").play("refill")
    assert race.record.rose_gave == 0  # without a limit nothing is counted
    race.put("rose", "1.13").put("white", "1.11", bow="NE", coal=2)
    assert come_alongside(race, "white").play("refill")["white"].coal == 6


@pytest.mark.rule("MQ-ROSE-8")
def test_2019_the_basic_rules_too() -> None:
    race = come_alongside(coaling("2019"), "white").play("refill")
    assert race["white"].coal == 6


@pytest.mark.rule("MQ-ROSE-8")
@pytest.mark.parametrize("mover", ["white", "rose"])
def test_2019_nobody_has_to(mover: str) -> None:
    race = come_alongside(coaling(mover=mover), mover).play("pass")
    assert race["white"].coal == 1
    assert race.decision != "coal"


@pytest.mark.rule("MQ-ROSE-8")
@pytest.mark.parametrize("mover", ["white", "rose"])
@pytest.mark.parametrize(("coal", "most"), [(0, 2), (3, 2), (5, 1)])
def test_1998_up_to_two_coal_a_turn(mover: str, coal: int, most: int) -> None:
    race = come_alongside(coaling("black-rose-1998", mover=mover, coal=coal), mover)
    assert race.legal() == ["pass", *[f"take {amount}" for amount in range(1, most + 1)]]
    assert race.refusal("take 3") == "MQ-ROSE-8"
    race.play(f"take {most}")
    assert race["white"].coal == coal + most
    assert race.decision != "coal"


@pytest.mark.rule("MQ-ROSE-8")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_1998_two_coal_a_round_in_all(taken: int) -> None:
    """White moves after the Rose: what she gave at the end of her turn is missing at the end of white's."""
    race = come_alongside(coaling("black-rose-1998", mover="rose"), "rose").play(f"take {taken}" if taken else "pass")
    race.put("rose", "1.13").put("white", "1.11", bow="NE")
    come_alongside(race, "white")
    left = [f"take {amount}" for amount in range(1, 3 - taken)]
    assert (race.legal() == ["pass", *left]) if left else (race.decision == "speed")


@pytest.mark.rule("MQ-ROSE-8")
def test_1998_another_round_another_two_coal() -> None:
    race = come_alongside(coaling("black-rose-1998", mover="rose"), "rose").play("take 2")
    race.record.turn = race.record.in_order - 1
    race.position.next_turn()
    assert race.record.rose_gave == 0


@pytest.mark.rule("MQ-ROSE-9", "MQ-ROSE-7")
def test_1998_surrounded_at_a_station_she_stays_there() -> None:
    """On the coal station 3.18 of B1, with no way to push anybody near the finish: held."""
    race = situation(
        "B1/B2", "B2 left", "B1 right", finish="left", edition="black-rose-1998", players=6, no_push_near_finish=True
    )
    for name, place in zip(COLOURS, ("3.7", "3.12", "3.11", "3.16", "3.17", "3.15"), strict=False):
        race.put(name, place)
    race.put("rose", "3.18", bow="SW").order("rose", *COLOURS[:6]).turn("rose")
    assert race.position.game.module.planner.plans(race.position)
    race.play("speed 1", "stop")
    assert (race["rose"].place, race["rose"].condition) == ("3.18", "aground")


@pytest.mark.rule("MQ-ROSE-3", "MQ-ORD-4")
@editions
def test_in_ties_she_counts_as_having_seven_coal(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition).put("rose", "1.11", coal=1).put("white", "1.13", coal=6).order()
    order = race.round_order
    assert order.index("rose") < order.index("white")


@pytest.mark.rule("MQ-ROSE-8")
@editions
@pytest.mark.parametrize("mover", ["white", "rose"])
def test_not_with_full_bunkers(edition: str, mover: str) -> None:
    assert come_alongside(coaling(edition, mover=mover, coal=6), mover).decision == "speed"


@pytest.mark.rule("MQ-ROSE-8")
@editions
@pytest.mark.parametrize("mover", ["white", "rose"])
def test_not_at_another_speed(edition: str, mover: str) -> None:
    race = coaling(edition, mover=mover)
    race.record.speed[race.number("rose" if mover == "white" else "white")] = 2
    assert come_alongside(race, mover).decision == "speed"


@pytest.mark.rule("MQ-ROSE-8")
@editions
@pytest.mark.parametrize("mover", ["white", "rose"])
def test_not_at_a_distance(edition: str, mover: str) -> None:
    race = coaling(edition, mover=mover).put("rose" if mover == "white" else "white", "1.14")
    assert come_alongside(race, mover).decision == "speed"


@pytest.mark.rule("MQ-ROSE-8", "MQ-ROSE-1")
@editions
@pytest.mark.parametrize("mover", ["white", "rose"])
def test_only_for_its_controller(edition: str, mover: str) -> None:
    race = coaling(edition, mover=mover).order("white", "rose", "blue", "orange")
    assert come_alongside(race, mover).decision == "speed"


@pytest.mark.rule("MQ-ROSE-8")
@editions
@pytest.mark.parametrize(
    ("tile", "finish", "start_place", "bow", "place", "beside"),
    [
        pytest.param("A1-1", None, "1.7", "NW", "1.11", "1.12", id="dock"),
        pytest.param("B1", None, "1.2", "N", "1.7", "1.12", id="depot"),
        pytest.param("B3-1", None, "1.17", "S", "1.12", "1.13", id="sandbank"),
        pytest.param("B2", None, "1.6", "SE", "1.2", "1.3", id="driftwood"),
        pytest.param("A3-1", "ahead", "1.11", "N", "1.16", "1.12", id="finish"),
        pytest.param("A3-2", None, "0.12", "S", "0.7", "0.2", id="start dock"),
    ],
)
@pytest.mark.parametrize("mover", ["white", "rose"])
def test_both_in_open_water(
    edition: str, mover: str, tile: str, finish: str | None, start_place: str, bow: str, place: str, beside: str
) -> None:
    tiles = (tile,) if finish else (tile, "A3-3")
    race = river(*tiles, edition=edition, finish=finish).put("orange", "0.17", passengers=2).put("blue", "0.18")
    other = "rose" if mover == "white" else "white"
    race.put(mover, start_place, bow=bow, coal=1).put(other, beside, coal=1)
    race.order("orange", "blue", "rose", "white").turn(mover).play("speed 1", "ahead", "stop")
    assert race[mover].place == place
    assert race.decision == "speed"


@pytest.mark.rule("MQ-ROSE-8")
def test_1998_two_players_two_coal_a_turn_for_both_boats_together() -> None:
    """White and blue belong to its controller; the Rose ends its turn between them."""
    race = river("A3-1", "A3-2", edition="black-rose-1998", players=2).put("white", "1.13", coal=0)
    race.put("blue", "1.17", coal=0).put("rose", "1.11", bow="NE").order("orange", "green", "rose", "blue", "white")
    come_alongside(race, "rose").play("take 1")
    assert race.legal() == ["pass", "take 1"]
    race.play("take 1")
    assert (race["white"].coal, race["blue"].coal) == (1, 1)


@pytest.mark.rule("MQ-ROSE-8", "MQ-ROSE-3")
@pytest.mark.parametrize("coal", [3, 0])
def test_2019_two_players_each_boat_of_its_controller_can_be_refilled(coal: int) -> None:
    """Its coal has no end, whatever the first boat took."""
    race = river("A3-1", "A3-2", players=2).put("white", "1.13", coal=coal).put("blue", "1.17", coal=coal)
    race.put("rose", "1.11", bow="NE").order("orange", "green", "rose", "blue", "white")
    come_alongside(race, "rose").play("refill")
    assert race.legal() == ["pass", "refill"]
    race.play("refill")
    assert (race["white"].coal, race["blue"].coal) == (6, 6)


@pytest.mark.rule("MQ-ROSE-8", "MQ-COAL-1")
def test_1998_two_players_coal_from_it_and_from_ones_other_boat() -> None:
    """White lies between the Rose, which its player controls, and blue, which is its player's too."""
    race = river("A3-1", "A3-2", edition="black-rose-1998", players=2).put("white", "1.11", bow="NE", coal=1)
    race.put("blue", "1.13", coal=3).put("rose", "1.17").order("orange", "green", "rose", "blue", "white")
    come_alongside(race, "white").play("take 1")
    assert (race["white"].coal, race["blue"].coal) == (2, 2)
    assert race.legal() == ["pass", "take 1", "take 2"]
    assert race.play("take 2")["white"].coal == 4


@pytest.mark.rule("MQ-ROSE-8")
def test_2019_not_for_a_team_mate_of_its_controller() -> None:
    """White controls it; blue, of white's team, lies beside it."""
    race = river("A3-1", "A3-2", players=4, teams=True).put("blue", "1.13", coal=1).put("rose", "1.11", bow="NE")
    race.order("orange", "blue", "green", "rose", "white")
    assert come_alongside(race, "rose").decision == "speed"


# Stations


def round_the_island(edition: str) -> Situation:
    """The Rose at the red dock 14 of A2-2, with coal enough to go round the island 8 and come back."""
    race = river("A2-2", "A3-2", edition=edition).put("rose", "1.14", bow="S", speed=6).turn("rose")
    race.record.coal[race.number("rose")] = 4
    return race


@pytest.mark.rule("MQ-ROSE-9")
def test_1998_it_must_leave_a_station_on_its_next_turn() -> None:
    """However much coal MQ-ROSE-6 gives it, its move does not end where it began."""
    race = round_the_island("black-rose-1998").play("speed 6")
    ends = {end["rose"].place for end in every_ending(race)}
    assert ends
    assert "1.14" not in ends


@pytest.mark.rule("MQ-ROSE-9")
def test_1998_that_clause_is_named_where_nothing_else_is_in_the_way() -> None:
    """She would turn to where only the way back to the dock can be completed."""
    turns = ("speed 6", "ahead", "ahead", "starboard", "ahead", "starboard", "starboard")
    assert round_the_island("black-rose-1998").play(*turns).refusal("starboard") == "MQ-ROSE-9"
    assert round_the_island("2019-advanced").play(*turns).refusal("starboard") == ""


@pytest.mark.rule("MQ-ROSE-9")
def test_2019_says_nothing_of_the_kind() -> None:
    race = round_the_island("2019-advanced")
    race.play("speed 6", "ahead", "starboard", "ahead", "starboard", "ahead", "starboard", "ahead")
    race.play("starboard", "ahead", "starboard", "ahead")
    assert race["rose"].place == "1.14"


@pytest.mark.rule("MQ-ROSE-9")
def test_1998_it_may_stop_at_a_station_and_leaves_it_like_any_place() -> None:
    race = river("A2-1", "A3-2", edition="black-rose-1998").put("rose", "1.2").turn("rose")
    race.play("speed 1", "ahead", "stop")
    assert race["rose"].place == "1.7"
    race.turn("rose").play("speed 1", "ahead", "stop")
    assert race["rose"].place == "1.12"


# The controller


@pytest.mark.rule("MQ-ROSE-10")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
def test_the_controller_stays_even_if_their_boat_docks(edition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition, finish="ahead").put("white", "2.12", passengers=2)
    race.put("orange", "1.12", passengers=2).put("blue", "1.3", passengers=2).put("rose", "1.8")
    race.order("orange", "blue", "white", "rose").turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].condition == "in-port"
    assert (race.mover, race.actor) == ("rose", 0)


@pytest.mark.rule("MQ-ROSE-10")
@pytest.mark.parametrize("edition", ["2019", "2019-advanced"])
@pytest.mark.parametrize("condition", ["loses-turn", "aground"])
def test_or_loses_its_turn(edition: str, condition: str) -> None:
    race = river("A3-1", "A3-2", edition=edition).put("orange", "1.12").put("rose", "1.8")
    race.put("white", "1.3", condition=condition).order("blue", "orange", "white", "rose")
    race.turn("orange").play("speed 1", "ahead", "stop")
    assert (race.mover, race.actor) == ("rose", 0)


@pytest.mark.rule("MQ-ROSE-10")
def test_1998_or_goes_out() -> None:
    race = river("A3-1", "A3-2", edition="black-rose-1998").put("rose", "1.8").put("orange", "1.12")
    race.put("white", "1.0", bow="NW", speed=6, coal=0).order("blue", "orange", "white", "rose")
    race.turn("white").play("speed 6", "stop")
    assert race["white"].condition == "out"
    assert (race.mover, race.actor) == ("rose", 0)


@pytest.mark.rule("MQ-ROSE-5")
def test_a_boat_that_runs_aground_at_the_finish_does_not_make_way_for_her() -> None:
    """Pink, with two passengers at a finish dock, can only run aground: at speed 1 too it stays on the river."""
    line = (
        "mq1 2019:5:black_rose 167/move/2 A0,A1-2a,A1-4a,A2-1l*1,A3-1l,A3-3a,A1-1a*2,A2-2l*1,A3-2r,A2-4a*1,A2-3a*1,"
        "A1-3l*2>r pkwg>o w10.1NE202+1.8+3.7,o3.17SW201+1.8,b#1SE102+9.13+10.11,g6.10SE301+2.13,p12.2SW202+2.13+7.14,"
        "k11.19SW400 0/0 - trail=3.19+3.18+3.17,rose_binds"
    )
    race = Situation(position_from_text(MISSISSIPPI_QUEEN, line)).play("stop")
    assert race.legal() == ["speed 1", "speed 2", "speed 3"]
    assert race.play("speed 1").legal() == ["port", "starboard", "stop"]
    assert race.play("stop")["pink"].place == "12.2"
