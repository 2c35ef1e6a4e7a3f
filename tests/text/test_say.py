"""How messages are said: plurals, cases, lists, players, names and capitals."""

from __future__ import annotations

import pytest

from hagal.games.dune import BASE
from hagal.games.dune.effects import Gain, InfluenceEach, either, gain, influence, may_deploy, pay, recruit
from hagal.games.dune.names import BENE_GESSERIT, EMPEROR, FREMEN, GUILD, amounts
from hagal.games.dune.physical.people import ANY_INTRIGUE
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import LANGUAGES, calling, has, join, name, phrase, say

BOX = {component.ref: component for component in BASE.components}


@pytest.mark.parametrize(
    ("lang", "id", "n", "sentence"),
    [
        ("en", "recruit", 1, "Recruit 1 troop"),
        ("en", "recruit", 2, "Recruit 2 troops"),
        ("en", "draw", 1, "Draw a card"),
        ("en", "draw", 3, "Draw 3 cards"),
        ("en", "option-deploy", 0, "Deploy no troops"),
        ("en", "points", 1, "Gain 1 victory point"),
        ("ru", "recruit", 1, "Нанять 1 отряд"),
        ("ru", "recruit", 3, "Нанять 3 отряда"),
        ("ru", "recruit", 5, "Нанять 5 отрядов"),
        ("ru", "recruit", 11, "Нанять 11 отрядов"),
        ("ru", "recruit", 21, "Нанять 21 отряд"),
        ("ru", "points", 2, "Получить 2 победных очка"),
        ("ru", "swords", 7, "Получить 7 мечей"),
        ("ru", "draw", 1, "Взять карту"),
        ("ru", "option-deploy", 0, "Не размещать отряды"),
        ("ru", "may-deploy", 1, "Разместить в зоне конфликта 1 отряд из гарнизона (по желанию)"),
        ("ru", "amount-solari", 8, "8 соляриев"),
        ("ru", "amount-spice", 4, "4 Пряности"),
        ("ru", "amount-water", 1, "1 воду"),
        ("pt-BR", "recruit", 1, "Recrutar 1 tropa"),
        ("pt-BR", "recruit", 4, "Recrutar 4 tropas"),
        ("pt-BR", "points", 2, "Ganhar 2 Pontos de Vitória"),
        ("pt-BR", "amount-solari", 2, "2 Solaris"),
        ("pt-BR", "option-deploy", 0, "Não enviar tropas"),
    ],
)
def test_plurals(lang: str, id: str, n: int, sentence: str) -> None:
    assert say(Msg(id, n=n), lang) == sentence


@pytest.mark.parametrize(
    ("faction", "english", "russian", "portuguese"),
    [
        (EMPEROR, "the Emperor", "у Императора", "com o Imperador"),
        (GUILD, "the Spacing Guild", "у Космической Гильдии", "com a Guilda Espacial"),
        (BENE_GESSERIT, "the Bene Gesserit", "у Бене Гессерит", "com as Bene Gesserit"),
        (FREMEN, "the Fremen", "у фрименов", "com os Fremen"),
    ],
)
def test_factions_stand_in_their_case(faction: int, english: str, russian: str, portuguese: str) -> None:
    message = influence(faction).message()
    assert say(message) == f"Gain 1 influence with {english}"
    assert say(message, "ru") == f"Получить 1 влияние {russian}"
    assert say(message, "pt-BR") == f"Ganhar 1 de Influência {portuguese}"


def test_an_alliance_in_russian_is_with_somebody() -> None:
    message = Msg("event-alliance", seat=1, faction=BOX["token:fremen"])
    assert say(message) == "Player 2 takes the Alliance with the Fremen."
    assert say(message, "ru") == "Игрок 2 заключает союз с фрименами."
    assert say(message, "pt-BR") == "Jogador 2 faz uma Aliança com os Fremen."


def test_seats_are_players_from_one_on() -> None:
    message = Msg("event-steal", seat=0, other=2, card=BOX["intrigue:ambush"])
    assert say(message) == "Player 1 takes Ambush from the Intrigue cards of Player 3."
    assert say(message, "ru") == "Игрок 3 лишается карты интриги «Засада»: её забирает игрок 1."
    assert say(message, "pt-BR") == "Jogador 1 pega “Emboscada” das Cartas de Intriga do jogador 3."
    assert say(Msg("option-betray", seat=3), "ru") == "Игрок 4"
    together = Msg("event-enc-coordinate", seat=0, other=2, card=BOX["card:dagger"])
    assert say(together, "ru") == "Игрок 1 согласовывает карту «Кинжал» с игроком 3."
    with calling(["Аня", "", "Боря"]):
        assert say(together, "ru") == "Аня согласовывает карту «Кинжал» с игроком «Боря»."


def test_the_table_itself_has_no_number() -> None:
    sentences = [say(Msg("why-not-asked", seat=-1), lang) for lang in LANGUAGES]
    assert sentences == [
        "The table has nothing to decide now.",
        "Стол: сейчас решать нечего.",
        "A mesa não tem nada a decidir agora.",
    ]


