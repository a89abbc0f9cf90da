"""Validation of positions before the first phase: every player has exactly the initial components."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.names import PLAYER_FIELDS, seat_name
from paddlewheel.riverboat.notation.to_json import write_player

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

DEALT = tuple(name for name in PLAYER_FIELDS if name not in ("seat", "mat"))


def check_opening(position: "RiverboatPosition", fresh: "RiverboatPosition") -> None:
    season, players = position.record, position.options.players
    if season.round_number > 1 or season.phase != state.PHASE_COUNT:
        return
    for seat in range(players):
        dealt, has = write_player(fresh, seat), write_player(position, seat)
        for name in DEALT:
            where = f"{seat_name(seat)}.{name}"
            require(has[name] == dealt[name], where, f"must be {dealt[name]} before the first phase (RB-SET-6)")
    if season.round_number == 1:
        order = [(season.first_player + turn) % players for turn in range(players)]
        same = order == list(season.marker_order[:players])
        require(same, "markers", f"must be {[seat + 1 for seat in order]} before the first phase (RB-SET-7)")
