"""What the pages of the documentation promise: their examples work, and what they name and link to is there."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hagal

ROOT = Path(hagal.__file__).parent


def test_the_examples_of_the_readme_work() -> None:
    readme = ROOT.parents[1] / "README.md"
    if not readme.exists():
        pytest.skip("only in a checkout")
    failed, tried = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried, "README.md has no example"
    assert not failed


def test_the_example_of_the_package_works() -> None:
    failed, tried = doctest.testmod(hagal)
    assert tried
    assert not failed


# What the pages of the documentation name


def pages() -> list[Path]:
    """For readers of today; decisions and rulebooks tell of other times, too."""
    top = ROOT.parents[1]
    if not (top / "docs").exists():
        pytest.skip("only in a checkout")
    return [*sorted((top / "docs").glob("*.md")), top / "CONTRIBUTING.md", top / "README.md"]


@cache
def places() -> tuple[Path, ...]:
    """All that lies in the checkout, folders too, but for what was built."""
    top = ROOT.parents[1]
    found = [top / name for name in ("src", "tests", "docs", "data", "benchmarks", "requirements")]
    return (
        *top.glob("*"),
        *(path for folder in found for path in folder.rglob("*") if "__pycache__" not in path.parts),
    )


def paths_in(text: str) -> Iterator[str]:
    """What stands in backticks and looks like a path: folders, or the ending of a file."""
    for word in re.findall(r"`([\w./<>*{},-]+)`", text):
        if not word.startswith("/") and ("/" in word or re.search(r"\.(py|ftl|md|html|css|js|yaml|toml)$", word)):
            yield word


def is_there(path: str) -> bool:
    """Is there a file or folder, wherever in the house, that is called so? `<title>` and `*` stand for any name,
    `{en,ru}` for each of these; `rooms/page.table_view` is a name in a file."""
    several = re.fullmatch(r"(.*)\{(.*)\}(.*)", path)
    if several:
        return all(is_there(f"{several[1]}{one}{several[3]}") for one in several[2].split(","))
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    if any(place.match(pattern) or place.match(f"{pattern}.py") for place in places()):
        return True
    file, _, name = pattern.rpartition(".")
    named = re.compile(rf"^ *(async )?(def|class) {name}\b|^{name}\b", re.MULTILINE)
    return bool(file) and any(
        named.search(place.read_text(encoding="utf-8")) for place in places() if place.match(f"{file}.py")
    )


def test_every_path_that_a_page_names_is_there() -> None:
    gone = [f"{page.name}: {path}" for page in pages() for path in paths_in(page.read_text()) if not is_there(path)]
    assert gone == []


def test_every_page_that_a_page_links_to_is_there() -> None:
    gone = [
        f"{page.name}: {link}"
        for page in pages()
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text())
        if not (page.parent / link).exists()
    ]
    assert gone == []


@pytest.mark.parametrize(
    "path", ["table/shelf.py", "rooms/page.table_sight", "text/{en,xx}/table", "tests/<title>/no.py"]
)
def test_a_path_that_is_gone_would_be_found(path: str) -> None:
    assert list(paths_in(f"See `{path}`.")) == [path]
    assert not is_there(path)
