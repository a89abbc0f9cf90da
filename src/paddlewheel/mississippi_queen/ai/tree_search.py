"""Monte Carlo tree search (max^n) over whole turns, with win shares at the leaves: the bot `commodore`."""

import math
from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import Stream, random_below, seed_stream
from paddlewheel.core.search.mcts_tree import (
    FIRST,
    INITIAL_VALUE,
    LENGTH,
    MAX_TREE_DEPTH,
    NO_CHILD,
    NOT_EXPANDED,
    VISITS,
    add_child,
    backpropagate,
    bar_child,
    choose_child,
    expand,
    has_room,
)
from paddlewheel.core.search.mcts_tree import (
    ROOT as TREE_ROOT,
)
from paddlewheel.mississippi_queen.ai.pilot.policy import play_actions
from paddlewheel.mississippi_queen.ai.pilot.rollout import (
    ROLLOUT_COAL,
    evaluate_position,
    play_to_steering,
    play_until_turn,
)
from paddlewheel.mississippi_queen.ai.pilot.shortlist import shortlist
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    CURRENT_POSITION,
    ROOT_POSITION,
    SAVED_POSITION,
    UNLIMITED_COAL,
)
from paddlewheel.mississippi_queen.rules.dispatch import draw, is_chance, legal_actions, legal_moves, move_step, step
from paddlewheel.mississippi_queen.rules.turn import run_to_decision
from paddlewheel.mississippi_queen.state import MOVE_DECISION, OVER_DECISION, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

# Both relative to the value of the best child, so that small differences count for seats that are far behind.
EXPLORATION = 0.4
PRIOR_TEMPERATURE = 0.08  # of the softmax over initial values
MIN_TEMPERATURE = 1e-6
# columns of `search_parameters`
WIDTH_AT_ROOT, WIDTH, VISITS_TO_EXPAND, HORIZON_ROUNDS, ROLLOUT_ACTIONS, PARAMETER_COUNT = range(6)


@compiled
def expand_children(
    races: list[Race],
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    book: Any,
    tree: Any,
    node: int,
    most: int,
) -> None:
    """Expand a node with the plans on the shortlist."""
    moves, lengths, guesses = book[0], book[1], book[2]
    count = shortlist(
        races,
        CURRENT_POSITION,
        tables,
        work,
        mind,
        paper,
        moves,
        lengths,
        guesses,
        most,
        UNLIMITED_COAL if node == TREE_ROOT else ROLLOUT_COAL,
    )
    expand(tree, node, races[CURRENT_POSITION].actor)
    temper, total = max(MIN_TEMPERATURE, PRIOR_TEMPERATURE * guesses[0]), 0.0
    for way in range(count):
        total += math.exp((guesses[way] - guesses[0]) / temper)
    for way in range(count):
        prior = math.exp((guesses[way] - guesses[0]) / temper) / total
        child = add_child(tree, node, guesses[way], prior)
        tree[0][child, LENGTH] = lengths[way]
        for index in range(lengths[way]):
            tree[2][child, index] = moves[way, index]


@compiled
def select_child(
    races: list[Race], tables: MississippiQueenTables, work: SearchStacks, mind: Any, tree: Any, node: int
) -> int:
    """Play the best child that is legal in the current position; NO_CHILD if none is."""
    assign(races, SAVED_POSITION, races, CURRENT_POSITION)
    while True:
        hope = tree[1][tree[0][node, FIRST], INITIAL_VALUE]
        child = choose_child(tree, node, EXPLORATION * hope)
        if child == NO_CHILD:
            return NO_CHILD
        if play_actions(races, CURRENT_POSITION, tables, work, mind, tree[2][child], tree[0][child, LENGTH]):
            return child
        bar_child(tree, child)
        assign(races, CURRENT_POSITION, races, SAVED_POSITION)


@compiled
def random_rollout(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, mind: Any, stream: Stream, actions: int
) -> None:
    """Play random actions, a number of them."""
    found = mind[6]
    while actions > 0 and race.decision != OVER_DECISION:
        while race.decision == MOVE_DECISION and actions > 0:
            count = legal_moves(race, tables, work, found)
            move_step(race, tables, work, found[random_below(stream, count)])
            actions -= 1
        if race.decision > OVER_DECISION:
            run_to_decision(race, tables, work)
        elif is_chance(race):
            step(race, tables, work, draw(race, tables, work, stream))
        elif race.decision != MOVE_DECISION:
            count = legal_actions(race, tables, work, found)
            step(race, tables, work, found[random_below(stream, count)])
            actions -= 1


@compiled
def run_simulation(
    races: list[Race],
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    book: Any,
    tree: Any,
    habits: Any,
    stream: Stream,
) -> None:
    """Run one simulation: select to a leaf, expand it, evaluate it, and back up its value."""
    nodes, path, used = tree[0], tree[3], tree[4]
    assign(races, CURRENT_POSITION, races, ROOT_POSITION)
    node, depth = TREE_ROOT, 0
    used[1] += 1
    path[0] = node
    while depth < MAX_TREE_DEPTH - 1:
        if depth > 0 and not play_to_steering(races, CURRENT_POSITION, tables, work, mind, stream):
            break
        if nodes[node, FIRST] == NOT_EXPANDED:
            most = habits[WIDTH_AT_ROOT] if depth == 0 else habits[WIDTH]
            if (depth == 0 or nodes[node, VISITS] >= habits[VISITS_TO_EXPAND]) and has_room(tree, most):
                expand_children(races, tables, work, mind, paper, book, tree, node, most)
            if depth > 0:
                break
        child = select_child(races, tables, work, mind, tree, node)
        if child == NO_CHILD:
            break
        depth += 1
        path[depth] = child
        node = child
    evaluate_leaf(races, tables, work, mind, paper, book, habits, stream)
    backpropagate(tree, depth, mind[3])


@compiled
def evaluate_leaf(
    races: list[Race],
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    book: Any,
    habits: Any,
    stream: Stream,
) -> None:
    """Fill `shares` after a pilot rollout of HORIZON_ROUNDS, or after a random rollout if one is set."""
    root, on_turn = races[ROOT_POSITION], False
    if habits[ROLLOUT_ACTIONS] > 0:
        random_rollout(races[CURRENT_POSITION], tables, work, mind, stream, habits[ROLLOUT_ACTIONS])
    elif habits[HORIZON_ROUNDS] > 0:
        last = root.round_number + habits[HORIZON_ROUNDS]
        on_turn = play_until_turn(races, CURRENT_POSITION, tables, work, mind, paper, book[6], stream, root.boat, last)
    evaluate_position(races, CURRENT_POSITION, tables, work, mind, paper, root.actor, on_turn)


@compiled
def run_simulations(
    races: list[Race],
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    book: Any,
    tree: Any,
    habits: Any,
    streams: list[Stream],
    luck: int,
    first: int,
    iterations: int,
) -> None:
    for iteration in range(first, first + iterations):
        seed_stream(streams[0], iteration, luck, 0)
        run_simulation(races, tables, work, mind, paper, book, tree, habits, streams[0])
