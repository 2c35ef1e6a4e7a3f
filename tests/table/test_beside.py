"""The companion under the table's own address."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hagal.companion import build
from hagal.text import LANGUAGES
from tests.support.client import House
from tests.support.forms import Visitor

WASM = "'wasm-unsafe-eval'"


@pytest.fixture
def pyodide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that looks like Pyodide."""
    for name in build.RUNTIME:
        (tmp_path / name).write_bytes(b"")
    (tmp_path / build.LOCK).write_text(json.dumps({"packages": {}}), "utf-8")
    monkeypatch.setenv("HAGAL_PYODIDE", str(tmp_path))


@pytest.mark.usefixtures("pyodide")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_leads_to_the_companion(house: House, lang: str) -> None:
    assert "/companion/" in Visitor(house, lang).open("/").read.links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_pyodide_the_start_page_does_not_lead_astray(
    house: House, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAGAL_PYODIDE", str(tmp_path))
    page = Visitor(house, lang).open("/")
    assert "/companion/" not in page.read.links
    assert "make companion" in page.text, "it says what is needed"


@pytest.mark.usefixtures("pyodide")
def test_it_is_served_with_the_policy_that_it_needs(house: House) -> None:
    client = house.client(browser=True)
    page = client.get("/companion", follow_redirects=True)
    assert page.status_code == 200
    assert page.url.path == "/companion/"
    assert WASM in page.headers["content-security-policy"]
    assert "set-cookie" not in page.headers, "it knows nobody"
    assert client.get("/companion/sw.js").headers["content-type"].startswith("text/javascript")
    assert client.get("/companion/nothing.js").status_code == 404
    for path in ("/", "/games/nothing", "/static/table.js", "/companions"):
        assert WASM not in client.get(path).headers["content-security-policy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_pyodide_a_page_says_how_to_get_it(
    house: House, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAGAL_PYODIDE", str(tmp_path))
    page = Visitor(house, lang).open("/companion/")
    assert page.answer.status_code == 404
    assert page.read.lang == lang
    assert "make companion" in page.text
    assert WASM not in page.answer.headers["content-security-policy"]
