"""A socket: first the whole view, then every change as it happens; decisions the other way."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from paddlewheel.core.errors import NotationError, PaddlewheelError
from paddlewheel.server.encoding import as_text
from paddlewheel.server.problems import as_data
from paddlewheel.server.routes import rooms_of
from paddlewheel.server.seated import Seated, seated, watching
from paddlewheel.server.wishes import Said

SOCKETS = APIRouter(prefix="/api")
MOST_WAITING = 500  # messages; whoever reads slower than that is let go, and comes back when they like
LONGEST = 2000  # letters of a message
NO_SUCH_LINK, TOO_SLOW = 4404, 4408  # why a socket was closed


class Outbox:
    """What is still to be sent to one client, in order."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, message: dict[str, Any]) -> None:
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(as_text(message))
        else:
            self._waiting.put_nowait(None)

    async def send_to(self, socket: WebSocket) -> None:
        while (text := await self._waiting.get()) is not None:
            await socket.send_text(text)
        await socket.close(TOO_SLOW, "too many messages wait for you; come back and go on")


@SOCKETS.websocket("/seats/{link}/socket")
async def seat_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, seated(rooms_of(socket), link))


@SOCKETS.websocket("/watch/{link}/socket")
async def watch_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, watching(rooms_of(socket), link))


async def _serve(socket: WebSocket, way_in: AbstractAsyncContextManager[Seated]) -> None:
    await socket.accept()
    try:
        async with way_in as who:
            await _converse(socket, who)
    except PaddlewheelError as problem:
        await socket.send_text(as_text(as_data(problem)))
        await socket.close(NO_SUCH_LINK, "this link opens nothing")
    except WebSocketDisconnect:
        pass


async def _converse(socket: WebSocket, who: Seated) -> None:
    outbox = Outbox()
    hear = outbox.put
    outbox.put(who.live.listen(who.audience, hear))
    sending = asyncio.create_task(outbox.send_to(socket))
    try:
        while True:
            outbox.put(await _answer(who, await socket.receive_text()))
    finally:
        who.live.leave(hear)
        sending.cancel()


async def _answer(who: Seated, text: str) -> dict[str, Any]:
    try:
        return await _obeyed(who, _read(text))
    except PaddlewheelError as problem:
        return as_data(problem)


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
