"""The whole screen: title, river, panels, the prompt as its most visible line, the answer, the line one types on."""

import textwrap

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.view.prompts import prompt
from paddlewheel.terminal import palette
from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.controls import Controls
from paddlewheel.terminal.marks import boat_in_question, marks
from paddlewheel.terminal.pages import Page
from paddlewheel.terminal.panels import paint_boats, paint_log, paint_options
from paddlewheel.terminal.riverscape import Scene, paint_river
from paddlewheel.terminal.session import Session

FOOT = 4  # prompt, two lines of answer, the line one types on
LOG_ROWS = 3  # at least
HINTS = {
    state.SPEED_PHASE: "digits or ↑ ↓ and Enter set the speed",
    state.MOVE_PHASE: "↑ ahead   ← → turn   Enter stop",
}
CHOICE_HINT = "← → and Enter choose"
ORDERS_HINT = "? explains   undo   save FILE   quit"


def panel_width(width: int) -> int:
    return 37 if width < 100 else min(66, 48 + (width - 100) // 3)


def page_room(width: int, height: int) -> tuple[int, int]:
    """Columns and rows a page has."""
    return width - 4, height - FOOT - 3


def frame(session: Session, controls: Controls, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    _paint_title(canvas, session)
    body = height - FOOT - 1
    if session.page:
        _paint_page(canvas, session.page, body)
    else:
        side = panel_width(width)
        chosen = controls.chosen
        canvas.paste(_river(session, chosen, width - side - 1, body), 0, 1)
        canvas.paste(_panel(session, chosen, side, body), width - side, 1)
    _paint_foot(canvas, session, controls)
    return canvas


def _paint_title(canvas: Canvas, session: Session) -> None:
    race, tables = session.position.record, session.position.tables[0]
    canvas.put(1, 0, "Mississippi Queen", palette.TITLE)
    facts = [f"round {int(race.round_number)}" if race.round_number else "before the start"]
    tiles = f"tile {int(race.laid)}/{int(tables.length + tables.branching_river)}"
    facts.append("the finish is laid" if race.finish else tiles)
    if tables.supply:
        facts.append(f"supply {int(race.supply)}")
    canvas.put(20, 0, "· " + " · ".join([session.position.options.edition, *facts]), palette.PLAIN)


def _river(session: Session, chosen: int | None, width: int, height: int) -> Canvas:
    position = session.position
    legal = position.legal_actions() if session.is_human_asked else []
    scene = Scene(position, boat_in_question(position), marks(position, legal, chosen))
    return paint_river(scene, width, height)


def _panel(session: Session, chosen: int | None, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    used = paint_boats(canvas, session.position, boat_in_question(session.position))
    used += 1 if height - used > 12 else 0
    if session.is_human_asked:
        used += paint_options(canvas, used, height - used - LOG_ROWS, session.position, chosen)
        used += 1 if height - used > LOG_ROWS + 1 else 0
    paint_log(canvas, used, height - used, session.logbook.lines)
    return canvas


def _paint_page(canvas: Canvas, page: Page, rows: int) -> None:
    room = page_room(canvas.width, canvas.height)
    for index, line in enumerate(page.shown(*room)):
        canvas.put(2, 2 + index, line, palette.BOLD if index == 0 and page.at == 0 else palette.PLAIN)
    more = "Enter: the next page" if page.has_more(*room) else "Enter: back to the river"
    canvas.put(canvas.width - len(more) - 2, rows, more, palette.KEY)


def _paint_foot(canvas: Canvas, session: Session, controls: Controls) -> None:
    top = canvas.height - FOOT
    position = session.position
    mine = session.is_human_asked or session.match.is_over
    style = palette.PROMPT if mine else palette.WAITING
    sentence = prompt(position, position.actor if session.is_human_asked else None)
    canvas.fill(0, top, canvas.width, style)
    canvas.put(1, top, textwrap.shorten(sentence, canvas.width - 2, placeholder="…"), style)
    answer = textwrap.wrap(session.message, canvas.width - 2, max_lines=2, placeholder=" …") or [""]
    for index, line in enumerate(answer):
        canvas.put(1, top + 1 + index, line, palette.TROUBLE if session.trouble else palette.PLAIN)
    if len(answer) == 1:
        canvas.put(1, top + 2, _hint(session), palette.FAINT)
    canvas.put(0, canvas.height - 1, input_line(controls), palette.BOLD)


def _hint(session: Session) -> str:
    if session.match.is_over:
        return "Enter or quit leaves   log tells the race   save FILE keeps it"
    if not session.is_human_asked:
        return ""
    return f"{HINTS.get(int(session.position.record.phase), CHOICE_HINT)}   {ORDERS_HINT}"


def input_line(controls: Controls) -> str:
    return f" > {controls.typed}"
