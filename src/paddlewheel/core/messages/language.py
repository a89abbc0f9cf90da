"""The language to speak: the one asked for, else that of the environment, else English."""

from collections.abc import Mapping

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.catalogue import ENGLISH, text
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.messages.message import Message
from paddlewheel.core.messages.packages import languages

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts


def find_language(name: str | None, environment: Mapping[str, str]) -> str:
    """
    >>> find_language(None, {"LANG": "de_AT.UTF-8"}), find_language(None, {"LC_ALL": "C", "LANG": "de_AT.UTF-8"})
    ('de', 'en')
    """
    if name:
        return require_language(name)
    locale = next((environment[variable] for variable in LOCALE_VARIABLES if environment.get(variable)), "")
    return code(locale) if code(locale) in languages() else ENGLISH


def require_language(name: str) -> str:
    """
    >>> require_language("de_AT")
    'de'
    """
    if code(name) not in languages():
        raise SetupError(setup.no_language(repr(name), languages()))
    return code(name)


def code(name: str) -> str:
    """
    >>> code("de_AT.UTF-8"), code("de")
    ('de', 'de')
    """
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def localized(message: Message | str, language: str) -> str:
    """The text of a message; notation, which is a plain text, as it is."""
    return message if isinstance(message, str) else text(message, language)
