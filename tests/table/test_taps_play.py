"""Whole games by taps, on a phone and on a tablet: whatever is asked is in sight and can be touched, to the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot, sample
from tests.support.looker import serious
from tests.support.thumb import PHONE, TABLET, UPRIGHT, Thumb

DUNE: dict[str, Any] = {"seed": 5}
HUNTED: dict[str, Any] = {"title": "encounters", "seed": 5}
ALIEN: dict[str, Any] = {**HUNTED, "modules": ["alien"]}
RUNEWARS: dict[str, Any] = {"title": "runewars", "seed": 5, "seats": [{"kind": "me"}, {"kind": "random"}]}
GAMES = {
    "dune-phone": (DUNE, PHONE),
    "dune-tablet": (DUNE, TABLET),
    "dune-upright": (DUNE, UPRIGHT),
    "hunted-phone": (HUNTED, PHONE),
    "hunted-tablet": (HUNTED, TABLET),
    "runewars-tablet": (RUNEWARS, TABLET),
    "alien-phone": (ALIEN, PHONE),
}
LOOKED_AT = 4
"""The question of which a screenshot is kept: the fifth."""
SAMPLE = 5


def sat(served: Served, person: NewPerson, shoot: Shoot, game: str, most: int) -> tuple[Thumb, int]:
    wish, window = GAMES[game]
    ada = person(clicks="sure", **window)
    mouse.know(served, ada)
    mouse.new_game(served, ada, **wish)
    thumb = Thumb(ada.page)

    def at(count: int) -> None:
        if count == LOOKED_AT:
            shoot(ada.page, f"taps-{game}-{count + 1}")

    return thumb, thumb.play(most, at)


@pytest.mark.parametrize("game", sample(["dune-phone", "hunted-tablet"], "dune-phone"))
def test_some_turns_by_taps(served: Served, person: NewPerson, shoot: Shoot, game: str) -> None:
    thumb, count = sat(served, person, shoot, game, SAMPLE)
    assert count == SAMPLE
    assert thumb.boards
    assert thumb.lists


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_taps(served: Served, person: NewPerson, shoot: Shoot, game: str) -> None:
    thumb, _count = sat(served, person, shoot, game, 1500)
    shoot(thumb.page, f"taps-{game}-end")
    expect(thumb.page.locator("#table")).to_have_attribute("data-stage", "end")
    assert thumb.boards > 5
    assert thumb.lists > 5
    assert thumb.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert serious(thumb.page) == []
