"""OpenSpiel's MCTS plays Mississippi Queen against one of Paddlewheel's bots.

Random rollouts would take thousands of steps; the search evaluates leaves by the pilot's forecast instead.
"""

import argparse
import random

import pyspiel

from paddlewheel.environments.open_spiel.bots import SIMULATIONS, make_bot, make_mcts_bot

RACE = "paddlewheel_mississippi_queen(players=2,edition=2019,variants=river_length:6)"
SEARCHING = 0  # the seat of the search


def play(game: pyspiel.Game, against: str, simulations: int, seed: int) -> pyspiel.State:
    luck = random.Random(seed)
    bots = [make_bot(against, seat, seed) for seat in range(game.num_players())]
    bots[SEARCHING] = make_mcts_bot(game, simulations, seed)
    state, told = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choices(outcomes, chances)[0]
        else:
            action = bots[state.current_player()].step(state)
        state.apply_action(action)
        if state.position.rounds > told:
            told = state.position.rounds
            print(f"round {told:3}, move {state.move_number():4}: {shares(state)}", flush=True)
    return state


def shares(state: pyspiel.State) -> str:
    """Each seat's estimated probability of winning."""
    return ", ".join(
        f"seat {seat} {share:4.0%}"
        for seat, share in enumerate(state.position.game.module.pilot.win_shares(state.position))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=RACE)
    parser.add_argument("--against", default="pilot", help="deckhand, mate, pilot, captain or commodore")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of the search, for one action")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    state = play(pyspiel.load_game(wanted.game), wanted.against, wanted.simulations, wanted.seed)
    print(f"MCTS against {wanted.against} after {state.move_number()} moves, returns: {state.returns()}")


if __name__ == "__main__":
    main()
