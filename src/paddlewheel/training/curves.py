"""The log of a training run as a picture: one panel for each number, over the minutes.

python -m paddlewheel.training.curves build/training/log.jsonl > curves.svg
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddlewheel.core.render.picture import document
from paddlewheel.core.render.svg import points, tag, text
from paddlewheel.lab.reports.axis_scale import AxisScale, format_number, scale_over

PANELS = {
    "entropy": "entropy of the policy",
    "value_loss": "squared error of the values",
    "divergence": "divergence of an update",
    "duel": "share of wins against itself a minute before",
}
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 320.0, 170.0, 46.0, 26.0, 24.0
SIZE, INK, LINE = 11.0, "#444444", "#1f6f8b"
Point = tuple[float, float]


def read_log(path: Path) -> list[Mapping[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def curve(rows: Sequence[Mapping[str, Any]], name: str) -> list[Point]:
    """Minutes and values of the rows that have this number."""
    return [(row["seconds"] / 60, row[name]) for row in rows if name in row]


def draw_curves(rows: Sequence[Mapping[str, Any]]) -> str:
    """All panels that have at least two points, in two columns."""
    curves = {name: curve(rows, name) for name in PANELS}
    shown = [name for name, line in curves.items() if len(line) > 1]
    parts = [panel(PANELS[name], curves[name], index) for index, name in enumerate(shown)]
    return document(2 * WIDTH, HEIGHT * ((len(shown) + 1) // 2), *parts)


def panel(title: str, line: Sequence[Point], index: int) -> str:
    x, y = WIDTH * (index % 2), HEIGHT * (index // 2)
    across = AxisScale(0, max(minutes for minutes, _ in line), x + LEFT, x + WIDTH - 14)
    values = [value for _, value in line]
    up = scale_over(min(values), max(values), y + HEIGHT - BOTTOM, y + TOP)
    parts = [text(title, x + LEFT, y + 15, SIZE, fill=INK)]
    for tick in up.ticks():
        parts.append(tag("line", x1=across.start, x2=across.end, y1=up.at(tick), y2=up.at(tick), stroke="#dddddd"))
        parts.append(text(format_number(tick), x + LEFT - 6, up.at(tick) + 4, SIZE, fill=INK, text_anchor="end"))
    for tick in across.ticks():
        parts.append(text(format_number(tick), across.at(tick), y + HEIGHT - 8, SIZE, fill=INK, text_anchor="middle"))
    places = [(across.at(minutes), up.at(value)) for minutes, value in line]
    return "".join([*parts, tag("polyline", points=points(places), fill="none", stroke=LINE, stroke_width=2)])


if __name__ == "__main__":
    print(draw_curves(read_log(Path(sys.argv[1]))))
