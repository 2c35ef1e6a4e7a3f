"""Leaders: Rhombur, Tessia, Armand (IX-110 to IX-112)."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.names import FACTIONS
from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_ix.position import arrange

# Rhombur


@rule("IX-110")
@pytest.mark.parametrize(("ships", "troops", "swords", "strength"), [(1, 0, 0, 4), (2, 1, 1, 11), (1, 0, 3, 7)])
def test_rhomburs_dreadnoughts_have_strength_four(ships: int, troops: int, swords: int, strength: int) -> None:
    t = arrange("rhombur_vernius").ships(0, conflict=ships).give(0, conflict=troops, swords=swords)
    assert t[0].strength == strength
    assert t.ships(1, conflict=2)[1].strength == 6, "nobody else's"


@rule("IX-110")
def test_also_when_they_are_deployed_or_driven_off() -> None:
    t = arrange("rhombur_vernius").ships(0, garrison=2).hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet imperial_basin", "deploy 0 dreadnoughts 2")
    assert t[0].strength == 8
    t.give(1, conflict=1).intrigue(1, "cannon_turrets", "ambush").combat().choose("combat cannon_turrets")
    assert (t[0].strength, t.fleet(0)) == (4, (0, 1, 1))


@rule("IX-110")
def test_rhomburs_signet_is_tech_or_a_negotiator() -> None:
    t = arrange("rhombur_vernius").tech("windtraps").hand(0, "signet_ring").give(0, spice=2).turn(0)
    t.choose("agent signet_ring arrakeen")
    assert t.keys == ["tech", "negotiator 1"]
    t.choose("tech", "tech windtraps")
    assert (t[0].spice, t.owned(0), t.ix.negotiators[0]) == (0, ["windtraps"], 0)
    t = arrange("rhombur_vernius").tech("windtraps").hand(0, "signet_ring").give(0, spice=2).turn(0)
    t.choose("agent signet_ring arrakeen", "negotiator 1", "negotiator 1")
    assert (t[0].spice, t.owned(0), t.ix.negotiators[0]) == (2, [], 1)


# Tessia


def tessia(**influence: int) -> IxPosition:
    return arrange("tessia_vernius").influence(0, **influence)


def befriend(t: IxPosition, *factions: str) -> IxPosition:
    """Influence with these factions, one after the other, by Plot cards."""
    for faction in factions:
        t.hand(0, "dagger", "scout", "convincing_argument").intrigue(0, "bribery").give(0, solari=2).turn(0)
        t.choose("plot bribery", f"influence {faction}")
    return t


@rule("IX-111")
def test_tessia_starts_with_a_snooper_on_each_track() -> None:
    game = hagal.new(
        "dune", players=3, seed=1, modules=["ix"], leaders=["tessia_vernius", "memnon_thorvald", "ilban_richese"]
    )
    assert game.view(1)["ix"]["snoopers"] == [True] * 4
    assert game.view(1)["players"][0]["influence"] == dict.fromkeys(FACTIONS, 0)


@rule("IX-111")
def test_one_influence_does_not_reach_it() -> None:
    t = befriend(tessia(), "fremen")
    assert (t.ix.snoopers, t.ix.slots, t.question) == ([True] * 4, 0, "turn")


@rule("IX-111")
def test_the_first_slot_is_a_discard_for_a_spice() -> None:
    t = befriend(tessia(fremen=1), "fremen")
    assert t.ix.snoopers == [True, True, True, False]
    assert t.keys == ["discard 1", "decline"]
    t.choose("discard 1", "discard dagger")
    assert (t[0].spice, t.names(t[0].discard)) == (1, ["dagger"])
    assert t[0].vp == 1 + 0, "the point of friendship is as ever"


@rule("IX-111")
def test_the_discard_may_be_declined_but_the_slot_is_filled() -> None:
    t = befriend(tessia(fremen=1), "fremen").choose("decline")
    assert (t[0].spice, t.ix.slots) == (0, 1)


@rule("IX-111")
def test_the_slots_in_order() -> None:
    t = tessia(emperor=1, spacing_guild=1, bene_gesserit=1, fremen=1)
    befriend(t, "fremen").choose("decline")
    befriend(t, "spacing_guild")
    assert (t[0].solari, list(t[0].influence)) == (3, [1, 2, 1, 2]), "the second: the bonus of that track at 4"
    befriend(t, "bene_gesserit")
    assert (t[0].intrigue, list(t[0].influence)) == ([], [1, 2, 3, 2]), "the third: one influence more there"
    befriend(t, "emperor")
    assert (t[0].garrison, list(t[0].influence)) == (3 + 2, [3, 2, 3, 2]), "the fourth: both"
    assert (t.ix.slots, t.ix.snoopers) == (4, [False] * 4)


@rule("IX-111")
@pytest.mark.parametrize(("faction", "gained"), [("emperor", "garrison"), ("fremen", "water")])
def test_the_second_slot_depends_on_the_track(faction: str, gained: str) -> None:
    t = tessia(bene_gesserit=1, **{faction: 1})
    befriend(t, "bene_gesserit").choose("decline")
    before = getattr(t[0], gained)
    befriend(t, faction)
    assert getattr(t[0], gained) == before + (2 if gained == "garrison" else 1)


@rule("IX-111")
def test_a_track_gives_its_snooper_once() -> None:
    t = befriend(tessia(fremen=1, emperor=1), "fremen").choose("decline")
    t.influence(0, fremen=1)
    befriend(t, "fremen")
    assert t.ix.slots == 1


@rule("IX-111")
def test_two_steps_at_once_reach_it_too() -> None:
    t = tessia(emperor=1).hand(0, "power_play", "dagger").turn(0).choose("agent power_play wealth")
    assert t.ix.slots == 1
    t.choose("decline")
    assert t[0].influence[0] == 3


@rule("IX-111")
def test_she_may_draw_before_she_reaches_the_snooper() -> None:
    """Web of Power draws a card: it can be the one that she discards."""
    t = tessia(bene_gesserit=1, spacing_guild=2).hand(0, "web_of_power").deck(0, "esmar_tuek").turn(0)
    t.choose("agent web_of_power secrets", "do draw 1", "do influence bene_gesserit")
    assert "discard 1" in t.keys
    t.choose("discard 1")
    assert (t[0].spice, t.names(t[0].discard)) == (2 + 1, ["esmar_tuek"])


@rule("IX-111")
def test_tessias_signet() -> None:
    t = tessia(emperor=2, fremen=1).hand(0, "signet_ring")
    t.ix.snoopers[0] = False
    t.turn(0).choose("agent signet_ring arrakeen", "lose influence")
    assert t.keys == ["lose emperor", "lose fremen"]
    t.choose("lose emperor")
    assert t.keys == ["influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    t.choose("influence spacing_guild")
    assert list(t[0].influence) == [1, 1, 0, 1]


@rule("IX-111")
def test_without_snoopers_or_influence_the_signet_is_nothing() -> None:
    t = tessia(emperor=2).hand(0, "signet_ring")
    t.ix.snoopers[:] = [False] * 4
    assert t.turn(0).choose("agent signet_ring arrakeen").question == "finish_units"
    t = tessia().hand(0, "signet_ring").turn(0)
    assert t.choose("agent signet_ring arrakeen").question == "finish_units"


# Armand


@rule("IX-112")
@pytest.mark.parametrize(
    ("spaces", "may"),
    [
        (("arrakeen", "carthag"), True),
        (("arrakeen", "mentat"), True),
        (("smuggling", "tech_negotiation"), True),
        (("smuggling", "imperial_basin"), True),
        (("arrakeen", "wealth"), False),
        (("stillsuits", "wealth"), False),
        (("arrakeen",), False),
    ],
)
def test_armand_may_trash_a_card_in_play(spaces: tuple[str, ...], may: bool) -> None:
    t = arrange("armand_ecaz").hand(0, "dagger").in_play(0, "diplomacy").intrigue(0, "ambush")
    for space in spaces:
        t.agent(0, space)
    t.turn(0).choose("reveal")
    assert ("do trash in play" in t.keys) == may
    assert "done" in t.keys
    if may:
        t.choose("do trash in play")
        assert t.keys == ["decline", "trash diplomacy play", "trash dagger play"]
        t.choose("trash diplomacy play")
        assert "diplomacy" in t.names(t.s.trash)
        assert "do trash in play" not in t.keys, "one card only"


@rule("IX-112")
def test_other_peoples_agents_do_not_coordinate() -> None:
    t = arrange("armand_ecaz").hand(0, "dagger").agent(0, "arrakeen").agent(1, "carthag").intrigue(0, "ambush")
    assert "do trash in play" not in t.turn(0).choose("reveal").keys


@rule("IX-112")
def test_armands_signet_acquires_a_cheap_card() -> None:
    t = arrange("armand_ecaz").row("scout", "truthsayer", "lady_jessica", "worm_riders", "gurney_halleck")
    t.hand(0, "signet_ring").turn(0).choose("agent signet_ring smuggling", "do freighter 1", "decline")
    assert t.keys == ["acquire 3", "decline"]
    t.choose("acquire 3")
    assert t.keys == ["acquire scout", "acquire truthsayer", "acquire arrakis_liaison"]
    t.choose("acquire truthsayer")
    assert t.names(t[0].discard) == ["truthsayer"]
    t = arrange("armand_ecaz").hand(0, "signet_ring").turn(0).choose("agent signet_ring arrakeen", "decline")
    assert t[0].discard == []
