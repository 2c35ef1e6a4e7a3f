"""Runewars on the companion in a real browser of a phone's size, by taps alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hagal.companion.games.runewars.desk import AtTheBoard
from hagal.games.runewars.odds import Side, named, odds
from tests.companion.hand import DEVICE, SLOW, Hand, measured
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.looker import faults

WHOLE = re.compile(r"^\d+%$")


class Thumb(Hand):
    """A Hand at the tools of Runewars."""

    def start(self, selector: str = "#game-runewars") -> None:
        self.open()
        self.press(selector)
        self.at(".tools").wait_for(timeout=SLOW)

    def tool(self, name: str) -> None:
        self.press(f"#tool-{name}")
        expect(self.at(f"#tool-{name}")).to_have_attribute("aria-current", "page")

    def set(self, selector: str) -> None:
        """A tap that changes an army: waits for the odds that come of it."""
        before = self.answered()
        self.at(selector).first.tap()
        while self.answered() == before:
            assert not self.there(".notice"), self.at(".notice").inner_text()
            self.page.wait_for_timeout(5)

    def answered(self) -> int:
        count: int = self.page.evaluate("performance.getEntriesByName('odds').length")
        return count

    def units(self, side: int, slot: int, n: int) -> None:
        for _ in range(n):
            self.set(f"[id='u-{side}-{slot}+']")

    def game(self, players: int, *choices: str) -> None:
        """A new game from the year's page."""
        self.tool("year")
        self.press("#start")
        for choice in (*choices, f"f-players-{players - 2}"):
            self.press(f"#{choice}")
            expect(self.at(f"#{choice}")).to_have_attribute("aria-checked", "true")
        self.press("#next")
        self.at("#f-names-0-0").wait_for()
        self.at("#f-names-0-0").fill("Ana")
        self.at("#f-names-1-0").fill("Boris")
        self.tap("#next")
        self.at("#go").wait_for()

    def order(self, seat: int, name: str) -> None:
        self.press(f"#seat-{seat}")
        self.tap(f"#sheet [data-order={name}]")

    def claim(self, seat: int) -> None:
        self.press(f"#seat-{seat}")
        self.tap("#claim")

    @property
    def season(self) -> str:
        return f"{self.at('header h1').inner_text()}, {self.at('.phase').inner_text().strip()}"

    def desk(self) -> AtTheBoard:
        """What is on the phone, read here."""
        found = AtTheBoard("en")
        found.read(self.code())
        return found


def test_odds_fate_seasons_a_claim_that_fails_one_that_wins_and_no_network(
    phone: Served, person: NewPerson, shoot: Shoot
) -> None:
    somebody = person(**DEVICE)
    thumb = Thumb(somebody.page, phone.url)
    thumb.start()
    somebody.context.set_offline(True)  # all that follows, the title's own code among it, is on the device

    # Odds: a first answer with the tap, then better ones until it is settled
    thumb.units(0, 1, 2)
    expect(thumb.at("#odds")).to_contain_text("Give both sides units")
    thumb.units(1, 0, 3)
    expect(thumb.at("#win")).to_have_text(WHOLE)
    shoot(thumb.page, "runewars-battle")
    expect(thumb.at("#odds[data-settled=true]")).to_be_visible(timeout=SLOW)
    known = odds(Side(named("daqan", footman=2), "daqan"), Side(named("uthuk", berserker=3), "uthuk"), error=0.005)
    shown = int(thumb.at("#win").inner_text().rstrip("%"))
    assert abs(shown - 100 * known.win) <= 2
    thumb.set("#walls-2")
    thumb.set("#defense")
    thumb.set("#hero-0-1")
    thumb.reload()
    thumb.at("#win").wait_for()
    expect(thumb.at("#walls-2")).to_have_attribute("aria-checked", "true")
    expect(thumb.at("#hero-0-1")).to_have_attribute("aria-pressed", "true")

    # The fate deck
    thumb.tool("fate")
    for number in (9, 10, 19):
        thumb.tap(f"#card-{number}")
    expect(thumb.at("#left")).to_have_text("27 of 30 cards are left.")
    expect(thumb.at("#shape-triangle .i-special td")).to_have_text("11%")
    thumb.tap("#card-10")
    thumb.tap("#undo")
    expect(thumb.at("#left")).to_have_text("27 of 30 cards are left.")
    shoot(thumb.page, "runewars-fate")
    thumb.tap("#shuffle")
    expect(thumb.at("#left")).to_have_text("30 of 30 cards are left.")

    # Two years: orders with supremacy, a claim that fails
    thumb.game(2)
    assert thumb.season == "Year 1 of 7, Spring"
    thumb.order(0, "harvest")
    expect(thumb.at("#seat-0")).to_contain_text("Supremacy bonus")
    thumb.order(1, "mobilize")
    expect(thumb.at("#play-order li").first).to_have_text("Boris")
    thumb.claim(0)
    expect(thumb.at("[data-season=spring] .bears")).to_be_visible()
    shoot(thumb.page, "runewars-year")
    for season in ("Summer", "Fall", "Winter"):
        thumb.tap("#go")
        assert thumb.season == f"Year 1 of 7, {season}"
    thumb.order(0, "recruit")
    expect(thumb.at("#claim-outcome")).to_have_text("Ana wins")
    thumb.press("[id='counted-']")
    expect(thumb.at("#claim-outcome")).to_have_text("The claim fails")
    shoot(thumb.page, "runewars-check")
    thumb.tap("#go")
    assert thumb.season == "Year 2 of 7, Spring"
    assert not thumb.there(".bears")
    expect(thumb.at("#seat-0")).to_contain_text("No order yet")

    # ... and one that wins
    thumb.tap("#go")
    thumb.claim(1)
    for _ in range(3):
        thumb.tap("#go")
    assert thumb.season == "Year 3 of 7, Spring"
    thumb.tap("#go")
    expect(thumb.at(".panel.won")).to_contain_text("Boris has held enough dragon runes for a year and wins.")
    thumb.press("#go")
    expect(thumb.at("[data-rank]").first).to_have_attribute("data-rank", "1")
    shoot(thumb.page, "runewars-won")
    thumb.tap("#undo")
    assert not thumb.there("h1.won")
    assert thumb.desk().ledger.acts[-1] == "season"
    somebody.context.set_offline(False)


