"""Connections that send what no ordinary client would."""

import base64
import os
import socket
import struct
from contextlib import suppress

from tests.server.support.ports import ADDRESS
from tests.server.support.server_process import Server

TEXT, PING, CONTINUATION, LAST = 0x1, 0x9, 0x0, 0x80
MASKED = 0x80
PATIENCE = 60  # seconds, on a busy machine too


class RawConnection:
    def __init__(self, server: Server, address: str = ADDRESS) -> None:
        self.socket = socket.create_connection((ADDRESS, server.port), PATIENCE, (address, 0))

    def send(self, data: bytes) -> bool:
        """False when the other side has cut the connection."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def received(self) -> bytes:
        """Everything up to the end of the connection, which must come."""
        parts = []
        with suppress(ConnectionError):
            while part := self.socket.recv(1 << 16):
                parts.append(part)
        return b"".join(parts)

    def upgraded(self, path: str) -> "RawConnection":
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: {ADDRESS}", "Upgrade: websocket", "Connection: Upgrade"]
        head += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
        self.send("\r\n".join(head).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1 << 16)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return self

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> "RawConnection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def frame(first: int, data: bytes = b"") -> bytes:
    """A client's frame; the mask is zero, so the data stands as it is."""
    size = len(data)
    head = struct.pack("!BB", first, MASKED | size) if size < 126 else struct.pack("!BBH", first, MASKED | 126, size)
    return head + bytes(4) + data


def close_code(received: bytes) -> int | None:
    """The code in the close frame that the server sent last, if it did."""
    at = received.rfind(bytes([LAST | 0x8]))
    return struct.unpack("!H", received[at + 2 : at + 4])[0] if at >= 0 else None
