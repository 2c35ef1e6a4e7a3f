"""How long somebody waits for the table: from a click on the map of Runewars to its drawn answer, in Chromium.

    python benchmarks/clicks.py [--clicks 40] [--chromium /usr/bin/chromium]

Four sit at a full board (armies, heroes, runes and hands everywhere); an area is clicked, what the browser took until
the frame with the answer was shown is measured in the page, and the choice is taken back. Prints the median and the
99th percentile of that time, and the processor time of the server and of the page for a click: on a busy machine only
those say something.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.table import processor
from tests.support import mouse, warring
from tests.support.browser import ARGUMENTS, Served, Somebody, free_port

SEATS = [{"kind": "me"}, *([{"kind": "friend"}] * 3)]
WATCH = """() => {
    const table = document.getElementById("table");
    const shown = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
    let began = 0;
    addEventListener("pointerdown", (event) => { began = event.timeStamp; }, { capture: true, once: true });
    window.drawn = new Promise((resolve) => {
        const changed = new MutationObserver(() => {
            changed.disconnect();
            shown(() => resolve(performance.now() - began));
        });
        changed.observe(table, { attributeFilter: ["data-version"] });
    });
}"""
"""The answer changes the table, the next frame draws it, and the one after that begins when it was drawn."""
MIDDLE = """(spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return [x + width / 2, y + height * 0.8];
}"""
"""Of an area, where no figures stand."""
WARM = 4
"""So many clicks come before: what is made once is made then."""
AREAS = "() => [...document.querySelectorAll('#map .spot.lit')].map((spot) => spot.dataset.ref)"


def click(page: Page, ref: str) -> float:
    """Milliseconds from the press on an area to the frame with the answer."""
    x, y = page.locator(f'#map .spot.lit[data-ref="{ref}"]').evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.evaluate(WATCH)
    page.mouse.click(x, y)
    return float(page.evaluate("() => window.drawn"))


def drawing(line: CDPSession) -> float:
    """Processor seconds of the page's main thread so far."""
    found = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))


def begin(served: Served, somebody: Somebody) -> Page:
    """Where an area is to be clicked."""
    mouse.new_game(served, somebody, title="runewars", seats=SEATS, seed=warring.SEED_OF["rw-full"])
    page = somebody.page
    if mouse.stage(page) == "curtain":
        page.click("#i-am")
        mouse.stage(page)
    return page


def back(served: Served, somebody: Somebody) -> None:
    """The choice is taken back; where that cannot be, another table begins."""
    page = somebody.page
    mouse.stage(page)
    if page.locator("#undo-button:not([aria-disabled=true])").count() == 0:
        begin(served, somebody)
        return
    old = mouse.version(page)
    page.locator("#undo-button").click()
    mouse.moved_on(page, old)
    mouse.stage(page)


def measure(served: Served, somebody: Somebody, clicks: int) -> None:
    mouse.know(served, somebody)
    page = begin(served, somebody)
    assert served.process is not None
    line = somebody.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    areas, times, spent, drawn = page.evaluate(AREAS), [], 0.0, 0.0
    for number in range(-WARM, clicks):
        before, at_first = processor(served.process.pid), drawing(line)
        took = click(page, areas[number % len(areas)])
        if number >= 0:
            times.append(took)
            spent += processor(served.process.pid) - before
            drawn += drawing(line) - at_first
        back(served, somebody)
    print(f"{clicks} clicks on {len(areas)} areas")
    print(
        f"click to drawn answer: median {statistics.median(times):.0f} ms, "
        f"99% {statistics.quantiles(times, n=100)[98]:.0f} ms, least {min(times):.0f} ms"
    )
    shares = f"server {spent / clicks * 1000:.1f} ms, page {drawn / clicks * 1000:.1f} ms"
    print(f"processor time of a click: {shares}")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--clicks", type=int, default=40)
    words.add_argument("--chromium", default="/usr/bin/chromium")
    given = words.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "tests.support.serve", str(port), f"{folder}/table.sqlite3"]
        served = Served(command, port, Path(folder) / "log")
        served.start()
        browser = playwright.chromium.launch(executable_path=given.chromium, args=list(ARGUMENTS))
        try:
            measure(served, Somebody(browser), given.clicks)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
