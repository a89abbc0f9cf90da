"""Texts and values of opportunity cards."""

from functools import cache
from typing import TYPE_CHECKING, Any

from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import SPACE_BONUSES, card_names, data_file
from paddlewheel.riverboat.kernels import entry
from paddlewheel.riverboat.state import HAND_SIZE, MAX_CARDS
from paddlewheel.riverboat.view.tables import plain_tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

COUNT_TEXTS = {
    "harvested": "{crop} harvested",
    "crop types": "kind of crop harvested",
    "agents": "agent",
    "coins": "coin kept",
    "three-hex tiles": "three-hex tile",
    "barns": "barn",
    "wells": "well",
    "barns and wells": "barn and well",
    "outskirts": "planted field or barn on the outskirts",
    "riverboats": "place on the two largest riverboats",
}
SHORT_COUNT_TEXTS = {
    "harvested": "a {crop}",
    "crop types": "a kind of crop",
    "agents": "an agent",
    "coins": "a coin",
    "three-hex tiles": "a three-hex tile",
    "barns": "a barn",
    "wells": "a well",
    "barns and wells": "a barn or well",
    "outskirts": "a field outside",
    "riverboats": "for size, 2 boats",
}
SPACE_WORDS = {"surveyor": "a surveyor", "agent": "1 agent", "steps": "{steps} steps", "coin": "1 coin"}


@cache
def card_words(card: int) -> str:
    """Full text of a card's score: "2 for every agent, 14 at most" or "5 and 2 steps"."""
    row = data_file("opportunities")["card"][card]
    if "counts" in row:
        thing = COUNT_TEXTS[row["counts"]].format(crop=row.get("crop", ""))
        return f"{row['each']} for every {thing}, {row['most']} at most"
    parts = [str(row["points"])]
    parts += [pluralized(row["steps"], "step")] if "steps" in row else []
    parts += [f"up to {pluralized(row['agents'], 'agent')}"] if "agents" in row else []
    return " and ".join(parts)


@cache
def card_brief(card: int) -> str:
    """Short text of a card's score: "2 an agent", "5, 2 steps"."""
    row = data_file("opportunities")["card"][card]
    if "counts" in row:
        return f"{row['each']} {SHORT_COUNT_TEXTS[row['counts']].format(crop=row.get('crop', ''))}"
    parts = [str(row["points"])]
    parts += [pluralized(row["steps"], "step")] if "steps" in row else []
    parts += [pluralized(row["agents"], "agent")] if "agents" in row else []
    return ", ".join(parts)


def card_value(position: "RiverboatPosition", seat: int, card: int) -> int:
    """Points of a card if surveyed now."""
    return position.ask(entry.CARD_VALUE, seat, card)


def space_words(position: "RiverboatPosition", space: int) -> str:
    """Text of the bonus of one of the four spaces."""
    tables = plain_tables(position.options)
    return SPACE_WORDS[space_bonus(position, space)].format(steps=int(tables.space_steps))


def space_bonus(position: "RiverboatPosition", space: int) -> str:
    return SPACE_BONUSES[int(plain_tables(position.options).space_bonus[space])]


def space_of(season: Any, card: int) -> int | None:
    """Space of an open card, or None."""
    return next((space for space in range(state.SPACES) if season.on_space[space] == card), None)


def hand(season: Any, seat: int) -> list[tuple[int, bool]]:
    """A player's cards, each with a flag for its surveyor."""
    cards = [int(card) for card in season.hand[HAND_SIZE * seat : HAND_SIZE * seat + int(season.hand_count[seat])]]
    return [(card, bool(int(season.surveyed_cards[seat]) >> index & 1)) for index, card in enumerate(cards)]


def pile(season: Any) -> list[int]:
    """Cards in the pile by id; their real order is unknown."""
    return [card for card in range(min(MAX_CARDS, len(card_names()))) if season.layer[card] > 0]
