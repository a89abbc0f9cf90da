"""Legend beside the river: title, round, and the boats in race order with speed and coal."""

from typing import TYPE_CHECKING

from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.mississippi_queen.colours import letter, paint
from paddlewheel.mississippi_queen.state import OUT, SAILING
from paddlewheel.mississippi_queen.svg import labels, layout
from paddlewheel.mississippi_queen.svg.boats import wheel
from paddlewheel.mississippi_queen.svg.stations import figure
from paddlewheel.mississippi_queen.view.focus import race_order

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

WIDTH = 252.0
TOP, ROW = 128.0, 46.0


def legend(position: "MississippiQueenPosition", x: float, y: float) -> str:
    boats = race_order(position.record)
    height = TOP + ROW * len(boats)
    return tag(
        "g",
        tag(
            "rect", x=0, y=0, width=WIDTH, height=height, rx=10, fill=layout.CARD, stroke=layout.BRASS, stroke_width=2.5
        ),
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
        text(labels.moment(position), WIDTH / 2, 68, 15, text_anchor="middle", fill=layout.INK),
        *_headings(),
        *(_row(position, boat, TOP + ROW * index) for index, boat in enumerate(boats)),
        transform=f"translate({number(x)} {number(y)})",
        filter="url(#shadow)",
    )


def height(position: "MississippiQueenPosition") -> float:
    return TOP + ROW * position.record.boats


def _headings() -> list[str]:
    return [
        text(labels.heading(heading), x, 104, 12, text_anchor="middle", fill=layout.INK, font_style="italic")
        for heading, x in (("speed", 138), ("coal", 172), ("aboard", 216))
    ]


def _row(position: "MississippiQueenPosition", boat: int, y: float) -> str:
    race = position.record
    hull, ink = paint(race, boat)
    parts = [
        tag("circle", cx=34, cy=y, r=14, fill=hull, stroke=layout.INK, stroke_width=1.4),
        text(letter(race, boat), 34, y + 5.5, 16, fill=ink, text_anchor="middle", font_weight="bold"),
        text(labels.boat_label(race, boat, "short"), 58, y + 5, 16, fill=layout.INK),
        wheel((138, y), str(race.speed[boat]), layout.WARNING),
        wheel((172, y), "∞" if boat == race.rose else str(race.coal[boat]), layout.COAL),
    ]
    parts += [figure((208 + 16 * index, y), index, 1.25) for index in range(race.passengers[boat])]
    if race.condition[boat] != SAILING:
        parts.append(
            text(message_text(labels.condition(race, boat)), 58, y + 18, 11, fill=layout.WARNING, font_style="italic")
        )
    return tag("g", *parts, opacity="0.6") if race.condition[boat] == OUT else tag("g", *parts)
