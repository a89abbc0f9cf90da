"""Pictures of every main screen, wide and phone, by day and by night.

python -m tests.web.screenshots docs/pictures [NAME ...]
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.support.server_process import Server
from tests.web.chromium import launched
from tests.web.conftest import PHONE, WIDE
from tests.web.main_screens import SCREENS, Screen

SIZES = {"wide": WIDE, "phone": PHONE}
QUALITY = 72


def take_all(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as shelf, sync_playwright() as playwright:
        site = Server(f"sqlite:///{shelf}/rooms.db")
        browser = launched(playwright)
        for screen in SCREENS:
            if not names or screen.name in names:
                print(screen.name, file=sys.stderr)
                take(browser, site, screen, folder)
        browser.close()
        site.stop()


def take(browser: Browser, site: Server, screen: Screen, folder: Path) -> None:
    for size, viewport in SIZES.items():
        for scheme in ("light", "dark"):
            context = browser.new_context(
                viewport=viewport, locale="en-GB", reduced_motion="reduce", color_scheme=scheme
            )

            def visit(hash_: str) -> Page:
                page = context.new_page()  # noqa: B023
                page.goto(f"http://127.0.0.1:{site.port}/{hash_}")
                return page

            page = screen.show(site, visit, {})
            page.wait_for_timeout(700)
            page.screenshot(path=folder / f"{screen.name}-{size}-{scheme}.jpg", type="jpeg", quality=QUALITY)
            context.close()


if __name__ == "__main__":
    take_all(Path(sys.argv[1]), sys.argv[2:])
