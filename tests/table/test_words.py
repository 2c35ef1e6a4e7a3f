"""What the pages say: no message is missing or unused in any language, and no page speaks another one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor as Walker

import hagal
from hagal.rulebook import NUMBER
from hagal.table.wish import Wish
from hagal.text import LANGUAGES
from tests.support.client import BOT, ME, House, deal, until
from tests.support.forms import Visitor
from tests.support.pages import invitation, solo
from tests.support.spoken import speaks_only
from tests.text.ids import entries, messages, patterns, variables

BEGINNINGS = (
    *("web", "company", "web-hint", "web-course", "web-rules", "mine", "challenge", "daily", "push", "plain", "decks"),
    *("table-dune", "table-encounters", "table-hive", "server", "script"),
)
"""How messages begin."""
SOURCE = Path(hagal.__file__).parent
TABLE = SOURCE / "table"

FILLED = {
    "mine-by-*": "players role module level edition",
    "mine-by-*-*": "*",
    "mine-no-*": "players role module level edition",
    "mine-*-*-*": "*",
    "challenge-*": "*",
    "challenge-*-name": "*",
    "web-theme-*": "auto light dark",
    "web-kind-*": "me friend link",
    "table-dune-level-*": "mercenary sardaukar mentat kwisatz-haderach",
    "web-pace-*": "quick slow step",
    "web-seat-*": "mine friend stand-in rival open here away asked",
    "web-help-*": "dune encounters hunters alien encounters-mix encounters-hunt encounters-coordinate "
    "plain why zoom undo rivals runewars "
    "runewars-supremacy runewars-runes",
    "web-key-*": "offer reveal ahead plain done undo hint log decks next scene people chat menu help arrows "
    "enter escape",
    "web-quick-*": "first",
    "web-go-*": "first back on last",
    "table-dune-head-*": "vp spice solari water garrison",
    "table-dune-points-from-*": "start influence alliance spending tech cards",
    "web-hint-*": "near less far",
    "web-course-*": "chapter point up down goal rises falls",
    "table-dune-solo-*": "won lost shared",
    "web-error-*": "403 404 409 429 500",
}
"""What is filled in where the source of the pages names only a part of an id."""


# The messages


def beginning(id: str) -> str:
    """The longest of those that a message begins with."""
    return max((one for one in BEGINNINGS if id.startswith(f"{one}-")), key=len, default="")


@cache
def written(lang: str, begins: str) -> dict[str, Any]:
    """The messages that begin so."""
    return {id: entry for id, entry in messages(lang, ("table/**/*",)).items() if beginning(id) == begins}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_is_broken(lang: str) -> None:
    assert [entry for entry in entries(lang, ("table/**/*",)) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("begins", BEGINNINGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_messages_with_the_same_variables(begins: str, lang: str) -> None:
    ours, english = written(lang, begins), written("en", begins)
    assert ours
    assert ours.keys() == english.keys()
    assert {id: variables(entry) for id, entry in ours.items()} == {
        id: variables(entry) for id, entry in english.items()
    }


def source_strings() -> Iterator[str]:
    """Every string in the source of the table and of its commands, with * for what is filled in."""
    for path in sorted([*TABLE.rglob("*.py"), *(SOURCE / "commands").glob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                yield from (f"server-{code}" for code in patterns(node.args[0]))
            if isinstance(node, ast.Constant | ast.JoinedStr):
                yield from patterns(node)


def template_strings() -> Iterator[str]:
    """Every message that a template names: 'web-x', or 'web-x-' ~ something."""
    for path in sorted((TABLE / "templates").rglob("*.html")):
        for id, more in re.findall(
            r"""['"]((?:web|company|mine|challenge|daily|push|plain|decks|table-dune|table-encounters|table-hive)-[a-z0-9-]*)['"]"""
            r"""(\s*~)?""",
            path.read_text("utf-8"),
        ):
            yield f"{id}*" if more else id


