"""Runewars in Chromium, as people sit at it: two browsers, four at one screen, claims to victory, whole games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse, warring
from tests.support.browser import NewPerson, Served, Shoot, Somebody, sample
from tests.support.looker import Looker

NAMES = ("Ada", "Bo", "Cy", "Dee")
LINK = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
BOT = [{"kind": "me", "name": "Ada"}, {"kind": "random"}]
FOUR = [{"kind": "friend" if seat else "me", "name": name} for seat, name in enumerate(NAMES)]


def sit(served: Served, somebody: Somebody, name: str, seats: list[dict[str, str]]) -> str:
    """At a table that begins with a prepared position; its address."""
    mouse.know(served, somebody)
    return mouse.new_game(served, somebody, title="runewars", seats=seats, seed=warring.SEED_OF[name])


def couple(served: Served, person: NewPerson, name: str) -> tuple[Page, Page]:
    """Ada, and Bo who came by her link, each in a browser of the own."""
    ada, bo = person(), person()
    mouse.know(served, bo)
    url = sit(served, ada, name, LINK)
    bo.page.goto(ada.page.locator("input[value*='/join/']").first.input_value())
    bo.page.fill("input[name=name]", "Bo")
    bo.page.locator("main form button").first.click()
    bo.page.wait_for_url(f"{url}*")
    expect(ada.page.locator("#table")).to_have_attribute("data-stage", "table")
    return ada.page, bo.page


# Two browsers


def chosen(page: Page, seat: int) -> bool:
    """Does the panel of a player say that he has chosen?"""
    return page.locator(f'.player[data-seat="{seat}"] .given').count() == 1


def what_the_other_sees(page: Page, other: Page, key: str) -> str:
    """Somebody chooses; the other one's whole page then, but for what differs from table to table."""
    old = mouse.version(other)
    mouse.choose(page, key)
    mouse.moved_on(other, old)
    return PASSING.sub("", other.content())


@pytest.mark.parametrize("first", sample([0, 1], 1))
def test_orders_are_secret_between_two_browsers(served: Served, person: NewPerson, shoot: Shoot, first: int) -> None:
    """Whoever chooses first: the other one is told that he has, and both orders lie open when both have."""
    pages = couple(served, person, "rw-orders")
    mine, other = pages[first], pages[1 - first]
    mouse.stage(mine)
    assert not chosen(other, first)
    what_the_other_sees(mine, other, "order conquer")
    assert chosen(other, first)
    assert not chosen(mine, 1 - first)
    expect(mine.locator(f'.player[data-seat="{1 - first}"] .think')).to_have_count(1)
    expect(mine.locator("#ask .offer")).to_have_count(0)
    expect(other.locator(f'.player[data-seat="{first}"] .played[data-zoom]')).to_have_count(0)
    shoot(mine, "runewars-two-chosen")
    shoot(other, "runewars-two-to-choose")
    mouse.stage(other)
    mouse.choose(other, "order harvest")
    for page in pages:
        expect(page.locator(f'.player[data-seat="{first}"] .played[data-zoom="order:conquer"]')).to_have_count(1)
        expect(page.locator(f'.player[data-seat="{1 - first}"] .played[data-zoom="order:harvest"]')).to_have_count(1)
        expect(page.locator(".player .given")).to_have_count(0)


def test_the_page_of_the_other_is_the_same_whatever_was_chosen(served: Served, person: NewPerson) -> None:
    seen = []
    for order in ("conquer", "fortify"):
        ada, bo = couple(served, person, "rw-orders")
        mouse.stage(ada)
        seen.append(what_the_other_sees(ada, bo, f"order {order}"))
    assert seen[0] == seen[1]


