"""The eight leaders (DI-090 to DI-097): a signet effect, and an ability as a handler, an attribute or a start."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.catalogue.declare import leader
from hagal.games.dune.components import Token
from hagal.games.dune.effect import HasAlliance
from hagal.games.dune.effects import Draw, InfluenceAny, InfluenceBehind, draw, gain, intrigue, pay, recruit, when
from hagal.games.dune.names import CITY, LANDSRAAD
from hagal.games.dune.setup import PickTokens
from hagal.games.dune.specials import MASTERSTROKE, SetAside
from hagal.games.dune.state import Dune

TOKENS = tuple(Token(faction) for faction in range(4))
ONE_CARD = Draw(1)
ONE_INFLUENCE = InfluenceAny(1)
MASTERSTROKE_TROOPS = 4


def masterstroke(s: Dune, seat: int, source: int) -> None:
    """The Baron: on deploying four or more troops in one turn, once per game (DI-092)."""
    if s.active == seat and s.deployed >= MASTERSTROKE_TROOPS and s.tokens:
        s.stack.append((MASTERSTROKE, seat, source))


def connections(s: Dune, seat: int, source: int) -> None:
    """Memnon: influence on taking a council seat (DI-094), in his order with the other effects of the turn (DI-021)."""
    s.pending.append((ONE_INFLUENCE, seat, source))


def spice_addict(s: Dune, seat: int, source: int) -> None:
    """Ariana: one spice less from a harvest, and a card (DI-095)."""
    s.players[seat].spice -= 1
    if s.log is not None:
        s.log.tell("spice-addict", seat, "DI-095")
    s.pending.append((ONE_CARD, seat, source))


def ruthless_negotiator(s: Dune, seat: int, source: int) -> None:
    """Ilban: a card whenever he pays solari for a space (DI-096)."""
    actions.draw_cards(s, seat, 1)


LEADERS = (
    leader(
        "paul_atreides", "Paul Atreides", house="Atreides", complexity=1, rival=False, foresees=True, signet=draw(1)
    ),
    leader(
        "leto_atreides",
        "Duke Leto Atreides",
        house="Atreides",
        complexity=2,
        cheap_icons=LANDSRAAD,
        signet=pay(spice=1).then(InfluenceBehind()),
    ),
    leader(
        "vladimir_harkonnen",
        "Baron Vladimir Harkonnen",
        house="Harkonnen",
        complexity=3,
        start=PickTokens(),
        moments={"deployed": masterstroke},
        signet=pay(solari=1).then(intrigue(1)),
    ),
    leader(
        "glossu_rabban",
        'Glossu "The Beast" Rabban',
        house="Harkonnen",
        complexity=1,
        start=gain(spice=1, solari=1),
        signet=(recruit(1), when(HasAlliance(), recruit(1))),
    ),
    leader(
        "memnon_thorvald",
        "Earl Memnon Thorvald",
        house="Thorvald",
        complexity=1,
        moments={"council": connections},
        signet=gain(spice=1),
    ),
    leader(
        "ariana_thorvald",
        "Countess Ariana Thorvald",
        house="Thorvald",
        complexity=3,
        moments={"harvested": spice_addict},
        signet=gain(water=1),
    ),
    leader(
        "ilban_richese",
        "Count Ilban Richese",
        house="Richese",
        complexity=1,
        moments={"paid_solari": ruthless_negotiator},
        signet=gain(solari=1),
    ),
    leader(
        "helena_richese",
        "Helena Richese",
        house="Richese",
        complexity=2,
        rival=False,
        open_icons=LANDSRAAD | CITY,
        signet=SetAside(),
    ),
)
