"""Brazilian Portuguese: articles, players, zero, and the names that the Brazilian booklets print."""

from __future__ import annotations

import pytest

from hagal.games.dune import BASE
from hagal.kernel.step import Msg
from hagal.text import calling, name, say
from tests.text import ids

LANG = "pt-BR"
BOX = {component.ref: component for component in (*BASE.components, *ids.OPPONENTS, *ids.ENCOUNTERS)}
COMMANDER = BOX["character:commander_tech"]
COUNCIL, DAGGER = BOX["space:high_council"], BOX["card:dagger"]


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (Msg("event-agent", seat=0, card=DAGGER, space=COUNCIL), "envia um Agente ao espaço “Alto Conselho”."),
        (Msg("option-agent", card=DAGGER, space=COUNCIL), "Enviar um Agente ao espaço “Alto Conselho” com “Adaga”"),
        (Msg("event-control", seat=0, space=COUNCIL), "assume o controle do espaço “Alto Conselho”."),
        (Msg("event-recall", seat=0, space=COUNCIL), "revoca o Agente do espaço “Alto Conselho”."),
        (Msg("why-occupied", space=COUNCIL), "Já há um Agente no espaço “Alto Conselho”."),
        (Msg("fix-recall", seat=0, space=COUNCIL), "o Agente volta do espaço “Alto Conselho”"),
    ],
)
def test_a_space_has_its_article(message: Msg, sentence: str) -> None:
    assert say(message, LANG).endswith(sentence)


@pytest.mark.parametrize(
    ("message", "numbered", "named"),
    [
        (Msg("event-enc-turn", seat=1, n=1), "Rodada 1: vez do jogador 2.", "Rodada 1: vez de Bia."),
        (Msg("event-enc-shield", seat=1), "Os inimigos não golpeiam o jogador 2.", "Os inimigos não golpeiam Bia."),
        (
            Msg("event-enc-coordinate", seat=0, card=COMMANDER, other=1),
            "Jogador 1 Coordena “Comandante de Tecnologia” com o jogador 2.",
            "Ana Coordena “Comandante de Tecnologia” com Bia.",
        ),
        (
            Msg("event-enc-action-ends", seat=1),
            "A fase de Ação do jogador 2 termina imediatamente.",
            "A fase de Ação de Bia termina imediatamente.",
        ),
    ],
)
def test_a_player_has_an_article_and_a_name_has_none(message: Msg, numbered: str, named: str) -> None:
    assert say(message, LANG) == numbered
    with calling(["Ana", "Bia"]):
        assert say(message, LANG) == named


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (Msg("event-rival-swords", seat=1, card=BOX["hagal:carthag"], n=0), "revela “Cartago”: nenhuma espada."),
        (Msg("table-dune-garrison", n=0), "0 tropas na guarnição"),
        (Msg("table-dune-agents", n=0), "Restam 0 Agentes"),
        (Msg("table-encounters-in-hand", n=0), "0 cartas na mão"),
        (Msg("figure-garrison", n=0), "Nenhuma tropa"),
    ],
)
def test_zero_is_not_singular(message: Msg, sentence: str) -> None:
    assert say(message, LANG).endswith(sentence)


@pytest.mark.parametrize(
    ("ref", "title"),
    [
        ("card:bene_gesserit_sister", "Irmã Bene Gesserit"),
        ("card:reverend_mother_mohiam", "Reverenda Madre Mohiam"),
        ("card:the_voice", "A Voz"),
        ("intrigue:dispatch_an_envoy", "Despache um Emissário"),
        ("space:selective_breeding", "Reprodução Seletiva"),
        ("space:swordmaster", "Espadachim"),
    ],
)
def test_names_in_the_running_text_of_the_booklets_are_kept(ref: str, title: str) -> None:
    assert name(BOX[ref], LANG) == title
