"""The table as a person meets it, in figures, so that before and after can be compared: one line for each game.

    python benchmarks/table_review.py                                # in a checkout with requirements/dev.txt
    python benchmarks/table_review.py --games dune,hunted --clicks 30 --markdown

Somebody plays alone (whoever else sits there is a bot), by chance, in one seeded game of each title: to its end through
the JSON API, which counts questions, and some choices by clicks in Chromium (tests/support/browser.py), which measures
pages. Times are upper bounds on a machine that does other things; compare those of the same machine at the same load.

    questions, forced    asked in a whole game, and how many of them had one answer
    clicks               presses that a game takes at the board or in the list
    KB a click           that come over the wire for one choice, packed as they are
    ms                   from the press to the painted answer: median and 9 of 10
    page, server         milliseconds of processor time of these, which hang less on what else the machine does
    idle                 share of a core that the page takes at one's own turn when nothing happens
    waits                the same while another person is waited for
    < 12 px              characters smaller than that at 1366x768, of all that are shown
    scrolls              at 360x740: questions with something to click that is not in sight at first, of those looked at
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.support import mouse
from tests.support.browser import ARGUMENTS, DESKTOP, PHONE, Served, Somebody, chromium, free_port

ME, BOT = {"kind": "me"}, {"kind": "random"}
GAMES: dict[str, dict[str, Any]] = {
    "dune": {"title": "dune", "seed": 5},
    "dune-ix-4": {"title": "dune", "seed": 5, "modules": ["ix"], "seats": [ME, BOT, BOT, BOT]},
    "hunted": {"title": "encounters", "seed": 5},
    "hunters": {"title": "encounters", "modules": ["hunters"], "seed": 5},
    "alien": {"title": "encounters", "modules": ["alien"], "seed": 5},
    "runewars": {"title": "runewars", "seed": 5, "seats": [ME, BOT]},
}
HEADS = (
    *("game", "questions", "forced", "clicks", "KB a click", "ms", "ms 9/10", "page", "server", "idle", "waits"),
    *("< 12 px", "scrolls"),
)
MOST = 3000
IDLE = 4000
"""Milliseconds for which nothing happens."""
LONGEST = 60_000
"""So long (in milliseconds) the turns of others may be told."""

TEXT = """() => {
    let [all, small] = [0, 0];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const [said, thing] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
        if (!said || thing.closest(".sr, script, style") || !thing.checkVisibility()) continue;
        if (thing.getBoundingClientRect().width < 2) continue;
        all += said.length;
        const drawn = thing.ownerSVGElement ? thing.getScreenCTM() : null;
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
        if (parseFloat(getComputedStyle(thing).fontSize) * scale < 11.99) small += said.length;
    }
    return [small, all];
}"""
SCROLLS = """() => {
    const place = document.documentElement.dataset.shown;
    const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll(`[data-place~="${place}"] .lit:not(svg *)`)].filter(shown).some((one) => {
        const window = (one.closest(".side") ?? one.closest("[data-place]")).getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        return Math.min(bottom, window.bottom) - Math.max(top, window.top) < (bottom - top) / 2;
    });
}"""
STILL = """() => !("telling" in document.documentElement.dataset) && document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
"""What moves because of the last choice has come to rest, and the turns of others are told to their end."""
PAINTED = """(button) => new Promise((done) => {
    const begun = performance.now();
    const table = document.getElementById("table");
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    });
    seen.observe(table, { attributes: true, attributeFilter: ["data-version"] });
    button.form.requestSubmit(button);
})"""


@dataclass
class Found:
    """What was measured of one game."""

    game: str
    questions: int = 0
    forced: int = 0
    clicks: int = 0
    bytes: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)
    idle: float = 0.0
    waits: float | None = None
    small: int = 0
    text: int = 0
    scrolls: int = 0
    looked: int = 0

    @property
    def row(self) -> tuple[str, ...]:
        return (
            self.game,
            str(self.questions),
            f"{self.forced} ({100 * self.forced / max(1, self.questions):.0f} %)",
            str(self.clicks),
            f"{statistics.mean(self.bytes) / 1024:.1f}" if self.bytes else "–",
            f"{statistics.median(self.times):.0f}" if self.times else "–",
            f"{statistics.quantiles(self.times, n=10)[8]:.0f}" if len(self.times) > 1 else "–",
            f"{1000 * statistics.mean(self.page):.0f}" if self.page else "–",
            f"{1000 * statistics.mean(self.server):.0f}" if self.server else "–",
            f"{100 * self.idle:.1f} %",
            "–" if self.waits is None else f"{100 * self.waits:.1f} %",
            f"{self.small} of {self.text}",
            f"{self.scrolls} of {self.looked}",
        )


