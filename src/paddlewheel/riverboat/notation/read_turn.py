"""Reader of the current turn from JSON, which contains only what cannot be derived."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import Reader, read_number, require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, tile_names
from paddlewheel.riverboat.notation.names import BENEFITS, BUILDINGS, SEARCHES, TURN_FIELDS, moment_name, seat_name
from paddlewheel.riverboat.notation.to_json import boats_of, due_now
from paddlewheel.riverboat.state import RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def read_turn(position: "RiverboatPosition", fields: Reader) -> None:
    season, turn = position.record, fields.value("turn")
    moment = (season.phase, season.decision)
    names = TURN_FIELDS.get(moment)
    if names is None:
        require(turn is None, "turn", f"must be null in {moment_name(*moment)}")
    else:
        _read_fields(position, Reader(turn, "turn", names))
    if moment == (state.SHIPPING, state.FEATURE_DECISION):
        _set_due(position, BENEFITS)
    if moment == (state.OPPORTUNITY, state.SEND_DECISION):
        season.due_agents = 1


def _read_fields(position: "RiverboatPosition", fields: Reader) -> None:
    season, players = position.record, position.options.players
    for name in fields.data:
        if name in ("paid", "refilled"):
            setattr(season, name, int(fields.flag(name)))
        elif name == "planter":
            _set_turn(season, players, state.PLANTING, fields.number(name, 1, players) - 1)
            season.refilled = 1
        elif name == "search":
            _read_search(season, fields)
        elif name == "tile":
            season.tile = fields.word(name, tile_names())
        elif name == "benefits":
            _read_benefits(position, fields)
        elif name == "building":
            season.building = fields.word(name, BUILDINGS)
    if "lap" in fields.data:
        _read_shipping(position, fields)
    if "surveys" in fields.data:
        most = position.constants.surveyors_a_round[season.round_number - 1]
        season.surveys = fields.number("surveys", 0, most)
    if "agents" in fields.data:
        season.due_agents = fields.number("agents", 1, max(most for most in position.constants.card_agents))


def _set_turn(season: RiverboatState, players: int, phase: int, seat: int) -> None:
    """Set the turn number of a seat, counted clockwise from the owner of the phase tile."""
    season.turn = (seat - season.phase_owner[phase]) % players + 1


def _read_search(season: RiverboatState, fields: Reader) -> None:
    words = SEARCHES[2:] if season.phase == state.OPPORTUNITY else SEARCHES[:2]
    found = fields.word_or_none("search", words)
    season.search = 0 if found is None else found + 1


def _read_shipping(position: "RiverboatPosition", fields: Reader) -> None:
    season, players = position.record, position.options.players
    laps = position.constants.boats_a_round[season.round_number - 1]
    _set_turn(season, players, state.SHIPPING, season.actor)
    season.turn += players * (fields.number("lap", 1, laps) - 1)
    for value in fields.rows("passed", players):
        seat = read_number(value, "turn.passed", 1, players) - 1
        require(not season.passed >> seat & 1, "turn.passed", f"names seat {value} twice")
        season.passed |= 1 << seat


def _read_benefits(position: "RiverboatPosition", fields: Reader) -> None:
    words = [BENEFITS[index] for index in fields.different_words("benefits", BENEFITS)]
    kind = _set_due(position, words)
    due = due_now(position.record)
    for word in words:
        brought = due[BENEFITS.index(word)]
        require(brought, "turn.benefits", f"riverboat {boat_names()[kind]}, the last one claimed, brings no {word}")


def _set_due(position: "RiverboatPosition", words: Any) -> int:
    """Mark the named benefits of the riverboat just claimed as due; return its kind."""
    season, tables = position.record, position.constants
    boats = boats_of(season, season.actor)
    where = f"{seat_name(season.actor)}.riverboats"
    require(
        bool(boats), where, f"must name the one that was just claimed, in {moment_name(season.phase, season.decision)}"
    )
    kind = boats[-1]
    for word in set(words) & {"coins", "points", "steps", "agents"}:
        setattr(season, f"due_{word}", getattr(tables, f"brings_{word}")[kind])
    if "feature" in words:
        season.due_feature = tables.brings_feature[kind]
    return kind
