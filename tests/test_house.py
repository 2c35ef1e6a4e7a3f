"""The laws of the house: which way the arrows between its layers point, and what each may bring along.

docs/house.md has the drawing. A test that fails here names the file and the import.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import hagal
import hagal.text

ROOT = Path(hagal.__file__).parent
TEXT = ROOT / "text"
TITLES = hagal.titles()
LONGEST = 500

ENGINE = {"kernel", "games"}
GAME = {"game", "decision", "undo", "tempo", "doubtful", "loading", "packed", "positions", "notation"}
"""The files that make up the public Game."""
SPOKEN = ENGINE | GAME | {"text", "languages", "packs", "version"}
FACES = SPOKEN | {"bots", "telling", "folders", "headers", "rulebook", "sheets"}
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
    "sheets": set(),
    **dict.fromkeys(GAME, SPOKEN),
    "telling": SPOKEN,
    "course": FACES,
    "lab": FACES,
    "terminal": FACES,
    "companion": FACES,
    "table": FACES | {"companion", "course"},
    "__init__": {"kernel", "game", "loading", "positions", "version"},
    "commands": {"lab", "terminal", "companion", "table", *FACES},
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
    """Imports of what stands below `prefix` that the table of arrows does not have, and parts that it does not know.

    What is no file there is something in its `__init__`: of Hagal that is the public Game."""
    for path in files:
        part = part_of(path, root)
        if part not in allowed:
            yield f"{path.relative_to(ROOT)}: no arrows are drawn for {part}"
        for name, line in imports(path):
            if name == prefix.rstrip("."):
                target = "game"
            elif name.startswith(prefix):
                target = name.removeprefix(prefix).split(".")[0]
                target = target if target in allowed or is_module(root / target) else "game"
            else:
                continue
            if target != part and target not in allowed.get(part, set()):
                yield f"{path.relative_to(ROOT)}:{line} imports {name}"


def is_module(path: Path) -> bool:
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


@pytest.mark.parametrize(("root", "allowed"), [(ROOT, MAY_IMPORT), (ROOT / "table", TABLE)])
def test_arrows_are_drawn_for_what_is_there_only(root: Path, allowed: dict[str, set[str]]) -> None:
    drawn = allowed.keys() | set().union(*allowed.values())
    assert [part for part in sorted(drawn) if not is_module(root / part)] == []


def test_a_part_without_arrows_would_be_found() -> None:
    known = {part: to - {"tempo"} for part, to in MAY_IMPORT.items() if part != "tempo"}
    found = list(breaches(FILES, ROOT, "hagal.", known))
    assert "tempo.py: no arrows are drawn for tempo" in found
    assert any(breach.startswith("terminal/session.py") for breach in found)


def test_arrows_between_layers_point_one_way() -> None:
    assert list(breaches(FILES, ROOT, "hagal.", MAY_IMPORT)) == []


def test_arrows_within_the_table_point_one_way() -> None:
    files = [path for path in FILES if path.is_relative_to(ROOT / "table")]
    assert list(breaches(files, ROOT / "table", "hagal.table.", TABLE)) == []


def named(module: str) -> str | None:
    """The module of Hagal behind what an import names, if it is one: a file, a folder, or something in it."""
    for name in (module, module.rpartition(".")[0]):
        if name.startswith("hagal.") and is_module(ROOT.parent / name.replace(".", "/")):
            return name
    return None


def arrows(imported: Callable[[Path], Iterable[tuple[str, int]]] = imports) -> dict[str, set[str]]:
    """Which module imports which, for types alone too: whoever reads one has to know the other."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        module = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
        found[module] = {to for name, _line in imported(path) if (to := named(name)) and to != module}
    return found


