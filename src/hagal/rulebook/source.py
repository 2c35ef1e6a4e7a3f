"""From docs/rules, which says where each rule comes from, to the sentences that people read.

In docs/rules all that stands in square brackets is for those who work on the rules: sources, how sure they are, slips
of a print. `publish` leaves it out, with all that has no number, and writes text/en/<title>/rules; and it gives every
translated rule that has none the digest of the English sentence, so that a change of that sentence is found.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from hagal.kernel.errors import RulesError
from hagal.languages import LANGUAGES
from hagal.rulebook import ENGLISH, READINGS, Book, Rule, books, refresh, title_of
from hagal.text import FOLDER

ITEM = re.compile(r"- (?:\*\*)?([A-Z]{2,4}-T?\d+[a-z]?)(?:\*\*)? +(.+)")
HEADING = re.compile(r"(#+) +(.+)")
QUESTION = re.compile(r"- (\*\*.+)")
IN_FORCE = "in-force"
QUESTIONS = "open-questions"
DIGEST = 6
"""So many digits tell a sentence from what it was before."""


def checkout(around: Iterable[Path] = ()) -> Path:
    """The source checkout around one of these folders, or around this very file."""
    here = Path(__file__).resolve().parents[3]
    for root in (*around, here):
        if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() and (root / "src" / "hagal").is_dir():
            return root
    raise RulesError(
        "the sources of the rules (docs/rules) and their tests (tests) are not part of an installed Hagal; "
        "run this command inside a source checkout"
    )


def in_force(root: Path) -> set[str]:
    """The numbers claimed so far."""
    lines = (root / "docs" / "rules" / IN_FORCE).read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def rulebooks(root: Path) -> dict[str, dict[str, str]]:
    """The rules of every file that has any, as number: text, as they are written there."""
    found = {path.stem: read_rules(path) for path in sorted((root / "docs" / "rules").glob("*.md"))}
    return {name: rules for name, rules in found.items() if rules}


def read_rules(path: Path) -> dict[str, str]:
    """The numbered items of one file, each number where it stands first."""
    return {number: "\n".join(lines) for _heads, number, lines in _items(path) if number}


def _items(path: Path) -> Iterator[tuple[list[tuple[int, str]], str, list[str]]]:
    """Each rule with the headings since the one before it. A rule goes on over indented lines, and over a table."""
    heads: list[tuple[int, str]] = []
    known: set[str] = set()
    number, lines, gap = "", [""], False
    for line in [*path.read_text(encoding="utf-8").splitlines(), "# "]:
        item = ITEM.match(line)
        heading = HEADING.match(line)
        goes_on = line.startswith("  ") and line.strip()
        if number and ((goes_on and (not gap or lines[-1].startswith("|"))) or line.startswith("|")):
            lines.append(line.strip())
            gap = False
        elif not line.strip():
            gap = True
        else:
            if number:
                yield heads, number, lines
                heads = []
            number, gap = "", False
            if heading:
                heads.append((len(heading[1]), heading[2]))
            elif item is not None and item[1] not in known:
                number, lines = item[1], [item[2].strip()]
                known.add(number)


# What people read


def clean(text: str) -> str:
    """A text without what is in square brackets, and without marks of emphasis."""
    text = re.sub(r"\s*(?:\*\*)?\[[^\]]*\](?:\*\*)?", "", text)
    text = re.sub(r"(?<![\w*])\*{1,2}([^*\s](?:[^*\n]*[^*\s])?)\*{1,2}(?![\w*])", r"\1", text)
    text = re.sub(r" +([.,;:])", r"\1", text)
    return re.sub(r"  +", " ", text).strip()


def paragraphs(lines: list[str]) -> list[str]:
    """The lines of a rule as they are read: a paragraph, a point of a list or a row of a table each."""
    found: list[str] = []
    for line in lines:
        begins = line.startswith(("- ", "|"))
        if not found or begins or found[-1].startswith("|"):
            found.append(line)
        else:
            found[-1] += " " + line
    told = [clean(line) for line in found]
    return [line for line in told if line and line != "-"]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST]


def english(path: Path, played: set[str]) -> str:
    """A file of docs/rules as people read it. Numbers that are not in force stand in brackets."""
    written: list[str] = []
    for heads, number, lines in _items(path):
        waiting: list[tuple[int, str]] = []
        for level, name in heads:  # of chapters without a number only those around the next one are left
            waiting = [head for head in waiting if head[0] < level] + [(level, name)]
        written += [f"{'#' * level} {clean(name)}" for level, name in waiting]
        first, *rest = paragraphs(lines)
        shown = number if number in played else f"({number})"
        written += [f"- {shown} {first}", *(f"  {line}" for line in rest)]
    return "\n".join(written) + "\n"


def questions(path: Path) -> dict[str, str]:
    """The items of docs/rules/open-questions.md by the heading that they stand under, a line for each."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif item := QUESTION.match(line):
            found.setdefault(heading, []).append(item[1])
        elif line.startswith("  ") and heading in found:
            found[heading][-1] += " " + line.strip()
    return {head: "\n".join(f"- {digest(item)} {item}" for item in items) + "\n" for head, items in found.items()}


