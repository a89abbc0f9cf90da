"""MQ-PAS-5 and MQ-PUSH-8: where a side has several boats, its owner is asked whether a boat collects a passenger."""

from typing import Any

import pytest

from paddlewheel.core.notation.positions import position_from_text
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from tests.mississippi_queen.situation import Situation, situation

SHARED: list[tuple[str, int, dict[str, Any]]] = [
    ("2019", 2, {}),
    ("2019-advanced", 2, {}),
    ("black-rose-1998", 2, {}),
    ("2019", 3, {"two_boats_each": True}),
    ("classic-1997", 4, {"teams": True}),
    ("2019", 6, {"teams": "2-2-2"}),
]
shared = pytest.mark.parametrize(("edition", "players", "variants"), SHARED)
ALONE = [("2019", 4), ("classic-1997", 3), ("black-rose-1998", 5)]


def at_a_dock(edition: str = "2019", players: int = 2, **variants: Any) -> Situation:
    """White one space before the blue dock on 1.11 of A1-1, at speed 1."""
    if edition == "black-rose-1998":
        variants["black_rose"] = False
    race = situation("A1-1", "A3-2", edition=edition, players=players, **variants)
    return race.put("white", "1.7", bow="NW")


@pytest.mark.rule("MQ-PAS-5")
@shared
def test_the_owner_is_asked_where_a_side_has_several_boats(edition: str, players: int, variants: Any) -> None:
    race = at_a_dock(edition, players, **variants).turn("white").play("speed 1", "ahead", "stop")
    assert (race.decision, race.actor, race.legal()) == ("board", 0, ["board", "decline"])
    before = race.waiting("1.11")
    taken = race.copy().play("board")
    assert (taken["white"].passengers, taken.waiting("1.11")) == (1, before - 1)
    left = race.play("decline")
    assert (left["white"].passengers, left.waiting("1.11"), left["white"].used) == (0, before, 0)


@pytest.mark.rule("MQ-PAS-5")
@pytest.mark.parametrize(("edition", "players"), ALONE)
def test_a_boat_alone_on_its_side_is_not_asked(edition: str, players: int) -> None:
    race = at_a_dock(edition, players).turn("white").play("speed 1", "ahead", "stop")
    assert race["white"].passengers == 1
    assert race.decision == "speed"


@pytest.mark.rule("MQ-PAS-5", "MQ-PAS-1", "MQ-PAS-2", "MQ-PAS-3")
@pytest.mark.parametrize(
    ("white", "waiting"),
    [({"passengers": 2}, 1), ({"speed": 2}, 1), ({}, 0), ({"used": 1 << 2, "passengers": 1}, 1)],
    ids=["two aboard", "speed 2", "nobody waits", "was here before"],
)
def test_nobody_is_asked_where_nobody_could_come_aboard(white: dict[str, int], waiting: int) -> None:
    race = at_a_dock().set_waiting("1.11", waiting).put("white", "1.7", bow="NW", **white).turn("white")
    speed = white.get("speed", 1)
    race.play(f"speed {speed}", "ahead", *["ahead"] * (speed - 1), "stop")
    assert race.decision != "board"


@pytest.mark.rule("MQ-PAS-5")
def test_declined_it_may_be_collected_on_a_later_stop() -> None:
    race = at_a_dock().turn("white").play("speed 1", "ahead", "stop", "decline")
    race.put("white", "1.7", bow="NW").turn("white").play("speed 1", "ahead", "stop", "board")
    assert race["white"].passengers == 1


@pytest.mark.rule("MQ-PAS-5")
def test_every_other_answer_is_refused() -> None:
    race = at_a_dock().turn("white").play("speed 1", "ahead", "stop")
    assert race.refusal("stop") == race.refusal("pass") == race.refusal("speed 1") == "MQ-PAS-5"


def two_docks(**variants: Any) -> Situation:
    """Docks on 1.11 (A1-1) and 2.8 (A1-2, to its left): white lies before one, blue before the other; orange pushes."""
    race = situation("A1-1", "A1-2 left", "A3-2", **{"players": 4, "teams": True, **variants})
    race.put("white", "1.16").put("blue", "2.3").put("orange", "1.17", bow="SW", speed=4)
    return race.order("orange", "white", "blue", "green").turn("orange")