def running(path: Path) -> Iterator[tuple[str, int]]:
    """The imports of a file but for those that only type checkers follow."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checked = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    spans = [(node.lineno, node.body[-1].end_lineno or 0) for node in checked]
    return ((name, line) for name, line in imports(path) if not any(first <= line <= last for first, last in spans))


def circles(arrows: dict[str, set[str]]) -> list[set[str]]:
    """The modules that lead back to themselves, those together that lead to each other."""
    left = {module: set(to) for module, to in arrows.items()}
    while True:  # without those that lead nowhere, and those that nothing leads to
        to_some = {one for to in left.values() for one in to}
        ends = {module for module, to in left.items() if not to & left.keys() or module not in to_some}
        if not ends:
            break
        left = {module: to - ends for module, to in left.items() if module not in ends}
    reached = {module: reach(module, left) for module in left}
    found: list[set[str]] = []
    for module in sorted(left):
        if module in reached[module] and not any(module in circle for circle in found):
            found.append({other for other in reached[module] if module in reached[other]})
    return found


def reach(module: str, arrows: dict[str, set[str]]) -> set[str]:
    """All that one comes to from a module."""
    found: set[str] = set()
    ahead = [module]
    while ahead:
        new = arrows.get(ahead.pop(), set()) - found
        found |= new
        ahead += new
    return found


KNOTS = (
    # A Step runs on a State, whose rules are made of Steps, and whose log tells of both.
    {"chance", "errors", "events", "rules", "setting", "state", "step"},
    # A State holds components, what is printed on components are effects, and effects run on a State.
    {"dune.components", "dune.effect", "dune.state"},
    {"encounters.components", "encounters.effect", "encounters.moves", "encounters.state"},
    {"runewars.board", "runewars.components", "runewars.effect", "runewars.state"},
)
"""The circles that there are: of types alone, which say of each other what they are made of."""


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Those of KNOTS do for types alone."""
    assert circles(arrows(running)) == []
    known = [{f"hagal.{'games' if '.' in name else 'kernel'}.{name}" for name in knot} for knot in KNOTS]
    assert [circle for circle in circles(arrows()) if circle not in known] == []


def test_imports_for_types_are_counted() -> None:
    assert "hagal.kernel.state" in arrows()["hagal.kernel.step"]
    assert "hagal.kernel.state" not in arrows(running)["hagal.kernel.step"]


def test_a_circle_would_be_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == [{"b", "c"}]
    assert circles({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"e"}, "e": {"d"}}) == [{"a", "b"}, {"d", "e"}]


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
    `value in (one, *others)`, and no `one = other = value` in the body of a class."""
    for path in FILES:
        if part_of(path, ROOT) in ENGINE:
            source = path.read_text(encoding="utf-8")
            assert not re.search(r"super\(\)\.__init__\([^()]*\*\*", source), path
            assert starred(source) == [], path
            assert doubled(source) == [], path


def doubled(source: str) -> list[int]:
    """The lines of classes that give several attributes a value at once."""
    return [
        line.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.Assign) and (len(line.targets) > 1 or not isinstance(line.targets[0], ast.Name))
    ]


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


WORDS = "|".join([*TITLES, "hunted", "hunters", "alien", "predators?", "enc", "rw"])
"""What titles and their modes are called, and the first word of their messages."""
NAMED = re.compile(rf"(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z]))(?i:{WORDS})(?![a-z])")
"""Such a word wherever it is one: by itself, in `a_name`, in an id with hyphens, and in ANameLikeThis."""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        *[("dune_ix", "dune"), ("title_dune", "dune"), ("DuneFace", "Dune"), ("asDuneFace", "Dune")],
        *[("predators-named", "predators"), ("enc-why", "enc"), ("a.dune-card", "dune"), ("RUNEWARS", "RUNEWARS")],
        *[("dunes", ""), ("inalienable", ""), ("silence-why", ""), ("draw-card", ""), ("prunewars", "")],
    ],
)
def test_a_name_is_found_wherever_it_is_a_word(text: str, found: str) -> None:
    match = NAMED.search(text)
    assert (match[0] if match else "") == found


def of_a_title(path: Path) -> bool:
    """Is it a title's own: a file or a folder of its name?"""
    return any(part.partition(".")[0] in TITLES for part in path.relative_to(ROOT).parts)


