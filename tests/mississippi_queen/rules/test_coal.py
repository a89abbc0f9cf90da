"""Section 10: coal between boats."""

from typing import Any

import pytest

from tests.mississippi_queen.situation import Situation, situation

# Every way to have more than one boat on a side; white and blue are always partners.
SIDES: list[tuple[str, int, dict[str, Any]]] = [
    ("2019", 2, {}),
    ("2019-advanced", 2, {}),
    ("black-rose-1998", 2, {}),
    ("2019", 4, {"teams": True}),
    ("2019-advanced", 6, {"teams": "3-3"}),
    ("classic-1997", 4, {"teams": True}),
    ("black-rose-1998", 4, {"teams": True}),
]

sides = pytest.mark.parametrize(("edition", "players", "variants"), SIDES)


def alongside(edition: str = "2019", players: int = 2, *, speed: int = 1, **variants: Any) -> Situation:
    """White is about to come alongside blue, in open water of A3-1."""
    race = situation("A3-1", "A3-2", edition=edition, players=players, **variants)
    return race.put("white", "1.11", bow="NE", speed=speed, coal=4).put("blue", "1.13", speed=speed, coal=3)


def come_alongside(race: Situation) -> Situation:
    return race.turn("white").play("speed 1", "ahead", "stop")


@pytest.mark.rule("MQ-COAL-1")
def test_transferring_coal() -> None:
    """Green and orange are a team, both at speed 3. Orange ends its move adjacent and transfers 2 coal to green."""
    race = situation("A3-1", "A3-2", edition="2019-advanced", players=4, teams=True)
    race.put("orange", "0.18", speed=3, coal=5).put("green", "1.12", speed=3, coal=1)
    race.turn("orange").play("speed 3", "ahead", "ahead", "ahead", "stop")
    assert (race.decision, race.actor) == ("coal", 1)
    race.play("give 2")
    assert (race["orange"].coal, race["green"].coal) == (3, 3)


@pytest.mark.rule("MQ-COAL-1")
@sides
def test_two_boats_of_a_side_alongside_may_pass_coal(edition: str, players: int, variants: dict[str, Any]) -> None:
    race = come_alongside(alongside(edition, players, **variants))
    assert (race.decision, race.actor) == ("coal", 0)
    race.play("give 3")
    assert (race["white"].coal, race["blue"].coal) == (1, 6)
    assert race.mover != "white"


@pytest.mark.rule("MQ-COAL-1")
@pytest.mark.parametrize("edition", ["classic-1997", "2019", "2019-advanced"])
def test_two_boats_each_too(edition: str) -> None:
    """Three players: white and green belong to the first."""
    race = alongside(edition, 3, two_boats_each=True).put("blue", "0.7").put("green", "1.13", coal=3)
    race = come_alongside(race).play("give 1")
    assert (race["white"].coal, race["green"].coal) == (3, 4)


@pytest.mark.rule("MQ-COAL-1")
def test_coal_passes_either_way() -> None:
    race = come_alongside(alongside())
    assert race.legal() == ["pass", "give 1", "give 2", "give 3", "take 1", "take 2"]
    race.play("take 2")
    assert (race["white"].coal, race["blue"].coal) == (6, 1)


@pytest.mark.rule("MQ-COAL-1")
def test_nobody_has_to() -> None:
    race = come_alongside(alongside()).play("pass")
    assert (race["white"].coal, race["blue"].coal) == (4, 3)
    assert race.mover != "white"


@pytest.mark.rule("MQ-COAL-1")
@pytest.mark.parametrize(
    ("white", "blue", "gives", "takes"),
    [(6, 0, 6, 0), (0, 6, 0, 6), (1, 1, 1, 1), (5, 4, 2, 1), (6, 5, 1, 0), (5, 6, 0, 1)],
)
def test_both_wheels_stay_within_0_and_6(white: int, blue: int, gives: int, takes: int) -> None:
    race = alongside().put("white", "1.11", bow="NE", coal=white).put("blue", "1.13", coal=blue)
    legal = come_alongside(race).legal()
    assert legal == ["pass", *[f"give {n}" for n in range(1, gives + 1)], *[f"take {n}" for n in range(1, takes + 1)]]
    assert race.refusal(f"give {gives + 1}" if gives < 6 else f"take {takes + 1}") == "MQ-COAL-1"


@pytest.mark.rule("MQ-COAL-1")
@pytest.mark.parametrize("coal", [0, 6])
def test_nothing_to_pass(coal: int) -> None:
    """Both empty, or both full: nobody is asked."""
    race = alongside().put("white", "1.11", bow="NE", coal=coal).put("blue", "1.13", coal=coal)
    assert come_alongside(race).decision == "speed"


@pytest.mark.rule("MQ-COAL-1")
def test_not_at_another_speed() -> None:
    assert come_alongside(alongside().put("blue", "1.13", speed=2)).decision == "speed"


@pytest.mark.rule("MQ-COAL-1")
def test_not_at_a_distance() -> None:
    assert come_alongside(alongside().put("blue", "1.14")).decision == "speed"


