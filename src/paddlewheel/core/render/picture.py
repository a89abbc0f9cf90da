"""A picture put together from pieces: whoever turns it into pixels draws a piece that has not changed only once."""

from dataclasses import dataclass

from paddlewheel.core.render.svg import number, tag

SERIF = "Georgia, 'Times New Roman', serif"


@dataclass(frozen=True)
class Piece:
    """SVG in a box of its own: `art` counts from the box's upper left corner and stays inside it."""

    x: int
    y: int
    width: int
    height: int
    art: str


@dataclass(frozen=True)
class Picture:
    title: str
    width: int
    height: int
    definitions: str  # what pieces refer to: gradients, patterns, filters
    pieces: tuple[Piece, ...]  # from the lowest to the topmost

    def svg(self) -> str:
        drawn = [tag("g", piece.art, transform=f"translate({piece.x} {piece.y})") for piece in self.pieces]
        return document(self.width, self.height, tag("title", self.title), self.definitions, *drawn)


def document(width: float, height: float, *parts: str) -> str:
    """A whole SVG file."""
    return tag(
        "svg",
        *(part + "\n" for part in parts if part),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        font_family=SERIF,
        role="img",
    )
