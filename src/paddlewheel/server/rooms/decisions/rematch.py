"""A rematch: the next game of the same people and bots, in a room of its own that an entry of this one names."""

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.game import NOBODY
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.create import GameSetup, RoomSettings, open_room
from paddlewheel.server.rooms.decisions.entries import REMATCH
from paddlewheel.server.rooms.journal import AppliedEntry, CheckedEntry, GameLog, JournalEntry, with_events
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.room import StaleIndex
from paddlewheel.server.rooms.viewer import hashed, new_link
from paddlewheel.server.storage.maintenance import delete_rooms

if TYPE_CHECKING:
    from paddlewheel.server.rooms.registry import RoomRegistry


async def join_rematch(rooms: "RoomRegistry", who: Participant) -> dict[str, Any]:
    """The link of these seats in the next game; who asks first opens its room, and so offers it to the others."""
    if who.live.actor != NOBODY:
        raise IllegalAction(messages.not_over_yet())
    seat = who.holder_seat()
    room = await _offered(who) or await _offer(who, seat)
    link = new_link()
    await rooms.store.set_seat(room, seat, link=hashed(link))
    if (live := rooms.found(room)) is not None:
        await live.seats_changed()
    return {"type": "rematch", "room": room, "link": link}


async def _offered(who: Participant) -> str | None:
    live = who.live
    if not live.game_log.is_followed:
        return None
    entries = await live.store.entries(live.room.room, live.game_log.settled.number)
    return next((entry.action for entry in entries if entry.kind == REMATCH), None)


async def _offer(who: Participant, seat: int) -> str:
    """Open the room and tell the others; who is a moment too late gets the room that was offered first."""
    live = who.live
    setup = GameSetup(live.room.game, live.room.rules.options_from_json(json.loads(live.room.options)))
    settings = RoomSettings(live.room.turn_limit, live.room.listed)
    opened = await open_room(live.store, setup, who.chairs(), settings)

    def offer(game_log: GameLog) -> list[AppliedEntry]:
        entry = JournalEntry(game_log.number, REMATCH, seat, opened.room)
        return [] if game_log.is_followed else [with_events(game_log.apply(CheckedEntry(entry)))]

    with suppress(StaleIndex):
        await live.write(live.number, offer)
    room = await _offered(who) or opened.room
    if room != opened.room:
        await delete_rooms(live.store, [opened.room])
    return room
