"""The rulebook in words: the clauses, what the knobs mean, and how two editions differ.

`paddlewheel rules` shows what is here, with rich or as plain data. As a program, it writes the rulebook as a page:

    python -m paddlewheel.mississippi_queen.rulebook docs/rules/mississippi-queen.md
"""

import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.mississippi_queen.editions import edition_names, editions
from paddlewheel.mississippi_queen.tables import read_data

SLOPPY_ID = re.compile(r"(?:mq)?[^a-z0-9]*([a-z]+)[^a-z0-9]*0*([0-9]+)")
MANY = 5  # clauses that are called by their chapter's title
PART_OF_IT, NOT_THERE = "part of the game", "not in this edition"


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str


@dataclass(frozen=True)
class Clause:
    """One rule. Text holds for all editions; readings add what the value of a knob makes of it."""

    id: str
    chapter: str
    title: str
    text: str
    sources: tuple[str, ...]
    readings: dict[str, dict[str, str]] = field(default_factory=dict)
    only: dict[str, int] = field(default_factory=dict)
    at_least: dict[str, int] = field(default_factory=dict)
    players: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()

    @property
    def has_ruling(self) -> bool:
        return any("Ruling:" in text for text in (self.text, *_reading_texts(self)))


@dataclass(frozen=True)
class Term:
    word: str
    also: tuple[str, ...]
    meaning: str


@dataclass(frozen=True)
class Knob:
    name: str
    title: str
    says: str
    clauses: tuple[str, ...]
    values: dict[str, str] = field(default_factory=dict)
    phrase: str = ""
    none: str = ""
    default: int | None = None
    variant: str = ""
    at_least: dict[str, int] = field(default_factory=dict)
    without: str = ""


@dataclass(frozen=True)
class Variant:
    name: str
    says: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Difference:
    """One row of a comparison: a knob, or clauses that read differently or are missing on one side."""

    kind: str  # "knob" or "clause"
    name: str  # of the knob, or the first of the clauses
    title: str
    left: str
    right: str
    clauses: tuple[str, ...]


# What the data files say


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(read_data(name))