def test_only_arguments_named_for_seats_are_players() -> None:
    assert say(Msg("event-strength", seat=0, n=0)) == "Player 1 ends the Reveal turn with a strength of 0."


def test_a_hidden_card_stays_hidden_in_every_language() -> None:
    message = Msg("event-intrigue", seat=0, card=Msg("hidden-card"))
    assert say(message) == "Player 1 draws an Intrigue card."
    assert say(message, "ru") == "Игрок 1 берёт карту интриги."
    assert say(message, "pt-BR") == "Jogador 1 compra uma Carta de Intriga."
    seen = Msg("event-intrigue", seat=0, card=BOX["intrigue:ambush"])
    assert say(seen, "ru") == "Игрок 1 берёт карту интриги «Засада»."
    drawn = Msg("event-intrigue", seat=0, card=ANY_INTRIGUE)
    assert say(drawn, "ru") == "Игрок 1 берёт карту интриги."
    bury = Msg("event-trash", seat=0, card=Msg("hidden-card"))
    assert say(bury) == "Player 1 trashes a hidden card."


@pytest.mark.parametrize(
    ("texts", "english", "russian"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a и b"),
        (["a", "b", "c"], "a, b and c", "a, b и c"),
    ],
)
def test_lists_are_joined_by_a_word(texts: list[str], english: str, russian: str) -> None:
    assert join(texts, "and", "en") == english
    assert join(texts, "and", "ru") == russian


def test_lists_in_sentences() -> None:
    assert say(Gain(1, 2, 3).message()) == "Gain 1 spice, 2 solari and 3 water"
    assert say(Msg("spend", what=amounts(2, 0, 1)), "ru") == "Заплатить 2 Пряности и 1 воду"
    pair = InfluenceEach((GUILD, FREMEN)).message()
    assert say(pair, "ru") == "Получить по 1 влиянию у Космической Гильдии и фрименов"
    assert say(pair, "pt-BR") == "Ganhar 1 de Influência com cada uma destas Facções: Guilda Espacial e Fremen"
    assert say(Msg("event-reveal", seat=0, cards=(), n=0)) == "Player 1 reveals no cards."
    dagger = BOX["card:dagger"]
    assert (
        say(Msg("event-reveal", seat=0, cards=(dagger, dagger), n=2), "ru")
        == "Игрок 1 раскрывает: «Кинжал» и «Кинжал»."
    )


def test_parts_of_a_sentence_are_small_and_the_whole_is_capital() -> None:
    message = pay(spice=2).then(recruit(3), either(gain(water=1), may_deploy(2))).message()
    assert say(message) == (
        "You may pay 2 spice to recruit 3 troops and gain 1 water, or deploy up to 2 troops from your garrison"
    )
    assert phrase(message) == "you" + say(message)[3:]


def test_names() -> None:
    dagger, leto = BOX["card:dagger"], BOX["leader:leto_atreides"]
    assert [name(dagger, lang) for lang in LANGUAGES] == ["Dagger", "Кинжал", "Adaga"]
    assert say(Msg("event-leader", seat=0, leader=leto, rival=0), "ru") == "Игрок 1: лидер — герцог Лето Атрейдес."
    assert say(Msg("option-take-leader", leader=leto), "ru") == "Герцог Лето Атрейдес"
    stranger = Component("x", "Stranger")
    assert [name(stranger, lang) for lang in LANGUAGES] == ["Stranger"] * 3
    assert say(Msg("option-take-leader", leader=stranger), "ru") == "Stranger"


def test_mistakes_are_told() -> None:
    assert not has("no-such-message", "en")
    with pytest.raises(KeyError, match="no message 'no-such-message' in ru"):
        say(Msg("no-such-message"), "ru")
    with pytest.raises(ValueError, match="message 'recruit' in en"):
        say(Msg("recruit"))
    with pytest.raises(RulesError, match="there is no language 'de'; Hagal speaks: en, ru, pt-BR"):
        say(Msg("why-over"), "de")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Knock Knock", "Player 1 gains Knock Knock."),
        ("Cuts Like Steel.", "Player 1 gains Cuts Like Steel."),
        ("Ugly Mother...", "Player 1 gains Ugly Mother..."),
    ],
)
def test_a_full_stop_of_a_name_is_enough(name: str, sentence: str) -> None:
    assert say(Msg("event-enc-gain", seat=0, card=name)) == sentence


@pytest.mark.parametrize(
    ("called", "told"), [("Who?", "Who?"), ("Run!", "Run!"), ("Etc.", "Etc."), ("So...", "So..."), ("It", "It.")]
)
def test_a_name_may_end_its_sentence(called: str, told: str) -> None:
    some = Component("some", called)
    assert say(Msg("event-enc-objective", objective=some)) == f"The Objective is now {told}"
    assert say(Msg("ask-enc-dodge-killing", card=some, n=3)).startswith(f"You drew {told} Kill")
