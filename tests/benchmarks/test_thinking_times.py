"""What is measured for `make bench`; that it is measured, not how fast it is."""

from benchmarks.thinking_times import MIN_SAMPLES, thinking_times
from paddlewheel.games import find_game


def test_turns_and_decisions_are_timed() -> None:
    game = find_game("mississippi-queen")
    options = game.options("2019", 2, {})
    turns = thinking_times(game, options, "deckhand", 0.1, by_turn=True)
    decisions = thinking_times(game, options, "deckhand", 0.1, by_turn=False)
    assert min(len(turns), len(decisions)) >= MIN_SAMPLES
    assert turns == sorted(turns)
