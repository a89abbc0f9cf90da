"""Painting of a mat: hexagons with suits, crops, workers, barns and wells."""

from rich.style import Style

from paddlewheel.core.terminal import theme as plain
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.riverboat.components import crop_names
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal import symbols
from paddlewheel.riverboat.terminal.hexes import HexLayout
from paddlewheel.riverboat.terminal.marks import Marks
from paddlewheel.riverboat.terminal.symbols import (
    BARN,
    SURVEYED,
    SURVEYED_WELL,
    WELL,
    WORKER,
    crop_abbreviation,
    suit,
)
from paddlewheel.riverboat.view.mat_map import FieldState, field_states

MARGIN = 2  # columns for the row letters
NO_MARKS = Marks()


def mat_size(position: RiverboatPosition, comb: HexLayout) -> tuple[int, int]:
    fields = field_states(position.record, 0)
    width, height = comb.size(1 + max(plot.row for plot in fields), 1 + max(plot.column for plot in fields))
    return width + MARGIN, height


def paint_mat(position: RiverboatPosition, seat: int, comb: HexLayout, marks: Marks = NO_MARKS) -> Canvas:
    canvas = Canvas(*mat_size(position, comb))
    fields = field_states(position.record, seat)
    for plot in fields:
        _paint_walls(canvas, comb, plot)
    for plot in fields:
        _paint_plot(canvas, comb, plot, marks)
    for row in {plot.row for plot in fields}:
        canvas.put(0, comb.corner(row, 0)[1], chr(ord("a") + row), plain.HEADING)
    return canvas


def _paint_walls(canvas: Canvas, comb: HexLayout, plot: FieldState) -> None:
    x, y = comb.corner(plot.row, plot.column)
    x += MARGIN
    for row in range(comb.rows):
        canvas.put(x, y + row, "|", symbols.WALL)
        canvas.put(x + comb.pitch, y + row, "|", symbols.WALL)
    below = y + comb.rows
    canvas.put(x + 1, y - 1, comb.rising, symbols.WALL)
    canvas.put(x + comb.half + 1, y - 1, comb.falling, symbols.WALL)
    canvas.put(x + 1, below, comb.falling, symbols.WALL)
    canvas.put(x + comb.half + 1, below, comb.rising, symbols.WALL)


def _paint_plot(canvas: Canvas, comb: HexLayout, plot: FieldState, marks: Marks) -> None:
    x, y = comb.corner(plot.row, plot.column)
    x += MARGIN
    legal, chosen = plot.number in marks.legal, plot.number in marks.chosen
    style = symbols.CHOSEN if chosen else symbols.LEGAL if legal else ground(plot)
    lines = cell_lines(plot, comb, legal, marks.chosen.get(plot.number, ""))
    for row, line in enumerate(lines):
        canvas.put(x + 1, y + row, f"{line:<{comb.room}}"[: comb.room], style)
        if chosen:
            canvas.put(x, y + row, "|" if plot.number - 1 in marks.chosen else "[", plain.BOLD)
            canvas.put(x + comb.pitch, y + row, "]", plain.BOLD)


def ground(plot: FieldState) -> Style:
    if plot.barn:
        return symbols.BARN_STYLE
    return symbols.CROPS[plot.crop] if plot.crop < CROPS else symbols.FIELDS[plot.colour]


def cell_lines(plot: FieldState, comb: HexLayout, legal: bool, preview: str) -> list[str]:
    """The text of a field: suit and worker above, crop or building below, and its name if it is legal."""
    thing = f"{preview}?" if preview else _thing(plot, comb.room)
    worker = WORKER if plot.worker else " "
    lines = [f"{suit(plot.colour):<{comb.room - 1}}{worker}", thing, *[""] * (comb.rows - 2)]
    if legal and not lines[-1]:
        lines[-1] = plot.name
    elif legal:
        lines[0] = f"{plot.name:<{comb.room - 1}}{worker}"
    return lines


def _thing(plot: FieldState, room: int) -> str:
    """The building or crop of a field."""
    if plot.barn:
        return (f"{BARN} barn" if room >= 7 else BARN) + (SURVEYED if plot.surveyor else "")
    if plot.crop == CROPS:
        return ""
    well = (SURVEYED_WELL if plot.surveyor else WELL) if plot.well else ""
    name = crop_names()[plot.crop]
    return name[: room - len(well)] + well if room >= 7 else crop_abbreviation(plot.crop) + well
