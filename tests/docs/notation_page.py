"""docs/notation.md in parts, and what its blocks and tables hold."""

import re

from tests.repository import ROOT

TEXT = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def part(title: str) -> str:
    """The text under one heading of the second level; the one before the first of them has no title."""
    parts = re.split(r"^## (.+)\n", TEXT, flags=re.MULTILINE)
    return dict(zip(["", *parts[1::2]], [parts[0], *parts[2::2]], strict=True))[title]


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def first_cells(text: str, heading: str) -> list[str]:
    """The first column of the tables that have this heading."""
    found: list[str] = []
    for table in re.findall(rf"^\| {heading} \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)", text, re.MULTILINE):
        found += [re.split(r"(?<!\\) \| ", row.removeprefix("| "))[0] for row in table.splitlines()]
    return found


def words(cells: list[str]) -> list[str]:
    """What stands in backticks."""
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def words_named(text: str) -> set[str]:
    """What stands in backticks anywhere but in a block."""
    return set(words(re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE).splitlines()))


def spelled_out(actions: list[str], placeholders: dict[str, list[str]]) -> set[str]:
    """Every action that a table's texts with placeholders stand for."""
    found = set(actions)
    while any("<" in text for text in found):
        for text in [text for text in found if "<" in text]:
            found.remove(text)
            name = re.search(r"<(.+?)>", text)
            assert name is not None
            found |= {text.replace(name[0], value, 1) for value in placeholders[name[1]]}
    return found
