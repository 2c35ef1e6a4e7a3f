"""What people call the settings of a title and their values, in one way for all titles and all faces.

Messages `setting-<title>-<setting>`, with `-note` a line about it, with `-<value>` a value that is a word. Numbers say
themselves; what has no message yet is called by the words of its rules. `wording`: as some games say it (`Msg.worded`).
"""

from __future__ import annotations

from typing import Any

from hagal.kernel.step import Msg
from hagal.text import capital, has, named, phrase


def setting_name(title: str, name: str, lang: str, wording: str = "") -> str:
    """What people call a setting."""
    return _said(_id(title, name), name, lang, wording)


def setting_note(title: str, name: str, lang: str, wording: str = "") -> str:
    """A line about a setting; empty if there is none."""
    return _said(f"{_id(title, name)}-note", "", lang, wording)


def setting_value(title: str, name: str, value: Any, lang: str, wording: str = "") -> str:
    """A value of a setting. Yes and no are words of whoever asks."""
    text = str(value)
    return _said(_id(title, name, text), text, lang, wording) if isinstance(value, str) else text


def _id(*parts: str) -> str:
    return "-".join(("setting", *parts)).replace("_", "-")


def _said(id: str, plain: str, lang: str, wording: str) -> str:
    return capital(phrase(Msg(id).worded(wording), lang) if has(id, lang) else named(id, plain, lang))
