"""Installable: a manifest, a service worker, and a clear sentence where there is no network."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from ..server.house import quick, running
from .promises import answer
from .tapping import PHONE, open_page

WORKER_READY = """async () => {
    const found = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    return new URL(found.active.scriptURL).pathname;
}"""


def wait_for_worker(page: Page) -> None:
    assert answer(page, WORKER_READY) == "/sw.js"


def test_without_the_server_a_reload_says_so_in_the_readers_language(chromium: Browser, tmp_path: Path) -> None:
    with running(quick(tmp_path / "data")) as house:
        page = open_page(chromium, house, PHONE)
        page.get_by_role("button", name="Play now: Monza").click()
        page.wait_for_url("**/table/*")
        page.locator(".tray").wait_for()
        wait_for_worker(page)
        address = page.url
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_text("Your races are safe there")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)
    assert page.url == address
    assert page.title().startswith("No connection")
    box = page.get_by_role("link", name="Try again").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.evaluate("localStorage.setItem('paddock.language', 'de')")
    page.goto(address)
    expect(page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
    page.close()


def test_pages_and_tables_always_come_from_the_server(chromium: Browser, tmp_path: Path) -> None:
    with running(quick(tmp_path / "data")) as house:
        page = open_page(chromium, house, PHONE)
        wait_for_worker(page)
        page.goto(f"http://{house.address}/new/monza")
        page.get_by_role("heading", name="Play with friends").wait_for()
        kept = answer(
            page,
            """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
            return found;
        }""",
        )
        assert any(path.startswith("/assets/") for path in kept)
        offline = {"/offline.html", "/offline.css", "/offline.js", "/icon.svg"}
        # The home page may be there, too: it is for when there is no server.
        assert {path for path in kept if not path.startswith("/assets/")} - {"/"} == offline
        page.close()


def test_the_worker_and_its_page_keep_to_the_content_security_policy(chromium: Browser, tmp_path: Path) -> None:
    with running(quick(tmp_path / "data")) as house:
        worker = house.http.get("/sw.js")
        assert worker.status_code == 200
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in worker.headers["content-security-policy"]
        page = chromium.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(f"http://{house.address}/offline.html")
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        assert not complaints
        manifest = house.http.get("/manifest.webmanifest").json()
        for icon in manifest["icons"]:
            assert house.http.get(icon["src"]).status_code == 200
        page.close()
