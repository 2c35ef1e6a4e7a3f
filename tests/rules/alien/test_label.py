"""What people are told of the version that is played: AL-066, AL-067, AL-123."""

from __future__ import annotations

import pytest

from hagal import packs
from hagal.games.encounters.alien.effects import stowaway
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, say
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

UPDATED = {"en": "updated Objectives", "ru": "обновлённые Цели", "pt-BR": "Objetivos atualizados"}
BOTH = {
    "en": "Updated Objectives and Locations",
    "ru": "Обновлённые Цели и Локации",
    "pt-BR": "Objetivos e Locais atualizados",
}


@rule("AL-067")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["alien", "hunted-alien", "hunters-alien"])
def test_whoever_sets_a_game_up_is_told_that_its_objectives_are_the_updated_ones(mode: str, lang: str) -> None:
    assert BOTH[lang] in say(Msg(f"table-encounters-play-{mode}-note"), lang)
    assert UPDATED[lang] in say(Msg(f"term-encounters-mode-{mode}"), lang)


@rule("AL-123", "AL-066", "PR-310")
def test_the_texts_that_the_predator_rulebook_prints_are_played_throughout() -> None:
    """The third way to make it harder needs no option: those of 2014 are known for Stowaway alone, which has one."""
    rules = Survivors(1).s.rules
    texts = [*rules.kinds["objective"], *rules.kinds["location"]]
    assert (len(texts), {one.origin for one in texts}) == (16, {"official"})
    assert rules.component("location:fiorina_fury_161").hazards[0] == (stowaway,)  # type: ignore[attr-defined]
    assert Survivors(1, stowaway=3).run(stowaway).nest("facehugger") == 9 - 3


@rule("AL-123", "PR-310")
def test_who_has_the_cards_of_2014_types_them_in_as_a_pack() -> None:
    text = "hagal: pack 1\ngame: encounters\nmode: alien\npack: of_2014\n"
    text += "replace: {the_nostromo: {hazards: [[draw], [draw], [arm]]}}"
    t = Survivors(1, packs=[packs.read_bytes(text.encode())])
    assert t.mission.location.origin == "pack"
