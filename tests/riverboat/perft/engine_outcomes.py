"""The oracle's outcomes from the engine, twice: from every sequence of its atomic actions, and from its plans."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.riverboat import state
from paddlewheel.riverboat.game import RiverboatPosition
from tests.riverboat.perft.oracle import Question, something_fits
from tests.riverboat.perft.table import Table, mat, read, settled

MOST_MOMENTS = 100_000
BEGINS = {
    state.DRAFT_DECISION: "draft",
    state.HIRE_DECISION: "hire",
    state.CULTIVATE_DECISION: "cultivate",
    state.TAKE_DECISION: "plant",
    state.SHIP_DECISION: "ship",
    state.CARD_DECISION: "card",
    state.BONUS_DECISION: "bonus",
    state.SURVEY_DECISION: "survey",
}


def decision_at(position: RiverboatPosition) -> str:
    """Which decision begins here, if one does."""
    record = position.record
    if position.actor < 0 or record.paid or record.search or record.surveys:
        return ""
    return BEGINS.get(int(record.decision), "")


def question_of(position: RiverboatPosition) -> Question:
    record = position.record
    colours = mat(int(record.mat[record.actor]))
    return Question(decision_at(position), colours, int(record.colour), int(record.round_number))


def plain(position: RiverboatPosition) -> Any:
    """The record with ints and lists, as it is in plain mode: quicker to read many times."""
    if PLAIN:
        return position.record
    values = position.records.view(np.ndarray)[0].tolist()
    values = [value.tolist() if isinstance(value, np.ndarray) else value for value in values]
    return SimpleNamespace(**dict(zip(position.records.dtype.names, values, strict=True)))


def moment_of(position: RiverboatPosition) -> Any:
    return repr(vars(position.record)) if PLAIN else position.records.tobytes()


def in_all(record: Any) -> list[int]:
    """Coins, barns, wells, surveyors: of everybody."""
    seats = range(state.MAX_PLAYERS)
    return [
        record.coin_supply + sum(record.coins),
        record.barn_supply + sum(record.barn[seat].bit_count() for seat in seats),
        record.well_supply + sum(record.well[seat].bit_count() for seat in seats),
        record.surveyor_supply + sum(record.surveyors) + sum(record.staff),
    ]


class Walk:
    """One decision, played in every way."""

    def __init__(self, position: RiverboatPosition) -> None:
        self.seat, self.decision = position.actor, decision_at(position)
        record = plain(position)
        self.before, self.in_all = read(record, self.seat), in_all(record)
        self.seen: set[Any] = set()
        self.found: set[Table] = set()

    def play(self, position: RiverboatPosition) -> None:
        legal = position.legal_actions()
        assert legal, "a legal action has led to a position without any"
        for action in legal:
            after = position.copy()
            after.step(action)
            moment = moment_of(after)
            if moment not in self.seen:
                self.seen.add(moment)
                assert len(self.seen) < MOST_MOMENTS
                if self.is_over(after):
                    self.found.add(self.outcome(after))
                else:
                    self.play(after)

    def is_over(self, position: RiverboatPosition) -> bool:
        return position.actor != self.seat or decision_at(position) != ""

    def outcome(self, position: RiverboatPosition) -> Table:
        assert self.is_over(position), "the decision is not over"
        record = plain(position)
        assert in_all(record) == self.in_all
        after = settled(self.before, read(record, self.seat))
        return self.with_bare_workers(after) if self.decision == "plant" else after

    def with_bare_workers(self, after: Table) -> Table:
        """Workers that no tile fits go home when their owner's next turn would begin. (RB-PLA-7)"""
        bare = self.before.bare - {field for field, _ in after.crops}
        if after.bare == bare:
            return after
        stayed = replace(after, bare=bare, workers=after.workers - len(bare))
        assert not after.bare
        assert not something_fits(stayed)
        return stayed


def engine_outcomes(position: RiverboatPosition) -> set[Table]:
    """What playing legal actions can lead to."""
    walk = Walk(position)
    walk.play(position)
    return walk.found


def planned_outcomes(position: RiverboatPosition) -> set[Table]:
    """What the engine's plans lead to, each once."""
    walk, found = Walk(position), []
    for plan in position.game.module.planner.plans(position):
        after = position.copy()
        for action in plan.actions:
            assert not after.refusal(action)
            after.step(action)
        found.append(walk.outcome(after))
    assert len(set(found)) == len(found), "two plans for one outcome"
    return set(found)
