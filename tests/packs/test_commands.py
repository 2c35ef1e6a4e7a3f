"""`hagal pack`, and `--pack` where games are started."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import hagal
from hagal import packs
from hagal.commands import install, pack
from hagal.kernel.errors import RulesError
from hagal.table.settings import Settings

SAMPLE = str(Path(__file__).with_name("sample.yaml"))
DOCS = Path(__file__).parents[2] / "docs" / "packs.md"
APP = typer.Typer()
install(APP)


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HAGAL_PACKS", str(tmp_path / "kept"))
    return tmp_path / "kept"


def run(*words: str) -> Result:
    result = CliRunner().invoke(APP, words, env={"COLUMNS": "100", "TERM": "dumb"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_check_tells_what_a_pack_does() -> None:
    result = run("pack", "check", SAMPLE)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == f"sample: a pack for encounters, content {packs.read(SAMPLE).hash}"
    assert "  replaces dutch_common (character, stand-in): Eyes on the Ridge -> High Ground" in lines
    assert "  replaces sacrifice (strike, stand-in): Sacrifice" in lines
    assert "  adds     quiet_steps (character, 5 cards): Quiet Steps" in lines
    assert (
        f"{SAMPLE}:32:16: warning: lieutenant: a source reports health: 9 (confidence medium), the pack says"
        in "".join(lines)
    )
    assert [line for line in lines if line.startswith("5 of ") and line.endswith(" stand-ins replaced")]
    assert lines[-1] == "30 components added, 3 warnings"


def test_a_pack_with_warnings_can_be_kept_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("hagal: pack 1\ngame: encounters\npack: mine\nreplace: {flesh_wound: {damage: 2}}", "utf-8")
    warning = (
        f"{path}:4:25: warning: flesh_wound: a source reports damage: 1 (confidence medium), the pack says damage: 2"
    )
    checked = run("pack", "check", str(path))
    assert checked.exit_code == 0
    assert warning in checked.output.splitlines()
    assert checked.output.splitlines()[-1] == "0 components added, 1 warning"
    assert run("pack", "keep", str(path)).output.splitlines()[0] == warning
    assert run("pack", "list").output.strip().endswith("(1 warning: hagal pack check)")


def test_check_tells_everything_that_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("hagal: pack 1\ngame: encounters\npack: x\nreplace: {nothing: {}, dutch_common: {atk: 1}}")
    result = run("pack", "check", str(path))
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert [line.partition(": ")[0] for line in lines[:2]] == [f"{path}:4:11", f"{path}:4:39"]
    assert lines[-1] == f"{len(lines) - 1} problems"


def test_check_of_what_is_not_there() -> None:
    with pytest.raises(RulesError, match="cannot be read"):
        run("pack", "check", "nowhere.yaml")


def test_new_writes_a_template_with_everything_that_can_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    assert run("pack", "new", "encounters", str(path)).exit_code == 0
    text = path.read_text(encoding="utf-8")
    assert text == run("pack", "new", "encounters").output
    known = "count 5, deck barracks, rarity common, character dutch, team dutch_team"
    assert f"  # character, stand-in: {known}\n" in text
    assert f"  # character, reported (confidence medium): {known}\n  # knock_knock:\n" in text
    assert "# bad_idea:" not in text
    assert "neither replaces nor adds anything" in run("pack", "check", str(path)).stderr
    kinds = ("character", "strike", "enemy", "objective", "location", "avatar", "----")
    filled = "\n".join(
        line.replace("  # ", "  ", 1) if line.startswith("  # ") and not line[4:].startswith(kinds) else line
        for line in text.splitlines()
    )
    path.write_text(filled, encoding="utf-8")
    lines = run("pack", "check", str(path)).output.splitlines()
    assert lines[-3].partition(" of ")[0] == lines[-3].partition(" of ")[2].partition(" ")[0]  # all of them
    assert lines[-2].partition(" of ")[0] == lines[-2].partition(" of ")[2].partition(" ")[0]
    assert lines[-1] == "0 components added, 0 warnings"
    with pytest.raises(RulesError, match="is there already"):
        run("pack", "new", "encounters", str(path))
    with pytest.raises(RulesError, match="cannot be written"):
        run("pack", "new", "encounters", str(tmp_path / "no" / "where.yaml"))


def test_new_for_hunters(tmp_path: Path) -> None:
    path = tmp_path / "hunt.yaml"
    assert run("pack", "new", "encounters", str(path), "--mode", "hunters").exit_code == 0
    text = path.read_text(encoding="utf-8")
    assert "\nmode: hunters\n" in text
    assert "\n  # trap, stand-in: rivalry true\n  # flash_trap:\n" in text
    assert "neither replaces nor adds anything" in run("pack", "check", str(path)).stderr
    sorts = ("predator", "instinct,", "armory,", "prey", "gear,", "trap,", "test,", "challenge,", "----")
    filled = "\n".join(
        line.replace("  # ", "  ", 1) if line.startswith("  # ") and not line[4:].startswith(sorts) else line
        for line in text.splitlines()
    )
    path.write_text(filled, encoding="utf-8")
    lines = run("pack", "check", str(path)).output.splitlines()
    assert lines[0].startswith("my_box: a pack for encounters, hunters, content ")
    for line in lines[-3:-1]:
        done, of, every, *_what = line.split()
        assert (done, of) == (every, "of")
    assert lines[-1] == "0 components added, 0 warnings"
    with pytest.raises(RulesError, match="there is no mode 'both'; expected: hunted, hunters"):
        run("pack", "new", "encounters", "--mode", "both")


def test_new_for_alien(tmp_path: Path) -> None:
    path = tmp_path / "ship.yaml"
    assert run("pack", "new", "encounters", str(path), "--mode", "alien").exit_code == 0
    text = path.read_text(encoding="utf-8")
    assert "\nmode: alien\n" in text
    known = "count 1, deck barracks, rarity rare, character bishop, team sulaco"
    assert f"\n  # character, stand-in: {known}\n  # bishop_rare:\n" in text
    sorts = ("character,", "strike,", "enemy,", "objective,", "location,", "avatar,", "hatchery,", "----")
    filled = "\n".join(
        line.replace("  # ", "  ", 1) if line.startswith("  # ") and not line[4:].startswith(sorts) else line
        for line in text.splitlines()
    )
    path.write_text(filled, encoding="utf-8")
    lines = run("pack", "check", str(path)).output.splitlines()
    assert lines[0].startswith("my_box: a pack for encounters, alien, content ")
    assert lines[-1] == "0 components added, 0 warnings"


def test_cards_shows_a_pack_for_hunters() -> None:
    hunt = str(Path(SAMPLE).with_name("hunters.yaml"))
    assert "from a content pack" in run("cards", "encounters", "Heat Lens", "--pack", hunt).output


def test_only_games_that_take_packs() -> None:
    with pytest.raises(RulesError, match="there is no game that takes packs 'dune'; expected: encounters, runewars"):
        run("pack", "new", "dune")


def test_keep_and_list() -> None:
    assert "no pack is kept" in run("pack", "list").output
    assert "sample (content " in run("pack", "keep", SAMPLE).output
    assert run("pack", "list").output.startswith("sample  encounters  ")


def test_the_docs_have_the_words() -> None:
    assert "\n".join(pack.tables("encounters")).strip() in DOCS.read_text(encoding="utf-8")
    assert run("pack", "words", "encounters").output.strip() in DOCS.read_text(encoding="utf-8")


def test_the_packs_in_the_docs_can_be_played() -> None:
    blocks = DOCS.read_text(encoding="utf-8").split("```yaml\n")[1:]
    whole = [block.partition("```")[0] for block in blocks if block.startswith("hagal: pack 1")]
    assert whole
    for text in whole:
        assert packs.read_bytes(text.encode(), "docs/packs.md").content.components


def test_the_docs_name_every_field() -> None:
    from hagal.packs.encounters.fields import FIXED, FREE, KNOWN

    text = DOCS.read_text(encoding="utf-8")
    for fields in (*FREE.values(), *FIXED.values(), *KNOWN.values()):
        for field in fields:
            assert f"`{field}`" in text


def test_cards_shows_a_pack() -> None:
    assert "High Ground ×5  [" not in run("cards", "encounters", "High Ground", "--pack", SAMPLE).output
    assert "High Ground ×5  (from a content pack)" in run("cards", "encounters", "High Ground", "--pack", SAMPLE).output


def test_games_are_started_and_replayed_with_a_pack(tmp_path: Path) -> None:
    assert run("soak", "encounters", "-n", "2", "-j", "1", "--pack", SAMPLE, "--keep", str(tmp_path)).exit_code == 0
    assert (
        run("arena", "encounters", "-n", "1", "-j", "1", "--bots", "random", "--pack", SAMPLE, "--json").exit_code == 0
    )
    assert run("bench", "encounters", "-s", "0.1", "-p", "1", "--pack", SAMPLE, "--json").exit_code == 0
    record = tmp_path / "game.record"
    record.write_text(str(hagal.new("encounters", players=1, seed=1, packs=[SAMPLE]).record), encoding="utf-8")
    with pytest.raises(hagal.RecordError, match="played with the pack sample"):
        run("replay", str(record))


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_table_offers_packs(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("hagal.table.serve.run", lambda settings, **more: served.append(settings))
    assert run(command, "--pack", SAMPLE, "--pack", "other").exit_code == 0
    assert run(command).exit_code == 0
    assert [settings.packs for settings in served] == [(SAMPLE, "other"), ()]


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_table_is_not_opened_with_a_pack_that_cannot_be_used(command: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("hagal: pack 1\ngame: encounters\npack: mine\nreplace: {mac_common: {attack: many}}", "utf-8")
    with pytest.raises(packs.PackError, match=r"mine\.yaml:4:32: attack must be a whole number"):
        run(command, "--pack", str(file))
    with pytest.raises(RulesError, match="there is no file 'nowhere'"):
        run(command, "--pack", "nowhere")
