"""Every text of the page is there in every language, and is shown somewhere."""

import re

import pytest

from paddlewheel.core.messages import ENGLISH, languages
from paddlewheel.core.messages.catalogue import FUNCTIONS
from paddlewheel.mississippi_queen import actions as mississippi_queen
from paddlewheel.riverboat import actions as riverboat
from tests.messages.catalogues import Entry, entries, page_entries, variables
from tests.repository import ROOT

PACKAGES = ("paddlewheel", "paddlewheel.mississippi_queen", "paddlewheel.riverboat")


def known(language: str) -> dict[str, Entry]:
    """What a text of the page may refer to: all texts."""
    found = dict(page_entries(language))
    for package in PACKAGES:
        others = entries(package, language)
        assert not found.keys() & others.keys(), f"{package} repeats ids of the page"
        found |= others
    return found


def test_there_are_texts() -> None:
    assert len(page_entries(ENGLISH)) > 400


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_text(language: str) -> None:
    assert page_entries(language).keys() ^ page_entries(ENGLISH).keys() == set()


@pytest.mark.parametrize("language", languages())
def test_texts_use_the_same_arguments(language: str) -> None:
    own, english = known(language), known(ENGLISH)
    for name in page_entries(language):
        assert variables(own, name) == variables(english, name), name


@pytest.mark.parametrize("language", languages())
def test_texts_refer_to_what_there_is(language: str) -> None:
    texts = known(language)
    for name, entry in page_entries(language).items():
        assert entry.references <= texts.keys(), name
        assert entry.functions <= {*FUNCTIONS, "NUMBER"}, name


def test_every_text_is_shown() -> None:
    """Its id stands in the page's source, whole or as a template such as `edition-${name}`."""
    files = [file for file in (ROOT / "web/src").rglob("*") if file.suffix in (".svelte", ".ts")]
    source = "\n".join(file.read_text("utf-8") for file in files if file.name != "messages.d.ts")
    whole = set(re.findall(r'"([a-z][\w-]+)"', source))
    made = [re.escape(start) + "[^ ]+" for start in re.findall(r"`([a-z][a-z-]+-)\$\{", source)]
    templates = re.compile("|".join(made))
    referred = {other for entry in page_entries(ENGLISH).values() for other in entry.references}
    unused = {name for name in page_entries(ENGLISH) if name not in whole and not templates.fullmatch(name)}
    assert unused - referred == set()


def test_every_action_of_a_player_has_a_name() -> None:
    names = page_entries(ENGLISH).keys()
    verbs = {mississippi_queen.decode(action).verb for action in range(mississippi_queen.PLAYER_ACTIONS)}
    assert {f"mq-page-action-{verb}" for verb in verbs} <= names
    texts = {text for action, text in riverboat.TEXTS.items() if action < riverboat.PLAYER_ACTIONS}
    without_arguments = {text for text in texts if f"rb-page-action-{text.split()[0]}" not in names}
    assert {f"rb-page-action-{text.replace(' ', '-')}" for text in without_arguments} <= names
