"""Action ids and their text form, which round-trips. Ids of chance outcomes begin at CHANCE_ACTIONS."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from paddlewheel.core.errors import NotationError
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.messages.errors import actions, plain
from paddlewheel.core.notation.json_reader import quoted
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.state import MAX_BOATS, TILE_SPACES
from paddlewheel.mississippi_queen.tables import FINISH, tile_names

SPEED = 0  # speed 1 .. 6
PORT, STARBOARD, GO_AHEAD, GO_BACK = 6, 7, 8, 9
PUSH = 10  # + heading
FACE = 16  # + heading
STOP = 22
PASS = 23
GIVE = 23  # + amount, 1 .. 6
TAKE = 29  # + amount, 1 .. 6
REFILL, AGREE, REFUSE = 36, 37, 38
BOARD, DECLINE = 39, 40
VOTE = 41  # + direction
WAIT = 44  # index into `wait_choice`: the dock the sixth boat waits behind
PLACE = 46  # + space of the start tile
PLAYER_ACTIONS = 66
CHANCE_ACTIONS = 66
ROLL = 66  # + direction
DRAW = 69  # + tile
BOX = 89  # + tile: removed from the stack
LOT = 109  # + seat: next in the starting order
ACTIONS = 117
MAX_LEGAL_ACTIONS = 66  # at once

DIRECTIONS = ("left", "ahead", "right")
MAX_COAL_TRANSFER = 6


Verb = Literal[
    "speed",
    "port",
    "starboard",
    "ahead",
    "back",
    "push",
    "face",
    "stop",
    "pass",
    "give",
    "take",
    "refill",
    "agree",
    "refuse",
    "board",
    "decline",
    "vote",
    "wait",
    "place",
    "roll",
    "tile",
    "box",
    "lot",
]


class Action(NamedTuple):
    """An action decoded: its verb, and the number it is about; 0 where the verb says all."""

    verb: Verb
    argument: int = 0


def _each(first: int, verb: Verb, words: Iterable[object], start: int = 0) -> Iterator[tuple[int, Action, str]]:
    for index, word in enumerate(words):
        yield first + index, Action(verb, start + index), f"{verb} {word}"


def _every_action() -> Iterator[tuple[int, Action, str]]:
    """Id, meaning and text of every action."""
    amounts, tiles = range(1, MAX_COAL_TRANSFER + 1), tile_names()[:FINISH]
    yield from _each(SPEED, "speed", range(1, 7), start=1)
    yield from _each(PUSH, "push", HEADINGS)
    yield from _each(FACE, "face", HEADINGS)
    yield from _each(GIVE + 1, "give", amounts, start=1)
    yield from _each(TAKE + 1, "take", amounts, start=1)
    yield from _each(VOTE, "vote", DIRECTIONS)
    yield from _each(WAIT, "wait", (3, 5))
    yield from _each(PLACE, "place", range(TILE_SPACES))
    yield from _each(ROLL, "roll", DIRECTIONS)
    yield from _each(DRAW, "tile", tiles)
    yield from _each(BOX, "box", tiles)
    yield from _each(LOT, "lot", range(1, MAX_BOATS + 1))
    for action, verb in SINGLE_ACTIONS.items():
        yield action, Action(verb), verb


SINGLE_ACTIONS: dict[int, Verb] = {
    PORT: "port",
    STARBOARD: "starboard",
    GO_AHEAD: "ahead",
    GO_BACK: "back",
    STOP: "stop",
    PASS: "pass",
    REFILL: "refill",
    AGREE: "agree",
    REFUSE: "refuse",
    BOARD: "board",
    DECLINE: "decline",
}
_ACTIONS = sorted(_every_action())
DECODED = {action: meaning for action, meaning, _ in _ACTIONS}
TEXTS = {action: text for action, _, text in _ACTIONS}
IDS = {text: action for action, text in TEXTS.items()}
PLAYER_TEXTS = tuple(text for action, text in TEXTS.items() if action < PLAYER_ACTIONS)

# What may be answered to a decision.
VERBS_OF_DECISION: dict[int, tuple[Verb, ...]] = {
    state.BOX_DECISION: ("box",),
    state.FIRST_TILES_DECISION: ("tile",),
    state.LOTS_DECISION: ("lot",),
    state.PLACE_DECISION: ("place",),
    state.WAIT_DECISION: ("wait",),
    state.SETUP_FACE_DECISION: ("face",),
    state.SPEED_DECISION: ("speed", "back"),
    state.MOVE_DECISION: ("port", "starboard", "ahead", "push", "stop"),
    state.PUSH_DECISION: ("push",),
    state.FACE_DECISION: ("face",),
    state.OWN_FACE_DECISION: ("face",),
    state.STUCK_DECISION: ("pass",),
    state.BOARD_DECISION: ("board", "decline"),
    state.COAL_DECISION: ("pass", "give", "take", "refill"),
    state.AGREE_DECISION: ("agree", "refuse"),
    state.VOTE_DECISION: ("vote",),
    state.TIE_DECISION: ("vote",),
    state.ROLL_DECISION: ("roll",),
    state.TILE_DECISION: ("tile",),
    state.FINISH_DECISION: ("roll",),
}


def candidates(decision: int) -> list[int]:
    """
    The actions that may be answered to a decision, legal or not, ascending.

    >>> [action_text(action) for action in candidates(state.BOARD_DECISION)]
    ['board', 'decline']
    """
    verbs = VERBS_OF_DECISION.get(decision, ())
    return [action for action, meaning in DECODED.items() if meaning.verb in verbs]


# First and last action of a decision, by its number; compiled code reads them.
FIRST_ACTION = tuple(min(candidates(decision), default=0) for decision in range(state.OVER_DECISION + 1))
LAST_ACTION = tuple(max(candidates(decision), default=0) for decision in range(state.OVER_DECISION + 1))


def decode(action: int) -> Action:
    """
    >>> decode(PUSH + 1), decode(GO_AHEAD).verb
    (Action(verb='push', argument=1), 'ahead')
    """
    return DECODED[_known(action)]


def action_text(action: int) -> str:
    """
    >>> action_text(3), action_text(GO_AHEAD)
    ('speed 4', 'ahead')
    """
    return TEXTS[_known(action)]


def parse_action(text: str) -> int:
    """
    >>> parse_action("push NE")
    11
    """
    words = " ".join(text.split())
    if words in IDS:
        return IDS[words]
    verbs = tuple(dict.fromkeys(known.split()[0] for known in IDS))
    raise NotationError(actions.unknown(quoted(text), verbs))


def _known(action: int) -> int:
    if action not in DECODED:
        raise NotationError(plain(f"{action} is not the number of an action; they go from 0 to {ACTIONS - 1}"))
    return action
