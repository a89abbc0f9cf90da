"""The picture of a race: well-formed, complete, and always the same."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import paddlewheel
from paddlewheel.mississippi_queen.state import LAND
from paddlewheel.mississippi_queen.svg import draw_readme_picture, race_svg
from paddlewheel.mississippi_queen.svg.readme_picture import README_BOATS, readme_position
from paddlewheel.mississippi_queen.view.river_map import build_river_map, kind_at
from tests.mississippi_queen.situation import Situation, situation
from tests.repository import ROOT

SPACE = "{http://www.w3.org/2000/svg}"


def picture(race: Situation) -> ElementTree.Element:
    return ElementTree.fromstring(race_svg(race.position))


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SPACE}text")]


def test_every_boat_afloat_is_drawn_with_its_wheels() -> None:
    race = situation("A1-2", "A2-3 right").put("white", "1.6", speed=5, coal=3).put("green", "docked", berth=1)
    root = picture(race.turn("white"))
    drawn = {element.get("id") for element in root.iter() if str(element.get("id")).startswith("boat-")}
    assert drawn == {"boat-white", "boat-orange", "boat-blue"}
    boat = next(element for element in root.iter() if element.get("id") == "boat-white")
    assert texts(boat) == ["5", "3", "W"]


def test_every_space_of_every_tile_is_in_the_water() -> None:
    race = situation("A1-2", "B1/B2 left", "B3-1 right", edition="2019-advanced").turn("white")
    river = next(element for element in picture(race).iter() if element.get("id") == "river")
    assert str(river.get("d")).count("Z") == len(build_river_map(race.position).spaces) == 80


def test_the_finish_is_drawn_once_it_is_laid() -> None:
    assert "FINISH" not in texts(picture(situation("A3-2").turn("white")))
    for direction in ("left", "ahead", "right"):
        assert "FINISH" in texts(picture(situation("A3-2", finish=direction).turn("white")))


@pytest.mark.parametrize("direction", ["left", "ahead", "right"])
def test_a_finish_tile_is_water_of_its_own(direction: str) -> None:
    on_it, beyond = (
        situation("A3-2", finish=direction, finish_docks=docks).turn("white") for docks in ("last_tile", "finish_tile")
    )
    rivers = []
    for race in (on_it, beyond):
        assert "FINISH" in texts(picture(race))
        river = next(element for element in picture(race).iter() if element.get("id") == "river")
        rivers.append(str(river.get("d")).count("Z"))
    assert rivers == [40, 43]
    landing = {space.number for space in build_river_map(beyond.position).spaces.values() if space.landing}
    assert landing == {41, 42, 43}


def test_passengers_who_wait_are_drawn() -> None:
    race = situation("A1-2").turn("white")
    waiting = race_svg(race.position)
    assert len(race_svg(race.set_waiting("1.8", 0).position)) < len(waiting)


@pytest.mark.parametrize(
    ("edition", "players", "variants"),
    [
        ("intro-1997", 3, {}),
        ("black-rose-1998", 7, {"branching_river": True}),
        ("2019-advanced", 2, {"black_rose": True}),
    ],
)
def test_any_race_can_be_drawn_at_any_moment(edition: str, players: int, variants: dict[str, bool]) -> None:
    match = paddlewheel.new_game(edition=edition, players=players, seed=4, variants=variants)
    for step in range(200):
        if step % 20 == 0 or match.is_over:
            ElementTree.fromstring(race_svg(match.position))  # type: ignore[arg-type]
        if match.is_over:
            break
        match.play(match.legal_actions()[step % len(match.legal_actions())])


def test_the_picture_in_the_readme_is_a_possible_race(tmp_path: Path) -> None:
    position = readme_position()
    places = [int(place) for place in position.record.place[: len(README_BOATS)]]
    assert len(set(places)) == len(README_BOATS)
    assert all(kind_at(position.record, place) != LAND for place in places)
    draw_readme_picture(tmp_path / "race.svg")
    assert (tmp_path / "race.svg").read_text(encoding="utf-8") == race_svg(position)


def test_the_picture_in_the_readme_is_up_to_date() -> None:
    kept = ROOT / "docs" / "race.svg"
    assert kept.read_text(encoding="utf-8") == race_svg(readme_position())
