"""The player orders what order can change, and is asked only then: DI-021, DI-030, IX-012, IX-111."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_ix.position import arrange

# Tessia's slots


def tessia(*filled: int, **influence: int) -> IxPosition:
    """Tessia with the Snoopers of these tracks in her slots."""
    t = arrange("tessia_vernius").influence(0, **influence)
    for faction in filled:
        t.ix.snoopers[faction] = False
    t.ix.slots = len(filled)
    return t


@rule("IX-111", "DI-030")
@pytest.mark.parametrize(
    ("first", "second", "influence", "gained"),
    [("bene_gesserit", "fremen", [0, 0, 2, 3], 1), ("fremen", "bene_gesserit", [0, 0, 3, 2], 0)],
)
def test_tessia_orders_the_tracks_of_a_reveal_turn(first: str, second: str, influence: list[int], gained: int) -> None:
    """The second slot gives the bonus of its track (an Intrigue card, or water), the third one influence more there."""
    t = tessia(1, bene_gesserit=1, fremen=1).hand(0, "in_the_shadows", "crysknife", "arrakis_liaison").turn(0)
    t.choose("reveal")
    assert {"do influence bene_gesserit", "do influence fremen"} <= set(t.keys)
    assert "done" not in t.keys, "both are mandatory"
    t.choose(f"do influence {first}")
    assert (list(t[0].influence), t.ix.slots) == (influence, 3), f"{second} comes by itself: nothing is left to order"
    assert (len(t[0].intrigue), t[0].water) == (gained, 1 - gained)


@rule("IX-111", "DI-030")
def test_tessia_is_not_asked_where_one_track_alone_reaches_a_snooper() -> None:
    t = tessia(1, bene_gesserit=1).hand(0, "in_the_shadows", "convincing_argument").turn(0).choose("reveal")
    assert (t.ix.slots, t[0].influence[2]) == (2, 2)
    t = tessia(0, 1, 3, bene_gesserit=1).hand(0, "in_the_shadows", "crysknife", "arrakis_liaison").turn(0)
    t.choose("reveal")
    assert t.ix.slots == 4, "there is only one Snooper left"


@rule("IX-111", "DI-030")
def test_nobody_else_is_asked_for_the_order_of_tracks() -> None:
    t = arrange().hand(0, "in_the_shadows", "crysknife", "arrakis_liaison").influence(0, bene_gesserit=1, fremen=1)
    t.turn(0).choose("reveal")
    assert list(t[0].influence) == [0, 0, 2, 2]


@rule("IX-111", "DI-030")
def test_tessia_may_acquire_a_card_for_its_influence_before_a_reveal_box() -> None:
    """Lady Jessica (7) brings an influence of choice."""
    for promised, slots in ((5, 1), (4, 2)):
        t = tessia(1, bene_gesserit=1, emperor=1).row("lady_jessica", *["scout"] * 4).give(0, promised=promised)
        t.hand(0, "in_the_shadows", "convincing_argument").turn(0).choose("reveal")
        assert t.ix.slots == slots, "with 7 persuasion the box waits, with 6 it does not"
    t = tessia(1, bene_gesserit=1, emperor=1).row("lady_jessica", *["scout"] * 4).give(0, promised=5)
    t.hand(0, "in_the_shadows", "convincing_argument").turn(0)
    t.choose("reveal", "buy lady_jessica", "influence emperor")
    assert (list(t[0].influence), t.ix.slots) == ([2, 0, 3, 0], 3)


@rule("IX-111", "DI-070")
@pytest.mark.parametrize(("first", "influence"), [("emperor", [2, 3]), ("spacing_guild", [3, 2])])
def test_tessia_orders_the_tracks_of_two_influences(first: str, influence: list[int]) -> None:
    """Shuttle Fleet: 1 influence with two factions. What comes second has the third slot: one influence more."""
    t = tessia(3, emperor=1, spacing_guild=1).tech("shuttle_fleet").give(0, spice=6).hand(0, "ixian_engineer").turn(0)
    t.choose("agent ixian_engineer imperial_basin", "tech shuttle_fleet", "influence emperor spacing_guild")
    assert t.keys == ["influence emperor", "influence spacing_guild"]
    t.choose(f"influence {first}")
    assert list(t[0].influence)[:2] == influence


@rule("IX-111", "DI-070")
def test_tessia_orders_the_tracks_of_choam_directorship() -> None:
    t = tessia(emperor=1, spacing_guild=1, bene_gesserit=1, fremen=0).row("choam_directorship", *["scout"] * 4)
    t.hand(0, *["convincing_argument"] * 2, "dagger").give(0, council=True, promised=2).turn(0)
    t.choose("reveal", "buy choam_directorship")
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence bene_gesserit"]
    t.choose("influence bene_gesserit")
    assert t.keys == ["influence emperor", "influence spacing_guild"]
    t.choose("influence spacing_guild")
    assert list(t[0].influence) == [3, 2, 2, 1], "the third slot: one more with the Emperor"
    assert t[0].solari == 3, "the second: the bonus of the Guild"
    t = arrange().row("choam_directorship", *["scout"] * 4).hand(0, *["convincing_argument"] * 2)
    t.give(0, council=True, promised=2).turn(0).choose("reveal", "buy choam_directorship")
    assert list(t[0].influence) == [1, 1, 1, 1], "nobody else is asked"


@rule("IX-111", "DI-061")
def test_tessia_orders_the_tracks_of_machinations() -> None:
    t = tessia(1, bene_gesserit=1, fremen=1).give(0, conflict=1).conflict("machinations").combat()
    t.choose("influence bene_gesserit fremen")
    assert t.keys == ["influence bene_gesserit", "influence fremen"]
    t.choose("influence fremen")
    assert list(t[0].influence) == [0, 0, 3, 2]


@rule("IX-111", "DI-021")
def test_tessia_orders_a_visit_and_the_influence_of_a_card() -> None:
    """Firm Grip asks anyway; a visit that reaches a Snooper waits beside it."""
    t = tessia(3, emperor=1, spacing_guild=1).hand(0, "firm_grip").give(0, solari=2).turn(0)
    t.choose("agent firm_grip wealth")
    assert {"do pay solari 2", "do influence emperor"} <= set(t.keys)
    t.choose("do pay solari 2", "influence spacing_guild")
    assert (list(t[0].influence)[:2], t.ix.slots) == ([3, 2], 3)
    t = tessia(3, emperor=1).hand(0, "diplomacy").turn(0).choose("agent diplomacy wealth")
    assert (t[0].influence[0], t.asked) == (2, 1), "nothing to order"


# The last troops of the supply


def short(leader: str, supply: int, *hand: str) -> IxPosition:
    """So many troops in supply; the others are in the garrison."""
    return arrange(leader).give(0, garrison=12 - supply).hand(0, *hand)


@rule("IX-012", "DI-021")
def test_the_last_troop_may_be_rhomburs_negotiator() -> None:
    t = short("rhombur_vernius", 1, "signet_ring").turn(0).choose("agent signet_ring arrakeen")
    assert t.keys == ["do recruit", "do either tech/negotiator 1"]
    t.choose("do either tech/negotiator 1", "negotiator 1")
    assert (t.ix.negotiators[0], t[0].supply, t[0].garrison) == (1, 0, 11)
    t = short("rhombur_vernius", 1, "signet_ring").turn(0).choose("agent signet_ring arrakeen", "do recruit")
    assert (t.ix.negotiators[0], t[0].supply, t[0].garrison) == (0, 0, 12)


@rule("IX-012", "DI-021")
@pytest.mark.parametrize("supply", [2, 5])
def test_with_troops_enough_there_is_nothing_to_order(supply: int) -> None:
    t = short("rhombur_vernius", supply, "signet_ring").turn(0).choose("agent signet_ring arrakeen")
    assert (t[0].garrison, t.question) == (12 - supply + 1, "negotiate")


@rule("IX-012", "DI-021")
def test_the_last_troop_may_be_the_negotiator_of_tech_negotiation() -> None:
    t = short("glossu_rabban", 1, "signet_ring").turn(0).choose("agent signet_ring tech_negotiation")
    assert {"do recruit", "do either tech 1/negotiator 1"} == set(t.keys)
    t.choose("do either tech 1/negotiator 1", "negotiator 1")
    assert (t.ix.negotiators[0], t[0].garrison) == (1, 11)


@rule("IX-013", "DI-021")
def test_negotiators_may_come_home_before_troops_are_recruited() -> None:
    t = short("rhombur_vernius", 2, "signet_ring").negotiators(0, 2).tech("windtraps").turn(0)
    assert t[0].supply == 0
    t.choose("agent signet_ring arrakeen", "do either tech/negotiator 1", "tech windtraps -2")
    assert (t[0].supply, t[0].garrison) == (1, 11), "one of the two was recruited then"


@rule("IX-041", "DI-021")
@pytest.mark.parametrize(("first", "deployed"), [("do trash self", 2), ("do recruit", 0)])
def test_the_last_troops_may_be_those_of_treachery(first: str, deployed: int) -> None:
    t = short("memnon_thorvald", 2, "treachery").give(0, spice=4).turn(0).choose("agent treachery conspire")
    assert set(t.keys) == {"do recruit", "do intrigue 1", "do trash self"}
    t.choose(first)
    if deployed:
        t.choose("do recruit")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (deployed, 10 + 2 - deployed, 0)


@rule("IX-041", "DI-021")
def test_treachery_trashes_itself_last_where_troops_are_enough() -> None:
    t = short("memnon_thorvald", 4, "treachery").give(0, spice=4).turn(0).choose("agent treachery conspire")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (2, 10, 0)


@rule("DI-071", "DI-021")
def test_the_bonus_of_the_emperor_takes_troops_too() -> None:
    t = short("memnon_thorvald", 2, "treachery").influence(0, emperor=2).turn(0).choose("agent treachery wealth")
    assert set(t.keys) == {"do influence emperor", "do trash self"}
    t.choose("do trash self")
    assert (t[0].conflict, t[0].garrison, t[0].influence[0]) == (2, 10, 4)


@rule("IX-041", "DI-030")
@pytest.mark.parametrize(("first", "sent", "deployed"), [("do recruit_deploy", 0, 2), ("do negotiator 2", 2, 0)])
def test_the_last_troops_of_a_reveal_turn(first: str, sent: int, deployed: int) -> None:
    t = short("memnon_thorvald", 2, "treachery", "ix_guild_compact").turn(0).choose("reveal")
    assert {"do recruit_deploy", "do negotiator 2"} <= set(t.keys)
    t.choose(first)
    if sent:
        t.choose("negotiator 2")
    assert (t.ix.negotiators[0], t[0].conflict) == (sent, deployed)
    t = short("memnon_thorvald", 4, "treachery", "ix_guild_compact").turn(0).choose("reveal")
    assert t[0].conflict == 2, "enough for both"


# Rewards


@rule("DI-061", "IX-020")
def test_the_spice_of_a_reward_pays_for_the_tech_of_its_freighter() -> None:
    t = arrange().conflict("skirmish_e").tech("disposal_facility").freighter(0, 3).give(0, conflict=1).combat()
    t.choose("recall", "collect 3")
    assert "tech disposal_facility" in t.keys, "3, less 2 of the space: the spice of the reward"


@rule("DI-061", "IX-013")
def test_troops_of_a_reward_come_after_the_negotiators() -> None:
    t = short("memnon_thorvald", 3).give(0, garrison=9, conflict=1).negotiators(0, 2).conflict("skirmish_f")
    t.tech("disposal_facility").freighter(0, 3)
    t.combat().choose("recall", "collect 1", "gain spice 2", "collect 2", "influence fremen")
    assert t[0].garrison == 9, "none in supply for the second space"
    t.choose("tech disposal_facility -1")
    assert t[0].garrison == 10, "the Negotiator that came home"


@rule("DI-061")
def test_what_a_reward_draws_is_known_before_what_it_asks() -> None:
    t = arrange().conflict("cloak_and_dagger").give(0, conflict=1).combat()
    assert (t.question, len(t[0].intrigue)) == ("influence_any", 2)


@rule("DI-030")
def test_equal_boxes_and_an_empty_supply_ask_nothing() -> None:
    t = short("memnon_thorvald", 3, "treachery", "treachery", "convincing_argument").turn(0).choose("reveal")
    assert (t[0].conflict, t.question) == (3, "reveal_menu"), "either of the two is first"
    t = short("memnon_thorvald", 0, "treachery", "ix_guild_compact", "convincing_argument").turn(0).choose("reveal")
    assert not any(key.startswith("do") for key in t.keys if key != "done"), "there is nothing to take"
    t = short("rhombur_vernius", 0, "signet_ring").turn(0).choose("agent signet_ring arrakeen")
    assert t.question == "finish_units"
