"""Discard, Unload, Infiltrate: IX-040 to IX-045, IX-094."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_base.position import why
from tests.rules.dune_ix.position import arrange

CHIEF = "guild_chief_administrator"


def chief(*hand: str) -> IxPosition:
    """Guild Chief Administrator has sent an Agent to Smuggling; the Freighter stays where it is."""
    t = arrange().hand(0, CHIEF, *hand).turn(0).choose(f"agent {CHIEF} smuggling")
    return t.choose("do freighter 1", "decline") if hand else t.choose("decline")


# Discard


@rule("IX-040")
def test_a_discard_is_a_card_of_choice_from_hand() -> None:
    t = chief("dagger", "scout")
    assert t.keys == ["discard 1", "decline"]
    t.choose("discard 1")
    assert t.keys == ["discard dagger", "discard scout"]
    t.choose("discard scout")
    assert t.names(t[0].discard) == ["scout"]
    assert {"trash dagger hand", f"trash {CHIEF} play", "trash scout discard", "decline"} == set(t.keys)


@rule("IX-040")
def test_without_a_discard_no_effect() -> None:
    t = chief("dagger").choose("decline")
    assert (t.names(t[0].hand), t[0].discard, t.asked) == (["dagger"], [], 1)
    t = chief()
    assert t.asked == 1, "no card left in hand: the card in play cannot be discarded"


@rule("IX-040")
def test_intrigue_cards_are_no_hand() -> None:
    t = arrange().hand(0, CHIEF).intrigue(0, "ambush", "windfall").turn(0)
    t.choose(f"agent {CHIEF} smuggling")
    assert t.keys == ["do freighter 1", "skip", "plot windfall"]


@rule("IX-040")
def test_a_cost_of_two_discards_needs_two_cards() -> None:
    t = arrange().hand(0, "ix_guild_compact", "dagger").turn(0).choose("agent ix_guild_compact foldspace")
    assert t.asked == 1
    t = arrange().hand(0, "ix_guild_compact", "dagger", "scout").turn(0).choose("agent ix_guild_compact foldspace")
    t.choose("do discard 2", "discard dagger")
    assert t.fleet(0) == (1, 1, 0)
    assert t.names(t[0].discard) == ["dagger", "foldspace", "scout"]


@rule("IX-040")
def test_the_card_discarded_can_be_the_one_drawn() -> None:
    """Deck and discard pile are empty: what is discarded makes the new deck (DI-041)."""
    t = arrange().hand(0, "truthsayer", "choam_delegate").turn(0)
    t.choose("agent truthsayer tech_negotiation", "do discard 1")
    assert (t[0].solari, t.names(t[0].hand)) == (3, ["choam_delegate"])
    t = arrange().tiles(0, "holoprojectors").hand(0, "choam_delegate").turn(0).choose("use holoprojectors")
    assert (t[0].solari, t.names(t[0].hand)) == (3, ["choam_delegate"])


# Unload


@rule("IX-041")
def test_unload_on_the_own_discard() -> None:
    t = chief("choam_delegate", "dagger").choose("discard 1", "discard choam_delegate")
    assert t[0].solari == 1 + 3


@rule("IX-041")
def test_unload_on_an_opponents_mohiam() -> None:
    t = arrange().hand(1, "esmar_tuek", "dagger", "water_peddler").hand(0, "reverend_mother_mohiam")
    t.in_play(0, "bene_gesserit_sister").hand(2).hand(3).turn(0).choose("agent reverend_mother_mohiam wealth")
    assert (t.asked, t.question) == (1, "discard_one")
    t.choose("discard esmar_tuek")
    assert (t[1].spice, t[1].solari, t[0].spice) == (2, 2, 0), "it is the owner who gains"
    t.choose("discard water_peddler")
    assert t[1].water == 1


@rule("IX-041")
def test_an_unload_that_asks_asks_its_owner() -> None:
    t = arrange().hand(1, "freighter_fleet", "dagger").freighter(1, 1).hand(0, "reverend_mother_mohiam")
    t.in_play(0, "bene_gesserit_sister").hand(2).hand(3).turn(0).choose("agent reverend_mother_mohiam wealth")
    t.choose("discard freighter_fleet")
    assert (t.asked, t.keys) == (1, ["advance", "recall", "decline"])
    t.choose("recall", "gain spice 2")
    assert t[1].spice == 2
    assert t.names(t[1].discard) == ["dagger", "freighter_fleet"]


@rule("IX-041")
@pytest.mark.parametrize("place", ["hand", "play", "discard"])
def test_unload_on_trashing_from_anywhere(place: str) -> None:
    t = arrange().hand(0, "jamis", "dagger")
    if place == "hand":
        t.hand(0, "jamis", "dagger", "choam_delegate")
    elif place == "play":
        t.in_play(0, "choam_delegate")
    else:
        t.discard(0, "choam_delegate")
    t.turn(0).choose("agent jamis stillsuits", f"trash choam_delegate {place}")
    assert t[0].solari == 3
    assert "choam_delegate" in t.names(t.s.trash)


@rule("IX-041")
def test_unload_at_selective_breeding() -> None:
    t = arrange().hand(0, "seek_allies", "esmar_tuek").deck(0, "dagger", "scout").give(0, spice=2).turn(0)
    t.choose("agent seek_allies selective_breeding", "trash esmar_tuek hand")
    assert (t[0].spice, t[0].solari, t.names(t[0].hand)) == (2, 2, ["dagger", "scout"])


@rule("IX-041")
def test_in_a_reveal_turn_it_is_a_normal_reveal_box() -> None:
    t = arrange().hand(0, "esmar_tuek", "water_peddler").turn(0).choose("reveal")
    assert (t[0].spice, t[0].solari, t[0].water) == (2, 2, 1)


@rule("IX-041")
def test_no_right_to_discard_or_trash_by_itself() -> None:
    t = arrange().hand(0, "esmar_tuek", "choam_delegate").intrigue(0, "ambush").turn(0)
    assert not [key for key in t.keys if "discard" in key or "trash" in key]
    t.choose("agent esmar_tuek smuggling")
    assert not [key for key in t.keys if "discard" in key or "trash" in key]


@rule("IX-041")
def test_conditions_of_the_box_count() -> None:
    for ally, spice in ((0, 3), (1, 0)):
        t = arrange().influence(ally, spacing_guild=4).hand(0, CHIEF, "guild_accord", "dagger").turn(0)
        t.choose(f"agent {CHIEF} smuggling", "do freighter 1", "decline", "discard 1", "discard guild_accord")
        assert (t[0].water, t[0].spice) == (1, spice)


@rule("IX-041")
def test_trashed_in_the_reveal_turn_it_works_once_more() -> None:
    t = arrange("armand_ecaz").agent(0, "smuggling").agent(0, "mentat").hand(0, "choam_delegate")
    t.turn(0)
    assert t[0].solari == 3, "revealed: there was nothing else to do"
    t.choose("do trash in play", "trash choam_delegate play")
    assert t[0].solari == 6


# The worked example


@rule("IX-042")
def test_the_worked_example() -> None:
    t = chief("esmar_tuek", "freighter_fleet").choose("discard 1", "discard esmar_tuek")
    assert (t[0].spice, t[0].solari) == (2, 1 + 2)
    assert "trash freighter_fleet hand" in t.keys
    t.choose("trash freighter_fleet hand")
    assert t.keys == ["advance", "decline"], "if that one has Unload it works too"
    t.choose("advance")
    assert t.ix.freighters[0] == 1


@rule("IX-042")
def test_trashing_esmar_tuek_himself_gives_it_again() -> None:
    t = chief("esmar_tuek", "dagger").choose("discard 1", "discard esmar_tuek", "trash esmar_tuek discard")
    assert (t[0].spice, t[0].solari) == (4, 1 + 4)
    assert "esmar_tuek" in t.names(t.s.trash)


# Infiltrate


@rule("IX-043")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("bounty_hunter", "carthag"),
        ("choam_delegate", "smuggling"),
        ("court_intrigue", "wealth"),
        ("embedded_agent", "tech_negotiation"),
        ("guild_accord", "foldspace"),
        ("jamis", "stillsuits"),
        ("web_of_power", "secrets"),
    ],
)
def test_enemy_agents_do_not_block(card: str, space: str) -> None:
    t = arrange().agent(1, space).agent(2, space).agent(3, space).hand(0, card).turn(0)
    t.choose(f"agent {card} {space}")
    assert t.game.view(0)["agents"][space] == [0, 1, 2, 3]


@rule("IX-043")
@pytest.mark.parametrize("space", ["carthag", "smuggling"])
def test_a_plain_icon_is_blocked(space: str) -> None:
    t = arrange().agent(1, space).hand(0, CHIEF).turn(0)
    assert why(t, f"agent {CHIEF} {space}")


@rule("IX-043")
def test_only_for_its_own_icon() -> None:
    t = arrange().agent(1, "arrakeen").hand(0, "choam_delegate").turn(0)
    assert why(t, "agent choam_delegate arrakeen")


@rule("IX-043")
def test_an_own_agent_still_blocks() -> None:
    t = arrange().agent(0, "smuggling").agent(1, "smuggling").hand(0, "choam_delegate").turn(0)
    assert "Agent" in why(t, "agent choam_delegate smuggling")


@rule("IX-043")
def test_an_own_agent_blocks_helena_with_infiltrate_too() -> None:
    t = arrange("helena_richese").agent(0, "carthag").hand(0, "bounty_hunter").intrigue(0, "infiltrate").turn(0)
    t.choose("plot infiltrate")
    assert "agent bounty_hunter carthag" not in t.keys
    assert "agent bounty_hunter arrakeen" in t.keys


@rule("IX-043")
def test_costs_and_requirements_still_count() -> None:
    t = arrange().agent(1, "interstellar_shipping").hand(0, "choam_delegate").turn(0)
    assert why(t, "agent choam_delegate interstellar_shipping")
    t = arrange().agent(1, "dreadnought").agent(1, "swordmaster").hand(0, "embedded_agent").turn(0)
    assert why(t, "agent embedded_agent dreadnought")
    t = arrange().agent(1, "high_council").hand(0, "embedded_agent").give(0, solari=9, council=1).turn(0)
    assert why(t, "agent embedded_agent high_council")


@rule("IX-043")
def test_the_voice_binds() -> None:
    t = arrange().agent(2, "smuggling").hand(0, "choam_delegate")
    t[1].voice = t.s.board.places["smuggling"]
    t.turn(0)
    assert "agent choam_delegate smuggling" not in t.keys
    assert "Voice" in why(t, "agent choam_delegate smuggling")


@rule("IX-043")
def test_the_voice_can_name_a_new_space() -> None:
    t = arrange().hand(0, "the_voice").turn(0).choose("agent the_voice smuggling", "do voice", "voice tech_negotiation")
    t.choose("decline")
    assert "Voice" in why(t, "agent dagger tech_negotiation")


@rule("IX-043")
def test_icons_of_an_envoy_do_not_infiltrate() -> None:
    t = arrange().agent(1, "wealth").agent(1, "smuggling").hand(0, "choam_delegate").intrigue(0, "dispatch_an_envoy")
    t.turn(0).choose("plot dispatch_an_envoy")
    assert "agent choam_delegate foldspace" in t.keys, "the Envoy's icon"
    assert "agent choam_delegate smuggling" in t.keys, "the card's own icon infiltrates"
    assert why(t, "agent choam_delegate wealth")


@rule("IX-043")
def test_guild_accord_at_the_heighliner() -> None:
    t = arrange().hand(0, "guild_accord").give(0, spice=4).turn(0).choose("agent guild_accord heighliner")
    assert t[0].spice == 0
    t = arrange().hand(0, "guild_accord").give(0, spice=3).turn(0)
    assert "4" in why(t, "agent guild_accord heighliner")
    t = arrange().agent(1, "heighliner").hand(0, "guild_accord").give(0, spice=5).turn(0)
    t.choose("agent guild_accord heighliner")
    assert t[0].spice == 1
    t = arrange().hand(0, "satellite_ban").give(0, spice=5).turn(0)
    assert why(t, "agent satellite_ban heighliner"), "only with that card"


@rule("IX-044")
def test_the_worked_example_of_infiltrating() -> None:
    a, c = 0, 2
    t = arrange().agent(c, "smuggling").hand(a, "choam_delegate", "dune_the_desert_planet").turn(a)
    assert why(t, "agent dune_the_desert_planet smuggling")
    t.choose("agent choam_delegate smuggling", "advance")
    assert t.game.view(0)["agents"]["smuggling"] == [a, c]
    assert (t[a].solari, t.ix.freighters[a]) == (1, 1)


# No discards


@rule("IX-045")
def test_the_clean_up_is_no_discard() -> None:
    t = arrange().hand(0, "choam_delegate").in_play(0, "esmar_tuek").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "done")
    assert t.names(t[0].discard) == ["choam_delegate", "esmar_tuek"]
    assert (t[0].solari, t[0].spice) == (3, 0), "the reveal box alone"


@rule("IX-045")
def test_to_acquire_is_no_discard() -> None:
    t = arrange().row("choam_delegate", "esmar_tuek", "lady_jessica", "worm_riders", "gurney_halleck")
    t.hand(0, "convincing_argument").turn(0).choose("reveal", "buy choam_delegate")
    assert "choam_delegate" in t.names(t[0].discard)
    assert t[0].solari == 0


@rule("IX-045")
def test_a_shuffle_is_no_discard() -> None:
    t = arrange().discard(0, "choam_delegate").hand(0, "dagger").intrigue(0, "refocus").turn(0)
    t.choose("plot refocus")
    assert t[0].solari == 0


# Treachery


@rule("IX-094")
def test_treachery_trashes_itself_and_unloads() -> None:
    t = arrange().hand(0, "treachery").turn(0).choose("agent treachery wealth")
    assert "treachery" in t.names(t.s.trash)
    assert list(t[0].influence) == [2, 0, 0, 0]
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (2, 3, 7), "two recruited and deployed"


@rule("IX-094")
def test_treachery_revealed_recruits_too() -> None:
    t = arrange().hand(0, "treachery").turn(0).choose("reveal")
    assert (t[0].conflict, t[0].supply) == (2, 7)
    assert "treachery" in t.names(t[0].discard)


@rule("IX-094")
def test_at_a_combat_space_others_may_follow() -> None:
    t = arrange().hand(0, "treachery").give(0, water=1).turn(0).choose("agent treachery hardy_warriors")
    assert t[0].conflict == 2
    assert [key for key in t.keys if key.startswith("deploy")][-1] == "deploy 4", "two of the space and two more"


@rule("IX-094")
def test_treachery_without_troops_in_supply() -> None:
    t = arrange().hand(0, "treachery").give(0, garrison=11).turn(0).choose("agent treachery wealth")
    assert (t[0].conflict, t[0].garrison) == (1, 11)
