"""Saves: a game with those who play it, in one file of the user's data folder, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import hagal
from hagal import folders
from hagal.game import Game
from hagal.kernel.errors import HagalError
from hagal.kernel.record import HEAD as RECORD_HEAD
from hagal.kernel.record import Record
from hagal.terminal import seats as seating

HEAD = "hagal table 1"
SUFFIX = ".hagal"


class Damaged(Exception):
    """A file that cannot be gone on with; its text is the reason."""


class Lacking(Damaged):
    """Nothing is wrong with the file, but the content packs that it was played with are not here."""


@dataclass
class Table:
    """A game, who plays it and how: all that a save holds."""

    game: Game
    seats: list[str]
    lang: str
    path: Path
    open_hands: bool = False
    """One person plays all seats of people: nothing is hidden between them."""


@dataclass
class Glimpse:
    """What a save says about itself before it is opened."""

    path: Path
    saved: str
    players: int
    round: int
    title: str = ""


def folder() -> Path:
    """Where this person's games are kept."""
    return folders.data() / "games"


def fresh_path(title: str) -> Path:
    """A name of its own for a new game."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def write(table: Table, path: Path | None = None) -> Path:
    """Save the table; an older save stays until the new one is whole."""
    target = table.path if path is None else path
    view = table.game.view(None)
    head = {
        "title": table.game.title.name,
        "seats": table.seats,
        "lang": table.lang,
        "open_hands": table.open_hands,
        "saved": f"{datetime.now():%Y-%m-%d %H:%M}",
        "players": table.game.players,
        "round": view.get("round", 0),
        "over": table.game.over,
    }
    write_text(target, f"{HEAD}\n{json.dumps(head, ensure_ascii=False)}\n{table.game.save()}")
    return target


def write_text(path: Path, text: str) -> None:
    """A file with this text, or the file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path, packs: Sequence[str] = ()) -> Table:
    """Open a save of the terminal; `hagal.Game.save` texts and whole Records are read, too.

    `packs` are the content packs that it was played with, if they are not kept.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Damaged("not a text") from None
    try:
        head, body = _split(text)
        _check_packs(body, packs)
        game = (hagal.replay if _is_record(body) else hagal.load)(body, packs=packs)
        kinds = list(head.get("seats") or seating.usual(game.players))
        if len(kinds) != game.players or any(kind not in seating.words().values() for kind in kinds):
            raise ValueError(f"seats: {kinds}")
        return Table(game, kinds, str(head.get("lang") or ""), path, head.get("open_hands") is True)
    except HagalError as error:
        raise Damaged(str(error)) from None
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from None


def _split(text: str) -> tuple[dict[str, Any], str]:
    text = text.replace("\r\n", "\n")
    if not text.startswith(f"{HEAD}\n"):
        return {}, text
    line, _end, body = text[len(HEAD) + 1 :].partition("\n")
    head = json.loads(line)
    if not isinstance(head, dict):
        raise ValueError(line)
    return head, body


def _check_packs(body: str, files: Sequence[str]) -> None:
    record = Record.parse(body.partition(f"\n{hagal.game.SAVE_MARK}")[0])
    if files or record.packs:
        from hagal import packs as shelf  # only where there are packs: it needs PyYAML

        try:
            shelf.title_of(record, files)
        except HagalError as error:
            raise Lacking(str(error)) from None


def _is_record(text: str) -> bool:
    return text.startswith(RECORD_HEAD) and f"\n{hagal.game.SAVE_MARK}" not in text


def unfinished(title: str | None = None) -> list[Glimpse]:
    """The games in the user's folder that can be gone on with, the latest first; with `title`, those of that game."""
    found: list[tuple[float, Glimpse]] = []
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            with path.open(encoding="utf-8", errors="replace") as file:
                head = json.loads(file.readline() and file.readline())
            if not head["over"]:
                told = (str(head["saved"]), int(head["players"]), int(head["round"]), str(head["title"]))
                glimpse = Glimpse(path, *told)
                found.append((path.stat().st_mtime, glimpse))
        except (OSError, ValueError, KeyError, TypeError):
            found.append((0.0, Glimpse(path, "?", 0, 0)))  # opening it will tell what is wrong
    found.sort(key=lambda item: (item[0], item[1].path.name), reverse=True)
    return [glimpse for _time, glimpse in found if title is None or glimpse.title in ("", title)]


def put_aside(path: Path) -> Path:
    """Keep a damaged save under another name, so that it is not offered again."""
    target = path.with_suffix(".damaged")
    number = 2
    while target.exists():
        target = path.with_suffix(f".damaged{number}")
        number += 1
    path.replace(target)
    return target
