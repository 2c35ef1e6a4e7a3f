"""The texts of components, made from their effects."""

from __future__ import annotations

import re

import pytest

from hagal.games.dune import BASE
from hagal.games.dune.ix.module import IX
from hagal.kernel.errors import RulesError
from hagal.kernel.term import Component
from hagal.text import LANGUAGES, describe
from tests.text import ids

BOX = {component.ref: component for component in (*BASE.components, *IX.components, *ids.OPPONENTS)}

TEXTS = [
    (
        "card:gurney_halleck",
        "en",
        [
            "Cost: 6 persuasion",
            "Agent icons: City",
            "Agent: recruit 2 troops; draw a card",
            "Reveal: gain 2 persuasion; you may pay 3 solari to recruit 2 troops and deploy any of them at once",
        ],
    ),
    (
        "card:the_spice_must_flow",
        "en",
        [
            "Cost: 9 persuasion",
            "No Agent icon: for the Reveal turn only",
            "Reveal: gain 1 spice",
            "When acquired: gain 1 victory point",
        ],
    ),
    (
        "card:assassination_mission",
        "ru",
        [
            "Стоимость: 1",
            "Без символов агента: только для хода раскрытия",
            "Раскрытие: получить 1 меч и 1 солярий",
            "При удалении: получить 4 солярия",
        ],
    ),
    (
        "card:firm_grip",
        "ru",
        [
            "Стоимость: 4",
            "Фракция: Император",
            "Символы агента: Император и Ландсраад",
            "Агент: можно заплатить 2 солярия, чтобы получить 1 влияние "
            "у Космической Гильдии, Бене Гессерит или фрименов",
            "Раскрытие: если у вас есть союз с Императором — получить 4 убеждения",
        ],
    ),
    (
        "card:liet_kynes",
        "pt-BR",
        [
            "Custo: 5 de Persuasão",
            "Facções: Imperador e Fremen",
            "Ícones de Agente: Fremen e Cidade",
            "Revelar: ganhar 2 de Persuasão para cada carta dos Fremen que você tiver em jogo, contando esta",
            "Ao adquirir: ganhar 1 de Influência com o Imperador",
        ],
    ),
    (
        "card:kwisatz_haderach",
        "en",
        [
            "Cost: 8 persuasion",
            "Faction: Bene Gesserit",
            "Sends an Agent from your leader or the board to any space, even an occupied one",
            "Agent: draw a card",
        ],
    ),
    (
        "intrigue:allied_armada",
        "en",
        ["Only if you have an Alliance", "Combat: pay 2 spice to gain 7 swords"],
    ),
    (
        "intrigue:bindu_suspension",
        "ru",
        ["Только в самом начале хода", "Заговор: взять карту; закончить ход"],
    ),
    (
        "intrigue:tiebreaker",
        "pt-BR",
        ["Combate: ganhar 2 espadas", "Fim de Jogo: ganhar 10 especiarias"],
    ),
    (
        "intrigue:charisma",
        "en",
        ["Plot: have 2 more persuasion in this round's Reveal turn", "Lies face up until your Reveal turn"],
    ),
    (
        "conflict:battle_for_arrakeen",
        "en",
        [
            "Conflict III",
            "Location: Arrakeen",
            "First: gain 2 victory points; take control of Arrakeen",
            "Second: choose two different ones: draw an Intrigue card, gain 2 spice or gain 3 solari",
            "Third: draw an Intrigue card; gain 2 solari",
        ],
    ),
    (
        "conflict:machinations",
        "ru",
        [
            "Конфликт II",
            "Первое место: получить по 1 влиянию в двух фракциях на выбор",
            "Второе место: получить 2 солярия и 1 воду",
            "Третье место: получить 1 воду",
        ],
    ),
    (
        "leader:leto_atreides",
        "en",
        [
            "House Atreides",
            "Complexity: 2",
            "Ability: you pay 1 solari less at Landsraad spaces",
            "Signet: you may pay 1 spice to gain 1 influence with a faction in which an opponent is ahead of you",
        ],
    ),
    (
        "leader:ariana_thorvald",
        "pt-BR",
        [
            "Casa Thorvald",
            "Complexidade: 3",
            "Habilidade: num espaço de especiaria, você minera 1 especiaria a menos, mas compra uma carta",
            "Anel do Sinete: ganhar 1 de água",
        ],
    ),
    (
        "space:conspire",
        "en",
        [
            "Icon: Emperor",
            "Cost: 4 spice",
            "Effect: gain 1 influence with the Emperor; gain 5 solari; recruit 2 troops; draw an Intrigue card",
        ],
    ),
    (
        "space:imperial_basin",
        "en",
        [
            "Icon: Spice trade",
            "Maker space: 1 spice and all bonus spice",
            "Combat space",
            "Control bonus: gain 1 spice",
        ],
    ),
    (
        "space:sietch_tabr",
        "ru",
        [
            "Символ: город",
            "Нужно влияние у фрименов: 2",
            "Эффект: нанять 1 отряд; получить 1 воду",
            "Ячейка конфликта",
        ],
    ),
    (
        "space:high_council",
        "pt-BR",
        [
            "Ícone: Landsraad",
            "Custo: 5 Solaris",
            "Efeito: ocupar um assento no Alto Conselho: mais 2 de Persuasão em cada um dos seus turnos de Revelar",
            "Uma vez por partida para cada jogador",
        ],
    ),
    (
        "space:hall_of_oratory",
        "en",
        [
            "Icon: Landsraad",
            "Effect: recruit 1 troop",
            "In your Reveal turn, with your Agent here: 1 persuasion",
        ],
    ),
    ("space:sell_melange", "en", ["Icon: Spice trade", "Effect: sell 2, 3, 4 or 5 spice for 6, 8, 10 or 12 solari"]),
    (
        "card:guild_accord",
        "en",
        [
            "Cost: 6 persuasion",
            "Faction: Spacing Guild",
            "Infiltrating Agent icons (enemy Agents do not block): Spacing Guild",
            "With this card Heighliner costs 2 spice less",
            "Reveal, and Unload (when discarded or trashed): gain 1 water; "
            "if you have the Alliance with the Spacing Guild, gain 3 spice",
        ],
    ),
    (
        "card:court_intrigue",
        "pt-BR",
        [
            "Custo: 2 de Persuasão",
            "Facção: Imperador",
            "Ícones de Agente com Infiltração (Agentes inimigos não bloqueiam): Imperador",
            "Agente: você pode colocar em segredo uma das suas Cartas de Intriga embaixo do baralho "
            "para comprar 1 Carta de Intriga",
            "Revelar: ganhar 1 de Persuasão e 1 espada",
        ],
    ),
    (
        "card:guild_chief_administrator",
        "ru",
        [
            "Стоимость: 4",
            "Фракция: Космическая Гильдия",
            "Символы агента: Космическая Гильдия, город и торговля Пряностью",
            "Агент: можно сбросить карту, чтобы удалить карту из руки, из сброса или в игре",
            "Раскрытие: получить 1 убеждение; передвинуть свой грузовой корабль",
        ],
    ),
    (
        "card:local_fence",
        "ru",
        [
            "Стоимость: 3",
            "Символы агента: город",
            "Агент: можно либо заплатить 2 Пряности, чтобы получить 5 соляриев, "
            "либо заплатить 5 соляриев, чтобы получить 4 Пряности",
            "Раскрытие: получить 2 убеждения",
        ],
    ),
    (
        "leader:armand_ecaz",
        "en",
        [
            "House Ecaz",
            "Complexity: 2",
            "Ability: in your Reveal turn, with two or more Agents on Landsraad, City or Spice trade spaces, "
            "you may trash one of your cards in play",
            "Signet: you may acquire a card that costs 3 or less",
        ],
    ),
    (
        "tech:invasion_ships",
        "en",
        [
            "Cost: 5 spice",
            "When acquired: recruit 4 troops",
            "Once per round, before you send an Agent: "
            "you may discard a card to send your next Agent this turn past any enemy Agents",
            "Hagal mark: in a solo game a rival may acquire it",
        ],
    ),
    (
        "tech:spy_satellites",
        "ru",
        [
            "Стоимость в Пряности: 4",
            "В свой ход, удалив этот жетон: можно заплатить 3 Пряности, чтобы получить 1 победное очко",
            "Способность: в конце игры вы получаете 1 победное очко за каждую фракцию, "
            "в которой ваше влияние не больше 1",
            "Знак Дома Хагаль: в одиночной игре жетон может приобрести оппонент",
        ],
    ),
    (
        "tech:training_drones",
        "pt-BR",
        [
            "Custo em especiaria: 3",
            "Uma vez por rodada, no seu turno: recrutar 1 tropa",
            "Marca da Casa Hagal: numa partida solo, um Rival pode adquiri-la",
        ],
    ),
    (
        "space:tech_negotiation",
        "en",
        [
            "Icon: Landsraad",
            "Effect: acquire a Tech tile for 1 spice less, or send a troop from your supply to Ix as a Negotiator",
            "In your Reveal turn, with your Agent here: 1 persuasion",
        ],
    ),
    (
        "space:interstellar_shipping",
        "ru",
        [
            "Символ: торговля Пряностью",
            "Нужно влияние у Космической Гильдии: 2",
            "Эффект: передвинуть свой грузовой корабль до 2 раз",
        ],
    ),
    (
        "hagal:foldspace_or_interstellar_shipping",
        "en",
        [
            "Hagal card",
            "A rival's Agent goes to Interstellar Shipping",
            "The rival gets: move its Freighter 2 times",
            "A rival with less than 2 influence with the Spacing Guild goes to Foldspace instead "
            "and gets: gain 1 influence with the Spacing Guild",
            "Turned up in Combat, swords: 2",
        ],
    ),
    (
        "hagal:dreadnought_2p",
        "ru",
        [
            "Карта Дома Хагаль",
            "Агент оппонента идёт в ячейку «Дредноут»",
            "Оппоненту: построить дредноут; нанять 2 отряда",
            "Оппонент, построивший оба дредноута, пропускает эту карту",
            "Раскрыта в сражении, мечи: 3",
        ],
    ),
    (
        "hagal:tech_negotiation",
        "pt-BR",
        [
            "Carta da Casa Hagal",
            "O Agente do Rival vai ao espaço “Negociação de Tecnologia”",
            "O Rival recebe: adquirir uma peça de Tecnologia com a marca da Casa Hagal "
            "com desconto de 1 especiaria, ou enviar um Negociante a Ix",
            "Espadas, se for revelada no Combate: 0",
        ],
    ),
    (
        "conflict:trade_monopoly",
        "pt-BR",
        [
            "Conflito II",
            "Primeiro lugar: mover o seu Cargueiro até 2 vezes; recrutar 1 tropa",
            "Segundo lugar: comprar 1 Carta de Intriga; ganhar 1 de água",
            "Terceiro lugar: comprar 1 Carta de Intriga, ou ganhar 1 de água",
        ],
    ),
]


