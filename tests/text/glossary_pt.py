"""Brazilian Portuguese: words that must never stand in the pt-BR files, and the right ones (docs/glossary.md)."""

from __future__ import annotations

FORBIDDEN: dict[str, str] = {}
"""A regular expression for the words of a message, and what to write instead."""
