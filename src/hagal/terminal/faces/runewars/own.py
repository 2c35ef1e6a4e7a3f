"""What a player of Runewars has before it: dials, orders, cards, heroes."""

from __future__ import annotations

from rich.text import Text

from hagal.games.runewars.components import Faction, Hero
from hagal.games.runewars.names import ATTRIBUTES, ORDERS, RESOURCES
from hagal.games.runewars.seen import HeroFacts, RunewarsPlayerFacts
from hagal.kernel.step import Msg
from hagal.terminal.faces.runewars.pieces import Pieces
from hagal.terminal.faces.runewars.players import Players
from hagal.terminal.layout import Lines, flow
from hagal.text import phrase

ZONES = (("objective", "objective"), ("tactics", "tactic"), ("fresh", "tactic"), ("quests", "quest"))
"""Hands, with the kinds of their cards."""


class Own:
    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board
        seat = board.seat
        self.me: RunewarsPlayerFacts | None = board.players[seat] if 0 <= seat < len(board.players) else None

    def told(self) -> Lines:
        """With a line for each card."""
        if self.me is None:
            return []
        board, found = self.board, [*self.dials(), *self.orders(), *self.heroes()]
        for zone, kind in ZONES:
            cards = self.held(zone)
            if cards:
                found.append(board.label(f"runewars-{zone}"))
                found += [board.told(Text(board.called(kind, id), style="bold"), board.get(kind, id)) for id in cards]
        return [*found, *self.runes(), *self.supply()]

    def short(self) -> Lines:
        """Cards by their names."""
        return [] if self.me is None else [*self.dials(), *self.orders(), *self.heroes(), *self.named()]

    def brief(self) -> Lines:
        """Orders and cards alone."""
        return [] if self.me is None else [*self.orders(), *self.named()]

    def held(self, zone: str) -> list[str]:
        cards: list[str | None] = [] if self.me is None else self.me[zone]  # type: ignore[literal-required]
        return [id for id in cards if id is not None]

    def named(self) -> Lines:
        """Hand after hand on one line, as far as it goes."""
        items: list[Text] = []
        for zone, kind in ZONES:
            names = ", ".join(self.board.called(kind, id) for id in self.held(zone))
            if names:
                items.append(Text.assemble(self.board.label(f"runewars-{zone}"), names))
        return flow(Text(), items, self.board.width) if items else []

    def dials(self) -> Lines:
        """Each dial with what it yields where it stands."""
        board, me = self.board, self.me
        if me is None or me["faction"] is None:
            return []
        faction: Faction = board.get("faction", me["faction"])
        items = []
        for k, id in enumerate(RESOURCES):
            n = me["dials"][id]
            head = f"{phrase(Msg(f'rw-{id}'), board.talk.lang)} {n}"
            items.append(Text.assemble((head, "bold"), (self.yields(faction, k, n), "dim")))
        return flow(board.label("runewars-dials"), items, board.width, indent=2)

    def yields(self, faction: Faction, k: int, n: int) -> str:
        board, counts = self.board, faction.yields[k][n]
        found = [f"{board.called('unit', unit.id)} {c}" for unit, c in zip(faction.units, counts, strict=False) if c]
        for what, count in zip(("tactics", "influence"), counts[len(faction.units) :], strict=True):
            if count:
                found.append(f"{phrase(Msg(f'fact-{what}'), board.talk.lang)} {count}")
        return f" ({', '.join(found)})" if found else ""

    def orders(self) -> Lines:
        """The hand of orders by number; those that would have supremacy now have a star."""
        board, me = self.board, self.me
        if me is None or not me["orders"]:
            return []
        highest = max((ORDERS.index(id) for id in me["played"]), default=0)
        items = []
        for id in me["orders"]:
            order = board.get("order", id)
            supreme = order.number > highest and order.id != "fortify"
            text = f"{order.number}{'*' if supreme else ''} {board.called('order', id)}"
            items.append(Text(text, style="yellow" if supreme else ""))
        return flow(board.label("runewars-orders"), items, board.width, indent=2)

    def heroes(self) -> Lines:
        if self.me is None or not self.me["heroes"]:
            return []
        items = [self.hero(one) for one in self.me["heroes"]]
        return flow(self.board.label("runewars-heroes"), items, self.board.width, indent=2)

    def hero(self, one: HeroFacts) -> Text:
        """Attributes with what training adds, and rewards by name."""
        board = self.board
        card: Hero = board.get("hero", one["hero"])
        skills = []
        for k, id in enumerate(ATTRIBUTES):
            more = one["training"][id]
            word = phrase(Msg(f"rw-{id}"), board.talk.lang)
            skills.append(f"{word} {card.attributes[k]}{f'+{more}' if more else ''}")
        rewards = [board.called("reward", id) for id in one["rewards"] if id is not None]
        shown = Players(board).hero({**one, "rewards": []})
        return Text.assemble(shown, (f" {', '.join([*skills, *rewards])}", "dim"))

    def runes(self) -> Lines:
        """The tokens that this player has looked at; those that lie face up all know."""
        board = self.board
        known = [area for area in board.view["areas"] if area["rune"] is not None]
        items = [Text(f"{board.called('area', one['id'])} {board.called('rune', str(one['rune']))}") for one in known]
        return flow(board.label("runewars-runes"), items, board.width, indent=2) if items else []

    def supply(self) -> Lines:
        """Units, strongholds and developments that are not on the board."""
        board, me = self.board, self.me
        if me is None or not me["supply"]:
            return []
        items = [Text(f"{board.called('unit', id)} {n}") for id, n in me["supply"].items() if n]
        items.append(Text(board.word("runewars-strongholds", n=me["strongholds"])))
        for id, n in me["developments"].items():
            if n:
                items.append(Text(f"{phrase(Msg(f'rw-development-{id}'.replace('_', '-')), board.talk.lang)} {n}"))
        return flow(board.label("runewars-supply"), items, board.width, indent=2)
