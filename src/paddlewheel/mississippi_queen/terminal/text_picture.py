"""Mississippi Queen as text: the river around the boat in focus, and the boats in race order."""

from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene
from paddlewheel.mississippi_queen.terminal.boats import paint_boats
from paddlewheel.mississippi_queen.terminal.river import RiverScene, paint_river
from paddlewheel.mississippi_queen.view.focus import focus_boat

PANEL_COLUMNS = 37  # columns
ROWS = 36


def text_picture(scene: Scene, width: int) -> Canvas:
    canvas, side = Canvas(width, ROWS), Canvas(PANEL_COLUMNS, ROWS)
    boat = focus_boat(scene.position)
    paint_boats(side, scene, boat)
    canvas.paste(paint_river(RiverScene(scene, boat), width - PANEL_COLUMNS, ROWS), 0, 0)
    canvas.paste(side, width - PANEL_COLUMNS, 0)
    return canvas