@pytest.mark.rule("MQ-COAL-1")
def test_adjacent_spaces_are_those_that_share_an_edge() -> None:
    """White ends on 11. Whatever lies around it is adjacent, and nothing else."""
    adjacent = []
    for number in sorted(set(range(20)) - {11, 1, 2, 3, 13}):  # the islands of A3-2
        race = situation("A3-2", "A3-1", players=2).put("white", "1.6", coal=4).put("blue", f"1.{number}", coal=3)
        if number != 6:
            adjacent += [number] * (come_alongside(race).decision == "coal")
    assert adjacent == [7, 10, 12, 15, 16]  # and 6, where white comes from


@pytest.mark.rule("MQ-COAL-1")
def test_adjacent_across_the_seam_of_two_tiles() -> None:
    race = situation("A3-1", "A3-3", players=2).put("white", "1.12", coal=4).put("blue", "2.2", coal=3)
    assert come_alongside(race).decision == "coal"


@pytest.mark.rule("MQ-COAL-1")
def test_not_with_a_boat_of_the_other_side() -> None:
    race = alongside().put("blue", "0.7").put("orange", "1.13", coal=3)
    assert come_alongside(race).decision == "speed"
    race = alongside("2019", 4, teams=True).put("blue", "0.7").put("orange", "1.13", coal=3)
    assert come_alongside(race).decision == "speed"


@pytest.mark.rule("MQ-COAL-1")
@pytest.mark.parametrize("edition", ["classic-1997", "black-rose-1998", "2019", "2019-advanced"])
def test_not_where_everyone_races_alone(edition: str) -> None:
    assert come_alongside(alongside(edition, 4)).decision == "speed"


@pytest.mark.rule("MQ-COAL-1")
def test_only_after_one_of_the_two_has_moved() -> None:
    """Three against three: white moves, its partners blue and pink lie alongside each other, away from white."""
    race = situation("A3-1", "A3-2", players=6, teams="3-3").put("blue", "1.12", coal=1).put("pink", "1.13", coal=5)
    race.put("white", "0.7").turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "speed"


@pytest.mark.rule("MQ-COAL-1")
def test_the_speed_shown_after_the_move_decides() -> None:
    """White comes through driftwood, from speed 4 down to 3."""
    race = situation("B2", "A3-2", edition="2019-advanced", players=2)
    race.put("white", "1.3", speed=4, coal=5).put("blue", "1.17", speed=3, coal=1)
    race.turn("white").play("speed 4", "ahead", "ahead", "port", "ahead", "stop")
    assert (race["white"].place, race["white"].speed) == ("1.12", 3)
    assert race.decision == "coal"


@pytest.mark.rule("MQ-COAL-1")
def test_coal_passes_before_the_next_tile_is_laid() -> None:
    race = situation("A3-1", players=2).put("white", "0.18", coal=4).put("blue", "1.8", coal=3)
    race.turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "coal"
    assert race.play("give 1").decision == "roll"


# Mover: from there with that bow, at that speed, to the place; its partner lies at the other place at the speed shown
# after the move. One of the two places is where no coal may pass.
BARRED = [
    pytest.param("A1-1", None, "1.7", "NW", 1, "1.11", "1.12", id="mover on a blue dock"),
    pytest.param("A1-1", None, "1.7", "N", 1, "1.12", "1.11", id="partner on a blue dock"),
    pytest.param("A2-1", None, "1.2", "N", 1, "1.7", "1.12", id="mover on a red dock"),
    pytest.param("A2-1", None, "1.17", "S", 1, "1.12", "1.7", id="partner on a red dock"),
    pytest.param("A3-1", None, "0.7", "S", 1, "0.2", "0.8", id="mover on a start dock"),
    pytest.param("A3-1", None, "0.12", "S", 1, "0.7", "0.2", id="partner on a start dock"),
    pytest.param("B1", None, "1.2", "N", 1, "1.7", "1.12", id="mover at a depot"),
    pytest.param("B1", None, "1.17", "S", 1, "1.12", "1.7", id="partner at a depot"),
    pytest.param("B2", None, "0.18", "N", 2, "1.3", "1.2", id="mover on driftwood"),
    pytest.param("B2", None, "1.6", "SE", 1, "1.2", "1.3", id="partner on driftwood"),
    pytest.param("B3-1", None, "1.8", "N", 2, "1.13", "1.12", id="mover on a sandbank"),
    pytest.param("B3-1", None, "1.17", "S", 1, "1.12", "1.13", id="partner on a sandbank"),
    pytest.param("A3-1", "ahead", "1.11", "N", 1, "1.16", "1.12", id="mover on a finish space"),
    pytest.param("A3-1", "ahead", "1.11", "NE", 1, "1.12", "1.17", id="partner on a finish space"),
]


