"""Generate the tables of observations and actions in docs/research.md.

    python -m paddlewheel.environments.docs_tables docs/research.md

replaces them in place, between their HTML comments.
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from paddlewheel.core.batch.observation import ObservationField
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.errors import NotationError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain
from paddlewheel.games import GAMES


def update_tables(text: str) -> str:
    """The page with its tables regenerated."""
    for name, game in GAMES.items():
        text = replace_section(text, f"observation of {name}", field_lines(game))
        text = replace_section(text, f"actions of {name}", action_lines(game))
    return text


def replace_section(text: str, mark: str, lines: list[str]) -> str:
    """Replace the lines between a marker and its end marker."""
    head, begin, rest = text.partition(f"<!-- {mark} -->\n")
    _, end, tail = rest.partition(f"<!-- end of {mark} -->")
    if not begin or not end:
        raise NotationError(plain(f"the page has no place for the {mark}"))
    return head + begin + "\n".join(lines) + "\n" + end + tail


def field_lines(game: Game) -> list[str]:
    lines, at = ["| numbers | field | shape | most | what it tells |", "| --- | --- | --- | --- | --- |"], 0
    for field in fields_of(game):
        lines.append(f"| {span(at, field.length)} | `{field.name}` | {shape(field)} | {field.most} | {field.meaning} |")
        at += field.length
    for field in fields_of(game):
        if field.columns:
            lines += ["", f"Each row of `{field.name}`:", "", *column_lines(field)]
    return lines


def shape(field: ObservationField) -> str:
    return " × ".join(map(str, field.shape))


def span(first: int, length: int) -> str:
    """
    >>> span(3, 1), span(3, 4)
    ('3', '3-6')
    """
    return str(first) if length == 1 else f"{first}-{first + length - 1}"


def column_lines(field: ObservationField) -> Iterator[str]:
    """A table row per column; the flags of one one-hot group share a row."""
    yield "| column | most | what it tells |"
    yield "| --- | --- | --- |"
    for head, family in groupby(enumerate(field.columns), key=lambda one: one[1].name.partition(": ")[0]):
        numbers, columns = zip(*family, strict=True)
        members = ", ".join(column.name.partition(": ")[2] for column in columns)
        told = f"{head}: {members}" if members else head
        yield f"| {span(min(numbers), len(columns))} | {columns[0].most} | {told} |"


def action_lines(game: Game) -> list[str]:
    """A table row per run of action ids with the same verb."""
    lines = ["| ids | actions |", "| --- | --- |"]
    named = [(action, text(game, action)) for action in range(game.actions)]
    for (verb, chance), family in groupby(named, key=lambda one: (_verb(one[1]), game.is_chance_action(one[0]))):
        if not verb:
            continue
        ids, texts = zip(*family, strict=True)
        told = f"`{texts[0]}`" if len(texts) == 1 else f"`{texts[0]}` … `{texts[-1]}`"
        by = " (chance)" if chance else ""
        lines.append(f"| {span(min(ids), len(ids))} | {told}{by} |")
    return lines


def text(game: Game, action: int) -> str:
    """The text of an action; empty for an unused id."""
    try:
        return game.action_text(action)
    except NotationError:
        return ""


def _verb(words: str) -> str:
    first, _, rest = words.partition(" ")
    return f"{first} card" if rest.startswith("card ") else first


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(update_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
