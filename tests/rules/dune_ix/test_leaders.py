"""Leaders: IX-110 to IX-115, IX-095."""

from __future__ import annotations

import json

import pytest

import hagal
from hagal.game import Game
from hagal.games.dune import TITLE
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_base.position import why
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


# Ilesa


def ilesa(*hand: str, keep: str) -> IxPosition:
    """Ilesa has drawn this hand at round start and set a card of it aside; it is her turn."""
    t = arrange("ilesa_ecaz").deck(0, *hand).round_start("guild_bank_raid")
    assert (t.asked, t.question) == (0, "keep_aside")
    t.choose(f"keep {keep}")
    t.s.first = 0
    return t.turn(0) if t.asked != 0 else t


HAND = ("dagger", "signet_ring", "convincing_argument", "diplomacy", "scout")


@rule("IX-113")
def test_ilesa_sets_a_card_aside_at_round_start() -> None:
    t = arrange("ilesa_ecaz").deck(0, *HAND).round_start("guild_bank_raid")
    assert t.keys == [f"keep {id}" for id in reversed(HAND)]
    t.choose("keep scout")
    assert t.names(t[0].hand) == sorted(set(HAND) - {"scout"})
    assert t.names(t.ix.kept) == ["scout"]


@rule("IX-113")
def test_nobody_else_knows_which() -> None:
    leaders = ["ilesa_ecaz", "memnon_thorvald", "ilban_richese"]

    def game(pick: int) -> tuple[Game, str]:
        made = hagal.new("dune", players=3, seed=2, modules=["ix"], leaders=leaders)
        assert made.decision is not None
        key = sorted(made.decision.keys)[pick]
        made.choose(key)
        return made, key.split()[1]

    (one, kept), (other, _) = game(0), game(1)
    assert one.view(0)["ix"]["kept"] == [kept]
    for viewer in (1, 2, None):
        assert one.view(viewer)["ix"]["kept"] == [None]
        assert one.view(viewer)["players"][0]["hand"] == [None] * 4
        assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
        assert one.story(viewer) == other.story(viewer)
    assert f"keep {kept}" in str(one.record.seen_by((0,)))
    for seats in ((1,), (1, 2), ()):
        assert kept not in str(one.record.seen_by(seats))
    possible = set()
    for seed in range(60):
        twin = determinize(one.state, (1,), Rng(seed))
        assert isinstance(twin, Dune)
        possible.add(twin.face[part_of(twin).kept[0]].id)
        assert TITLE.view(twin, (1,)) == TITLE.view(one.state, (1,))
    assert len(possible) == 7, "for the others it could be any card of the starting deck"


@rule("IX-113")
def test_a_card_that_was_known_is_no_longer_known_to_be_in_hand() -> None:
    t = arrange("ilesa_ecaz").deck(0, *HAND)
    t.s.known[t[0].deck[-1]] = 255  # acquired onto the deck for all to see
    t.round_start("guild_bank_raid").choose("keep dagger")
    assert t.game.view(1)["players"][0]["hand"] == [None] * 4


@rule("IX-113")
@pytest.mark.parametrize(
    ("card", "space", "spice", "solari"),
    [("dagger", "tech_negotiation", 1, 0), ("diplomacy", "wealth", 0, 1 + 2), ("scout", "arrakeen", 0, 1)],
)
def test_back_in_hand_at_the_second_turn_with_a_bonus(card: str, space: str, spice: int, solari: int) -> None:
    other = "signet_ring"
    t = ilesa(*HAND, keep=card).choose(f"agent {other} smuggling", "do freighter 1", "decline", "decline")
    assert t.names(t.ix.kept) == [card], "not during the first turn"
    t.give(0, solari=0).turn(0)
    assert t.ix.kept == []
    assert card in t.game.view(1)["players"][0]["hand"], "it is revealed"
    t.choose(f"agent {card} {space}")
    assert (t[0].spice, t[0].solari) == (spice, solari)


@rule("IX-113")
def test_no_bonus_if_another_card_sends_the_agent_or_a_turn_later() -> None:
    t = ilesa(*HAND, keep="dagger").choose("agent diplomacy wealth").give(0, solari=0).turn(0)
    t.choose("agent signet_ring arrakeen", "deploy 0")
    assert (t[0].spice, t[0].solari) == (0, 0)
    t.give(0, agents=1, swordmaster=1).turn(0).choose("agent dagger tech_negotiation")
    assert (t[0].spice, t[0].solari) == (0, 0), "the third turn"


@rule("IX-113")
def test_of_two_equal_cards_she_sends_the_one_she_had_set_aside() -> None:
    t = ilesa("dagger", "dagger", "diplomacy", "signet_ring", "scout", keep="dagger").choose("agent diplomacy wealth")
    for i in t[0].hand:
        t.s.known[i] = 255  # all of them have been seen
    t.turn(0).choose("agent dagger tech_negotiation")
    assert t[0].spice == 1


