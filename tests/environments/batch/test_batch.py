"""Many games in one call are the same games as one by one."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.api import OVER, RANDOM_PLAY_STREAM
from paddlewheel.core.batch.observe_one import observation_of
from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.core.rng import CHANCE_STREAM, new_stream, random_below_in
from paddlewheel.environments.batch import Batch
from paddlewheel.games import find_game
from tests.environments.batch.batch_trace import traces
from tests.plain_mode import said_in_plain_mode, said_with
from tests.tables import EVERY_TABLE, Table, name_of

QUEEN = find_game("mississippi-queen")
INTRO = Table(QUEEN, QUEEN.options("intro-1997", 3, {}))
ALL_THERE_IS = 10**6


class ByHand:
    """One game of a seed, played with the luck that a batch's game of this number has."""

    def __init__(self, table: Table, seed: int, number: int, seat: int | None = None) -> None:
        self.position: Position = table.game.new_position(table.options)
        self.chance, self.random_games = (
            new_stream(number, seed, name) for name in (CHANCE_STREAM, RANDOM_PLAY_STREAM)
        )
        self.seat = seat
        self._go_on()

    def step(self, action: int) -> None:
        self.position.step(action)
        self._go_on()

    def _go_on(self) -> None:
        while self.position.actor != NOBODY:
            if self.position.actor == CHANCE:
                action = self.position.draw(self.chance)
            elif self.seat in (None, self.position.actor):
                return
            else:
                legal = self.position.legal_actions()
                action = legal[random_below_in(self.random_games, len(legal))]
            self.position.step(action)


def agree(batch: Batch, index: int, game: ByHand) -> bool:
    """Does the batch show this game?"""
    position = game.position
    watching = position.actor if position.actor >= 0 else game.seat or 0
    return (
        batch.actor[index] == position.actor
        and position_to_text(batch.position(index)) == position_to_text(position)
        and np.flatnonzero(batch.mask[index]).tolist() == (position.legal_actions() if position.actor >= 0 else [])
        and batch.observation[index].tobytes() == observation_of(position, watching).tobytes()
    )


def play_beside(table: Table, seed: int, count: int, steps: int, seats: Any = None) -> tuple[Batch, list[ByHand]]:
    """A batch that is not begun anew, and each of its games by hand."""
    batch = Batch(table.game, table.options, count, seed=seed, first=7, autoreset=False)
    batch.reset(seed, seats)
    games = [ByHand(table, seed, 7 + index, None if seats is None else int(seats[index])) for index in range(count)]
    for _ in range(steps):
        if (batch.actor == OVER).all():
            break
        actions = batch.sample()
        were_over = batch.actor == OVER
        batch.step(actions)
        for index, game in enumerate(games):
            if not were_over[index]:
                game.step(int(actions[index]))
            ends = bool(game.position.actor == NOBODY and not were_over[index])
            assert batch.actor[index] == game.position.actor
            assert bool(batch.terminated[index]) == ends
            assert batch.rewards[index].tolist() == (game.position.rewards() if ends else [0] * table.players)
    return batch, games


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_a_game_of_a_batch_has_the_luck_of_its_number(table: Table) -> None:
    for steps in (0, 1, 60, 150):
        batch, games = play_beside(table, 3, 2, steps)
        assert all(agree(batch, index, game) for index, game in enumerate(games))


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_whole_games_end_as_they_do_by_hand(table: Table) -> None:
    batch, games = play_beside(table, 4, 2, ALL_THERE_IS)
    assert all(agree(batch, index, game) for index, game in enumerate(games))
    assert all(game.position.actor == NOBODY for game in games)


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_ten_whole_games_of_every_table(table: Table) -> None:
    batch, games = play_beside(table, 5, 10, ALL_THERE_IS)
    assert all(agree(batch, index, game) for index, game in enumerate(games))
    assert all(game.position.actor == NOBODY for game in games)


@pytest.mark.parametrize("table", EVERY_TABLE[::3] + EVERY_TABLE[-2:], ids=name_of)
def test_deckhands_play_the_other_seats(table: Table) -> None:
    seats = np.array([table.players - 1, 0, 1])
    for steps in (0, 1, 25):
        batch, games = play_beside(table, 6, 3, steps, seats)
        assert all(agree(batch, index, game) for index, game in enumerate(games))
        assert ((batch.actor == seats) | (batch.actor == OVER)).all()


