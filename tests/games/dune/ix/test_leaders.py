"""The six leaders of Rise of Ix: the ability that is always on, and the signet."""

from __future__ import annotations

import pytest

import hagal
from hagal.game import Game
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.state import Dune
from tests.games.dune.ix.positions import FACTION_KEYS, IDLE, fighting, influences, playing, plotting, revealing, table
from tests.games.dune.ix_position import IxPosition

TRADER = "dune_the_desert_planet"


def opening(leader: str) -> tuple[Game, Dune]:
    """A game with this leader at its very first question."""
    game = hagal.new("dune", players=3, seed=5, modules=["ix"], leaders=[leader, "glossu_rabban", "ilban_richese"])
    assert isinstance(game.state, Dune)
    return game, game.state


# Prince Rhombur Vernius


def test_rhombur_vernius_has_stronger_dreadnoughts() -> None:
    t = table("rhombur_vernius").ships(0, garrison=1, conflict=1).ships(1, conflict=2)
    assert (t[0].strength, t[1].strength) == (4, 6)
    t = playing(t, "reconnaissance", "arrakeen").choose("deploy 1 dreadnoughts 1")
    assert t[0].strength == 4 + 4 + 2


def test_rhombur_vernius_wins_with_them() -> None:
    t = table("rhombur_vernius").ships(0, conflict=1).ships(1, conflict=1)
    fighting(t).choose("pass", "flag carthag")
    assert (t[0].solari, t[1].solari) == (6, 4)


def test_rhombur_vernius_acquires_tech_or_sends_a_negotiator() -> None:
    t = playing(table("rhombur_vernius").give(0, spice=2), "signet_ring", "imperial_basin")
    assert t.keys == ["tech", "negotiator 1"]
    t.choose("tech")
    assert t.keys == ["tech artillery", "tech minimic_film", "tech training_drones", "decline"]
    t.choose("tech training_drones")  # 2 and 1 of the space: no discount
    assert (t[0].spice, t.owned(0)) == (0, ["training_drones"])
    t = playing(table("rhombur_vernius").give(0, spice=2), "signet_ring", "imperial_basin")
    t.choose("negotiator 1", "negotiator 1")
    assert (t[0].spice, t.ix.negotiators[0], t[0].supply) == (3, 1, 8)


def test_rhombur_vernius_need_do_neither() -> None:
    for choices in (("tech", "decline"), ("negotiator 1", "negotiator 0")):
        t = playing(table("rhombur_vernius").give(0, spice=2), "signet_ring", "imperial_basin").choose(*choices)
        assert (t.owned(0), t.ix.negotiators[0], t.question) == ([], 0, "finish_units")
    t = table("rhombur_vernius").tech("flagship", "spaceport", "chaumurky").give(0, garrison=12)
    assert playing(t, "signet_ring", "imperial_basin").question == "finish_units"


# Tessia Vernius


def tessia(*taken: int) -> IxPosition:
    """Tessia at the start, but that the Snoopers of these factions are already on her board."""
    t = table("tessia_vernius")
    for faction in taken:
        t.ix.snoopers[faction] = False
        t.ix.slots += 1
    return t


def test_tessia_vernius_starts_with_a_snooper_on_each_track() -> None:
    _game, s = opening("tessia_vernius")
    assert (part_of(s).snoopers, part_of(s).slots) == ([True] * 4, 0)
    _game, s = opening("armand_ecaz")
    assert part_of(s).snoopers == [False] * 4


def test_tessia_vernius_first_slot_trades_a_card_for_spice() -> None:
    t = playing(tessia().influence(0, emperor=1).hand(0, "dagger", "reconnaissance"), "diplomacy", "wealth")
    assert (t.keys, influences(t), t[0].vp) == (["discard 1", "decline"], {"emperor": 2}, 1)
    t.choose("discard 1", "discard dagger")
    assert (t[0].spice, t.names(t[0].discard), t.ix.snoopers) == (1, ["dagger"], [False, True, True, True])
    assert (t.ix.slots, t.asked) == (1, 1)