def published(root: Path) -> dict[Path, str]:
    """Every English file that people read, as it must be."""
    folder = root / "docs" / "rules"
    played = in_force(root)
    found: dict[Path, str] = {}
    for path in sorted(folder.glob("*.md")):
        if read_rules(path):
            found[_place(path.stem)] = english(path, played)
    names = {book.name: book.title for book in _named(found)}
    for heading, text in questions(folder / f"{QUESTIONS}.md").items():
        title = next(title for name, title in names.items() if heading.startswith(name.partition(",")[0]))
        place = _place(READINGS, title)
        found[place] = found.get(place, "") + text
    return found


def _named(found: dict[Path, str]) -> Iterator[Book]:
    for path, text in found.items():
        name = text.partition("\n")[0].removeprefix("# ")
        yield Book(path.stem, path.parent.parent.name, name, ENGLISH, ())


def _place(stem: str, title: str = "") -> Path:
    return FOLDER / ENGLISH / (title or title_of(stem)) / "rules" / f"{stem}.md"


def publish(root: Path) -> list[str]:
    """Write the English files anew and complete the translations; what is left to do, in a sentence each."""
    for path, text in published(root).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    refresh()
    for lang in LANGUAGES[1:]:
        for book in books(ENGLISH).values():
            _sign(FOLDER / lang / book.title / "rules" / f"{book.id}.md", book)
    refresh()
    return [problem for lang in LANGUAGES[1:] for problem in stale(lang)]


def _sign(path: Path, book: Book) -> None:
    """Give every rule of a translation that has none the digest of its English sentence."""
    if not path.exists():
        return
    known = {rule.number: digest(rule.text) for rule in book.rules}
    lines = path.read_text(encoding="utf-8").splitlines()
    for k, line in enumerate(lines):
        item = re.match(r"- ([A-Z]{2,4}-T?\d+[a-z]?) (?![0-9a-f]{6} )", line)
        if item and item[1] in known:
            lines[k] = f"{item[0]}{known[item[1]]} {line[item.end() :]}"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def stale(lang: str) -> list[str]:
    """What a translation lacks, has too much, or has of a sentence that has changed since; in a sentence each."""
    found: list[str] = []
    for book in books(ENGLISH).values():
        own = books(lang)[book.id]
        if own.lang == ENGLISH:
            found.append(f"{lang}: {book.id} is not translated")
            continue
        found += [problem for rule in own.rules if (problem := _stale(rule, book, lang))]
    return found


def _stale(rule: Rule, book: Book, lang: str) -> str:
    source = next(one for one in book.rules if one.number == rule.number)
    if rule.lang == ENGLISH:
        return f"{lang}: {rule.number} is not translated"
    if rule.digest != digest(source.text):
        return f"{lang}: {rule.number} was translated from another English sentence; it is now: {source.text}"
    return ""
