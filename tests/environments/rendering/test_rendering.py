"""Every position of every table can be drawn: as text, as a vector drawing, as pixels."""

import random
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import resvg_py
from PIL import Image

from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.messages import text as message_text
from paddlewheel.core.notation.positions import position_from_text, position_to_text
from paddlewheel.core.render.svg import text
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.environments.rendering import ansi, rgb_array, svg
from paddlewheel.environments.rendering.stroke_font import UNKNOWN, load_font, texts_to_strokes
from paddlewheel.games import find_game
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.state import BANK, VOTE_DECISION
from paddlewheel.mississippi_queen.view.naming import display_name
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.svg import draw_sample
from paddlewheel.riverboat.view.naming import player
from tests.mississippi_queen.situation import situation as race
from tests.riverboat.situation import situation as season
from tests.tables import EVERY_TABLE, Table, name_of

SPACE = "{http://www.w3.org/2000/svg}"
FRAME = (720, 960, 3)


def played(table: Table, seed: int = 1) -> Iterator[Position]:
    """Every position of a game in which everybody plays at random, from before the first draw."""
    position = table.game.new_position(table.options)
    stream, luck = new_stream(0, seed, CHANCE_STREAM), random.Random(seed)
    while True:
        yield position.copy()
        if position.actor == NOBODY:
            return
        position.step(position.draw(stream) if position.actor == CHANCE else luck.choice(position.legal_actions()))


