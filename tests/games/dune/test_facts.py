"""The declarations against the facts of data/dune/base.yaml: figures, and effects wherever the notation is formal."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.dune import BASE
from hagal.games.dune.catalogue.conflicts import CONFLICTS
from hagal.games.dune.catalogue.imperium import IMPERIUM, PROMOS
from hagal.games.dune.catalogue.intrigue import INTRIGUE
from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.catalogue.starting import RESERVE, STARTING
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader, Space
from hagal.games.dune.effect import Effects
from hagal.games.dune.names import FACTIONS, ICONS, INTRIGUE_TYPES, RESOURCES
from hagal.games.dune.specials import SOLARI_FOR_SPICE
from tests.games.dune.facts import FACTS
from tests.games.dune.notation import Prose, canon, read

CARDS = {"starting_deck": STARTING, "reserve": RESERVE, "imperium": IMPERIUM, "promos": PROMOS}
PAIRS = [(card, fact) for section, cards in CARDS.items() for card, fact in zip(cards, FACTS[section], strict=True)]

PROSE = {
    "signet_ring agent": "stands for the leader's ability",
    "carryall agent": "changes a harvest",
    "guild_bankers reveal": "a discount",
    "gun_thopter agent": "hits the opponents",
    "kwisatz_haderach agent": "places the Agent itself",
    "liet_kynes reveal": "counts cards in play",
    "other_memory agent": "searches the discard pile",
    "power_play agent": "changes the influence of the visit",
    "reverend_mother_mohiam agent": "hits the opponents",
    "test_of_humanity agent": "lets the opponents choose",
    "the_voice agent": "closes a space",
    "bindu_suspension plot": "ends the turn",
    "corner_the_market endgame": "counts cards of all players",
    "dispatch_an_envoy plot": "changes the icons of a card",
    "double_cross plot": "hits an opponent of choice",
    "infiltrate plot": "opens occupied spaces",
    "plans_within_plans endgame": "counts factions",
    "poison_snooper plot": "looks at the deck",
    "recruitment_mission plot": "changes where acquired cards go",
    "reinforcements plot": "depends on the kind of turn",
    "tiebreaker endgame": "two cards in one: see test_tiebreaker",
    "tiebreaker combat": "two cards in one: see test_tiebreaker",
    "glossu_rabban signet": "one number instead of another",
    "helena_richese signet": "sets a card of the Row aside",
    "mentat space": "two effects, one of them for whoever comes first",
    "hall_of_oratory space": "an effect of the coming Reveal turn",
    "sell_melange space": "a price list",
}
"""Notation that is a sentence: these effects are proved by the behaviour tests of the component only. Why it is one."""

read_as_prose: set[str] = set()


def same(name: str, ours: Effects, text: str | None, *, mandatory: bool = False) -> None:
    """Our effects are those of the notation; or it is prose, and listed as such."""
    try:
        theirs = read(text, mandatory=mandatory)
    except Prose:
        assert name in PROSE, (
            f"{name}: {text!r} is not in formal notation; teach tests/games/dune/notation.py to read it"
        )
        assert ours, f"{name} has no effect for {text!r}"
        read_as_prose.add(name)
        return
    assert name not in PROSE, f"{name} can be read now: take it off the list"
    assert canon(ours) == canon(theirs)


def by_id(item: object) -> str:
    return item.id if isinstance(item, Card | Intrigue | Conflict | Leader | Space) else ""


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if bits >> k & 1]


def test_the_file_is_the_one_we_know() -> None:
    assert FACTS["format"] == "dune-base/1"


def test_the_decks_have_their_sizes() -> None:
    assert sum(card.count for card in IMPERIUM) == 67
    assert len(IMPERIUM) == 43
    assert sum(card.count for card in INTRIGUE) == 40
    assert len(INTRIGUE) == 34
    assert len(CONFLICTS) == 18
    assert [sum(c.level == level for c in CONFLICTS) for level in (1, 2, 3)] == [4, 10, 4]
    assert sum(card.count for card in RESERVE) == 24
    assert sum(card.count for card in STARTING) == 10
    assert (len(LEADERS), len(SPACES)) == (8, 22)
    decks = FACTS["rules"]["components"]["decks"]
    assert decks["reserve"] == {card.id: card.count for card in RESERVE}
    assert (decks["imperium"], decks["intrigue"], decks["conflict"], decks["leaders"]) == (67, 40, 18, 8)


def test_every_component_of_the_file_is_declared_once() -> None:
    sections = {
        "card": [fact["id"] for section in CARDS for fact in FACTS[section]],
        "intrigue": [fact["id"] for fact in FACTS["intrigue"]],
        "conflict": [fact["id"] for fact in FACTS["conflicts"]],
        "leader": [fact["id"] for fact in FACTS["leaders"]],
        "space": [fact["id"] for fact in FACTS["board_spaces"]],
    }
    for kind, ids in sections.items():
        declared = [component.id for component in BASE.components if component.kind == kind]
        assert sorted(declared) == sorted(ids)
        assert len(set(ids)) == len(ids)


# Cards


@pytest.mark.parametrize(("card", "fact"), PAIRS, ids=by_id)
def test_card(card: Card, fact: dict[str, Any]) -> None:
    assert (card.id, card.name, card.count, card.cost) == (fact["id"], fact["name"], fact["count"], fact["cost"])
    assert names_of(card.factions, FACTIONS) == fact["factions"]
    assert names_of(card.icons, ICONS) == fact["icons"]
    assert (card.persuasion, card.swords) == (fact["reveal"]["persuasion"], fact["reveal"]["swords"])
    assert card.origin == ("official" if fact["confidence"] == "high" else "reported")
    same(f"{card.id} agent", card.agent, fact["agent"])
    same(f"{card.id} reveal", card.reveal, fact["reveal"]["other"])
    same(f"{card.id} acquire", card.acquire, fact.get("acquire"))


def test_what_happens_when_a_card_is_trashed() -> None:
    noted = {fact["id"]: fact["note"] for _card, fact in PAIRS if fact.get("note", "").startswith("when trashed")}
    assert noted == {"assassination_mission": "when trashed (by any other means): gain solari 4"}
    assert {card.id: canon(card.trashed) for card, _fact in PAIRS if card.trashed} == {
        "assassination_mission": canon(read("gain solari 4"))
    }


def test_the_reserve_has_its_stacks() -> None:
    assert [card.reserve for card, _fact in PAIRS if card.reserve >= 0] == [0, 1, 2]
    assert [card.id for card, _fact in PAIRS if card.anywhere] == ["kwisatz_haderach"]


# Intrigue


@pytest.mark.parametrize(("card", "fact"), list(zip(INTRIGUE, FACTS["intrigue"], strict=True)), ids=by_id)
def test_intrigue(card: Intrigue, fact: dict[str, Any]) -> None:
    assert (card.id, card.name, card.count) == (fact["id"], fact["name"], fact["count"])
    assert names_of(card.types, INTRIGUE_TYPES) == fact["type"]
    assert card.origin == "official"
    text = fact["effect"]
    on_win = text.startswith("on winning a Conflict: ")
    assert bool(card.win) == on_win
    for kind, effects in (("plot", card.plot), ("combat", card.win or card.combat), ("endgame", card.endgame)):
        if kind in fact["type"]:
            said = text.removeprefix("on winning a Conflict: ")
            same(f"{card.id} {kind}", (*card.needs, *effects), said, mandatory=True)
        else:
            assert not effects
    assert card.lasting == (card.id in ("charisma", "recruitment_mission"))  # rules.intrigue.plot_for_later_reveal


def test_tiebreaker() -> None:
    card = next(card for card in INTRIGUE if card.id == "tiebreaker")
    fact = next(fact for fact in FACTS["intrigue"] if fact["id"] == "tiebreaker")
    combat, endgame = fact["effect"].removesuffix(" (for the tiebreak)").split(" | ")
    assert canon(card.combat) == canon(read(combat.removeprefix("combat: ")))
    assert canon(card.endgame) == canon(read(endgame.removeprefix("endgame: ")))


# Conflicts


@pytest.mark.parametrize(("card", "fact"), list(zip(CONFLICTS, FACTS["conflicts"], strict=True)), ids=by_id)
def test_conflict(card: Conflict, fact: dict[str, Any]) -> None:
    assert (card.id, card.name, card.level) == (fact["id"], fact["name"], fact["level"])
    assert (card.location or None) == fact["location"]
    for ours, place in zip(card.rewards, ("first", "second", "third"), strict=True):
        same(f"{card.id} {place}", ours, fact[place])


# Leaders


@pytest.mark.parametrize(("leader", "fact"), list(zip(LEADERS, FACTS["leaders"], strict=True)), ids=by_id)
def test_leader(leader: Leader, fact: dict[str, Any]) -> None:
    assert (leader.id, leader.name) == (fact["id"], fact["name"])
    assert (leader.house, leader.complexity, leader.rival) == (fact["house"], fact["complexity"], fact["rival"])
    same(f"{leader.id} signet", leader.signet, fact["signet"]["effect"])


# Spaces


@pytest.mark.parametrize(("space", "fact"), list(zip(SPACES, FACTS["board_spaces"], strict=True)), ids=by_id)
def test_space(space: Space, fact: dict[str, Any]) -> None:
    assert (space.id, space.name) == (fact["id"], fact["name"])
    assert names_of(space.icon, ICONS) == [fact["icon"]]
    assert space.combat == fact["combat"]
    assert space.maker == fact.get("maker", {}).get("base_spice", 0)
    assert canon(space.control) == canon(read(fact.get("control_bonus")))
    assert (space.friend, bool(space.once)) == {
        None: (-1, False),
        "once per game per player": (-1, True),
        "influence(fremen) >= 2": (3, False),
    }[fact["requirement"]]
    cost = (fact["cost"] or "").removeprefix("one of: ").split("|")[0]
    assert {name: getattr(space, name) for name in RESOURCES if getattr(space, name)} == (
        {cost.split()[0]: int(cost.split()[1])} if cost else {}
    )
    text = fact["effect"]
    assert (f"influence({fact['icon']}) 1" in text) == (space.faction >= 0)
    effects = space.effects if space.deal is None else (space.deal, *space.effects)
    same(f"{space.id} space", effects, text.removeprefix(f"influence({fact['icon']}) 1; "))
    if space.maker:
        assert f"gain spice {space.maker} " in text


def test_the_spaces_whose_notation_is_prose() -> None:
    spaces = {space.id: space for space in SPACES}
    facts = {fact["id"]: fact for fact in FACTS["board_spaces"]}
    assert facts["sell_melange"]["effect"].split(": ", 1)[1].split(";")[0] == str(SOLARI_FOR_SPICE)
    assert facts["sell_melange"]["cost"] == "one of: spice " + "|".join(str(n) for n in SOLARI_FOR_SPICE)
    assert [space.id for space in SPACES if space.reveal] == ["hall_of_oratory"]
    assert canon(spaces["hall_of_oratory"].effects) == canon(read("recruit 1"))
    assert canon(spaces["mentat"].effects) == canon(read("draw 1; take Mentat"))


def test_no_component_is_called_prose_without_being_it() -> None:
    """Reads everything again, so that it holds when tests run apart."""
    read_as_prose.clear()
    for card, fact in PAIRS:
        test_card(card, fact)
    for intrigue, fact in zip(INTRIGUE, FACTS["intrigue"], strict=True):
        test_intrigue(intrigue, fact)
    for leader, fact in zip(LEADERS, FACTS["leaders"], strict=True):
        test_leader(leader, fact)
    for space, fact in zip(SPACES, FACTS["board_spaces"], strict=True):
        test_space(space, fact)
    assert read_as_prose == set(PROSE)
