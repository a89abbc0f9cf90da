"""A game's rules in words: read from its rules.toml, looked up, shown in a terminal, as data, as a page."""

from paddlewheel.core.rulebook.book import Rulebook
from paddlewheel.core.rulebook.clauses import Chapter, Clause, Term

__all__ = ["Chapter", "Clause", "Rulebook", "Term"]
