"""The tables of the database as the newest migration leaves them."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, Table, Text

METADATA = MetaData()

ROOMS = Table(
    "rooms",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("opened", BigInteger, nullable=False),  # milliseconds since 1970
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("engine", Text, nullable=False),  # the version that opened it
    Column("data", Text, nullable=False),  # ... and the fingerprint of its data files
    Column("secret", LargeBinary, nullable=False),
    Column("watch", Text, nullable=False, unique=True),  # hash of the link to watch by
    Column("beginning", Text),  # JSON of the position it begins with, if that is not the game's own
    Column("turn_limit", Integer),  # seconds, after which a bot takes an absent player's seat
)

SEATS = Table(
    "seats",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("link", Text, unique=True),  # hash; a bot's seat has none
    Column("bot", Text, nullable=False),  # who plays while nobody does, "" if that is a person
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
    PrimaryKeyConstraint("room", "number"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("position", Text, nullable=False),  # JSON
)
