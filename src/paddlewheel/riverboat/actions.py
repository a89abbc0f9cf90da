"""Action ids and their text forms, convertible both ways. Chance outcomes have the ids from CHANCE_ACTIONS on."""

from paddlewheel.core.errors import NotationError
from paddlewheel.core.notation.json_reader import quoted
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, field_names, mats, tile_names
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.state import BOATS, CROPS, MAX_CARDS, MAX_FIELDS, MAX_KINDS, MAX_PLAYERS

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

PHASES = ("cultivation", "planting", "shipping", "opportunity", "scoring")
FEATURES = ("barn", "well", "surveyor")
SIZES = ("singles", "doubles")
MAX_AGENTS_SENT = 3


def ship_action(kind: int, from_pile: int, crop: int) -> int:
    return SHIP + CROPS * (2 * kind + from_pile) + crop


def _texts() -> dict[int, str]:
    texts = {PHASE + index: f"phase {name}" for index, name in enumerate(PHASES)}
    texts |= {COIN: "coin", SEARCH_CARDS: "search cards", PASS: "pass"}
    texts |= {SEARCH + index: f"search {name}" for index, name in enumerate(SIZES)}
    texts |= {FEATURE + index: name for index, name in enumerate(FEATURES)}
    texts |= {GAIN_COINS: "gain coins", GAIN_POINTS: "gain points", GAIN_STEPS: "gain steps"}
    texts |= {SEND + number: f"send {number}" for number in range(1, MAX_AGENTS_SENT + 1)}
    texts |= {PLACE + index: f"place {name}" for index, name in enumerate(field_names())}
    texts |= {SURVEY + index: f"survey {name}" for index, name in enumerate(field_names())}
    texts |= {SURVEY_CARD + index: f"survey card {name}" for index, name in enumerate(card_names())}
    texts |= {TAKE + index: f"take {name}" for index, name in enumerate(tile_names())}
    texts |= {
        LAY + 6 * index + turn: f"lay {name} turned {turn}"
        for index, name in enumerate(field_names())
        for turn in range(6)
    }
    texts |= {
        ship_action(kind, pile, crop): f"ship {boat} {name}" + (" from pile" if pile else "")
        for kind, boat in enumerate(boat_names())
        for crop, name in enumerate(crop_names())
        for pile in (0, 1)
    }
    texts |= {CARD + index: f"card {name}" for index, name in enumerate(card_names())}
    texts |= {MAT + index: f"mat {mat.name}" for index, mat in enumerate(mats())}
    texts |= {FIRST + seat: f"first {seat + 1}" for seat in range(MAX_PLAYERS)}
    texts |= {DRAW + index: f"draw {name}" for index, name in enumerate(tile_names())}
    texts |= {REVEAL + index: f"reveal {name}" for index, name in enumerate((*COLOUR_NAMES, "wild"))}
    texts |= {OPEN + index: f"open {name}" for index, name in enumerate(card_names())}
    return texts


TEXTS = _texts()
IDS = {text: action for action, text in TEXTS.items()}


def action_text(action: int) -> str:
    """
    >>> action_text(PLACE + 19), action_text(ship_action(3, 1, 0))
    ('place c4', 'ship 3a turnip from pile')
    """
    if action not in TEXTS:
        raise NotationError(f"{action} is not the number of an action")
    return TEXTS[action]


def parse_action(text: str) -> int:
    """
    >>> parse_action("lay c4 turned 1") == LAY + 6 * 19 + 1
    True
    """
    words = " ".join(text.split())
    if words in IDS:
        return IDS[words]
    verbs = ", ".join(dict.fromkeys(known.split()[0] for known in IDS))
    raise NotationError(f"{quoted(text)} is not an action; an action starts with one of: {verbs}")
