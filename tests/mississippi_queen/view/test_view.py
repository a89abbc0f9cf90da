"""What a seat may see, and what its actions cost."""

import json
from typing import Any

import pytest

import paddlewheel
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.hexgrid import Hex, distance
from paddlewheel.core.messages import text
from paddlewheel.core.presentation import view_of
from paddlewheel.mississippi_queen.actions import parse_action
from paddlewheel.mississippi_queen.rulebook import RULEBOOK
from paddlewheel.mississippi_queen.view.actions.meanings import meaning
from paddlewheel.mississippi_queen.view.actions.prices import price
from tests.messages.shown import shown
from tests.mississippi_queen.situation import Situation, situation

RIVER = ("A1-2", "B1/B2 left", "B3-1 right")


def actions(race: Situation) -> dict[str, dict[str, Any]]:
    return {row["text"]: shown(row) for row in view_of(race.position, race.actor)["actions"]}


def prompt_of(race: Situation, seat: int | None = None) -> str:
    return str(shown(view_of(race.position, seat)["prompt"]))


def meaning_of(race: Situation, action: str) -> str:
    return text(meaning(race.position, parse_action(action)))


def test_the_view_is_plain_json_at_every_moment_of_a_race() -> None:
    match = paddlewheel.new_game(edition="black-rose-1998", players=5, seed=11, variants={"vote_on_direction": True})
    for step in range(300):
        if match.is_over:
            break
        for seat in (None, 0, match.actor):
            seen = match.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            assert [row["text"] for row in seen["actions"]] == (match.legal_actions() if seat == match.actor else [])
            assert {row["clause"] for row in seen["actions"]} <= set(RULEBOOK.by_id)
        match.play(match.legal_actions()[step % len(match.legal_actions())])


def test_spaces_of_the_river_touch_and_never_overlap() -> None:
    river = view_of(situation(*RIVER).turn("white").position)["river"]
    hexes = [Hex(*space["hex"]) for space in river["spaces"]]
    assert len(hexes) == 80 == len(set(hexes))
    assert all(min(distance(one, other) for other in hexes if other != one) == 1 for one in hexes)


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("1.8", "blue dock"),
        ("2.13", "depot"),
        ("2.14", "driftwood"),
        ("3.5", "sandbank"),
        ("0.2", "start dock"),
        ("1.11", "land"),
    ],
)
def test_spaces_say_what_they_are(place: str, kind: str) -> None:
    spaces = view_of(situation(*RIVER).turn("white").position)["river"]["spaces"]
    assert next(space["kind"] for space in spaces if space["place"] == place) == kind


def test_tiles_that_have_been_removed_are_not_shown() -> None:
    race = situation("A1-2", "A1-1", edition="classic-1997")
    for name in ("white", "orange", "blue", "green"):
        race.put(name, f"2.{race.number(name) * 2 + 10}")
    race.turn("white").finish_turn()
    assert {tile["slot"] for tile in view_of(race.position)["river"]["tiles"]} == {2}


def test_a_boat_is_seen_with_its_wheels_and_passengers() -> None:
    race = situation(*RIVER).put("green", "2.12", bow="NW", speed=3, coal=2, passengers=1).turn("green")
    boat = next(boat for boat in view_of(race.position, 3)["boats"] if boat["name"] == "green")
    assert (boat["speed"], boat["coal"], boat["passengers"], boat["bow"], boat["letter"]) == (3, 2, 1, "NW", "G")
    space = next(space for space in view_of(race.position)["river"]["spaces"] if space["place"] == "2.12")
    assert boat["hex"] == space["hex"]


def test_the_prompt_tells_the_actor_what_to_do_and_others_whom_they_wait_for() -> None:
    race = situation("A3-2").turn("orange")
    assert prompt_of(race, 1) == "Your turn, Orange: set a speed."
    assert prompt_of(race, 0) == "Waiting for Orange to set a speed."
    assert prompt_of(race) == "Waiting for Orange to set a speed."


def test_the_prompt_after_a_push() -> None:
    race = situation("A3-2", "A3-1").put("white", "1.6", speed=2).put("green", "1.11").turn("white")
    race.play("speed 2", "push NE")
    assert prompt_of(race, 3) == "Green was pushed: point your boat."


def test_the_prompt_warns_of_a_move_that_cannot_be_completed() -> None:
    race = situation("A3-2").put("white", "1.6", bow="S", speed=6, coal=0).turn("white")
    assert "land cannot be avoided" in prompt_of(race, 0)


def test_prices_of_speeds_and_turns() -> None:
    race = situation("A3-2", "A3-1").put("white", "0.7", speed=2, coal=4).turn("white")
    assert {text: row["coal"] for text, row in actions(race).items()} == {
        "speed 1": 0,
        "speed 2": 0,
        "speed 3": 0,
        "speed 4": 1,
        "speed 5": 2,
        "speed 6": 3,
    }
    race.play("speed 3")
    assert actions(race)["port"]["coal"] == 0
    race.play("port")
    assert actions(race)["starboard"]["coal"] == 1
    assert actions(race)["ahead"]["points"] == 1


