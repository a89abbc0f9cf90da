"""Stroke font (data/letters.toml) for SVG texts, so that pictures do not depend on installed fonts."""

import re
import tomllib
from functools import cache
from html import unescape
from importlib.resources import files
from typing import Any

from paddlewheel.core.render.svg import tag

TEXT = re.compile(r"<text ([^>]*)>([^<]*)</text>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
FONT_SIZE = 20  # of the letters in the file
UNKNOWN = (8.0, "M0 0V-14H8V0Z")
SHIFTS = {"start": 0.0, "middle": 0.5, "end": 1.0}


def texts_to_strokes(art: str) -> str:
    """Replace every text of a drawing by strokes."""
    return TEXT.sub(lambda found: _strokes(dict(ATTRIBUTE.findall(found[1])), unescape(found[2])), art)


@cache
def load_font() -> dict[str, Any]:
    data = files("paddlewheel.environments.rendering").joinpath("data", "letters.toml").read_text(encoding="utf-8")
    return tomllib.loads(data)


def _strokes(attributes: dict[str, str], words: str) -> str:
    pen = load_font()
    size = float(attributes["font-size"]) / FONT_SIZE
    gap = pen["gap"] + float(attributes.get("letter-spacing", 0)) / size
    paths, end = _line(words, gap)
    start = SHIFTS[attributes.get("text-anchor", "start")] * end
    slant = " skewX(-9)" if attributes.get("font-style") == "italic" else ""
    return tag(
        "g",
        *paths,
        transform=f"translate({attributes['x']} {attributes['y']}) scale({size:.3f}){slant} translate({-start:.2f})",
        fill="none",
        stroke=attributes.get("fill", "#000000"),
        stroke_width=pen["bold_pen" if attributes.get("font-weight") == "bold" else "pen"],
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=attributes.get("opacity", "1"),
    )


def _line(words: str, gap: float) -> tuple[list[str], float]:
    """The letters' paths, and the width of the line."""
    pen, paths, at = load_font(), [], 0.0
    for character in words:
        width, way = (pen["space"], "") if character == " " else pen["characters"].get(character, UNKNOWN)
        if way:
            paths.append(tag("path", d=way, transform=f"translate({at:.2f})"))
        at += width + gap
    return paths, max(0.0, at - gap)
