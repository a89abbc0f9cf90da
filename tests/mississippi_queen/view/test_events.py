"""What happened in a step, in words."""

import pytest

import paddlewheel
from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import new_stream
from paddlewheel.mississippi_queen.actions import action_text, parse_action
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.rulebook import RULEBOOK
from paddlewheel.mississippi_queen.view import events_between
from tests.mississippi_queen.situation import Situation, situation


def told(race: Situation, *texts: str) -> list[Event]:
    """The events of the last of these actions."""
    found: list[Event] = []
    for text in texts:
        before = race.position.copy()
        race.play(text)
        found = events_between(before, race.position, parse_action(text))
    assert all(event.clause in RULEBOOK.by_id for event in found)
    return found


def sentences(race: Situation, *texts: str) -> list[str]:
    return [event.text for event in told(race, *texts)]


def alone(*tiles: str, **options: object) -> Situation:
    """A river on which all boats but white lie at the start."""
    return situation(*tiles, **options)  # type: ignore[arg-type]


def test_speed_with_its_coal() -> None:
    race = alone("A3-2").put("white", "0.12", speed=1).turn("white")
    assert sentences(race, "speed 3") == ["White sets speed 3 for 1 coal."]


def test_turns_and_their_price() -> None:
    race = alone("A3-2").put("white", "0.12", speed=1).turn("white")
    assert sentences(race, "speed 1", "port") == ["White turns to port, bow NW (free)."]
    assert sentences(race, "starboard") == ["White turns to starboard, bow N (1 coal)."]


def test_a_passenger_who_is_asked_about_is_taken_or_left() -> None:
    race = alone("A1-1", "A3-2", players=2).put("white", "1.7", bow="NW").turn("white").play("speed 1", "ahead")
    assert not {"boarded", "declined"} & {event.kind for event in told(race, "stop")}
    (taken,), (left,) = told(race.copy(), "board"), told(race, "decline")
    assert (taken.kind, taken.clause, taken.who) == ("boarded", "MQ-PAS-1", "white")
    assert taken.text == "White takes a passenger aboard (1 of 2)."
    assert (left.kind, left.clause, left.who) == ("declined", "MQ-PAS-5", "white")
    assert left.text == "White leaves the passenger at the dock."


def test_without_coal_on_a_sandbank_a_boat_of_1998_leaves_the_race() -> None:
    race = alone("B3-1", edition="black-rose-1998", players=3, black_rose=False).put("orange", "1.8")
    race.put("white", "1.13", coal=0, condition="poled-off").turn("white")
    (event,) = told(race, "pass")
    assert (event.kind, event.clause) == ("out", "MQ-MOV-7")
    assert event.text == "Grey has no coal to leave the sandbank and is out of the race."


def test_a_move_has_its_places_as_facts() -> None:
    race = alone("A3-2").put("white", "0.7", speed=1).turn("white")
    event = told(race, "speed 1", "ahead")[0]
    assert (event.kind, event.who, event.facts) == ("moved", "white", {"origin": "0.7", "to": "0.12"})


def test_a_push_and_who_follows() -> None:
    race = alone("A3-2", "A3-1").put("white", "1.6", speed=2).put("green", "1.11").turn("white")
    assert sentences(race, "speed 2", "push NE") == ["White pushes Green NE to 1.12.", "White follows to 1.11."]
    assert sentences(race, "face S") == ["Green points S."]


def test_a_passenger_taken_after_the_speed_is_one() -> None:
    race = alone("A1-2").put("white", "1.3", speed=1).turn("white")
    assert "White takes a passenger aboard (1 of 2)." in sentences(race, "speed 1", "ahead", "stop")


def test_a_pushed_boat_takes_a_passenger_too() -> None:
    race = alone("A1-2").put("white", "0.18", speed=2).put("green", "1.3", speed=1).turn("white")
    assert "Green takes a passenger aboard (1 of 2)." in sentences(race, "speed 2", "push N")


def test_coal_at_a_depot() -> None:
    race = alone("B1", edition="2019-advanced").put("white", "1.2", speed=1, coal=1).turn("white")
    assert "White fills up with coal." in sentences(race, "speed 1", "ahead", "stop")


def test_driftwood_slows() -> None:
    race = alone("B2", edition="2019-advanced").put("white", "0.18", speed=3).turn("white")
    assert "White goes ahead to 1.3, driftwood." in sentences(race, "speed 3", "ahead")
    assert "Driftwood slows White: speed 2." in sentences(race, "port", "ahead", "stop")


