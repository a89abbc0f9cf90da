"""Database tables, as of the newest migration, and the migration to it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
)

from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import DatabaseError

METADATA = MetaData()
EMPTY = text("''")  # default of an added column until the migration fills it

ROOMS = Table(
    "rooms",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("opened", BigInteger, nullable=False),  # milliseconds since 1970
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("engine", Text, nullable=False),  # engine version that created the room
    Column("data", Text, nullable=False),  # fingerprint of its data files
    Column("secret", LargeBinary, nullable=False),
    Column("watch", Text, nullable=False, unique=True),  # hash of the link to watch by
    Column("turn_limit", Integer),  # seconds after which a bot plays for an absent player
    Column("copied", Integer, nullable=False, server_default="0"),  # entries copied from another room or a record
    Column("listed", Boolean, nullable=False, server_default=false()),  # is it shown at /rooms?
    Column("manage", Text),  # hash of the manage link; older rooms have none
    Column("checksum", LargeBinary, nullable=False, server_default=EMPTY),  # of the columns that never change
    Column("join", Text),  # hash of the room link, by which free seats are claimed; NULL without one
    Column("waiting", Boolean, nullable=False, server_default=false()),  # has the game not been started yet?
    Index("rooms_listed_by_age", "listed", "opened"),
    Index("rooms_by_manage_link", "manage", unique=True),
    Index("rooms_by_room_link", "join", unique=True),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("link", Text, unique=True),  # hash of the seat's link; NULL for bots
    Column("bot", Text, nullable=False),  # the bot that owns the seat, "" for a person
    Column("host", Integer),  # the seat whose link controls this one too: people around one screen
    Column("standin", Text, nullable=False, server_default=""),  # the bot that plays until the person returns
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when the person was last present, milliseconds
    Column("server", Text),  # the server the person is connected to, if several share the database
    Column("claimed", Boolean, nullable=False, server_default=false()),  # has its holder renewed the link?
    Column("ready", Boolean, nullable=False, server_default=false()),  # is the person ready to start?
    PrimaryKeyConstraint("room", "seat"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("left", Integer),
    Column("written", BigInteger, nullable=False),  # milliseconds since 1970
    Column("hash", LargeBinary, nullable=False, server_default=EMPTY),  # of this entry and the hash before it
    PrimaryKeyConstraint("room", "number"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("position", Text, nullable=False),  # JSON
    Column("checksum", LargeBinary, nullable=False, server_default=EMPTY),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),  # time of its last heartbeat, milliseconds
)


MIGRATIONS = Path(__file__).parent / "migrations"


def is_up_to_date(connection: Connection) -> bool:
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise DatabaseError(messages.newer(str(problem), str(newest))) from None