def test_both_see_the_stage_of_a_battle(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """The same fighters, whoever looks; what one does there the other one sees; only one of them is asked."""
    ada, bo = couple(served, person, "rw-battle")
    mouse.stage(ada)
    fighters = ada.locator(".battle .fighter").count()
    assert fighters > 10
    expect(bo.locator(".battle .fighter")).to_have_count(fighters)
    expect(bo.locator("#ask .offer")).to_have_count(0)
    mouse.choose(ada, "support silhouette bowman")
    expect(bo.locator(".battle .helper").first).to_contain_text("Silhouette")
    mouse.stage(bo)  # the other hero may support, too
    shoot(bo, "runewars-two-battle")
    mouse.choose(bo, "no support")
    expect(ada.locator("#ask .offer").first).to_be_visible()


PASSING = re.compile(r"/games/[\w-]+|/join/[\w-]+|data-version=\"[^\"]*\"")


# Four at one screen


def take_over(page: Page) -> int:
    """The next one sits down behind the curtain, which shows nobody's things; the seat."""
    assert mouse.stage(page) == "curtain"
    expect(page.locator(".own[data-seat], #ask .offer")).to_have_count(0)
    page.click("#i-am")
    expect(page.locator("#table")).to_have_attribute("data-stage", "table")
    mouse.stage(page)
    return int(str(page.locator(".own").get_attribute("data-seat")))


def test_four_at_one_screen_bid_behind_curtains(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """Each sees the own hand alone, and of the others that they have bid; then all bids lie open."""
    ada = person()
    sit(served, ada, "rw-bids", FOUR)
    page = ada.page
    asked = []
    for number in range(len(FOUR)):
        if number or mouse.stage(page) == "curtain":
            asked.append(take_over(page))
        else:
            asked.append(0)
        expect(page.locator(".player .given")).to_have_count(number)
        expect(page.locator(".player .bid")).to_have_count(0)
        Looker(served, ada, shoot, f"runewars-four-{number}").look("bids")
        mouse.choose(page, "bid 3")
    assert sorted(asked) == [0, 1, 2, 3]
    if mouse.stage(page) == "curtain":  # somebody else settles the tie
        take_over(page)
    expect(page.locator(".player .bid b")).to_have_text(["3"] * len(FOUR))


def test_some_turns_of_four_at_one_screen(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """Seat after seat chooses an order and begins its turn; the page of each fits its window."""
    ada = person()
    sit(served, ada, "rw-bids", FOUR)
    page = ada.page
    mouse.play(page, seed=3, most=20)
    if mouse.stage(page) == "curtain":
        take_over(page)
    Looker(served, ada, shoot, "runewars-four").look("turns")
    assert page.locator(".player .played[data-zoom]").count() >= 4


# Claims to victory


def test_a_claim_marks_the_deck_of_its_season(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """Six runes are turned up for all to see, and the claim lies on the deck, before its player and in the story."""
    ada = person()
    sit(served, ada, "rw-claim", BOT)
    page = ada.page
    mouse.stage(page)
    expect(page.locator(".season .claimed")).to_have_count(0)
    mouse.choose(page, "claim")
    mouse.stage(page)  # there are no more than six runes, so nobody is asked which
    expect(page.locator(".season.k-spring .claimed")).to_have_count(1)
    expect(page.locator("#log")).to_contain_text("claims")
    shoot(page, "runewars-claimed")


def test_a_claim_that_holds_wins(served: Served, person: NewPerson, shoot: Shoot) -> None:
    ada = person()
    sit(served, ada, "rw-claim-won", BOT)
    page = ada.page
    mouse.stage(page)
    expect(page.locator(".season.k-summer .claimed")).to_have_count(1)
    mouse.choose(page, "end")
    assert mouse.stage(page) == "end"
    Looker(served, ada, shoot, "runewars").look("claim-won")
    expect(page.locator(".ranking .winner")).to_contain_text("Ada")
    expect(page.locator(".ranking .winner .vp")).to_have_text("6")


def test_a_claim_without_six_runes_fails_and_the_game_goes_on(served: Served, person: NewPerson, shoot: Shoot) -> None:
    ada = person()
    sit(served, ada, "rw-claim-failed", BOT)
    page = ada.page
    mouse.stage(page)
    mouse.choose(page, "end")
    assert mouse.stage(page) == "table"
    expect(page.locator(".season .claimed")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("Ada holds 5 dragon runes: the claim has failed.")
    shoot(page, "runewars-claim-failed")


# Whole games


@pytest.mark.proof
def test_a_whole_game_against_a_bot_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    ada = person()
    mouse.know(served, ada)
    mouse.new_game(served, ada, title="runewars", seats=BOT, seed=5)
    assert mouse.play(ada.page, most=MOST) in range(60, MOST)
    Looker(served, ada, shoot, "runewars-two").look("end")


@pytest.mark.proof
def test_a_whole_game_of_four_at_one_screen_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    ada = person()
    mouse.know(served, ada)
    mouse.new_game(served, ada, title="runewars", seats=FOUR, seed=5)
    assert mouse.play(ada.page, most=MOST) in range(300, MOST)
    Looker(served, ada, shoot, "runewars-four").look("end")


MOST = 4000
"""Clicks after which a game that goes on has gone astray."""
