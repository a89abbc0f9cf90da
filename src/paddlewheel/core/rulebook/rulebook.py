"""The `Rulebook` of a game: chapters, clauses, terms, advice, and the text of a clause by edition."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Self

from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.rulebook.clauses import (
    Advice,
    Chapter,
    Clause,
    RulebookEntry,
    Term,
    read_advice,
    read_clause,
    read_term,
)
from paddlewheel.core.rulebook.translations import read_rows


class Rulebook:
    """The rules of a game. Games with several editions override the text of clauses by edition in a subclass."""

    def __init__(self, game: str, title: str, prefix: str, package: str, editions: Iterable[str]) -> None:
        self.language = ENGLISH
        self._books: dict[str, Self] = {}  # in other languages
        self.game = game
        self.title = title
        self.prefix = prefix  # of all ids: MQ, RB
        self.editions = tuple(editions)
        self.package = package

    @cached_property
    def _data(self) -> dict[str, Any]:
        return read_rows(self.package, "rules", self.language)

    def in_language(self, language: str) -> Self:
        """The rulebook in another language; untranslated clauses stay English."""
        if language == self.language:
            return self
        if language not in self._books:
            book = type(self)(self.game, self.title, self.prefix, self.package, self.editions)
            book.language = language
            self._books[language] = book
        return self._books[language]

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(Chapter(**row) for row in self._data["chapter"])

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        return tuple(read_term(row) for row in self._data["term"])

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {row["id"]: read_clause(row) for row in self._data["clause"]}

    @cached_property
    def advice(self) -> tuple[Advice, ...]:
        """Tips to players, in the order of their first clauses."""
        places = list(self.by_id)
        found = [read_advice(row) for row in self._data["advice"]]
        return tuple(sorted(found, key=lambda entry: places.index(entry.clauses[0])))

    def advice_beside(self, name: str) -> tuple[Advice, ...]:
        """The tips shown with a clause."""
        return tuple(entry for entry in self.advice if entry.clauses[0] == name)

    @cached_property
    def examples(self) -> tuple[dict[str, Any], ...]:
        """The rows of examples.toml; see `paddlewheel.examples` for playing them."""
        return tuple(read_rows(self.package, "examples")["example"])

    def clauses(self, chapter: str | None = None) -> tuple[Clause, ...]:
        """All clauses in the order of the rulebook, or those of one chapter."""
        return tuple(entry for entry in self.by_id.values() if chapter in (None, entry.chapter))

    def text(self, entry: Clause, edition: str | None = None) -> str:
        """The full text of a clause: for one edition, or with the readings of all."""
        return "\n\n".join(f"{label}: {text}" if label else text for label, text in self.paragraphs(entry, edition))

    # Overridden by games with several editions

    def paragraphs(self, entry: Clause, edition: str | None = None) -> list[tuple[str, str]]:
        """Labelled paragraphs of a clause; the label names the editions of a reading."""
        return [("", paragraph) for paragraph in entry.text.split("\n\n")]

    def remark(self, entry: RulebookEntry, edition: str | None = None) -> str:
        """When a clause or a tip applies; empty if always."""
        return ""

    def is_part_of(self, entry: RulebookEntry, edition: str) -> bool:
        """Whether a clause or a tip can apply in an edition."""
        return True

    def elsewhere(self, entry: Clause, edition: str) -> list[dict[str, Any]]:
        """The differing readings of the clause in other editions."""
        return []

    def edition_titles(self) -> dict[str, str]:
        return dict.fromkeys(self.editions, self.title)

    def knob_rows(self) -> list[dict[str, Any]]:
        """A row per knob in words, with its value in each edition."""
        return []

    def details(self, entry: Clause) -> dict[str, Any]:
        """Additional JSON fields of a clause."""
        return {}

    def front_matter(self) -> list[str]:
        """Sections of the page before the terms and the chapters."""
        return []
