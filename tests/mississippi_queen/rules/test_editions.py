"""Section 1 of the rules: editions, their knobs (one test a row of the table), and variants."""

from collections.abc import Iterator
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import new_stream, random_below_in
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.names import boat_names
from tests.mississippi_queen.situation import Situation, new_race, situation

INTRO, CLASSIC, ROSE_1998, NEW, ADVANCED = "intro-1997", "classic-1997", "black-rose-1998", "2019", "2019-advanced"
EDITIONS = (INTRO, CLASSIC, ROSE_1998, NEW, ADVANCED)
B_TILES = ["B1", "B1/B2", "B2", "B3-1", "B3-2", "B4"]
PLAYERS = {
    INTRO: (3, 4, 5),
    CLASSIC: (3, 4, 5),
    ROSE_1998: (2, 3, 4, 5, 6, 7, 8),
    NEW: (2, 3, 4, 5, 6),
    ADVANCED: (2, 3, 4, 5, 6),
}


def no_rose(edition: str) -> dict[str, Any]:
    return {"black_rose": False} if edition == ROSE_1998 else {}


every_edition = pytest.mark.parametrize("edition", EDITIONS)


def played(race: Situation, seed: int) -> Situation:
    """A race played to its end by players who choose at random."""
    position = race.position
    luck, players = new_stream(0, seed, 0), new_stream(0, seed, 1)
    while position.actor != NOBODY:
        if position.actor == CHANCE:
            position.step(position.draw(luck))
            continue
        legal = position.legal_actions()
        assert legal, f"nothing can be done in the decision {race.decision}"
        position.step(legal[random_below_in(players, len(legal))])
    return race


def check_ended(race: Situation, players: int) -> None:
    assert race.decision == "over"
    result = race.position.result()
    assert len(result) == players
    assert min(result) == 1
    assert max(result) <= players


# MQ-KNOB-1


@pytest.mark.rule("MQ-KNOB-1")
@pytest.mark.parametrize(("edition", "players"), [(name, count) for name in EDITIONS for count in PLAYERS[name]])
def test_each_preset_is_played_to_its_end_by_every_player_count_it_allows(edition: str, players: int) -> None:
    for seed in range(2):
        check_ended(played(new_race(edition, players), seed), players)


@pytest.mark.rule("MQ-KNOB-1")
def test_these_are_the_presets() -> None:
    assert list(MISSISSIPPI_QUEEN.editions()) == list(EDITIONS)


@pytest.mark.rule("MQ-KNOB-1")
def test_the_black_rose_sails_in_1998_with_2_to_7_players_when_nothing_is_said() -> None:
    with_rose = {
        edition: [players for players in PLAYERS[edition] if "rose" in boat_names(new_race(edition, players).record)]
        for edition in EDITIONS
    }
    assert with_rose == {INTRO: [], CLASSIC: [], ROSE_1998: [2, 3, 4, 5, 6, 7], NEW: [], ADVANCED: []}


# MQ-KNOB-2: variants

BY_1998, BY_2019 = (ROSE_1998, NEW, ADVANCED), (NEW, ADVANCED)
WITH_PASSENGERS = (CLASSIC, *BY_1998)


