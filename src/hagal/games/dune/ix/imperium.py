"""The Imperium cards of Rise of Ix: 35 cards, 29 titles; Control the Spice and the promo card."""

from __future__ import annotations

from hagal.games.dune.catalogue.declare import card
from hagal.games.dune.catalogue.imperium import BOND, SISTER
from hagal.games.dune.effect import HasAlliance, HasInfluence
from hagal.games.dune.effects import (
    Trash,
    draw,
    either,
    gain,
    influence,
    influence_any,
    intrigue,
    may_retreat,
    pay,
    persuasion,
    points,
    recruit,
    swords,
    trash,
    trash_self,
    when,
)
from hagal.games.dune.ix.agent_boxes import Ambush, AnotherTurn, EitherOrNot
from hagal.games.dune.ix.bury import BuryCost
from hagal.games.dune.ix.conditions import AgentOn, EnemyHere, TechTiles, WhenNamed
from hagal.games.dune.ix.discard import Discard
from hagal.games.dune.ix.reveal_boxes import RecruitDeploy, RetreatUnits, SwordsPerShip, SwordsPerSword
from hagal.games.dune.ix.shipping import FreighterMoves
from hagal.games.dune.ix.tech import AcquireTech, Negotiate
from hagal.games.dune.ix.units import Commission
from hagal.games.dune.names import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTION_ICONS,
    FREMEN,
    GUILD,
    I_BENE_GESSERIT,
    I_EMPEROR,
    I_FREMEN,
    I_GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from hagal.games.dune.specials import AcquireUpTo, DoubleVisit, Signet

