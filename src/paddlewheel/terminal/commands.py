"""What a typed line means: an action, or an order to the program. Any unambiguous beginning will do."""

from dataclasses import dataclass

ORDERS = ("undo", "restart", "help", "?", "rules", "save", "log", "quit", "exit")
OTHER_WORDS = {
    "left": "port",
    "right": "starboard",
    "up": "ahead",
    "forward": "ahead",
    "go": "ahead",
    "end": "stop",
    "done": "stop",
}


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


def understand(line: str, legal: list[str], known: list[str]) -> Play | Order | Unclear:
    """
    >>> understand("s 4", ["speed 3", "speed 4"], [])
    Play(text='speed 4')
    >>> understand("u", ["speed 4"], [])
    Order(name='undo', argument='')
    """
    words = line.split()
    if words[0].lower() in ORDERS:
        return Order(words[0].lower(), line.partition(words[0])[2].strip())
    asked = [word.lower() for word in words]
    for wanted in (asked, [OTHER_WORDS.get(asked[0], asked[0]), *asked[1:]]):
        found = matching(wanted, legal)
        if found:
            return Play(found[0]) if len(found) == 1 else Unclear(f"'{line}' could be {' or '.join(found)}")
    orders = [order for order in ORDERS if order.startswith(asked[0])]
    if len(orders) == 1:
        return Order(orders[0], line.partition(words[0])[2].strip())
    refused = matching(asked, known) or matching([OTHER_WORDS.get(asked[0], asked[0]), *asked[1:]], known)
    if refused:
        return Play(refused[0])
    return Unclear(f"'{line}' is not something to do here")


def matching(words: list[str], texts: list[str]) -> list[str]:
    """The texts that begin like these words; those whose argument is said in full come before all others."""
    found = [text for text in texts if _fits(words, text.lower().split())]
    exact = [text for text in found if text.lower().split()[-1] == words[-1]]
    return exact or found


def _fits(words: list[str], parts: list[str]) -> bool:
    if len(words) == 1 and len(parts) == 2 and words[0] == parts[1]:
        return True
    return len(words) <= len(parts) and all(part.startswith(word) for word, part in zip(words, parts, strict=False))
