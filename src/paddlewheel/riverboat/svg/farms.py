"""Area of one player: name and points, harbor, mat, supplies and cards."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render import palette
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.core.text import ORDINALS
from paddlewheel.riverboat import state
from paddlewheel.riverboat.svg import harbor
from paddlewheel.riverboat.svg import supplies as supply_art
from paddlewheel.riverboat.svg.boats import steamer
from paddlewheel.riverboat.svg.fields import crop_tile, field_piece, field_width
from paddlewheel.riverboat.svg.layout import BRASS, CARD, FOAM, INK, LEAF, WATER
from paddlewheel.riverboat.tables import TILE_HEXES
from paddlewheel.riverboat.view.mat_map import field_states
from paddlewheel.riverboat.view.naming import player

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

NAME = 26  # height of the name bar


@dataclass(frozen=True)
class FarmLayout:
    """Positions of the parts, relative to the upper left corner."""

    width: int
    height: int
    mat: tuple[int, int, int, int]  # left, top, width, height
    supplies: tuple[int, int]
    in_a_row: int  # supplies
    cards: tuple[int, int]
    card_width: int
    cards_in_a_row: int


UPRIGHT = FarmLayout(318, 325, (6, 79, 308, 170), (6, 250), 9, (6, 279), 155, 2)
WIDE = FarmLayout(638, 325, (8, 80, 446, 243), (470, 86), 3, (470, 176), 164, 1)


def farm(position: "RiverboatPosition", seat: int, left: int, top: int, layout: FarmLayout) -> list[Piece]:
    decides = position.actor == seat
    ground = Piece(left, top, layout.width, layout.height, _ground(layout, decides))
    name = Piece(left, top, layout.width, NAME, _name(position, seat, layout.width))
    quay = Piece(
        left + 5, top + NAME + 3, layout.width - 10, harbor.HEIGHT, harbor.harbor_art(position, seat, layout.width - 10)
    )
    return [ground, name, quay, *_mat(position, seat, left, top, layout), *_supplies(position, seat, left, top, layout)]


def _mat(position: "RiverboatPosition", seat: int, left: int, top: int, layout: FarmLayout) -> list[Piece]:
    x, y, width, height = layout.mat
    fields = field_states(position.record, seat)
    if not fields:
        waiting = text("no mat yet", width / 2, height / 2, 14, fill=INK, text_anchor="middle", opacity="0.6")
        return [Piece(left + x, top + y, width, height, waiting)]
    across = field_width(fields, width, height)
    return [field_piece(plot, across, left + x, top + y) for plot in fields]


def _supplies(position: "RiverboatPosition", seat: int, left: int, top: int, layout: FarmLayout) -> list[Piece]:
    x, y = left + layout.supplies[0], top + layout.supplies[1]
    wide, high = supply_art.ITEM_WIDTH, supply_art.ITEM_HEIGHT
    pieces = []
    for index, art in enumerate(supply_art.items(position, seat)):
        row, column = divmod(index, layout.in_a_row)
        pieces.append(Piece(x + column * wide, y + row * high, wide, high, art))
    x, y = left + layout.cards[0], top + layout.cards[1]
    wide, high = layout.card_width, supply_art.CARD_HEIGHT
    for index, art in enumerate(supply_art.cards(position, seat, wide)):
        row, column = divmod(index, layout.cards_in_a_row)
        pieces.append(Piece(x + column * wide, y + row * high, wide, high, art))
    return pieces


def _ground(layout: FarmLayout, decides: bool) -> str:
    edge, strength = (INK, 3.5) if decides else (INK, 0.8)
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


def _name(position: "RiverboatPosition", seat: int, width: int) -> str:
    record = position.record
    decides = position.actor == seat
    bar = tag("rect", x=2, y=2, width=width - 4, height=NAME - 2, rx=8, fill=BRASS if decides else CARD)
    mark = tag("path", d="M10 8L19 14L10 20Z", fill=INK) if decides else ""
    name = text(message_text(player(record, seat)), 25, 19, 15, fill=INK, font_weight="bold")
    points = text(str(record.points[seat]), width - 58, 20, 18, fill=INK, text_anchor="end", font_weight="bold")
    parts = [bar, mark, name, points, text("points", width - 53, 19, 12, fill=INK), _notes(position, seat)]
    if decides and record.tile != state.NONE:
        parts.append(_in_hand(position, width))
    return "".join(parts)


def _notes(position: "RiverboatPosition", seat: int) -> str:
    record = position.record
    if record.decision == state.OVER_DECISION:
        notes = [f"{ORDINALS[position.result()[seat]]} place"]
    else:
        notes = ["1st player"] if record.first_player == seat else []
        notes += ["passed"] if record.passed >> seat & 1 else []
    return text(" · ".join(notes), 92, 19, 12, fill=INK) if notes else ""


def _in_hand(position: "RiverboatPosition", width: int) -> str:
    """The crop tile taken but not laid yet."""
    tables, kind = position.constants, position.record.tile
    crops = tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + tables.hexes[kind]]
    return crop_tile(crops, (width - 130, 8 if len(crops) == 3 else 14), 13)


HORIZON = 0.42  # of the height
PUFFS = ((196, 84, 9), (212, 74, 13), (234, 66, 17), (262, 58, 21))
WHEEL_SPOKES = "M-27 0H27M0-27V27M-19-19L19 19M-19 19L19-19"


def empty_seat(width: int, height: int) -> str:
    """Picture in place of an unused seat, designed for about 318 by 325."""
    shore = HORIZON * height
    clip = tag("rect", x=2, y=2, width=width - 4, height=height - 4, rx=8)
    scene = [
        tag("rect", x=0, y=0, width=width, height=shore, fill="#f3d9a4"),
        tag("circle", cx=84, cy=shore - 26, r=30, fill="#f6efd9"),
        _hills(width, shore),
        tag("rect", x=0, y=shore, width=width, height=height - shore, fill=WATER),
        _waves(width, height, shore),
        *(tag("circle", cx=x, cy=y, r=size, fill=CARD, fill_opacity="0.8") for x, y, size in PUFFS),
        steamer(7, (154, shore + 30), 4),
        _wheel(90, shore + 46),
        _bank(width, height),
    ]
    frame = tag("rect", x=2, y=2, width=width - 4, height=height - 4, rx=8, fill="none", stroke=INK)
    return tag("clipPath", clip, id="vignette") + tag("g", *scene, clip_path="url(#vignette)") + frame


def _hills(width: int, shore: float) -> str:
    hills = f"M0 40V26Q60 6 130 28T{width} 20V40Z"
    return tag("path", d=hills, fill="#93ab68", transform=f"translate(0 {number(shore - 40)})")


def _waves(width: int, height: int, shore: float) -> str:
    rows = range(5)
    waves = [
        f"M{14 + 61 * row % 97 + 110 * column} {number(shore + 40 + 30 * row)}q8-6 16 0t16 0"
        for row in rows
        for column in range(3)
    ]
    lights = [f"M{66 + 9 * row} {number(shore + 8 + 11 * row)}h{36 - 5 * row}" for row in range(4)]
    return tag("path", d="".join(waves), fill="none", stroke=FOAM, stroke_width=1.4, stroke_opacity="0.6") + tag(
        "path", d="".join(lights), stroke="#f6efd9", stroke_width=2.4, stroke_opacity="0.6", stroke_linecap="round"
    )


def _wheel(x: float, y: float) -> str:
    rim = tag("circle", cx=0, cy=0, r=27, fill=BRASS, stroke=INK, stroke_width=3)
    spokes = tag("path", d=WHEEL_SPOKES, stroke=INK, stroke_width=3)
    hub = tag("circle", cx=0, cy=0, r=7, fill=CARD, stroke=INK, stroke_width=2)
    return tag("g", rim, spokes, hub, transform=f"translate({number(x)} {number(y)})")


def _bank(width: int, height: int) -> str:
    low = f"M0 {height}V{height - 46}Q70 {height - 66} 150 {height - 34}T{width} {height - 40}V{height}Z"
    reeds = "".join(f"M{x} {height - 30 - x % 17}q3-16 0-26m6 26q-2-12 4-22" for x in range(14, width, 38))
    return (
        tag("path", d=low, fill=palette.SAND)
        + tag("path", d=low, fill=LEAF, transform="translate(0 14)")
        + tag("path", d=reeds, fill="none", stroke=palette.TREE_DARK, stroke_width=2.2, stroke_linecap="round")
    )
