"""Self-contained HTML pages without scripts, fonts or requests."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

STYLE = files("paddlewheel.lab.reports").joinpath("style.css").read_text(encoding="utf-8")


def page(title: str, parts: Sequence[str], language: str, *, wide: bool = False) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    head += f"<style>{STYLE}</style>"
    kind = ' class="wide"' if wide else ""
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body{kind}>\n{body}\n</body>\n</html>\n'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def command(text: str) -> str:
    return f"<p><code>{escape(text)}</code></p>"


def figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def card(title: str, says: str, inside: str) -> str:
    return f"<figure><h3>{escape(title)}</h3><p>{escape(says)}</p>{inside}</figure>"


def cards(figures: Sequence[str]) -> str:
    return f'<div class="cards">{"".join(figures)}</div>'


def bullets(lines: Sequence[tuple[str, str]]) -> str:
    """A list of lines that start with a bold word."""
    return "<ul>" + "".join(f"<li><b>{escape(word)}</b>: {escape(rest)}</li>" for word, rest in lines) + "</ul>"


def scrolling(inside: str) -> str:
    return f'<div class="scroll">{inside}</div>'
