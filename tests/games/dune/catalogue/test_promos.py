"""The promo cards."""

from __future__ import annotations

from hagal.games.dune.catalogue.imperium import PROMOS
from tests.games.dune.catalogue.positions import playing, revealing, table


def test_promos_are_in_the_deck_only_on_demand() -> None:
    for wanted in (False, True):
        t = table(promos=wanted)
        assert len(t.s.imperium) + len(t.s.row) == (69 if wanted else 67)
        assert any(card in t.s.face for card in PROMOS) == wanted


def test_jessica_of_arrakis_needs_another_sister() -> None:
    t = table(promos=True).in_play(0, "bene_gesserit_sister").deck(0, "dagger", "diplomacy", "seek_allies")
    assert len(playing(t, "jessica_of_arrakis", "secure_contract")[0].hand) == 2
    t = table(promos=True).deck(0, "dagger", "diplomacy")
    assert playing(t, "jessica_of_arrakis", "secure_contract")[0].hand == []
    t = revealing(table(promos=True), "jessica_of_arrakis")
    assert (t[0].persuasion, t[0].swords) == (1, 2)


def test_duncan_loyal_blade_with_an_agent() -> None:
    t = playing(table(promos=True), "duncan_loyal_blade", "stillsuits")
    assert t[0].garrison == 4
    assert t.keys[-1] == "deploy 3"


def test_duncan_loyal_blade_trashes_itself_to_deploy_or_retreat() -> None:
    t = revealing(table(promos=True).give(0, garrison=4, conflict=2), "duncan_loyal_blade").choose("do trash self")
    assert t.keys == ["deploy any", "retreat any"]
    t.choose("deploy any", "deploy 4")
    assert (t[0].conflict, t[0].garrison, t[0].strength) == (6, 0, 14)
    assert "duncan_loyal_blade" in t.names(t.s.trash)
    t = revealing(table(promos=True).give(0, conflict=2), "duncan_loyal_blade").choose("do trash self", "retreat any")
    t.choose("retreat 1")
    assert (t[0].conflict, t[0].garrison) == (1, 4)


def test_duncan_loyal_blade_stays() -> None:
    t = revealing(table(promos=True), "duncan_loyal_blade")
    assert (t[0].persuasion, t[0].swords) == (1, 2)
    t.choose("done")
    assert t.names(t[0].discard) == ["duncan_loyal_blade"]
