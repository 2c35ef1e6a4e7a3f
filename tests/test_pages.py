"""The sources of the pages: what neither djlint nor prettier sees to."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path
from posixpath import dirname, normpath

import pytest

SOURCES = Path(__file__).parents[1] / "src/hagal"
DOCS = SOURCES.parents[1] / "docs/table.md"
LONGEST = 160


def test_lines_are_short_enough_to_read_in_a_diff() -> None:
    paths = [path for kind in ("html", "svg", "css", "js") for path in SOURCES.rglob(f"*.{kind}")]
    assert len(paths) > 60
    long = [
        f"{path.relative_to(SOURCES)}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert not long


@pytest.mark.parametrize("folder", ["table/static", "companion/static"])
def test_each_module_of_a_script_says_what_it_is_for_and_imports_one_way(folder: str) -> None:
    home = SOURCES / folder
    texts = {path.relative_to(home).as_posix(): path.read_text("utf-8") for path in home.rglob("*.js")}
    assert len(texts) > 10
    assert all(text.startswith("// ") for text in texts.values())
    imports = {
        name: {
            normpath(f"{dirname(name) or '.'}/{found}") for found in re.findall(r'from "(\.\.?/[a-z./]+\.js)"', text)
        }
        & set(texts)
        for name, text in texts.items()
    }
    assert any(imports[name] for name in imports if name.endswith("table.js"))
    TopologicalSorter(imports).prepare()  # raises CycleError


def test_what_the_script_reads_on_a_page_is_listed_once() -> None:
    texts = [path.read_text("utf-8") for path in (SOURCES / "table/static").glob("*.js")]
    read = {name for text in texts for name in re.findall(r"\bdata-[a-z]+", text)}
    for text in texts:
        read |= {f"data-{name}" for name in re.findall(r"\bdataset\.([a-z]+)", text)}
    told = re.findall(r"`(data-[a-z]+)`", DOCS.read_text("utf-8").partition("### Between Python and the script")[2])
    rows = re.findall(r"^\| ((?:`data-[a-z]+`(?:, )?)+) \|", DOCS.read_text("utf-8"), re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"data-[a-z]+", row)]
    assert len(listed) == len(set(listed))
    assert read == set(listed) == set(told)
