"""The Hagal cards of Rise of Ix: IX-050 to IX-052, IX-058."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hagal.games.dune.rivals.part import part_of
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg
from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_hagal.position import HAGAL, fight, flipped, held, post, posts, revealed, skipped, still
from tests.rules.dune_ix_rivals.position import Mode, duel, laid, solo, units

GONE = ("rally_troops", "hall_of_oratory")
BASE = {
    "conspire": 2,
    "wealth": 1,
    "heighliner": 1,
    "foldspace": 2,
    "selective_breeding": 2,
    "secrets": 1,
    "hardy_warriors": 1,
    "stillsuits": 2,
    "carthag": 3,
    "harvest_spice": 5,
}
SHIPPING = {
    "interstellar_shipping": 1,
    "foldspace_or_interstellar_shipping": 1,
    "smuggling_or_interstellar_shipping": 1,
}
TWO_SPACES = ["foldspace_or_interstellar_shipping", "smuggling_or_interstellar_shipping"]


def deck(s: Dune) -> Counter[str]:
    return Counter(s.face[i].id for i in part_of(s).deck)


@rule("IX-050")
def test_the_solo_deck() -> None:
    found = deck(laid(1))
    assert found == Counter({**BASE, **SHIPPING, "arrakeen_1p": 3, "dreadnought_1p": 2, "tech_negotiation": 2})
    assert found.total() == 30


@rule("IX-050")
def test_the_deck_for_two_players() -> None:
    found = deck(laid(2))
    assert found == Counter({**BASE, **SHIPPING, "arrakeen_2p": 3, "dreadnought_2p": 2, "reshuffle": 1})
    assert found.total() == 29


@rule("IX-050")
@pytest.mark.parametrize("players", [1, 2])
def test_the_four_cards_without_a_space_are_not_in_the_game(players: int) -> None:
    s = laid(players)
    for id in GONE:
        assert f"hagal:{id}" not in s.rules.components
        assert id not in s.board.places
    assert {card.space for card in (s.face[i] for i in part_of(s).deck)} <= {*s.board.places, "maker", ""}


@rule("HG-032", "HG-036")
@pytest.mark.parametrize(
    ("difficulty", "mentat", "closed"),
    [("mercenary", 2, False), ("sardaukar", 5, False), ("mentat", 5, False), ("kwisatz_haderach", 5, True)],
)
def test_the_difficulty_changes_the_new_board_too(difficulty: str, mentat: int, closed: bool) -> None:
    t = still(solo(difficulty=difficulty)).give(0, solari=20).hand(0, "dagger").turn(0)
    board = t.s.board
    assert len(board.spaces) == 22
    assert board.spaces[board.places["mentat"]].solari == mentat
    assert ("agent dagger swordmaster" in t.keys) != closed
    assert {"agent dagger dreadnought", "agent dagger tech_negotiation"} <= set(t.keys)


# IX-051


@rule("IX-051")
@pytest.mark.parametrize(("garrison", "conflict"), [(2, 0), (1, 1), (0, 2)])
def test_a_dreadnought_card_is_ignored_with_two_dreadnoughts(garrison: int, conflict: int) -> None:
    t = solo().ships(1, garrison=garrison, conflict=conflict).give(1, spice=3).tech("training_drones")
    t.hagal("dreadnought_1p", "dreadnought_1p", "wealth").rival(1)
    assert posts(t, 1) == ["wealth"]
    assert skipped(t) == [("dreadnought_1p", "why-two-ships")] * 2
    assert t.owned(1) == [], "none of the card counts"
    assert revealed(t) == ["dreadnought_1p", "dreadnought_1p", "wealth"]


@rule("IX-051")
@pytest.mark.parametrize("own", [0, 1])
def test_with_fewer_than_two_it_gets_another(own: int) -> None:
    t = solo().ships(1, garrison=own).hagal("dreadnought_1p").rival(1)
    assert post(t, 1) == "dreadnought"
    assert t.fleet(1) == (1 - own, own + 1, 0)
    assert held(t, 1) == (0, 0, 0, 0), "the space costs a rival nothing"


@rule("IX-051")
def test_a_dreadnought_that_holds_a_location_counts() -> None:
    t = solo().flag(1, "arrakeen").ships(1, garrison=1).hagal("dreadnought_1p", "wealth").rival(1)
    assert skipped(t) == [("dreadnought_1p", "why-two-ships")]
    assert post(t, 1) == "wealth"


@rule("IX-051")
def test_it_is_about_the_rival_that_reveals_the_card() -> None:
    t = solo().ships(0, garrison=2).ships(2, garrison=2).hagal("dreadnought_1p").rival(1)
    assert post(t, 1) == "dreadnought"
    t = duel().ships(HAGAL, garrison=2).hagal("dreadnought_2p", "wealth").rival(HAGAL)
    assert (post(t, HAGAL), skipped(t)) == ("wealth", [("dreadnought_2p", "why-two-ships")])


# IX-052


@rule("IX-052")
@pytest.mark.parametrize("level", [0, 1])
def test_interstellar_shipping_is_ignored_below_two_guild_influence(level: int) -> None:
    t = solo().influence(1, spacing_guild=level, emperor=3).influence(0, spacing_guild=3)
    t.hagal("interstellar_shipping", "wealth").rival(1)
    assert posts(t, 1) == ["wealth"]
    assert skipped(t) == [("interstellar_shipping", "why-no-friend")]
    assert t.ix.freighters[1] == 0


@rule("IX-052")
@pytest.mark.parametrize("level", [2, 3])
def test_interstellar_shipping_with_two(level: int) -> None:
    t = solo().influence(1, spacing_guild=level).hagal("interstellar_shipping").rival(1)
    assert posts(t, 1) == ["interstellar_shipping"]
    assert t.ix.freighters[1] == 2
    assert t[1].influence[1] == level


@rule("IX-052")
def test_foldspace_below_two_guild_influence() -> None:
    t = solo().influence(1, spacing_guild=1).hagal(TWO_SPACES[0]).rival(1)
    assert posts(t, 1) == ["foldspace"]
    assert t[1].influence[1] == 2
    assert t.ix.freighters[1] == 0, "the second influence is too late for the other side"


@rule("IX-052")
def test_smuggling_below_two_guild_influence() -> None:
    t = solo().influence(1, spacing_guild=1).hagal(TWO_SPACES[1]).rival(1)
    assert posts(t, 1) == ["smuggling"]
    assert t.ix.freighters[1] == 1
    assert held(t, 1) == (0, 0, 0, 0), "no solari of the space (HG-006)"


@rule("IX-052")
@pytest.mark.parametrize("card", TWO_SPACES)
@pytest.mark.parametrize(("mode", "seat"), [(solo, 1), (duel, HAGAL)], ids=["solo", "two players"])
def test_both_two_space_cards_ship_with_two(card: str, mode: Mode, seat: int) -> None:
    t = mode().influence(seat, spacing_guild=2).hagal(card).rival(seat)
    assert posts(t, seat) == ["interstellar_shipping"]
    assert t.ix.freighters[seat] == 2
    assert t[seat].influence[1] == 2


@rule("IX-052")
@pytest.mark.parametrize("card", TWO_SPACES)
def test_an_occupied_interstellar_shipping_does_not_turn_to_the_other_side(card: str) -> None:
    t = solo().influence(1, spacing_guild=2).agent(2, "interstellar_shipping").hagal(card, "wealth").rival(1)
    assert posts(t, 1) == ["wealth"]
    assert [reason for _card, reason in skipped(t)] == ["why-occupied"]


@rule("IX-052")
@pytest.mark.parametrize(("card", "side"), [(TWO_SPACES[0], "foldspace"), (TWO_SPACES[1], "smuggling")])
def test_nor_the_other_way_round(card: str, side: str) -> None:
    t = solo().influence(1, spacing_guild=1).agent(0, side).hagal(card, "wealth").rival(1)
    assert posts(t, 1) == ["wealth"]
    (event,) = t.events("rival-skips")
    assert event.args["why"] == Msg("why-occupied", space=t.s.board.spaces[t.s.board.places[side]])
    assert t.ix.freighters[1] == 0
    assert t[1].influence[1] == 1


# IX-058


@rule("IX-058")
def test_the_dreadnought_card_of_solo_play() -> None:
    """A Dreadnought first, then Acquire Tech without a discount."""
    t = solo().give(1, spice=3).tech("training_drones").hagal("dreadnought_1p").rival(1)
    assert t.fleet(1) == (1, 1, 0)
    assert t.owned(1) == ["training_drones"]
    assert held(t, 1) == (0, 0, 0, 0)
    t = solo().give(1, spice=2).tech("training_drones").hagal("dreadnought_1p").rival(1)
    assert t.owned(1) == []
    assert t.ix.negotiators[1] == 0, "a Negotiator is for Tech Negotiation only (IX-062)"


@rule("IX-058")
@pytest.mark.parametrize("troops", [2, 1])
def test_the_dreadnought_card_of_two_players(troops: int) -> None:
    t = duel(hagal_dreadnought_troops=troops).hagal("dreadnought_2p").rival(HAGAL)
    assert posts(t, HAGAL) == ["dreadnought"]
    assert units(t, HAGAL) == (troops, 0, 1, 0), "no combat space"
    assert t.s.rules.options["hagal_dreadnought_troops"] == troops


@rule("IX-058")
def test_two_troops_are_the_default() -> None:
    assert units(duel().hagal("dreadnought_2p").rival(HAGAL), HAGAL)[0] == 2


@rule("IX-058")
def test_the_new_spaces_are_no_combat_spaces() -> None:
    for card in ("dreadnought_1p", "tech_negotiation", "interstellar_shipping", TWO_SPACES[1]):
        t = solo().give(1, garrison=2).influence(1, spacing_guild=2).hagal(card).rival(1)
        assert units(t, 1)[1::2] == (0, 0), f"{card}: nothing goes to the Conflict"


@rule("IX-058")
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("dreadnought_1p", 3),
        ("tech_negotiation", 0),
        ("interstellar_shipping", 3),
        ("foldspace_or_interstellar_shipping", 2),
        ("smuggling_or_interstellar_shipping", 2),
    ],
)
def test_swords_count_whatever_else_the_card_needs(card: str, swords: int) -> None:
    """A flip in Combat asks for no influence, no free space and no Dreadnought (HG-012)."""
    t = solo().ships(1, garrison=2).agent(0, "dreadnought")
    fight(t, "skirmish_b", {1: 1}, card)
    assert flipped(t) == [(1, card, swords)]
    assert t.ix.freighters[1] == 0


@rule("IX-058")
def test_swords_of_the_card_for_two() -> None:
    t = duel()
    fight(t, "skirmish_b", {HAGAL: 1}, "dreadnought_2p")
    assert flipped(t) == [(HAGAL, "dreadnought_2p", 3)]
    assert t.ix.docked[HAGAL] == 2


# Weirding Way and House Hagal (HG-023)


def weirding(*hagal: str, **options: Any) -> IxPosition:
    """The first player takes another turn after an Agent turn at Arrakeen."""
    t = duel(**options).hand(0, "weirding_way", "dagger", "convincing_argument").hagal(*hagal).turn(0)
    return t.choose("agent weirding_way arrakeen", "do another_turn", "deploy 0")


def hagals_turns(t: IxPosition) -> list[str]:
    return [t.s.board.spaces[place].id for place in t[HAGAL].posts]


@rule("HG-023")
def test_the_extra_turn_of_weirding_way_comes_before_house_hagal() -> None:
    t = weirding("carthag", "conspire")
    assert (t.asked, t.question, hagals_turns(t)) == (0, "turn", [])
    t.choose("agent dagger tech_negotiation", "negotiator 0")
    assert hagals_turns(t) == ["carthag", "conspire"], "a turn for each Agent turn of the first player"
    assert t.asked == 1


@rule("HG-023")
def test_a_reveal_turn_as_the_extra_one_leaves_house_hagal_one_turn() -> None:
    t = weirding("carthag", "conspire").choose("reveal", "done")
    assert (hagals_turns(t), t.asked) == (["carthag"], 1)


@rule("HG-023")
def test_two_extra_turns_in_a_row() -> None:
    t = duel().hand(0, "weirding_way", "weirding_way", "dagger").give(0, agents=3)
    t.hagal("wealth", "conspire", "secrets").turn(0)
    t.choose("agent weirding_way arrakeen", "do another_turn", "deploy 0")
    t.choose("agent weirding_way smuggling", "do another_turn", "decline")
    assert (t.asked, hagals_turns(t)) == (0, [])
    t.choose("agent dagger tech_negotiation", "negotiator 0")
    assert (hagals_turns(t), t.asked) == (["wealth", "conspire", "secrets"], 1)


@rule("HG-023")
def test_house_hagal_never_takes_more_turns_than_it_has_agents() -> None:
    t = duel().hand(0, "weirding_way", "dagger").give(HAGAL, agents=1).hagal("wealth", "conspire").turn(0)
    t.choose("agent weirding_way arrakeen", "do another_turn", "deploy 0")
    t.choose("agent dagger tech_negotiation", "negotiator 0")
    assert (hagals_turns(t), t.asked) == (["wealth"], 1)


@rule("HG-023")
def test_an_extra_turn_of_the_other_player_does_not_call_house_hagal() -> None:
    t = duel().hand(1, "weirding_way", "dagger").hagal("wealth").turn(1)
    t.choose("agent weirding_way arrakeen", "do another_turn", "deploy 0")
    t.choose("agent dagger tech_negotiation", "negotiator 0")
    assert (hagals_turns(t), t.asked) == ([], 0)


@rule("HG-023")
def test_by_the_other_reading_house_hagal_goes_between() -> None:
    """Option weirding_way."""
    t = weirding("carthag", "conspire", weirding_way="after_hagal")
    assert (t.asked, hagals_turns(t)) == (0, ["carthag"])
    t.choose("agent dagger tech_negotiation", "negotiator 0")
    assert (hagals_turns(t), t.asked) == (["carthag", "conspire"], 1)
