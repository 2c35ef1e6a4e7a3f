"""What the phone shows: the wizard, the table, the map, the sheet of figures, the story."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.companion.app import App
from hagal.companion.games.dune import wizard
from hagal.kernel.chance import Rng
from hagal.text.hyphens import SOFT, soft
from tests.companion.people import People
from tests.rules import rule

# A new game


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("ix", [False, True])
def test_every_answer_of_every_page_leads_to_a_game(lang: str, players: int, ix: bool) -> None:
    given = wizard.usual() | {"players": players, "ix": ix}
    for page in wizard.pages(given, lang):
        assert page["title"]
        for field in page["fields"]:
            for option in field["options"]:
                assert option["text"].strip()
                answers = wizard.usual() | {"players": players, "ix": ix}
                at: Any = answers
                *parts, last = field["name"].split(".")
                for part in parts:
                    at = at[int(part)] if part.isdecimal() else at[part]
                at[int(last) if last.isdecimal() else last] = option["value"]
                if not wizard.complaint(answers, lang):
                    wizard.begin(answers, 3)


@rule("HG-033")
def test_two_seats_cannot_share_a_leader_or_a_colour() -> None:
    twins = wizard.usual() | {"rivals": ["glossu_rabban", "glossu_rabban"]}
    assert wizard.complaint(twins, "en")
    mine = wizard.usual() | {"leaders": ["glossu_rabban", ""]}
    assert wizard.complaint(mine, "en")
    colours = wizard.usual() | {"colours": ["red", "red", "blue"]}
    assert wizard.complaint(colours, "en")
    assert not wizard.complaint(wizard.usual(), "en")
    assert not wizard.complaint(wizard.usual() | {"rivals": ["random", "random"]}, "en")


def test_answers_that_no_longer_fit_are_dropped() -> None:
    """A leader of Rise of Ix was chosen, then the base game."""
    found = wizard.begin(
        wizard.usual() | {"rivals": ["rhombur_vernius", "random"], "leaders": ["tessia_vernius", ""]}, 1
    )
    assert found.game.record.options["leaders"] == ["random"]
    assert found.game.record.options["rival_leaders"] == ["random", "random"]


@rule("HG-031", "HG-034", "HG-037", "HG-038")
def test_the_checklist_comes_first_and_keeps_its_ticks() -> None:
    table = People(1, difficulty="sardaukar")
    table.session.ready = False
    table.do("tick", n=2)
    screen = table.screen
    assert screen["kind"] == "checklist"
    assert [item["done"] for item in screen["items"]].index(True) == 2
    assert all(item["text"] for item in screen["items"])
    assert any("HG-031" in item["rules"] for item in screen["items"])
    assert [seat["colour"] for seat in screen["seats"]] == ["red", "blue", "green"]
    table.do("tick", n=2)
    assert not any(item["done"] for item in table.screen["items"])
    table.do("ready")
    assert table.screen["kind"] == "table"


# The table


def at_turns(seed: int = 5, **answers: Any) -> People:
    table = People(seed, **answers)
    table.settle()
    return table


@rule("HG-004", "HG-040")
def test_a_rival_s_turn_is_one_button_and_tells_what_to_move_and_why() -> None:
    table = at_turns()
    ask = table.screen["ask"]
    assert ask["kind"] == "rival"
    assert ask["primary"]["key"] == "turn"
    assert table.screen["seats"][1]["turn"]
    table.tap("turn")
    result = table.screen["result"]
    assert result["rival"] == 1
    assert result["title"]
    assert all(step["rules"] for step in result["steps"])
    there = [space for space in table.screen["map"] if space["last"]]
    assert [space["id"] for space in there] == [result["space"]]
    assert there[0]["agents"] == [1]


def test_a_tap_on_the_map_marks_a_space_and_frees_it_again() -> None:
    table = at_turns()
    space = next(one for one in table.screen["map"] if one["id"] == "swordmaster")
    assert space["tap"] == {"key": "occupy swordmaster", "confirm": ""}
    table.tap(space["tap"]["key"])
    space = next(one for one in table.screen["map"] if one["id"] == "swordmaster")
    assert space["marked"]
    assert space["tap"]["key"] == "vacate swordmaster"
    table.tap(space["tap"]["key"])
    assert not any(one["marked"] for one in table.screen["map"])


def test_a_person_s_agent_goes_where_the_map_is_tapped() -> None:
    table = at_turns()
    table.until("person")
    ask = table.screen["ask"]
    assert "reveal" in [option["key"] for option in ask["options"]]
    assert "primary" not in ask  # where a rival's turn begins is nothing that ends one's own round
    taps = {one["id"]: one["tap"] for one in table.screen["map"] if one["tap"]}
    assert len(taps) == 22
    taken = next(one["id"] for one in table.screen["map"] if one["agents"])
    assert taps[taken]["confirm"]
    assert not taps["sietch_tabr"]["confirm"]
    assert {option["key"] for option in ask["more"]} == {f"voice {id}" for id in taps}
    table.tap("agent sietch_tabr")
    assert next(one for one in table.screen["map"] if one["id"] == "sietch_tabr")["agents"] == [0]


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
def test_weirding_way_has_a_button_with_rise_of_ix(lang: str) -> None:
    table = People(3, lang, players=2, ix=True)
    table.settle()
    table.until("person")
    ask = table.screen["ask"]
    assert [option["key"] for option in ask["options"]] == ["another turn", "reveal"]
    before = ask["hint"]
    who = ask["seat"]
    ask = table.tap("another turn")["ask"]
    assert (ask["seat"], ask["options"], "primary" in ask) == (who, [], False)
    assert ask["hint"] != before
    assert ask["hint"].endswith(before)
    space = next(space for space in table.screen["map"] if space["tap"])
    assert table.tap(space["tap"]["key"])["ask"]["seat"] == who, "the same person again"
    assert any("Weirding" in line or "Колдовской" in line or "Sobrenaturais" in line for line in told(table))
    table = People(3, lang)
    table.settle()
    table.until("person")
    assert [option["key"] for option in table.screen["ask"]["options"]] == ["reveal"]


def told(table: People) -> list[str]:
    return table.session.game.story(0, table.screen["lang"])


def test_an_agent_is_taken_back_only_after_a_question() -> None:
    table = at_turns()
    table.tap("turn")
    space = next(one for one in table.screen["map"] if one["agents"] == [1])
    assert space["tap"]["key"] == f"vacate {space['id']} 1"
    assert space["tap"]["confirm"]


@rule("HG-032")
def test_a_closed_space_is_shown_as_closed() -> None:
    table = at_turns(difficulty="kwisatz_haderach")
    table.until("person")
    space = next(one for one in table.screen["map"] if one["id"] == "swordmaster")
    assert space["closed"]
    assert space["tap"] is None


@pytest.mark.parametrize("ix", [False, True])
def test_every_space_has_its_own_place_on_the_map(ix: bool) -> None:
    table = at_turns(ix=ix)
    places = [(one["row"], one["column"]) for one in table.screen["map"]]
    assert len(set(places)) == len(places) == 22


@rule("HG-012", "HG-016")
def test_combat_shows_strengths_and_asks_with_a_dial() -> None:
    table = at_turns()
    while table.screen["phase"] == "turns":
        keys = table.answers_now()
        table.tap("reveal" if "reveal" in keys else keys[0])
    assert table.screen["ask"]["kind"] == "go"
    assert table.screen["ask"]["strengths"]
    table.tap("combat")
    ask = table.screen["ask"]
    while ask["kind"] != "number":
        ask = table.tap(table.answers_now()[0])["ask"]
    assert ask["kind"] == "number"
    assert ask["keys"]["6,0"] == "strength 6"
    assert ask["dials"][0]["value"] == 0
    assert 1 not in ask["dials"][0]["values"]
    table.tap("strength 6")
    assert table.screen["result"]["steps"]


def combat() -> People:
    """The first Combat, at the question how strong the person is."""
    table = at_turns()
    while table.screen["phase"] == "turns":
        keys = table.answers_now()
        table.tap("reveal" if "reveal" in keys else keys[0])
    while table.screen["ask"]["kind"] != "number":
        table.tap(table.answers_now()[0])
    return table


def test_a_number_that_was_taken_back_is_still_set() -> None:
    table = combat()
    table.tap("strength 5")
    table.do("undo")
    assert table.screen["ask"]["dials"][0]["value"] == 5
    table.tap("strength 4")
    table.do("undo")
    assert table.screen["ask"]["dials"][0]["value"] == 4


def test_how_strong_somebody_is_is_said_once() -> None:
    table = combat()
    kinds = [step["kind"] for step in table.tap("strength 5")["result"]["steps"] if step["seat"] == 0]
    assert kinds.count("table-strength") == 1
    assert "fought" not in kinds


@rule("HG-052")
def test_troops_and_dreadnoughts_have_a_dial_each() -> None:
    table = at_turns(ix=True, difficulty="mentat")
    table.until("person")
    table.tap("agent arrakeen")
    ask = table.screen["ask"]
    assert ask["kind"] == "number"
    assert [dial["label"] for dial in ask["dials"]] == ["Troops", "Dreadnoughts"]
    assert ask["keys"]["2,1"] == "deploy 2 dreadnoughts 1"
    assert ask["keys"]["0,0"] == "deploy 0"


def test_the_conflict_card_is_chosen_by_name_among_those_of_its_level() -> None:
    table = People(4)
    first = [option["key"] for option in table.screen["ask"]["options"]]
    assert len(first) == 4
    assert all(option["note"] for option in table.screen["ask"]["options"])
    seen = set(first)
    while table.screen["ask"]["kind"] != "over":
        if table.screen["phase"] == "conflict":
            seen |= {option["key"] for option in table.screen["ask"]["options"]}
        for option in table.corrections():
            if option in ("fix 1 vp -1", "fix 2 vp -1"):
                table.do("fix", key=option)
        keys = table.answers_now()
        table.tap("reveal" if "reveal" in keys else keys[0])
    assert len(seen) == 18
    assert table.session.game.view()["round"] == 10


def test_people_are_called_by_name_and_rivals_by_their_last_name() -> None:
    table = at_turns(names=["Alia", ""])
    assert [seat["name"] for seat in table.screen["seats"]] == ["Alia", "Thorvald", "Rabban"]
    twins = at_turns(rivals=["memnon_thorvald", "ariana_thorvald"])
    assert [seat["name"] for seat in twins.screen["seats"][1:]] == ["Earl Memnon Thorvald", "Countess Ariana Thorvald"]
    two = at_turns(players=2, names=["A", "B"])
    assert [seat["name"] for seat in two.screen["seats"]] == ["A", "B", "House Hagal"]


def test_what_people_and_rivals_have_is_shown_as_far_as_the_app_knows_it() -> None:
    table = at_turns()
    you, rival, _other = table.screen["seats"]
    assert [chip["sign"] for chip in you["chips"]] == ["conflict"]
    assert [chip["sign"] for chip in rival["chips"]] == ["spice", "solari", "water", "intrigue", "garrison", "conflict"]
    hagal = at_turns(players=2).screen["seats"][2]
    assert hagal["vp"] is None
    assert [chip["sign"] for chip in hagal["chips"]] == ["garrison", "conflict"]


# Figures and corrections


@rule("HG-050", "HG-042")
def test_figures_are_put_right_with_minus_and_plus() -> None:
    table = at_turns()
    sheet = table.do("sheet")
    rows = {row["label"]: row for row in sheet["seats"][1]["rows"]}
    assert rows["Spice"] == {"label": "Spice", "value": 0, "minus": None, "plus": "fix 1 spice +1"}
    for n in range(1, 7):
        sheet = table.do("fix", key="fix 1 spice +1")["sheet"]
        assert {row["label"]: row["value"] for row in sheet["seats"][1]["rows"]}["Spice"] == n
    before = table.screen["seats"][1]["vp"]
    table.do("fix", key="fix 1 spice +1")
    assert table.screen["seats"][1]["vp"] == before + 1


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("players", [1, 2])
def test_every_correction_of_the_sheet_can_be_made(lang: str, ix: bool, players: int) -> None:
    table = at_turns(lang=lang, ix=ix, players=players)
    rng = Rng(4)
    for _ in range(25):
        keys = [key for key in table.answers_now() if not key.startswith("voice")]
        table.tap(keys[rng.below(len(keys))])
        if table.screen["ask"]["kind"] == "over":
            break
    offered = {option.key for decision in table.session.game.decisions if decision.aside for option in decision.options}
    assert set(table.corrections()) == offered
    for key in sorted(offered):
        table.do("fix", key=key)
        assert table.screen["result"]["steps"][0]["kind"] == "fix"
        table.do("undo")


# The story


def test_the_history_goes_back_to_any_point() -> None:
    table = at_turns()
    rng = Rng(8)
    for _ in range(30):
        keys = table.answers_now()
        table.tap(keys[rng.below(len(keys))])
    history = table.do("history")["history"]
    backs = [entry["back"] for entry in history if entry["back"]]
    assert backs == sorted(backs)
    taps = table.session.taps
    table.do("undo", n=backs[-1])
    assert table.session.taps == taps - backs[-1]
    assert table.screen["redo"] == backs[-1]


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
def test_the_language_changes_in_the_middle(lang: str) -> None:
    table = at_turns()
    table.tap("turn")
    table.do("language", lang=lang)
    assert table.screen["lang"] == lang
    assert table.ask("language", lang="xx")["lang"] == "en"


def test_long_words_may_be_broken() -> None:
    assert soft("Исследовательская станция").replace(SOFT, "-") == "Исс-ле-до-ва-тельс-кая станция"
    assert soft("Swordmaster").replace(SOFT, "-") == "Sword-mas-ter"
    assert soft("Espadachim e Reprodução").replace(SOFT, "-") == "Espa-da-chim e Repro-du-ção"
    assert soft("Arrakeen") == "Arrakeen"


# Rules


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "reveal the top Hagal card"), ("ru", "открыть верхнюю карту"), ("pt-BR", "carta do topo")]
)
def test_rules_are_told_by_their_numbers(lang: str, said: str) -> None:
    app = App()
    app.speak({"lang": lang})
    found = app.answer({"do": "rule", "numbers": "HG-004, HG-031, XY-001"})["rules"]
    assert [one["number"] for one in found] == ["HG-004", "HG-031"]
    assert said in found[0]["lines"][0]
    assert found[0]["readings"]
    assert len(found[1]["lines"]) == 7
    assert not any("---" in line for line in found[1]["lines"])
    assert app.answer({"do": "rule", "numbers": "<b>"}) == {"rules": []}


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
def test_what_is_pressed_long_is_told(lang: str) -> None:
    """Every space of the map and the Conflict; nothing that lies face down."""
    table = People(4, lang)
    while not table.screen["round"]["ref"]:
        table.tap(table.answers_now()[0])
    for ref in (table.screen["round"]["ref"], *(f"space:{one['id']}" for one in table.screen["map"])):
        found = table.ask("told", ref=ref)
        assert found["name"]
        assert all(found["lines"])
    for ref in ("hagal:carthag", "nothing", ""):
        assert "problem" in table.ask("told", ref=ref)
