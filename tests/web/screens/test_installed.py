"""The page as an app: its manifest, its icons, and what it shows when the server is away."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.support.server_process import SERVE, Server

ROOTED = SERVE.replace("Limits.of(0)", "Limits.of(0), root_path='/games'")


def test_an_installed_page_opens_without_its_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/rooms.db", ROOTED)
    home = f"http://127.0.0.1:{server.port}/games/"
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(home)
    expect(page.get_by_role("button", name="Cast off")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    page.reload()
    expect(page.get_by_role("heading", name="Paddlewheel")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    server.start(ROOTED)
    expect(page.get_by_role("button", name="Cast off")).to_be_visible()
    context.close()
    server.stop()


def test_manifest_icons_and_service_worker_are_served_as_such(site: Server) -> None:
    manifest = site.client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = site.client.get(f"/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        assert answer.status_code == 200
    worker = site.client.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache", "a new version is noticed at once"
    assert "VERSION" not in worker.text
    assert "assets/index-" in worker.text


def test_an_address_without_a_page_leads_home(site: Server) -> None:
    for accept, kind in (("text/html,*/*", "text/html"), ("application/json", "application/json")):
        answer = site.client.get("/a/b", headers={"accept": accept})
        assert answer.headers["content-type"].startswith(kind)
    answer = site.client.get("/a/b", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert 'href="/"' in answer.text
    assert site.client.get("/api/a", headers={"accept": "text/html"}).headers["content-type"] == "application/json"