IMPERIUM = (
    card(
        "Appropriate",
        cost=5,
        factions=(EMPEROR,),
        icons=LANDSRAAD | SPICE_TRADE,
        agent=when(HasInfluence(EMPEROR, 2), AcquireTech(solari=True)),
        reveal_box=persuasion(2),
        acquire=FreighterMoves(1),
    ),
    card(
        "Bounty Hunter",
        cost=1,
        sneaks=CITY,
        agent=when(EnemyHere(), gain(solari=2)),
        reveal_box=(persuasion(1), swords(1)),
    ),
    card("CHOAM Delegate", cost=1, sneaks=SPICE_TRADE, reveal_box=gain(solari=3), unload=True),
    card(
        "Court Intrigue",
        cost=2,
        factions=(EMPEROR,),
        sneaks=I_EMPEROR,
        agent=pay(BuryCost()).then(intrigue(1)),
        reveal_box=(persuasion(1), swords(1)),
    ),
    card(
        "Desert Ambush",
        cost=3,
        factions=(FREMEN,),
        icons=SPICE_TRADE,
        agent=Ambush(),
        reveal_box=(persuasion(1), swords(1)),
    ),
    card(
        "Embedded Agent",
        cost=5,
        factions=(BENE_GESSERIT,),
        sneaks=LANDSRAAD,
        agent=when(SISTER, FreighterMoves(2)),
        reveal_box=(persuasion(1), intrigue(1)),
    ),
    card(
        "Esmar Tuek",
        cost=5,
        factions=(GUILD,),
        icons=CITY | SPICE_TRADE,
        agent=pay(spice=1).then(influence(GUILD), draw(1)),
        reveal_box=(gain(spice=2), gain(solari=2)),
        unload=True,
    ),
    card("Freighter Fleet", count=2, cost=2, icons=SPICE_TRADE, reveal_box=FreighterMoves(1), unload=True),
    card(
        "Full-Scale Assault",
        cost=8,
        factions=(EMPEROR,),
        icons=I_EMPEROR | CITY,
        agent=recruit(2),
        reveal_box=(persuasion(2), SwordsPerShip(3)),
        acquire=Commission(1),
    ),
    card(
        "Guild Accord",
        cost=6,
        factions=(GUILD,),
        sneaks=I_GUILD,
        bargain=("heighliner", 2),
        reveal_box=(gain(water=1), when(HasAlliance(GUILD), gain(spice=3))),
        unload=True,
    ),
    card(
        "Guild Chief Administrator",
        cost=4,
        factions=(GUILD,),
        icons=I_GUILD | CITY | SPICE_TRADE,
        agent=pay(Discard(1)).then(trash),
        reveal_box=(persuasion(1), FreighterMoves(1)),
    ),
    card(
        "Imperial Bashar",
        cost=4,
        factions=(EMPEROR,),
        icons=CITY,
        agent=either(recruit(1), trash),
        reveal_box=(persuasion(1), swords(2), SwordsPerSword(others=True)),
    ),
    card(
        "Imperial Shock Trooper",
        cost=3,
        factions=(EMPEROR,),
        reveal_box=(persuasion(1), swords(2), when(AgentOn(EMPEROR), swords(3))),
    ),
    card(
        "In the Shadows",
        count=2,
        cost=2,
        factions=(BENE_GESSERIT,),
        icons=LANDSRAAD | CITY,
        agent=when(HasInfluence(BENE_GESSERIT, 2), pay(Discard(1)).then(influence_any(1, (EMPEROR, GUILD, FREMEN)))),
        reveal_box=influence(BENE_GESSERIT),
        unload=True,
    ),
    card(
        "Ix-Guild Compact",
        cost=3,
        factions=(GUILD,),
        icons=I_GUILD,
        agent=pay(Discard(2)).then(Commission(1)),
        reveal_box=Negotiate(2),
        unload=True,
    ),
    card(
        "Ixian Engineer",
        count=2,
        cost=5,
        icons=SPICE_TRADE,
        agent=AcquireTech(),
        reveal_box=WhenNamed(TechTiles(3), (pay(trash_self).then(points(1)),)),
    ),
    card("Jamis", cost=2, factions=(FREMEN,), sneaks=I_FREMEN, agent=trash, reveal_box=(persuasion(1), swords(2))),
    card("Landing Rights", cost=4, factions=(GUILD,), icons=CITY, agent=FreighterMoves(1), reveal_box=persuasion(2)),
    card(
        "Local Fence",
        cost=3,
        icons=CITY,
        agent=EitherOrNot((pay(spice=2).buys(gain(solari=5)), pay(solari=5).buys(gain(spice=4)))),
        reveal_box=persuasion(2),
    ),
    card(
        "Negotiated Withdrawal",
        count=2,
        cost=4,
        icons=LANDSRAAD | CITY | SPICE_TRADE,
        reveal_box=(persuasion(2), pay(RetreatUnits(3)).then(influence_any(1))),
        acquire=recruit(1),
    ),
    card(
        "Satellite Ban",
        cost=5,
        factions=(GUILD, FREMEN),
        icons=I_GUILD | I_FREMEN,
        agent=pay(Discard(1)).then(gain(spice=1), gain(water=1)),
        reveal_box=(persuasion(1), may_retreat(2)),
    ),
    card(
        "Sayyadina",
        cost=3,
        factions=(BENE_GESSERIT, FREMEN),
        icons=I_BENE_GESSERIT | I_FREMEN,
        agent=pay(water=3).then(points(1)),
        reveal_box=when(BOND, persuasion(3)),
    ),
    card(
        "Shai-Hulud",
        cost=7,
        factions=(FREMEN,),
        icons=SPICE_TRADE,
        agent=Trash((recruit(2),)),
        reveal_box=when(BOND, swords(5)),
        acquire=trash,
    ),
    card(
        "Spice Trader",
        cost=4,
        factions=(FREMEN,),
        icons=CITY | SPICE_TRADE,
        agent=when(HasInfluence(FREMEN, 2), pay(Discard(1)).then(gain(spice=2))),
        reveal_box=(persuasion(2), swords(1)),
    ),
    card(
        "Treachery",
        count=2,
        cost=6,
        icons=FACTION_ICONS,
        agent=(DoubleVisit(), trash_self),
        reveal_box=RecruitDeploy(2),
        unload=True,
    ),
    card(
        "Truthsayer",
        count=2,
        cost=3,
        factions=(EMPEROR, BENE_GESSERIT),
        icons=I_EMPEROR | I_BENE_GESSERIT | LANDSRAAD,
        agent=pay(Discard(1)).then(draw(1)),
        reveal_box=(persuasion(1), swords(1)),
    ),
    card("Water Peddler", cost=1, reveal_box=gain(water=1), unload=True, acquire=gain(water=1)),
    card(
        "Web of Power",
        cost=4,
        factions=(BENE_GESSERIT,),
        sneaks=I_BENE_GESSERIT,
        agent=(
            when(HasInfluence(EMPEROR, 2), gain(solari=2)),
            when(HasInfluence(GUILD, 2), draw(1)),
            when(HasInfluence(FREMEN, 2), gain(water=1)),
        ),
        reveal_box=(persuasion(1), influence_any(1)),
    ),
    card(
        "Weirding Way",
        cost=3,
        factions=(BENE_GESSERIT,),
        icons=CITY | SPICE_TRADE,
        agent=AnotherTurn(),
        reveal_box=(persuasion(1), swords(2)),
    ),
)

PROMOS = (
    card(
        "Boundless Ambition",
        deck="promo",
        cost=5,
        icons=FACTION_ICONS,
        agent=Signet(),
        reveal_box=AcquireUpTo(5),
        unload=True,
    ),
)

EPIC = (
    card(
        "Control the Spice",
        deck="epic",
        icons=SPICE_TRADE,
        agent=pay(spice=1).then(trash, recruit(1)),
        reveal_box=(persuasion(1), gain(spice=1)),
    ),
)
