"""The companion in a real browser of a phone's size, by taps alone."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

import hagal
from hagal.companion import build
from hagal.companion.games.dune import transfer
from hagal.kernel.record import Record
from tests.companion.hand import DEVICE, SLOW, Hand, measured
from tests.support.browser import NewPerson, Served, Shoot, free_port
from tests.support.looker import faults

IX = ("f-ix-1",)


def same_here(hand: Hand) -> None:
    """The same seed and the same taps give the same Record here as in the phone's Python."""
    session = hand.session()
    record = Record.parse(str(session.game.record))
    game = hagal.new("dune", players=record.players, modules=record.modules, seed=record.seed, **record.options)
    for seat, key in record.keys:
        game.choose(key, seat)
    hand.sheet("carry")
    with hand.page.expect_download() as got:
        hand.press("#file-save")
    hand.close()
    paper = got.value.path().read_text("utf-8")
    assert transfer.read(paper).keys == session.keys
    assert str(game.record) in paper


def test_some_rounds_with_a_correction_undo_a_reload_no_network_and_other_languages(
    phone: Served, person: NewPerson, shoot: Shoot
) -> None:
    somebody = person(**DEVICE)
    hand = Hand(somebody.page, phone.url)
    hand.open(seed=5)
    shoot(hand.page, "companion-welcome")
    hand.begin(*IX)
    while hand.kind == "list":
        hand.step()
    shoot(hand.page, "companion-rival")
    hand.tap("#go")
    shoot(hand.page, "companion-result")
    first = hand.at(".space.last").get_attribute("data-space")

    hand.tap("#taken")
    assert hand.at(".space.last").get_attribute("data-space") != first
    assert hand.there(f".space.taken[data-space={first}]")
    hand.tap("#undo")
    hand.tap("#undo")
    hand.tap("#go")
    assert hand.at(".space.last").get_attribute("data-space") == first

    drawn = hand.drawn()
    for selector in (".bar .what", ".space.last"):
        hand.hold(selector)
        expect(hand.at("#sheet[data-kind=zoom] .zoomed p").first).to_be_visible()
        shoot(hand.page, f"companion-zoom{selector.partition(' ')[0]}")
        hand.press("#close")
    assert (hand.drawn(), hand.there("#sure[open]")) == (drawn, False), "nothing was tapped by it"

    before = hand.score(1)
    assert hand.fix(1, "fix 1 vp +1")
    assert hand.score(1) == before + 1
    hand.tap("#undo")
    assert hand.score(1) == before

    while hand.kind != "person":
        hand.step()
    shoot(hand.page, "companion-person")
    hand.step("secrets")

    somebody.context.set_offline(True)
    hand.reload()
    spaces = cycle(["carthag", "arrakeen", "stillsuits", "imperial_basin", "wealth", "mentat"])
    while hand.at(".bar b").inner_text() != "Round 3":
        if hand.kind == "number":
            hand.dial(2)
            shoot(hand.page, "companion-number")
        hand.step(next(spaces))
    hand.sheet("history")
    shoot(hand.page, "companion-history")
    the_numbers_of_rules_open(hand, shoot)
    hand.close()
    hand.speak("ru")
    shoot(hand.page, "companion-ru")
    hand.step()
    hand.speak("pt-BR")
    hand.step()
    same_here(hand)
    somebody.context.set_offline(False)


def the_numbers_of_rules_open(hand: Hand, shoot: Shoot) -> None:
    """From the history and back to it; a number in the sentence leads on. Without a network, too."""
    sheet = hand.page.locator("#sheet")
    number = sheet.locator("button.rule", has_text="HG-004").first
    number.tap()
    expect(sheet.locator(".rule-told")).to_contain_text("reveal the top Hagal card")
    shoot(hand.page, "companion-rule")
    sheet.locator("#rule-back").tap()
    expect(number).to_be_visible()
    sheet.locator("button.rule", has_text="DI-033").first.tap()
    expect(sheet.locator(".rule-told")).to_contain_text("2 per troop in the Conflict")


@pytest.mark.proof
def test_a_game_goes_to_another_phone_by_code(phone: Served, person: NewPerson) -> None:
    one = Hand(person(**DEVICE).page, phone.url)
    one.open(seed=8)
    one.begin()
    for _ in range(4):
        one.step("wealth")
    other = Hand(person(**DEVICE).page, phone.url)
    other.open()
    other.press("text=Another device")
    other.at("#code-in").fill(one.code())
    other.tap("#code-read")
    assert other.session().keys == one.session().keys
    assert other.at("#ask").inner_text() == one.at("#ask").inner_text()
    other.at("#sheet").wait_for(state="hidden")
    other.step()
    other.reload()
    assert len(other.session().keys) == len(one.session().keys) + 1


