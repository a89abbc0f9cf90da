"""The rulebook of Mississippi Queen in words: the clauses, what the knobs mean, and how two editions differ."""

from paddlewheel.mississippi_queen.rulebook.book import RULEBOOK
from paddlewheel.mississippi_queen.rulebook.differences import differences, differences_data
from paddlewheel.mississippi_queen.rulebook.side_by_side import differences_table

__all__ = ["RULEBOOK", "differences", "differences_data", "differences_table"]
