"""Fixed phrases, and reminders: shown to everybody who is there at the moment, and kept nowhere."""

from typing import Any
from weakref import WeakKeyDictionary

from paddlewheel.core.errors import IllegalAction, PaddlewheelError
from paddlewheel.server.api.rate_limit import RateLimiter
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.seating import messages

SAID, REMINDED = "said", "reminded"  # kinds of messages, and of notifications to other servers
WATCHING = "watching"  # a notification: how many watch on another server
PHRASES_PER_S, PHRASES_AT_ONCE = 0.25, 3.0  # of one seat
REMINDERS_PER_S, REMINDERS_AT_ONCE = 0.05, 2.0  # for one seat


class TooOften(PaddlewheelError):
    """The rate limit of phrases or reminders."""

    def __init__(self) -> None:
        super().__init__(messages.too_often())


_PHRASES: WeakKeyDictionary[Room, RateLimiter] = WeakKeyDictionary()
_REMINDERS: WeakKeyDictionary[Room, RateLimiter] = WeakKeyDictionary()


async def say(who: Participant, seat: int | None, phrase: str) -> dict[str, Any]:
    """Say one of the phrases at a seat of this link: the one that decides, unless it is named."""
    chosen = who.acting_seat() if seat is None else seat
    if chosen not in who.viewer.seats:
        raise IllegalAction(messages.not_yours(chosen + 1))
    limiter = _PHRASES.setdefault(who.live, RateLimiter(PHRASES_PER_S, PHRASES_AT_ONCE))
    if not limiter.allows(str(chosen)):
        raise TooOften
    message = {"type": SAID, "seat": chosen, "phrase": phrase}
    await _tell(who.live, message, f"{SAID}:{chosen}:{phrase}")
    return message


async def remind(live: Room, seat: int) -> None:
    limiter = _REMINDERS.setdefault(live, RateLimiter(REMINDERS_PER_S, REMINDERS_AT_ONCE))
    if not limiter.allows(str(seat)):
        raise TooOften
    await _tell(live, {"type": REMINDED, "seat": seat}, f"{REMINDED}:{seat}")


async def _tell(live: Room, message: dict[str, Any], news: str) -> None:
    live.tell(message)
    await live.store.announce({live.room.room: news})


def hear(live: Room, news: str) -> bool:
    """Pass on what was said on another server; False if the notification is of another kind."""
    kind, _, rest = news.partition(":")
    if kind == SAID:
        seat, _, phrase = rest.partition(":")
        live.tell({"type": SAID, "seat": int(seat), "phrase": phrase})
    elif kind == REMINDED:
        live.tell({"type": REMINDED, "seat": int(rest)})
    elif kind == WATCHING:
        server, _, count = rest.partition(":")
        live.attendance.watched_elsewhere(server, int(count))
    else:
        return False
    return True
