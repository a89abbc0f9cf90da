"""Logs that programs read: one JSON object a line. No link, no action and no name is ever in them."""

import json
import logging
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger(__name__)
OWN = (
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
)


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in OWN if hasattr(record, name)}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said)


def log_to_stderr(level: str = "info") -> None:
    """Of the libraries only their warnings: what else they say has links, names and actions in it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.WARNING, wanted), handlers=[handler], force=True)
    logging.getLogger("paddlewheel").setLevel(wanted)


class Logged:
    """A line for every request: its route, with {link} where the link was."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            ms = round(1000 * (time.perf_counter() - started), 1)
            LOG.info("request", extra={"method": scope["method"], "route": _route(scope), "status": status, "ms": ms})


def _route(scope: Scope) -> str:
    return getattr(scope.get("route"), "path", "") or "none"
