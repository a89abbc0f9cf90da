"""The turn under way as plain JSON: only what does not follow from the rest."""

from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.boxes import tile_names
from paddlewheel.riverboat.notation.land import numbers_in
from paddlewheel.riverboat.notation.vocabulary import BENEFITS, BUILDINGS, SEARCHES, TURN_FIELDS

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition


def write_turn(position: "SeasonPosition") -> dict[str, Any] | None:
    season = position.record
    names = TURN_FIELDS.get((int(season.stage), int(season.step)))
    if names is None:
        return None
    every = _whole_turn(season, position.options.players)
    return {name: every[name] for name in names}


def _whole_turn(season: Any, players: int) -> dict[str, Any]:
    return {
        "paid": bool(season.paid),
        "planter": int(season.phase_owner[state.PLANTING] + season.turn - 1) % players + 1,
        "refilled": bool(season.refilled),
        "search": _search(season),
        "tile": None if season.tile == state.NONE else tile_names()[season.tile],
        "lap": int(season.turn - 1) // players + 1,
        "passed": [seat + 1 for seat in numbers_in(season.passed)],
        "benefits": [name for name, due in zip(BENEFITS, due_now(season), strict=True) if due],
        "building": BUILDINGS[season.building],
        "surveys": int(season.surveys),
        "agents": int(season.due_agents),
    }


def _search(season: Any) -> str | None:
    if season.search == 0:
        return None
    return SEARCHES[2] if season.stage == state.OPPORTUNITY else SEARCHES[season.search - 1]


def due_now(season: Any) -> tuple[bool, ...]:
    """Which of a riverboat's benefits are still to be taken."""
    return (
        season.due_coins > 0,
        season.due_points > 0,
        season.due_steps > 0,
        season.due_feature != state.NO_FEATURE,
        season.due_agents > 0,
    )