def test_tessia_vernius_first_slot_is_gone_when_declined_or_impossible() -> None:
    t = playing(tessia().influence(0, emperor=1).hand(0, "dagger"), "diplomacy", "wealth").choose("decline")
    assert (t[0].spice, t.ix.slots, t.names(t[0].hand)) == (0, 1, ["dagger"])
    t = playing(tessia().influence(0, emperor=1), "diplomacy", "wealth")  # an empty hand
    assert (t.ix.slots, t.ix.snoopers[0], t.asked) == (1, False, 1)


@pytest.mark.parametrize(
    ("faction", "card", "space", "gained"),
    [
        ("emperor", "diplomacy", "wealth", "garrison"),
        ("spacing_guild", "diplomacy", "foldspace", "solari"),
        ("bene_gesserit", "diplomacy", "secrets", "intrigue"),
        ("fremen", "diplomacy", "stillsuits", "water"),
    ],
)
def test_tessia_vernius_second_slot_gives_the_bonus_of_the_track(
    faction: str, card: str, space: str, gained: str
) -> None:
    places = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    taken = places.index("emperor" if faction != "emperor" else "fremen")
    t = playing(tessia(taken).influence(0, **{faction: 1}), card, space)
    assert (t.ix.slots, influences(t), t[0].vp) == (2, {faction: 2}, 1)
    found = {
        "garrison": t[0].garrison - 3,
        "solari": t[0].solari - 2 * (space == "wealth"),
        "intrigue": len(t[0].intrigue) - (space == "secrets"),
        "water": t[0].water - (space == "stillsuits"),
    }
    expected = {"garrison": 2, "solari": 3, "intrigue": 1, "water": 1}
    assert {name: n for name, n in found.items() if n} == {gained: expected[gained]}


def test_tessia_vernius_third_slot_gives_influence_on_the_track() -> None:
    t = playing(tessia(1, 2).influence(0, emperor=1), "diplomacy", "wealth")
    assert (influences(t), t[0].vp, t[0].garrison, t.ix.slots) == ({"emperor": 3}, 1, 3, 3)


def test_tessia_vernius_fourth_slot_gives_the_bonus_and_influence() -> None:
    t = playing(tessia(1, 2, 3).influence(0, emperor=1), "diplomacy", "wealth")
    assert (influences(t), t[0].vp, t[0].garrison) == ({"emperor": 3}, 1, 3 + 2)
    assert (t.ix.slots, t.ix.snoopers) == (4, [False] * 4)


def test_tessia_vernius_reaches_two_snoopers_one_after_the_other() -> None:
    t = tessia(0).influence(0, bene_gesserit=1, fremen=1).give(0, spice=2).agent(0, "secrets").agent(0, "stillsuits")
    t.give(0, agents=1)
    plotting(t, "quid_pro_quo").choose("plot quid_pro_quo")
    assert t.keys == ["influence bene_gesserit", "influence fremen"]
    t.choose("influence bene_gesserit")
    assert (influences(t), t.ix.slots) == ({"bene_gesserit": 2, "fremen": 3}, 3)
    assert len(t[0].intrigue) == 2  # the idle one, and the bonus of the second slot


def test_tessia_vernius_jumps_over_a_snooper_and_reaches_it_once() -> None:
    t = playing(tessia(1, 2).influence(0, emperor=1), "power_play", "wealth")
    assert (influences(t), t.ix.slots) == ({"emperor": 4}, 3)
    t = playing(tessia(0, 1).influence(0, emperor=1), "diplomacy", "wealth")
    assert (influences(t), t.ix.slots) == ({"emperor": 2}, 2)  # that token has gone


def test_tessia_vernius_third_slot_can_reach_the_bonus_at_four() -> None:
    t = playing(tessia(1, 2).influence(0, emperor=1), "power_play", "wealth")
    assert (t[0].garrison, t.s.alliance[0]) == (3 + 2, 0)


def test_tessia_vernius_trades_influence_for_influence_with_a_snooped_faction() -> None:
    t = playing(tessia(0, 3).influence(0, emperor=2), "signet_ring", "imperial_basin").choose("lose influence")
    assert t.keys == ["influence spacing_guild", "influence bene_gesserit"]
    t.choose("influence bene_gesserit")
    assert (influences(t), t[0].vp) == ({"emperor": 1, "bene_gesserit": 1}, 0)


