"""Picture of a whole game with a fixed size: the areas of all players and the shared components."""

from pathlib import Path
from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE
from paddlewheel.core.render.picture import Piece, SvgPicture
from paddlewheel.core.render.svg import tag
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from paddlewheel.riverboat.state import LAY_DECISION
from paddlewheel.riverboat.svg import header, layout, market
from paddlewheel.riverboat.svg.farms import UPRIGHT, WIDE, empty_seat, farm
from paddlewheel.riverboat.svg.patterns import WEAVES

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

WIDTH, HEIGHT = 960, 720
TOP = header.HEIGHT + 2
DEFINITIONS = tag("defs", WEAVES)
GROUND = tag("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill=layout.MEADOW)
FARM_SLOTS = 4  # areas for upright farms


def riverboat_picture(position: "RiverboatPosition") -> SvgPicture:
    seen = position.seen_by(-1)
    seen.freeze()
    pieces = [Piece(0, 0, WIDTH, HEIGHT, GROUND), *header.header_pieces(seen)]
    pieces += _two(seen) if seen.options.players == 2 else _more(seen)
    pieces += market.market(seen, WIDTH - market.WIDTH - 1, TOP, HEIGHT - TOP)
    return SvgPicture("Riverboat", WIDTH, HEIGHT, DEFINITIONS, tuple(pieces))


def _two(position: "RiverboatPosition") -> list[Piece]:
    return [piece for seat in range(2) for piece in farm(position, seat, 1, TOP + seat * (WIDE.height + 2), WIDE)]


def _more(position: "RiverboatPosition") -> list[Piece]:
    pieces = []
    for seat in range(FARM_SLOTS):
        x, y = 1 + seat % 2 * (UPRIGHT.width + 2), TOP + seat // 2 * (UPRIGHT.height + 2)
        if seat < position.options.players:
            pieces += farm(position, seat, x, y, UPRIGHT)
        else:
            pieces.append(Piece(x, y, UPRIGHT.width, UPRIGHT.height, empty_seat(UPRIGHT.width, UPRIGHT.height)))
    return pieces


PLAYERS, SEED, ROUND = 3, 7, 3


def sample_position() -> RiverboatPosition:
    """Position reached by the heuristic bot: the first decision to lay a crop tile in round ROUND."""
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, PLAYERS, {}))
    stream = new_stream(0, SEED, CHANCE_STREAM)
    while position.rounds < ROUND or position.record.decision != LAY_DECISION:
        chosen = position.draw(stream) if position.actor == CHANCE else position.game.module.greedy(position)[0]
        position.step(chosen)
    return position


def draw_sample(path: str | Path) -> None:
    Path(path).write_text(riverboat_picture(sample_position()).svg(), encoding="utf-8")
