"""Connections that say too much, too little or nothing: they are refused or cut before they cost anything."""

import json
import resource
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.client_address import network_of
from paddlewheel.server.protocols.http import MAX_HEAD_BYTES
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import serving
from tests.server.support.raw_connection import CONTINUATION, LAST, PING, TEXT, RawConnection, close_code, frame
from tests.server.support.server_process import SERVE, Server
from tests.server.test_startup import metrics

HEAD_SECONDS, BODY_SECONDS, STALLED_SECONDS = 0.5, 0.5, 0.5
LIMITS = Limits(connections=40)
IMPATIENT = (
    f"""
from paddlewheel.server.protocols import connections, http
http.HEAD_SECONDS, http.BODY_SECONDS = {HEAD_SECONDS}, {BODY_SECONDS}
connections.STALLED_SECONDS = {STALLED_SECONDS}
"""
    + SERVE
).replace("Limits.of(0)", str(LIMITS))
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))\n" + IMPATIENT
SOFT_LIMIT = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 4096))\n" + SERVE
LOGGING = "import os, sys; os.dup2(os.open(sys.argv[3], os.O_CREAT | os.O_WRONLY), 2)\n" + IMPATIENT.replace(
    '"warning"', '"info"'
)
BLOCK = 1 << 16
MUCH = 1000  # blocks: more than anybody would need, and still an end
STRANGER = "127.0.0.9"  # an address without a proxy's privileges


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('edge') / 'rooms.db'}", IMPATIENT)
    yield server
    server.stop()


def refusal(received: bytes) -> tuple[int, str]:
    """The status and the sentence of an answer that ends the connection."""
    head, _, body = received.partition(b"\r\n\r\n")
    assert b"connection: close" in head
    assert b"content-security-policy" in head
    said = json.loads(body)
    assert int(head.split()[1]) == said["status"]
    return said["status"], said["detail"]


def is_well(server: Server) -> bool:
    return server.client.get("/api/games").status_code == 200


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nX-Long: "], ids=["address", "header"])
def test_a_head_without_end_is_refused_when_it_is_too_long(impatient: Server, begin: bytes) -> None:
    with RawConnection(impatient) as endless:
        endless.send(begin)
        blocks = sum(1 for _ in range(MUCH) if endless.send(b"a" * BLOCK))
        assert blocks < MUCH, "it was cut"
        assert refusal(endless.received())[0] == 431
    assert is_well(impatient)


@pytest.mark.parametrize(
    "header", [b"a: b\r\n" * 101, b"a: " + b"b" * MAX_HEAD_BYTES + b"\r\n"], ids=["fields", "bytes"]
)
def test_a_head_with_too_much_in_it_is_refused(impatient: Server, header: bytes) -> None:
    with RawConnection(impatient) as large:
        large.send(b"GET /api/games HTTP/1.1\r\nhost: here\r\n" + header + b"\r\n")
        status, sentence = refusal(large.received())
    assert status == 431
    assert "at most 65536 bytes and 100 fields" in sentence


def test_a_body_without_end_is_answered_and_cut(impatient: Server) -> None:
    with RawConnection(impatient) as endless:
        endless.send(b"POST /api/rooms HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n")
        chunk = b"%x\r\n" % BLOCK + b" " * BLOCK + b"\r\n"
        blocks = sum(1 for _ in range(MUCH) if endless.send(chunk))
        assert blocks < MUCH
        assert endless.received().startswith(b"HTTP/1.1 413 ")
    assert is_well(impatient)


def test_a_trailer_without_end_is_cut(impatient: Server) -> None:
    with RawConnection(impatient) as endless:
        endless.send(b"POST /api/rooms HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n0\r\na: ")
        assert sum(1 for _ in range(MUCH) if endless.send(b"a" * BLOCK)) < MUCH


@pytest.mark.parametrize(
    "said",
    [
        b"GET /api/games HTTP/1.1\r\nhost: he",
        b"POST /api/rooms HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\nhalf",
        b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\nGET /api/games HT",
    ],
    ids=["head", "body", "second head"],
)
def test_what_stops_in_the_middle_is_told_that_it_is_late(impatient: Server, said: bytes) -> None:
    with RawConnection(impatient) as slow:
        slow.send(said)
        answer = slow.received()
    assert refusal(answer[answer.rindex(b"HTTP/1.1") :]) == (
        408,
        "this request took too long to arrive; send it again in one go",
    )


