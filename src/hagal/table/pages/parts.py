"""Parts of a board: a space, a card, a player, an offer. One that shows what it showed before is not drawn again.

A part is a macro of the game's parts.html, or of the plain board's. It is given plain data (text, numbers, lists,
dicts), the words of a language and the signs of its game. It is drawn from its key and cannot reach who asks, the room
or the page, so whoever may see the same data is shown the same HTML, and nobody is shown more. So it is with a zone (a
template that puts parts together) and with what stands around the board.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any

from jinja2 import Environment, Template
from jinja2.environment import TemplateModule
from markupsafe import Markup

from hagal.table.games import Face
from hagal.table.pages.html import env
from hagal.table.words import words

MAX_KEPT = 8192
"""So many parts are kept, those used last: a few pages of each game that is played. Most are smaller than 2 KB."""
MAX_ZONES = 512
"""And so many zones, of about 8 KB with their data."""
BY_VALUE = 2
"""The last version of marshal in which equal data is equal bytes, whatever shares what."""


def part(face: Face, lang: str, mode: str = "") -> Callable[..., Markup]:
    """`part(name, *data)`: for the templates of a board. `mode`: as the face tells it of a Sight (`Face.played`)."""

    def draw(name: str, *data: Any) -> Markup:
        return kept(face, lang, mode, name, marshal.dumps(data, BY_VALUE))

    return draw


@lru_cache(MAX_KEPT)
def kept(face: Face, lang: str, mode: str, name: str, data: bytes) -> Markup:
    return drawn(macros(face, lang, mode), name, data)


def zone(face: Face, lang: str, mode: str = "") -> Callable[..., Markup]:
    """`zone(template, lit, kinds, **data)`: a zone of a board in which seldom anything changes, as one. Of what can be
    clicked it is given what is of these kinds."""

    def draw(template: str, lit: Mapping[str, str], kinds: Collection[str], **data: Any) -> Markup:
        data["lit"] = within(lit, kinds)
        return kept_zone(face, lang, mode, template, marshal.dumps(data, BY_VALUE))

    return draw


@lru_cache(MAX_ZONES)
def kept_zone(face: Face, lang: str, mode: str, template: str, data: bytes) -> Markup:
    return zoned(env.get_template(template), face, lang, mode, part(face, lang, mode), data)


def within(lit: Mapping[str, str], kinds: Collection[str]) -> dict[str, str]:
    return {ref: told for ref, told in lit.items() if ref.partition(":")[0] in kinds}


def zoned(template: Template, face: Face, lang: str, mode: str, part: Callable[..., Markup], data: bytes) -> Markup:
    html = template.render(marshal.loads(data), t=face.speaks(lang, mode), part=part, **face.signs)
    return Markup(html)  # escaped as it was drawn


def around(lang: str) -> Callable[..., Markup]:
    """`around(template, **data)`: the same for what stands around the board on the page of a table."""

    def draw(template: str, **data: Any) -> Markup:
        return kept_around(lang, template, marshal.dumps(data, BY_VALUE))

    return draw


@lru_cache(MAX_ZONES)
def kept_around(lang: str, template: str, data: bytes) -> Markup:
    html = env.get_template(template).render(marshal.loads(data), t=words(lang))
    return Markup(html)  # escaped as it was drawn


def drawn(macros: TemplateModule, name: str, data: bytes) -> Markup:
    found: Markup = getattr(macros, name)(*marshal.loads(data))
    return found


@lru_cache
def macros(face: Face, lang: str, mode: str = "", env: Environment = env) -> TemplateModule:
    """The parts of a board in a language, in the words of a mode. They are read without the context of any page."""
    return env.get_template(face.parts).make_module({"t": face.speaks(lang, mode), **face.signs})
