"""The pilot's answers where the move is not all: pushed boats, coal, teams, the Black Rose, danger."""

import pytest

from paddlewheel.bots import BOTS, Bot
from paddlewheel.core.search.budget import Budget
from paddlewheel.mississippi_queen.actions import action_text
from tests.mississippi_queen.rules.test_black_rose import coaling
from tests.mississippi_queen.situation import Situation, situation

CLEVER = ("pilot", "captain", "commodore")


def chosen(race: Situation, bot: str) -> list[str]:
    position = race.position
    player: Bot = BOTS[bot](0, 0, position.actor)
    actions = player.decide(position.seen_by(position.actor), position.legal_actions(), Budget(iterations=20))
    return [action_text(action) for action in actions]


def straight_river(**variants: object) -> Situation:
    return situation("A1-1 ahead", "A1-2 ahead", finish="ahead", players=4, **variants)


@pytest.mark.parametrize("bot", CLEVER)
def test_a_pushed_boat_is_pointed_down_the_river(bot: str) -> None:
    race = straight_river()
    race.put("white", "1.2", bow="N", speed=3, coal=6, passengers=2)
    race.put("orange", "1.7", bow="S", speed=3, coal=0, passengers=2)
    race.put("blue", "0.5", bow="N", speed=1, coal=6)
    race.put("green", "0.6", bow="N", speed=1, coal=6)
    race.turn("white")
    race.play("speed 3", "ahead") if race["orange"].place != "1.7" else race.play("speed 3")
    push = next(text for text in race.legal() if text.startswith("push"))
    race.play(push)
    assert race.decision == "face"
    assert chosen(race, bot)[0] in ("face N", "face NE", "face NW")


@pytest.mark.parametrize("bot", CLEVER)
def test_a_boat_without_coal_takes_some_from_its_team_mate(bot: str) -> None:
    race = straight_river(teams="2-2")
    race.put("white", "1.2", bow="N", speed=2, coal=0, passengers=2)
    race.put("blue", "1.13", bow="N", speed=2, coal=6, passengers=0)
    race.put("orange", "0.5", bow="N", speed=1, coal=6)
    race.put("green", "0.6", bow="N", speed=1, coal=6)
    race.turn("white").play("speed 2", "ahead")
    while race.decision == "move":
        race.play("ahead" if "ahead" in race.legal() else "stop")
    assert race.decision == "coal", "the two lie side by side at the same speed"
    assert chosen(race, bot)[0].startswith("take")


@pytest.mark.parametrize("mover", ["white", "rose"])
@pytest.mark.parametrize("bot", CLEVER)
def test_whoever_moves_the_black_rose_brings_her_alongside_for_her_coal(bot: str, mover: str) -> None:
    race = coaling("2019", mover=mover, coal=0).turn(mover)
    controller = race.actor
    while race.decision in ("speed", "move"):
        for text in chosen(race, bot):
            if race.actor == controller and race.decision in ("speed", "move") and text in race.legal():
                race.play(text)
    assert race.decision == "coal", "side by side at the same speed"
    assert chosen(race, bot)[0] == "refill"
    assert race.play("refill")["white"].coal == 6
