"""Why not? What is said about a space that no card of one's hand leads an Agent to now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dune.position import Position
from tests.support.client import House
from tests.support.forms import Visitor
from tests.support.pages import solo

HAND = ("reconnaissance", "dagger", "diplomacy", "seek_allies", "convincing_argument")
"""One card that leads to a city, one to the Landsraad, two to the factions, one nowhere."""


def told(house: House, ada: Visitor, wish: str, hand: tuple[str, ...] = HAND, **about: Any) -> str:
    """What the page says to somebody who points at a thing, in a position."""
    page = solo(ada)
    room = house.rooms.open(page.path.removeprefix("/games/"))
    t = Position(1, leaders=["memnon_thorvald"]).hand(0, *hand)
    t.give(0, solari=about.get("solari", 0))
    for space in about.get("taken", ()):
        t.agent(1, space)
    room._game = t.turn(0).game.resume()
    return str(ada.client.get(f"{page.path}/why", params={"seat": 0, "key": wish}).text)


@pytest.mark.parametrize(
    ("space", "reason", "about"),
    [
        ("arrakeen", "There is an Agent at Arrakeen already.", {"taken": ["arrakeen"]}),
        ("swordmaster", "Swordmaster costs 8 solari, and you cannot pay that.", {}),
        ("sietch_tabr", "open only to players with 2 or more influence", {}),
    ],
)
def test_one_card_leads_there_and_something_else_is_in_the_way(
    house: House, ada: Visitor, space: str, reason: str, about: dict[str, Any]
) -> None:
    assert reason in told(house, ada, f"space:{space}", **about)


def test_no_card_leads_there(house: House, ada: Visitor) -> None:
    said = told(house, ada, "space:carthag", ("dagger", "diplomacy", "convincing_argument"))
    assert said == "None of your cards leads to Carthag."
    one = told(house, ada, "space:carthag", ("dagger",))
    assert one == "Dagger has no icon that leads to Carthag."


def test_all_spaces_of_a_card_are_taken(house: House, ada: Visitor) -> None:
    """Where its icons do not lead is no news: what is in the way where they do is."""
    said = told(house, ada, "card:reconnaissance", taken=["arrakeen", "carthag", "research_station"], solari=9)
    assert said == "There is an Agent at Arrakeen already."