def test_tessia_vernius_need_not_trade_and_cannot_without_influence_or_tokens() -> None:
    t = playing(tessia(0).influence(0, emperor=2), "signet_ring", "imperial_basin").choose("decline")
    assert influences(t) == {"emperor": 2}
    assert playing(tessia(0), "signet_ring", "imperial_basin").question == "finish_units"
    t = tessia(0, 1, 2, 3).influence(0, emperor=2)
    assert playing(t, "signet_ring", "imperial_basin").question == "finish_units"


def test_tessia_vernius_does_not_get_a_token_back() -> None:
    t = playing(tessia(0).influence(0, emperor=2, fremen=1), "signet_ring", "imperial_basin")
    t.choose("lose influence", "lose emperor", "influence spacing_guild", "deploy 0")
    t.influence(0, emperor=1).hand(0, "diplomacy").turn(0).choose("agent diplomacy wealth")
    assert (influences(t)["emperor"], t.ix.slots) == (2, 1)


# Archduke Armand Ecaz


def coordinated(*spaces: str) -> IxPosition:
    t = table("armand_ecaz")
    for space in spaces:
        t.agent(0, space)
    return t


@pytest.mark.parametrize(
    ("spaces", "works"),
    [
        (("tech_negotiation", "arrakeen"), True),
        (("smuggling", "imperial_basin"), True),
        (("mentat", "dreadnought"), True),
        (("carthag", "smuggling"), True),
        (("carthag", "wealth"), False),
        (("secrets", "stillsuits"), False),
        (("arrakeen",), False),
        ((), False),
    ],
)
def test_armand_ecaz_coordinates_two_agents(spaces: tuple[str, ...], works: bool) -> None:
    t = revealing(coordinated(*spaces), "diplomacy")
    assert ("do trash in play" in t.keys) == works


def test_armand_ecaz_counts_his_own_agents_only() -> None:
    t = revealing(coordinated("arrakeen").agent(1, "smuggling"), "diplomacy")
    assert "do trash in play" not in t.keys


def test_armand_ecaz_trashes_a_card_in_play_and_none_from_elsewhere() -> None:
    t = coordinated("arrakeen", "smuggling").in_play(0, "dagger").discard(0, "seek_allies")
    revealing(t, "diplomacy").choose("do trash in play")
    assert set(t.keys) == {"decline", "trash dagger play", "trash diplomacy play"}
    t.choose("trash diplomacy play")
    assert (t[0].persuasion, t.names(t[0].in_play)) == (1, ["dagger"])  # what it gave stays
    assert "do trash in play" not in t.keys


def test_armand_ecaz_need_not_trash() -> None:
    t = revealing(coordinated("arrakeen", "smuggling"), "diplomacy").choose("do trash in play", "decline", "done")
    assert t.names(t[0].discard) == ["diplomacy"]
    assert revealing(coordinated("arrakeen", "smuggling"), "diplomacy").choose("done").asked == 1


def conscript() -> IxPosition:
    t = table("armand_ecaz").row("crysknife", "chani", "water_peddler", "kwisatz_haderach", "opulence")
    return playing(t, "signet_ring", "tech_negotiation").choose("do either acquire 3")


def test_armand_ecaz_conscripts_a_cheap_card() -> None:
    t = conscript()
    assert t.keys == ["acquire 3", "decline"]
    t.choose("acquire 3")
    assert t.keys == ["acquire crysknife", "acquire water_peddler", "acquire arrakis_liaison"]
    t.choose("acquire water_peddler")
    assert (t.names(t[0].discard), t[0].water, len(t.s.row)) == (["water_peddler"], 1, 5)


def test_armand_ecaz_need_not_conscript() -> None:
    t = conscript().choose("decline")
    assert (t[0].discard, len(t.s.row)) == ([], 5)


# Ilesa Ecaz


def ahead(*hand: str, kept: str = "", turns: int = 0) -> IxPosition:
    """Ilesa with this hand and this card set aside, after so many turns of the round."""
    t = table("ilesa_ecaz").hand(0, *hand, *([kept] if kept else []))
    if kept:
        t.ix.kept.append(t[0].hand.pop())
    t.ix.turns = turns
    return t


def test_ilesa_ecaz_sets_a_card_aside_when_the_round_begins() -> None:
    game, s = opening("ilesa_ecaz")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.choice.tag) == (0, "keep_aside")
    assert len(s.players[0].hand) == 5
    key = game.decision.keys[0]
    game.choose(key)
    assert isinstance(game.state, Dune)
    s = game.state
    assert [s.face[i].id for i in part_of(s).kept] == [key.split()[1]]
    assert len(s.players[0].hand) == 4
    assert game.decision is not None
    assert game.decision.choice.tag == "turn"


