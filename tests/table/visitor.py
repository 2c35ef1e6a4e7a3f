"""A visitor: somebody who reads pages and sends their forms, without any script."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx

from tests.table.house import Client, House

EMPTY = {"input", "br", "meta", "link", "img", "hr", "path", "use", "circle", "stop"}
SILENT = {"script", "style", "title"}


@dataclass
class Form:
    """A form with what its fields hold now."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    id: str = ""


class Reading(HTMLParser):
    """What a page holds: forms, links, ids, and the text that people read."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.ids: dict[str, dict[str, str]] = {}
        self.said: list[str] = []
        self.lang: str = ""
        self.headings: list[int] = []
        self.labels: set[str] = set()
        self.inputs: list[dict[str, str]] = []
        self._silent: int = 0
        self._foreign: int = 0
        self._area: str = ""
        self._choice: tuple[str, bool] = ("", False)
        self._stack: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = found["lang"]
        foreign = tag != "html" and bool(found.get("lang"))
        if tag not in EMPTY:
            self._stack.append((tag, foreign))
            self._foreign += foreign
            self._silent += tag in SILENT
        if "id" in found:
            assert found["id"] not in self.ids, f"two elements are called {found['id']}"
            self.ids[found["id"]] = {"tag": tag, **found}
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        for name in ("title", "aria-label", "placeholder", "alt"):
            if found.get(name) and not self._foreign:
                self.said.append(found[name])
        if tag == "label":
            self.labels.add(found.get("for", ""))
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag == "form":
            self.forms.append(Form(found.get("action", ""), found.get("method", "get"), id=found.get("id", "")))
        elif tag in ("input", "select", "textarea", "button") and self.forms:
            self._field(tag, found)
        elif tag == "option" and self.forms:
            self._option(found)

    def _field(self, tag: str, found: dict[str, str]) -> None:
        form, name = self.forms[-1], found.get("name", "")
        kind = found.get("type", "submit" if tag == "button" else "text")
        if tag != "button" and kind != "hidden":
            self.inputs.append(found)
        if not name and tag != "button":
            return
        if tag == "button":
            if kind == "submit" and "disabled" not in found:
                form.buttons.append((name, found.get("value", "")))
        elif tag == "select":
            self._choice = (name, False)
        elif tag == "textarea":
            self._area = name
            form.fields[name] = ""
        elif kind not in ("checkbox", "radio") or "checked" in found:
            form.fields[name] = found.get("value", "on" if kind == "checkbox" else "")

    def _option(self, found: dict[str, str]) -> None:
        name, chosen = self._choice
        if "selected" in found or not chosen:
            self.forms[-1].fields[name] = found["value"]
            self._choice = (name, True)

    def handle_endtag(self, tag: str) -> None:
        if tag in EMPTY:
            return
        opened, foreign = self._stack.pop()
        assert opened == tag, f"<{opened}> is closed by </{tag}>"
        self._foreign -= foreign
        self._silent -= tag in SILENT
        if tag == "textarea":
            self._area = ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self.forms[-1].fields[self._area] += data
        if data.strip() and not self._silent and not self._foreign:
            self.said.append(" ".join(data.split()))


class Page:
    """A page that came back."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer: httpx.Response = answer
        self.status: int = answer.status_code
        self.html: str = answer.text
        self.path: str = answer.url.raw_path.decode()
        self.read = Reading()
        self.read.feed(self.html)
        self.read.close()

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
