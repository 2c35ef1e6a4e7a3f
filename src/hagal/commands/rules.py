"""`hagal rules`: the numbered requirements of docs/rules, and the tests that prove them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Annotated

import typer

from hagal.kernel.errors import RulesError

RULE = re.compile(r"- (?:\*\*)?([A-Z]{2,4}-T?\d+[a-z]?)(?:\*\*)? +(.+)")
IN_FORCE = "in-force"

app = typer.Typer(no_args_is_help=True, help="The numbered rules of docs/rules and the tests that prove them.")

Book = Annotated[
    str, typer.Argument(help="A file of docs/rules, for example dune-base. Default: all with a number in force.")
]
Number = Annotated[str, typer.Argument(help="The number of a rule, for example DI-020.")]


@app.command()
def coverage(book: Book = "") -> None:
    """Print each number with its tests; exit status 1 while one has none."""
    root = checkout()
    books = rulebooks(root)
    if book and book not in books:
        raise RulesError(f"there is no rulebook {book!r}; docs/rules has: {', '.join(books)}")
    claimed = in_force(root)
    names = [book] if book else [name for name, rules in books.items() if not claimed.isdisjoint(rules)]
    proved = proofs(root)
    missing = 0
    for name in names:
        missing += report(name, books[name], proved)
    if missing:
        raise typer.Exit(1)


def report(name: str, rules: dict[str, str], proved: dict[str, list[str]]) -> int:
    """Print the numbers of one rulebook with their tests. How many have none."""
    for number in rules:
        typer.echo(number if number in proved else f"{number}  no test")
        for test in proved.get(number, ()):
            typer.echo(f"    {test}")
    covered = sum(number in proved for number in rules)
    typer.echo(f"{name}: {covered} of {len(rules)} numbers have a test")
    return len(rules) - covered


@app.command()
def show(number: Number) -> None:
    """Print a rule."""
    root = checkout()
    wanted = number.upper()
    for name, rules in rulebooks(root).items():
        if wanted in rules:
            tests = len(proofs(root).get(wanted, ()))
            typer.echo(f"{wanted} ({name}, {tests} test{'' if tests == 1 else 's'})\n{rules[wanted]}")
            return
    raise RulesError(f"there is no rule {number!r} in docs/rules; `hagal rules coverage` lists the numbers")


def checkout() -> Path:
    """The source checkout around the current directory, or around this very file."""
    here = Path.cwd()
    for root in (here, *here.parents, Path(__file__).resolve().parents[3]):
        if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() and (root / "src" / "hagal").is_dir():
            return root
    raise RulesError(
        "the rulebooks (docs/rules) and their tests (tests) are not part of an installed Hagal; "
        "run this command inside a source checkout"
    )


def rulebooks(root: Path) -> dict[str, dict[str, str]]:
    """The rules of every file that has any, as number: text."""
    found = {path.stem: read_rules(path) for path in sorted((root / "docs" / "rules").glob("*.md"))}
    return {name: rules for name, rules in found.items() if rules}


def read_rules(path: Path) -> dict[str, str]:
    """The numbered items of one file, each number where it stands first; a rule goes on over indented lines."""
    rules: dict[str, str] = {}
    number = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        item = RULE.match(line)
        if item is not None and item[1] not in rules:
            number = item[1]
            rules[number] = item[2].strip()
        elif number and line.startswith("  ") and line.strip():
            rules[number] += "\n" + line.strip()
        else:
            number = ""
    return rules


def in_force(root: Path) -> set[str]:
    """The numbers claimed so far."""
    lines = (root / "docs" / "rules" / IN_FORCE).read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def proofs(root: Path) -> dict[str, list[str]]:
    """The tests of each number, found by their `rule("...")` decorators, as path::name."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "rule(" not in source:
            continue
        for node in ast.walk(ast.parse(source, str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in marks(node):
                    found.setdefault(number, []).append(f"{path.relative_to(root).as_posix()}::{node.name}")
    return found


def marks(test: ast.FunctionDef) -> list[str]:
    """The numbers that the decorators of a test name."""
    found: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            found += [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return found
