"""A person at a game of Riverboat: takes whatever the page offers, by mouse or by keys."""

from playwright.sync_api import Page

from tests.web.conftest import BOT_PATIENCE

MANY = 2_000  # clicks or keys, more than any game needs

# What a person would do next: press the main button, choose a lit field, choose from the sheet. Or the game is over.
NEXT = """() => {
    const shown = (selector) => document.querySelector(selector) !== null;
    if (document.querySelector('.prompt')?.textContent.match(/ wins| win!|share the victory/)) return 'over';
    if (!shown('.prompt.mine') || shown('.sheet[data-waiting]')) return null;
    if (shown('.sheet button.main[data-choice]:not(:disabled)')) return 'main';
    if (document.activeElement.matches('.mat [role=button]')) return 'here';
    if (shown('.mat [role=button]')) return 'field';
    return shown('.sheet button[data-choice]:not(:disabled)') ? 'choice' : null;
}"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
PLACES = {"main": ".sheet button.main[data-choice]", "here": ".mat [role=button]", "field": ".mat [role=button]"}


def next_thing(page: Page) -> str:
    found: str = page.wait_for_function(NEXT, polling=20, timeout=BOT_PATIENCE).json_value()
    return found


def click_on(page: Page) -> str:
    """One click on the next thing; what it was."""
    thing = next_thing(page)
    if thing != "over":
        where = PLACES.get(thing, ".sheet button[data-choice]:not(:disabled)")
        spot = page.evaluate(
            """(where) => {
                const found = document.querySelector(where);
                found?.scrollIntoView({ block: "nearest" });
                const box = found?.getBoundingClientRect();
                return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
            }""",
            where,
        )
        if spot:
            page.mouse.click(*spot)
    return thing


def press_on(page: Page, turn: int) -> str:
    """One key toward the next thing; what it was."""
    thing = next_thing(page)
    if thing in ("main", "choice"):
        page.keyboard.press("1")
    elif thing == "here":
        page.keyboard.press("Enter")
    elif thing == "field":
        page.keyboard.press(ARROWS[turn % 4])
    return thing


def play_by_clicks(page: Page) -> None:
    for _ in range(MANY):
        if click_on(page) == "over":
            return
    raise AssertionError("the game does not end")


def play_by_keys(page: Page) -> None:
    for turn in range(MANY):
        if press_on(page, turn) == "over":
            return
    raise AssertionError("the game does not end")
