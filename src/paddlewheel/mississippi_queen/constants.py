"""The tables of a race in plain Python numbers, for everything that is not compiled."""

from functools import lru_cache
from typing import cast

from paddlewheel.core.jit.records import plain_record
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, tables_for
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@lru_cache(maxsize=64)
def constants_for(options: MississippiQueenOptions) -> MississippiQueenTables:
    return cast(MississippiQueenTables, plain_record(MississippiQueenTables, tables_for(options)[0]))
