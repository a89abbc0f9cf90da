"""Create a room: a new game, a fork of another room, an imported record, or a scene of a lesson."""

import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.matches.match import Match
from paddlewheel.core.matches.provably_fair import new_secret
from paddlewheel.core.matches.records import NAMES, engine_version, record_of, replay_steps
from paddlewheel.games import find_game
from paddlewheel.lessons import Lesson, SceneDefinition, load_lesson
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.decisions.entries import END
from paddlewheel.server.rooms.journal import DRAW, PLAY, JournalEntry, Snapshot
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.rooms.viewer import hashed, new_link, new_name
from paddlewheel.server.seating.names import require_name
from paddlewheel.server.storage.hash_chain import hash_entries, start_of_chain
from paddlewheel.server.storage.models import JournalAppend, RoomRow, SeatRow
from paddlewheel.server.storage.repository import Repository
from paddlewheel.server.time_slices import run_in_slices

MAX_TURN_LIMIT_S = 30 * 24 * 3600  # seconds
MAX_RECORD_ACTIONS = 5_000  # actions


@dataclass(frozen=True)
class Chair:
    """Occupant of a seat: a bot by its name (`captain`, `commodore:1s`), or a person, who gets a link.

    People around one screen (`here`) share one link. A `free` seat is claimed by the room link.
    """

    name: str = ""
    bot: str = ""
    here: bool = False
    free: bool = False


@dataclass(frozen=True)
class CreatedRoom:
    room: str
    links: tuple[str | None, ...]  # one per seat; None for bots and free seats, one for all people around one screen
    watch: str
    manage: str  # for the creator of the room
    join: str | None  # one for all free seats, if there are any


@dataclass(frozen=True)
class RoomSettings:
    """Settings of a room beside the options of its game."""

    turn_limit: int | None = None  # seconds
    listed: bool = False  # is the room shown publicly at /rooms?


DEFAULT_ROOM_SETTINGS = RoomSettings()


class CopyLimitExceeded(PaddlewheelError):
    """Rate limit of forked and imported games exceeded."""

    def __init__(self) -> None:
        super().__init__(messages.too_many_copies())


@dataclass(frozen=True)
class GameSetup:
    """Options of a game, entries already played, and the position after them."""

    game: str
    options: Any
    played: Sequence[JournalEntry] = ()
    position: Position | None = None


def setup_from_options(game: str, edition: str | None, players: int, variants: Mapping[str, Any]) -> GameSetup:
    """Setup of a new game; raises SetupError if the options are invalid."""
    return GameSetup(game, find_game(game).options(edition, players, variants))


def setup_from_moment(room: RoomRow, line: Sequence[JournalEntry], position: Position) -> GameSetup:
    """Setup of a fork: the effective entries of another room up to a moment, and the position there."""
    return GameSetup(room.game, room.set_up, _numbered(line), position)


def setup_from_record(record: Mapping[str, Any]) -> Generator[None, None, GameSetup]:
    """Setup from a saved record, replayed one step per yield; raises RecordError where it does not replay."""
    if isinstance(record.get("actions"), list) and len(record["actions"]) > MAX_RECORD_ACTIONS:
        raise SetupError(messages.record_too_long(MAX_RECORD_ACTIONS))
    actors, replaying = [], replay_steps(record, find_game)
    while True:
        try:
            actors.append(next(replaying).actor)
        except StopIteration as done:
            match: Match = done.value
            break
        yield
    played = [_as_entry(match, actor, action) for actor, action in zip(actors, match.log, strict=True)]
    if match.ended_by_agreement:
        played.append(JournalEntry(0, END))
    return GameSetup(match.game.name, match.options, _numbered(played), match.position)


def summary_of_record(record: Mapping[str, Any], setup: GameSetup) -> dict[str, Any]:
    """What a record that has been replayed is, and who played."""
    game = find_game(setup.game)
    options, names = game.options_to_json(setup.options), record.get(NAMES, [])
    is_valid = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return {
        "game": setup.game,
        "edition": options["edition"],
        "players": options["players"],
        "names": names[: options["players"]] if is_valid else [],
        "is_over": setup.position is not None and setup.position.actor == NOBODY,
    }


def _as_entry(match: Match, actor: int, action: int) -> JournalEntry:
    text = match.game.action_text(action)
    return JournalEntry(0, DRAW, None, text) if actor == CHANCE else JournalEntry(0, PLAY, actor, text)


def _numbered(line: Sequence[JournalEntry]) -> list[JournalEntry]:
    return [JournalEntry(number, one.kind, one.seat, one.action) for number, one in enumerate(line)]


