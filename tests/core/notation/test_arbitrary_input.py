"""Anything at all, read as a position of either game: a useful sentence, or a position that is one."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.core.errors import NotationError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.notation.positions import (
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, DECISION_NAMES
from paddlewheel.riverboat import components, state
from paddlewheel.riverboat.game import RIVERBOAT
from paddlewheel.riverboat.notation import names
from tests.core.notation.corruption import Data, check_sentence, spoiled
from tests.core.notation.game_positions import play_on
from tests.mississippi_queen.notation import sample_positions as of_the_queen
from tests.riverboat.notation import sample_positions as of_the_boat


@dataclass(frozen=True)
class Subject:
    game: Game
    samples: Callable[[], tuple[Data, ...]]
    check_round_trip: Callable[[Any], None]
    words: list[str]
    letters: str  # of a line
    steps: int  # that a position is played on

    def line(self, number: int) -> str:
        return position_to_text(position_from_json(self.game, self.sample(number)))

    def sample(self, number: int) -> Data:
        return self.samples()[number % len(self.samples())]


QUEEN = Subject(
    MISSISSIPPI_QUEEN,
    of_the_queen.samples,
    of_the_queen.check_round_trip,
    [
        *DECISION_NAMES,
        *CONDITION_NAMES,
        "white",
        "orange",
        "rose",
        "1.7",
        "2.7",
        "0.4",
        "ashore5",
        "docked",
        "S",
        "left",
        "A1-1",
        "B1",
    ],
    "0123456789wobgk.,/:>|*+-=NSE lar",
    12,
)
BOAT = Subject(
    RIVERBOAT,
    of_the_boat.samples,
    of_the_boat.check_round_trip,
    [
        *(*state.DECISION_NAMES, *state.PHASE_NAMES, *names.SUITS, *names.BENEFITS, *names.SEARCHES),
        *(*components.card_names(), *components.boat_names(), *components.field_names(), *components.tile_names()),
    ],
    "0123456789twcpuTWx#!*.,/:|+-=hsd chance",
    9_999,
)
either = pytest.mark.parametrize("subject", [QUEEN, BOAT], ids=["mississippi-queen", "riverboat"])


def values(words: list[str]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-7, 30),
        st.floats(),
        st.text(max_size=5),
        st.sampled_from(words),
        st.lists(st.sampled_from(words), max_size=3),
        st.lists(st.integers(0, 5), max_size=3),
        st.just({}),
    )


def check_read(subject: Subject, load: Callable[[], Position], seed: int) -> None:
    """If it can be read, it can be written, read again, and played on, to the end where that is never far."""
    try:
        position = load()
    except NotationError as problem:
        check_sentence(str(problem))
        return
    subject.check_round_trip(position)
    play_on(position, seed, subject.steps)
    subject.check_round_trip(position)


@pytest.mark.slow
@either
@settings(max_examples=250)
@given(data=st.data())
def test_spoiled_json(subject: Subject, data: st.DataObject) -> None:
    form = spoiled(data.draw, data.draw(st.sampled_from(subject.samples())), values(subject.words))
    check_read(subject, lambda: position_from_json(subject.game, form), seed=1)


@pytest.mark.slow
@either
@settings(max_examples=250)
@given(data=st.data(), sample=st.integers(0, 1000), start=st.integers(0, 700), length=st.integers(0, 4))
def test_spoiled_lines(subject: Subject, data: st.DataObject, sample: int, start: int, length: int) -> None:
    line = subject.line(sample)
    start %= len(line)
    text = line[:start] + data.draw(st.text(subject.letters, max_size=3)) + line[start + length :]
    check_read(subject, lambda: position_from_text(subject.game, text), seed=2)


@either
@settings(max_examples=80)
@given(sample=st.integers(0, 1000), end=st.integers(0, 5000))
def test_truncated_json_text(subject: Subject, sample: int, end: int) -> None:
    text = json.dumps(subject.sample(sample), indent=1)
    text = text[: 1 + end % (len(text) - 1)]
    with pytest.raises(NotationError, match=r"^line \d+: this is not JSON") as refused:
        position_from_text(subject.game, text)
    line = int(str(refused.value).split(":")[0].removeprefix("line "))
    assert text.rstrip().count("\n") <= line <= text.count("\n") + 1


@either
@settings(max_examples=100)
@given(text=st.text())
def test_any_text(subject: Subject, text: str) -> None:
    check_read(subject, lambda: position_from_text(subject.game, text), seed=3)


@either
@pytest.mark.parametrize("data", [None, [], "mq1", "rb1", 7, {}, {"format": ["x"]}])
def test_what_is_no_position(subject: Subject, data: Any) -> None:
    with pytest.raises(NotationError, match=r"^format: this is .* it is not a Paddlewheel position$"):
        position_from_json(subject.game, data)


@either
def test_a_position_of_the_other_game(subject: Subject) -> None:
    other = BOAT if subject is QUEEN else QUEEN
    with pytest.raises(NotationError, match=rf"^game: must be '{subject.game.name}', not '{other.game.name}'"):
        position_from_json(subject.game, other.sample(0))
    with pytest.raises(NotationError, match=r"^section 1 \(mark\): must be "):
        position_from_text(subject.game, other.line(0))


@either
def test_a_line_may_be_json(subject: Subject) -> None:
    data = subject.sample(0)
    text = json.dumps(data, indent=2)
    assert position_to_json(position_from_text(subject.game, text)) == data
    with pytest.raises(NotationError, match=r"^line 4: this is not JSON"):
        position_from_text(subject.game, text.replace('"game":', '"game"'))
