"""Reports of the lab as tables for the terminal, and the ladder as an HTML page."""

from typing import Any

from rich.table import Table

from paddlewheel.lab.reports.html import command as command_line
from paddlewheel.lab.reports.html import figure, heading, page, paragraph
from paddlewheel.lab.reports.html import table as table_of
from paddlewheel.lab.reports.plots import interval_plot, win_matrix


def simulation_table(report: dict[str, Any]) -> Table:
    title = f"{report['games']} games of {report['game']} {report['edition']}, {report['players']} players"
    table = Table(title=title, caption=_caption(report))
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("mean score", justify="right")
    for seat in report["seats"]:
        share = seat["wins"] / report["games"]
        table.add_row(seat["bot"], f"{seat['wins']:g}", f"{share:.1%}", f"{seat['mean_score']:.3f}")
    return table


def _caption(report: dict[str, Any]) -> str:
    rounds = report["rounds"]
    return (
        f"{report['finished']} finished, {report['capped']} stopped by the guard; rounds: mean {rounds['mean']}, "
        f"median {rounds['p50']}, 95th percentile {rounds['p95']}\n"
        f"{report['steps_per_second']:,} steps/s, {report['games_per_second']:,} games/s; "
        f"seed {report['seed']}, trace {report['trace'][:16]}"
    )


def comparison_table(report: dict[str, Any]) -> Table:
    low, high = report["interval"]
    title = f"{report['challenger']} against {report['champion']}: {report['game']}, {report['players']} players"
    table = Table(title=title, caption=comparison_verdict(report))
    table.add_column("games", justify="right")
    table.add_column("share of wins", justify="right")
    table.add_column("95 times in 100 between", justify="right")
    table.add_column("parity", justify="right")
    table.add_row(
        str(report["games"]), f"{report['share']:.1%}", f"{low:.1%} and {high:.1%}", f"{report['parity']:.1%}"
    )
    return table


def comparison_verdict(report: dict[str, Any]) -> str:
    """The result of a comparison in a sentence."""
    low, high = report["asked"]
    if report["verdict"] == "high":
        return f"{report['challenger']} is better: its share is nearer {high:.0%} than {low:.0%}"
    if report["verdict"] == "low":
        return f"its share is nearer {low:.0%} than {high:.0%}"
    if report["better"]:
        return f"better than parity, but whether nearer {low:.0%} or {high:.0%} is still open"
    return "still open; allow more games with --most"


def ladder_table(report: dict[str, Any]) -> Table:
    table = Table(title=f"{report['game']} {report['edition']}")
    for name in ("players", "bot", "Elo", "give or take"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for part in report["tables"]:
        for row in reversed(part["bots"]):
            table.add_row(str(part["players"]), row["bot"], str(row["elo"]), str(row["give_or_take"]))
        table.add_section()
    return table


def ladder_page(report: dict[str, Any], command: str) -> str:
    title = f"The ladder: {report['game']} {report['edition']}"
    parts = [piece for table in report["tables"] for piece in _ladder_parts(table)]
    return page(title, [*parts, paragraph("Mirrored luck, every seat in turn. Made by:"), command_line(command)])


def _ladder_parts(table: dict[str, Any]) -> list[str]:
    """The ladder at one player count: ratings, win matrix, and the numbers."""
    names = [row["bot"] for row in table["bots"]]
    shares = {(row["bot"], row["against"]): row["share"] for row in table["pairs"]}
    strengths = [(row["bot"], float(row["elo"]), float(row["give_or_take"])) for row in reversed(table["bots"])]
    rows = [[row["bot"], row["against"], str(row["games"]), f"{row['share']:.1%}"] for row in table["pairs"]]
    return [
        heading(f"{table['players']} players"),
        figure(interval_plot(strengths, "Elo"), "Elo with 95 % intervals; the weakest is 0 by definition."),
        figure(win_matrix(names, shares), "How often the row's bot won, alone against bots of the column."),
        table_of(("bot", "against", "games", "share of wins"), rows),
    ]


def perft_table(report: dict[str, Any]) -> Table:
    table = Table(title=f"{report['outcomes']} distinct outcomes", caption=report["position"])
    table.add_column("beginning with")
    table.add_column("outcomes", justify="right")
    for action, count in report["by_first_action"].items():
        table.add_row(action, str(count))
    table.add_section()
    for name, words in (("pushed", "with pushes"), ("danger", "in danger")):
        if name in report:
            table.add_row(words, str(report[name]))
    table.add_row("milliseconds", str(report["milliseconds"]))
    return table
