"""Gzip compression of responses."""

import asyncio
import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MIN_BYTES_TO_COMPRESS = 1000  # a smaller response fits in one packet anyway
MIN_BYTES_FOR_THREAD = 50_000  # from here on compression takes a millisecond or more, so it runs in a thread
GZIP_LEVEL = 6
GZIP_CONTENT_TYPES = ("application/json", "text/html", "text/plain")


class CompressionMiddleware:
    """ASGI middleware: gzip text responses that are sent in one part, if the client accepts that."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self._app(scope, receive, send)
            return
        start: Message | None = None

        async def compressing(message: Message) -> None:
            """Hold the headers back until the body and its size are known."""
            nonlocal start
            if message["type"] == "http.response.start" and _is_text(message):
                start = message
                return
            if start is not None:
                head, start = start, None
                body = message.get("body", b"")
                if not message.get("more_body", False) and len(body) >= MIN_BYTES_TO_COMPRESS:
                    message = {**message, "body": await _gzip(body)}
                    _set_gzip_headers(head, len(message["body"]))
                await send(head)
            await send(message)

        await self._app(scope, receive, compressing)


def _is_text(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    return headers.get("content-type", "").startswith(GZIP_CONTENT_TYPES) and "content-encoding" not in headers


def _set_gzip_headers(start: Message, size: int) -> None:
    headers = MutableHeaders(scope=start)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(size)
    headers.add_vary_header("accept-encoding")


async def _gzip(body: bytes) -> bytes:
    if len(body) < MIN_BYTES_FOR_THREAD:
        return gzip.compress(body, GZIP_LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL, mtime=0)
