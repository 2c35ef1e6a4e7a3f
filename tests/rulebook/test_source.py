"""From docs/rules to what people read: what is left out, what goes on, and what a translation is made from."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal.rulebook import source

BOOK = """# A game [working title]

Restated from a sheet.

## Empty
Nothing with a number.

## Start  [S1]
### First
- XY-001 Everybody takes **one** card [R p.3],
  or *two*. **[OPEN]** Default: one.
- **XY-002** A table:

| a | b |
|---|---|
| 1 | 2 [*] |

  and so on. [A slip of the print.]
- XY-003 Points:
  - a. one
  - [a note]
  - b. two,
    and more.

XY-003 is not repeated here.

## Notes
- Nothing.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(BOOK, encoding="utf-8")
    return path


def test_what_people_read(book: Path) -> None:
    assert source.english(book, {"XY-001", "XY-002"}).splitlines() == [
        "# A game",
        "## Start",
        "### First",
        "- XY-001 Everybody takes one card, or two. Default: one.",
        "- XY-002 A table:",
        "  | a | b |",
        "  |---|---|",
        "  | 1 | 2 |",
        "  and so on.",
        "- (XY-003) Points:",
        "  - a. one",
        "  - b. two, and more.",
    ]


def test_questions_are_one_line_each(tmp_path: Path) -> None:
    path = tmp_path / "open-questions.md"
    path.write_text("# Open\n\n## A game\n- **Who? (XY-001).** One,\n  or two.\n\n## Other\n- **Why?** So.\n")
    found = source.questions(path)
    assert list(found) == ["A game", "Other"]
    assert found["A game"] == f"- {source.digest('**Who? (XY-001).** One, or two.')} **Who? (XY-001).** One, or two.\n"


def test_what_is_published_is_what_docs_rules_says() -> None:
    """After a change there: `hagal rules publish`."""
    old = [
        path.name
        for path, text in source.published(source.checkout()).items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert old == []


def test_no_note_for_those_who_work_on_the_rules_is_left() -> None:
    marks = (
        "[",
        "]",
        "`",
        "**",
        ".yaml",
        ".md",
        " R p.",
        " p.1",
        "(reading",
        "(medium",
        "OCR",
        "Russian",
        "Portuguese",
    )
    wrong = [
        f"{path.stem}: {line[:60]}"
        for path, text in source.published(source.checkout()).items()
        if path.stem != "readings"
        for line in text.splitlines()
        if any(mark in line for mark in marks)
    ]
    assert wrong == []
