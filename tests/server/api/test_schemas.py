"""Every view, event, plan, message and answer is as /openapi.json describes it, without a field more or less."""

import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

import paddlewheel
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.presentation import events_between, view_of, views_of
from paddlewheel.games import GAMES
from paddlewheel.mississippi_queen import actions as race_actions
from paddlewheel.mississippi_queen import names
from paddlewheel.mississippi_queen import state as race_state
from paddlewheel.mississippi_queen.view import river_map
from paddlewheel.mississippi_queen.view import schema as race
from paddlewheel.riverboat import actions as season_actions
from paddlewheel.riverboat import state as season_state
from paddlewheel.riverboat.components import SPACE_BONUSES, crop_names
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.notation.names import SUITS
from paddlewheel.riverboat.view import naming as season_words
from paddlewheel.riverboat.view import schema as season
from paddlewheel.server.api.openapi import openapi_document
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.api.websocket import handle_text
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import Viewer
from paddlewheel.server.seating.spoken import remind, say
from paddlewheel.server.storage.repository import Repository
from tests.processes import until
from tests.server.rooms.test_broadcast import Client, at_random
from tests.server.rooms.test_secrets import questions
from tests.server.storage.test_repository import opened, with_store
from tests.server.support.openapi_check import EVENTS, ROOM, VIEWS, answer_shape, hold, kinds, objects, shape
from tests.server.support.server_process import Server
from tests.tables import EVERY_TABLE, Table, name_of

LOOKS = 0.02  # of all moments
MOST_STEPS = 600
RIVERBOAT = GAMES["riverboat"]
KNOBS = [{"harvest_bonus_at": 2, "workers": 10}, {"riverboats_a_round": "2-2-2-3", "tile_points": 0, "coins": 9}]
CHANGED = [Table(RIVERBOAT, RIVERBOAT.options(None, 3, knobs)) for knobs in KNOBS]
SOURCE = Path(paddlewheel.__file__).parent
MAY_BE_MISSING = ("island", "waiting", "start_dock", "landing", "scores", "worth")
TAKING_BACK = {(f"/api/seats/{{link}}/{way}", "post") for way in ("undo", "restart", "takeback", "agree", "decline")}
AT_THE_END = {  # see test_history and test_after_the_game
    (f"/api/{place}/{{link}}/{what}", "get") for place in ("seats", "watch") for what in ("luck", "statistics")
} | {("/api/seats/{link}/rematch", "post")}


def steps(table: Table, seed: int) -> Iterator[tuple[Position, int, Position]]:
    """A game at random, chance's actions included."""
    position, dice = table.game.new_position(table.options), random.Random(seed)
    for _ in range(MOST_STEPS):
        if position.actor == NOBODY:
            return
        before, drawn = position.copy(), position.chance_outcomes()
        action = dice.choices(*zip(*drawn, strict=True))[0] if drawn else dice.choice(position.legal_actions())
        position.step(action)
        yield before, action, position


@pytest.mark.parametrize("table", EVERY_TABLE + CHANGED, ids=name_of)
def test_views_events_and_plans_are_as_described(table: Table) -> None:
    game, dice = table.game, random.Random(1)
    for before, action, after in steps(table, 4):
        for event in events_between(before, after, action):
            hold(EVENTS[game.name], event.as_data())
        if dice.random() > LOOKS and after.actor != NOBODY:
            continue
        for view in views_of(after, [None, *range(table.players)]).values():
            hold(VIEWS[game.name], view | ROOM)
        if after.actor not in (CHANCE, NOBODY):
            hold("PlansMessage", after.game.module.planner.compact_plans(after) | {"type": "plans", "next": 1})


@pytest.mark.parametrize(
    ("name", "folder"), [("MississippiQueenEvent", "mississippi_queen"), ("RiverboatEvent", "riverboat")]
)
def test_every_kind_of_event_is_described_and_no_other(name: str, folder: str) -> None:
    files = [file for file in (SOURCE / folder / "view" / "events").glob("*.py") if file.name != "schema.py"]
    text, described = "".join(file.read_text("utf-8") for file in files), set(kinds(name))
    assert set(re.findall(r'add_event\("([a-z ]+)"', text)) <= described
    assert [kind for kind in described if f'"{kind}"' not in text] == []


