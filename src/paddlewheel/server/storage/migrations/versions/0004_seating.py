"""Room links, by which free seats are claimed, and rooms that wait until they are started."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("join", sa.Text))
    op.add_column("rooms", sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("rooms_by_room_link", "rooms", ["join"], unique=True)
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
