"""The plain face: a title that has none of its own is set up, shown and played by what it tells of itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hagal
from hagal import games
from hagal.kernel.errors import RulesError
from hagal.kernel.setting import Setting
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.table.games import Face, face, titles
from hagal.table.games.setup import Setup, meant
from hagal.table.pages import setup_form
from hagal.telling.view import Reader
from hagal.text import LANGUAGES
from tests.kernel import ferry
from tests.kernel.tiny import TITLE
from tests.support.client import House
from tests.support.drawings import environment, given, play, sight
from tests.support.forms import Page, Visitor

TYPED = {"title": "tiny", "players": "2", "kind-1": "friend"}


@pytest.fixture(autouse=True)
def _ferry() -> Iterator[None]:
    with ferry.offered():
        yield


# Titles from elsewhere


def test_a_title_from_elsewhere_is_one_of_the_games() -> None:
    assert titles() == hagal.titles() == (*games.NAMES, "tiny")
    assert type(face("tiny")) is Face
    games.remove("tiny")
    assert titles() == games.NAMES
    with pytest.raises(RulesError, match="there is no title 'tiny'"):
        face("tiny")


def test_no_title_takes_the_place_of_hagals_own() -> None:
    with pytest.raises(RulesError, match="give yours another name"):
        games.add(Title("dune", (1,), TITLE.base))
    with pytest.raises(RulesError, match=r"must be a hagal\.kernel\.title\.Title"):
        games.add("tiny")  # type: ignore[arg-type]


# The form


def test_the_form_has_a_field_for_each_setting(house: House) -> None:
    page = Visitor(house).open("/?title=tiny")
    fields = {id: tag for id, tag in page.read.ids.items() if id.startswith(("set-", "module-"))}
    assert list(fields) == ["module-storm", "module-calm", "set-rounds", "set-coop", "set-coins"]
    assert [fields[id].get("type", "") for id in fields] == ["checkbox", "checkbox", "", "checkbox", "number"]
    assert "All win together\nOr all lose." in page.text
    assert "Rounds" in page.text


def test_what_is_typed_becomes_the_game() -> None:
    typed = {"set-rounds": "1", "set-coop": "yes", "set-coins": "9", "module-storm": "yes"}
    plan = setup_form.read({**TYPED, **typed})
    assert plan.wrong == {}
    assert plan.wish.options == {"rounds": 1, "coop": True, "coins": 9}
    assert plan.wish.modules == ["storm"]
    assert setup_form.read(TYPED).wish.options == {}


@pytest.mark.parametrize(("field", "value"), [("set-rounds", "7"), ("set-coins", "10"), ("set-coins", "many")])
def test_what_cannot_be_so_is_told_beside_its_field(house: House, field: str, value: str) -> None:
    assert list(setup_form.read({**TYPED, field: value}).wrong) == [field]
    page = Visitor(house).start(**{**TYPED, field: value})
    assert page.status == 400
    assert page.read.ids[f"wrong-{field}"]


def each_seat(value: object, players: int) -> str | None:
    return None if isinstance(value, list) and len(value) == players else "not so"


@pytest.mark.parametrize(
    ("setting", "typed", "value"),
    [
        (Setting(True, (True, False)), "False", False),
        (Setting("random", ("random",), each_seat), "ann, bo", ["ann", "bo"]),
        (Setting("a", ("a", "b")), "b", "b"),
        (Setting("a", ("a", "b")), "c", None),
        (Setting(-1, check=lambda value, players: None if isinstance(value, int) else "no"), "-3", -3),
    ],
)
def test_settings_of_all_sorts(setting: Setting, typed: str, value: object) -> None:
    found = meant(typed, "x", setting, 2)
    assert found == (None if value is None else (value,))


def test_a_yes_that_is_usual_can_be_taken_back() -> None:
    """A box that is not ticked is not sent: so it is no box."""
    field = Setup("tiny").field("bold", Setting(True, (True, False)), "en")
    assert (field["sort"], field["choices"]) == ("pick", [("True", "Yes"), ("False", "No")])


@pytest.mark.parametrize(
    ("setting", "sort"),
    [
        (Setting("random", ("random", "choose"), each_seat), "line"),
        (Setting(0, (0, 1), lambda value, players: None if value in range(9) else "no"), "number"),
        (Setting(False, (False, True), lambda value, players: None), "line"),
        (Setting("a", ("a", "b")), "pick"),
        (Setting(False, (False, True)), "tick"),
    ],
)
def test_what_may_be_more_than_is_listed_is_typed(setting: Setting, sort: str) -> None:
    assert Setup("tiny").field("x", setting, "en")["sort"] == sort


# The board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_view_can_be_drawn(lang: str) -> None:
    """Also those of the games that have boards of their own, with all that is hidden left hidden."""
    for title, players in (("tiny", 3), ("dune", 1), ("dune", 4), ("encounters", 3)):
        plain = Face(title)
        plain.template, plain.phase, plain.card = "board/board.html", "board/phase.html", "board/component.html"
        plain.parts = "board/parts.html"
        game = play(hagal.new(title, players=players, seed=4), 60, bot="random")
        for seat in (-1, 0):
            found = sight(game, seat, lang)
            for name in (plain.template, plain.phase):
                assert environment().get_template(name).render(given(plain, found))
        component = next(iter(game.state.rules.components))
        drawn = plain.component(component, lang, game.state.rules)
        assert drawn is not None
        assert drawn["name"] in environment().get_template(plain.card).render(c=drawn)


def test_a_view_is_figures_zones_and_blocks() -> None:
    cards = {card.ref: card for card in (Component("x", "X"), Component("y", "Y"))}
    view = {
        "round": 2,
        "score": 0,
        "done": True,
        "open": False,
        "pile": ["x", None, "y"],
        "best": "x",
        "words": ["north", "south"],
        "track": {"up": 1},
        "spaces": [{"card": "y", "no": None, "left": 0}, {"card": None, "goods": {"x": 2, "gone": 0}}],
    }
    found = Reader("none", cards, "en").block(view)
    assert [(one["name"], one["value"]) for one in found["figures"]] == [
        *(("score", 0), ("done", ""), ("best", ""), ("words", "north, south"))
    ]
    assert found["figures"][2]["about"] is cards["component:x"]
    assert [(zone["name"], zone["cards"]) for zone in found["zones"]] == [
        ("pile", [cards["component:x"], None, cards["component:y"]])
    ]
    assert [block["name"] for block in found["blocks"]] == ["track"]
    [spaces] = found["tables"]
    assert (spaces["name"], spaces["columns"]) == ("spaces", ["card", "left", "goods"])
    rows = [[[(one["about"], one["text"], one["n"]) for one in cell] for cell in row] for row in spaces["rows"]]
    assert rows == [[[(cards["component:y"], "", None)], [(None, "0", None)], []], [[], [], [(None, "X", 2)]]]


def test_cards_lie_in_their_order_and_hidden_ones_are_backs() -> None:
    game = hagal.new("tiny", players=2, seed=3)
    row = next(zone for zone in face("tiny").scene(sight(game, 0))["shared"]["zones"] if zone["name"] == "Row")
    shown = [card["ref"].removeprefix("card:") or None for card in row["cards"] for _ in range(card["n"])]
    assert shown == game.view(0)["row"]
    other = face("tiny").scene(sight(game, 0))["seats"][1]["zones"][0]
    assert [(card["ref"], card["n"]) for card in other["cards"]] == [("", 3)]


# A whole game by forms alone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_without_a_script(house: House, lang: str) -> None:
    """Two friends at one screen: secret bids, curtains between them, an outcome."""
    ada = Visitor(house, lang)
    page = ada.start(**{**TYPED, "set-rounds": "1", "name-0": "Ada", "name-1": "Bo"})
    stages = [page.stage]
    while page.stage != "end":
        page = on(ada, page)
        stages.append(page.stage)
    assert {"curtain", "table"} <= set(stages)
    assert "Ada" in page.text
    assert page.read.ids["ranking-title"]
    assert ada.open(f"{page.path.partition('?')[0]}/log").status == 200


def on(ada: Visitor, page: Page) -> Page:
    """The next thing that a form can do."""
    if page.stage == "curtain":
        return ada.send(next(form for form in page.read.forms if form.method == "get"))
    form = page.form("ask")
    return ada.send(form, form.buttons[0])