def test_a_sandbank_ends_the_turn() -> None:
    race = alone("B3-1", edition="2019-advanced").put("white", "1.0", speed=2).turn("white")
    found = sentences(race, "speed 2", "ahead")
    assert found[:2] == ["White goes ahead to 1.5, a sandbank.", "The sandbank holds White: speed 1."]


def test_the_die_and_the_tile_name_who_rolled_and_what_was_found() -> None:
    race = alone("A3-1").put("white", "0.17", speed=1).turn("white").play("speed 1", "ahead", "stop")
    assert sentences(race, "roll left") == ["White rolls the die: left."]
    assert sentences(race, "tile A1-1")[0] == "Tile A1-1 is laid to the left, a dock with 2 passengers."


def test_a_boat_that_runs_aground_loses_its_next_turn() -> None:
    race = alone("A3-2").put("white", "1.6", bow="S", speed=6, coal=0).turn("white")
    steps = [race.legal()[-1]]
    while "stop" not in race.legal():
        told(race, *steps)
        steps = [next((text for text in race.legal() if text in ("ahead", "stop")), race.legal()[0])]
    assert "White runs aground: under repair, it loses its next turn." in sentences(race, "stop")


def test_before_2019_it_is_out() -> None:
    race = alone("A3-2", edition="classic-1997").put("white", "1.6", bow="S", speed=6, coal=0).turn("white")
    while "stop" not in race.legal():
        told(race, next((text for text in race.legal() if text == "ahead"), race.legal()[0]))
    assert "Grey runs aground and is out of the race." in sentences(race, "stop")


def test_docking_and_the_end_of_the_race() -> None:
    race = situation("A3-2", finish="ahead", players=3).put("white", "1.12", speed=1, passengers=2)
    race.put("orange", "docked", berth=1).put("blue", "0.7")
    race.record.in_port = 1
    found = sentences(race.order("white", "blue").turn("white"), "speed 1", "ahead", "stop")
    assert "White docks at the finish, 2nd!" in found
    assert found[-1] == "The race is over. 1. Orange, 2. White, 3. Blue."


def test_a_new_round_names_its_order() -> None:
    race = alone("A3-2", players=3).put("white", "0.7", speed=1).put("orange", "0.12").put("blue", "0.18")
    race.order("orange", "blue", "white").turn("white")
    assert sentences(race, "speed 1", "port", "ahead", "stop")[-1] == "Round 3: Blue, Orange, White."


def test_lost_turns_are_told_on_the_way_to_the_next_boat() -> None:
    race = alone("A3-2", players=3).put("white", "0.12", speed=1).put("orange", "0.7", condition="aground")
    race.put("blue", "0.9", condition="loses-turn").order("white", "orange", "blue").turn("white")
    found = sentences(race, "speed 1", "port", "ahead", "stop")
    assert found[1:3] == ["Orange is under repair this turn.", "Blue loses this turn."]


def test_coal_between_boats() -> None:
    race = (
        situation("A3-2", "A3-1", players=2).put("white", "1.6", speed=1, coal=2).put("blue", "1.12", speed=1, coal=4)
    )
    race.put("orange", "0.2").put("green", "0.9").turn("white").play("speed 1", "ahead", "stop")
    assert sentences(race, "give 2")[0] == "White gives Blue 2 coal."


def test_coal_asked_for_and_refused() -> None:
    race = (
        situation("A3-2", "A3-1", teams="2-2").put("white", "1.6", speed=1, coal=2).put("blue", "1.12", speed=1, coal=4)
    )
    race.put("orange", "0.2").put("green", "0.9").turn("white").play("speed 1", "ahead", "stop")
    assert sentences(race, "take 3") == ["White asks Blue for 3 coal."]
    assert sentences(race, "refuse")[0] == "Blue keeps its coal."


def test_votes_are_told_when_the_last_is_in() -> None:
    race = situation("A3-1", players=3, vote_on_direction=True).put("white", "0.17", speed=1).turn("white")
    race.play("speed 1", "ahead", "stop")
    assert sentences(race, "vote left") == ["A vote is in from White."]
    found = sentences(race, "vote left", "vote ahead")
    assert found[1] == "The votes: left 2, ahead 1, right 0."


def test_a_tied_vote_and_who_settles_it() -> None:
    race = situation("A3-1", players=3, vote_on_direction=True).put("white", "0.17", speed=1).turn("white")
    race.play("speed 1", "ahead", "stop")
    assert sentences(race, "vote left", "vote ahead", "vote right")[-1] == "It is a tie, to be settled by White."
    assert sentences(race, "vote right") == ["The tie is settled by White: right."]


