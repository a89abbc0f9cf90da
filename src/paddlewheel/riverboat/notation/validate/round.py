"""Validation of the round: first player, mats, owners of phase tiles, and the actor that follows from them."""

from itertools import pairwise
from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.notation.names import PLAYER_FIELDS, SETUP_DECISIONS, moment_name, seat_name
from paddlewheel.riverboat.notation.to_json import write_player
from paddlewheel.riverboat.state import PHASE_NAMES, RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def check_round(position: "RiverboatPosition") -> None:
    record, players = position.record, position.options.players
    _check_dealt(record, players)
    _check_markers(record, players)
    if record.decision in SETUP_DECISIONS:
        require(record.first_player == state.NONE, "first_player", "must be null before the first round")
    else:
        require(record.first_player != state.NONE, "first_player", "must be a seat once the mats are dealt")
    _check_phase_tiles(record, players)
    _check_owner(record, players)


def _check_dealt(record: RiverboatState, players: int) -> None:
    """RB-SET-6: mats are different and dealt in seat order."""
    dealt = list(record.mat[:players])
    count = sum(mat != state.NONE for mat in dealt)
    low, high = (0, players - 1) if record.decision == state.MAT_DECISION else (players, players)
    word = moment_name(record.phase, record.decision)
    wanted = f"{low} to {high}" if low < high else f"all {players}"
    require(low <= count <= high, "players", f"{wanted} must have a mat in {word}, not {count}")
    for seat, mat in enumerate(dealt):
        where = f"{seat_name(seat)}.mat"
        if seat >= count:
            require(mat == state.NONE, where, "must be null: mats are dealt in the order of the seats")
        else:
            require(mat != state.NONE, where, "must be a mat: they are dealt in the order of the seats")
            require(
                dealt.count(mat) == 1, where, f"{mats()[mat].name} is dealt twice; the mats are different (RB-SET-6)"
            )


def _check_markers(record: RiverboatState, players: int) -> None:
    """A marker that has never moved lies below all that have."""
    order = list(record.marker_order[:players])
    if record.decision in SETUP_DECISIONS:
        require(order == list(range(players)), "markers", "must stand in the order of the seats before the first round")
    for before, after in pairwise(order):
        fits = record.points[after] > 0 or record.points[before] == 0
        sentence = f"seat {after + 1} has no points, so its marker cannot have moved after that of seat {before + 1}"
        require(fits, "markers", sentence)


def _check_phase_tiles(record: RiverboatState, players: int) -> None:
    """RB-RND-2: tiles are taken in turn from the first player on; the draft ends before the first phase."""
    owners = list(record.phase_owner)
    taken = sum(owner != state.NONE for owner in owners)
    word = moment_name(record.phase, record.decision)
    if record.phase == state.PHASE_COUNT and record.decision != state.DRAFT_DECISION:
        require(taken == 0, "phase_tiles", f"must all be null in {word}")
    elif record.decision == state.DRAFT_DECISION:
        require(taken < state.PHASE_COUNT, "phase_tiles", "one must be null: the draft is not over")
    else:
        missing = next((PHASE_NAMES[phase] for phase, owner in enumerate(owners) if owner == state.NONE), "")
        require(not missing, f"phase_tiles.{missing}", f"must be a seat in {word}")
    turns = [(record.first_player + turn) % players for turn in range(taken)]
    for seat in range(players):
        has, due = owners.count(seat), turns.count(seat)
        require(has == due, "phase_tiles", f"seat {seat + 1} must have {due} by now, not {has} (RB-RND-2)")


def _check_owner(record: RiverboatState, players: int) -> None:
    """The actor is the owner of the phase tile in some decisions, and the next seat in the draft."""
    decider = record.actor
    if record.decision in (state.HIRE_DECISION, state.BONUS_DECISION):
        decider = record.phase_owner[record.phase]
    if record.decision == state.DRAFT_DECISION:
        taken = sum(owner != state.NONE for owner in record.phase_owner)
        decider = (record.first_player + taken) % players
    word = moment_name(record.phase, record.decision)
    require(record.actor == decider, "actor", f"must be {decider + 1} in {word} of this position")


if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

DEALT = tuple(name for name in PLAYER_FIELDS if name not in ("seat", "mat"))


def check_opening(position: "RiverboatPosition", fresh: "RiverboatPosition") -> None:
    record, players = position.record, position.options.players
    if record.round_number > 1 or record.phase != state.PHASE_COUNT:
        return
    for seat in range(players):
        dealt, has = write_player(fresh, seat), write_player(position, seat)
        for name in DEALT:
            where = f"{seat_name(seat)}.{name}"
            require(has[name] == dealt[name], where, f"must be {dealt[name]} before the first phase (RB-SET-6)")
    if record.round_number == 1:
        order = [(record.first_player + turn) % players for turn in range(players)]
        same = order == list(record.marker_order[:players])
        require(same, "markers", f"must be {[seat + 1 for seat in order]} before the first phase (RB-SET-7)")
