"""docs/rules/in-force against the rulebooks and the tests: what is claimed is proved."""

from __future__ import annotations

from hagal.rulebook.proofs import proofs
from hagal.rulebook.source import checkout, in_force, rulebooks

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


def test_every_number_of_predator_and_alien_is_claimed_but_for_what_has_no_source() -> None:
    """Hidden Agendas and the Alien Player (AL-140 to AL-153, AL-190, PR-302), and expansions (AL-156)."""
    books = rulebooks(checkout())
    left = {*books["encounters-predator"], *books["encounters-alien"]} - in_force(checkout())
    modes = {f"AL-{n}" for n in (*range(140, 144), *range(150, 154), 156, 190)}
    assert left == {"PR-302", *modes}


def test_every_number_of_runewars_is_claimed_but_for_banners_of_war() -> None:
    """Three numbers of the expansion speak of the game itself (RWB-001, RWB-002, RWB-005); OP-25 does not."""
    left = set(rulebooks(checkout())["runewars"]) - in_force(checkout())
    assert sorted(number for number in left if not number.startswith("RWB-") and number != "OP-25") == []
    assert {"RWB-001", "RWB-002", "RWB-005"} <= in_force(checkout())


def test_tests_name_only_rules_that_exist() -> None:
    assert sorted(set(proofs(checkout())) - numbers()) == []


def test_in_force_has_no_number_twice() -> None:
    path = checkout() / "docs" / "rules" / "in-force"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert len(lines) == len(set(lines))
