"""Action ids and their text form, which round-trips. Ids of chance outcomes begin at CHANCE_ACTIONS."""

from paddlewheel.core.errors import NotationError
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.json_reader import quoted
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

DIRECTIONS = ("left", "ahead", "right")
MAX_COAL_TRANSFER = 6


def _texts() -> dict[int, str]:
    texts = {SPEED + number - 1: f"speed {number}" for number in range(1, 7)}
    texts |= {PORT: "port", STARBOARD: "starboard", GO_AHEAD: "ahead", GO_BACK: "back", STOP: "stop", PASS: "pass"}
    texts |= {PUSH + index: f"push {name}" for index, name in enumerate(HEADINGS)}
    texts |= {FACE + index: f"face {name}" for index, name in enumerate(HEADINGS)}
    texts |= {GIVE + amount: f"give {amount}" for amount in range(1, MAX_COAL_TRANSFER + 1)}
    texts |= {TAKE + amount: f"take {amount}" for amount in range(1, MAX_COAL_TRANSFER + 1)}
    texts |= {REFILL: "refill", AGREE: "agree", REFUSE: "refuse", BOARD: "board", DECLINE: "decline"}
    texts |= {VOTE + index: f"vote {name}" for index, name in enumerate(DIRECTIONS)}
    texts |= {WAIT: "wait 3", WAIT + 1: "wait 5"}
    texts |= {PLACE + space: f"place {space}" for space in range(20)}
    texts |= {ROLL + index: f"roll {name}" for index, name in enumerate(DIRECTIONS)}
    texts |= {DRAW + index: f"tile {name}" for index, name in enumerate(tile_names()[:FINISH])}
    texts |= {BOX + index: f"box {name}" for index, name in enumerate(tile_names()[:FINISH])}
    texts |= {LOT + seat: f"lot {seat + 1}" for seat in range(8)}
    return texts


TEXTS = _texts()
IDS = {text: action for action, text in TEXTS.items()}


def action_text(action: int) -> str:
    """
    >>> action_text(3), action_text(GO_AHEAD)
    ('speed 4', 'ahead')
    """
    if action not in TEXTS:
        raise NotationError(f"{action} is not the number of an action; they go from 0 to {ACTIONS - 1}")
    return TEXTS[action]


def parse_action(text: str) -> int:
    """
    >>> parse_action("push NE")
    11
    """
    words = " ".join(text.split())
    if words in IDS:
        return IDS[words]
    verbs = ", ".join(dict.fromkeys(known.split()[0] for known in IDS))
    raise NotationError(f"{quoted(text)} is not an action; an action starts with one of: {verbs}")
