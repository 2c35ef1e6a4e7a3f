"""The stage of Runewars: battles, duels, quests and diplomacy as each viewer sees them, and what is lit on them."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.games.runewars.orders.march import ACTIVATE
from hagal.games.runewars.state import Runewars
from hagal.table.games import face
from hagal.table.games.runewars import stage_battle, stage_odds
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.stage import stage
from hagal.table.games.runewars.stage_course import GONE, Course, battle_course
from hagal.table.sight import Sight, look
from hagal.text import LANGUAGES
from tests.games.runewars import position
from tests.support import warring
from tests.support.drawings import chairs, environment, render, sight
from tests.support.twins import scrambled

ON_STAGE = ("fighter:", "fighters:", "destiny:", "duel:", "fate:")
KINDS = [unit.id for faction in FACTIONS for unit in faction.units]


def seen(game: Game, seat: int, lang: str = "en") -> Look:
    return Look(sight(game, seat, lang))


def drawn(game: Game, seat: int) -> dict[str, Any]:
    found = stage(seen(game, seat))
    assert found is not None
    return found


def refs(html: str, kind: str = '[^"]*') -> set[str]:
    return set(re.findall(rf'data-ref="({kind})"', html))


def lit(html: str) -> set[str]:
    return set(re.findall(r'class="[^"]*\blit\b[^"]*"[^>]*? data-ref="([^"]+)"', html))


def states(course: Course, side: int) -> Counter[tuple[str, int]]:
    return Counter((one.unit, one.state) for one in course.figures if one.side == side and one.state != GONE)


def fought(edition: str, factions: tuple[str, str], seed: int) -> Iterator[Game]:
    """A battle of all that two factions have, by chance, from its first question to the one after it."""
    game, s = warring.set_up(*factions, edition=edition)
    rng = random.Random(seed)
    area = next(k for k, home in enumerate(s.home) if home == 1 and s.stronghold[k] >= 0)
    warring.clear(s, area)
    wild = ("beastman", "hellhound")[seed % 2]
    position.units(s, warring.name(s, area), 1, **dict.fromkeys(units_of(s, 1), 2))
    warring.march_on(s, area, **dict.fromkeys(units_of(s, 0), 2), **{wild: 1})
    game.resume()
    yield game
    while s.battle is not None:
        decision = game.decisions[0]
        game.choose(rng.choice(decision.keys), decision.seat)
        yield game


def units_of(s: Runewars, seat: int) -> list[str]:
    return [unit.id for unit in s.players[seat].faction.units]


PAIRS = [("daqan", "uthuk"), ("latari", "waiqar"), ("waiqar", "daqan"), ("uthuk", "latari")]


@pytest.mark.parametrize("edition", ["revised", "2010"])
@pytest.mark.parametrize("factions", PAIRS)
def test_a_battle_is_drawn_at_every_question(edition: str, factions: tuple[str, str]) -> None:
    """Every unit stands there in its state, what the offers are about is lit and nothing else, and the news tell the
    same as the view."""
    for k, game in enumerate(fought(edition, factions, seed=PAIRS.index(factions))):
        battle = game.view(0)["battle"]
        for seat in (-1, 0, 1):
            found = sight(game, seat, LANGUAGES[k % len(LANGUAGES)])
            html = render(found)
            own = Look(found)
            wanted = {ref for ref in own.lit if ref.startswith(ON_STAGE)}
            assert {ref for ref in lit(html) if ref.startswith(ON_STAGE)} == wanted
            assert wanted <= refs(html)
        if battle is None:
            continue
        course = battle_course(sight(game, 0).news)
        for side, facts in enumerate(battle["sides"]):
            there: Counter[tuple[str, int]] = Counter()
            for group in facts["units"]:
                there[group["unit"], 2 * group["damage"] + group["routed"]] += group["n"]
            told = states(course, side)
            if battle["won"] < 0:
                assert told == there, "the news tell of other units than there are"


def test_all_units_have_a_mark_and_all_icons_are_drawn() -> None:
    symbols = set(re.findall(r'<symbol id="([^"]+)"', environment().get_template(face("runewars").defs).render()))
    assert {f"u-{unit}" for unit in KINDS} <= symbols
    for make in warring.SITUATIONS.values():
        assert set(re.findall(r'<use[^>]* href="#([fu]-[^"]+)"', render(sight(make(), 0)))) <= symbols


@pytest.mark.parametrize("name", warring.STAGED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_situation_on_the_stage_is_drawn(name: str, lang: str) -> None:
    game = warring.STAGED[name]()
    for seat in (-1, 0, 1):
        html = render(sight(game, seat, lang))
        assert 'class="stage"' in html or (name == "rw-march" and seat)
        assert not lit(html) or seat == 0


# A battle


def test_rows_by_initiative_with_strength_and_supporters() -> None:
    game = warring.struck()
    battle = drawn(game, 0)["battle"]
    assert [row["n"] for row in battle["rows"]] == [1, 2, 3, 4, 5]
    assert [row["now"] for row in battle["rows"]] == [True, False, False, False, False]
    assert battle["rows"][3]["empty"]
    first = battle["rows"][0]["armies"]
    assert [(troop["unit"], len(troop["figures"])) for troop in first[0]] == [("bowman", 3)]
    assert first[0][0]["helper"] == "Silhouette"
    assert first[0][0]["strikes"]
    assert [(side["strength"], side["walls"]) for side in battle["sides"]] == [(9, 0), (12, 5)]
    assert [hero["name"] for hero in battle["sides"][1]["heroes"]] == ["Mad Carthos"]


def test_fate_cards_are_read_in_the_row_of_the_shape() -> None:
    [mine, _theirs] = drawn(warring.struck(), 0)["battle"]["rows"][0]["fates"]
    assert sorted(card["id"] for card in mine["cards"]) == ["1", "15", "5", "7"]
    fifth = next(card for card in mine["cards"] if card["id"] == "5")
    assert [(row["shape"], row["icon"], row["n"], row["on"]) for row in fifth["rows"]] == [
        ("triangle", "rout", 1, True),
        ("rectangle", "", 0, False),
        ("hexagon", "", 0, False),
        ("circle", "damage", 1, False),
    ]
    assert fifth["destiny"] == "gold"
    assert mine["sums"] == [{"icon": "rout", "n": 2}, {"icon": "damage", "n": 1}]
    assert all(card["lit"] for card in mine["cards"]), "one of them is to be discarded"


def test_others_see_the_backs_of_cards_that_were_drawn() -> None:
    for seat in (-1, 1):
        html = render(sight(warring.struck(), seat))
        assert html.count('class="fate back"') == 4
        assert not refs(html, "fate:[0-9]+")


@pytest.mark.parametrize("name", warring.STAGED)
def test_nobody_is_shown_what_is_hidden(name: str) -> None:
    """The board of a seat is the same when all that it may not know is changed: cards drawn, decks, hands, rewards."""
    game = warring.STAGED[name]()
    for seat in (-1, 0, 1):
        true = sight(game, seat)
        other = scrambled(game, seat)
        assert render(look(other, chairs(game, seat), seat, "en", id="game", version=7, decision=3)) == render(true)


def test_while_the_map_is_asked_about_the_stage_makes_way() -> None:
    game = warring.battle()
    s = game.state
    assert isinstance(s, Runewars)
    rng = random.Random(3)
    while "retreat" not in s.stack[-1][0].tag:
        decision = game.decisions[0]
        game.choose(rng.choice(decision.keys), decision.seat)
    seat = game.decisions[0].seat
    assert drawn(game, seat)["battle"]["brief"]
    assert 'class="panel fight battle brief"' in render(sight(game, seat))


def test_the_outcome_tells_who_won_and_what_was_lost() -> None:
    *_, game = fought("revised", ("daqan", "uthuk"), 3)
    last = drawn(game, -1)["last"]
    assert last["kind"] == "battle"
    assert [side["winner"] for side in last["sides"]].count(True) == 1
    assert "wins the battle" in last["verdict"]
    figures = [9, 8]
    for side, had in zip(last["sides"], figures, strict=True):
        away = [news for news in sight(game, -1).news if news.kind == "rw-unit-withdraws" and news.seat == side["seat"]]
        assert sum(one["n"] for one in (*side["lost"], *side["left"])) == had - len(away)
    assert any("retreat" in text or "destroyed" in text for text in last["after"])
    html = render(sight(game, -1))
    assert "<details" in html
    assert last["verdict"] in html


def test_figures_know_all_their_states() -> None:
    """From a battle's first news to its last: each beat changes what it tells of, once."""
    *_, game = fought("revised", ("latari", "waiqar"), 1)
    course = battle_course(sight(game, 0).news)
    changes = Counter(number for figure in course.figures for number, _state in figure.states[1:])
    told = [news.number for news in course.news if "state" in news.facts]
    assert changes == Counter(told)
    assert all(figure.states == sorted(figure.states, key=lambda state: state[0]) for figure in course.figures)


