"""Positions to write down: moments of random games, and the rarer moments set up by hand."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from paddlewheel.core.jit.records import to_dict
from paddlewheel.core.notation.positions import position_from_json, position_to_json, position_to_text
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, MississippiQueenPosition
from paddlewheel.mississippi_queen.notation.from_line import line_to_json
from tests.core.notation.game_positions import random_game
from tests.mississippi_queen.situation import situation

GAME = MISSISSIPPI_QUEEN

PRESETS: list[tuple[str, int, dict[str, Any]]] = [
    (edition, players, {})
    for edition in GAME.editions()
    for players in (min(GAME.player_counts(edition)), max(GAME.player_counts(edition)))
]
EVERY_PRESET: list[tuple[str, int, dict[str, Any]]] = [
    (edition, players, {}) for edition in GAME.editions() for players in GAME.player_counts(edition)
]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("2019", 6, {"teams": "2-2-2", "vote_on_direction": True}),
    ("2019", 3, {"two_boats_each": True, "river_length": 6}),
    ("2019", 5, {"black_rose": True}),
    ("2019-advanced", 6, {"branching_river": True, "river_length": 18}),
    ("2019-advanced", 4, {"b_tiles": ["B1", "B1/B2"], "no_push_near_finish": True}),
    ("black-rose-1998", 8, {"branching_river": True, "vote_on_direction": True}),
    ("black-rose-1998", 3, {"black_rose": False, "b_tiles": "B3-1+B3-2"}),
    ("classic-1997", 4, {"exact_passengers": True, "full_coal": 4}),
]


def setup_name(setup: tuple[str, int, dict[str, Any]]) -> str:
    edition, players, variants = setup
    return "-".join([edition, str(players), *variants])


def fresh(setup: tuple[str, int, dict[str, Any]]) -> MississippiQueenPosition:
    edition, players, variants = setup
    return GAME.new_position(GAME.options(edition, players, variants))


def moments(setup: tuple[str, int, dict[str, Any]], seed: int, steps: int) -> Iterator[MississippiQueenPosition]:
    """The positions of a random game, one after the other, before each of its first steps and at its end."""
    return random_game(fresh(setup), seed, steps)


LEFT_BEHIND = [
    "points",
    "free_turn",
    "ending",
    "left_over",
    "driftwood",
    "trail",
    "trail_length",
    "boarded",
    "rose_binds",
    "chain",
    "chain_length",
    "facing",
    "pending",
]


def meaningful(position: MississippiQueenPosition, removed: int) -> dict[str, Any]:
    """Every field, less what an earlier moment left behind and no rule reads any more."""
    fields = to_dict(state.Race, position.record)
    decision = fields["decision"]
    lists = (("order", "in_order"), ("trail", "trail_length"), ("chain", "chain_length"), ("boarders", "boarder_count"))
    for name, used in lists:
        fields[name] = fields[name][: fields[used]]
    fields["links"] = fields["links"][removed:]
    stale = {"into"} if decision != state.PUSH_DECISION else set()
    stale |= {"direction"} if decision != state.TILE_DECISION else set()
    if decision >= state.COAL_DECISION:
        stale |= set(LEFT_BEHIND)
    elif decision == state.BOARD_DECISION:
        stale |= set(LEFT_BEHIND) - {"ending", "boarded"}
    if decision >= state.VOTE_DECISION:
        stale |= {"partner", "asked", "amount"}
    if decision == state.OVER_DECISION:
        stale |= {"boat", "discoverer", "news"}
    return {name: value for name, value in fields.items() if name not in stale}


def check_round_trip(position: MississippiQueenPosition) -> None:
    data, line = position_to_json(position), position_to_text(position)
    loaded = position_from_json(GAME, json.loads(json.dumps(data)))
    assert meaningful(loaded, data["removed"]) == meaningful(position, data["removed"])
    assert position_to_json(loaded) == data
    assert without_options(line_to_json(GAME, line)) == without_options(data)


def without_options(data: dict[str, Any]) -> dict[str, Any]:
    """A line may spell a variant in another way, which has a test of its own."""
    return {name: value for name, value in data.items() if name != "options"}


def chain_push() -> MississippiQueenPosition:
    """White has pushed orange onto blue, which has still to be placed."""
    race = situation("A1-1", players=4)
    race.put("white", "0.12", bow="N", speed=3).put("orange", "0.17").put("blue", "1.2").put("green", "1.16")
    race.order("white", "orange", "blue", "green").turn("white").play("speed 4", "push N")
    return race.position


def coal_for_a_team_mate() -> MississippiQueenPosition:
    race = situation("A3-2", players=4, teams="2-2")
    race.put("white", "0.11", bow="N", speed=1, coal=2).put("blue", "0.18", speed=1, coal=3).put("orange", "1.7")
    race.put("green", "0.2").order("white", "orange", "blue", "green").turn("white").play(
        "speed 1", "starboard", "ahead"
    )
    return race.play("stop").position


def asking_for_coal() -> MississippiQueenPosition:
    position = coal_for_a_team_mate()
    position.step(GAME.parse_action("take 2"))
    return position


def boarding() -> MississippiQueenPosition:
    """Orange has pushed white and blue onto docks, and white's player is asked first."""
    race = situation("A1-1", "A1-2 left", "A3-2", players=4, teams="2-2")
    race.put("white", "1.16").put("blue", "2.3").put("green", "1.7").put("orange", "1.17", bow="SW", speed=4)
    race.order("orange", "white", "blue", "green").turn("orange")
    return race.play("speed 4", "push S", "face N", "starboard", "push NW", "face N", "stop").position