def combinations() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Each variant with each preset that admits it, with the fewest and the most players where the number matters."""
    for edition in EDITIONS:
        few, many = PLAYERS[edition][0], PLAYERS[edition][-1]
        yield edition, few, {"no_push_near_finish": True}
        yield edition, many, {"vote_on_direction": True}
        yield edition, few, {"river_length": 12 if edition == INTRO else 6}
    for edition in WITH_PASSENGERS:
        yield edition, PLAYERS[edition][-1], {"exact_passengers": True}
        yield edition, 4, {"teams": True}
        yield edition, 3, {"two_boats_each": True}
    for edition in BY_1998:
        for players in (2, 5):
            yield edition, players, {"black_rose": True}
        yield edition, 4, {"black_rose": False}
        for teams in ("3-3", "2-2-2"):
            yield edition, 6, {"teams": teams}
        yield edition, 4, {"b_tiles": "B1+B4"}
        yield edition, 4, {"b_tiles": B_TILES, "river_length": 18}
        yield edition, 6, {"branching_river": True}
    yield ROSE_1998, 7, {"black_rose": True}
    for players in (7, 8):
        yield ROSE_1998, players, {"branching_river": True}
        yield ROSE_1998, players, {"b_tiles": ["B1"]}
    yield ROSE_1998, 4, {"b_tiles": False}
    yield ROSE_1998, 3, {"two_boats_each": True, "black_rose": True}
    yield ROSE_1998, 7, {"branching_river": True, "black_rose": True, "vote_on_direction": True, "river_length": 18}
    yield NEW, 6, {"branching_river": True, "teams": True, "exact_passengers": True, "no_push_near_finish": True}
    yield ADVANCED, 4, {"black_rose": True, "teams": "2-2", "vote_on_direction": True, "exact_passengers": True}


@pytest.mark.rule("MQ-KNOB-2")
@pytest.mark.parametrize(("edition", "players", "variants"), list(combinations()), ids=str)
def test_each_variant_is_played_to_its_end_with_each_preset_that_admits_it(
    edition: str, players: int, variants: dict[str, Any]
) -> None:
    check_ended(played(new_race(edition, players, **variants), 1), players)


@pytest.mark.rule("MQ-KNOB-2")
@pytest.mark.parametrize(
    ("edition", "players", "variants", "reason"),
    [
        # the wrong number of players
        (INTRO, 2, {}, r"intro-1997 is for 3 to 5 players, not 2"),
        (CLASSIC, 6, {}, r"classic-1997 is for 3 to 5 players, not 6"),
        (ROSE_1998, 9, {}, r"black-rose-1998 is for 2 to 8 players, not 9"),
        (NEW, 7, {}, r"2019 is for 2 to 6 players, not 7"),
        (ADVANCED, 1, {}, r"2019-advanced is for 2 to 6 players, not 1"),
        # the Black Rose
        (NEW, 6, {"black_rose": True}, r"Black Rose sails with 2 to 5 players.*not with 6.*MQ-ROSE-2"),
        (ADVANCED, 6, {"black_rose": True}, r"Black Rose sails with 2 to 5 players.*not with 6.*MQ-ROSE-2"),
        (ROSE_1998, 8, {"black_rose": True}, r"Black Rose sails with 2 to 7 players.*not with 8.*MQ-ROSE-2"),
        (NEW, 3, {"black_rose": True, "two_boats_each": True}, r"room for 6 boats.*MQ-ROSE-2"),
        # the branching river
        (NEW, 3, {"branching_river": True}, r"branching river is for 6 to 8 players, not for 3.*MQ-RIV-15"),
        (ROSE_1998, 5, {"branching_river": True}, r"branching river is for 6 to 8 players, not for 5.*MQ-RIV-15"),
        (ROSE_1998, 6, {"branching_river": True, "river_length": 8}, r"branching river has at least 12.*MQ-RIV-15"),
        # teams and boats
        (NEW, 3, {"teams": True}, r"teams race with 4 or 6 players, not with 3.*MQ-SET-12"),
        (NEW, 2, {"teams": True}, r"teams race with 4 or 6 players, not with 2.*MQ-SET-12"),
        (ROSE_1998, 8, {"teams": True}, r"teams race with 4 or 6 players, not with 8.*MQ-SET-12"),
        (NEW, 4, {"teams": "2-2-2"}, r"teams of 4 players are 2-2, not 2-2-2.*MQ-SET-12"),
        (NEW, 6, {"teams": "4-2"}, r"teams of 6 players are 3-3 or 2-2-2, not 4-2.*MQ-SET-12"),
        (NEW, 4, {"two_boats_each": True}, r"two boats each is for 3 players.*not for 4.*MQ-SET-11"),
        (NEW, 6, {"two_boats_each": True}, r"two boats each is for 3 players.*not for 6.*MQ-SET-11"),
        # the river
        (NEW, 4, {"river_length": 19}, r"4 to 18 tiles.*not 19.*MQ-RIV-12"),
        (NEW, 4, {"river_length": 3}, r"4 to 18 tiles.*not 3.*MQ-RIV-12"),
        (NEW, 4, {"river_length": 13}, r"13 tiles needs 12 after the start.*11 A tiles and 0.*MQ-RIV-12"),
        (NEW, 4, {"river_length": 14, "b_tiles": "B1"}, r"11 A tiles and 1 chosen B tile.*MQ-RIV-12"),
        (CLASSIC, 4, {"river_length": 13}, r"11 A tiles.*MQ-RIV-12"),
        (ROSE_1998, 7, {"b_tiles": False}, r"7 and 8 players need the B1 tile.*MQ-SET-9"),
        (ROSE_1998, 8, {"b_tiles": "B1/B2+B4"}, r"7 and 8 players need the B1 tile.*MQ-SET-9"),
        (ADVANCED, 4, {"b_tiles": "B5"}, r"no B tile 'B5'; they are B1, B1/B2"),
        (ADVANCED, 4, {"b_tiles": ["B1", "B1"]}, r"named twice"),
        # variants an edition has no use for
        (INTRO, 4, {"exact_passengers": True}, r"intro-1997.*exact_passengers"),
        (INTRO, 4, {"black_rose": True}, r"intro-1997.*black_rose"),
        (INTRO, 4, {"b_tiles": True}, r"intro-1997.*b_tiles"),
        (INTRO, 4, {"teams": True}, r"intro-1997.*teams"),
        (INTRO, 3, {"two_boats_each": True}, r"intro-1997.*two_boats_each"),
        (CLASSIC, 4, {"black_rose": True}, r"classic-1997.*black_rose"),
        (CLASSIC, 4, {"b_tiles": True}, r"classic-1997.*b_tiles"),
        (CLASSIC, 5, {"branching_river": True}, r"classic-1997.*branching_river"),
        # what there is not
        ("2020", 4, {}, r"no edition '2020'.*2019-advanced"),
        (NEW, 4, {"warp_drive": True}, r"no variant 'warp_drive'.*black_rose.*numbers.* are .*passengers_to_win"),
        (NEW, 4, {"river_length": "15"}, r"4 to 18 tiles with the start, not the text '15' \(MQ-RIV-12\)"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_a_reason(
    edition: str, players: int, variants: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        new_race(edition, players, **variants)


@pytest.mark.rule("MQ-KNOB-2")
@pytest.mark.parametrize(
    ("edition", "variant", "why"),
    [
        (INTRO, "exact_passengers", "no passengers"),
        (INTRO, "black_rose", "Black Rose"),
        (CLASSIC, "black_rose", "Black Rose"),
        (CLASSIC, "b_tiles", "B tile"),
    ],
)
def test_an_edition_that_does_not_admit_a_variant_says_why(edition: str, variant: str, why: str) -> None:
    """Not only that it does not, and what else it admits."""
    with pytest.raises(SetupError) as refused:
        new_race(edition, 4, **{variant: True})
    assert why in str(refused.value)
    assert "MQ-" in str(refused.value)


@pytest.mark.rule("MQ-KNOB-2")
@pytest.mark.parametrize(
    ("variants", "name"),
    [
        ({"b_tiles": 3}, "b_tiles"),
        ({"river_length": "long"}, "river"),
        ({"teams": 2}, "teams"),
        ({"black_rose": "no"}, "black_rose"),
        ({"vote_on_direction": 7}, "vote_on_direction"),
    ],
)
def test_a_variant_with_a_senseless_value_is_refused_by_name(variants: dict[str, Any], name: str) -> None:
    with pytest.raises(SetupError, match=name):
        new_race(ADVANCED, 4, **variants)


@pytest.mark.rule("MQ-KNOB-2")
@every_edition
def test_a_variant_switched_off_is_as_good_as_not_mentioned(edition: str) -> None:
    off = {"teams": False, "branching_river": False, "exact_passengers": False, "vote_on_direction": False}
    assert new_race(edition, 4, **off).fields() == new_race(edition, 4).fields()


# The rows of the knob table, one after the other


@pytest.mark.rule("MQ-KNOB-1")
@every_edition
def test_row_players(edition: str) -> None:
    allowed = []
    for players in range(1, 10):
        try:
            new_race(edition, players)
        except SetupError:
            continue
        allowed.append(players)
    assert tuple(allowed) == PLAYERS[edition]
    assert tuple(MISSISSIPPI_QUEEN.player_counts(edition)) == PLAYERS[edition]


@pytest.mark.rule("MQ-RIV-12", "MQ-SET-13")
@pytest.mark.parametrize(
    ("edition", "tiles", "variants"),
    [
        (INTRO, 3, {}),
        (CLASSIC, 11, {}),
        (ROSE_1998, 11, {}),
        (NEW, 11, {}),
        (ADVANCED, 11, {}),
        *((ADVANCED, length - 1, {"river_length": length}) for length in (13, 15, 18)),
    ],
)
def test_row_river_tiles_after_the_start(edition: str, tiles: int, variants: dict[str, Any]) -> None:
    """White discovers the last of them; the finish follows at once."""
    others = ["A1-2", "A1-3", "A1-4", "A2-1", "A2-2", "A2-3", "A2-4", "A3-1", "A3-2", *B_TILES]
    race = situation(*others[: tiles - 3], "A3-3", "A1-1", edition=edition, players=3, **variants)
    turn_of(race.put("white", f"{tiles - 2}.17", bow="N", speed=1), "white")
    race.play("speed 1", "ahead", "stop", "roll ahead")
    assert race.decision == "tile"
    race.play(race.legal()[-1])
    assert race.record.laid == 1 + tiles
    assert race.decision == "finish"


def turn_of(race: Situation, name: str) -> Situation:
    """It is this boat's turn; in the intro game, which has no order by position, the boats go by seat."""
    if race.record.in_order == 0 and race.position.options.edition == INTRO:
        race.order(*boat_names(race.record))
    return race.turn(name)


