"""Leaders: Ilesa, Yuna, Hundro (IX-113 to IX-115), IX-095."""

from __future__ import annotations

import json

import pytest

import hagal
from hagal.game import Game
from hagal.games.dune import TITLE
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_base.position import why
from tests.rules.dune_ix.position import arrange

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
