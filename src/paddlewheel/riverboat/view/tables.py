"""What never changes in a game, as plain numbers: read from the compiled tables, each would take its time."""

from functools import lru_cache
from typing import Any

from paddlewheel.core.jit.records import plain_record
from paddlewheel.riverboat.options import Options, build_tables
from paddlewheel.riverboat.tables import Tables


@lru_cache(maxsize=64)
def fixed(options: Options) -> Any:
    """The tables of a game, to be read only."""
    return plain_record(Tables, build_tables(options)[0])
