"""The Hagal cards: 31 of 15 kinds, each against the data file and in a rival's turn."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.dune.catalogue.spaces import BOARD
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals.cards import HAGAL, MAKER, HagalCard, hagal_deck
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.games.dune.rivals.options import BASE_BOX
from hagal.games.dune.rivals.spending import INTRIGUE, SOLARI, SPICE, WATER
from tests.games.dune.facts import FACTS
from tests.games.dune.position import Position

FACT: dict[str, Any] = FACTS["hagal"]
BY_ID = {card.id: card for card in HAGAL}


def solo() -> Position:
    return Position(1, ["memnon_thorvald"], rival_leaders=["ilban_richese", "ariana_thorvald"])


def went(t: Position, seat: int, space: str) -> tuple[list[int], int, int]:
    """The rival stands on this space; its influence, garrison and troops in the Conflict."""
    p = t[seat]
    assert [t.s.board.spaces[place].id for place in p.posts] == [space]
    return list(p.influence), p.garrison, p.conflict


def flip(t: Position, seat: int) -> int:
    """The strength that a card gives to a rival with one troop in the Conflict."""
    t.s.box += t.s.conflicts
    t.s.conflicts.clear()
    t.give(seat, conflict=1).conflict("skirmish_b").combat()
    (event,) = t.events("fought")
    return int(event.args["n"]) - 2


@pytest.mark.parametrize("fact", FACT["cards"], ids=lambda fact: str(fact["id"]))
def test_a_card_is_what_the_data_say(fact: dict[str, Any]) -> None:
    card = BY_ID[fact["id"]]
    assert card.name == fact["name"]
    assert card.space == {"maker*": MAKER, None: ""}.get(fact["space"], fact["space"])
    assert card.influence == (-1 if fact["influence"] is None else FACTIONS.index(fact["influence"]))
    assert (card.troops, card.signet, card.count) == (fact["troops"], fact["signet"], fact["count"])
    assert card.swords == (fact["swords"] or 0)
    assert card.mark == (fact["mark"] or "")
    assert card.reshuffle == (fact["id"] == "reshuffle")
    assert combat_space(card) == fact["combat"]


def combat_space(card: HagalCard) -> bool:
    if card.space == MAKER:
        return all(BOARD.combat >> place & 1 for place in BOARD.makers)
    return card.space in BOARD.places and bool(BOARD.combat >> BOARD.places[card.space] & 1)


def test_there_are_31_cards_of_15_kinds() -> None:
    assert len(HAGAL) == len(FACT["cards"]) == 15
    assert sum(card.count for card in HAGAL) == FACT["deck_total"] == 31


@pytest.mark.parametrize(("players", "section"), [(1, "solo_deck"), (2, "two_player_deck")])
def test_the_deck_of_one_and_of_two_players(players: int, section: str) -> None:
    deck = hagal_deck(players)
    assert sum(card.count for card in deck) == FACT[section]["size"] == (27, 28)[players - 1]
    assert {card.mark for card in deck}.isdisjoint(FACT[section]["remove_marks"])
    left_out = [card for card in HAGAL if card not in deck]
    assert {card.mark for card in left_out} == set(FACT[section]["remove_marks"])


def test_the_decks_on_the_table() -> None:
    assert len(solo().hagal_part.deck) == 27
    assert len(Position(2).hagal_part.deck) == 28


def test_difficulty_is_what_the_data_say() -> None:
    table: dict[str, Any] = FACT["solo"]["difficulty"]
    assert list(LEVELS) == list(table)
    for name, level in LEVELS.items():
        fact = table[table[name].get("as", name)]
        assert {level.extra} == set(fact["human_extra"].values()) | ({0} if not fact["human_extra"] else set())
        assert level.mentat_cost == fact["mentat_space_cost"]
        assert level.rival_garrison == fact["rival_garrison"]
        assert level.swordmaster_round == fact["conflict_cards_above_swordmasters"]
        assert level.rival_intrigue == fact["rival_extra"].get("intrigue", 0)
        assert level.expert == fact["expert_deployment"]
        assert level.no_swordmaster == table[name].get("human_cannot_gain_swordmaster", False)


def test_spending_is_what_the_data_say() -> None:
    stocks = {"spice": SPICE, "solari": SOLARI, "water": WATER, "intrigue": INTRIGUE}
    assert FACT["solo"]["spending"] == [
        {"pay": f"{name} {stocks[name]}", "gain": "vp 1"} for name in ("intrigue", "water", "solari", "spice")
    ]


def test_rival_leaders_are_what_the_data_say() -> None:
    fact = FACT["solo"]["rival_leaders"]
    assert set(BASE_BOX.forbidden) == set(fact["forbidden"])
    assert {rival.id for rival in RIVALS} == {leader["id"] for leader in FACTS["leaders"] if leader["rival"]}
    assert set(fact["recommended_first"]) <= {rival.id for rival in RIVALS}


# A card at a time: where the Agent goes, influence, garrison, Conflict; then the flip


def test_conspire() -> None:
    assert went(solo().hagal("conspire").rival(1), 1, "conspire") == ([1, 0, 0, 0], 2, 0)
    assert flip(solo().hagal("conspire"), 1) == 4


def test_wealth() -> None:
    assert went(solo().hagal("wealth").rival(1), 1, "wealth") == ([1, 0, 0, 0], 0, 0)
    assert flip(solo().hagal("wealth"), 1) == 3


def test_heighliner() -> None:
    assert went(solo().hagal("heighliner").rival(1), 1, "heighliner") == ([0, 1, 0, 0], 0, 3)
    assert flip(solo().hagal("heighliner"), 1) == 6


def test_foldspace() -> None:
    assert went(solo().hagal("foldspace").rival(1), 1, "foldspace") == ([0, 1, 0, 0], 0, 0)
    assert flip(solo().hagal("foldspace"), 1) == 1


def test_selective_breeding() -> None:
    assert went(solo().hagal("selective_breeding").rival(1), 1, "selective_breeding") == ([0, 0, 1, 0], 0, 0)
    assert flip(solo().hagal("selective_breeding"), 1) == 2


def test_secrets() -> None:
    assert went(solo().hagal("secrets").rival(1), 1, "secrets") == ([0, 0, 1, 0], 0, 0)
    assert flip(solo().hagal("secrets"), 1) == 1


def test_hardy_warriors() -> None:
    assert went(solo().hagal("hardy_warriors").rival(1), 1, "hardy_warriors") == ([0, 0, 0, 1], 0, 2)
    assert flip(solo().hagal("hardy_warriors"), 1) == 5


def test_stillsuits() -> None:
    assert went(solo().hagal("stillsuits").rival(1), 1, "stillsuits") == ([0, 0, 0, 1], 0, 0)
    assert flip(solo().hagal("stillsuits"), 1) == 4


def test_rally_troops() -> None:
    assert went(solo().hagal("rally_troops").rival(1), 1, "rally_troops") == ([0, 0, 0, 0], 4, 0)
    assert flip(solo().hagal("rally_troops"), 1) == 3


def test_hall_of_oratory() -> None:
    assert went(solo().hagal("hall_of_oratory").rival(1), 1, "hall_of_oratory") == ([0, 0, 0, 0], 1, 0)
    assert flip(solo().hagal("hall_of_oratory"), 1) == 0


def test_carthag() -> None:
    assert went(solo().hagal("carthag").rival(1), 1, "carthag") == ([0, 0, 0, 0], 0, 1)
    assert flip(solo().hagal("carthag"), 1) == 0


def test_arrakeen_1p() -> None:
    t = solo().hagal("arrakeen_1p").rival(1)
    assert went(t, 1, "arrakeen") == ([0, 0, 0, 0], 0, 1)
    assert t[1].solari == 1, "Ilban's signet"
    assert flip(solo().hagal("arrakeen_1p"), 1) == 1


def test_arrakeen_2p() -> None:
    t = Position(2).hagal("arrakeen_2p").rival(2)
    assert went(t, 2, "arrakeen") == ([0, 0, 0, 0], 0, 1)
    assert t.events("rival-signet") == []
    assert flip(Position(2).hagal("arrakeen_2p"), 2) == 1


def test_harvest_spice() -> None:
    t = solo().hagal("harvest_spice")
    t.s.bonus = [0, 2, 1]
    assert went(t.rival(1), 1, "hagga_basin") == ([0, 0, 0, 0], 0, 0)
    assert t[1].spice == 4
    assert flip(solo().hagal("harvest_spice"), 1) == 2


def test_reshuffle() -> None:
    t = Position(2).hagal("reshuffle").rival(2)
    assert len(t.events("hagal-reshuffle")) >= 1
    assert len(t[2].posts) == 1
    assert len(t.hagal_part.deck) + len(t.hagal_part.discard) == 28
