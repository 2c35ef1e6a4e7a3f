"""The terminal says the same things in every language."""

from __future__ import annotations

import re

import pytest

from hagal.text import FOLDER, LANGUAGES


def messages(lang: str) -> dict[str, set[str]]:
    """Message ids with the variables that they use."""
    found: dict[str, set[str]] = {}
    id = ""
    for line in (FOLDER / lang / "terminal.ftl").read_text(encoding="utf-8").splitlines():
        match = re.match(r"([a-z][a-z0-9-]*) =", line)
        if match:
            id = match[1]
            assert id not in found, id
            found[id] = set()
        if id and not line.startswith("#"):
            found[id].update(re.findall(r"\$([a-z-]+)", line))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == messages("en")
    assert all(id.startswith("term-") for id in messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_word(lang: str) -> None:
    text = (FOLDER / lang / "terminal.ftl").read_text(encoding="utf-8")
    words = re.findall(r"^term-command-[a-z]+ = (.+)$", text, re.MULTILINE)
    assert len(words) == len(set(words)) == 10
    assert all(" " not in word for word in words)
