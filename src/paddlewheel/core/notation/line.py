"""One-line notation: sections separated by spaces; the first names the game and the version."""

from paddlewheel.core.notation.json_reader import refuse, require
from paddlewheel.core.notation.position import CHANCE_WORD

EMPTY_MARK = "-"


def section_name(names: tuple[str, ...], name: str) -> str:
    """
    >>> section_name(("mark", "options"), "options")
    'section 2 (options)'
    """
    return f"section {names.index(name) + 1} ({name})"


def split_line(text: str, mark: str, names: tuple[str, ...]) -> dict[str, str]:
    """The sections of a line by name."""
    parts = text.split()
    found = parts[0] if parts else ""
    where = section_name(names, names[0])
    require(found == mark, where, f"must be {mark}, not {found!r}; this program cannot read the line")
    if len(parts) < len(names):
        refuse(section_name(names, names[len(parts)]), f"missing; a line has {len(names)} sections")
    require(len(parts) == len(names), f"section {len(names) + 1}", f"too many; a line has {len(names)} sections")
    return dict(zip(names, parts, strict=True))


def read_count(text: str, where: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        refuse(where, f"{text!r} is not a number")
    return int(text)


def read_decider(text: str, where: str) -> int | str | None:
    """The deciding actor in its JSON form."""
    if text in (EMPTY_MARK, CHANCE_WORD):
        return None if text == EMPTY_MARK else text
    return read_count(text, where)


def split_parts(text: str, separator: str) -> list[str]:
    """
    >>> split_parts("-", ","), split_parts("a,b", ",")
    ([], ['a', 'b'])
    """
    return [] if text == EMPTY_MARK else text.split(separator)
