"""The starting deck and the Reserve, card by card."""

from __future__ import annotations

import pytest

from tests.games.dune.catalogue.positions import buying, influences, playing, revealing, spaces_for, table

FACTION_SPACES = {
    "conspire",
    "wealth",
    "heighliner",
    "foldspace",
    "selective_breeding",
    "secrets",
    "hardy_warriors",
    "stillsuits",
}
LANDSRAAD_SPACES = {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}
CITY_SPACES = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
TRADE_SPACES = {"secure_contract", "sell_melange", "great_flat", "hagga_basin", "imperial_basin"}


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("convincing_argument", set()),
        ("dagger", LANDSRAAD_SPACES),
        ("diplomacy", FACTION_SPACES),
        ("dune_the_desert_planet", TRADE_SPACES),
        ("reconnaissance", CITY_SPACES),
        ("seek_allies", FACTION_SPACES),
        ("signet_ring", LANDSRAAD_SPACES | CITY_SPACES | TRADE_SPACES),
        ("arrakis_liaison", LANDSRAAD_SPACES | CITY_SPACES),
        ("the_spice_must_flow", set()),
        ("foldspace", FACTION_SPACES | LANDSRAAD_SPACES | CITY_SPACES | TRADE_SPACES),
    ],
)
def test_the_icons_of_a_starting_card_open_exactly_their_spaces(card: str, spaces: set[str]) -> None:
    t = table().give(0, spice=10, solari=10, water=10).influence(0, fremen=2).hand(0, card).turn(0)
    assert spaces_for(t, card) == spaces
    assert len(t.keys) == 1 + len(spaces)


@pytest.mark.parametrize(
    ("card", "persuasion", "swords"),
    [
        ("convincing_argument", 2, 0),
        ("dagger", 0, 1),
        ("diplomacy", 1, 0),
        ("dune_the_desert_planet", 1, 0),
        ("reconnaissance", 1, 0),
        ("seek_allies", 0, 0),
        ("signet_ring", 1, 0),
        ("arrakis_liaison", 2, 0),
        ("the_spice_must_flow", 0, 0),
        ("foldspace", 0, 0),
    ],
)
def test_the_reveal_box_of_a_starting_card(card: str, persuasion: int, swords: int) -> None:
    t = revealing(table(), card)
    assert (t[0].persuasion, t[0].swords) == (persuasion, swords)
    assert t.names(t[0].in_play) == [card]
    assert t[0].solari == t[0].water == 0


def test_convincing_argument_cannot_be_played_with_an_agent() -> None:
    t = table().hand(0, "convincing_argument").turn(0)
    assert t.keys == ["reveal"]
    assert t.game.why_not("agent convincing_argument wealth") is not None
    t = revealing(table(), "convincing_argument", "convincing_argument")
    assert t[0].persuasion == 4


def test_dagger_has_no_agent_box() -> None:
    t = playing(table(), "dagger", "hall_of_oratory")
    assert (t[0].garrison, t.asked) == (4, 1)
    assert t.names(t[0].in_play) == ["dagger"]


def test_dagger_adds_a_sword_to_troops_only() -> None:
    t = revealing(table().give(0, conflict=1), "dagger")
    assert t[0].strength == 3
    assert revealing(table(), "dagger")[0].strength == 0


def test_diplomacy_visits_a_faction_and_stays() -> None:
    t = playing(table(), "diplomacy", "wealth")
    assert (t[0].solari, influences(t)) == (2, {"emperor": 1})
    assert t.names(t[0].in_play) == ["diplomacy"]


def test_dune_the_desert_planet_trades() -> None:
    t = playing(table(), "dune_the_desert_planet", "secure_contract")
    assert t[0].solari == 3


def test_reconnaissance_goes_to_a_city() -> None:
    t = playing(table(), "reconnaissance", "arrakeen")
    assert t[0].garrison == 4
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]