@pytest.mark.rule("MQ-RIV-12", "MQ-SET-9")
@pytest.mark.parametrize(
    ("edition", "usual"), [(INTRO, []), (CLASSIC, []), (ROSE_1998, B_TILES), (NEW, []), (ADVANCED, B_TILES)]
)
def test_row_special_tiles(edition: str, usual: list[str]) -> None:
    assert special_tiles(new_race(edition, 4)) == usual
    if edition in BY_1998:
        for count in range(1, 7):
            assert special_tiles(new_race(edition, 4, b_tiles=B_TILES[:count])) == B_TILES[:count]


@pytest.mark.rule("MQ-RIV-12", "MQ-SET-9")
def test_row_special_tiles_may_be_none_in_1998_but_7_and_8_players_need_b1() -> None:
    assert special_tiles(new_race(ROSE_1998, 6, b_tiles=[])) == []
    for players in (7, 8):
        assert special_tiles(new_race(ROSE_1998, players, b_tiles=["B1"])) == ["B1"]
        with pytest.raises(SetupError, match="MQ-SET-9"):
            new_race(ROSE_1998, players, b_tiles=B_TILES[1:])


@pytest.mark.rule("MQ-RIV-12")
@pytest.mark.parametrize("none", [[], False])
def test_row_special_tiles_are_at_least_one_in_the_advanced_game(none: Any) -> None:
    with pytest.raises(SetupError, match="B tile"):
        new_race(ADVANCED, 4, b_tiles=none)


