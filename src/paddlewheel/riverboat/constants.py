"""The tables of a game in plain Python numbers, for everything that is not compiled."""

from functools import lru_cache
from typing import cast

from paddlewheel.core.jit.records import plain_record
from paddlewheel.riverboat.options import RiverboatOptions, tables_for
from paddlewheel.riverboat.tables import RiverboatTables


@lru_cache(maxsize=64)
def constants_for(options: RiverboatOptions) -> RiverboatTables:
    return cast(RiverboatTables, plain_record(RiverboatTables, tables_for(options)[0]))