def test_seek_allies_trashes_itself_unasked() -> None:
    t = playing(table(), "seek_allies", "wealth")
    assert t.asked == 1
    assert t[0].in_play == []
    assert t.names(t.s.trash).count("seek_allies") == 1
    assert influences(t) == {"emperor": 1}


def test_seek_allies_can_be_the_card_that_selective_breeding_trashes() -> None:
    t = table().give(0, spice=2).deck(0, "dagger", "dagger", "diplomacy")
    playing(t, "seek_allies", "selective_breeding").choose("trash seek_allies play")
    assert t.asked == 1
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]
    assert t.names(t.s.trash).count("seek_allies") == 1


def test_seek_allies_goes_even_if_selective_breeding_is_declined() -> None:
    t = playing(table().give(0, spice=2).deck(0, "dagger"), "seek_allies", "selective_breeding").choose("decline")
    assert t[0].in_play == t[0].hand == []


def test_signet_ring_uses_the_leaders_signet() -> None:
    t = playing(table("memnon_thorvald"), "signet_ring", "hall_of_oratory")
    assert t[0].spice == 1
    assert t.names(t[0].in_play) == ["signet_ring"]


def test_arrakis_liaison_is_a_fremen_card() -> None:
    t = revealing(table().in_play(0, "arrakis_liaison"), "crysknife")
    assert influences(t) == {"fremen": 1}


def test_arrakis_liaison_is_bought_from_its_stack() -> None:
    t = buying(table(), "arrakis_liaison")
    assert t.names(t[0].discard) == ["arrakis_liaison"]
    assert len(t.s.reserve[0]) == 7
    assert len(t.s.row) == 5


def test_the_spice_must_flow_scores_when_acquired() -> None:
    t = buying(table(), "the_spice_must_flow")
    assert t[0].vp == 1
    assert t.names(t[0].discard) == ["the_spice_must_flow"]
    assert len(t.s.reserve[1]) == 9


def test_the_spice_must_flow_gives_spice_when_revealed() -> None:
    t = revealing(table(), "the_spice_must_flow", "the_spice_must_flow")
    assert (t[0].spice, t[0].vp) == (2, 0)


def test_the_spice_must_flow_keeps_its_point_when_trashed() -> None:
    t = table().give(0, vp=1).discard(0, "the_spice_must_flow")
    playing(t, "guild_administrator", "secure_contract").choose("trash the_spice_must_flow discard")
    assert t[0].vp == 1
    assert len(t.s.reserve[1]) == 10


def test_foldspace_draws_and_returns_to_its_stack() -> None:
    t = playing(table().deck(0, "dagger"), "foldspace", "wealth")
    assert t.names(t[0].hand) == ["dagger"]
    assert t[0].in_play == []
    assert len(t.s.reserve[2]) == 6
    assert t.s.face[t.s.reserve[2][-1]].id == "foldspace"


def test_foldspace_cannot_be_bought() -> None:
    t = revealing(table().give(0, promised=20))
    assert "buy arrakis_liaison" in t.keys
    assert "buy foldspace" not in t.keys


def test_foldspace_can_be_the_card_that_selective_breeding_trashes() -> None:
    t = table().give(0, spice=2).deck(0, "dagger", "dagger", "diplomacy", "reconnaissance")
    playing(t, "foldspace", "selective_breeding")
    assert t.keys == ["do trash for draw 2", "do draw 1"]
    t.choose("do trash for draw 2", "trash foldspace play")
    assert t.asked == 1
    assert t.names(t[0].hand) == ["dagger", "diplomacy", "reconnaissance"]
    assert len(t.s.reserve[2]) == 6


def test_foldspace_can_fetch_itself_when_it_was_the_last_one() -> None:
    """The player orders the effects: the card returns to the empty stack before the space takes it from there."""
    t = table().hand(0, "foldspace").deck(0, "dagger")
    t.s.trash += t.s.reserve[2]
    t.s.reserve[2].clear()
    t.turn(0).choose("agent foldspace foldspace")
    assert t.asked == 1
    assert t.names(t[0].discard) == ["foldspace"]
    assert t.s.reserve[2] == []