def special_tiles(race: Situation) -> list[str]:
    while race.decision == "box":
        race.play(race.legal()[0])
    return [text.removeprefix("tile ") for text in race.legal() if text.startswith("tile B")]


@pytest.mark.rule("MQ-SET-4", "MQ-SET-9")
@pytest.mark.parametrize(
    ("edition", "supplies"),
    [
        (INTRO, {3: 0, 4: 0, 5: 0}),
        (CLASSIC, {3: 8, 4: 12, 5: 16}),
        (ROSE_1998, {2: 8, 3: 8, 4: 12, 5: 16, 6: 16, 7: 20, 8: 20}),
        (NEW, {2: 8, 3: 8, 4: 12, 5: 16, 6: 16}),
        (ADVANCED, {2: 8, 3: 8, 4: 12, 5: 16, 6: 16}),
    ],
)
def test_row_passengers(edition: str, supplies: dict[int, int]) -> None:
    variants = {"b_tiles": "B1"} if edition in (ROSE_1998, ADVANCED) else {}  # enough docks, so MQ-RIV-13 adds none
    found = {players: int(new_race(edition, players, **variants).record.supply) for players in PLAYERS[edition]}
    assert found == supplies


def started(edition: str, players: int, *lots: int, **variants: Any) -> Situation:
    """A new race with all boats placed, bows ahead."""
    race = new_race(edition, players, **variants)
    while race.decision == "box":
        race.play(race.legal()[0])
    race.play("tile A1-1", *(f"lot {seat}" for seat in lots))
    while race.decision in ("setup-face", "wait"):
        race.play("face N" if race.decision == "setup-face" else "wait 3")
    return race


