"""Small windows: a phone shows one place of the board, brings along what a question is about, and needs no scrolling
for it; a tablet has two columns; nothing lies over anything or outside, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hagal.text import LANGUAGES
from tests.support import mouse
from tests.support.browser import PHONE, NewPerson, Served, Shoot, sample
from tests.support.looker import Looker, serious
from tests.support.windows import BEYOND, BOT, GAMES, LINK, ME, sat

FIRST = {("dune", "ru"), ("ix", "pt-BR"), ("hunted", "en"), ("hunters", "ru"), ("runewars", "pt-BR")}
LOOKS = [
    pytest.param(game, lang, marks=() if (game, lang) in FIRST else pytest.mark.proof)
    for game in GAMES
    for lang in LANGUAGES
]
TABLETS = [(768, 1024), (1024, 768), (1180, 820), (1100, 700), (1220, 800)]

OUTSIDE = """() => {
    const shown = (thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll("#bar button, .tabs a, .good, .ask, .own, .players > *, #ask .ends .offer")]
        .filter(shown).filter((thing) => {
            const { left, right, top, bottom } = thing.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
        }).map((thing) => thing.id || thing.className || thing.textContent);
}"""
OVER = """() => {
    const panels = [...document.querySelectorAll(
        "#bar, .goods, .tabs, .ask, .tabbed > [data-place], .side, .side > [data-place]")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
        .filter((one) => !one.matches(".offered") && !one.parentElement.matches(".side:not(:empty)") ||
            getComputedStyle(one.parentElement).display === "contents");
    const found = [];
    for (const one of panels) for (const other of panels) {
        if (one === other || one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        if (a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
            found.push(one.className + " | " + other.className);
    }
    return found;
}"""
SCROLLS = """() => {
    const place = document.documentElement.dataset.shown;
    return [...document.querySelectorAll(`[data-place~="${place}"]`)].filter((one) => one.checkVisibility())
        .map((one) => one.closest(".side") ?? one)
        .filter((one) => one.scrollHeight > one.clientHeight + 4).map((one) => one.className);
}"""

CUT = """() => [...document.querySelectorAll(".player .line, .score .cell i")]
    .filter((thing) => thing.checkVisibility() && thing.scrollWidth > thing.clientWidth + 1)
    .map((thing) => thing.className + ": " + thing.textContent.trim())"""
UNNAMED = """() => [...document.querySelectorAll(".player .called")]
    .filter((thing) => thing.scrollWidth > thing.clientWidth + 1).map((thing) => thing.textContent)"""
BROKEN = """() => {
    const parts = document.querySelectorAll(
        ".space .cap b, .objective :is(h3, .text p), .order :is(.name, .does, .bonus), .front-of :is(h2, h3)," +
        ".pile small"
    );
    const found = [];
    for (const part of [...parts].filter((one) => one.checkVisibility())) {
        if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline")
            found.push("cut: " + part.textContent.trim());
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{L}\\d]+/gu)) {
            const range = document.createRange();
            const hyphen = texts.currentNode.data[index - 1] === "\u00ad"; // it is counted to what follows it
            range.setStart(texts.currentNode, index + (hyphen ? 1 : 0));
            range.setEnd(texts.currentNode, index + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top));
            if (new Set(lines).size > 1) found.push("broken: " + word);
        }
    }
    return found;
}"""
"""What is cut, and words that go on in the next line without a hyphen."""
WIDEST = """() => {
    const [now, ...more] = [...document.querySelectorAll(".objective.now, .objective:not(.now)")]
        .sort((one, other) => other.matches(".now") - one.matches(".now")).map((one) => one.clientWidth);
    return more.every((width) => width <= now);
}"""
WIDER = """() => [...document.querySelectorAll(".own .card *")].filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().right > one.closest(".card").getBoundingClientRect().right)
    .filter((one) => !one.closest("svg")).map((one) => `${one.className}: ${one.textContent.trim()}`)"""
"""What goes on beyond the edge of its card, which cuts it off."""
TABS_CUT = """() => [...document.querySelectorAll("[data-tab]")].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, height } = range.getBoundingClientRect();
    const frame = one.getBoundingClientRect();
    return left < Math.max(frame.left, 0) - 1 || right > Math.min(frame.right, innerWidth) + 1 ||
        height > 1.9 * parseFloat(getComputedStyle(one).fontSize);
}).map((one) => one.textContent)"""
"""Tabs of which something is cut off or that are broken."""
CUT_AT_THE_SIDE = """() => [...document.querySelectorAll(".scroll")]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => [one.scrollWidth, one.clientWidth])"""
ELSEWHERE = """(place) => [...document.querySelectorAll(".tabbed [data-place], .tabbed [data-within]")]
    .filter((one) => one.checkVisibility())
    .filter(({ dataset }) => !(dataset.within ?? dataset.place).split(" ").includes(place))
    .map((one) => one.className)"""
"""What is shown although it belongs to other places than the one that is asked for."""
ORDERS = "() => getComputedStyle(document.querySelector('.z-orders')).gridTemplateColumns.split(' ').length"
SCROLLED = "() => document.querySelector('[data-place~=board]').scrollTop"


def fits(page: Page, what: str) -> None:
    assert page.evaluate(BEYOND) == [0, 0], what
    assert page.evaluate(OUTSIDE) == [], what
    assert page.evaluate(OVER) == [], what


@pytest.mark.parametrize(("game", "lang"), LOOKS)
def test_a_phone_shows_every_place_and_nothing_lies_over_anything(
    served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str
) -> None:
    page = sat(served, person, game, viewport=PHONE, locale=lang)
    for tab in page.locator("[data-tab]").all():
        name = str(tab.get_attribute("data-tab"))
        tab.click()
        expect(tab).to_have_attribute("aria-current", "true")
        expect(page.locator(f"[data-place~='{name}']:visible").first).to_be_visible()
        assert page.evaluate(ELSEWHERE, name) == [], name
        shoot(page, f"phone-{game}-{name}-{lang}")
        fits(page, name)
    assert serious(page) == []


@pytest.mark.parametrize("lang", sample(LANGUAGES, "pt-BR"))
@pytest.mark.parametrize("game", ["dune", "alien", "runewars"])
def test_the_tabs_of_a_phone_are_whole_in_every_size_of_text(
    served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str
) -> None:
    page = sat(served, person, game, viewport=PHONE, locale=lang)
    for size in "sml":
        page.evaluate("size => document.documentElement.dataset.size = size", size)
        shoot(page, f"tabs-{game}-{size}-{lang}")
        for tab in page.locator("[data-tab]").all():
            tab.click()
            assert page.evaluate(TABS_CUT) == [], size


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
def test_a_hand_of_many_cards_and_plots_makes_way_for_the_other_places(
    served: Served, person: NewPerson, shoot: Shoot, lang: str
) -> None:
    test_a_phone_shows_every_place_and_nothing_lies_over_anything(served, person, shoot, "plots", lang)
    page = person.people[0].page
    page.locator("[data-tab=hand]").click()
    assert page.evaluate(WIDER) == []


@pytest.mark.parametrize(("game", "lang"), LOOKS)
def test_a_tablet_has_two_columns_and_nothing_lies_outside(
    served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str
) -> None:
    page = sat(served, person, game, locale=lang)
    for width, height in TABLETS:
        page.set_viewport_size({"width": width, "height": height})
        for tab in page.locator("[data-tab]:visible").all():
            tab.click()
            fits(page, f"{width} {tab.inner_text()}")
        page.locator("[data-tab=board]").click()
        assert page.evaluate(CUT) == [], width
        shoot(page, f"tablet-{game}-{width}-{lang}")
        own, ask = page.locator(".own").bounding_box(), page.locator(".ask").bounding_box()
        assert own is not None
        assert ask is not None
        assert ask["y"] >= own["y"] + own["height"] - 1  # the question is under the hand
        assert abs(ask["x"] - own["x"]) < 2
    assert serious(page) == []


WORDS = [
    pytest.param(game, lang, marks=() if (game, lang) in (("hunted", "ru"), ("orders", "ru")) else pytest.mark.proof)
    for game in ("hunted", "alien", "orders")
    for lang in LANGUAGES
]


@pytest.mark.parametrize(("game", "lang"), WORDS)
def test_a_tablet_cuts_and_breaks_no_words(
    served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str
) -> None:
    page = sat(served, person, game, locale=lang)
    for width, height in [(700, 1000), (768, 1024), (899, 1100), (900, 1100), (1024, 768), (1180, 820)]:
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"words-{game}-{width}-{lang}")
        assert page.evaluate(BROKEN) == [], width
        if game != "orders":
            assert page.evaluate(WIDEST), width
        else:
            assert page.evaluate(ORDERS) == 2


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
def test_four_players_of_a_war_keep_their_names_and_figures_on_an_upright_tablet(
    served: Served, person: NewPerson, shoot: Shoot, lang: str
) -> None:
    page = sat(served, person, "full", locale=lang)
    for width, height in [(700, 1000), (768, 1024), (899, 1100), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"four-{width}-{lang}")
        assert page.evaluate(CUT) == [], width
        if width < 900:
            assert page.evaluate(UNNAMED) == [], width
        fits(page, str(width))


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (1180, 820), (1220, 620)])
def test_a_tablet_shows_the_score_the_deck_of_rivals_and_the_conflict(
    served: Served, person: NewPerson, shoot: Shoot, width: int, height: int
) -> None:
    page = sat(served, person, "dune", viewport={"width": width, "height": height}, locale="ru")
    for tab in page.locator("[data-tab]:visible").all():
        tab.click()
        for cell in page.locator(".score .cell").all():
            expect(cell).to_be_in_viewport(ratio=1)
        expect(page.locator(".hagal")).to_be_in_viewport(ratio=1)
        fits(page, tab.inner_text())
    page.locator("[data-tab=board]").click()
    for thing in page.locator(".conflict h3, .conflict .rewards li, .conflict .fighter").all():
        expect(thing).to_be_in_viewport(ratio=1)
    shoot(page, f"conflict-{width}")
    page.locator(".space").last.scroll_into_view_if_needed()
    page.locator(".hagal .deck").click()
    expect(page.locator("#decks")).to_be_visible()


def test_whoever_comes_from_the_lobby_and_waits_sees_one_place(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """The Baron chooses first, who is the friend's."""
    ada, bo = person(viewport=PHONE), person()
    mouse.know(served, ada)
    mouse.new_game(served, ada, seed=5, seats=[ME, LINK, BOT])
    bo.page.goto(ada.page.locator("input[value*='/join/']").input_value())
    bo.page.fill("[name=name]", "Bo")
    bo.page.click(".go")
    page = ada.page
    expect(page.locator("#table")).to_have_attribute("data-stage", "table")
    expect(page.locator("#ask .offer")).to_have_count(0)
    expect(page.locator("[data-tab][aria-current]")).to_have_count(1)
    shoot(page, "waiting-after-the-lobby")
    assert page.evaluate(ELSEWHERE, page.locator("html").get_attribute("data-shown")) == []


