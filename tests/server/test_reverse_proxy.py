"""Behind nginx, configured as docs/deploy.md says: at another port, under a path, with everybody's own address."""

import json
import re
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from paddlewheel.server.api.rate_limit import Limits
from tests.processes import until
from tests.programs import program
from tests.repository import ROOT
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import serving
from tests.server.support.ports import ADDRESS, steady_port
from tests.server.support.server_process import SERVE, Server

DOCS = ROOT / "docs" / "deploy.md"
LIMITS = Limits(requests=10)
STRICT = SERVE.replace("Limits.of(0)", str(LIMITS))
ROOTED = SERVE.replace("Limits.of(0)", "Limits.of(0), root_path='/games'")
MAIN = """
daemon off;
pid {place}/pid;
error_log {place}/error.log;
events {{}}
http {{
    {temporary}
    include {mime};
    {shared}
    {server}
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass(frozen=True)
class Proxy:
    port: int
    path: str
    log: Path

    def client(self, address: str = ADDRESS) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=f"http://{ADDRESS}:{self.port}{self.path}", transport=transport, timeout=60)

    def socket(self, path: str, origin: str) -> ClientConnection:
        address = f"ws://{ADDRESS}:{self.port}{self.path}{path}"
        return connect(address, additional_headers={"Origin": origin}, legacy=True)


def documented() -> tuple[str, str, str]:
    """What all servers share, the server, and its location under a path."""
    shared, server, location = re.findall(r"```nginx\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    return shared, server, location


def configured(place: Path, server: Server, port: int, under_path: bool) -> str:
    shared, found, location = documented()
    if under_path:
        found = re.sub(r"    location / \{.*?\n    \}\n", lambda _: location, found, flags=re.DOTALL)
    replaced = {
        "listen 8080;": f"listen {ADDRESS}:{port};",
        "http://127.0.0.1:8000": f"http://{ADDRESS}:{server.port}",
        "/var/log/nginx/paddlewheel.log": str(place / "access.log"),
    }
    for before, after in replaced.items():
        assert before in found
        found = found.replace(before, after)
    temporary = "\n".join(f"{name}_temp_path {place / name};" for name in TEMPORARY)
    return MAIN.format(place=place, temporary=temporary, mime="/etc/nginx/mime.types", shared=shared, server=found)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('proxied') / 'rooms.db'}", STRICT) as running:
        yield running


@pytest.fixture(scope="module", params=["", "/games"], ids=["at another port", "under a path"])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Proxy]:
    place, port = tmp_path_factory.mktemp("nginx"), steady_port()
    place.chmod(0o755)
    (place / "nginx.conf").write_text(configured(place, server, port, bool(request.param)))
    command = [program("nginx"), "-p", str(place), "-c", str(place / "nginx.conf"), "-e", str(place / "error.log")]
    running = subprocess.Popen(command)
    found = Proxy(port, request.param, place / "access.log")
    try:
        with found.client() as client:
            until(lambda: _answers(client) or running.poll() is not None)
        assert running.poll() is None, (place / "error.log").read_text()
        yield found
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(60)


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_the_page_finds_all_its_files(proxy: Proxy) -> None:
    with proxy.client("127.0.0.20") as client:
        page = client.get("/")
        assert page.status_code == 200, "the page is built"
        files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(files) >= 3
        for file in files:
            answer = client.get(page.url.join(file))
            assert answer.status_code == 200, file
            assert answer.content
            assert "html" not in answer.headers["content-type"], file


@pytest.mark.parametrize("path", ["/rooms", "/docs"])
def test_plain_pages_link_to_each_other(proxy: Proxy, path: str) -> None:
    with proxy.client("127.0.0.21") as client:
        page = client.get(path)
        for link in set(re.findall(r'href=["\']([^"\'#]+)["\']', page.text)):
            assert client.get(page.url.join(link)).status_code == 200, link


def test_a_room_is_opened_and_played_on_a_socket(proxy: Proxy) -> None:
    with proxy.client("127.0.0.22") as client:
        room = opened(client)
        actor = client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
        path = f"/api/seats/{room['seats'][actor]}/socket"
        with proxy.socket(path, f"http://{ADDRESS}:{proxy.port}") as socket:
            whole = json.loads(socket.recv(20))
            action = whole["view"]["actions"][0]["text"]
            socket.send(json.dumps({"type": "play", "index": whole["next"], "action": action}))
            assert json.loads(socket.recv(20))["type"] == "done"
        with pytest.raises(InvalidStatus) as refused:
            proxy.socket(path, "http://evil.example")
        assert refused.value.response.status_code == 403


def test_everybody_has_a_limit_of_their_own(proxy: Proxy) -> None:
    with proxy.client("127.0.0.23") as greedy, proxy.client("127.0.0.24") as other:
        answers = [greedy.get("/api/games").status_code for _ in range(100)]
        assert 429 in answers
        assert other.get("/api/games").status_code == 200


def test_no_link_is_in_the_log(proxy: Proxy) -> None:
    with proxy.client("127.0.0.25") as client:
        room = opened(client)
        for link in room["seats"]:
            client.get(f"/api/seats/{link}").raise_for_status()
    until(lambda: len(proxy.log.read_text().splitlines()) >= 3)
    log = proxy.log.read_text()
    assert "GET 200" in log
    assert not any(link in log for link in (*room["seats"], room["watch"]))


def test_a_proxy_may_leave_the_path_as_it_is(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", ROOTED) as server:
        client = server.client
        assert client.get("/games").headers["location"] == "/games/"
        page = client.get("/games/")
        for file in re.findall(r'(?:src|href)="([^"]+)"', page.text):
            assert client.get(page.url.join(file)).status_code == 200, file
        room = client.post("/games/api/rooms", json={"chairs": [{}, {}]}).json()
        with connect(server.address(f"/games/api/watch/{room['watch']}/socket")) as socket:
            assert json.loads(socket.recv(20))["type"] == "whole"
        assert client.get(f"/api/watch/{room['watch']}").status_code == 200
        assert client.get("/gamesters/api/games").status_code == 404
