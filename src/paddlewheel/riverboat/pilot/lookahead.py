"""The bot `captain`: its best plans, each played on over the same luck, the others moved by the pilot."""

from typing import Any

import numpy as np

from paddlewheel.core.chance import Stream, seed_stream
from paddlewheel.core.compiled import PLAIN, compiled, entry
from paddlewheel.core.fields import assign, blank
from paddlewheel.core.thinking import Search
from paddlewheel.riverboat.pilot.piloting import plan_actions, shortlist
from paddlewheel.riverboat.pilot.shortlist import ACTIONS, COLUMNS, LENGTH, Desk, make_shortlist
from paddlewheel.riverboat.pilot.value import margin
from paddlewheel.riverboat.pilot.weights import pilot_weights
from paddlewheel.riverboat.rules import draw, is_chance, step
from paddlewheel.riverboat.state import OVER_STEP, Season
from paddlewheel.riverboat.tables import Tables

CANDIDATES = 10
OWN_DECISIONS = 1  # played on until so many of one's own later decisions are made
WORLD = 1  # where on the board the game is played on
ROOT = 0


@compiled
def carry_out(season: Season, tables: Tables, plan: Any) -> None:
    for index in range(plan[LENGTH]):
        step(season, tables, plan[ACTIONS + index])


@compiled
def let_chance_play(season: Season, tables: Tables, stream: Stream) -> None:
    while is_chance(season):
        step(season, tables, draw(season, tables, stream))


@compiled
def play_on(
    board: Any, tables: Tables, seat: int, more: int, desk: Any, weights: Any, plan: Any, stream: Stream
) -> None:
    """Everyone moves as the pilot would, until `seat` has made so many decisions or the game is over."""
    while True:
        let_chance_play(board[WORLD], tables, stream)
        if board[WORLD].step == OVER_STEP:
            return
        actor = board[WORLD].actor
        assign(desk[0], 0, board, WORLD)
        make_shortlist(desk, tables, weights, 1, plan)
        carry_out(board[WORLD], tables, plan[0])
        if actor == seat:
            more -= 1
            if more == 0:
                return


@entry
def look_ahead(
    board: Any,
    all_tables: list[Tables],
    desk: Any,
    weights: Any,
    plans: Any,
    totals: Any,
    plan: Any,
    streams: list[Stream],
    luck: int,
    first: int,
    iterations: int,
    more: int,
) -> None:
    """Play every plan on from the position in board[ROOT], under luck number `first`, `first` + 1, ..."""
    tables, seat = all_tables[0], board[ROOT].actor
    for number in range(first, first + iterations):
        for index in range(len(plans)):
            seed_stream(streams[0], number, luck, 0)
            assign(board, WORLD, board, ROOT)
            carry_out(board[WORLD], tables, plans[index])
            play_on(board, tables, seat, more, desk, weights, plan, streams[0])
            totals[index] += margin(board[WORLD], tables, seat, weights, desk[4])


class Lookahead(Search):
    def __init__(
        self, position: Any, luck: int, more: int = OWN_DECISIONS, candidates: int = CANDIDATES, weights: Any = None
    ) -> None:
        self.weights = pilot_weights() if weights is None else weights
        self.plans = shortlist(position, candidates, self.weights).copy()
        self.totals = np.zeros(len(self.plans), np.int64)
        self.tables, self.luck, self.done, self.more = position.tables, luck, 0, more
        self.desk = Desk()
        self.board = blank(Season, 2)
        self.plan = np.zeros((1, COLUMNS), np.int64)
        self.stream = blank(Stream)
        if PLAIN:
            assign(self.board, ROOT, position.records, 0)
        else:
            self.board[ROOT] = position.records[0]

    def grow(self, iterations: int) -> None:
        if len(self.plans) > 1:
            look_ahead(
                self.board,
                self.tables,
                self.desk.arrays,
                self.weights,
                self.plans,
                self.totals,
                self.plan,
                self.stream,
                self.luck,
                self.done,
                iterations,
                self.more,
            )
        self.done += iterations

    def choice(self) -> tuple[int, ...]:
        return plan_actions(self.plans[int(np.argmax(self.totals))])
