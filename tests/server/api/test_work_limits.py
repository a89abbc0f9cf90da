"""What costs much work: it is done once, in small slices, by turns, and not for ever."""

import asyncio
import gzip
import json
import random
import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import paddlewheel as pw
from paddlewheel.core.matches import records
from paddlewheel.core.notation.positions import position_from_json, position_to_json
from paddlewheel.games import find_game
from paddlewheel.server.api.concurrency import ClientGone, ConcurrencyLimiter
from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.bots import scheduler as crews
from paddlewheel.server.bots.fair_queue import RequestOrigin
from paddlewheel.server.bots.scheduler import BotScheduler
from paddlewheel.server.bots.worker_pool import BotQuestion, WorkerPool
from paddlewheel.server.protocols.limits import IS_CLOSING
from paddlewheel.server.rooms.create import Chair, open_room, setup_from_options, setup_from_record
from paddlewheel.server.rooms.journal import AppliedStep, GameLog
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.summary import RoomListCache
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER
from paddlewheel.server.storage.repository import Repository
from paddlewheel.server.time_slices import run_in_slices
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import serving
from tests.server.storage.test_repository import with_store
from tests.server.support.raw_connection import LAST, TEXT, RawConnection, frame
from tests.server.support.server_process import SERVE, Server

LIMITS = Limits(requests=1000, messages=5)
STRICT = SERVE.replace("Limits.of(0)", str(LIMITS))
SMALL_ROOMS = "from paddlewheel.server.rooms import room; room.MAX_ENTRIES_PER_ROOM = 12\n" + SERVE
SHORT_LOOKS = "from paddlewheel.server.rooms import room; room.VIEWER_TIMEOUT_S = 1.5\n" + SERVE
MUCH_MEMORY = 200 << 20  # bytes: far less than what is asked for, far more than what may be held
STRANGER = {"client": ("192.0.2.1", 4000)}
OTHER = {"client": ("192.0.2.2", 4000)}


@cache
def long_record() -> dict[str, Any]:
    match, dice = pw.new_game("mississippi-queen", players=4, seed=3), random.Random(3)
    while len(match.log) < 1000:
        match.play(dice.choice(match.legal_actions()))
    return match.save()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('work') / 'rooms.db'}", STRICT) as server:
        yield server


def memory(server: Server) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096


def test_a_record_is_replayed_once_and_others_go_on_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, ticks, taken = long_record(), 0, 0
    take = GameLog.take

    def counted(table: GameLog, entry: Any) -> AppliedStep:
        nonlocal taken
        taken += 1
        return take(table, entry)

    monkeypatch.setattr(GameLog, "take", counted)

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    async def work(store: Repository) -> None:
        ticking = asyncio.create_task(tick())
        setting = await run_in_slices(setup_from_record(record))
        ticking.cancel()
        assert ticks > 10
        room = await open_room(store, setting, [Chair()] * 4)
        assert taken == 0, "it was replayed when it was read"
        async with RoomRegistry(store).entered(room.room) as live:
            assert live.number >= len(record["actions"])
            match = pw.load(record)
            told = await live.happened(0, SPECTATOR_VIEWER)
        assert [one["action"] for one in told[: len(record["actions"])]] == record["actions"]
        assert setting.position is not None
        replayed = find_game(record["game"]).new_position(setting.options)
        for action in match.log[: len(record["actions"])]:
            replayed.step(action)
        assert position_to_json(setting.position) == position_to_json(replayed)

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_an_address_copies_so_many_entries_and_others_go_on(tmp_path: Path) -> None:
    """Long games imported or forked fill the disk much faster than rooms that are played in."""
    limits = Limits(requests=1000, rooms=100, copied=1)  # 300 at once
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", SERVE.replace("Limits.of(0)", str(limits))) as server:
        record = long_record() | {"actions": long_record()["actions"][:150], "result": None}
        wish = {"record": record, "chairs": [{}] * 4}
        with httpx.Client(base_url=server.client.base_url, timeout=60) as http:
            first = http.post("/api/rooms/from-record", json=wish).raise_for_status().json()
            http.post(f"/api/watch/{first['watch']}/fork", json={"index": 100}).raise_for_status()
            for path, more in (("/api/rooms/from-record", wish), (f"/api/watch/{first['watch']}/fork", {"index": 100})):
                refused = http.post(path, json=more)
                assert refused.status_code == 429
                assert "long games" in refused.json()["detail"]
            assert http.post(f"/api/watch/{first['watch']}/fork", json={"index": 2}).status_code == 201
            opened(http)
        transport = httpx.HTTPTransport(local_address="127.0.0.31")
        with httpx.Client(base_url=server.client.base_url, transport=transport, timeout=60) as other:
            other.post("/api/rooms/from-record", json=wish).raise_for_status()


