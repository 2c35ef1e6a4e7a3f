"""Addresses of forms, opened by themselves: the page of an answer that is loaded again."""

from __future__ import annotations

import re

from starlette.routing import Route

from hagal.table.pages import table
from hagal.table.pages.routes import PAGES
from hagal.table.wish import Wish
from tests.support.client import Client, House


def seated(house: House) -> tuple[Client, str]:
    """Somebody with a browser, and a game."""
    ada = house.client(browser=True)
    ada.get("/")
    return ada, house.rooms.create(ada.person, Wish("dune")).id


def addresses(method: str) -> set[str]:
    """All of the pages of tables that take such a request."""
    routes = [table.CLICK, *(route for page in PAGES for route in page.router.routes)]
    found = [route.path for route in routes if isinstance(route, Route) and method in (route.methods or ())]
    return {path for path in found if path.startswith("/games/{id}/")}


def test_every_form_without_a_page_of_its_own_leads_back_to_the_table(house: House) -> None:
    ada, id = seated(house)
    forms = addresses("POST") - addresses("GET")
    assert {"/games/{id}/choose", "/games/{id}/plain", "/games/{id}/seats/{place}"} <= forms
    for path in sorted(forms):
        answer = ada.get(re.sub(r"\{(?!id\})\w+\}", "0", path).replace("{id}", id))
        assert (answer.status_code, answer.headers.get("location")) == (303, f"/games/{id}"), path


def test_what_is_no_form_is_not_found(house: House) -> None:
    ada, id = seated(house)
    assert ada.get(f"/games/{id}/nothing").status_code == 404
