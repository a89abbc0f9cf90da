"""The numbers in the first table of docs/research.md are those of the games."""

import re

import pytest

from paddlewheel.core.batch.observation import field_offsets
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.game import Game
from paddlewheel.games import GAMES
from tests.repository import ROOT

PAGE = ROOT / "docs" / "research.md"


@pytest.mark.parametrize("column", range(2), ids=list(GAMES))
def test_its_numbers(column: int) -> None:
    game = list(GAMES.values())[column]
    summary = PAGE.read_text(encoding="utf-8").partition("## ")[0]
    rows = dict(re.findall(r"^\| ([^|]+?) \| (.*) \|$", summary, re.MULTILINE))

    def cell(row: str) -> str:
        return rows[row].split(" | ")[column]

    assert cell("actions of players, of chance") == f"{game.player_actions}, {game.actions - game.player_actions}"
    assert cell("observation") == f"{field_offsets(fields_of(game))['']:,} bytes"
    assert cell("most decisions a game can have").split()[0] == f"{most_decisions(game, 4 - column):,}"


def most_decisions(game: Game, players: int) -> int:
    return game.module.length_limits(game.options(None, players, {})).decisions
