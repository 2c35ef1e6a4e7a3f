"""Leaders: DI-090 to DI-097."""

from __future__ import annotations

import json

import pytest

import hagal
from hagal.game import Game
from hagal.games.dune import TITLE
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange, why


@rule("DI-090")
def test_paul_sees_the_top_card_of_his_deck_and_nobody_else_does() -> None:
    t = arrange("paul_atreides").hand(0, "signet_ring").deck(0, "diplomacy", "dagger", "scout").turn(0)
    t.choose("agent signet_ring hall_of_oratory")
    assert t.names(t[0].hand) == ["scout"]
    assert t.game.view(0)["players"][0]["deck_top"] == "dagger"
    for other in (1, 2, 3, None):
        assert t.game.view(other)["players"][0]["deck_top"] is None


@rule("DI-090")
def test_paul_sees_it_from_the_start_and_after_every_draw_and_shuffle() -> None:
    game = hagal.new("dune", players=3, seed=5, leaders=["paul_atreides", "memnon_thorvald", "ilban_richese"])
    s = game.state
    assert isinstance(s, Dune)
    assert s.known[s.players[0].deck[-1]] == 1
    assert s.known[s.players[0].deck[-2]] == 0
    assert s.known[s.players[1].deck[-1]] == 0
    t = (
        arrange("paul_atreides")
        .intrigue(0, "refocus")
        .hand(0, "dagger")
        .discard(0, "scout", "chani", "stilgar")
        .turn(0)
    )
    t.choose("plot refocus")
    assert t.game.view(0)["players"][0]["deck_top"] == t.s.face[t[0].deck[-1]].id


@rule("DI-090")
def test_paul_sees_the_next_card_when_the_top_one_is_trashed() -> None:
    t = arrange("paul_atreides").intrigue(0, "poison_snooper").hand(0, "dagger").deck(0, "chani", "scout").turn(0)
    t.choose("plot poison_snooper", "trash")
    assert t.game.view(0)["players"][0]["deck_top"] == "chani"


@rule("DI-090")
def test_paul_does_not_look_into_an_empty_deck() -> None:
    t = arrange("paul_atreides").hand(0, "signet_ring").deck(0, "dagger").turn(0)
    t.discard(0, "scout", "chani")
    t[0].deck[:] = [i for i in t[0].deck if t.s.face[i].id == "dagger"]
    t.turn(0).choose("agent signet_ring hall_of_oratory")
    assert t.game.view(0)["players"][0]["deck"] == 0
    assert t.game.view(0)["players"][0]["deck_top"] is None
    assert len(t[0].discard) == 2, "looking does not shuffle"


