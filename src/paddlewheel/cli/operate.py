"""Commands for server operators: backup, restore, verify, rooms."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from paddlewheel.cli import messages
from paddlewheel.cli.common import FAILED, AsJson, app, command, err, new_group, out, print_json, progress_bar, say
from paddlewheel.cli.messages.help import option
from paddlewheel.cli.serve import Database, default_database
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages import text

if TYPE_CHECKING:
    from paddlewheel.server.storage.repository import Repository

Result = TypeVar("Result")
rooms = new_group("rooms")
app.add_typer(rooms, name="rooms")


@command("backup")
def backup(
    target: Annotated[Path, typer.Argument(help=option("backup-target"))],
    database: Database = "",
) -> None:
    """Copy the database while a server plays on; all that was acknowledged before is in the copy."""
    from paddlewheel.server.storage.backup import back_up

    with progress_bar(messages.copying(), 0) as advance:
        back_up(database or default_database(), target, lambda done, total: advance(done))
    say(messages.backed_up(str(target), f"{target.stat().st_size:,}"))


@command("restore")
def restore(
    backup: Annotated[Path, typer.Argument(help=option("backup-file"))],
    database: Database = "",
) -> None:
    """Put a backup in the place of the database, while no server runs. The file that was there is kept beside it."""
    from paddlewheel.server.storage.backup import restore

    replaced = restore(backup, database or default_database())
    say(messages.restored())
    if replaced is not None:
        say(messages.replaced(str(replaced)))


@command("verify")
def verify(database: Database = "", as_json: AsJson = False) -> None:
    """Compare everything in a database with its hashes and checksums; exit code 1 if something is damaged."""
    from paddlewheel.server.storage.maintenance import verify

    with progress_bar(messages.verifying(), 0) as advance:
        found = _with_store(database, lambda store: verify(store, advance))
    if as_json:
        print_json(
            {"rooms": found.rooms, "entries": found.entries, "problems": [text(problem) for problem in found.problems]}
        )
    else:
        for problem in found.problems:
            say(problem)
        damaged = len(found.problems)
        say(
            messages.some_damaged(found.rooms, found.entries, damaged)
            if damaged
            else messages.all_sound(found.rooms, found.entries)
        )
    if found.problems:
        raise typer.Exit(FAILED)


@command("rooms-list", "list", rooms)
def list_rooms(
    database: Database = "",
    count: Annotated[int, typer.Option(help=option("room-count"))] = 50,
    as_json: AsJson = False,
) -> None:
    """The newest rooms, listed or not: when they were opened and last played in, and by whom."""
    from paddlewheel.server.storage.maintenance import all_rooms

    found = _with_store(database, lambda store: all_rooms(store, count))
    rows: list[dict[str, Any]] = [
        {
            "room": one.room.room,
            "opened": _day(one.room.opened),
            "written": _day(one.written),
            "game": one.room.game,
            "entries": one.entries,
            "listed": one.room.listed,
            "players": [seat.name for seat in one.seats],
        }
        for one in found
    ]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        names = ", ".join(row["players"])
        line = f"{row['room']}  {row['opened']}  {row['written']}  {row['game']:<17}  {row['entries']:>5}  {names}"
        out.print(line, highlight=False, markup=False, soft_wrap=True)


@command("rooms-delete", "delete", rooms)
def delete(names: Annotated[list[str], typer.Argument(help=option("room-names"))], database: Database = "") -> None:
    """Delete rooms with all that belongs to them. Whoever is in one is told."""
    from paddlewheel.server.storage.maintenance import delete_rooms

    gone = _with_store(database, lambda store: delete_rooms(store, names))
    missing = [name for name in names if name not in gone]
    say(messages.deleted(len(gone)), err)
    if missing:
        raise PaddlewheelError(messages.no_rooms(tuple(missing)))


@command("rooms-expire", "expire", rooms)
def expire(
    days: Annotated[float, typer.Option(help=option("days"))],
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help=option("dry-run"))] = False,
) -> None:
    """Delete the rooms in which nothing was played for so many days."""
    from paddlewheel.server.storage.maintenance import delete_rooms, idle_rooms

    if not 0 <= days <= 36_500:
        raise PaddlewheelError(messages.bad_days("--days", f"{days:g}"))

    async def work(store: "Repository") -> int:
        names = await idle_rooms(store, days)
        if not dry_run:
            await delete_rooms(store, names)
        return len(names)

    number = _with_store(database, work)
    say(messages.would_be_deleted(number) if dry_run else messages.rooms_deleted(number), err)


def _with_store(database: str, work: Callable[["Repository"], Awaitable[Result]]) -> Result:
    from paddlewheel.server.storage.repository import Repository

    async def run() -> Result:
        store = await Repository.at(database or default_database())
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _day(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))
