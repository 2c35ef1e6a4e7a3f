"""Titles are found by their folders, in every layer."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hagal
from hagal import games, packs
from hagal.kernel.title import Title

SOURCE = Path(hagal.__file__).parent


def test_a_folder_is_a_title_and_parts_of_games_are_none() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}
    assert set(games.NAMES) == folders - {"kit"}
    assert list(games.NAMES) == sorted(games.NAMES)


def test_titles_are_found_in_a_zip(tmp_path: Path) -> None:
    """As on a phone. What is not in there is not offered."""
    kept, *others = games.NAMES
    file = tmp_path / "hagal.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for path in SOURCE.rglob("*.py"):
            if not set(path.parts) & set(others):
                archive.write(path, f"hagal/{path.relative_to(SOURCE).as_posix()}")
    code = f"import sys; sys.path.insert(0, {str(file)!r}); from hagal import games; print(games.__file__, games.NAMES)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.startswith(str(file))
    assert told.endswith(f"{(kept,)}\n")


@pytest.mark.parametrize("name", games.NAMES)
def test_a_title_is_called_as_its_folder_and_names_the_kinds_of_its_components(name: str) -> None:
    title = games.title(name)
    assert isinstance(title, Title)
    assert title.name == name
    declared = {component.kind for module in (title.base, *title.layers) for component in module.components}
    assert title.kinds
    assert set(title.kinds) <= declared


def test_having_finds_the_titles_of_a_layer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "some_layer"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / f"{games.NAMES[0]}.py").touch()
    (folder / "chess.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert games.having("some_layer") == games.NAMES[:1]
    folders = {path.parent.name for path in (SOURCE / "packs").glob("*/__init__.py")}
    assert set(packs.GAMES) == folders & set(games.NAMES)
