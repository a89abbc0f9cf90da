"""Catalogues: the texts of one language, formatted by Project Fluent. web/src/i18n/catalogue.ts does the same."""

import logging
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType, fluent_number

from paddlewheel.core.messages.message import Argument, Item, Message, MessageGroup
from paddlewheel.core.messages.packages import PACKAGES, sources

ENGLISH = "en"
# The library refuses longer parts of a text, to guard against catalogues of strangers. Lists of actions are longer.
resolver.MAX_PART_LENGTH = 1_000_000
logger = logging.getLogger(__name__)
lists = MessageGroup("list")


@lists
def next_(start: Argument, item: Argument) -> None: ...


@lists
def and_(start: Argument, item: Argument) -> None: ...


@lists
def or_(start: Argument, item: Argument) -> None: ...


LINKS = {"and": and_, "or": or_}


def text(message: Message, language: str = ENGLISH, form: str = "") -> str:
    """The text of a message, or another form of it; in English where the language has none."""
    return catalogue(language).text(message, form)


@cache
def catalogue(language: str) -> "Catalogue":
    return Catalogue(language)


class Catalogue:
    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
        self._loaded = 0  # of PACKAGES
        self._joints: dict[str, str] = {}

    def text(self, message: Message, form: str = "") -> str:
        """The text, or one of its other forms: an attribute of the message, such as `dat` for the dative."""
        self._load()
        if not self._bundle.has_message(message.id):
            if self.language == ENGLISH:
                raise LookupError(f"no catalogue has the message {message.id}")
            return catalogue(ENGLISH).text(message, form)
        found = self._bundle.get_message(message.id)
        args = {name: self._fluent(value) for name, value in message.args.items()}
        shown, errors = self._bundle.format_pattern(found.attributes.get(form) or found.value, args)  # type: ignore[arg-type]
        if errors:
            logger.error("message %s in %s: %s", message, self.language, errors)
        return str(shown)

    def joined(self, items: tuple[Item, ...], link: str = "", form: str = "") -> str:
        """The items with commas between them, and the link before the last one."""
        shown = [self.text(item, form) if isinstance(item, Message) else str(item) for item in items]
        whole = shown[0] if shown else ""
        for number, item in enumerate(shown[1:], 2):
            whole = self._joint(link if number == len(shown) else "").format(whole, item)
        return whole

    def _joint(self, link: str) -> str:
        """The text of a link with places for what it joins; kept, because lists of actions are long."""
        if link not in self._joints:
            self._joints[link] = self.text(LINKS.get(link, next_)("{0}", "{1}"))
        return self._joints[link]

    def _load(self) -> None:
        """Add the files of packages that have joined since the last text."""
        for package in PACKAGES[self._loaded :]:
            for _, source in sources(package, self.language):
                self._bundle.add_resource(FluentResource(source))
        self._loaded = len(PACKAGES)

    def _fluent(self, value: Argument) -> str | FluentType:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        return value if isinstance(value, str) else Nested(self, value)


class Nested(FluentType):
    """A message or a list as an argument of another message."""

    def __init__(self, owner: Catalogue, value: Message | tuple[Item, ...]) -> None:
        self._owner = owner
        self._value = value

    def format(self, locale: Any) -> str:
        return self.render()

    def render(self, link: str = "", form: str = "") -> str:
        if isinstance(self._value, Message):
            return self._owner.text(self._value, form)
        return self._owner.joined(self._value, link, form)


def _start(value: Any, form: str = "") -> str:
    """START($boat): with a capital, as a sentence begins."""
    shown = _form(value, form)
    return shown[:1].upper() + shown[1:]


def _form(value: Any, form: str) -> str:
    """FORM($boat, "dat"): another form of a name."""
    return value.render(form=form) if isinstance(value, Nested) else str(value)


def _list(value: Any, link: str = "", form: str = "") -> str:
    """LIST($boats, "and", "dat"): the items of a list, each in one form."""
    return value.render(link, form) if isinstance(value, Nested) else str(value)


FUNCTIONS: dict[str, Any] = {"START": _start, "FORM": _form, "LIST": _list}
