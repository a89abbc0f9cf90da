"""From the start page into a race."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_three_clicks_to_a_race(visit: Callable[..., Page]) -> None:
    page = visit()
    page.get_by_role("button", name="Cast off").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(page.get_by_role("application", name="The river")).to_be_visible()