def test_a_view_counts_where_the_news_are_silent() -> None:
    """A game without its story: the figures are those of the view."""
    game = warring.struck()
    game.log.events.clear()
    battle = drawn(game, 0)["battle"]
    assert sum(len(troop["figures"]) for row in battle["rows"] for troop in row["armies"][1]) == 7
    assert battle["beats"] == []


def test_tactics_that_can_be_played_are_on_the_stage() -> None:
    game = warring.on(warring.battle(), "no support", "no support", "ready", "strike bowman")
    while not any(key.startswith("tactic") for key in game.decisions[0].keys):
        warring.on(game, game.decisions[0].keys[0])
    battle = drawn(game, 0)["battle"]
    assert [card["ref"] for card in battle["tactics"]] == ["tactic:rally_cry"]
    assert drawn(game, 1)["battle"]["tactics"] == []


# Duels, quests, diplomacy


def test_a_duel_shows_health_cards_and_blows() -> None:
    game = warring.on(warring.duel(), "done")
    duel = drawn(game, 0)["duel"]
    mine, theirs = duel["sides"]
    assert (mine["name"], mine["health"], mine["damage"]) == ("Battlemage Jaes", 3, 0)
    assert [card["id"] for card in mine["cards"]] == ["3"]
    assert [row["on"] for row in mine["cards"][0]["rows"]] == [False, False, False, True], "heroes are circles"
    assert theirs["ref"] == "duel:foe"
    assert theirs["lit"], "the special strikes him"
    assert [reward["ref"] for reward in mine["rewards"]]
    other = drawn(game, 1)["duel"]["sides"][0]
    assert (other["rewards"], other["hidden"]) == ([], 1), "it lies face down"


