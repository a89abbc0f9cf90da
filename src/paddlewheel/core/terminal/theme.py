"""Styles of everything around the table. They are optional: letters and shapes carry every meaning too."""

from rich.style import Style

from paddlewheel.core.render import palette

PAPER, INK, BRASS, WARNING = palette.PAPER, palette.INK, palette.BRASS, "#d9694f"

PLAIN = Style.null()
BOLD = Style(bold=True)
FAINT = Style(dim=True)
TITLE = Style(color=BRASS, bold=True)
PROMPT = Style(color=INK, bgcolor=BRASS, bold=True)
WAITING = Style(color=PAPER, bgcolor="#4a4034")
ERROR = Style(color=WARNING, bold=True)
CHOSEN = Style(reverse=True, bold=True)
HEADING = Style(color=BRASS)
KEY = Style(color=BRASS, bold=True)
