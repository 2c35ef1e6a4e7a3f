"""The seams of sentences that are made of parts: shared verbs, buttons, once more, each player, hidden cards."""

from __future__ import annotations

import pytest

import hagal
from hagal.game import Option
from hagal.games.dune.effect import Effect, HasAlliance, messages
from hagal.games.dune.effects import (
    draw,
    either,
    gain,
    influence,
    intrigue,
    pay,
    persuasion,
    points,
    recruit,
    swords,
    trash,
    when,
)
from hagal.games.dune.ix.agent_boxes import EitherOrNot
from hagal.games.dune.names import EMPEROR, FREMEN, GUILD, amounts
from hagal.games.dune.rivals.leaders import HOUSE_HAGAL, RIVALS
from hagal.games.dune.turn import Use
from hagal.games.encounters.effects import attack, discard, each, may, strike, unless, when_marked
from hagal.games.encounters.effects import recruit as recruits
from hagal.games.encounters.names import SURVIVAL
from hagal.games.kit.combine import messages as told
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, describe, phrases, say
from tests.text import ids

BOX = {component.ref: component for component in (*ids.COMPONENTS, *ids.ENCOUNTERS)}
TILE = BOX["tech:windtraps"]


def dune(*effects: Effect, lang: str = "en") -> str:
    return "; ".join(phrases(messages(effects), lang))


def test_neighbours_share_their_verb() -> None:
    box = (persuasion(2), swords(1))
    assert dune(*box) == "gain 2 persuasion and 1 sword"
    assert dune(*box, lang="ru") == "получить 2 убеждения и 1 меч"
    assert dune(*box, lang="pt-BR") == "ganhar 2 de Persuasão e 1 espada"
    assert dune(gain(1, 2), swords(1), lang="ru") == "получить 1 Пряность, 2 солярия и 1 меч"
    assert dune(draw(1), intrigue(2), lang="ru") == "взять карту и 2 карты интриги"
    assert "; ".join(phrases(told((attack(2), recruits(1))), "ru")) == "получить 2 очка Атаки и 1 очко Найма"


def test_a_verb_is_shared_with_neighbours_only() -> None:
    assert dune(swords(1), draw(1), persuasion(1)) == "gain 1 sword; draw a card; gain 1 persuasion"
    assert dune(swords(1), persuasion(1), draw(1)) == "gain 1 sword and 1 persuasion; draw a card"


def test_alternatives_share_nothing() -> None:
    choice = either(gain(spice=1), gain(solari=2), swords(1)).message()
    assert say(choice) == "Choose one: gain 1 spice, gain 2 solari or gain 1 sword"


def test_within_a_sentence_a_verb_is_shared_if_all_have_it() -> None:
    assert (
        say(pay(spice=2).then(swords(1), points(1)).message())
        == "You may pay 2 spice to gain 1 sword and 1 victory point"
    )
    three = pay(spice=2).then(recruit(1), swords(1), points(1)).message()
    assert say(three) == "You may pay 2 spice to recruit 1 troop, gain 1 sword and gain 1 victory point"


def test_influence_with_several_factions_is_told_in_one() -> None:
    four = [influence(faction) for faction in range(4)]
    assert dune(*four) == "gain 1 influence with each of the four factions"
    assert dune(*four, lang="ru") == "получить по 1 влиянию во всех четырёх фракциях"
    assert dune(influence(EMPEROR), influence(FREMEN), lang="ru") == "получить по 1 влиянию у Императора и фрименов"
    assert dune(influence(GUILD, 2), influence(FREMEN)) == (
        "gain 2 influence with the Spacing Guild; gain 1 influence with the Fremen"
    )


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "recruit 1 troop; if you have an Alliance, recruit 1 more troop"),
        ("ru", "нанять 1 отряд; если у вас есть союз — нанять ещё 1 отряд"),
        ("pt-BR", " recrutar mais 1 tropa"),
    ],
)
def test_the_same_effect_on_a_condition_is_more_of_it(lang: str, text: str) -> None:
    assert dune(recruit(1), when(HasAlliance(), recruit(1)), lang=lang).endswith(text)


