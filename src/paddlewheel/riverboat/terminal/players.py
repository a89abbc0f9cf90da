"""Tables of the players (points, supplies, agents, riverboats), the viewer's harvest, and a player's harbor."""

from typing import NamedTuple

from rich.style import Style

from paddlewheel.core.messages import text
from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal import messages, symbols
from paddlewheel.riverboat.terminal.symbols import MASTER, SURVEYED, crop_abbreviation
from paddlewheel.riverboat.view.farm import harbor
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.seat_view import order


class Column(NamedTuple):
    x: int
    width: int
    name: str


COLUMNS = (
    Column(10, 3, "points"),
    Column(14, 4, "coins"),
    Column(19, 4, "workers"),
    Column(24, 4, "surveyors"),
    Column(29, 3, "agents"),
    Column(33, 4, "riverboats"),
    Column(38, 3, "harbor"),
)


def paint_players(canvas: Canvas, position: RiverboatPosition, viewer: int, language: str) -> int:
    """Paint the table at the top of the canvas; returns the number of rows used."""
    canvas.put(2, 0, text(messages.heading("player"), language), theme.HEADING)
    for column in COLUMNS:
        canvas.put(column.x, 0, text(messages.heading(column.name), language), theme.HEADING)
    seats = order(position) or list(range(position.options.players))
    for row, seat in enumerate(seats, start=1):
        name = text(player(position.record, seat), language)
        _paint_player(canvas, row, position, seat, name, theme.BOLD if seat == viewer else theme.PLAIN)
    return 1 + len(seats)


def _paint_player(canvas: Canvas, row: int, position: RiverboatPosition, seat: int, name: str, style: Style) -> None:
    record = position.record
    canvas.put(0, row, "▸" if position.actor == seat else " ", theme.KEY)
    first = "¹" if record.first_player == seat else ""
    canvas.put(2, row, name + first, style)
    amounts = (
        record.points,
        record.coins,
        record.workers,
        record.surveyors,
        record.agents,
        record.boat_count,
        record.harbor,
    )
    for column, amount in zip(COLUMNS, amounts, strict=True):
        canvas.put(column.x, row, f"{amount[seat]:>{column.width}}", style)


def paint_harvest(canvas: Canvas, top: int, scene: Scene) -> int:
    """Paint the viewer's harvest of each crop; returns the number of rows used."""
    record, seat = scene.position.record, scene.seat
    canvas.put(2, top, scene.text(messages.harvested("")).strip(), theme.HEADING)
    x = 12
    for crop in range(CROPS):
        rewarded = SURVEYED if record.rewarded[seat] >> crop & 1 else ""
        shown = f"{crop_abbreviation(crop)} {record.harvested[CROPS * seat + crop]}{rewarded}"
        canvas.put(x, top, shown, theme.PLAIN)
        x += 6
    return 1


HARBOR_ROWS = 2
LABEL_COLUMNS = 7


def paint_harbor(position: RiverboatPosition, seat: int, width: int, language: str) -> Canvas:
    canvas = Canvas(width, HARBOR_ROWS)
    seen = harbor(position, seat)
    start, end = seen["start"], seen["end"]
    stride = 2 if LABEL_COLUMNS + 2 * (end - start) + 1 <= width else 1
    canvas.put(0, 0, text(messages.place("harbor"), language), theme.HEADING)
    for step in range(start, end + 1):
        x = LABEL_COLUMNS + stride * (step - start)
        canvas.put(x, 0, ("┬" if step in seen["places"] else "─") + "─" * (stride - 1), symbols.WATER)
    _paint_boats(canvas, seen, start, stride)
    canvas.put(0, 1, text(messages.harbor_points(seen["worth"]), language), theme.PLAIN)
    at = LABEL_COLUMNS + stride * (end - start) + 1
    goal, short = (text(messages.place(name), language) for name in ("new-orleans", "new-orleans-short"))
    canvas.put(at + 1, 0, goal if at + 1 + len(goal) <= width else short, theme.HEADING)
    canvas.put(LABEL_COLUMNS + stride * (seen["master"] - start), 0, MASTER, theme.KEY)
    return canvas


def _paint_boats(canvas: Canvas, seen: dict[str, object], start: int, stride: int) -> None:
    """Paint the capacity of every riverboat below its place; a dot if the place is free."""
    boats, places = seen["riverboats"], seen["places"]
    assert isinstance(boats, list)
    assert isinstance(places, list)
    for index, step in enumerate(places):
        x = LABEL_COLUMNS + stride * (step - start)
        if index < len(boats):
            canvas.put(x, 1, str(boats[index]["capacity"]), theme.BOLD if boats[index]["reached"] else theme.FAINT)
        else:
            canvas.put(x, 1, "·", theme.FAINT)