def test_a_question_brings_its_place_along_and_needs_no_scrolling(
    served: Served, person: NewPerson, shoot: Shoot
) -> None:
    """An Agent turn shows the hand, what a card is picked for the spaces, to deploy the Conflict, to buy the Row."""
    page = sat(served, person, "dune", viewport=PHONE, clicks="sure")
    shown = page.locator("html")
    expect(shown).to_have_attribute("data-shown", "hand")
    assert page.evaluate(SCROLLS) == []
    page.locator(".own .card.lit").nth(1).click()
    expect(shown).to_have_attribute("data-shown", "board")
    assert page.evaluate(SCROLLS) == []
    expect(page.locator("#follows")).to_be_visible()
    shoot(page, "picked")
    page.keyboard.press("Escape")
    expect(shown).to_have_attribute("data-shown", "hand")
    mouse.choose(page, "reveal")
    expect(shown).to_have_attribute("data-shown", "market")
    assert page.locator(".market .row-card.lit").count() > 2
    assert page.evaluate(SCROLLS) == []


def test_deploying_is_asked_beside_the_conflict(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "dune", viewport=PHONE)
    for _ in range(30):
        keys = [key for key, _refs in mouse.offers(page)]
        if any(key.startswith("deploy") for key in keys):
            break
        war = ("hardy_warriors", "arrakeen", "carthag", "stillsuits", "heighliner", "sietch_tabr", "imperial_basin")
        goes = [key for key in keys if key.startswith("agent") and key.endswith(war)]
        mouse.choose(page, goes[0] if goes else keys[-1])
        mouse.stage(page)
    expect(page.locator("html")).to_have_attribute("data-shown", "fight")
    expect(page.locator(".conflict .strengths")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLS) == []


