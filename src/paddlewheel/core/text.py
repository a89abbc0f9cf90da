"""Formatting of lists, counts and standings for English sentences."""

from collections.abc import Iterable, Sequence

ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def join_words(words: Iterable[str], link: str = "and") -> str:
    """
    >>> join_words(["port", "ahead", "starboard"], "or"), join_words(["port"])
    ('port, ahead or starboard', 'port')
    """
    *first, last = words
    return f"{', '.join(first)} {link} {last}" if first else last


def pluralized(count: int, thing: str) -> str:
    """
    >>> pluralized(1, "passenger"), pluralized(2, "passenger")
    ('1 passenger', '2 passengers')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def standings(places: Sequence[int], names: Sequence[str]) -> str:
    """
    >>> standings([2, 1, 2], ["White", "Green", "Red"])
    '1. Green, 2. White and Red.'
    """
    rows = []
    for place in sorted(set(places)):
        seats = [name for name, mine in zip(names, places, strict=True) if mine == place]
        rows.append(f"{place}. {join_words(seats)}")
    return ", ".join(rows) + "."
