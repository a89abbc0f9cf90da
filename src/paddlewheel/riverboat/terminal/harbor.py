"""Painting of the harbor: the track with the harbor master, and the riverboats along it."""

from paddlewheel.core.terminal import theme as plain
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.terminal import symbols
from paddlewheel.riverboat.terminal.symbols import MASTER
from paddlewheel.riverboat.view.farm import harbor

ROWS = 2
LABEL, GOAL = "harbor ", " New Orleans"


def paint_harbor(position: RiverboatPosition, seat: int, width: int) -> Canvas:
    canvas = Canvas(width, ROWS)
    seen = harbor(position, seat)
    start, end = seen["start"], seen["end"]
    stride = 2 if len(LABEL) + 2 * (end - start) + 1 <= width else 1
    canvas.put(0, 0, LABEL, plain.HEADING)
    for step in range(start, end + 1):
        x = len(LABEL) + stride * (step - start)
        canvas.put(x, 0, ("┬" if step in seen["places"] else "─") + "─" * (stride - 1), symbols.WATER)
    _paint_boats(canvas, seen, start, stride)
    at = len(LABEL) + stride * (end - start) + 1
    canvas.put(at, 0, GOAL if at + len(GOAL) <= width else " N.O.", plain.HEADING)
    canvas.put(len(LABEL) + stride * (seen["master"] - start), 0, MASTER, plain.KEY)
    return canvas


def _paint_boats(canvas: Canvas, seen: dict[str, object], start: int, stride: int) -> None:
    """Paint the capacity of every riverboat below its place; a dot if the place is free."""
    boats, places = seen["riverboats"], seen["places"]
    assert isinstance(boats, list)
    assert isinstance(places, list)
    for index, step in enumerate(places):
        x = len(LABEL) + stride * (step - start)
        if index < len(boats):
            canvas.put(x, 1, str(boats[index]["capacity"]), plain.BOLD if boats[index]["reached"] else plain.FAINT)
        else:
            canvas.put(x, 1, "·", plain.FAINT)
    canvas.put(0, 1, f"{seen['worth']} pts", plain.PLAIN)