@pytest.mark.rule("MQ-ORD-5", "MQ-ORD-6")
@every_edition
def test_row_turn_order(edition: str) -> None:
    lots = (2, 3, 4) if edition in BY_2019 else (2,)
    race = started(edition, 4, *lots, **no_rose(edition))
    by_dock, by_stick = ["orange", "blue", "green", "white"], ["blue", "orange", "green", "white"]
    first_round = by_dock if edition in (*BY_2019, INTRO) else by_stick
    assert race.round_order == first_round
    for name, place in (("white", "1.17"), ("green", "1.12"), ("orange", "1.7"), ("blue", "0.12")):
        race.put(name, place)
    race.order()
    by_position = ["white", "green", "orange", "blue"]
    assert race.round_order == (first_round if edition == INTRO else by_position)


@pytest.mark.rule("MQ-ORD-1", "MQ-SET-8")
def test_row_turn_order_waiting_boats_are_last_in_1998() -> None:
    race = situation("A1-1", edition=ROSE_1998, players=8)
    race.put("red", "ashore3", speed=6).put("yellow", "ashore2").put("violet", "ashore1").order()
    assert race.round_order[-3:] == ["red", "yellow", "violet"]
    race.put("red", "ashore3", speed=1).order()
    assert race.round_order[-3:] == ["red", "yellow", "violet"]  # alike in everything: by seat


def let_it_crash(race: Situation, name: str) -> Situation:
    """Play whatever is legal until this boat's move is over."""
    while race.mover == name and race.decision in ("speed", "move"):
        race.play("ahead" if "ahead" in race.legal() else race.legal()[-1])
    return race


def doomed(edition: str, *, coal: int) -> Situation:
    """White heads for an island right in front of it, at speed 6."""
    race = situation("A1-1", "A3-3", "A1-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.10", bow="S", speed=6, coal=coal).put("orange", "2.7", bow="N").put("blue", "2.5", bow="N")
    return turn_of(race, "white")


@pytest.mark.rule("MQ-MOV-9", "MQ-MOV-11")
@every_edition
def test_row_a_boat_that_cannot_avoid_land(edition: str) -> None:
    race = let_it_crash(doomed(edition, coal=1), "white")
    assert race.mover == "orange"
    if edition not in BY_2019:
        assert (race["white"].condition, race["white"].place) == ("out", "out")
        return
    assert (race["white"].condition, race["white"].speed) == ("aground", 1)
    for name in ("orange", "blue", "orange", "blue"):  # white loses its next turn
        assert race.mover == name
        race.play("speed 1", "ahead", "stop")
    assert (race.mover, race.decision) == ("white", "own-face")
    coal = race["white"].coal
    race.put("white", "1.10", condition="cast-off").turn("white")
    assert race.legal() == ["face N", "face NE"]  # any direction, but to the south is land, to the west the bank
    race.play("face N", "ahead", "stop")
    assert (race["white"].place, race["white"].speed, race["white"].coal) == ("1.15", 1, coal)
    assert race["white"].condition == "sailing"


@pytest.mark.rule("MQ-MOV-7", "MQ-MOV-6")
@every_edition
def test_row_coal_needed_and_none_left(edition: str) -> None:
    """With coal white would slow down and turn away; without it cannot."""
    rescued = doomed(edition, coal=6).play("speed 2", *["starboard"] * 3, "ahead", "ahead", "stop")
    assert (rescued["white"].place, rescued["white"].condition) == ("2.0", "sailing")
    race = doomed(edition, coal=0)
    assert race.refusal("speed 4") == "MQ-MOV-1"  # the action is simply not available
    let_it_crash(race, "white")
    assert race["white"].condition == ("aground" if edition in BY_2019 else "out")


