"""The bot `commodore`: a tree of everyone's decisions, each player wanting the best for itself."""

import math
from typing import Any

import numpy as np

from paddlewheel.core.chance import Stream, seed_stream
from paddlewheel.core.compiled import PLAIN, compiled, entry
from paddlewheel.core.fields import assign, blank
from paddlewheel.core.thinking import Search
from paddlewheel.core.tree import (
    COUNT,
    FIRST,
    LENGTH,
    MOST_DEPTH,
    NOT_EXPANDED,
    NOTHING,
    ROOT,
    SEAT,
    VISITS,
    Tree,
    add_child,
    back_up,
    bar,
    choose_child,
    expand,
    favourite_child,
    has_room,
    plant,
)
from paddlewheel.riverboat.actions import REVEAL
from paddlewheel.riverboat.pilot import shortlist as listing
from paddlewheel.riverboat.pilot.lookahead import let_chance_play, play_on
from paddlewheel.riverboat.pilot.shortlist import ACTIONS, COLUMNS, MOST, VALUE, Desk, make_shortlist
from paddlewheel.riverboat.pilot.value import POINT, points_forecast, rivalry_forecast
from paddlewheel.riverboat.pilot.weights import pilot_weights
from paddlewheel.riverboat.rules import draw, refusal, step
from paddlewheel.riverboat.state import COLOURS, MAX_PLAYERS, OVER_STEP, REVEAL_STEP, Season
from paddlewheel.riverboat.tables import Tables

LUCK = MAX_PLAYERS  # whose decision a card that is turned up counts as
START, WORLD, TRIAL = 0, 1, 2  # places on the board

# settings
CHILDREN, PATIENCE, CURIOSITY, WARMTH, SCALE, MORE = range(6)


@compiled
def possible(board: Any, tables: Tables, tree: Any, child: int) -> bool:
    """Carry the child's actions out in the world, unless today's luck forbids them."""
    nodes, moves = tree[0], tree[2]
    assign(board, TRIAL, board, WORLD)
    for index in range(nodes[child, LENGTH]):
        action = moves[child, index]
        if refusal(board[TRIAL], tables, action) != 0:
            return False
        step(board[TRIAL], tables, action)
    assign(board, WORLD, board, TRIAL)
    return True


@compiled
def step_to_child(board: Any, tables: Tables, tree: Any, node: int, curiosity: float) -> int:
    """Choose a child that is possible and go there; NOTHING if none is."""
    while True:
        child = choose_child(tree, node, curiosity)
        if child == NOTHING or possible(board, tables, tree, child):
            return child
        bar(tree, child)


@compiled
def turn_up(board: Any, tables: Tables, tree: Any, node: int, stream: Stream) -> int:
    """A cultivation card: a node for every colour, because what can be done depends on it."""
    nodes = tree[0]
    action = draw(board[WORLD], tables, stream)
    step(board[WORLD], tables, action)
    if nodes[node, FIRST] == NOT_EXPANDED:
        if not has_room(tree, COLOURS + 1):
            return NOTHING
        expand(tree, node, LUCK)
        for _ in range(COLOURS + 1):
            add_child(tree, node, 0.0, 0.0)
    if nodes[node, SEAT] != LUCK:
        return NOTHING
    return int(nodes[node, FIRST] + action - REVEAL)


@compiled
def grow_children(
    board: Any, tables: Tables, tree: Any, node: int, desk: Any, weights: Any, plans: Any, settings: Any
) -> None:
    """The pilot's shortlist becomes the node's children."""
    seat = board[WORLD].actor
    assign(desk[0], 0, board, WORLD)
    count = make_shortlist(desk, tables, weights, int(settings[CHILDREN]), plans)
    if not has_room(tree, count):
        return
    others = 0
    for other in range(tables.players):
        if other != seat:
            others += points_forecast(board[WORLD], tables, other, weights, desk[4])
            others -= rivalry_forecast(board[WORLD], tables, other, weights, desk[4])
    base = others / (tables.players - 1)
    scale = POINT * settings[SCALE]
    total = 0.0
    for index in range(count):
        total += math.exp((plans[index, VALUE] - plans[0, VALUE]) / (POINT * settings[WARMTH]))
    expand(tree, node, seat)
    for index in range(count):
        prior = math.exp((plans[index, VALUE] - plans[0, VALUE]) / (POINT * settings[WARMTH])) / total
        child = add_child(tree, node, (plans[index, VALUE] - base) / scale, prior)
        tree[0][child, LENGTH] = plans[index, listing.LENGTH]
        for place in range(plans[index, listing.LENGTH]):
            tree[2][child, place] = plans[index, ACTIONS + place]


