"""A socket: first the whole view, then every change as it happens; decisions the other way."""

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from prometheus_client import Counter
from pydantic import ValidationError

from paddlewheel.core.errors import NotationError, PaddlewheelError
from paddlewheel.server.database import DATABASE_PROBLEMS
from paddlewheel.server.encoding import as_text
from paddlewheel.server.faces import DISMISSED
from paddlewheel.server.limits import LONG_STORY, Bucket, Limits
from paddlewheel.server.presence import came, went
from paddlewheel.server.problems import as_data, in_words, told
from paddlewheel.server.rooms import NoSuchRoom
from paddlewheel.server.routes import house_of
from paddlewheel.server.seated import Seated, seated, watching
from paddlewheel.server.wishes import Said

SOCKETS = APIRouter(prefix="/api")
MOST_WAITING = 500  # messages; whoever reads slower than that is let go, and comes back when they like
MOST_LETTERS = 8_000_000  # of them all
LONGEST = 2000  # letters of a message
NO_SUCH_LINK, TOO_SLOW, LATER = 4404, 4408, 1013  # why a socket was closed
REASONS = {
    NO_SUCH_LINK: "this link opens nothing",
    TOO_SLOW: "too many messages wait for you; come back and go on",
    LATER: "not now; come back later",
}


class Outbox:
    """What is still to be sent to one client, in order."""

    def __init__(self, sent: Counter) -> None:
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._letters = 0
        self._is_full = False
        self._code = TOO_SLOW
        self._sent = sent

    def put(self, message: dict[str, Any]) -> None:
        if self._is_full:
            return
        if message is DISMISSED:
            self._is_full, self._code = True, NO_SUCH_LINK
            self._waiting.put_nowait(None)
            return
        text = as_text(message)
        self._letters += len(text)
        self._is_full = self._letters > MOST_LETTERS or self._waiting.qsize() == MOST_WAITING
        self._waiting.put_nowait(None if self._is_full else text)

    async def send_to(self, socket: WebSocket) -> None:
        while (text := await self._waiting.get()) is not None:
            await socket.send_text(text)
            self._letters -= len(text)
            self._sent.inc()
        await socket.close(self._code, REASONS[self._code])


@SOCKETS.websocket("/seats/{link}/socket")
async def seat_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, seated(house_of(socket).rooms, link))


@SOCKETS.websocket("/watch/{link}/socket")
async def watch_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, watching(house_of(socket).rooms, link))


async def _serve(socket: WebSocket, way_in: AbstractAsyncContextManager[Seated]) -> None:
    await socket.accept()
    with house_of(socket).metrics.sockets.track_inprogress(), suppress(WebSocketDisconnect):
        try:
            async with way_in as who:
                await _converse(socket, who)
        except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
            said = in_words(problem)
            await socket.send_text(as_text(as_data(said)))
            code = NO_SUCH_LINK if isinstance(said, NoSuchRoom) else LATER
            await socket.close(code, REASONS[code])


async def _converse(socket: WebSocket, who: Seated) -> None:
    outbox, gate = Outbox(house_of(socket).metrics.sent), _gate(house_of(socket).limits)
    hear = outbox.put
    outbox.put(who.live.listen(who.eyes, hear))
    sending = asyncio.create_task(outbox.send_to(socket))
    try:
        await came(who.live, who.eyes.seats)
        while True:
            text = await _received(socket)
            cost = LONG_STORY if '"since"' in text else 1
            outbox.put(await answered(who, text) if gate.take(cost) else TOO_FAST)
    finally:
        who.live.leave(hear)
        sending.cancel()
        await went(who.live, who.eyes.seats)


TOO_FAST = told(429, "too many messages; nothing was done with this one. Wait a second and go on")


def _gate(limits: Limits) -> Bucket:
    rate = limits.messages or float("inf")
    return Bucket(min(rate, 1e9), min(4 * rate, 1e9))


async def _received(socket: WebSocket) -> str:
    """Text; bytes are read as text as far as that goes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return str(message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace"))


async def answered(who: Seated, text: str) -> dict[str, Any]:
    try:
        return await _obeyed(who, _read(text))
    except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
        return as_data(in_words(problem))


def _read(text: str) -> Said:
    if len(text) > LONGEST:
        raise NotationError(f"a message has at most {LONGEST} letters")
    try:
        return Said.model_validate_json(text)
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
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
