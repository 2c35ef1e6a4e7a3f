"""Single parts of the table of Hunted: the story, the phase, the question, the HQ, what moves, the legend."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from hagal.games.encounters.names import SPACES
from hagal.table.games.encounters import FACE, hq
from hagal.table.games.encounters.look import Look
from hagal.table.sight import News, Sight
from hagal.text import LANGUAGES
from tests.games.encounters.position import Position
from tests.support import drawings, situations
from tests.support.drawings import HOME, render, sight, situation


def three(lang: str = "en") -> Sight:
    return sight(*situation("hunted-three"), lang)


def told(*news: News) -> list[dict[str, Any]]:
    return drawings.told(Look(replace(three(), news=news)))


# The story


def test_an_item_goes_on_from_the_name_of_its_seat() -> None:
    name = three().chairs[0].name
    items = told(
        News(1, 0, "enc-turn", f"Round 2: {name} is on turn.", "PR-030"),
        News(2, 0, "enc-scan", f"{name} scans the River: Event.", "PR-060"),
        News(3, 0, "draw", f"{name} draws a card.", ""),
        News(4, 0, "enc-event", "An Event of War Zone.", "PR-110"),
        News(5, 0, "draw", f"{name} draws 6 cards.", ""),
        News(6, -1, "enc-hq", "Bad Idea joins the HQ.", ""),
    )
    assert [(item["chapter"], item["name"], item["number"]) for item in items] == [
        (True, "", 1),
        (False, name, 3),
        (False, "", 5),
    ]
    assert [s["text"] for s in items[2]["sentences"]] == ["An Event of War Zone.", f"{name} draws 6 cards."]
    assert [s["text"] for s in items[1]["sentences"]] == ["scans the River: Event.", "Draws a card."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_not_repeated_in_the_story(lang: str) -> None:
    found = three(lang)
    for item in drawings.told(Look(found)):
        name = item["name"]  # an item that begins otherwise, with a Hazard, says whom it concerns
        for sentence in item["sentences"]:
            assert not name or not sentence["text"].startswith(f"{name} ")


def test_a_turn_heads_its_chapter_once() -> None:
    item = next(item for item in three().news if FACE.begins(item))
    heading = FACE.chapter(item, 1)
    assert isinstance(heading, str)
    assert heading == item.text.removesuffix(".")


# The phase and the question


def test_the_phase_is_told_from_public_facts() -> None:
    seen: list[str] = []
    game = situations.new(2, 3, avatars="choose")
    while not game.over:
        now = FACE.scene(sight(game, -1))["phase"]["now"]
        if situations.tag(game, "enc-action"):
            assert now == "action"
        if not seen or seen[-1] != now:
            seen.append(now)
        situations.play(game, choices=1, seed=len(game.record.keys))
    assert seen[0] == "setup"
    assert FACE.scene(sight(game, -1))["phase"]["now"] == "over"
    assert {"action", "strike"} <= set(seen)


def test_options_that_end_stand_below_the_others() -> None:
    game, seat = situation("hunted-five")
    ask = FACE.scene(sight(game, seat))["ask"]
    assert [(offer["key"], offer["letter"]) for offer in ask["ends"]] == [("done", "d")]
    listed = [offer for group in ask["groups"] for offer in group["offers"]]
    assert "done" not in [offer["key"] for offer in listed]
    assert [offer["number"] for offer in listed][:9] == [str(n) for n in range(1, 10)][: len(listed)]


def test_offers_tell_what_they_take_of_the_pool() -> None:
    game, seat = situation("hunted-five")
    found = sight(game, seat)
    offers = {o["key"]: o for group in FACE.scene(found)["ask"]["groups"] for o in group["offers"]}
    for k, space in enumerate(SPACES):
        if f"scan {space}" in offers:
            assert offers[f"scan {space}"]["prices"] == [("attack", found.view["wilds"][k]["scan_cost"])]
    for entry in found.view["combat"]:
        if f"fight {entry['card']}" in offers:
            assert offers[f"fight {entry['card']}"]["prices"] == [("attack", entry["health"])]


def test_a_task_stands_in_the_list_by_its_name_and_is_told_in_full() -> None:
    found = sight(Position(1).attached("river", "guerrilla_camp").give(attack=3).game.resume(), 0)
    offer = next(
        o for group in FACE.scene(found)["ask"]["groups"] for o in group["offers"] if o["key"].startswith("do ")
    )
    assert len(offer["label"]) < len(offer["text"])
    assert offer["text"].startswith(offer["label"])
    assert f'aria-label="{offer["text"]}"' in render(found)


def test_who_waits_is_told_for_whom() -> None:
    game, seat = situation("hunted-three")
    for viewer in (-1, (seat + 1) % 3):
        ask = FACE.scene(sight(game, viewer))["ask"]
        assert not ask["open"]
        assert [item["seat"] for item in ask["waiting"]] == [seat]


def test_a_strike_that_is_applied_is_shown_to_all() -> None:
    game, seat = situation("hunted-dodge")
    for viewer in (-1, seat, 1 - seat):
        (strike,) = FACE.scene(sight(game, viewer))["struck"]
        assert strike["text"]
        assert 'class="struck"' in render(sight(game, viewer))


@pytest.mark.parametrize("mode", ["hunted-three", "hunters-three", "alien-three"])
def test_a_life_is_a_number_and_a_bar_that_wait_for_their_beat(mode: str) -> None:
    """Both are marked as what a later sentence may tell; a bar that was not would tell the end of a fight first."""
    seen = sight(*situation(mode))
    lives = [f"{seat['left']}/{seat['left']}" for seat in FACE.scene(seen)["seats"] if seat["avatar"]]
    drawn = re.findall(
        r"data-count>(\d+)</b><small>/.*?<svg class=\"meter\".*?data-bar\s+width=\"(\d+)\"", render(seen), re.S
    )
    assert lives
    assert ["/".join(one) for one in drawn] == lives


def test_a_watcher_sees_no_hand() -> None:
    game, _seat = situation("hunted-three")
    scene = FACE.scene(sight(game, -1))
    assert scene["own"] is None
    assert scene["lit"] == {}
    assert not any(seat["held"] for seat in scene["seats"])
    assert 'class="fan' not in render(sight(game, -1))


# The HQ and things that move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_hq_are_cut_only_where_there_are_too_many_lines(lang: str) -> None:
    for name in ("hunted-solo", "hunted-three", "hunted-five", "hunted-late"):
        scene = FACE.scene(sight(*situation(name), lang))["hq"]
        assert scene["tight"] == (sum(hq.lines(card, lang) for card in scene["row"]) > hq.ROOM)
    assert hq.lines({"name": "Tuk", "text": ("x" * 39,)}) == 2
    assert hq.lines({"name": "Tuk", "text": ("x" * 35,)}, "ru") == 2
    assert hq.lines({"name": "Tuk", "text": (), "attack": 1, "recruit": 1}) == 2
    assert hq.lines({"name": "x" * 23, "text": ()}) == 2
    assert hq.lines({"name": "Tuk", "text": ("x" * 400,)}) == 3


def test_every_name_for_motion_is_there_once() -> None:
    for name in situations.SITUATIONS:
        game, seat = situation(name)
        moves = re.findall(r'data-move="([^"]+)"', render(sight(game, seat)))
        assert len(set(moves)) == len(moves), name


def test_a_face_down_card_keeps_its_name_while_it_is_pushed_on() -> None:
    """And what is pushed out of the Wilds is never taken for another."""
    game = situations.new(1, 4)
    was: dict[str, int] = {}
    pushed = 0
    for _ in range(300):
        if game.over:
            break
        now = {s["move"]: k for k, s in enumerate(FACE.scene(sight(game, 0))["spaces"]) if s["occupied"]}
        for move, k in now.items():
            assert k >= was.get(move, 0), "cards go toward the Hills only"
            pushed += k > was.get(move, k)
        was = now
        game.choose(game.decisions[0].keys[-1], game.decisions[0].seat)
    assert pushed > 3


def test_what_comes_and_goes_has_a_place_to_come_from_and_to_go_to() -> None:
    for name in situations.SITUATIONS:
        game, seat = situation(name)
        html = render(sight(game, seat))
        spots = set(re.findall(r'data-spot="([^"]+)"', html))
        for wished in re.findall(r'data-from="([^"]+)"', html):
            assert spots & set(wished.split()), (name, wished)
        for wished in re.findall(r'data-to="([^"]+)"', html):
            assert wished in spots or wished.startswith("discard:"), (name, wished)  # the dead have none


# The legend


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_tells_every_icon(lang: str) -> None:
    parts = FACE.legend(three(lang))
    drawn = " ".join(str(icon) for part in parts for icon, _told in part["icons"])
    symbols = re.findall(
        r'id="(i-[a-z_]+|c-[a-z]+)"', (HOME / "templates/games/encounters/drawings.html").read_text("utf-8")
    )
    same = {"i-scans", "c-every"}  # drawn as i-scan; of a card of Alien, which no card of this mode is like
    assert [symbol for symbol in symbols if f'"#{symbol}"' not in drawn and symbol not in same] == []
    told = [told for part in parts for _icon, told in part["icons"]]
    assert len(set(told)) == len(told)
