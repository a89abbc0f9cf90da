"""Text report of a study: the games played and the significant differences."""

from itertools import groupby
from typing import Any

from rich.table import Table

from paddlewheel.core.messages import ENGLISH, Message, text
from paddlewheel.games import find_game
from paddlewheel.lab.messages import reports as messages
from paddlewheel.lab.reports.axis_scale import format_number
from paddlewheel.lab.reports.html import bullets, card, cards, heading, paragraph
from paddlewheel.lab.study.grid import Axis, format_value
from paddlewheel.lab.study.metrics import study_metrics

Report = dict[str, Any]


def title(report: Report) -> Message:
    return messages.study(find_game(report["game"]).title)


def games_sentence(report: Report) -> Message:
    cells = len(report["cells"])
    return messages.study_games(f"{cells * report['games']:,}", tuple(report["bots"]), cells, report["seed"])


def study_table(report: Report, language: str = ENGLISH) -> Table:
    """The differences as a table for the terminal."""
    shown = Table(title=text(title(report), language), caption=text(games_sentence(report), language))
    for name in (messages.what_changes(), messages.what_it_changes()):
        shown.add_column(text(name, language))
    for name in (messages.by(), messages.between_heading()):
        shown.add_column(text(name, language), justify="right")
    shown.add_column("")
    titles = measure_titles(report, language)
    for change, group in groupby(report["differences"], _change):
        for number, row in enumerate(row for row in group if _can_differ(row)):
            low, high = row["mean"] - row["give_or_take"], row["mean"] + row["give_or_take"]
            between = text(messages.between(format_number(low), format_number(high)), language)
            verdict = text(messages.real() if row["real"] else messages.could_be_chance(), language)
            first = "" if number else text(change, language)
            shown.add_row(first, titles[row["measure"]], f"{row['mean']:+.3g}", between, verdict)
        shown.add_section()
    return shown


def verdicts(report: Report, language: str) -> list[str]:
    """A card per changed value with its significant differences."""
    titles = measure_titles(report, language)
    figures = []
    for change, group in groupby(report["differences"], _change):
        found = list(group)
        real = [(titles[row["measure"]], text(_difference(row), language)) for row in found if row["real"]]
        chance = [titles[row["measure"]] for row in found if not row["real"] and _can_differ(row)]
        more = messages.might_be_chance(tuple(chance)) if chance else messages.all_differ()
        inside = bullets(real) if real else paragraph(text(messages.none_real(), language))
        count = messages.count_of_real(len(real), len(real) + len(chance))
        figures.append(card(text(change, language), text(count, language), inside + paragraph(text(more, language))))
    if not figures:
        return []
    how = text(messages.how_compared(), language)
    return [heading(text(messages.what_is_real(), language)), paragraph(how), cards(figures)]


def measure_titles(report: Report, language: str) -> dict[str, str]:
    return {measure.name: text(measure.title, language) for measure in study_metrics(report["game"])}


def measure_meanings(report: Report, language: str) -> dict[str, str]:
    return {measure.name: text(measure.says, language) for measure in study_metrics(report["game"])}


def _can_differ(row: Report) -> bool:
    return bool(row["mean"] or row["give_or_take"])


def _change(row: Report) -> Message:
    """
    >>> text(_change({"axis": "river_length", "value": 15, "against": 12}))
    'river_length 15 instead of 12'
    """
    return messages.instead_of(Axis(row["axis"], ()).label(row["value"]), format_value(row["against"]))


def _difference(row: Report) -> Message:
    """
    >>> text(_difference({"mean": -2.14, "give_or_take": 0.3}))
    '2.14 less (1.84 to 2.44)'
    """
    size, half = abs(row["mean"]), row["give_or_take"]
    low, high = format_number(size - half), format_number(size + half)
    return (messages.more if row["mean"] > 0 else messages.less)(format_number(size), low, high)
