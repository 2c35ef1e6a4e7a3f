"""The crew of the Betty, card by card."""

from __future__ import annotations

from functools import partial

from tests.games.encounters.alien import position

plays = partial(position.plays, film="resurrection")
Position = partial(position.Position, film="resurrection")


def test_call_intel() -> None:
    t = plays("call_intel")
    assert (t.s.recruit, len(t[0].hand)) == (2, 1)
    t = Position().played("ripley_no_8_intel").hand(0, "call_intel", "specialist")
    assert len(t.choose("play call_intel", "yes")[0].hand) == 3


def test_call_survival() -> None:
    assert plays("call_survival").s.recruit == 2
    t = Position().played("ripley_no_8_survival").wounds(1, "barbed_tail").hand(0, "call_survival", "specialist")
    t.choose("play call_survival", "yes")
    assert (t.s.recruit, t.damage) == (4, [0, 0])


def test_call_uncommon() -> None:
    t = Position().hand(0, "call_uncommon", "specialist").combat("hive_guard").choose("play call_uncommon")
    assert (t.s.attack, t.keys) == (2, ["back hive_guard", "decline"])
    t.choose("back hive_guard")
    assert (t.space("med_lab"), t.s.combat) == ("hive_guard", [])


def test_call_rare() -> None:
    t = Position().hand(0, "call_rare", "specialist").combat("hive_guard")
    t.choose("play call_rare", "back hive_guard")
    assert (t.s.attack, len(t[0].hand), t.space("weapons_locker")) == (2, 2, "hive_guard")


def test_christie_tech() -> None:
    t = plays("christie_tech")
    assert (t.s.recruit, len(t[0].hand)) == (2, 1)
    t = Position().played("johner_tech").hand(0, "christie_tech", "specialist").choose("play christie_tech", "yes")
    assert (t.s.recruit, len(t[0].hand)) == (2, 2)


def test_christie_strength() -> None:
    t = plays("christie_strength")
    assert (t.s.attack, t.s.bounty) == (2, 0)
    t = Position().played("johner_strength").hand(0, "christie_strength", "specialist")
    assert t.choose("play christie_strength", "yes").s.bounty == 1
    t.combat("egg_tender").hq("call_intel", "call_survival").choose("fight egg_tender", "let")
    assert len(t[0].hand) == 2


def test_christie_uncommon() -> None:
    t = plays("christie_uncommon").hand(1, "christie_uncommon", "specialist")
    assert (t.s.attack, t.s.bounty) == (2, 1)
    assert t.asides == {1: ["coordinate christie_uncommon"]}


def test_christie_rare() -> None:
    t = plays("christie_rare")
    assert (t.s.attack, t.s.weaken, t.s.bounty) == (3, 1, 1)


def test_johner_tech() -> None:
    t = Position().deck(0, "grunt").hand(0, "johner_tech", "specialist").hand(1, "johner_tech", "specialist")
    t.choose("play johner_tech", "discard specialist")
    assert (t.s.attack, t.s.recruit, t.in_hand(0)) == (1, 1, ["grunt"])
    assert t.asides == {1: ["coordinate johner_tech"]}


def test_johner_strength() -> None:
    t = (
        Position()
        .deck(0, "grunt", "call_intel")
        .hand(0, "johner_strength", "specialist")
        .choose("play johner_strength")
    )
    assert (t.s.attack, t.ids(t[0].discard)) == (2, ["call_intel"])


def test_johner_uncommon() -> None:
    assert plays("johner_uncommon").s.attack == 3
    assert plays("call_intel", "johner_uncommon").s.attack == 4


def test_johner_rare() -> None:
    t = Position().strikes("barbed_tail").hand(0, "johner_rare", "specialist").choose("play johner_rare", "yes")
    assert (t.s.attack, t.damage) == (7, [2, 0])
    t = Position().strikes("barbed_tail").hand(0, "johner_rare", "specialist").choose("play johner_rare", "decline")
    assert (t.s.attack, t.damage) == (4, [0, 0])


def test_ripley_no_8_intel() -> None:
    t = Position().wild("ventilation_shafts", "hive_guard", up=False).hand(0, "ripley_no_8_intel", "specialist")
    t.choose("play ripley_no_8_intel", "yes")
    assert (t.s.attack, t.hidden("ventilation_shafts")) == (2, False)


def test_ripley_no_8_survival() -> None:
    t = Position().strikes("crushing_jaws").hand(0, "ripley_no_8_survival", "specialist")
    t.choose("play ripley_no_8_survival")
    assert (t.s.attack, t.ids(t.s.strike_discard), t.damage) == (2 + 3, ["crushing_jaws"], [0, 0])


def test_ripley_no_8_uncommon() -> None:
    t = Position().hand(0, "ripley_no_8_uncommon", "specialist").hq("johner_tech", "christie_rare")
    t.choose("play ripley_no_8_uncommon")
    assert t.keys == ["imitate johner_tech", "imitate christie_rare"]
    t.choose("imitate christie_rare")
    assert (t.s.attack, t.s.weaken, t.s.bounty) == (3, 1, 1)
    assert t.ids(t.s.hq) == ["johner_tech", "christie_rare"]  # it stays there
    assert [event.args["card"].id for event in t.events("act-as")] == ["christie_rare"]


def test_ripley_no_8_uncommon_stays_what_it_is() -> None:
    """The class ability of the card in the HQ waits for another card; this one is of its own class and crew."""
    t = Position().hand(0, "ripley_no_8_uncommon", "call_survival", "specialist").hq("call_survival")
    t.choose("play ripley_no_8_uncommon")
    assert t.s.recruit == 2  # no other Survival card was played before
    t.choose("play call_survival", "yes")
    assert t.s.recruit == 2 + 2 + 2


def test_ripley_no_8_uncommon_cannot_act_as_itself() -> None:
    t = Position().hand(0, "ripley_no_8_uncommon", "specialist").hq("ripley_no_8_uncommon")
    t.choose("play ripley_no_8_uncommon")
    assert (t.s.attack, "play specialist" in t.keys) == (0, True)


def test_ripley_no_8_rare() -> None:
    t = plays("ripley_no_8_rare")
    assert (t.s.attack, t.s.scans, t.s.weaken) == (3, 1, 1)
