"""What every request and every socket passes on its way in: size, rate and origin; and the headers of every answer."""

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddlewheel.server.limits import Limits, Turnstile

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link in an address is a key
    "cross-origin-opener-policy": "same-origin",
}
FOREIGN, CROWDED = 4403, 4429  # why a socket was refused


class TooLarge(Exception):
    """A request's body is over the limit."""


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits
        self._turnstile = Turnstile(limits.requests, 4 * limits.requests)
        self._rooms = Turnstile(limits.rooms, 20 * limits.rooms)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        dressed = _dressed(scope, send)
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, dressed)
            return
        try:
            await self._app(scope, _measured(receive, self._limits.body), dressed)
        except TooLarge:
            await _problem(413, self._too_large())(scope, receive, dressed)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        client = _client(scope)
        if not self._turnstile.lets_in(client):
            return _problem(429, "too many requests; wait a second and go on", {"retry-after": "1"})
        if scope["method"] == "POST" and _opens_a_room(scope["path"]) and not self._rooms.lets_in(client):
            return _problem(429, "too many rooms at once; wait a minute before you open another", {"retry-after": "60"})
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) > self._limits.body:
            return _problem(413, self._too_large())
        return None

    def _too_large(self) -> str:
        return f"a request has at most {self._limits.body} bytes"

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = _client(scope)
        if not _is_from_here(scope):
            await _turn_away(receive, send, FOREIGN, "this page may not open a socket here")
        elif not self._turnstile.lets_in(client) or 0 < self._limits.sockets <= self._sockets[client]:
            await _turn_away(receive, send, CROWDED, "too many sockets from one address; close some, or wait")
        else:
            self._sockets[client] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[client] -= 1
                self._sockets += Counter()  # drops those at 0


def _opens_a_room(path: str) -> bool:
    return path.startswith("/api/rooms") or path.endswith("/fork")


def _client(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _is_from_here(scope: Scope) -> bool:
    """Browsers say which page opens a socket; programs say nothing."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def _turn_away(receive: Receive, send: Send, code: int, reason: str) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})


def _problem(status: int, sentence: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"type": "error", "error": sentence}, status, headers)


def _dressed(scope: Scope, send: Send) -> Send:
    """With the headers of the house; what is asked of the rooms is never kept by caches on the way."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            if scope["path"].startswith("/api"):
                headers["cache-control"] = "no-store"
        await send(message)

    return dressed


def _measured(receive: Receive, most: int) -> Receive:
    length = 0

    async def measured() -> Any:
        nonlocal length
        message = await receive()
        length += len(message.get("body", b""))
        if length > most:
            raise TooLarge
        return message

    return measured
