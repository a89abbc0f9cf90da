"""Appearance of hexagons: two short texts on a background; shapes distinguish them without colour."""

from dataclasses import dataclass

from rich.style import Style

from paddlewheel.core.terminal.game_ui import Scene
from paddlewheel.core.terminal.theme import BRASS, INK
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.colours import dock_paint
from paddlewheel.mississippi_queen.terminal import colours, messages
from paddlewheel.mississippi_queen.view.river_map import SPACE_KINDS, Space

ARROWS = "↑↗↘↓↙↖"


@dataclass(frozen=True)
class SpaceLook:
    upper: str
    lower: str
    ink: Style
    ground: Style
    filling: str = " "  # character of the free places in the hexagon
    floor: str = "_"  # character along its lower edge


def _ground(colour: str) -> Style:
    return Style(bgcolor=colour)


WATERS = tuple(_ground(colour) for colour in colours.WATERS)
RIPPLE = Style(color=colours.RIPPLE)
TREES = SpaceLook("", "", Style(color=colours.TREE), _ground(colours.LEAF), "♣", "♣")
BANK = SpaceLook("", "", Style(color="#8d9c5c"), _ground(colours.SHORE), " ", " ")
PLATFORM = SpaceLook("▚▚▚▚", "", Style(color=INK), _ground(BRASS), " ", " ")
SAND = _ground("#b79a5b")
WOOD = _ground("#4b5a45")
COAL = _ground("#2b2b2b")
DOCK_SYMBOLS = {state.BLUE_DOCK: "▤", state.RED_DOCK: "⌂"}  # distinguishable without colour
START_DOCK_GROUND = _ground("#4a6a63")
FINISH_GROUND = _ground("#8f6c2c")
LABEL_STYLE = Style(color="#fff6dd", bold=True)


def space_look(scene: Scene, space: Space, room: int) -> SpaceLook:
    """The appearance of a space without a boat; `room` characters fit into its lower line."""
    if space.is_land:
        return TREES
    if space.landing:
        name = scene.text(messages.on_space("finish" if room >= 6 else "goal"))
        return SpaceLook("▚▚▚▚", name, LABEL_STYLE, FINISH_GROUND)
    if space.is_station:
        return _station(scene, space)
    water = WATERS[space.slot % 2]
    if space.kind == state.DRIFTWOOD:
        return SpaceLook("≠≠≠", scene.text(messages.on_space("driftwood")), Style(color="#d9b98a", bold=True), WOOD)
    if space.kind == state.SANDBANK:
        return SpaceLook("∴∴∴", scene.text(messages.on_space("sandbank")), Style(color=INK, bold=True), SAND)
    if space.kind == state.START_DOCK:
        return SpaceLook("", f"·{space.start_dock}·", Style(color=colours.SHORE_LINE), START_DOCK_GROUND)
    return SpaceLook("~" if _ripples(space) else "", "", RIPPLE, water)


def _station(scene: Scene, space: Space) -> SpaceLook:
    if space.kind == state.DEPOT:
        waiting = f"■{space.waiting}" if space.waiting else "■■"
        return SpaceLook(scene.text(messages.on_space("depot")), waiting, LABEL_STYLE, COAL)
    return SpaceLook(
        scene.text(messages.on_space("dock")),
        f"{DOCK_SYMBOLS[space.kind]}{space.waiting}",
        LABEL_STYLE,
        _ground(dock_paint(scene.position.record, SPACE_KINDS[space.kind])),
    )


def _ripples(space: Space) -> bool:
    return (space.at.q * 7 + space.at.r * 5) % 4 == 0
