"""Tech tiles: acquiring, Negotiators, flips (IX-010 to IX-017)."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.dune import order
from hagal.games.dune.effect import ASK, Effect
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import STACKS, lay_ix_board, part_of, turn_up
from hagal.games.dune.names import amounts
from hagal.games.dune.state import Dune
from hagal.games.dune.windows import WINDOWS
from hagal.games.kit.combine import push_all
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.option import OfComponent
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class AcquireTech(Effect):
    """May buy one face-up tile; an icon's discount counts for it alone (IX-010, IX-011). `solari`: pays solari too."""

    tag = "acquire_tech"
    fields = ("discount", "solari")
    asks: ClassVar[bool] = True

    def __init__(self, discount: int = 0, solari: bool = False) -> None:
        super().__init__(ASK, optional=True)
        self.discount: int = discount
        self.solari: bool = solari

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [*self.offers(s, seat), DECLINE]

    def offers(self, s: Dune, seat: int) -> list[Step[Dune]]:
        """Each face-up tile with each number of Negotiators that makes it affordable, any number of them (IX-013)."""
        p = s.players[seat]
        part = part_of(s)
        found: list[Step[Dune]] = []
        for stack in part.stacks:
            if not stack or s.known[stack[-1]] != PUBLIC:  # its next tile has not turned up yet (IX-014)
                continue
            tile: TechTile = s.face[stack[-1]]
            for returned in range(part.negotiators[seat] + 1):
                price = max(0, tile.cost - self.discount - returned)
                if price <= p.spice:
                    found.append(BuyTech(tile, price, 0, returned))
                if self.solari and 0 < price <= p.solari:
                    found.append(BuyTech(tile, 0, price, returned))
        return found

    def can(self, s: Dune, seat: int, source: int) -> bool:
        """Is there a tile that it can pay with all Negotiators?"""
        p = s.players[seat]
        part = part_of(s)
        most = self.discount + part.negotiators[seat] + (max(p.spice, p.solari) if self.solari else p.spice)
        for stack in part.stacks:
            if stack and s.face[stack[-1]].cost <= most and s.known[stack[-1]] == PUBLIC:
                return True
        return False

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        """Negotiators come back to supply."""
        return 0 if part_of(s).negotiators[seat] else -1

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        tops = [s.face[stack[-1]] for stack in part_of(s).stacks if stack]
        return any(order.climbs(s, tile.acquire, seat, source, besides) for tile in tops)

    def key(self) -> str:
        if self.solari:
            return "tech solari"
        return f"tech {self.discount}" if self.discount else "tech"

    def message(self) -> Msg:
        if self.solari:
            return Msg("acquire-tech-solari")
        return Msg("acquire-tech-cheaper", n=self.discount) if self.discount else Msg("acquire-tech")


class BuyTech(Step[Dune]):
    """Pay, return Negotiators, take the tile; its acquire effect comes before the next tile turns up (IX-014)."""

    tag = "buy_tech"
    fields = ("tile", "spice", "solari", "returned")

    def __init__(self, tile: TechTile, spice: int, solari: int, returned: int) -> None:
        self.tile: TechTile = tile
        self.spice: int = spice
        self.solari: int = solari
        self.returned: int = returned

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        part = part_of(s)
        p.spice -= self.spice
        p.solari -= self.solari
        p.supply += self.returned
        part.negotiators[seat] -= self.returned
        if s.log is not None:
            what = amounts(self.spice, self.solari, 0)
            s.log.tell("tech", seat, "IX-010", tile=self.tile, what=what, paid=len(what), n=self.returned)
        for k, stack in enumerate(part.stacks):
            if stack and s.face[stack[-1]] is self.tile:
                i = stack[-1]
                zones.move(s, i, stack, part.tiles[seat])
                push(s, "turn_up", seat, k)
                push_all(s, self.tile.acquire, seat, i)
                fire(s, "tech_acquired", seat, i)
                if s.revealing == seat and s.rules.options["reveal_tiles"] == "at_once":
                    reveal_turn = self.tile.moments.get("revealed")  # it is the Reveal turn already (IX-014)
                    if reveal_turn is not None:
                        reveal_turn(s, seat, i)
                return

    def key(self) -> str:
        paid = " solari" if self.solari else ""
        return f"tech {self.tile.id}{paid}{f' -{self.returned}' if self.returned else ''}"

    def message(self) -> Msg:
        what = amounts(self.spice, self.solari, 0)
        return Msg("option-buy-tech", tile=self.tile, what=what, paid=self.spice + self.solari, n=self.returned)


