"""What goes to the phone: the zip with the rules, the folder, and how it is served."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
import uvicorn
from typer.testing import CliRunner

from hagal import rulebook
from hagal.commands import companion
from hagal.companion import build, bundle, games
from hagal.companion.serve import create_app
from hagal.kernel.errors import HagalError
from hagal.table.door.wire import Gate
from hagal.table.settings import Settings
from tests.companion.people import People
from tests.support.aside import aside
from tests.support.browser import Served


class Client:
    """Asks the application as a browser does."""

    def __init__(self) -> None:
        self.app = create_app()

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await client.get(path, headers=headers)

        return aside(asked())


ALONE = """
import sys
sys.path[:] = [p for p in sys.path if "site-packages" not in p] + [{folder!r}]
import json
from hagal.companion.app import App
app = App()
ask = lambda **given: json.loads(app.handle(json.dumps(given)))
for lang in ("en", "ru", "pt-BR"):
    ask(do="open", lang=lang, title="dune")
    answers = ask(do="wizard")["answers"]
    answers["ix"] = True
    ask(do="begin", answers=answers, seed=5)
    shown = ask(do="ready")["screen"]
    while shown["ask"]["kind"] == "list":
        shown = ask(do="tap", key=shown["ask"]["options"][0]["key"])["screen"]
    shown = ask(do="tap", key="turn")["screen"]
import hagal
game = app.desk.session.game
assert hagal.load(game.save()).decision.keys == game.decision.keys
print(str(game.record), end="")
"""


LATER = """
import json, shutil, sys
sys.path[:] = [p for p in sys.path if "site-packages" not in p] + [{folder!r}]
from hagal.companion.app import App
app = App()
ask = lambda **given: json.loads(app.handle(json.dumps(given)))
for card in ask(do="open", lang="ru")["screen"]["games"]:
    title = card["id"]
    assert ask(do="choose", title=title) == {{"need": title}}
    shutil.copytree({more!r} + "/" + title + ".zip", {folder!r}, dirs_exist_ok=True)
    app.arrived()
    print(title, ask(do="choose", title=title)["screen"]["kind"], end=" ")
    ask(do="leave")
