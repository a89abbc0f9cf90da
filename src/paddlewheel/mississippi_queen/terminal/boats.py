"""Table of the boats beside the river, in race order."""

from dataclasses import dataclass

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene, Words
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.colours import letter, paint
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, Race
from paddlewheel.mississippi_queen.terminal import messages
from paddlewheel.mississippi_queen.terminal.colours import boat_style
from paddlewheel.mississippi_queen.terminal.terrain import ARROWS
from paddlewheel.mississippi_queen.view.focus import race_order
from paddlewheel.mississippi_queen.view.naming import MAX_PASSENGERS_ABOARD, display_name

MIN_WIDE_COLUMNS = 48
SHOWN_CONDITIONS = ("loses-turn", "aground", "cast-off", "poled-off", "out")


@dataclass(frozen=True)
class Columns:
    """Start positions of the columns of the boats' table."""

    speed: int
    coal: int
    aboard: int
    tile: int

    @property
    def has_bars(self) -> bool:
        return self is WIDE_COLUMNS


NARROW_COLUMNS, WIDE_COLUMNS = Columns(14, 18, 24, 31), Columns(14, 24, 34, 42)


def paint_boats(canvas: Canvas, scene: Scene, boat_in_question: int) -> int:
    """Paint the table of boats at the top of the canvas; returns the number of rows used."""
    columns = WIDE_COLUMNS if canvas.width >= MIN_WIDE_COLUMNS else NARROW_COLUMNS
    headings = {3: "boat", columns.speed: "speed" if columns.has_bars else "spd", columns.coal: "coal"}
    if scene.position.constants.passengers_to_win:
        headings[columns.aboard] = "aboard"
    for x, heading in {**headings, columns.tile: "tile"}.items():
        canvas.put(x, 0, scene.text(messages.heading(heading)), theme.HEADING)
    boats = race_order(scene.position.record)
    for row, boat in enumerate(boats, start=1):
        _paint_boat(canvas, row, columns, scene, boat, boat == boat_in_question)
    return 1 + len(boats)


def _paint_boat(canvas: Canvas, row: int, columns: Columns, scene: Scene, boat: int, asked: bool) -> None:
    position, race = scene.position, scene.position.record
    canvas.put(0, row, "▸" if asked else " ", theme.KEY)
    canvas.put(2, row, f" {letter(race, boat)}{_bow(race, boat)}", boat_style(paint(race, boat)))
    canvas.put(6, row, scene.text(messages.boat(display_name(race, boat))), theme.BOLD if asked else theme.PLAIN)
    canvas.put(columns.speed, row, _wheel(race.speed[boat], "▮", columns.has_bars), theme.PLAIN)
    endless = boat == race.rose and boat != race.boat
    canvas.put(columns.coal, row, "∞" if endless else _wheel(race.coal[boat], "■", columns.has_bars), theme.PLAIN)
    if boat != race.rose and position.constants.passengers_to_win:
        aboard = race.passengers[boat]
        canvas.put(columns.aboard, row, "●" * aboard + "○" * (MAX_PASSENGERS_ABOARD - aboard), theme.PLAIN)
    canvas.put(columns.tile, row, scene.text(_whereabouts(race, boat)), theme.PLAIN)


def _wheel(number: int, mark: str, bars: bool) -> str:
    return f"{number} {mark * number}" if bars else str(number)


def _bow(race: Race, boat: int) -> str:
    return ARROWS[race.bow[boat]] if race.place[boat] < state.BANK else " "


def _whereabouts(race: Race, boat: int) -> Words:
    condition, place = CONDITION_NAMES[race.condition[boat]], race.place[boat]
    if condition == "in-port":
        return messages.in_port(race.berth[boat])
    if condition in SHOWN_CONDITIONS:
        return messages.brief(condition)
    if place < state.BANK:
        return str(1 + place // 20)
    return messages.brief("ashore") if place < state.DOCKED else ""