def test_a_record_that_does_not_replay_says_where(client: httpx.Client) -> None:
    record = long_record() | {"actions": [*long_record()["actions"][:500], "stop", "stop"]}
    answer = client.post("/api/rooms/from-record", json={"record": record, "chairs": [{}] * 4})
    assert answer.status_code == 422
    assert "action 50" in answer.json()["detail"]


def test_what_is_long_and_wrong_is_not_sent_back_as_a_whole(server_on_sqlite: Server) -> None:
    client, long = server_on_sqlite.client, "x" * 1_000_000
    record = long_record() | {"actions": [long]}
    wishes = [
        ("/api/rooms/from-record", {"record": record, "chairs": [{}] * 4}),
        ("/api/rooms", {"chairs": [{}, {}], long: 1}),
        ("/api/rooms", {"chairs": [{}, {}], "game": long}),
    ]
    for path, wish in wishes:
        answer = client.post(path, json=wish)
        assert answer.status_code == 422
        assert len(answer.content) < 2000


def test_the_cost_of_a_message_goes_by_what_it_asks_for(strict: Server) -> None:
    room = opened(strict.client)
    with connect(strict.address(f"/api/watch/{room['watch']}/socket")) as socket:
        socket.recv(20)
        for _ in range(10):
            socket.send('{"type": "sinc\\u0065", "index": 0}')
        answers = [json.loads(socket.recv(20)) for _ in range(10)]
    assert sum(answer["type"] == "since" for answer in answers) < 8, "five times what another costs"
    assert answers[-1]["status"] == 429


def test_each_address_has_its_turns_and_none_waits_for_another() -> None:
    async def work() -> None:
        limiter, go_on, at_work = ConcurrencyLimiter(1, together=2), asyncio.Event(), list[str]()

        async def ask(scope: dict[str, Any], name: str) -> None:
            async with limiter.slot(scope):
                at_work.append(name)
                await go_on.wait()

        tasks = [asyncio.create_task(ask(STRANGER, "stranger")) for _ in range(5)]
        tasks.append(asyncio.create_task(ask(OTHER, "other")))
        await asyncio.sleep(0.01)
        assert at_work == ["stranger", "other"]
        go_on.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 20)
        assert at_work.count("stranger") == 5

    asyncio.run(work())


def test_nothing_is_done_for_who_went_away_while_waiting() -> None:
    async def work() -> None:
        limiter = ConcurrencyLimiter(1)
        gone = STRANGER | {"extensions": {IS_CLOSING: lambda: True}}
        with pytest.raises(ClientGone):
            async with limiter.slot(gone):
                raise AssertionError("nobody waits for this")
        async with limiter.slot(STRANGER):
            pass

    asyncio.run(work())


