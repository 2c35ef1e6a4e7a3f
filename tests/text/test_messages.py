"""The Fluent files: nothing missing, nothing left over, the same arguments in every language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from hagal.games.dune.names import RESOURCES
from hagal.text import BUTTON, LANGUAGES, bundle
from tests.support.facts import facts_in
from tests.text import ids

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25)
ROMAN = {"I", "II", "III"}
UNTRANSLATED = {"Legendary", "Encounters"}
"""The name of a game that was never published in Russian."""
DOING = {("effects", "does"), ("ways", "does")}
"""Forms that effects have where they stand in the cards of Runewars."""
PROPER = (
    *("icon-", "house-", "faction-", "enc-who-", "title-", "name-area-", "name-city-"),
    *("name-faction-uthuk", "seat-faction-", "name-unit-berserker", "module-encounters-alien", "set-alien"),
    *("setting-dune-kwisatz-haderach", "setting-encounters-film-alien3", "setting-encounters-mat-"),
    *("setting-encounters-fill-drones", "setting-encounters-drones"),
)
"""Proper names, which are the same in other languages."""


def test_every_pattern_in_the_source_is_known() -> None:
    unknown = {pattern for pattern, _given in ids.calls() if "*" in pattern and pattern not in ids.fillings()}
    assert unknown == set(), "say in tests/text/ids.py what these f-strings can become"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    assert ids.needed() - set(ids.messages(lang)) == set()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_component_has_a_name(lang: str) -> None:
    assert ids.names() - set(ids.messages(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    assert set(ids.messages(lang)) - ids.needed() - ids.names() - set(ids.spoken_otherwise(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_words_of_a_module_say_the_same(lang: str) -> None:
    """And they differ: words that are the same are not to be written twice."""
    found = ids.messages(lang)
    others = ids.spoken_otherwise(lang)
    assert len(others) > 15
    for id, plain in others.items():
        assert plain in ids.needed(), id
        assert ids.arguments(found[id]) <= ids.arguments(found[plain]), id
        assert not found[id].value.equals(found[plain].value), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_read_and_stands_once(lang: str) -> None:
    entries = ids.entries(lang, ids.ALL)
    assert len(entries) > 1000
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    count = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message))
    assert [id for id, n in count.items() if n > 1] == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_languages_use_the_same_arguments(lang: str) -> None:
    """What a module calls otherwise in English need not have another word in every language."""
    english, other = ids.messages("en"), ids.messages(lang)
    differ = {
        id: (ids.arguments(english[id]), ids.arguments(other[id]))
        for id in set(english) - (set(ids.spoken_otherwise("en")) - set(other))
        if ids.arguments(english[id]) != ids.arguments(other[id])
    }
    assert differ == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_source_gives_the_arguments_that_are_used(lang: str) -> None:
    found = ids.messages(lang)
    wrong = [
        (id, ids.arguments(found[id]) - given)
        for pattern, given in ids.calls()
        for id in ids.filled(pattern, given)
        if id in found and not ids.arguments(found[id]) <= given
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_sentence_uses_is_there(lang: str) -> None:
    found = ids.messages(lang)

    def forms(*ids: str) -> set[str]:
        """The attributes that all these messages have."""
        return set.intersection(*({attribute.id.name for attribute in found[id].attributes} for id in ids))

    players = forms("player-name", "player-none")
    factions = forms(*(id for id in found if id.startswith("faction-")))
    tokens = forms(*(id for id in found if id.startswith("name-token-")))
    words = {
        **dict.fromkeys(("seat", "other"), players),
        **dict.fromkeys(("space", "spaces"), forms(*(id for id in found if id.startswith("enc-space-")))),
        "cls": forms(*(id for id in found if id.startswith("enc-class-"))),
        "team": forms(*(id for id in found if id.startswith("enc-team-"))),
        "count": forms(*(id for id in found if id.startswith("enc-count-"))),
        "what": forms(*(f"amount-{resource}" for resource in RESOURCES)),
    }
    for id, message in found.items():
        for variable in ids.variables(message.value):  # attributes that lack a form are not offered themselves
            argument, _dash, form = variable.partition("-")
            if form in ("", "or", BUTTON) or (argument, form.removesuffix("-or")) in DOING:
                continue
            known = words.get(argument, factions)
            if argument.startswith("faction") and (id.startswith("event-") or id == "ask-alliance-heir"):
                known = tokens
            assert form.removesuffix("-or") in known, (id, variable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_somebody_does_has_a_form_for_it_wherever_a_card_says_so(lang: str) -> None:
    """Effects of season cards: a bidder `receives a dragon rune`."""
    found = ids.messages(lang)
    cards = [card for card in ids.RUNEWARS if card.kind == "season"]
    told = [inner for card in cards for message in ids.said(card) for inner in ids.nested(message)]
    within = [
        (message.id, effect.id)
        for message in told
        for argument, form in DOING
        if any(variable.startswith(f"{argument}-{form}") for variable in ids.variables(found[message.id]))
        for effect in message.args[argument]
    ]
    assert len({effect for _message, effect in within}) > 20
    assert [pair for pair in within if "does" not in {form.id.name for form in found[pair[1]].attributes}] == []


def rendered(found: FluentBundle, lang: str, n: int) -> list[tuple[str, str]]:
    """Every message with every number n and every text 'x'."""
    texts = []
    for id, message in ids.messages(lang).items():
        args = {variable: n if chooses(message, variable) else "x" for variable in ids.variables(message)}
        pattern = found.get_message(id).value
        assert pattern is not None
        text, errors = found.format_pattern(pattern, args)
        assert errors == [], (id, errors)
        texts.append((id, str(text)))
    return texts


@cache
def chooses(message: ftl.Message, variable: str) -> bool:
    return f"'name': '{variable}'" in str(
        [node.selector.to_json() for node in walk(message) if isinstance(node, ftl.SelectExpression)]
    )


def walk(node: object) -> list[object]:
    found = [node]
    for value in vars(node).values() if hasattr(node, "__dict__") else ():
        for item in value if isinstance(value, list) else (value,):
            if isinstance(item, ftl.BaseNode):
                found += walk(item)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_every_number(lang: str) -> None:
    for n in NUMBERS:
        for id, text in rendered(bundle(lang), lang, n):
            assert text.strip(), id
            assert "{" not in text, id
            assert "  " not in text, id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_plural_is_complete(lang: str) -> None:
    wanted = {"ru": {"one", "few", "many"}, "pt-BR": {"one", "other"}}[lang]
    # few and many are the same in these
    without_few = {"amount-water", "event-rival-spends-water", "may-deploy", "may-retreat", "why-deploy", "ask-deploy"}
    for id, message in ids.messages(lang).items():
        for node in walk(message):
            if isinstance(node, ftl.SelectExpression):
                keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
                assert not keys & CATEGORIES or keys == wanted or (keys == {"one", "many"} and id in without_few), (
                    id,
                    keys,
                )


def test_russian_is_russian() -> None:
    for id, message in ids.messages("ru").items():
        for node in walk(message):
            if isinstance(node, ftl.TextElement):
                latin = set(re.findall(r"[A-Za-z]+", node.value)) - ROMAN - UNTRANSLATED - ids.LABELS
                assert not latin, (id, latin)


def test_translations_are_not_english() -> None:
    english = ids.messages("en")
    for lang in TRANSLATED:
        same = [
            id
            for id, message in ids.messages(lang).items()
            if id in english
            and message.value.equals(english[id].value)
            and re.search(r"[a-z]{3}", "".join(n.value for n in walk(message.value) if isinstance(n, ftl.TextElement)))
        ]
        assert [id for id in same if not id.startswith(PROPER)] == []


@pytest.mark.parametrize(
    ("lang", "key", "box", "least"), [("ru", "ru", "base", 7), ("pt-BR", "pt", "base", 7), ("pt-BR", "pt", "ix", 25)]
)
def test_official_names_are_kept(lang: str, key: str, box: str, least: int) -> None:
    data = facts_in(ids.SOURCE.parents[1] / f"data/dune/{box}.yaml")
    found = ids.messages(lang)
    given = {}
    for value in data.values():
        for entry in value if isinstance(value, list) else ():
            if isinstance(entry, dict) and key in entry:
                given[entry["id"]] = entry[key]
    assert len(given) >= least
    for id, title in given.items():
        spoken = [
            "".join(part.value for part in found[name].value.elements)
            for name in found
            if re.fullmatch(rf"name-(card|intrigue|leader|space|tech)-{id.replace('_', '-')}", name)
        ]
        assert title in spoken, id
