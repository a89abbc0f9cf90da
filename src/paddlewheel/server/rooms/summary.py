"""Summaries of rooms for the lobby: rooms of known links, and the list of public rooms."""

import asyncio
import json
import time
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import NOBODY
from paddlewheel.core.messages import Message
from paddlewheel.server.rooms.participant import Participant, inspect_seat, join_as_spectator
from paddlewheel.server.rooms.registry import NoSuchRoom, RoomRegistry
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.storage.repository import Repository


async def summarize_room(rooms: RoomRegistry, link: str) -> dict[str, Any] | None:
    """Summary of the room of a link, or None if the link is unknown."""
    for way_in in (inspect_seat, join_as_spectator):
        try:
            async with way_in(rooms, link) as who:
                return _summary(who) | {"link": link}
        except NoSuchRoom:
            continue
        except PaddlewheelError as problem:
            return _unreadable_summary(await rooms.room_by_any_link(link, verified=False), problem.message) | {
                "link": link
            }
    return None


def _summary(who: Participant) -> dict[str, Any]:
    live, whole = who.live, who.whole()
    view = whole["view"]
    return {
        "room": live.room.room,
        "opened": live.room.opened,
        "written": live.written,
        "game": live.room.game,
        "edition": view["edition"],
        "seats": whole["seats"],
        "yours": view["yours"],
        "next": whole["next"],
        "round": view["round"],
        "actor": view["actor"],
        "is_your_turn": view["actor"] in who.viewer.seats and not live.is_waiting,
        "waiting": live.is_waiting,
        "result": view["result"],
        "problem": view["problem"],
    }


def _unreadable_summary(room: RoomRow, problem: Message) -> dict[str, Any]:
    """Summary of a room that is damaged or that the current rules cannot set up."""
    return {
        "room": room.room,
        "opened": room.opened,
        "written": room.opened,
        "game": room.game,
        "edition": _edition(room),
        "seats": [],
        "yours": [],
        "next": 0,
        "round": 0,
        "actor": NOBODY,
        "is_your_turn": False,
        "waiting": False,
        "result": None,
        "problem": problem.as_data(),
    }


def _edition(room: RoomRow) -> str:
    try:
        return str(json.loads(room.options)["edition"])
    except (ValueError, KeyError, TypeError):  # damaged
        return ""


MAX_LISTED_ROOMS = 50  # in the list
ROOM_LIST_TTL_S = 5.0
ListedRooms = list[Any]  # RoomSummary rows of the repository


class RoomListCache:
    """Cached list of public rooms; invalidated by age and when a room is created here."""

    def __init__(self, store: Repository) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._listed: ListedRooms = []
        self._until = 0.0
        self._changes = 0  # rooms created here

    def changed(self) -> None:
        self._changes += 1
        self._until = 0.0

    async def newest(self) -> ListedRooms:
        async with self._lock:  # concurrent requests share one query
            if time.monotonic() >= self._until:
                changes = self._changes
                self._listed = await self._store.newest_rooms(MAX_LISTED_ROOMS)
                if changes == self._changes:
                    self._until = time.monotonic() + ROOM_LIST_TTL_S
            return self._listed