def names_in(path: Path) -> Iterator[str]:
    """The names of games in a file, line by line."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if match := NAMED.search(line):
            yield f"{path.relative_to(ROOT)}: {match[0]}, line {number}"


@pytest.mark.parametrize("layer", ["table", "companion", "terminal"])
def test_a_face_names_games_in_their_own_folders_only(layer: str) -> None:
    files = [path for ending in ("py", "html", "js", "css") for path in (ROOT / layer).rglob(f"*.{ending}")]
    assert [found for path in files if not of_a_title(path) for found in names_in(path)] == []


def test_bots_name_games_in_their_own_folders_only() -> None:
    assert [found for path in (ROOT / "bots").rglob("*.py") if not of_a_title(path) for found in names_in(path)] == []


SHARED = ("commands", "lab", "text", "telling", "packs", "rulebook", "kernel", "games/kit")
"""Layers whose own files know no title, besides the files of `hagal` itself."""


def test_what_all_games_share_names_none() -> None:
    """Examples for those who read it may: what stands in docstrings and comments does not run."""
    files = [path for folder in SHARED for path in (ROOT / folder).rglob("*.py")]
    files += [*ROOT.glob("*.py"), ROOT / "games" / "__init__.py"]
    found = {
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files
        if not of_a_title(path)
        for line in said(path.read_text(encoding="utf-8")).splitlines()
        if NAMED.search(line)
    }
    assert found == {"games/__init__.py: USUAL = 'dune'"}, "one title is the one that is shown to who names none"


def said(source: str) -> str:
    """A module without its comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not is_text(one)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


MARKS = {
    "dune": {"dune"},
    "encounters": {"encounters", "enc", "hunted", "hunters", "alien", "hive"},
    "runewars": {"runewars", "rw"},
}
"""The words by which an id says of which title it is."""
BEGIN = {
    "bots": {"bot", "bots"},
    "companion": {"companion"},
    "platform": set[str](),
    "table": {"web", "small", "table", "server", "script", "plain", "company", "lesson", "mine", "daily", "push"}
    | {"challenge", "decks"},
    "telling": {"preview"},
    "terminal": {"term"},
}
"""How the ids of a layer begin; those of the platform, as what they say."""


def owner(path: Path) -> str | None:
    """The title that a Fluent file belongs to, by its folder or its name."""
    return next((title for title in TITLES for part in path.parts if re.match(rf"{title}\b", part)), None)


def ids_in(path: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)


def misplaced(layer: str, path: Path, id: str) -> bool:
    """Does an id begin otherwise than its layer does, say nothing of the title whose file it is in, or name another?"""
    words = id.split("-")
    named = {title for title in TITLES if MARKS[title] & set(words)}
    own = owner(path)
    return bool(BEGIN[layer] and words[0] not in BEGIN[layer]) or named != ({own} if own else set())


@pytest.mark.parametrize("lang", hagal.text.LANGUAGES)
@pytest.mark.parametrize("layer", BEGIN)
def test_messages_stand_where_their_names_say(layer: str, lang: str) -> None:
    """What all games share has no message of one of them; a message in the folder of one has its name in it."""
    files = [path.relative_to(TEXT / lang) for path in (TEXT / lang / layer).rglob("*.ftl")]
    assert files
    assert [f"{path}: {id}" for path in files for id in ids_in(TEXT / lang / path) if misplaced(layer, path, id)] == []


def test_a_misplaced_message_would_be_found() -> None:
    assert not misplaced("table", Path("table/games/dune/words.ftl"), "table-dune-halls")
    assert misplaced("table", Path("table/games/dune/words.ftl"), "web-halls")
    assert misplaced("table", Path("table/games/dune/words.ftl"), "table-hive-halls")
    assert misplaced("table", Path("table/pages.ftl"), "web-dune-halls")
    assert misplaced("companion", Path("companion/runewars.ftl"), "companion-claim")
    assert misplaced("bots", Path("bots/encounters-alien.ftl"), "alien-bites")


SAID = re.compile(
    r"\b(Dune|Imperium|House Hagal|Hagal (deck|card)s?|spice|solari|Conflicts?|Intrigue|Swordmaster|Mentat|persuasion"
    r"|Predators?|Aliens?|Hive|Wilds|HQ|Strikes?|Coordinate|Runewars|strongholds?|Legendary Encounters)\b"
)
"""Words of single games."""


def test_what_is_said_of_every_game_has_no_words_of_one() -> None:
    files = [path for layer in BEGIN for path in (TEXT / "en" / layer).rglob("*.ftl")]
    shared = [path for path in files if owner(path.relative_to(TEXT / "en")) is None]
    lines = [line for path in shared for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 800
    assert [line for line in lines if SAID.search(line.partition(" = ")[2] or line)] == []


def test_no_file_is_longer_than_one_can_hold_in_the_head() -> None:
    """Tests neither, nor style sheets, scripts, templates and sentences; rulebooks and data are as long as they are."""
    others = [path for ending in ("css", "js", "html", "ftl") for path in ROOT.rglob(f"*.{ending}")]
    assert len(others) > 300
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in [*FILES, *TESTS, *others]}
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
