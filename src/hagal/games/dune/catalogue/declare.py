"""How components are declared: `card`, `intrigue_card`, `conflict`, `leader`; each gets its option steps here, once."""

from __future__ import annotations

from collections.abc import Mapping

from hagal.games.dune import combat, phases, reveal, specials, windows
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader
from hagal.games.dune.effect import Effect, Effects
from hagal.games.dune.effects import Persuade, Swords, TrashOne
from hagal.games.dune.names import COMBAT, ENDGAME, PLACES, PLOT, faction_bits
from hagal.games.kit.declare import identify, many
from hagal.kernel.term import NOTHING, Fold, Push


def card(
    name: str,
    *,
    cost: int | None = None,
    icons: int = 0,
    factions: tuple[int, ...] = (),
    agent: Effect | Effects = (),
    reveal_box: Effect | Effects = (),
    acquire: Effect | Effects = (),
    trashed: Effect | Effects = (),
    count: int = 1,
    deck: str = "imperium",
    anywhere: bool = False,
    sneaks: int = 0,
    unload: bool = False,
    bargain: tuple[str, int] = ("", 0),
) -> Card:
    """A card of a player's deck. Plain persuasion and swords of the reveal box are summed up beforehand."""
    box = many(reveal_box)
    made = Card(
        identify(name),
        name,
        deck=deck,
        count=count,
        cost=cost,
        factions=faction_bits(factions),
        icons=icons | sneaks,
        agent=many(agent),
        reveal=tuple(effect for effect in box if not isinstance(effect, Persuade | Swords)),
        persuasion=sum(effect.n for effect in box if isinstance(effect, Persuade)),
        swords=sum(effect.n for effect in box if isinstance(effect, Swords)),
        acquire=many(acquire),
        trashed=many(trashed),
        anywhere=anywhere,
        sneaks=sneaks,
        unload=unload,
        bargain=bargain,
    )
    reveal.attach(made)
    made.fetch = specials.Fetch(made)
    made.set_aside = specials.SetCardAside(made)
    made.throw = specials.Throw(made)
    made.trashes = tuple(TrashOne(made, place) for place in range(len(PLACES)))
    return made


def intrigue_card(
    name: str,
    *,
    plot: Effect | Effects = (),
    fight: Effect | Effects = (),
    win: Effect | Effects = (),
    endgame: Effect | Effects = (),
    needs: Effect | Effects = (),
    count: int = 1,
    start: str = "",
    lasting: bool = False,
) -> Intrigue:
    """An Intrigue card. Its costs are mandatory: `pay(...).buys(...)`; `needs` are further conditions."""
    plot, fight, win, endgame = many(plot), many(fight), many(win), many(endgame)
    types = (PLOT if plot else 0) | (COMBAT if fight or win else 0) | (ENDGAME if endgame else 0)
    made = Intrigue(
        identify(name),
        name,
        count=count,
        types=types,
        plot=plot,
        combat=fight,
        win=win,
        endgame=endgame,
        needs=many(needs),
        start=start,
        lasting=lasting,
    )
    made.plots = {window: windows.PlayPlot(made, window) for window in windows.WINDOWS}
    made.fights = combat.PlayCombat(made)
    made.wins = combat.PlayOnWin(made)
    made.ends = phases.PlayEndgame(made)
    return made


def conflict(
    name: str,
    *,
    level: int,
    first: Effect | Effects,
    second: Effect | Effects,
    third: Effect | Effects,
    location: str = "",
    id: str = "",
) -> Conflict:
    """A Conflict card; its three rewards."""
    return Conflict(
        id or identify(name),
        name,
        level=level,
        first=many(first),
        second=many(second),
        third=many(third),
        location=location,
    )


def leader(
    id: str,
    name: str,
    *,
    house: str,
    complexity: int,
    signet: Effect | Effects,
    rival: bool = True,
    start: Effect | Effects = (),
    open_icons: int = 0,
    cheap_icons: int = 0,
    foresees: bool = False,
    queries: Mapping[str, Fold] = NOTHING,
    moments: Mapping[str, Push] = NOTHING,
) -> Leader:
    """A leader; the text of the left-hand ability is the message `ability-<id>`."""
    return Leader(
        id,
        name,
        house=house,
        complexity=complexity,
        signet=many(signet),
        ability=f"ability-{id.replace('_', '-')}",
        rival=rival,
        start=many(start),
        open_icons=open_icons,
        cheap_icons=cheap_icons,
        foresees=foresees,
        queries=queries,
        moments=moments,
    )
