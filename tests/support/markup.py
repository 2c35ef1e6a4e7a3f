"""HTML as Hagal writes it: every tag closed, every value in quotes, every sign escaped. What is not so fails a test.

Whole games are read page by page. The parser of the standard library, which takes the HTML of anybody, was more than
half of the time that such tests took.
"""

from __future__ import annotations

import re
from html import unescape

TOKEN = re.compile(
    r"""(?P<data>[^<]+)"""
    r"""|</(?P<end>[a-zA-Z][\w:-]*)\s*>"""
    r"""|<(?P<start>[a-zA-Z][\w:-]*)(?P<has>(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)\s*(?P<closed>/?)>"""
    r"""|<!--.*?-->|<!doctype[^>]*>""",
    re.DOTALL | re.IGNORECASE,
)
ATTRIBUTE = re.compile(r"""([^\s"'=<>/]+)(?:="([^"]*)")?""")
RAW = {name: re.compile(rf"</{name}\s*>", re.IGNORECASE) for name in ("script", "style")}
"""Elements whose content is no markup."""
EMPTY = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})
"""Elements that are never closed."""
SHOWN = 120
"""So much of what is wrong is shown."""


def plain(text: str) -> str:
    return unescape(text) if "&" in text else text


def attributes(text: str) -> dict[str, str]:
    """The attributes of a tag; one without a value has an empty one."""
    return {name.lower(): plain(value) for name, value in ATTRIBUTE.findall(text)}


class Markup:
    """Calls `start`, `end`, `data` and `comment` for what is read. Attributes come as text: few are looked at."""

    def feed(self, html: str) -> None:
        at, match = 0, TOKEN.match
        while at < len(html):
            found = match(html, at)
            assert found is not None, f"this is no markup: {html[at : at + SHOWN]!r}"
            at = found.end()
            kind = found.lastgroup
            if kind == "data":
                self.data(plain(found[0]))
            elif kind == "end":
                self.end(found["end"].lower())
            elif kind is None:
                self.comment()
            else:
                tag = found["start"].lower()
                self.start(tag, found["has"])
                if found["closed"] and tag not in EMPTY:
                    self.end(tag)
                elif tag in RAW:
                    closed = RAW[tag].search(html, at)
                    assert closed is not None, f"<{tag}> is not closed"
                    at = closed.start()

    def start(self, tag: str, has: str) -> None:
        raise NotImplementedError

    def end(self, tag: str) -> None:
        pass

    def data(self, data: str) -> None:
        pass

    def comment(self) -> None:
        pass
