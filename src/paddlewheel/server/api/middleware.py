"""ASGI middleware: rate, size and concurrency limits, origin check, security headers, root path."""

import asyncio
import re
from collections import Counter
from contextlib import suppress

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddlewheel.server.api import messages
from paddlewheel.server.api.concurrency import ClientGone, ClientQuotas, client_network
from paddlewheel.server.api.rate_limit import REPLAY_COST, Limits, RateLimiter
from paddlewheel.server.api.request_body import BufferedBody, error_response, too_large_response
from paddlewheel.server.client_address import CLIENT

PORT_SUFFIX = re.compile(r":[0-9]+$")
UNLIMITED_PATHS = ("/healthz", "/metrics")  # operators need them under load most of all


class AdmissionMiddleware:
    """Admission control: refuse what exceeds a rate, a size or the number of sockets of a client."""

    def __init__(self, app: ASGIApp, limits: Limits, quotas: ClientQuotas) -> None:
        self._app, self._limits, self._quotas = app, limits, quotas
        self._request_limiter = RateLimiter(limits.requests, 4 * limits.requests)
        self._rooms = RateLimiter(limits.rooms, 20 * limits.rooms)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            CLIENT.set(client_network(scope))
        if scope["type"] == "http":
            await self._request(scope, receive, _with_security_headers(scope, send))
        elif scope["type"] == "websocket":
            with suppress(ClientGone):
                await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in UNLIMITED_PATHS:
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        with BufferedBody(client_network(scope), self._quotas.bodies, self._limits.body) as body:
            refusal = await body.read(receive)
            if refusal is not None:
                await refusal(scope, receive, send)
            elif body.is_complete:
                limiter = self._quotas.replays if _cost(scope["path"]) > 1 else self._quotas.ordinary
                with suppress(ClientGone):
                    async with limiter.slot(scope):
                        await self._app(scope, body.again(receive), send)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        client = client_network(scope)
        if not self._request_limiter.allows(client, _cost(scope["path"])):
            return error_response(429, messages.too_many(), {"retry-after": "1"})
        if scope["method"] == "POST" and _creates_room(scope["path"]) and not self._rooms.allows(client):
            return error_response(429, messages.too_many_rooms(), {"retry-after": "60"})
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) > self._limits.body:
            return too_large_response(self._limits.body)
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._quotas.ordinary.slot(scope):  # the limit applies to handshakes, which cost more than a message
            await asyncio.sleep(0)
        client, refusal = client_network(scope), self._socket_refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, _with_security_headers(scope, send))
            return
        self._sockets[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[client] -= 1
            self._sockets += Counter()  # drops the counts at 0

    def _socket_refusal(self, scope: Scope) -> JSONResponse | None:
        client = client_network(scope)
        if not _is_same_origin(scope):
            return error_response(403, messages.other_origin())
        if not self._request_limiter.allows(client) or 0 < self._limits.sockets <= self._sockets[client]:
            return error_response(429, messages.too_many_sockets(), {"retry-after": "1"})
        return None


def _cost(path: str) -> float:
    """The cost in tokens: a request that replays a whole game counts as several."""
    whole = path.endswith(("/record", "/luck", "/statistics", "/fork", "/from-record", "/records/check", "/mine"))
    return REPLAY_COST if whole or "/since/" in path or "/past/" in path else 1


def _creates_room(path: str) -> bool:
    return path.startswith(("/api/rooms", "/api/lessons/")) or path.endswith(("/fork", "/rematch"))


def _is_same_origin(scope: Scope) -> bool:
    """Whether the Origin header matches Host or is missing (programs). Many proxies drop the port from Host."""
    headers = Headers(scope=scope)
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        return True
    page = origin.partition("://")[2]
    if PORT_SUFFIX.search(host) is None:
        page = PORT_SUFFIX.sub("", page)
    return page == host != ""


def _with_security_headers(scope: Scope, send: Send) -> Send:
    """Add the security headers, and `no-store` to API responses without a cache policy of their own."""

    async def dressed(message: Message) -> None:
        if message["type"].endswith("http.response.start"):  # also the HTTP response that refuses a socket
            headers = MutableHeaders(scope=message)
            headers.update(SECURITY_HEADERS)
            if scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return dressed


CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
UNUSED_FEATURES = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links in URLs are credentials
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES),
}


class RootPathMiddleware:
    """Strip the root path from requests; a proxy that has already stripped it is supported too."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app, self._root = app, "/" + root_path.strip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and path == self._root:
            await RedirectResponse(f"{self._root}/")(scope, receive, send)
            return
        if path.startswith(f"{self._root}/"):
            scope["path"] = path.removeprefix(self._root)
            scope["raw_path"] = scope["raw_path"].removeprefix(self._root.encode())
        await self._app(scope, receive, send)
