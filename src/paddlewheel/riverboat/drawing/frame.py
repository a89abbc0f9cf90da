"""A game of Riverboat as one frame, always of the same size: every player's mat, and what lies in the middle."""

from typing import TYPE_CHECKING

from paddlewheel.core.picture import Picture, Piece
from paddlewheel.core.svg import tag
from paddlewheel.riverboat.drawing import head, market, palette
from paddlewheel.riverboat.drawing.cloth import WEAVES
from paddlewheel.riverboat.drawing.farms import UPRIGHT, WIDE, farm
from paddlewheel.riverboat.drawing.vignette import vignette

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition

WIDTH, HEIGHT = 960, 720
TOP = head.HEIGHT + 2
DEFINITIONS = tag("defs", WEAVES)
GROUND = tag("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill=palette.MEADOW)
PLACES = 4  # of upright farms


def season_picture(position: "SeasonPosition") -> Picture:
    seen = position.seen_by(-1)
    seen.hold_still()
    pieces = [Piece(0, 0, WIDTH, HEIGHT, GROUND), *head.head(seen)]
    pieces += _two(seen) if seen.options.players == 2 else _more(seen)
    pieces += market.market(seen, WIDTH - market.WIDTH - 1, TOP, HEIGHT - TOP)
    return Picture("Riverboat", WIDTH, HEIGHT, DEFINITIONS, tuple(pieces))


def _two(position: "SeasonPosition") -> list[Piece]:
    return [piece for seat in range(2) for piece in farm(position, seat, 1, TOP + seat * (WIDE.height + 2), WIDE)]


def _more(position: "SeasonPosition") -> list[Piece]:
    pieces = []
    for seat in range(PLACES):
        x, y = 1 + seat % 2 * (UPRIGHT.width + 2), TOP + seat // 2 * (UPRIGHT.height + 2)
        if seat < position.options.players:
            pieces += farm(position, seat, x, y, UPRIGHT)
        else:
            pieces.append(Piece(x, y, UPRIGHT.width, UPRIGHT.height, vignette(UPRIGHT.width, UPRIGHT.height)))
    return pieces
