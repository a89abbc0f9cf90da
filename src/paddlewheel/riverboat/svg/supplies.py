"""Supplies of a player: harvest, coins, workers, surveyors, agents and opportunity cards."""

from typing import TYPE_CHECKING

from paddlewheel.core.render import palette
from paddlewheel.core.render.svg import tag, text
from paddlewheel.riverboat.components import card_names
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.figures import SURVEYOR, WORKER, draw_figure, tuft
from paddlewheel.riverboat.view.cards import card_value, hand

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

ITEM_WIDTH, ITEM_HEIGHT = 34, 24
CARD_HEIGHT = 20
COIN = tag("circle", cx=9.5, cy=12, r=6.4, fill=layout.BRASS, stroke=layout.INK) + tag(
    "circle", cx=9.5, cy=12, r=4, fill="none", stroke=layout.INK, stroke_width=0.8
)
AGENT = tag("path", d="M3 20V9l6-5 6 5v11z", fill=palette.HOUSES, stroke=layout.INK) + draw_figure(
    WORKER, (9, 20), 0.55
)
PEOPLE = draw_figure(WORKER, (9, 22), 0.92), draw_figure(SURVEYOR, (9, 22), 0.95), AGENT


def items(position: "RiverboatPosition", seat: int) -> list[str]:
    """Icons with counts: harvest of each crop, coins, workers, surveyors, agents."""
    record = position.record
    counts = list(record.harvested[CROPS * seat : CROPS * (seat + 1)])
    counts += [owned[seat] for owned in (record.coins, record.workers, record.surveyors, record.agents)]
    icons = (*(tuft(crop, (9.5, 12), 0.6) for crop in range(CROPS)), COIN, *PEOPLE)
    return [
        icon + text(str(count), 18.5, 16.5, 12.5, fill=layout.INK, font_weight="bold")
        for icon, count in zip(icons, counts, strict=True)
    ]


def cards(position: "RiverboatPosition", seat: int, width: int) -> list[str]:
    """Opportunity cards with their current value, or a tick if surveyed."""
    drawn = []
    for card, surveyed in hand(position.record, seat):
        worth = "✓" if surveyed else str(card_value(position, seat, card))
        drawn.append(_card(card_names()[card].capitalize(), worth, width))
    return drawn


def _card(name: str, worth: str, width: int) -> str:
    paper = tag(
        "rect", x=0.5, y=0.5, width=width - 5, height=CARD_HEIGHT - 3, rx=4, fill=layout.CARD, stroke=layout.INK
    )
    ribbon = tag("rect", x=1, y=1, width=5, height=CARD_HEIGHT - 4, fill=layout.WATER)
    words = text(name, 11, 13.5, 12, fill=layout.INK)
    return (
        paper
        + ribbon
        + words
        + text(worth, width - 11, 13.5, 12, fill=layout.INK, text_anchor="end", font_weight="bold")
    )