def test_one_seat_may_be_named_for_all_games() -> None:
    one, all_of_them = (Batch(INTRO.game, INTRO.options, 3, seed=1) for _ in range(2))
    one.reset(2, 1)
    all_of_them.reset(2, [1, 1, 1])
    assert one.actor.tolist() == [1, 1, 1]
    assert one.observation.tobytes() == all_of_them.observation.tobytes()


@pytest.mark.parametrize("table", [EVERY_TABLE[14], EVERY_TABLE[-1]], ids=name_of)
def test_threads_make_no_difference(table: Table) -> None:
    batches = [Batch(table.game, table.options, 200, seed=5, threads=threads) for threads in (1, 2, 3)]
    assert [batch.threads for batch in batches] == [1, 2, 3]
    for _ in range(40):
        actions = [batch.sample() for batch in batches]
        for batch, chosen in zip(batches, actions, strict=True):
            batch.step(chosen)
            assert shown(batch) == shown(batches[0])


def shown(batch: Batch) -> list[bytes]:
    arrays = (batch.actor, batch.mask, batch.observation, batch.rewards, batch.terminated, batch.numbers)
    return [array.tobytes() for array in arrays]


def test_few_games_are_not_worth_a_second_thread() -> None:
    assert Batch(INTRO.game, INTRO.options, 100, threads=8).threads == 1
    assert Batch(INTRO.game, INTRO.options, 640, threads=4).threads == 4


@pytest.mark.parametrize("table", [INTRO, EVERY_TABLE[-3]], ids=name_of)
def test_a_game_that_ends_begins_anew_under_the_next_free_number(table: Table) -> None:
    batch, count = Batch(table.game, table.options, 3, seed=8, first=10), 3
    assert batch.numbers.tolist() == [10, 11, 12]
    expected, ended = batch.numbers.copy(), 0
    while ended < 5:
        before = [batch.position(index).copy() for index in range(count)]
        actions = batch.sample()
        batch.step(actions)
        expected += count * batch.terminated
        assert (batch.numbers == expected).all()
        assert (batch.actor >= 0).all()
        for index in np.flatnonzero(batch.terminated):
            before[index].step(int(actions[index]))
            assert before[index].actor == NOBODY
            assert batch.rewards[index].tolist() == before[index].rewards()
            assert agree(batch, int(index), ByHand(table, 8, int(expected[index])))
            ended += 1
        assert not batch.rewards[~batch.terminated].any()
    assert len(set(batch.numbers.tolist())) == count


def test_workers_with_a_common_stride_never_play_the_same_game() -> None:
    workers, count = 3, 2
    played: list[int] = []
    for worker in range(workers):
        batch = Batch(INTRO.game, INTRO.options, count, seed=8, first=count * worker, stride=count * workers)
        played += batch.numbers.tolist()
        for _ in range(300):
            batch.step(batch.sample())
            played += batch.numbers[batch.terminated].tolist()
    assert len(played) > workers * count * 2
    assert len(set(played)) == len(played)


def test_some_games_begin_anew_and_the_others_stay() -> None:
    batch = Batch(INTRO.game, INTRO.options, 4, seed=8, first=5, stride=9)
    for _ in range(4):
        batch.step(batch.sample())
    texts = [position_to_text(batch.position(index)) for index in range(4)]
    batch.restart([True, False, False, True])
    assert batch.numbers.tolist() == [14, 6, 7, 17]
    assert [position_to_text(batch.position(index)) for index in (1, 2)] == texts[1:3]
    for index in (0, 3):
        assert agree(batch, index, ByHand(INTRO, 8, int(batch.numbers[index])))


def test_games_that_are_skipped_stay_as_they_are() -> None:
    batch, beside = (Batch(INTRO.game, INTRO.options, 3, seed=2) for _ in range(2))
    chosen = batch.sample()
    batch.step([int(chosen[0]), -1, 999], skip=[False, True, True])
    beside.step(chosen)
    before = Batch(INTRO.game, INTRO.options, 3, seed=2)
    assert position_to_text(batch.position(0)) == position_to_text(beside.position(0))
    assert [position_to_text(batch.position(index)) for index in (1, 2)] == [
        position_to_text(before.position(i)) for i in (1, 2)
    ]


