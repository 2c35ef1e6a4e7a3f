"""The four spaces of the CHOAM overlay and the Ix board, each visited for real."""

from __future__ import annotations

import pytest

from tests.games.dune.ix.positions import IDLE, playing, revealing, spaces_for, table
from tests.games.dune.ix_position import IxPosition

RICH = {"spice": 10, "solari": 10, "water": 10}
TRADER = "dune_the_desert_planet"


def open_to(t: IxPosition, card: str, space: str) -> bool:
    return space in spaces_for(t.hand(0, card).turn(0), card)


def test_four_spaces_have_gone_and_four_have_come() -> None:
    t = table().give(0, **RICH).influence(0, fremen=2, spacing_guild=2).hand(0, "foldspace").turn(0)
    found = spaces_for(t, "foldspace")
    assert len(found) == 22
    assert {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"} <= found
    assert not {"rally_troops", "hall_of_oratory", "secure_contract", "sell_melange"} & found
    assert {"high_council", "mentat", "swordmaster"} <= found


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("dagger", {"tech_negotiation", "dreadnought", "high_council", "mentat", "swordmaster"}),
        (TRADER, {"smuggling", "interstellar_shipping", "great_flat", "hagga_basin", "imperial_basin"}),
    ],
)
def test_the_icons_of_the_new_spaces(card: str, spaces: set[str]) -> None:
    t = table().give(0, **RICH).influence(0, spacing_guild=2).hand(0, card).turn(0)
    assert spaces_for(t, card) == spaces


@pytest.mark.parametrize("space", ["smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"])
def test_the_new_spaces_are_no_combat_spaces_and_blocked_by_any_agent(space: str) -> None:
    def position() -> IxPosition:
        return table().give(0, **RICH).influence(0, spacing_guild=2)

    assert open_to(position(), "foldspace", space)
    assert not open_to(position().agent(0, space), "foldspace", space)
    assert not open_to(position().agent(1, space), "foldspace", space)
    t = playing(position().ships(0, garrison=1).intrigue(0, IDLE), "foldspace", space)
    while t.question != "finish_units":
        t.choose(next(key for key in ("skip", "do draw 1", "decline", "negotiator 0", t.keys[0]) if key in t.keys))
    assert t.keys == ["end"]


# Smuggling


def test_smuggling_gives_a_solari_and_a_freighter_move() -> None:
    t = playing(table(), TRADER, "smuggling")
    assert (t[0].solari, t.keys) == (1, ["advance", "decline"])
    t.choose("advance")
    assert (t.ix.freighters, t.asked) == ([1, 0, 0, 0], 1)


def test_smuggling_may_leave_the_freighter_alone() -> None:
    t = playing(table().freighter(0, 2), TRADER, "smuggling").choose("decline")
    assert (t[0].solari, t.ix.freighters[0], t.asked) == (1, 2, 1)


def test_smuggling_recalls_the_freighter() -> None:
    t = playing(table().freighter(0, 1), TRADER, "smuggling")
    assert t.keys == ["advance", "recall", "decline"]
    t.choose("recall")
    assert t.keys == ["dividends", "gain spice 2"]
    t.choose("dividends")
    assert [p.solari for p in t.s.players] == [1 + 5, 1, 1, 1]
    assert (t.ix.freighters[0], t.asked) == (0, 1)


def test_smuggling_cannot_advance_from_the_top() -> None:
    assert playing(table().freighter(0, 3), TRADER, "smuggling").keys == ["recall", "decline"]


# Interstellar Shipping


def test_interstellar_shipping_needs_two_influence_with_the_guild() -> None:
    assert not open_to(table().influence(0, spacing_guild=1, fremen=4), TRADER, "interstellar_shipping")
    assert open_to(table().influence(0, spacing_guild=2), TRADER, "interstellar_shipping")
    t = table().hand(0, TRADER).turn(0)
    assert t.game.why_not(f"agent {TRADER} interstellar_shipping") is not None


def test_interstellar_shipping_moves_the_freighter_twice() -> None:
    t = playing(table().influence(0, spacing_guild=2), TRADER, "interstellar_shipping").choose("advance", "advance")
    assert (t.ix.freighters[0], t.asked) == (2, 1)
    t = playing(table().influence(0, spacing_guild=2), TRADER, "interstellar_shipping").choose("decline", "advance")
    assert (t.ix.freighters[0], t.asked) == (1, 1)


def test_interstellar_shipping_advances_and_recalls() -> None:
    """Worked example: from below the top to the top and home, spice first, tile of cost 4 with it."""
    t = table().influence(0, spacing_guild=2).freighter(0, 2).tech("restricted_ordnance")
    playing(t, TRADER, "interstellar_shipping").choose("advance", "recall")
    assert t.keys == ["collect 1", "collect 2", "collect 3"]
    t.choose("collect 1", "gain spice 2", "collect 3", "tech restricted_ordnance", "influence bene_gesserit")
    assert (t[0].spice, t.owned(0), t[0].garrison, t[0].conflict) == (0, ["restricted_ordnance"], 5, 0)
    assert (t[0].influence, t.ix.freighters[0], t.asked) == ((0, 2, 1, 0), 0, 1)


