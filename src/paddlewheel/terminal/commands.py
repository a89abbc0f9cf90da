"""Parser of typed lines: an action or a command, both abbreviated to any unambiguous prefix."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from paddlewheel.core.messages import Message
from paddlewheel.core.messages.message import Item
from paddlewheel.terminal import messages

COMMAND_NAMES = ("undo", "restart", "finish", "help", "?", "rules", "save", "log", "quit", "exit")


@dataclass(frozen=True)
class PlayInput:
    text: str


@dataclass(frozen=True)
class Command:
    name: str
    argument: str = ""


@dataclass(frozen=True)
class UnclearInput:
    why: Message


@dataclass(frozen=True)
class Vocabulary:
    """Texts the parser accepts: legal actions as offered, all actions of the game, commands, synonyms of actions."""

    legal: Sequence[str]
    known: Sequence[str] = ()
    command_names: Sequence[str] = COMMAND_NAMES
    action_synonyms: Mapping[str, str] = field(default_factory=dict)
    numbered: bool = False


def parse_input(line: str, vocabulary: Vocabulary) -> PlayInput | Command | UnclearInput:
    """
    >>> parse_input("s 4", Vocabulary(["speed 3", "speed 4"]))
    PlayInput(text='speed 4')
    >>> parse_input("u", Vocabulary(["speed 4"]))
    Command(name='undo', argument='')
    >>> parse_input("2", Vocabulary(["barn", "well"], numbered=True))
    PlayInput(text='well')
    """
    words = line.split()
    if words[0].lower() in vocabulary.command_names:
        return _command(words[0].lower(), line)
    asked = [word.lower() for word in words]
    if vocabulary.numbered and line.isdecimal() and 0 < int(line) <= len(vocabulary.legal):
        return PlayInput(vocabulary.legal[int(line) - 1])
    found = _search(asked, vocabulary, vocabulary.legal)
    if found:
        return PlayInput(found[0]) if len(found) == 1 else UnclearInput(messages.could_be(line, _some(found)))
    orders = [order for order in vocabulary.command_names if order.startswith(asked[0])]
    if len(orders) == 1:
        return _command(orders[0], line)
    refused = _search(asked, vocabulary, vocabulary.known)
    return PlayInput(refused[0]) if refused else UnclearInput(messages.nothing_to_do(line))


def _command(name: str, line: str) -> Command:
    return Command(name, line.partition(line.split()[0])[2].strip())


def _some(texts: list[str], most: int = 5) -> tuple[Item, ...]:
    rest = [messages.others(len(texts) - most)] if len(texts) > most else []
    return (*texts[:most], *rest)


def _search(words: list[str], vocabulary: Vocabulary, texts: Sequence[str]) -> list[str]:
    other = [vocabulary.action_synonyms.get(words[0], words[0]), *words[1:]]
    for fits in (matches_by_position, matches_in_order):
        for wanted in (words, other):
            found = matching_texts(wanted, texts, fits)
            if found:
                return found
    return []


def matching_texts(words: list[str], texts: Sequence[str], fits: Callable[[list[str], list[str]], bool]) -> list[str]:
    """The texts that fit these words; if the last word is complete in some of them, only those."""
    found = [text for text in texts if fits(words, text.lower().split())]
    exact = [text for text in found if text.lower().split()[-1] == words[-1]]
    return exact or found


def matches_by_position(words: list[str], parts: list[str]) -> bool:
    """
    >>> matches_by_position(["sp", "4"], ["speed", "4"]), matches_by_position(["c4"], ["place", "c4"])
    (True, True)
    >>> matches_by_position(["4"], ["lay", "c4"])
    False
    """
    if len(words) == 1 and len(parts) == 2 and words[0] == parts[1]:
        return True
    return len(words) <= len(parts) and all(
        is_abbreviation(word, part) for word, part in zip(words, parts, strict=False)
    )


def matches_in_order(words: list[str], parts: list[str]) -> bool:
    """Match words to parts in order; parts may be left out.

    >>> matches_in_order(["c4", "1"], ["lay", "c4", "turned", "1"])
    True
    """
    rest = iter(parts)
    return all(any(is_abbreviation(word, part) for part in rest) for word in words)


def is_abbreviation(word: str, part: str) -> bool:
    """
    >>> is_abbreviation("tu", "turnip"), is_abbreviation("tu-wh", "turnip-wheat")
    (True, True)
    >>> is_abbreviation("tu-wh", "turnip-wheat-corn")
    False
    """
    pieces, whole = word.split("-"), part.split("-")
    if len(pieces) == 1:
        return part.startswith(word)
    return len(pieces) == len(whole) and all(map(str.startswith, whole, pieces))
