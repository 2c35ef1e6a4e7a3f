"""The rules browser: every numbered rule by words, by chapter and by number. It knows nothing of any game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal import rulebook
from hagal.rulebook import Book, Rule, proofs
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.pages import html, ruled
from hagal.table.pages.forms import go
from hagal.table.refusal import Refused
from hagal.table.words import words

router = APIRouter()

LONGEST = 100
"""So much of what somebody looks for is read."""
MOST = 60
"""So many rules are shown of what was found."""
AT_ONCE = 8
"""So many numbers can be asked for in one address."""
KEPT = {"Cache-Control": "private, max-age=3600", "Vary": "Cookie, Accept-Language"}


@router.get("/rules")
def index(request: Request) -> Response:
    """All books, or what has the words that somebody looks for; a number leads to its rule."""
    wished = " ".join(request.query_params.get("q", "")[:LONGEST].split())
    number = rulebook.known(wished)
    if number:
        return go(ruled.address(number))
    lang = web.lang(request)
    found = rulebook.search(wished, lang)
    shown = [told(rule, lang) for rule in found[:MOST]]
    return show(request, "rules.html", wished=wished, found=shown, n=len(found), sheets=called(lang))


@router.get("/rules/book/{book}")
def book(request: Request, book: str) -> Response:
    """A book from its first number to its last."""
    lang = web.lang(request)
    found = rulebook.books(lang).get(book)
    if found is None:
        raise Refused("no-rulebook", 404, book=book[:LONGEST])
    chapters = [
        {"name": chapter.name, "level": chapter.level, "rules": [told(rule, lang) for rule in chapter.rules]}
        for chapter in found.chapters
    ]
    return show(request, "rules_book.html", book=found, chapters=chapters)


@router.get("/rules/sheet/{name}")
def sheet(request: Request, name: str) -> Response:
    """The rules of a game on one page; for a script only what is laid beside the link."""
    id = sheets().get(name)
    if id is None:
        raise Refused("no-rulebook", 404, book=name[:LONGEST])
    beside = request.query_params.get("part") == "rule"
    heading, *parts = words(web.lang(request))(id).split("\n## ")
    told = [part.split("\n") for part in parts]
    found = {
        "title": heading.removeprefix("# "),
        "parts": [(ruled.ruled(head, beside), [ruled.ruled(line, beside) for line in lines]) for head, *lines in told],
    }
    if beside:
        return html.page(request, "rules_short.html", headers=KEPT, sheet=found)
    return show(request, "rules_sheet.html", sheet=found)


def sheets() -> dict[str, str]:
    """The sheets of all games by their names, with the messages that hold them."""
    return {name: id for title in titles() for name, id in face(title).sheets.items()}


def called(lang: str) -> list[tuple[str, str]]:
    """The sheets by their names, with their headings."""
    return [(name, words(lang)(id).partition("\n")[0].removeprefix("# ")) for name, id in sheets().items()]


@router.get("/rules/{numbers}")
def rule(request: Request, numbers: str) -> Response:
    """One rule, or several of them parted by commas; for a script only what is laid beside the number."""
    lang = web.lang(request)
    wished = numbers[:LONGEST].split(",")[:AT_ONCE]
    found = [one for number in wished if (one := rulebook.rule(number, lang)) is not None]
    if len(found) < len(wished):
        known = {one.number for one in found}
        missing = next(number for number in wished if rulebook.known(number) not in known)
        raise Refused("no-rule", 404, number=missing.strip())
    if request.query_params.get("part") == "rule":
        told_here = [told(one, lang, beside=True) for one in found]
        return html.page(request, "rules_part.html", headers=KEPT, rules=told_here)
    return show(request, "rules_rule.html", rules=[whole(one, lang) for one in found])


def show(request: Request, template: str, **more: Any) -> Response:
    return html.page(request, template, books=listed(web.lang(request)), **more)


def listed(lang: str) -> list[dict[str, Any]]:
    """The books with their chapters; those that are not played last."""
    found = sorted(rulebook.books(lang).values(), key=lambda one: (one.title, not played(one)))
    return [
        {
            "id": one.id,
            "name": one.name,
            "lang": one.lang,
            "played": played(one),
            "n": len(one.rules),
            "chapters": [(chapter.name, chapter.level) for chapter in one.chapters],
        }
        for one in found
    ]


def played(book: Book) -> bool:
    return any(rule.played for rule in book.rules)


def told(rule: Rule, lang: str, beside: bool = False) -> dict[str, Any]:
    """A rule with where it stands."""
    book = rulebook.books(lang)[rule.book]
    place = next(k for k, chapter in enumerate(book.chapters) if rule in chapter.rules)
    return {
        "number": rule.number,
        "where": ruled.address(rule.number),
        "blocks": ruled.blocks(rule.text, beside),
        "lang": rule.lang,
        "played": rule.played,
        "book": {"id": book.id, "name": book.name, "lang": book.lang},
        "chapter": rule.chapter,
        "place": place,
        "open": len(rulebook.readings(rule.number, lang)),
    }


def whole(rule: Rule, lang: str) -> dict[str, Any]:
    """A rule with all that there is to say about it."""
    order = rulebook.books(lang)[rule.book].rules
    k = order.index(rule)
    return {
        **told(rule, lang),
        "readings": [
            {"question": ruled.quoted(one.question), "told": ruled.quoted(one.told), "lang": one.lang}
            for one in rulebook.readings(rule.number, lang)
        ],
        "naming": [one.number for one in rulebook.naming(rule.number, lang)],
        "tests": proofs.own().get(rule.number, []),
        "before": order[k - 1].number if k else "",
        "after": order[k + 1].number if k + 1 < len(order) else "",
    }