def script_strings() -> Iterator[str]:
    """Every word that the script asks for; its settings are named by a table."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((TABLE / "static").glob("*.js")))
    for id in re.findall(r"""\bword\((?:[^()]*\?\s*)?"([a-z-]+)"(?:\s*:\s*"([a-z-]+)")?""", text):
        yield from (f"script-{part}" for part in id if part)
    choices = re.search(r"CHOICES = \{(.*?)\n\}", text, re.DOTALL)
    assert choices is not None
    for name, values in re.findall(r"(\w+): \[(.*?)\]", choices[1]):
        yield f"script-{name}"
        yield from (f"script-{name}-{value}" for value in re.findall(r'"(\w+)"', values))


@cache
def named() -> frozenset[str]:
    every = {*source_strings(), *template_strings(), *script_strings()}
    ours = {id for id in every if re.match(f"({'|'.join(BEGINNINGS)})-", id) and " " not in id and not id.endswith("-")}
    exact = {wish for wish in ours if wish not in FILLED}
    return frozenset(
        exact | {wish.replace("*", word) for wish in ours & FILLED.keys() for word in FILLED[wish].split()}
    )


@pytest.mark.parametrize("begins", BEGINNINGS)
def test_no_message_is_missing(begins: str) -> None:
    known = written("en", begins)
    for id in sorted(named()):
        if beginning(id) == begins:
            assert any(fnmatchcase(message, id) for message in known), f"{id} is said nowhere"


@pytest.mark.parametrize("begins", BEGINNINGS)
def test_no_message_is_unused(begins: str) -> None:
    codes = {string for string in source_strings() if re.fullmatch("[a-z-]+", string)} if begins == "server" else set()
    used = {*named(), *(f"server-{code}" for code in codes)}
    known = written("en", begins)
    inner = {ref for entry in known.values() for ref in references(entry)}
    idle = [id for id in known if id not in inner and not any(fnmatchcase(id, wish) for wish in used)]
    assert idle == []


class References(Walker):
    """The other messages that a message is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def references(entry: Any) -> set[str]:
    walker = References()
    walker.visit(entry)
    return walker.found


# The pages


@pytest.fixture
def tour(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Visitor, list[str]]:
    """Somebody with a game in every state, and the addresses of all pages about them."""
    deal(monkeypatch, 11)
    ada = Visitor(house)
    page = solo(ada)
    person = ada.client.person
    rooms = house.rooms
    over = rooms.create(person, Wish("dune", seats=(ME, BOT), modules=("ix",), seed=5))
    house.play(over, person)
    middle = rooms.create(person, Wish("dune", seats=(ME,), modules=("ix",), options={"difficulty": "mentat"}, seed=3))
    house.play(middle, person, 60)
    lobby = ada.start(players="3", kind_at_1="link", kind_at_2="random", name_at_0="Ada")
    hot = ada.start(players="3", kind_at_1="friend", kind_at_2="random", name_at_0="Ada", name_at_1="Bo")
    hot_room = rooms.open(hot.path.removeprefix("/games/"))
    until(lambda: any(seat in (0, 1) for seat in hot_room.asked()))
    half = f"/games/{over.id}/replay?at={over.length // 2}"
    places = [
        *(
            "/",
            "/nowhere",
            "/games/nothing",
            page.path,
            f"{page.path}?seat=-1",
            f"{page.path}/report",
            f"{page.path}/log",
        ),
        *(f"/games/{over.id}", f"/games/{over.id}?final=1", half, f"/games/{over.id}/log"),
        *(
            f"/games/{middle.id}",
            f"/games/{middle.id}/log",
            lobby.path,
            invitation(lobby),
            hot.path,
            f"{page.path}?seat=7",
        ),
    ]
    return ada, places


def test_no_page_speaks_another_language(tour: tuple[Visitor, list[str]]) -> None:
    ada, places = tour
    for lang in LANGUAGES:
        ada.client.post("/language", data={"lang": lang})
        for place in places:
            speaks_only(ada.open(place), lang)
        wrong = ada.start(players="9", kind_at_0="x", leaders="x", difficulty="x", name_at_0="x" * 90, title="x")
        assert wrong.status == 400
        speaks_only(wrong, lang)


RULED = ("*-sheet", "*-sheet-*", "*-for-rival-*")
"""Messages whose numbers of rules the pages make open (pages/ruled.py)."""
EXAMPLES = ("server-no-rule", "web-rules-about", "term-rule-which")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_pages_make_open_has_numbers_of_rules(lang: str) -> None:
    """Reasons, hints and the form of a new table have none; whoever puts one there has to show it by `ruled`, too."""
    written = messages(lang, ("**/*",))
    named = [id for id, entry in written.items() if NUMBER.search(FluentSerializer().serialize_entry(entry))]
    assert named
    assert [id for id in named if id not in EXAMPLES and not any(fnmatchcase(id, one) for one in RULED)] == []
