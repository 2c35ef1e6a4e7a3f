"""What a seat can tell the table in advance: to pass, for it, questions that ask for nothing but reactions.

It is made of what everybody can see. So nobody learns anything of a hand from whether, or how fast, the table passes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ahead:
    """A row of questions that a seat may let pass, and what makes it ask for the person again."""

    word: str
    """The message of the button; with `-on` and `-ended` what is told while it holds, and once it does not any more."""
    scope: str
    """Which row it is: in another one the word counts for nothing."""
    answers: Mapping[str, str]
    """How each sort of question (its tag) is answered: the key, or its first word where there is but one such key."""
    ends: Collection[str]
    """The kinds of news of others after which the person decides anew."""

    def key(self, tag: str, keys: Collection[str]) -> str:
        """How a question is answered; empty if the person is asked."""
        answer = self.answers.get(tag)
        found = [key for key in keys if key == answer or key.partition(" ")[0] == answer]
        return found[0] if len(found) == 1 else ""
