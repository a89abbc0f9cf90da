"""Reader of round, phase, decision and actor from JSON."""

from typing import TYPE_CHECKING

from paddlewheel.core import game
from paddlewheel.core.notation.json_reader import Reader, require
from paddlewheel.core.notation.position import read_actor
from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.names import PHASES_OF_DECISION, SETUP_DECISIONS, phase_name
from paddlewheel.riverboat.state import DECISION_NAMES, PHASE_NAMES
from paddlewheel.riverboat.tables import ROUNDS

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def read_moment(position: "RiverboatPosition", fields: Reader) -> None:
    record = position.record
    record.decision = fields.word("decision", DECISION_NAMES)
    phase = fields.word_or_none("phase", PHASE_NAMES)
    record.phase = state.PHASE_COUNT if phase is None else phase
    record.round_number = fields.number("round", 0, ROUNDS)
    _check_fit(record.decision, record.phase, record.round_number)
    record.actor = _actor(record.decision, read_actor(fields.value("actor"), position.options.players))


def _check_fit(decision: int, phase: int, round_number: int) -> None:
    fitting = [phase_name(fit) or "null" for fit in PHASES_OF_DECISION[decision]]
    fits = phase in PHASES_OF_DECISION[decision]
    require(
        fits,
        "phase",
        f"must be {' or '.join(fitting)} in decision {DECISION_NAMES[decision]}, not {phase_name(phase) or 'null'}",
    )
    low, high = (0, 0) if decision in SETUP_DECISIONS else (1, ROUNDS)
    if decision == state.OVER_DECISION:
        low = ROUNDS
    wanted = f"{low}" if low == high else f"{low} to {high}"
    require(
        low <= round_number <= high,
        "round",
        f"must be {wanted} in decision {DECISION_NAMES[decision]}, not {round_number}",
    )


def _actor(decision: int, said: int) -> int:
    """Check that the actor fits the decision: chance for draws, null at the end, else a seat."""
    if decision <= state.REVEAL_DECISION:
        require(said == game.CHANCE, "actor", f'must be "chance" in decision {DECISION_NAMES[decision]}')
        return state.CHANCE
    if decision == state.OVER_DECISION:
        require(said == game.NOBODY, "actor", "must be null: the game is over")
        return state.NOBODY
    require(said >= 0, "actor", f"must be a seat in decision {DECISION_NAMES[decision]}")
    return said
