"""Log entries of Riverboat: one line for each card, each draft, and each riverboat with its benefits."""

from collections.abc import Callable

from paddlewheel.core.events import Event
from paddlewheel.core.messages import text
from paddlewheel.core.terminal.game_ui import LogEntry
from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.view.naming import CARD_SUITS, player, suit

OMITTED_EVENT_KINDS = ("tile opened", "took", "paid")
HEADING_EVENT_KINDS = ("round", "phase")
MINOR_EVENT_KINDS = ("laid", "passed", "mat", "first")


def log_entry(before: RiverboatPosition, event: Event, action: int) -> LogEntry | None:
    season = before.record
    this_round = season.round_number
    if event.kind in OMITTED_EVENT_KINDS:
        return None
    if event.kind == "card opened":
        return LogEntry(event.facts["card"], False, line=("cards", this_round), heading="New cards")
    if event.kind == "drafted":
        drafted = f"{text(player(season, before.actor))} {event.facts['phase']}"
        return LogEntry(drafted, False, line=("draft", this_round), heading="Phase tiles")
    if event.kind in ("revealed", "worker"):
        return _cultivated(before, event)
    if event.kind in ("shipped", "card"):
        return LogEntry("", True, line=_turn(before), heading=event.text.rstrip("."))
    if season.phase in (state.SHIPPING, state.OPPORTUNITY) and event.kind in EVENT_SUMMARIES:
        summary = EVENT_SUMMARIES[event.kind](event)
        told = season.phase == state.OPPORTUNITY and event.kind == "sent"  # part of the card's text
        return LogEntry(summary, True, line=_turn(before)) if summary and not told else None
    return LogEntry(event.text, event.kind not in MINOR_EVENT_KINDS, event.kind in HEADING_EVENT_KINDS)


def _turn(before: RiverboatPosition) -> tuple[int, ...]:
    season = before.record
    return season.round_number, season.phase, season.turn


def _cultivated(before: RiverboatPosition, event: Event) -> LogEntry:
    season = before.record
    new = event.kind == "revealed"
    number = season.revealed + 1 if new else season.revealed
    line = ("card", season.round_number, number)
    card = CARD_SUITS.index(event.facts["card"]) if new else season.colour
    heading = f"Card {number}, {text(suit(card), form='card')}"
    if new:
        return LogEntry("", False, line=line, heading=heading)
    paid = " for a coin" if season.paid else ""
    placed = f"{text(player(season, before.actor))} {event.facts['field']}{paid}"
    return LogEntry(placed, False, line=line, heading=heading)


def _gained(event: Event) -> str:
    return ", ".join(pluralized(number, thing[:-1]) for thing, number in event.facts.items())


def _feature(event: Event) -> str:
    """The text of a taken feature; barns and wells are logged when they are built."""
    return "a surveyor" if event.facts["feature"] == "surveyor" else ""


EVENT_SUMMARIES: dict[str, Callable[[Event], str]] = {
    "gained": _gained,
    "feature": _feature,
    "built": lambda event: f"a {event.facts['feature']} on {event.facts['field']}",
    "sent": lambda event: pluralized(event.facts["agents"], "agent"),
    "harvest bonus": lambda event: "the harvest bonus",
}
