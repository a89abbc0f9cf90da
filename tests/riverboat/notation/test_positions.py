"""Positions written down and read back: without loss, and never one that cannot be."""

import json
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.core.contract import NOBODY
from paddlewheel.core.errors import NotationError
from paddlewheel.core.fields import to_dict
from paddlewheel.riverboat import boxes, state
from paddlewheel.riverboat.game import SeasonPosition
from paddlewheel.riverboat.notation import vocabulary
from paddlewheel.riverboat.notation.line_reading import line_to_json
from tests.notation.playing import mates_game, play_on, random_game
from tests.notation.spoiling import check_sentence, spoiled
from tests.riverboat.notation.moments import BY_HAND, COUNTS, GAME, fresh, samples

ALL_OF_IT = 9_999  # steps


def fields(position: SeasonPosition) -> dict[str, object]:
    return to_dict(state.Season, position.record)


def check_round_trip(position: SeasonPosition) -> None:
    data = position.to_json()
    loaded = GAME.position_from_json(json.loads(json.dumps(data)))
    assert fields(loaded) == fields(position)
    assert loaded.to_json() == data
    assert line_to_json(position.to_text()) == data


def check_played_on(position: SeasonPosition, seed: int) -> None:
    """The position and what was read back from its line go on alike, to the end."""
    loaded, going_on = GAME.position_from_text(position.to_text()), position.copy()
    assert play_on(loaded, seed, ALL_OF_IT) == play_on(going_on, seed, ALL_OF_IT)
    assert fields(loaded) == fields(going_on)
    assert loaded.actor == NOBODY


def games(players: int, seed: int) -> Iterator[SeasonPosition]:
    yield from random_game(fresh(players), seed, ALL_OF_IT)
    yield from mates_game(fresh(players), seed)


@pytest.mark.parametrize("players", COUNTS)
def test_every_step_of_a_game(players: int) -> None:
    for position in random_game(fresh(players), seed=1, steps=ALL_OF_IT):
        check_round_trip(position)


@pytest.mark.slow
@pytest.mark.parametrize("players", COUNTS)
def test_every_step_of_a_game_of_bots(players: int) -> None:
    for position in mates_game(fresh(players), seed=1):
        check_round_trip(position)


@pytest.mark.soak
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(2, 8))
def test_every_step_of_many_games(players: int, seed: int) -> None:
    for position in games(players, seed):
        check_round_trip(position)


@pytest.mark.parametrize("players", COUNTS)
def test_a_loaded_position_goes_on_alike(players: int) -> None:
    for number, position in enumerate(random_game(fresh(players), seed=2, steps=ALL_OF_IT)):
        if number % 60 == 11 or position.actor == NOBODY:
            check_played_on(position, seed=number)


@pytest.mark.parametrize("make", BY_HAND)
def test_rare_moments(make: Callable[[], SeasonPosition]) -> None:
    check_round_trip(make())
    check_played_on(make(), seed=5)


def test_the_samples_have_every_step() -> None:
    found = {(data["phase"], data["step"]) for data in samples()}
    every = {
        (vocabulary.stage_word(stage), vocabulary.STEPS[step])
        for step, stages in vocabulary.STAGES_OF.items()
        for stage in stages
    }
    assert found == every


def test_a_line_may_be_json() -> None:
    data = samples()[0]
    text = json.dumps(data, indent=2)
    assert GAME.position_from_text(text).to_json() == data
    with pytest.raises(NotationError, match=r"^line 4: this is not JSON"):
        GAME.position_from_text(text.replace('"game":', '"game"'))


# anything at all


WORDS = [
    *vocabulary.STEPS,
    *vocabulary.PHASES,
    *vocabulary.SUITS,
    *vocabulary.BENEFITS,
    *vocabulary.SEARCHES,
    *boxes.card_names(),
    *boxes.boat_names(),
    *boxes.field_names(),
    *boxes.tile_names(),
]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-7, 30),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(WORDS),
    st.lists(st.sampled_from(WORDS), max_size=3),
    st.lists(st.integers(0, 5), max_size=3),
    st.just({}),
)


def check_read(load: Callable[[], SeasonPosition], seed: int) -> None:
    """Either a useful sentence, or a position that is one: it can be written, read, and played to its end."""
    try:
        position = load()
    except NotationError as problem:
        check_sentence(str(problem))
        return
    check_round_trip(position)
    play_on(position, seed, steps=12)
    check_round_trip(position)
    play_on(position, seed, ALL_OF_IT)
    assert position.actor == NOBODY


@settings(max_examples=250, deadline=None)
@given(data=st.data())
def test_spoiled_json(data: st.DataObject) -> None:
    form = spoiled(data.draw, data.draw(st.sampled_from(samples())), VALUES)
    check_read(lambda: GAME.position_from_json(form), seed=1)


@settings(max_examples=250, deadline=None)
@given(
    sample=st.integers(0, 1000),
    start=st.integers(0, 700),
    length=st.integers(0, 4),
    text=st.text("0123456789twcpuTWx#!*.,/:|+-=hsd chance", max_size=3),
)
def test_spoiled_lines(sample: int, start: int, length: int, text: str) -> None:
    line = GAME.position_from_json(samples()[sample % len(samples())]).to_text()
    start %= len(line)
    check_read(lambda: GAME.position_from_text(line[:start] + text + line[start + length :]), seed=2)


@settings(max_examples=60, deadline=None)
@given(sample=st.integers(0, 1000), end=st.integers(0, 5000))
def test_truncated_json_text(sample: int, end: int) -> None:
    text = json.dumps(samples()[sample % len(samples())], indent=1)
    text = text[: 1 + end % (len(text) - 1)]
    with pytest.raises(NotationError, match=r"^line \d+: this is not JSON"):
        GAME.position_from_text(text)


@settings(max_examples=100, deadline=None)
@given(text=st.text())
def test_any_text(text: str) -> None:
    check_read(lambda: GAME.position_from_text(text), seed=3)