class LayTech(Step[Dune]):
    """The Ix board at set-up, the tops of the stacks face up (IX-002)."""

    tag = "lay_tech"

    def run(self, s: Dune, seat: int, source: int) -> None:
        pile = zones.add_instances(s, s.rules.kinds["tech"])
        zones.shuffle(s, pile)
        lay_ix_board(s, pile)
        for stack in range(STACKS):
            turn_up(s, stack)


class TurnUp(Step[Dune]):
    """The next tile of the stack (the source) face up."""

    tag = "turn_up"

    def run(self, s: Dune, seat: int, source: int) -> None:
        turn_up(s, source)


class Negotiate(Effect):
    """May put a troop from supply on the Ix board as a Negotiator, n times (IX-012)."""

    tag = "negotiate"
    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int = 1) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n
        self.offers: list[Step[Dune]] = [SendNegotiators(k) for k in range(n + 1)]

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return self.offers[: s.players[seat].supply + 1]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].supply > 0

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return self.n

    def key(self) -> str:
        return f"negotiator {self.n}"

    def message(self) -> Msg:
        return Msg("negotiate", n=self.n)


class SendNegotiators(Effect):
    tag = "send_negotiators"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].supply -= self.n
        part_of(s).negotiators[seat] += self.n
        if s.log is not None and self.n:
            s.log.tell("negotiator", seat, "IX-012", n=self.n)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].supply >= self.n

    def key(self) -> str:
        return f"negotiator {self.n}"

    def message(self) -> Msg:
        return Msg("option-negotiate", n=self.n)


class UseTile(OfComponent[Dune]):
    """Flip a tile (once per round) or trash it for its effect, then go back to where the turn was (IX-015)."""

    tag = "use_tile"
    word = "use"
    fields = ("tile", "window")

    def __init__(self, tile: TechTile, window: str) -> None:
        self.tile: TechTile = tile
        self.window: str = window

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        i = next(i for i in part.tiles[seat] if s.face[i] is self.tile)
        s.plotted = True
        if s.log is not None:
            s.log.tell("tile", seat, "IX-015", tile=self.tile)
        if self.window == "effects" or (self.window == "finish" and s.pending):
            push(s, "effects", seat, 0)  # it may have made something possible that was not
        else:
            push(s, self.window, seat)
        effect = self.tile.flip
        if effect is not None:
            part.spent.append(i)
        else:
            effect = self.tile.scrap
            zones.move(s, i, part.tiles[seat], s.trash)
        assert effect is not None
        s.stack.append((effect.accepted(), seat, i))

    def message(self) -> Msg:
        effect = self.tile.flip or self.tile.scrap
        assert effect is not None
        what = effect.accepted().message()
        return Msg("option-use-tile" if self.tile.flip else "option-scrap-tile", tile=self.tile, effect=what)


def attach(tile: TechTile) -> None:
    """Make the option steps of a tile once."""
    if tile.flip is not None or tile.scrap is not None:
        tile.uses = [UseTile(tile, window) for window in WINDOWS]


def tile_options(s: Dune, seat: int, found: list[Step[Any]], about: int) -> list[Step[Any]]:
    """The query `window`: tiles that can be used now; `about` is the place of the window in WINDOWS."""
    part = part_of(s)
    tiles = part.tiles[seat]
    if tiles:
        for i in tiles:
            tile: TechTile = s.face[i]
            effect = tile.use
            if effect is None or i in part.spent or (about and tile.before_agent):
                continue
            if effect.can(s, seat, i):
                found.append(tile.uses[about])
    return found


def refresh(s: Dune, seat: int, source: int) -> None:
    """At round start all tiles lie face up again (IX-015)."""
    part_of(s).spent.clear()


def troops_on_ix(s: Dune, seat: int, value: int, about: int) -> int:
    """The query `troops_elsewhere`: Negotiators are troops, too."""
    return value + part_of(s).negotiators[seat]


TURN_UP = TurnUp()

register_all(list(globals().values()))
