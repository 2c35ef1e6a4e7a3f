"""The mark that ties a test to the rulebooks."""

from __future__ import annotations

import pytest

from tests.rules import rule


@rule("XX-001", "XX-002")
def marked() -> None:
    """A test by any other name, so that no requirement is claimed here."""


def test_a_test_carries_the_numbers_that_it_proves() -> None:
    (mark,) = marked.pytestmark  # type: ignore[attr-defined]
    assert (mark.name, mark.args) == ("rule", ("XX-001", "XX-002"))


def test_a_rule_without_a_number_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="needs the number of at least one requirement"):
        rule()
