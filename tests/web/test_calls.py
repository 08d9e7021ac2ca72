"""Notified when it is my turn: by title and icon, and by a push message to a device that has closed its page.

A real push service is out of reach: the browser gets a subscription whose keys a test holds, and what the server sends
there is read with them. (What the service worker makes of a message: `web/src/lib/worker.test.ts`.)
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from ..server.house import House, quick, running
from ..server.push_service import Browser as Subscriber
from ..server.push_service import push_service
from .devices import DESKTOP, PHONE, device, seat_path, visit
from .driver import Driver
from .test_room import READY
from .watching import until_so

# What a browser does where there is a push service and its user says yes.
ALLOWED = """(told) => {
    let made = null;
    const granted = { get: () => 'granted' };
    Object.defineProperty(Notification, 'permission', granted);
    Notification.requestPermission = async () => 'granted';
    const subscription = (options) => ({
        endpoint: told.endpoint, options, toJSON: () => told, unsubscribe: async () => { made = null; return true; },
    });
    const key = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async (options) =>
        (made = subscription({ ...options, applicationServerKey: key(options.applicationServerKey).buffer }));
}"""
ICON = "document.querySelector('link[rel=icon]').href"
TURN = f"() => document.title.includes('Your turn') && {ICON}.endsWith('/icon-turn.svg')"
NO_TURN = f"() => document.title.startsWith('Monza') && {ICON}.endsWith('/icon.svg')"


def worked(page: Page) -> None:
    """The service worker is there."""
    until_so(page, "() => navigator.serviceWorker.controller !== null")


def allow(context: BrowserContext, subscriber: Subscriber) -> None:
    asked = subscriber.subscription("")
    told = {"endpoint": asked["endpoint"], "keys": {"p256dh": asked["p256dh"], "auth": asked["auth"]}}
    context.add_init_script(f"({ALLOWED})({json.dumps(told)})")


def test_a_closed_phone_is_called_and_an_open_tab_says_it(chromium: Browser, tmp_path: Path) -> None:
    with (
        push_service() as service,
        running(quick(tmp_path, push_loopback=True, push_settle=0.0, push_grace=0.0)) as house,
        device(chromium, DESKTOP) as anna_has,
        device(chromium, PHONE) as ben_has,
    ):
        made = house.make(options={"players": 2}, seats=[{"name": "Anna"}])
        anna = visit(anna_has, house.address, seat_path(made))
        phone = Subscriber(service, "/201/ben")
        allow(ben_has, phone)
        ben = visit(ben_has, house.address, f"/table/{made['id']}")
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.get_by_role("button", name="Tell me when it is my turn")).to_have_count(0)
        ben.get_by_role("button", name=READY).click()
        worked(ben)
        ben.get_by_role("button", name="Tell me when it is my turn").click()
        expect(ben.get_by_text("You will be told when it is your turn.")).to_be_visible()
        anna.get_by_role("button", name="Start the race").click()
        anna.locator(".tray").wait_for()
        until_so(anna, TURN)
        until_so(ben, NO_TURN)
        ben.close()
        driver = Driver(anna)
        driver.play_until(lambda look: not look.targets and look.go is None and bool(service.got))
        until_so(anna, NO_TURN)
        (told,) = phone.calls()
        assert told["title"] == "Your turn"
        assert told["path"] == f"/table/{made['id']}"

        back = visit(ben_has, house.address, told["path"])
        back.locator(".tray").wait_for()
        until_so(back, TURN)
        back.get_by_role("button", name="Menu").click()
        expect(back.get_by_text("You will be told when it is your turn.")).to_be_visible()
        with back.expect_response("**/push?**") as off:
            back.get_by_role("button", name="Do not tell me").click()
        assert off.value.status == 204
        expect(back.get_by_role("button", name="Tell me when it is my turn")).to_be_visible()


def test_a_page_over_plain_http_offers_what_is_left(chromium: Browser, house: House) -> None:
    """No error, and a sentence that says what the page can still do."""
    made = house.make(options={"players": 2}, seats=[{"name": "Anna"}])
    with device(chromium, PHONE) as ben_has:
        ben_has.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
        ben = visit(ben_has, house.address, f"/table/{made['id']}")
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        ben.get_by_role("button", name=READY).click()
        expect(ben.get_by_text("This page cannot call you.")).to_be_visible()
        ben.get_by_role("button", name="Turn sound on").click()
        expect(ben.get_by_role("button", name="Turn sound on")).to_have_count(0)
