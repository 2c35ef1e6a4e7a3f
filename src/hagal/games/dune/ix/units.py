"""Dreadnoughts, and deploying units (IX-030 to IX-037)."""

from __future__ import annotations

from hagal.games.dune import actions, windows
from hagal.games.dune.catalogue.spaces import BOARD
from hagal.games.dune.deploy import END, AfterDeploy, Finish, deployable
from hagal.games.dune.effect import GAIN, Effect
from hagal.games.dune.ix.part import DREADNOUGHTS, STRENGTH, part_of
from hagal.games.dune.names import TROOPS
from hagal.games.dune.state import Dune, Player
from hagal.games.dune.windows import plots, window_options
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

MANY = 4  # units deployed in one turn that a Plot card asks for


def set_might(s: Dune, seat: int) -> None:
    """Keep the strength of the Dreadnoughts in the Conflict up to date (IX-033; Rhombur: IX-110)."""
    strength: int = ask(s, "dreadnought_strength", seat, STRENGTH)
    s.players[seat].might = part_of(s).conflict[seat] * strength


class Commission(Effect):
    """A Dreadnought from supply to the garrison, if there is one (IX-031). Nobody would decline."""

    tag = "commission"
    fields = ("n",)

    def __init__(self, n: int = 1) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        n = min(self.n, part.docked[seat])
        part.docked[seat] -= n
        part.garrison[seat] += n
        if seat == s.active:
            part.commissioned += n
        if s.log is not None and n:
            s.log.tell("commission", seat, "IX-031", n=n)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return part_of(s).docked[seat] > 0

    def key(self) -> str:
        return "dreadnought"

    def message(self) -> Msg:
        return Msg("commission", n=self.n)


def deploy_dreadnoughts(s: Dune, seat: int, n: int) -> None:
    part = part_of(s)
    part.garrison[seat] -= n
    part.conflict[seat] += n
    set_might(s, seat)
    if n:
        if seat == s.active:
            part.ships += n
        if s.log is not None:
            s.log.tell("deploy-dreadnought", seat, "IX-032", n=n)


def retreat_dreadnoughts(s: Dune, seat: int, n: int) -> None:
    part = part_of(s)
    n = min(n, part.conflict[seat])
    part.conflict[seat] -= n
    part.garrison[seat] += n
    set_might(s, seat)
    if s.log is not None and n:
        s.log.tell("retreat-dreadnought", seat, "IX-030", n=n)


def begin_turn(s: Dune, seat: int, source: int) -> None:
    """The moment `turn_begins`."""
    part = part_of(s)
    part.commissioned = 0
    part.ships = 0
    part.ambush = -1
    part.sworded.clear()


class FinishUnits(Finish):
    """The end of an Agent turn with two kinds of units: those of this turn and up to two of the garrison (IX-032)."""

    tag = "finish_units"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]]
        if s.space < 0 or not s.board.combat >> s.space & 1:
            found = [END]
        elif part_of(s).garrison[seat]:
            found = []
            tops = most_troops(s, p)
            for ships in range(len(tops)):
                found += DEPLOY_UNITS[ships][: tops[ships] + 1]
            if len(found) == 1:
                found = [END]
        else:
            top = deployable(s, p)
            found = DEPLOY_UNITS[0][: top + 1] if top else [END]
        if p.intrigue:
            found += plots(s, p, "finish")
        return window_options(s, seat, found, windows.FINISH)

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        pairs = deployable_units(s, s.players[seat])
        if len(pairs) <= 1:
            return Msg("ask-finish")
        ships = any(d for _t, d in pairs)
        return Msg("ask-deploy-units" if ships else "ask-deploy", n=max(t + d for t, d in pairs))

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        if key.startswith("deploy") and s.board.spaces[s.space].combat:
            pairs = deployable_units(s, s.players[seat])
            ships = any(d for _t, d in pairs)
            return Msg("why-deploy-units" if ships else "why-deploy", n=max(t + d for t, d in pairs))
        return super().why_not(s, seat, source, key)


def most_troops(s: Dune, p: Player) -> list[int]:
    """How many troops at most may be deployed now with no Dreadnought, with one, with two (as far as these may)."""
    if s.space < 0 or not s.board.combat >> s.space & 1:
        return [0]
    part = part_of(s)
    found = [min(p.garrison, s.recruited + s.extra)]
    for ships in range(1, part.garrison[p.seat] + 1):
        more = max(0, ships - part.commissioned)
        if more > s.extra:
            break
        found.append(min(p.garrison, s.recruited + s.extra - more))
    return found


