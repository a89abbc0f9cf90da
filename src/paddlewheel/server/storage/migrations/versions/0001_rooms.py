"""Tables of rooms, seats, journal entries and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("watch", sa.Text, nullable=False, unique=True),
        sa.Column("beginning", sa.Text),
        sa.Column("turn_limit", sa.Integer),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.room"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("link", sa.Text, unique=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat"),
    )
    op.create_table(
        "entries",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.room"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("left", sa.Integer),
        sa.Column("written", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "number"),
    )
    op.create_table(
        "snapshots",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.room"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
