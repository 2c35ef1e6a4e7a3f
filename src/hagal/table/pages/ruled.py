"""Numbers of rules in what people read: each is a link to its sentence, which the script shows in place."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from markupsafe import Markup, escape

from hagal import rulebook

BESIDE = ' data-rule target="_blank" rel="noopener"'
"""At a table: opened beside it, by the script or in another tab."""


def address(number: str) -> str:
    return f"/rules/{number}"


def ruled(text: str, beside: bool = True) -> Markup:
    """A text in which every number of a rule that there is leads to it."""
    return Markup(rulebook.NUMBER.sub(lambda found: _link(found, beside), str(escape(text))))


def _link(found: re.Match[str], beside: bool) -> str:
    if rulebook.rule(found[1], rulebook.ENGLISH) is None:
        return found[0]
    return f'<a class="rule" href="{address(found[1])}"{BESIDE if beside else ""}>{found[0]}</a>'


def sign(text: str) -> Markup:
    """All numbers of a text behind one small sign, where there is no room for them."""
    known = [number for number in rulebook.numbers(text) if rulebook.rule(number, rulebook.ENGLISH)]
    if not known:
        return Markup("")
    told = ", ".join(known)
    where = address(",".join(known))
    return Markup(f' <a class="rule" href="{where}"{BESIDE} tabindex="-1" title="{told}" aria-label="{told}">§</a>')


def quoted(text: str, beside: bool = False) -> Markup:
    """As `ruled`, and what stands in backticks is code."""
    return Markup(re.sub(r"`([^`<>]+)`", r"<code>\1</code>", str(ruled(text, beside))))


def blocks(text: str, beside: bool = False) -> list[dict[str, Any]]:
    """The text of a rule as a page shows it: paragraphs, lists and tables."""
    found: list[dict[str, Any]] = []
    for kind, lines in groupby(text.split("\n"), _kind):
        if kind == "p":
            found += [{"kind": "p", "text": quoted(line, beside)} for line in lines]
        elif kind == "list":
            found.append({"kind": "list", "items": [quoted(line.removeprefix("- "), beside) for line in lines]})
        else:
            rows = [[quoted(cell.strip(), beside) for cell in line.strip("|").split("|")] for line in lines]
            found.append({"kind": "table", "head": rows[0], "rows": rows[2:]})
    return found


def _kind(line: str) -> str:
    return "list" if line.startswith("- ") else "table" if line.startswith("|") else "p"