def about_to_board() -> MississippiQueenPosition:
    """The same before the second push: white lies at a dock and will be asked."""
    race = situation("A1-1", "A1-2 left", "A3-2", players=4, teams="2-2")
    race.put("white", "1.16").put("blue", "2.3").put("green", "1.7").put("orange", "1.17", bow="SW", speed=4)
    race.order("orange", "white", "blue", "green").turn("orange")
    return race.play("speed 4", "push S", "face N", "starboard").position


def coal_from_the_rose() -> MississippiQueenPosition:
    """In 1998 the Black Rose has given 1 of the 2 coal of this round, and it is another boat's turn."""
    race = situation("A3-1", "A3-2", edition="black-rose-1998", players=3, b_tiles=False)
    race.put("white", "1.11", bow="NE", coal=3).put("rose", "1.13", speed=1).put("orange", "2.7").put("blue", "2.17")
    race.order("rose", "orange", "blue", "white").turn("blue")
    race.record.rose_gave = 1
    return race.position


def backing_off() -> MississippiQueenPosition:
    race = situation("B3-1", players=3, edition="2019-advanced", b_tiles="B3-1")
    race.record.stack &= ~(1 << 9)
    race.put("white", "1.13", bow="N", coal=3).put("orange", "0.12").put("blue", "0.17").turn("white")
    return race.play("back").position


def tied_vote() -> MississippiQueenPosition:
    race = situation("A1-1", players=3, vote_on_direction=True)
    race.put("white", "0.17").put("orange", "0.12").put("blue", "0.11").turn("white")
    return race.play("speed 1", "ahead", "stop", "vote left", "vote right", "vote ahead").position


def in_port() -> MississippiQueenPosition:
    """White has docked, three race on."""
    race = situation("A1-1", "A1-2", "A3-2", finish="ahead", players=4, river_length=4)
    race.put("white", "docked", passengers=2, berth=1, used=0b10100).put("orange", "3.7").put("blue", "2.7")
    race.put("green", "1.7").set_waiting("1.11", 1).set_waiting("2.8", 1)
    race.record.in_port = 1
    return race.turn("orange").position


def stuck() -> MississippiQueenPosition:
    """White is cast off, with land and boats all around."""
    race = situation("A1-1", players=4)
    race.put("white", "0.1", condition="cast-off").put("orange", "0.6").put("blue", "0.2").put("green", "0.5")
    return race.turn("white").position


def waiting_rose() -> MississippiQueenPosition:
    """The Black Rose, sixth boat, comes from the shore with its virtual coal."""
    race = situation("A3-2", players=5, black_rose=True)
    for name, place in (("white", "1.7"), ("orange", "0.12"), ("blue", "0.10"), ("green", "0.8"), ("pink", "0.6")):
        race.put(name, place)
    race.put("rose", "ashore5").order("white", "orange", "blue", "green", "pink", "rose")
    return race.turn("rose", round_number=1).position


def at_a_finish_dock() -> MississippiQueenPosition:
    """White lies on the finish tile with one passenger, which is one too few."""
    race = situation("A1-1", "A1-2", "A3-2", finish="right", players=4, river_length=4, finish_docks="finish_tile")
    race.put("white", "4.2", bow="S", passengers=1, used=0b100).put("orange", "3.7").put("blue", "2.7")
    race.put("green", "1.7").set_waiting("1.11", 1)
    return race.turn("white").position


def out_of_coal_on_sand() -> MississippiQueenPosition:
    """1998: white has lost its turn on the sandbank, has no coal, and backward is blocked: it is out."""
    race = situation("B3-1", edition="black-rose-1998", players=3, b_tiles="B3-1", black_rose=False)
    race.put("white", "1.13", bow="N", coal=0, condition="poled-off").put("orange", "1.8").put("blue", "0.17")
    race.record.stack &= ~(1 << 9)
    return race.turn("white").position


BY_HAND = (
    chain_push,
    boarding,
    about_to_board,
    coal_from_the_rose,
    at_a_finish_dock,
    out_of_coal_on_sand,
    coal_for_a_team_mate,
    asking_for_coal,
    backing_off,
    tied_vote,
    in_port,
    stuck,
    waiting_rose,
)


@cache
def samples() -> tuple[dict[str, Any], ...]:
    """A position of every decision there is, as JSON, with some variety of editions."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for number, setup in enumerate([*VARIANTS, *PRESETS]):
        for position in moments(setup, seed=3, steps=150):
            key = (int(position.record.decision), number % 4)
            found.setdefault(key, position_to_json(position))
    return (*(position_to_json(make()) for make in BY_HAND), *found.values())
