"""Set-up of Hunters: PR-190 to PR-199, easier and harder games (PR-266, PR-267), films (PR-280, PR-281)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hagal
from hagal.games.encounters import BASE, TITLE
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.hunters.catalogue.armory import ARMORY
from hagal.games.encounters.hunters.catalogue.predators import INSTINCTS, PREDATORS
from hagal.games.encounters.hunters.catalogue.prey import MERCENARIES
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.hunters.module import HUNTERS
from hagal.games.encounters.hunters.setup import GROUPS, PREY
from hagal.games.encounters.names import CLASSES
from hagal.games.encounters.state import Encounters
from hagal.kernel.state import PUBLIC
from tests.games.encounters.hunters.position import PREDATORS as BY_INITIATIVE
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule


def game(players: int = 3, **options: Any) -> hagal.Game:
    return hagal.new("encounters", players=players, modules=["hunters"], seed=5, **options)


def fresh(players: int = 3, **options: Any) -> Encounters:
    s = game(players, **options).state
    assert isinstance(s, Encounters)
    return s


def prey_cards(s: Encounters) -> list[int]:
    """Every card of the Prey deck, wherever the first turn brought it, the bottom of the deck first."""
    return [*s.enemies, *(i for space in s.wilds for i in space), *s.combat, *s.out]


@rule("PR-002")
def test_hunters_is_competitive_unless_played_together() -> None:
    assert not fresh().rules.cooperative
    assert fresh(together=True).rules.cooperative
    for players in TITLE.players:
        assert game(players).players == players


@rule("PR-004")
def test_the_highest_honor_wins() -> None:
    t = Hunting(3).trophies(1, "enemy:point_man", "enemy:heavy_gunner").trophies(2, "enemy:hired_gun").run("time_up")
    assert [t.honor(seat) for seat in range(3)] == list(t.game.outcome.scores)  # type: ignore[union-attr]
    assert t.winners == (1,)


@rule("PR-190")
def test_rules_that_are_not_changed_are_those_of_hunted() -> None:
    hunters, hunted = fresh().rules, TITLE.rules(3, ("hunted",), {})
    for name in ("next_turn", "action_phase", "strike_phase", "strike", "cleanup", "pick_avatar"):
        assert hunters.steps[name] is hunted.steps[name]


@rule("PR-190")
def test_all_cards_are_of_this_mode_but_the_starters() -> None:
    own = {component.ref for component in HUNTERS.components}
    in_play = {component.ref for component in fresh(tests=True, challenges="secret").face}
    shared = {component.ref for component in BASE.components}
    assert in_play - own == {"character:experience", "character:brute_force"} <= shared
    # Some Strikes bear the same title as those of Hunted, but are cards of their own.
    assert not {id(component) for component in HUNTERS.components} & {id(component) for component in HUNTED.components}


@rule("PR-191")
def test_each_player_has_thirteen_cards_and_a_predator() -> None:
    s = fresh(5)
    for p in s.players:
        cards = Counter(s.face[i].id for i in (*p.deck, *p.hand))
        assert cards == {"experience": 7, "brute_force": 5, p.avatar.role: 1}
    assert [(avatar.id, avatar.initiative) for avatar in PREDATORS] == list(
        zip(BY_INITIATIVE, (1, 3, 5, 7, 9), strict=True)
    )
    assert all(avatar.health > 0 and avatar.defense > 0 and avatar.honor > 0 for avatar in PREDATORS)
    view = game(2).view(0)
    assert [one["armor"] for one in view["hunters"]] == [p.avatar.defense for p in fresh(2).players]


@rule("PR-191")
def test_predators_by_choice_at_random_or_one_of_two() -> None:
    chosen = game(2, avatars="choose")
    assert chosen.decision is not None
    assert sorted(chosen.decision.keys) == sorted(f"avatar {avatar.id}" for avatar in PREDATORS)
    chosen.choose("avatar primeval_hunter")
    assert "avatar primeval_hunter" not in chosen.decision.keys
    chosen.choose("avatar elder_hunter")
    s = chosen.state
    assert isinstance(s, Encounters)
    assert [p.avatar.id for p in s.players] == ["primeval_hunter", "elder_hunter"]
    assert s.first == s.active == 1, "the lower Initiative, whoever chose first (PR-199)"
    two = game(2, avatars="two")
    assert two.decision is not None
    assert len(two.decision.keys) == 2
    assert len({p.avatar.id for p in fresh(5, avatars="random").players}) == 5
    named = fresh(2, avatars=["gunslinger_hunter", "city_hunter"])
    assert [p.avatar.id for p in named.players] == ["gunslinger_hunter", "city_hunter"]
    with pytest.raises(hagal.RulesError, match="two cannot be dealt to each of 3 players"):
        game(3, avatars="two")


@rule("PR-192")
def test_only_the_owner_looks_through_a_trophy_room() -> None:
    t = Hunting(3).trophies(0, "enemy:point_man", "gear:body_armor", "trap:bear_trap")
    rooms = [t.game.view(seat)["hunters"][0]["trophies"] for seat in range(3)]
    assert rooms[0] == ["enemy:point_man", "gear:body_armor", "trap:bear_trap"]
    assert rooms[1] == rooms[2] == [None, None, "trap:bear_trap"]
    assert t.game.view(None)["hunters"][0]["trophies"] == [None, None, "trap:bear_trap"]
    assert t.game.view(1)["hunters"][0]["honor"] is None
    assert t.game.view(0)["hunters"][0]["honor"] == t.honor(0)
    t.run("time_up")
    assert t.game.view(1)["hunters"][0]["trophies"] == rooms[0]
    assert t.game.view(1)["hunters"][0]["honor"] == t.honor(0)


@rule("PR-192")
def test_an_empty_trophy_room_shows_nothing() -> None:
    assert Hunting(2).game.view(1)["hunters"][0]["trophies"] == []


@rule("PR-193")
def test_killer_instinct() -> None:
    s = fresh()
    assert Counter(s.face[i].id for i in s.officers) == {card.id: 2 for card in INSTINCTS}
    assert [CLASSES[card.cls] for card in INSTINCTS] == ["intel", "strength", "survival", "tech"]
    assert not any(s.known[i] for i in s.officers)


@rule("PR-193")
@pytest.mark.parametrize("price", [2, 3, 4, 5])
def test_the_price_of_killer_instinct_can_be_set(price: int) -> None:
    t = Hunting(1, instinct_price=price).hq().give(recruit=price - 1)
    assert "recruit instinct" not in t.keys
    assert t.reason("recruit instinct") == f"enc-why-recruit {price}"
    t.give(recruit=price).choose("recruit instinct")
    assert t.s.recruit == 0
    assert fresh().rules.options["instinct_price"] == 3


@rule("PR-194", "PR-195")
def test_strikes_gear_and_traps() -> None:
    s = fresh()
    h = hunt(s)
    strikes = [*s.strikes, *s.strike_discard]
    assert len(strikes) == 60
    assert all(type(s.face[i]).__name__ == "PreyStrike" for i in strikes)
    gear = [*h.gear, *s.carried, *s.attached[0]]
    assert (len(gear), len({s.face[i].id for i in gear})) == (20, 20)
    assert (len(h.traps), len({s.face[i].id for i in h.traps})) == (20, 20)
    assert not any(s.known[i] for i in (*s.strikes, *h.gear, *h.traps))
    assert not {"objective", "location"} & set(s.rules.kinds)


@rule("PR-196")
def test_tests_and_challenges_stay_out() -> None:
    s = fresh()
    assert not any(card.kind in ("test", "challenge") for card in s.face)
    assert game().view(0)["hunters"][0]["challenge"] == []


@rule("PR-197")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_prey_deck(players: int) -> None:
    s = fresh(players)
    table = {1: (0, 0, 0), 2: (0, 1, 2), 3: (2, 3, 4), 4: (4, 5, 6), 5: (4, 5, 6)}[players]
    place = 0
    for stage, size in ((3, 13), (2, 11), (1, 9)):
        more = table[stage - 1]
        part = [s.face[i] for i in prey_cards(s)[place : place + size + more]]
        found = Counter(card.deck for card in part)
        assert found == Counter({PREY[1][stage - 1]: size, "mercenary": more})
        place += size + more
    assert place == len(prey_cards(s))
    assert sum(card.count for card in MERCENARIES) == 24 == len(s.box) + sum(table)
    assert not any(s.known[i] for i in (*s.enemies, *s.box))


@rule("PR-197")
def test_mini_decks_by_chance_or_by_name() -> None:
    def decks(**options: Any) -> set[str]:
        s = fresh(1, **options)
        return {s.face[i].deck for i in prey_cards(s)}

    assert decks(prey=["taste_for_beef", "no_sport", "this_is_history"]) == {
        "no_sport",
        "this_is_history",
        "taste_for_beef",
    }
    found = decks(prey="random")
    assert all(len(found & {PREY[1][k], PREY[2][k]}) == 1 for k in range(3))
    with pytest.raises(hagal.RulesError, match="one mini-deck of each number 1, 2 and 3"):
        game(1, prey=["no_sport", "heat_and_conflict", "this_is_history"])


@rule("PR-197")
def test_five_players_prepare_for_a_round() -> None:
    t = Hunting(5)
    before = len(t.s.enemies)
    for seat in range(5):
        assert (t.asked, t.s.round, len(t.s.enemies)) == (seat, 1, before)
        t.done()
    assert (t.asked, t.s.round, len(t.s.enemies)) == (0, 2, before - 1)


@rule("PR-198")
def test_the_armory() -> None:
    assert len({card.who for card in ARMORY}) == 8
    assert Counter(card.who for card in ARMORY for _ in range(card.count)) == dict.fromkeys(
        (*GROUPS[1], *GROUPS[2]), 14
    )
    assert {CLASSES[card.cls] for card in ARMORY} == {"intel", "strength", "survival", "tech"}
    s = fresh()
    assert (len(s.hq), len(s.barracks)) == (5, 51)
    assert all(s.known[i] == PUBLIC for i in s.hq)
    assert not any(s.known[i] for i in s.barracks)


@rule("PR-198")
def test_four_groups_of_the_armory() -> None:
    def groups(**options: Any) -> set[str]:
        s = fresh(2, **options)
        cards = [s.face[i] for i in (*s.hq, *s.barracks)]
        assert len(cards) == 56
        return {card.who for card in cards}

    wish = ["woodland_tech", "urban_tech", "woodland_intel", "urban_intel"]  # two classes taken twice
    assert groups(armory=wish) == set(wish)
    assert len(groups(armory="random")) == 4
    with pytest.raises(hagal.RulesError, match="must name 4 different ones"):
        game(2, armory=["woodland_tech"] * 4)


@rule("PR-199")
def test_the_lowest_initiative_begins_and_turns_go_clockwise() -> None:
    s = fresh(3, avatars=["jungle_hunter", "elder_hunter", "city_hunter"])
    assert s.first == s.active == 1
    assert all(len(p.hand) == 6 and len(p.deck) == 7 for p in s.players)
    t = Hunting(3, avatars=["jungle_hunter", "elder_hunter", "city_hunter"])
    order = []
    for _ in range(4):
        order.append(t.asked)
        t.done()
    assert order == [1, 2, 0, 1]


@rule("PR-266")
def test_easier_by_more_mercenaries_or_a_preparation_turn() -> None:
    s = fresh(3, mercenaries=1)
    assert sum(s.face[i].deck == "mercenary" for i in prey_cards(s)) == 2 + 3 + 4 + 3
    t = Hunting(2, preparation=1)
    before = len(t.s.enemies)
    t.done().done()
    assert (t.s.round, len(t.s.enemies)) == (2, before - 1)
    # weaker than normal Prey
    weakest = max(card.health for card in MERCENARIES)
    assert weakest < max(card.health for card in fresh(1).rules.kinds["enemy"])


@rule("PR-267")
def test_harder_by_fewer_mercenaries() -> None:
    s = fresh(3, mercenaries=-1)
    assert sum(s.face[i].deck == "mercenary" for i in prey_cards(s)) == 1 + 2 + 3
    assert sum(fresh(2, mercenaries=-2).face[i].deck == "mercenary" for i in prey_cards(fresh(2, mercenaries=-2))) == 0


@rule("PR-267")
def test_harder_by_a_first_turn_without_cards() -> None:
    """Everybody's first turn turns up Prey and takes its strikes; nobody is asked, and the hands are kept."""
    s = fresh(2, bare_turns=1)
    assert (s.round, s.phase) == (2, "action")
    assert len(s.enemies) == 9 + 11 + 13 + 3 - 3, "two bare turns, and the first true one"
    assert [(len(p.hand), len(p.deck), len(p.discard)) for p in s.players] == [(6, 7, 0)] * 2


@rule("PR-280", "PR-281")
@pytest.mark.parametrize(("film", "own"), [(1, "jungle_hunter"), (2, "city_hunter")])
def test_the_films(film: int, own: str) -> None:
    for players in TITLE.players:
        s = fresh(players, film=film)
        assert own in [p.avatar.id for p in s.players]
        assert {s.face[i].deck for i in prey_cards(s)} - {"mercenary"} == set(PREY[film])
        assert {s.face[i].who for i in (*s.hq, *s.barracks)} == set(GROUPS[film])
    decks = {
        1: ["no_sport", "payback_time", "what_the_hell"],
        2: ["heat_and_conflict", "this_is_history", "taste_for_beef"],
    }
    side = {1: "woodland", 2: "urban"}[film]
    assert list(PREY[film]) == decks[film]
    assert list(GROUPS[film]) == [f"{side}_{cls}" for cls in ("intel", "strength", "survival", "tech")]
