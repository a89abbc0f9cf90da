"""Request bodies, buffered completely before the application runs."""

from starlette.responses import JSONResponse
from starlette.types import Message, Receive

from paddlewheel.core.messages import Message as Text
from paddlewheel.server.api import messages
from paddlewheel.server.api.concurrency import ByteQuota
from paddlewheel.server.error_body import error_body


def error_response(status: int, message: Text, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse(error_body(status, message), status, headers)


def too_large_response(most: int) -> JSONResponse:
    return error_response(413, messages.too_large(most))


class BufferedBody:
    """A buffered body; its bytes count against the quota of its client until exit."""

    def __init__(self, client: str, held: ByteQuota, most: int) -> None:
        self._client, self._held, self._most = client, held, most
        self._parts: list[bytes] = []
        self._size = 0
        self.is_complete = False

    def __enter__(self) -> "BufferedBody":
        return self

    def __exit__(self, *_: object) -> None:
        self._held.release(self._client, self._size)

    async def read(self, receive: Receive) -> JSONResponse | None:
        """Read the body; return an error response if it is refused. It stays incomplete if the client disconnects."""
        while not self.is_complete:
            message = await receive()
            if message["type"] != "http.request":
                return None
            part = message.get("body", b"")
            if self._size + len(part) > self._most:
                return too_large_response(self._most)
            if not self._held.hold(self._client, len(part)):
                return error_response(429, messages.too_many_large(), {"retry-after": "1"})
            self._size += len(part)
            self._parts.append(part)
            self.is_complete = not message.get("more_body", False)
        return None

    def again(self, receive: Receive) -> Receive:
        """A `receive` for the application: the buffered body first, then the messages after it."""
        is_given = False

        async def received() -> Message:
            nonlocal is_given
            if is_given:
                return await receive()
            is_given = True
            parts, self._parts = self._parts, []
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}

        return received
