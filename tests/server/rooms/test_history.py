"""Earlier moments, as they were seen: what counts of them, whose eyes are allowed, and the luck when it is over."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from paddlewheel.core.errors import IllegalAction, RecordError
from paddlewheel.core.game import NOBODY
from paddlewheel.core.matches.provably_fair import draw_bits
from paddlewheel.core.presentation import view_of
from paddlewheel.server.json_patch import apply_patch
from paddlewheel.server.rooms.export import effective_line
from paddlewheel.server.rooms.history import MAX_MOMENTS_PER_ANSWER, Perspective
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import Viewer
from paddlewheel.server.storage.repository import Repository
from tests.server.api.test_requests import opened as opened_by_request
from tests.server.rooms.test_broadcast import at_random
from tests.server.storage.test_repository import opened, with_store
from tests.server.support.openapi_check import hold
from tests.server.support.server_process import Server

GAMES = ["mississippi-queen", "riverboat"]
AUDIENCES = ((0,), (1,), (2, 1), ())
View = dict[str, Any]


async def past(who: Participant) -> dict[int, View]:
    """Every moment of the game, by its index, asked for in several pieces."""
    found: dict[int, View] = {}
    index = 0
    while (
        index < who.live.number and (piece := await who.past(index, "own", MAX_MOMENTS_PER_ANSWER))["from"] not in found
    ):
        hold("PastResponse", piece)
        found[piece["from"]] = view = piece["view"]
        for moment in piece["then"]:
            found[moment["index"]] = view = apply_patch(view, moment["view"])
        index = max(found) + 1
    return found


def over(view: View) -> View:
    """As a moment looks that is over."""
    return view | {"actions": [], "can_undo": False}


@pytest.mark.parametrize(("game", "variants"), [("mississippi-queen", {"vote_on_direction": True}), ("riverboat", {})])
def test_the_past_is_what_was_seen_and_what_was_taken_back_is_left_out(
    tmp_path: Path, game: str, variants: dict[str, Any]
) -> None:
    async def work(store: Repository) -> None:
        live, dice = await Room.load(await opened(store, game, variants), store), random.Random(5)
        seen: dict[int, dict[tuple[int, ...], View]] = {}
        for _ in range(120):
            seen[live.number] = {seats: live.whole(Viewer(seats))["view"] for seats in AUDIENCES}
            await at_random(live, dice)
        line = effective_line(entries := await store.entries(live.room.room))
        assert len(line) < len(entries) - 2, "something was taken back"
        counts = [0, *(entry.number + 1 for entry in line)]
        for seats in AUDIENCES:
            told = await past(Participant(live, Viewer(seats)))
            assert list(told) == counts
            for index in set(counts) & seen.keys():
                assert told[index] == over(seen[index][seats])
        alone = [await Participant(live, Viewer()).past(index, "own", 1) for index in counts[::7]]
        assert [one["view"] for one in alone] == [told[index] for index in counts[::7]]

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_a_moment_that_was_taken_back_is_the_last_one_that_counts(tmp_path: Path) -> None:
    async def work(store: Repository) -> None:
        live, dice = await Room.load(await opened(store), store), random.Random(5)
        while live.game_log.undo_seat is None:
            await at_random(live, dice)
        back = live.number
        await live.undo(live.game_log.undo_seat, back)
        piece = await Participant(live, Viewer()).past(back, "own", 1)
        assert (piece["from"], piece["next"]) == (back - 1, back + 1)

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


async def refusal(who: Participant, through: Perspective, index: int = 0) -> str:
    try:
        await who.past(index, through, 1)
    except (IllegalAction, RecordError) as problem:
        return str(problem)
    return ""


def test_other_eyes_are_for_when_the_game_is_over(tmp_path: Path) -> None:
    async def work(store: Repository) -> None:
        live, dice = await Room.load(await opened(store, "riverboat"), store), random.Random(5)
        one, watcher, around = (Participant(live, Viewer(seats)) for seats in ((0,), (), (0, 1)))
        for who in (one, watcher, around):
            assert not await refusal(who, "own")
            assert not await refusal(who, "watch")
            assert "with others' when it is over" in await refusal(who, 2)
            assert "there is no seat 3" in await refusal(who, 3)
            assert "entries so far; look back to 0 to" in await refusal(who, "own", live.number + 1)
        assert not await refusal(one, 0)
        assert await refusal(one, 1)
        assert await refusal(watcher, 0)
        assert await refusal(around, 0), "those around one screen see what the one who decides may see"
        while live.actor != NOBODY:
            await at_random(live, dice)
        for who in (one, watcher, around):
            for seat in range(3):
                view = (await who.past(40, seat, 1))["view"]
                assert (view["seat"], view["yours"]) == (seat, list(who.viewer.seats))
                assert view["luck"]["secret"] is None
        assert (await one.past(live.number, 2, 1))["view"]["luck"]["secret"] == live.room.secret.hex()

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_a_vote_stays_sealed_in_the_past_and_others_see_their_own(tmp_path: Path) -> None:
    async def work(store: Repository) -> None:
        room = await opened(store, variants={"vote_on_direction": True})
        live, dice = await Room.load(room, store), random.Random(5)
        while view_of(live.game_log.position)["decision"] != "vote":
            await at_random(live, dice)
        sealed = 0
        while view_of(position := live.game_log.position)["decision"] == "vote":
            voter, index = position.actor, live.number
            await live.play(voter, index, position.game.action_text(position.legal_actions()[0]))
            shown = [await Participant(live, Viewer((seat,))).past(index + 1, "own", 1) for seat in range(3)]
            votes = [past["view"]["seats"][voter]["vote"] for past in shown]
            if live.game_log.position.hides_information_from(NOBODY):
                assert votes[voter] in ("left", "ahead", "right")
                assert [vote for seat, vote in enumerate(votes) if seat != voter] == ["cast", "cast"]
                sealed += 1
        assert sealed == 2

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_a_game_can_be_checked_without_its_rules(tmp_path: Path, game: str) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store, game), store)
        who = Participant(live, Viewer())
        while live.actor != NOBODY:
            if live.number < 40:
                with pytest.raises(IllegalAction, match="until then nobody can check"):
                    await who.luck()
            await sensibly(live)
        luck, record = await who.luck(), await who.record()
        hold("LuckResponse", luck)
        secret = bytes.fromhex(luck["secret"])
        assert [draw["number"] for draw in luck["draws"]] == record["luck"]["draws"]
        for draw in luck["draws"]:
            assert picked(draw["possible"], draw_bits(secret, draw["number"])) == draw["drawn"]
        assert max(len(draw["possible"]) for draw in luck["draws"]) > 5

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


async def sensibly(live: Room) -> None:
    """A race at random takes for ever."""
    position = live.game_log.position
    await live.play(position.actor, live.number, position.game.action_text(position.game.module.greedy(position)[0]))


def picked(possible: list[tuple[str, int]], bits: int) -> str:
    """As docs/protocol.md says it."""
    left = bits * sum(weight for _, weight in possible) >> 32
    for text, weight in possible:
        if left < weight:
            return text
        left -= weight
    raise AssertionError


@pytest.mark.parametrize("way", ["seats", "watch"])
def test_by_request_bad_eyes_and_moments_get_a_sentence(server_on_sqlite: Server, way: str) -> None:
    client = server_on_sqlite.client
    room = opened_by_request(client)
    path = f"/api/{way}/{room['watch'] if way == 'watch' else room['seats'][0]}"

    def refused(where: str) -> str:
        answer: httpx.Response = client.get(path + where)
        assert answer.status_code == 422, answer.text
        return str(answer.json()["detail"])

    assert client.get(f"{path}/past/0?eyes=watch&moments=3").json()["view"]["seat"] is None
    assert "entries so far" in refused("/past/999")
    assert "when it is over" in refused("/past/0?eyes=1")
    assert "eyes" in refused("/past/0?eyes=everybody")
    assert "moments" in refused("/past/0?moments=0")
    assert "nobody can check" in refused("/luck")