CLOSED = [
    (race.Heading, HEADINGS),
    (race.Direction, race_actions.DIRECTIONS),
    (race.BoatName, (*names.COLOURS, names.ROSE)),
    (race.MississippiQueenDecision, race_state.DECISION_NAMES),
    (race.SpaceKind, river_map.SPACE_KINDS),
    (race.Condition, race_state.CONDITION_NAMES),
    (season.RoundPhase, season_state.PHASE_NAMES),
    (season.RiverboatDecision, season_state.DECISION_NAMES),
    (season.Crop, crop_names()),
    (season.Suit, COLOUR_NAMES),
    (season.CultivationCard, SUITS),
    (season.Feature, season_actions.FEATURES),
]


@pytest.mark.parametrize(("alias", "words"), CLOSED, ids=lambda value: getattr(value, "__name__", ""))
def test_closed_sets_of_words_are_those_of_the_game(alias: Any, words: tuple[str, ...]) -> None:
    assert get_args(alias.__value__) == tuple(words)


def test_fields_with_words_for_names_have_all_of_them() -> None:
    assert tuple(season.Earned.__annotations__) == season_state.POINT_SOURCE_NAMES
    assert (
        tuple(season.LastPoints.__annotations__)
        == season_state.POINT_SOURCE_NAMES[-len(season.LastPoints.__annotations__) :]
    )
    assert tuple(season.Harvest.__annotations__) == crop_names()
    assert tuple(season.CardsLeft.__annotations__) == SUITS
    assert get_args(season.FieldView.__annotations__["symbol"]) == tuple(season_words.SUIT_SYMBOLS)
    assert get_args(season.CardSpace.__annotations__["bonus"]) == SPACE_BONUSES


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_a_field_that_is_not_described_is_noticed_wherever_it_is(game: str) -> None:
    table = next(table for table in EVERY_TABLE if table.game.name == game)
    for before, _, _ in itertools.islice(steps(table, 4), 60, 200, 60):
        view = json.loads(encode_json(view_of(before, max(before.actor, 0)) | ROOM))
        hold(VIEWS[game], view)
        for part in objects(view):
            part["undescribed"] = {}
            assert not shape(VIEWS[game]).is_valid(view)
            del part["undescribed"]
            for field in described_fields(part):
                value = part.pop(field)
                assert not shape(VIEWS[game]).is_valid(view), field
                part[field] = value


def described_fields(part: dict[str, Any]) -> list[str]:
    """But for those that may be missing."""
    return [field for field in part if field not in MAY_BE_MISSING and field not in season.LastPoints.__annotations__]


class Listener(Client):
    """Keeps all it hears."""

    def __init__(self, live: Room, *seats: int) -> None:
        self.all: list[dict[str, Any]] = []
        super().__init__(live, *seats)

    def hear(self, message: dict[str, Any]) -> None:
        self.all.append(message)
        if message["type"] not in ("said", "reminded"):
            super().hear(message)


@pytest.mark.parametrize(
    ("game", "variants", "event"),
    [("mississippi-queen", {"vote_on_direction": True}, "sealed"), ("riverboat", {}, "undo")],
    ids=["race", "season"],
)
def test_messages_are_as_described(tmp_path: Path, game: str, variants: dict[str, Any], event: str) -> None:
    async def work(store: Repository) -> None:
        live, dice = await Room.load(await opened(store, game, variants), store), random.Random(2)
        clients = [Listener(live, *seats) for seats in ((0,), (1,), (), (2, 1))]
        for _ in range(150):
            await at_random(live, dice)
        live.send_pending()
        heard = await answers(live, [client.viewer for client in clients])
        await say(Participant(live, Viewer((1,))), None, "ahoy")
        await remind(live, 1)
        heard += [message for client in clients for message in client.all]
        kinds_of_play = {"whole", "change", "seats", "since", "plans", "done", "error"}
        assert {message["type"] for message in heard} == kinds_of_play | {"said", "reminded"}
        assert f'"kind":"{event}"' in encode_json({"heard": heard})
        for message in heard:
            hold("ServerMessage", message)

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


async def answers(live: Room, audiences: list[Viewer]) -> list[dict[str, Any]]:
    """To whatever may be asked, sensibly and not."""
    actor, action = Participant(live, Viewer((live.actor,))), live.game_log.position.legal_actions()[0]
    play = {"type": "play", "index": live.number, "action": live.game_log.position.game.action_text(action)}
    found = [await handle_text(actor, json.dumps(one)) for one in (play | {"type": "plans", "action": None}, play)]
    for eyes in audiences:
        who = Participant(live, eyes)
        found += [who.whole(), *[await handle_text(who, question) for question in questions(live.number)]]
    return found