@rule("DI-091")
@pytest.mark.parametrize(
    ("space", "price"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_leto_pays_less_on_landsraad_spaces(space: str, price: int) -> None:
    t = arrange("leto_atreides").hand(0, "dagger").give(0, solari=price - 1).turn(0)
    assert why(t, f"agent dagger {space}")
    t = arrange("leto_atreides").hand(0, "dagger").give(0, solari=price).turn(0).choose(f"agent dagger {space}")
    assert t[0].solari == 0
    t = arrange().hand(0, "dagger").give(0, solari=price).turn(0)
    assert why(t, f"agent dagger {space}"), "others pay the printed cost"


@rule("DI-091")
def test_leto_is_not_paid_for_a_free_space() -> None:
    t = arrange("leto_atreides").hand(0, "dagger").turn(0).choose("agent dagger hall_of_oratory")
    assert t[0].solari == 0


@rule("DI-091")
def test_letos_signet_helps_where_an_opponent_has_more() -> None:
    t = arrange("leto_atreides").influence(0, emperor=1, fremen=2).influence(1, emperor=2, spacing_guild=1, fremen=2)
    t.hand(0, "signet_ring").give(0, spice=1).turn(0).choose("agent signet_ring secure_contract", "pay spice 1")
    assert t.keys == ["influence emperor", "influence spacing_guild"]
    t.choose("influence spacing_guild")
    assert (list(t[0].influence), t[0].spice) == ([1, 1, 0, 2], 0)


@rule("DI-091")
@pytest.mark.parametrize(("spice", "other"), [(0, 1), (1, 0)])
def test_letos_signet_needs_spice_and_somebody_ahead(spice: int, other: int) -> None:
    t = arrange("leto_atreides").influence(1, fremen=other).hand(0, "signet_ring").give(0, spice=spice).turn(0)
    t.choose("agent signet_ring secure_contract")
    assert t.asked == 1
    assert t[0].spice == spice


@rule("DI-091")
def test_letos_signet_may_be_declined() -> None:
    t = arrange("leto_atreides").influence(1, fremen=1).hand(0, "signet_ring").give(0, spice=1).turn(0)
    t.choose("agent signet_ring secure_contract", "decline")
    assert t[0].spice == 1


BARON = ["memnon_thorvald", "vladimir_harkonnen", "ilban_richese"]


def barons(answer: str = "tokens emperor fremen") -> Game:
    return hagal.new("dune", players=3, seed=5, leaders=BARON).choose(answer, 1)


def tokens(t: Position) -> list[str]:
    """The factions that seat 0, the Baron, still keeps."""
    found: list[str] = t.game.view(0)["players"][0]["tokens"]
    return found


@rule("DI-092")
def test_the_baron_picks_two_of_four_factions_after_set_up() -> None:
    game = hagal.new("dune", players=3, seed=5, leaders=BARON)
    assert game.decision is not None
    assert (game.decision.seat, len(game.decision.keys)) == (1, 6)
    game.choose("tokens emperor fremen")
    assert game.view(1)["players"][1]["tokens"] == ["emperor", "fremen"]


@rule("DI-092")
def test_the_barons_pick_is_secret() -> None:
    game = barons()
    for other in (0, 2, None):
        assert game.view(other)["players"][1]["tokens"] == [None, None]
    assert "tokens" in str(game.record.seen_by((1,)))
    for seats in ((0,), (2,), (0, 2), ()):
        assert "tokens" not in str(game.record.seen_by(seats))
    assert barons("tokens spacing_guild bene_gesserit").story(0) == game.story(0)
    views = [barons(pick).view(0) for pick in ("tokens emperor fremen", "tokens spacing_guild bene_gesserit")]
    assert json.dumps(views[0]) == json.dumps(views[1])
    picks = set()
    for seed in range(30):
        twin = determinize(game.state, (0,), Rng(seed))
        picks.add(tuple(TITLE.view(twin, (1,))["players"][1]["tokens"]))
    assert len(picks) == 6, "for the others it could be any pair"


@rule("DI-092")
def test_masterstroke_on_deploying_four_in_one_turn() -> None:
    t = arrange("vladimir_harkonnen").give(0, spice=6).hand(0, "diplomacy").turn(0)
    t.choose("agent diplomacy heighliner")
    picked = [FACTIONS.index(name) for name in tokens(t)]
    before = list(t[0].influence)
    t.choose("deploy 4")
    assert list(t[0].influence) == [n + (k in picked) for k, n in enumerate(before)]
    assert (tokens(t), t.asked) == ([], 1), "it is no question: he strikes"
    assert [event.kind for event in t.events("masterstroke")] == ["masterstroke"]


@rule("DI-092")
@pytest.mark.parametrize("n", [0, 3])
def test_no_masterstroke_below_four(n: int) -> None:
    t = arrange("vladimir_harkonnen").give(0, spice=6).hand(0, "diplomacy").turn(0)
    assert t.choose("agent diplomacy heighliner", f"deploy {n}").question == "turn"


@rule("DI-092")
def test_troops_of_one_turn_add_up_for_masterstroke() -> None:
    t = arrange("vladimir_harkonnen").intrigue(0, "rapid_mobilization").give(0, garrison=4).hand(0, "diplomacy").turn(0)
    t.choose("plot rapid_mobilization", "deploy 2", "agent diplomacy stillsuits")
    assert len(tokens(t)) == 2
    assert tokens(t.choose("deploy 2")) == []


@rule("DI-092")
def test_troops_of_two_turns_or_of_a_defence_do_not_count() -> None:
    t = arrange("vladimir_harkonnen").give(0, garrison=6, conflict=4).hand(0, "diplomacy").turn(0)
    assert t.choose("agent diplomacy stillsuits", "deploy 2").question == "turn"
    assert len(tokens(t)) == 2


@rule("DI-092")
def test_masterstroke_is_for_the_reveal_turn_too() -> None:
    t = arrange("vladimir_harkonnen").intrigue(0, "rapid_mobilization").give(0, garrison=4).hand(0, "dagger").turn(0)
    assert len(tokens(t.choose("reveal", "plot rapid_mobilization"))) == 2
    assert tokens(t.choose("deploy 4")) == []


@rule("DI-092")
def test_masterstroke_is_once_per_game() -> None:
    t = arrange("vladimir_harkonnen").give(0, spice=12).hand(0, "diplomacy", "diplomacy").turn(0)
    t.choose("agent diplomacy heighliner", "deploy 4")
    assert tokens(t) == []
    t.s.occupied = 0
    t.give(0, conflict=0, garrison=3, spice=6, agents=1).hand(0, "diplomacy").turn(0)
    before = t[0].influence
    t.choose("agent diplomacy heighliner", "deploy 5")
    assert [now - then for now, then in zip(t[0].influence, before, strict=True)] == [0, 1, 0, 0], "the space alone"
    assert len(t.events("masterstroke")) == 1


@rule("DI-092")
def test_the_barons_signet_buys_an_intrigue_card() -> None:
    t = arrange("vladimir_harkonnen").hand(0, "signet_ring").turn(0).choose("agent signet_ring secure_contract")
    assert t.keys == ["pay solari 1", "decline"], "the solari of the space can pay"
    t.choose("pay solari 1")
    assert (t[0].solari, len(t[0].intrigue)) == (2, 1)
    t = arrange("vladimir_harkonnen").hand(0, "signet_ring").turn(0).choose("agent signet_ring hall_of_oratory")
    assert t.asked == 1


@rule("DI-093")
def test_rabban_starts_with_a_spice_and_a_solari_more() -> None:
    game = hagal.new("dune", players=3, seed=5, leaders=["glossu_rabban", "memnon_thorvald", "ilban_richese"])
    seen = [(p["spice"], p["solari"], p["water"]) for p in game.view(0)["players"]]
    assert seen == [(1, 1, 1), (0, 0, 1), (0, 0, 1)]


@rule("DI-093")
@pytest.mark.parametrize(("ally", "troops"), [(None, 1), (1, 1), (0, 2)])
def test_rabbans_signet(ally: int | None, troops: int) -> None:
    t = arrange("glossu_rabban").hand(0, "signet_ring")
    if ally is not None:
        t.influence(ally, fremen=4)
    t.turn(0).choose("agent signet_ring secure_contract")
    assert t[0].garrison == 3 + troops


@rule("DI-093")
def test_two_alliances_are_no_more_than_one() -> None:
    t = arrange("glossu_rabban").hand(0, "signet_ring").influence(0, fremen=4, emperor=4).turn(0)
    assert t.choose("agent signet_ring secure_contract")[0].garrison == 5


@rule("DI-094")
def test_memnon_befriends_somebody_on_taking_a_council_seat() -> None:
    t = arrange("memnon_thorvald").hand(0, "dagger").give(0, solari=5).turn(0).choose("agent dagger high_council")
    assert len(t.keys) == 4
    t.choose("influence bene_gesserit")
    assert list(t[0].influence) == [0, 0, 1, 0]
    t = arrange("helena_richese").hand(0, "dagger").give(0, solari=5).turn(0).choose("agent dagger high_council")
    assert t.asked == 1, "nobody else does"


@rule("DI-094")
def test_memnons_signet() -> None:
    t = arrange("memnon_thorvald").hand(0, "signet_ring").turn(0).choose("agent signet_ring secure_contract")
    assert t[0].spice == 1


@rule("DI-095")
@pytest.mark.parametrize(("space", "spice"), [("great_flat", 2), ("hagga_basin", 1), ("imperial_basin", 0)])
def test_ariana_harvests_one_less_and_draws(space: str, spice: int) -> None:
    t = arrange("ariana_thorvald").hand(0, "dune_the_desert_planet").deck(0, "dagger", "scout").give(0, water=2)
    t.s.bonus[:] = [2, 2, 2]
    t.turn(0).choose(f"agent dune_the_desert_planet {space}")
    assert (t[0].spice, t.names(t[0].hand)) == (spice + 2, ["scout"])


@rule("DI-095")
def test_ariana_loses_nothing_elsewhere() -> None:
    t = arrange("ariana_thorvald").hand(0, "worm_riders").deck(0, "dagger").turn(0)
    t.choose("agent worm_riders secure_contract")
    assert (t[0].spice, t[0].hand) == (2, [])


@rule("DI-095")
def test_arianas_addiction_is_mandatory() -> None:
    t = arrange("ariana_thorvald").hand(0, "dune_the_desert_planet").intrigue(0, "ambush").turn(0)
    t.choose("agent dune_the_desert_planet imperial_basin")
    assert t[0].spice == 0, "even with nothing to draw"


@rule("DI-095")
def test_arianas_signet() -> None:
    t = arrange("ariana_thorvald").hand(0, "signet_ring").turn(0).choose("agent signet_ring secure_contract")
    assert t[0].water == 1


@rule("DI-096")
@pytest.mark.parametrize(
    ("space", "drawn"), [("rally_troops", 1), ("high_council", 1), ("swordmaster", 1), ("mentat", 2)]
)
def test_ilban_draws_when_he_pays_solari_for_a_space(space: str, drawn: int) -> None:
    t = arrange("ilban_richese").hand(0, "dagger").deck(0, "scout", "chani", "stilgar").give(0, solari=8).turn(0)
    t.choose(f"agent dagger {space}")
    assert len(t[0].hand) == drawn


@rule("DI-096")
@pytest.mark.parametrize("space", ["hall_of_oratory", "hagga_basin", "sell_melange"])
def test_ilban_does_not_draw_for_other_costs(space: str) -> None:
    t = arrange("ilban_richese").hand(0, "shifting_allegiances").deck(0, "scout", "chani").give(0, water=1, spice=2)
    t.turn(0).choose(f"agent shifting_allegiances {space}")
    assert t[0].hand == []


@rule("DI-096")
def test_ilban_does_not_draw_for_a_card_that_costs_solari() -> None:
    t = arrange("ilban_richese").hand(0, "firm_grip").deck(0, "scout").give(0, solari=2).turn(0)
    t.choose("agent firm_grip wealth", "pay solari 2", "influence fremen")
    assert t[0].hand == []
    t = arrange("ilban_richese").intrigue(0, "bribery").hand(0, "dagger").deck(0, "scout").give(0, solari=2).turn(0)
    t.choose("plot bribery", "influence fremen")
    assert t.names(t[0].hand) == ["dagger"]


@rule("DI-096")
def test_ilbans_signet() -> None:
    t = arrange("ilban_richese").hand(0, "signet_ring").turn(0).choose("agent signet_ring hall_of_oratory")
    assert t[0].solari == 1


@rule("DI-097")
@pytest.mark.parametrize(
    ("card", "space", "blocked"),
    [
        ("dagger", "hall_of_oratory", False),
        ("reconnaissance", "arrakeen", False),
        ("diplomacy", "wealth", True),
        ("dune_the_desert_planet", "secure_contract", True),
    ],
)
def test_enemies_do_not_block_helena_on_landsraad_and_city_spaces(card: str, space: str, blocked: bool) -> None:
    t = arrange("helena_richese").agent(1, space).hand(0, card).turn(0)
    assert (f"agent {card} {space}" not in t.keys) == blocked
    if not blocked:
        t.choose(f"agent {card} {space}")
        assert t.game.view(0)["agents"][space] == [0, 1]


@rule("DI-097")
def test_her_own_agent_blocks_helena() -> None:
    t = arrange("helena_richese").agent(0, "arrakeen").agent(1, "arrakeen").hand(0, "reconnaissance").turn(0)
    assert why(t, "agent reconnaissance arrakeen")


@rule("DI-097")
def test_helena_blocks_the_others() -> None:
    t = arrange("helena_richese").agent(0, "hall_of_oratory").turn(1)
    assert why(t, "agent dagger hall_of_oratory")


@rule("DI-097")
def test_helenas_signet_sets_a_card_aside_for_one_less() -> None:
    t = arrange("helena_richese").row("chani", "scout", "stilgar", "carryall", "opulence").imperium("power_play")
    t.hand(0, "signet_ring", "dagger").turn(0).choose("agent signet_ring secure_contract")
    assert t.keys == ["aside chani", "aside scout", "aside stilgar", "aside carryall", "aside opulence"]
    t.choose("aside chani")
    assert t.names(t.s.row) == ["carryall", "opulence", "power_play", "scout", "stilgar"]
    assert t.game.view(2)["players"][0]["aside"] == ["chani"]
    t.give(0, promised=5).turn(0).choose("reveal")
    assert "claim chani" in t.keys
    t.intrigue(0, "ambush").choose("claim chani")
    assert t[0].persuasion == 1
    assert "chani" in t.names(t[0].discard)
    assert t[0].water == 1, "with its acquire effect"
    assert len(t.s.row) == 5


@rule("DI-097")
def test_the_discount_is_one_and_not_more() -> None:
    t = arrange("helena_richese").row("chani", "scout", "stilgar", "carryall", "opulence")
    t.hand(0, "signet_ring", "dagger").turn(0).choose("agent signet_ring secure_contract", "aside chani")
    t.give(0, promised=3).intrigue(0, "ambush").turn(0).choose("reveal")
    assert "4" in why(t, "claim chani")


@rule("DI-097")
def test_opponents_cannot_acquire_the_card_set_aside() -> None:
    t = arrange("helena_richese").row("chani", "scout", "stilgar", "carryall", "opulence")
    t.hand(0, "signet_ring", "dagger").turn(0).choose("agent signet_ring secure_contract", "aside chani")
    t.give(1, promised=9).intrigue(1, "bypass_protocol").turn(1).choose("reveal")
    assert why(t, "buy chani")
    assert why(t, "claim chani")


@rule("DI-097")
def test_unacquired_the_card_leaves_the_game() -> None:
    t = arrange("helena_richese").row("chani", "scout", "stilgar", "carryall", "opulence").intrigue(0, "ambush")
    t.hand(0, "signet_ring", "dagger").turn(0)
    t.choose("agent signet_ring secure_contract", "do aside", "aside chani", "end")
    t.turn(0).choose("reveal", "done")
    assert t.game.view(0)["players"][0]["aside"] == []
    assert "chani" in t.names(t.s.trash)
