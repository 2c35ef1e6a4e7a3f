"""`hagal rules`: coverage and single rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from hagal.commands import rules
from hagal.kernel.errors import RulesError
from hagal.rulebook import source

RUNNER = CliRunner()

BOOK = """# A game

## Start
- XY-001 Everybody
  takes a card.
- **XY-002** Nobody cheats.

XY-002 is not repeated here.
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source checkout with one rulebook and one proof."""
    for folder in ("docs/rules", "tests", "src/hagal"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/game.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "docs/rules/notes.md").write_text("No rules here.\n", encoding="utf-8")
    (tmp_path / "docs/rules/in-force").write_text("# claimed\nXY-001\n", encoding="utf-8")
    prove(tmp_path, '@rule("XY-001")\ndef test_start() -> None: ...\n')
    monkeypatch.chdir(tmp_path)
    return tmp_path


def prove(root: Path, text: str) -> None:
    (root / "tests/test_game.py").write_text(text, encoding="utf-8")


def test_coverage_names_tests_and_gaps(checkout: Path) -> None:
    result = RUNNER.invoke(rules.app, ["coverage", "game"])
    assert result.output.splitlines() == [
        "XY-001",
        "    tests/test_game.py::test_start",
        "XY-002  no test",
        "game: 1 of 2 numbers have a test",
    ]
    assert result.exit_code == 1


def test_coverage_is_content_when_all_is_proved(checkout: Path) -> None:
    prove(checkout, '@rule("XY-001", "XY-002")\ndef test_all() -> None: ...\n')
    result = RUNNER.invoke(rules.app, ["coverage"])
    assert result.exit_code == 0
    assert result.output.endswith("game: 2 of 2 numbers have a test\n")


def test_without_a_name_only_books_in_force_count(checkout: Path) -> None:
    (checkout / "docs/rules/in-force").write_text("", encoding="utf-8")
    result = RUNNER.invoke(rules.app, ["coverage"])
    assert (result.exit_code, result.output) == (0, "")


def test_show_prints_the_whole_rule_with_readings_and_tests() -> None:
    shown = RUNNER.invoke(rules.app, ["show", "hg-52"]).output
    assert shown.startswith("HG-052 (Dune: Imperium, House Hagal, Solo: play)\nTroop deployment at Mentat")
    assert "* The lead of an expert. The sheet counts troops" in shown
    assert "tests/rules/dune_hagal/" in shown


def test_a_rule_is_shown_in_the_language_asked_for() -> None:
    assert "верхнюю карту Дома Хагаль" in RUNNER.invoke(rules.app, ["show", "HG-004", "--lang", "ru"]).output
    result = RUNNER.invoke(rules.app, ["show", "HG-004", "--lang", "xx"])
    assert "there is no language 'xx'; Hagal speaks: en, ru, pt-BR" in str(result.exception)


def test_find_prints_the_rules_with_all_words() -> None:
    found = RUNNER.invoke(rules.app, ["find", "Swordmaster", "solari"]).output
    assert "DI-026 Swordmaster (8 solari)" in found
    assert "DI-006" not in found


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["show", "XY-009"], "there is no rule 'XY-009'"),
        (["find", "zebra"], "no rule has all these words: zebra"),
        (["coverage", "chess"], "there is no rulebook 'chess'"),
    ],
)
def test_mistakes_are_told_in_a_sentence(checkout: Path, arguments: list[str], complaint: str) -> None:
    result = RUNNER.invoke(rules.app, arguments)
    assert isinstance(result.exception, RulesError)
    assert complaint in str(result.exception)


def test_outside_a_checkout_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(source, "__file__", str(tmp_path / "lib" / "hagal" / "rulebook" / "source.py"))
    with pytest.raises(RulesError, match="inside a source checkout"):
        rules.checkout()


def test_a_number_is_the_rule_where_it_stands_first(checkout: Path) -> None:
    (checkout / "docs/rules/game.md").write_text("- XY-001 One.\n\nOpen:\n- XY-001 two?\n", encoding="utf-8")
    assert source.rulebooks(checkout) == {"game": {"XY-001": "One."}}