def test_ilesa_ecaz_hides_the_card_from_the_others() -> None:
    game, _s = opening("ilesa_ecaz")
    assert game.decision is not None
    key = game.decision.keys[0]
    game.choose(key)
    assert key.split()[1] in str(game.view(0)["ix"]["kept"])
    assert key.split()[1] not in str(game.view(1)["ix"]["kept"])


def test_ilesa_ecaz_sets_a_card_aside_every_round() -> None:
    t = ahead().deck(0, "dagger", "dagger", "diplomacy", "diplomacy", "reconnaissance").round_start("skirmish_a")
    assert (t.asked, t.question) == (0, "keep_aside")
    assert set(t.keys) == {"keep dagger", "keep diplomacy", "keep reconnaissance"}
    t.choose("keep diplomacy")
    assert (t.names(t.ix.kept), t.names(t[0].hand)) == (
        ["diplomacy"],
        ["dagger", "dagger", "diplomacy", "reconnaissance"],
    )


def test_ilesa_ecaz_does_not_have_the_card_in_her_first_turn() -> None:
    t = ahead("dagger", kept="diplomacy").turn(0)
    assert not any("diplomacy" in key for key in t.keys)
    assert t.names(t.ix.kept) == ["diplomacy"]


@pytest.mark.parametrize(
    ("kept", "space", "spice", "solari"),
    [
        ("dagger", "tech_negotiation", 1, 0),
        (TRADER, "smuggling", 1, 1),
        ("diplomacy", "stillsuits", 0, 1),
        ("choam_delegate", "smuggling", 1, 1),
    ],
)
def test_ilesa_ecaz_second_turn(kept: str, space: str, spice: int, solari: int) -> None:
    """One Agent icon: spice; more: solari. (Smuggling itself gives a solari.)"""
    t = ahead("reconnaissance", kept=kept, turns=1).turn(0)
    assert (t.names(t[0].hand), t.ix.kept) == (sorted([kept, "reconnaissance"]), [])
    t.choose(f"agent {kept} {space}")
    assert (t[0].spice, t[0].solari) == (spice, solari)


def test_ilesa_ecaz_gets_nothing_for_another_card_or_a_later_turn() -> None:
    t = ahead("diplomacy", kept="dagger", turns=1).turn(0).choose("agent diplomacy stillsuits")
    assert (t[0].spice, t[0].solari) == (0, 0)
    t = ahead("diplomacy", kept="dagger", turns=1).turn(0).choose("agent diplomacy stillsuits", "deploy 0")
    for _ in range(3):
        t.choose("reveal")
    assert t.asked == 0
    t.choose("agent dagger tech_negotiation")
    assert (t[0].spice, t[0].solari) == (0, 0)


def test_ilesa_ecaz_revealing_in_her_second_turn_gets_no_bonus() -> None:
    t = ahead("diplomacy", kept="convincing_argument", turns=1).intrigue(0, IDLE).turn(0).choose("reveal")
    assert (t[0].persuasion, t[0].spice, t[0].solari) == (1 + 2, 0, 0)


def test_ilesa_ecaz_revealing_first_adds_the_card_without_a_bonus() -> None:
    t = ahead("diplomacy", kept="convincing_argument").intrigue(0, IDLE).turn(0).choose("reveal")
    assert (t[0].persuasion, t[0].spice, t[0].solari, t.ix.kept) == (3, 0, 0, [])
    assert t.names(t[0].in_play) == ["convincing_argument", "diplomacy"]


def test_ilesa_ecaz_has_guild_contacts() -> None:
    t = playing(table("ilesa_ecaz").give(0, solari=1), "signet_ring", "imperial_basin")
    assert t.keys == ["pay solari 1", "decline"]
    t.choose("pay solari 1")
    assert (t[0].solari, t.names(t[0].discard)) == (0, ["foldspace"])
    t = playing(table("ilesa_ecaz").give(0, solari=1), "signet_ring", "imperial_basin").choose("decline")
    assert (t[0].solari, t[0].discard) == (1, [])
    assert playing(table("ilesa_ecaz"), "signet_ring", "imperial_basin").question == "finish_units"
    t = table("ilesa_ecaz").give(0, solari=1)
    t.s.trash += t.s.reserve[2]
    t.s.reserve[2].clear()
    assert playing(t, "signet_ring", "imperial_basin").question == "finish_units"


