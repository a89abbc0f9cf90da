"""The German phrasebook knows what the start page offers: no sentence is left in English, in part or in whole."""

import tomllib
from collections.abc import Iterator

from paddlewheel.bots import BOTS
from paddlewheel.games import GAMES
from paddlewheel.mississippi_queen.editions import editions
from paddlewheel.mississippi_queen.tables import read_data
from paddlewheel.riverboat.knobs import knobs
from tests.german.phrasebook import translated


def test_of_what_the_start_page_offers() -> None:
    assert translated(_offered()).unknown == []


def _offered() -> Iterator[str]:
    yield from (game.title for game in GAMES.values())
    yield from (str(edition["title"]) for edition in editions().values())
    yield from (bot.manner for bot in BOTS.values())
    yield from (knob.says for knob in knobs().values())
    yield from (variant["says"] for variant in tomllib.loads(read_data("knobs.toml"))["variant"])


def test_a_sentence_it_does_not_know_is_not_half_translated() -> None:
    said = translated(["White sings loudly.", "Waiting for White to sing.", "Waiting for Mauve to steer."])
    assert len(said.unknown) == 3
