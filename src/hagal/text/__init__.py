"""Every sentence that a person reads: Fluent files for en, ru and pt-BR, and the one function that speaks them.

`say(message, lang)` renders a Msg. Arguments: a Component is shown by its name in that language, a Msg is rendered
in turn, a tuple becomes a list of its items, numbers and strings are passed on to Fluent.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component

LANGUAGES = ("en", "ru", "pt-BR")
FOLDER = Path(__file__).parent


@lru_cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    if lang not in LANGUAGES:
        raise RulesError(f"there is no language {lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
    found = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def has(id: str, lang: str) -> bool:
    """Is there a message of that id in that language?"""
    return bool(bundle(lang).has_message(id))


def name(component: Component, lang: str) -> str:
    """A component's name in a language; where none is known there, its own."""
    id = f"name-{component.kind}-{component.id}".replace("_", "-")
    return _format(id, {}, lang) if has(id, lang) else component.name


def say(message: Msg, lang: str = "en") -> str:
    """The sentence behind a message."""
    args = {key: _argument(value, lang) for key, value in message.args.items()}
    return _format(message.id, args, lang)


def _format(id: str, args: dict[str, Any], lang: str) -> str:
    found = bundle(lang)
    pattern = found.get_message(id).value if found.has_message(id) else None
    if pattern is None:
        raise KeyError(f"no message {id!r} in {lang}")
    text, errors = found.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"message {id!r} in {lang}: {errors[0]}")
    return str(text)


def _argument(value: Any, lang: str) -> Any:
    if isinstance(value, Component):
        return name(value, lang)
    if isinstance(value, Msg):
        return say(value, lang)
    if isinstance(value, tuple):
        return ", ".join(str(_argument(item, lang)) for item in value)
    return value
