"""Alien, the mix and the hunt through plain forms: every page in three languages, why not, help and sheets."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from hagal.table.rooms.room import Room
from hagal.table.wish import Wish
from hagal.text import LANGUAGES
from tests.support.client import ME, House
from tests.support.forms import Visitor
from tests.support.pages import play, sound
from tests.support.spoken import speaks_only

GAMES = [
    pytest.param(("alien",), {"film": "aliens"}, id="alien"),
    pytest.param(("hunted", "alien"), {"mat": "alien", "film": "resurrection"}, id="mix"),
    pytest.param(("hunters", "alien"), {"film": "alien3", "tests": True, "challenges": "secret"}, id="hunt"),
]


def made(house: House, visitor: Visitor, modules: tuple[str, ...], options: dict[str, Any], seed: int = 5) -> Room:
    visitor.open("/")
    return house.rooms.create(visitor.client.person, Wish("encounters", (ME,), modules, options=options, seed=seed))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("modules", "options"), GAMES)
def test_every_page(house: House, modules: tuple[str, ...], options: dict[str, Any], lang: str) -> None:
    ada = Visitor(house, lang)
    base = f"/games/{made(house, ada, modules, options).id}"
    table = ada.open(base)
    assert table.stage == "table"
    assert 'class="enc' in table.html
    for path in (base, f"{base}/log", f"{base}?seat=-1"):
        sound(ada.open(path), lang)
        speaks_only(ada.open(path), lang)
    page = play(ada, ada.open(base), rng=Random(2))
    assert page.stage == "end"
    for path in (base, f"{base}?final=1", f"{base}/replay?at=30", f"{base}/log"):
        sound(ada.open(path), lang)
        speaks_only(ada.open(path), lang)


CALLED = {
    "en": ("Alien", "Predator and Alien", "Hunters and Alien"),
    "ru": ("Чужой", "Хищник и Чужой", "Охотники и Чужой"),
    "pt-BR": ("Alien", "Predator e Alien", "Caçadores e Alien"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_heading_says_which_game_it_is(house: House, lang: str) -> None:
    """Alien by itself is no expansion of Predator."""
    ada = Visitor(house, lang)
    for game, called in zip((("alien",), ("hunted", "alien"), ("hunters", "alien")), CALLED[lang], strict=True):
        page = ada.open(f"/games/{made(house, ada, game, {}).id}")
        (heading,) = re.findall(r'<h1 class="what" title="([^"]*)"', page.html)
        assert heading.split(" · ")[0].strip() == f"Legendary Encounters: {called}"


@pytest.mark.parametrize(
    ("modules", "wish"),
    [
        (("alien",), "fight facehugger 0"),
        (("alien",), "disarm"),
        (("alien",), "free 0"),
        (("alien",), "scan airlock"),
        (("alien",), "recruit sergeant"),
        (("hunters", "alien"), "duel ash"),
        (("hunters", "alien"), "recruit instinct"),
    ],
)
def test_why_not(house: House, modules: tuple[str, ...], wish: str) -> None:
    ada = Visitor(house)
    room = made(house, ada, modules, {})
    said = ada.client.get(f"/games/{room.id}/why", params={"seat": 0, "key": wish}).text
    assert len(said) > 10
    assert wish not in said


def test_the_table_says_what_is_played(house: House) -> None:
    ada = Visitor(house)
    text = ada.open(f"/games/{made(house, ada, ('alien',), {'film': 'aliens'}).id}").text
    assert "Aliens, alone" in text
    assert "Alien on one page" in text
    assert "Chestburster: nobody strikes its host" in text, "the legend"
    mixed = ada.open(f"/games/{made(house, ada, ('hunted', 'alien'), {'film': 2}).id}").text
    assert "Predator 2, alone" in mixed
    plain = ada.open(f"/games/{made(house, ada, ('hunted', 'alien'), {}).id}").text
    assert "Predator, alone" in plain
    assert "Expendable Assets" in plain, "its first film is that of Predator"
    hunt = ada.open(f"/games/{made(house, ada, ('hunters', 'alien'), {'together': True}).id}").text
    assert "Alien, together, alone" in hunt
    assert "Predators hunt Aliens on one page" in hunt
