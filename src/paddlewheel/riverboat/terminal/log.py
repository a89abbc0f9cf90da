"""Log entries of Riverboat: one line for each card, each draft, and each riverboat with its benefits."""

from collections.abc import Callable

from paddlewheel.core.events import Event
from paddlewheel.core.messages import Message
from paddlewheel.core.terminal.game_ui import LogEntry
from paddlewheel.riverboat import state
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.messages.names import phase
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.view.naming import CARD_SUITS, player, suit

OMITTED_EVENT_KINDS = ("tile opened", "took", "paid")
HEADING_EVENT_KINDS = ("round", "phase")
MINOR_EVENT_KINDS = ("laid", "passed", "mat", "first")


def log_entry(before: RiverboatPosition, event: Event, action: int) -> LogEntry | None:
    record = before.record
    this_round = record.round_number
    if event.kind in OMITTED_EVENT_KINDS:
        return None
    if event.kind == "card opened":
        return LogEntry(event.facts["card"], False, line=("cards", this_round), heading=messages.new_cards())
    if event.kind == "drafted":
        drafted = messages.drafted(player(record, before.actor), phase(event.facts["phase"]))
        return LogEntry(drafted, False, line=("draft", this_round), heading=messages.phase_tiles())
    if event.kind in ("revealed", "worker"):
        return _cultivated(before, event)
    if event.kind in ("shipped", "card"):
        return LogEntry("", True, line=_turn(before), heading=event.message)
    if record.phase in (state.SHIPPING, state.OPPORTUNITY) and event.kind in EVENT_SUMMARIES:
        summary = EVENT_SUMMARIES[event.kind](event)
        told = record.phase == state.OPPORTUNITY and event.kind == "sent"  # part of the card's text
        return LogEntry(summary, True, line=_turn(before)) if summary and not told else None
    return LogEntry(event.message, event.kind not in MINOR_EVENT_KINDS, event.kind in HEADING_EVENT_KINDS)


def _turn(before: RiverboatPosition) -> tuple[int, ...]:
    record = before.record
    return record.round_number, record.phase, record.turn


def _cultivated(before: RiverboatPosition, event: Event) -> LogEntry:
    record = before.record
    new = event.kind == "revealed"
    number = record.revealed + 1 if new else record.revealed
    line = ("card", record.round_number, number)
    card = CARD_SUITS.index(event.facts["card"]) if new else record.colour
    heading = messages.card(number, suit(card))
    if new:
        return LogEntry("", False, line=line, heading=heading)
    placed = messages.placed_for_a_coin if record.paid else messages.placed
    return LogEntry(placed(player(record, before.actor), event.facts["field"]), False, line=line, heading=heading)


AMOUNTS = {
    "coins": names.coins,
    "points": names.points,
    "steps": names.steps,
    "workers": names.workers,
    "agents": names.agents,
}
BUILT = {"barn": messages.built_barn, "well": messages.built_well}


def _gained(event: Event) -> Message:
    return messages.gained(tuple(AMOUNTS[thing](number) for thing, number in event.facts.items()))


def _feature(event: Event) -> Message | None:
    """A feature that was taken; barns and wells are logged when they are built."""
    return messages.took_surveyor() if event.facts["feature"] == "surveyor" else None


EVENT_SUMMARIES: dict[str, Callable[[Event], Message | None]] = {
    "gained": _gained,
    "feature": _feature,
    "built": lambda event: BUILT[event.facts["feature"]](event.facts["field"]),
    "sent": lambda event: names.agents(event.facts["agents"]),
    "harvest bonus": lambda event: messages.harvest_bonus(),
}
