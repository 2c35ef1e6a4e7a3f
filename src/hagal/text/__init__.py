"""Every sentence that a person reads: Fluent files for en, ru and pt-BR, and the one function that speaks them.

`say(message, lang)` renders a Msg. Arguments: a Component is shown by its name in that language, a Msg is rendered
in turn, a tuple becomes a list of its items, a seat becomes a player's name, numbers and strings go on to Fluent.
`describe(component, lang)` is the text of a component.

A game that lives elsewhere brings its sentences in a folder (`add`). Until a game has them, lists call things by the
words of its rules: messages `title-<title>`, `module-<title>-<module>`, `setting-<title>-<setting>`,
`view-<title>-<key>`, `name-<kind>-<id>` and `text-<kind>-<id>` take their place.

Grammar. The attributes of an argument's message are its forms: with `.genitive` in `faction-fremen`, a sentence with
`$faction` may also say `{ $faction-genitive }`. A list `$factions` is joined by "and"; `{ $factions-or }` by "or".
Parts of a sentence start with a small letter; `say` makes the first letter of the whole a capital.
Some forms have a meaning in every language:
  button  what begins with "you may" without these words, for a button. Every message has it; one with a `.button` of
          its own is parted from its neighbours by a semicolon.
  gained  what is gained, without the verb: neighbours share the verb of the message `gained`; likewise `drawn`.
  more    the same effect once more: "recruit 1 more troop".
  rather  said in place of the message itself where the arguments have all the forms that it asks for.
A message whose card nobody may see has words of its own where there is one with `-hidden` at the end of its id.
Likewise one about a component of a module that calls things otherwise, with all that stands within it: a component with
the wording `hunters` is spoken of by `enc-why-no-enemy-hunters` where there is such a message in that language. A
ruleset may have a wording, too, or several (`Rules.wording`): then all that is said in its games has those words, and
no others.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any

from babel.lists import format_list

from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.languages import LANGUAGES as LANGUAGES
from hagal.languages import locale
from hagal.text import numbers
from hagal.text.book import Book, entries

FOLDER = Path(__file__).parent
SEATS = frozenset(("seat", "other", "victim", "heir"))
"""Arguments of these names are seats: people read them as players 1, 2, 3 ..."""
HIDDEN = Msg("hidden-card")
UNSEEN = "unseen"
"""The kind of components that stand for any card."""
BUTTON, MORE, RATHER = "button", "more", "rather"
SHARED = ("gained", "drawn")
"""Neighbours with the same one of these forms share a verb: the message of that name."""
APART = "; "
TWICE = re.compile(r"([?!]|(?<!\.)\.|\.\.\.)\.(?=\s|$)")
ENDS = ("?.", "!.", "..")
KEPT = 4096
"""So many forms of names and the like are kept."""
OFFICIAL = "official"
PACK = "pack"
"""The origin of components that come with a content pack."""

ADDED: dict[Path, None] = {}
"""The folders of sentences that games from elsewhere have brought."""

Forms = dict[str, Any]
"""An argument in all its forms: "" the plain one, "-genitive" and so on the others."""


@lru_cache
def bundle(lang: str) -> Book:
    """All messages of a language."""
    if lang not in LANGUAGES:
        raise RulesError(f"there is no language {lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
    found = Book(lang)
    for path in sorted((FOLDER / lang).rglob("*.ftl")):
        found.add(path.read_text(encoding="utf-8"))
    for folder in ADDED:
        for spoken in (lang, LANGUAGES[0]):  # what is not translated yet is said in English
            for path in sorted((folder / spoken).rglob("*.ftl")):
                found.add(path.read_text(encoding="utf-8"))
    return found


def add(folder: str | Path) -> None:
    """Sentences of a game that lives elsewhere: a folder with files `en/*.ftl`, and other languages beside it.

    RulesError if one has a name that is taken, in whatever language: one of the two games would be told in the words of
    the other.
    """
    folder = Path(folder)
    others = [other for other in (FOLDER, *ADDED) if other != folder]
    taken = dict(found for other in others for found in reversed(list(_named_in(other))))  # in English, if it is there
    for name, place in _named_in(folder):
        if name in taken:
            raise RulesError(
                f"the sentences of {folder} cannot be added: {name!r} ({place}) is one of {taken[name]} already; "
                f"begin what only your title says with its name, as kinds of events and options do (docs/new-game.md)"
            )
    ADDED[folder] = None
    bundle.cache_clear()


def _named_in(folder: Path) -> Iterator[tuple[str, Path]]:
    """The names of all sentences in a folder, each with its file."""
    for path in sorted(path for lang in LANGUAGES for path in (folder / lang).rglob("*.ftl")):
        for name, _text in entries(path.read_text(encoding="utf-8")):
            yield name, path.relative_to(folder)


def remove(folder: str | Path) -> None:
    """Speak without the sentences of a folder that was added."""
    ADDED.pop(Path(folder), None)
    bundle.cache_clear()


def has(id: str, lang: str) -> bool:
    """Is there a message of that id in that language?"""
    return bool(bundle(lang).has_message(id))


def named(id: str, plain: str, lang: str) -> str:
    """What a message calls something; while a game has no such message, the word that its rules have for it."""
    return phrase(Msg(id), lang) if has(id, lang) else plain.replace("_", " ").replace("-", " ")


def title_name(title: str, lang: str) -> str:
    """What people call a game."""
    return capital(named(f"title-{title}", title, lang))


def module_name(title: str, module: str, lang: str) -> str:
    """What people call an expansion of a game."""
    return capital(named(f"module-{title}-{module}", module, lang))


def name_id(component: Component) -> str:
    """The id of the message that holds a component's name."""
    return f"name-{component.kind}-{component.id}".replace("_", "-")


