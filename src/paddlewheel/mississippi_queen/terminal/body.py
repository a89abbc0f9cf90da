"""Screen layout: the river, and a panel with the boats, the options and the log."""

from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import GameUI, Scene
from paddlewheel.core.terminal.log import paint_log
from paddlewheel.core.terminal.options import OptionList
from paddlewheel.mississippi_queen.terminal.boats import paint_boats
from paddlewheel.mississippi_queen.terminal.marks import marks
from paddlewheel.mississippi_queen.terminal.river import RiverScene, paint_river
from paddlewheel.mississippi_queen.view.focus import focus_boat

MIN_LOG_ROWS = 3  # at least


def panel_width(width: int) -> int:
    return 37 if width < 100 else min(66, 48 + (width - 100) // 3)


def body(ui: GameUI, scene: Scene, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    side = panel_width(width)
    canvas.paste(_river(scene, width - side - 1, height), 0, 0)
    canvas.paste(_panel(ui, scene, side, height), width - side, 0)
    return canvas


def _river(scene: Scene, width: int, height: int) -> Canvas:
    position = scene.position
    legal = position.legal_actions() if scene.is_asked else []
    shown = RiverScene(scene, focus_boat(position), marks(scene, legal))
    return paint_river(shown, width, height)


def _panel(ui: GameUI, scene: Scene, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    used = paint_boats(canvas, scene, focus_boat(scene.position))
    used += 1 if height - used > 12 else 0
    if scene.is_asked:
        options = OptionList(ui, scene, width, max(1, height - used - MIN_LOG_ROWS))
        used += options.paint(canvas, used, scene.chosen)
        used += 1 if height - used > MIN_LOG_ROWS + 1 else 0
    paint_log(canvas, used, height - used, scene.log)
    return canvas
