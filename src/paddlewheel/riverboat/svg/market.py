"""Panel of the shared components: cultivation card, crop tiles, riverboats, opportunity cards, general supply."""

from typing import TYPE_CHECKING

from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import tag, text
from paddlewheel.riverboat.svg import layout, market_cards, market_supply

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

WIDTH = 318
TITLE = 25


def market(position: "RiverboatPosition", left: int, top: int, height: int) -> list[Piece]:
    pieces = [Piece(left, top, WIDTH, height, _paper(height))]
    at = top + 5
    for title, rows in (
        ("Cultivation", market_cards.cultivation(position)),
        ("Crop tiles", market_supply.tiles(position)),
        ("Riverboats", market_supply.riverboats(position)),
        ("Opportunities", market_cards.opportunities(position)),
        ("Supply", market_cards.supply(position)),
    ):
        pieces.append(Piece(left, at, WIDTH, TITLE, _title(title)))
        at += TITLE
        for row_height, cells in rows:
            pieces += [Piece(left + x, at, width, row_height, art) for x, width, art in cells]
            at += row_height
    return pieces


def _paper(height: int) -> str:
    return tag("rect", x=2, y=2, width=WIDTH - 4, height=height - 4, rx=8, fill=layout.CARD, stroke=layout.INK)


def _title(words: str) -> str:
    line = tag("path", d=f"M12 {TITLE - 6}H{WIDTH - 12}", stroke=layout.BRASS, stroke_width=1.2)
    return text(words, 12, TITLE - 11, 13, fill=layout.INK, font_weight="bold") + line
