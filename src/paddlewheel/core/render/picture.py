"""SVG pictures composed of pieces, so that a rasterizer can cache unchanged pieces."""

from dataclasses import dataclass

from paddlewheel.core.render.svg import number, tag

SERIF = "Georgia, 'Times New Roman', serif"


@dataclass(frozen=True)
class Piece:
    """A box of SVG; coordinates in `art` are relative to its upper left corner and stay inside it."""

    x: int
    y: int
    width: int
    height: int
    art: str


@dataclass(frozen=True)
class SvgPicture:
    title: str
    width: int
    height: int
    definitions: str  # gradients, patterns and filters that pieces refer to
    pieces: tuple[Piece, ...]  # in drawing order

    def svg(self) -> str:
        drawn = [tag("g", piece.art, transform=f"translate({piece.x} {piece.y})") for piece in self.pieces]
        return document(self.width, self.height, tag("title", self.title), self.definitions, *drawn)


def document(width: float, height: float, *parts: str) -> str:
    """A complete SVG document."""
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
