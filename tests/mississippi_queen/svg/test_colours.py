"""Boats have one name in every edition, and the colours of the edition for people to see."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from paddlewheel.core.messages import text
from paddlewheel.mississippi_queen.actions import parse_action
from paddlewheel.mississippi_queen.colours import COLOUR_SETS, DOCK_PAINTS, PAINTS, ROSE_LETTER, letter
from paddlewheel.mississippi_queen.editions import edition_names, editions, player_counts
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, MississippiQueenPosition
from paddlewheel.mississippi_queen.names import COLOURS
from paddlewheel.mississippi_queen.svg import race_svg
from paddlewheel.mississippi_queen.tables import KNOB_VALUES
from paddlewheel.mississippi_queen.view import events_between
from paddlewheel.mississippi_queen.view.prompts import prompt
from tests.messages.shown import shown
from tests.mississippi_queen.situation import situation

OLD = ("intro-1997", "classic-1997", "black-rose-1998")
MODERN = ("2019", "2019-advanced")
# Letters of boats as in every edition: w, o, b, g, p, and k for the Black Rose.
LINE_OF_1998 = (
    "mq1 black-rose-1998:5 1/speed/2 A0,B1a >owbgpk w0.2N160,o0.9N160,b0.5N160,g0.3N160,p0.1N160,k@3N160 16/0 "
    "A2-2,A2-3,A2-4,A3-1,A3-2,A3-3 -"
)


def opened(edition: str, players: int) -> MississippiQueenPosition:
    return MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options(edition, players))


def test_the_knob_says_which_colours_an_edition_has() -> None:
    assert [name for name in edition_names() if editions()[name]["colours"] == "edition_1997"] == list(OLD)
    assert [name for name in edition_names() if editions()[name]["colours"] == "edition_2019"] == list(MODERN)
    assert tuple(COLOUR_SETS) == KNOB_VALUES["colours"]


@pytest.mark.parametrize("name", COLOUR_SETS)
def test_every_boat_has_a_colour_and_a_letter_of_its_own(name: str) -> None:
    colours, letters, docks = COLOUR_SETS[name]
    assert len(set(colours)) == len(set(letters)) == len(COLOURS)
    assert ROSE_LETTER not in letters
    assert all(sign.lower() in colour for colour, sign in zip(colours, letters, strict=True))
    assert len({PAINTS[colour].hull for colour in (*colours, "black")}) == len(COLOURS) + 1
    assert len({DOCK_PAINTS[colour] for colour in docks.values()}) == 2


@pytest.mark.parametrize("edition", edition_names())
def test_letters_are_unique_at_every_table(edition: str) -> None:
    for players in player_counts(edition):
        race = opened(edition, players).record
        letters = [letter(race, boat) for boat in range(int(race.boats))]
        assert len(set(letters)) == len(letters)


def luminance(paint: str) -> float:
    shares = [int(part, 16) / 255 for part in re.findall("..", paint[1:])]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(share * weight for share, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize("colour", PAINTS)
def test_letters_can_be_read_on_their_hulls(colour: str) -> None:
    light, dark = sorted((luminance(PAINTS[colour].hull), luminance(PAINTS[colour].ink)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.parametrize(
    ("edition", "boats", "docks"),
    [
        ("classic-1997", [("white", "grey", "G"), ("orange", "beige", "B"), ("blue", "red", "R")], "brown"),
        ("2019", [("white", "white", "W"), ("orange", "orange", "O"), ("blue", "blue", "B")], "blue"),
    ],
)
def test_the_view_hands_out_names_and_colours(edition: str, boats: list[tuple[str, str, str]], docks: str) -> None:
    view = situation("A1-2", edition=edition, players=3).turn("white").position.view()
    assert [(boat["name"], boat["colour"], boat["letter"]) for boat in view["boats"]] == boats
    assert view["colours"] == editions()[edition]["colours"]
    assert view["dock_colours"] == {"blue dock": docks, "red dock": "red"}
    assert [shown(seat["player"]) for seat in view["seats"]] == [colour.capitalize() for _, colour, _ in boats]
    assert view["seats"][0]["boats"] == ["white"]
    assert "blue dock" in {space["kind"] for space in view["river"]["spaces"]}


def test_sentences_say_the_colour_and_facts_the_name() -> None:
    race = situation("A3-2", edition="classic-1997", players=3).put("white", "1.6", bow="N").turn("white")
    assert text(prompt(race.position, 0)).startswith("Your turn, Grey: ")
    assert text(prompt(race.position, 1)).startswith("Waiting for Grey to ")
    before, action = race.position.copy(), parse_action("speed 2")
    race.position.step(action)
    (event,) = events_between(before, race.position, action)
    assert (event.text.split(" sets ")[0], event.who) == ("Grey", "white")


def test_the_black_rose_is_black_in_every_edition() -> None:
    for edition in ("black-rose-1998", "2019"):
        race = situation("A1-2", edition=edition, players=4, black_rose=True).turn("white")
        rose = race.position.view()["boats"][-1]
        assert (rose["name"], rose["colour"], rose["letter"]) == ("rose", "black", "✿")


@pytest.mark.parametrize(("edition", "first", "dock"), [("classic-1997", "grey", "brown"), ("2019", "white", "blue")])
def test_the_drawing_takes_the_colours_of_the_edition(edition: str, first: str, dock: str) -> None:
    race = situation("A1-2", edition=edition, players=3).put("white", "1.6").turn("white")
    root = ElementTree.fromstring(race_svg(race.position))
    boat = next(element for element in root.iter() if element.get("id") == "boat-white")
    assert PAINTS[first].hull in {element.get("fill") for element in boat.iter()}
    assert DOCK_PAINTS[dock] in {element.get("stroke") for element in root.iter()}


def test_lines_and_records_keep_the_names_of_boats() -> None:
    position = MISSISSIPPI_QUEEN.position_from_text(LINE_OF_1998)
    assert position.to_text() == LINE_OF_1998
    view = position.view()
    assert view["order"] == ["orange", "white", "blue", "green", "pink", "rose"]
    assert view["boats"][0]["colour"] == "grey"


def test_an_edition_may_be_played_in_the_colours_of_another() -> None:
    options = MISSISSIPPI_QUEEN.options("2019", 3, {"colours": "edition_1997"})
    position = MISSISSIPPI_QUEEN.new_position(options)
    assert position.view()["boats"][0]["colour"] == "grey"
    assert MISSISSIPPI_QUEEN.position_from_text(position.to_text()).view()["boats"][0]["colour"] == "grey"
