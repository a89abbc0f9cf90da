"""Rendering of the whole screen: title, table or page, prompt, message, input line."""

import textwrap

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.controls import Controls
from paddlewheel.terminal import messages
from paddlewheel.terminal.pages import Page
from paddlewheel.terminal.session import Session

FOOTER_ROWS = 4  # prompt, two lines of message, input line


def page_size(width: int, height: int) -> tuple[int, int]:
    """Columns and rows available to a page."""
    return width - 4, height - FOOTER_ROWS - 3


def render_screen(session: Session, controls: Controls, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    _paint_title(canvas, session)
    body = height - FOOTER_ROWS - 1
    if session.page:
        _paint_page(canvas, session, session.page, body)
    else:
        canvas.paste(session.ui.body(session.scene(controls.choices, controls.chosen), width, body), 0, 1)
    _paint_footer(canvas, session, controls)
    return canvas


def _paint_title(canvas: Canvas, session: Session) -> None:
    title = session.match.game.title
    canvas.put(1, 0, title, theme.TITLE)
    facts = [session.edition, *map(session.text, session.ui.facts(session.position))]
    canvas.put(3 + len(title), 0, "· " + " · ".join(facts), theme.PLAIN)


def _paint_page(canvas: Canvas, session: Session, page: Page, rows: int) -> None:
    room = page_size(canvas.width, canvas.height)
    page.paint(canvas, 2, 2, *room)
    more = session.text(messages.next_page() if page.has_more(*room) else messages.back_to_table())
    canvas.put(canvas.width - len(more) - 2, rows, more, theme.KEY)


def _paint_footer(canvas: Canvas, session: Session, controls: Controls) -> None:
    top = canvas.height - FOOTER_ROWS
    position = session.position
    mine = session.is_human_turn or session.match.is_over
    style = theme.PROMPT if mine else theme.WAITING
    sentence = session.text(session.ui.prompt(position, position.actor if session.is_human_turn else None))
    canvas.fill(0, top, canvas.width, style)
    canvas.put(1, top, textwrap.shorten(sentence, canvas.width - 2, placeholder="…"), style)
    _paint_answer(canvas, top + 1, session, controls)
    canvas.put(0, canvas.height - 1, input_line(controls), theme.BOLD)


def _paint_answer(canvas: Canvas, top: int, session: Session, controls: Controls) -> None:
    """Paint the last message, or the meaning of the selected option if there is none, and the hint."""
    if not session.message:
        canvas.put(1, top, textwrap.shorten(_choice(session, controls), canvas.width - 2, placeholder="…"), theme.BOLD)
    lines = textwrap.wrap(session.message, canvas.width - 2, max_lines=2, placeholder=" …", break_on_hyphens=False) or [
        ""
    ]
    for index, line in enumerate(lines):
        canvas.put(1, top + index, line, theme.ERROR if session.trouble else theme.PLAIN)
    if len(lines) == 1:
        canvas.put(1, top + 1, _hint(session, canvas.width - 2), theme.FAINT)


def _choice(session: Session, controls: Controls) -> str:
    chosen = None if session.page else controls.chosen
    if chosen is None:
        return ""
    option = session.ui.option(session.position, chosen)
    price = f" ({session.text(option.price)})" if option.price else ""
    return f"▸ {option.text}: {session.text(option.meaning)}{price}"


def _hint(session: Session, width: int) -> str:
    if session.match.is_over:
        return "   ".join([session.text(messages.when_over()), "  ".join(session.ui.sheets)])
    if not session.is_human_turn:
        return ""
    hint = session.text(messages.explains(session.ui.hint(session.position)))
    for order in (*session.ui.sheets, "undo", "quit", session.text(messages.save_file())):
        if len(hint) + 2 + len(order) <= width:
            hint += f"  {order}"
    return hint


def input_line(controls: Controls) -> str:
    return f" > {controls.typed}"
