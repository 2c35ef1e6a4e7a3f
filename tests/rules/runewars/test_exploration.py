"""Exploration tokens (RW-230 to RW-239)."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.runewars import actions
from hagal.games.runewars.exploration.laws import tokens_lie
from hagal.games.runewars.exploration.part import lay_tokens, part_of
from hagal.games.runewars.exploration.tokens import adjacent, window
from hagal.games.runewars.names import HARVEST, MOBILIZE, RESOURCE_SITE
from hagal.games.runewars.orders.ways import ways
from hagal.games.runewars.revised.claim import claimable
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import Broken, conserved
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import at, choose, offered, position, push, rune, stronghold, units
from tests.games.runewars.questing import company, figure, hero, reward, rewards
from tests.rules import rule


def exploring(*factions: str, **tokens: str) -> Runewars:
    """A position with face-down tokens; `tokens` are those in certain areas, by kind; `_up` at the end: face up."""
    s = position(*factions, exploration=True)
    s.active = -1
    for p in s.players:
        p.order = 1 + p.seat
    lay_tokens(s, 0, -1)
    for area, named in tokens.items():
        lay(s, area, named.removesuffix("_up"), named.endswith("_up"))
    return s


def lay(s: Runewars, area: str, kind: str, up: bool = False) -> int:
    """A token of a kind comes to lie in an area, in exchange for what lies there. Returns its instance."""
    part = part_of(s)
    k = part.at.index(at(s, area))
    taken = [i for i, face_up in zip(part.lying, part.up, strict=True) if face_up]
    i = next(i for i in (*part.rest, *part.lying) if s.face[i].id.startswith(kind) and i not in taken)
    before = part.lying[k]
    if i in part.rest:
        part.rest[part.rest.index(i)] = before
    else:
        part.lying[part.lying.index(i)] = before
    part.lying[k] = i
    part.up[k] = int(up)
    s.known[i] = PUBLIC if up else 0
    return i


def visit(s: Runewars, id: str) -> None:
    """The hero of seat 0 ends its move where it is."""
    push(s, "quest_phase", -1)
    choose(s, f"move {id}", "stop")


# Laying them


@rule("RW-230")
def test_one_face_down_in_every_area_outside_home_realms() -> None:
    s = exploring()
    part = part_of(s)
    assert sorted(part.at) == [k for k, home in enumerate(s.board.home) if not home]
    assert not any(part.up)
    assert all(s.known[i] == 0 for i in part.lying)
    assert len(part.lying) + len(part.rest) == 35
    for i, area in zip(part.lying, part.at, strict=True):
        beside = any(s.board.home[other] for other in s.board.near[area])
        if s.face[i].back != (1 if beside else 2):
            assert all(s.face[k].back == s.face[i].back for k in part.rest), "only where the other back has run out"
    conserved(s)
    tokens_lie(s)


@rule("RW-230")
def test_only_with_the_option() -> None:
    assert "exploration" not in position().rules.kinds


@rule("RW-300")
def test_nobody_knows_what_lies_face_down() -> None:
    s = exploring(c3="temple_up")
    view = part_of(s).view(s, 0xFF)
    assert [token["token"] for token in view["tokens"] if token["token"]] in (["temple_1"], ["temple_2"])
    t = determinize(s, (0,), Rng(3))
    assert isinstance(t, Runewars)
    assert part_of(t).view(t, 0x81) == part_of(s).view(s, 0x81)
    assert part_of(t).lying != part_of(s).lying


@rule("RW-230")
@pytest.mark.parametrize("kind", ["temple", "dungeon", "village_of_food", "traveling_merchant"])
def test_a_hero_who_ends_his_move_turns_it_up(kind: str) -> None:
    s = exploring(c3=kind)
    hero(s, "silhouette", 0, "c3")
    visit(s, "silhouette")
    part = part_of(s)
    event = kind == "traveling_merchant"
    assert (at(s, "c3") in part.at) != event
    assert bool(part.gone) == event
    if not event:
        assert part.up[part.at.index(at(s, "c3"))]
    tokens_lie(s)


@rule("RW-230")
def test_before_he_duels_or_attempts_a_quest() -> None:
    s = exploring(c3="raiding_party")
    hero(s, "silhouette", 0, "c3", damage=2)
    hero(s, "grey_ker", 1, "c3")
    visit(s, "silhouette")
    assert company(s, 0) == [], "there is nobody left to duel"


@rule("RW-230")
def test_passing_by_turns_up_nothing() -> None:
    s = exploring(c2="temple")
    hero(s, "silhouette", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go c2", "go c1")
    assert not part_of(s).up[part_of(s).at.index(at(s, "c2"))]


@rule("RW-230")
def test_neither_does_training_nor_healing() -> None:
    s = exploring(c3="temple")
    hero(s, "silhouette", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "train silhouette", "train agility 2")
    assert not any(part_of(s).up)
    assert s.players[0].influence == 0


# Locations


def offers(s: Runewars, seat: int = 0) -> list[str]:
    return [step.key() for step in window(s, seat, [], -1)]


@rule("RW-230")
@pytest.mark.parametrize(
    ("token", "count", "found"),
    [
        ("village_of_food_up", 6, ["raze c3"]),
        ("dragon_throne_up", 6, ["raze c3"]),
        ("magic_portal_up", 8, ["raze c3"]),
        ("village_of_food_up", 5, []),
        ("village_of_food", 6, []),
        ("temple_up", 6, []),
    ],
)
def test_six_units_destroy_a_destructible_location(token: str, count: int, found: list[str]) -> None:
    s = exploring(c3=token)
    s.active = 0
    units(s, "c3", 0, footman=count)
    assert offers(s) == found
    assert offers(s, 1) == []
    if found:
        push(s, window(s, 0, [], -1)[0])
        offered(s)
        assert at(s, "c3") not in part_of(s).at
        assert len(part_of(s).gone) == 1


@rule("RW-231")
def test_a_dragon_throne_counts_as_a_dragon_rune() -> None:
    s = exploring(c3="dragon_throne_up", c2="dragon_throne")
    units(s, "c3", 0, footman=1)
    units(s, "c2", 0, footman=1)
    assert actions.dragon_runes(s, 0) == 1
    rune(s, "c3", True)
    assert actions.dragon_runes(s, 0) == 2
    assert actions.dragon_runes(s, 1) == 0


@rule("RW-231", "OP-7")
def test_a_dragon_throne_counts_for_a_claim_to_victory() -> None:
    s = exploring(c3="dragon_throne_up")
    s.active = 0
    units(s, "c3", 0, footman=1)
    for id in ("h0a", "h0b", "h0c", "c3"):
        rune(s, id, True)
    for id in ("c1", "c2"):
        units(s, id, 0, footman=1)
    rune(s, "c1", True)
    assert claimable(s, 0)
    s.control[at(s, "c1")] = -1
    assert not claimable(s, 0)


@rule("RW-232", "RW-082")
def test_a_resource_development_may_raise_what_a_village_yields() -> None:
    s = exploring(a1="village_of_ore_up", a2="village_of_food_up")
    s.active = 0
    for id in ("a1", "a2"):
        s.development[stronghold(s, id, 0)] = RESOURCE_SITE
    s.players[0].dials = (0, 0, 0)
    push(s, s.rules.kinds["order"][HARVEST - 1].bonus, 0, 1)
    assert offered(s) == []  # each area yields one resource, by its village alone
    assert s.players[0].dials == (1, 0, 1)


@rule("RW-232")
def test_a_village_yields_more() -> None:
    s = exploring(c3="village_of_wood_up", c2="village_of_food_up", c1="village_of_ore")
    before = actions.production(s, 0)
    for id in ("c3", "c1"):
        units(s, id, 0, footman=1)
    units(s, "c2", 1, archer=1)
    assert actions.production(s, 0) == (before[0], before[1] + 1, before[2])


@rule("RW-233")
def test_in_the_quest_phase_a_hero_goes_through_a_portal_for_1_influence() -> None:
    s = exploring(c3="magic_portal_up", a1="magic_portal_up", e5="magic_portal")
    hero(s, "silhouette", 0, "c2")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go c3")
    assert "go a1" not in offered(s), "without influence it is shut"
    s.players[0].influence = 1
    assert "go a1" in offered(s)
    assert "go e5" not in offered(s)
    choose(s, "go a1")
    assert figure(s, "silhouette")[0] == "a1"
    assert s.players[0].influence == 0


@rule("RW-233")
def test_in_the_own_turn_a_portal_is_opened_for_1_influence() -> None:
    s = exploring(c3="magic_portal_up", a1="magic_portal_up")
    s.active = 0
    s.players[0].order = MOBILIZE
    assert offers(s) == []
    s.players[0].influence = 2
    assert offers(s) == ["portal a1", "portal c3"]
    here, there = at(s, "c3"), at(s, "a1")
    assert there not in ways(s, here, False)
    push(s, window(s, 0, [], -1)[1])
    offered(s)
    assert s.players[0].influence == 1
    assert there in ways(s, here, False)
    assert here in ways(s, there, False)
    assert offers(s) == [], "both of them are open to each other"
    s.active = 1
    assert there not in ways(s, here, False), "for this turn"
    s.active = 0
    s.season += 1
    assert there not in ways(s, here, False)


@rule("RW-233")
def test_only_orders_that_move_figures_open_portals() -> None:
    s = exploring(c3="magic_portal_up", a1="magic_portal_up")
    s.active = 0
    s.players[0].influence = 2
    s.players[0].order = HARVEST
    assert offers(s) == []


@rule("RW-233")
def test_of_three_portals_the_one_that_is_paid_for_leads_to_the_others() -> None:
    s = exploring(c3="magic_portal_up", a1="magic_portal_up", e5="magic_portal_up")
    s.active = 0
    s.players[0].influence = 2
    s.players[0].order = MOBILIZE
    a1, c3, e5 = (at(s, id) for id in ("a1", "c3", "e5"))
    push(s, window(s, 0, [], -1)[1])
    offered(s)
    assert adjacent(s, 0, (), c3) == (a1, e5)
    assert adjacent(s, 0, (), a1) == (c3,)
    assert adjacent(s, 0, (), at(s, "b1")) == ()


@rule("RW-234")
def test_who_enters_a_dungeon_goes_no_further() -> None:
    s = exploring(c2="dungeon_up")
    hero(s, "silhouette", 0, "c3")
    hero(s, "grey_ker", 1, "c2")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go c2")
    assert offered(s) == ["done", "duel grey_ker"], "but he may duel"


@rule("RW-235")
@pytest.mark.parametrize("action", [("move silhouette", "stop"), ("train silhouette", "train agility 2")])
def test_who_ends_an_action_in_a_temple_brings_2_influence(action: tuple[str, ...]) -> None:
    s = exploring(c3="temple_up")
    hero(s, "silhouette", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, *action)
    assert s.players[0].influence == 2


@rule("RW-235")
def test_so_does_he_who_has_just_found_it() -> None:
    s = exploring(c3="temple")
    hero(s, "silhouette", 0, "c3")
    visit(s, "silhouette")
    assert s.players[0].influence == 2


@rule("RW-235")
def test_who_ends_an_action_in_the_hall_of_kellos_brings_a_tactics_card() -> None:
    s = exploring(c3="hall_of_kellos_up")
    units(s, "c3", 0, footman=1)
    hero(s, "silhouette", 0, "c3", damage=1)
    push(s, "quest_phase", -1)
    choose(s, "heal silhouette")
    assert len(s.players[0].fresh) == 1
    assert s.players[0].influence == 0


@rule("RW-235")
def test_who_does_nothing_brings_nothing() -> None:
    s = exploring(c3="temple_up")
    hero(s, "silhouette", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "done")
    assert s.players[0].influence == 0


# Events


@rule("RW-236")
@pytest.mark.parametrize(("influence", "answer", "left"), [(4, "buy", 1), (4, "decline", 4), (2, None, 2)])
def test_the_merchant_sells_a_reward_for_3_influence(influence: int, answer: str | None, left: int) -> None:
    s = exploring(c3="traveling_merchant")
    hero(s, "silhouette", 0, "c3")
    s.players[0].influence = influence
    visit(s, "silhouette")
    if answer:
        assert offered(s) == ["decline", "buy"]
        choose(s, answer)
    assert s.players[0].influence == left
    assert len(s.players[0].rewards) == int(answer == "buy")
    assert len(part_of(s).gone) == 1


@rule("RW-237")
def test_a_raiding_party_deals_1_damage() -> None:
    s = exploring(c3="raiding_party")
    hero(s, "silhouette", 0, "c3")
    reward(s, "rage_blade", 0, "silhouette")
    visit(s, "silhouette")
    assert figure(s, "silhouette")[1] == 1
    assert rewards(s, 0, "silhouette") == ["rage_blade"]


@rule("RW-237")
@pytest.mark.parametrize("owner", [-1, 1])
@pytest.mark.parametrize(("answer", "damage", "kept"), [("damage", 2, ["rage_blade"]), ("discard rage_blade", 1, [])])
def test_with_neutral_or_enemy_units_there_another_or_a_reward(
    owner: int, answer: str, damage: int, kept: list[str]
) -> None:
    s = exploring(c3="raiding_party")
    units(s, "c3", owner, **({"beastman": 1} if owner < 0 else {"archer": 1}))
    hero(s, "silhouette", 0, "c3")
    reward(s, "rage_blade", 0, "silhouette")
    visit(s, "silhouette")
    assert offered(s) == ["damage", "discard rage_blade"]
    choose(s, answer)
    assert figure(s, "silhouette")[1] == damage
    assert rewards(s, 0, "silhouette") == kept


@rule("RW-237")
def test_own_units_do_not_make_it_worse_and_without_rewards_it_is_damage() -> None:
    s = exploring(c3="raiding_party", c2="raiding_party")
    units(s, "c3", 0, footman=1)
    units(s, "c2", 1, archer=1)
    hero(s, "silhouette", 0, "c3")
    visit(s, "silhouette")
    assert figure(s, "silhouette")[1] == 1
    s = exploring(c2="raiding_party")
    units(s, "c2", 1, archer=1)
    hero(s, "silhouette", 0, "c2")
    visit(s, "silhouette")
    assert figure(s, "silhouette")[1] == 2


@rule("RW-238")
def test_a_scroll_shows_all_tokens_of_an_area() -> None:
    s = exploring(c3="scroll_of_sight")
    rune(s, "e5", True)
    hero(s, "silhouette", 0, "c3")
    visit(s, "silhouette")
    assert "look e5" in offered(s)
    assert "look c3" not in offered(s), "nothing is hidden there any more"
    choose(s, "look e5")
    token = part_of(s).lying[part_of(s).at.index(at(s, "e5"))]
    assert (s.known[s.runes[0]], s.known[token]) == (1, 1)
    assert not part_of(s).up[part_of(s).at.index(at(s, "e5"))]


@rule("RW-239")
def test_training_is_1_more_of_one_attribute() -> None:
    s = exploring(c3="training")
    hero(s, "silhouette", 0, "c3", training=(0, 2, 1))
    visit(s, "silhouette")
    assert offered(s) == ["train strength 1", "train wisdom 1"]
    choose(s, "train wisdom 1")
    assert figure(s, "silhouette")[2] == (0, 2, 2)


# Laws


def test_the_laws_of_tokens_can_be_broken() -> None:
    def two_in_one_area(part: Any, s: Runewars) -> None:
        part.at[0] = part.at[1]

    def at_home(part: Any, s: Runewars) -> None:
        part.at[0] = at(s, "h0a")

    def hidden(part: Any, s: Runewars) -> None:
        part.up[0] = 1

    for harm in (two_in_one_area, at_home, hidden):
        s = exploring()
        tokens_lie(s)
        harm(part_of(s), s)
        with pytest.raises(Broken):
            tokens_lie(s)
