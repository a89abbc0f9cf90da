"""Mississippi Queen as text: the river around the boat in focus, and the boats in race order."""

from paddlewheel.mississippi_queen.game import RacePosition
from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.mississippi_queen.boats import paint_boats
from paddlewheel.terminal.mississippi_queen.marks import boat_in_question
from paddlewheel.terminal.mississippi_queen.river import Scene, paint_river

PANEL = 37  # columns
ROWS = 36


def race_canvas(position: RacePosition, width: int) -> Canvas:
    canvas, side = Canvas(width, ROWS), Canvas(PANEL, ROWS)
    boat = boat_in_question(position)
    paint_boats(side, position, boat)
    canvas.paste(paint_river(Scene(position, boat), width - PANEL, ROWS), 0, 0)
    canvas.paste(side, width - PANEL, 0)
    return canvas
