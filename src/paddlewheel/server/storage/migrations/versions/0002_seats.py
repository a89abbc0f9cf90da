"""Shared seat links, stand-ins for absent players, and rooms with copied entries."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("copied", sa.Integer, nullable=False, server_default="0"))
    op.drop_column("rooms", "beginning")
    op.add_column("seats", sa.Column("host", sa.Integer))
    op.add_column("seats", sa.Column("standin", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
