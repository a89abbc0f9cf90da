"""WebSocket endpoints: the full view first, then a message per change; decisions in the other direction."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from paddlewheel.core.errors import NotationError, PaddlewheelError
from paddlewheel.server.api.concurrency import ClientGone, client_of
from paddlewheel.server.api.errors import LONGEST_PLACE, as_data, in_words, shortened, told
from paddlewheel.server.api.outbox import Outbox
from paddlewheel.server.api.rate_limit import LONG_STORY, Bucket
from paddlewheel.server.api.requests import Said
from paddlewheel.server.api.responses import as_text
from paddlewheel.server.api.routes import house_of
from paddlewheel.server.rooms.participant import Seated, seated, watching
from paddlewheel.server.rooms.presence import came, went
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.storage.database import DATABASE_PROBLEMS

SOCKETS = APIRouter(prefix="/api")
LONGEST = 2000  # characters of a message
NO_SUCH_LINK, TOO_SLOW, LATER, TOO_MANY = 4404, 4408, 1013, 1008  # close codes
REASONS = {
    NO_SUCH_LINK: "this link opens nothing",
    TOO_SLOW: "too many messages wait for you; come back and go on",
    LATER: "not now; come back later",
    TOO_MANY: "you go on after many messages were refused; come back and send fewer",
}


@SOCKETS.websocket("/seats/{link}/socket")
async def seat_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, seated(house_of(socket).rooms, link))


@SOCKETS.websocket("/watch/{link}/socket")
async def watch_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, watching(house_of(socket).rooms, link))


async def _serve(socket: WebSocket, way_in: AbstractAsyncContextManager[Seated]) -> None:
    await socket.accept()
    house = house_of(socket)
    with house.metrics.sockets.track_inprogress(), suppress(WebSocketDisconnect, ClientGone):
        try:
            async with AsyncExitStack() as stack:
                async with house.shares.ordinary.turn(socket.scope):
                    who = await stack.enter_async_context(way_in)
                await Conversation(socket, who).run()
        except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
            said = in_words(problem)
            await socket.send_text(as_text(as_data(said)))
            code = NO_SUCH_LINK if isinstance(said, NoSuchRoom) else LATER
            await socket.close(code, REASONS[code])


TOO_FAST = told(429, "too many messages; nothing was done with this one. Wait a second and go on")


class Conversation:
    """The session of one WebSocket: messages are handled one by one, changes are sent as they happen."""

    def __init__(self, socket: WebSocket, who: Seated) -> None:
        house = house_of(socket)
        self._socket, self._who, self._shares = socket, who, house.shares
        self._outbox = Outbox(house.metrics.sent, house.shares.unsent, client_of(socket.scope))
        messages = house.limits.messages
        self._messages_left = Bucket.of(messages, 4 * messages)
        self._refusals_left = Bucket.of(messages / 10, house.limits.refusals_at_once)

    async def run(self) -> None:
        """Run until the socket closes. Message handling is never cancelled: a failed send makes receiving fail."""
        live, hear = self._who.live, self._outbox.put
        hear(live.listen(self._who.eyes, hear))
        sending = asyncio.create_task(self._send())
        try:
            await came(live, self._who.eyes.seats)
            await self._receive()
        finally:
            live.leave(hear)
            sending.cancel()
            self._outbox.close()
            await went(live, self._who.eyes.seats)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect):
            try:
                await self._outbox.send_to(self._socket)
            finally:
                self._outbox.close()
            code = NO_SUCH_LINK if self._outbox.is_dismissed else TOO_SLOW
            await self._socket.close(code, REASONS[code])

    async def _receive(self) -> None:
        while True:
            text = await _received(self._socket)
            await self._outbox.room()
            if not self._put(await self._answered(text)):  # the answer must not stay in memory meanwhile
                await self._socket.close(TOO_MANY, REASONS[TOO_MANY])
                return
            await asyncio.sleep(0)  # yield, so that one busy client does not delay the others

    def _put(self, answer: dict[str, Any]) -> bool:
        """Queue the answer; False if the rate limit has refused too many messages."""
        self._outbox.put(answer)
        return answer is not TOO_FAST or self._refusals_left.take()

    async def _answered(self, text: str) -> dict[str, Any]:
        """Handle a message within the limits. Its cost is known after parsing; an invalid one costs 1."""
        said, problem = _read_or_problem(text)
        if not self._messages_left.take(_cost(said)):
            return TOO_FAST
        if said is None:
            return problem
        is_long = said.type == "since" and self._who.live.is_long_story(said.index)
        turns = self._shares.replays if is_long else self._shares.ordinary
        async with turns.turn(self._socket.scope):
            return await obeyed(self._who, said)


def _cost(said: Said | None) -> float:
    return LONG_STORY if said is not None and said.type == "since" else 1


async def _received(socket: WebSocket) -> str:
    """Receive a message as text; bytes are decoded as UTF-8 with replacement characters."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return str(message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace"))


def _read_or_problem(text: str) -> tuple[Said | None, dict[str, Any]]:
    try:
        return _read(text), {}
    except NotationError as problem:
        return None, as_data(problem)


async def answered(who: Seated, text: str) -> dict[str, Any]:
    """Handle a message without rate and concurrency limits."""
    said, problem = _read_or_problem(text)
    return problem if said is None else await obeyed(who, said)


async def obeyed(who: Seated, said: Said) -> dict[str, Any]:
    """Handle a parsed message; errors become an error message."""
    try:
        return await _obeyed(who, said)
    except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
        return as_data(in_words(problem))


def _read(text: str) -> Said:
    if len(text) > LONGEST:
        raise NotationError(f"a message has at most {LONGEST} letters")
    try:
        return Said.model_validate_json(text)
    except ValidationError as problem:
        first = problem.errors()[0]
        where = shortened(".".join(str(part) for part in first["loc"]), LONGEST_PLACE)
        raise NotationError(f"this is not a message: {where + ': ' if where else ''}{first['msg']}") from None


async def _obeyed(who: Seated, said: Said) -> dict[str, Any]:
    if said.type == "play":
        if said.action is None:
            raise NotationError("to play, say the action too")
        return await who.play(said.index, said.action)
    if said.type == "undo":
        return await who.undo(said.index)
    if said.type == "restart":
        return await who.restart(said.index)
    if said.type == "plans":
        return who.plans(said.index)
    return await who.since(said.index)
