"""A game's rules in words: read from its rules.toml, looked up, shown in a terminal, as data, as a page."""

from paddlewheel.core.rulebook.book import Rulebook
from paddlewheel.core.rulebook.clauses import Advice, Chapter, Clause, Entry, Term

__all__ = ["Advice", "Chapter", "Clause", "Entry", "Rulebook", "Term"]
