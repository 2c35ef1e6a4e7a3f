"""A visitor: somebody who reads pages and sends their forms, without any script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx
from bs4 import BeautifulSoup
from bs4.element import NavigableString, PageElement, Tag

from tests.support.client import Client, House

EMPTY = {"input", "br", "meta", "link", "img", "hr", "path", "use", "circle", "stop"}
SILENT = ["script", "style", "title"]
TOLD = ("title", "aria-label", "placeholder", "alt")
"""Attributes that people read or hear."""


@dataclass
class Form:
    """A form with what its fields hold now."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    id: str = ""


class Balanced(HTMLParser):
    """Whatever is opened is closed in turn. (Readers of pages are lenient; browsers mend what they cannot know.)"""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.opened.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            opened = self.opened.pop()
            assert opened == tag, f"<{opened}> is closed by </{tag}>"


class Reading:
    """What a page holds: forms, links, ids, and the text that people read."""

    def __init__(self, html: str) -> None:
        Balanced(html)
        self.soup = BeautifulSoup(html, "html.parser", multi_valued_attributes=None)
        tags = self.soup.find_all(True)
        self.lang: str = next((str(tag.get("lang", "")) for tag in tags if tag.name == "html"), "")
        self.ids: dict[str, dict[str, str]] = {}
        for tag in self.soup.find_all(id=True):
            id = str(tag["id"])
            assert id not in self.ids, f"two elements are called {id}"
            self.ids[id] = {"tag": tag.name, **{name: str(value) for name, value in tag.attrs.items()}}
        self.headings = [int(tag.name[1]) for tag in tags if re.fullmatch("h[1-6]", tag.name)]
        self.labels = {str(tag.get("for", "")) for tag in self.soup.find_all("label")}
        self.links = [str(tag["href"]) for tag in self.soup.find_all("a", href=True)]
        self.inputs = [
            {name: str(value) for name, value in tag.attrs.items()}
            for tag in self.soup.select("input:not([type=hidden]), select, textarea")
        ]
        self.forms = [_form(tag) for tag in self.soup.find_all("form")]
        self.said = list(self._said())

    def _said(self) -> Iterator[str]:
        for node in self.soup.descendants:
            if _foreign(node):
                continue
            if isinstance(node, Tag):
                yield from (str(node[name]) for name in TOLD if node.get(name))
            elif type(node) is NavigableString and node.strip() and not node.find_parent(SILENT):
                yield " ".join(node.split())


def _foreign(node: PageElement) -> bool:
    """Words of another language than the page's."""
    return any(tag.name != "html" and tag.get("lang") for tag in (node, *node.parents) if isinstance(tag, Tag))


def _form(tag: Tag) -> Form:
    found = Form(str(tag.get("action", "")), str(tag.get("method", "get")), id=str(tag.get("id", "")))
    for one in tag.select("input[name], select[name], textarea[name], button"):
        name, kind = str(one.get("name", "")), str(one.get("type", "submit" if one.name == "button" else "text"))
        if one.name == "button":
            if kind == "submit" and not one.has_attr("disabled"):
                found.buttons.append((name, str(one.get("value", ""))))
        elif one.name == "select":
            chosen = one.select_one("option[selected]") or one.select_one("option")
            if chosen is not None:
                found.fields[name] = str(chosen["value"])
        elif one.name == "textarea":
            found.fields[name] = one.get_text()
        elif kind not in ("checkbox", "radio") or one.has_attr("checked"):
            found.fields[name] = str(one.get("value", "on" if kind == "checkbox" else ""))
    return found


class Page:
    """A page that came back."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer: httpx.Response = answer
        self.status: int = answer.status_code
        self.html: str = answer.text
        self.path: str = answer.url.raw_path.decode()
        self.read = Reading(self.html)

    @property
    def text(self) -> str:
        return "\n".join(self.read.said)

    @property
    def stage(self) -> str:
        return self.read.ids["table"]["data-stage"]

    def form(self, end: str) -> Form:
        """The form whose action ends so (or whose id is this)."""
        return next(form for form in self.read.forms if form.action.endswith(end) or form.id == end)

    def has_form(self, end: str) -> bool:
        return any(form.action.endswith(end) or form.id == end for form in self.read.forms)


class Visitor:
    """A browser of its own, with cookies and a language."""

    def __init__(self, house: House, lang: str = "en") -> None:
        self.client: Client = house.client(browser=True)
        self.client.http.headers.update({"Accept-Language": lang, "Sec-Fetch-Site": "same-origin"})
        self.client.http.follow_redirects = True

    def open(self, path: str, **more: Any) -> Page:
        return Page(self.client.get(path, **more))

    def send(self, form: Form, button: tuple[str, str] | None = None, **typed: str) -> Page:
        """Press a button of a form, with some fields filled in."""
        values = {**form.fields, **typed}
        if button is not None and button[0]:
            values[button[0]] = button[1]
        if form.method == "get":
            return self.open(form.action, params=values)
        return Page(self.client.post(form.action, data=values))

    def start(self, **typed: str) -> Page:
        """A new table through the form of the start page."""
        page = self.open("/")
        form = next(form for form in page.read.forms if form.action == "/games" and "players" in form.fields)
        named = {name.replace("_at_", "-"): value for name, value in typed.items()}
        return self.send(form, None, **named)