def test_another_effect_on_a_condition_is_not_more_of_anything() -> None:
    assert dune(gain(spice=1), when(HasAlliance(), gain(water=1))).endswith("gain 1 water")
    assert dune(when(HasAlliance(), recruit(1))).endswith("recruit 1 troop")


def test_a_strike_of_an_enemy_brings_another_one() -> None:
    wound = Msg("enc-draw-strikes", n=1)
    box = told((when_marked(strike(1)),))
    assert phrases(box, "ru", (wound,))[0].endswith("вытянуть ещё один Удар")
    assert phrases(box, "ru")[0].endswith("вытянуть Удар")


def test_what_may_be_done_is_parted_by_a_semicolon() -> None:
    """In a list as the companion offers Conflicts."""
    conflict = BOX["conflict:machinations"]
    first = messages((points(1), trash, pay(solari=6).then(points(1))))
    for lang, wanted in {
        "en": "gain 1 victory point; you may trash a card from your hand, your discard pile or in play; "
        "you may pay 6 solari to gain 1 more victory point",
        "ru": "получить 1 победное очко; можно удалить карту из руки, из сброса или в игре; "
        "можно заплатить 6 соляриев, чтобы получить ещё 1 победное очко",
    }.items():
        assert wanted in say(Msg("option-conflict", conflict=conflict, first=first, second=()), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_button_does_not_say_may(lang: str) -> None:
    may_words = {"en": "may", "ru": "ожно", "pt-BR": "pode"}
    offers = [trash, pay(spice=1).then(recruit(1)), EitherOrNot((trash,)), when(HasAlliance(), trash, trash)]
    for effect in offers:
        assert may_words[lang] in say(effect.message(), lang)
        assert may_words[lang] not in Option(Use(effect)).text(lang)
        assert may_words[lang] not in Option(effect).text(lang)
    assert may_words[lang] not in Option(may(discard(1))).text(lang)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Each player shows a Survival card or draws a Strike"),
        ("ru", "Каждый игрок либо показывает карту класса «Экстремалы», либо вытягивает Удар"),
    ],
)
def test_what_each_player_does(lang: str, text: str) -> None:
    assert say(each(unless(SURVIVAL, strike(1))).message(), lang) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_each_player_does_is_told_even_without_a_form_for_it(lang: str) -> None:
    plain = say(each(recruits(1)).message(), lang)
    assert plain.endswith(phrases(told((recruits(1),)), lang)[0])
    assert ": " in plain
    assert ": " not in say(each(discard(1)).message(), lang)


@pytest.mark.parametrize(
    ("lang", "free", "bought"),
    [
        ("en", "for free, returning 2 Negotiators.", "for 1 spice."),
        ("ru", "бесплатно, вернув 2 переговорщиков.", "за 1 Пряность."),
        ("pt-BR", "de graça, devolvendo 2 Negociantes.", "por 1 especiaria."),
    ],
)
def test_a_tile_for_nothing_is_free(lang: str, free: str, bought: str) -> None:
    assert say(Msg("event-tech", seat=0, tile=TILE, what=(), paid=0, n=2), lang).endswith(free)
    assert say(Msg("event-tech", seat=0, tile=TILE, what=amounts(1, 0, 0), paid=1, n=0), lang).endswith(bought)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_hagal_has_no_leader(lang: str) -> None:
    lead = {"en": "plays as", "ru": "лидер", "pt-BR": "Líder"}[lang]
    assert lead not in say(Msg("event-leader", seat=2, leader=HOUSE_HAGAL, rival=1), lang)
    assert lead not in say(Msg("event-leader", seat=2, leader=RIVALS[0], rival=1), lang)


def test_a_game_tells_of_rivals_as_such() -> None:
    story = hagal.new("dune", players=2, modules=["rivals"], seed=1).story(0, "ru")
    assert "Оппонент: Дом Хагаль." in story
    assert sum("лидер —" in line for line in story) == 2


def test_two_factions_of_a_card_are_factions() -> None:
    lines = {lang: describe(BOX["card:liet_kynes"], lang)[1] for lang in LANGUAGES}
    assert lines == {
        "en": "Factions: Emperor and Fremen",
        "ru": "Фракции: Император и фримены",
        "pt-BR": "Facções: Imperador e Fremen",
    }