@rule("IX-113")
def test_an_envoys_icons_are_icons_of_the_card() -> None:
    t = ilesa(*HAND, keep="dagger").choose("agent diplomacy wealth").give(0, solari=0).intrigue(0, "dispatch_an_envoy")
    t.turn(0).choose("plot dispatch_an_envoy", "agent dagger tech_negotiation")
    assert (t[0].spice, t[0].solari) == (0, 1)


@rule("IX-113")
def test_a_turn_passed_is_a_turn() -> None:
    t = ilesa(*HAND, keep="dagger").intrigue(0, "bindu_suspension").deck(0, "chani").turn(0)
    t.ix.turns = 1
    t.choose("plot bindu_suspension").turn(0)
    assert "dagger" in t.names(t[0].hand)
    t.choose("agent dagger tech_negotiation")
    assert t[0].spice == 1


@rule("IX-113")
def test_an_extra_turn_is_her_second() -> None:
    t = ilesa("dagger", "weirding_way", "scout", keep="dagger").choose("agent weirding_way smuggling")
    t.choose("do another_turn", "decline", "agent dagger tech_negotiation")
    assert t[0].spice == 1


@rule("IX-113")
def test_she_can_reveal_it_in_the_second_turn() -> None:
    t = ilesa(*HAND, keep="dagger").choose("agent diplomacy wealth").intrigue(0, "ambush").give(0, solari=0).turn(0)
    t.choose("reveal")
    assert (t[0].spice, t[0].solari, t[0].swords) == (0, 0, 1 + 1), "Scout and Dagger"


@rule("IX-095")
def test_a_reveal_turn_first_adds_the_card() -> None:
    t = ilesa(*HAND, keep="convincing_argument").intrigue(0, "ambush").choose("reveal")
    assert t.ix.kept == []
    assert t[0].persuasion == 2 + 1 + 1 + 1, "with the two of Convincing Argument"
    assert (t[0].spice, t[0].solari) == (0, 0)
    t.choose("done")
    assert t.names(t[0].discard) == sorted(HAND)


@rule("IX-113")
def test_an_opponent_cannot_make_her_discard_it() -> None:
    t = ilesa("dagger", "scout", keep="dagger").hand(1, "reverend_mother_mohiam").in_play(1, "bene_gesserit_sister")
    t.hand(2).hand(3).intrigue(2, "ambush").turn(1).choose("agent reverend_mother_mohiam wealth")
    assert t.asked == 2
    assert t.names(t[0].discard) == ["scout"]
    assert t.names(t.ix.kept) == ["dagger"]


@rule("IX-113")
def test_ilesas_signet_buys_a_foldspace() -> None:
    t = arrange("ilesa_ecaz").hand(0, "signet_ring").give(0, solari=1).turn(0)
    t.choose("agent signet_ring smuggling", "do freighter 1", "decline", "pay solari 1")
    assert (t[0].solari, t.names(t[0].discard)) == (1, ["foldspace"])
    t = arrange("ilesa_ecaz").hand(0, "signet_ring").turn(0)
    assert t.choose("agent signet_ring arrakeen").question == "finish_units"


# Yuna


@rule("IX-114")
def test_yuna_starts_without_water() -> None:
    game = hagal.new(
        "dune", players=3, seed=1, modules=["ix"], leaders=["yuna_moritani", "memnon_thorvald", "ilban_richese"]
    )
    assert [p["water"] for p in game.view(0)["players"]] == [0, 1, 1]


@rule("IX-114")
def test_one_solari_more_on_her_own_turn() -> None:
    t = arrange("yuna_moritani").hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet smuggling")
    assert t[0].solari == 1 + 1
    t = arrange("yuna_moritani").hand(0, "choam_delegate").turn(0).choose("reveal")
    assert t[0].solari == 3 + 1, "the Reveal turn is hers, too"


@rule("IX-114")
def test_each_time_she_gains_solari() -> None:
    t = arrange("yuna_moritani").freighter(0, 1).hand(0, "dune_the_desert_planet").intrigue(0, "windfall").turn(0)
    t.choose("agent dune_the_desert_planet smuggling", "plot windfall", "recall", "dividends")
    assert t[0].solari == (1 + 1) + (2 + 1) + (5 + 1)
    assert t[1].solari == 1


@rule("IX-114")
def test_gaining_no_solari_gives_none() -> None:
    t = arrange("yuna_moritani").hand(0, "dune_the_desert_planet").turn(0)
    assert t.choose("agent dune_the_desert_planet imperial_basin")[0].solari == 0


