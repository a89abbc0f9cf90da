"""How a person plays a race on the page: which space to sail to, and whether one is asked at all."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.web.conftest import BOT_PATIENCE

RESULT = "section[aria-label='Order of arrival']"
ASKED = "[data-action]:enabled"
MOST_TURNS = 60


@dataclass(frozen=True)
class Spot:
    """A space in reach as the page shows it."""

    place: str
    is_dangerous: bool
    is_push: bool
    x: float
    y: float

    @property
    def along(self) -> tuple[int, int]:
        """Spaces are numbered along the river, tile by tile."""
        slot, number = self.place.split(".")
        return int(slot), int(number)


SPOTS = """() => [...document.querySelectorAll("[data-place]")].map((spot) => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  const isPush = spot.querySelector(".sign") !== null;
  return [spot.dataset.place, spot.classList.contains("danger"), isPush, x + width / 2, y + height / 2];
})"""


def is_over(page: Page) -> bool:
    """Wait until somebody at this screen is asked something, or the race is over."""
    expect(page.locator(f"{ASKED}, {RESULT}").first).to_be_visible(timeout=BOT_PATIENCE)
    return page.locator(RESULT).count() > 0


def is_move(page: Page) -> bool:
    """Is a whole move asked for? Then its spaces come at once."""
    if page.locator("[data-action^=speed]").count() == 0:
        return False
    expect(page.locator("[data-place]").first).to_be_attached()
    return True


def spots(page: Page) -> list[Spot]:
    return [Spot(*row) for row in page.evaluate(SPOTS)]


def farthest(page: Page) -> Spot:
    """The farthest along that is neither dangerous nor wants a push, if there is one."""
    return max(spots(page), key=lambda spot: (not spot.is_dangerous, not spot.is_push, spot.along))


def moment(page: Page) -> str:
    """The number of the last thing that happened."""
    return page.locator(".sheet").get_attribute("data-entry") or ""


def moved_on(page: Page, before: str) -> None:
    expect(page.locator(".sheet")).not_to_have_attribute("data-entry", before, timeout=BOT_PATIENCE)