@pytest.mark.rule("MQ-PUSH-4", "MQ-PUSH-6")
@every_edition
def test_row_where_a_pushed_boat_may_not_go(edition: str) -> None:
    race = situation("A3-2", "A3-3", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.6", bow="N", speed=4).put("orange", "1.7").put("blue", "1.8")
    turn_of(race, "white").play("speed 4", "ahead", "starboard", "starboard")
    new = edition in BY_2019
    assert race.refusal("push N") == ""
    assert race.refusal("push NE") == race.refusal("push S") == "MQ-PUSH-4"  # onto land
    assert race.refusal("push NW") == "MQ-PUSH-4"  # onto the pusher
    assert race.refusal("push SW") == ("" if new else "MQ-PUSH-4")  # where the pusher has been this turn
    assert race.refusal("push SE") == ("" if new else "MQ-PUSH-4")  # onto a boat: only as a chain
    race.put("orange", "1.15").put("white", "1.10", bow="N")
    assert race.refusal("push NW") == race.refusal("push SW") == "MQ-PUSH-4"  # off the river


@pytest.mark.rule("MQ-PUSH-7")
@every_edition
def test_row_facing_after_a_push(edition: str) -> None:
    race = situation("A3-2", "A3-3", edition=edition, players=3)
    race.put("white", "1.7", bow="N", speed=2).put("orange", "1.12", bow="N").put("blue", "1.15")
    turn_of(race, "white").play("speed 2", "push NW")
    assert race.decision == "face"
    assert race.actor == race.number("orange")
    assert len(race.legal()) == 6
    race.play("face S")
    assert race["orange"].bow == "S"


@pytest.mark.rule("MQ-ADV-6", "MQ-ADV-10")
@pytest.mark.parametrize("edition", BY_1998)
def test_row_facing_after_a_push_onto_driftwood_or_a_sandbank(edition: str) -> None:
    race = situation("A3-2", "B2", "A3-3", edition=edition, players=3, **no_rose(edition))
    race.put("white", "2.12", bow="SE", speed=3).put("orange", "2.13", bow="NE").turn("white")
    race.play("speed 3", "push S")
    assert race["orange"].place == "2.8"  # driftwood
    assert race.decision == ("move" if edition == ROSE_1998 else "face")
    race = situation("A3-2", "B3-1", "A3-3", edition=edition, players=3, **no_rose(edition))
    race.put("white", "2.3", bow="N", speed=2).put("orange", "2.8", bow="NE").turn("white")
    race.play("speed 2", "push N")
    assert race["orange"].place == "2.13"  # a sandbank
    assert (race.decision, race["orange"].bow) == ("move", "NE")


@pytest.mark.rule("MQ-RIV-7", "MQ-RIV-8")
@every_edition
def test_row_who_triggers_the_next_tile(edition: str) -> None:
    """White enters the last tile and turns back; in 1998 only a boat that ends there counts."""
    race = situation("A3-3", "A1-1", edition=edition, players=3, river_length=12)
    turn_of(race.put("white", "1.16", bow="N", speed=2), "white")
    race.play("speed 2", "ahead")
    assert race["white"].place == "2.1"
    race.play("starboard", "starboard", "ahead", "stop")
    assert race["white"].place == "1.17"
    assert race.decision == ("speed" if edition == ROSE_1998 else "roll")
    race = situation("A3-3", "A1-1", edition=edition, players=3, river_length=12)
    turn_of(race.put("white", "1.16", bow="N", speed=1), "white").play("speed 1", "ahead", "stop")
    assert race.decision == "roll"


@pytest.mark.rule("MQ-RIV-8")
@every_edition
def test_row_a_boat_pushed_onto_the_last_tile_triggers_the_next(edition: str) -> None:
    race = situation("A3-3", "A1-1", edition=edition, players=3, river_length=12)
    race.put("white", "1.12", bow="N", speed=2).put("orange", "1.17")
    turn_of(race, "white").play("speed 2", "push N", "face N", "stop")
    assert race["orange"].place == "2.2"
    assert race.decision == "roll"


@pytest.mark.rule("MQ-RIV-11")
@every_edition
def test_row_vacated_tiles(edition: str) -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition=edition, players=3, **no_rose(edition))
    race.put("white", "1.16", bow="N", speed=1).put("orange", "2.2").put("blue", "2.17")
    waiting = race.waiting("1.11")
    assert waiting == (0 if edition == INTRO else race.position.tables[0].per_dock[2])
    turn_of(race, "white").play("speed 1", "ahead", "stop")
    leave = edition not in BY_2019
    assert race.record.kept == (2 if leave else 0)
    assert race.record.put_back == (waiting if leave else 0)
    assert race.waiting("1.11") == (0 if leave else waiting)


def near_the_finish(edition: str, players: int = 4, **variants: Any) -> Situation:
    """All boats ready for the docks but for their place, which is further back on the last tile."""
    race = situation("A1-1", "A3-2", finish="ahead", edition=edition, players=players, **no_rose(edition), **variants)
    places = ("2.7", "2.5", "2.9", "2.8", "2.6", "2.10")
    for name, place in zip(boat_names(race.record), places, strict=False):
        race.put(name, place, bow="N", speed=1, passengers=2)
    return race