def test_interstellar_shipping_recalls_and_advances_again() -> None:
    t = table().influence(0, spacing_guild=2).freighter(0, 1)
    playing(t, TRADER, "interstellar_shipping").choose("recall", "gain spice 2", "advance")
    assert (t[0].spice, t.ix.freighters[0], t.asked) == (2, 1, 1)


# Tech Negotiation


def test_tech_negotiation_acquires_with_a_discount() -> None:
    """Worked example: Disposal Facility for 2."""
    t = table().stack(0, "disposal_facility", "flagship").give(0, spice=2).discard(0, "diplomacy")
    playing(t, "dagger", "tech_negotiation")
    assert t.keys == ["tech 1", "negotiator 1"]
    t.choose("tech 1")
    assert "tech disposal_facility" in t.keys
    t.choose("tech disposal_facility", "trash diplomacy discard")
    assert (t[0].spice, t.owned(0), t[0].discard) == (0, ["disposal_facility"], [])
    assert (t.tops()[0], t.asked) == ("flagship", 1)


def test_tech_negotiation_may_be_declined() -> None:
    t = playing(table().give(0, spice=9), "dagger", "tech_negotiation").choose("tech 1", "decline")
    assert (t[0].spice, t.owned(0), t.ix.negotiators[0], t.asked) == (9, [], 0, 1)


def test_tech_negotiation_sends_a_negotiator() -> None:
    t = playing(table().give(0, spice=9), "dagger", "tech_negotiation").choose("negotiator 1")
    assert t.keys == ["negotiator 0", "negotiator 1"]
    t.choose("negotiator 1")
    assert (t.ix.negotiators[0], t[0].supply, t[0].garrison, t.asked) == (1, 8, 3, 1)


def test_tech_negotiation_with_an_empty_supply_or_purse() -> None:
    t = playing(table().give(0, garrison=12, spice=9), "dagger", "tech_negotiation")
    assert t.question == "acquire_tech"  # no troop: nothing to choose from
    t = playing(table().tech("flagship", "spaceport", "chaumurky"), "dagger", "tech_negotiation")
    assert t.keys == ["negotiator 0", "negotiator 1"]
    t = table().tech("flagship", "spaceport", "chaumurky").give(0, garrison=12)
    assert playing(t, "dagger", "tech_negotiation").asked == 1


def test_tech_negotiation_persuades_in_the_reveal_turn() -> None:
    assert revealing(table().agent(0, "tech_negotiation"), "diplomacy")[0].persuasion == 2
    assert revealing(table().agent(1, "tech_negotiation"), "diplomacy")[0].persuasion == 1


# Dreadnought


def test_dreadnought_costs_three_solari() -> None:
    assert open_to(table().give(0, solari=3), "dagger", "dreadnought")
    assert not open_to(table().give(0, solari=2), "dagger", "dreadnought")


def test_dreadnought_commissions_one() -> None:
    t = playing(table().give(0, solari=3), "dagger", "dreadnought")
    assert (t[0].solari, t.fleet(0), t[0].strength, t.asked) == (0, (1, 1, 0), 0, 1)


def test_dreadnought_acquires_tech_without_a_discount_too() -> None:
    t = playing(table().give(0, solari=3, spice=2), "dagger", "dreadnought")
    assert t.keys == ["tech artillery", "tech minimic_film", "decline"]
    t.choose("tech minimic_film")
    assert (t.fleet(0), t[0].spice, t.owned(0), t.asked) == ((1, 1, 0), 0, ["minimic_film"], 1)
    t = playing(table().give(0, solari=3, spice=2), "dagger", "dreadnought").choose("decline")
    assert (t.fleet(0), t[0].spice, t.owned(0)) == ((1, 1, 0), 2, [])


def test_dreadnought_with_both_ships_out_still_opens_tech() -> None:
    t = playing(table().give(0, solari=3, spice=1).ships(0, garrison=2), "dagger", "dreadnought")
    assert t.fleet(0) == (0, 2, 0)
    assert t.choose("tech artillery").owned(0) == ["artillery"]


def test_dreadnought_and_the_leaders_of_the_base_game() -> None:
    t = playing(table("leto_atreides").give(0, solari=2), "dagger", "dreadnought")
    assert (t[0].solari, t.fleet(0)) == (0, (1, 1, 0))
    t = playing(table("ilban_richese").give(0, solari=3).deck(0, "diplomacy"), "dagger", "dreadnought")
    assert t.names(t[0].hand) == ["diplomacy"]
    t = table("helena_richese").give(0, solari=3).agent(1, "dreadnought").agent(2, "smuggling")
    t.hand(0, "foldspace").turn(0)
    assert "dreadnought" in spaces_for(t, "foldspace")
    assert "smuggling" not in spaces_for(t, "foldspace")
