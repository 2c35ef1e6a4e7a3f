"""Blood and Terror: who comes back does what is written on it, and nobody learns what others give back (PR-328)."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.effects import blood_and_terror
from hagal.games.encounters.effects import attack, draw
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, name, say
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule


@rule("PR-328", "AL-111")
def test_the_dead_who_come_back_do_what_they_do_as_they_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other: the second comes once the first has done it. (Cards of packs do something then.)"""
    t = Survivors(1).dead("egg", "ash", "scream_a").chance(0, 0)
    monkeypatch.setattr(t.s.rules.component("enemy:egg"), "entering", (draw(1),))
    monkeypatch.setattr(t.s.rules.component("enemy:ash"), "entering", (attack(1),))
    t.game.log.events.clear()
    t.run(blood_and_terror)
    kinds = [event.kind for event in t.game.log.events]
    assert kinds == ["enc-combat", "enc-draw", "enc-combat"]
    assert (t.ids(t.s.combat), t.s.attack) == (["egg", "ash"], 1)


@rule("PR-328", "PR-192")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_else_is_told_which_trophy_somebody_gives_back(lang: str) -> None:
    t = AlienHunt(2).trophies(0, "enemy:ash", "enemy:egg").chance(0).run(blood_and_terror)
    (event,) = t.events("gives-back")
    card = name(t.s.rules.component("enemy:ash"), lang)
    told = [say(message, lang) for seat in range(2) if (message := event.seen_by(1 << seat)) is not None]
    assert [card in sentence for sentence in told] == [True, False]
    blank = event.seen_by(1 << 1)
    assert blank is not None
    assert say(Msg("hidden-card"), lang).rstrip(".") not in told[1]
