"""Painting of the river: banks, water, islands, docks, boats with their headings, labels on spaces."""

from dataclasses import dataclass, field

from rich.style import Style

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene
from paddlewheel.core.terminal.theme import INK
from paddlewheel.mississippi_queen.colours import letter, paint
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.state import BANK as BEYOND
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.terminal import colours
from paddlewheel.mississippi_queen.terminal.hexes import best_scale
from paddlewheel.mississippi_queen.terminal.terrain import ARROWS, BANK, LABEL_STYLE, PLATFORM, SpaceLook, space_look
from paddlewheel.mississippi_queen.terminal.viewport import Viewport, viewport
from paddlewheel.mississippi_queen.view.river_map import RiverMap, Space, build_river_map
from paddlewheel.mississippi_queen.view.river_window import focus_hex, hexes_in_reach

SEAM = Style(color=colours.SEAM)
SHORE_LINE = Style(color=colours.SHORE_LINE, bold=True)
COUNTRYSIDE_STYLE = Style(bgcolor=colours.LAND)
MARK = Style(color=INK, bgcolor="#f3e2a9", bold=True)
N, NE, SE, S, SW, NW = range(6)


@dataclass
class RiverScene:
    """What to paint: a scene, the focus boat, and the labels of spaces."""

    scene: Scene
    boat: int
    marks: dict[Hex, str] = field(default_factory=dict)

    @property
    def position(self) -> MississippiQueenPosition:
        position: MississippiQueenPosition = self.scene.position
        return position


def paint_river(scene: RiverScene, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    for y in range(height):
        canvas.fill(0, y, width, COUNTRYSIDE_STYLE)
    charted = build_river_map(scene.position)
    shore, platform = charted.shore(), charted.platform()
    boat = focus_hex(scene.position.record, charted, scene.boat)
    near = hexes_in_reach(charted, boat)
    window = viewport(best_scale(width, height), [*charted.spaces, *shore], near, boat, width, height)
    for hexagon in shore:
        _paint_hex(canvas, window, charted, hexagon, PLATFORM if hexagon in platform else BANK)
    afloat = _boats(scene.position.record)
    for space in charted.spaces.values():
        shown = space_look(scene.scene, space, window.scale.room(window.scale.size))
        _paint_hex(canvas, window, charted, space.at, shown)
        if space.number in afloat:
            _paint_boat(canvas, window, space, scene, afloat[space.number])
        if space.at in scene.marks:
            _paint_mark(canvas, window, space.at, scene.marks[space.at], space.number in afloat)
    return canvas


def _boats(race: Race) -> dict[int, int]:
    return {race.place[boat]: boat for boat in range(race.boats) if race.place[boat] < BEYOND}


def _paint_hex(canvas: Canvas, window: Viewport, charted: RiverMap, hexagon: Hex, shown: SpaceLook) -> None:
    """Paint background, edges and the two texts of one hexagon."""
    scale = window.scale
    x, y = window.corner(hexagon)
    if x + scale.width < 0 or y + scale.rows < 0 or x >= canvas.width or y >= canvas.height:
        return
    on_river = hexagon in charted.spaces
    for row in range(scale.rows):
        left, room = x + scale.left(row), scale.room(row)
        upper, last = row < scale.size, row == scale.rows - 1
        filling = shown.floor if last else shown.filling
        if last and not on_river:
            filling = "_" if hexagon.neighbour(S) in charted.spaces else " "
        ink = _edge(charted, hexagon, S) if filling == "_" else shown.ink
        canvas.put(left + 1, y + row, filling * room, shown.ground + ink)
        for at, slope, heading in (
            (left, "/" if upper else "\\", NW if upper else SW),
            (left + room + 1, "\\" if upper else "/", NE if upper else SE),
        ):
            line = shown.ground + _edge(charted, hexagon, heading)
            canvas.put(at, y + row, slope if on_river else " ", line)
    _write(canvas, window, hexagon, shown.upper, shown.lower, shown.ink)


def _edge(charted: RiverMap, hexagon: Hex, heading: int) -> Style:
    """The style of an edge: faint between two spaces, strong at the shore."""
    both = hexagon in charted.spaces and hexagon.neighbour(heading) in charted.spaces
    return SEAM if both else SHORE_LINE


def _write(canvas: Canvas, window: Viewport, hexagon: Hex, upper: str, lower: str, style: Style) -> None:
    x, y = window.corner(hexagon)
    middle = window.scale.size
    for text, row in ((upper, middle - 1), (lower, middle)):
        if text:
            room = window.scale.room(row)
            shown = text[:room]
            start = x + window.scale.left(row) + 1 + (room - len(shown)) // 2
            canvas.put(start, y + row, shown, style)


def _paint_boat(canvas: Canvas, window: Viewport, space: Space, scene: RiverScene, boat: int) -> None:
    race = scene.position.record
    body = letter(race, boat) + ARROWS[race.bow[boat]]
    text = f"[{body}]" if boat == scene.boat else f" {body} "
    x, y = window.corner(space.at)
    middle = window.scale.size
    room = window.scale.room(middle - 1)
    canvas.put(x + window.scale.left(middle - 1) + 1, y + middle - 1, " " * room, Style())
    _write(canvas, window, space.at, text, "", colours.boat_style(paint(race, boat)))


def _paint_mark(canvas: Canvas, window: Viewport, hexagon: Hex, text: str, below: bool) -> None:
    _write(canvas, window, hexagon, "" if below else text, text if below else "", MARK if text else LABEL_STYLE)
