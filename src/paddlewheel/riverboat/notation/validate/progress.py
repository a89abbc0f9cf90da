"""Validation of what players can have reached by now: workers, fields, riverboats, surveyors."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.fields import cropped, numbers_in
from paddlewheel.riverboat.notation.names import seat_name
from paddlewheel.riverboat.notation.to_json import boats_of
from paddlewheel.riverboat.notation.turns_taken import turns_done

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def check_progress(position: "RiverboatPosition") -> None:
    _check_workers(position)
    _check_passed(position)
    for seat in range(position.options.players):
        _check_cultivated(position, seat)
        _check_boats(position, seat)
        _check_surveyors(position, seat)


def hired_by(position: "RiverboatPosition", seat: int) -> int:
    """Workers that this player has received from the round track."""
    record = position.record
    everyone = record.workers[seat] + record.agents[seat] + record.standing[seat].bit_count()
    return everyone - position.constants.player_workers


def _check_workers(position: "RiverboatPosition") -> None:
    """RB-CUL-1: one more worker per round for the owner of the cultivation tile."""
    record, tables = position.record, position.constants
    dealt, hired = tables.player_workers, []
    for seat in range(tables.players):
        hired.append(hired_by(position, seat))
        count = dealt + hired[-1]
        sentence = f"home, on fields and as agents there must be {dealt}, and any of the round track, not {count}"
        require(hired[-1] >= 0, f"{seat_name(seat)}.workers", sentence)
    due = record.round_number - (record.phase == state.PHASE_COUNT or record.decision == state.HIRE_DECISION)
    due, total = max(0, due), sum(hired)
    sentence = f"{dealt} workers each and {due} of the round track make {dealt * len(hired) + due}"
    require(total == due, "players", f"{sentence}, not {dealt * len(hired) + total} (RB-CUL-1)")
    if record.phase != state.PHASE_COUNT and record.decision != state.HIRE_DECISION:
        owner = record.phase_owner[state.CULTIVATION]
        where = f"{seat_name(owner)}.workers"
        require(
            hired[owner] > 0,
            where,
            f"must be one more: this round's worker of the round track went to seat {owner + 1}",
        )


def _check_cultivated(position: "RiverboatPosition", seat: int) -> None:
    """RB-CUL-2: at most one field per card, plus the workers of the round track."""
    record, tables = position.record, position.constants
    used = (record.standing[seat] | cropped(record, seat)).bit_count()
    cards = tables.revealed_a_round * max(0, record.round_number - 1) + record.revealed
    waiting = record.decision == state.CULTIVATE_DECISION and turns_done(position, seat, state.CULTIVATION) == 0
    most = cards - waiting + hired_by(position, seat)
    sentence = f"can have workers or crops on {most} fields at most by now, not on {used} (RB-CUL-2)"
    require(used <= most, f"{seat_name(seat)}.fields", sentence)


def _before(position: "RiverboatPosition", a_round: Any) -> int:
    """Sum of a per-round limit over the earlier rounds."""
    return sum(most for most in a_round[: max(0, position.record.round_number - 1)])


def _check_passed(position: "RiverboatPosition") -> None:
    """RB-SHIP-2: a player who has passed had a turn to do so and has no more."""
    record, players = position.record, position.options.players
    for seat in numbers_in(record.passed):
        require(seat != record.actor, "turn.passed", f"seat {seat + 1} has passed and cannot have a turn (RB-SHIP-2)")
        place = (seat - record.phase_owner[state.SHIPPING]) % players
        require(place < record.turn - 1, "turn.passed", f"seat {seat + 1} has not had a turn to pass in")


def _check_boats(position: "RiverboatPosition", seat: int) -> None:
    """RB-SHIP-2: two or three per round, at least one fewer for a player who has passed."""
    record, tables = position.record, position.constants
    where, count = f"{seat_name(seat)}.riverboats", record.boat_count[seat]
    passed = bool(record.passed >> seat & 1)
    done = turns_done(position, seat, state.SHIPPING)
    most = _before(position, tables.boats_a_round) + done - passed
    require(count <= most, where, f"can be {most} at most by now, not {count} (RB-SHIP-2)")
    sure = done if record.phase == state.SHIPPING and not passed else 0
    require(count >= sure, where, f"must be {sure} at least: this player has not passed in this round (RB-SHIP-2)")
    load = sum(tables.capacity[kind] for kind in boats_of(record, seat))
    first = state.CROPS * seat
    harvest = sum(number for number in record.harvested[first : first + state.CROPS])
    sentence = f"carry {load}, but {harvest} crops of this player have been harvested and have no worker (RB-SHIP-2)"
    require(load == harvest, where, sentence)


def _check_surveyors(position: "RiverboatPosition", seat: int) -> None:
    """RB-SCO-2."""
    record, tables = position.record, position.constants
    where, dealt = f"{seat_name(seat)}.surveyors", tables.player_surveyors
    every = record.surveyors[seat] + record.staff[seat]
    require(every >= dealt, where, f"with those placed there must be {dealt} at least, not {every}")
    most = _before(position, tables.surveyors_a_round) + _placed_now(position, seat)
    staff = record.staff[seat]
    sentence = f"this player can have surveyed {most} barns, wells and cards at most by now, not {staff} (RB-SCO-2)"
    require(staff <= most, where, sentence)
    if seat == record.actor:
        number = record.surveys
        require(staff >= number, "turn.surveys", f"is {number}, but seat {seat + 1} has placed only {staff} surveyors")


def _placed_now(position: "RiverboatPosition", seat: int) -> int:
    """Maximum number of surveyors this seat can have placed in this round."""
    record, players = position.record, position.options.players
    if record.phase != state.SCORING:
        return 0
    place = (seat - record.phase_owner[state.SCORING]) % players
    if place >= record.turn:
        return 0
    if seat == record.actor:
        return record.surveys
    return position.constants.surveyors_a_round[record.round_number - 1]
