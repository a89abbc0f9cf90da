"""Messages of the database: to clients whose decision is not kept, and to operators."""

from paddlewheel.core.messages import Message, MessageGroup

storage = MessageGroup("storage")
database = MessageGroup("database")

# What SQLite says that reveals nothing of the server, and the end of the id that says so.
KNOWN_REASONS = {
    "database is locked": "locked",
    "database or disk is full": "full",
    "disk I/O error": "disk error",
    "attempt to write a readonly database": "read only",
    "database disk image is malformed": "malformed",
}
NO_ANSWER = "no answer"
reason = storage.each("reason", (*KNOWN_REASONS.values(), NO_ANSWER))
trouble = storage.each("file", ("deleted", "replaced", "truncated", "written", "without log", "with another log"))


@storage
def not_written(reason: Message) -> None: ...


@storage
def unanswered(reason: Message) -> None: ...


@storage
def unconfirmed() -> None: ...


@storage
def number_taken() -> None: ...


@storage
def read_only() -> None: ...


@storage
def file_changed(trouble: Message) -> None: ...


@storage
def entry_missing(room: str, entry: int) -> None: ...


@storage
def entry_damaged(room: str, entry: int) -> None: ...


@storage
def room_damaged(room: str) -> None: ...


@storage
def snapshot_damaged(room: str) -> None: ...


@storage
def file_damaged(line: str) -> None: ...


# Opening a database


@database
def not_a_url(url: str) -> None: ...


@database
def no_driver(name: str) -> None: ...


@database
def no_file() -> None: ...


@database
def unusable(name: str, reason: str) -> None: ...


@database
def damaged(file: str, reason: str) -> None: ...


@database
def newer(problem: str, newest: str) -> None: ...


@database
def no_folder(folder: str) -> None: ...


@database
def not_a_folder(folder: str) -> None: ...


@database
def folder_read_only(folder: str) -> None: ...


@database
def in_use() -> None: ...


@database
def in_use_at(address: str) -> None: ...


# Backups


@database
def target_exists(file: str) -> None: ...


@database
def not_there(file: str) -> None: ...


@database
def no_backup(file: str) -> None: ...


@database
def cannot_be_copied(file: str, reason: str) -> None: ...


@database
def no_program(program: str) -> None: ...


@database
def program_failed(program: str, reason: str) -> None: ...
