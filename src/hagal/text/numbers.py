"""Numbers as people read them: one minus sign everywhere (U+2212), never the hyphen that programs write."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

MINUS = "\u2212"
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")


def figure(n: int) -> str:
    return str(n).replace("-", MINUS)


def signed(n: int) -> str:
    """With a plus sign, too: a difference."""
    return f"{n:+d}".replace("-", MINUS)


def said(text: str, args: Mapping[str, Any]) -> str:
    """A sentence with its numbers in it. (Fluent writes those below nothing with a hyphen, in every language.)"""
    below = any(isinstance(value, int | float) and value < 0 for value in args.values())
    return HYPHEN.sub(MINUS, text) if below else text
