"""The board drawn without a server: Sights of games played some way, as HTML, and as pictures to look at.

python -m tests.support.drawings FOLDER [NAME ...]      # pages and screenshots of the situations below
"""

from __future__ import annotations

import marshal
import sys
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

import hagal
from hagal import bots, table
from hagal.game import Game
from hagal.kernel.step import Msg
from hagal.table.games import Face, face
from hagal.table.games.board import story
from hagal.table.games.board.look import Look
from hagal.table.pages import parts, pictures
from hagal.table.pages.html import env
from hagal.table.sight import Chair, Sight, look
from hagal.text import name, say
from tests.support import hunting, situations, surviving

HOME = Path(table.__file__).parent
PEOPLE = ("Ana", "Борис", "Chiara", "Dmitri", "Elif")
Until = Callable[[Game], bool]


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(HOME / "templates"),
        autoescape=select_autoescape(("html", "svg")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters.update(env.filters)
    return found


def play(game: Game, choices: int = 10_000, until: Until | None = None, bot: str = "heuristic", seed: int = 5) -> Game:
    """On by bots, so many choices or until something holds."""
    mind = bots.make(bot, seed)
    for _ in range(choices):
        if game.over or (until is not None and until(game)):
            break
        decision = game.decisions[0]
        game.choose(bots.decide(game.state, decision.seat, mind).key(), decision.seat)
    return game


def told(look: Look) -> list[dict[str, Any]]:
    """The items of a story, however they are drawn together."""
    found = story.story(look)
    return [*chain.from_iterable(found["runs"]), *found["latest"]]


def chairs(game: Game, mine: int = 0, lang: str = "en") -> list[Chair]:
    """People at the seats, rivals by their leaders."""
    people = [Chair(seat, "human", PEOPLE[seat], mine=seat == mine, here=True) for seat in range(game.players)]
    players = game.view(None)["players"][game.players :]
    return people + [Chair(p["seat"], "rival", rival_name(game, p["leader"], lang)) for p in players]


def rival_name(game: Game, id: str | None, lang: str) -> str:
    return "" if id is None else name(game.state.rules.components[f"rival:{id}"], lang)


def sight(game: Game, seat: int, lang: str = "en", **more: Any) -> Sight:
    return look(game, chairs(game, seat, lang), seat, lang, id="game", version=7, decision=3, **more)


def render(sight: Sight) -> str:
    """What stands inside <main id="table">."""
    board = face(sight.title)
    return environment().get_template(board.template).render(given(board, sight))


def given(board: Face, sight: Sight, picture: Callable[[str], str] | None = None) -> dict[str, Any]:
    """What the templates of a board are given; its parts are as strict about what is missing, and none is kept."""
    mode = board.played(sight)
    macros = parts.macros(board, sight.lang, mode, environment())

    def part(name: str, *data: Any) -> Markup:
        return parts.drawn(macros, name, marshal.dumps(data))

    def zone(template: str, lit: dict[str, str], kinds: tuple[str, ...], **data: Any) -> Markup:
        data["lit"] = parts.within(lit, kinds)
        return parts.zoned(environment().get_template(template), board, sight.lang, mode, part, marshal.dumps(data))

    return {
        "scene": board.scene(sight),
        "sight": sight,
        "t": speaker(sight),
        "part": part,
        "zone": zone,
        "picture": picture or pictures.addresses(board, f"/pictures/{sight.title}", sight),
    }


def within_page(board: Face, sight: Sight) -> Callable[[str], str]:
    """Addresses that hold the pictures themselves."""

    def address(name: str) -> str:
        found = pictures.drawn(board, name, sight.packs, sight.components)
        assert found is not None
        return f"data:image/svg+xml;base64,{b64encode(found.svg.encode()).decode()}"

    return address


def speaker(sight: Sight) -> Callable[..., str]:
    return lambda id, **args: say(Msg(id, **args), sight.lang)


def page(sight: Sight, theme: str = "dark", sheets: str = "static") -> str:
    """A whole page with a bar as high as the real one."""
    board = face(sight.title)
    made = environment()
    args = given(board, sight, within_page(board, sight))
    return (
        f'<!doctype html><html lang="{escape(sight.lang)}" data-theme="{theme}"><meta charset="utf-8">'
        '<title>board</title><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="{sheets}/base.css"><link rel="stylesheet" href="{sheets}/{board.sheet}">'
        f'<body class="play">{made.get_template(board.defs).render()}'
        '<main id="table" class="stage-table"><div class="bar"><a class="brand">HAGAL</a>'
        f'<div class="phase">{made.get_template(board.phase).render(**args)}</div><span class="spread"></span>'
        "<button>Undo</button><button>Log</button></div>"
        f"{made.get_template(board.template).render(**args)}</main></body></html>"
    )


# Situations


def tag(game: Game, *tags: str, seat: int = -1) -> bool:
    """Is the open question one of these?"""
    decision = game.decision
    return decision is not None and decision.choice.tag in tags and (seat < 0 or decision.seat == seat)


def solo_base() -> tuple[Game, int]:
    game = hagal.new("dune", players=1, seed=4)
    return play(game, until=lambda g: tag(g, "turn") and g.view(0)["round"] >= 4 and len(g.decision.options) > 9), 0  # type: ignore[union-attr]


def solo_ix() -> tuple[Game, int]:
    game = hagal.new("dune", players=1, modules=["ix"], seed=8)
    return play(game, until=lambda g: tag(g, "turn") and g.view(0)["round"] >= 5 and len(g.decision.options) > 8), 0  # type: ignore[union-attr]


def four_ix() -> tuple[Game, int]:
    game = hagal.new("dune", players=4, modules=["ix"], seed=2)
    play(game, until=lambda g: tag(g, "turn") and g.view(0)["round"] >= 7 and len(g.decision.options) > 30)  # type: ignore[union-attr]
    return game, game.decision.seat if game.decision else 0


def reveal() -> tuple[Game, int]:
    game = hagal.new("dune", players=3, modules=["ix"], seed=6)
    play(game, until=lambda g: tag(g, "reveal_menu") and g.view(0)["round"] >= 5)
    return game, game.decision.seat if game.decision else 0


def combat() -> tuple[Game, int]:
    game = hagal.new("dune", players=4, seed=3)
    play(game, until=lambda g: tag(g, "combat_choice") and g.view(0)["round"] >= 5 and len(g.decision.options) > 1)  # type: ignore[union-attr]
    return game, game.decision.seat if game.decision else 0


def leaders() -> tuple[Game, int]:
    game = hagal.new("dune", players=3, modules=["ix"], seed=1, leaders="choose")
    return game, game.decision.seat if game.decision else 0


def over() -> tuple[Game, int]:
    return play(hagal.new("dune", players=1, modules=["ix"], seed=9)), 0


def two() -> tuple[Game, int]:
    game = hagal.new("dune", players=2, seed=12)
    play(game, until=lambda g: tag(g, "turn", seat=0) and g.view(0)["round"] >= 3)
    return game, 0


def watcher() -> tuple[Game, int]:
    return situation("four-ix")[0], -1


def waits() -> tuple[Game, int]:
    game, seat = situation("four-ix")
    return game, (seat + 1) % 4


def trashing() -> tuple[Game, int]:
    game = hagal.new("dune", players=3, seed=21)
    play(game, until=lambda g: tag(g, "trash_icon") and g.view(0)["round"] >= 4)
    return game, game.decision.seat if game.decision else 0


def for_rival() -> tuple[Game, int]:
    game = hagal.new("dune", players=1, seed=31)
    return play(game, until=lambda g: tag(g, "decide")), 0


SITUATIONS: dict[str, Callable[[], tuple[Game, int]]] = {
    "solo-base": solo_base,
    "solo-ix": solo_ix,
    "four-ix": four_ix,
    "reveal": reveal,
    "combat": combat,
    "leaders": leaders,
    "over": over,
    "two": two,
    "watcher": watcher,
    "waits": waits,
    "trashing": trashing,
    "for-rival": for_rival,
}


@cache
def situation(name: str) -> tuple[Game, int]:
    """One of them, played once: to be looked at, not played on."""
    return {**SITUATIONS, **situations.SITUATIONS, **hunting.SITUATIONS, **surviving.SITUATIONS}[name]()


CHROMIUM = "/usr/bin/chromium"
ARGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")


def shoot(folder: Path, wishes: list[str]) -> None:
    """Wishes are `situation`, or `situation:lang:theme:WIDTHxHEIGHT` with any part left out."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=[*ARGS, "--allow-file-access-from-files"])
        for wish in wishes or list(SITUATIONS):
            name, lang, theme, size = ([*wish.split(":"), "", "", ""])[:4]
            width, height = map(int, (size or "1366x768").split("x"))
            game, seat = situation(name)
            text = page(sight(game, seat, lang or "en"), theme or "dark", (HOME / "static").as_uri())
            stem = f"{name}-{lang or 'en'}-{theme or 'dark'}-{width}"
            file = folder / f"{stem}.html"
            file.write_text(text, "utf-8")
            tab = browser.new_page(viewport={"width": width, "height": height})
            tab.on("console", lambda message: print(message.text))
            tab.goto(file.as_uri())
            tab.screenshot(path=str(folder / f"{stem}.png"), full_page=width < 1100)
            print(stem, tab.evaluate(MEASURE))
            tab.close()
        browser.close()


MEASURE = """() => {
  const root = document.scrollingElement, found = [];
  for (const el of document.querySelectorAll('.dune *, .enc *')) {
    const style = getComputedStyle(el);
    if (el.closest('svg') || el.closest('.sr') || !el.clientWidth) continue;
    const name = el.className || el.tagName;
    if (el.scrollWidth > el.clientWidth + 1 && style.overflowX !== 'visible') found.push('x:' + name);
    if (el.scrollHeight > el.clientHeight + 1 && style.overflowY === 'hidden') found.push('y:' + name);
  }
  return {w: root.scrollWidth - innerWidth, h: root.scrollHeight - innerHeight, cut: [...new Set(found)].slice(0, 30)};
}"""


if __name__ == "__main__":
    shoot(Path(sys.argv[1]), sys.argv[2:])
