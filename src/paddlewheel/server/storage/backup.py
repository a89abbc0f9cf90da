"""Backup and restore: SQLite by its online backup API, PostgreSQL by pg_dump and pg_restore."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import DatabaseError, parsed_url
from paddlewheel.server.storage.file_lock import ServerLock, make_private
from paddlewheel.server.storage.sqlite import database_file, require_intact

PAGES_PER_STEP = 1000  # copied per step of the online backup
REPLACED_SUFFIX = "-replaced"  # appended to the name of the file that a restore replaces
BackupProgress = Callable[[int, int], None]  # pages done, total pages


def back_up(url: str, target: Path, advance: BackupProgress = lambda done, total: None) -> None:
    """Back up everything acknowledged before the start. Never overwrites an existing file."""
    parsed = parsed_url(url)
    if target.exists():
        raise DatabaseError(messages.target_exists(str(target)))
    if parsed.drivername == "postgresql":
        _run("pg_dump", parsed, "--format=custom", f"--file={target}")
        target.chmod(0o600)
        return
    source = database_file(parsed)
    if not source.exists():
        raise DatabaseError(messages.not_there(str(source)))
    unfinished = target.with_name(target.name + "-unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        _copy(source, unfinished, advance)
        require_intact(unfinished, whole=True)
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(backup: Path, url: str) -> Path | None:
    """Replace the database by a backup; returns the new path of the previous file."""
    parsed = parsed_url(url)
    if not backup.exists():
        raise DatabaseError(messages.no_backup(str(backup)))
    if parsed.drivername == "postgresql":
        _run("pg_restore", parsed, "--clean", "--if-exists", "--single-transaction", "--no-owner", str(backup))
        return None
    file = database_file(parsed)
    lock = ServerLock(file, "")  # refuses while a server works on it
    try:
        require_intact(backup, whole=True)
        fresh = file.with_name(file.name + "-restored")
        fresh.unlink(missing_ok=True)
        make_private(fresh)
        _copy(backup, fresh, lambda done, total: None)
        replaced = _set_aside(file)
        os.replace(fresh, file)
    finally:
        lock.release()
    return replaced


def _set_aside(file: Path) -> Path | None:
    """Rename the file together with its WAL, which would corrupt any other database."""
    if not file.exists():
        return None
    number = next(number for number in range(1, 10_000) if not _replaced(file, number).exists())
    for suffix in ("-wal", "-shm"):
        beside = file.with_name(file.name + suffix)
        if beside.exists():
            beside.rename(_replaced(file, number).with_name(_replaced(file, number).name + suffix))
    file.rename(_replaced(file, number))
    return _replaced(file, number)


def _replaced(file: Path, number: int) -> Path:
    return file.with_name(f"{file.name}{REPLACED_SUFFIX}-{number}")


def _copy(source: Path, target: Path, advance: BackupProgress) -> None:
    try:
        address = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing, pages=PAGES_PER_STEP, progress=lambda _, left, total: advance(total - left, total))
    except sqlite3.Error as problem:
        raise DatabaseError(messages.cannot_be_copied(str(source), str(problem))) from None


def _run(program: str, url: URL, *arguments: str) -> None:
    """Run a PostgreSQL client program; the password is passed by environment, hidden from process lists."""
    found = shutil.which(program)
    if found is None:
        raise DatabaseError(messages.no_program(program))
    environment = dict(os.environ) | ({"PGPASSWORD": str(url.password)} if url.password else {})
    address = url.set(drivername="postgresql")._replace(password=None).render_as_string()
    done = subprocess.run([found, f"--dbname={address}", *arguments], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise DatabaseError(messages.program_failed(program, said[0]))
