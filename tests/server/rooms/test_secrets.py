"""What is hidden from a seat can change without one byte of its messages, errors, logs or exports changing."""

import json
import logging
import random
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.matches.provably_fair import commitment, new_secret
from paddlewheel.core.presentation import view_of
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.api.websocket import handle_text
from paddlewheel.server.json_logging import JsonFormatter
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import hashed, new_link, new_name
from paddlewheel.server.storage.hash_chain import hash_entries, start_of_chain
from paddlewheel.server.storage.models import JournalAppend, RoomRow, SeatRow
from paddlewheel.server.storage.repository import Repository
from tests.server.rooms.test_broadcast import Client, at_random
from tests.server.storage.test_repository import new_room, with_store

AUDIENCES = ((0,), (1,), (2,), ())
Transcripts = dict[tuple[int, ...], list[str]]


class Logbook(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        self.lines.append(json.dumps({key: value for key, value in line.items() if key not in ("time", "ms")}))


async def seated_at(store: Repository, room: RoomRow) -> Room:
    """With links that nobody else has."""
    seats = [SeatRow(room.room, seat, f"Player {seat + 1}", hashed(new_link())) for seat in range(3)]
    await store.open_room(room, seats)
    return await Room.load(room, store)


async def everything(live: Room, clients: list[Client]) -> Transcripts:
    """All that each audience was sent and can ask for, sensibly and not."""
    logbook, found = Logbook(), {}
    logging.getLogger().addHandler(logbook)
    live.send_pending()
    try:
        for client in clients:
            who = Participant(live, client.viewer)
            heard = [encode_json(message) for message in client.heard]
            asked = [encode_json(await handle_text(who, question)) for question in questions(live.number)]
            rest = [encode_json(who.whole()), encode_json(await who.record()), *await looks_back(who)]
            found[client.viewer.seats] = [*heard, *asked, *rest, *logbook.lines]
    finally:
        logging.getLogger().removeHandler(logbook)
    return {seats: [text.replace(live.room.room, "room") for text in texts] for seats, texts in found.items()}


async def looks_back(who: Participant) -> list[str]:
    """Every moment there was, through every eyes, allowed or not; and the luck."""
    texts = []
    for through in ("own", "watch", 0, 1, 2, 9):
        for index in range(0, who.live.number + 2, 25):
            texts.append(await said(who.past(index, through, 50)))
    return [*texts, await said(who.luck())]


async def said(answer: Awaitable[dict[str, Any]]) -> str:
    try:
        return encode_json(await answer)
    except PaddlewheelError as problem:
        return str(problem)


def questions(number: int) -> list[str]:
    texts = [json.dumps({"type": "since", "index": index}) for index in (0, number - 1, number, number + 5)]
    texts += [json.dumps({"type": kind, "index": number}) for kind in ("undo", "restart", "plans")]
    texts += [json.dumps({"type": "play", "index": index, "action": "speed 1"}) for index in (0, number)]
    return [*texts, "garbage", '{"type": "play"}']


async def up_to_votes(store: Repository, seed: int, choices: list[int]) -> tuple[Transcripts, set[int]]:
    """A race up to a vote of which all but one have been cast; and who cast theirs."""
    live, dice = await seated_at(store, new_room(variants={"vote_on_direction": True})), random.Random(seed)
    clients = [Client(live, *seats) for seats in AUDIENCES]
    while view_of(live.game_log.position)["decision"] != "vote":
        await at_random(live, dice)
    voters = set()
    for choice in choices:
        position = live.game_log.position
        legal = position.legal_actions()
        voters.add(position.actor)
        await live.play(position.actor, live.number, position.game.action_text(legal[choice % len(legal)]))
    return await everything(live, clients), voters


def compare_votes(folder: Path, seed: int, one: list[int], other: list[int]) -> None:
    async def work(store: Repository) -> None:
        first, voters = await up_to_votes(store, seed, one)
        second, _ = await up_to_votes(store, seed, other)
        for seats in AUDIENCES:
            if not voters & set(seats):
                assert first[seats] == second[seats], "who has not voted, or only watches, cannot tell"
        if one != other:
            assert first != second, "but those who voted can: there was something to see"

    with_store(f"sqlite:///{folder / 'rooms.db'}", work)


VOTES = st.lists(st.integers(0, 2), min_size=2, max_size=2)


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), [([0, 0], [1, 0]), ([0, 0], [0, 2]), ([1, 2], [2, 1])])
def test_votes_that_are_not_open_can_change_unseen(tmp_path: Path, one: list[int], other: list[int]) -> None:
    compare_votes(tmp_path, 1, one, other)


@pytest.mark.soak
def test_votes_that_are_not_open_can_change_unseen_in_many_races(tmp_path_factory: pytest.TempPathFactory) -> None:
    @settings(max_examples=150)
    @given(seed=st.integers(0, 10**6), one=VOTES, other=VOTES)
    def any_race(seed: int, one: list[int], other: list[int]) -> None:
        compare_votes(tmp_path_factory.mktemp("race"), seed, one, other)

    any_race()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
@settings(max_examples=5)
@given(seed=st.integers(0, 10**6))
def test_the_secret_and_other_seats_links_can_change_unseen(
    tmp_path_factory: pytest.TempPathFactory, game: str, seed: int
) -> None:
    """The same journal in two rooms: of the secret only its commitment can be seen, of the links nothing."""

    async def work(store: Repository) -> None:
        live, dice = await seated_at(store, new_room(game)), random.Random(seed)
        for _ in range(25):
            await at_random(live, dice)
        entries = tuple(await store.entries(live.room.room))
        told = []
        for _ in range(2):
            secret = new_secret()
            room = replace(new_room(game), room=new_name(), secret=secret)
            links = [new_link() for _ in range(3)]
            seats = [SeatRow(room.room, seat, f"Player {seat + 1}", hashed(link)) for seat, link in enumerate(links)]
            past = JournalAppend(
                room.room, hash_entries(start_of_chain(room.room), entries, 0), 0, live.game_log.settled
            )
            await store.open_room(room, seats, past)
            again = await Room.load(room, store)
            texts = await everything(again, [Client(again, *seats) for seats in AUDIENCES])
            for seen in texts.values():
                assert not any(text in "".join(seen) for text in (secret.hex(), *links, *map(hashed, links)))
            shown = commitment(secret)
            told.append({seats: clean(seen, shown) for seats, seen in texts.items()})
        assert told[0] == told[1]

    with_store(f"sqlite:///{tmp_path_factory.mktemp('secret') / 'rooms.db'}", work)


def clean(texts: list[str], shown: str) -> list[str]:
    """Without the commitment, and the number for playing on that a record makes of it."""
    seed = f'"seed":{int(shown[:8], 16)}'
    return [text.replace(shown, "commitment").replace(seed, '"seed":0') for text in texts]
