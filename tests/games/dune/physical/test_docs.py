"""docs/companion.md: every rule of rivals has its line, every test and question that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

from hagal import games
from hagal.kernel.term import TERMS
from hagal.rulebook.source import rulebooks

ROOT = Path(__file__).parents[4]
TEXT = (ROOT / "docs" / "companion.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ((?:HG|IX)-\d{3}) \|(.*)\|(.*)\|$", TEXT, re.MULTILINE)
WITH_IX = ("IX-05", "IX-06", "IX-07", "IX-12")


def test_every_rule_of_rivals_has_a_line() -> None:
    books = rulebooks(ROOT)
    wanted = {*books["dune-hagal"], *(number for number in books["dune-ix"] if number.startswith(WITH_IX))}
    assert [number for number, _how, _tests in ROWS] == sorted({number for number, _how, _tests in ROWS})
    assert {number for number, _how, _tests in ROWS} == wanted


def test_the_tests_that_it_names_are_there() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for number, _how, tests in ROWS:
        assert tests.strip(), number
        for name in tests.split(","):
            assert f"def {name.strip()}(" in source, (number, name)


def test_the_questions_that_it_names_are_there() -> None:
    table = TEXT.partition("### Questions")[2].partition("### Corrections")[0]
    tags = [tag for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for tag in re.findall(r"`(\w+)`", row)]
    games.title("dune")  # all its steps are known now
    assert len(tags) > 15
    assert [tag for tag in tags if TERMS.find("dune", tag) is None] == []