def deployable_units(s: Dune, p: Player) -> list[tuple[int, int]]:
    """Every (troops, Dreadnoughts) that may be deployed now."""
    return [(troops, ships) for ships, top in enumerate(most_troops(s, p)) for troops in range(top + 1)]


class OfUnits(Step[Dune]):
    """So many troops and Dreadnoughts into the Conflict."""

    fields = ("troops", "dreadnoughts")

    def __init__(self, troops: int, dreadnoughts: int) -> None:
        self.troops: int = troops
        self.dreadnoughts: int = dreadnoughts

    def key(self) -> str:
        ships = f" dreadnoughts {self.dreadnoughts}" if self.dreadnoughts else ""
        return f"deploy {self.troops}{ships}"

    def message(self) -> Msg:
        if self.dreadnoughts:
            return Msg("option-deploy-units", n=self.troops, dreadnoughts=self.dreadnoughts)
        return Msg("option-deploy", n=self.troops)


class DeployUnits(OfUnits):
    """Deploy at a combat space and end the turn."""

    tag = "deploy_units"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.recruited = 0
        s.extra = 0
        part_of(s).commissioned = 0
        if self.troops or self.dreadnoughts:
            s.stack.append((AFTER_UNITS, seat, len(s.players[seat].intrigue)))
            if self.dreadnoughts:
                deploy_dreadnoughts(s, seat, self.dreadnoughts)
            if self.troops:
                actions.deploy(s, seat, self.troops)
            else:
                fire(s, "deployed", seat)


class AfterUnits(AfterDeploy):
    """As ever; and many units deployed are the condition of a Plot card (Diversion), so that it comes after them."""

    tag = "after_units"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        count = len(p.intrigue)
        if count > source or deployable(s, p) or (count and s.deployed + part_of(s).ships >= MANY):
            push(s, "finish", seat)


AFTER_UNITS = AfterUnits()

DEPLOY_UNITS: list[list[Step[Dune]]] = [
    [DeployUnits(troops, ships) for troops in range(TROOPS + 1)] for ships in range(DREADNOUGHTS + 1)
]

# After combat


def place_dreadnought(s: Dune, seat: int, source: int) -> None:
    """The moment `conflict_won`: a winner with a Dreadnought there must put one on a location (IX-035)."""
    if part_of(s).conflict[seat]:
        push(s, "place_dreadnought", seat)


class PlaceDreadnought(Choice[Dune]):
    """A location without a Dreadnought, covering any control marker; other uses of a victorious ship are a query."""

    tag = "place_dreadnought"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        flags = part_of(s).flags
        found: list[Step[Dune]] = [PLACES[k] for k in range(len(flags)) if flags[k] < 0]
        more: list[Step[Dune]] = ask(s, "victorious_ship", seat, found)
        return more


class PlaceOn(Step[Dune]):
    tag = "place_on"
    fields = ("location",)

    def __init__(self, location: int) -> None:
        self.location: int = location

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        part.conflict[seat] -= 1
        part.flags[self.location] = seat
        part.fresh[self.location] = True
        set_might(s, seat)
        if s.log is not None:
            s.log.tell("flag", seat, "IX-035", space=s.board.spaces[s.board.locations[self.location]])

    def key(self) -> str:
        return f"flag {LOCATIONS[self.location].id}"

    def message(self) -> Msg:
        return Msg("option-flag", space=LOCATIONS[self.location])


LOCATIONS = [BOARD.spaces[place] for place in BOARD.locations]
PLACES = [PlaceOn(k) for k in range(len(LOCATIONS))]


def ships_home(s: Dune, seat: int, source: int) -> None:
    """The moment `combat_ended`: Dreadnoughts to the garrison, those placed a round ago too (IX-034, IX-036)."""
    part = part_of(s)
    for p in s.players:
        ships = part.conflict[p.seat]
        if ships:
            part.garrison[p.seat] += ships
            part.conflict[p.seat] = 0
            p.might = 0
    part.pushes.clear()
    for k, holder in enumerate(part.flags):
        if holder >= 0:
            if not part.fresh[k]:
                part.flags[k] = -1
                part.garrison[holder] += 1
            part.fresh[k] = False


def controller(s: Dune, seat: int, value: int, about: int) -> int:
    """The query `controller`: a Dreadnought counts instead of the marker that it covers (IX-036)."""
    holder = part_of(s).flags[about]
    return holder if holder >= 0 else value


register_all(list(globals().values()))
