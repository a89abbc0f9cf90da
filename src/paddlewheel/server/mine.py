"""A room in a line: for those who come back to their games, and for the plain list."""

from typing import Any

from paddlewheel.server.rooms import NoSuchRoom, Rooms
from paddlewheel.server.seated import Seated, seated, watching


async def room_in_short(rooms: Rooms, link: str) -> dict[str, Any] | None:
    """What a link opens, if it opens anything."""
    for way_in in (seated, watching):
        try:
            async with way_in(rooms, link) as who:
                return _in_short(who) | {"link": link}
        except NoSuchRoom:
            continue
    return None


def _in_short(who: Seated) -> dict[str, Any]:
    live, whole = who.live, who.whole()
    view = whole["view"]
    return {
        "room": live.room.room,
        "opened": live.room.opened,
        "written": int(1000 * live.written),
        "game": live.room.game,
        "edition": view["edition"],
        "seats": whole["seats"],
        "yours": view["yours"],
        "next": whole["next"],
        "actor": view["actor"],
        "is_your_turn": view["actor"] in who.eyes.seats,
        "result": view["result"],
        "problem": view["problem"],
    }
