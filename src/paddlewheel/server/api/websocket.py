"""WebSocket endpoints: the full view first, then a message per change; decisions in the other direction."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from paddlewheel.core.errors import NotationError, PaddlewheelError
from paddlewheel.server.api import messages
from paddlewheel.server.api.concurrency import ClientGone, client_network
from paddlewheel.server.api.errors import as_paddlewheel_error, error_body_of
from paddlewheel.server.api.outbox import Outbox, writer_of
from paddlewheel.server.api.rate_limit import REPLAY_COST, TokenBucket
from paddlewheel.server.api.requests import ClientMessage, location_of, problem_of
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.api.routes import services_of
from paddlewheel.server.error_body import error_body
from paddlewheel.server.rooms.participant import Participant, join_as_spectator, join_seat
from paddlewheel.server.rooms.presence import mark_connected, mark_disconnected
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.storage.database import DATABASE_PROBLEMS

SOCKET_ROUTER = APIRouter(prefix="/api")
MAX_MESSAGE_CHARACTERS = 2000  # characters of a message
NO_SUCH_LINK, TOO_SLOW, TRY_AGAIN_LATER, TOO_MANY_REFUSALS = 4404, 4408, 1013, 1008  # close codes
CLOSE_REASONS = {
    NO_SUCH_LINK: "this link opens nothing",
    TOO_SLOW: "too many messages wait for you; come back and go on",
    TRY_AGAIN_LATER: "not now; come back later",
    TOO_MANY_REFUSALS: "you go on after many messages were refused; come back and send fewer",
}


@SOCKET_ROUTER.websocket("/seats/{link}/socket")
async def seat_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, join_seat(services_of(socket).rooms, link))


@SOCKET_ROUTER.websocket("/watch/{link}/socket")
async def watch_socket(socket: WebSocket, link: str) -> None:
    await _serve(socket, join_as_spectator(services_of(socket).rooms, link))


async def _serve(socket: WebSocket, way_in: AbstractAsyncContextManager[Participant]) -> None:
    await socket.accept()
    services = services_of(socket)
    with services.metrics.sockets.track_inprogress(), suppress(WebSocketDisconnect, ClientGone):
        try:
            async with AsyncExitStack() as stack:
                async with services.quotas.ordinary.slot(socket.scope):
                    participant = await stack.enter_async_context(way_in)
                await SocketSession(socket, participant).run()
        except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
            said = as_paddlewheel_error(problem)
            await socket.send_text(encode_json(error_body_of(said)))
            code = NO_SUCH_LINK if isinstance(said, NoSuchRoom) else TRY_AGAIN_LATER
            await socket.close(code, CLOSE_REASONS[code])


RATE_LIMITED = error_body(429, messages.too_many_messages())


class SocketSession:
    """The session of one WebSocket: messages are handled one by one, changes are sent as they happen."""

    def __init__(self, socket: WebSocket, participant: Participant) -> None:
        services = services_of(socket)
        self._socket, self._participant, self._quotas = socket, participant, services.quotas
        network, write = client_network(socket.scope), writer_of(socket.scope)
        self._outbox = Outbox(services.metrics.sent, services.quotas.unsent, network, write)
        messages = services.limits.messages
        self._messages_left = TokenBucket.of(messages, 4 * messages)
        self._refusals_left = TokenBucket.of(messages / 10, services.limits.refusals_burst)

    async def run(self) -> None:
        """Run until the socket closes. Message handling is never cancelled: a failed send makes receiving fail."""
        live, hear = self._participant.live, self._outbox.put
        hear(live.listen(self._participant.viewer, hear))
        sending = asyncio.create_task(self._send())
        try:
            await mark_connected(live, self._participant.viewer.seats)
            await self._receive()
        finally:
            live.leave(hear)
            sending.cancel()
            self._outbox.close()
            await mark_disconnected(live, self._participant.viewer.seats)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect):
            try:
                await self._outbox.send_to(self._socket)
            finally:
                self._outbox.close()
            code = NO_SUCH_LINK if self._outbox.is_link_revoked else TOO_SLOW
            await self._socket.close(code, CLOSE_REASONS[code])

    async def _receive(self) -> None:
        while True:
            text = await _receive_text(self._socket)
            await self._outbox.room()
            if not self._put(await self._answered(text)):  # the answer must not stay in memory meanwhile
                await self._socket.close(TOO_MANY_REFUSALS, CLOSE_REASONS[TOO_MANY_REFUSALS])
                return
            await asyncio.sleep(0)  # yield, so that one busy client does not delay the others

    def _put(self, answer: dict[str, Any]) -> bool:
        """Queue the answer; False if the rate limit has refused too many messages."""
        self._outbox.put(answer)
        return answer is not RATE_LIMITED or self._refusals_left.take()

    async def _answered(self, text: str) -> dict[str, Any]:
        """Handle a message within the limits. Its cost is known after parsing; an invalid one costs 1."""
        said, problem = _parse_or_error(text)
        if not self._messages_left.take(_cost(said)):
            return RATE_LIMITED
        if said is None:
            return problem
        is_long = said.type == "since" and self._participant.live.is_long_replay(said.index)
        limiter = self._quotas.replays if is_long else self._quotas.ordinary
        async with limiter.slot(self._socket.scope):
            return await handle_message(self._participant, said)


def _cost(said: ClientMessage | None) -> float:
    return REPLAY_COST if said is not None and said.type == "since" else 1


async def _receive_text(socket: WebSocket) -> str:
    """Receive a message as text; bytes are decoded as UTF-8 with replacement characters."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return str(message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace"))


def _parse_or_error(text: str) -> tuple[ClientMessage | None, dict[str, Any]]:
    try:
        return _parse(text), {}
    except NotationError as problem:
        return None, error_body_of(problem)


async def handle_text(participant: Participant, text: str) -> dict[str, Any]:
    """Handle a message without rate and concurrency limits."""
    said, problem = _parse_or_error(text)
    return problem if said is None else await handle_message(participant, said)


async def handle_message(participant: Participant, said: ClientMessage) -> dict[str, Any]:
    """Handle a parsed message; errors become an error message."""
    try:
        return await _dispatch(participant, said)
    except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
        return error_body_of(as_paddlewheel_error(problem))


def _parse(text: str) -> ClientMessage:
    if len(text) > MAX_MESSAGE_CHARACTERS:
        raise NotationError(messages.message_too_long(MAX_MESSAGE_CHARACTERS))
    try:
        return ClientMessage.model_validate_json(text)
    except ValidationError as problem:
        first = problem.errors()[0]
        field, wrong = location_of(first["loc"]), problem_of(first)
        raise NotationError(
            messages.invalid_message_field(field, wrong) if field else messages.invalid_message(wrong)
        ) from None


async def _dispatch(participant: Participant, said: ClientMessage) -> dict[str, Any]:
    if said.type == "play":
        if said.action is None:
            raise NotationError(messages.action_missing())
        return await participant.play(said.index, said.action)
    if said.type == "undo":
        return await participant.undo(said.index)
    if said.type == "restart":
        return await participant.restart(said.index)
    if said.type == "takeback":
        return await participant.take_back(said.index)
    if said.type == "agree":
        return await participant.agree(said.index)
    if said.type == "decline":
        return await participant.decline(said.index)
    if said.type == "plans":
        return participant.plans(said.index)
    return await participant.since(said.index)
