"""Every table a game can be played at: both games, every preset and player count, and variants combined."""

from dataclasses import dataclass
from typing import Any

from paddlewheel.core.game import Game
from paddlewheel.games import GAMES
from tests.mississippi_queen.setups import EVERY_SETUP
from tests.mississippi_queen.setups import name_of as race_name


@dataclass(frozen=True)
class Table:
    game: Game
    options: Any

    @property
    def edition(self) -> str:
        return str(self.game.options_to_json(self.options)["edition"])

    @property
    def players(self) -> int:
        return int(self.options.players)


def _tables(game: Game) -> list[Table]:
    if game.name == "mississippi-queen":
        return [Table(game, options) for options in EVERY_SETUP]
    return [Table(game, game.options(name, players, {})) for name in game.editions() for players in counts(game, name)]


def counts(game: Game, edition: str) -> range:
    return game.player_counts(edition)


EVERY_TABLE = [table for game in GAMES.values() for table in _tables(game)]


def name_of(table: Table) -> str:
    if table.game.name == "mississippi-queen":
        return race_name(table.options)
    return f"{table.game.name}-{table.players}"