def name(component: Component, lang: str) -> str:
    """A component's name in a language; where none is known there, its own. A pack brings its names along."""
    if component.names:
        return component.names.get(lang, component.name)
    id = name_id(component)
    return _format(id, {}, lang) if has(id, lang) else component.name


def seat_name(component: Component, lang: str) -> str:
    """What a seat is called that plays a component: by its name, unless that is one of many people (`Latari Elves`) and
    there is another that stands with verbs as a person does."""
    id = f"seat-{component.kind}-{component.id}".replace("_", "-")
    return _format(id, {}, lang) if not component.names and has(id, lang) else name(component, lang)


def bot_called(name: str, lang: str) -> str:
    """What lists call a bot; one that was added without a sentence, by its name."""
    id = f"bot-{name}"
    return phrase(Msg(id), lang) if has(id, lang) else name


def bot_told(name: str, lang: str) -> str:
    """What a bot does, in a sentence; empty if it was added without one."""
    id = f"bot-{name}-about"
    return phrase(Msg(id), lang) if has(id, lang) else ""


def say(message: Msg, lang: str = "en") -> str:
    """The sentence behind a message."""
    return capital(stopped(phrase(message, lang)))


def sentence(message: Msg, lang: str = "en") -> str:
    """As `say`; what a game has no sentence for yet is told by the words of its id and by what it names."""
    if has(message.id, lang):
        return say(message, lang)
    args = {key: value for key, value in message.args.items() if key not in SEATS}
    what = ", ".join(str(_forms(value, lang)[""]) for value in args.values())
    head = message.id.partition("-")[2].replace("-", " ") or message.id
    return capital(f"{head}: {what}" if what else head)


def button(message: Msg, lang: str = "en") -> str:
    """A message as an option: what a button does, without "you may"."""
    return capital(str(_message(message, lang)[f"-{BUTTON}"]))


def stopped(text: str) -> str:
    """A name may end a sentence by itself, with a full stop, three of them, `?` or `!`: then it needs no other."""
    return TWICE.sub(r"\1", text) if any(mark in text for mark in ENDS) else text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def phrase(message: Msg, lang: str = "en") -> str:
    """A message as a part of a sentence: as `say`, without the capital letter."""
    message = _suited(message, lang)
    id = f"{message.id}-hidden"
    if any(_faceless(value) for value in message.args.values()) and has(id, lang):
        message = Msg(id, **message.args)
    return _value(message, _arguments(message, lang), lang)


def _suited(message: Msg, lang: str) -> Msg:
    """A message in the words of the ruleset that it is said in, or else of the module that a component in it belongs
    to, if these have words of their own."""
    if message.wording:
        for wording in message.wording.split():
            message = reworded(message, wording, lang)
        return message
    for value in message.args.values():
        if isinstance(value, Component) and value.wording:
            return reworded(message, value.wording, lang)
    return message


def reworded(message: Msg, wording: str, lang: str) -> Msg:
    """A message, and all within it, in the words of a module where it has words of its own."""
    if not wording:
        return message
    id = f"{message.id}-{wording}"
    args = {key: _reworded(value, wording, lang) for key, value in message.args.items()}
    return Msg(id if has(id, lang) else message.id, **args)


def _reworded(value: Any, wording: str, lang: str) -> Any:
    if isinstance(value, Msg):
        return reworded(value, wording, lang)
    return tuple(_reworded(item, wording, lang) for item in value) if isinstance(value, tuple) else value