@pytest.mark.parametrize(("ref", "lang", "lines"), TEXTS, ids=[ref for ref, _lang, _lines in TEXTS])
def test_what_a_component_says(ref: str, lang: str, lines: list[str]) -> None:
    assert describe(BOX[ref], lang) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_something(lang: str) -> None:
    for component in (*ids.COMPONENTS, *ids.OPPONENTS):
        lines = describe(component, lang)
        assert lines, component.ref
        for line in lines:
            assert line.strip() == line != "", component.ref
            assert "{" not in line, component.ref
            assert "???" not in line, component.ref
            assert line[0].isupper(), component.ref
            assert not line.endswith((":", ";", ",")), component.ref


def test_russian_texts_are_russian() -> None:
    for component in (*ids.COMPONENTS, *ids.OPPONENTS):
        for line in describe(component, "ru"):
            assert set(re.findall(r"[A-Za-z]+", line)) <= {"I", "II", "III"}, component.ref


@pytest.mark.parametrize("kind", ["card", "intrigue", "conflict", "tech", "space"])
def test_different_components_say_different_things(kind: str) -> None:
    """A text that leaves out what makes a card special would show up as a twin."""
    seen: dict[tuple[str, ...], str] = {}
    twins = {
        frozenset(("card:dune_the_desert_planet", "card:reconnaissance")),
    }
    for component in ids.COMPONENTS:
        if component.kind == kind:
            text = tuple(describe(component))
            if text in seen:
                assert frozenset((seen[text], component.ref)) in twins
            seen[text] = component.ref


def test_things_without_a_text() -> None:
    with pytest.raises(RulesError, match="there is no text for token:emperor; there is for: card, intrigue"):
        describe(BOX["token:emperor"])
    assert describe(Component("x", "Stranger")) == []
