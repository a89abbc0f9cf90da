"""The pilot is one and the same in both modes, and whatever race it was asked about before."""

import pytest

from paddlewheel.mississippi_queen.ai.pilot.api import win_shares
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from tests.mississippi_queen.ai.pilot_decisions import decisions
from tests.mississippi_queen.situation import situation
from tests.plain_mode import said_in_plain_mode


@pytest.mark.plain
def test_plain_mode_makes_the_same_decisions() -> None:
    assert said_in_plain_mode("tests.mississippi_queen.ai.pilot_decisions") == decisions()


def near_the_finish(finish_docks: str) -> MississippiQueenPosition:
    race = situation("A1-1", "A1-2", "A3-2", finish="ahead", players=3, river_length=4, finish_docks=finish_docks)
    race.put("white", "3.12", passengers=2).put("orange", "3.3", passengers=2).put("blue", "1.7")
    return race.turn("white").position


@pytest.mark.rule("MQ-RIV-10")
def test_a_race_with_other_docks_on_the_same_river_has_a_distance_map_of_its_own() -> None:
    """White is one space from the docks on the last tile and two from those beyond it: less sure to be first."""
    on_it, beyond = (win_shares(near_the_finish(docks)) for docks in ("last_tile", "finish_tile"))
    assert on_it[0] > beyond[0]
    assert win_shares(near_the_finish("last_tile")) == on_it
