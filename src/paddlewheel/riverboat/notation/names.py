"""Names used in the notation, indexed by the constants of `state.py`."""

from paddlewheel.core.notation.position import VERSION
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PHASES
from paddlewheel.riverboat.mats import COLOUR_NAMES

STEPS = (
    "mat",
    "first",
    "fill",
    "open",
    "reveal",
    "draft",
    "hire",
    "cultivate",
    "take",
    "lay",
    "ship",
    "feature",
    "build",
    "benefit",
    "card",
    "send",
    "bonus",
    "survey",
    "over",
)
SUITS = (*COLOUR_NAMES, "wild")  # of the cultivation cards
BUILDINGS = ("barn", "well")
SEARCHES = ("singles", "doubles", "cards")
BENEFITS = ("coins", "points", "steps", "feature", "agents")
EARNED = (
    "tiles",
    "riverboats",
    "bonus",
    "barns",
    "wells",
    "opportunities",
    "staff",
    "coins",
    "colours",
    "features",
    "harbor",
    "agents",
)
MOST_POINTS = 999

# Phases in which a decision can occur; PHASE_COUNT stands for none.
SETTING_UP = (state.MAT_STEP, state.FIRST_STEP)
STAGES_OF = {
    state.MAT_STEP: (state.STAGES,),
    state.FIRST_STEP: (state.STAGES,),
    state.FILL_STEP: (state.STAGES, state.PLANTING),
    state.OPEN_STEP: (state.STAGES,),
    state.REVEAL_STEP: (state.CULTIVATION,),
    state.DRAFT_STEP: (state.STAGES,),
    state.HIRE_STEP: (state.CULTIVATION,),
    state.CULTIVATE_STEP: (state.CULTIVATION,),
    state.TAKE_STEP: (state.PLANTING,),
    state.LAY_STEP: (state.PLANTING,),
    state.SHIP_STEP: (state.SHIPPING,),
    state.FEATURE_STEP: (state.SHIPPING, state.OPPORTUNITY),
    state.BUILD_STEP: (state.SHIPPING, state.OPPORTUNITY),
    state.BENEFIT_STEP: (state.SHIPPING,),
    state.CARD_STEP: (state.OPPORTUNITY,),
    state.SEND_STEP: (state.OPPORTUNITY, state.SCORING),
    state.BONUS_STEP: (state.SCORING,),
    state.SURVEY_STEP: (state.SCORING,),
    state.OVER_STEP: (state.SCORING,),
}

FIELDS = (
    "format",
    "version",
    "game",
    "options",
    "round",
    "phase",
    "step",
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
    (state.CULTIVATION, state.CULTIVATE_STEP): ("paid",),
    (state.PLANTING, state.FILL_STEP): ("planter",),
    (state.PLANTING, state.TAKE_STEP): ("refilled", "search"),
    (state.PLANTING, state.LAY_STEP): ("refilled", "tile"),
    (state.SHIPPING, state.SHIP_STEP): _SHIPPING,
    (state.SHIPPING, state.FEATURE_STEP): _SHIPPING,
    (state.SHIPPING, state.BENEFIT_STEP): (*_SHIPPING, "benefits"),
    (state.SHIPPING, state.BUILD_STEP): (*_SHIPPING, "benefits", "building"),
    (state.OPPORTUNITY, state.CARD_STEP): ("search",),
    (state.OPPORTUNITY, state.BUILD_STEP): ("building",),
    (state.SCORING, state.SURVEY_STEP): ("surveys",),
    (state.SCORING, state.SEND_STEP): ("surveys", "agents"),
}

# The line: these sections, then one for each seat.
LINE_MARK = f"rb{VERSION}"
SECTIONS = ("mark", "options", "moment", "turn", "seats", "cards", "tiles", "riverboats", "opportunities")
TURN_FLAGS = ("paid", "refilled")
TURN_NUMBERS = ("planter", "lap", "surveys", "agents")
TURN_LISTS = ("passed", "benefits")
SUIT_LETTERS = ("h", "s", "c", "d", "*", "w")


def stage_word(stage: int) -> str | None:
    return PHASES[stage] if stage < state.STAGES else None


def moment_word(season_stage: int, step: int) -> str:
    """
    >>> moment_word(state.PLANTING, state.FILL_STEP), moment_word(state.STAGES, state.DRAFT_STEP)
    ('step fill of planting', 'step draft')
    """
    stage = stage_word(season_stage)
    return f"step {STEPS[step]}" + (f" of {stage}" if stage else "")


def seat_name(seat: int) -> str:
    """Path of a player in error messages.

    >>> seat_name(0)
    'players[seat 1]'
    """
    return f"players[seat {seat + 1}]"