@pytest.mark.parametrize("table", [INTRO, EVERY_TABLE[-1]], ids=name_of)
def test_a_state_that_was_saved_is_gone_on_from(table: Table) -> None:
    batch, other = (Batch(table.game, table.options, 3, seed=seed) for seed in (2, 3))
    for _ in range(20):
        batch.step(batch.sample())
    state, before = batch.save(), shown(batch)

    def go_on(one: Batch) -> list[list[bytes]]:
        frames = []
        for _ in range(60):
            one.step(one.sample())
            frames.append(shown(one))
        return frames

    frames = go_on(batch)
    for one in (batch, other):
        one.load(pickle.loads(pickle.dumps(state)))
        assert shown(one) == before
        assert go_on(one) == frames
    with pytest.raises(SetupError, match="of another table, or not of 2 games"):
        Batch(table.game, table.options, 2).load(state)


def test_a_game_that_is_over_stays_so_and_shows_its_rewards_once() -> None:
    batch, _ = play_beside(INTRO, 9, 2, ALL_THERE_IS)
    before = batch.observation.copy()
    batch.step([63, -5])  # is not looked at
    assert batch.actor.tolist() == [OVER, OVER]
    assert not batch.terminated.any()
    assert not batch.rewards.any()
    assert not batch.mask.any()
    assert batch.sample().tolist() == [0, 0]
    assert (batch.observation == before).all()
    batch.reset(9)
    assert (batch.actor >= 0).all()


def test_an_observation_at_the_end_is_the_decided_seats_own() -> None:
    batch, games = play_beside(INTRO, 10, 3, ALL_THERE_IS, np.array([2, 0, 1]))
    for index, seat in enumerate((2, 0, 1)):
        assert (batch.observation[index] == observation_of(games[index].position, seat)).all()


def test_another_reset_is_another_run() -> None:
    batch = Batch(INTRO.game, INTRO.options, 4, seed=1)
    first = shown(batch)
    batch.step(batch.sample())
    batch.reset(2)
    assert shown(batch) != first
    batch.reset(1)
    assert shown(batch) == first
    assert batch.seed == 1


def test_all_arrays_stay_the_same_ones() -> None:
    batch = Batch(INTRO.game, INTRO.options, 4, seed=1)
    arrays = (batch.actor, batch.mask, batch.observation, batch.rewards, batch.terminated, batch.numbers)
    batch.step(batch.sample())
    batch.reset(3)
    seen = batch.observation.copy()
    looked_at = batch.observe([0, 1, 2, 0])
    assert batch.observe([1, 2, 0, 1]) is looked_at
    assert np.array_equal(batch.observation, seen)
    assert not np.shares_memory(batch.observation, looked_at)
    later = (batch.actor, batch.mask, batch.observation, batch.rewards, batch.terminated, batch.numbers)
    assert all(one is other for one, other in zip(arrays, later, strict=True))
    kinds = [array.dtype.name for array in arrays]
    assert kinds == ["int64", "int8", "uint8", "float32", "bool", "int64"]


def test_nothing_is_done_if_one_action_is_illegal() -> None:
    batch = Batch(INTRO.game, INTRO.options, 3, seed=2)
    before, texts = shown(batch), [position_to_text(batch.position(index)) for index in range(3)]
    good = batch.sample()
    for wrong in (-1, 23, 64, 10**12):
        actions = good.copy()
        actions[1] = wrong
        legal = ", ".join(f"{action} ({QUEEN.action_text(action)})" for action in np.flatnonzero(batch.mask[1]))
        with pytest.raises(IllegalAction) as refused:
            batch.step(actions)
        assert str(refused.value).startswith(f"game 1 of the batch: action {wrong} is not legal here (MQ-")
        assert str(refused.value).endswith(f"; legal is: {legal}")
        assert shown(batch) == before
        assert [position_to_text(batch.position(index)) for index in range(3)] == texts
    batch.step(good)
    assert shown(batch) != before


def test_a_lenient_batch_steps_the_other_games() -> None:
    lenient, strict = (Batch(INTRO.game, INTRO.options, 3, seed=2) for _ in range(2))
    good = lenient.sample()
    strict.step(good)
    waiting = position_to_text(lenient.position(1))
    assert lenient.step([good[0], 23, good[2]], lenient=True).tolist() == [True, False, True]
    assert position_to_text(lenient.position(1)) == waiting
    for index in (0, 2):
        assert position_to_text(lenient.position(index)) == position_to_text(strict.position(index))


def test_every_seat_of_every_game_can_be_looked_at() -> None:
    table = EVERY_TABLE[-1]
    batch = Batch(table.game, table.options, 4, seed=2)
    for seats in ([0, 1, 2, 3], [3, 3, 0, 0], 2):
        seen = batch.observe(seats)
        for index, seat in enumerate(np.broadcast_to(seats, 4)):
            assert (seen[index] == observation_of(batch.position(index), int(seat))).all()


