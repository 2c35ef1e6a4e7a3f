"""What stands on the components of Dune: Imperium, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.dune.catalogue.spaces import SPACES as BASE_SPACES
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader, Space
from hagal.games.dune.effect import Effect, Effects, faction_name, messages
from hagal.games.dune.effects import Influence, Persuade, Recruit, Swords
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.rivals.cards import NO_TECH, IxHagalCard
from hagal.games.dune.ix.spaces import NEW
from hagal.games.dune.ix.units import Commission
from hagal.games.dune.names import FACTIONS, FRIENDSHIP, ICONS, amounts
from hagal.games.dune.rivals.cards import MAKER, HagalCard
from hagal.games.dune.rivals.leaders import Rival
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import APART, phrases

SPACES = {space.id: space for space in (*BASE_SPACES, *NEW)}


def effects(box: Effects, lang: str) -> str:
    """The effects of a box, one after the other."""
    return APART.join(phrases(messages(box), lang))


def line(id: str, box: Effects, lang: str) -> list[Msg]:
    """A line for a box, unless it is empty."""
    return [Msg(id, effects=effects(box, lang))] if box else []


def icon_names(icons: int) -> tuple[Msg, ...]:
    return tuple(Msg(f"icon-{name.replace('_', '-')}") for bit, name in enumerate(ICONS) if icons >> bit & 1)


def card(card: Card, lang: str) -> list[Msg]:
    found: list[Msg] = []
    if card.cost is not None:
        found.append(Msg("describe-cost", n=card.cost))
    if card.factions:
        names = tuple(faction_name(faction) for faction in range(len(FACTIONS)) if card.factions >> faction & 1)
        found.append(Msg("describe-factions", factions=names, n=len(names)))
    if card.anywhere:
        found.append(Msg("describe-anywhere"))
    elif not card.icons:
        found.append(Msg("describe-no-icons"))
    if card.icons & ~card.sneaks and not card.anywhere:
        found.append(Msg("describe-icons", icons=icon_names(card.icons & ~card.sneaks)))
    if card.sneaks:
        found.append(Msg("describe-sneaks", icons=icon_names(card.sneaks)))
    place, spice = card.bargain
    if spice:
        found.append(Msg("describe-bargain", space=SPACES[place], what=amounts(spice, 0, 0)))
    figures: list[Effect] = []
    if card.persuasion:
        figures.append(Persuade(card.persuasion))
    if card.swords:
        figures.append(Swords(card.swords))
    return [
        *found,
        *line("describe-agent", card.agent, lang),
        *line("describe-unload" if card.unload else "describe-reveal", (*figures, *card.reveal), lang),
        *line("describe-acquire", card.acquire, lang),
        *line("describe-trashed", card.trashed, lang),
    ]


def intrigue(card: Intrigue, lang: str) -> list[Msg]:
    found = [need.message() for need in card.needs]
    if card.start:
        found.append(Msg(f"describe-start-{card.start}"))
    found += line("describe-plot", card.plot, lang)
    found += line("describe-combat", card.combat, lang)
    found += line("describe-win", card.win, lang)
    found += line("describe-endgame", card.endgame, lang)
    if card.lasting:
        found.append(Msg("describe-lasting"))
    return found


def conflict(conflict: Conflict, lang: str) -> list[Msg]:
    found = [Msg("describe-level", n=conflict.level)]
    if conflict.location:
        found.append(Msg("describe-location", space=SPACES[conflict.location]))
    for place, reward in zip(("first", "second", "third"), conflict.rewards, strict=True):
        found += line(f"describe-{place}", reward, lang)
    return found


def leader(leader: Leader, lang: str) -> list[Msg]:
    return [
        Msg("describe-house", house=Msg(f"house-{leader.house.lower()}")),
        Msg("describe-complexity", n=leader.complexity),
        Msg("describe-ability", ability=Msg(leader.ability)),
        *line("describe-signet", leader.signet, lang),
    ]


def space(space: Space, lang: str) -> list[Msg]:
    found = [Msg("describe-icon", icon=icon_names(space.icon))]
    price = amounts(space.spice, space.solari, space.water)
    if price and space.deal is None:
        found.append(Msg("describe-price", what=price))
    if space.friend >= 0:
        found.append(Msg("describe-needs-influence", n=FRIENDSHIP, faction=faction_name(space.friend)))
    deal: Effects = () if space.deal is None else (space.deal,)
    visit: Effects = () if space.faction < 0 else (Influence(space.faction),)
    if space.maker:
        found.append(Msg("describe-maker", n=space.maker))
    else:
        found += line("describe-effect", (*deal, *visit, *space.effects), lang)
    if space.reveal:
        found.append(Msg("describe-reveal-here", n=space.reveal))
    if space.combat:
        found.append(Msg("describe-combat-space"))
    found += line("describe-control", space.control, lang)
    if space.once:
        found.append(Msg("describe-once"))
    return found


def tech(tile: TechTile, lang: str) -> list[Msg]:
    """What a Tech tile does on being acquired, when it is used, and by itself."""
    found = [Msg("describe-tech-cost", n=tile.cost), *line("describe-acquire", tile.acquire, lang)]
    if tile.flip is not None:
        found += line("describe-flip-early" if tile.before_agent else "describe-flip", (tile.flip,), lang)
    if tile.scrap is not None:
        found += line("describe-scrap", (tile.scrap,), lang)
    if tile.queries or tile.moments:
        found.append(Msg("describe-ability", ability=Msg(f"tech-{tile.id.replace('_', '-')}")))
    if tile.rival:
        found.append(Msg("describe-tech-rival"))
    return found


def hagal(card: HagalCard, lang: str) -> list[Msg]:
    """What a Hagal card does with a rival."""
    if card.reshuffle:
        return [Msg("describe-hagal"), Msg("describe-hagal-reshuffle")]
    found = [Msg("describe-hagal")]
    if card.space == MAKER:
        found.append(Msg("describe-hagal-maker"))
    else:
        found.append(Msg("describe-hagal-space", space=SPACES[card.space]))
    if gains := hagal_gains(card, lang):
        found.append(Msg("describe-hagal-gains", effects=gains))
    if isinstance(card, IxHagalCard):
        found += hagal_limits(card, lang)
    if card.signet:
        found.append(Msg("describe-hagal-signet"))
    return [*found, Msg("describe-hagal-swords", n=card.swords)]


def hagal_gains(card: HagalCard, lang: str) -> str:
    """What a rival gets at the space of a card."""
    gains = [] if card.influence < 0 else [Influence(card.influence).message()]
    if isinstance(card, IxHagalCard):
        if card.ship:
            gains.append(Commission(1).message())
        if card.freighter:
            gains.append(Msg("rival-freighter", n=card.freighter))
        if card.tech != NO_TECH:
            gains.append(Msg("rival-tech") if card.ship else Msg("rival-negotiation", n=card.tech))
    if card.troops:
        gains.append(Recruit(card.troops).message())
    return APART.join(phrases(gains, lang))


def hagal_limits(card: IxHagalCard, lang: str) -> list[Msg]:
    """When a rival passes over a card, or goes elsewhere."""
    if card.ship:
        return [Msg("describe-hagal-ship")]
    if card.friend < 0:
        return []
    faction = faction_name(card.friend)
    if card.other is None:
        return [Msg("describe-hagal-friend", n=FRIENDSHIP, faction=faction)]
    gains = hagal_gains(card.other, lang)
    space = SPACES[card.other.space]
    return [Msg("describe-hagal-other", n=FRIENDSHIP, faction=faction, space=space, effects=gains)]


def rival(rival: Rival, lang: str) -> list[Msg]:
    """What an automated opponent uses of its leader."""
    if not rival.solo:
        return [Msg("describe-house-hagal")]
    return [Msg("describe-rival"), *line("describe-signet", rival.signet, lang)]


LINES: dict[str, Callable[[Any, str], list[Msg]]] = {
    "card": card,
    "intrigue": intrigue,
    "conflict": conflict,
    "leader": leader,
    "space": space,
    "tech": tech,
    "hagal": hagal,
    "rival": rival,
}
"""By kind of component: its lines."""


def lines(component: Component, lang: str, players: int = 0) -> list[Msg]:
    """What stands on a component, line by line."""
    if component.kind not in LINES:
        raise RulesError(f"there is no text for {component.ref}; there is for: {', '.join(LINES)}")
    return LINES[component.kind](component, lang)
