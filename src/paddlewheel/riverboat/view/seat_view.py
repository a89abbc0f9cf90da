"""View of a game for a seat as plain dictionaries, used by the web page, the terminal and programs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import BENEFIT_FEATURES, FEATURES, action_text
from paddlewheel.riverboat.components import tile_names
from paddlewheel.riverboat.options import EDITION
from paddlewheel.riverboat.view import market
from paddlewheel.riverboat.view.actions.clauses import clause
from paddlewheel.riverboat.view.actions.fields import fields_of, worth
from paddlewheel.riverboat.view.actions.meanings import meaning
from paddlewheel.riverboat.view.actions.prices import price
from paddlewheel.riverboat.view.farm import farm
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.prompts import prompt
from paddlewheel.riverboat.view.score import preview_final_scoring
from paddlewheel.riverboat.view.seat_state import SeatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def views(position: "RiverboatPosition", seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
    """Views of these seats; None is a spectator. The shared part is built once."""
    seen = position.frozen()  # the game has no hidden information
    shared = _shared(seen)
    return {seat: shared if seat is None else shared | _own(seen, seat) for seat in seats}


def _own(seen: "RiverboatPosition", seat: int) -> dict[str, Any]:
    """The part of a view that differs by seat: prompt and actions."""
    own: dict[str, Any] = {"seat": seat}
    if seen.actor == seat:
        own |= {"prompt": prompt(seen, seat).as_data(), "actions": _actions(seen)}
    return own


def _shared(seen: "RiverboatPosition") -> dict[str, Any]:
    record = seen.record
    to_come = preview_final_scoring(seen)
    players = [SeatState(seen, number) for number in range(seen.options.players)]
    return {
        "game": seen.game.name,
        "edition": EDITION,
        "players": seen.options.players,
        "seat": None,
        "actor": seen.actor,
        "decision": state.DECISION_NAMES[record.decision],
        "prompt": prompt(seen, None).as_data(),
        "actions": [],
        "round": record.round_number,
        "phase": state.PHASE_NAMES[record.phase] if record.phase < state.PHASE_COUNT else None,
        "order": [player(record, number).as_data() for number in order(seen)],
        "move": _move(seen),
        "seats": [farm(own, points) for own, points in zip(players, to_come, strict=True)],
        "phase_tiles": market.phase_tiles(record),
        "cultivation": market.cultivation(seen),
        "crop_tiles": market.crop_tiles(seen),
        "riverboats": market.riverboats(seen),
        "cards": market.open_cards(seen, players),
        "pile": market.cards_in_pile(record),
        "supply": market.supply(record),
        "result": seen.result() if record.decision == state.OVER_DECISION else None,
    }


def order(position: "RiverboatPosition") -> list[int]:
    """Seats in playing order, from the owner of the current phase or from the first player."""
    record, players = position.record, position.options.players
    if record.first_player == state.NONE:
        return []
    leader = record.phase_owner[record.phase] if record.phase < state.PHASE_COUNT else record.first_player
    return [(leader + turn) % players for turn in range(players)]


def _actions(position: "RiverboatPosition") -> list[dict[str, Any]]:
    rows = []
    for action in position.legal_actions():
        cost = price(position, action)
        rows.append(
            {
                "id": action,
                "text": action_text(action),
                "coin": cost.coin,
                "score": cost.score,
                "worth": worth(position, action),
                "fields": fields_of(position, action),
                "meaning": meaning(position, action).as_data(),
                "clause": clause(position, action),
            }
        )
    return rows


def _move(position: "RiverboatPosition") -> dict[str, Any] | None:
    """Unsettled parts of the current turn: tile taken, coin paid, benefits due."""
    record = position.record
    if record.round_number == 0 or record.decision == state.OVER_DECISION:
        return None
    due = record.due_feature
    return {
        "tile": tile_names()[record.tile] if record.tile != state.NONE else None,
        "paid": bool(record.paid or record.search),
        "building": FEATURES[record.building] if record.decision == state.BUILD_DECISION else None,
        "due": {
            "coins": record.due_coins,
            "points": record.due_points,
            "steps": record.due_steps,
            "agents": record.due_agents,
            "feature": None if due == state.NO_FEATURE else BENEFIT_FEATURES[due],
        },
    }