@rule("IX-114")
def test_nothing_more_on_other_turns() -> None:
    t = arrange("yuna_moritani").freighter(1, 1).hand(1, "dune_the_desert_planet").turn(1)
    t.choose("agent dune_the_desert_planet smuggling", "recall", "dividends")
    assert t[0].solari == 1, "an opponent's Dividends"
    t = arrange("yuna_moritani").hand(1, "scout").flag(0, "carthag").turn(1).choose("agent scout carthag")
    assert t[0].solari == 1, "control of a location"
    t = arrange("yuna_moritani").give(0, conflict=1).conflict("guild_bank_raid").combat()
    assert t[0].solari == 6, "a reward"
    t = arrange("yuna_moritani").tiles(0, "shuttle_fleet").round_start("guild_bank_raid")
    assert t[0].solari == 2, "round start"


@rule("IX-114")
def test_her_own_agent_at_her_own_location() -> None:
    t = arrange("yuna_moritani").hand(0, "scout").flag(0, "carthag").turn(0).choose("agent scout carthag")
    assert t[0].solari == 1 + 1


@rule("IX-114")
def test_yunas_signet() -> None:
    t = arrange("yuna_moritani").hand(0, "signet_ring").give(0, solari=7).turn(0)
    t.choose("agent signet_ring tech_negotiation", "do pay solari 7", "influence fremen")
    assert (t[0].solari, t[0].garrison, t[0].spice, list(t[0].influence)) == (0, 4, 1, [0, 0, 0, 1])
    t = arrange("yuna_moritani").hand(0, "signet_ring").give(0, solari=6).turn(0)
    assert t.choose("agent signet_ring arrakeen").question == "finish_units"


# Hundro


def hundro(seed: int = 1) -> Game:
    leaders = ["memnon_thorvald", "hundro_moritani", "ilban_richese"]
    return hagal.new("dune", players=3, seed=seed, modules=["ix"], leaders=leaders)


def top_two(game: Game) -> list[str]:
    s = game.state
    assert isinstance(s, Dune)
    return [s.face[i].id for i in s.intrigue_deck[-2:]]


@rule("IX-115")
def test_hundro_keeps_one_of_two_and_puts_the_other_back_on_top() -> None:
    for keep in (0, 1):
        game = hundro()
        assert game.decision is not None
        two = top_two(game)
        assert (game.decision.seat, sorted(game.decision.keys)) == (1, sorted(f"keep {id}" for id in two))
        game.choose(f"keep {two[keep]}")
        assert game.view(1)["players"][1]["intrigue"] == [two[keep]]
        assert top_two(game)[-1] == two[1 - keep]
        assert game.decision.choice.tag == "turn"


@rule("IX-115")
def test_his_look_is_secret() -> None:
    game = hundro()
    keys = sorted(game.decision.keys) if game.decision else []
    stories = []
    views = []
    for key in keys:
        one = hundro()
        one.choose(key)
        stories.append([one.story(seat) for seat in (0, 2)])
        views.append([json.dumps(one.view(seat)) for seat in (0, 2, None)])
        for seats in ((0,), (2,), ()):
            assert key not in str(one.record.seen_by(seats))
        assert key in str(one.record.seen_by((1,)))
        assert one.view(0)["players"][1]["intrigue"] == [None]
    assert stories[0] == stories[1]
    assert views[0] == views[1]


@rule("IX-115")
def test_for_the_others_it_could_be_any_card() -> None:
    game = hundro()
    assert game.decision is not None
    game.choose(game.decision.keys[0])
    held = set()
    for seed in range(40):
        twin = determinize(game.state, (0,), Rng(seed))
        assert isinstance(twin, Dune)
        held.add(twin.face[twin.players[1].intrigue[0]].id)
    assert len(held) > 10


@rule("IX-115")
def test_hundro_knows_who_gets_the_other_card() -> None:
    game = hundro()
    two = top_two(game)
    game.choose(f"keep {two[0]}")
    s = game.state
    assert isinstance(s, Dune)
    assert s.known[s.intrigue_deck[-1]] == 1 << 1
    for seed in range(5):
        twin = determinize(s, (1,), Rng(seed))
        assert isinstance(twin, Dune)
        assert twin.face[twin.intrigue_deck[-1]].id == two[1]


@rule("IX-115")
def test_hundros_signet_moves_the_freighter_for_a_spice() -> None:
    t = arrange("hundro_moritani").hand(0, "signet_ring").give(0, spice=1).turn(0)
    t.choose("agent signet_ring arrakeen", "pay spice 1", "advance")
    assert (t[0].spice, t.ix.freighters[0]) == (0, 1)
    t = arrange("hundro_moritani").hand(0, "signet_ring").turn(0)
    assert t.choose("agent signet_ring arrakeen").question == "finish_units"
    assert why(t, "deploy 9")
