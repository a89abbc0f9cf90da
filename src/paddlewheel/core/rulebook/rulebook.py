"""One game's rulebook: its chapters, clauses and terms, and how a clause reads."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Self

from paddlewheel.core.rulebook.clauses import Advice, Chapter, Clause, Entry, Term, read_advice, read_clause, read_term
from paddlewheel.core.rulebook.translations import ENGLISH, LANGUAGES, Language, read_rows


class Rulebook:
    """The rules of a game. A game of several editions says in a subclass how a clause reads in each."""

    def __init__(self, game: str, title: str, prefix: str, package: str, editions: Iterable[str]) -> None:
        self.language: Language = ENGLISH
        self.game = game
        self.title = title
        self.prefix = prefix  # of every id: MQ, RB
        self.editions = tuple(editions)
        self.package = package

    @cached_property
    def _data(self) -> dict[str, Any]:
        return read_rows(self.package, "rules", self.language)

    @cached_property
    def _books(self) -> dict[Language, Self]:
        return {language: self._translated(language) for language in LANGUAGES}

    def _translated(self, language: Language) -> Self:
        if language == self.language:
            return self
        book = type(self)(self.game, self.title, self.prefix, self.package, self.editions)
        book.language = language
        return book

    def in_language(self, language: Language) -> Self:
        """The same rulebook in other words, clause by clause as far as they have been written."""
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
        """Tips to players, in the order of the clauses they stand beside."""
        places = list(self.by_id)
        found = [read_advice(row) for row in self._data["advice"]]
        return tuple(sorted(found, key=lambda entry: places.index(entry.clauses[0])))

    def advice_beside(self, name: str) -> tuple[Advice, ...]:
        """The tips that stand beside a clause."""
        return tuple(entry for entry in self.advice if entry.clauses[0] == name)

    @cached_property
    def examples(self) -> tuple[dict[str, Any], ...]:
        """The rows of examples.toml; they are played where the games are known."""
        return tuple(read_rows(self.package, "examples")["example"])

    def clauses(self, chapter: str | None = None) -> tuple[Clause, ...]:
        """All clauses in the order of the rulebook, or those of one chapter."""
        return tuple(entry for entry in self.by_id.values() if chapter in (None, entry.chapter))

    def text(self, entry: Clause, edition: str | None = None) -> str:
        """A clause in full: for one edition, or with the readings of all."""
        return "\n\n".join(f"{label}: {text}" if label else text for label, text in self.paragraphs(entry, edition))

    # What editions add

    def paragraphs(self, entry: Clause, edition: str | None = None) -> list[tuple[str, str]]:
        """Paragraphs of a clause, those of single editions labelled with their names."""
        return [("", paragraph) for paragraph in entry.text.split("\n\n")]

    def remark(self, entry: Entry, edition: str | None = None) -> str:
        """When a clause or a tip matters, if that is not always."""
        return ""

    def is_part_of(self, entry: Entry, edition: str) -> bool:
        """Whether a clause or a tip can matter in an edition at all."""
        return True

    def elsewhere(self, entry: Clause, edition: str) -> list[dict[str, Any]]:
        """How the clause reads in those other editions in which it reads differently."""
        return []

    def edition_titles(self) -> dict[str, str]:
        return dict.fromkeys(self.editions, self.title)

    def knob_rows(self) -> list[dict[str, Any]]:
        """What is set, in words: a row a knob, with its value in each edition."""
        return []

    def details(self, entry: Clause) -> dict[str, Any]:
        """What a program may want to know of a clause beside its text."""
        return {}

    def front_matter(self) -> list[str]:
        """What the page says before it comes to the words and the chapters."""
        return []
