"""Reports of the lab as tables for the terminal, and the ladder as an HTML page."""

from collections.abc import Container, Sequence
from typing import Any

from rich.table import Table

from paddlewheel.core.messages import ENGLISH, Message, text
from paddlewheel.lab.messages import reports as messages
from paddlewheel.lab.reports.html import command as command_line
from paddlewheel.lab.reports.html import figure, heading, page, paragraph
from paddlewheel.lab.reports.html import table as table_of
from paddlewheel.lab.reports.plots import interval_plot, win_matrix


def simulation_table(report: dict[str, Any], language: str = ENGLISH) -> Table:
    title = messages.simulation(report["games"], report["game"], report["edition"], report["players"])
    table = Table(title=text(title, language), caption=_simulation_caption(report, language))
    columns = (messages.bot(), messages.wins(), messages.share(), messages.mean_score())
    _add_columns(table, columns, language, left=(0,))
    for seat in report["seats"]:
        share = seat["wins"] / report["games"]
        table.add_row(seat["bot"], f"{seat['wins']:g}", f"{share:.1%}", f"{seat['mean_score']:.3f}")
    return table


def _simulation_caption(report: dict[str, Any], language: str) -> str:
    rounds = report["rounds"]
    mean, median, p95 = (str(rounds[name]) for name in ("mean", "p50", "p95"))
    steps, games = f"{report['steps_per_second']:,}", f"{report['games_per_second']:,}"
    lines = (
        messages.simulation_finished(report["finished"], report["capped"], mean, median, p95),
        messages.simulation_speed(steps, games, report["seed"], report["trace"][:16]),
    )
    return "\n".join(text(line, language) for line in lines)


def _add_columns(table: Table, names: Sequence[Message], language: str, left: Container[int] = ()) -> None:
    for number, name in enumerate(names):
        table.add_column(text(name, language), justify="left" if number in left else "right")


def comparison_table(report: dict[str, Any], language: str = ENGLISH) -> Table:
    low, high = (f"{share:.1%}" for share in report["interval"])
    title = messages.comparison(report["challenger"], report["champion"], report["game"], report["players"])
    table = Table(title=text(title, language), caption=text(comparison_verdict(report), language))
    columns = (messages.games(), messages.share_of_wins(), messages.interval(), messages.parity())
    _add_columns(table, columns, language)
    between = text(messages.between(low, high), language)
    table.add_row(str(report["games"]), f"{report['share']:.1%}", between, f"{report['parity']:.1%}")
    return table


def comparison_verdict(report: dict[str, Any]) -> Message:
    """The result of a comparison in a sentence."""
    low, high = (f"{share:.0%}" for share in report["asked"])
    if report["verdict"] == "high":
        return messages.better(report["challenger"], low, high)
    if report["verdict"] == "low":
        return messages.not_better(low, high)
    return messages.above_parity(low, high) if report["better"] else messages.still_open()


def ladder_table(report: dict[str, Any], language: str = ENGLISH) -> Table:
    table = Table(title=f"{report['game']} {report['edition']}")
    columns = (messages.players(), messages.bot(), messages.elo(), messages.give_or_take())
    _add_columns(table, columns, language, left=(1,))
    for part in report["tables"]:
        for row in reversed(part["bots"]):
            table.add_row(str(part["players"]), row["bot"], str(row["elo"]), str(row["give_or_take"]))
        table.add_section()
    return table


def ladder_page(report: dict[str, Any], command: str, language: str = ENGLISH) -> str:
    title = text(messages.ladder(report["game"], report["edition"]), language)
    parts = [piece for table in report["tables"] for piece in _ladder_parts(table, language)]
    for message in (messages.mirrored_luck(), messages.made_by()):
        parts.append(paragraph(text(message, language)))
    return page(title, [*parts, command_line(command)], language)


def _ladder_parts(table: dict[str, Any], language: str) -> list[str]:
    """The ladder at one player count: ratings, win matrix, and the numbers."""
    names = [row["bot"] for row in table["bots"]]
    shares = {(row["bot"], row["against"]): row["share"] for row in table["pairs"]}
    strengths = [(row["bot"], float(row["elo"]), float(row["give_or_take"])) for row in reversed(table["bots"])]
    rows = [[row["bot"], row["against"], str(row["games"]), f"{row['share']:.1%}"] for row in table["pairs"]]
    plot = interval_plot(strengths, "Elo", text(messages.elo_of_each(), language))
    matrix = win_matrix(names, shares, text(messages.win_matrix_label(), language))
    columns = (messages.bot(), messages.against(), messages.games(), messages.share_of_wins())
    return [
        heading(text(messages.players_count(table["players"]), language)),
        figure(plot, text(messages.elo_intervals(), language)),
        figure(matrix, text(messages.win_matrix(), language)),
        table_of([text(column, language) for column in columns], rows),
    ]


def perft_table(report: dict[str, Any], language: str = ENGLISH) -> Table:
    table = Table(title=text(messages.outcomes(report["outcomes"]), language), caption=report["position"])
    _add_columns(table, (messages.beginning_with(), messages.outcome_count()), language, left=(0,))
    for action, count in report["by_first_action"].items():
        table.add_row(action, str(count))
    table.add_section()
    for name, words in (("pushed", messages.with_pushes()), ("danger", messages.in_danger())):
        if name in report:
            table.add_row(text(words, language), str(report[name]))
    table.add_row(text(messages.milliseconds(), language), str(report["milliseconds"]))
    return table
