"""The boards of Alien, of the mix and of the hunt: every option lights what it is about, nothing hidden is shown, and
all has its words."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.encounters.alien.module import COMPONENTS as ALIEN
from hagal.games.encounters.hunters.hunt import honor
from hagal.games.encounters.hunters.scoring import honor_parts
from hagal.kernel.step import Msg
from hagal.table.games.encounters import FACE, MODES, hq
from hagal.table.games.encounters.alien.words import HUNT_WORDS, SERGEANT_WORDS, WORDS
from hagal.table.games.encounters.enlarged import COMPONENTS
from hagal.text import LANGUAGES, has, say
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.games.encounters.eager import best
from tests.support import surviving
from tests.support.drawings import HOME, page, render, sight, situation
from tests.support.lights import drawn_use, lit, look_through, refs
from tests.support.twins import scrambled

MIX = ["hunted", "alien"]
GAMES = [
    pytest.param(["alien"], 1, {"film": "alien"}, id="alien"),
    pytest.param(["alien"], 3, {"film": "aliens", "avatars": "choose"}, id="aliens"),
    pytest.param(["alien"], 2, {"film": "alien3"}, id="alien3"),
    pytest.param(["alien"], 2, {"film": "resurrection"}, id="resurrection"),
    pytest.param(MIX, 2, {"location": "random", "objectives": "random", "fill": "both"}, id="mix-predator"),
    pytest.param(MIX, 2, {"film": "aliens", "mat": "alien", "officers": "sergeants"}, id="mix-alien"),
    pytest.param(["hunters", "alien"], 3, {"tests": True, "challenges": "secret"}, id="hunt"),
    pytest.param(["hunters", "alien"], 2, {"film": "resurrection", "together": True}, id="hunt-together"),
]


def new(modules: list[str], players: int, seed: int, **options: Any) -> Game:
    return hagal.new("encounters", players=players, modules=modules, seed=seed, **options)


def step(game: Game, rng: Random) -> None:
    decision = rng.choice(game.decisions)
    game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)


def play(game: Game, choices: int) -> Game:
    rng = Random(choices)
    for _ in range(choices):
        if game.over:
            break
        step(game, rng)
    return game


def offers(name: str) -> dict[str, Any]:
    scene = FACE.scene(sight(*situation(name)))
    return {o["key"]: o for group in scene["ask"]["groups"] for o in group["offers"]}


# Every option in its place


@pytest.mark.parametrize(("modules", "players", "options"), GAMES)
def test_every_option_can_be_made_on_the_board(modules: list[str], players: int, options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    rng = Random(players)
    game = new(modules, players, players, **options)
    while not game.over:
        for decision in game.decisions:
            if any(seen[option.step.tag] < 3 for option in decision.options):
                seen.update({option.step.tag for option in decision.options})
                look_through(sight(game, decision.seat))
        step(game, rng)
    render(sight(game, 0))


@pytest.mark.parametrize("name", surviving.SITUATIONS)
def test_every_situation_is_drawn_in_every_language(name: str) -> None:
    game, seat = situation(name)
    asked = [decision.seat for decision in game.decisions]
    for lang in LANGUAGES:
        found = sight(game, seat, lang)
        if seat in asked:
            look_through(found)
        html = page(found)
        drawn_use(html)
        assert " style=" not in html
        moves = Counter(re.findall(r'data-move="([^"]+)"', html))
        assert [move for move, n in moves.items() if n > 1] == []
        zooms = set(re.findall(r'data-zoom="([^"]+)"', html))
        assert zooms <= set(COMPONENTS), zooms - set(COMPONENTS)
        spots = set(re.findall(r'data-spot="([^"]+)"', html))
        for wished in re.findall(r'data-from="([^"]+)"', html):
            assert spots & set(wished.split()), wished
        for wished in re.findall(r'data-to="([^"]+)"', html):
            assert wished in spots or wished.startswith("discard:"), wished


def test_offers_light_the_things_they_are_about() -> None:
    found = lit(render(sight(*situation("alien-three"))))
    assert {"hugger:0", "hugger:1", "space:med_lab", "combat:egg", "officers:hq"} <= found
    assert "hugger:2" not in found, "nothing sits there"
    assert "space:airlock" in lit(render(sight(*situation("alien-armed"))))
    assert {"captive:0", "captive:1", "captive:2"} <= lit(render(sight(*situation("alien-cocooned"))))
    assert lit(render(sight(*situation("alien-excise")))) == {"burster:1", "burster:2"}
    assert lit(render(sight(*situation("alien-give")))) == {"seat:0", "seat:1", "seat:2"}
    assert "combat:ash" in lit(render(sight(*situation("hunt-three")))), "a Duel allows it"
    hunted = lit(render(sight(*situation("hunt-three"))))
    assert {"hugger:0", "duel:1", "duel:2", "trap:0:cage"} <= hunted
    assert "hugger:1" not in hunted, "each fights his own"


def test_offers_tell_their_prices() -> None:
    assert offers("alien-armed")["disarm"]["prices"] == [("recruit", 8)]
    assert offers("alien-cocooned")["free 0"]["prices"] == [("recruit", 6)]
    three = offers("alien-three")
    assert three["fight facehugger 0"]["prices"] == [("attack", 2)]
    assert three["recruit sergeant"]["prices"] == [("recruit", 3)]
    game, _seat = situation("alien-clones")
    clone = next(foe for foe in game.view(0)["combat"] if foe["card"] in game.view(0)["clones"])
    assert offers("alien-clones")[f"fight {clone['card']}"]["prices"] == [("attack", clone["health"])]


def test_what_weakens_enemies_makes_facehuggers_cheaper() -> None:
    t = Survivors(1).hugged(0).give(attack=1, weaken=1)
    assert "fight facehugger 0" in t.keys
    assert FACE.scene(sight(t.game, 0))["seats"][0]["survivor"]["huggers"][0]["health"] == 1


def test_what_makes_enemies_tougher_for_a_hunter_does_so_with_his_facehugger() -> None:
    """A Trap is in force for whoever fights: each fights his own (AL-189)."""
    t = AlienHunt(2).hugged(0).hugged(1).front(0, "rockfall").give(attack=2)
    assert t.reason("fight facehugger 0") == "enc-why-attack 3"
    t.give(attack=3)
    assert "fight facehugger 0" in t.keys
    scene = FACE.scene(sight(t.game, 0))
    assert [seat["survivor"]["huggers"][0]["health"] for seat in scene["seats"]] == [3, 2]
    offered = {offer["key"]: offer for group in scene["ask"]["groups"] for offer in group["offers"]}
    assert offered["fight facehugger 0"]["prices"] == [("attack", 3)]
    t.choose("fight facehugger 0")
    assert t.s.attack == 0


def test_the_next_player_fights_the_facehugger_of_another_for_what_it_costs_him() -> None:
    t = Survivors(2).hugged(1, 1).give(attack=1, weaken=1)
    found = FACE.scene(sight(t.game.resume(), 0))["seats"][1]["survivor"]["huggers"][0]["health"]
    t.choose("fight facehugger 1")
    assert (found, t.s.attack) == (1, 0)


# What lies on the table


def test_every_component_of_alien_can_be_enlarged_and_has_its_picture() -> None:
    for component in ALIEN:
        drawn = FACE.component(component.ref, "en")
        assert drawn is not None
        drawn_use(f'<use href="#{drawn["art"]}"/>')
    arts = {FACE.component(f"enemy:{id}", "en")["art"] for id in ("egg", "facehugger", "swift_drone", "queen", "ash")}  # type: ignore[index]
    assert len(arts) == 5


def test_facehuggers_are_told_with_the_turns_that_are_left() -> None:
    html = render(sight(*situation("alien-three")))
    scene = FACE.scene(sight(*situation("alien-three")))
    assert [one["left"] for one in scene["seats"][0]["survivor"]["huggers"]] == [1, 2]
    assert [one["urgent"] for one in scene["seats"][0]["survivor"]["huggers"]] == [True, False]
    assert "1 turn is left to kill it" in html
    assert "2 turns are left to kill it" in html
    assert refs(html)["hugger:0"] == 1, "of several the most urgent one is fought"
    assert scene["seats"][2]["survivor"]["burster"]
    assert scene["decks"]["nest"] == {"facehuggers": 6, "chestbursters": 4}


def test_the_state_of_the_location_and_the_hq() -> None:
    armed = FACE.scene(sight(*situation("alien-armed")))
    assert [one["text"] for one in armed["location"]["state"]] == ["The Self-Destruct is running: Airlock"]
    assert next(space for space in armed["spaces"] if space["id"] == "airlock")["card"]["traits"] == ["armed"]
    clones = FACE.scene(sight(*situation("alien-clones")))
    assert [one["text"] for one in clones["location"]["state"]] == ["1 space of the HQ is closed"]
    assert len(clones["hq"]["closed"]) == 1
    assert [foe["kind"] for foe in clones["combat"]].count("clone") == 3


def test_an_event_on_the_hq_takes_the_room_of_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = sight(*situation("alien-clones"))
    lines = sum(hq.lines(card, "en") for card in FACE.scene(seen)["hq"]["row"])
    for room, tight in ((lines, True), (lines + 1, False)):
        monkeypatch.setattr(hq, "ROOM", room)
        assert FACE.scene(seen)["hq"]["tight"] is tight


@pytest.mark.parametrize(
    ("t", "told"),
    [
        (Survivors(1).tally("sos"), "1/2"),
        (Survivors(1, film="aliens").tally("colonist_host", "colonist_host"), "2/3"),
        (Survivors(1, film="aliens").stage(2).attached("airlock", "sentry_gun"), "1/2"),
        (Survivors(1, film="alien3").tally("missing_brother"), "1/2"),
        (Survivors(1, film="resurrection").tally("xenomorph_clone"), "1/3"),
        (Survivors(1, film="resurrection").stage(3).tally("newborn"), "1/2"),
        (Survivors(1).stage(3), ""),
    ],
    ids=["sos", "hosts", "guns", "brothers", "clones", "finals", "one-final"],
)
def test_objectives_tell_how_far_they_are(t: Survivors, told: str) -> None:
    objectives = FACE.scene(sight(t.game.resume(), 0))["objectives"]
    assert [one["progress"] for one in objectives if one["state"] == "now"] == [told]


def test_an_event_on_the_beast_hangs_under_it_and_the_saved_stand_beside_their_saviour() -> None:
    scene = FACE.scene(sight(*situation("alien-beast")))
    beast = next(foe for foe in scene["combat"] if foe["id"] == "beast")
    assert [(one["kind"], one["n"]) for one in beast["carried"]] == [("life", 1)]
    assert [one["name"] for one in scene["seats"][1]["survivor"]["saved"]] == ["Missing Brother"]


def test_a_sentry_gun_in_its_room_is_no_task_any_more() -> None:
    t = Survivors(1, film="aliens").stage(2).attached("airlock", "sentry_gun").operations("sentry_gun")
    html = render(sight(t.give(recruit=3).game.resume(), 0))
    assert (refs(html)["task:sentry_gun"], refs(html)["gun:sentry_gun"]) == (1, 1)
    assert "task:sentry_gun" in lit(html)
    assert "gun:sentry_gun" not in lit(html)


def test_the_mat_says_which_board_it_is() -> None:
    for name, mat, space in (("mix-predator", "predator", "Hills"), ("mix-alien", "alien", "Airlock")):
        found = sight(*situation(name))
        html = render(found)
        assert f"mat-{mat}" in html
        assert FACE.tone(found) == f" mat-{mat}"
        assert FACE.scene(found)["spaces"][-1]["name"] == space
        assert FACE.scene(found)["decks"]["nest"], "the Hatchery is always there"
    assert "The Complex" in render(sight(*situation("mix-alien")))
    assert "Sergeant" in render(sight(*situation("mix-alien")))
    assert "The Wilds" in render(sight(*situation("mix-predator")))
    assert "Officer" in render(sight(*situation("mix-predator")))


def test_marks_are_shown_where_there_are_any() -> None:
    assert 'class="marks' not in render(sight(*situation("alien-three")))
    assert 'class="marks' in render(sight(*situation("mix-alien")))


def test_honor_is_shown_to_hunters_only() -> None:
    assert all(foe["honor"] == 0 for foe in FACE.scene(sight(*situation("alien-three")))["combat"])
    assert [foe["honor"] for foe in FACE.scene(sight(*situation("hunt-three")))["combat"]] == [2, 1]


def test_the_trophy_room_counts_clones_and_the_beast_as_the_rules_do() -> None:
    game, seat = situation("hunt-clones")
    key = next(key for key in game.decision.keys if key.removeprefix("fight ") in game.view(0)["clones"])  # type: ignore[union-attr]
    after = game.copy().choose(key, seat)
    groups = FACE.scene(sight(after, seat))["room"]["room"]["groups"]
    parts = honor_parts(after.state, seat)  # type: ignore[arg-type]
    assert {group["icon"]: group["honor"] for group in groups}["deck"] == parts["card"] > 1
    t = AlienHunt(1, film="alien3", beast_honor=2).trophies(0, "enemy:beast")
    groups = FACE.scene(sight(t.game.resume(), 0))["room"]["room"]["groups"]
    assert [group["honor"] for group in groups] == [2]


# Nothing hidden


@pytest.mark.parametrize(("modules", "players", "options"), GAMES)
def test_a_scene_is_the_same_when_hidden_things_are_drawn_anew(
    modules: list[str], players: int, options: dict[str, Any]
) -> None:
    for choices in (8, 90):
        game = play(new(modules, players, 7, **options), choices)
        for seat in (-1, *range(players)):
            assert render(sight(game, seat)) == render(sight(scrambled(game, seat), seat))


def test_where_a_chestburster_lies_is_hidden() -> None:
    """All know that somebody carries one; not even he knows how soon he draws it."""
    shown = set()
    for depth in (0, 3):
        t = Survivors(2).deck(0, *["grunt"] * 6).infested(0, "deck")
        t[0].deck.insert(depth, t[0].deck.pop())
        for seat in (-1, 0, 1):
            shown.add((seat, render(sight(t.game.resume(), seat))))
    assert len(shown) == 3


def test_a_watcher_sees_no_hand_and_no_room() -> None:
    for name in ("alien-watcher", "hunt-watcher"):
        scene = FACE.scene(sight(*situation(name)))
        assert scene["own"] is None
        assert scene["lit"] == {}
    assert FACE.scene(sight(*situation("hunt-watcher")))["room"] is None


def test_who_might_coordinate_is_told_from_public_facts() -> None:
    game, seat = situation("alien-three")
    view = game.view(None)
    assert not FACE.may_aside(view, seat)
    for other in range(3):
        assert FACE.may_aside(view, other) == FACE.may_aside(scrambled(game, -1).view(None), other)
    hunt, _seat = situation("hunt-three")
    assert not any(FACE.may_aside(hunt.view(None), other) for other in range(3))


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_other_mat_are_not_said(lang: str) -> None:
    assert all(has(id, lang) for words in (WORDS, HUNT_WORDS, SERGEANT_WORDS) for id in words.values())
    words = {
        "en": ("Enemy deck", "Wilds", "Officer", "Young Blood"),
        "ru": ("Колода Врага", "Заросл", "Офицер"),
        "pt-BR": ("Ermos", "Oficial", "Oficiais"),
    }
    for name in ("alien-three", "hunt-three"):
        html = page(sight(*situation(name), lang))
        assert [word for word in words[lang] if word in html] == []


OF_PREDATOR = {"en": ("space", "Enemy deck"), "ru": ("участк", "Врага"), "pt-BR": ("espaço", "Inimigos")}
OF_ALIEN = {"en": ("room", "Hive"), "ru": ("сектор", "Улья"), "pt-BR": ("sala", "Colmeia")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["alien-three", "mix-alien", "mix-predator", "hunt-three"])
def test_help_and_legend_have_the_words_of_the_mat(name: str, lang: str) -> None:
    found = sight(*situation(name), lang)
    own, other = (OF_PREDATOR, OF_ALIEN) if name == "mix-predator" else (OF_ALIEN, OF_PREDATOR)
    help = say(Msg(f"web-help-{FACE.helps(found)[0]}"), lang)
    legend = {str(icon): told for part in FACE.legend(found) for icon, told in part["icons"]}
    room, hive = (next(told for icon, told in legend.items() if f"#i-{id}" in icon) for id in ("gun", "xenomorph"))
    for told in (help, room):
        assert own[lang][0] in told
        assert other[lang][0] not in told
    assert other[lang][1] not in hive


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["alien-three", "mix-alien", "mix-predator", "hunt-three"])
def test_the_legend_tells_every_icon_of_this_mode(name: str, lang: str) -> None:
    found = sight(*situation(name), lang)
    parts = FACE.legend(found)
    drawn = " ".join(str(icon) for part in parts for icon, _told in part["icons"])
    drawn_use(drawn)
    text = (HOME / "templates/games/encounters/alien/drawings.html").read_text("utf-8")
    assert [symbol for symbol in re.findall(r'id="(i-[a-z_]+)"', text) if f'"#{symbol}"' not in drawn] == []
    told = [told for part in parts for _icon, told in part["icons"]]
    assert len(set(told)) == len(told)


def test_every_mode_has_its_help_and_its_sheets() -> None:
    for name, mode in MODES.items():
        assert all(has(f"web-help-{part}", "en") for part in mode.help), name
        assert set(mode.sheets) <= set(FACE.sheets), name
    assert FACE.short(sight(*situation("mix-alien"))) == ("alien", "hunted")
    assert FACE.short(sight(*situation("hunt-three"))) == ("alien-hunt", "hunters")


# The end


def ended(t: Survivors) -> dict[str, Any]:
    return FACE.ending(t.game, sight(t.game, 0))


def test_a_victory_and_what_it_is_worth() -> None:
    t = Survivors(2).stage(3).combat("perfect_organism").give(attack=20).choose("fight perfect_organism")
    end = ended(t)
    assert (end["mode"], end["won"], end["score"]) == ("alien", True, 7)
    assert end["verdict"] == "Victory: the Final Enemy is dead"
    assert all(one["done"] for one in end["objectives"])


def test_who_died_of_a_chestburster_is_told() -> None:
    t = Survivors(1).deck(0, *["grunt"] * 5).infested(0, "deck").eggs().done()
    end = ended(t)
    assert not end["won"]
    assert end["verdict"] == "Nobody can hear you scream: you have lost"
    assert end["notes"][0].startswith("Nobody came through")
    assert end["rows"][0]["fate"] == "dead: a Chestburster"


def test_an_empty_hive_is_told_as_such() -> None:
    t = Survivors(1).only_enemies().give(exhausted=1).done()
    assert ended(t)["notes"][0].startswith("The Hive ran out for the second time")
    late = Survivors(2, all_or_nothing=True).run("time_up")
    assert ended(late)["notes"][0].startswith("Time ran out"), "the Hive had nothing to do with it"


def test_the_end_of_a_hunt_breaks_honor_down() -> None:
    game, _seat = situation("hunt-over")
    end = FACE.ending(game, sight(game, 0))
    assert end["mode"] == "hunt"
    assert len(end["objectives"]) == 3
    for row in end["rows"]:
        assert sum(int(figure.replace("−", "-")) for figure in row["figures"]) == row["honor"]
        assert honor(game.state, row["seat"]) == row["honor"]  # type: ignore[arg-type]
    assert end["rows"][0]["winner"]
