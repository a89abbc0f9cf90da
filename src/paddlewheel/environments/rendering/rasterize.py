"""Rasterize a picture to pixels, with a cache of its pieces."""

from functools import lru_cache
from io import BytesIO
from typing import Any

import numpy as np

from paddlewheel.core.render.picture import SvgPicture, document
from paddlewheel.environments.rendering.stroke_font import texts_to_strokes

try:
    import resvg_py
    from PIL import Image
except ImportError as problem:
    raise ImportError("pixels need resvg_py and Pillow: pip install paddlewheel[render]") from problem

MAX_CACHED_PIECES = 1024


def pixels(picture: SvgPicture) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """RGB pixels, rows from the top."""
    canvas = Image.new("RGB", (picture.width, picture.height))
    for piece in picture.pieces:
        drawn, mask = _drawn(picture.definitions, piece.width, piece.height, piece.art)
        canvas.paste(drawn, (piece.x, piece.y), mask)
    return np.array(canvas)


@lru_cache(maxsize=MAX_CACHED_PIECES)
def _drawn(definitions: str, width: int, height: int, art: str) -> tuple[Image.Image, Image.Image | None]:
    """A rendered piece and its alpha mask; None if it is opaque."""
    svg = document(width, height, definitions, texts_to_strokes(art))
    image = Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
    mask = image.getchannel("A")
    return image.convert("RGB"), None if mask.getextrema() == (255, 255) else mask
