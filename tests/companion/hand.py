"""A thumb on a phone: plays the companion in a real browser by taps alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from hagal.companion.games.dune import transfer
from hagal.companion.games.dune.session import Session
from tests.support.browser import PHONE
from tests.support.looker import LOW

SLOW = 120_000
"""Python's first start may take long on a busy machine."""
DEVICE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}

MEASURE = """() => {
    const seen = [...document.querySelectorAll("button, summary, select, input, .check")];
    const low = seen.filter((one) => one.checkVisibility() && !one.matches(".unseen, .check input"))
        .filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44);
    return [document.documentElement.scrollWidth - innerWidth, low.map((one) => one.outerHTML.slice(0, 120))];
}"""


class Hand:
    """Everything is done by tapping what can be seen."""

    def __init__(self, page: Page, url: str) -> None:
        self.page: Page = page
        self.url: str = url

    def open(self, seed: int | None = None) -> None:
        self.page.goto(self.url if seed is None else f"{self.url}/?seed={seed}")
        self.ready()

    def ready(self) -> None:
        self.page.wait_for_selector("html[data-ready=yes]", timeout=SLOW)

    def reload(self) -> None:
        self.kept()
        self.page.reload()
        self.ready()

    def kept(self) -> None:
        """The last tap is on the device."""
        self.page.wait_for_selector("html[data-kept=yes]")

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def there(self, selector: str) -> bool:
        return self.at(selector).count() > 0

    def tap(self, selector: str) -> None:
        """A tap that changes the table: waits until the page has drawn what came of it."""
        drawn = self.drawn()
        self.at(selector).first.tap()
        while self.drawn() == drawn:
            if self.there("#sure[open]"):
                self.press("#yes")
            assert not self.there(".notice"), self.at(".notice").inner_text()
            self.page.wait_for_timeout(5)

    def press(self, selector: str) -> None:
        """A tap that opens, closes or turns something."""
        self.at(selector).first.tap()

    def hold(self, selector: str) -> None:
        """A long press, until what it opens is there."""
        box = self.at(selector).first.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.at("#sheet[open]").wait_for()
        self.page.mouse.up()

    def drawn(self) -> int:
        count: int = self.page.evaluate("performance.getEntriesByName('tap').length")
        return count

    # The wizard

    def begin(self, *choices: str) -> None:
        """A new game; `choices` are fields to tap where they come up."""
        left = list(choices)
        self.press("#game-dune")
        while not self.there("#ready"):
            self.at("#next").wait_for()
            for choice in [one for one in left if self.there(f"#{one}")]:
                self.press(f"#{choice}")
                expect(self.at(f"#{choice}")).to_have_attribute("aria-checked", "true")
                left.remove(choice)
            title = self.at("header h1").inner_text()
            self.press("#next")
            expect(self.at("header h1")).not_to_have_text(title)
        assert left == []
        self.press("#main label >> nth=0")
        self.tap("#ready")

    # The table

    @property
    def kind(self) -> str:
        return self.at("#ask").get_attribute("data-kind") or ""

    @property
    def phase(self) -> str:
        return self.at(".phase").inner_text()

    def step(self, space: str = "") -> None:
        """The next thing to do: a rival's turn, the person's Agent (or the Reveal turn), a first answer."""
        kind = self.kind
        if kind == "person" and space and not self.there(f".space.taken[data-space={space}]"):
            self.tap(f"[data-space={space}]")
        elif kind == "person":
            self.tap("#ask [data-key=reveal]")
        elif kind in ("rival", "go", "number"):
            self.tap("#go")
        else:
            self.tap("#ask .option")

    def dial(self, n: int) -> None:
        for _ in range(n):
            self.press("[data-dial='0+']")

    def sheet(self, name: str) -> None:
        self.press("#menu")
        self.press(f"#to-{name}")
        self.at(f"#sheet[data-kind={name}]").wait_for()

    def close(self) -> None:
        self.press("#close")
        expect(self.at("#sheet")).not_to_be_visible()

    def fix(self, seat: int, key: str) -> bool:
        """A correction on the sheet of figures, if it is offered."""
        self.sheet("figures")
        self.press(f"[data-tab='{seat}']")
        found = self.there(f"#sheet [data-key='{key}']")
        if found:
            self.tap(f"#sheet [data-key='{key}']")
        self.close()
        return found

    def lower(self, seat: int, most: int) -> None:
        """Corrections until a seat has no more points than that: its points, then its influence."""
        self.sheet("figures")
        self.press(f"[data-tab='{seat}']")
        words = ("vp", "emperor", "spacing_guild", "bene_gesserit", "fremen")
        keys = [f"#sheet [data-key='fix {seat} {word} -1']" for word in words]
        while self.score(seat) > most:
            self.tap(next(key for key in keys if self.there(key)))
        self.close()

    def speak(self, lang: str) -> None:
        self.press("#menu")
        self.tap(f"#sheet [data-lang={lang}]")
        expect(self.at("html")).to_have_attribute("lang", lang)
        self.close()

    def code(self) -> str:
        self.sheet("carry")
        found = self.at("#code-out").input_value()
        self.close()
        return found

    def session(self) -> Session:
        """The game on the phone, read here."""
        return transfer.read(self.code())

    def score(self, seat: int) -> int:
        return int(self.at(f"[data-seat='{seat}'] .vp").inner_text().split()[-1])


def measured(hand: Hand) -> None:
    """Nothing is wider than the page, no text is cut off, and no button that can be seen is lower than 44 pixels."""
    wide, low = hand.page.evaluate(MEASURE)
    assert wide <= 0
    assert low == []
    assert hand.page.evaluate(LOW) == []
