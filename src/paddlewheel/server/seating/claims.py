"""Free seats of a room: claimed by the room link, changed, named and got ready until the game starts.

Every change is one transaction that looks at what it changes, so that of two who want a seat one gets it, on whatever
servers they are.
"""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Update, and_, exists, or_, select, update

from paddlewheel.core.errors import IllegalAction, PaddlewheelError
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.registry import NoSuchRoom, RoomRegistry
from paddlewheel.server.rooms.viewer import hashed, new_link
from paddlewheel.server.seating import messages
from paddlewheel.server.seating.names import require_name
from paddlewheel.server.storage.models import SeatRow
from paddlewheel.server.storage.schema import ROOMS, SEATS

FREED: dict[str, Any] = {"link": None, "name": "", "ready": False, "claimed": False, "standin": "", "server": None}


class SeatTaken(PaddlewheelError):
    """Somebody else was faster, or a bot sits there."""


async def claim_seat(rooms: RoomRegistry, link: str, seat: int, name: str) -> dict[str, Any]:
    """Take a free seat by the room link; the answer has a link of one's own."""
    require_name(name, seat)
    room = await rooms.store.room_by_room_link(hashed(link))
    if room is None:
        raise NoSuchRoom(messages.no_room_link())
    require_seat(await rooms.store.seats(room.room), seat)
    own = new_link()
    taken = _of_seat(room.room, seat).where(free_seat(hashed(own))).values(link=hashed(own), name=name, ready=False)
    if not await rooms.store.change_room(room.room, lambda connection: _changes(connection, taken)):
        raise SeatTaken(messages.taken(seat + 1))
    await refresh(rooms, room.room)
    return {"type": "link", "link": own}


async def change_seat(who: Participant, seat: int) -> dict[str, Any]:
    """Leave one's seat for a free one, before the game starts; link, name and readiness come along."""
    live, mine = who.live, who.holder_seat()
    require_seat(live.seats, seat)
    row = live.seats[mine]
    if row.host is not None or row.link is None:
        raise IllegalAction(messages.shared_screen())
    leave = _of_seat(row.room, mine).where(SEATS.c.link == row.link, _is_waiting(row.room)).values(**FREED)
    kept = {"link": row.link, "claimed": row.claimed, "server": row.server}
    sit = _of_seat(row.room, seat).where(free_seat()).values(name=row.name, ready=row.ready, **kept)
    back = _of_seat(row.room, mine).values(name=row.name, ready=row.ready, **kept)

    def move(connection: Connection) -> bool:
        if not _changes(connection, leave):
            return False
        if _changes(connection, sit):
            return True
        connection.execute(back)
        return False

    if not await live.store.change_room(row.room, move):
        raise SeatTaken(messages.taken(seat + 1)) if live.is_waiting else IllegalAction(messages.started())
    await live.seats_changed()
    return live.people()


async def rename(who: Participant, seat: int | None, name: str) -> dict[str, Any]:
    """Another name for a seat of this link, at any time."""
    chosen = who.holder_seat() if seat is None else seat
    if chosen not in who.viewer.seats:
        raise IllegalAction(messages.not_yours(chosen + 1))
    require_name(name, chosen)
    await who.live.store.set_seat(who.live.room.room, chosen, name=name)
    await who.live.seats_changed()
    return who.live.people()


async def get_ready(who: Participant, is_ready: bool) -> dict[str, Any]:
    who.holder_seat()
    await who.live.store.set_seats(who.live.room.room, who.viewer.seats, ready=is_ready)
    await who.live.seats_changed()
    return who.live.people()


async def refresh(rooms: RoomRegistry, room: str) -> None:
    """Show to everybody on this server how the seats are now."""
    if (live := rooms.found(room)) is not None:
        await live.seats_changed()


def require_seat(seats: list[SeatRow], seat: int) -> None:
    if seat >= len(seats):
        raise IllegalAction(messages.no_such_seat(seat, len(seats) - 1))


def free_seat(own: str | None = None) -> ColumnElement[bool]:
    """Is nobody there, or already the holder of this link, whose first attempt was not confirmed?"""
    return and_(SEATS.c.bot == "", SEATS.c.host.is_(None), or_(SEATS.c.link.is_(None), SEATS.c.link == own))


def _is_waiting(room: str) -> ColumnElement[bool]:
    return exists(select(ROOMS.c.room).where(ROOMS.c.room == room, ROOMS.c.waiting.is_(True)))


def _of_seat(room: str, seat: int) -> Update:
    return update(SEATS).where(SEATS.c.room == room, SEATS.c.seat == seat)


def _changes(connection: Connection, statement: Update) -> bool:
    return connection.execute(statement).rowcount > 0
