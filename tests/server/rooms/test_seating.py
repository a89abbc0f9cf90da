"""Free seats are claimed by one room link, names change; the manage link starts, reminds and seats stand-ins."""

import asyncio
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.server.rooms.create import Chair, CreatedRoom
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.viewer import hashed
from paddlewheel.server.seating.claims import SeatTaken, claim_seat
from paddlewheel.server.seating.names import require_name
from paddlewheel.server.storage.repository import Repository
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import play_on
from tests.server.rooms.test_registry import opened_by
from tests.server.storage.test_repository import with_store
from tests.server.support.clients import Guest
from tests.server.support.postgres import Postgres
from tests.server.support.server_process import Server

HOST_AND_TWO = [{"name": "Ada"}, {"free": True}, {"free": True}]
SURE = {"confirm": True}


def asked(server: Server, path: str, body: Any = None, status: int = 200) -> dict[str, Any]:
    answer = server.client.post(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def claimed(server: Server, room: dict[str, Any], seat: int, name: str) -> str:
    return str(asked(server, f"join/{room['join']}/seats/{seat}", {"name": name}, 201)["link"])


def seen(server: Server, link: str) -> dict[str, Any]:
    return dict(server.client.get(f"/api/seats/{link}").json())


def names(people: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in people["seats"]]


def test_three_meet_by_one_link_and_the_host_starts(server: Server) -> None:
    room = opened(server.client, game="riverboat", chairs=HOST_AND_TWO)
    assert room["seats"][1:] == [None, None]
    host = Guest(server, f"/api/seats/{room['seats'][0]}")
    looking = server.client.get(f"/api/watch/{room['join']}").json()
    assert [seat["free"] for seat in looking["seats"]] == [False, True, True]
    assert looking["status"] == {"waiting": True, "spectators": 0, "turn_limit": None, "idle": 0}
    ben = claimed(server, room, 2, "Ben")
    assert names(host.told("seats")) == ["Ada", "", "Ben"]
    assert asked(server, f"join/{room['join']}/seats/2", {"name": "Cleo"}, 409)["message"]["id"] == "seat-error-taken"
    assert "not started" in asked(server, f"seats/{ben}/play", {"index": 0, "action": "stop"}, 422)["detail"]
    asked(server, f"seats/{ben}/ready", {"ready": True})
    assert host.told("seats")["seats"][2]["ready"]
    assert names(asked(server, f"seats/{ben}/seat", {"seat": 1})) == ["Ada", "Ben", ""]
    assert (seen(server, ben)["view"]["yours"], seen(server, ben)["seats"][1]["ready"]) == ([1], True)
    still = asked(server, f"manage/{room['manage']}/start", {}, 422)
    assert (still["message"]["id"], still["message"]["args"]) == ("seat-error-still-free", {"seats": ["3"]})
    started = asked(server, f"manage/{room['manage']}/start", {"bot": "mate"})
    assert ([seat["bot"] for seat in started["seats"]], started["status"]["waiting"]) == (["", "", "mate"], False)
    asked(server, f"seats/{ben}/seat", {"seat": 2}, 422)
    asked(server, f"join/{room['join']}/seats/2", {"name": "Cleo"}, 409)
    links = [room["seats"][0], ben]
    for _ in range(4):
        actor = until(lambda: (now := seen(server, ben)["view"]["actor"]) < 2 and [now])[0]
        play_on(server.client, links[actor])
    host.socket.close()


def test_the_host_fills_and_frees_seats_before_the_start(server: Server) -> None:
    room = opened(server.client, chairs=HOST_AND_TWO)
    ben = claimed(server, room, 1, "Ben")
    manage = f"manage/{room['manage']}/seats"
    asked(server, f"{manage}/1/fill", {"bot": "mate"}, 409)
    assert asked(server, f"{manage}/2/fill", {"bot": "mate"})["seats"][2]["kind"] == "bot"
    asked(server, f"join/{room['join']}/seats/2", {"name": "Cleo"}, 409)
    assert asked(server, f"{manage}/2/fill", {"bot": ""})["seats"][2]["free"]
    assert asked(server, f"{manage}/1/fill", {"bot": ""})["seats"][1]["free"]
    assert server.client.get(f"/api/seats/{ben}").status_code == 404
    for seat, name in ((1, "Cleo"), (2, "Dan")):
        claimed(server, room, seat, name)
    asked(server, f"manage/{room['manage']}/start", {})
    asked(server, f"{manage}/1/fill", {"bot": ""}, 422)
    for link in (room["join"], room["watch"], room["seats"][0]):
        asked(server, f"manage/{link}/start", {}, 404)


def test_a_room_link_is_a_key_that_can_be_renewed(server: Server) -> None:
    room = opened(server.client, chairs=HOST_AND_TWO)
    assert len(room["join"]) == len(room["watch"]) == 32
    looker = Guest(server, f"/api/watch/{room['join']}")
    fresh = asked(server, f"manage/{room['manage']}/join/renew", SURE)["link"]
    looker.socket.close()
    asked(server, f"join/{room['join']}/seats/1", {"name": "Ben"}, 404)
    assert server.client.get(f"/api/watch/{room['join']}").status_code == 404
    claimed(server, room | {"join": fresh}, 1, "Ben")
    asked(server, f"join/{fresh}/seats/7", {"name": "Cleo"}, 422)
    text = server.client.get(f"/api/watch/{room['watch']}").text + server.client.get("/rooms").text
    assert fresh not in text
    other = opened(server.client)
    assert other["join"] is None
    asked(server, f"manage/{other['manage']}/join/renew", SURE, 422)
    assert not server.client.get(f"/api/watch/{other['watch']}").json()["status"]["waiting"]


def test_a_player_is_renamed_at_any_time_and_everybody_sees_it(server: Server) -> None:
    room = opened(server.client, chairs=[{"here": True}, {"here": True}, {"name": "Cleo"}])
    watcher = Guest(server, f"/api/watch/{room['watch']}")
    asked(server, f"seats/{room['seats'][0]}/name", {"name": "Ada", "seat": 1})
    assert names(watcher.told("seats")) == ["", "Ada", "Cleo"]
    asked(server, f"seats/{room['seats'][0]}/name", {"name": "Ben", "seat": 2}, 422)
    refused = asked(server, f"seats/{room['seats'][2]}/name", {"name": "C" * 41}, 422)
    assert refused["message"] == {"id": "room-error-name-too-long", "args": {"seat": 3, "most": 40, "letters": 41}}
    record = server.client.get(f"/api/watch/{room['watch']}/record").json()
    assert record["names"] == ["", "Ada", "Cleo"]
    told = asked(server, "records/check", {"record": record})
    assert told == {
        "game": "mississippi-queen",
        "edition": record["options"]["edition"],
        "players": 3,
        "names": ["", "Ada", "Cleo"],
        "is_over": False,
    }
    asked(server, "records/check", {"record": record | {"actions": ["fly"]}}, 422)
    watcher.socket.close()


@pytest.mark.parametrize("name", ["👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥 Zoë", "می‌خواهم", "", "Ada Lovelace"])
def test_names_may_have_all_that_can_be_seen(name: str) -> None:
    require_name(name, 0)


@pytest.mark.parametrize("name", ["a\u200d", "\u200da", "a\u200d\u200db", "a\u202eb", "a\nb", "\U000e0067a", "a\u200b"])
def test_names_have_nothing_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(SetupError, match=r"^seat 3: the name has a character that cannot be seen \(U\+"):
        require_name(name, 2)


def test_a_bot_plays_for_whoever_is_away_until_they_are_back(server: Server) -> None:
    room = opened(server.client, game="riverboat", chairs=[{"name": "Ada"}, {"name": "Ben"}, {"bot": "mate"}])
    ben, manage = Guest(server, f"/api/seats/{room['seats'][1]}"), f"manage/{room['manage']}/seats"
    refused = asked(server, f"{manage}/1/stand-in", {"bot": "mate"}, 422)
    assert refused["message"]["id"] == "seat-error-still-there"
    asked(server, f"{manage}/2/stand-in", {"bot": "mate"}, 422)
    asked(server, f"{manage}/1/stand-in", {"bot": "nobody"}, 422)
    asked(server, f"{manage}/1/remind", SURE)
    assert ben.told("reminded")["seat"] == 1
    asked(server, f"{manage}/1/remind", SURE)
    asked(server, f"{manage}/1/remind", SURE, 429)
    ben.socket.close()
    watch = f"/api/watch/{room['watch']}"
    until(lambda: not server.client.get(watch).json()["seats"][1]["present"])
    assert asked(server, f"{manage}/1/stand-in", {"bot": "mate"})["seats"][1]["bot"] == "mate"

    def bens_turns() -> int:
        happened = server.client.get(f"{watch}/since/0").json()["happened"]
        return sum(entry["seat"] == 1 for entry in happened)

    while not bens_turns():
        if server.client.get(watch).json()["view"]["actor"] == 0:
            play_on(server.client, room["seats"][0])
    assert seen(server, room["seats"][1])["seats"][1]["bot"] == "", "back in the seat"


def test_phrases_are_said_to_all_and_kept_nowhere(server: Server) -> None:
    room = opened(server.client)
    watcher = Guest(server, f"/api/watch/{room['watch']}")
    say = f"seats/{room['seats'][1]}/say"
    for _ in range(3):
        asked(server, say, {"phrase": "full-steam"})
        assert watcher.told("said") == {"type": "said", "seat": 1, "phrase": "full-steam"}
    asked(server, say, {"phrase": "full-steam"}, 429)
    asked(server, f"seats/{room['seats'][0]}/say", {"phrase": "buy my coal"}, 422)
    asked(server, f"seats/{room['seats'][0]}/say", {"phrase": "ahoy", "seat": 1}, 422)
    asked(server, f"seats/{room['watch']}/say", {"phrase": "ahoy"}, 404)
    record = server.client.get(f"/api/watch/{room['watch']}/record").text
    assert "full-steam" not in record
    watcher.socket.close()


def test_who_asks_again_and_again_is_there_without_a_socket(server: Server) -> None:
    room = opened(server.client)
    watcher = Guest(server, f"/api/watch/{room['watch']}")
    server.client.get(f"/api/seats/{room['seats'][0]}/since/0").raise_for_status()
    server.client.get(f"/api/seats/{room['seats'][1]}/since/0?stay=true").raise_for_status()
    assert [seat["present"] for seat in watcher.told("seats")["seats"]] == [False, True]
    asked(server, f"manage/{room['manage']}/seats/1/stand-in", {"bot": "mate"}, 422)
    watcher.socket.close()


def test_spectators_are_counted(server: Server) -> None:
    room = opened(server.client)
    ada = Guest(server, f"/api/seats/{room['seats'][0]}")
    watchers = [Guest(server, f"/api/watch/{room['watch']}") for _ in range(3)]
    while ada.told("seats")["status"]["spectators"] != 3:
        pass
    watchers.pop().socket.close()
    while ada.told("seats")["status"]["spectators"] != 2:
        pass
    for guest in (ada, *watchers):
        guest.socket.close()


def test_of_many_who_want_a_seat_one_gets_it(database: str) -> None:
    async def work(store: Repository) -> None:
        rooms = RoomRegistry(store)
        opened: CreatedRoom = await opened_by(store, "riverboat", (Chair("Ada"), Chair(free=True), Chair(free=True)))
        assert opened.join is not None
        assert opened.join not in repr((await store.room(opened.room), await store.seats(opened.room)))
        answers = await asyncio.gather(
            *(claim_seat(rooms, opened.join, 1, f"Player {number}") for number in range(6)), return_exceptions=True
        )
        (link,) = [answer["link"] for answer in answers if isinstance(answer, dict)]
        assert sum(isinstance(answer, SeatTaken) for answer in answers) == 5
        assert (await store.seats(opened.room))[1].link == hashed(link)

    with_store(database, work)


def test_claims_and_the_start_survive_a_restart(own_server: Server) -> None:
    room = opened(own_server.client, game="riverboat", chairs=HOST_AND_TWO)
    ben = claimed(own_server, room, 1, "Ben")
    asked(own_server, f"seats/{ben}/ready", {"ready": True})
    own_server.kill()
    own_server.start()
    back = seen(own_server, ben)
    assert (names(back), back["seats"][1]["ready"], back["status"]["waiting"]) == (["Ada", "Ben", ""], True, True)
    asked(own_server, f"manage/{room['manage']}/start", {"bot": "mate"})
    own_server.kill()
    own_server.start()
    assert not seen(own_server, ben)["status"]["waiting"]


def test_seats_are_the_same_on_two_servers(postgres: Postgres) -> None:
    database = postgres.new_database("seating")
    here, there = Server(database), Server(database)
    room = opened(here.client, game="riverboat", chairs=HOST_AND_TWO)
    host = Guest(here, f"/api/seats/{room['seats'][0]}")
    ben = claimed(there, room, 1, "Ben")
    assert names(host.told("seats")) == ["Ada", "Ben", ""]
    on_the_other = Guest(there, f"/api/seats/{ben}")
    asked(here, f"manage/{room['manage']}/start", {"bot": "mate"})
    while on_the_other.told("seats")["status"]["waiting"]:
        pass
    asked(there, f"seats/{ben}/say", {"phrase": "ahoy"})
    assert host.told("said")["seat"] == 1
    asked(here, f"manage/{room['manage']}/seats/1/remind", SURE)
    assert on_the_other.told("reminded")["seat"] == 1
    watcher = Guest(there, f"/api/watch/{room['watch']}")
    while host.told("seats")["status"]["spectators"] != 1:
        pass
    for guest in (host, on_the_other, watcher):
        guest.socket.close()
    here.stop()
    there.stop()
