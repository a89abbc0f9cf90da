"""A game's data/art.json: shapes and colours that drawings, terminal and page share."""

import json
from importlib.resources import files
from typing import Any

from paddlewheel.core.render.svg import tag


def read_art(package: str) -> dict[str, Any]:
    text = files(package).joinpath("data", "art.json").read_text(encoding="utf-8")
    art: dict[str, Any] = json.loads(text)
    return art


def draw_shapes(shapes: list[dict[str, Any]]) -> str:
    """
    >>> draw_shapes([{"tag": "circle", "r": 2, "fill-opacity": "0.25"}])
    '<circle r="2" fill-opacity="0.25"/>'
    """
    return "".join(
        tag(shape["tag"], **{name: value for name, value in shape.items() if name != "tag"}) for shape in shapes
    )