class Asking:
    """Makes requests and holds every answer to its shape."""

    def __init__(self, client: httpx.Client) -> None:
        self.client, self.asked = client, set[tuple[str, str]]()

    def ask(self, way: str, path: str, body: Any = None, **parts: Any) -> Any:
        answer = self.client.request(way, path.format(**parts), json=body)
        assert answer.status_code in (200, 201), answer.text
        self.asked.add((path, way))
        hold(answer_shape(path, way), answer.json())
        return answer.json()


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_answers_are_as_described(server_on_sqlite: Server, game: str) -> None:
    asking, chairs = Asking(server_on_sqlite.client), [{"name": "Ada"}, {"bot": "deckhand"}]
    asking.ask("get", "/api/games")
    scenes = asking.ask("get", "/api/lessons/{game}", game=game)["scenes"]
    asking.ask("post", "/api/lessons/{game}/{scene}", {"name": "Ada"}, game=game, scene=scenes[0]["id"])
    for path in ("/api/rules/{game}", "/api/rules/{game}/examples"):
        asking.ask("get", path, game=game)
    room = asking.ask("post", "/api/rooms", {"game": game, "chairs": chairs})
    link = room["seats"][0]
    seat = until(lambda: (seen := asking.ask("get", "/api/seats/{link}", link=link))["view"]["actions"] and seen)
    asking.ask("get", "/api/seats/{link}/plans/{index}", link=link, index=seat["next"])
    play = {"index": seat["next"], "action": seat["view"]["actions"][0]["text"]}
    asking.ask("post", "/api/seats/{link}/play", play, link=link)
    asking.ask("post", "/api/mine", {"links": [link, room["watch"]]})
    for place, key in (("seats", link), ("watch", room["watch"])):
        asking.ask("get", f"/api/{place}/{{link}}", link=key)
        asking.ask("get", f"/api/{place}/{{link}}/since/{{index}}", link=key, index=0)
        record = asking.ask("get", f"/api/{place}/{{link}}/record", link=key)
        asking.ask("get", f"/api/{place}/{{link}}/past/{{index}}", link=key, index=0)
        asking.ask("post", f"/api/{place}/{{link}}/fork", {"index": 0}, link=key)
    again = asking.ask("post", "/api/rooms/from-record", {"record": record, "chairs": chairs})
    asking.ask("post", "/api/seats/{link}/bot", {"bot": "deckhand"}, link=again["seats"][0])
    sure, manage = {"confirm": True}, {"link": again["manage"]}
    asking.ask("post", "/api/manage/{link}/seats/{seat}/renew", sure, **manage, seat=0)
    asking.ask("post", "/api/manage/{link}/watch/renew", sure, **manage)
    asking.ask("post", "/api/manage/{link}/delete", sure, **manage)
    ask_about_seats(asking, game, record)
    fresh = asking.ask("post", "/api/seats/{link}/renew", sure, link=link)["link"]
    asking.ask("post", "/api/seats/{link}/leave", sure, link=fresh)
    assert asking.asked >= every_request() - TAKING_BACK - AT_THE_END


def ask_about_seats(asking: Asking, game: str, record: dict[str, Any]) -> None:
    chairs = [{"name": "Ada"}, *[{"free": True}] * 3]
    room, sure = asking.ask("post", "/api/rooms", {"game": game, "chairs": chairs}), {"confirm": True}
    own, manage = {"link": room["seats"][0]}, {"link": room["manage"]}
    asking.ask("post", "/api/join/{link}/seats/{seat}", {"name": "Ben"}, link=room["join"], seat=1)
    asking.ask("post", "/api/seats/{link}/seat", {"seat": 2}, **own)
    asking.ask("post", "/api/seats/{link}/name", {"name": "Adele"}, **own)
    asking.ask("post", "/api/seats/{link}/ready", {"ready": True}, **own)
    asking.ask("post", "/api/seats/{link}/say", {"phrase": "ahoy"}, **own)
    asking.ask("post", "/api/manage/{link}/seats/{seat}/fill", {"bot": "mate"}, **manage, seat=3)
    asking.ask("post", "/api/manage/{link}/join/renew", sure, **manage)
    asking.ask("post", "/api/manage/{link}/start", {"bot": "mate"}, **manage)
    asking.ask("post", "/api/manage/{link}/seats/{seat}/stand-in", {"bot": "mate"}, **manage, seat=1)
    asking.ask("post", "/api/manage/{link}/seats/{seat}/remind", sure, **manage, seat=1)
    asking.ask("post", "/api/records/check", {"record": record})


def every_request() -> set[tuple[str, str]]:
    return {(path, way) for path, ways in openapi_document()["paths"].items() for way in ways}
