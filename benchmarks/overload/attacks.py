"""Denial-of-service attacks from one address. Each lasts until a deadline, and reconnects when disconnected."""

import asyncio
import base64
import json
import os
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
from world import HOST

BLOCK = b"a" * (1 << 16)
TEXT, PING, CONTINUATION, LAST = 0x1, 0x9, 0x0, 0x80
CUT = (OSError, TimeoutError, asyncio.IncompleteReadError, httpx.HTTPError, EOFError)


@dataclass(frozen=True)
class Target:
    """Parameters of an attack: the server, a deadline, links to the attacker's rooms, and a long game record."""

    port: int
    address: str  # source address of the attack
    ends: float  # deadline on the monotonic clock
    actor: str  # socket path of a seat with many plans
    now: int  # index of the log entry of these plans
    watch: str  # spectator socket path of an ordinary room
    long: str  # link of a seat in a long game
    record: dict[str, Any]

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.ends


Attack = Callable[[Target], Awaitable[None]]


def frame(first: int, data: bytes = b"") -> bytes:
    """A client's WebSocket frame with a zero mask, so that the payload is sent unchanged."""
    size = len(data)
    head = struct.pack("!BB", first, 0x80 | size) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + bytes(4) + data


class Raw:
    """TCP connection that sends arbitrary bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    @asynccontextmanager
    async def to(cls, target: Target) -> AsyncIterator["Raw"]:
        reader, writer = await asyncio.open_connection(HOST, target.port, local_addr=(target.address, 0))
        try:
            yield cls(reader, writer)
        finally:
            writer.transport.abort()

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def upgrade(self, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: {HOST}", "Upgrade: websocket", "Connection: Upgrade"]
        await self.send("\r\n".join([*head, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]).encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise ConnectionError(answer)


async def again(target: Target, once: Callable[[], Awaitable[None]], pause: float = 0.02) -> None:
    """Run `once` repeatedly until the deadline, ignoring disconnects."""
    while not target.is_over:
        with suppress(*CUT):
            await once()
        await asyncio.sleep(pause)


async def endless(target: Target, begin: bytes, block: bytes) -> None:
    async def once() -> None:
        async with Raw.to(target) as raw:
            await raw.send(begin)
            while not target.is_over:
                await raw.send(block)

    await again(target, once)


async def endless_headers(target: Target) -> None:
    await endless(target, b"GET / HTTP/1.1\r\nX-Long: ", BLOCK)


async def endless_url(target: Target) -> None:
    await endless(target, b"GET /", BLOCK)


async def endless_body(target: Target) -> None:
    head = b"POST /api/rooms HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
    await endless(target, head, b"%x\r\n" % len(BLOCK) + BLOCK + b"\r\n")


async def half_bodies(target: Target) -> None:
    size = 1_900_000
    head = b"POST /api/rooms HTTP/1.1\r\nhost: here\r\ncontent-length: %d\r\n\r\n" % size

    async def once() -> None:
        async with Raw.to(target) as raw:
            await raw.send(head + b" " * (size - 1))
            while not target.is_over and await asyncio.wait_for(
                raw.reader.read(1 << 16), target.ends - time.monotonic()
            ):
                pass

    await together(target, 200, once)


async def together(target: Target, count: int, once: Callable[[], Awaitable[None]], pause: float = 0.5) -> None:
    await asyncio.gather(*(again(target, once, pause) for _ in range(count)))


async def flood(target: Target, first: bytes, block: bytes) -> None:
    async def once() -> None:
        async with Raw.to(target) as raw:
            await raw.upgrade(target.watch)
            await raw.send(first)
            while not target.is_over:
                await raw.send(block)

    await again(target, once)


async def empty_continuations(target: Target) -> None:
    await flood(target, frame(TEXT), frame(CONTINUATION) * 10_000)


async def pings(target: Target) -> None:
    await flood(target, b"", frame(LAST | PING, b"x" * 125) * 1000)


async def messages(target: Target) -> None:
    """Invalid messages on 20 sockets, as fast as possible."""
    garbage = frame(LAST | TEXT, b"x" * 60_000)
    await asyncio.gather(*(flood(target, b"", garbage) for _ in range(20)))


async def unread_plans(target: Target) -> None:
    """500 sockets that send 60 requests each, and never read."""
    asked = frame(LAST | TEXT, json.dumps({"type": "plans", "index": target.now}).encode())

    async def once() -> None:
        async with Raw.to(target) as raw:
            raw.writer.transport.get_extra_info("socket").setsockopt(1, 8, 4096)  # a small receive buffer
            await raw.upgrade(target.actor)
            raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(60):
                await raw.send(asked)
            await asyncio.sleep(max(0, target.ends - time.monotonic()))

    await together(target, 500, once)


async def silent(target: Target) -> None:
    """1,100 idle connections."""

    async def once() -> None:
        async with Raw.to(target) as raw:
            await asyncio.wait_for(raw.reader.read(), max(0.1, target.ends - time.monotonic()))

    await together(target, 1100, once)


def http(target: Target) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=None)
    transport = httpx.AsyncHTTPTransport(local_address=target.address, limits=limits)
    return httpx.AsyncClient(base_url=f"http://{HOST}:{target.port}", transport=transport, timeout=60)


async def asked(target: Target, at_once: int, request: Callable[[httpx.AsyncClient], Awaitable[Any]]) -> None:
    """Keep `at_once` requests in flight."""
    async with http(target) as client:

        async def once() -> None:
            await asyncio.wait_for(request(client), max(0.1, target.ends - time.monotonic()))

        await together(target, at_once, once, 0.02)


async def imports(target: Target) -> None:
    body = json.dumps({"record": target.record, "chairs": [{}] * target.record["options"]["players"]}).encode()
    headers = {"content-type": "application/json"}
    await asked(target, 25, lambda client: client.post("/api/rooms/from-record", content=body, headers=headers))


async def forks(target: Target) -> None:
    index = len(target.record["actions"])
    await asked(target, 25, lambda client: client.post(f"/api/seats/{target.long}/fork", json={"index": index}))


async def since_by_requests(target: Target) -> None:
    await asked(target, 50, lambda client: client.get(f"/api/seats/{target.long}/since/0"))


async def records_and_past(target: Target) -> None:
    paths = [f"/api/seats/{target.long}/{what}" for what in ("record", "past/4000?moments=50", "luck")]
    for_all = (asked(target, 20, lambda client, path=path: client.get(path)) for path in paths)
    await asyncio.gather(*for_all)


async def since_on_sockets(target: Target) -> None:
    """`since` requests on 100 sockets, escaped so that a text search for the word does not match."""
    since = frame(LAST | TEXT, b'{"type": "sinc\\u0065", "index": 0}')

    async def once() -> None:
        async with Raw.to(target) as raw:
            await raw.upgrade(f"/api/seats/{target.long}/socket")
            while not target.is_over:
                await raw.send(since)
                await asyncio.wait_for(raw.reader.read(1 << 20), max(0.1, target.ends - time.monotonic()))

    await together(target, 100, once)


async def room_list(target: Target) -> None:
    await asked(target, 50, lambda client: client.get("/rooms"))


async def ordinary_requests(target: Target) -> None:
    await asked(target, 50, lambda client: client.get(target.watch.removesuffix("/socket")))


async def slow_bots(target: Target) -> None:
    """20 rooms of five slow bots, each with a spectator."""
    chairs = [{"bot": "commodore:60s"}] * 5
    async with http(target) as client:
        opened = [await client.post("/api/rooms", json={"chairs": chairs}) for _ in range(20)]
        rooms = [one.raise_for_status().json() for one in opened]

    async def watched(link: str) -> None:
        async with Raw.to(target) as raw:
            await raw.upgrade(f"/api/watch/{link}/socket")
            while not target.is_over:
                await asyncio.wait_for(raw.reader.read(1 << 20), max(0.1, target.ends - time.monotonic()))

    await asyncio.gather(*(watched(room["watch"]) for room in rooms), return_exceptions=True)


ATTACKS: dict[str, Attack] = {
    "headers without end": endless_headers,
    "address without end": endless_url,
    "body without end": endless_body,
    "200 half-sent bodies": half_bodies,
    "empty continuation frames": empty_continuations,
    "pings": pings,
    "60 kB messages, 20 sockets": messages,
    "plans for 500 that never read": unread_plans,
    "1,100 silent connections": silent,
    "25 imports at a time": imports,
    "since 0 on 100 sockets": since_on_sockets,
    "since 0, 50 requests at a time": since_by_requests,
    "record, past and luck": records_and_past,
    "25 forks at a time": forks,
    "/rooms, 50 at a time": room_list,
    "requests, 50 at a time": ordinary_requests,
    "20 rooms of five slow bots": slow_bots,
}


def attack(name: str, target: Target) -> None:
    """Entry point of the attacking process."""
    asyncio.run(ATTACKS[name](target))