def test_a_position_of_a_batch_is_the_batchs_own() -> None:
    batch = Batch(INTRO.game, INTRO.options, 2, seed=2)
    position = batch.position(1)
    text = position_to_text(position)
    batch.step(batch.sample())
    assert position_to_text(position) != text
    assert position_to_text(batch.position(0)) != position_to_text(position)


def make(**settings: Any) -> Callable[[], Batch]:
    return lambda: Batch(INTRO.game, INTRO.options, **{"count": 3} | settings)


def ask(question: str, *given: Any) -> Callable[[], Any]:
    return lambda: getattr(make()(), question)(*given)


WHOLE = r"are one whole number a game, here 3, not an array of shape "


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (make(count=0), "a batch has at least one game, not 0"),
        (make(count=2.5), "a batch has at least one game, not 2.5"),
        (make(threads=0), "a batch runs in at least one thread, not 0"),
        (make(threads=1.5), "a batch runs in at least one thread, not 1.5"),
        (make(first=-1), f"games are numbered from 0 to {2**62 - 1}, not -1"),
        (make(first=2**63), f"games are numbered from 0 to {2**62 - 1}, not {2**63}"),
        (make(stride=2), "a stride is at least 3, the number of games, so that no luck is used twice, not 2"),
        (
            ask("restart", [0, 1]),
            r"games to restart are one flag a game, here 3, not an array of shape \(2,\) and type int64",
        ),
        (ask("begin", 0, -1), f"games are numbered from 0 to {2**62 - 1}, not -1"),
        (ask("begin", 3, 0), "the games of this batch go from 0 to 2, not 3"),
        (ask("begin", 0, 3, 7), "seats go from 0 to 2 here, not 7"),
        (ask("position", -1), "the games of this batch go from 0 to 2, not -1"),
        (ask("position", 3), "the games of this batch go from 0 to 2, not 3"),
        (ask("position", 0.5), "the games of this batch go from 0 to 2, not 0.5"),
        (make(seed=-1), "a seed is a whole number from 0 to 4294967295, not -1"),
        (make(seed=2**32), "a seed is a whole number from 0 to 4294967295, not 4294967296"),
        (ask("reset", "7"), "a seed is a whole number from 0 to 4294967295, not '7'"),
        (ask("reset", 1, 3), "seats go from 0 to 2 here, not 3"),
        (ask("reset", 1, [0, 1, -1]), "seats go from 0 to 2 here, not -1"),
        (ask("reset", 1, [0, 1]), rf"seats {WHOLE}\(2,\) and type int64"),
        (ask("reset", 1, [0.0, 1.0, 1.0]), rf"seats {WHOLE}\(3,\) and type float64"),
        (ask("observe", [0, 1, 7]), "seats go from 0 to 2 here, not 7"),
        (ask("observe", [[0, 1, 1]]), rf"seats {WHOLE}\(1, 3\) and type int64"),
        (ask("step", 0), rf"actions {WHOLE}\(\) and type int64"),
        (ask("step", [0, 0]), rf"actions {WHOLE}\(2,\) and type int64"),
        (ask("step", [[0], [0], [0]]), rf"actions {WHOLE}\(3, 1\) and type int64"),
        (ask("step", [0.0, 0.0, 0.0]), rf"actions {WHOLE}\(3,\) and type float64"),
        (ask("step", [True, True, True]), rf"actions {WHOLE}\(3,\) and type bool"),
        (ask("step", None), rf"actions {WHOLE}\(\) and type object"),
        (
            ask("step", [[0], [0, 0], [0]]),
            r"actions are one whole number a game, here 3, not \[\[0\], \[0, 0\], \[0\]\]",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(asked: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=f"^{sentence}$"):
        asked()


def test_a_reset_that_cannot_be_changes_nothing() -> None:
    batch = Batch(INTRO.game, INTRO.options, 3, seed=4)
    batch.step(batch.sample())
    before = shown(batch)
    with pytest.raises(SetupError):
        batch.reset(5, [0, 1, 9])
    assert (batch.seed, shown(batch)) == (4, before)


@pytest.mark.plain
def test_plain_mode_shows_the_same() -> None:
    assert said_in_plain_mode("tests.environments.batch.batch_trace") == traces()


@pytest.mark.soak
def test_no_index_leaves_its_bounds() -> None:
    assert said_with("tests.environments.batch.batch_trace", NUMBA_BOUNDSCHECK="1") == traces()
