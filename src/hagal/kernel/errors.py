"""Mistakes that a person can make, told in a sentence for that person."""

from __future__ import annotations


class HagalError(Exception):
    """Base of all errors that carry a sentence for the person who made the mistake."""


class RulesError(HagalError):
    """Modules, options or player counts that do not fit together."""


class ChoiceError(HagalError):
    """A key that the open decision does not offer."""


class RecordError(HagalError):
    """A Record or save that cannot be read or replayed."""
