"""Legend beside the river: title, round, and the boats in race order with speed and coal."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.core.text import ORDINALS
from paddlewheel.mississippi_queen.colours import letter, paint
from paddlewheel.mississippi_queen.state import IN_PORT, OUT, SAILING
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.boats import wheel
from paddlewheel.mississippi_queen.svg.stations import figure
from paddlewheel.mississippi_queen.view.naming import CONDITION_LABELS, name_in_sentence

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

WIDTH = 252.0
TOP, ROW = 128.0, 46.0


def legend(position: "MississippiQueenPosition", x: float, y: float) -> str:
    race, tables = position.record, position.tables[0]
    boats = _in_order(position)
    height = TOP + ROW * len(boats)
    laid, whole = int(race.laid), int(tables.length + tables.branching_river)
    round_text = f"Round {int(race.round_number)}" if race.round_number else "Before the start"
    return tag(
        "g",
        tag("rect", x=0, y=0, width=WIDTH, height=height, rx=10, fill="#f7efdb", stroke=layout.BRASS, stroke_width=2.5),
        tag(
            "rect",
            x=6,
            y=6,
            width=WIDTH - 12,
            height=height - 12,
            rx=6,
            fill="none",
            stroke=layout.BRASS,
            stroke_width=0.9,
        ),
        text("Mississippi Queen", WIDTH / 2, 42, 25, text_anchor="middle", font_weight="bold", fill=layout.INK),
        text(f"{round_text} · tile {laid} of {whole}", WIDTH / 2, 68, 15, text_anchor="middle", fill=layout.INK),
        *_headings(),
        *(_row(position, boat, TOP + ROW * index) for index, boat in enumerate(boats)),
        transform=f"translate({number(x)} {number(y)})",
        filter="url(#shadow)",
    )


def height(position: "MississippiQueenPosition") -> float:
    return TOP + ROW * int(position.record.boats)


def _in_order(position: "MississippiQueenPosition") -> list[int]:
    race = position.record
    order = [int(boat) for boat in race.order[: int(race.in_order)]] if race.round_number else []
    return order + [boat for boat in range(int(race.boats)) if boat not in order]


def _headings() -> list[str]:
    return [
        text(words, x, 104, 12, text_anchor="middle", fill=layout.INK, font_style="italic")
        for words, x in (("speed", 138), ("coal", 172), ("aboard", 216))
    ]


def _row(position: "MississippiQueenPosition", boat: int, y: float) -> str:
    race = position.record
    hull, ink = paint(race, boat)
    parts = [
        tag("circle", cx=34, cy=y, r=14, fill=hull, stroke=layout.INK, stroke_width=1.4),
        text(letter(race, boat), 34, y + 5.5, 16, fill=ink, text_anchor="middle", font_weight="bold"),
        text(name_in_sentence(race, boat).removeprefix("the ").removeprefix("Black "), 58, y + 5, 16, fill=layout.INK),
        wheel((138, y), str(int(race.speed[boat])), layout.WARNING),
        wheel((172, y), "∞" if boat == race.rose else str(int(race.coal[boat])), layout.COAL),
    ]
    parts += [figure((208 + 16 * index, y), index, 1.25) for index in range(int(race.passengers[boat]))]
    if race.condition[boat] != SAILING:
        parts.append(text(_condition(race, boat), 58, y + 18, 11, fill=layout.WARNING, font_style="italic"))
    return tag("g", *parts, opacity="0.6") if race.condition[boat] == OUT else tag("g", *parts)


def _condition(race: Any, boat: int) -> str:
    condition = int(race.condition[boat])
    if condition == IN_PORT:
        return f"in port, {ORDINALS[int(race.berth[boat])]}"
    return CONDITION_LABELS[condition]
