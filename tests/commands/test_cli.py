"""The command line itself, and what a script reads from the benchmarks."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hagal
from hagal import cli

ROOT = Path(__file__).parents[2]


def run(*words: str, module: bool = True) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *(["-m", "hagal"] if module else []), *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def test_the_version_is_told() -> None:
    found = run("--version")
    assert (found.returncode, found.stderr) == (0, "")
    assert re.fullmatch(rf"hagal {re.escape(hagal.__version__)} \(rules \d+\), Python 3\.\d+\.\d+\S*\n", found.stdout)


def test_a_mistake_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["hagal", "cards", "chess"])
    with pytest.raises(SystemExit) as caught:
        cli.main()
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("hagal: there is no title 'chess'")


def test_peers_as_json_print_nothing_but_json() -> None:
    """Peers that are not installed are told beside it."""
    found = run("benchmarks/peers.py", "--json", "--seconds", "0.1", module=False)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["engines"]["hagal"]["decisions_per_second"] > 0
