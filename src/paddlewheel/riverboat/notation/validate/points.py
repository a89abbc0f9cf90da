"""Validation of points by source; the final scoring is recomputed and compared."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.fields import numbers_in
from paddlewheel.riverboat.notation.names import seat_name
from paddlewheel.riverboat.notation.to_json import boats_of, earned_by, hand_of
from paddlewheel.riverboat.state import POINT_SOURCE_NAMES, RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

FINAL_SOURCES = range(state.FROM_COINS, state.POINT_SOURCE_COUNT)  # scored after the fourth round only


def check_points(position: "RiverboatPosition", laid: list[int]) -> None:
    record = position.record
    _check_tiles(position, laid)
    _check_bonus(position)
    for seat in range(position.options.players):
        for source, most in _at_most(position, seat).items():
            points, where = earned_by(record, seat)[source], f"{seat_name(seat)}.points.{POINT_SOURCE_NAMES[source]}"
            require(points <= most, where, f"can be {most} at most by now, not {points}")
    if record.decision == state.OVER_DECISION:
        _check_last_scoring(position)


def _sum(position: "RiverboatPosition", source: int) -> int:
    return sum(earned_by(position.record, seat)[source] for seat in range(position.options.players))


def _check_tiles(position: "RiverboatPosition", laid: list[int]) -> None:
    """RB-PLA-3."""
    tables = position.constants
    worth = sum(count * tables.tile_points[tables.hexes[kind] - 1] for kind, count in enumerate(laid))
    said = _sum(position, state.FROM_TILES)
    require(
        said == worth, "players", f"points.tiles must add up to {worth} for the tiles laid, not to {said} (RB-PLA-3)"
    )


def _check_bonus(position: "RiverboatPosition") -> None:
    """RB-OPP-1: one point per round for the owner of the opportunity tile."""
    record = position.record
    begun = record.phase in (state.OPPORTUNITY, state.SCORING)
    due = max(0, record.round_number - 1) + begun
    said = _sum(position, state.FROM_BONUS)
    require(said == due, "players", f"points.bonus must add up to {due}, one a round by now, not to {said} (RB-OPP-1)")
    owner = record.phase_owner[state.OPPORTUNITY] if begun else 0
    good = not begun or earned_by(record, owner)[state.FROM_BONUS] > 0
    require(good, f"{seat_name(owner)}.points.bonus", "must be at least 1: this seat has this round's tile (RB-OPP-1)")


def _at_most(position: "RiverboatPosition", seat: int) -> dict[int, int]:
    record, tables = position.record, position.constants
    due = record.due_points if seat == record.actor else 0
    surveyed = record.surveyed[seat]
    hand = hand_of(record, seat)
    cards = [hand[index] for index in numbers_in(record.surveyed_cards[seat])]
    barns, wells = surveyed & record.barn[seat], surveyed & record.well[seat]
    over = record.decision == state.OVER_DECISION
    paid = record.round_number - (not over) > 0
    return {
        state.FROM_BOATS: sum(tables.brings_points[kind] for kind in boats_of(record, seat)) - due,
        state.FROM_BARNS: tables.barn_most * barns.bit_count(),
        state.FROM_WELLS: tables.well_each * sum(_planted(record, seat, field) for field in numbers_in(wells)),
        state.FROM_CARDS: sum(tables.card_points[card] + tables.most[card] for card in cards),
        **({} if paid else {state.FROM_STAFF: 0}),
        **({} if over else dict.fromkeys(FINAL_SOURCES, 0)),
    }


def _planted(record: RiverboatState, seat: int, field: int) -> int:
    """Number of fields with the same crop as this field."""
    crops = (record.crop[state.CROPS * seat + crop] for crop in range(state.CROPS))
    return next((fields.bit_count() for fields in crops if fields >> field & 1), 0)


def _check_last_scoring(position: "RiverboatPosition") -> None:
    """RB-END-1 to -5."""
    copy = position.copy()
    record, players = copy.record, position.options.players
    for seat in range(players):
        for source in FINAL_SOURCES:
            record.points[seat] -= record.earned[state.POINT_SOURCE_COUNT * seat + source]
            record.earned[state.POINT_SOURCE_COUNT * seat + source] = 0
    record.decision = state.PHASE_BEGINS
    copy.run_to_decision()
    for seat in range(players):
        due, said = earned_by(record, seat), earned_by(position.record, seat)
        for source in FINAL_SOURCES:
            where = f"{seat_name(seat)}.points.{POINT_SOURCE_NAMES[source]}"
            require(said[source] == due[source], where, f"must be {due[source]} at the end, not {said[source]}")
    order = [seat + 1 for seat in record.marker_order[:players]]
    same = order == [seat + 1 for seat in position.record.marker_order[:players]]
    require(same, "markers", f"must be {order} after the last scoring")
