"""SVG as text: elements, numbers, polygons."""

from html import escape


def number(value: float) -> str:
    """
    >>> number(2.0), number(-0.04), number(1.25)
    ('2', '0', '1.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """
    >>> tag("circle", r=2, stroke_width=1.5)
    '<circle r="2" stroke-width="1.5"/>'
    """
    parts = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(text)}"')
    head = " ".join(parts)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def text(words: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, **attributes)


def points(corners: list[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def closed(corners: list[tuple[float, float]]) -> str:
    """Path data of a polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
