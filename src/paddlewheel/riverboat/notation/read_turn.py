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
    record, turn = position.record, fields.value("turn")
    moment = (record.phase, record.decision)
    names = TURN_FIELDS.get(moment)
    if names is None:
        require(turn is None, "turn", f"must be null in {moment_name(*moment)}")
    else:
        _read_fields(position, Reader(turn, "turn", names))
    if moment == (state.SHIPPING, state.FEATURE_DECISION):
        _set_due(position, BENEFITS)
    if moment == (state.OPPORTUNITY, state.SEND_DECISION):
        record.due_agents = 1


def _read_fields(position: "RiverboatPosition", fields: Reader) -> None:
    record, players = position.record, position.options.players
    for name in fields.data:
        if name in ("paid", "refilled"):
            setattr(record, name, int(fields.flag(name)))
        elif name == "planter":
            _set_turn(record, players, state.PLANTING, fields.number(name, 1, players) - 1)
            record.refilled = 1
        elif name == "search":
            _read_search(record, fields)
        elif name == "tile":
            record.tile = fields.word(name, tile_names())
        elif name == "benefits":
            _read_benefits(position, fields)
        elif name == "building":
            record.building = fields.word(name, BUILDINGS)
    if "lap" in fields.data:
        _read_shipping(position, fields)
    if "surveys" in fields.data:
        most = position.constants.surveyors_a_round[record.round_number - 1]
        record.surveys = fields.number("surveys", 0, most)
    if "agents" in fields.data:
        record.due_agents = fields.number("agents", 1, max(most for most in position.constants.card_agents))


def _set_turn(record: RiverboatState, players: int, phase: int, seat: int) -> None:
    """Set the turn number of a seat, counted clockwise from the owner of the phase tile."""
    record.turn = (seat - record.phase_owner[phase]) % players + 1


def _read_search(record: RiverboatState, fields: Reader) -> None:
    words = SEARCHES[2:] if record.phase == state.OPPORTUNITY else SEARCHES[:2]
    found = fields.word_or_none("search", words)
    record.search = 0 if found is None else found + 1


def _read_shipping(position: "RiverboatPosition", fields: Reader) -> None:
    record, players = position.record, position.options.players
    laps = position.constants.boats_a_round[record.round_number - 1]
    _set_turn(record, players, state.SHIPPING, record.actor)
    record.turn += players * (fields.number("lap", 1, laps) - 1)
    for value in fields.rows("passed", players):
        seat = read_number(value, "turn.passed", 1, players) - 1
        require(not record.passed >> seat & 1, "turn.passed", f"names seat {value} twice")
        record.passed |= 1 << seat


def _read_benefits(position: "RiverboatPosition", fields: Reader) -> None:
    words = [BENEFITS[index] for index in fields.different_words("benefits", BENEFITS)]
    kind = _set_due(position, words)
    due = due_now(position.record)
    for word in words:
        brought = due[BENEFITS.index(word)]
        require(brought, "turn.benefits", f"riverboat {boat_names()[kind]}, the last one claimed, brings no {word}")


def _set_due(position: "RiverboatPosition", words: Any) -> int:
    """Mark the named benefits of the riverboat just claimed as due; return its kind."""
    record, tables = position.record, position.constants
    boats = boats_of(record, record.actor)
    where = f"{seat_name(record.actor)}.riverboats"
    require(
        bool(boats), where, f"must name the one that was just claimed, in {moment_name(record.phase, record.decision)}"
    )
    kind = boats[-1]
    for word in set(words) & {"coins", "points", "steps", "agents"}:
        setattr(record, f"due_{word}", getattr(tables, f"brings_{word}")[kind])
    if "feature" in words:
        record.due_feature = tables.brings_feature[kind]
    return kind