def test_a_head_that_comes_byte_by_byte_is_late_too(impatient: Server) -> None:
    with RawConnection(impatient) as slow:
        slow.send(b"GET /")
        begins = time.monotonic()
        while slow.send(b"a") and time.monotonic() - begins < 60:
            time.sleep(HEAD_SECONDS / 5)
        assert time.monotonic() - begins < 60


@pytest.mark.parametrize("said", [b"", b"\r\n"])
def test_who_asks_for_nothing_is_cut(impatient: Server, said: bytes) -> None:
    with RawConnection(impatient) as silent:
        silent.send(said)
        assert b"HTTP/1.1 2" not in silent.received()


def test_an_address_has_so_many_connections_and_others_have_theirs(impatient: Server) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(RawConnection(impatient, STRANGER)) for _ in range(2 * LIMITS.connections)]
        answers = [one.received() for one in silent]
    told = [refusal(answer) for answer in answers if answer]
    assert told == [(429, "too many connections from one address; close some, or wait")] * LIMITS.connections
    with RawConnection(impatient, STRANGER) as again:
        again.send(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        assert again.received().startswith(b"HTTP/1.1 200 ")


def test_where_files_are_few_the_oldest_silent_connection_makes_room(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", FEW_FILES) as server, ExitStack() as stack:
        for number in range(400):
            stack.enter_context(RawConnection(server))
            assert number % 20 or is_well(server)
        assert server.client.get("/healthz").status_code == 200


def test_the_soft_limit_of_files_is_raised(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", SOFT_LIMIT) as server:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (4096, 4096)


def test_what_never_becomes_a_request_is_counted_and_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", LOGGING, (str(log),)) as server:
        for said, status in (
            (b"GET /" + b"a" * (2 * MAX_HEAD_BYTES), 431),
            (b"GET / HTTP/1.1\r\nhost: he", 408),
            (b"?", 400),
        ):
            with RawConnection(server) as one:
                one.send(said)
                assert refusal(one.received())[0] == status
        with RawConnection(server) as silent:
            assert silent.received() == b""
        counted = metrics(server.client)
    for status in (400, 408, 431):
        assert counted[f'paddlewheel_refused_total{{status="{status}"}}'] == 1
    assert counted['paddlewheel_connections_cut_total{reason="silent"}'] == 1
    said = [json.loads(line) for line in log.read_text().splitlines()]
    assert {line["status"] for line in said if line["what"] == "request refused"} == {400, 408, 431}


def test_more_requests_than_anybody_would_pipeline_are_refused(impatient: Server) -> None:
    with RawConnection(impatient) as hasty:
        hasty.send(b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n" * 1000)
        answer = hasty.received()
    assert b"read the answers first" in answer


@pytest.fixture
def watched(impatient: Server) -> str:
    return f"/api/watch/{opened(impatient.client)['watch']}/socket"


@pytest.mark.parametrize(
    "flood",
    [
        frame(TEXT) + frame(CONTINUATION) * 200_000,
        frame(LAST | PING, b"x" * 125) * 20_000,
        frame(LAST | TEXT, b"{}") * 20_000,
        frame(LAST | TEXT, b"x" * 60_000) * 100,
    ],
    ids=["empty continuations", "pings", "messages", "bytes"],
)
def test_a_socket_that_sends_too_much_is_closed(impatient: Server, watched: str, flood: bytes) -> None:
    with RawConnection(impatient).upgraded(watched) as hasty:
        hasty.send(flood)
        assert close_code(hasty.received()) in (1008, None), "a flood in flight may hide the code"
    assert is_well(impatient)


def test_who_ignores_that_messages_are_refused_is_closed(impatient: Server, watched: str) -> None:
    """Slower than what the frames are limited to, and for as long as it is let."""
    with RawConnection(impatient).upgraded(watched) as stubborn:
        begins = time.monotonic()
        while stubborn.send(frame(LAST | TEXT, b"{}")) and time.monotonic() - begins < 60:
            time.sleep(1 / 50)
        received = stubborn.received()
    assert b"nothing was done with this one" in received
    assert close_code(received) in (1008, None)
    assert time.monotonic() - begins < 60


def test_limits_of_ipv6_go_by_what_one_customer_has() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("testclient") == "testclient"
