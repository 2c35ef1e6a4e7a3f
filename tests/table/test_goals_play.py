"""Statistics and challenges in Chromium: one press begins a challenge; the pages fit, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import Looker

TABLET = {"width": 1024, "height": 768}
LARGE = {"width": 1920, "height": 1080}


@pytest.mark.parametrize(
    ("window", "theme", "locale"),
    [
        pytest.param(DESKTOP, "dark", "en-US", id="desktop"),
        pytest.param(PHONE, "light", "ru-RU", id="phone", marks=pytest.mark.proof),
        pytest.param(TABLET, "dark", "pt-BR", id="tablet", marks=pytest.mark.proof),
        pytest.param(LARGE, "light", "en-US", id="large", marks=pytest.mark.proof),
    ],
)
def test_goals(
    served: Served, person: NewPerson, shoot: Shoot, window: dict[str, int], theme: str, locale: str
) -> None:
    somebody = person(viewport=window, color_scheme=theme, locale=locale)
    mouse.know(served, somebody)
    looker = Looker(served, somebody, shoot, f"{window['width']}-{theme}")
    path = looker.form("/challenges/hunted-unhurt")
    looker.played(path.removeprefix("/games/"))
    looker.look("end-challenge", path)
    looker.finished(title="dune", seats=[{"kind": "me"}], modules=["ix"])
    looker.look("me", "/me")
    expect(somebody.page.locator(".counts").first).to_be_visible()
    looker.look("challenges", "/challenges")
    page = somebody.page
    daily = looker.form("/daily/encounters")
    looker.played(daily.removeprefix("/games/"))
    page.goto(f"{served.url}/daily")
    page.locator("input[name=name]").fill(f"Ada {window['width']}")
    page.locator(".show button").first.click()
    expect(page.locator(".counts .own")).to_have_count(1)
    looker.look("daily")
    page.goto(f"{served.url}/challenges")
    page.locator("#challenge-dune-leaders summary").click()
    expect(page.locator("#challenge-dune-leaders .parts button")).to_have_count(8)
    shoot(page, f"challenges-parts-{looker.name}")
    page.locator("#challenge-hunted-bare > form button").click()
    assert mouse.stage(page) == "table"
    page.goto(f"{served.url}/#goals")
    shoot(page, f"start-goals-{looker.name}")
