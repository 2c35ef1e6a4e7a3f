"""Parts of a board are drawn once and shown to many: made of their data alone, and data is for those who may know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jinja2 import UndefinedError, meta, nodes
from markupsafe import Markup

import hagal
from hagal import table
from hagal.game import Game
from hagal.table.games import face
from hagal.table.pages import parts, pictures
from hagal.table.pages.html import env
from tests.support.drawings import play, sight
from tests.support.twins import scrambled

FOLDER = Path(table.__file__).parent / "templates"
FILES = sorted(
    path.relative_to(FOLDER).as_posix() for name in ("*parts.html", "pieces.html") for path in FOLDER.rglob(name)
)
GAMES = (
    ("dune", 3, ("ix",), 70),
    ("encounters", 3, (), 60),
    ("encounters", 3, ("hunters",), 60),
    ("runewars", 3, (), 60),
)
CACHES = (parts.kept, parts.kept_zone, parts.kept_around)
SAID = {"number": 1, "seat": 0, "name": "Ana", "chapter": False}


@pytest.fixture(autouse=True)
def none_kept() -> None:
    forget()


def forget() -> None:
    for kept in CACHES:
        kept.cache_clear()


def board(game: Game, seat: int, lang: str = "en") -> str:
    """A board as pages draw it, with the parts that are kept."""
    found = sight(game, seat, lang)
    own = face(game.title.name)
    mode = own.played(found)
    given = {"scene": own.scene(found), "sight": found, "part": parts.part(own, lang, mode)}
    given["zone"] = parts.zone(own, lang, mode)
    given["picture"] = pictures.addresses(own, "/pictures", found)
    return env.get_template(own.template).render(given)


@pytest.fixture(params=GAMES, ids=["-".join((title, *modules)) for title, _, modules, _ in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    title, players, modules, choices = request.param
    return play(hagal.new(title, players=players, modules=list(modules), seed=7), choices, bot="random")


def said(text: str) -> dict[str, Any]:
    sentence = {"number": 1, "text": text, "rules": "", "refs": (), "minor": False, "times": 1}
    return {**SAID, "sentences": [sentence | dict.fromkeys(("zoom", "at", "told", "sound"), "")]}


# Made of its data alone


@pytest.mark.parametrize("source", ["{{ nobody }}", "{{ scene.nobody }}", "{% if scene.nobody %}{% endif %}"])
def test_a_template_that_names_what_is_not_there_fails(source: str) -> None:
    """It does not show an empty place instead; what may be missing is asked for (docs/decisions/017)."""
    with pytest.raises(UndefinedError, match="nobody"):
        env.from_string(source).render(scene={"somebody": 1})
    assert env.from_string("{{ scene.nobody|default('-') }}").render(scene={}) == "-"


def test_at_a_table_it_is_a_gap_and_a_line_in_the_log() -> None:
    usual = [
        sys.executable,
        "-c",
        "from hagal.table.pages.html import env; print(env.from_string('-{{ a.b }}-').render(a={}))",
    ]
    done = subprocess.run(usual, capture_output=True, text=True, check=True)
    assert done.stdout == "--\n"
    assert "'b'" in done.stderr


@pytest.mark.parametrize("name", FILES)
def test_parts_can_reach_nothing_but_their_data_and_signs(name: str) -> None:
    """No `page`, `sight`, `scene` or `request`: what is looked up outside of a macro is a word or a sign."""
    source = env.parse((FOLDER / name).read_text("utf-8"))
    signs = set().union(*(face(title).signs for title, *_ in GAMES))
    assert meta.find_undeclared_variables(source) - set(env.globals) <= {"t"} | signs
    assert {*meta.find_referenced_templates(source)} <= {"board/parts.html", *FILES}
    assert not list(source.find_all(nodes.Include))


@pytest.mark.parametrize(
    "thing", [Markup("<b>bold</b>"), object(), hagal.new("dune", seed=1)], ids=["markup", "object", "game"]
)
def test_a_part_takes_plain_data_only(thing: object) -> None:
    with pytest.raises(ValueError, match="unmarshallable"):
        parts.part(face("dune"), "en")("news", said(thing))  # type: ignore[arg-type]


def test_what_people_typed_stays_text() -> None:
    drawn = parts.part(face("dune"), "en")("news", said("<script>alert(1)</script>"))
    assert "<script>" not in drawn
    assert "&lt;script&gt;alert(1)" in drawn


def test_equal_data_is_drawn_once() -> None:
    part = parts.part(face("dune"), "en")
    assert part("news", said("Hello")) is part("news", said("".join(("Hel", "lo"))))
    assert part("news", said("Hello")) != part("news", said("Hello."))


def test_each_language_has_its_own() -> None:
    place = {"seat": 0, "tokens": [], "deck": 3, "top": None, "top_ref": None, "discard": 0}
    told = [parts.part(face("dune"), lang)("piles", *place.values(), None, None) for lang in ("en", "ru")]
    assert told[0] != told[1]


def test_so_many_are_kept_and_no_more() -> None:
    assert parts.kept.cache_info().maxsize == parts.MAX_KEPT
    for kept in (parts.kept_zone, parts.kept_around):
        assert kept.cache_info().maxsize == parts.MAX_ZONES


# For those who may know


def test_it_does_not_matter_who_looked_before(game: Game) -> None:
    """A page is the same with nothing kept, after everybody else has looked, and once more."""
    viewers = (-1, *range(game.players))
    for lang in ("en", "ru"):
        fresh = {}
        for seat in viewers:
            forget()
            fresh[seat] = board(game, seat, lang)
        assert {seat: board(game, seat, lang) for seat in viewers} == fresh
        assert {seat: board(game, seat, lang) for seat in reversed(viewers)} == fresh


def test_what_is_hidden_from_a_viewer_is_in_no_data(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of a game and of its twin, which the viewer cannot tell from it, are asked for with the same data."""
    asked: list[tuple[str, bytes]] = []
    kept, kept_zone = parts.kept, parts.kept_zone

    def noted(own: Any, lang: str, mode: str, name: str, data: bytes) -> Markup:
        asked.append((name, data))
        return kept(own, lang, mode, name, data)

    def noted_zone(own: Any, lang: str, mode: str, name: str, data: bytes) -> Markup:
        asked.append((name, data))
        return kept_zone(own, lang, mode, name, data)

    monkeypatch.setattr(parts, "kept", noted)
    monkeypatch.setattr(parts, "kept_zone", noted_zone)
    told: list[list[tuple[str, bytes]]] = []
    for seat in (-1, *range(game.players)):
        for one in (game, scrambled(game, seat)):
            asked.clear()
            forget()
            board(one, seat)
            told.append(asked.copy())
        assert told[-1] == told[-2]
    assert len({tuple(one) for one in told}) == game.players + 1, "each viewer knows something else"


def test_a_choice_leaves_most_parts_as_they_are(game: Game) -> None:
    decision = game.decisions[0]
    board(game, decision.seat)
    before = parts.kept.cache_info()
    game.choose(decision.options[0].key, decision.seat)
    board(game, decision.seat)
    after = parts.kept.cache_info()
    assert after.hits - before.hits > after.misses - before.misses