@compiled
def judge(season: Season, tables: Tables, weights: Any, row: Any, scale: float, values: Any) -> None:
    """What the position promises each seat: its forecast less the average of the others'."""
    total = 0
    for seat in range(tables.players):
        values[seat] = points_forecast(season, tables, seat, weights, row)
        total += values[seat]
    for seat in range(tables.players):
        mean = (total - values[seat]) / (tables.players - 1)
        values[seat] = (values[seat] - mean) / (POINT * scale)


@compiled
def walk(
    board: Any,
    tables: Tables,
    tree: Any,
    desk: Any,
    weights: Any,
    plans: Any,
    stream: Stream,
    luck: int,
    settings: Any,
    values: Any,
) -> None:
    """One way down the tree, and what it found back up."""
    nodes, path, used = tree[0], tree[3], tree[4]
    used[1] += 1
    seed_stream(stream, used[1], luck, 0)
    assign(board, WORLD, board, START)
    node, depth = ROOT, 0
    path[0] = ROOT
    while depth < MOST_DEPTH - 1:
        if board[WORLD].step == REVEAL_STEP:
            node = turn_up(board, tables, tree, node, stream)
        else:
            let_chance_play(board[WORLD], tables, stream)
            if board[WORLD].step == OVER_STEP:
                break
            if nodes[node, FIRST] == NOT_EXPANDED:
                if depth > 0 and nodes[node, VISITS] < settings[PATIENCE]:
                    break
                grow_children(board, tables, tree, node, desk, weights, plans, settings)
            if nodes[node, COUNT] == 0 or nodes[node, SEAT] != board[WORLD].actor:
                break
            node = step_to_child(board, tables, tree, node, settings[CURIOSITY])
        if node == NOTHING:
            break
        depth += 1
        path[depth] = node
    if settings[MORE] > 0 and not board[WORLD].step == OVER_STEP:
        play_on(board, tables, board[START].actor, int(settings[MORE]), desk, weights, plans, stream)
    judge(board[WORLD], tables, weights, desk[4], settings[SCALE], values)
    back_up(tree, depth, values)


@entry
def grow_tree(
    board: Any,
    all_tables: list[Tables],
    tree: Any,
    desk: Any,
    weights: Any,
    plans: Any,
    streams: list[Stream],
    luck: int,
    settings: Any,
    values: Any,
    iterations: int,
) -> int:
    """So many more walks from the position in board[START]; returns the favourite child."""
    if tree[4][0] == 0:
        plant(tree)
    for _ in range(iterations):
        walk(board, all_tables[0], tree, desk, weights, plans, streams[0], luck, settings, values)
    return favourite_child(tree)


NODES = 1 << 14


class TreeSearch(Search):
    def __init__(self, position: Any, luck: int, settings: Any = None, weights: Any = None) -> None:
        self.weights = pilot_weights() if weights is None else weights
        self.settings = np.array(SETTINGS if settings is None else settings, np.float64)
        self.tables, self.luck = position.tables, luck
        self.tree = Tree(NODES)
        self.desk = Desk()
        self.board = blank(Season, 3)
        self.plans = np.zeros((MOST, COLUMNS), np.int64)
        self.values = np.zeros(MAX_PLAYERS + 1, np.float64)
        self.stream = blank(Stream)
        self.best = NOTHING
        if PLAIN:
            assign(self.board, START, position.records, 0)
        else:
            self.board[START] = position.records[0]

    def grow(self, iterations: int) -> None:
        self.best = grow_tree(
            self.board,
            self.tables,
            self.tree.arrays,
            self.desk.arrays,
            self.weights,
            self.plans,
            self.stream,
            self.luck,
            self.settings,
            self.values,
            iterations,
        )

    def choice(self) -> tuple[int, ...]:
        moves = self.tree.moves[self.best]
        return tuple(int(action) for action in moves[: self.tree.nodes[self.best, LENGTH]])


SETTINGS = (8, 1, 0.15, 1.5, 10, 0)
