"""Structured logging: one JSON object a line, without links, actions and names of players."""

import json
import logging
import re
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddlewheel.server.metrics import Metrics

ABNORMAL_CLOSURE = 1006  # the close code of a connection that was lost without a close frame
IGNORED_UVICORN_ERROR = (
    "returned without completing handshake"  # uvicorn's error for a handshake refused by an HTTP response
)
SOCKET_ERROR_MESSAGE = re.compile(r'{"type":"error","status":(\d+)')  # the beginning of an encoded `error_body`
LOG = logging.getLogger(__name__)
LOG_FIELDS = (
    "trace",
    "room",
    "reason",
    "method",
    "route",
    "status",
    "ms",
    "worker",
    "address",
    "database",
    "files",
    "before",
    "count",
    "outcome",
    "rooms",
)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in LOG_FIELDS if hasattr(record, name)}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said)


def log_to_stderr(level: str = "info") -> None:
    """Configure logging. Libraries log warnings only: their other lines contain links, names and actions."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(lambda record: IGNORED_UVICORN_ERROR not in record.getMessage())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.WARNING, wanted), handlers=[handler], force=True)
    logging.getLogger("paddlewheel").setLevel(wanted)


class AccessLogMiddleware:
    """ASGI middleware: log and count requests and sockets by route template, so that no link is logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            seconds, route = time.perf_counter() - started, _route(scope)
            self._metrics.requests.labels(route).observe(seconds)
            self._count(status)
            said = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            LOG.info("request", extra=said)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Log the opening and the close code, whichever side closes."""
        started, code, is_open = time.perf_counter(), ABNORMAL_CLOSURE, False

        async def sent(message: Message) -> None:
            nonlocal code, is_open
            if message["type"] == "websocket.accept":
                is_open = True
                self._metrics.sockets_opened.inc()
                LOG.info("socket opened", extra={"route": _route(scope)})
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
            elif message["type"] == "websocket.http.response.start":
                code = message["status"]
                self._count(code)
            elif (said := SOCKET_ERROR_MESSAGE.match(message.get("text") or "")) is not None:
                self._count(int(said[1]))
            await send(message)

        async def received() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code", ABNORMAL_CLOSURE)
            return message

        try:
            await self._app(scope, received, sent)
        finally:
            what = "socket closed" if is_open else "socket refused"
            if is_open:
                self._metrics.sockets_closed.labels(code).inc()
            ms = round(1000 * (time.perf_counter() - started), 1)
            LOG.info(what, extra={"route": _route(scope), "status": code, "ms": ms})

    def _count(self, status: int) -> None:
        if status >= 400:
            self._metrics.refused.labels(status).inc()


def _route(scope: Scope) -> str:
    return getattr(scope.get("route"), "path", "") or "none"
