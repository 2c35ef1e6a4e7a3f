"""What is installed: by version and hash, from wherever pip is set to look."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "requirements").glob("*.txt"))
LOCKS = sorted((ROOT / "requirements").glob("*/package-lock.json"))
PIN = re.compile(r"([A-Za-z0-9._-]+)==([^ ;]+)((?: --hash=sha256:[0-9a-f]{64})+)")
SAFE = {"python-multipart": (0, 0, 18), "jinja2": (3, 1, 6), "fastapi": (0, 115, 3)}
"""Below these there are holes that are known (of fastapi: in the starlette that it allows)."""


def pins(file: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in file.read_text().replace("\\\n", " ").splitlines():
        if not line or line.startswith("#"):
            continue
        match = PIN.fullmatch(" ".join(line.split()))
        assert match, f"{file.name}: {line[:80]}"
        found[match[1].lower()] = match[2]
    return found


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall("[0-9]+", version))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_package_has_its_version_and_its_hashes(file: Path) -> None:
    assert pins(file)
    assert "://" not in file.read_text()


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.parent.name)
def test_every_npm_package_has_its_version_and_its_hash(file: Path) -> None:
    wanted = json.loads((file.parent / "package.json").read_text())["dependencies"]
    packages = json.loads(file.read_text())["packages"]
    assert packages.pop("")["dependencies"] == wanted
    assert {name.removeprefix("node_modules/") for name in packages} >= set(wanted)
    assert all(re.fullmatch(r"[0-9.]+", version) for version in wanted.values())
    assert all(package["version"] and package["integrity"].startswith("sha512-") for package in packages.values())
    assert "://" not in file.read_text(), "no addresses: packages come from wherever npm is set to look"


def test_they_agree_with_each_other() -> None:
    versions: dict[str, str] = {}
    for file in FILES:
        for name, version in pins(file).items():
            assert versions.setdefault(name, version) == version, name


def test_make_installs_by_hash_only() -> None:
    installs = [
        line for line in (ROOT / "Makefile").read_text().splitlines() if " requirements/" in line and "-m pip" in line
    ]
    assert not installs, "PINNED installs requirements"
    assert "PINNED = $(PIP) --require-hashes -r" in (ROOT / "Makefile").read_text()


def test_the_bounds_leave_out_what_has_known_holes() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    bounds: dict[str, str] = dict(line.split(">=") for line in wanted)
    for name, least in SAFE.items():
        assert numbers(bounds[name]) >= least
    run = pins(ROOT / "requirements" / "run.txt")
    for name, least_wanted in bounds.items():
        assert numbers(run[name.replace(".", "-")]) >= numbers(least_wanted), name
