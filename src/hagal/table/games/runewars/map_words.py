"""A hex in words: everything that is there, for those who listen to the page and for the card that enlarges it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hagal.games.runewars.names import RESOURCES
from hagal.games.runewars.seen import AreaFacts, DroppedFacts, HeroFacts, TokenFacts
from hagal.table.games.runewars.look import Look


class Here(NamedTuple):
    """An area with what other parts of the view tell of it; `borders`: behind what kind of border which areas lie."""

    area: AreaFacts
    heroes: list[tuple[int, HeroFacts]]
    token: TokenFacts | None
    dropped: DroppedFacts | None
    borders: dict[str, list[str]]


def lines(look: Look, here: Here) -> list[str]:
    return [*land(look, here), *built(look, here.area), *people(look, here), *lying(look, here)]


def land(look: Look, here: Here) -> Iterator[str]:
    area, t = here.area, look.word
    faction = look.get("tile", area["tile"]).faction
    if faction:
        yield t("table-runewars-home", faction=look.get("faction", faction))
    if area["control"] >= 0:
        yield t("table-runewars-controlled", name=look.name(area["control"]))
    elif area["units"] or area["routed"]:
        yield t("table-runewars-wild")
    yields = tuple(t(f"table-runewars-yield-{one}", n=area["yields"][one]) for one in RESOURCES if area["yields"][one])
    yield t("table-runewars-yields", what=yields) if yields else t("table-runewars-barren")
    for border, others in here.borders.items():
        if others:
            kind = "ice" if border == "water" and look.view["frozen"] else border
            yield t(f"table-runewars-border-{kind}", areas=tuple(look.get("area", id) for id in others))


def built(look: Look, area: AreaFacts) -> Iterator[str]:
    t = look.word
    if area["stronghold"] >= 0:
        said = "table-runewars-damaged" if area["damaged"] else "table-runewars-hold"
        yield t(said, name=look.name(area["stronghold"]))
    if area["development"] is not None:
        yield t("table-runewars-developed", what=t(f"rw-development-{area['development'].replace('_', '-')}"))
    if area["city"] is not None:
        yield t("table-runewars-city", city=look.get("city", area["city"]))
    elif look.get("area", area["id"]).city:
        yield t("table-runewars-site")


def people(look: Look, here: Here) -> Iterator[str]:
    area, t = here.area, look.word
    for units, id in ((area["units"], "table-runewars-standing"), (area["routed"], "table-runewars-routed")):
        if units:
            yield t(id, units=tuple(some(look, unit, n) for unit, n in units.items()))
    for seat, hero in here.heroes:
        said = "table-runewars-here-hero-routed" if hero["routed"] else "table-runewars-here-hero"
        yield t(said, hero=look.get("hero", hero["hero"]), name=look.name(seat), n=hero["damage"])
    if area["activated"]:
        yield t("table-runewars-activated", names=tuple(look.name(seat) for seat in area["activated"]))


def some(look: Look, unit: str, n: int, routed: bool = False) -> str:
    """So many units of a type."""
    said = "table-runewars-some-routed" if routed else "table-runewars-some"
    return look.word(said, unit=look.get("unit", unit), n=n)


def lying(look: Look, here: Here) -> Iterator[str]:
    """Tokens, as far as the viewer knows them."""
    area, token, t = here.area, here.token, look.word
    if area["rune_here"] and area["rune"] is None:
        yield t("table-runewars-rune")
    elif area["rune"] is not None:
        up = "up" if area["rune_up"] else "known"
        yield t(f"table-runewars-rune-{up}", rune=look.get("rune", area["rune"]))
    if token is not None and token["token"] is None:
        yield t("table-runewars-token", n=token["back"])
    elif token is not None:
        up = "up" if token["up"] else "known"
        yield t(f"table-runewars-token-{up}", token=look.get("exploration", str(token["token"])))
    if here.dropped is not None:
        known = tuple(look.get("reward", id) for id in here.dropped["rewards"] if id is not None)
        hidden = len(here.dropped["rewards"]) - len(known)
        if known:
            yield t("table-runewars-dropped", rewards=known)
        if hidden:
            yield t("table-runewars-dropped-hidden", n=hidden)