# "Princess" Yuna Moritani


def test_yuna_moritani_starts_without_water() -> None:
    _game, s = opening("yuna_moritani")
    assert [p.water for p in s.players] == [0, 1, 1]


def test_yuna_moritani_gains_one_more_each_time() -> None:
    t = playing(table("yuna_moritani").freighter(0, 1), TRADER, "smuggling")
    assert t[0].solari == 1 + 1
    t.choose("recall", "dividends")
    assert t[0].solari == 2 + 5 + 1
    assert [p.solari for p in t.s.players][1:] == [1, 1, 1]
    t = plotting(table("yuna_moritani"), "windfall").choose("plot windfall")
    assert t[0].solari == 3
    t = revealing(table("yuna_moritani"), "choam_delegate")
    assert t[0].solari == 4


def test_yuna_moritani_gains_no_more_of_other_things() -> None:
    t = playing(table("yuna_moritani"), TRADER, "imperial_basin")
    assert (t[0].spice, t[0].solari) == (1, 0)


def test_yuna_moritani_gains_no_more_in_turns_of_others_at_round_start_or_in_combat() -> None:
    t = table("yuna_moritani").freighter(1, 1).hand(1, TRADER).turn(1)
    t.choose(f"agent {TRADER} smuggling", "recall", "dividends")
    assert (t[0].solari, t[1].solari) == (1, 6)
    t = table("yuna_moritani").tiles(0, "shuttle_fleet").round_start("skirmish_a")
    assert t[0].solari == 2
    t = fighting(table("yuna_moritani"), IDLE).choose("pass")
    assert t[0].solari == 6


def test_yuna_moritani_makes_a_final_delivery() -> None:
    t = playing(table("yuna_moritani").give(0, solari=7), "signet_ring", "imperial_basin")
    assert t.keys == ["pay solari 7", "decline"]
    t.choose("pay solari 7")
    assert t.keys == FACTION_KEYS
    t.choose("influence fremen")
    assert (t[0].solari, t[0].garrison, t[0].spice, influences(t)) == (0, 4, 2, {"fremen": 1})
    assert "deploy 3" in t.keys
    t = playing(table("yuna_moritani").give(0, solari=7), "signet_ring", "imperial_basin").choose("decline")
    assert (t[0].solari, t[0].spice) == (7, 1)
    assert playing(table("yuna_moritani").give(0, solari=6), "signet_ring", "imperial_basin").asked == 0


# Viscount Hundro Moritani


def test_hundro_moritani_keeps_one_of_the_top_two_intrigue_cards() -> None:
    game, s = opening("hundro_moritani")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.choice.tag) == (0, "look")
    two = [s.face[i].id for i in s.intrigue_deck[-2:]]
    assert game.decision.keys == [f"keep {id}" for id in two]
    size = len(s.intrigue_deck)
    for kept in (0, 1):
        game, s = opening("hundro_moritani")
        game.choose(f"keep {two[kept]}")
        assert isinstance(game.state, Dune)
        s = game.state
        assert [s.face[i].id for i in s.players[0].intrigue] == [two[kept]]
        assert s.face[s.intrigue_deck[-1]].id == two[1 - kept]
        assert len(s.intrigue_deck) == size - 1
        assert s.known[s.intrigue_deck[-1]] == 1  # he alone knows it
        assert s.known[s.players[0].intrigue[0]] == 1


def test_hundro_moritani_sends_couriers() -> None:
    t = playing(table("hundro_moritani"), "signet_ring", "imperial_basin")
    assert t.keys == ["pay spice 1", "decline"]
    t.choose("pay spice 1", "advance")
    assert (t[0].spice, t.ix.freighters[0]) == (0, 1)
    t = playing(table("hundro_moritani"), "signet_ring", "imperial_basin").choose("decline")
    assert (t[0].spice, t.ix.freighters[0]) == (1, 0)
    assert playing(table("hundro_moritani"), "signet_ring", "arrakeen").question == "finish_units"
