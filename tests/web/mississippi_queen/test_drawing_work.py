"""The river is quick: drawn at once, and dragged by changing one transform."""

import time
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.core.matches.match import Match
from tests.server.support.server_process import Server
from tests.web.prepared_games import all_here, opened, played

TILES = 12  # of the river; the finish has one more
BOATS = 6
DRAWN_MS = 100
FRAME_MS = 4
TRIES = 12
SECONDS = 60  # in which a machine that others use too has a quiet moment

# When the whole view comes, and when the frame after the river's last boat begins.
WATCH_DRAWING = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      window.heard = (window.heard ?? 0) + 1;
      if (drawing.data === undefined && event.data.includes('"whole"')) drawing.data = performance.now();
    });
  }
};
window.watchDrawing = () => {
  window.drawing = {};
  delete document.documentElement.dataset.drawn;
  new MutationObserver((_, self) => {
    if (document.querySelectorAll("[data-boat]").length < BOATS) return;
    self.disconnect();
    requestAnimationFrame(() => {
      drawing.drawn = performance.now();
      document.documentElement.dataset.drawn = "";
    });
  }).observe(document, { childList: true, subtree: true });
};
document.documentElement ? watchDrawing() : addEventListener("DOMContentLoaded", watchDrawing);
""".replace("BOATS", str(BOATS))

# Drag the river for many frames; what changed, and how long the page's own script took in each.
DRAG = """
async (frames) => {
  const river = document.querySelector("[role=application]");
  const at = (type, clientX) =>
    river.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY: 300, bubbles: true }));
  const frame = () => new Promise(requestAnimationFrame);
  at("pointerdown", 300);
  at("pointermove", 320);
  await frame(); await frame();
  const changed = new Set(), kinds = new Set(), before = heard;
  const watch = new MutationObserver((seen) => seen.forEach((change) => {
    changed.add(change.target);
    kinds.add(change.attributeName ?? change.type);
  }));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const times = [];
  for (let index = 0; index < frames; index++) {
    await frame();
    const begun = performance.now();
    at("pointermove", 320 + 3 * index);
    await Promise.resolve();
    await new Promise((done) => queueMicrotask(done));
    times.push(performance.now() - begun);
  }
  await frame();
  watch.disconnect();
  at("pointerup", 320);
  times.sort((a, b) => a - b);
  return { median: times[frames >> 1], changed: changed.size, kinds: [...kinds], heard: heard - before };
}
"""


def _whole_river(match: Match) -> bool:
    view = match.view()
    return view["river"]["laid"] >= TILES and view["decision"] == "speed"


@pytest.fixture(scope="module")
def long_river(site: Server) -> dict[str, Any]:
    match = played("mississippi-queen", "2019", BOATS, 1, _whole_river)
    view = match.view()
    assert len(view["river"]["tiles"]) == TILES + 1
    assert len(view["boats"]) == BOATS
    return opened(site, match, all_here(BOATS))


def _opened(visit: Callable[..., Page], links: dict[str, Any]) -> Page:
    page = visit()
    page.add_init_script(WATCH_DRAWING)
    page.goto(f"{page.url.split('#')[0]}?again#/seat/{links['seats'][0]}")
    return _drawn(page)


def _drawn(page: Page) -> Page:
    expect(page.locator("html[data-drawn]")).to_be_attached()
    expect(page.locator("[data-boat]")).to_have_count(BOATS)
    return page


def test_the_board_is_drawn_within_100_ms_of_its_data(visit: Callable[..., Page], long_river: dict[str, Any]) -> None:
    page = _opened(visit, long_river)
    times = [page.evaluate("drawing.drawn - drawing.data")]
    ends = time.monotonic() + SECONDS
    while min(times) >= DRAWN_MS and time.monotonic() < ends:
        page.evaluate("location.hash = '#/'")
        expect(page.get_by_role("button", name="Cast off")).to_be_visible()
        page.evaluate("seat => { watchDrawing(); location.hash = `#/seat/${seat}`; }", long_river["seats"][0])
        times.append(_drawn(page).evaluate("drawing.drawn - drawing.data"))
    assert min(times) < DRAWN_MS, times


def test_dragging_the_river_changes_one_transform(visit: Callable[..., Page], long_river: dict[str, Any]) -> None:
    page = _opened(visit, long_river)
    expect(page.locator("[data-place]").first).to_be_visible()
    tries = _undisturbed_drags(page)
    assert len(tries) == 3
    for seen in tries:
        assert seen["changed"] == 1, seen
        assert seen["kinds"] == ["style"]
    assert min(seen["median"] for seen in tries) < FRAME_MS, tries


def _undisturbed_drags(page: Page) -> list[dict[str, Any]]:
    """Three during which the server said nothing: its news change the page too."""
    drags = (page.evaluate(DRAG, 60) for _ in range(TRIES))
    return list(islice((drag for drag in drags if drag["heard"] == 0), 3))


def test_a_boat_that_moves_leaves_the_river_alone(visit: Callable[..., Page], long_river: dict[str, Any]) -> None:
    """Nothing of the river is drawn anew when a speed is set."""
    page = _opened(visit, long_river)
    page.evaluate(
        """() => {
          window.redrawn = 0;
          const paper = document.querySelector(".paper").querySelectorAll(".banks, .banks path, [fill='url(#water)']");
          const watch = new MutationObserver((seen) => (redrawn += seen.length));
          paper.forEach((each) => watch.observe(each, { attributes: true, childList: true }));
        }"""
    )
    page.locator("[data-action^=speed]").first.click()
    expect(page.locator("[data-action^=speed]")).to_have_count(0)
    assert page.evaluate("redrawn") == 0
