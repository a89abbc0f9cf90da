"""HTML report of a study: significant differences in words, charts, and a table of all numbers."""

from collections.abc import Sequence
from typing import Any

from paddlewheel.core.messages import text
from paddlewheel.core.text import ORDINALS, join_words
from paddlewheel.lab.reports.axis_scale import format_number
from paddlewheel.lab.reports.charts import SERIES, Dot, chart_legend, interval_rows, seat_shares, stacked_bars, trend
from paddlewheel.lab.reports.html import bullets, card, cards, command, heading, page, paragraph, scrolling, table
from paddlewheel.lab.study.grid import EDITION, PLAYERS, Axis
from paddlewheel.lab.study.text import Report, games_sentence, title, verdicts

HOW_SEATED = (
    "The share of wins by the place in the starting order, in 100, with 95 % intervals. The dashed line is a fair "
    "share; squares, with their numbers in bold, are really off it."
)


def study_page(report: Report, made_by: str) -> str:
    """A self-contained HTML page."""
    parts = [
        paragraph(text(games_sentence(report))),
        *verdicts(report),
        *_trends(report),
        *_seat_pictures(report),
        *_make_up(report),
        *_numbers(report),
        *_left_out(report),
        paragraph("Made by:"),
        command(made_by),
    ]
    return page(text(title(report)), parts, wide=True)


def _trends(report: Report) -> list[str]:
    """A card per metric: a trend over the longest numeric axis, or a row per cell."""
    steady, figures = [], []
    for measure in report["measures"]:
        found = [cell["measures"][measure["name"]] for cell in report["cells"]]
        mean, *others = {each["mean"] for each in found}
        if not others and not any(each["give_or_take"] for each in found):
            steady.append(f"{measure['title']} {format_number(mean)}")
        elif not measure["part_of"]:
            figures.append(card(measure["title"], measure["says"], _picture(report, measure["name"])))
    more = [paragraph(f"Always the same: {join_words(steady)}.")] if steady else []
    return [heading("What was seen"), *_legend(report), cards(figures), *more]


def _legend(report: Report) -> list[str]:
    runner = _runner(report)
    if runner is None:
        return []
    names = [name for name, _ in _series(report, report["measures"][0]["name"])]
    along = paragraph(f"From left to right: {runner.name}. Bars are 95 % intervals.")
    return [along, chart_legend(names, "s")] if len(names) > 1 else [along]


def _picture(report: Report, name: str) -> str:
    if _runner(report):
        return trend(_series(report, name), name)
    return interval_rows([_dot(cell, name) for cell in report["cells"]], name)


def _dot(cell: Report, name: str, x: float = 0.0) -> Dot:
    found = cell["measures"][name]
    return Dot(cell["name"], found["mean"], found["give_or_take"], x)


def _runner(report: Report) -> Axis | None:
    """The x axis of the trend charts: the longest numeric axis, if the other axes give few enough lines."""
    axes = [Axis(axis["name"], tuple(axis["values"])) for axis in report["axes"]]
    numeric = sorted((axis for axis in axes if axis.is_numeric), key=lambda axis: -len(axis.values))
    if not numeric:
        return None
    lines = {_rest(cell, axes, numeric[0]) for cell in report["cells"]}
    return numeric[0] if len(lines) <= SERIES else None


def _value(cell: Report, axis: Axis) -> Any:
    options = cell["options"]
    return options[axis.name] if axis.name in (EDITION, PLAYERS) else options["variants"][axis.name]


def _rest(cell: Report, axes: Sequence[Axis], runner: Axis) -> str:
    return ", ".join(axis.label(_value(cell, axis)) for axis in axes if axis != runner)


def _series(report: Report, name: str) -> list[tuple[str, list[Dot]]]:
    runner = _runner(report)
    assert runner is not None
    axes = [Axis(axis["name"], tuple(axis["values"])) for axis in report["axes"]]
    found: dict[str, list[Dot]] = {}
    for cell in report["cells"]:
        line = found.setdefault(_rest(cell, axes, runner), [])
        line.append(_dot(cell, name, _value(cell, runner)))
    return list(found.items())


def _seat_pictures(report: Report) -> list[str]:
    """A card per player count: shares of wins by place in the starting order."""
    counts = sorted({len(cell["seats"]) for cell in report["cells"]})
    figures = []
    for count in counts:
        lines = [(cell["name"], _seat_dots(cell)) for cell in report["cells"] if len(cell["seats"]) == count]
        for first in range(0, len(lines), 4):
            figures.append(
                card(
                    f"{count} players",
                    f"A fair share is {100 / count:.3g} %.",
                    seat_shares(lines[first : first + 4], "wins"),
                )
            )
    return [heading("Seats"), paragraph(HOW_SEATED), cards(figures)]


def _seat_dots(cell: Report) -> list[Dot]:
    return [
        Dot(ORDINALS[place], 100 * seat["mean"], 100 * seat["give_or_take"], strong=seat["real"])
        for place, seat in enumerate(cell["seats"], start=1)
    ]


def _make_up(report: Report) -> list[str]:
    """The components of points, for games with such metrics."""
    parts = [measure for measure in report["measures"] if measure["part_of"]]
    if not parts:
        return []
    first_part, *_ = parts
    bars = [
        (cell["name"], [(part["title"], cell["measures"][part["name"]]["mean"]) for part in parts])
        for cell in report["cells"]
    ]
    pieces = [stacked_bars(bars[first : first + 8], "make-up") for first in range(0, len(bars), 8)]
    figures = [f'<figure class="broad">{piece}</figure>' for piece in pieces]
    return [
        heading(f"What {first_part['part_of']} are made of"),
        chart_legend([part["title"] for part in parts], "p"),
        cards(figures),
    ]


def _numbers(report: Report) -> list[str]:
    head = ["", *(measure["title"] for measure in report["measures"])]
    body = []
    for cell in report["cells"]:
        found = [cell["measures"][measure["name"]] for measure in report["measures"]]
        body.append(
            [
                cell["name"],
                *(f"{format_number(each['mean'])} ± {format_number(each['give_or_take'])}" for each in found),
            ]
        )
    return [heading("Every number"), scrolling(table(head, body))]


def _left_out(report: Report) -> list[str]:
    if not report["left_out"]:
        return []
    lines = [(row["name"], row["why"]) for row in report["left_out"]]
    return [heading("Left out"), paragraph("What the rules do not admit was not played:"), bullets(lines)]
