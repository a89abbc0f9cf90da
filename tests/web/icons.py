"""The icons of the installed page, as pixels of its SVG: python -m tests.web.icons"""

from playwright.sync_api import sync_playwright

from tests.repository import ROOT
from tests.web.chromium import launched

FOLDER = ROOT / "web/public/icons"
SIZES = (180, 192, 512)


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}} svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=FOLDER / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
