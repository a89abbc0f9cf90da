"""What axe finds on every main screen, wide and on a phone, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.repository import ROOT
from tests.server.support.server_process import Server
from tests.web.conftest import PHONE, WIDE
from tests.web.main_screens import SCREENS, Screen, Visit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
WAYS = {
    "light": {},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"]},
}  # by night only the colours are others


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_serious(screen: Screen, visit: Visit, site: Server) -> None:
    page = screen.show(site, visit, {})
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        for scheme, way in WAYS.items():
            page.emulate_media(color_scheme=scheme)
            assert not grave(page, way), (size, scheme)


def grave(page: Page, way: dict[str, Any]) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("way => axe.run({ ...way, resultTypes: ['violations'] })", way)
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
    ]
