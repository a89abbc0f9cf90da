"""Positions written down and read back: without loss, and never one that cannot be."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from paddlewheel.core.errors import NotationError
from paddlewheel.core.game import NOBODY
from paddlewheel.core.notation.positions import (
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.state import DECISION_NAMES
from tests.core.notation.corruption import Data, change
from tests.core.notation.game_positions import mates_game, play_on
from tests.mississippi_queen.notation.sample_positions import (
    BY_HAND,
    EVERY_PRESET,
    GAME,
    PRESETS,
    VARIANTS,
    check_round_trip,
    fresh,
    in_port,
    meaningful,
    moments,
    samples,
    setup_name,
)


def check_played_on(position: MississippiQueenPosition, seed: int, steps: int = 60) -> None:
    """The position and what was read back from its line go on alike."""
    loaded = position_from_text(GAME, position_to_text(position))
    going_on = position.copy()
    assert play_on(loaded, seed, steps) == play_on(going_on, seed, steps)
    assert position_to_json(loaded) | {"options": None} == position_to_json(going_on) | {"options": None}
    assert loaded.result() == going_on.result()


@pytest.mark.games
@pytest.mark.parametrize("setup", [*PRESETS, *VARIANTS], ids=setup_name)
def test_every_step_of_a_game(setup: tuple[str, int, Data]) -> None:
    for position in moments(setup, seed=1, steps=80):
        check_round_trip(position)


@pytest.mark.soak
@pytest.mark.parametrize("setup", [*PRESETS, *VARIANTS], ids=setup_name)
def test_a_whole_game(setup: tuple[str, int, Data]) -> None:
    for number, position in enumerate(moments(setup, seed=0, steps=4_000)):
        if number < 100 or number % 10 == 0 or position.actor == NOBODY:
            check_round_trip(position)


@pytest.mark.parametrize("setup", [*PRESETS[::2], *VARIANTS[:2]], ids=setup_name)
def test_every_step_of_a_game_of_bots(setup: tuple[str, int, Data]) -> None:
    for number, position in enumerate(mates_game(fresh(setup), seed=3)):
        check_round_trip(position)
        if number == 60:
            return


@pytest.mark.soak
@pytest.mark.parametrize("setup", EVERY_PRESET, ids=setup_name)
def test_every_step_of_whole_games_of_bots(setup: tuple[str, int, Data]) -> None:
    for position in mates_game(fresh(setup), seed=4):
        check_round_trip(position)


@pytest.mark.parametrize("setup", [*PRESETS, *VARIANTS], ids=setup_name)
def test_a_loaded_position_goes_on_alike(setup: tuple[str, int, Data]) -> None:
    for number, position in enumerate(moments(setup, seed=2, steps=200)):
        if number % 40 == 11 or position.actor == NOBODY:
            check_played_on(position, seed=number)


@pytest.mark.parametrize("make", BY_HAND)
def test_rare_moments(make: Callable[[], MississippiQueenPosition]) -> None:
    check_round_trip(make())
    check_played_on(make(), seed=5)


def test_the_samples_have_every_decision() -> None:
    assert {data["decision"] for data in samples()} == set(DECISION_NAMES)


def test_version_1_called_the_decision_a_phase() -> None:
    for data in samples():
        older = {("phase" if name == "decision" else name): value for name, value in data.items()} | {"version": 1}
        assert position_to_json(position_from_json(GAME, older)) == data


def test_sealed_votes_stay_sealed() -> None:
    voting = next(position for position in moments(VARIANTS[0], seed=3, steps=999) if voted(position))
    seen = voting.seen_by(voting.options.players - 1)
    assert "sealed" in position_to_json(seen)["votes"]
    check_round_trip(seen)


def voted(position: MississippiQueenPosition) -> bool:
    return any(position_to_json(position)["votes"] or ())


@pytest.mark.parametrize(
    ("variants", "written"),
    [
        ({}, "2019:4"),
        ({"black_rose": True}, "2019:4:black_rose"),
        ({"black_rose": None}, "2019:4"),
        ({"teams": True}, "2019:4:teams"),
        ({"teams": "2-2", "river_length": 11}, "2019:4:teams=2-2,river_length=11"),
        ({"b_tiles": ["B1/B2", "B4"]}, "2019:4:b_tiles=B1/B2+B4"),
        ({"b_tiles": []}, "2019:4:b_tiles=no"),
        ({"chain_push": 0, "full_coal": 3}, "2019:4:chain_push=0,full_coal=3"),
    ],
)
def test_options_in_a_line(variants: Data, written: str) -> None:
    position = GAME.new_position(GAME.options("2019", 4, variants))
    line = position_to_text(position)
    assert line.split()[1] == written
    loaded = position_from_text(GAME, line)
    assert position_to_text(loaded) == line
    assert meaningful(loaded, removed=0) == meaningful(position, removed=0)


def test_the_rose_may_be_left_at_home() -> None:
    position = GAME.new_position(GAME.options("black-rose-1998", 4, {"black_rose": False}))
    assert position_from_text(GAME, position_to_text(position)).record.boats == 4


# what cannot be


WHITE, ORANGE, BLUE = ("boats", 0), ("boats", 1), ("boats", 2)
IMPOSSIBLE = [
    (change("format", to="chess"), "format: this is 'chess'"),
    (change("version", to=3), "version: this position has version 3"),
    (change("game", to="riverboat"), "game: must be 'mississippi-queen'"),
    (change("options", "edition", to="2020"), "options: there is no edition '2020'"),
    (change("options", "players", to=7), "options: 2019 is for 2 to 6 players"),
    (change("options", "players", to="4"), "options.players: must be a number"),
    (change("river", 1, "tile", to="A9-1"), "river[1].tile: must be one of A0"),
    (change("river", 1, "tile", to="B1"), "river[1].tile: B1 is not among the tiles of these options"),
    (change("river", 1, "tile", to="A1-2"), "river[2].tile: A1-2 lies in the river twice"),
    (change("river", 0, "tile", to="A1-1"), "river[0].tile: must be A0"),
    (change("river", 1, "direction", to="left"), "river[1].direction: must be ahead"),
    (change("river", 2, "direction", to=None), "river[2].direction: must be one of left, ahead, right"),
    (change("removed", to=1), "removed: must be 0: in this edition vacated tiles stay"),
    (change("finish", to=None), "finish: must be laid"),
    (change("stack", 0, to="A1-1"), "stack: A1-1 lies in the river already"),
    (lambda data: data["stack"].pop(), "stack: 0 of the tiles must have left the game, not 1 (A3-3)"),
    (change(*ORANGE, "place", to="3.2"), "boats.orange.place: 3.2 is land"),
    (change(*ORANGE, "place", to="4.2"), "boats.orange.place: 4.2 is off the river"),
    (change(*ORANGE, "place", to="2.7"), "boats.blue.place: orange is on 2.7 already"),
    (change(*ORANGE, "place", to="ashore3"), "boats.orange.place: no boat waits ashore3"),
    (change(*ORANGE, "place", to=None), "boats.orange.place: must be a place"),
    (change(*ORANGE, "place", to="upstream"), "boats.orange.place: 'upstream' is not a place"),
    (change(*ORANGE, "seat", to=1), "boats.orange.seat: must be 2"),
    (change(*ORANGE, "name", to="violet"), "boats[1].name: must be one of white, orange, blue, green"),
    (change(*ORANGE, "name", to="white"), "boats[1].name: white is there twice"),
    (change(*ORANGE, "speed", to=7), "boats.orange.speed: must be a number from 1 to 6"),
    (change(*ORANGE, "coal", to=7), "boats.orange.coal: must be 0 to 6, not 7"),
    (change(*ORANGE, "passengers", to=3), "boats.orange.passengers: must be a number from 0 to 2"),
    (change(*ORANGE, "passengers", to=1), "boats.orange.passengers: is 1, but used names 0 docks"),
    (change(*ORANGE, "condition", to="out"), "boats.orange.reached: missing"),
    (change(*ORANGE, "condition", to="poled-off"), "boats.orange.condition: only a boat on a sandbank"),
    (change(*ORANGE, "condition", to="aground"), "turn: it cannot be the turn of orange, which is aground"),
    (change(*WHITE, "condition", to="sailing"), "boats.white.berth: a boat that is sailing has none"),
    (change(*WHITE, "berth", to=2), "boats: the berths must be 1 to 1, not [2]"),
    (change(*WHITE, "used", 0, to="1.12"), "boats.white.used: there is no dock on 1.12"),
    (change(*WHITE, "used", 0, to="2.8"), "boats.white.used: names 2.8 twice"),
    (lambda data: data["boats"].pop(), "boats: green missing; these options have 4 boats"),
    (change("supply", to=7), "supply: the passengers must add up to 12"),
    (change("box", to=1), "supply: the passengers must add up to 12"),
    (change("river", 1, "waiting", to=[2, 0]), "river[1].waiting: dock 1 can have 1 passengers waiting, not 2"),
    (change("river", 3, "waiting", to=[1, 0]), "river[3].waiting: dock 1 can have 0 passengers waiting"),
    (change("order", 1, to="orange"), "order: names orange twice"),
    (change("order", to=["orange", "blue"]), "order: green missing, though still racing"),
    (change("turn", to=4), "turn: must be 1 to 3"),
    (change("turn", to=2), "actor: must be 3 in decision speed"),
    (change("round", to=0), "round: must be 1 to 200 in decision speed"),
    (change("actor", to=1), "actor: must be 2 in decision speed"),
    (change("actor", to="chance"), "actor: must be 2 in decision speed"),
    (change("actor", to=9), "actor: must be a seat from 1 to 4"),
    (change("decision", to="sleep"), "decision: must be one of box, first-tiles"),
    (change("decision", to="own-face"), "decision: must be speed: that is what orange decides here"),
    (change("decision", to="lots"), "round: must be 0 to 0 in decision lots"),
    (change("decision", to="move"), "move: must be an object with the fields points"),
    (change("move", to={}), "move: must be null in decision speed"),
    (change("votes", to=["left"]), "votes: must be null in decision speed"),
    (lambda data: data.pop("supply"), "supply: missing; the fields are format"),
    (change("moves", to=None), "moves: there is no such field"),
]


@pytest.mark.parametrize(("spoil", "sentence"), IMPOSSIBLE, ids=[sentence for _, sentence in IMPOSSIBLE])
def test_what_cannot_be_is_refused(spoil: Callable[[Data], Any], sentence: str) -> None:
    data = position_to_json(in_port())
    spoil(data)
    with pytest.raises(NotationError, match="^" + re.escape(sentence)):
        position_from_json(GAME, data)


def test_a_race_without_a_boat_in_port_goes_on() -> None:
    data = position_to_json(next(position for position in moments(PRESETS[0], seed=3, steps=99) if position.rounds))
    data |= {"decision": "over", "actor": None, "move": None}
    with pytest.raises(NotationError, match="boats are still racing"):
        position_from_json(GAME, data)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "section 1 (mark): must be mq1"),
        ("mq2 2019:3", "section 1 (mark): must be mq1, not 'mq2'"),
        ("mq1 2019:3 1/speed/2", "section 4 (river): missing"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 >owb w0.9N160 7/0 - - -", "section 10: too many"),
        ("mq1 2019 1/speed/2 A0,A2-1a*1 >owb w0.9N160 7/0 - -", "section 2 (options): must be edition:players"),
        ("mq1 2019:3 1/speed A0,A2-1a*1 >owb w0.9N160 7/0 - -", "section 3 (moment): must be round/decision/actor"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a* >owb w0.9N160 7/0 - -", "section 4 (river): 'A2-1a*' is not a tile"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a>x >owb w0.9N160 7/0 - -", "section 4 (river): after > must come l, a or r"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 owb w0.9N160 7/0 - -", "section 5 (order): must have a >"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 >owz w0.9N160 7/0 - -", "section 5 (order): 'z' is no boat"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 >owb w0.9X160 7/0 - -", "section 6 (boats): 'w0.9X160' is not a boat"),
        (
            "mq1 2019:3 1/speed/2 A0,A2-1a*1 >owb w#1N160g 7/0 - -",
            "section 6 (boats): 'w#1N160g': a boat that is docked",
        ),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 >owb w0.9N160 7 - -", "section 7 (passengers): must be supply/box"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 >owb w0.9N160 7/0 A2-1 -", "section 8 (left out): 'A2-1' is not a tile"),
        ("mq1 2019:3 1/speed/2 A0,A2-1a*1 >owb w0.9N160 7/0 - points=1", "section 9 (move): 'points' does not belong"),
        ("mq1 2019:3 1/move/2 A0,A2-1a*1 >owb w0.9N160 7/0 - points=x", "section 9 (move): 'x' is not a number"),
    ],
)
def test_what_is_no_line_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(NotationError, match="^" + re.escape(sentence)):
        position_from_text(GAME, line)


def test_tiles_that_touch_are_refused() -> None:
    data = position_to_json(in_port()) | {"finish": None, "stack": []}
    data["options"]["variants"] = {}
    data["river"] = [row("A0", None), row("A1-1", "ahead")]
    data["river"] += [row(tile, "left") for tile in ("A1-2", "A2-1", "A2-2", "A2-3")]
    with pytest.raises(NotationError, match=r"^river\[5\]: A2-3 would touch A0, which is river\[0\] \(MQ-RIV-5\)"):
        position_from_json(GAME, data)


def row(tile: str, direction: str | None) -> Data:
    return {"tile": tile, "direction": direction, "waiting": [0, 0]}
