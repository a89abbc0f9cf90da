"""Validation of due estate features and riverboat benefits."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import decode
from paddlewheel.riverboat.components import boat_names
from paddlewheel.riverboat.notation.names import BENEFITS
from paddlewheel.riverboat.notation.to_json import boats_of, due_now

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def check_feature(position: "RiverboatPosition") -> None:
    if position.record.phase == state.SHIPPING:
        _check_harvest(position)
    else:
        _check_no_surveyors(position)


def check_build(position: "RiverboatPosition") -> None:
    """Placing a barn or well: for a harvest, with all benefits of the boat still due, or as one of them."""
    record, tables = position.record, position.constants
    if record.phase != state.SHIPPING:
        _check_no_surveyors(position)
        return
    kind = boats_of(record, record.actor)[-1]
    if tables.brings_feature[kind] != state.NO_FEATURE and record.due_feature == state.NO_FEATURE:
        _check_possible(position)
        return
    _check_harvest(position)
    missing = [word for word in _brought(position, kind) if word not in _due(position)]
    sentence = f"must have {' and '.join(missing)} too: riverboat {boat_names()[kind]} brings that after the harvest"
    require(not missing, "turn.benefits", f"{sentence} (RB-SHIP-6)")


def check_benefit(position: "RiverboatPosition") -> None:
    record = position.record
    require(bool(_due(position)), "turn.benefits", "must name at least one: what is due decides")
    _check_possible(position)
    offered = any(decode(action).verb == "feature" for action in position.legal_actions())
    due = record.due_feature != state.NO_FEATURE
    require(offered or not due, "turn.benefits", "no feature can be had, so none is due (RB-EST-4)")


def _due(position: "RiverboatPosition") -> list[str]:
    return [word for word, due in zip(BENEFITS, due_now(position.record), strict=True) if due]


def _brought(position: "RiverboatPosition", kind: int) -> list[str]:
    tables = position.constants
    brings = (
        tables.brings_coins[kind] > 0,
        tables.brings_points[kind] > 0,
        tables.brings_steps[kind] > 0,
        tables.brings_feature[kind] != state.NO_FEATURE,
        tables.brings_agents[kind] > 0,
    )
    return [word for word, brought in zip(BENEFITS, brings, strict=True) if brought]


def _check_possible(position: "RiverboatPosition") -> None:
    """RB-SHIP-5: a benefit that cannot be taken is not due."""
    record, tables, due = position.record, position.constants, _due(position)
    seat = record.actor
    reasons = {
        "coins": (record.coin_supply > 0, "no coin is left"),
        "steps": (record.harbor[seat] < tables.harbor_end, f"the harbor master of seat {seat + 1} is at the end"),
        "agents": (record.workers[seat] > 0, f"seat {seat + 1} has no worker at home"),
    }
    for word, (possible, reason) in reasons.items():
        require(possible or word not in due, "turn.benefits", f"cannot name {word}: {reason} (RB-SHIP-5)")


def _check_harvest(position: "RiverboatPosition") -> None:
    """RB-SHIP-6: the boat just claimed has raised a crop to nine."""
    record, tables = position.record, position.constants
    seat, most = record.actor, tables.harvest_bonus_at
    load = tables.capacity[boats_of(record, seat)[-1]]
    first = state.CROPS * seat
    reached = any(most <= count < most + load for count in record.harvested[first : first + state.CROPS])
    require(
        reached, "decision", f"a feature is due with {most} harvested of a crop; the last riverboat brought none there"
    )


def _check_no_surveyors(position: "RiverboatPosition") -> None:
    """RB-EST-4: another feature only where no surveyor is left."""
    left = position.record.surveyor_supply
    require(
        left == 0, "decision", f"another feature is chosen only with no surveyor left, but there are {left} (RB-EST-4)"
    )