def test_a_room_has_so_many_entries_and_goes_on_as_a_fork(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", SMALL_ROOMS) as server:
        client, room = server.client, opened(server.client)
        for _ in range(20):
            seen = client.get(f"/api/watch/{room['watch']}").json()
            path = f"/api/seats/{room['seats'][seen['view']['actor']]}"
            action = client.get(path).json()["view"]["actions"][0]["text"]
            answer = client.post(f"{path}/play", json={"index": seen["next"], "action": action})
            if answer.status_code != 200:
                break
        assert answer.status_code == 422
        assert re.fullmatch(r"this room has \d+ entries, and no more .* fork it to play on", answer.json()["detail"])
        fork = client.post(f"{path}/fork", json={"index": seen["next"] - 2}).json()
        assert client.get(f"/api/watch/{fork['watch']}").status_code == 200


def test_bots_among_themselves_play_while_somebody_looks(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", SHORT_LOOKS) as server:

        def decisions() -> float:
            found = re.search(r"^paddlewheel_bot_decisions(?:_total)? (\S+)$", server.client.get("/metrics").text, re.M)
            assert found
            return float(found[1])

        room = opened(server.client, chairs=[{"bot": "captain:200"}, {"bot": "captain:200"}])
        assert decisions() == 0, "nobody has looked"
        server.client.get(f"/api/watch/{room['watch']}").raise_for_status()
        until(lambda: decisions() > 0)
        until(lambda: _is_steady(decisions))
        before = decisions()
        whole = server.client.get(f"/api/watch/{room['watch']}").raise_for_status().json()
        assert whole["view"]["result"] is None
        until(lambda: decisions() > before)


def _is_steady(number: Any) -> bool:
    before = number()
    time.sleep(1)
    return bool(number() == before)


class Overtaken(WorkerPool):
    """Bots whose plans never hold for more than one action."""

    async def decide(self, question: BotQuestion, asker: RequestOrigin) -> list[str]:
        rules = find_game(question.game)
        legal = position_from_json(rules, question.seen).legal_actions()
        illegal = next(number for number in range(rules.actions) if number not in legal)
        return [rules.action_text(legal[0]), rules.action_text(illegal)]


def test_a_bot_whose_plan_no_longer_holds_thinks_anew_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "RECHECK_INTERVAL_S", 3600)

    async def work(store: Repository) -> None:
        rooms = RoomRegistry(store)
        crew = BotScheduler(rooms, Overtaken(1), 1.0)
        room = await open_room(
            store, setup_from_options("riverboat", None, 2, {}), [Chair(bot="mate"), Chair(bot="mate")]
        )
        async with rooms.entered(room.room) as live:
            async with asyncio.timeout(60):
                while crew.decisions < 20:
                    await asyncio.sleep(0.01)
            assert live.number > 20
            await crew.close()

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_the_room_list_is_asked_for_once(tmp_path: Path) -> None:
    async def work(store: Repository) -> None:
        asked = 0
        newest = store.newest_rooms

        async def counted(count: int) -> Any:
            nonlocal asked
            asked += 1
            return await newest(count)

        store.newest_rooms = counted  # type: ignore[method-assign]
        rooms = RoomListCache(store)
        answers = await asyncio.gather(*(rooms.newest() for _ in range(50)))
        assert asked == 1
        assert all(answer is answers[0] for answer in answers)
        rooms.changed()
        await rooms.newest()
        assert asked == 2

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_large_answers_are_compressed_for_who_can_read_that(server_on_sqlite: Server) -> None:
    client, path = server_on_sqlite.client, "/api/rules/mississippi-queen/examples"
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 4
    assert len(gzip.compress(plain.content)) < len(plain.content) / 4
    small = client.get("/healthz", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers


def test_the_version_is_read_from_the_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    records.engine_version()
    monkeypatch.setattr(records, "version", lambda name: pytest.fail("it was read again"))
    assert records.engine_version() == pw.load(long_record()).save()["engine"]


def test_who_never_reads_is_cut_and_takes_little_memory(tmp_path: Path) -> None:
    snippet = "from paddlewheel.server.protocols import connections; connections.STALLED_SECONDS = 1\n" + STRICT
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", snippet.replace("messages=5", "messages=300")) as server:
        path, index = many_plans(server.client)
        before = memory(server)
        sockets = [RawConnection(server, "127.0.0.9").upgraded(f"{path}/socket") for _ in range(60)]
        question = frame(LAST | TEXT, json.dumps({"type": "plans", "index": index}).encode())
        for socket in sockets:
            socket.send(question * 100)
        assert server.client.get("/api/games").status_code == 200
        until(lambda: open_sockets(server) == 0)
        assert memory(server) - before < MUCH_MEMORY
        for socket in sockets:
            socket.close()


def many_plans(client: httpx.Client) -> tuple[str, int]:
    """A seat that may ask for plans that take many thousand letters."""
    room, dice = opened(client, chairs=[{}] * 5), random.Random(1)
    for _ in range(300):
        seen = client.get(f"/api/watch/{room['watch']}").json()
        path = f"/api/seats/{room['seats'][seen['view']['actor']]}"
        if len(client.get(f"{path}/plans/{seen['next']}").content) > 50_000:
            return path, seen["next"]
        action = dice.choice(client.get(path).json()["view"]["actions"])["text"]
        client.post(f"{path}/play", json={"index": seen["next"], "action": action}).raise_for_status()
    raise AssertionError("no turn had many plans")


def open_sockets(server: Server) -> float:
    found = re.search(r"^paddlewheel_sockets (\S+)$", server.client.get("/metrics").text, re.M)
    assert found
    return float(found[1])


def test_bodies_that_never_end_take_little_memory(strict: Server) -> None:
    size, before = 1_900_000, memory(strict)
    head = f"POST /api/rooms HTTP/1.1\r\nhost: here\r\ncontent-length: {size}\r\n\r\n".encode()
    slow = [RawConnection(strict, "127.0.0.8") for _ in range(100)]
    for one in slow:
        one.send(head)
        one.socket.settimeout(2)
        one.send(b" " * (size - 1))
    assert memory(strict) - before < 100 << 20
    assert strict.client.get("/api/games").status_code == 200
    for one in slow:
        one.close()
