"""Somebody who looks at every page closely: does it fit, does axe find anything, what does it look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.support.browser import DESKTOP, Served, Shoot, Somebody

SIZES = (
    "() => { const d = document.documentElement; return [d.scrollWidth - innerWidth, d.scrollHeight - innerHeight]; }"
)

LOW = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const said = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!said || one.clientWidth < 5 || !one.checkVisibility() || one.closest("svg")) return false;
    const style = getComputedStyle(one);
    if (style.overflowY !== "hidden" && style.overflowY !== "clip") return false;
    return style.webkitLineClamp === "none" && one.scrollHeight > one.clientHeight;
}).map((one) => `${one.parentElement.className} > ${one.className}: ${one.textContent.trim()}`)"""
"""Text of which something is cut off below, and be it the tail of a letter."""
OVER = """() => {
    const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2;
    const flows = (one) => shown(one) && !one.matches("svg") && !one.closest("svg") &&
        !["absolute", "fixed", "sticky"].includes(getComputedStyle(one).position);
    return [...document.querySelectorAll("#table *")].filter((one) =>
        flows(one) && one.clientHeight && getComputedStyle(one).overflowY === "visible" &&
        one.scrollHeight > one.clientHeight + 6 && [...one.parentElement.children].some((other) =>
            other !== one && flows(other) &&
            other.getBoundingClientRect().top >= one.getBoundingClientRect().bottom - 2)
    ).map((one) => `${one.className}: ${one.clientHeight} of ${one.scrollHeight}`);
}"""
"""What is higher than its place and lies over what stands below."""

axe = Axe()
FAULTS = {"resultTypes": ["violations"], "reporter": "no-passes"}
"""Axe need not list what is in order: that is a third of its work."""


def faults(page: Page) -> list[Any]:
    """What axe finds on a page."""
    found: list[Any] = axe.run(page, options=FAULTS).response["violations"]
    return found


def serious(page: Page) -> list[tuple[str, str]]:
    """What axe finds on a page that would keep somebody out."""
    found = faults(page)
    return [(v["id"], v["nodes"][0]["html"]) for v in found if v["impact"] in ("serious", "critical")]


class Looker:
    """Somebody who looks at pages closely."""

    def __init__(self, served: Served, somebody: Somebody, shoot: Shoot, name: str) -> None:
        self.url: str = served.url
        self.page: Page = somebody.page
        self.request = somebody.context.request
        self.shoot: Shoot = shoot
        self.name: str = name

    def look(self, what: str, path: str = "", act: Callable[[Page], object] = lambda page: None) -> None:
        if path:
            self.page.goto(self.url + path)
        act(self.page)
        self.shoot(self.page, f"{what}-{self.name}")
        wide, high = self.page.evaluate(SIZES)
        assert wide <= 0, f"{what} is too wide"
        if self.page.locator("main.stage-table").count() and self.page.viewport_size == DESKTOP:
            assert high <= 0, f"{what} is too high"
        found = serious(self.page)
        assert found == [], f"{what}: {found}"

    def form(self, path: str, **typed: str) -> str:
        """Send a form; where it leads."""
        form: dict[str, str | float | bool] = {**typed}
        answer = self.request.post(self.url + path, form=form, headers={"Origin": self.url}, max_redirects=0)
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def finished(self, **wish: Any) -> str:
        """A game of one's own that is over."""
        answer = self.request.post(
            f"{self.url}/api/games", data={"title": "dune", **wish}, headers={"Origin": self.url}
        )
        return self.played(answer.json()["id"])

    def played(self, id: str) -> str:
        """A game of one's own, to its end."""
        path, origin = f"{self.url}/api/games/{id}", {"Origin": self.url}
        view = self.request.get(path).json()
        while not view["over"]:
            question = view["question"]
            answer = {"seat": 0, "decision": view["decision"], "key": question["offers"][-1]["key"]}
            view = self.request.post(f"{path}/choose", data=answer, headers=origin).json()
        return f"/games/{id}"
