"""Painting of the harbor: the track with the harbor master, and the riverboats along it."""

from paddlewheel.core.messages import text
from paddlewheel.core.terminal import theme as plain
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.terminal import messages, symbols
from paddlewheel.riverboat.terminal.symbols import MASTER
from paddlewheel.riverboat.view.farm import harbor

ROWS = 2
LABEL_COLUMNS = 7


def paint_harbor(position: RiverboatPosition, seat: int, width: int, language: str) -> Canvas:
    canvas = Canvas(width, ROWS)
    seen = harbor(position, seat)
    start, end = seen["start"], seen["end"]
    stride = 2 if LABEL_COLUMNS + 2 * (end - start) + 1 <= width else 1
    canvas.put(0, 0, text(messages.place("harbor"), language), plain.HEADING)
    for step in range(start, end + 1):
        x = LABEL_COLUMNS + stride * (step - start)
        canvas.put(x, 0, ("┬" if step in seen["places"] else "─") + "─" * (stride - 1), symbols.WATER)
    _paint_boats(canvas, seen, start, stride)
    canvas.put(0, 1, text(messages.harbor_points(seen["worth"]), language), plain.PLAIN)
    at = LABEL_COLUMNS + stride * (end - start) + 1
    goal, short = (text(messages.place(name), language) for name in ("new-orleans", "new-orleans-short"))
    canvas.put(at + 1, 0, goal if at + 1 + len(goal) <= width else short, plain.HEADING)
    canvas.put(LABEL_COLUMNS + stride * (seen["master"] - start), 0, MASTER, plain.KEY)
    return canvas


def _paint_boats(canvas: Canvas, seen: dict[str, object], start: int, stride: int) -> None:
    """Paint the capacity of every riverboat below its place; a dot if the place is free."""
    boats, places = seen["riverboats"], seen["places"]
    assert isinstance(boats, list)
    assert isinstance(places, list)
    for index, step in enumerate(places):
        x = LABEL_COLUMNS + stride * (step - start)
        if index < len(boats):
            canvas.put(x, 1, str(boats[index]["capacity"]), plain.BOLD if boats[index]["reached"] else plain.FAINT)
        else:
            canvas.put(x, 1, "·", plain.FAINT)
