"""What stands on cards of Alien: health that hangs on the number of players, lists, and names of their own."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from hagal.games.encounters.alien.tables import LEAST, more
from hagal.kernel.term import Component
from hagal.table.games.encounters import enlarged
from hagal.text import LANGUAGES, describe, name, provenance
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.text import ids

FINALS = {
    "alien": ("perfect_organism",),
    "aliens": ("queen",),
    "alien3": ("beast",),
    "resurrection": ("cloned_queen", "newborn"),
}
BOX = {component.ref: component for component in ids.ENCOUNTERS}
HEALTH = {"en": "Health: ", "ru": "Здоровье: ", "pt-BR": "Saúde: "}


def health(card: Component, lang: str, players: int = 0) -> str:
    """The line with its number; the one after it says that other parts make it more or less."""
    found, besides = [line for line in describe(card, lang, players) if line.startswith(HEALTH[lang])]
    assert besides.endswith(str(LEAST))
    return found.removeprefix(HEALTH[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cls", [Survivors, AlienHunt])
@pytest.mark.parametrize(("film", "id"), [(film, id) for film, found in FINALS.items() for id in found])
def test_a_final_enemy_has_the_health_of_its_table(cls: type[Survivors], film: str, id: str, lang: str) -> None:
    """What is written is what is fought, but for what the rest of the table makes of it; in a list all of them stand
    side by side, in order."""
    here = []
    for players in range(1, 6):
        t = cls(players, film=film).stage(3).combat(id)
        card: Any = t.s.rules.component(f"enemy:{id}")
        fought = t.game.view(0)["combat"][0]["health"]
        here.append(health(card, lang, players))
        assert max(LEAST, int(here[-1]) + more(t.s, id)) == fought
        assert cls is AlienHunt or here[-1] == str(fought), "a film by itself adds nothing"
        drawn = enlarged.component(card.ref, lang, t.s.rules)
        assert drawn is not None
        assert str(drawn["health"]) == here[-1]
        if len(set(here)) > 1 and players == 5:
            assert health(card, lang).startswith(" · ".join(here) + " ")


def test_cards_with_two_names_in_english_have_two_in_every_language() -> None:
    """But for the title of an Objective and what it is about, and cards of one slot."""
    for lang in LANGUAGES:
        called: dict[str, set[str]] = defaultdict(set)
        for card in BOX.values():
            if card.kind != "objective":
                called[name(card, lang).casefold()].add(card.name)
        assert {word: names for word, names in called.items() if len(names) > 1} == {}


@pytest.mark.parametrize("lang", ["ru", "pt-BR"])
def test_a_card_of_a_hand_and_a_task_are_told_apart(lang: str) -> None:
    for hand, task in (("chief_engineer_parker_survival", "organism_a"), ("navigator_lambert_tech", "night_c")):
        assert name(BOX[f"character:{hand}"], lang) != name(BOX[f"enemy:{task}"], lang)


TOLD = {
    "character:cmo_clemens_rare": "Text: heal a Strike of any player; heal another Strike of any player; draw a card",
    "character:cmo_clemens_intel": "Text: after another Intel card this turn, lower the health of each enemy you fight"
    " this turn by 1 and scan a room for free this turn",
    "objective:the_sos": "Completed as soon as 2 S.O.S. cards are found",
    "objective:the_lost_colony": "Completed as soon as 3 enemies called Colonist Host are dead",
}


@pytest.mark.parametrize("ref", TOLD)
def test_it_reads_well(ref: str) -> None:
    assert TOLD[ref] in describe(BOX[ref])


def test_what_is_ours_is_one_list() -> None:
    assert provenance(BOX["enemy:missing_brother"]).endswith("ours: price (with its limit) and text")
