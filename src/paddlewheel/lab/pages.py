"""Results as one HTML page that needs nothing else: no script, no font, no request."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a33; --paper: #f7f3ea; --river: #2f7d8c; --faint: #9db7bd }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e4d8; --paper: #142028; --river: #6cc3d1; --faint: #47616a } }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 Georgia, serif }
h1, h2 { line-height: 1.2 }
svg { width: 100%; height: auto; fill: var(--ink); font: 14px Georgia, serif }
.interval { stroke: var(--faint); stroke-width: 4; stroke-linecap: round }
.value, .bar, .square { fill: var(--river) }
table { border-collapse: collapse; width: 100% } td, th { padding: .25rem .6rem; text-align: right }
td:first-child, th:first-child { text-align: left } tr + tr { border-top: 1px solid var(--faint) }
code { font-size: .85em; overflow-wrap: anywhere } figure { margin: 1rem 0 }
"""


def page(title: str, parts: Sequence[str]) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


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
