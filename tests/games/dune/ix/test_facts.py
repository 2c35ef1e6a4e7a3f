"""The declarations of Rise of Ix against the facts of data/dune/ix.yaml: figures, and effects where they are formal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hagal import games
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader, Space
from hagal.games.dune.effect import Effects
from hagal.games.dune.effects import Require, When
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.conflicts import CONFLICTS
from hagal.games.dune.ix.imperium import EPIC, IMPERIUM, PROMOS
from hagal.games.dune.ix.intrigue import INTRIGUE
from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.ix.module import IX
from hagal.games.dune.ix.part import DREADNOUGHTS, STRENGTH
from hagal.games.dune.ix.shipping import DIVIDENDS, REWARD, TOP
from hagal.games.dune.ix.spaces import GONE, NEW
from hagal.games.dune.ix.tiles import ARTILLERY, DISPOSAL, TILES
from hagal.games.dune.names import FACTIONS, ICONS, INTRIGUE_TYPES, RESOURCES
from tests.games.dune.notation import Prose, canon, read
from tests.support.facts import facts_in

DATA = Path(__file__).parents[4] / "data/dune"
FACTS: dict[str, Any] = facts_in(DATA / "ix.yaml")
CARDS = {"imperium": IMPERIUM, "promos": PROMOS, "starting_deck_epic": EPIC}
PAIRS = [(card, fact) for section, cards in CARDS.items() for card, fact in zip(cards, FACTS[section], strict=True)]
INTRIGUES = list(zip(INTRIGUE, FACTS["intrigue"], strict=True))
FIGHTS = list(zip(CONFLICTS, FACTS["conflicts"], strict=True))
PEOPLE = list(zip(LEADERS, FACTS["leaders"], strict=True))
PLACES = list(zip(NEW, FACTS["board_spaces"], strict=True))
TECH = list(zip(TILES, FACTS["tech_tiles"], strict=True))

PROSE = {
    "boundless_ambition agent": "stands for the leader's ability",
    "desert_ambush agent": "hits the opponents, as often as troops are deployed",
    "guild_accord agent": "changes the cost of a space: a figure of the card itself",
    "treachery agent": "changes the influence of the visit",
    "weirding_way agent": "changes the order of turns",
    "grand_conspiracy endgame": "counts conditions",
    "quid_pro_quo plot": "depends on where the Agents are",
    "strategic_push combat": "waits for the outcome of the Conflict",
    "sonic_snoopers scrap": "as many cards as the player likes",
    "tessia_vernius signet": "depends on the tokens left",
}
"""Notation that is a sentence: these effects are proved by the behaviour tests of the component only. Why it is one."""

EFFECTLESS = {"guild_accord agent"}
"""Prose that no effect of the component stands for."""

read_as_prose: set[str] = set()


def same(name: str, ours: Effects, text: str | None, *, mandatory: bool = False) -> None:
    """Our effects are those of the notation; or it is prose, and listed as such."""
    try:
        theirs = read(text, mandatory=mandatory)
    except Prose:
        assert name in PROSE, f"{name}: {text!r} is not in formal notation; teach the reader of the notation to read it"
        assert bool(ours) == (name not in EFFECTLESS), f"{name}: effects for {text!r}"
        read_as_prose.add(name)
        return
    assert name not in PROSE, f"{name} can be read now: take it off the list"
    assert canon(ours) == canon(theirs)


def by_id(item: object) -> str:
    return item.id if isinstance(item, Card | Intrigue | Conflict | Leader | Space | TechTile) else ""


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if bits >> k & 1]


def test_the_file_is_the_one_we_know() -> None:
    assert (FACTS["format"], FACTS["requires"]) == ("dune-ix/1", "base.yaml")


def test_the_decks_have_their_sizes() -> None:
    assert (sum(card.count for card in IMPERIUM), len(IMPERIUM)) == (35, 29)
    assert (sum(card.count for card in INTRIGUE), len(INTRIGUE)) == (17, 17)
    assert [sum(c.level == level for c in CONFLICTS) for level in (1, 2, 3)] == [2, 1, 1]
    assert (len(CONFLICTS), len(LEADERS), len(TILES)) == (4, 6, 18)
    assert sum(tile.rival for tile in TILES) == 12
    box = FACTS["components"]
    assert (box["imperium"], box["intrigue"], box["leaders"], box["tech_tiles"]) == (35, 17, 6, 18)
    assert box["conflicts"] == {"I": 2, "II": 1, "III": 1}
    assert box["per_player"]["dreadnoughts"] == DREADNOUGHTS
    assert box["per_player"]["control_the_spice"] == sum(card.count for card in EPIC) == 1


def test_every_component_of_the_file_is_declared_once() -> None:
    sections = {
        "card": [fact["id"] for section in ("imperium", "promos") for fact in FACTS[section]],
        "intrigue": [fact["id"] for fact in FACTS["intrigue"]],
        "conflict": [fact["id"] for fact in FACTS["conflicts"]],
        "leader": [fact["id"] for fact in FACTS["leaders"]],
        "space": [fact["id"] for fact in FACTS["board_spaces"]],
        "tech": [fact["id"] for fact in FACTS["tech_tiles"]],
    }
    assert {component.kind for component in IX.components} == set(sections)
    for kind, ids in sections.items():
        declared = [component.id for component in IX.components if component.kind == kind]
        assert sorted(declared) == sorted(ids)
        assert len(set(ids)) == len(ids)


# Cards


@pytest.mark.parametrize(("card", "fact"), PAIRS, ids=by_id)
def test_card(card: Card, fact: dict[str, Any]) -> None:
    assert (card.id, card.name, card.count, card.cost) == (fact["id"], fact["name"], fact["count"], fact["cost"])
    assert names_of(card.factions, FACTIONS) == fact["factions"]
    assert names_of(card.icons, ICONS) == [icon.removeprefix("inf:") for icon in fact["icons"]]
    assert names_of(card.sneaks, ICONS) == [icon[4:] for icon in fact["icons"] if icon.startswith("inf:")]
    assert (card.persuasion, card.swords) == (fact["reveal"]["persuasion"], fact["reveal"]["swords"])
    assert card.unload == fact["reveal"].get("unload", False)
    assert (card.trashed, card.anywhere, card.reserve) == ((), False, -1)
    assert card.origin == ("official" if fact["confidence"] == "high" else "reported")
    same(f"{card.id} agent", card.agent, fact["agent"])
    same(f"{card.id} reveal", card.reveal, fact["reveal"]["other"])
    same(f"{card.id} acquire", card.acquire, fact.get("acquire"))


def test_the_decks_that_the_cards_belong_to() -> None:
    assert {card.deck for card in IMPERIUM} == {"imperium"}
    assert {card.deck for card in PROMOS} == {"promo"}
    assert {card.deck for card in EPIC} == {"epic"}


def test_the_cards_whose_notation_is_prose() -> None:
    facts = {fact["id"]: fact for _card, fact in PAIRS}
    found = re.fullmatch(r"sent to (\w+) with this card: space cost is spice (\d) less", facts["guild_accord"]["agent"])
    assert found is not None
    assert {card.id: card.bargain for card, _fact in PAIRS if card.bargain[1]} == {
        "guild_accord": (found[1], int(found[2]))
    }
    assert [card.id for card, _fact in PAIRS if card.signet] == ["boundless_ambition"]


# Intrigue


def faces(fact: dict[str, Any]) -> dict[str, str]:
    """The text of each type of an Intrigue card: 'plot: ... | combat: ...' or just the one."""
    if len(fact["type"]) == 1:
        return {fact["type"][0]: fact["effect"]}
    parts = re.split(r"(?:^| \| )(plot|combat|endgame): ", fact["effect"])[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def conditional(effects: Effects) -> Effects:
    """'requires' of one face of a card with two stands there as a condition: then nothing else is left to do."""
    if effects and isinstance(effects[0], Require):
        return (When(effects[0].condition, effects[1:]),)
    return effects


@pytest.mark.parametrize(("card", "fact"), INTRIGUES, ids=by_id)
def test_intrigue(card: Intrigue, fact: dict[str, Any]) -> None:
    assert (card.id, card.name, card.count) == (fact["id"], fact["name"], fact["count"])
    assert names_of(card.types, INTRIGUE_TYPES) == fact["type"]
    assert (card.origin, card.win, card.start, card.lasting) == ("official", (), "", False)
    texts = faces(fact)
    assert list(texts) == fact["type"]
    for kind, effects in (("plot", card.plot), ("combat", card.combat), ("endgame", card.endgame)):
        if kind not in texts:
            assert not effects
        elif texts[kind].startswith("requires ") and not card.needs:
            assert canon(effects) == canon(conditional(read(texts[kind], mandatory=True)))
        else:
            same(f"{card.id} {kind}", (*card.needs, *effects), texts[kind], mandatory=True)


# Conflicts


@pytest.mark.parametrize(("card", "fact"), FIGHTS, ids=by_id)
def test_conflict(card: Conflict, fact: dict[str, Any]) -> None:
    assert (card.id, card.name, card.level) == (fact["id"], fact["name"], fact["level"])
    assert (card.location or None) == fact["location"]
    for ours, place in zip(card.rewards, ("first", "second", "third"), strict=True):
        same(f"{card.id} {place}", ours, fact[place])


# Leaders


@pytest.mark.parametrize(("leader", "fact"), PEOPLE, ids=by_id)
def test_leader(leader: Leader, fact: dict[str, Any]) -> None:
    assert (leader.id, leader.name) == (fact["id"], fact["name"])
    assert (leader.house, leader.complexity, leader.rival) == (fact["house"], fact["complexity"], fact["rival"])
    same(f"{leader.id} signet", leader.signet, fact["signet"]["effect"])
    assert leader.start or leader.queries or leader.moments


# Spaces


@pytest.mark.parametrize(("space", "fact"), PLACES, ids=by_id)
def test_space(space: Space, fact: dict[str, Any]) -> None:
    assert (space.id, space.name) == (fact["id"], fact["name"])
    assert names_of(space.icon, ICONS) == [fact["icon"]]
    assert (space.combat, space.maker, space.control, space.once, space.deal) == (fact["combat"], 0, (), "", None)
    assert space.friend == (FACTIONS.index("spacing_guild") if fact["requirement"] else -1)
    assert fact["requirement"] in (None, "influence(spacing_guild) >= 2")
    cost = (fact["cost"] or "").split()
    assert {name: getattr(space, name) for name in RESOURCES if getattr(space, name)} == (
        {cost[0]: int(cost[1])} if cost else {}
    )
    text, _, reveal = fact["effect"].partition("; on own Reveal turn with Agent here: gain persuasion ")
    assert space.reveal == int(reveal or 0)
    same(f"{space.id} space", space.effects, text.replace(" and/or ", "; "))


def test_the_board() -> None:
    base = facts_in(DATA / "base.yaml")
    changes = FACTS["rules"]["board_changes"]
    assert list(GONE) == changes["removed_spaces"]
    assert [space.id for space in NEW] == changes["added_spaces"]
    kept = [fact["id"] for fact in base["board_spaces"] if fact["id"] not in changes["removed_spaces"]]
    (board,) = games.title("dune").rules(3, ["ix"], {}).kinds["board"]
    assert [space.id for space in board.spaces] == [*kept, *changes["added_spaces"]]
    assert len(board.spaces) == changes["net_spaces"]
    assert set(changes["kept_spaces_reprinted_on_overlay"]) <= set(kept)


def test_the_shipping_track_and_the_dreadnoughts() -> None:
    track = FACTS["rules"]["shipping_track"]
    assert track["spaces"] == TOP + 1
    assert sorted(track["rewards"]) == sorted(REWARD) == [1, 2, 3]
    assert canon((REWARD[3],)) == canon(read(track["rewards"][3]))
    assert track["dividends"] == f"gain solari {DIVIDENDS}; each opponent gains solari 1"
    assert FACTS["rules"]["dreadnoughts"]["strength"] == STRENGTH


# Tech tiles

TIMING: dict[str, Callable[[TechTile], bool]] = {
    "reveal": lambda tile: "revealed" in tile.moments,
    "flip": lambda tile: tile.flip is not None,
    "win_conflict": lambda tile: "conflict_won" in tile.moments or "victorious_ship" in tile.queries,
    "round_start": lambda tile: "own_round" in tile.moments,
    "endgame": lambda tile: "own_endgame" in tile.moments or "tiebreak" in tile.queries,
    "own_turn_once_ever": lambda tile: tile.scrap is not None,
    "passive": lambda tile: bool({"put_on_deck", "shipped_troops"} & set(tile.queries)),
}


@pytest.mark.parametrize(("tile", "fact"), TECH, ids=by_id)
def test_tile(tile: TechTile, fact: dict[str, Any]) -> None:
    assert (tile.id, tile.name, tile.cost, tile.rival) == (fact["id"], fact["name"], fact["cost"], fact["rival"])
    assert {name for name, holds in TIMING.items() if holds(tile)} == set(fact["timing"].split("+"))
    assert tile.before_agent == (tile.id == "invasion_ships")
    same(f"{tile.id} acquire", tile.acquire, fact["acquire"])
    text = fact["effect"]
    if tile.flip is not None:
        same(f"{tile.id} flip", (tile.flip,), re.sub(r"^flip (\+|->) ", "", text))
    if tile.scrap is not None:
        now = text.split("; endgame")[0].replace(" + trash this tile", "").replace("pay trash this tile -> ", "")
        same(f"{tile.id} scrap", (tile.scrap,), now)


def test_the_tiles_of_the_reveal_turn() -> None:
    texts = {fact["id"]: fact["effect"].removeprefix("reveal turn: ") for fact in FACTS["tech_tiles"]}
    assert canon((ARTILLERY,)) == canon(read(texts["artillery"]))
    assert canon((DISPOSAL,)) == canon(read(texts["disposal_facility"]))


def test_no_component_is_called_prose_without_being_it() -> None:
    """Reads everything again, so that it holds when tests run apart."""
    read_as_prose.clear()
    for card, fact in PAIRS:
        test_card(card, fact)
    for intrigue, fact in INTRIGUES:
        test_intrigue(intrigue, fact)
    for conflict, fact in FIGHTS:
        test_conflict(conflict, fact)
    for leader, fact in PEOPLE:
        test_leader(leader, fact)
    for space, fact in PLACES:
        test_space(space, fact)
    for tile, fact in TECH:
        test_tile(tile, fact)
    assert read_as_prose == set(PROSE)