def test_units_of_a_quest_fight_a_duel() -> None:
    duel = drawn(warring.foes(), 0)["duel"]
    assert duel["quest"] is not None
    foe = duel["sides"][1]
    assert foe["unit"]
    assert foe["n"] > 0
    assert foe["seat"] == -1


@pytest.mark.parametrize(("name", "title"), [("rw-parley", "Diplomacy"), ("rw-quest", "A quest is attempted")])
def test_destinies_lie_open_and_one_is_chosen(name: str, title: str) -> None:
    game = warring.STAGED[name]()
    found = drawn(game, 0)["destinies"]
    assert found["title"] == title
    assert {card["ref"] for card in found["cards"]} == {"destiny:gold", "destiny:grey", "destiny:red"}
    assert [one["destiny"] for one in found["means"]] == ["gold", "grey", "red"]
    assert (found["card"] is not None) == (name == "rw-quest")
    watched = drawn(game, 1)["destinies"]
    assert [card["id"] for card in watched["cards"]] == [card["id"] for card in found["cards"]]
    assert not any(card["lit"] for card in watched["cards"])
    assert watched["means"] == []


# Odds


def odds(game: Game, seat: int = 0, most: int = stage_odds.ROUGH) -> dict[str, Any] | None:
    return stage_odds.odds(seen(game, seat), most)


def test_odds_of_all_that_can_go_then_of_those_who_go() -> None:
    game = warring.skirmish()
    found = odds(game)
    assert found is not None
    assert found["heading"] == "If all attack that can"
    assert found["win"] > 50
    few = warring.on(game, next(key for key in game.decisions[0].keys if key.startswith("move 2 footman")))
    weaker = odds(few)
    assert weaker is not None
    assert weaker["heading"] == "If they attack now"
    assert weaker["win"] < found["win"]
    assert weaker["rough"]
    assert odds(few, 1) is None, "nobody else is asked"
    fine = face("runewars").later(sight(few, 0))
    assert fine is not None
    assert (fine[0], fine[1]["rough"]) == ("odds", False)
    assert fine[1]["error"] <= 3


def test_odds_are_hidden_where_the_table_has_agreed_so() -> None:
    game = warring.skirmish()
    game.state.rules.options = {**game.state.rules.options, "odds": "hidden"}
    assert odds(game) is None
    assert "odds" not in render(sight(game, 0))
    assert hagal.new("runewars", players=2, seed=1).state.rules.options["odds"] == "shown"


def test_odds_are_the_same_whatever_is_hidden() -> None:
    game = warring.skirmish()
    other = scrambled(game, 0)
    assert odds(other) == odds(game)


def test_no_odds_where_nobody_is_met() -> None:
    game, s = warring.set_up("daqan", "latari")
    target = warring.open_area(s, 0)
    position.push(s, ACTIVATE, 0, 0)
    warring.on(game.resume(), f"activate {warring.name(s, target)}")
    assert odds(game) is None


def test_the_rest_of_a_sight_is_as_it_was() -> None:
    """Numbers and things of the news by name: what is hidden in them is left out."""
    found: Sight = sight(warring.struck(), 1)
    first = next(news for news in found.news if news.kind == "rw-battle")
    assert first.facts["attackers"].count("unit:footman") == 3
    assert first.facts["area"].startswith("area:")
    assert stage_battle.battle(Look(found)) is not None
