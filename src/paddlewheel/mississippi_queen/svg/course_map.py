"""Overview map of the whole river: boats as lettered dots, and the outline of the visible part."""

from functools import lru_cache

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import closed, number, tag, text
from paddlewheel.mississippi_queen.colours import letter, paint
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.camera import HEIGHT, WIDTH, Camera
from paddlewheel.mississippi_queen.svg.layout import RADIUS, Point, centre, corners
from paddlewheel.mississippi_queen.view.river_map import RiverMap, Tile, spaces_of
from paddlewheel.mississippi_queen.view.river_window import boats_afloat

MAX_MAP_SCALE = 0.24  # also for a short river
MAP_MARGIN_PX = 10.0
DOT_HALF_SIZE = 7  # half the side of a dot's box

MAX_CACHED_RIVERS = 32

Box = tuple[int, int, int, int]  # left, top, width, height


def course_map_pieces(race: Race, charted: RiverMap, shot: Camera, box: Box) -> list[Piece]:
    left, top, width, height = box
    hexes = [*charted.spaces, *charted.platform()]
    scale, shift = _fit(hexes, width, height)
    tiles = tuple(tile._replace(waiting=(0, 0)) for tile in charted.tiles)
    place = f"translate({number(shift[0])} {number(shift[1])}) scale({scale:.4f})"
    river = tag("g", _river(tiles, charted.finish), transform=place)
    pieces = [Piece(left, top, width, height, river), _window(shot, scale, shift, box)]
    for boat, hexagon in boats_afloat(race).items():
        x, y = centre(hexagon)
        at = round(left + shift[0] + scale * x) - DOT_HALF_SIZE, round(top + shift[1] + scale * y) - DOT_HALF_SIZE
        pieces.append(Piece(*at, 2 * DOT_HALF_SIZE, 2 * DOT_HALF_SIZE, _dot(race, boat)))
    return pieces


def _fit(hexes: list[Hex], width: int, height: int) -> tuple[float, Point]:
    """The scale and the shift that centre the river in its box."""
    places = [centre(hexagon) for hexagon in hexes]
    left, right = min(x for x, _ in places) - RADIUS, max(x for x, _ in places) + RADIUS
    top, bottom = min(y for _, y in places) - RADIUS, max(y for _, y in places) + RADIUS
    scale = min(
        MAX_MAP_SCALE, (width - 2 * MAP_MARGIN_PX) / (right - left), (height - 2 * MAP_MARGIN_PX) / (bottom - top)
    )
    return scale, (width / 2 - scale * (left + right) / 2, height / 2 - scale * (top + bottom) / 2)


@lru_cache(maxsize=MAX_CACHED_RIVERS)
def _river(tiles: tuple[Tile, ...], heading_of_finish: int) -> str:
    charted = RiverMap(tiles, {space.at: space for tile in tiles for space in spaces_of(tile)}, heading_of_finish)
    water = "".join(closed(corners(hexagon, RADIUS + 1)) for hexagon in charted.spaces)
    land = "".join(closed(corners(space.at, RADIUS - 3)) for space in charted.spaces.values() if space.is_land)
    finish = "".join(closed(corners(hexagon)) for hexagon in sorted(charted.platform()))
    return "".join(
        [
            tag("path", d=water, fill=layout.SAND, stroke=layout.WET_SAND, stroke_width=30, stroke_linejoin="round"),
            tag("path", d=finish, fill=layout.WOOD) if finish else "",
            tag("path", d=water, fill=layout.WATER_DEEP),
            tag("path", d=land, fill=layout.LEAF),
        ]
    )


def _window(shot: Camera, scale: float, shift: Point, box: Box) -> Piece:
    """The outline of the part that the frame shows, clipped to the box."""
    ratio = scale / shot.scale
    left, top = max(0, round(shift[0] + ratio * shot.left)), max(0, round(shift[1] + ratio * shot.top))
    right = min(box[2], round(shift[0] + ratio * (shot.left + WIDTH)))
    bottom = min(box[3], round(shift[1] + ratio * (shot.top + HEIGHT)))
    look = {"fill": "none", "stroke": layout.INK, "stroke_dasharray": "4 3", "stroke_opacity": "0.7"}
    edge = tag("rect", x=0.5, y=0.5, width=right - left - 1, height=bottom - top - 1, rx=3, **look)
    return Piece(box[0] + left, box[1] + top, right - left, bottom - top, edge)


def _dot(race: Race, boat: int) -> str:
    hull, ink = paint(race, boat)
    disc = tag("circle", cx=DOT_HALF_SIZE, cy=DOT_HALF_SIZE, r=6, fill=hull, stroke=layout.INK, stroke_width=1)
    return disc + text(
        letter(race, boat), DOT_HALF_SIZE, DOT_HALF_SIZE + 3.2, 9, fill=ink, text_anchor="middle", font_weight="bold"
    )