@pytest.mark.rule("MQ-COAL-2")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
@pytest.mark.parametrize(("tile", "finish", "start", "bow", "speed", "place", "beside"), BARRED)
def test_not_on_docks_depots_driftwood_sandbanks_or_at_the_finish(
    edition: str, tile: str, finish: str | None, start: str, bow: str, speed: int, place: str, beside: str
) -> None:
    tiles = (tile,) if finish else (tile, "A3-2")
    race = situation(*tiles, finish=finish, edition=edition, players=2, black_rose=False)
    for name, dock in (("orange", "0.9"), ("green", "0.3")):
        race.put(name, dock, passengers=2)  # two others with passengers keep the race alive
    race.put("white", start, bow=bow, speed=speed, coal=4).put("blue", beside, coal=2)
    race.turn("white").play(f"speed {speed}", "ahead")
    if race.decision == "move":
        race.play("stop")
    if race.decision == "board":
        race.play("board")
    assert (race["white"].place, race["white"].speed) == (place, 1)
    assert race.decision == "speed"


@pytest.mark.rule("MQ-COAL-3")
def test_passengers_are_never_passed() -> None:
    race = alongside().put("white", "1.11", bow="NE", passengers=1, coal=4).put("blue", "1.13", passengers=1, coal=3)
    race = come_alongside(race)
    assert {text.split()[0] for text in race.legal()} == {"pass", "give", "take"}
    race.play("give 2")
    assert (race["white"].passengers, race["blue"].passengers) == (1, 1)


@pytest.mark.rule("MQ-COAL-4")
def test_a_boat_at_0_that_receives_coal_is_a_normal_boat_again() -> None:
    race = alongside().put("blue", "1.13", coal=0).order("white", "blue", "orange", "green")
    assert race.copy().turn("blue").refusal("speed 4") == "MQ-MOV-1"
    come_alongside(race).play("give 2")
    race.turn("blue").play("speed 4")
    assert race["blue"].coal == 0


@pytest.mark.rule("MQ-COAL-4")
@pytest.mark.parametrize("edition", ["2019", "black-rose-1998"])
def test_a_boat_that_gives_its_last_coal_stays_in_the_race(edition: str) -> None:
    race = come_alongside(alongside(edition, black_rose=False).put("blue", "1.13", coal=0)).play("give 4")
    assert (race["white"].coal, race["blue"].coal) == (0, 4)
    assert race["white"].condition == "sailing"
    assert race.copy().turn("white").refusal("speed 3") == "MQ-MOV-1"
    assert "speed 2" in race.turn("white").legal()


def team(coal_white: int = 4) -> Situation:
    """White (seat 1) and blue (seat 3) are a team."""
    return alongside("2019", 4, teams=True).put("white", "1.11", bow="NE", coal=coal_white)


@pytest.mark.rule("MQ-COAL-5")
def test_in_teams_the_givers_owner_must_agree() -> None:
    race = come_alongside(team()).play("take 2")
    assert (race.decision, race.actor) == ("agree", 2)
    assert race.legal() == ["agree", "refuse"]
    assert (race["white"].coal, race["blue"].coal) == (4, 3)
    race.play("agree")
    assert (race["white"].coal, race["blue"].coal) == (6, 1)


@pytest.mark.rule("MQ-COAL-5")
def test_a_refusal_is_final() -> None:
    race = team().order("white", "orange", "blue", "green")
    race = come_alongside(race).play("take 2", "refuse")
    assert (race["white"].coal, race["blue"].coal) == (4, 3)
    assert (race.decision, race.mover) == ("speed", "orange")


@pytest.mark.rule("MQ-COAL-5")
def test_a_giver_who_moves_agrees_by_giving() -> None:
    race = come_alongside(team()).play("give 2")
    assert race.decision != "agree"
    assert (race["white"].coal, race["blue"].coal) == (2, 5)


@pytest.mark.rule("MQ-COAL-5")
def test_nobody_else_has_to_agree_where_both_boats_are_ones_own() -> None:
    race = come_alongside(alongside()).play("take 2")
    assert race.decision == "speed"
    assert (race["white"].coal, race["blue"].coal) == (6, 1)


@pytest.mark.rule("MQ-COAL-5")
@pytest.mark.parametrize("first", [["give 1"], ["take 1", "agree"], ["take 1", "refuse"], ["pass"]])
def test_one_transfer_per_partner_and_turn(first: list[str]) -> None:
    race = team().order("white", "orange", "blue", "green")
    race = come_alongside(race).play(*first)
    assert race.mover == "orange"


@pytest.mark.rule("MQ-COAL-5")
def test_each_partner_once() -> None:
    """Three against three: white lies between blue and pink; a refusal of one does not bind the other."""
    race = alongside("2019", 6, teams="3-3").put("pink", "1.17", coal=5)
    race = come_alongside(race.order("white", "orange", "blue", "green", "pink", "red"))
    race.play("take 1")
    assert (race.decision, race.actor) == ("agree", 2)
    race.play("refuse")
    assert (race.decision, race.actor, race["blue"].coal) == ("coal", 0, 3)
    race.play("take 2", "agree")
    assert (race["white"].coal, race["pink"].coal) == (6, 3)
    assert race.mover == "orange"


@pytest.mark.rule("MQ-COAL-5")
def test_next_turn_they_may_talk_again() -> None:
    race = come_alongside(team()).play("take 2", "refuse")
    race.put("white", "1.11", bow="NE")
    assert come_alongside(race).play("take 1", "agree")["white"].coal == 5
