"""Cultivation and opportunity cards and the general supply, as rows of the shared panel."""

from typing import TYPE_CHECKING

from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render.svg import tag, text
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import card_names
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.figures import BARN, SURVEYOR, WELL, WORKER, draw_building, draw_figure
from paddlewheel.riverboat.svg.layout import LEFT, Row
from paddlewheel.riverboat.svg.patterns import cloth, sign
from paddlewheel.riverboat.svg.supplies import COIN
from paddlewheel.riverboat.view.cards import card_brief, space_brings

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

CARD = 46  # width of the cultivation card's cell
ICON = 36  # width of an icon with its number
SUPPLIES = (
    COIN,
    draw_building(BARN, (9, 12), 0.62),
    draw_building(WELL, (9, 13), 0.66),
    draw_figure(SURVEYOR, (9, 22), 0.95),
    draw_figure(WORKER, (9, 22), 0.92),
)


def cultivation(position: "RiverboatPosition") -> list[Row]:
    """The open card and the number of cards left of each colour."""
    record, tables = position.record, position.constants
    shown = record.phase == state.CULTIVATION and record.revealed > 0
    cells = [(LEFT, CARD, _open_card(record.colour if shown else None))]
    moment = f"card {record.revealed} of {tables.revealed_a_round}" if shown else "left in the pile"
    cells.append((LEFT + CARD, 240, text(moment, 2, 14, 11, fill=layout.INK)))
    height = 56
    for colour, left in enumerate(record.cards_left):
        cells.append((LEFT + CARD + colour * 40, 40, _left(colour, left)))
    return [(height, cells)]


def _open_card(colour: int | None) -> str:
    fill = layout.PAPER if colour in (None, state.WILD) else cloth(int(colour or 0))
    paper = tag("rect", x=1, y=1, width=34, height=44, rx=4, fill=fill, stroke=layout.INK)
    return paper if colour is None else paper + sign(colour, (18, 23), 11)


def _left(colour: int, count: int) -> str:
    return sign(colour, (10, 34), 7) + text(str(count), 20, 39, 13, fill=layout.INK, font_weight="bold")


def opportunities(position: "RiverboatPosition") -> list[Row]:
    """The four spaces, each with its bonus and open card."""
    rows: list[Row] = []
    for space in range(state.SPACES):
        card = position.record.on_space[space]
        rows.append((25, [(LEFT, 298, _space(message_text(space_brings(position, space)).removeprefix("a "), card))]))
    return rows


def _space(bonus: str, card: int) -> str:
    paper = tag("rect", x=1, y=1, width=60, height=18, rx=4, fill=layout.PAPER, stroke=layout.INK, stroke_width=0.8)
    label = text(bonus, 31, 14, 11, fill=layout.INK, text_anchor="middle")
    if card == state.NONE:
        return paper + label + text("–", 70, 14, 12, fill=layout.INK)
    name = text(card_names()[card].capitalize(), 70, 14, 12, fill=layout.INK, font_weight="bold")
    return paper + label + name + text(message_text(card_brief(card)), 162, 14, 11, fill=layout.INK)


def supply(position: "RiverboatPosition") -> list[Row]:
    """Coins, barns, wells, surveyors, and the workers on the round track."""
    record = position.record
    counts = (record.coin_supply, record.barn_supply, record.well_supply, record.surveyor_supply, record.track)
    cells = [
        (LEFT + index * 58, 58, icon + text(str(count), 21, 17, 13, fill=layout.INK, font_weight="bold"))
        for index, (icon, count) in enumerate(zip(SUPPLIES, counts, strict=True))
    ]
    return [(26, cells)]
