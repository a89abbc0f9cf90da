"""Reader of round, phase, decision and actor from JSON."""

from typing import TYPE_CHECKING

from paddlewheel.core import game
from paddlewheel.core.notation.json_reader import Reader, require
from paddlewheel.core.notation.position import read_actor
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PHASES
from paddlewheel.riverboat.notation.names import SETTING_UP, STAGES_OF, STEPS, stage_word
from paddlewheel.riverboat.tables import ROUNDS

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition


def read_moment(position: "SeasonPosition", fields: Reader) -> None:
    season = position.record
    season.step = fields.word("step", STEPS)
    stage = fields.word_or_none("phase", PHASES)
    season.stage = state.STAGES if stage is None else stage
    season.round_number = fields.number("round", 0, ROUNDS)
    _check_fit(season.step, season.stage, season.round_number)
    season.actor = _actor(int(season.step), read_actor(fields.value("actor"), position.options.players))


def _check_fit(step: int, stage: int, round_number: int) -> None:
    fitting = [stage_word(fit) or "null" for fit in STAGES_OF[step]]
    fits = stage in STAGES_OF[step]
    require(fits, "phase", f"must be {' or '.join(fitting)} in step {STEPS[step]}, not {stage_word(stage) or 'null'}")
    low, high = (0, 0) if step in SETTING_UP else (1, ROUNDS)
    if step == state.OVER_STEP:
        low = ROUNDS
    wanted = f"{low}" if low == high else f"{low} to {high}"
    require(low <= round_number <= high, "round", f"must be {wanted} in step {STEPS[step]}, not {round_number}")


def _actor(step: int, said: int) -> int:
    """Check that the actor fits the decision: chance for draws, null at the end, else a seat."""
    if step <= state.REVEAL_STEP:
        require(said == game.CHANCE, "actor", f'must be "chance" in step {STEPS[step]}')
        return state.CHANCE
    if step == state.OVER_STEP:
        require(said == game.NOBODY, "actor", "must be null: the game is over")
        return state.NOBODY
    require(said >= 0, "actor", f"must be a seat in step {STEPS[step]}")
    return said
