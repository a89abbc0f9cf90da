"""Riverboats in side view: more capacity, more decks; the number is on the paddle box."""

from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import ART, Point

BOAT = ART["riverboat"]


def riverboat(capacity: int, at: Point, scale: float, plate: float, away: bool = False) -> str:
    """A riverboat with its capacity on a plate of readable size."""
    x, y = at
    number_plate = _paddle_box(capacity, (x - 16 * scale, y + 4 * scale), plate)
    return tag("g", steamer(capacity, at, scale), number_plate, class_="riverboat", opacity="0.5" if away else "1")


def steamer(capacity: int, at: Point, scale: float) -> str:
    """A riverboat without number, about 60 by 40 at scale 1."""
    decks = 3 if capacity >= 6 else 2 if capacity >= 3 else 1
    parts = [part for deck in range(decks) for part in _deck(deck)]
    parts.append(tag("path", d=f"M6 {2 - 7 * decks}v-13h5v13z", fill=BOAT["funnel"]))
    parts.append(tag("path", d=BOAT["hull"], fill=BOAT["paint"]))
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    return tag("g", *parts, transform=place, stroke=layout.INK, stroke_width=1, stroke_linejoin="round")


def _deck(number_of_deck: int) -> list[str]:
    left, top, width = -20 + 3 * number_of_deck, -5 - 7 * number_of_deck, 38 - 7 * number_of_deck
    windows = f"M{left + 4} {top + 3.5}h{width - 8}"
    return [
        tag("rect", x=left, y=top, width=width, height=7, fill=BOAT["deck"]),
        tag("path", d=windows, stroke=BOAT["windows"], stroke_width=2.4, stroke_dasharray="2.4 2.4"),
    ]


def _paddle_box(capacity: int, at: Point, size: float) -> str:
    x, y = at
    words = {"fill": layout.INK, "text_anchor": "middle", "font_weight": "bold"}
    disc = tag("circle", cx=x, cy=y, r=size, fill=BOAT["wheel"], stroke=layout.INK, stroke_width=0.9)
    return disc + text(str(capacity), x, y + 0.5 * size, 1.45 * size, **words)
