"""A position as plain JSON."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.core.fields import plainly
from paddlewheel.core.positions import Written, actor_word, write_head
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PHASES
from paddlewheel.riverboat.boxes import boat_names, card_names, tile_names
from paddlewheel.riverboat.notation.vocabulary import STEPS, SUITS, stage_word
from paddlewheel.riverboat.notation.write_players import write_player
from paddlewheel.riverboat.notation.write_turn import write_turn
from paddlewheel.riverboat.options import build_tables
from paddlewheel.riverboat.tables import Tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition
    from paddlewheel.riverboat.options import Options


@lru_cache(maxsize=8)
def _plain_tables(options: "Options") -> list[Any]:
    return [plainly(Tables, build_tables(options)[0])]


def position_to_json(position: "SeasonPosition") -> dict[str, Any]:
    season, options = plainly(state.Season, position.record), position.options
    plain: Any = Written(options, season, _plain_tables(options))
    moment = {
        "round": int(season.round_number),
        "phase": stage_word(season.stage),
        "step": STEPS[season.step],
        "actor": actor_word(position.actor),
    }
    return write_head(position.game, options) | moment | _table(plain)


def _table(position: "SeasonPosition") -> dict[str, Any]:
    season, players = position.record, position.options.players
    return {
        "turn": write_turn(position),
        "first_player": _seat(season.first_player),
        "phase_tiles": {phase: _seat(season.phase_owner[stage]) for stage, phase in enumerate(PHASES)},
        "markers": [int(seat) + 1 for seat in season.climb[:players]],
        "card": SUITS[season.colour] if season.revealed else None,
        "unseen": counted(SUITS, season.cards_left),
        "open_tiles": counted(tile_names(), season.crops_open),
        "laid_tiles": counted(tile_names(), laid_tiles(position)),
        "riverboats": [name for kind, name in enumerate(boat_names()) if season.boats_open >> kind & 1],
        "opportunities": [_card(card) for card in season.on_space],
        "pile": _pile(season),
        "players": [write_player(position, seat) for seat in range(players)],
    }


def counted(names: Sequence[str], counts: Any) -> dict[str, int]:
    """
    >>> counted(("turnip", "wheat"), [0, 2])
    {'wheat': 2}
    """
    return {name: int(count) for name, count in zip(names, counts, strict=False) if count}


def laid_tiles(position: "SeasonPosition") -> list[int]:
    """Tiles on the mats, by kind: those that are neither open nor in a pile nor in hand."""
    season, tables = position.record, position.tables[0]
    return [
        int(tables.tile_count[kind] - season.crops_open[kind] - season.crops_left[kind]) - (season.tile == kind)
        for kind in range(tables.kinds)
    ]


def _seat(seat: int) -> int | None:
    return None if seat == state.NONE else int(seat) + 1


def _card(card: int) -> str | None:
    return None if card == state.NONE else card_names()[card]


def _pile(season: Any) -> list[list[str]]:
    """The cards of each layer, the top one first; in no order within a layer."""
    deepest = max(season.layer)
    return [
        [name for card, name in enumerate(card_names()) if season.layer[card] == layer]
        for layer in range(1, deepest + 1)
    ]