"""


def test_the_zip_is_all_that_the_rules_need(tmp_path: Path) -> None:
    """Unpacked, without any installed package, it plays as it does here."""
    zips = bundle.zips()
    for name in ("hagal.zip", "dune.zip"):
        zipfile.ZipFile(io.BytesIO(zips[name])).extractall(tmp_path)
    command = [sys.executable, "-I", "-S", "-c", ALONE.format(folder=str(tmp_path))]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    table = People(5, ix=True)
    table.settle()
    table.tap("turn")
    assert done.stdout == table.record


def test_the_zip_holds_nothing_of_the_server_and_is_the_same_each_time() -> None:
    zips = bundle.zips()
    names = [name for data in zips.values() for name in zipfile.ZipFile(io.BytesIO(data)).namelist()]
    assert len(set(names)) == len(names)
    assert not [name for name in names if "table/" in name or "serve" in name or "terminal" in name or "bots" in name]
    assert not [name for name in names if "encounters" in name]
    assert "hagal/companion/app.py" in names
    assert zips == bundle.zips()
    assert sum(len(data) for data in zips.values()) < 1_500_000


def test_each_title_brings_its_own_rules_along() -> None:
    for title, data in ((title, bundle.zips()[f"{title}.zip"]) for title in games.NAMES):
        names = {name for name in zipfile.ZipFile(io.BytesIO(data)).namelist() if name.endswith(".md")}
        books = [book for book in rulebook.books("en").values() if book.title == title]
        assert {f"hagal/text/en/{title}/rules/{book.id}.md" for book in books} <= names
        assert all(f"/{title}/rules/" in name for name in names)


def test_a_title_s_own_code_comes_when_it_is_chosen(tmp_path: Path) -> None:
    """The page is told what to fetch; once that is there, the title is found without a new start."""
    zips = bundle.zips()
    assert set(zips) == {"hagal.zip", *(f"{title}.zip" for title in games.NAMES)}
    for name, data in zips.items():
        zipfile.ZipFile(io.BytesIO(data)).extractall(tmp_path / name)
    code = LATER.format(folder=str(tmp_path / "hagal.zip"), more=str(tmp_path))
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout) == ("", "dune new runewars runewars ")


def test_the_folder_is_whole_and_its_version_follows_its_contents() -> None:
    found = build.files()
    script = found["sw.js"].decode()
    assert "@" not in script.split("CACHE")[0]
    listed = json.loads(script.partition("const FILES = ")[2].partition(";")[0])
    assert {"index.html" if name == "./" else name[2:] for name in listed} == set(found) - {"sw.js"}
    mark = script.partition('VERSION = "')[2].partition('"')[0]
    assert mark == build.version({**found, "sw.js": script.replace(mark, "@VERSION@").encode()})
    assert build.version({**found, "app.js": b"other"}) != build.version(found)
    own = [name for name in found if name.endswith((".js", ".html", ".webmanifest")) and "pyodide" not in name]
    assert "games/runewars/battle.js" in own
    for name in own:
        assert b"http:" not in found[name].replace(b"http://www.w3.org/", b"")
        assert b"https:" not in found[name]


def test_building_twice_is_fine_but_other_files_are_left_alone(tmp_path: Path) -> None:
    from hagal.cli import app

    assert app is not None
    folder = tmp_path / "out"
    for _ in range(2):
        done = CliRunner().invoke(companion.app, ["build", str(folder)])
        assert done.exit_code == 0, done.output
    assert (folder / "pyodide/pyodide.asm.wasm").stat().st_size > 1_000_000
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(HagalError, match="holds other files"):
        build.write(tmp_path / "mine")


def test_without_pyodide_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HAGAL_PYODIDE", str(tmp_path))
    with pytest.raises(build.NoPyodide, match="make companion"):
        build.files()
    client = Client()
    for lang in ("en", "ru", "pt-BR"):
        answer = client.get("/", headers={"accept-language": f"{lang},en;q=0.5"})
        assert answer.status_code == 503
        assert "make companion" in answer.text
        assert f'lang="{lang}"' in answer.text
    assert client.get("/app.js").status_code == 503


def test_it_is_served_packed_with_a_strict_policy() -> None:
    client = Client()
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    own = page.text.split("Content-Security-Policy")[1].split('content="')[1].split('"')[0]
    assert " ".join(own.split()) in policy
    wasm = client.get("/pyodide/pyodide.asm.wasm")
    assert wasm.headers["content-type"] == "application/wasm"
    assert wasm.headers["content-encoding"] == "gzip"
    plain = client.get("/app.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == build.files()["app.js"]
    again = client.get("/app.js", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for lost in ("/nothing.js", "/../pyproject.toml", "/pyodide/"):
        assert client.get(lost).status_code == 404


def test_a_sheet_has_all_its_parts_with_it() -> None:
    """The folder needs nothing from elsewhere, and the phone fetches no part by itself."""
    files = build.files()
    found = {name: data.decode() for name, data in files.items() if name.endswith(".css")}
    assert set(found) == {"app.css", *(f"games/{title}/style.css" for title in games.NAMES)}
    assert "--night:" in found["app.css"]
    assert not [name for name, text in found.items() if "@import" in text]


def test_gzip_is_the_same_file() -> None:
    files = build.files()
    assert gzip.decompress(gzip.compress(files["app.css"], 9, mtime=0)) == files["app.css"]


def test_the_server_has_the_bounds_of_the_table(phone: Served) -> None:
    """Size, time and number of connections: see tests/table/test_wire.py."""
    assert httpx.get(phone.url, headers={"X-A": "a" * 10_000}).status_code == 200
    assert httpx.get(phone.url, headers={"X-A": "a" * 70_000}).status_code == 431


def test_the_server_counts_its_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[uvicorn.Config] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda server: found.append(server.config))
    assert CliRunner().invoke(companion.app, ["--port", "8011"]).exit_code == 0
    gate: object = found[0].http
    assert isinstance(gate, Gate)
    assert gate.settings.patience == Settings().patience
    assert gate.most <= Settings().connections
