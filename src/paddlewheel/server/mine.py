"""A room in a line: for those who come back to their games."""

import json
from typing import Any

from paddlewheel.core.contract import NOBODY
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.rooms import NoSuchRoom, Rooms
from paddlewheel.server.rows import Room
from paddlewheel.server.seated import Seated, glimpsed, watching


async def room_in_short(rooms: Rooms, link: str) -> dict[str, Any] | None:
    """What a link opens, if it opens anything."""
    for way_in in (glimpsed, watching):
        try:
            async with way_in(rooms, link) as who:
                return _in_short(who) | {"link": link}
        except NoSuchRoom:
            continue
        except PaddlewheelError as problem:
            return _unreadable(await rooms.room_behind(link, verified=False), str(problem)) | {"link": link}
    return None


def _in_short(who: Seated) -> dict[str, Any]:
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
        "is_your_turn": view["actor"] in who.eyes.seats,
        "result": view["result"],
        "problem": view["problem"],
    }


def _unreadable(room: Room, problem: str) -> dict[str, Any]:
    """A room that these rules cannot even set up, or that is damaged."""
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
        "result": None,
        "problem": problem,
    }


def _edition(room: Room) -> str:
    try:
        return str(json.loads(room.options)["edition"])
    except (ValueError, KeyError, TypeError):  # damaged
        return ""
