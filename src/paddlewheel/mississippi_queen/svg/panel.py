"""Panel beside the river in a frame: round, prompt, boats in race order, overview map."""

import textwrap
from typing import TYPE_CHECKING

from paddlewheel.core.messages import Message
from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.colours import letter, paint
from paddlewheel.mississippi_queen.messages import picture as messages
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.svg import labels, layout
from paddlewheel.mississippi_queen.svg.boats import FUNNELS, wheel
from paddlewheel.mississippi_queen.svg.camera import HEIGHT, Camera
from paddlewheel.mississippi_queen.svg.camera import WIDTH as LEFT
from paddlewheel.mississippi_queen.svg.course_map import course_map_pieces
from paddlewheel.mississippi_queen.svg.stations import figure
from paddlewheel.mississippi_queen.view.focus import race_order
from paddlewheel.mississippi_queen.view.prompts import prompt
from paddlewheel.mississippi_queen.view.river_map import RiverMap

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

RIGHT = 960
WIDTH = RIGHT - LEFT
HEAD, PROMPT, ROW = 68, 92, 36  # heights
PROMPT_LINE_LENGTH = 34  # characters of a line of the prompt
SPEED, COAL, ABOARD = 154, 188, 221


def panel(position: "MississippiQueenPosition", charted: RiverMap, shot: Camera, boat: int) -> list[Piece]:
    boats = race_order(position.record)
    pieces = [
        Piece(LEFT, 0, WIDTH, HEIGHT, _paper()),
        Piece(LEFT, 0, WIDTH, HEAD, _head(position)),
        Piece(LEFT, HEAD, WIDTH, PROMPT, _prompt(message_text(prompt(position, None)))),
    ]
    top = HEAD + PROMPT
    for index, other in enumerate(boats):
        pieces.append(Piece(LEFT, top + ROW * index, WIDTH, ROW, _row(position.record, other, other == boat)))
    top += ROW * len(boats) + 8
    return pieces + course_map_pieces(position.record, charted, shot, (LEFT + 10, top, WIDTH - 18, HEIGHT - top - 10))


def _paper() -> str:
    return (
        tag("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill=layout.CARD)
        + tag("rect", x=0, y=0, width=4, height=HEIGHT, fill=layout.BRASS)
        + tag("path", d=f"M8 0V{HEIGHT}", stroke=layout.BRASS, stroke_width=1)
    )


def _head(position: "MississippiQueenPosition") -> str:
    return text("Mississippi Queen", 22, 34, 23, fill=layout.INK, font_weight="bold") + text(
        labels.moment(position, tells_finish=True), 22, 56, 13, fill=layout.INK
    )


def _prompt(sentence: str) -> str:
    lines = textwrap.wrap(sentence, PROMPT_LINE_LENGTH)
    bar = tag("rect", x=22, y=4, width=4, height=17 * len(lines), fill=layout.BRASS)
    words = [
        text(line, 33, 17 + 17 * index, 13, fill=layout.INK, font_weight="bold") for index, line in enumerate(lines)
    ]
    headings = [
        text(labels.heading(heading), x, PROMPT - 5, 11, fill=layout.INK, text_anchor="middle")
        for heading, x in (("speed", SPEED), ("coal", COAL), ("aboard", ABOARD + 8))
    ]
    return bar + "".join(words + headings)


def _row(race: Race, boat: int, asked: bool) -> str:
    middle = ROW / 2
    ground = tag("rect", x=14, y=1, width=WIDTH - 22, height=ROW - 2, rx=7, fill=layout.BRASS, fill_opacity="0.32")
    edge = tag("path", d=f"M16 {ROW}H{WIDTH - 12}", stroke=layout.INK, stroke_width=0.6, stroke_opacity="0.25")
    parts = [
        ground if asked else edge,
        _badge(race, boat),
        text(labels.boat_label(race, boat), 52, middle, 14, fill=layout.INK, font_weight="bold"),
        text(message_text(_whereabouts(race, boat)), 52, middle + 13, 11, fill=layout.INK),
        _wheels(race, boat),
    ]
    parts += [figure((ABOARD + 16 * index, middle), index, 1.25) for index in range(race.passengers[boat])]
    return tag("g", *parts, opacity="0.55") if race.condition[boat] == state.OUT else "".join(parts)


def _badge(race: Race, boat: int) -> str:
    """A boat's badge: colour, letter and shape of the funnel."""
    hull, ink = paint(race, boat)
    funnel = tag("path", d=FUNNELS[boat_name(race, boat)], transform="translate(32 25.5) scale(.9)", fill=ink)
    disc = tag("circle", cx=32, cy=ROW / 2, r=14.5, fill=hull, stroke=layout.INK, stroke_width=1.4)
    return disc + text(letter(race, boat), 32, 19, 14, fill=ink, text_anchor="middle", font_weight="bold") + funnel


def _wheels(race: Race, boat: int) -> str:
    coal = "∞" if boat == race.rose and boat != race.boat else str(race.coal[boat])
    wheels = wheel((0, 0), str(race.speed[boat]), layout.WARNING), wheel((0, 0), coal, layout.COAL)
    return "".join(
        tag("g", art, transform=f"translate({x} {number(ROW / 2)}) scale(1.3)")
        for art, x in zip(wheels, (SPEED, COAL), strict=True)
    )


def _whereabouts(race: Race, boat: int) -> Message:
    place = race.place[boat]
    if race.condition[boat] != state.SAILING:
        return labels.condition(race, boat)
    if place < state.BANK:
        return messages.on_tile(1 + place // state.TILE_SPACES)
    is_ashore = state.ASHORE < place < state.DOCKED
    return messages.ashore(place - state.ASHORE) if is_ashore else messages.not_placed()
