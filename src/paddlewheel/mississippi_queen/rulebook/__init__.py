"""Rulebook of Mississippi Queen: clauses, descriptions of the knobs, differences between editions."""

from paddlewheel.mississippi_queen.rulebook.book import RULEBOOK
from paddlewheel.mississippi_queen.rulebook.differences import differences, differences_data, differences_table

__all__ = ["RULEBOOK", "differences", "differences_data", "differences_table"]
