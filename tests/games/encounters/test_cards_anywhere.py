"""One type of card: what a kind of card does not have is nothing, so each may lie where rules put it."""

from __future__ import annotations

import pytest

from hagal.games.encounters.components import Avatar, Card, EnemyCard, PlayerCard, Strike
from hagal.games.encounters.effects import discard, gain_free, lift, may_kill_character
from tests.games.encounters.position import Position

HAZARD = "enemy:hazard_get_to_the_choppa"
BARRACKS = "character:knock_knock"


@pytest.mark.parametrize("kind", [PlayerCard, EnemyCard, Strike, Avatar])
def test_every_card_is_one(kind: type) -> None:
    assert issubclass(kind, Card)


def test_a_hazard_in_a_hand_can_be_discarded_and_lifted_but_not_played_or_killed() -> None:
    t = Position(1).hand(0, "experience")
    t.put(t[0].hand, HAZARD, known=[0])
    assert "play experience" in t.keys
    assert not any("hazard" in key for key in t.keys)
    assert t.run(may_kill_character).keys == ["kill experience", "decline"]
    t.choose("decline").run(discard(1)).choose("discard hazard_get_to_the_choppa")
    assert t.ids(t[0].discard) == ["hazard_get_to_the_choppa"]
    t.run(lift).choose("top hazard_get_to_the_choppa")
    assert t.ids(t[0].deck)[-1] == "hazard_get_to_the_choppa"


def test_a_hazard_of_a_deck_is_drawn_and_put_aside_like_any_card() -> None:
    t = Position(1).deck(0, "experience")
    t.put(t[0].deck, HAZARD, known=[])
    t.done()
    assert "hazard_get_to_the_choppa" in t.ids(t[0].hand)
    t.done()
    assert t.game.view(0)["players"][0]["hand"]


def test_an_enemy_in_the_hq_cannot_be_recruited() -> None:
    t = Position(1).hq("knock_knock").give(recruit=20)
    t.put(t.s.hq, "enemy:soviet_advisor")
    assert "recruit knock_knock" in t.keys
    assert "recruit soviet_advisor" not in t.keys
    assert t.run(gain_free(9)).keys == ["gain knock_knock", "decline"]


def test_a_card_of_the_barracks_in_the_combat_zone_neither_strikes_nor_is_fought() -> None:
    t = Position(1).give(attack=20)
    t.put(t.s.combat, BARRACKS)
    assert not any(key.startswith("fight") for key in t.keys)
    t.done()
    assert (t.damage, t.ids(t.s.combat)) == ([0], ["knock_knock"])


def test_a_card_of_the_barracks_in_the_wilds_is_pushed_on_and_scanned() -> None:
    t = Position(1).give(attack=20)
    t.put(t.s.wilds[4], BARRACKS, known=[])
    t.s.down = 1 << 4
    t.choose("scan hills")
    assert (t.space("hills"), t.hidden("hills")) == ("knock_knock", False)
    assert not any(key.startswith("fight") for key in t.keys)
    t.wild("underground", "soviet_advisor").wild("graveyard", "soviet_advisor").wild("river", "soviet_advisor")
    t.wild("ruins", "soviet_advisor").done()
    assert t.ids(t.s.combat) == ["knock_knock"]
