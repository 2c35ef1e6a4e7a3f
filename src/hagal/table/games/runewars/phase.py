"""Where the game stands: the year and its season, what comes next, claims to victory, the season card in force."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.components import Season
from hagal.games.runewars.names import SEASONS, WINTER
from hagal.table.games.runewars.look import Look
from hagal.telling.things import lines

Drawn = dict[str, Any]


def phase(look: Look) -> Drawn:
    """`seat`: whose turn it is; in between there is none (-1), and the question says for whom all wait."""
    view = look.view
    now = -1 if view["season"] is None else SEASONS.index(view["season"])
    after = following(look, now)
    label = look.word("table-runewars-year", n=view["round"], last=view["last_year"])
    return {
        "label": label if now >= 0 else look.word("table-runewars-setup"),
        "year": view["round"],
        "years": list(range(1, view["last_year"] + 1)),
        "seasons": [season(look, k, now, after) for k in range(len(SEASONS))] if now >= 0 else [],
        "told": "" if now < 0 else told(look, now, after),
        "frozen": look.word("table-runewars-frozen") if now == WINTER else "",
        "card": card(look, now),
    }


def following(look: Look, now: int) -> int:
    """The season that comes next; -1 if the game is not on its way, or ends."""
    last = now == WINTER and look.view["round"] == look.view["last_year"]
    return -1 if now < 0 or last or look.sight.over else (now + 1) % len(SEASONS)


def season(look: Look, k: int, now: int, after: int) -> Drawn:
    """One of the four with its deck: who claims victory there waits for it to come round."""
    id = SEASONS[k]
    claims = [p["seat"] for p in look.players if p["marker"] == id]
    name = look.word(f"table-runewars-season-{id}")
    said = [name, *[look.word("table-runewars-claims", name=look.name(seat)) for seat in claims]]
    return {
        "id": id,
        "name": name,
        "on": k == now,
        "next": k == after,
        "claims": claims,
        "told": ". ".join(said),
    }


def told(look: Look, now: int, after: int) -> str:
    """The season and the one after it, in words."""
    name = look.word(f"table-runewars-season-{SEASONS[now]}")
    if after < 0:
        return look.word("table-runewars-season-last", season=name)
    return look.word("table-runewars-season-then", season=name, after=look.word(f"rw-{SEASONS[after]}"))


def card(look: Look, now: int) -> Drawn | None:
    """The card of this season; before it is drawn, the last one lies there still and says nothing any more."""
    id = look.view["card"]
    found: Season | None = None if id is None else look.get("season", id)
    if found is None or found.season != now:
        return None
    return {
        "ref": found.ref,
        "name": look.called(found),
        "season": SEASONS[found.season],
        "told": look.told(found),
        "says": lines(found, look.lang)[-1],
        "council": found.council,
    }
