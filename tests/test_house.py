"""The laws of the house: which way the arrows between its layers point, and what each may bring along.

docs/house.md has the drawing. A test that fails here names the file and the import.
"""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hagal

ROOT = Path(hagal.__file__).parent
TITLES = hagal.titles()
LONGEST = 500

ENGINE = {"kernel", "games"}
GAME = {"game", "decision", "undo", "tempo", "doubtful", "packed", "positions", "notation"}
"""The files that make up the public Game."""
SPOKEN = ENGINE | GAME | {"text", "languages", "packs", "version"}
FACES = SPOKEN | {"bots", "telling", "folders", "headers", "rulebook"}
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": ENGINE,
    "text": ENGINE | {"languages"},
    "packs": ENGINE | {"folders", "languages"},
    "rulebook": {"kernel", "text", "languages"},
    "version": set(),
    "folders": set(),
    "languages": set(),
    "headers": set(),
    **dict.fromkeys(GAME, SPOKEN),
    "telling": SPOKEN,
    "course": FACES,
    "lab": FACES,
    "envs": FACES,
    "terminal": FACES,
    "companion": FACES,
    "table": FACES | {"companion", "course"},
    "__init__": {"kernel", "game", "positions", "version"},
    "commands": {"lab", "envs", "terminal", "companion", "table", *FACES},
    "cli": {"commands", "kernel", "version"},
    "__main__": {"cli"},
}
"""What each layer may import of Hagal; `import hagal` itself stands for `game`."""

LEAVES = {"kept", "settings", "webpush", "refusal", "people", "limits", "seats", "sight", "wish", "words", "packs"}
"""What all parts of the table share; these import nothing of it but each other."""
TABLE: dict[str, set[str]] = {
    **dict.fromkeys(LEAVES, LEAVES),
    "storage": LEAVES,
    "games": LEAVES,
    "rooms": LEAVES | {"storage", "games"},
    "door": LEAVES | {"storage", "rooms"},
    "api": LEAVES | {"door", "rooms", "games"},
    "pages": LEAVES | {"door", "rooms", "games"},
    "app": LEAVES | {"storage", "rooms", "door", "api", "pages"},
    "serve": LEAVES | {"storage", "door", "app"},
    "__init__": set(),
}
"""The same for the parts of the table."""

FILES = sorted(ROOT.rglob("*.py"))
TESTS = sorted(Path(__file__).parent.rglob("*.py"))


@cache
def imports(path: Path) -> tuple[tuple[str, int], ...]:
    """The modules that a file imports, wherever in it, each with its line. `from a import b` is `a.b`."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(name.name, node.lineno) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found += [(f"{node.module}.{name.name}", node.lineno) for name in node.names]
    return tuple(found)


def part_of(path: Path, root: Path) -> str:
    """The layer that a file belongs to: its folder, or the file itself."""
    parts = path.relative_to(root).parts
    return parts[0] if len(parts) > 1 else path.stem


def breaches(files: list[Path], root: Path, prefix: str, allowed: dict[str, set[str]]) -> Iterator[str]:
    """Imports of what stands below `prefix` that the table of arrows does not have."""
    for path in files:
        part = part_of(path, root)
        for name, line in imports(path):
            if name == prefix.rstrip("."):
                target = "game"
            elif name.startswith(prefix):
                target = name.removeprefix(prefix).split(".")[0]
                target = target if target in allowed else "game"
            else:
                continue
            if target != part and target not in allowed.get(part, set()):
                yield f"{path.relative_to(ROOT)}:{line} imports {name}"


def test_arrows_between_layers_point_one_way() -> None:
    assert list(breaches(FILES, ROOT, "hagal.", MAY_IMPORT)) == []


def test_arrows_within_the_table_point_one_way() -> None:
    files = [path for path in FILES if path.is_relative_to(ROOT / "table")]
    assert list(breaches(files, ROOT / "table", "hagal.table.", TABLE)) == []


def named(module: str) -> str | None:
    """The module of the table behind what an import names, if it is one: a file, a folder, or something in it."""
    for name in (module, module.rpartition(".")[0]):
        path = ROOT.parent / name.replace(".", "/")
        if name.startswith("hagal.table.") and (path.with_suffix(".py").exists() or (path / "__init__.py").exists()):
            return name
    return None


def arrows() -> dict[str, set[str]]:
    """Which module of the table imports which, for types alone too: whoever reads one has to know the other."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        if path.is_relative_to(ROOT / "table"):
            module = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
            found[module] = {to for name, _line in imports(path) if (to := named(name)) and to != module}
    return found


