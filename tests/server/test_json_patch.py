"""Whatever changed, the patch brings a client there."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel.core.presentation import views_of
from paddlewheel.games import GAMES
from paddlewheel.server.json_patch import ComparisonCache, apply_patch, difference
from tests.server.rooms.test_journal import fuzzed, new_table

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=3)
DATA = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4)
)
OBJECTS = st.dictionaries(st.text(max_size=2), DATA, max_size=5)


@given(OBJECTS, OBJECTS)
def test_a_patch_makes_one_of_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert apply_patch(old, difference(old, new)) == new


@given(OBJECTS)
def test_where_nothing_changed_there_is_nothing_to_say(data: dict[str, Any]) -> None:
    assert difference(data, dict(data)) == {}


@pytest.mark.parametrize("game", GAMES)
def test_views_of_a_game_are_followed_by_patches_that_are_smaller(game: str) -> None:
    table = new_table(game)
    seats = [0, 1, 2, None]
    held = views_of(table.position, seats)
    sent, whole = 0, 0
    for _ in fuzzed(table, 8, 60):
        views = views_of(table.position, seats)
        for seat in seats:
            patch = difference(held[seat], views[seat])
            assert apply_patch(held[seat], patch) == views[seat]
            sent, whole = sent + len(repr(patch)), whole + len(repr(views[seat]))
        held = views
    assert sent < whole / 5


@given(OBJECTS, OBJECTS, OBJECTS)
def test_views_that_share_their_parts_get_the_same_patches_as_alone(
    old: dict[str, Any], new: dict[str, Any], own: dict[str, Any]
) -> None:
    known: ComparisonCache = {}
    for added in ({}, own, {"a": own}):
        before, after = old | {"b": added}, new | added
        assert difference(before, after, known) == difference(before, after)
