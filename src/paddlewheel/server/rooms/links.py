"""Replace and revoke seat links; operations of the manage link of a room."""

from typing import Any

from paddlewheel.bots import bot_up_to
from paddlewheel.core.errors import IllegalAction
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.registry import NoSuchRoom, RoomRegistry
from paddlewheel.server.rooms.viewer import hashed, new_link
from paddlewheel.server.storage.maintenance import delete_rooms
from paddlewheel.server.storage.models import RoomRow

SURRENDERED_SEAT_BOT = "pilot"  # the strongest bot that takes over a surrendered seat


async def replace_own_link(who: Participant) -> dict[str, Any]:
    """Replace the link of these seats and mark it claimed, so that the manage link can no longer renew it."""
    link, seat = new_link(), who.holder_seat()
    await who.live.store.set_seat(who.live.room.room, seat, link=hashed(link), claimed=True)
    await who.live.seats_changed()
    return {"type": "link", "link": link}


async def give_up_seats(who: Participant) -> dict[str, Any]:
    """Hand these seats to a bot permanently and revoke their link."""
    who.holder_seat()
    store, name = who.live.store, who.live.room.room
    bot = bot_up_to(SURRENDERED_SEAT_BOT, who.live.room.rules)
    await store.set_seats(name, who.viewer.seats, link=None, host=None, bot=bot, standin="")
    await who.live.seats_changed()
    return who.live.people()


async def room_to_manage(rooms: RoomRegistry, link: str) -> RoomRow:
    room = await rooms.store.room_by_manage_link(hashed(link))
    if room is None:
        raise NoSuchRoom(messages.no_manage_link())
    return room


async def replace_invitation_link(rooms: RoomRegistry, link: str, seat: int) -> dict[str, Any]:
    """Replace the link of a seat that is not claimed yet, for example one that was lost."""
    room = await room_to_manage(rooms, link)
    seats = await rooms.store.seats(room.room)
    if seat >= len(seats) or seats[seat].link is None:
        raise IllegalAction(messages.seat_without_link(seat))
    if seats[seat].claimed:
        raise IllegalAction(messages.link_claimed())
    fresh = new_link()
    await rooms.store.set_seat(room.room, seat, link=hashed(fresh))
    if (live := rooms.found(room.room)) is not None:
        await live.seats_changed()
    return {"type": "link", "link": fresh}


async def replace_watch_link(rooms: RoomRegistry, link: str) -> dict[str, Any]:
    """Replace the watch link and disconnect the current spectators."""
    room = await room_to_manage(rooms, link)
    fresh = new_link()
    await rooms.store.set_watch_link(room.room, hashed(fresh))
    if (live := rooms.found(room.room)) is not None:
        live.dismiss_spectators()
    return {"type": "link", "link": fresh}


async def replace_room_link(rooms: RoomRegistry, link: str) -> dict[str, Any]:
    """Replace the room link, for example one that went to the wrong people; claimed seats stay claimed."""
    room = await room_to_manage(rooms, link)
    if room.join is None:
        raise IllegalAction(messages.no_room_link())
    fresh = new_link()
    await rooms.store.set_room_link(room.room, hashed(fresh))
    if (live := rooms.found(room.room)) is not None:
        live.dismiss_spectators()
    return {"type": "link", "link": fresh}


async def delete_managed_room(rooms: RoomRegistry, link: str) -> dict[str, Any]:
    """Delete the room with its seats, entries and snapshot."""
    room = await room_to_manage(rooms, link)
    await delete_rooms(rooms.store, [room.room])
    if (live := rooms.found(room.room)) is not None:
        live.deleted()
    return {"type": "deleted", "room": room.room}
