"""Every number of an observation is what the position says, read a second time and in another way."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.observation import Column, ObservationField, field_offsets, flags, named, scale, table_field
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.jit.decorators import PACKAGE, compiled_sources
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.games import GAMES, find_game
from tests.environments.observation import mississippi_queen_reading, mississippi_queen_window
from tests.environments.observation.mississippi_queen_reading import read_race
from tests.environments.observation.riverboat_reading import read_season
from tests.environments.observation.sample_positions import ALL_TABLES, moments
from tests.tables import EVERY_TABLE, Table, name_of

READERS: dict[str, Any] = {"mississippi-queen": read_race, "riverboat": read_season}


def differences(position: Position, seat: int) -> list[str]:
    """Where the observation and the second reading differ."""
    game = position.game
    told, read = (
        named(fields_of(game), observation_of(position, seat)),
        READERS[game.name](position, seat),
    )
    assert list(told) == [field.name for field in fields_of(game)]
    assert set(told) == set(read)
    found = []
    for field in fields_of(game):
        assert told[field.name].shape == read[field.name].shape == field.shape
        for at in np.argwhere(told[field.name] != read[field.name]):
            column = field.columns[at[-1]].name if field.columns else ""
            place, one, other = tuple(at.tolist()), told[field.name][tuple(at)], read[field.name][tuple(at)]
            found.append(
                f"{field.name} {place} {column}: {one}, not {other}, for seat {seat} of {position_to_text(position)}"
            )
    return found


@pytest.mark.games
@pytest.mark.parametrize("table", ALL_TABLES, ids=name_of)
def test_every_field_says_what_the_position_is(table: Table) -> None:
    actors, random = set(), Random(1)
    for position in moments(table, seed=1, now_and_then=60):
        seat = random.randrange(table.players)
        for watching in {seat, position.actor if position.actor >= 0 else seat}:
            assert differences(position, watching) == []
        actors.add(min(position.actor, 0))
    assert actors == {0, CHANCE, NOBODY}


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, 3, 4])
@pytest.mark.parametrize("table", ALL_TABLES, ids=name_of)
def test_every_field_for_every_seat(table: Table, seed: int) -> None:
    for position in moments(table, seed, now_and_then=20, steps=3000):
        for seat in range(table.players):
            assert differences(position, seat) == []


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_no_number_is_larger_than_its_field_says(table: Table) -> None:
    scales = scale(fields_of(table.game))
    for position in moments(table, seed=5, now_and_then=5, steps=100):
        assert (observation_of(position, 0) * scales).max() <= 1


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_observation_is_bytes_and_the_callers_own(game: Game) -> None:
    position = game.new_position(game.options(None, None, {}))
    seen = observation_of(position, 0)
    assert seen.dtype == np.uint8
    assert seen.shape == (field_offsets(fields_of(game))[""],)
    kept = seen.copy()
    while position.actor == CHANCE:
        position.step(position.legal_actions()[0])
    assert (observation_of(position, 1) != kept).any()
    assert (seen == kept).all()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_fields_describe_themselves(game: Game) -> None:
    for field in fields_of(game):
        assert field.meaning
        assert field.name.isidentifier()
        assert 1 <= field.most <= 255
        if field.columns:
            assert len(field.columns) == field.shape[-1]
            assert field.most == max(column.most for column in field.columns)
    names = [field.name for field in fields_of(game)]
    assert len(set(names)) == len(names)


def test_columns_stand_in_the_order_they_are_written_in() -> None:
    fields = {field.name: field for field in fields_of(find_game("mississippi-queen"))}
    assert [column.name for column in fields["around"].columns] == list(mississippi_queen_window.COLUMNS)
    assert [column.name for column in fields["rules"].columns] == list(mississippi_queen_reading.SWITCHES)


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nobody_sits_there(game: Game, seat: int) -> None:
    position = game.new_position(game.options(None, 3, {}))
    with pytest.raises(SetupError, match=f"^seats go from 0 to 2 here, not {seat}$"):
        observation_of(position, seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_threads_look_at_their_own_positions(game: Game) -> None:
    first, second = (game.new_position(game.options(None, players, {})) for players in (2, 4))
    expected = [
        observation_of(first, 0).tobytes(),
        observation_of(second, 0).tobytes(),
    ]

    def look(position: Position) -> set[bytes]:
        return {observation_of(position, 0).tobytes() for _ in range(4000)}

    with ThreadPoolExecutor(2) as crew:
        assert list(crew.map(look, (first, second))) == [{expected[0]}, {expected[1]}]


@pytest.mark.parametrize("room", ["mississippi_queen", "riverboat"])
def test_an_edit_of_what_is_built_into_compiled_code_has_it_compiled_anew(room: str) -> None:
    """Numba would not see it, and go on writing every number where it was before."""
    files = {path for path in (PACKAGE / room / "observation").iterdir() if path.suffix == ".py"}
    assert files - set(compiled_sources(room)) == {PACKAGE / room / "observation" / "__init__.py"}


SOME_FIELDS = (
    ObservationField("points", (1,), 6, "points"),
    table_field("boats", (2,), "a row a boat", (Column("speed", 4), *flags("bow", ("N", "S")))),
    ObservationField("map", (2, 3), 2, "a map"),
)


def test_offsets_say_where_fields_begin() -> None:
    assert field_offsets(SOME_FIELDS) == {"points": 0, "boats": 1, "map": 7, "": 13}


def test_flags_have_a_column_each() -> None:
    assert SOME_FIELDS[1].columns == (Column("speed", 4), Column("bow: N", 1), Column("bow: S", 1))
    assert (SOME_FIELDS[1].shape, SOME_FIELDS[1].most) == ((2, 3), 4)


def test_scale_goes_by_the_column() -> None:
    expected = [1 / 6, *[1 / 4, 1, 1] * 2, *[1 / 2] * 6]
    assert scale(SOME_FIELDS).dtype == np.float32
    assert scale(SOME_FIELDS).tolist() == pytest.approx(expected)


def test_named_takes_one_observation_or_many_apart() -> None:
    one = np.arange(13, dtype=np.uint8)
    parts = named(SOME_FIELDS, one)
    assert parts["points"].tolist() == [0]
    assert parts["boats"].tolist() == [[1, 2, 3], [4, 5, 6]]
    assert parts["map"].tolist() == [[7, 8, 9], [10, 11, 12]]
    many = named(SOME_FIELDS, np.stack([one, one + 13]).reshape(1, 2, 13))
    assert many["boats"].shape == (1, 2, 2, 3)
    assert many["boats"][0, 1].tolist() == [[14, 15, 16], [17, 18, 19]]
    many["map"][0, 1, 0, 0] = 99  # a view: nothing is copied
    assert many["map"].base is not None
