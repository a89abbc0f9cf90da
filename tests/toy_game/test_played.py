"""A game that the package does not know is simulated, played in the terminal and learnt, without a change elsewhere."""

import json

import pytest

from paddlewheel.bots import bots_for, find_bot
from paddlewheel.bots.levels import Deckhand
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import NOBODY
from paddlewheel.core.matches.match import Match
from paddlewheel.core.notation.positions import (
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from paddlewheel.terminal.screen import render_screen
from paddlewheel.terminal.session import Session
from tests.toy_game.conftest import run
from tests.toy_game.rules import SKIFFS

API_TEST = """
from pettingzoo.test import api_test
from paddlewheel.environments.pettingzoo import skiffs_v1
api_test(skiffs_v1.env(players=3), num_cycles=200)
env = skiffs_v1.env(players=2)
env.reset(seed=3)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else int(seen["action_mask"].nonzero()[0][-1]))
print(sum(env.unwrapped.position.rewards()), env.unwrapped.position.result())
"""
LEARN = """
import gymnasium
import paddlewheel.environments.gymnasium
env = gymnasium.make("paddlewheel/Skiffs-v1", players=3)
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, terminated, truncated, info = env.step(int(info["action_mask"].nonzero()[0][0]))
    over = terminated or truncated
print(reward)
"""


def test_a_position_can_be_written_down_and_read_at_any_moment() -> None:
    match = Match(SKIFFS, SKIFFS.options(None, 3, {}), 5, chance=False)
    while match.position.actor != NOBODY:
        position = match.position
        assert position_to_json(position_from_json(SKIFFS, position_to_json(position))) == position_to_json(position)
        line = position_to_text(position)
        assert position_to_text(position_from_text(SKIFFS, line)) == line
        match.play(match.legal_actions()[-1])


def test_the_terminal_shows_the_river_and_takes_actions() -> None:
    match = Match(SKIFFS, SKIFFS.options(None, 2, {}), 5)
    session = Session(match, SKIFFS.module.terminal, {0}, {1: Deckhand(0, 5, 1)})
    while not match.is_over:
        list(session.run_bots())
        if not match.is_over:
            session.submit(match.legal_actions()[0])
            assert not session.trouble, session.message
        assert "~~" in render_screen(session, session.ui.controls(session), 100, 30).plain()
    session.submit("row 1")
    assert session.trouble
    assert 1 in match.result


def test_bots_that_need_more_than_the_game_offers_say_so() -> None:
    assert set(bots_for(SKIFFS)) & {"deckhand", "mate", "pilot", "captain", "commodore"} == {"deckhand"}
    with pytest.raises(SetupError, match="commodore does not play Skiffs, which does not offer: pilot"):
        find_bot("commodore:100", SKIFFS)


def test_deckhands_play_it_in_the_lab(with_skiffs: dict[str, str]) -> None:
    options = ["--games", "40", "--seed", "1", "--json"]
    assert json.loads(run(with_skiffs, "-m", "paddlewheel.cli", "simulate", "skiffs", *options))["games"] == 40


@pytest.mark.slow
def test_every_environment_knows_it(with_skiffs: dict[str, str]) -> None:
    *_, last = run(with_skiffs, "-c", API_TEST).splitlines()
    assert last.startswith("0.0 [")
    assert float(run(with_skiffs, "-c", LEARN)) in (1, 0, -1)
