"""Header of the picture: title, round, prompt, and the five phase tiles with their owners."""

from typing import TYPE_CHECKING

from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import tag, text
from paddlewheel.riverboat import state
from paddlewheel.riverboat.state import PHASE_NAMES, RiverboatState
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.tables import ROUNDS
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.prompts import prompt

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

WIDTH = 960
TITLE, PHASE = 34, 30  # heights
HEIGHT = TITLE + PHASE
PROMPT = 250  # left edge


def header_pieces(position: "RiverboatPosition") -> list[Piece]:
    record = position.record
    round_number = record.round_number
    moment = f"Round {round_number} of {ROUNDS}" if round_number else "Setting up"
    return [
        Piece(0, 0, WIDTH, TITLE, tag("rect", x=0, y=0, width=WIDTH, height=TITLE, fill=layout.PAPER)),
        Piece(0, 0, PROMPT, TITLE, _title(moment)),
        Piece(PROMPT, 0, WIDTH - PROMPT, TITLE, _prompt(message_text(prompt(position, None)))),
        *(_phase(record, phase) for phase in range(state.PHASE_COUNT)),
    ]


def _title(moment: str) -> str:
    return text("Riverboat", 14, 25, 22, fill=layout.INK, font_weight="bold") + text(
        moment, 136, 24, 13, fill=layout.INK
    )


def _prompt(sentence: str) -> str:
    bar = tag("rect", x=2, y=8, width=4, height=20, fill=layout.BRASS)
    return bar + text(sentence, 14, 23, 12.5, fill=layout.INK, font_weight="bold")


def _phase(record: RiverboatState, phase: int) -> Piece:
    width = WIDTH // state.PHASE_COUNT
    owner = record.phase_owner[phase]
    who = "–" if owner == state.NONE else message_text(player(record, owner))
    now = record.phase == phase
    strength = 2.2 if now else 0.8
    tile = tag(
        "rect",
        x=3,
        y=2,
        width=width - 6,
        height=PHASE - 5,
        rx=6,
        fill=layout.BRASS if now else layout.CARD,
        stroke=layout.INK,
        stroke_width=strength,
    )
    words = text(f"{phase + 1} {PHASE_NAMES[phase].capitalize()}", 12, 19, 13, fill=layout.INK, font_weight="bold")
    name = text(who, width - 13, 19, 13, fill=layout.INK, text_anchor="end")
    return Piece(phase * width, TITLE, width, PHASE, tile + words + name)
