"""Hashes of entries and checksums of rows, manage links, claimed seats, unlisted rooms, and server heartbeats."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

from paddlewheel.server.rooms.journal import JournalEntry
from paddlewheel.server.storage.hash_chain import checksum, entry_hash, start_of_chain
from paddlewheel.server.storage.models import snapshot_checksum

revision = "0003"
down_revision = "0002"

EMPTY = sa.text("''")
AT_ONCE = 10_000  # rows
OF_ROOM = ("room", "opened", "game", "options", "engine", "data", "secret", "turn_limit", "copied")
ENTRIES = sa.table(
    "entries", *(sa.column(name) for name in ("room", "number", "kind", "seat", "left", "action", "written", "hash"))
)


def upgrade() -> None:
    op.add_column("rooms", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("rooms", sa.Column("manage", sa.Text))
    op.add_column("rooms", sa.Column("checksum", sa.LargeBinary, nullable=False, server_default=EMPTY))
    op.create_index("rooms_listed_by_age", "rooms", ["listed", "opened"])
    op.create_index("rooms_by_manage_link", "rooms", ["manage"], unique=True)
    op.add_column("seats", sa.Column("server", sa.Text))
    op.add_column("seats", sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("entries", sa.Column("hash", sa.LargeBinary, nullable=False, server_default=EMPTY))
    op.add_column("snapshots", sa.Column("checksum", sa.LargeBinary, nullable=False, server_default=EMPTY))
    op.create_table(
        "servers",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    for row in connection.execute(sa.text(f"SELECT {', '.join(OF_ROOM)} FROM rooms")).all():
        values = [value.hex() if isinstance(value, bytes) else value for value in row]
        _set(connection, "rooms SET checksum = :sum WHERE room = :room", sum=checksum(*values), room=row.room)
    for row in connection.execute(sa.text("SELECT room, number, length, position FROM snapshots")).all():
        _set(connection, "snapshots SET checksum = :sum WHERE room = :room", sum=snapshot_checksum(*row), room=row.room)
    for hashes in _in_parts(_hashes(connection)):
        connection.execute(
            sa.update(ENTRIES)
            .where(ENTRIES.c.room == sa.bindparam("r"), ENTRIES.c.number == sa.bindparam("n"))
            .values(hash=sa.bindparam("h", type_=sa.LargeBinary)),
            hashes,
        )


def _set(connection: sa.Connection, what: str, **values: Any) -> None:
    connection.execute(sa.text(f"UPDATE {what}"), values)


def _hashes(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    for (room,) in connection.execute(sa.text("SELECT room FROM rooms")).all():
        before = start_of_chain(room)
        asked = sa.select(ENTRIES).where(ENTRIES.c.room == room).order_by(ENTRIES.c.number)
        for row in connection.execute(asked).all():
            before = entry_hash(before, JournalEntry(row.number, row.kind, row.seat, row.action, row.left), row.written)
            yield {"r": room, "n": row.number, "h": before}


def _in_parts(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for _, part in groupby(enumerate(rows), lambda numbered: numbered[0] // AT_ONCE):
        yield [row for _, row in part]