def whole(served: Served, somebody: Somebody, found: Found) -> None:
    """A whole game through the API, by chance."""
    dice = random.Random(1)
    request = somebody.context.request
    view = request.post(f"{served.url}/api/games", data=GAMES[found.game]).json()
    for _ in range(MOST):
        if view["over"]:
            break
        question = view["question"]
        if question is None:  # bots are at it
            view = request.get(f"{served.url}/api/games/{view['id']}").json()
            continue
        offers = question["offers"]
        found.questions += 1
        found.forced += len(offers) == 1
        key = dice.choice(offers)["key"]
        body = {"seat": view["seat"], "decision": view["decision"], "key": key}
        answer = request.post(f"{served.url}/api/games/{view['id']}/choose", data=body)
        found.clicks += 1
        view = answer.json() if answer.ok else request.get(f"{served.url}/api/games/{view['id']}").json()


def busy(line: CDPSession) -> float:
    """Processor seconds of the page so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def worked(served: Served) -> float:
    """Processor seconds of the server so far (in hundredths, so look at the mean of many clicks)."""
    assert served.process is not None
    facts = Path(f"/proc/{served.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def played(served: Served, somebody: Somebody, found: Found, clicks: int) -> None:
    """Some choices by clicks; between them the same question on a phone."""
    dice, page = random.Random(2), somebody.page
    mouse.new_game(served, somebody, **GAMES[found.game])
    sent: list[int] = []

    def heard(response: Response) -> None:
        if "/games/" in response.url and "/live" not in response.url:
            sent.append(int(response.headers.get("content-length", "0")))

    page.on("response", heard)
    line = somebody.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    for _ in range(clicks):
        if mouse.stage(page) == "end":
            break
        small(page, found)
        offers = mouse.offers(page)
        button = page.locator(f'#ask .offer[value="{dice.choice(offers)[0]}"]')
        sent.clear()
        before, at = busy(line), worked(served)
        found.times.append(float(button.evaluate(PAINTED)))
        found.page.append(busy(line) - before)
        found.server.append(worked(served) - at)
        found.bytes.append(sum(sent))
    if mouse.stage(page) != "end":
        found.small, found.text = page.evaluate(TEXT)
        found.idle = rests(page, line)


def rests(page: Page, line: CDPSession) -> float:
    """What a page takes once all that moves has come to rest."""
    page.wait_for_function(STILL, timeout=LONGEST)
    before = busy(line)
    page.wait_for_timeout(IDLE)
    return (busy(line) - before) / (IDLE / 1000)


def waited(served: Served, host: Somebody, guest: Somebody, found: Found) -> None:
    """Two people at a table: whoever is not asked first waits for the other."""
    mouse.new_game(served, host, **{**GAMES[found.game], "seats": [ME, {"kind": "link"}]})
    guest.page.goto(host.page.locator("#link-1").input_value())
    guest.page.fill("#name", "Bo")
    guest.page.click("form .go")
    for page in (host.page, guest.page):
        page.wait_for_selector("#table[data-stage=table]")
    waiting = [one for one in (host, guest) if not one.page.locator("#ask:not([data-aside])").count()]
    if waiting:
        line = waiting[0].context.new_cdp_session(waiting[0].page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        found.waits = rests(waiting[0].page, line)


def small(page: Page, found: Found) -> None:
    """Does the place of this question fit a phone?"""
    page.set_viewport_size(PHONE)
    page.reload()
    mouse.stage(page)
    found.looked += 1
    found.scrolls += bool(page.evaluate(SCROLLS))
    page.set_viewport_size(DESKTOP)


def table(rows: list[tuple[str, ...]], markdown: bool) -> str:
    if markdown:
        lines = ["| " + " | ".join(row) + " |" for row in (HEADS, *rows)]
        lines.insert(1, "|" + "---|" * len(HEADS))
        return "\n".join(lines)
    widths = [max(len(row[k]) for row in (HEADS, *rows)) for k in range(len(HEADS))]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in (HEADS, *rows)
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", default=",".join(GAMES), help="some of " + ", ".join(GAMES))
    words.add_argument("--clicks", type=int, default=20, help="choices by clicks in each game")
    words.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    words.add_argument("--chromium", default="", help="its program; otherwise that of the tests")
    given = words.parse_args()
    names = given.games.split(",")
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        words.error(f"no such game: {', '.join(unknown)}; there are {', '.join(GAMES)}")
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "tests.support.serve", str(port), f"{folder}/table.sqlite3"]
        served = Served(command, port, Path(folder) / "log")
        served.start()
        browser = playwright.chromium.launch(executable_path=given.chromium or chromium(), args=list(ARGUMENTS))
        try:
            rows = []
            for name in names:
                found, somebody = Found(name), Somebody(browser, reduced_motion="no-preference")
                mouse.know(served, somebody)
                whole(served, somebody, found)
                played(served, somebody, found, given.clicks)
                guest = Somebody(browser, reduced_motion="no-preference")
                mouse.know(served, guest)
                waited(served, somebody, guest, found)
                for one in (somebody, guest):
                    one.context.close()
                rows.append(found.row)
            print(table(rows, given.markdown))
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
