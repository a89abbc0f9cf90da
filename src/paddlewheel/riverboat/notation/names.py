"""Names used in the notation, indexed by the constants of `state.py`."""

from paddlewheel.riverboat import state
from paddlewheel.riverboat.mats import COLOUR_NAMES, SYMBOLS

SUITS = (*COLOUR_NAMES, "wild")  # of the cultivation cards
BUILDINGS = ("barn", "well")
SEARCHES = ("singles", "doubles", "cards")
BENEFITS = ("coins", "points", "steps", "feature", "agents")
MAX_POINTS = 999

# Phases in which a decision can occur; PHASE_COUNT stands for none.
SETUP_DECISIONS = (state.MAT_DECISION, state.FIRST_DECISION)
PHASES_OF_DECISION = {
    state.MAT_DECISION: (state.PHASE_COUNT,),
    state.FIRST_DECISION: (state.PHASE_COUNT,),
    state.FILL_DECISION: (state.PHASE_COUNT, state.PLANTING),
    state.OPEN_DECISION: (state.PHASE_COUNT,),
    state.REVEAL_DECISION: (state.CULTIVATION,),
    state.DRAFT_DECISION: (state.PHASE_COUNT,),
    state.HIRE_DECISION: (state.CULTIVATION,),
    state.CULTIVATE_DECISION: (state.CULTIVATION,),
    state.TAKE_DECISION: (state.PLANTING,),
    state.LAY_DECISION: (state.PLANTING,),
    state.SHIP_DECISION: (state.SHIPPING,),
    state.FEATURE_DECISION: (state.SHIPPING, state.OPPORTUNITY),
    state.BUILD_DECISION: (state.SHIPPING, state.OPPORTUNITY),
    state.BENEFIT_DECISION: (state.SHIPPING,),
    state.CARD_DECISION: (state.OPPORTUNITY,),
    state.SEND_DECISION: (state.OPPORTUNITY, state.SCORING),
    state.BONUS_DECISION: (state.SCORING,),
    state.SURVEY_DECISION: (state.SCORING,),
    state.OVER_DECISION: (state.SCORING,),
}

FIELDS = (
    "format",
    "version",
    "game",
    "options",
    "round",
    "phase",
    "decision",
    "actor",
    "turn",
    "first_player",
    "phase_tiles",
    "markers",
    "card",
    "unseen",
    "open_tiles",
    "laid_tiles",
    "riverboats",
    "opportunities",
    "pile",
    "players",
)
RENAMED_FIELDS = {"step": "decision"}  # since version 1
PLAYER_FIELDS = (
    "seat",
    "mat",
    "points",
    "coins",
    "workers",
    "surveyors",
    "agents",
    "harbor",
    "riverboats",
    "opportunities",
    "surveyed_opportunities",
    "three_hex_tiles",
    "fields",
)
MAT_FIELDS = ("workers", "crops", "barns", "wells", "surveyed")

# Fields of the current turn that cannot be derived, by phase and decision.
_SHIPPING = ("lap", "passed")
TURN_FIELDS = {
    (state.CULTIVATION, state.CULTIVATE_DECISION): ("paid",),
    (state.PLANTING, state.FILL_DECISION): ("planter",),
    (state.PLANTING, state.TAKE_DECISION): ("refilled", "search"),
    (state.PLANTING, state.LAY_DECISION): ("refilled", "tile"),
    (state.SHIPPING, state.SHIP_DECISION): _SHIPPING,
    (state.SHIPPING, state.FEATURE_DECISION): _SHIPPING,
    (state.SHIPPING, state.BENEFIT_DECISION): (*_SHIPPING, "benefits"),
    (state.SHIPPING, state.BUILD_DECISION): (*_SHIPPING, "benefits", "building"),
    (state.OPPORTUNITY, state.CARD_DECISION): ("search",),
    (state.OPPORTUNITY, state.BUILD_DECISION): ("building",),
    (state.SCORING, state.SURVEY_DECISION): ("surveys",),
    (state.SCORING, state.SEND_DECISION): ("surveys", "agents"),
}

# The line: these sections, then one for each seat.
LINE_MARK = "rb1"
SECTIONS = ("mark", "options", "moment", "turn", "seats", "cards", "tiles", "riverboats", "opportunities")
TURN_FLAGS = ("paid", "refilled")
TURN_NUMBERS = ("planter", "lap", "surveys", "agents")
TURN_LISTS = ("passed", "benefits")
SUIT_LETTERS = (*SYMBOLS, "w")


def phase_name(phase: int) -> str | None:
    return state.PHASE_NAMES[phase] if phase < state.PHASE_COUNT else None


def moment_name(phase: int, decision: int) -> str:
    """
    >>> moment_name(state.PLANTING, state.FILL_DECISION), moment_name(state.PHASE_COUNT, state.DRAFT_DECISION)
    ('decision fill of planting', 'decision draft')
    """
    during = phase_name(phase)
    return f"decision {state.DECISION_NAMES[decision]}" + (f" of {during}" if during else "")


def seat_name(seat: int) -> str:
    """Path of a player in error messages.

    >>> seat_name(0)
    'players[seat 1]'
    """
    return f"players[seat {seat + 1}]"