@cache
def moments(number: int) -> list[Position]:
    """Five positions of a game at a table, from before the first draw to the end."""
    positions = list(played(EVERY_TABLE[number]))
    last = len(positions) - 1
    return [positions[index] for index in (0, 3, last // 3, 2 * last // 3, last)]


def elements(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """Everything of this class."""
    return [element for element in root.iter() if element.get("class") == name]


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SPACE}text")]


def names(position: Any) -> list[str]:
    """What is called by name in a text: boats, or players."""
    record = position.record
    if position.game.name == "riverboat":
        return [message_text(player(record, seat)) for seat in range(position.options.players)]
    return [message_text(display_name(record, boat), form="short") for boat in range(int(record.boats))]


every_table = pytest.mark.parametrize("number", range(len(EVERY_TABLE)), ids=[name_of(table) for table in EVERY_TABLE])


@pytest.mark.games
@every_table
def test_any_position_is_a_drawing_with_everything_in_it(number: int) -> None:
    for position in moments(number):
        root = ElementTree.fromstring(svg(position))
        assert (root.get("width"), root.get("height")) == ("960", "720")
        check_characters(root)
        (check_season if position.game.name == "riverboat" else check_race)(position, root)


def check_characters(root: ElementTree.Element) -> None:
    """The pen can write all of it."""
    known = load_font()["characters"].keys() | {" "}
    assert all(set(words) <= known for words in texts(root))


def check_race(position: Any, root: ElementTree.Element) -> None:
    record = position.record
    boats = range(int(record.boats))
    afloat = {f"boat-{boat_name(record, boat)}" for boat in boats if record.place[boat] < BANK}
    drawn = [element for element in root.iter() if str(element.get("id")).startswith("boat-")]
    assert {element.get("id") for element in drawn} == afloat
    assert len(drawn) == len(afloat)
    for element in drawn:
        boat = next(boat for boat in boats if element.get("id") == f"boat-{boat_name(record, boat)}")
        assert texts(element)[0] == str(int(record.speed[boat]))
    said = texts(root)
    for name in names(position):
        assert said.count("Black Rose" if name == "Rose" else name) == 1


def check_season(position: Any, root: ElementTree.Element) -> None:
    record, players = position.record, position.options.players
    seats = range(players)
    fields = elements(root, "field")
    on_fields = {
        name: sum(len(elements(field, name)) for field in fields) for name in ("worker", "barn", "well", "surveyor")
    }
    layers = {"worker": record.standing, "barn": record.barn, "well": record.well, "surveyor": record.surveyed}
    assert on_fields == {name: sum(int(bits[seat]).bit_count() for seat in seats) for name, bits in layers.items()}
    assert len(elements(root, "riverboat")) == 9 + sum(int(record.boat_count[seat]) for seat in seats)
    open_kinds = sum(1 for count in record.crops_open if count)
    assert len(elements(root, "tile")) in (open_kinds, open_kinds + 1)  # and one in somebody's hand
    assert len(elements(root, "master")) == players
    said = texts(root)
    assert all(str(int(record.points[seat])) in said for seat in seats)
    assert all(name in said for name in names(position))


@pytest.mark.games
@every_table
def test_any_position_is_a_text_that_names_everybody(number: int) -> None:
    for position in moments(number):
        said = ansi(position)
        assert all(len(line) <= 100 for line in said.split("\n"))
        assert all(name in said for name in names(position))
        assert "\x1b" not in said


@pytest.mark.games
@every_table
def test_any_position_is_a_frame_of_the_same_size(number: int) -> None:
    first, *_, last = moments(number)
    frames = [rgb_array(position) for position in (first, last)]
    assert [frame.shape for frame in frames] == [FRAME, FRAME]
    assert frames[0].dtype == np.uint8
    assert not np.array_equal(*frames)


@pytest.mark.parametrize("name", ["mississippi-queen", "riverboat"])
def test_what_happens_is_seen(name: str) -> None:
    """Hardly an action leaves the drawing as it was, and the pixels change whenever it does."""
    table = next(table for table in EVERY_TABLE if table.game.name == name and table.players == 4)
    positions = list(played(table))[20:60]
    drawings = [svg(position) for position in positions]
    changed = [before != after for before, after in pairwise(drawings)]
    assert sum(changed) >= 0.9 * len(changed)
    for index in range(0, 30, 3):
        before, after = rgb_array(positions[index]), rgb_array(positions[index + 1])
        assert np.array_equal(before, after) != changed[index]


@pytest.mark.parametrize("name", ["mississippi-queen", "riverboat"])
def test_the_pieces_of_a_frame_are_the_whole_drawing(name: str) -> None:
    """Nothing is cut off or lies elsewhere; only edges may be smoothed otherwise."""
    table = [table for table in EVERY_TABLE if table.game.name == name][-1]
    position = list(played(table))[80]
    whole = Image.open(
        BytesIO(resvg_py.svg_to_bytes(svg_string=texts_to_strokes(svg(position)), skip_system_fonts=True))
    )
    apart = np.abs(rgb_array(position).astype(int) - np.asarray(whole.convert("RGB")).astype(int)).max(axis=2)
    assert apart.mean() < 0.5
    assert (apart > 24).mean() < 0.001


def test_the_same_position_gives_the_same_pixels_however_it_was_reached() -> None:
    from paddlewheel.environments.rendering import rasterize

    for table in (EVERY_TABLE[0], EVERY_TABLE[-1]):
        position = list(played(table))[50]
        drawn = rgb_array(position)
        rasterize._drawn.cache_clear()
        again = position_from_text(table.game, position_to_text(position))
        assert np.array_equal(drawn, rgb_array(again))
        drawn[:] = 0  # a frame is the caller's own
        assert rgb_array(position).any()


def test_colours_are_asked_for() -> None:
    position = moments(0)[-1]
    coloured = ansi(position, colour=True)
    assert "\x1b[" in coloured
    assert "Grey" in coloured


def test_secret_votes_are_not_drawn() -> None:
    game = find_game("mississippi-queen")
    table = Table(game, game.options("classic-1997", 4, {"vote_on_direction": True}))
    voting = next(position for position in played(table) if position.hides_information_from(-1))
    record: Any = voting.records[0]
    assert record.decision == VOTE_DECISION
    other = voting.copy()
    votes = other.records[0].votes
    seat = next(seat for seat in range(4) if votes[seat])
    votes[seat] = 1 + votes[seat] % 3
    for draw in (ansi, svg):
        assert draw(voting) == draw(other)


def test_the_one_who_decides_is_marked() -> None:
    table = season(3).turn("shipping", "bob")
    root = ElementTree.fromstring(svg(table.position))
    assert any(words.startswith("Waiting for Elm to fill a riverboat") for words in texts(root))
    assert "▸ Elm:" in ansi(table.position)
    boats = race("A1-2", "A2-3 right").turn("orange")
    assert "Waiting for Orange to set a speed." in ansi(boats.position)
    assert "[O" in ansi(boats.position)


def test_a_race_shows_speed_coal_and_passengers() -> None:
    table = race("A1-2").put("white", "1.6", speed=5, coal=3).turn("white")
    without = ElementTree.fromstring(svg(table.position))
    boat = next(element for element in without.iter() if element.get("id") == "boat-white")
    assert texts(boat) == ["5", "3", "W"]
    table.position.records[0].passengers[0] = 2
    aboard = ElementTree.fromstring(svg(table.position))
    boat = next(element for element in aboard.iter() if element.get("id") == "boat-white")
    assert len(list(boat)) == 2 + len(list(next(e for e in without.iter() if e.get("id") == "boat-white")))


def test_passengers_who_wait_are_drawn() -> None:
    table = race("A1-2").turn("white")
    somebody = svg(table.position)
    assert len(svg(table.set_waiting("1.8", 0).position)) < len(somebody)


def test_a_mat_shows_what_grows_where() -> None:
    table = season(2).plant("ann", "turnip", "a1 a2 a3").plant("bob", "corn", "b1")
    fields = elements(ElementTree.fromstring(svg(table.position)), "field")
    assert len(fields) == 80
    grown = [[len(elements(field, crop)) for field in fields] for crop in ("turnip", "corn", "wheat")]
    assert [sum(row) for row in grown] == [3, 1, 0]
    assert grown[0][:3] == [1, 1, 1]


def test_the_pen_writes_where_a_font_would() -> None:
    assert texts_to_strokes("<g/>") == "<g/>"
    written = texts_to_strokes(text("A & I", 10, 20, 40, text_anchor="end", font_weight="bold"))
    assert "<text" not in written
    assert written.count("<path") == 3
    assert "translate(10 20) scale(2.000) translate(-" in written
    assert UNKNOWN[1] in texts_to_strokes(text("漢", 0, 0, 10))


def test_a_sample_can_be_written(tmp_path: Path) -> None:
    draw_sample(tmp_path / "season.svg")
    root = ElementTree.fromstring((tmp_path / "season.svg").read_text(encoding="utf-8"))
    assert len(elements(root, "field")) == 3 * 40
    assert sum(len(elements(field, crop)) for field in elements(root, "field") for crop in CROP_NAMES) > 20


CROP_NAMES = ("turnip", "wheat", "corn", "potato", "pumpkin")[:CROPS]

WITHOUT = """
import sys
sys.modules["resvg_py"] = None
import paddlewheel
from paddlewheel.environments.rendering import ansi, rgb_array, svg
position = paddlewheel.new_game("riverboat", players=2, seed=1).position
assert ansi(position) and svg(position)
try:
    rgb_array(position)
except ImportError as problem:
    print(problem)
"""


@pytest.mark.slow
def test_without_the_extra_only_pixels_are_missing_and_say_what_to_install() -> None:
    said = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert "pip install paddlewheel[render]" in said.stdout
