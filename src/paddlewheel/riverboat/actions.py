"""Action ids and their text forms, convertible both ways. Chance outcomes have the ids from CHANCE_ACTIONS on."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from paddlewheel.core.errors import NotationError
from paddlewheel.core.messages.errors import actions, plain
from paddlewheel.core.notation.json_reader import quoted
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, field_names, mats, tile_names
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.state import BOATS, CROPS, MAX_CARDS, MAX_FIELDS, MAX_KINDS, MAX_PLAYERS, PHASE_NAMES

PHASE = 0  # + phase of the round: take its phase tile
COIN = 5  # spend a coin to ignore the cultivation card
SEARCH = 6  # + size - 1: a coin for a crop tile from the pile of one-hex or two-hex tiles
SEARCH_CARDS = 8  # a coin for an opportunity card from the pile
PASS = 9
FEATURE = 10  # + barn, well, surveyor
GAIN_COINS, GAIN_POINTS, GAIN_STEPS = 13, 14, 15
SEND = 15  # + number of workers, 1 .. 3
PLACE = 20  # + field: a worker, a barn, a well
SURVEY = PLACE + MAX_FIELDS  # + field
SURVEY_CARD = SURVEY + MAX_FIELDS  # + card
TAKE = SURVEY_CARD + MAX_CARDS  # + kind of crop tile
LAY = TAKE + MAX_KINDS  # + 6 * field + turn
SHIP = LAY + 6 * MAX_FIELDS  # + (2 * kind of riverboat + 1 if from the pile) * 5 + crop
CARD = SHIP + 2 * BOATS * CROPS  # + card
PLAYER_ACTIONS = CARD + MAX_CARDS
CHANCE_ACTIONS = PLAYER_ACTIONS
MAT = CHANCE_ACTIONS  # + mat
FIRST = MAT + 4  # + seat
DRAW = FIRST + MAX_PLAYERS  # + kind of crop tile
REVEAL = DRAW + MAX_KINDS  # + colour, or wild
OPEN = REVEAL + 6  # + card
ACTIONS = OPEN + MAX_CARDS
MAX_LEGAL_ACTIONS = 512  # at once, with a margin

FEATURES = ("barn", "well", "surveyor")
BENEFIT_FEATURES = (*FEATURES, "any")  # a benefit may leave the choice
SIZES = ("singles", "doubles")
GAINS = ("coins", "points", "steps")
MAX_AGENTS_SENT = 3


def ship_action(kind: int, from_pile: int, crop: int) -> int:
    return SHIP + CROPS * (2 * kind + from_pile) + crop


Verb = Literal[
    "phase",
    "coin",
    "search",
    "search cards",
    "pass",
    "feature",
    "gain",
    "send",
    "place",
    "survey",
    "survey card",
    "take",
    "lay",
    "ship",
    "card",
    "mat",
    "first",
    "draw",
    "reveal",
    "open",
]


class Action(NamedTuple):
    """An action decoded: its verb, and the number it is about; 0 where the verb says all."""

    verb: Verb
    argument: int = 0
    turn: int = 0  # of the crop tile in `lay`
    from_pile: bool = False  # the riverboat of `ship`
    crop: int = 0  # shipped


def _each(first: int, verb: Verb, words: Iterable[object], start: int = 0) -> Iterator[tuple[int, Action, str]]:
    for index, word in enumerate(words):
        yield first + index, Action(verb, start + index), f"{verb} {word}"


def _every_action() -> Iterator[tuple[int, Action, str]]:
    """Id, meaning and text of every action."""
    yield from _each(PHASE, "phase", PHASE_NAMES)
    yield from _each(SEARCH, "search", SIZES, start=1)
    yield from ((FEATURE + index, Action("feature", index), name) for index, name in enumerate(FEATURES))
    yield from _each(GAIN_COINS, "gain", GAINS)
    yield from _each(SEND + 1, "send", range(1, MAX_AGENTS_SENT + 1), start=1)
    yield from _each(PLACE, "place", field_names())
    yield from _each(SURVEY, "survey", field_names())
    yield from _each(SURVEY_CARD, "survey card", card_names())
    yield from _each(TAKE, "take", tile_names())
    yield from _lays()
    yield from _shipments()
    yield from _each(CARD, "card", card_names())
    yield from _each(MAT, "mat", (mat.name for mat in mats()))
    yield from _each(FIRST, "first", range(1, MAX_PLAYERS + 1))
    yield from _each(DRAW, "draw", tile_names())
    yield from _each(REVEAL, "reveal", (*COLOUR_NAMES, "wild"))
    yield from _each(OPEN, "open", card_names())
    for action, verb in SINGLE_ACTIONS.items():
        yield action, Action(verb), verb


def _lays() -> Iterator[tuple[int, Action, str]]:
    for field, name in enumerate(field_names()):
        for turn in range(6):
            yield LAY + 6 * field + turn, Action("lay", field, turn=turn), f"lay {name} turned {turn}"


def _shipments() -> Iterator[tuple[int, Action, str]]:
    for kind, boat in enumerate(boat_names()):
        for crop, name in enumerate(crop_names()):
            for pile, suffix in enumerate(("", " from pile")):
                meaning = Action("ship", kind, from_pile=bool(pile), crop=crop)
                yield ship_action(kind, pile, crop), meaning, f"ship {boat} {name}{suffix}"


SINGLE_ACTIONS: dict[int, Verb] = {COIN: "coin", SEARCH_CARDS: "search cards", PASS: "pass"}
_ACTIONS = sorted(_every_action())
DECODED = {action: meaning for action, meaning, _ in _ACTIONS}
TEXTS = {action: text for action, _, text in _ACTIONS}
IDS = {text: action for action, text in TEXTS.items()}
PLAYER_TEXTS = tuple(text for action, text in TEXTS.items() if action < PLAYER_ACTIONS)

# What may be answered to a decision.
VERBS_OF_DECISION: dict[int, tuple[Verb, ...]] = {
    state.MAT_DECISION: ("mat",),
    state.FIRST_DECISION: ("first",),
    state.FILL_DECISION: ("draw",),
    state.OPEN_DECISION: ("open",),
    state.REVEAL_DECISION: ("reveal",),
    state.DRAFT_DECISION: ("phase",),
    state.HIRE_DECISION: ("place",),
    state.CULTIVATE_DECISION: ("coin", "place"),
    state.TAKE_DECISION: ("search", "take"),
    state.LAY_DECISION: ("lay",),
    state.SHIP_DECISION: ("ship", "pass"),
    state.FEATURE_DECISION: ("feature", "pass"),
    state.BUILD_DECISION: ("place",),
    state.BENEFIT_DECISION: ("gain", "feature", "send", "pass"),
    state.CARD_DECISION: ("search cards", "card"),
    state.SEND_DECISION: ("send", "pass"),
    state.BONUS_DECISION: ("gain", "send", "pass"),
    state.SURVEY_DECISION: ("survey", "survey card", "pass"),
}


def candidates(decision: int) -> list[int]:
    """
    The actions that may be answered to a decision, legal or not, ascending.

    >>> [action_text(action) for action in candidates(state.SEND_DECISION)]
    ['pass', 'send 1', 'send 2', 'send 3']
    """
    verbs = VERBS_OF_DECISION.get(decision, ())
    return [action for action, meaning in DECODED.items() if meaning.verb in verbs]


# First and last action of a decision, by its number; compiled code reads them.
FIRST_ACTION = tuple(min(candidates(decision), default=0) for decision in range(state.OVER_DECISION + 1))
LAST_ACTION = tuple(max(candidates(decision), default=0) for decision in range(state.OVER_DECISION + 1))
# The first action beyond PASS.
AFTER_PASS = tuple(
    min((action for action in candidates(decision) if action > PASS), default=0)
    for decision in range(state.OVER_DECISION + 1)
)


def decode(action: int) -> Action:
    """
    >>> decode(PLACE + 19)[:2], decode(ship_action(3, 1, 0)).from_pile
    (('place', 19), True)
    """
    return DECODED[_known(action)]


def action_text(action: int) -> str:
    """
    >>> action_text(PLACE + 19), action_text(ship_action(3, 1, 0))
    ('place c4', 'ship 3a turnip from pile')
    """
    return TEXTS[_known(action)]


def parse_action(text: str) -> int:
    """
    >>> parse_action("lay c4 turned 1") == LAY + 6 * 19 + 1
    True
    """
    words = " ".join(text.split())
    if words in IDS:
        return IDS[words]
    verbs = tuple(dict.fromkeys(known.split()[0] for known in IDS))
    raise NotationError(actions.unknown(quoted(text), verbs))


def _known(action: int) -> int:
    if action not in DECODED:
        raise NotationError(plain(f"{action} is not the number of an action"))
    return action