def dock(race: Situation, name: str) -> None:
    turn_of(race.put(name, "2.12", bow="N", speed=1, passengers=2), name).play("speed 1", "ahead")
    if race.decision == "move" and race.mover == name and race[name].place == "2.17":
        race.play("stop")
    assert race[name].condition == "in-port"


@pytest.mark.rule("MQ-END-1", "MQ-END-2")
@every_edition
@pytest.mark.parametrize(
    ("speed", "passengers", "finishes"), [(1, 2, EDITIONS), (2, 2, (INTRO,)), (1, 1, (INTRO,)), (1, 0, (INTRO,))]
)
def test_row_finish(edition: str, speed: int, passengers: int, finishes: tuple[str, ...]) -> None:
    race = near_the_finish(edition).put("white", "2.12" if speed == 1 else "2.7", bow="N", passengers=passengers)
    turn_of(race, "white").play(f"speed {speed}", *["ahead"] * speed)
    if edition != INTRO:
        race.play("stop")
    assert (race["white"].condition == "in-port") == (edition in finishes)


@pytest.mark.rule("MQ-END-2")
def test_row_finish_unused_points_are_lost_in_the_intro_game() -> None:
    race = near_the_finish(INTRO).put("white", "2.12", bow="N", speed=3, passengers=0)
    turn_of(race, "white").play("speed 3", "ahead")
    assert race["white"].condition == "in-port"
    assert race.mover != "white"


@pytest.mark.rule("MQ-PUSH-9")
@every_edition
def test_row_finish_being_pushed_there_counts(edition: str) -> None:
    race = near_the_finish(edition).put("orange", "2.12", speed=1, passengers=2).put("white", "2.7", bow="N", speed=2)
    turn_of(race, "white").play("speed 2", "push N")
    assert race["orange"].condition == "in-port"


@pytest.mark.rule("MQ-END-3")
@every_edition
def test_row_after_the_first_boat_docks(edition: str) -> None:
    race = near_the_finish(edition)
    dock(race, "white")
    if edition == ROSE_1998:
        assert race.decision == "over"
        return
    assert race.decision == "speed"
    dock(race, "orange")
    assert race.decision == "speed"
    dock(race, "blue")
    assert race.decision == "over"
    assert race.position.result() == [1, 2, 3, 4]


@pytest.mark.rule("MQ-END-3", "MQ-END-4")
@pytest.mark.parametrize("edition", BY_2019)
@pytest.mark.parametrize(("players", "variants"), [(2, {}), (4, {"teams": True}), (3, {"two_boats_each": True})])
def test_row_with_two_players_or_teams_the_first_docking_ends_2019(
    edition: str, players: int, variants: dict[str, Any]
) -> None:
    race = near_the_finish(edition, players, **variants)
    dock(race, "white")
    assert race.decision == "over"


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@pytest.mark.parametrize(("edition", "backward"), [(ROSE_1998, 0), (NEW, 1), (ADVANCED, 1)])
def test_row_leaving_a_sandbank(edition: str, backward: int) -> None:
    race = situation("A3-2", "B3-1", "A3-3", edition=edition, players=3, **no_rose(edition))
    race.put("white", "2.13", bow="N", speed=1, coal=3).turn("white")
    forward = race.copy().play("speed 1")
    assert forward["white"].coal == 2
    race.play("back")
    assert race["white"].place == "2.8"
    assert race["white"].coal == 3 - backward


@pytest.mark.rule("MQ-ROSE-8")
@pytest.mark.parametrize(
    ("edition", "offers"), [(ROSE_1998, ["take 1", "take 2"]), (NEW, ["refill"]), (ADVANCED, ["refill"])]
)
def test_row_what_the_black_rose_gives(edition: str, offers: list[str]) -> None:
    race = situation("A1-1", "A3-3", "A1-2", edition=edition, players=3, black_rose=True)
    race.put("white", "1.2", bow="N", speed=1, coal=1).put("rose", "1.12", bow="N", speed=1)
    race.put("orange", "2.2").put("blue", "2.17").turn("white").play("speed 1", "ahead", "stop")
    assert race.decision == "coal"
    assert race.legal() == ["pass", *offers]
    race.play(offers[-1])
    assert race["white"].coal == (3 if edition == ROSE_1998 else 6)