@pytest.mark.rule("MQ-PUSH-8", "MQ-PAS-5")
@pytest.mark.parametrize(("answer", "aboard"), [("board", 1), ("decline", 0)])
def test_the_owner_of_a_pushed_boat_is_asked_when_the_pushers_move_is_complete(answer: str, aboard: int) -> None:
    race = two_docks().put("blue", "0.2").play("speed 3", "push S", "face N")
    assert (race.decision, race["white"].passengers) == ("move", 0)
    race.play("ahead", "stop")
    assert (race.decision, race.actor) == ("board", 0)
    race.play(answer)
    assert (race["white"].passengers, race.waiting("1.11")) == (aboard, 1 - aboard + 1)
    assert race.mover == "white"


@pytest.mark.rule("MQ-PUSH-8")
def test_a_pushed_boat_alone_on_its_side_collects_by_itself_and_at_once() -> None:
    race = two_docks(teams=False).play("speed 3", "push S")
    assert (race.decision, race["white"].passengers) == ("face", 1)


@pytest.mark.rule("MQ-PUSH-8", "MQ-PAS-5")
def test_a_boat_pushed_onto_a_dock_and_on_again_is_not_asked() -> None:
    race = situation("A2-1", "A3-2", players=2).put("blue", "1.2", bow="N")
    race.put("orange", "0.17", bow="N", speed=4).turn("orange").play("speed 4", "push N", "face N", "push N", "face N")
    assert (race["blue"].place, race["orange"].place) == ("1.12", "1.7")
    race.play("stop")
    assert (race["blue"].passengers, race.decision) == (0, "speed")


@pytest.mark.rule("MQ-PAS-5")
def test_owners_of_pushed_boats_are_asked_in_the_order_the_boats_were_placed() -> None:
    race = two_docks().play("speed 4", "push S", "face N", "starboard", "push NW", "face N", "stop")
    assert (race["white"].place, race["blue"].place) == ("1.11", "2.8")
    assert (race.decision, race.actor) == ("board", 0)
    race.play("decline")
    assert (race.decision, race.actor, race["white"].passengers) == ("board", 2, 0)
    race.play("board")
    assert (race["blue"].passengers, race.mover, race.decision) == (1, "white", "speed")


@pytest.mark.rule("MQ-PAS-5", "MQ-MOV-13")
def test_the_mover_is_asked_last() -> None:
    """Orange ends its move on the other dock; driftwood, put down by hand, has slowed it to speed 1."""
    race = two_docks().put("blue", "0.2").play("speed 4", "push S", "face N", "starboard", "ahead")
    race.record.driftwood = 3
    race.play("ahead", "stop")
    assert (race["orange"].place, race["orange"].speed) == ("2.8", 1)
    assert (race.decision, race.actor) == ("board", 0)
    assert (race.play("board").decision, race.actor) == ("board", 1)
    assert race.play("board")["orange"].passengers == 1


@pytest.mark.rule("MQ-PAS-5", "MQ-END-6")
def test_nobody_can_end_a_race_by_forcing_the_last_passenger_on_the_wrong_boat() -> None:
    """Orange pushes blue onto the dock; its player declines, so that white can still fetch that passenger."""
    line = (
        "mq1 2019:2:exact_passengers,finish_docks=last_tile 3/speed/2 A0,A2-1a*1,A1-1a,A2-3a,A1-2a w>obg "
        "w1.16N161+2.11,o0.17N261+3.11,b1.2N160,g4.2N161+4.8 0/0 - -"
    )
    race = Situation(position_from_text(MISSISSIPPI_QUEEN, line)).play("speed 2", "push N", "face N", "stop")
    assert (race.decision, race.actor) == ("board", 0)
    race.play("decline")
    assert (race["blue"].passengers, race.waiting("1.7"), race.decision) == (0, 1, "speed")
