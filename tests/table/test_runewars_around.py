"""Around a game of Runewars: its set-up form, reasons for what cannot be done now, the story, the end."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.runewars.names import ORDERS
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.table.games.runewars import FACE
from hagal.text import LANGUAGES, say
from tests.support.client import House
from tests.support.drawings import environment, play, sight, speaker
from tests.support.forms import Page, Visitor

TYPED = {"title": "runewars", "players": "3", "kind-1": "friend", "kind-2": "friend"}


def asked(game: Game, start: str) -> bool:
    return game.decision is not None and any(key.startswith(start) for key in game.decision.keys)


def begun(until: str = "order ", **options: Any) -> Game:
    game = hagal.new("runewars", players=2, seed=4, factions="random", **options)
    return play(game, until=lambda g: asked(g, until), bot="random")


def state(game: Game) -> Runewars:
    assert isinstance(game.state, Runewars)
    return game.state


def made(house: House, page: Page) -> dict[str, Any]:
    """The options of the game that a form began."""
    assert page.stage in ("table", "curtain")
    return house.rooms.open(page.path.partition("?")[0].rpartition("/")[2]).game.record.options


# Set-up


def test_a_faction_is_named_for_each_seat(house: House) -> None:
    named = {"factions": "named", "faction-0": "uthuk", "faction-1": "random", "faction-2": "latari"}
    found = made(house, Visitor(house).start(**TYPED, **named))
    assert found == {"factions": ["uthuk", "random", "latari"]}


def test_a_faction_is_played_once_only(house: House) -> None:
    named = {"factions": "named", "faction-0": "uthuk", "faction-1": "uthuk"}
    page = Visitor(house).start(**TYPED, **named)
    assert page.status == 400
    assert "Another seat plays this faction already." in page.text


@pytest.mark.parametrize(
    "typed",
    [{"factions": "all"}, {"factions": "named", "faction-0": "hagal"}, {"set-edition": "1999"}, {"set-first": "3"}],
)
def test_what_cannot_be_is_said_beside_its_field(house: House, typed: dict[str, str]) -> None:
    page = Visitor(house).start(**TYPED, **typed)
    assert page.status == 400
    assert page.read.ids[f"wrong-{list(typed)[-1]}"]


def test_what_the_other_edition_has_is_not_read(house: House) -> None:
    claims = {"set-withdraw_claim": "may", "set-epic": "yes", "set-first": "1"}
    assert made(house, Visitor(house).start(**TYPED, **claims)) == {"withdraw_claim": "may", "first": 1}
    older = made(house, Visitor(house).start(**TYPED, **claims, **{"set-edition": "2010"}))
    assert older == {"edition": "2010", "epic": True, "first": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_is_there_in_every_language(house: House, lang: str) -> None:
    page = Visitor(house, lang).open("/?title=runewars")
    assert page.status == 200
    for field in ("factions-named", "faction-3", "mode-1", "mode-2", "set-board-build", "set-quest_foes"):
        assert page.read.ids[field]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "2 players"),
        ({"edition": "2010"}, "2 players, first edition"),
        ({"edition": "2010", "epic": True}, "2 players, first edition, Epic"),
    ],
)
def test_the_heading_tells_the_edition(options: dict[str, Any], said: str) -> None:
    found = sight(hagal.new("runewars", players=2, seed=1, **options), 0)
    assert say(FACE.mode(found, 2), "en").removesuffix(".").casefold() == said.casefold()


# Reasons


def reason(game: Game, wish: str, seat: int = 0) -> str:
    found = sight(game, seat)
    refs = dict(part.split(":", 1) for part in wish.split())
    message = FACE.moment(wish, FACE.wishes(refs, found), found)
    return "" if message is None else say(message, "en")


def test_an_order_waits_for_the_next_season_or_for_spring() -> None:
    game = begun()
    assert reason(game, "order:conquer") == ""  # it can be chosen now
    for seat in (0, 1):
        game.choose("order fortify", seat)
    seat = game.decisions[0].seat
    assert reason(game, "order:conquer", seat) == "Orders are chosen once in each season, after its card."
    assert reason(game, "order:fortify", seat) == "Fortify is used up until spring."


def test_a_tactics_card_tells_its_moments() -> None:
    game = begun()
    s = state(game)
    p = s.players[0]
    p.tactics, p.fresh = [], []
    zones.move(s, s.tactics_deck[-1], s.tactics_deck, p.fresh)
    s.known[p.fresh[0]] = 1
    ref = s.face[p.fresh[0]].ref
    assert "from the next one on" in reason(game, ref)
    zones.move_all(p.fresh, p.tactics)
    said = reason(game, ref)
    assert "cannot be played now" in said
    assert any(word in said for word in ("In your turn", "In the quest phase", "At the start", "In a battle"))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("quest", "in the quest phase, in summer"),
        ("hero", "in the quest phase, in summer"),
        ("objective", "in your turn"),
        ("reward", "cannot be used now"),
    ],
)
def test_other_cards_tell_when_they_are_used(kind: str, said: str) -> None:
    game = begun()
    card = state(game).rules.kinds[kind][0]
    assert said in reason(game, card.ref)


def test_in_the_quest_phase_heroes_and_quests_are_for_the_rules_to_tell() -> None:
    game = play(begun(), until=lambda g: asked(g, "end quests") or asked(g, "train "), bot="random")
    assert game.decision is not None
    seat = game.decision.seat
    hero = game.view(seat)["players"][seat]["heroes"][0]["hero"]
    assert reason(game, f"hero:{hero}", seat) == ""
    wished = FACE.wishes({"hero": hero}, sight(game, seat))
    assert wished == [f"{action} {hero}" for action in ("move", "heal", "train")]


def test_whoever_watches_or_points_at_nothing_gets_no_moment() -> None:
    game = begun()
    assert reason(game, "order:conquer", -1) == ""
    assert reason(game, "order:nothing") == ""
    assert FACE.wishes({"order": ORDERS[1]}, sight(game, 0)) == [f"order {ORDERS[1]}"]


# The story and the end


def test_a_chapter_is_headed_by_its_year_and_season() -> None:
    item = next(item for item in sight(begun(), 0).news if FACE.begins(item))
    assert FACE.chapter(item, 1) == "Year 1, spring"


def over(runes: tuple[int, int], influence: tuple[int, int]) -> Game:
    """After the last winter, with so many dragon runes and so much influence."""
    game = begun()
    s = state(game)
    s.runes, s.rune_at, s.rune_up = [], [], []
    for p, wanted, has in zip(s.players, runes, influence, strict=True):
        p.influence = has
        home = [k for k, seat in enumerate(s.home) if seat == p.seat]
        for k in range(wanted):
            s.runes.append(s.dragon_pile.pop())
            s.rune_at.append(home[k])
            s.rune_up.append(0)
    s.year, s.season = s.last_year, 3
    s.stack.clear()
    s.stack.append((s.rules.steps["reckoning"], -1, -1))
    return game.resume()


@pytest.mark.parametrize(
    ("runes", "influence", "notes"),
    [
        ((3, 1), (0, 5), ["Reckoning after the last winter: 3 dragon runes are the most."]),
        ((2, 2), (1, 5), ["Reckoning after the last winter: 2 dragon runes are the most.", "influence decided"]),
        ((2, 2), (3, 3), ["Reckoning after the last winter: 2 dragon runes are the most.", "starts with decided"]),
    ],
)
def test_the_end_tells_what_decided(runes: tuple[int, int], influence: tuple[int, int], notes: list[str]) -> None:
    game = over(runes, influence)
    assert game.over
    end = FACE.ending(game, sight(game, 0))
    assert len(end["notes"]) == len(notes)
    for said, wanted in zip(end["notes"], notes, strict=True):
        assert wanted in said
    assert [row["runes"] for row in end["rows"]] == sorted(runes, reverse=True)
    assert [row["winner"] for row in end["rows"]] == [True, False]
    assert end["rows"][0]["figures"][:2] == [max(runes), influence[end["rows"][0]["seat"]]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_drawn(lang: str) -> None:
    game = over((3, 2), (1, 1))
    found = sight(game, 0, lang)
    end = FACE.ending(game, found)
    html = environment().get_template(FACE.end).render(end=end, t=speaker(found))
    assert html.count('href="#i-rune"') == 5
    for row in end["rows"]:
        assert row["name"] in html
