"""The tests that prove the rules: found in a source checkout, by their `rule("...")` decorators."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


def proofs(root: Path) -> dict[str, list[str]]:
    """The tests of each number, as path::name."""
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


@cache
def own() -> dict[str, list[str]]:
    """Those of the checkout that this very file is part of; none, in an installed Hagal."""
    root = Path(__file__).resolve().parents[3]
    return proofs(root) if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() else {}
