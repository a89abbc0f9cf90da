"""The picture in the README: a prepared position of six boats."""

from pathlib import Path

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, MississippiQueenPosition
from paddlewheel.mississippi_queen.names import COLOURS, parse_place
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.svg.picture import race_svg
from paddlewheel.mississippi_queen.tables import tile_names

README_RIVER = ("A1-2 ahead", "A2-3 right", "B3-1 right", "A1-1 ahead", "B1/B2 left", "A2-4 left")
README_FINISH = "right"
# place, bow, speed, coal, passengers
README_BOATS = {
    "white": ("6.7", "NE", 3, 2, 1),
    "orange": ("4.11", "SE", 1, 4, 1),
    "blue": ("6.9", "N", 2, 1, 2),
    "green": ("5.12", "NE", 4, 3, 2),
    "pink": ("2.6", "NE", 2, 3, 0),
    "red": ("3.12", "SE", 5, 0, 0),
}


def readme_position() -> MississippiQueenPosition:
    options = MISSISSIPPI_QUEEN.options("2019-advanced", 6, {"river_length": 1 + len(README_RIVER)})
    position = MISSISSIPPI_QUEEN.new_position(options)
    for row in README_RIVER:
        name, direction = row.split()
        position.lay(tile_names().index(name), DIRECTIONS.index(direction))
    position.lay_finish(DIRECTIONS.index(README_FINISH))
    race = position.record
    for name, facts in README_BOATS.items():
        _put(race, COLOURS.index(name), *facts)
    race.round_number = 9
    position.set_order()
    position.begin_turn(COLOURS.index("blue"))
    return position


def _put(race: Race, boat: int, place: str, bow: str, speed: int, coal: int, passengers: int) -> None:
    race.place[boat], race.bow[boat] = parse_place(place), HEADINGS.index(bow)
    race.speed[boat], race.coal[boat], race.passengers[boat] = speed, coal, passengers


def draw_readme_picture(path: str | Path) -> None:
    Path(path).write_text(race_svg(readme_position()), encoding="utf-8")
