"""Screen layout: the river, and a panel with the boats, the options and the log."""

from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.controls import Controls
from paddlewheel.terminal.log import paint_log
from paddlewheel.terminal.mississippi_queen.boats import paint_boats
from paddlewheel.terminal.mississippi_queen.marks import focus_boat, marks
from paddlewheel.terminal.mississippi_queen.river import RiverScene, paint_river
from paddlewheel.terminal.options import OptionList
from paddlewheel.terminal.session import Session

MIN_LOG_ROWS = 3  # at least


def panel_width(width: int) -> int:
    return 37 if width < 100 else min(66, 48 + (width - 100) // 3)


def body(session: Session, controls: Controls, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    side, chosen = panel_width(width), controls.chosen
    canvas.paste(_river(session, chosen, width - side - 1, height), 0, 0)
    canvas.paste(_panel(session, chosen, side, height), width - side, 0)
    return canvas


def _river(session: Session, chosen: int | None, width: int, height: int) -> Canvas:
    position = session.position
    legal = position.legal_actions() if session.is_human_turn else []
    scene = RiverScene(position, focus_boat(position), marks(position, legal, chosen))
    return paint_river(scene, width, height)


def _panel(session: Session, chosen: int | None, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    used = paint_boats(canvas, session.position, focus_boat(session.position))
    used += 1 if height - used > 12 else 0
    if session.is_human_turn:
        options = OptionList(session.ui, session.position, width, max(1, height - used - MIN_LOG_ROWS))
        used += options.paint(canvas, used, chosen)
        used += 1 if height - used > MIN_LOG_ROWS + 1 else 0
    paint_log(canvas, used, height - used, session.logbook.lines)
    return canvas
