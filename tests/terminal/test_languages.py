"""A session in another language: every line of its screens and pages is in it, names of actions and commands aside."""

import re

import pytest

import paddlewheel as pw
from paddlewheel.core.messages import ENGLISH
from paddlewheel.terminal.session import Session
from tests.terminal.sample_sessions import screen, submitted, wander

GAMES = {"mississippi-queen": 4, "riverboat": 3}  # players
PAGES = {"mississippi-queen": ("?", "log"), "riverboat": ("?", "log", "boards", "mats", "score")}
ENGLISH_WORDS = re.compile(
    r"\b(the|and|your?|is|are|of|to|with|from|for|by|not|this|that|it|at|on|turn|choose|points|coins|workers|"
    r"round|waiting|players?|harvested|taken|none|field|chooses?|draws?|takes?|sets?|gives?)\b",
    re.IGNORECASE,
)
ROOM = 200, 60


def session(game: str, language: str) -> Session:
    match = pw.new_game(game, players=GAMES[game], seed=3)
    table = Session(match, match.game.module.terminal, set(range(GAMES[game])), {}, None, language)
    wander(table, 150)
    return table


def english(shown: str) -> list[str]:
    """Lines with English words; actions, which are typed in every language, are no words."""
    lines = [line.strip() for line in shown.split("\n")]
    return [line for line in lines if ENGLISH_WORDS.search(re.sub(r"\b(take|phase|card|undo|log|save) \S+", "", line))]


@pytest.mark.parametrize("game", GAMES)
def test_screens_and_pages_are_german(game: str) -> None:
    table = session(game, "de")
    assert english(screen(table, *ROOM)) == []
    for page in PAGES[game]:
        assert english(screen(submitted(table, page), *ROOM)) == []
        submitted(table, "")


@pytest.mark.parametrize("game", GAMES)
def test_the_words_looked_for_are_there_in_english(game: str) -> None:
    assert english(screen(session(game, ENGLISH), *ROOM))