def test_what_a_question_is_about_is_scrolled_into_sight_in_its_place(served: Served, person: NewPerson) -> None:
    """Before the Wilds stand Objectives and Location, which fill a phone by themselves."""
    page = sat(served, person, "hunted", viewport=PHONE)
    for _ in range(90):
        if page.locator(".ask[data-asked=board]").count():
            break
        keys = [key for key, _refs in mouse.offers(page)]
        mouse.choose(page, next((key for key in keys if key.startswith("play ")), keys[-1]))
        mouse.stage(page)
    expect(page.locator("html")).to_have_attribute("data-shown", "board")
    expect(page.locator(".wilds .space.lit").first).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLED) > 0


def test_the_question_folds_to_a_line_and_opens_by_tap_or_drag(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "dune", viewport=PHONE)
    whole = page.locator(".ask").bounding_box()
    page.locator("[data-fold]").click()
    expect(page.locator("#ask")).to_be_hidden()
    expect(page.locator("[data-fold]")).to_have_attribute("aria-expanded", "false")
    folded = page.locator(".ask").bounding_box()
    assert whole is not None
    assert folded is not None
    assert folded["height"] < 60 < whole["height"]
    page.locator(".ask .prompt").click()
    expect(page.locator("#ask")).to_be_visible()
    x, y = 180, whole["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 120, steps=4)
    page.mouse.up()
    expect(page.locator("#ask")).to_be_hidden()
    y = folded["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 120, steps=4)
    page.mouse.up()
    expect(page.locator("#ask")).to_be_visible()
    page.locator("[data-fold]").click()
    mouse_choose_hidden(page, "reveal")
    expect(page.locator("#ask")).to_be_visible()  # a new question is whole


def mouse_choose_hidden(page: Page, key: str) -> None:
    old = mouse.version(page)
    page.locator(f'#ask .offer[value="{key}"]').evaluate("button => button.form.requestSubmit(button)")
    mouse.moved_on(page, old)


def test_one_s_own_goods_are_always_in_sight(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "dune", viewport=PHONE)
    for tab in page.locator("[data-tab]").all():
        tab.click()
        assert page.locator(".good:visible").count() >= 6
    expect(page.locator(".good[aria-label='Spice: 1']")).to_be_visible()


def test_without_a_script_all_places_are_there(served: Served, person: NewPerson) -> None:
    page = person(java_script_enabled=False, viewport=PHONE).page
    page.goto(served.url)
    page.click("#quick-dune")
    page.click("#quick-dune-begin")
    for name in ("hand", "board", "market", "players", "log"):
        expect(page.locator(f"[data-place~='{name}']").first).to_be_visible()
    expect(page.locator("#ask .offer").first).to_be_visible()


@pytest.mark.parametrize(
    ("title", "modules", "lang"),
    [("dune", [], "ru"), ("encounters", ["hunters"], "pt-BR"), pytest.param("dune", [], "en", marks=pytest.mark.proof)],
)
def test_the_ranking_at_the_end_is_whole_in_every_window(
    served: Served, person: NewPerson, shoot: Shoot, title: str, modules: list[str], lang: str
) -> None:
    ada = person(locale=lang)
    mouse.know(served, ada)
    path = Looker(served, ada, shoot, lang).finished(title=title, modules=modules, seed=5)
    ada.page.goto(served.url + path)
    for width in (360, 414, 700, 900, 1024, 1100, 1220, 1366):
        ada.page.set_viewport_size({"width": width, "height": 740})
        shoot(ada.page, f"end-{title}-{width}-{lang}")
        assert ada.page.evaluate(CUT_AT_THE_SIDE) == [], width
