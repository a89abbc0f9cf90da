"""Create a room: a new game, a fork of another room, or an imported record."""

import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.core.game import CHANCE, Position
from paddlewheel.core.match import Match
from paddlewheel.core.provably_fair import new_secret
from paddlewheel.core.records import engine_version, replay_steps
from paddlewheel.games import find_game
from paddlewheel.server.rooms.journal import DRAW, PLAY, Entry, Settled
from paddlewheel.server.rooms.viewer import hashed, new_link, new_name
from paddlewheel.server.storage.hash_chain import chained, start_of_chain
from paddlewheel.server.storage.models import Append, Room, Seat
from paddlewheel.server.storage.repository import Store

LONGEST_NAME = 40
LONGEST_LIMIT = 30 * 24 * 3600  # seconds
LONGEST_RECORD = 5_000  # actions


@dataclass(frozen=True)
class Chair:
    """Occupant of a seat: a bot by its name (`captain`, `commodore:1s`), or a person, who gets a link.

    People around one screen (`here`) share one link.
    """

    name: str = ""
    bot: str = ""
    here: bool = False


@dataclass(frozen=True)
class Opened:
    room: str
    links: tuple[str | None, ...]  # one per seat; None for bots, and the same for all people around one screen
    watch: str
    manage: str  # for the creator of the room


@dataclass(frozen=True)
class Terms:
    """Settings of a room beside the options of its game."""

    turn_limit: int | None = None  # seconds
    listed: bool = False  # is the room shown publicly at /rooms?


USUAL_TERMS = Terms()


class TooMuchCopied(PaddlewheelError):
    """Rate limit of forked and imported games exceeded."""

    def __init__(self) -> None:
        super().__init__("too many long games at once; wait a minute before you fork or import another")


@dataclass(frozen=True)
class Setting:
    """Options of a game, entries already played, and the position after them."""

    game: str
    options: Any
    played: Sequence[Entry] = ()
    position: Position | None = None


def new_game(game: str, edition: str | None, players: int, variants: Mapping[str, Any]) -> Setting:
    """Setup of a new game; raises SetupError if the options are invalid."""
    return Setting(game, find_game(game).options(edition, players, variants))


def from_moment(room: Room, line: Sequence[Entry], position: Position) -> Setting:
    """Setup of a fork: the effective entries of another room up to a moment, and the position there."""
    return Setting(room.game, room.set_up, _numbered(line), position)


def from_saved(record: Mapping[str, Any]) -> Generator[None, None, Setting]:
    """Setup from a saved record, replayed one step per yield; raises RecordError where it does not replay."""
    if isinstance(record.get("actions"), list) and len(record["actions"]) > LONGEST_RECORD:
        raise SetupError(f"a record that is played on has at most {LONGEST_RECORD} actions")
    actors, replaying = [], replay_steps(record, find_game)
    while True:
        try:
            actors.append(next(replaying).actor)
        except StopIteration as done:
            match: Match = done.value
            break
        yield
    played = [_as_entry(match, actor, action) for actor, action in zip(actors, match.log, strict=True)]
    return Setting(match.game.name, match.options, _numbered(played), match.position)


def _as_entry(match: Match, actor: int, action: int) -> Entry:
    text = match.game.action_text(action)
    return Entry(0, DRAW, None, text) if actor == CHANCE else Entry(0, PLAY, actor, text)


def _numbered(line: Sequence[Entry]) -> list[Entry]:
    return [Entry(number, one.kind, one.seat, one.action) for number, one in enumerate(line)]


async def open_room(store: Store, setting: Setting, chairs: Sequence[Chair], terms: Terms = USUAL_TERMS) -> Opened:
    """Create the room, its seats and its copied entries in one transaction."""
    _check(setting, chairs, terms.turn_limit)
    game, now = find_game(setting.game), store.clock.now()
    name, watch, manage, links = new_name(), new_link(), new_link(), _links(chairs)
    room = Room(
        room=name,
        opened=now,
        game=setting.game,
        options=json.dumps(game.options_to_json(setting.options)),
        engine=engine_version(),
        data=game.data_fingerprint(),
        secret=new_secret(),
        watch=hashed(watch),
        turn_limit=terms.turn_limit,
        copied=len(setting.played),
        listed=terms.listed,
        manage=hashed(manage),
    )
    await store.open_room(room, _seats(name, chairs, links), _past(room, setting, now))
    return Opened(name, links, watch, manage)


def _past(room: Room, setting: Setting, now: int) -> Append | None:
    """Entries played elsewhere, with a snapshot after them, so that they cannot be undone."""
    if not setting.played or setting.position is None:
        return None
    length = len(setting.played)
    entries = chained(start_of_chain(room.room), setting.played, now)
    return Append(room.room, entries, now, Settled(length, length, setting.position))


def _check(setting: Setting, chairs: Sequence[Chair], turn_limit: int | None) -> None:
    players = len(find_game(setting.game).sides(setting.options))
    if len(chairs) != players:
        raise SetupError(f"{players} play this game, so it has {players} chairs, not {len(chairs)}")
    for chair in chairs:
        if len(chair.name) > LONGEST_NAME or not chair.name.isprintable():
            raise SetupError(f"a name has at most {LONGEST_NAME} letters, all of which can be seen")
        if chair.bot and chair.here:
            raise SetupError("a chair is a bot's or somebody's who is here, not both")
        if chair.bot:
            find_bot(chair.bot)
    if turn_limit is not None and not 1 <= turn_limit <= LONGEST_LIMIT:
        raise SetupError(f"a turn limit is 1 to {LONGEST_LIMIT} seconds, not {turn_limit}")


def _links(chairs: Sequence[Chair]) -> tuple[str | None, ...]:
    shared = new_link()
    return tuple(None if chair.bot else shared if chair.here else new_link() for chair in chairs)


def _seats(room: str, chairs: Sequence[Chair], links: Sequence[str | None]) -> list[Seat]:
    """Seat rows; of people around one screen, the first holds the shared link."""
    around = [number for number, chair in enumerate(chairs) if chair.here]
    seats = []
    for number, (chair, link) in enumerate(zip(chairs, links, strict=True)):
        host = around[0] if chair.here else None
        kept = None if link is None or number in around[1:] else hashed(link)
        seats.append(Seat(room, number, chair.name or chair.bot or f"Player {number + 1}", kept, chair.bot, host))
    return seats
