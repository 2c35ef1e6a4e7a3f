"""Which components a folder of tests names."""

from __future__ import annotations

import ast
from pathlib import Path


def named(pattern: str, ids: list[str], folder: Path) -> set[str]:
    """The ids that a test in these files names: the longest one that its own name begins with, or a parameter."""
    found: set[str] = set()
    paths = sorted(folder.glob(pattern))
    assert paths, f"there is no {folder / pattern}"
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            name = node.name.removeprefix("test_")
            fitting = [id for id in ids if name == id or name.startswith(f"{id}_")]
            found |= {max(fitting, key=len)} if fitting else set()
            for decorator in node.decorator_list:
                constants = {part.value for part in ast.walk(decorator) if isinstance(part, ast.Constant)}
                found |= {id for id in ids if id in constants}
    return found
