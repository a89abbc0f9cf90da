"""Opportunity cards: what they score, and their values."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.core.messages import Message
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import SPACE_BONUSES, card_names, data_file
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.state import HAND_SIZE, MAX_CARDS, RiverboatState
from paddlewheel.riverboat.view.seat_state import SeatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_CACHED_VALUES = 4096  # shared by all games


@cache
def card_scores(card: int) -> Message:
    """What a card scores: "2 for every agent, 14 at most" or "5 and 2 steps"."""
    row = data_file("opportunities")["card"][card]
    if "counts" in row:
        return names.scores_each(row["each"], _counted(row), row["most"])
    return names.scores_once(_parts(row, names.up_to_agents))


@cache
def card_brief(card: int) -> Message:
    """`card_scores` in few words: "2 an agent", "5, 2 steps"."""
    row = data_file("opportunities")["card"][card]
    if "counts" in row:
        return names.brief_each(row["each"], _counted(row))
    return names.brief_once(_parts(row, names.agents))


def _counted(row: dict[str, Any]) -> Message:
    return names.counted_crop(names.crop(row["crop"])) if "crop" in row else names.counted(row["counts"])


def _parts(row: dict[str, Any], agents: Callable[[int], Message]) -> tuple[int | Message, ...]:
    """Points, and what comes with them."""
    more = [names.steps(row["steps"])] if "steps" in row else []
    more += [agents(row["agents"])] if "agents" in row else []
    return (row["points"], *more)


def card_value(position: "RiverboatPosition", seat: int, card: int) -> int:
    """Points of a card if surveyed now."""
    return position.card_value(seat, card)


@lru_cache(maxsize=MAX_CACHED_VALUES)
def card_value_of(own: SeatState, card: int) -> int:
    """The same, known for as long as the player's part of the position stays."""
    return own.position.card_value(own.seat, card)


@lru_cache(maxsize=MAX_CACHED_VALUES)
def card_values_of(own: SeatState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The values of the cards on the spaces; 0 where there is none."""
    return tuple(0 if card == state.NONE else card_value_of(own, card) for card in cards)


def space_brings(position: "RiverboatPosition", space: int) -> Message:
    """The bonus of one of the four spaces."""
    return _brings(space_bonus(position, space), position.constants.space_steps)


@cache
def _brings(bonus: str, steps: int) -> Message:
    if bonus == "steps":
        return names.steps(steps)
    return names.feature("surveyor") if bonus == "surveyor" else names.agents(1) if bonus == "agent" else names.coins(1)


def space_bonus(position: "RiverboatPosition", space: int) -> str:
    return SPACE_BONUSES[position.constants.space_bonus[space]]


def space_of(record: RiverboatState, card: int) -> int | None:
    """Space of an open card, or None."""
    return next((space for space in range(state.SPACES) if record.on_space[space] == card), None)


def hand(record: RiverboatState, seat: int) -> list[tuple[int, bool]]:
    """A player's cards, each with a flag for its surveyor."""
    cards = list(record.hand[HAND_SIZE * seat : HAND_SIZE * seat + record.hand_count[seat]])
    return [(card, bool(record.surveyed_cards[seat] >> index & 1)) for index, card in enumerate(cards)]


def pile(record: RiverboatState) -> list[int]:
    """Cards in the pile by id; their real order is unknown."""
    count = min(MAX_CARDS, len(card_names()))
    return [card for card, layer in enumerate(record.layer[:count]) if layer > 0]