def _prose(text: str) -> str:
    """Paragraphs without the line breaks of the data file."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


@cache
def chapters() -> tuple[Chapter, ...]:
    return tuple(Chapter(**row) for row in _data("rules.toml")["chapter"])


@cache
def terms() -> tuple[Term, ...]:
    return tuple(Term(**{**row, "also": tuple(row["also"])}) for row in _data("rules.toml")["term"])


@cache
def _all_clauses() -> dict[str, Clause]:
    return {row["id"]: _clause(row) for row in _data("rules.toml")["clause"]}


def _clause(row: dict[str, Any]) -> Clause:
    readings = {
        knob: {value: _prose(text) for value, text in texts.items()} for knob, texts in row.get("readings", {}).items()
    }
    lists = {name: tuple(row.get(name, ())) for name in ("sources", "players", "variants")}
    return Clause(**{**row, **lists, "text": _prose(row["text"]), "readings": readings})


@cache
def knobs() -> tuple[Knob, ...]:
    return tuple(Knob(**{**row, "clauses": tuple(row["clauses"])}) for row in _data("knobs.toml")["knob"])


@cache
def variants() -> tuple[Variant, ...]:
    return tuple(Variant(**{**row, "clauses": tuple(row["clauses"])}) for row in _data("knobs.toml")["variant"])


@cache
def edition_knobs(edition: str) -> dict[str, Any]:
    """All knobs of an edition, those included that editions.toml leaves at their usual value."""
    if edition not in editions():
        raise SetupError(f"there is no edition {edition!r}; choose one of {', '.join(editions())}")
    usual = {knob.name: knob.default for knob in knobs() if knob.default is not None}
    return {**usual, **editions()[edition]}


# Clauses


def clauses(chapter: str | None = None) -> tuple[Clause, ...]:
    """All clauses in the order of the rulebook, or those of one chapter."""
    wanted = chapter and chapter.upper()
    return tuple(entry for entry in _all_clauses().values() if wanted in (None, entry.chapter))


def clause(name: str) -> Clause:
    """
    The clause with this id, sloppily written or not.

    >>> clause("mov 8").id
    'MQ-MOV-8'
    """
    entry = _find(name)
    if entry is None:
        raise NotationError(_unknown(name))
    return entry


def _find(name: str) -> Clause | None:
    found = SLOPPY_ID.fullmatch(name.strip().casefold())
    return _all_clauses().get(f"MQ-{found[1].upper()}-{found[2]}") if found else None


def _unknown(name: str) -> str:
    near = nearest(name)
    if near:
        return f"there is no clause {name!r}; the nearest {'is' if len(near) == 1 else 'are'} {_listed(near, 'and')}"
    keys = ", ".join(chapter.key for chapter in chapters())
    return f"there is no clause {name!r}; a clause is named like MQ-MOV-8, and the chapters are {keys}"


def nearest(name: str, count: int = 3) -> list[str]:
    """Ids of the clauses that a mistaken id may have meant: in a chapter named like it, numbered nearest to it."""
    found = re.search(r"([a-z]+)[^a-z0-9]*([0-9]*)$", name.strip().casefold().removeprefix("mq"))
    if not found:
        return []
    keys = [chapter.key for chapter in chapters()]
    key, number = found[1].upper(), int(found[2][:6] or 1)
    likely = [key] if key in keys else get_close_matches(key, keys, count, 0.5)
    each = count if len(likely) == 1 else 1
    return [entry for likely_key in likely for entry in _nearest_in(likely_key, number, each)]


def _nearest_in(key: str, number: int, count: int) -> list[str]:
    by_distance = sorted(range(1, 1 + len(clauses(key))), key=lambda own: abs(own - number))
    return [f"MQ-{key}-{own}" for own in sorted(by_distance[:count])]


def occasion(entry: Clause, edition: str) -> str | None:
    """When a clause matters in an edition: '' always, 'with 2 players', ..., or None if it never does."""
    values = edition_knobs(edition)
    if any(values[name] != value for name, value in entry.only.items()) or not _reaches(entry.at_least, values):
        return None
    unconditional = not entry.players and not entry.variants
    if unconditional or any(values.get(name) for name in entry.variants):
        return ""
    ways = [_shared_players(entry.players, values["players"])] if entry.players else []
    ways += [f"the variant {name}" for name in entry.variants if name in values["admits"]]
    return f"with {_listed(filter(None, ways), 'or')}" if any(ways) else None


def _reaches(at_least: dict[str, int], values: dict[str, Any]) -> bool:
    return all(values[name] >= value for name, value in at_least.items())


def _shared_players(wanted: tuple[int, ...], allowed: list[int]) -> str:
    counts = [str(count) for count in range(wanted[0], wanted[-1] + 1) if allowed[0] <= count <= allowed[1]]
    return f"{_listed(counts, 'or')} players" if counts else ""


def occasion_words(entry: Clause, edition: str) -> str:
    when = occasion(entry, edition)
    return NOT_THERE if when is None else f"only {when}" if when else PART_OF_IT


def reading(entry: Clause, edition: str) -> str:
    """What the edition's knobs add to the clause's text."""
    if occasion(entry, edition) is None:
        return ""
    values = edition_knobs(edition)
    texts = [by_value.get(str(int(values[name])), "") for name, by_value in entry.readings.items()]
    return " ".join(filter(None, texts))


def readings(entry: Clause) -> list[tuple[list[str], str]]:
    """The different readings of a clause, each with its editions."""
    found: dict[str, list[str]] = {}
    for edition in edition_names():
        found.setdefault(reading(entry, edition), []).append(edition)
    return [(names, text) for text, names in found.items() if text]


def scope(entry: Clause) -> str:
    """In which editions a clause matters, in words; '' if always in all of them."""
    found: dict[str, list[str]] = {}
    for edition in edition_names():
        found.setdefault(occasion_words(entry, edition), []).append(edition)
    if list(found) == [PART_OF_IT]:
        return ""
    found.pop(NOT_THERE, None)
    return " ".join(f"{words[0].upper()}{words[1:]}: {', '.join(names)}." for words, names in found.items())


def clause_text(name: str, edition: str | None = None) -> str:
    """A clause in full: for one edition, or with the readings of all."""
    return "\n\n".join(f"{label}: {text}" if label else text for label, text in _paragraphs(clause(name), edition))


def _paragraphs(entry: Clause, edition: str | None) -> list[tuple[str, str]]:
    """Paragraphs of a clause, those of single editions labelled with their names."""
    common = [("", paragraph) for paragraph in entry.text.split("\n\n")]
    if edition:
        own = reading(entry, edition)
        return [*common, ("", own)] if own else common
    return common + [(", ".join(names), text) for names, text in readings(entry)]


def _reading_texts(entry: Clause) -> list[str]:
    return [text for texts in entry.readings.values() for text in texts.values()]


def search(word: str) -> tuple[Clause, ...]:
    """Clauses with all of these words, or with our words for the same things; titles first."""
    wordings = [query.split() for query in (word.casefold(), _our_words(word.casefold())) if query.strip()]
    found = [entry for entry in clauses() if any(_mentions(entry, words) for words in wordings)]
    return tuple(sorted(found, key=lambda entry: not any(_in(entry.title, words) for words in wordings)))


def _our_words(query: str) -> str:
    """
    >>> _our_words("floating logs")
    'driftwood'
    """
    synonyms = {also: term.word for term in terms() for also in term.also}
    longest_first = sorted(synonyms, key=len, reverse=True)
    pattern = "|".join(re.escape(also) for also in longest_first)
    return re.sub(rf"\b({pattern})(s?)\b", lambda hit: synonyms[hit[1]], query)


def _mentions(entry: Clause, words: list[str]) -> bool:
    return _in(" ".join((entry.id, entry.title, entry.text, *_reading_texts(entry))), words)


def _in(text: str, words: list[str]) -> bool:
    return all(word in text.casefold() for word in words)


def ask(text: str) -> tuple[Clause, ...]:
    """What a reader may type: a clause's id, a chapter's key, or words to look for."""
    if text.strip().upper() in {chapter.key for chapter in chapters()}:
        return clauses(text.strip())
    entry = _find(text)
    return (entry,) if entry else search(text) or (clause(text),)


# Knobs and differences


def knob_words(knob: Knob, edition: str) -> str:
    """The value of a knob in an edition, in words."""
    values = edition_knobs(edition)
    admitted = not knob.variant or values.get(knob.variant) or knob.variant in values["admits"]
    if not admitted or not _reaches(knob.at_least, values):
        return knob.without
    return value_words(knob, values[knob.name], values["players"])


def value_words(knob: Knob, value: Any, players: Iterable[int] = (1, 8)) -> str:
    if isinstance(value, int):
        return knob.values.get(str(int(value))) or knob.phrase.format(value=value)
    if not any(value):
        return knob.none
    if isinstance(value[0], str):
        return knob.phrase.format(count=len(value), list=", ".join(value))
    if "{low}" in knob.phrase:
        return knob.phrase.format(low=value[0], high=value[1])
    return knob.phrase.format(list=_by_players(value, *players))


def _by_players(supply: list[int], low: int, high: int) -> str:
    """
    >>> _by_players([0, 8, 8, 12], 2, 4)
    '8 with 2 or 3 players, 12 with 4'
    """
    counts: dict[int, list[str]] = {}
    for players in range(low, high + 1):
        counts.setdefault(supply[players - 1], []).append(str(players))
    parts = [f"{count} with {_listed(names, 'or')}" for count, names in counts.items()]
    return ", ".join([f"{parts[0]} players", *parts[1:]])


def differences(edition_a: str, edition_b: str) -> list[Difference]:
    """Everything in which two editions differ: knobs first, then clauses that are missing or read differently."""
    found = _rule_differences(edition_a, edition_b)
    order = list(_all_clauses())
    return _knob_differences(edition_a, edition_b) + sorted(found, key=lambda row: order.index(row.name))


def _knob_differences(edition_a: str, edition_b: str) -> list[Difference]:
    rows = []
    for knob in knobs():
        left, right = knob_words(knob, edition_a), knob_words(knob, edition_b)
        if left != right:
            rows.append(Difference("knob", knob.name, knob.title, left, right, knob.clauses))
    return rows


def _rule_differences(edition_a: str, edition_b: str) -> list[Difference]:
    rows: list[Difference] = []
    apart: dict[tuple[str, str, str], list[Clause]] = {}
    for entry in clauses():
        left, right = occasion_words(entry, edition_a), occasion_words(entry, edition_b)
        if left != right:
            apart.setdefault((entry.chapter, left, right), []).append(entry)
        texts = reading(entry, edition_a), reading(entry, edition_b)
        if texts[0] != texts[1] and NOT_THERE not in (left, right):
            rows.append(Difference("clause", entry.id, entry.title, *texts, (entry.id,)))
    return rows + [_missing(group, left, right) for (_, left, right), group in apart.items()]


def _missing(group: list[Clause], left: str, right: str) -> Difference:
    """Clauses of one chapter that one edition has and the other has not, or only sometimes."""
    titles = "; ".join(entry.title for entry in group)
    title = titles if len(group) < MANY else _chapter_title(group[0].chapter)
    return Difference("clause", group[0].id, title, left, right, tuple(entry.id for entry in group))


def _chapter_title(key: str) -> str:
    return next(chapter.title for chapter in chapters() if chapter.key == key)


def _listed(words: Iterable[str], link: str) -> str:
    """
    >>> _listed(["port", "ahead", "starboard"], "or")
    'port, ahead or starboard'
    """
    *first, last = words
    return f"{', '.join(first)} {link} {last}" if first else last


def short_ids(ids: Iterable[str]) -> str:
    """
    >>> short_ids(["MQ-ADV-1", "MQ-ADV-2", "MQ-ADV-3", "MQ-END-1"])
    'MQ-ADV-1 to -3, MQ-END-1'
    """
    runs: list[list[str]] = []
    for name in ids:
        chapter, _, number = name.rpartition("-")
        if runs and runs[-1][-1] == f"{chapter}-{int(number) - 1}":
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(_short_run(run) for run in runs)


def _short_run(run: list[str]) -> str:
    return ", ".join(run) if len(run) < 3 else f"{run[0]} to -{run[-1].rpartition('-')[2]}"


# As plain data


def clause_data(entry: Clause, edition: str | None = None) -> dict[str, Any]:
    data = {
        "id": entry.id,
        "chapter": entry.chapter,
        "title": entry.title,
        "text": entry.text,
        "sources": list(entry.sources),
        "ruling": entry.has_ruling,
        "readings": [{"editions": names, "text": text} for names, text in readings(entry)],
        "applies": {name: occasion_words(entry, name) for name in edition_names()},
        "knobs": [knob.name for knob in knobs() if entry.id in knob.clauses],
    }
    return {**data, "edition": edition, "in_edition": clause_text(entry.id, edition)} if edition else data


def contents_data() -> list[dict[str, Any]]:
    return [
        {**asdict(chapter), "clauses": [{"id": entry.id, "title": entry.title} for entry in clauses(chapter.key)]}
        for chapter in chapters()
    ]


def differences_data(edition_a: str, edition_b: str) -> dict[str, Any]:
    rows = [{**asdict(row), "clauses": list(row.clauses)} for row in differences(edition_a, edition_b)]
    return {"left": edition_a, "right": edition_b, "differences": rows}


# For the terminal


def clause_panel(entry: Clause, edition: str | None = None) -> Panel:
    body = Text("\n\n").join(_labelled(label, text) for label, text in _paragraphs(entry, edition))
    when = occasion_words(entry, edition) if edition else scope(entry)
    if when not in ("", PART_OF_IT):
        body.append(f"\n\n{edition}: {when}" if edition else f"\n\n{when}", style="italic")
    title = Text.assemble((entry.id, "bold cyan"), "  ", (entry.title, "bold"))
    return Panel(body, title=title, title_align="left", subtitle=_source_words(entry), subtitle_align="right")


def _labelled(label: str, text: str) -> Text:
    parts = Text.assemble((f"{label}: ", "cyan") if label else "", text)
    parts.highlight_words(["Ruling:"], "bold yellow")
    return parts


def _source_words(entry: Clause) -> str:
    return f"rules of {_listed(reversed(entry.sources), 'and')}" if entry.sources else "not in the rulebooks"


def clause_table(entries: Iterable[Clause], title: str = "") -> Table:
    """Ids and titles: a chapter, or what a search found."""
    table = Table("clause", "about", title=title or None, title_justify="left", box=box.SIMPLE_HEAD)
    table.columns[0].no_wrap = True
    for entry in entries:
        table.add_row(Text(entry.id, "cyan"), entry.title)
    return table


def contents_table() -> Table:
    table = Table("chapter", "about", "clauses", box=box.SIMPLE_HEAD)
    for chapter in chapters():
        ids = [entry.id for entry in clauses(chapter.key)]
        table.add_row(Text(chapter.key, "cyan"), chapter.title, short_ids(ids))
    return table


def differences_table(edition_a: str, edition_b: str) -> Group:
    """Two editions side by side, in 80 columns if need be: knobs, then clauses."""
    rows = differences(edition_a, edition_b)
    if not rows:
        return Group(Text(f"{edition_a} and {edition_b} do not differ."))
    kinds = (("knob", "What is set differently"), ("clause", "Rules that are missing or read differently"))
    parts = [(title, [row for row in rows if row.kind == kind]) for kind, title in kinds]
    return Group(*[_side_by_side(title, part, edition_a, edition_b) for title, part in parts if part])


def _side_by_side(title: str, rows: list[Difference], edition_a: str, edition_b: str) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, show_lines=True, expand=True, pad_edge=False)
    for heading in ("", edition_a, edition_b):
        table.add_column(heading, ratio=1, overflow="fold")
    for row in rows:
        what = Text.assemble((row.title, "bold"), (f"\n{short_ids(row.clauses)}", "cyan"))
        table.add_row(what, row.left, row.right)
    return table


# As a page


def markdown() -> str:
    """The whole rulebook as a page."""
    parts = [
        "<!-- Made from rules.toml and knobs.toml by `python -m paddlewheel.mississippi_queen.rulebook`. -->",
        "# Mississippi Queen: the rules",
        "Every rule of every edition, in our own words, with the number that refusals and tests use. *Ruling:* marks "
        "what the rulebooks leave open and this one settles.",
        "## Editions",
        _rows(["edition", "game"], [[f"`{name}`", editions()[name]["title"]] for name in edition_names()]),
        "An edition is a list of knobs:",
        _knob_rows(),
        "## What the knobs mean",
        *[_knob_entry(knob) for knob in knobs() if knob.name != "admits"],
        "## Variants",
        _variant_rows(),
        "## Words",
        _rows(
            ["word", "also called", "meaning"], [[term.word, ", ".join(term.also), term.meaning] for term in terms()]
        ),
        *[part for chapter in chapters() for part in _chapter_parts(chapter)],
    ]
    return "\n\n".join(parts) + "\n"


def _rows(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [head, ["---"] * len(head), *rows])


def _knob_rows() -> str:
    names = edition_names()
    shown = [knob for knob in knobs() if knob.name != "admits"]
    return _rows(
        ["knob", *(f"`{name}`" for name in names)],
        [[knob.title, *(knob_words(knob, name) for name in names)] for knob in shown],
    )


def _knob_entry(knob: Knob) -> str:
    lines = [f"**`{knob.name}`** ({knob.title}). {knob.says} {_links(knob.clauses)}", ""]
    lines += [f"- `{value}`: {words}" for value, words in knob.values.items()]
    return "\n".join(lines).rstrip()


def _variant_rows() -> str:
    rows = []
    for variant in variants():
        admitted = [f"`{name}`" for name in edition_names() if variant.name in edition_knobs(name)["admits"]]
        rows.append([f"`{variant.name}`", variant.says, ", ".join(admitted), _links(variant.clauses)])
    return _rows(["variant", "what it is", "admitted by", "clauses"], rows)


def _chapter_parts(chapter: Chapter) -> list[str]:
    return [f"## {chapter.title}", *[part for entry in clauses(chapter.key) for part in _clause_parts(entry)]]


def _clause_parts(entry: Clause) -> list[str]:
    heading = f'<a id="{entry.id.lower()}"></a>\n\n### {entry.id}: {entry.title}'
    texts = [
        _with_links(text) if not label else f"- *{label}:* {_with_links(text)}"
        for label, text in _paragraphs(entry, None)
    ]
    last = [f"*{scope(entry)}*"] if scope(entry) else []
    return [heading, *texts, *last, f"<sub>{_source_words(entry)}</sub>"]


def _with_links(text: str) -> str:
    linked = re.sub(r"MQ-[A-Z]+-\d+", lambda name: _links([name[0]]), text)
    return linked.replace("Ruling:", "*Ruling:*")


def _links(ids: Iterable[str]) -> str:
    return ", ".join(f"[{name}](#{name.lower()})" for name in ids)


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit("usage: python -m paddlewheel.mississippi_queen.rulebook FILE.md")
    path = Path(arguments[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(markdown(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
