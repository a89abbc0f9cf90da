"""Rulebooks: loading rules.toml, lookup, output to the terminal, as JSON and as Markdown."""

from paddlewheel.core.rulebook.clauses import Advice, Chapter, Clause, RulebookEntry, Term
from paddlewheel.core.rulebook.rulebook import Rulebook

__all__ = ["Advice", "Chapter", "Clause", "Rulebook", "RulebookEntry", "Term"]
