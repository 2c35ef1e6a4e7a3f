"""What must not be read: words that the glossary replaces, and the seams of sentences made of parts."""

from __future__ import annotations

import re

from tests.text import glossary_pt, glossary_ru

FORBIDDEN: dict[str, dict[str, str]] = {"ru": glossary_ru.FORBIDDEN, "pt-BR": glossary_pt.FORBIDDEN}
"""By language: a regular expression for the words of a message, and what to write instead."""
RUNEWARS: dict[str, dict[str, str]] = {"ru": glossary_ru.RUNEWARS, "pt-BR": glossary_pt.RUNEWARS}
"""Likewise for Runewars: the words and capitals of other games' booklets are not its own."""

SEAMS = {
    r"[{}]": "something was not filled in",
    r"  ": "two spaces",
    r"««|»»|““|””": "quotes within quotes",
    r"(?<!\.)\.\.(?!\.)": "two full stops",
    r"[?!]\.": "a name that ends the sentence, and a full stop",
    r"\s[….,;:?!]": "a space before a mark",
    r",,|;;|::|[,;:]\.": "two marks",
    r"^\W*$": "nothing is said",
}
"""In every language: what shows that a sentence was put together, and what it is."""

FAULTS: dict[str, dict[str, str]] = {
    "en": {r"\b0 (?:sword|troop|card|victory point)\b": "0 takes the plural", r"\bfor nothing\b": "for free"},
    "ru": {
        r"\"": "«»",
        r"за убеждение:": "за 3 убеждения",
        r"плата: |за ничего": "бесплатно",
        r"\bигрок(?:а|у|ом|е)? игрок": "one player is enough",
        r":\s[^.?!…]*:\s": "a colon within a colon",
        r"\bлюб(?:ой|ых) \w+ и можно\b| и можно ": "what may be done stands after a semicolon",
        r"скрытая карта": "«берёт карту интриги»",
    },
    "pt-BR": {
        r"\"": "“”",
        r"\b0 (?:espada|tropa|carta|Ponto de Vitória)\b": "0 takes the plural, or nenhuma",
        r"\b(?:com|de|golpeiam) jogador\b": "com o jogador, do jogador, o jogador",
        r"\bpor nada\b": "de graça",
        r" e você pode ": "what may be done stands after a semicolon",
    },
}
"""By language: faults of rendered sentences."""

BUTTONS = {"en": r"^You may ", "ru": r"^Можно ", "pt-BR": r"^Você pode "}
"""How a button must not begin."""


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with a rendered sentence."""
    return [f"{said} in {text!r}" for pattern, said in {**SEAMS, **FAULTS[lang]}.items() if re.search(pattern, text)]
