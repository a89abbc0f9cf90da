"""Count the headings in which a boat is held, as the search for endings finds them one after the other.

PADDLEWHEEL_PLAIN=1 python -m tests.mississippi_queen.rules.held_endings
"""

from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen.rules.ending_search import MOVER, begin, next_ending
from paddlewheel.mississippi_queen.state import HELD, SearchStacks
from tests.mississippi_queen.situation import situation


def held_endings() -> int:
    """White on 1.8 points N between two boats, NW and NE of it, which it has no second point to push."""
    race = situation("A1-1", "A1-2", edition="2019", players=4).put("white", "1.8", bow="N", coal=6)
    white = race.number("white")
    here, heading = int(race.record.place[white]), 0
    others = (boat for boat in range(int(race.record.boats)) if boat != white)
    for boat, side in zip(others, (1, 5), strict=False):
        race.record.place[boat] = race.position.neighbour(here, (heading + side) % 6)
    race.turn("white")
    record, tables, work = race.record, race.position.tables[0], blank(SearchStacks)[0]
    begin(record, tables, work, MOVER, here, heading, 1, 1)
    found = 0
    while next_ending(record, tables, work, MOVER, int(record.boat), HELD, 1):
        found += 1
    return found


if __name__ == "__main__":
    print(held_endings())
