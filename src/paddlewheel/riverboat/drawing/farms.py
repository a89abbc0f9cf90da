"""One player's part of the table: name and points, harbor, mat, supplies and cards."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddlewheel.core.picture import Piece
from paddlewheel.core.svg import tag, text
from paddlewheel.core.words import ORDINALS
from paddlewheel.riverboat import state
from paddlewheel.riverboat.drawing import harbor, palette, stores
from paddlewheel.riverboat.drawing.fields import field_piece, field_width
from paddlewheel.riverboat.drawing.tiles import crop_tile
from paddlewheel.riverboat.tables import TILE_HEXES
from paddlewheel.riverboat.view.fixed import fixed
from paddlewheel.riverboat.view.plots import plots
from paddlewheel.riverboat.view.words import player

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition

NAME = 26  # height of the name's bar


@dataclass(frozen=True)
class Layout:
    """Where the parts lie, from the upper left corner of the whole."""

    width: int
    height: int
    mat: tuple[int, int, int, int]  # left, top, width, height
    supplies: tuple[int, int]
    in_a_row: int  # supplies
    cards: tuple[int, int]
    card_width: int
    cards_in_a_row: int


UPRIGHT = Layout(318, 325, (6, 79, 308, 170), (6, 250), 9, (6, 279), 155, 2)
WIDE = Layout(638, 325, (8, 80, 446, 243), (470, 86), 3, (470, 176), 164, 1)


def farm(position: "SeasonPosition", seat: int, left: int, top: int, layout: Layout) -> list[Piece]:
    decides = position.actor == seat
    ground = Piece(left, top, layout.width, layout.height, _ground(layout, decides))
    name = Piece(left, top, layout.width, NAME, _name(position, seat, layout.width))
    quay = Piece(
        left + 5, top + NAME + 3, layout.width - 10, harbor.HEIGHT, harbor.harbor_art(position, seat, layout.width - 10)
    )
    return [ground, name, quay, *_mat(position, seat, left, top, layout), *_supplies(position, seat, left, top, layout)]


def _mat(position: "SeasonPosition", seat: int, left: int, top: int, layout: Layout) -> list[Piece]:
    x, y, width, height = layout.mat
    fields = plots(position.record, seat)
    if not fields:
        waiting = text("no mat yet", width / 2, height / 2, 14, fill=palette.INK, text_anchor="middle", opacity="0.6")
        return [Piece(left + x, top + y, width, height, waiting)]
    across = field_width(fields, width, height)
    return [field_piece(plot, across, left + x, top + y) for plot in fields]


def _supplies(position: "SeasonPosition", seat: int, left: int, top: int, layout: Layout) -> list[Piece]:
    x, y = left + layout.supplies[0], top + layout.supplies[1]
    wide, high = stores.ITEM_WIDTH, stores.ITEM_HEIGHT
    pieces = []
    for index, art in enumerate(stores.items(position, seat)):
        row, column = divmod(index, layout.in_a_row)
        pieces.append(Piece(x + column * wide, y + row * high, wide, high, art))
    x, y = left + layout.cards[0], top + layout.cards[1]
    wide, high = layout.card_width, stores.CARD_HEIGHT
    for index, art in enumerate(stores.cards(position, seat, wide)):
        row, column = divmod(index, layout.cards_in_a_row)
        pieces.append(Piece(x + column * wide, y + row * high, wide, high, art))
    return pieces


def _ground(layout: Layout, decides: bool) -> str:
    edge, strength = (palette.INK, 3.5) if decides else (palette.INK, 0.8)
    return tag(
        "rect",
        x=2,
        y=2,
        width=layout.width - 4,
        height=layout.height - 4,
        rx=8,
        fill="#cfd1a0" if decides else "#c3c68f",
        stroke=edge,
        stroke_width=strength,
    )


def _name(position: "SeasonPosition", seat: int, width: int) -> str:
    season = position.record
    decides = position.actor == seat
    bar = tag("rect", x=2, y=2, width=width - 4, height=NAME - 2, rx=8, fill=palette.BRASS if decides else palette.CARD)
    mark = tag("path", d="M10 8L19 14L10 20Z", fill=palette.INK) if decides else ""
    name = text(player(season, seat), 25, 19, 15, fill=palette.INK, font_weight="bold")
    points = text(
        str(int(season.points[seat])), width - 58, 20, 18, fill=palette.INK, text_anchor="end", font_weight="bold"
    )
    parts = [bar, mark, name, points, text("points", width - 53, 19, 12, fill=palette.INK), _notes(position, seat)]
    if decides and season.tile != state.NONE:
        parts.append(_in_hand(position, width))
    return "".join(parts)


def _notes(position: "SeasonPosition", seat: int) -> str:
    season = position.record
    if season.step == state.OVER_STEP:
        notes = [f"{ORDINALS[position.result()[seat]]} place"]
    else:
        notes = ["1st player"] if season.first_player == seat else []
        notes += ["passed"] if int(season.passed) >> seat & 1 else []
    return text(" · ".join(notes), 92, 19, 12, fill=palette.INK) if notes else ""


def _in_hand(position: "SeasonPosition", width: int) -> str:
    """The crop tile that is taken and not yet laid."""
    tables, kind = fixed(position.options), int(position.record.tile)
    crops = tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + tables.hexes[kind]]
    return crop_tile(crops, (width - 130, 8 if len(crops) == 3 else 14), 13)
