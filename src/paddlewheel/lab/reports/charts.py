"""Charts of a study as SVG text: trends, rows of values, seats, stacked bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from paddlewheel.lab.reports.axis_scale import AxisScale, format_number, scale_over
from paddlewheel.lab.reports.plots import svg_frame

WIDTH = 360  # fits a phone screen
EDGE = 14
SERIES = 6  # number of distinct colours and shapes


@dataclass(frozen=True)
class Dot:
    """A mean with half the width of its interval, at an x value or in a row."""

    label: str
    mean: float
    half: float
    x: float = 0.0
    strong: bool = False


def data_marker(shape: int, x: float, y: float, size: float = 5) -> str:
    """Marker of a series: circle, square, triangle, diamond, hollow circle, hollow square."""
    kind = f'class="mark s{shape % SERIES}"'
    if shape % SERIES in (0, 4):
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {kind}/>'
    points = {
        1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        2: ((0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
        3: ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        5: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    }[shape % SERIES]
    path = " ".join(f"{x + size * across:.1f},{y + size * down:.1f}" for across, down in points)
    return f'<polygon points="{path}" {kind}/>'


def trend(series: Sequence[tuple[str, Sequence[Dot]]], label: str) -> str:
    """Line chart of means over a number, one line per series, with intervals."""
    height, left, bottom = 200, 42, 24
    dots = [dot for _, line in series for dot in line]
    across = scale_over(min(dot.x for dot in dots), max(dot.x for dot in dots), left, WIDTH - EDGE)
    up = _over(dots, height - bottom, EDGE)
    parts = [_tick_row(value, up.at(value), left) for value in up.ticks()]
    for x in _thinned(sorted({dot.x for dot in dots})):
        parts.append(f'<text x="{across.at(x):.1f}" y="{height - 6}" text-anchor="middle">{format_number(x)}</text>')
    for number, (name, line) in enumerate(series):
        parts.append(_line(number, name, line, across, up))
    return svg_frame(WIDTH, height, label, parts)


def _over(dots: Sequence[Dot], start: float, end: float) -> AxisScale:
    return scale_over(min(dot.mean - dot.half for dot in dots), max(dot.mean + dot.half for dot in dots), start, end)


def _tick_row(value: float, y: float, left: float) -> str:
    line = f'<line x1="{left}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>'
    return f'{line}<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{format_number(value)}</text>'


def _thinned(values: list[float]) -> list[float]:
    step = 1 + (len(values) - 1) // 8
    return values[::step]


def _line(number: int, name: str, line: Sequence[Dot], across: AxisScale, up: AxisScale) -> str:
    colour = f"s{number % SERIES}"
    shift = 0.0 if number == 0 else 3.0 * (number % 2 * 2 - 1) * ((number + 1) // 2)  # separates overlapping intervals
    places = [(across.at(dot.x) + shift, up.at(dot.mean)) for dot in line]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts = [f'<polyline points="{path}" class="path {colour}"/>']
    for dot, (x, y) in zip(line, places, strict=True):
        low, high = up.at(dot.mean - dot.half), up.at(dot.mean + dot.half)
        told = f"{name or ''} {dot.label}: {format_number(dot.mean)} ± {format_number(dot.half)}".strip()
        bar = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" class="reach {colour}"/>'
        parts.append(f"<g><title>{escape(told)}</title>{bar}{data_marker(number, x, y, 4)}</g>")
    return "".join(parts)


def interval_rows(dots: Sequence[Dot], label: str) -> str:
    """Means with intervals, one row each."""
    step, bottom = 40, 22
    height = step * len(dots) + bottom
    across = _over(dots, EDGE, WIDTH - EDGE)
    parts = [_tick_column(value, across.at(value), height - bottom) for value in across.ticks(4)]
    for index, dot in enumerate(dots):
        y = step * index
        parts.append(f'<text x="0" y="{y + 14}">{escape(dot.label)}</text>')
        parts.append(
            f'<text x="{WIDTH}" y="{y + 14}" text-anchor="end" class="strong">{format_number(dot.mean)}</text>'
        )
        parts.append(_whisker(dot, across, y + 26, 0))
    return svg_frame(WIDTH, height, label, parts)


def _tick_column(value: float, x: float, bottom: float) -> str:
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom}" class="grid"/>'
    return f'{line}<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{format_number(value)}</text>'


def _whisker(dot: Dot, across: AxisScale, y: float, shape: int) -> str:
    low, high = across.at(dot.mean - dot.half), across.at(dot.mean + dot.half)
    told = f"{dot.label}: {format_number(dot.mean)} ± {format_number(dot.half)}"
    bar = f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" class="reach s{shape}"/>'
    return f"<g><title>{escape(told)}</title>{bar}{data_marker(shape, across.at(dot.mean), y)}</g>"


def seat_shares(cells: Sequence[tuple[str, Sequence[Dot]]], label: str) -> str:
    """Shares of wins by place in the starting order; a dashed line marks the fair share."""
    step, head, bottom, left = 20, 26, 22, 40
    dots = [dot for _, line in cells for dot in line]
    height = sum(head + step * len(line) for _, line in cells) + bottom
    across = scale_over(0, max(dot.mean + dot.half for dot in dots), left, WIDTH - 56)
    parts = [_tick_column(value, across.at(value), height - bottom) for value in across.ticks(4) if value >= 0]
    y = 0.0
    for name, line in cells:
        fair = across.at(100 / len(line))
        parts.append(f'<text x="0" y="{y + 17:.0f}" class="strong">{escape(name)}</text>')
        y += head
        end = y + step * len(line)
        parts.append(f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{y}" y2="{end}" class="fair"/>')
        for dot in line:
            y += step
            said = f"{format_number(dot.mean)} %"
            parts.append(f'<text x="{left - 10}" y="{y - 5:.0f}" text-anchor="end">{escape(dot.label)}</text>')
            kind = ' class="strong"' if dot.strong else ""
            parts.append(f'<text x="{WIDTH}" y="{y - 5:.0f}" text-anchor="end"{kind}>{said}</text>')
            parts.append(_whisker(dot, across, y - 9, 1 if dot.strong else 0))
    return svg_frame(WIDTH, height, label, parts)


def stacked_bars(bars: Sequence[tuple[str, Sequence[tuple[str, float]]]], label: str) -> str:
    """Stacked bars with a colour per part, labelled with numbers where they fit."""
    step, thick = 50, 24
    most = max(sum(value for _, value in line) for _, line in bars) or 1.0
    parts = []
    for index, (name, line) in enumerate(bars):
        x, y = 0.0, step * index
        whole = sum(value for _, value in line)
        parts.append(f'<text x="0" y="{y + 15}">{escape(name)}</text>')
        parts.append(f'<text x="{WIDTH}" y="{y + 15}" text-anchor="end" class="strong">{format_number(whole)}</text>')
        for number, (part, value) in enumerate(line):
            width = WIDTH * max(0.0, value) / most
            told = f"{name}: {part} {format_number(value)}"
            place = f'x="{x:.1f}" y="{y + 21}" width="{width:.1f}" height="{thick}"'
            parts.append(f'<rect {place} class="part p{number}"><title>{escape(told)}</title></rect>')
            if width > 26:
                middle = x + width / 2
                parts.append(f'<text x="{middle:.1f}" y="{y + 38}" class="on-part">{format_number(value)}</text>')
            x += width
    return svg_frame(WIDTH, step * len(bars), label, parts)


def chart_legend(names: Sequence[str], kind: str) -> str:
    """Legend of colours and shapes. `kind` is s for series, p for parts."""
    entries = []
    for number, name in enumerate(names):
        shape = data_marker(number, 7, 7) if kind == "s" else f'<rect width="14" height="14" class="part p{number}"/>'
        entries.append(f'<li><svg viewBox="0 0 14 14" class="swatch">{shape}</svg>{escape(name)}</li>')
    return f'<ul class="key">{"".join(entries)}</ul>'
