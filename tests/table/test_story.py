"""The story beside the board is made as the game goes on: it reads as if it were told anew, to whoever may know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import hagal
from hagal.game import Game
from hagal.table.games.board import story
from hagal.table.games.board.look import Look
from hagal.table.sight import News, Sight
from tests.support.drawings import play, sight, told
from tests.support.twins import scrambled

GAMES = (("dune", 3, ()), ("encounters", 2, ()), ("encounters", 3, ("hunters",)))


@pytest.fixture(autouse=True)
def none_kept() -> Iterator[None]:
    story.STORIES.kept.clear()
    yield
    story.STORIES.kept.clear()


@pytest.fixture(params=GAMES, ids=["-".join((title, *modules)) for title, _, modules in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    title, players, modules = request.param
    return play(hagal.new(title, players=players, modules=list(modules), seed=7), 120, bot="random")


def anew(found: Sight) -> list[dict[str, object]]:
    """The story as somebody hears it who comes now."""
    story.STORIES.kept.clear()
    return told(Look(found))


def texts(found: Sight) -> list[str]:
    return [said["text"] for item in told(Look(found)) for said in item["sentences"]]


@pytest.mark.parametrize("step", [1, 3, 50])
def test_a_story_that_grew_is_the_one_told_anew(game: Game, step: int) -> None:
    whole = sight(game, 0)
    grown = {}
    for k in range(0, len(whole.news), step):
        grown[k] = told(Look(replace(whole, news=whole.news[:k])))
    for k, found in grown.items():
        fresh = anew(replace(whole, news=whole.news[:k]))
        both = min(len(found), len(fresh))
        assert both >= min(story.ITEMS - story.RUN + 1, len(fresh))
        assert found[len(found) - both :] == fresh[len(fresh) - both :]


def test_what_was_taken_back_is_not_told(game: Game) -> None:
    whole = sight(game, 0)
    told(Look(whole))
    before = replace(whole, news=whole.news[:-5])
    found = told(Look(before))
    assert found[-20:] == anew(before)[-20:]
    other = replace(whole.news[-1], text="It went another way.")
    assert texts(replace(whole, news=(*whole.news[:-5], other)))[-1] == "It went another way."


def test_nobody_hears_what_another_was_told(game: Game) -> None:
    """Not even one who is taken for the same reader: a story goes on only from the very news that it was made of."""
    for seat in range(game.players):
        found = sight(game, seat)
        expected = anew(found)
        for one in (sight(game, -1), sight(game, (seat + 1) % game.players), sight(scrambled(game, seat), seat)):
            anew(replace(found, news=one.news))
            heard = told(Look(found))
            assert heard[-30:] == expected[-30:]


def test_a_name_that_changes_changes_the_story(game: Game) -> None:
    found = sight(game, 0)
    chair = found.chairs[0]
    news = (News(0, 0, "draw", "Ana draws a card.", ""),)
    assert texts(replace(found, news=news)) == ["draws a card."]
    renamed = replace(found, news=news, chairs=(replace(chair, name="Zoe"), *found.chairs[1:]))
    assert texts(renamed) == ["Ana draws a card."]


def test_so_much_is_kept_and_no_more(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "MAX_KEPT", 3)
    found = sight(game, 0)
    for k in range(6):
        told(Look(replace(found, id=f"game {k}")))
    assert [reader[1] for reader in story.STORIES.kept] == ["game 3", "game 4", "game 5"]
    many = [News(k, k % 2, "draw", f"Sentence {k}.", "") for k in range(4 * story.MOST)]
    for k in range(0, len(many), 7):
        told(Look(replace(found, news=tuple(many[:k]))))
        kept = next(reversed(story.STORIES.kept.values()))
        assert len(kept.news) <= story.MOST + 7
        assert len(told(Look(replace(found, news=tuple(many[:k]))))) <= story.ITEMS


def test_a_sentence_knows_where_a_scene_shows_it() -> None:
    game = play(hagal.new("dune", players=1, seed=7), 60, bot="random")
    said = {news.number: news for news in sight(game, 0).news}
    found = {s["number"]: s for item in told(Look(sight(game, 0))) for s in item["sentences"]}
    kinds = {said[n].kind: s for n, s in found.items()}
    assert (kinds["fought"]["at"], kinds["fought"]["told"]) == ("conflict", "befalls")
    assert (kinds["bonus-spice"]["at"], kinds["bonus-spice"]["told"]) == ("", "brings")
    assert kinds["agent"]["told"] == ""
    skipped = [found[n]["refs"] for n, news in said.items() if news.kind == "rival-skips" and n in found]
    assert ["hagal", "space"] in [[ref.partition(":")[0] for ref in refs] for refs in skipped], "what is passed over"
    assert kinds["influence"]["refs"][0].startswith("token:")
    assert kinds["influence"]["zoom"] == ""