def test_the_price_of_a_push_is_two_points() -> None:
    race = situation("A3-2", "A3-1").put("white", "1.6", speed=3).put("green", "1.11").turn("white").play("speed 3")
    assert actions(race)["push NE"]["points"] == 2
    assert "Green" in actions(race)["push NE"]["meaning"]


def test_driftwood_costs_two_points_and_says_so() -> None:
    race = situation("B2", edition="2019-advanced").put("white", "0.18", speed=3).turn("white").play("speed 3")
    assert text(price(race.position, parse_action("ahead")).message()) == "2 points"
    assert "driftwood" in meaning_of(race, "ahead")


def test_stopping_says_what_it_brings() -> None:
    race = situation("A1-2").put("white", "1.3", speed=1).turn("white").play("speed 1", "ahead")
    assert meaning_of(race, "stop") == "end the move here: White takes a passenger aboard (1 of 2)."


def test_whether_a_passenger_is_taken_is_asked_and_explained() -> None:
    race = situation("A1-1", "A3-2", players=2).put("white", "1.7", bow="NW").turn("white").play("speed 1", "ahead")
    assert meaning_of(race, "stop") == "end the move here: A passenger may be taken aboard."
    race.play("stop")
    assert prompt_of(race, 0) == "White lies at a dock: take a passenger aboard, or decline."
    assert prompt_of(race, 1).startswith("Waiting for White and Blue to take a passenger aboard")
    assert meaning_of(race, "board") == "White takes the passenger aboard (1 of 2)"
    assert meaning_of(race, "decline") == "White leaves the passenger at the dock"


def test_coal_that_is_given_and_taken() -> None:
    race = (
        situation("A3-2", "A3-1", players=2).put("white", "1.6", speed=1, coal=2).put("blue", "1.12", speed=1, coal=4)
    )
    race.put("orange", "0.2").put("green", "0.9").turn("white").play("speed 1", "ahead", "stop")
    assert actions(race)["give 1"]["coal"] == 1
    assert actions(race)["take 2"]["coal"] == -2
    assert actions(race)["pass"]["coal"] == 0


def test_votes_stay_secret_until_all_are_in() -> None:
    race = situation("A3-1", vote_on_direction=True).put("white", "0.17", speed=1).turn("white")
    race.play("speed 1", "ahead", "stop", "vote left")
    assert view_of(race.position, 0)["seats"][0]["vote"] == "left"
    assert view_of(race.position, 1)["seats"][0]["vote"] == "cast"
    assert view_of(race.position)["seats"][0]["vote"] == "cast"


def test_actors_that_are_no_seat() -> None:
    race = situation("A3-1").put("white", "0.17", speed=1).turn("white").play("speed 1", "ahead", "stop")
    assert view_of(race.position)["actor"] == CHANCE
    assert prompt_of(race) == "The die is rolled for the next tile."
    over = paddlewheel.new_game(edition="intro-1997", players=3, seed=1)
    while not over.is_over:
        over.play(over.legal_actions()[0])
    assert over.view()["actor"] == NOBODY
    assert over.view()["result"] == over.result
    assert shown(over.view()["prompt"]).startswith("The race is over. 1. ")


def test_race_order_has_boats_in_port_then_those_racing_then_those_out() -> None:
    race = situation(*RIVER, players=5)
    race.put("green", "docked", berth=2).put("blue", "docked", berth=1).put("white", "out")
    race.order("pink", "green", "white", "orange").turn("pink")
    view = view_of(race.position, None)
    assert view["race_order"] == ["blue", "green", "pink", "orange", "white"]
    assert view["order"] == ["pink", "green", "white", "orange"]


def test_every_moment_of_a_race_has_all_boats_in_race_order_and_one_of_them_in_focus() -> None:
    match = paddlewheel.new_game(edition="2019", players=2, seed=4, variants={"vote_on_direction": True})
    while not match.is_over:
        view = match.view(None)
        assert sorted(view["race_order"]) == sorted(boat["name"] for boat in view["boats"])
        if view["move"] and view["decision"] not in ("face", "agree", "board"):
            assert view["focus_boat"] == view["move"]["boat"]
        match.play(match.legal_actions()[0])
    view = match.view(None)
    seat = next(boat["seat"] for boat in view["boats"] if boat["name"] == view["focus_boat"])
    assert view["result"][seat] == 1


def test_at_the_start_a_bow_down_river_is_proposed() -> None:
    seen = []
    match = paddlewheel.new_game("mississippi-queen", edition="2019", players=3, seed=2)
    while match.position.rounds == 0:
        view = match.view(match.actor)
        assert match.view(None)["proposal"] is None
        if view["decision"].startswith("setup"):
            seen.append(view["proposal"])
            assert view["proposal"] in [action["text"] for action in view["actions"]]
            assert view["proposal"] == f"face {view['river']['tiles'][0]['heading']}"
        match.play(match.legal_actions()[0])
    assert len(seen) == 3
    assert match.view(match.actor)["proposal"] is None