def circles(arrows: dict[str, set[str]]) -> set[str]:
    """What is left when everything is taken away that leads nowhere, or that nothing leads to."""
    left = {module: set(to) for module, to in arrows.items()}
    while True:
        to_some = {one for to in left.values() for one in to}
        ends = {module for module, to in left.items() if not to & left.keys() or module not in to_some}
        if not ends:
            return set(left)
        left = {module: to - ends for module, to in left.items() if module not in ends}


def test_no_modules_of_the_table_import_each_other_in_a_circle() -> None:
    found = arrows()
    assert circles(found) == set()
    assert "hagal.table.rooms.room" in found["hagal.table.rooms.doors"], "imports for types are counted"


def test_a_circle_would_be_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == {"b", "c"}


def test_a_breach_would_be_found(tmp_path: Path) -> None:
    culprit = ROOT / "kernel" / "loop.py"
    assert list(breaches([culprit], ROOT, "hagal.", {**MAY_IMPORT, "kernel": set()})) == []
    assert list(breaches([ROOT / "games" / "__init__.py"], ROOT, "hagal.", {**MAY_IMPORT, "games": set()}))


@pytest.mark.parametrize("layer", ["kernel", "games", "bots"])
def test_the_engine_needs_the_standard_library_only(layer: str) -> None:
    strangers = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in FILES
        if path.is_relative_to(ROOT / layer)
        for name, line in imports(path)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "hagal"}
        and name != "mypy_extensions.mypyc_attr"  # for type checkers
    ]
    assert strangers == []


def test_the_engine_starts_where_nothing_is_installed() -> None:
    """-S leaves out all that was installed; only Hagal itself is on the way."""
    modules = ["hagal.kernel.loop", "hagal.bots", *(f"hagal.games.{title}" for title in TITLES)]
    code = f"import sys; sys.path.insert(0, {str(ROOT.parent)!r}); import {', '.join(modules)}"
    run = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_the_engine_can_be_compiled() -> None:
    """mypyc takes `super().__init__(**more)` for something else, which goes wrong where it runs; and it knows no
    `value in (one, *others)`."""
    for path in FILES:
        if part_of(path, ROOT) in ENGINE:
            source = path.read_text(encoding="utf-8")
            assert not re.search(r"super\(\)\.__init__\([^()]*\*\*", source), path
            assert starred(source) == [], path


def starred(source: str) -> list[int]:
    """The lines that ask whether something is in a display with a star."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for other in node.comparators
        if isinstance(other, ast.Tuple | ast.List | ast.Set) and any(isinstance(one, ast.Starred) for one in other.elts)
    ]


def test_no_game_imports_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for title in TITLES
        for path in FILES
        if path.is_relative_to(ROOT / "games" / title)
        for name, line in imports(path)
        if name.startswith("hagal.games.") and name.split(".")[2] not in (title, "kit")
    ]
    assert found == []


def test_the_kit_imports_no_game() -> None:
    kit = [path for path in FILES if path.is_relative_to(ROOT / "games" / "kit")]
    assert [
        name
        for path in kit
        for name, _line in imports(path)
        if name.startswith("hagal.games.") and name.split(".")[2] != "kit"
    ] == []


NAMED = re.compile(rf"\b({'|'.join([*TITLES, 'hunted', 'hunters', 'alien'])})\b", re.IGNORECASE)
"""What titles and their modes are called."""


@pytest.mark.parametrize(("layer", "own"), [("table", "games"), ("companion", "games"), ("terminal", "faces")])
def test_a_face_names_games_in_their_own_folders_only(layer: str, own: str) -> None:
    files = [path for ending in ("py", "html", "js", "css") for path in (ROOT / layer).rglob(f"*.{ending}")]
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files
        if own not in path.relative_to(ROOT / layer).parts and (match := NAMED.search(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_bots_name_games_in_their_own_folders_only() -> None:
    found = [path.name for path in (ROOT / "bots").glob("*.py") if NAMED.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("layer", ["table", "terminal"])
def test_messages_of_a_game_are_in_its_own_folder(layer: str) -> None:
    """What all games share asks for no message that is named by one."""
    lines = [line for path in (ROOT / "text/en" / layer).glob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    ids = [line.partition(" =")[0] for line in lines if re.match(r"[a-z][\w-]* =", line)]
    assert len(ids) > 80
    assert [id for id in ids if NAMED.search(id)] == []


def test_no_file_is_longer_than_one_can_hold_in_the_head() -> None:
    """Tests neither."""
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in [*FILES, *TESTS]}
    assert {str(path): size for path, size in sizes.items() if size > LONGEST} == {}


def test_no_test_imports_a_test() -> None:
    """What tests share is in tests/support, or beside them in a file that holds no tests."""
    found = [
        f"{path.name}:{line} imports {name}"
        for path in TESTS
        for name, line in imports(path)
        if re.match(r"tests\.(\w+\.)*test_", name)
    ]
    assert found == []


# The promises of the first page


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
