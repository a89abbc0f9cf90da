"""What the manage link of a room is for: fill seats, start the game, remind, seat a bot for who is away."""

from typing import Any

from sqlalchemy import Connection, update

from paddlewheel.bots import find_bot
from paddlewheel.core.errors import IllegalAction
from paddlewheel.server import clock
from paddlewheel.server.rooms.links import room_to_manage
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.seating import messages
from paddlewheel.server.seating.claims import FREED, SeatTaken, free_seat, refresh, require_seat
from paddlewheel.server.seating.spoken import remind
from paddlewheel.server.storage.models import RoomRow, SeatRow
from paddlewheel.server.storage.schema import ROOMS, SEATS

IDLE_S = 60.0  # who is connected and has not decided for so long may be away all the same


async def start_game(rooms: RoomRegistry, link: str, bot: str) -> dict[str, Any]:
    """Start; `bot` takes the seats that are still free."""
    room = await room_to_manage(rooms, link)
    if bot:
        find_bot(bot, room.rules)
    left: list[int] = []

    def start(connection: Connection) -> bool:
        free = SEATS.select().where(SEATS.c.room == room.room, free_seat())
        left[:] = [row.seat for row in connection.execute(free)]
        if left and not bot:
            return False
        connection.execute(update(ROOMS).where(ROOMS.c.room == room.room).values(waiting=False))
        filled = update(SEATS).where(SEATS.c.room == room.room, free_seat())
        connection.execute(filled.values(bot=bot, name=bot))
        return True

    if not await rooms.store.change_room(room.room, start):
        raise IllegalAction(messages.still_free(tuple(str(seat + 1) for seat in left)))
    return await _shown(rooms, room)


async def fill_seat(rooms: RoomRegistry, link: str, seat: int, bot: str) -> dict[str, Any]:
    """Before the start: seat a bot on a free seat or another bot's, or free a seat, whoever has claimed it."""
    room = await room_to_manage(rooms, link)
    seats = await rooms.store.seats(room.room)
    require_seat(seats, seat)
    if not await rooms.store.is_waiting(room.room):
        raise IllegalAction(messages.started())
    if seats[seat].host is not None:
        raise IllegalAction(messages.shared_screen())
    if bot:
        find_bot(bot, room.rules)
    this_seat = SEATS.c.room == room.room, SEATS.c.seat == seat
    filled = update(SEATS).where(*this_seat).values(**FREED | {"bot": bot, "name": bot})
    nobodys = filled.where(SEATS.c.link.is_(None)) if bot else filled
    if not await rooms.store.change_room(room.room, lambda connection: connection.execute(nobodys).rowcount > 0):
        raise SeatTaken(messages.taken(seat + 1))
    return await _shown(rooms, room)


async def seat_stand_in(rooms: RoomRegistry, link: str, seat: int, bot: str) -> dict[str, Any]:
    """Let a bot play for somebody who is away, until they are back; "" ends it."""
    room = await room_to_manage(rooms, link)
    if bot:
        find_bot(bot, room.rules)
    async with rooms.entered(room.room) as live:
        row = await _person(live, seat)
        if bot and is_there(live, row):
            raise IllegalAction(messages.still_there(seat + 1))
        await live.store.set_seat(room.room, seat, standin=bot)
        await live.seats_changed()
        return live.people()


async def remind_player(rooms: RoomRegistry, link: str, seat: int) -> dict[str, Any]:
    """Call a player who has the page open somewhere: it sounds, and says that the others wait."""
    room = await room_to_manage(rooms, link)
    async with rooms.entered(room.room) as live:
        await _person(live, seat)
        await remind(live, seat)
        return live.people()


def is_there(live: Room, row: SeatRow) -> bool:
    """Is the player connected, and not lost in thought for too long?"""
    is_connected = row.seat in live.seats_here or live.store.is_running_elsewhere(row.server)
    is_idle = live.actor == row.seat and clock.monotonic_seconds() - live.changed >= IDLE_S
    return is_connected and not is_idle


async def _person(live: Room, seat: int) -> SeatRow:
    """The seat of a person, as it is stored."""
    seats = await live.store.seats(live.room.room)
    require_seat(seats, seat)
    if not seats[seat].belongs_to_person or seats[seat].is_free:
        raise IllegalAction(messages.no_person(seat + 1))
    return seats[seat]


async def _shown(rooms: RoomRegistry, room: RoomRow) -> dict[str, Any]:
    await refresh(rooms, room.room)
    async with rooms.entered(room.room) as live:
        return live.people()