def test_tiles_that_leave_the_river() -> None:
    race = situation("A1-2", "A3-1", edition="classic-1997", players=3)
    race.put("orange", "2.12").put("blue", "2.13").put("white", "1.17", bow="N", speed=1).turn("white")
    found = [event.kind for event in told(race, "speed 1", "ahead", "stop", "roll ahead", "tile A1-1")]
    assert "removed" in found


@pytest.mark.parametrize(
    ("edition", "players", "variants"),
    [
        ("intro-1997", 3, {}),
        ("classic-1997", 5, {}),
        ("black-rose-1998", 8, {"branching_river": True}),
        ("2019", 2, {}),
        ("2019", 6, {"teams": "2-2-2", "vote_on_direction": True}),
        ("2019-advanced", 5, {"black_rose": True}),
    ],
)
def test_every_step_of_a_race_has_a_story(edition: str, players: int, variants: dict[str, object]) -> None:
    stream = new_stream(0, 5, 0)
    position = MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options(edition, players, variants))
    for _ in range(2500):
        if position.actor == NOBODY:
            break
        legal = position.legal_actions()
        action = position.draw(stream) if position.actor == CHANCE else legal[int(stream[0].a) % len(legal)]
        before = position.copy()
        position.step(action)
        found = events_between(before, position, action)
        silent = action_text(action) == "pass"
        assert found or silent, action_text(action)
        assert all(event.text[0].isupper() and event.text[-1] in ".!" for event in found)


def test_a_whole_game_begins_with_lots_and_ends_with_the_result() -> None:
    match = paddlewheel.new_game(edition="intro-1997", players=3, seed=2)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    position = MISSISSIPPI_QUEEN.new_position(match.options)
    kinds = []
    for action in match.log:
        before = position.copy()
        position.step(action)
        kinds += [event.kind for event in events_between(before, position, action)]
    assert kinds[:2] == ["tile", "lot"]
    assert kinds[-1] == "over"


# The clause behind an event, where the situation decides


def clause_of(kind: str, race: Situation, *texts: str) -> str:
    return next(event.clause for event in told(race, *texts) if event.kind == kind)


def test_what_a_pushed_boat_gets_has_a_clause_of_its_own() -> None:
    race = alone("A1-2").put("white", "1.3", speed=1).turn("white")
    assert clause_of("boarded", race, "speed 1", "ahead", "stop") == "MQ-PAS-1"
    race = alone("A1-2").put("white", "0.18", speed=2).put("green", "1.3", speed=1).turn("white")
    assert clause_of("boarded", race, "speed 2", "push N") == "MQ-PUSH-8"


def test_backing_off_a_sandbank_goes_by_the_edition() -> None:
    for edition, clause in (("2019-advanced", "MQ-ADV-8"), ("black-rose-1998", "MQ-ADV-9")):
        race = alone("B3-1", edition=edition).put("white", "1.5", bow="N", speed=1).turn("white")
        assert clause_of("moved", race, "back") == clause


def test_a_push_onto_driftwood_or_in_a_chain_says_so() -> None:
    race = alone("B2", edition="2019-advanced").put("white", "0.13", speed=4).put("green", "0.18").turn("white")
    assert clause_of("pushed", race, "speed 4", "push N") == "MQ-ADV-5"
    race = alone("A3-2", "A3-1").put("white", "1.6", speed=3).put("green", "1.11").put("blue", "1.12").turn("white")
    assert clause_of("pushed", race, "speed 3", "push NE") == "MQ-PUSH-6"


def test_running_aground_goes_by_the_edition() -> None:
    for edition, kind, clause in (("2019", "aground", "MQ-MOV-9"), ("classic-1997", "out", "MQ-MOV-11")):
        race = alone("A3-2", edition=edition).put("white", "1.6", bow="S", speed=6, coal=0).turn("white")
        while "stop" not in race.legal():
            told(race, next((text for text in race.legal() if text == "ahead"), race.legal()[0]))
        assert clause_of(kind, race, "stop") == clause


def test_rounds_go_by_position_or_clockwise() -> None:
    for edition, clause in (("2019", "MQ-ORD-1"), ("intro-1997", "MQ-ORD-6")):
        race = alone("A3-2", players=3, edition=edition).put("white", "0.7", speed=1).put("orange", "0.12")
        race.put("blue", "0.18").order("orange", "blue", "white").turn("white")
        assert clause_of("round", race, "speed 1", "port", "ahead", "stop") == clause