def test_a_static_folder_is_enough_and_a_new_version_takes_over_cleanly(
    tmp_path: Path, person: NewPerson, shoot: Shoot
) -> None:
    """Any web host will do; a new version waits until it is asked for, and the game goes on in it."""
    folder = tmp_path / "folder"
    build.write(folder)
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    host = Served(command, port, tmp_path / "log")
    host.start()
    try:
        somebody = person(**DEVICE)
        hand = Hand(somebody.page, host.url)
        hand.open(seed=5)
        hand.begin()
        hand.step()
        keys = hand.session().keys
        style = (folder / "app.css").read_text("utf-8")
        (folder / "app.css").write_text(f"{style}\n:root {{ --second: yes; }}\n", encoding="utf-8")
        old = hand.page.evaluate("caches.keys()")
        script = (folder / "sw.js").read_text("utf-8")
        (folder / "sw.js").write_text(
            script.replace(old[0].removeprefix("hagal-companion-"), "second"), encoding="utf-8"
        )
        hand.reload()
        hand.at("#update").wait_for(timeout=SLOW)
        second = "getComputedStyle(document.documentElement).getPropertyValue('--second').trim()"
        assert hand.page.evaluate(second) == ""  # nothing of the new version yet
        shoot(hand.page, "companion-update")
        with hand.page.expect_navigation(timeout=SLOW):
            hand.press("#update")
        hand.ready()
        assert hand.page.evaluate(second) == "yes"
        assert hand.page.evaluate("caches.keys()") == ["hagal-companion-second"]
        assert hand.session().keys == keys
        hand.step()
    finally:
        host.stop()


@pytest.mark.proof
def test_two_players(phone: Served, person: NewPerson, shoot: Shoot) -> None:
    hand = Hand(person(**DEVICE).page, phone.url)
    hand.open(seed=6)
    hand.begin("f-players-1")
    spaces = cycle(["wealth", "secrets", "stillsuits", "carthag", "mentat", "foldspace"])
    seen = set()
    while not hand.there(".bar b") or hand.at(".bar b").inner_text() != "Round 2":
        seen.add(hand.kind)
        hand.step(next(spaces))
    shoot(hand.page, "companion-two-players")
    assert seen >= {"list", "person", "rival", "go", "number"}
    same_here(hand)


def test_it_fits_a_narrow_phone_and_everything_to_press_is_large_enough(
    phone: Served, person: NewPerson, shoot: Shoot
) -> None:
    hand = Hand(person(**DEVICE, locale="ru-RU").page, phone.url)
    hand.open(seed=3)
    hand.begin(*IX)
    seen = set()
    for number in range(40):
        if (hand.kind, hand.phase) not in seen:
            seen.add((hand.kind, hand.phase))
            measured(hand)
            shoot(hand.page, f"companion-fit-{number}")
        hand.step("arrakeen")
    assert {kind for kind, _phase in seen} >= {"list", "rival", "person", "go", "number"}
    for name in ("figures", "history", "carry"):
        hand.sheet(name)
        measured(hand)
        shoot(hand.page, f"companion-sheet-{name}")
        hand.close()
    hand.press("#menu")
    hand.press("#large")
    hand.close()
    measured(hand)
    shoot(hand.page, "companion-large")
    hand.press("#menu")
    hand.press("[data-theme-is=light]")
    shoot(hand.page, "companion-light-menu")
    hand.close()
    shoot(hand.page, "companion-light")
    assert [(fault["id"], [node["html"][:160] for node in fault["nodes"]]) for fault in faults(hand.page)] == []


@pytest.mark.proof
@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
def test_a_whole_solo_game_with_rise_of_ix(phone: Served, person: NewPerson, shoot: Shoot, lang: str) -> None:
    """Ten rounds. Corrections keep everybody far from 10 points; in between undo, reload and no network."""
    somebody = person(**DEVICE, locale={"en": "en-US", "ru": "ru-RU", "pt-BR": "pt-BR"}[lang])
    hand = Hand(somebody.page, phone.url)
    hand.open(seed=21)
    expect(hand.at("html")).to_have_attribute("lang", lang)
    hand.begin(*IX, "f-difficulty-2")
    spaces = cycle(
        ["arrakeen", "secrets", "smuggling", "high_council", "great_flat", "wealth", "tech_negotiation", "stillsuits"]
    )
    round_, rounds = "", 0
    while hand.kind != "over":
        now = hand.at(".bar b").inner_text() if hand.there(".bar b") else ""
        if now != round_:
            round_, rounds = now, rounds + 1
            shoot(hand.page, f"companion-{lang}-round-{rounds}")
            for seat in range(3):
                if hand.score(seat) > 3:
                    hand.lower(seat, 2)
            if rounds == 3:
                hand.reload()
            if rounds == 4:
                somebody.context.set_offline(True)
                hand.reload()
            if rounds == 7:
                somebody.context.set_offline(False)
        taps = hand.drawn()
        hand.step(next(spaces))
        if taps % 9 == 0 and hand.kind != "over":
            hand.tap("#undo")
            hand.tap("#redo")
        if taps % 13 == 0 and hand.there("#taken"):
            hand.tap("#taken")
    shoot(hand.page, f"companion-{lang}-over")
    assert hand.session().game.view()["round"] == 10
    same_here(hand)
