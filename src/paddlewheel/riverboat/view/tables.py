"""Constant tables as plain Python numbers, which read much faster than the numpy record."""

from functools import lru_cache
from typing import Any

from paddlewheel.core.jit.records import plain_record
from paddlewheel.riverboat.options import RiverboatOptions, build_tables
from paddlewheel.riverboat.tables import RiverboatTables


@lru_cache(maxsize=64)
def plain_tables(options: RiverboatOptions) -> Any:
    """Cached, read-only tables of a game."""
    return plain_record(RiverboatTables, build_tables(options)[0])
