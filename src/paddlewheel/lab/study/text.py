"""Text report of a study: the games played and the significant differences."""

from itertools import groupby
from typing import Any

from rich.table import Table

from paddlewheel.core.messages import ENGLISH, Message, text
from paddlewheel.core.text import join_words
from paddlewheel.games import find_game
from paddlewheel.lab import messages
from paddlewheel.lab.reports.axis_scale import format_number
from paddlewheel.lab.reports.html import bullets, card, cards, heading, paragraph
from paddlewheel.lab.study.grid import Axis, format_value

Report = dict[str, Any]

HOW_COMPARED = (
    "Every value against the first, game by game, everything else and all luck being equal. Many questions were asked: "
    "the chance that any of the differences called real is none is 5 in 100 (Holm)."
)


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
    titles = _titles(report)
    for change, group in groupby(report["differences"], _change):
        for number, row in enumerate(row for row in group if _can_differ(row)):
            low, high = row["mean"] - row["give_or_take"], row["mean"] + row["give_or_take"]
            between = text(messages.between(format_number(low), format_number(high)), language)
            verdict = text(messages.real() if row["real"] else messages.could_be_chance(), language)
            first = "" if number else text(change, language)
            shown.add_row(first, titles[row["measure"]], f"{row['mean']:+.3g}", between, verdict)
        shown.add_section()
    return shown


def verdicts(report: Report) -> list[str]:
    """A card per changed value with its significant differences."""
    titles = _titles(report)
    figures = []
    for change, group in groupby(report["differences"], _change):
        found = list(group)
        real = [(titles[row["measure"]], _difference(row)) for row in found if row["real"]]
        chance = [titles[row["measure"]] for row in found if not row["real"] and _can_differ(row)]
        more = f"Could be chance: {join_words(chance)}." if chance else "Everything that can differ does."
        inside = (bullets(real) if real else "<p>Nothing that could not be chance.</p>") + paragraph(more)
        figures.append(card(text(change), f"{len(real)} of {len(real) + len(chance)} differences are real", inside))
    if not figures:
        return []
    return [heading("What is real"), paragraph(HOW_COMPARED), cards(figures)]


def _titles(report: Report) -> dict[str, str]:
    return {measure["name"]: measure["title"] for measure in report["measures"]}


def _can_differ(row: Report) -> bool:
    return bool(row["mean"] or row["give_or_take"])


def _change(row: Report) -> Message:
    """
    >>> text(_change({"axis": "river_length", "value": 15, "against": 12}))
    'river_length 15 instead of 12'
    """
    return messages.instead_of(Axis(row["axis"], ()).label(row["value"]), format_value(row["against"]))


def _difference(row: Report) -> str:
    """
    >>> _difference({"mean": -2.14, "give_or_take": 0.3})
    '2.14 less (1.84 to 2.44)'
    """
    size, half = abs(row["mean"]), row["give_or_take"]
    low, high = format_number(size - half), format_number(size + half)
    return f"{format_number(size)} {'more' if row['mean'] > 0 else 'less'} ({low} to {high})"
