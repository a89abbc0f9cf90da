"""Links that are renewed or given up: the old one opens nothing, and whoever came by it has to go."""

from typing import Any

from websockets.exceptions import ConnectionClosed

from paddlewheel.server.api.websocket import NO_SUCH_LINK
from tests.server.api.test_requests import opened
from tests.server.support.clients import Guest
from tests.server.support.server_process import Server


def put_out(guest: Guest) -> int:
    """The code that its socket is closed with."""
    try:
        while True:
            guest.socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else int(closed.rcvd.code)


def status(server: Server, path: str) -> int:
    return server.client.get(f"/api/{path}").status_code


def posted(server: Server, path: str) -> dict[str, Any]:
    return dict(server.client.post(f"/api/{path}", json={"confirm": True}).json())


def test_a_holder_renews_the_link_and_nobody_else_has_the_seat(server: Server) -> None:
    room = opened(server.client)
    other = Guest(server, f"/api/seats/{room['seats'][0]}")
    fresh = posted(server, f"seats/{room['seats'][0]}/renew")["link"]
    assert put_out(other) == NO_SUCH_LINK
    assert (status(server, f"seats/{room['seats'][0]}"), status(server, f"seats/{fresh}")) == (404, 200)
    refused = server.client.post(f"/api/manage/{room['manage']}/seats/0/renew", json={"confirm": True})
    assert (refused.status_code, "only they can do it again" in refused.json()["detail"]) == (422, True)
    assert server.client.get(f"/api/seats/{fresh}").json()["view"]["yours"] == [0]


def test_people_around_one_screen_renew_their_link_together(server: Server) -> None:
    room = opened(server.client, chairs=[{"bot": "mate"}, {"here": True}, {"here": True}])
    fresh = posted(server, f"seats/{room['seats'][1]}/renew")["link"]
    assert server.client.get(f"/api/seats/{fresh}").json()["view"]["yours"] == [1, 2]
    assert status(server, f"seats/{room['seats'][1]}") == 404


def test_whoever_leaves_for_good_gives_the_seat_to_a_bot(server: Server) -> None:
    room = opened(server.client)
    said = posted(server, f"seats/{room['seats'][0]}/leave")
    assert (said["seats"][0]["kind"], said["seats"][0]["bot"]) == ("bot", "pilot")
    assert status(server, f"seats/{room['seats'][0]}") == 404
    assert status(server, f"seats/{room['seats'][1]}") == 200


def test_whoever_opened_the_room_can_invite_anew_and_put_watchers_out(server: Server) -> None:
    room = opened(server.client)
    watcher = Guest(server, f"/api/watch/{room['watch']}")
    astray = Guest(server, f"/api/seats/{room['seats'][1]}")
    seat = posted(server, f"manage/{room['manage']}/seats/1/renew")["link"]
    watch = posted(server, f"manage/{room['manage']}/watch/renew")["link"]
    assert (put_out(watcher), put_out(astray)) == (NO_SUCH_LINK, NO_SUCH_LINK)
    assert (status(server, f"seats/{seat}"), status(server, f"watch/{watch}")) == (200, 200)
    assert (status(server, f"seats/{room['seats'][1]}"), status(server, f"watch/{room['watch']}")) == (404, 404)


def test_whoever_opened_the_room_can_delete_it_and_nobody_else(server: Server) -> None:
    room = opened(server.client)
    player = Guest(server, f"/api/seats/{room['seats'][0]}")
    for link in (room["seats"][0], room["watch"], room["room"]):
        assert server.client.post(f"/api/manage/{link}/delete", json={"confirm": True}).status_code == 404
    assert posted(server, f"manage/{room['manage']}/delete") == {"type": "deleted", "room": room["room"]}
    assert player.told("error")["detail"] == "this room was deleted"
    player.socket.close()
    assert status(server, f"watch/{room['watch']}") == 404
    assert status(server, f"seats/{room['manage']}") == 404, "it manages, and plays no seat"
