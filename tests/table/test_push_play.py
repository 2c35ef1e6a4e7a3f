"""The switch in the menu, in Chromium: it subscribes a browser to calls and takes that back; what its worker does.

Chromium without a push service cannot subscribe: that step is played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, free_port

SUBSCRIPTION = """
const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
               auth: "BTBZMqHH6r4Tts7J_aSIgg" };
const made = { endpoint: "https://push.invalid/ada", unsubscribe: async () => true };
made.toJSON = () => ({ endpoint: made.endpoint, keys });
PushManager.prototype.subscribe = async (options) => (window.asked = options) && made;
PushManager.prototype.getSubscription = async () => made;
Notification.requestPermission = async () => "granted";
Object.defineProperty(Notification, "permission", { get: () => "granted" });
"""


HEARD = """async () => {
    const heard = {}, told = [];
    let work;
    const self = {
        addEventListener: (name, does) => (heard[name] = does),
        registration: {
            showNotification: async (...note) => told.push(note),
            pushManager: { subscribe: async (options) => ({ toJSON: () => ({ endpoint: options.made, keys: {} }) }) },
        },
        clients: { matchAll: async () => [], openWindow: async (address) => told.push(address) },
        location,
    };
    const fetch = async (path, { method, body }) => told.push([method, path, body.get("endpoint")]);
    WORKER
    const waitUntil = (promise) => (work = promise);
    heard.push({ data: { json: () => ({ body: "Your turn", path: "/games/x" }) }, waitUntil });
    await work;
    heard.notificationclick({ notification: { close() {}, data: "/games/x" }, waitUntil });
    await work;
    heard.pushsubscriptionchange({ oldSubscription: { options: { made: "https://push.invalid/new" } }, waitUntil });
    await work;
    heard.pushsubscriptionchange({ waitUntil });
    await work;
    return told;
}"""
"""The worker with a browser around it that writes down what it asks for."""


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that was started with calls."""
    folder, port = tmp_path_factory.mktemp("calling"), free_port()
    words = ["env", "HAGAL_TEST_PUSH=mailto:ada@example.org", sys.executable, "-m", "tests.support.serve", str(port)]
    found = Served([*words, str(folder / "table.sqlite3")], port, Path(folder / "log"))
    found.start()
    yield found
    found.stop()


def test_a_browser_is_called_until_it_wants_no_more(calling: Served, person: NewPerson) -> None:
    somebody = person()
    somebody.context.grant_permissions(["notifications"], origin=calling.url)
    page = somebody.page
    page.add_init_script(SUBSCRIPTION)
    mouse.know(calling, somebody)
    mouse.new_game(calling, somebody, title="dune", seats=[{"kind": "me"}])
    page.keyboard.press("m")
    switch = page.locator("[data-notify]")
    with page.expect_response("**/push") as subscribed:
        switch.click()
    assert subscribed.value.status == 204
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("asked.userVisibleOnly && asked.applicationServerKey.length") == 65
    worker = page.evaluate("navigator.serviceWorker.ready.then((found) => [found.active.scriptURL, found.scope])")
    assert worker == [f"{calling.url}/push-worker.js", f"{calling.url}/"]
    source = page.request.get(worker[0]).text()
    told = page.evaluate(HEARD.replace("WORKER", source))
    assert told == [
        ["Hagal", {"body": "Your turn", "tag": "/games/x", "data": "/games/x"}],
        f"{calling.url}/games/x",
        ["POST", "/push", "https://push.invalid/new"],
    ]
    with page.expect_response("**/push/forget") as taken_back:
        switch.click()
    assert taken_back.value.status == 204
    expect(switch).to_have_attribute("aria-pressed", "false")


OLDER = """
made.options = { applicationServerKey: new Uint8Array(65).buffer };
made.unsubscribe = async () => (made.options = undefined) || true;
if (!localStorage.getItem("hagal-notify")) localStorage.setItem("hagal-notify", "on");
"""
"""A browser that asked for calls before, of a server with another key."""


def test_who_asked_before_is_subscribed_again_and_told_if_that_fails(calling: Served, person: NewPerson) -> None:
    somebody = person()
    somebody.context.grant_permissions(["notifications"], origin=calling.url)
    page = somebody.page
    page.add_init_script(SUBSCRIPTION + OLDER)
    mouse.know(calling, somebody)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url.removeprefix(calling.url)))
    with page.expect_response("**/push") as subscribed:
        mouse.new_game(calling, somebody, title="dune", seats=[{"kind": "me"}])
    assert subscribed.value.status == 204
    assert [path for path in sent if path.startswith("/push/") or path == "/push"] == ["/push/forget", "/push"]
    person.expect("status of 400")
    page.evaluate("sessionStorage.clear()")
    page.route("**/push", lambda route: route.fulfill(status=400))
    page.reload()
    expect(page.locator("#said")).to_contain_text("cannot reach this browser")
