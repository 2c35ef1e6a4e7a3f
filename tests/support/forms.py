"""A visitor: somebody who reads pages and sends their forms, without any script."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.support.client import Client, House
from tests.support.markup import EMPTY, Markup, attributes

SILENT = {"script", "style", "title"}
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
READ = {"html", "label", "a", "form", "option", "button", "input", "select", "textarea", *HEADINGS}
TOLD = ("title", "aria-label", "placeholder", "alt")
"""Attributes that people read or hear."""
LOOKED_AT = re.compile(rf"\s(?:id|lang|{'|'.join(TOLD)})=", re.IGNORECASE)
"""The attributes of any element that matter here."""


@dataclass
class Form:
    """A form with what its fields hold now."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    id: str = ""


class Reading(Markup):
    """What a page holds: forms, links, ids, and the text that people read.

    Whatever is opened is closed in turn (browsers mend what is not), and no id is given twice. All is found in one go,
    since whole games are read page by page.
    """

    def __init__(self, html: str) -> None:
        self.lang: str = ""
        self.ids: dict[str, dict[str, str]] = {}
        self.headings: list[int] = []
        self.labels: set[str] = set()
        self.links: list[str] = []
        self.inputs: list[dict[str, str]] = []
        self.forms: list[Form] = []
        self.said: list[str] = []
        self.opened: list[tuple[str, bool, bool]] = []
        """The elements around: each with whether its words are of another language, and whether nobody sees them."""
        self.words: str = ""
        self.form: Form | None = None
        self.naming: str = ""
        """The field of it whose value is still to come: it stands between two tags."""
        self.choices: list[dict[str, str]] | None = None
        """The options of the list that is read."""
        self.feed(html)
        assert not self.opened, f"<{self.opened[-1][0]}> is not closed"

    def start(self, tag: str, has: str) -> None:
        if self.words:
            self.told()
        if tag in READ or LOOKED_AT.search(has):
            self.looked_at(tag, attributes(has))
        elif tag not in EMPTY:
            _tag, foreign, silent = self.opened[-1] if self.opened else ("", False, False)
            self.opened.append((tag, foreign, silent or tag in SILENT))

    def looked_at(self, tag: str, has: dict[str, str]) -> None:
        _tag, foreign, silent = self.opened[-1] if self.opened else ("", False, False)
        foreign |= tag != "html" and bool(has.get("lang"))
        if tag not in EMPTY:
            self.opened.append((tag, foreign, silent or tag in SILENT))
        if not foreign:
            self.said += [has[name] for name in TOLD if has.get(name)]
        if "id" in has:
            assert has["id"] not in self.ids, f"two elements are called {has['id']}"
            self.ids[has["id"]] = {"tag": tag, **has}
        if tag in READ:
            self.noted(tag, has)

    def noted(self, tag: str, has: dict[str, str]) -> None:
        if tag == "html":
            self.lang = has.get("lang", "")
        elif tag in HEADINGS:
            self.headings.append(int(tag[1]))
        elif tag == "label":
            self.labels.add(has.get("for", ""))
        elif tag == "a":
            self.links += [has["href"]] if "href" in has else []
        elif tag == "form":
            self.form = Form(has.get("action", ""), has.get("method", "get"), id=has.get("id", ""))
            self.forms.append(self.form)
        elif tag == "option":
            if self.choices is not None:
                self.choices.append(has)
        elif tag == "button":
            if self.form and has.get("type", "submit") == "submit" and "disabled" not in has:
                self.form.buttons.append((has.get("name", ""), has.get("value", "")))
        else:
            self.field(tag, has)

    def field(self, tag: str, has: dict[str, str]) -> None:
        kind = has.get("type", "text")
        if tag != "input" or kind != "hidden":
            self.inputs.append(has)
        if tag == "select":
            self.choices = []
        if self.form and "name" in has:
            if tag != "input":
                self.naming = has["name"]
            elif kind not in ("checkbox", "radio") or "checked" in has:
                self.form.fields[has["name"]] = has.get("value", "on" if kind == "checkbox" else "")

    def end(self, tag: str) -> None:
        if tag in EMPTY:
            return
        if self.form and self.naming:
            if tag == "textarea":
                self.form.fields[self.naming] = self.words
                self.naming = ""
            elif tag == "select":
                chosen = [one for one in self.choices or () if "selected" in one] or self.choices
                if chosen:
                    self.form.fields[self.naming] = chosen[0]["value"]
                self.naming = ""
        if tag == "form":
            self.form = None
        if self.words:
            self.told()
        opened = self.opened.pop()[0]
        assert opened == tag, f"<{opened}> is closed by </{tag}>"

    def data(self, data: str) -> None:
        self.words += data

    def comment(self) -> None:
        self.told()

    def told(self) -> None:
        """What stood since the last tag."""
        words, self.words = " ".join(self.words.split()), ""
        if words and self.opened and not any(self.opened[-1][1:]):
            self.said.append(words)


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

    def draft(self, do: str, page: Page | None = None, **typed: str) -> Page:
        """Press a button of the set-up form of Legendary Encounters that fills it in; of a page on which that was done
        already, or anew."""
        form = (page or self.open("/?title=encounters")).form("plan")
        return Page(self.client.post("/setup", data={**form.fields, **typed, "do": do}))

    def start(self, **typed: str) -> Page:
        """A new table through the form of the start page."""
        page = self.open("/")
        form = next(form for form in page.read.forms if form.action == "/games" and "players" in form.fields)
        named = {name.replace("_at_", "-"): value for name, value in typed.items()}
        return self.send(form, None, **named)
