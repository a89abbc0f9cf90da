"""Every declared message has a text in every language, with the arguments that it is given."""

import pytest

from paddlewheel.core.messages import ENGLISH, languages
from paddlewheel.core.messages.catalogue import FUNCTIONS
from paddlewheel.core.messages.message import DECLARED
from paddlewheel.core.messages.packages import PACKAGES
from tests.messages.catalogues import Entry, entries, variables


def packages(ours: bool = True) -> list[str]:
    """Those of Paddlewheel, or others: a test of this process may have loaded the toy game, which is English alone."""
    return [package for package in PACKAGES if (package.partition(".")[0] == "paddlewheel") == ours]


def declared() -> dict[str, tuple[str, ...]]:
    others = {name for package in packages(ours=False) for name in entries(package, ENGLISH)}
    return {name: arguments for name, arguments in DECLARED.items() if name not in others}


def known(language: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for package in packages():
        own = entries(package, language)
        assert not found.keys() & own.keys(), f"{package} repeats ids"
        found |= own
    return found


def messages(language: str) -> set[str]:
    return {name for name in known(language) if not name.startswith("-")}


@pytest.mark.parametrize("language", languages())
def test_every_message_has_a_text(language: str) -> None:
    assert set(declared()) - messages(language) == set()


@pytest.mark.parametrize("language", languages())
def test_no_text_is_left_over(language: str) -> None:
    referred = {other for entry in known(language).values() for other in entry.references}
    assert messages(language) - set(declared()) - referred == set()


@pytest.mark.parametrize("language", languages())
def test_texts_use_declared_arguments(language: str) -> None:
    texts = known(language)
    wrong = {name: variables(texts, name) - set(declared()[name]) for name in declared()}
    assert {name: extra for name, extra in wrong.items() if extra} == {}


def test_every_argument_is_used() -> None:
    """By English at least, or by a language that declines what English does not."""
    used = {name: set[str]().union(*(variables(known(one), name) for one in languages())) for name in declared()}
    assert {name: set(declared()[name]) - used[name] for name in declared() if set(declared()[name]) - used[name]} == {}


@pytest.mark.parametrize("language", languages())
def test_texts_refer_to_what_there_is(language: str) -> None:
    texts = known(language)
    for name, entry in texts.items():
        assert entry.references <= texts.keys(), name
        assert entry.functions <= {*FUNCTIONS, "NUMBER"}, name


def test_english_is_a_language_like_any_other() -> None:
    assert ENGLISH in languages()
    assert len(languages()) > 1
