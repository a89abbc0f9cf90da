"""HTML report of a study: significant differences in words, charts, and a table of all numbers."""

from collections.abc import Sequence
from typing import Any

from paddlewheel.core.messages import ENGLISH, text
from paddlewheel.lab.messages import reports as messages
from paddlewheel.lab.reports.axis_scale import format_number
from paddlewheel.lab.reports.charts import SERIES, Dot, chart_legend, interval_rows, seat_shares, stacked_bars, trend
from paddlewheel.lab.reports.html import bullets, card, cards, command, heading, page, paragraph, scrolling, table
from paddlewheel.lab.study.grid import EDITION, PLAYERS, Axis
from paddlewheel.lab.study.text import Report, games_sentence, measure_meanings, measure_titles, title, verdicts


def study_page(report: Report, made_by: str, language: str = ENGLISH) -> str:
    """A self-contained HTML page."""
    parts = [
        paragraph(text(games_sentence(report), language)),
        *verdicts(report, language),
        *_trends(report, language),
        *_seat_pictures(report, language),
        *_make_up(report, language),
        *_numbers(report, language),
        *_left_out(report, language),
        paragraph(text(messages.made_by(), language)),
        command(made_by),
    ]
    return page(text(title(report), language), parts, language, wide=True)


def _trends(report: Report, language: str) -> list[str]:
    """A card per metric: a trend over the longest numeric axis, or a row per cell."""
    steady, figures, titles, told = [], [], measure_titles(report, language), measure_meanings(report, language)
    for measure in report["measures"]:
        name = measure["name"]
        found = [cell["measures"][measure["name"]] for cell in report["cells"]]
        mean, *others = {each["mean"] for each in found}
        if not others and not any(each["give_or_take"] for each in found):
            steady.append(f"{titles[name]} {format_number(mean)}")
        elif not measure["part_of"]:
            figures.append(card(titles[name], told[name], _picture(report, name, titles[name])))
    more = [paragraph(text(messages.always_same(tuple(steady)), language))] if steady else []
    return [heading(text(messages.what_was_seen(), language)), *_legend(report, language), cards(figures), *more]


def _legend(report: Report, language: str) -> list[str]:
    runner = _runner(report)
    if runner is None:
        return []
    names = [name for name, _ in _series(report, report["measures"][0]["name"])]
    along = paragraph(text(messages.along(runner.name), language))
    return [along, chart_legend(names, "s")] if len(names) > 1 else [along]


def _picture(report: Report, name: str, label: str) -> str:
    if _runner(report):
        return trend(_series(report, name), label)
    return interval_rows([_dot(cell, name) for cell in report["cells"]], label)


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


def _seat_pictures(report: Report, language: str) -> list[str]:
    """A card per player count: shares of wins by place in the starting order."""
    counts = sorted({len(cell["seats"]) for cell in report["cells"]})
    figures, label = [], text(messages.wins_by_place(), language)
    for count in counts:
        fair = text(messages.fair_share(f"{100 / count:.3g}"), language)
        lines = [(cell["name"], _seat_dots(cell, language)) for cell in report["cells"] if len(cell["seats"]) == count]
        for first in range(0, len(lines), 4):
            shown = seat_shares(lines[first : first + 4], label)
            figures.append(card(text(messages.players_count(count), language), fair, shown))
    how = paragraph(text(messages.how_seated(), language))
    return [heading(text(messages.seats(), language)), how, cards(figures)]


def _seat_dots(cell: Report, language: str) -> list[Dot]:
    return [
        Dot(
            text(messages.starting_place(place), language),
            100 * seat["mean"],
            100 * seat["give_or_take"],
            strong=seat["real"],
        )
        for place, seat in enumerate(cell["seats"], start=1)
    ]


def _make_up(report: Report, language: str) -> list[str]:
    """The components of points, for games with such metrics."""
    parts = [measure for measure in report["measures"] if measure["part_of"]]
    if not parts:
        return []
    (first_part, *_), titles = parts, measure_titles(report, language)
    bars = [
        (cell["name"], [(titles[part["name"]], cell["measures"][part["name"]]["mean"]) for part in parts])
        for cell in report["cells"]
    ]
    label = text(messages.parts_label(), language)
    pieces = [stacked_bars(bars[first : first + 8], label) for first in range(0, len(bars), 8)]
    figures = [f'<figure class="broad">{piece}</figure>' for piece in pieces]
    return [
        heading(text(messages.made_of(titles[first_part["part_of"]]), language)),
        chart_legend([titles[part["name"]] for part in parts], "p"),
        cards(figures),
    ]


def _numbers(report: Report, language: str) -> list[str]:
    titles = measure_titles(report, language)
    head = ["", *(titles[measure["name"]] for measure in report["measures"])]
    body = []
    for cell in report["cells"]:
        found = [cell["measures"][measure["name"]] for measure in report["measures"]]
        body.append(
            [
                cell["name"],
                *(f"{format_number(each['mean'])} ± {format_number(each['give_or_take'])}" for each in found),
            ]
        )
    return [heading(text(messages.every_number(), language)), scrolling(table(head, body))]


def _left_out(report: Report, language: str) -> list[str]:
    if not report["left_out"]:
        return []
    lines = [(row["name"], row["why"]) for row in report["left_out"]]
    why = paragraph(text(messages.not_admitted(), language))
    return [heading(text(messages.left_out(), language)), why, bullets(lines)]
