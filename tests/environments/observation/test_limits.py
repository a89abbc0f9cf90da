"""Numbers that are too large for a byte stop at 255, and none goes below 0."""

from collections.abc import Iterator
from typing import Any

import pytest

from paddlewheel.core.batch.observation import named
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from tests.core.notation.game_positions import mates_game
from tests.environments.observation.sample_positions import MOST
from tests.environments.observation.test_observation import differences

LARGE = 300
LAST = {"round_limit": 1000}
GROWING = ("coins", "workers", "surveyors", "staff", "agents", "points", "earned", "harvested")
SUPPLIES = ("coin_supply", "barn_supply", "well_supply", "surveyor_supply")
DUE = ("due_coins", "due_points", "due_steps", "due_agents")


def test_rounds_go_on_and_the_number_stays() -> None:
    position = MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options("2019", 2, LAST))
    for number, told in ((254, 254), (255, 255), (256, 255), (1000, 255)):
        position.record.round_number = number
        assert named(fields_of(MISSISSIPPI_QUEEN), observation_of(position, 0))["round"].tolist() == [told]


def games() -> Iterator[RiverboatPosition]:
    for players in (2, 3, 4):
        *_, last = mates_game(RIVERBOAT.new_position(RIVERBOAT.options(None, players, MOST)), 1)
        yield last


def test_a_game_with_the_largest_numbers_scores_more_than_a_byte_holds() -> None:
    for position in games():
        assert max(position.record.points) > LARGE
        told = named(fields_of(RIVERBOAT), observation_of(position, 0))["seats"]
        assert told[: position.options.players, 1].tolist() == [255] * position.options.players


@pytest.mark.parametrize("large", [255, 256, LARGE, 1000])
def test_whatever_grows_stops_at_255(large: int) -> None:
    """Whatever a player or the supply may have too much of, by the rules or by a changed number."""
    position = next(games())
    record: Any = position.record
    for name in GROWING:
        getattr(record, name)[:] = [large] * len(getattr(record, name))
    for name in (*SUPPLIES, *DUE, "turn"):
        setattr(record, name, large)
    record.cards_left[:] = [large] * len(record.cards_left)
    parts = named(fields_of(RIVERBOAT), observation_of(position, 0))
    seats = parts["seats"][: position.options.players]
    for part in (parts["supply"], parts["due"], parts["turn"], parts["cards_left"], seats[:, 1], seats[:, 3:8]):
        assert set(part.ravel().tolist()) == {255}


def test_the_harbor_is_counted_from_where_it_starts() -> None:
    far = {"harbor_start": -18, "harbor_end": 40}
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, 2, far))
    for seat, (step, gone, left) in enumerate(((-18, 0, 58), (40, 58, 0))):
        position.record.harbor[seat] = step
        assert differences(position, seat) == []
        assert named(fields_of(RIVERBOAT), observation_of(position, seat))["seats"][0, 8:10].tolist() == [gone, left]
