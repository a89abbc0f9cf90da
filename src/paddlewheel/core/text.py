"""Formatting of lists and counts for English sentences."""

from collections.abc import Iterable

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
