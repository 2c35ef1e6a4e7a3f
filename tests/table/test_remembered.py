"""The set-up form as this browser left it: name, game, players and mode come back, and are a default alone."""

from __future__ import annotations

from urllib.parse import quote

from hagal.table.people import NAME_LENGTH
from tests.support.client import House
from tests.support.forms import Form, Visitor


def plan(visitor: Visitor, path: str = "/") -> Form:
    return visitor.open(path).form("plan")


def test_the_last_table_is_there_again(house: House) -> None:
    ada = Visitor(house)
    wish = {"players": "3", "kind-1": "friend", "kind-2": "random", "name-0": "Ада", "ix": "yes", "promos": "yes"}
    ada.send(plan(ada), None, **wish)
    again = plan(ada).fields
    assert {name: again.get(name) for name in wish} == {**wish, "promos": None}, "how it is played, not every option"
    assert "Ада" not in plan(Visitor(house)).fields.values(), "another browser knows nothing"


def test_a_mode_is_there_again_with_all_that_belongs_to_it(house: House) -> None:
    ada = Visitor(house)
    ada.send(ada.draft("mode:alien", None, **{"players": "2", "name-0": "Ada"}).form("plan"))
    fresh = Visitor(house).draft("mode:alien", None, **{"players": "2", "name-0": "Ada"}).form("plan")
    assert plan(ada).fields == fresh.fields


def test_an_address_with_a_game_of_its_own_wins(house: House) -> None:
    ada = Visitor(house)
    ada.send(plan(ada, "/?title=runewars"), None, **{"players": "3", "name-0": "Ada", "set-edition": "revised"})
    dune = plan(ada, "/?title=dune").fields
    assert (dune["title"], dune["players"], dune["name-0"]) == ("dune", "1", "Ada")
    last = plan(ada).fields
    assert (last["title"], last["players"], last["set-edition"]) == ("runewars", "3", "revised")


def test_what_was_typed_wins(house: House) -> None:
    ada = Visitor(house)
    ada.send(plan(ada), None, **{"players": "2", "name-0": "Ada"})
    refused = ada.send(plan(ada), None, **{"players": "9", "name-0": "Bob"})
    assert (refused.status, refused.form("plan").fields["name-0"]) == (400, "Bob")
    assert plan(ada).fields["name-0"] == "Ada", "a table that never began is not remembered"


def test_one_sits_where_one_sat(house: House) -> None:
    ada = Visitor(house)
    ada.send(plan(ada), None, **{"players": "2", "kind-0": "random", "name-0": "R2", "kind-1": "me", "name-1": "Ada"})
    again = plan(ada).fields
    assert (again["name-0"], again["kind-1"], again["name-1"]) == ("", "me", "Ada")


def test_what_nobody_could_have_left_is_not_recalled(house: House) -> None:
    untouched = plan(Visitor(house)).fields
    for table, dune in (
        ("title=chess&name=", "players=5"),
        ("title=dune&name=%00" + "x" * 100, "players=77&kind-0=king"),
        ("%%%;;", "difficulty=<b>"),
        ("name=" + quote("<script>"), "title=runewars&leaders=choose"),
    ):
        ada = Visitor(house)
        ada.client.http.cookies.set("hagal-table", table)
        ada.client.http.cookies.set("hagal-table-dune", dune)
        found = plan(ada).fields
        assert len(found.pop("name-0")) <= NAME_LENGTH
        assert {**found, "name-0": ""} == untouched
