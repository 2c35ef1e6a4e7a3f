"""Runewars at the table by forms alone; and many offers in groups, as every board has them."""

from __future__ import annotations

import random

import httpx

from hagal.table.games.board.offers import MANY, groups
from tests.support.client import House
from tests.support.forms import Form, Page, Reading, Visitor

TYPED = {"title": "runewars", "players": "2", "kind-1": "friend", "name-0": "Ada", "name-1": "Bo"}


def asked(html: str) -> Form:
    """The form of the question alone: pages of a large game are long, and reading them whole takes its time."""
    begin = html.index('<form id="ask"')
    return Reading(html[begin : html.index("</form>", begin) + len("</form>")]).forms[0]


def on(ada: Visitor, answer: httpx.Response, rng: random.Random) -> httpx.Response:
    """The next thing that a form can do."""
    if 'data-stage="curtain"' in answer.text:
        form = next(form for form in Page(answer).read.forms if form.method == "get")
        return ada.client.get(form.action, params=form.fields)
    form = asked(answer.text)
    return ada.client.post(form.action, data={**form.fields, **dict([rng.choice(form.buttons)])})


def test_a_whole_game_without_a_script(house: House) -> None:
    """Two friends at one screen: orders and bids in secret, curtains between them, an outcome."""
    ada, rng = Visitor(house), random.Random(3)
    answer, curtains, pages = ada.start(**TYPED).answer, 0, 0
    while 'data-stage="end"' not in answer.text:
        answer = on(ada, answer, rng)
        assert answer.status_code == 200
        curtains += 'data-stage="curtain"' in answer.text
        pages += 1
        if pages % 60 == 0:
            assert Page(answer).stage in ("curtain", "table")
    page = Page(answer)
    assert 20 < curtains < pages
    assert "Ada" in page.text
    assert page.read.ids["ranking-title"]
    assert ada.open(f"{page.path.partition('?')[0]}/log").status == 200


def test_the_form_of_its_settings_begins_a_game_of_the_first_edition(house: House) -> None:
    ada = Visitor(house)
    page = ada.start(**{**TYPED, "kind-1": "random", "set-edition": "2010", "set-exploration": "yes"})
    assert page.stage == "table"
    room = house.rooms.open(page.path.partition("?")[0].rpartition("/")[2])
    assert room.game.record.options == {"edition": "2010", "exploration": True}


# Many offers


def offer(key: str, text: str) -> dict[str, str]:
    return {"key": key, "label": text, "text": text}


def test_a_few_offers_are_one_list() -> None:
    some = [offer(f"go {k}", f"Go to {k}") for k in range(MANY)]
    assert groups(some) == [{"head": "", "size": "", "offers": some}]
    assert some[0]["label"] == "Go to 0"


def test_many_offers_stand_under_the_words_that_they_share() -> None:
    some = [offer(f"go {k}", f"Go to {k}") for k in range(8)]
    some += [offer("wait", "Wait for better weather"), offer("turn back", "Turn back")]
    some += [offer(f"sail {k}", f"Sail to {k}") for k in range(3)]
    found = groups(some)
    assert [(group["head"], len(group["offers"])) for group in found] == [("Go to …", 8), ("", 2), ("Sail to …", 3)]
    assert [one["label"] for one in found[2]["offers"]] == ["0", "1", "2"]
    assert [one["text"] for one in found[2]["offers"]] == ["Sail to 0", "Sail to 1", "Sail to 2"]
    assert [group["size"] for group in found] == ["short", "", "short"]


def test_offers_that_share_no_word_keep_them_all() -> None:
    found = groups([offer(f"rune {k}", f"{k}A") for k in range(MANY + 1)])
    assert [(group["head"], group["size"]) for group in found] == [("", "short")]
    assert found[0]["offers"][3]["label"] == "3A"
