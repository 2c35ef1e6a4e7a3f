"""Languages: those that Hagal speaks, and which of them suits somebody."""

from __future__ import annotations

from collections.abc import Iterable

from babel import negotiate_locale

LANGUAGES = ("en", "ru", "pt-BR")
LONGEST = 400
"""What is read of a header, in characters."""
_BASES = {lang.partition("-")[0]: lang for lang in LANGUAGES}


def fitting(tags: Iterable[str]) -> str:
    """The language of Hagal behind the first tag that has one: `pt` and `pt_BR` are pt-BR; nothing if none has."""
    wished = [tag.strip().replace("_", "-") for tag in tags]
    return _BASES.get((negotiate_locale(wished, _BASES, sep="-") or "").lower(), "")


def preferred(header: str) -> str:
    """The first language that Hagal speaks, by the weights of an Accept-Language header; else English."""
    weighed: list[tuple[float, int, str]] = []
    for number, part in enumerate(header[:LONGEST].split(",")):
        tag, _semicolon, weight = part.partition(";q=")
        try:
            weighed.append((-float(weight or 1), number, tag))
        except ValueError:
            continue
    return fitting(tag for _weight, _number, tag in sorted(weighed)) or LANGUAGES[0]


def locale(lang: str) -> str:
    """What Babel calls it. English as it is written beyond America: no comma before the "and" of a list."""
    return "en_001" if lang == "en" else lang.replace("-", "_")