def _faceless(value: Any) -> bool:
    return value == HIDDEN or (isinstance(value, Component) and value.kind == UNSEEN)


def phrases(messages: Sequence[Msg], lang: str = "en", before: Sequence[Msg] = ()) -> list[str]:
    """What several effects do, one after the other; `before`: what happened already without being said.

    Neighbours with the same verb share it, and what was done before is done once more.
    """
    told = _again(messages, lang, before)
    return [str(forms[""]) for forms in _sharing(told, lang)]


def describe(component: Component, lang: str = "en", players: int = 0) -> list[str]:
    """The text of a component in our own words, line by line, made from its effects: as it is at a table of so many
    players, or (0) at any."""
    parts = type(component).__module__.split(".")
    if parts[:2] == ["hagal", "games"] and has_descriptions(parts[2]):
        game = importlib.import_module(f"hagal.text.descriptions.{parts[2]}")
        return [say(line, lang) for line in game.lines(component, lang, players)]
    id = f"text-{component.kind}-{component.id}".replace("_", "-")
    return say(Msg(id), lang).split("\n") if has(id, lang) else []


@cache
def has_descriptions(game: str) -> bool:
    """Are the texts of a game's components made from their effects? Others are messages, if there are any."""
    return find_spec(f"hagal.text.descriptions.{game}") is not None


def provenance(component: Component, lang: str = "en") -> str:
    """Where the facts of a component come from, and which are ours or disputed; empty for the rulebook's own."""
    told = [] if component.origin == OFFICIAL else [phrase(Msg(f"origin-{component.origin}"), lang)]
    for doubt in dict.fromkeys(component.doubts.values()):
        facts = tuple(Msg(f"fact-{fact}") for fact, why in component.doubts.items() if why == doubt)
        told.append(phrase(reworded(Msg(f"doubt-{doubt}", facts=facts), component.wording, lang), lang))
    return "; ".join(told)


def _arguments(message: Msg, lang: str) -> dict[str, Any]:
    args: dict[str, Any] = {}
    for key, value in message.args.items():
        if key in SEATS and isinstance(value, int):
            value = player(value)
        for form, text in _forms(value, lang).items():
            args[key + form] = text
    return args


_NAMES: ContextVar[tuple[str, ...]] = ContextVar("names", default=())


@contextmanager
def calling(names: Sequence[str]) -> Iterator[None]:
    """Within this, players are called by these names, seat by seat; an empty name leaves the number."""
    token = _NAMES.set(tuple(names))
    try:
        yield
    finally:
        _NAMES.reset(token)


def player(seat: int) -> Msg:
    """A seat as people call it; -1 is the table itself."""
    if seat < 0:
        return Msg("player-none")
    names = _NAMES.get()
    if seat < len(names) and names[seat]:
        return Msg("player-called", name=names[seat])
    return Msg("player-name", n=seat + 1)


def _forms(value: Any, lang: str) -> Forms:
    if isinstance(value, Component):
        return _component(value, lang, bundle(lang))
    if isinstance(value, Msg):
        plain = _plain(value)
        return _message(value, lang) if plain is None else _plain_message(value.id, plain, lang, bundle(lang))
    if isinstance(value, tuple):
        return _list(value, lang)
    return {"": value, f"-{BUTTON}": value} if isinstance(value, str) else {"": value}


def _plain(message: Msg) -> tuple[tuple[str, Any], ...] | None:
    """The arguments of a message that says the same wherever it stands: words and numbers, and no seats."""
    for key, value in message.args.items():
        if key in SEATS or not isinstance(value, str | int):
            return None
    return tuple(message.args.items())


@lru_cache(maxsize=KEPT)
def _plain_message(id: str, args: tuple[tuple[str, Any], ...], lang: str, _bundle: Book) -> Forms:
    """Names of players, amounts and the like stand in nearly every sentence: all their forms are made once."""
    return _message(Msg(id, **dict(args)), lang)


@lru_cache(maxsize=KEPT)
def _component(component: Component, lang: str, _bundle: Book) -> Forms:
    """By its name; `shown-<kind>` says how such a name stands in a sentence (in quotes, say)."""
    id = name_id(component)
    shown = f"shown-{component.kind}"
    if has(shown, lang):
        return {"": _format(shown, {"name": name(component, lang)}, lang)}
    if component.names:
        return {"": name(component, lang)}
    return _message(Msg(id), lang) if has(id, lang) else {"": component.name}


def _message(message: Msg, lang: str) -> Forms:
    """A message in all forms that its arguments allow; its button is the message itself if it has no other."""
    message = _suited(message, lang)
    args = _arguments(message, lang)
    text = _value(message, args, lang)
    found: Forms = {"": text, f"-{BUTTON}": text}
    for form in bundle(lang).get_message(message.id).attributes:
        said = _try(message.id, args, lang, form)
        if said is not None:
            found[f"-{form}"] = said
    return found


