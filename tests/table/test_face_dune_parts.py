"""Single parts of the board of Dune: the story, the phase, the question, what moves."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from bs4 import BeautifulSoup

import hagal
from hagal.kernel.step import Msg
from hagal.table.games.dune import FACE
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.phase import current
from hagal.table.games.dune.spaces import agents
from hagal.table.games.dune.words import short
from hagal.table.sight import News, Sight
from hagal.text import LANGUAGES, name, say
from tests.support import drawings
from tests.support.drawings import HOME, play, render, sight, situation, tag


def solo(lang: str = "en") -> Sight:
    game, seat = situation("solo-ix")
    return sight(game, seat, lang)


def told(*news: News, lang: str = "en") -> list[dict[str, Any]]:
    return drawings.told(Look(replace(solo(lang), news=news)))


def test_cards_passed_over_are_told_with_what_came_in_the_end() -> None:
    rival = solo().chairs[1].name
    items = told(
        News(1, 1, "rival-skips", f"{rival} passes over Wealth. There is an Agent at Wealth already.", "HG-004"),
        News(2, 1, "rival-goes", f"{rival} turns up Carthag and sends an Agent to Carthag.", "HG-004"),
        News(3, 1, "recruit", f"{rival} recruits 1 troop.", "HG-009"),
        News(4, 0, "draw", "Ana draws 5 cards.", "DI-011"),
    )
    assert [(item["seat"], item["number"], len(item["sentences"])) for item in items] == [(1, 3, 3), (0, 4, 1)]
    assert [sentence["minor"] for sentence in items[0]["sentences"]] == [True, False, False]
    assert items[0]["sentences"][1]["text"] == "Turns up Carthag and sends an Agent to Carthag."
    assert items[0]["sentences"][1]["rules"] == "HG-004"


def test_a_round_stands_by_itself_and_the_row_is_not_told() -> None:
    items = told(
        News(1, -1, "round", "Round 2: Skirmish.", "DI-011"),
        News(2, -1, "row", "Dagger joins the Imperium Row.", ""),
        News(3, -1, "bonus-spice", "Bonus spice.", "DI-013"),
    )
    assert [item["chapter"] for item in items] == [True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_not_repeated_in_the_story(lang: str) -> None:
    found = solo(lang)
    for item in drawings.told(Look(found)):
        for sentence in item["sentences"]:
            name = found.chairs[item["seat"]].name if item["seat"] >= 0 else ""
            assert not name or not sentence["text"].lower().startswith(name.lower())


def test_a_seat_called_by_its_leader_is_so_without_titles() -> None:
    found = solo("ru")
    leader = found.components[f"leader:{found.view['players'][0]['leader']}"]
    seats = (replace(found.chairs[0], name=name(leader, "ru")), *found.chairs[1:])
    assert Look(replace(found, chairs=seats)).name(0) == short(leader.id, "ru")


def test_the_phase_is_told_from_public_facts() -> None:
    game = hagal.new("dune", players=3, seed=4, leaders="choose")
    seen = [current(Look(sight(game, -1)))]
    while not game.over:
        play(game, 1)
        now = current(Look(sight(game, -1)))
        if tag(game, "combat_choice"):
            assert now == "combat"
        if tag(game, "turn", "reveal_menu", "order", "finish"):
            assert now == "turns"
        if now != seen[-1]:
            seen.append(now)
    assert seen[0] == "setup"
    assert seen[-1] == "over"
    assert {"turns", "combat"} <= set(seen)


def test_agents_keep_their_numbers() -> None:
    """The first one sent is the first, wherever it stands."""
    game = hagal.new("dune", players=3, seed=4)
    order: dict[int, list[str]] = {}
    play(game, until=lambda g: tag(g, "turn"))
    while game.view(None)["round"] == 1 and not game.over:
        decision = game.decision
        assert decision is not None
        key = next((key for key in decision.keys if key.startswith("agent ")), decision.keys[-1])
        if key.startswith("agent "):
            order.setdefault(decision.seat, []).append(key.split()[2])
        game.choose(key)
        drawn = agents(Look(sight(game, -1)))
        if game.view(None)["round"] == 1:
            for seat, spaces in order.items():
                for k, space in enumerate(spaces):
                    assert f"agent-{seat}-{k}" in [agent["move"] for agent in drawn.get(space, [])]
    assert order


def test_options_that_end_stand_below_the_others() -> None:
    game, seat = situation("solo-ix")
    ask = FACE.scene(sight(game, seat))["ask"]
    assert [offer["key"] for offer in ask["ends"]] == ["reveal"]
    assert ask["ends"][0]["letter"] == "r"
    listed = [offer["key"] for group in ask["groups"] for offer in group["offers"]]
    assert "reveal" not in listed
    numbers = [offer["number"] for group in ask["groups"] for offer in group["offers"]]
    assert numbers[:9] == [str(n) for n in range(1, 10)][: len(numbers)]
    html = render(sight(game, seat))
    assert len(re.findall(r"<kbd", html)) == min(10, ask["count"])


def test_agent_options_stand_under_their_card() -> None:
    game, seat = situation("solo-ix")
    groups = FACE.scene(sight(game, seat))["ask"]["groups"]
    for group in groups:
        for offer in group["offers"]:
            sends = offer["key"].startswith("agent ")
            assert (group["card"] is not None) == sends
            assert not sends or group["card"]["ref"] == f"card:{offer['key'].split()[1]}"


@pytest.mark.parametrize(
    ("lang", "card", "space"),
    [
        ("en", "{}: to which space?", "{}: with which card?"),
        ("ru", "{}: в какую ячейку?", "{}: какой картой?"),
        ("pt-BR", "{}: para qual espaço?", "{}: com qual carta?"),
    ],
)
def test_what_is_asked_once_a_card_or_a_space_is_picked(lang: str, card: str, space: str) -> None:
    """For each that an Agent can be sent with or to, and nothing else; the page has it for the script."""
    game, seat = situation("solo-ix")
    look = sight(game, seat, lang)
    ask = FACE.scene(look)["ask"]
    expected = {}
    for offer in (one for group in ask["groups"] for one in group["offers"]):
        word, *ids = offer["key"].split()
        if word == "agent":
            for kind, id, line in (("card", ids[0], card), ("space", ids[1], space)):
                expected[f"{kind}:{id}"] = line.format(name(look.components[f"{kind}:{id}"], lang))
    assert ask["follows"] == expected
    assert len(expected) > 3
    html = render(look)
    [found] = BeautifulSoup(html, "html.parser").select("#follows")
    assert json.loads(str(found["data-follows"])) == expected
    assert found.text == ""
    assert found["aria-live"] == "polite"


def test_who_waits_is_told_for_whom() -> None:
    game, seat = situation("four-ix")
    for viewer in (-1, (seat + 1) % 4):
        ask = FACE.scene(sight(game, viewer))["ask"]
        assert not ask["open"]
        assert [item["seat"] for item in ask["waiting"]] == [seat]


def test_a_watcher_sees_no_hand() -> None:
    game, _seat = situation("four-ix")
    html = render(sight(game, -1))
    assert "z-hand" not in html
    assert "card:" not in " ".join(re.findall(r'data-ref="([^"]+)"', html))


def test_rivals_show_what_a_point_costs_them() -> None:
    seats = FACE.scene(solo())["seats"]
    assert [[entry["price"] for entry in seat["stock"]] for seat in seats] == [[0, 0, 0], [7, 7, 3], [7, 7, 3]]
    assert seats[1]["piles"] is None


def test_house_hagal_of_two_players_gathers_nothing() -> None:
    game, seat = situation("two")
    third = FACE.scene(sight(game, seat))["seats"][2]
    assert third["stock"] == []
    assert not third["scores"]


def test_the_score_track_holds_all_who_score() -> None:
    cells = FACE.scene(solo())["score"]
    assert sorted(seat for cell in cells for seat in cell["seats"]) == [0, 1, 2]
    assert [cell["label"] for cell in cells][-1] == "12+"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_tells_every_icon(lang: str) -> None:
    parts = FACE.legend(solo(lang))
    drawn = " ".join(str(icon) for part in parts for icon, _told in part["icons"])
    symbols = re.findall(
        r'id="(i-[a-z-]+|f-[a-z_]+)"', (HOME / "templates/games/dune/drawings.html").read_text("utf-8")
    )
    assert [symbol for symbol in symbols if f'"#{symbol}"' not in drawn] == []
    told = [told for part in parts for _icon, told in part["icons"]]
    assert len(set(told)) == len(told)
    assert len(FACE.legend(sight(*situation("solo-base"), lang))) < len(parts), "without Ix nothing of Ix"


def test_a_choice_for_a_rival_says_what_it_is_about() -> None:
    """The card that it turned up, or the reward that it takes (HG-049), not what came of it since, nor of others."""
    found = solo()
    assert found.question is not None
    news = (
        News(1, 2, "rival-goes", "Another rival turns up Wealth.", "HG-004"),
        News(
            2,
            1,
            "rival-goes",
            "The rival turns up Carthag and sends an Agent to Carthag.",
            "HG-004",
            ("space:carthag",),
        ),
        News(3, 1, "recruit", "The rival recruits 1 troop.", "HG-009"),
        News(4, 0, "draw", "Ana draws 5 cards.", "DI-011"),
    )
    asked = replace(found, question=replace(found.question, rival=1), news=news)
    assert FACE.scene(asked)["ask"]["rival"]["about"] == news[1].text
    assert f'<p class="prompt" data-zoom="space:carthag">{news[1].text}</p>' in render(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_reads_on_behind_the_name_over_it(lang: str) -> None:
    """Name and sentence together are what was said: a colon that stands for a verb is not lost."""
    seat = solo(lang).chairs[0].name
    leader = say(Msg("event-leader", rival=0, seat=seat, leader="Ilban"), lang)
    for text in (leader, f"{seat}: 2 + 1.", f"{seat} draws."):
        [item] = told(News(1, 0, "leader", text, "DI-001"), lang=lang)
        assert " ".join([item["name"], *(s["text"] for s in item["sentences"])]) == text
    assert len(leader.split()) > len(f"{seat} Ilban".split()), "a word says what about him"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_known_on_top_of_the_deck_is_said_to_lie_there(lang: str) -> None:
    found = solo(lang)
    players = [
        {**player, "deck_top": "dagger"} if seat == 0 else player for seat, player in enumerate(found.view["players"])
    ]
    html = render(replace(found, view={**found.view, "players": players}))
    said = say(Msg("table-dune-on-top", card=name(found.components["card:dagger"], lang)), lang)
    assert said in BeautifulSoup(html, "html.parser").text
