"""The spaces around a boat, at places of a river that are easily got wrong."""

from typing import Any

import numpy as np

from paddlewheel.core.batch.observation import named
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from tests.environments.observation.mississippi_queen_window import COLUMNS, RADIUS
from tests.environments.observation.test_observation import differences
from tests.mississippi_queen.situation import Situation, situation

LEVEL = 128
BEND = ("A1-1 ahead", "A1-2 left", "A1-3 left", "A1-4 left")


def around(race: Situation, seat: int = 0) -> dict[str, Any]:
    """The columns of what this seat sees around its boat; every one agrees with the river drawn on paper."""
    assert differences(race.position, seat) == []
    rows = named(fields_of(MISSISSIPPI_QUEEN), observation_of(race.position, seat))["around"]
    return {name: rows[:, column] for column, name in enumerate(COLUMNS)}


def column(race: Situation, name: str, seat: int = 0) -> list[int]:
    """Of the boats' rows, those that there are."""
    field = next(field for field in fields_of(MISSISSIPPI_QUEEN) if field.name == "boats")
    index = [column.name for column in field.columns].index(name)
    rows = named(fields_of(MISSISSIPPI_QUEEN), observation_of(race.position, seat))["boats"]
    return [int(number) for number in rows[: int(race.record.boats), index]]


def test_the_window_turns_with_the_bow() -> None:
    race = situation("A1-1 ahead", "A2-4 left", players=2)
    race.put("white", "1.16", bow="N").turn("white")
    straight = np.stack(list(around(race).values()), axis=1)
    assert straight[0].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 1, LEVEL]
    for sixths, bow in enumerate(HEADINGS):
        race.put("white", "1.16", bow=bow)
        turned = np.stack(list(around(race).values()), axis=1)
        for ring in range(1, RADIUS + 1):
            cells = slice(1 + 3 * ring * (ring - 1), 1 + 3 * ring * (ring + 1))
            assert (turned[cells] == np.roll(straight[cells], -ring * sixths, axis=0)).all()


def test_ahead_comes_first_then_starboard() -> None:
    race = situation("A1-1 ahead", players=2)
    race.put("white", "1.17", bow="N").put("orange", "1.18", bow="N").turn("white")
    assert around(race)["boat"].nonzero()[0].tolist() == [0, 3]  # its neighbour to the SE
    race.put("white", "1.17", bow="SE")
    assert around(race)["boat"].nonzero()[0].tolist() == [0, 1]


def test_the_river_comes_into_sight_again_past_a_hairpin_bend() -> None:
    """Five tiles on it lies beside the start: four spaces off, the last that are seen."""
    shown = []
    for tiles in (BEND, (*BEND, "A2-1 ahead")):
        race = situation(*tiles, players=2)
        shown.append(around(race.put("white", "0.5", bow="N").put("blue", "0.10").turn("white"))["river"])
    assert (shown[1] & ~shown[0]).nonzero()[0].min() > 3 * RADIUS * (RADIUS - 1)


def test_tiles_that_have_left_are_out_of_sight() -> None:
    race = situation("A1-1 ahead", "A1-2 ahead", edition="classic-1997", players=3)
    for boat, place in (("white", "1.1"), ("orange", "1.2"), ("blue", "1.3")):
        race.put(boat, place, bow="S")
    race.turn("white")
    behind = around(race)
    assert behind["river"][1] == 1
    race.finish_turn().turn("white")
    assert int(race.record.kept) == 1
    assert around(race)["river"][1] == 0
    assert named(fields_of(MISSISSIPPI_QUEEN), observation_of(race.position, 0))["river"][0].tolist() == [0] * 6


def test_the_next_tile_may_come_to_lie_beside_a_boat_that_is_two_tiles_back() -> None:
    race = situation("A1-1 ahead", "A1-2 left", "A1-3 left", players=2)
    race.put("white", "1.0", bow="N").turn("white")
    assert around(race)["the next tile may come to lie here"].any()


def test_no_tile_comes_to_lie_beside_another() -> None:
    """To the left of this bend lies the start."""
    race = situation(*BEND, players=2)
    race.put("white", "4.16", bow="S").turn("white")
    shown = around(race)["the next tile may come to lie here"]
    race = situation(*BEND, players=2, edition="black-rose-1998")
    race.record.kept = 1  # the start has left
    race.put("white", "4.16", bow="S")
    for boat in ("orange", "blue", "green", "rose"):
        race.put(boat, "out")
    assert around(race.turn("white"))["the next tile may come to lie here"].sum() > shown.sum() > 0


def test_no_tile_comes_after_the_last() -> None:
    race = situation("A1-1 ahead", "A1-2 ahead", "A1-3 ahead", players=2, river_length=4)
    race.put("white", "3.17", bow="N").turn("white")
    assert not around(race)["the next tile may come to lie here"].any()


def test_a_passenger_is_for_whoever_may_take_one_aboard() -> None:
    race = situation("A1-1 ahead", players=2, black_rose=True)
    race.put("white", "1.12", bow="N").put("blue", "0.5").order("white", "orange", "rose").turn("white")
    assert race.waiting("1.11") == 1
    assert around(race)["a passenger for the watched boat"].sum() == 1
    race.put("white", "1.12", bow="N", passengers=2)
    assert around(race)["a passenger for the watched boat"].sum() == 0
    race.put("white", "1.12", bow="N", passengers=1, used=1 << 2)
    assert around(race)["a passenger for the watched boat"].sum() == 0
    assert around(race)["dock or depot"].sum() == 1
    race.put("white", "0.12", bow="N").put("rose", "1.12", bow="N").order("orange", "white", "rose").turn("rose")
    assert race.actor == 0
    assert around(race)["dock or depot"].sum() == 1
    assert around(race)["a passenger for the watched boat"].sum() == 0


def test_a_boat_that_has_docked_has_no_turn_to_come() -> None:
    race = situation("A1-1 ahead", "A1-2 ahead", "A1-3 ahead", finish="ahead", players=3, river_length=4)
    race.put("white", "3.1").put("orange", "3.7").put("blue", "3.5").order("white", "orange", "blue").turn("white")
    assert column(race, "its turn in this round is to come") == [0, 1, 1]
    race.put("orange", "docked", bow="N", berth=1)
    assert column(race, "its turn in this round is to come") == [0, 0, 1]
    assert column(race, "place in this round's order") == [1, 2, 3]


def test_a_seat_watches_the_boat_it_decides_about_else_one_that_is_still_racing() -> None:
    race = situation("A1-1 ahead", "A1-2 ahead", players=2)
    race.put("white", "1.17").put("orange", "0.7").put("blue", "0.12").put("green", "0.8").turn("blue")
    assert race.actor == 0
    slots = "slot it is in, from 1"
    assert column(race, slots) == [2, 1, 1, 1]
    level = "how far along, 128 level with the watched boat"
    assert column(race, level)[2] == LEVEL  # blue, whose turn it is
    assert column(race, level, seat=1)[0] == LEVEL  # orange, its first
    race.put("orange", "docked", berth=1)
    assert column(race, level, seat=1)[2] == LEVEL  # green, its second
    for seat in (0, 1):
        assert differences(race.position, seat) == []