def lesson_as_data(game: str) -> dict[str, Any]:
    """The lesson as JSON for the page."""
    lesson = load_lesson(game)
    return {
        "game": game,
        "learner": lesson.learner,
        "scenes": [
            {"id": scene.id, "start": len(scene.moves), "steps": [asdict(step) for step in scene.steps]}
            for scene in lesson.scenes.values()
        ],
    }


SCENE_SETUP_CACHE: dict[tuple[str, str], GameSetup] = {}  # by game and scene, filled on first use


async def scene_setup(game: str, name: str) -> GameSetup:
    if (game, name) not in SCENE_SETUP_CACHE:
        SCENE_SETUP_CACHE[game, name] = await run_in_slices(_replayed(game, name))
    return SCENE_SETUP_CACHE[game, name]


def _replayed(game: str, name: str) -> Generator[None, None, GameSetup]:
    lesson = load_lesson(game)
    scene = _scene(lesson, name)
    rules = find_game(game)
    options = rules.options_to_json(rules.options(lesson.edition, lesson.players, lesson.variants))
    return setup_from_record(record_of(rules, options, 0, list(scene.moves), None))


def scene_chairs(game: str, name: str) -> list[Chair]:
    lesson = load_lesson(game)
    return [Chair(name=name) if seat == lesson.learner else Chair(bot=lesson.bot) for seat in range(lesson.players)]


def _scene(lesson: Lesson, name: str) -> SceneDefinition:
    if name not in lesson.scenes:
        raise NoSuchRoom(messages.no_scene(repr(name), tuple(lesson.scenes)))
    return lesson.scenes[name]


async def open_room(
    store: Repository, setup: GameSetup, chairs: Sequence[Chair], settings: RoomSettings = DEFAULT_ROOM_SETTINGS
) -> CreatedRoom:
    """Create the room, its seats and its copied entries in one transaction."""
    _check(setup, chairs, settings.turn_limit)
    game, now = find_game(setup.game), store.clock.now()
    name, watch, manage, links = new_name(), new_link(), new_link(), _links(chairs)
    join = new_link() if any(chair.free for chair in chairs) else None
    room = RoomRow(
        room=name,
        opened=now,
        game=setup.game,
        options=json.dumps(game.options_to_json(setup.options)),
        engine=engine_version(),
        data=game.data_fingerprint(),
        secret=new_secret(),
        watch=hashed(watch),
        turn_limit=settings.turn_limit,
        copied=len(setup.played),
        listed=settings.listed,
        manage=hashed(manage),
        join=None if join is None else hashed(join),
        waiting=join is not None,
    )
    await store.open_room(room, _seats(name, chairs, links), _copied_entries(room, setup, now))
    return CreatedRoom(name, links, watch, manage, join)


def _copied_entries(room: RoomRow, setup: GameSetup, now: int) -> JournalAppend | None:
    """Entries played elsewhere, with a snapshot after them, so that they cannot be undone."""
    if not setup.played or setup.position is None:
        return None
    length = len(setup.played)
    entries = hash_entries(start_of_chain(room.room), setup.played, now)
    return JournalAppend(room.room, entries, now, Snapshot(length, length, setup.position))


def _check(setup: GameSetup, chairs: Sequence[Chair], turn_limit: int | None) -> None:
    players = len(find_game(setup.game).sides(setup.options))
    if len(chairs) != players:
        raise SetupError(messages.wrong_chairs(players, len(chairs)))
    for seat, chair in enumerate(chairs):
        require_name(chair.name, seat)
        if chair.bot and (chair.here or chair.free):
            raise SetupError(messages.bot_at_the_screen())
        if chair.here and chair.free:
            raise SetupError(messages.free_at_the_screen())
        if chair.bot:
            find_bot(chair.bot, find_game(setup.game))
    if turn_limit is not None and not 1 <= turn_limit <= MAX_TURN_LIMIT_S:
        raise SetupError(messages.bad_turn_limit(MAX_TURN_LIMIT_S, turn_limit))


def _links(chairs: Sequence[Chair]) -> tuple[str | None, ...]:
    shared = new_link()
    return tuple(None if chair.bot or chair.free else shared if chair.here else new_link() for chair in chairs)


def _seats(room: str, chairs: Sequence[Chair], links: Sequence[str | None]) -> list[SeatRow]:
    """Seat rows; of people around one screen, the first holds the shared link."""
    around = [number for number, chair in enumerate(chairs) if chair.here]
    seats = []
    for number, (chair, link) in enumerate(zip(chairs, links, strict=True)):
        host = around[0] if chair.here else None
        kept = None if link is None or number in around[1:] else hashed(link)
        seats.append(SeatRow(room, number, chair.name or chair.bot, kept, chair.bot, host))
    return seats