def _value(message: Msg, args: dict[str, Any], lang: str) -> str:
    """What a message says, or would rather say."""
    if _has_form(message, RATHER, lang):
        said = _try(message.id, args, lang, RATHER)
        if said is not None:
            return said
    return _format(message.id, args, lang)


def _has_form(value: Any, form: str, lang: str) -> bool:
    return isinstance(value, Msg) and has(value.id, lang) and form in bundle(lang).get_message(value.id).attributes


def _list(values: tuple[Any, ...], lang: str) -> Forms:
    """The forms that all items have, each joined by "and" and by "or"."""
    if not values:
        none = _format("list-none", {}, lang)
        return {"": none, "-or": none}
    told = _again(values, lang)
    items = [_forms(value, lang) for value in told]
    found: Forms = {}
    for form in items[0]:
        if all(form in item for item in items):
            texts = [str(item[form]) for item in items]
            found[form] = join(texts, "and", lang)
            found[f"{form}-or"] = join(texts, "or", lang)
    shared = _sharing(told, lang)
    apart = any(_has_form(value, BUTTON, lang) for value in told)
    if apart or len(shared) == 1:
        for form in ("", f"-{BUTTON}"):
            if all(form in item for item in shared):
                found[form] = APART.join(str(item[form]) for item in shared)
    return found


def _again(values: Sequence[Any], lang: str, before: Sequence[Msg] = ()) -> list[Any]:
    """Values one after the other; an effect that comes again, be it on a condition, says so: to the same player."""
    done = [_likeness(message) for message in before]
    found: list[Any] = []
    for value in values:
        inner = value.args.get("effects") if isinstance(value, Msg) else None
        if isinstance(inner, tuple) and not _has_form(value, RATHER, lang):
            effects = tuple(_once_more(item, done, lang) for item in inner)
            found.append(Msg(value.id, **{**value.args, "effects": effects}))
        else:
            found.append(_once_more(value, done, lang))
        done.append(_likeness(value))
    return found


def _once_more(value: Any, done: list[Any], lang: str) -> Any:
    if _has_form(value, MORE, lang) and _likeness(value) in done:
        return _forms(value, lang)[f"-{MORE}"]
    return value


def _likeness(value: Any) -> Any:
    """What a message says but for its numbers."""
    if isinstance(value, Msg):
        return (value.id, tuple((key, _likeness(item)) for key, item in value.args.items()))
    if isinstance(value, tuple):
        return tuple(_likeness(item) for item in value)
    return None if isinstance(value, int) else value


def _sharing(values: Sequence[Any], lang: str) -> list[Forms]:
    """Values one after the other, neighbours with the same verb as one."""
    found: list[Forms] = []
    for form, run in groupby(values, lambda value: next((f for f in SHARED if _has_form(value, f, lang)), "")):
        told = list(run)
        if form and len(told) > 1:
            found.append(_message(Msg(form, what=tuple(_objects(told, form, lang))), lang))
        else:
            found += [_forms(value, lang) for value in told]
    return found


def _objects(messages: list[Msg], form: str, lang: str) -> Iterator[Any]:
    """What these messages gain or draw, item by item."""
    for message in messages:
        what = message.args.get("what")
        if isinstance(what, tuple):
            yield from what
        else:
            yield _forms(message, lang)[f"-{form}"]


def join(texts: list[str], word: str, lang: str) -> str:
    """A list in words: 'a, b and c'; `word` is "and" or "or"."""
    return format_list(texts, style="or" if word == "or" else "standard", locale=locale(lang))


def _format(id: str, args: dict[str, Any], lang: str, form: str = "") -> str:
    text, errors = _said(id, args, lang, form)
    if errors:
        raise ValueError(f"message {id!r} in {lang}: {errors[0]}")
    return text


def _try(id: str, args: dict[str, Any], lang: str, form: str) -> str | None:
    """A form of a message; None where the arguments lack a form that it asks for."""
    text, errors = _said(id, args, lang, form)
    return None if errors else text


def _said(id: str, args: dict[str, Any], lang: str, form: str) -> tuple[str, list[Any]]:
    found = bundle(lang)
    message = found.get_message(id) if found.has_message(id) else None
    pattern = None if message is None else message.attributes[form] if form else message.value
    if pattern is None:
        raise KeyError(f"no message {id!r} in {lang}")
    text, errors = found.format_pattern(pattern, args)
    return numbers.said(str(text), args), errors
