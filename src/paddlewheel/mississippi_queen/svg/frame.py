"""A game as a frame of fixed size: the river around the boats, and a panel with the boats in race order."""

from dataclasses import replace
from typing import TYPE_CHECKING

from paddlewheel.core.render.picture import Piece, SvgPicture
from paddlewheel.core.render.svg import tag
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.svg import layout, panel
from paddlewheel.mississippi_queen.svg.boats import boat_at
from paddlewheel.mississippi_queen.svg.camera import HEIGHT, WIDTH, Camera, build_camera, crop_piece
from paddlewheel.mississippi_queen.svg.layout import LEAF_GRADIENT, SHADOW, centre
from paddlewheel.mississippi_queen.svg.stations import deck, hut_sites, landing, station
from paddlewheel.mississippi_queen.svg.tile_art import ORIGIN, bank_piece, water_piece
from paddlewheel.mississippi_queen.view.focus import focus_boat
from paddlewheel.mississippi_queen.view.river_map import RiverMap, Space, build_river_map
from paddlewheel.mississippi_queen.view.river_window import boats_afloat

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

DEFINITIONS = tag("defs", LEAF_GRADIENT, SHADOW)
MEADOW_BACKGROUND = tag("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill=layout.MEADOW)
# How far each kind of drawing extends beyond its hexagons.
BOAT_EDGE, STATION_EDGE, DECK_EDGE, LANDING_EDGE = 42.0, 40.0, 12.0, 60.0


def race_picture(position: "MississippiQueenPosition") -> SvgPicture:
    """The frame of a position as a spectator sees it: votes stay secret."""
    seen = position.seen_by(-1)
    seen.freeze()
    boat = focus_boat(seen)
    charted = build_river_map(seen)
    shot = build_camera(seen.record, charted, boat)
    pieces = (
        *_river(seen.record, charted, shot),
        *_boats(seen.record, shot, boat),
        *panel.panel(seen, charted, shot, boat),
    )
    return SvgPicture("Mississippi Queen", panel.RIGHT, HEIGHT, DEFINITIONS, pieces)


def _river(race: Race, charted: RiverMap, shot: Camera) -> list[Piece]:
    sites = hut_sites(charted)
    pieces = [Piece(0, 0, WIDTH, HEIGHT, MEADOW_BACKGROUND)]
    pieces += [bank_piece(tile, shot) for tile in charted.tiles]
    if charted.finish >= 0:
        pieces.append(shot.move(crop_piece(charted.platform(), DECK_EDGE, shot.scale, deck(charted))))
    for tile in charted.tiles:
        back = tile.anchor.times(-1)
        bare = frozenset(site.plus(back) for site, (space, _) in sites.items() if space.slot == tile.slot)
        pieces.append(water_piece(tile, shot, bare))
    if charted.finish >= 0:
        pieces.append(shot.move(crop_piece(charted.platform(), LANDING_EDGE, shot.scale, landing(charted))))
    pieces += [_station(race, space, heading, shot) for space, heading in sites.values()]
    return [piece for piece in pieces if shot.overlaps_frame(piece)]


def _station(race: Race, space: Space, heading: int, shot: Camera) -> Piece:
    hut = crop_piece([ORIGIN], STATION_EDGE, shot.scale, station(race, replace(space, at=ORIGIN), heading))
    return shot.move(hut, centre(space.at))


def _boats(race: Race, shot: Camera, moving: int) -> list[Piece]:
    """All boats, including those outside the frame; the moving one last, on top."""
    afloat = boats_afloat(race)
    pieces = []
    for boat in sorted(afloat, key=lambda boat: boat == moving):
        art = boat_at(race, boat, (0, 0), boat == moving)
        pieces.append(shot.move(crop_piece([ORIGIN], BOAT_EDGE, shot.scale, art), centre(afloat[boat])))
    return pieces
