"""While others play: one tells the table to pass a Combat, and marks what to do once one's turn comes."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.support.browser import NewPerson, Served, Shoot, Somebody
from tests.support.looker import serious
from tests.support.prepared import COMBAT, WAITS

PLANS = {
    "dune_the_desert_planet": "imperial_basin",
    "dagger": "hall_of_oratory",
    "diplomacy": "wealth",
    "seek_allies": "wealth",
}
"""Cards of everybody's first deck, with a space for each. One of them is in any five of it, and all of it can be
taken back."""


class Table:
    """The table as a program sees it that answers for the others."""

    def __init__(self, served: Served, id: str, people: dict[int, Somebody]) -> None:
        self.url: str = f"{served.url}/api/games/{id}"
        self.people: dict[int, Somebody] = people

    def seen(self, seat: int) -> Any:
        answer = self.people[seat].context.request.get(f"{self.url}?seat={seat}")
        assert answer.ok, answer.text()
        return answer.json()

    def asked(self) -> int:
        return int(self.seen(0)["waiting"][0])

    def round(self) -> int:
        return int(self.seen(0)["view"]["round"])

    def answer(self) -> str:
        """Whoever is asked passes, reveals, or does what comes first; which sort of question it was."""
        seat = self.asked()
        now = self.seen(seat)
        keys = [offer["key"] for offer in now["question"]["offers"]]
        key = next((key for key in keys if key in ("pass", "reveal")), keys[0])
        choice = {"seat": seat, "decision": now["decision"], "key": key}
        answer = self.people[seat].context.request.post(f"{self.url}/choose", data=choice)
        assert answer.ok, answer.text()
        return str(now["question"]["tag"])


def sat(served: Served, person: NewPerson) -> tuple[Table, Page]:
    """Three at a table, and the page of the one who waits in Combat."""
    people = {k: person(clicks="sure") for k in range(3)}
    for somebody in people.values():
        somebody.page.goto(served.url)
    seats = [{"kind": "link" if k else "me", "name": f"Player {k}"} for k in range(3)]
    wish = {"title": "dune", "seed": COMBAT, "seats": seats}
    answer = people[0].context.request.post(f"{served.url}/api/games", data=wish)
    assert answer.ok, answer.text()
    view = answer.json()
    for k, link in view["links"].items():
        page = people[int(k)].page
        page.goto(f"{served.url}/join/{link}")
        page.fill("#name", f"Player {k}")
        page.click("form .go")
        expect(page.locator("#table")).to_be_visible()
    return Table(served, view["id"], people), people[WAITS].page


def test_what_was_on_its_way_before_does_not_take_it_back(served: Served, person: NewPerson) -> None:
    _table, page = sat(served, person)
    word = page.locator("#ahead button")
    expect(word).to_have_attribute("aria-pressed", "false")
    under_way: list[tuple[Route, APIResponse]] = []
    page.route("**/games/*part=table*", lambda route: under_way.append((route, route.fetch())), times=1)
    page.evaluate("dispatchEvent(new Event('online'))")  # after which a page looks what there is
    while not under_way:
        page.wait_for_timeout(10)
    page.keyboard.press("w")
    expect(word).to_have_attribute("aria-pressed", "true")
    (route, response), *_more = under_way
    with page.expect_response("**/games/*part=table*"):
        route.fulfill(response=response)
    page.wait_for_timeout(300)
    expect(word).to_have_attribute("aria-pressed", "true")


def test_one_passes_ahead_and_plans(served: Served, person: NewPerson, shoot: Shoot) -> None:
    table, page = sat(served, person)
    expect(page.locator("#table")).to_have_attribute("data-stage", "table")
    expect(page.locator("html")).to_have_attribute("data-script", "on")
    word = page.locator("#ahead button")
    expect(word).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("w")
    expect(word).to_have_attribute("aria-pressed", "true")
    shoot(page, "ahead")
    assert serious(page) == []
    while table.round() == 1:
        asked = table.asked()
        assert (asked, table.answer()) != (WAITS, "combat_choice"), "it was to be passed"
    expect(page.locator("#ahead")).to_have_count(0)

    # A card by the keyboard, a space by a click; nothing of it goes to the server, and it outlives the page.
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    hand = page.locator(".z-hand [data-ref]").evaluate_all(
        "cards => cards.map((card) => card.dataset.ref.split(':')[1])"
    )
    card = next(card for card in PLANS if card in hand)
    mine = page.locator(f'.z-hand [data-ref="card:{card}"]').first
    there = page.locator(f'[data-ref="space:{PLANS[card]}"]')
    expect(page.locator("#plan")).to_be_visible()
    mine.focus()
    page.keyboard.press("Enter")
    there.click()
    for thing in (mine, there):
        expect(thing).to_contain_class("planned")
    assert sent == []
    shoot(page, "planned")
    assert serious(page) == []
    page.reload()
    expect(there).to_contain_class("planned")

    # Once asked, the offers that fit shine, and two clicks commit the plan. Then it is gone.
    while table.asked() != WAITS:
        table.answer()
    expect(page.locator("#ask .offer.planned").first).to_be_visible()
    shoot(page, "asked")
    mine.click()
    there.click()
    expect(page.locator("#plan")).to_have_count(0)
    expect(page.locator(".planned")).to_have_count(0)
    assert table.seen(WAITS)["view"]["agents"][PLANS[card]] == [WAITS]
