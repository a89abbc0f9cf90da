"""Everything in a database compared with its hashes and checksums."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection, select, text

from paddlewheel.server.chain import Damaged
from paddlewheel.server.rows import Room, snapshot_is_sound
from paddlewheel.server.schema import ROOMS, SNAPSHOTS
from paddlewheel.server.store import Store


@dataclass
class Verified:
    """How much there is, and what is wrong with it, in sentences."""

    rooms: int = 0
    entries: int = 0
    problems: list[str] = field(default_factory=list)


async def verify(store: Store, advance: Callable[[int], None] = lambda rooms: None) -> Verified:
    """Room by room, so that a server goes on meanwhile."""
    found = Verified()
    if not store.is_shared:
        found.problems += await store.database.read(_pages)
    names = await store.database.read(lambda connection: connection.execute(select(ROOMS.c.room)).scalars().all())
    for name in names:
        found.problems += await store.database.read(partial(_rows, name))
        try:
            found.entries += len(await store.entries(name))
        except Damaged as problem:
            found.problems.append(str(problem))
        found.rooms += 1
        advance(found.rooms)
    return found


def _pages(connection: Connection) -> list[str]:
    said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(20)"))]
    return [] if said == ["ok"] else [f"the file is damaged: {line}" for line in said]


def _rows(name: str, connection: Connection) -> list[str]:
    problems = []
    for row in connection.execute(select(ROOMS).where(ROOMS.c.room == name)):
        try:
            Room.of_row(row)
        except Damaged as problem:
            problems.append(str(problem))
    for row in connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == name)):
        if not snapshot_is_sound(row):
            problems.append(f"room {name}: its snapshot is damaged; it is made anew when the room is opened")
    return problems
