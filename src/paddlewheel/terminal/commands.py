"""Parser of typed lines: an action or a command, both abbreviated to any unambiguous prefix."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

ORDERS = ("undo", "restart", "help", "?", "rules", "save", "log", "quit", "exit")


@dataclass(frozen=True)
class Play:
    text: str


@dataclass(frozen=True)
class Order:
    name: str
    argument: str = ""


@dataclass(frozen=True)
class Unclear:
    why: str


@dataclass(frozen=True)
class Vocabulary:
    """Texts the parser accepts: legal actions as offered, all actions of the game, commands, synonyms of actions."""

    legal: Sequence[str]
    known: Sequence[str] = ()
    orders: Sequence[str] = ORDERS
    other_words: Mapping[str, str] = field(default_factory=dict)
    numbered: bool = False


def understand(line: str, vocabulary: Vocabulary) -> Play | Order | Unclear:
    """
    >>> understand("s 4", Vocabulary(["speed 3", "speed 4"]))
    Play(text='speed 4')
    >>> understand("u", Vocabulary(["speed 4"]))
    Order(name='undo', argument='')
    >>> understand("2", Vocabulary(["barn", "well"], numbered=True))
    Play(text='well')
    """
    words = line.split()
    if words[0].lower() in vocabulary.orders:
        return _order(words[0].lower(), line)
    asked = [word.lower() for word in words]
    if vocabulary.numbered and line.isdecimal() and 0 < int(line) <= len(vocabulary.legal):
        return Play(vocabulary.legal[int(line) - 1])
    found = _search(asked, vocabulary, vocabulary.legal)
    if found:
        return Play(found[0]) if len(found) == 1 else Unclear(f"'{line}' could be {_some(found)}")
    orders = [order for order in vocabulary.orders if order.startswith(asked[0])]
    if len(orders) == 1:
        return _order(orders[0], line)
    refused = _search(asked, vocabulary, vocabulary.known)
    return Play(refused[0]) if refused else Unclear(f"'{line}' is not something to do here")


def _order(name: str, line: str) -> Order:
    return Order(name, line.partition(line.split()[0])[2].strip())


def _some(texts: list[str], most: int = 5) -> str:
    rest = [f"{len(texts) - most} others"] if len(texts) > most else []
    return " or ".join([*texts[:most], *rest])


def _search(words: list[str], vocabulary: Vocabulary, texts: Sequence[str]) -> list[str]:
    other = [vocabulary.other_words.get(words[0], words[0]), *words[1:]]
    for fits in (in_place, in_order):
        for wanted in (words, other):
            found = matching(wanted, texts, fits)
            if found:
                return found
    return []


def matching(words: list[str], texts: Sequence[str], fits: Callable[[list[str], list[str]], bool]) -> list[str]:
    """The texts that fit these words; if the last word is complete in some of them, only those."""
    found = [text for text in texts if fits(words, text.lower().split())]
    exact = [text for text in found if text.lower().split()[-1] == words[-1]]
    return exact or found


def in_place(words: list[str], parts: list[str]) -> bool:
    """
    >>> in_place(["sp", "4"], ["speed", "4"]), in_place(["c4"], ["place", "c4"]), in_place(["4"], ["lay", "c4"])
    (True, True, False)
    """
    if len(words) == 1 and len(parts) == 2 and words[0] == parts[1]:
        return True
    return len(words) <= len(parts) and all(begins(word, part) for word, part in zip(words, parts, strict=False))


def in_order(words: list[str], parts: list[str]) -> bool:
    """Match words to parts in order; parts may be left out.

    >>> in_order(["c4", "1"], ["lay", "c4", "turned", "1"])
    True
    """
    rest = iter(parts)
    return all(any(begins(word, part) for part in rest) for word in words)


def begins(word: str, part: str) -> bool:
    """
    >>> begins("tu", "turnip"), begins("tu-wh", "turnip-wheat"), begins("tu-wh", "turnip-wheat-corn")
    (True, True, False)
    """
    pieces, whole = word.split("-"), part.split("-")
    if len(pieces) == 1:
        return part.startswith(word)
    return len(pieces) == len(whole) and all(map(str.startswith, whole, pieces))
