"""Migration of the database to the newest schema. The caller holds a lock, so that only one server migrates."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import DatabaseError

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
