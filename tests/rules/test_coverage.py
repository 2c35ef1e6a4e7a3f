"""docs/rules/in-force against the rulebooks and the tests: what is claimed is proved."""

from __future__ import annotations

from hagal.commands.rules import checkout, in_force, proofs, rulebooks

COMPLETE = ("dune-base", "dune-hagal", "dune-ix")
"""Rulebooks of which every number is claimed."""


def numbers() -> set[str]:
    return {number for rules in rulebooks(checkout()).values() for number in rules}


def test_in_force_names_only_rules_that_exist() -> None:
    assert sorted(in_force(checkout()) - numbers()) == []


def test_every_claimed_number_has_a_test() -> None:
    assert sorted(in_force(checkout()) - set(proofs(checkout()))) == []


def test_every_number_of_a_complete_rulebook_is_claimed() -> None:
    books = rulebooks(checkout())
    for name in COMPLETE:
        assert sorted(set(books[name]) - in_force(checkout())) == []


def test_tests_name_only_rules_that_exist() -> None:
    assert sorted(set(proofs(checkout())) - numbers()) == []


def test_in_force_has_no_number_twice() -> None:
    path = checkout() / "docs" / "rules" / "in-force"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert len(lines) == len(set(lines))
