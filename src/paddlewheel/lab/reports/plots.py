"""Plots of results as inline SVG text, coloured by the page's light or dark theme."""

from collections.abc import Sequence
from html import escape

WIDTH, ROW, LEFT, PAD = 420, 30, 110, 24  # legible on a phone
VALUE_COLUMN_WIDTH = 100  # width of the numbers at the right


def interval_plot(rows: Sequence[tuple[str, float, float]], unit: str, label: str) -> str:
    """Values with intervals on a common scale, one row each."""
    low = min(value - half for _, value, half in rows)
    high = max(value + half for _, value, half in rows)
    spread = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - VALUE_COLUMN_WIDTH) * (value - low) / spread

    parts = []
    for index, (name, value, half) in enumerate(rows):
        y = ROW * index + ROW / 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5:.0f}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<line x1="{x(value - half):.1f}" x2="{x(value + half):.1f}" y1="{y}" y2="{y}" class="interval"/>'
        )
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y}" r="6" class="value"/>')
        parts.append(f'<text x="{WIDTH}" y="{y + 5:.0f}" text-anchor="end">{value:.0f} \u00b1 {half:.0f}</text>')
        words = f"{name}: {value:.0f} \u00b1 {half:.0f} {unit}"
        parts.append(f"<title>{escape(words)}</title>")
    return svg_frame(WIDTH, ROW * len(rows), label, parts)


def bars(rows: Sequence[tuple[str, float]], unit: str) -> str:
    """Horizontal bar chart with numbers."""
    most = max((value for _, value in rows), default=1.0) or 1.0
    parts = []
    for index, (name, value) in enumerate(rows):
        y = ROW * index
        width = (WIDTH - LEFT - 90) * value / most
        parts.append(f'<text x="{LEFT - 12}" y="{y + 20}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y + 6}" width="{width:.1f}" height="{ROW - 12}" class="bar"/>')
        parts.append(f'<text x="{LEFT + width + 8:.1f}" y="{y + 20}">{value:g}</text>')
    return svg_frame(WIDTH, ROW * len(rows), unit, parts)


def win_matrix(names: Sequence[str], shares: dict[tuple[str, str], float], label: str) -> str:
    """Win matrix: a square per pair, shaded by the share of wins of the row against the column."""
    side = 72
    parts = []
    for column, name in enumerate(names):
        parts.append(f'<text x="{LEFT + side * column + side / 2}" y="18" text-anchor="middle">{escape(name)}</text>')
    for row, name in enumerate(names):
        y = PAD + side * row
        parts.append(f'<text x="{LEFT - 12}" y="{y + side / 2 + 5}" text-anchor="end">{escape(name)}</text>')
        for column, other in enumerate(names):
            if (name, other) not in shares:
                continue
            share, x = shares[name, other], LEFT + side * column
            parts.append(
                f'<rect x="{x + 2}" y="{y + 2}" width="{side - 4}" height="{side - 4}" class="square" '
                f'fill-opacity="{0.08 + 0.72 * share:.2f}"/>'
            )
            parts.append(f'<text x="{x + side / 2}" y="{y + side / 2 + 5}" text-anchor="middle">{share:.0%}</text>')
    return svg_frame(LEFT + side * len(names), PAD + side * len(names), label, parts)


def svg_frame(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" style="max-width:{width:.0f}px"'
    return f'<svg {size} role="img" aria-label="{escape(label)}">{inside}</svg>'
