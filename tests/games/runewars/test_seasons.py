"""Each season card: what it does."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN
from hagal.games.runewars.catalogue.seasons import REVISED_SEASONS, SEASON_CARDS
from hagal.games.runewars.components import City, Hero
from hagal.games.runewars.names import EVIL, GOOD, NEUTRAL, SLOWED, TRIANGLE
from hagal.games.runewars.seasons.titles import CAPTAIN
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.loop import advance
from tests.games.runewars.position import (
    asked,
    at,
    board,
    choose,
    counts,
    hand,
    offered,
    position,
    rune,
    stronghold,
    units,
)
from tests.games.runewars.seasons import deal_tactics, draw, stack_tactics


def table(*factions: str, influence: tuple[int, ...] = (), **facts: Any) -> Runewars:
    s = position(*(factions or ("daqan", "latari")), **facts)
    for p, n in zip(s.players, influence, strict=False):
        p.influence = n
    return s


def rich(card: str, *bids: int, s: Runewars | None = None) -> Runewars:
    """Two players with 5 influence bid so much for a card."""
    s = s or table()
    for p in s.players:
        p.influence = 5
    draw(s, card)
    choose(s, *[f"bid {n}" for n in bids])
    return s


def dials(s: Runewars) -> list[tuple[int, int, int]]:
    return [p.dials for p in s.players]


def tactics(s: Runewars) -> list[int]:
    return [len(p.tactics) + len(p.fresh) for p in s.players]


def city(s: Runewars, id: str) -> City:
    made = City(f"city_{id}", id, shape=TRIANGLE, units=2, tactics=1, influence=2, quests=1)
    s.rules.components[made.ref] = made
    s.city[at(s, id)] = made
    return made


def hero(s: Runewars, seat: int, id: str, alignment: int, damage: int = 0) -> None:
    made = Hero(id, id, alignment=alignment, attributes=(2, 2, 2), health=4)
    s.rules.components[made.ref] = made
    p = s.players[seat]
    p.heroes += zones.add_instances(s, [made])
    p.figures.append((at(s, f"h{seat}a"), damage, 0, 0, 0, 0))


def names(s: Runewars, seat: int) -> list[str]:
    return [s.face[i].id for i in s.players[seat].heroes]


# Spring


def test_famine() -> None:
    s = table(layout=board(h0a={"yields": (2, 3, 1)}))
    s.players[0].dials = (5, 1, 1)
    s.players[1].dials = (1, 0, 4)
    draw(s, "famine")
    assert dials(s) == [(2, 1, 1), (0, 0, 0)]


def test_prepare_for_coming_year() -> None:
    s = table("daqan", "waiqar")
    stack_tactics(s, 3)
    hand(s, 0, "objective", "bound_by_honor")
    hand(s, 1, "objective", "red_harvest")
    draw(s, "prepare_for_coming_year")
    assert offered(s) == ["objective", "tactics"]
    choose(s, "objective", "tactics")
    assert [s.face[i].id for i in s.objective_discard] == ["bound_by_honor"]
    new = s.players[0].objective
    assert len(new) == 1
    assert s.face[new[0]].alignment == GOOD
    assert s.face[new[0]].id != "bound_by_honor"
    assert s.known[new[0]] == 1
    assert tactics(s) == [0, 1]


def test_prepare_for_coming_year_without_an_objective_to_replace() -> None:
    s = table()
    stack_tactics(s, 3)
    draw(s, "prepare_for_coming_year")
    assert tactics(s) == [1, 1]


def test_stormy_weather() -> None:
    s = rich("stormy_weather", 2, 1)
    assert s.flags == SLOWED << 1


def test_a_city_given_to_the_flames() -> None:
    s = table()
    city(s, "a1")
    city(s, "c3")
    rich("a_city_given_to_the_flames", 1, 2, s=s)
    assert asked(s) == 1
    assert offered(s) == ["raze a1", "raze c3"]
    choose(s, "raze a1")
    assert s.city[at(s, "a1")] is None
    assert s.city[at(s, "c3")] is not None


def test_allies_out_of_the_wild() -> None:
    s = rich("allies_out_of_the_wild", 1, 0)
    assert offered(s) == ["join beastman h0a", "join beastman h0b", "join beastman h0c"]
    choose(s, "join beastman h0b")
    assert counts(s, "h0b") == {"beastman": 2}
    assert s.control[at(s, "h0b")] == 0
    assert s.neutral[0] == 6


def test_allies_out_of_the_wild_into_a_full_area() -> None:
    s = table()
    units(s, "h0b", 0, footman=7)
    rich("allies_out_of_the_wild", 1, 0, s=s)
    choose(s, "join beastman h0b")
    choose(s, "destroy footman")
    assert counts(s, "h0b") == {"footman": 6, "beastman": 2}


def test_first_furrows() -> None:
    s = table(influence=(1, 0))
    s.players[0].dials = (8, 2, 2)
    draw(s, "first_furrows")
    assert offered(s) == ["wood", "ore"]
    choose(s, "ore", "food")
    assert dials(s) == [(8, 2, 3), (3, 3, 2)]


def test_riders_on_every_road() -> None:
    s = table()
    stack_tactics(s, 4)
    draw(s, "riders_on_every_road")
    assert tactics(s) == [1, 1]


def test_tales_from_far_away() -> None:
    s = table(influence=(1, 0))
    draw(s, "tales_from_far_away")
    assert offered(s) == ["quests", "influence"]
    choose(s, "influence")
    assert s.players[0].influence == 2
    assert asked(s) == 1


# Summer


def test_anger_of_the_council() -> None:
    s = table()
    units(s, "a1", 1, archer=2, sorceress_routed=1)
    units(s, "h1a", 1, warrior=1, giant=1)
    rich("anger_of_the_council", 1, 0, s=s)
    assert asked(s) == 1
    assert offered(s) == [
        "destroy a1 archer",
        "destroy a1 sorceress routed",
        "destroy h1a warrior",
    ]  # with the Giant alone too few would be left
    choose(s, "destroy a1 sorceress routed")
    assert offered(s) == ["destroy h1a warrior", "destroy h1a giant"]
    choose(s, "destroy h1a giant")
    assert (counts(s, "a1"), counts(s, "h1a")) == ({"archer": 2}, {"warrior": 1})


def test_anger_of_the_council_takes_no_more_than_there_is() -> None:
    s = table()
    units(s, "a1", 1, archer=1)
    rich("anger_of_the_council", 1, 0, s=s)
    assert offered(s) == []
    assert counts(s, "a1") == {}
    assert s.control[at(s, "a1")] == -1


def test_the_open_archives() -> None:
    s = table()
    stack_tactics(s, 5)
    rich("the_open_archives", 0, 1, s=s)
    assert tactics(s) == [0, 3]


def test_unearthed_by_the_plow() -> None:
    s = table()
    units(s, "a1", 0, footman=1)
    units(s, "b1", -1, giant=1)
    rich("unearthed_by_the_plow", 0, 1, s=s)
    assert asked(s) == 1
    assert "dragon b1" in offered(s)
    assert not {"dragon a1", "dragon h1a"} & set(offered(s))
    choose(s, "dragon b1")
    assert [s.face[i].id for i in s.runes] == ["dragon"]


def test_green_and_plenty() -> None:
    s = table()
    draw(s, "green_and_plenty")
    assert dials(s) == [(4, 2, 2), (3, 3, 2)]


def test_caravans() -> None:
    s = table(influence=(1, 0))
    s.players[0].dials = (0, 1, 0)
    s.players[1].dials = (0, 0, 0)
    draw(s, "caravans")
    assert offered(s) == ["pay", "decline"]
    choose(s, "pay")
    assert offered(s) == []  # wood goes; the other player has nothing to pay with
    assert (dials(s)[0], s.players[0].influence, s.players[1].influence) == ((0, 0, 0), 4, 0)


def test_pilgrims_at_the_gates() -> None:
    s = table()
    for id in ("a1", "a2"):
        city(s, id)
        units(s, id, 0, footman=1)
    city(s, "c3")
    draw(s, "pilgrims_at_the_gates")
    assert [p.influence for p in s.players] == [4, 1]


def test_volunteers() -> None:
    s = table(influence=(1, 0))
    stronghold(s, "h0a", 0)
    stronghold(s, "c3", 0)
    stronghold(s, "h1a", 1)
    draw(s, "volunteers")
    assert offered(s) == ["join bowman c3", "join bowman h0a", "join footman c3", "join footman h0a"]
    choose(s, "join footman c3")
    assert counts(s, "c3") == {"footman": 1}
    assert counts(s, "h1a") == {"archer": 1}  # nothing to choose


def test_volunteers_come_to_strongholds_alone() -> None:
    s = table()
    draw(s, "volunteers")
    assert offered(s) == []


def test_healers_and_storytellers() -> None:
    s = table()
    hero(s, 0, "one", GOOD, damage=2)
    hero(s, 0, "two", EVIL, damage=1)
    draw(s, "healers_and_storytellers")
    assert [figure[1] for figure in s.players[0].figures] == [0, 0]


# Fall


def test_everything_in_the_barns() -> None:
    s = table(layout=board(h0a={"yields": (2, 3, 1)}, h0b={"yields": (7, 0, 0)}))
    s.players[0].dials = (5, 1, 4)
    draw(s, "everything_in_the_barns")
    assert dials(s) == [(8, 3, 1), (1, 0, 0)]


def test_threatened_home_realms() -> None:
    s = table(edition="2010")
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=True)
    draw(s, "threatened_home_realms")
    choose(s, "take h0a", "move a1", "take h0b", "move a2")
    assert offered(s) == []
    assert len([k for k in s.rune_at if s.home[k] == 0]) == 1


def test_parting_of_the_ways() -> None:
    s = table("daqan", "waiqar")
    for seat in (0, 1):
        for id, alignment in (("good", GOOD), ("neutral", NEUTRAL), ("evil", EVIL)):
            hero(s, seat, f"{id}{seat}", alignment)
    deck = len(s.hero_deck)
    draw(s, "parting_of_the_ways")
    assert (names(s, 0), names(s, 1)) == (["good0"], ["evil1"])
    assert len(s.hero_deck) == deck + 4


def test_parting_of_the_ways_under_the_captain() -> None:
    s = table()
    s.title_of[CAPTAIN] = 0
    hero(s, 0, "evil", EVIL)
    hero(s, 1, "other", EVIL)
    draw(s, "parting_of_the_ways")
    assert (names(s, 0), names(s, 1)) == (["evil"], [])


def test_the_councils_due() -> None:
    s = table()
    s.players[1].dials = (3, 0, 2)
    rich("the_councils_due", 1, 0, s=s)
    assert dials(s) == [(3, 2, 2), (2, 0, 1)]


def test_whispers_and_betrayal() -> None:
    s = table()
    deal_tactics(s, 2, 2)
    rich("whispers_and_betrayal", 1, 0, s=s)
    assert asked(s) == 1
    assert offered(s) == ["discard t10", "discard t11"]
    choose(s, "discard t11")
    assert tactics(s) == [2, 1]
    assert s.face[s.tactics_discard[-1]].id == "t11"


def test_the_wild_stirs() -> None:
    s = table()
    units(s, "c3", -1, giant=2)
    units(s, "a1", -1, razorwing=1)
    rich("the_wild_stirs", 1, 0, s=s)
    assert (asked(s), offered(s)) == (0, ["drive a1", "drive c3"])
    choose(s, "drive c3")
    key = offered(s)[0]
    choose(s, key)
    assert counts(s, "c3") == {}
    assert counts(s, key.split()[-1]) == {"giant_routed": 2}


def test_roads_of_mud() -> None:
    s = table()
    draw(s, "roads_of_mud")
    assert s.flags == SLOWED | SLOWED << 1


def test_crumbling_walls() -> None:
    s = table(influence=(1, 0))
    for id in ("h0a", "c3"):
        stronghold(s, id, 0)
    stronghold(s, "c1", 0, damaged=True)
    draw(s, "crumbling_walls")
    assert offered(s) == ["ore", "damage"]
    choose(s, "damage")
    assert offered(s) == ["damage c3", "damage h0a"]
    choose(s, "damage c3")
    assert s.stronghold[at(s, "c3")] == 1
    assert dials(s) == [(3, 2, 2), (2, 3, 1)]  # who has no stronghold pays ore


# Winter


def test_a_rune_beneath_the_snow() -> None:
    s = rich("a_rune_beneath_the_snow", 2, 3)
    choose(s, "rune a1", "rune a2")
    assert sorted(s.face[i].id for i in s.runes) == ["dragon", "false"]
    assert {s.known[i] for i in s.runes} == {0b10}


def test_power_for_the_pious() -> None:
    s = rich("power_for_the_pious", 2, 0)
    choose(s, "dragon h0c")
    assert offered(s) == []
    assert s.rune_at == [at(s, "h0c")]


def test_the_frozen_vault() -> None:
    s = table()
    deal_tactics(s, 2, 3)
    rich("the_frozen_vault", 2, 0, s=s)
    choose(s, "rune a1", "rune a2")
    assert asked(s) == 1
    choose(s, "discard t10", "discard t12")
    assert (tactics(s), len(s.runes)) == ([2, 1], 2)


def test_proof_of_the_faithful() -> None:
    s = table(influence=(2, 1))
    for id in ("h0a", "h0b", "h1a", "h1b", "h1c"):
        rune(s, id, dragon=False)
    draw(s, "proof_of_the_faithful")
    assert (asked(s), offered(s)) == (0, ["pay", "decline"])
    choose(s, "decline")
    assert asked(s) == 1
    choose(s, "pay", "reveal h1a", "reveal h1c")
    assert s.rune_up == [0, 0, 1, 0, 1]
    choose(s, "decline", "rune a1", "rune a2")
    assert offered(s) == []
    assert len(s.runes) == 7


def test_proof_of_the_faithful_is_for_the_first_who_pays() -> None:
    s = table(influence=(2, 1))
    for id in ("h0a", "h0b", "h1a", "h1b"):
        rune(s, id, dragon=False)
    draw(s, "proof_of_the_faithful")
    choose(s, "pay", "decline", "rune a1", "rune a2")
    assert offered(s) == []


def test_proof_of_the_faithful_needs_tokens_to_reveal() -> None:
    s = table()
    rune(s, "h0a", dragon=True)
    rune(s, "h0b", dragon=True, up=True)
    draw(s, "proof_of_the_faithful")
    assert offered(s) == []


def test_hungry_months() -> None:
    s = table()
    s.players[1].dials = (0, 3, 2)
    draw(s, "hungry_months")
    assert dials(s) == [(2, 2, 2), (0, 3, 2)]


def test_frostbite() -> None:
    s = table(influence=(1, 0))
    units(s, "a1", 0, footman=2, beastman=1)
    units(s, "h0a", 0, knight=1)
    units(s, "h0b", 0, knight_routed=1)
    draw(s, "frostbite")
    assert offered(s) == ["rout a1", "rout h0a"]
    choose(s, "rout a1")
    assert counts(s, "a1") == {"footman_routed": 2, "beastman_routed": 1}
    assert counts(s, "h0a") == {"knight": 1}


def test_unpaid_champions() -> None:
    s = table(influence=(1, 0))
    for id in ("one", "two"):
        hero(s, 0, id, GOOD)
    hero(s, 1, "three", GOOD)
    draw(s, "unpaid_champions")
    assert offered(s) == ["pay one", "desert one"]
    choose(s, "pay one")
    assert (names(s, 0), names(s, 1)) == (["one"], [])  # nothing is left to pay the others with


def test_unpaid_champions_under_the_captain() -> None:
    s = table(influence=(1, 0))
    s.title_of[CAPTAIN] = 0
    hero(s, 0, "one", GOOD)
    draw(s, "unpaid_champions")
    assert (names(s, 0), s.players[0].influence) == (["one"], 1)


def test_tithe_of_winter() -> None:
    s = table(influence=(2, 1))
    draw(s, "tithe_of_winter")
    assert offered(s) == ["spend", "dial"]
    choose(s, "spend")
    assert s.players[0].influence == 0
    choose(s, "wood")  # who has too little influence turns a dial
    assert dials(s)[1] == (2, 2, 2)
    assert advance(s) is None


# All of them


def test_what_is_known_of_season_cards_is_said() -> None:
    origins = {card.name: card.origin for card in SEASON_CARDS}
    assert sorted(name for name, origin in origins.items() if origin == OFFICIAL) == [
        "A Rune beneath the Snow",
        "Everything in the Barns",
        "Threatened Home Realms",
    ]
    assert sum(1 for origin in origins.values() if origin == REPORTED) == 7
    assert sum(1 for origin in origins.values() if origin == STAND_IN) == 22
    for card in REVISED_SEASONS:
        assert card.id in {other.id for other in SEASON_CARDS}