def test_the_last_winter_and_who_has_won(phone: Served, person: NewPerson, shoot: Shoot) -> None:
    thumb = Thumb(person(**DEVICE).page, phone.url)
    thumb.start()
    thumb.game(3, "f-edition-1")
    while "Count" not in thumb.at("#go").inner_text():
        thumb.tap("#go")
    assert thumb.season == "Year 6 of 6, Winter"
    thumb.press("#go")
    for selector in ("runes-0+", "runes-0+", "runes-1+", "runes-1+", "influence-0-"):
        thumb.tap(f"[id='{selector}']")
    shoot(thumb.page, "runewars-count")
    thumb.tap("#go")
    expect(thumb.at("header h1")).to_have_text("Boris wins at the reckoning.")
    expect(thumb.at("[data-rank]").first).to_contain_text("As many dragon runes as Ana, but more influence")
    shoot(thumb.page, "runewars-reckoning")
    assert thumb.desk().ledger.over
    thumb.sheet("history")
    thumb.tap("#sheet [data-back='1']")
    expect(thumb.at("header h1")).to_have_text("If the last winter ended now")


@pytest.mark.proof
def test_both_titles_keep_their_games_on_one_phone_and_an_old_save_is_found(phone: Served, person: NewPerson) -> None:
    page = person(**DEVICE).page
    thumb = Thumb(page, phone.url)
    thumb.open(seed=5)
    thumb.begin()
    thumb.step()
    keys = thumb.session().keys
    # As an earlier version kept it: one game, under a name without a title
    thumb.kept()
    page.evaluate("""async () => {
        const opened = indexedDB.open("hagal-companion", 1);
        const base = await new Promise((yes) => (opened.onsuccess = () => yes(opened.result)));
        const kept = base.transaction("kept", "readwrite").objectStore("kept");
        await new Promise((yes) => (kept.get("game-dune").onsuccess = (e) => {
            kept.put(e.target.result, "game");
            kept.delete("game-dune").onsuccess = yes;
        }));
        localStorage.removeItem("hagal-companion-title");
    }""")
    thumb.reload()
    assert thumb.session().keys == keys
    thumb.press("#menu")
    thumb.press("#to-games")
    thumb.press("#game-runewars")
    thumb.at(".tools").wait_for(timeout=SLOW)
    thumb.game(2)
    thumb.tap("#go")
    thumb.reload()
    assert thumb.season == "Year 1 of 7, Summer"
    thumb.press("#menu")
    thumb.press("#to-games")
    thumb.press("#game-dune")
    thumb.at("#ask").wait_for()
    assert thumb.session().keys == keys
    code = thumb.code()
    thumb.press("#menu")
    thumb.press("#to-games")
    thumb.press("#carry")
    thumb.at("#code-in").fill(code)
    thumb.press("#code-read")
    thumb.press("#yes")  # there is a game of this title already
    thumb.at("#ask").wait_for()


@pytest.mark.proof
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_fits_a_narrow_phone_and_everybody_can_use_it(
    phone: Served, person: NewPerson, shoot: Shoot, scheme: str
) -> None:
    page = person(**(DEVICE | {"color_scheme": scheme}), locale="ru-RU").page
    thumb = Thumb(page, phone.url)
    thumb.open()
    measured(thumb)
    shoot(page, f"runewars-welcome-{scheme}")
    thumb.press("#game-runewars")
    thumb.at(".tools").wait_for(timeout=SLOW)
    thumb.units(0, 0, 2)
    thumb.units(1, 0, 2)
    thumb.set("#walls-1")
    for details in ("wild-0", "more-1"):
        thumb.press(f"#{details} summary")
    thumb.game(4)
    thumb.order(0, "acquire_power")
    thumb.claim(0)
    for name in ("battle", "fate", "year", "standing"):
        thumb.tool(name)
        measured(thumb)
        shoot(page, f"runewars-{name}-{scheme}")
        assert [(fault["id"], [node["html"][:160] for node in fault["nodes"]]) for fault in faults(page)] == []
    thumb.tool("year")
    thumb.press("#seat-1")
    measured(thumb)
    shoot(page, f"runewars-orders-{scheme}")
    thumb.close()
    thumb.press("#menu")
    thumb.press("#large")
    thumb.close()
    for name in ("battle", "fate", "year", "standing"):
        thumb.tool(name)
        measured(thumb)
        shoot(page, f"runewars-large-{name}-{scheme}")
