"""A game's rules in words: read from its rules.toml, looked up, shown in a terminal, as data, as a page."""

from paddlewheel.core.rulebook.clauses import Advice, Chapter, Clause, Entry, Term
from paddlewheel.core.rulebook.rulebook import Rulebook

__all__ = ["Advice", "Chapter", "Clause", "Entry", "Rulebook", "Term"]
