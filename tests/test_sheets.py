"""Style sheets and scripts in parts: one answer has all of them, in their order, and its version changes with any.

And what stands in which: a sheet of no game knows nothing that only games draw.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import hagal
from hagal import sheets
from hagal.sheets.scripts import Unfit

ROOT = Path(hagal.__file__).parent
TITLES = set(hagal.titles())


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A sheet of two parts, of which the second has one, too, from elsewhere."""
    (tmp_path / "board" / "small").mkdir(parents=True)
    (tmp_path / "shared.css").write_text("c {\n}\n")
    (tmp_path / "board" / "one.css").write_text("a {\n}\n")
    (tmp_path / "board" / "two.css").write_text('@import "../shared.css";\nb {\n}\n')
    found = tmp_path / "board.css"
    found.write_text('/* It. */\n@import "board/one.css";\n@import "board/two.css";\nd {\n}\n')
    return found


def test_all_parts_stand_in_their_order(board: Path) -> None:
    assert sheets.read(board) == b"/* It. */\na {\n}\nc {\n}\nb {\n}\nd {\n}\n"
    assert [part.name for part in sheets.parts(board)] == ["one.css", "two.css"]


def test_a_change_of_a_part_is_a_change_of_the_sheet(board: Path) -> None:
    before = sheets.changed(board)
    part = board.parent / "shared.css"
    part.write_text("e {\n}\n")
    os.utime(part, (before + 1, before + 1))
    assert sheets.changed(board) == before + 1
    assert b"e {" in sheets.read(board)
    assert b"c {" not in sheets.read(board)


MODULES = {
    "page.js": 'import { twice as double } from "./sums.js";\nimport * as words from "./words.js";\n\n'
    "const own = 1;\nglobalThis.said = words.say(double(own + 1));\n",
    "sums.js": 'import { say } from "./words.js";\n\nconst own = 2;\nexport const twice = (n) => n * own;\n'
    "export function unused() {\n  return say(own);\n}\n",
    "words.js": "let own = 0;\nexport async function later() {}\nexport function say(what) {\n  own += 1;\n"
    "  return `${own}: ${what}`;\n}\n",
}


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The script of a page with two modules, of which one needs the other; each has an `own`."""
    for name, text in MODULES.items():
        (tmp_path / name).write_text(text)
    return tmp_path / "page.js"


def test_a_script_has_all_its_modules(script: Path, browser: Browser) -> None:
    """Each once, before whatever needs it, with names of its own."""
    page = browser.new_page()
    page.evaluate(sheets.read(script).decode())
    assert page.evaluate("globalThis.said") == "1: 4"
    page.close()
    assert [part.name for part in sheets.parts(script)] == ["words.js", "sums.js"]
    assert sheets.read(script.parent / "sums.js").decode() == MODULES["sums.js"], "a module by itself is as it is"


def test_a_change_of_a_module_is_a_change_of_the_script(script: Path) -> None:
    before, text = sheets.changed(script), sheets.read(script)
    part = script.parent / "words.js"
    part.write_text(MODULES["words.js"].replace("own}: ", "own}. "))
    os.utime(part, (before + 1, before + 1))
    assert sheets.changed(script) == before + 1
    assert sheets.read(script) != text


def test_modules_that_need_each_other_are_refused(script: Path) -> None:
    (script.parent / "words.js").write_text('import { twice } from "./sums.js";\nexport const say = twice;\n')
    with pytest.raises(Unfit, match=r"page.js -> sums.js -> words.js -> sums.js"):
        sheets.read(script)


@pytest.mark.parametrize(
    "line", ["export let own = 1;", "export { say };", 'import "./words.js";', "export default 1;"]
)
def test_what_a_script_cannot_say_is_refused(script: Path, line: str) -> None:
    """Rather than lost on its way."""
    (script.parent / "sums.js").write_text(f"{MODULES['sums.js']}{line}\n")
    with pytest.raises(Unfit, match=re.escape(f"sums.js: {line}")):
        sheets.read(script)


def test_the_script_of_the_table_has_all_its_modules() -> None:
    static = ROOT / "table/static"
    script = static / "table.js"
    assert set(static.glob("*.js")) - {script, *sheets.parts(script)} == {static / "worker.js"}
    assert sheets.read(script).count(b"\n})();\n") == len(sheets.parts(script)) + 1


def test_other_files_are_as_they_are(tmp_path: Path) -> None:
    script = tmp_path / "one.js"
    script.write_bytes(b'@import "no.css";\n')
    assert sheets.read(script) == b'@import "no.css";\n'
    assert sheets.changed(script) == script.stat().st_mtime


def test_a_part_that_is_gone_is_missed(tmp_path: Path) -> None:
    sheet = tmp_path / "one.css"
    sheet.write_text('@import "gone.css";\n')
    with pytest.raises(FileNotFoundError):
        sheets.read(sheet)


# What neutral sheets know


def names(sheet: str) -> set[str]:
    """The classes and ids in its selectors."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    selectors = [found for found in re.findall(r"([^{};]+)\{", plain) if not found.strip().startswith("@")]
    return {name for selector in selectors for name in re.findall(r"[.#]([a-zA-Z][\w-]*)", selector)}


def known(top: Path) -> str:
    """All that is written in the templates, scripts and modules of a layer that belong to no game."""
    files = [path for ending in ("html", "js", "py") for path in top.rglob(f"*.{ending}")]
    return "\n".join(
        path.read_text("utf-8") for path in files if not TITLES & set(path.relative_to(top).with_suffix("").parts)
    )


def strangers(sheet: str, known: str) -> set[str]:
    """What a sheet names that is written nowhere; of a name with a number, or the like, its beginning is."""
    words = set(re.findall(r"[\w-]+", known))
    begun = tuple(re.findall(r"([a-z][\w-]*-)(?:\{|\$\{|' ~)", known))
    return {name for name in names(sheet) if name not in words and not name.startswith(begun)}


def neutral(top: Path) -> Iterator[Path]:
    return (path for path in (top / "static").rglob("*.css") if "games" not in path.relative_to(top).parts)


@pytest.mark.parametrize("layer", ["table", "companion"])
def test_sheets_of_no_game_know_what_no_game_draws(layer: str) -> None:
    """Else each new game would sign them."""
    top = ROOT / layer
    written, found = known(top), list(neutral(top))
    assert len(found) >= 4
    assert {str(path): gone for path in found if (gone := strangers(path.read_text("utf-8"), written))} == {}


def test_what_one_game_draws_would_be_found() -> None:
    written = known(ROOT / "table")
    assert strangers(".setup:has(#predators-named:checked) .chair-2, .seat-3 {\n}\n", written) == {"predators-named"}
    dune = (ROOT / "table/static/games/dune/seats.css").read_text("utf-8")
    assert len(strangers(dune, written)) > 10
