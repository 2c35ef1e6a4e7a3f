"""A game in the app, told to the real table tap by tap: what people did is translated, what rivals do must be the same.

`Played` runs a normal game and notes a picture of the table at each moment at which the companion asks something.
`Mirror` plays the same game with the module `physical` on the same order of the Hagal deck. In a person's turn it taps
what the person did and corrects the rest; nothing is ever corrected for what a rival did by itself.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from hagal import game as faces
from hagal import games
from hagal.bots import decide
from hagal.game import Game
from hagal.games.dune.ix.part import IxPart
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.rivals.part import part_of as hagal_part
from hagal.games.dune.state import Dune
from hagal.kernel.events import Event
from hagal.kernel.step import Choice
from hagal.positions import Position

Picture = dict[str, Any]
TURN_STARTS = ("solo_next_turn", "two_player_next_turn")
MOMENTS = (*TURN_STARTS, "rival_turn", "combat", "resolve_conflict", "makers", "round_start")
PASSED_ON = ("decide", "may_pay", "rival_defend", "rival_placing")
"""Questions that the companion asks as the app does."""
COUNTED = ("spice", "solari", "water", "intrigue", "garrison", "freighter", "negotiators", "ships", "fleet", "conflict")


def picture(s: Dune) -> Picture:
    """All that both know about the table."""
    ix = s.parts.get("ix")
    seats = []
    for p in s.players:
        seat: Picture = {
            "influence": p.influence,
            "agents": p.agents,
            "posts": sorted(p.posts),
            "conflict": p.conflict,
            "swordmaster": p.swordmaster,
            "revealed": p.revealed,
        }
        if p.leader.scores:
            seat["vp"] = p.vp
        if is_rival(p):
            seat |= {
                "spice": p.spice,
                "solari": p.solari,
                "water": p.water,
                "intrigue": len(p.intrigue),
                "garrison": p.garrison,
                "swords": p.swords,
            }
        if isinstance(ix, IxPart):
            seat["fleet"] = ix.conflict[p.seat]
            seat["tiles"] = sorted(s.face[i].id for i in ix.tiles[p.seat])
            if is_rival(p):
                ships = ix.garrison[p.seat] + ix.conflict[p.seat]
                seat |= {"freighter": ix.freighters[p.seat], "negotiators": ix.negotiators[p.seat], "ships": ships}
        seats.append(seat)
    return {
        "seats": seats,
        "bonus": list(s.bonus),
        "control": list(s.control),
        "alliance": list(s.alliance),
        "mentat": s.mentat,
        "mentat_next": s.mentat_next,
        "first": s.first,
        "round": s.round,
        "occupied": s.occupied,
        "flags": list(ix.flags) if isinstance(ix, IxPart) else [],
        "hagal": [s.face[i].id for i in hagal_part(s).deck],
        "strength": [p.strength for p in s.players],
    }


class Played:
    """A whole game in the app by a bot, with its pictures as (moment, seat, picture, events before it)."""

    def __init__(self, wish: dict[str, Any], seed: int, bot: Any) -> None:
        self.wish = wish
        title = games.title("dune")
        self.game: Game = faces.prepare(title, wish["players"], wish.get("modules", ()), seed, wish["options"])
        self.moments: list[tuple[str, int, Picture, int]] = []
        self.answers: deque[str] = deque()
        s = self.state
        while s.stack:
            step, seat, source = s.stack[-1]
            if step.tag in MOMENTS:
                moment = "turn" if step.tag in TURN_STARTS else step.tag
                self.moments.append((moment, seat, picture(s), len(self.events)))
            if not step.asks:
                s.stack.pop()
                step.run(s, seat, source)
                continue
            assert isinstance(step, Choice)
            options = step.options(s, seat, source)
            if not options:
                s.stack.pop()
                continue
            if len(options) == 1 and step.settled(s, seat, source):
                s.stack[-1] = (options[0], seat, source)
                continue
            chosen = decide(s, seat, bot)
            if step.tag in PASSED_ON:
                self.answers.append(chosen.key())
            s.stack[-1] = (chosen, seat, source)
        self.last = picture(s)

    @property
    def state(self) -> Dune:
        assert isinstance(self.game.state, Dune)
        return self.game.state

    @property
    def events(self) -> list[Event]:
        return self.game.log.events

    def shuffles(self) -> list[tuple[int, ...]]:
        """The orders of the Hagal deck."""
        size = len(hagal_part(self.state).deck) + len(hagal_part(self.state).discard)
        tape = self.state.tape
        assert tape is not None
        orders = [order for order in tape.said if isinstance(order, tuple) and len(order) == size]
        assert len(orders) == 1 + sum(1 for event in self.events if event.kind == "hagal-reshuffle")
        return orders

    def named(self, kind: str, word: str) -> list[str]:
        return [event.args[word].id for event in self.events if event.kind == kind]


class Mirror:
    """The same game at the real table."""

    def __init__(self, played: Played) -> None:
        self.played = played
        wish = played.wish
        people = played.state.players[: wish["players"]]
        options = {**wish["options"], "leaders": [p.leader.id for p in people]}
        if wish["players"] == 1:
            options["rival_leaders"] = [p.leader.id for p in played.state.players[1:]]
        title = games.title("dune")
        modules = [*wish.get("modules", ()), "physical"]
        self.game: Game = faces.prepare(title, wish["players"], modules, 0, options)
        Position(self.game).chance(*played.shuffles())
        self.game.resume()
        self.moments = deque(played.moments)
        self.answers = deque(played.answers)
        self.conflicts = played.named("round", "conflict")
        self.tiles = played.named("tech-up", "tile")
        self.taps: list[str] = []
        self.compared = 0

    @property
    def s(self) -> Dune:
        assert isinstance(self.game.state, Dune)
        return self.game.state

    def tap(self, key: str) -> None:
        self.taps.append(key)
        self.game.choose(key)

    def play(self) -> None:
        while not self.game.over:
            self.answer()
        assert self.s.tape is not None
        assert self.s.tape.ahead == []

    def answer(self) -> None:
        decision = self.game.decision
        assert decision is not None
        tag = decision.choice.tag
        if tag in PASSED_ON:
            self.tap(self.answers.popleft())
        elif hasattr(self, tag):
            getattr(self, tag)(decision.seat)
        else:
            self.tap(decision.keys[0])  # what it leads to is put right at the next question

    # What the companion asks

    def first_player(self, seat: int) -> None:
        self.tap(f"first {self.played.moments[0][2]['first']}")

    def name_tile(self, seat: int) -> None:
        up = sum(1 for event in self.game.log.events if event.kind == "tech-up")
        self.tap(f"tile {self.tiles[up]}")

    def name_conflict(self, seat: int) -> None:
        _moment, _seat, wanted, _at = self.next("round_start")
        self.compare(wanted, "agents")  # Agents and points of people were put right at the end of the round
        self.tap(f"conflict {self.conflicts[self.s.round]}")

    def person_turn(self, seat: int) -> None:
        _moment, _seat, before, start = self.next("turn")
        self.sync(before)
        _moment, _seat, after, end = self.moments[0]
        events = [event for event in self.played.events[start:end] if event.seat == seat]
        for event in events:
            if event.kind == "voice":
                self.tap(f"voice {event.args['space'].id}")
        for place in set(self.s.players[seat].posts) - set(after["seats"][seat]["posts"]):
            self.tap(f"vacate {self.s.board.spaces[place].id} {seat}")
        went = [event.args["space"].id for event in events if event.kind == "agent"]
        if went:
            if not self.s.players[seat].agents:
                self.tap(f"fix {seat} agents +1")
            if self.moments[0][:2] == ("turn", seat):
                self.tap("another turn")
            self.tap(f"agent {went[0]}")
        elif after["seats"][seat]["revealed"]:
            self.tap("reveal")
        else:
            self.tap("pass")

    def rival_next(self, seat: int) -> None:
        _moment, _seat, before, _at = self.next("turn")
        self.sync(before)
        _moment, rival, before, _at = self.next("rival_turn")
        decision = self.game.decision
        assert decision is not None
        assert decision.choice.values() == (rival,)
        self.compare(before)
        self.tap("turn")
        while (asked := self.game.decision) is not None and asked.choice.tag in (*PASSED_ON, "name_tile"):
            self.answer()
        _moment, _seat, after, _at = self.moments[0]
        self.compare(after)

    def deployed(self, seat: int) -> None:
        self.tap("deploy 0")

    def ask_strength(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        if decision.choice.values() == (True,):
            wanted = self.final[2]
            for p, told in zip(self.s.players, wanted["seats"], strict=True):
                assert not is_rival(p) or p.swords == told["swords"]
        else:
            wanted = self.moments[0][2]
        self.sync(wanted)
        self.tap(f"strength {wanted['strength'][seat]}")

    def combat_next(self, seat: int) -> None:
        self.next("turn")
        _moment, _seat, wanted, _at = self.next("combat")
        self.sync(wanted)
        self.final = self.next("resolve_conflict")
        self.tap("combat")

    def winning_ships(self, seat: int) -> None:
        self.tap(f"dreadnoughts {self.final[2]['seats'][seat]['fleet']}")

    def ask_points(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        if decision.choice.values() == (True,):
            self.tap(f"points {self.played.last['seats'][seat]['vp']}")
            return
        if self.moments and self.moments[0][0] == "makers":
            _moment, _seat, wanted, end = self.next("makers")
            self.compare_rewards(wanted, self.played.events[self.final[3] : end])
            self.sync(wanted)
        self.tap(f"points {self.s.players[seat].vp}")

    def ask_figure(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        (what,) = decision.choice.values()
        self.tap(f"{what} {getattr(self.played.state.players[seat], what)}")

    def choose_heir(self, seat: int) -> None:
        self.tap(self.game.decision.keys[0])  # type: ignore[union-attr]

    # Comparing and correcting

    def next(self, moment: str) -> tuple[str, int, Picture, int]:
        found = self.moments.popleft()
        assert found[0] == moment, (found[0], moment, self.taps[-5:])
        return found

    def compare(self, wanted: Picture, *but: str) -> None:
        self.compared += 1
        assert _without(picture(self.s), but) == _without(wanted, but), self.taps[-8:]

    def compare_rewards(self, wanted: Picture, events: list[Event]) -> None:
        """What rivals took from the Conflict; a person's Freighter that went home in it may have paid them (IX-064)."""
        shipped = any(event.kind == "freighter-home" and event.seat < self.game.players for event in events)
        found = picture(self.s)["seats"]
        for seat in range(self.game.players, len(self.s.players)):
            for what in ("spice", "water", "intrigue", "garrison", *(() if shipped else ("solari",))):
                assert found[seat][what] == wanted["seats"][seat][what], (seat, what, self.taps[-8:])

    def sync(self, wanted: Picture) -> None:
        """Corrections until the table is as it was in the app."""
        tiles = [seat.get("tiles", []) for seat in wanted["seats"]]
        for seat, own in enumerate(tiles[: self.game.players]):
            for id in own:
                if id not in picture(self.s)["seats"][seat]["tiles"]:
                    self.fix(f"tech {seat} {id}")
            for id in picture(self.s)["seats"][seat].get("tiles", ()):
                if id not in own:
                    self.fix(f"untech {seat} {id}")
        for seat, told in enumerate(wanted["seats"]):
            for faction, level in enumerate(told["influence"]):
                while (now := self.s.players[seat].influence[faction]) != level:
                    self.fix(f"fix {seat} {FACTIONS[faction]} {'+1' if level > now else '-1'}")
        for faction, holder in enumerate(wanted["alliance"]):
            if self.s.alliance[faction] != holder:
                self.fix(f"alliance {FACTIONS[faction]} {holder}")
        for what in COUNTED:
            for sign in (-1, 1):
                for seat, told in enumerate(wanted["seats"]):
                    while what in told and (told[what] - picture(self.s)["seats"][seat][what]) * sign > 0:
                        self.fix(f"fix {seat} {what} {sign:+d}")
        self.board(wanted)
        for seat, told in enumerate(wanted["seats"]):
            if told["swordmaster"] != self.s.players[seat].swordmaster:
                self.fix(f"fix {seat} swordmaster {'+1' if told['swordmaster'] else '-1'}")
            while (now := self.s.players[seat].agents) != told["agents"]:
                self.fix(f"fix {seat} agents {'+1' if told['agents'] > now else '-1'}")
            while "vp" in told and (now := self.s.players[seat].vp) != told["vp"]:
                self.fix(f"fix {seat} vp {'+1' if told['vp'] > now else '-1'}")

    def board(self, wanted: Picture) -> None:
        spaces, locations, makers = self.s.board.spaces, self.s.board.locations, self.s.board.makers
        for k, holder in enumerate(wanted["control"]):
            if self.s.control[k] != holder:
                self.fix(f"control {spaces[locations[k]].id} {'-' if holder < 0 else holder}")
        for k, n in enumerate(wanted["bonus"]):
            while (now := self.s.bonus[k]) != n:
                self.fix(f"bonus {spaces[makers[k]].id} {now + 1 if n > now else now - 1}")
        for seat, told in enumerate(wanted["seats"]):
            for place in set(self.s.players[seat].posts) - set(told["posts"]):
                self.fix(f"vacate {spaces[place].id} {seat}")
        if self.s.conflict and self.s.mentat != wanted["mentat"]:
            self.fix(f"mentat {'-' if wanted['mentat'] < 0 else wanted['mentat']}")
        if not self.s.conflict and self.s.mentat_next != wanted["mentat_next"]:
            self.fix(f"mentat {'-' if wanted['mentat_next'] < 0 else wanted['mentat_next']}")

    def fix(self, key: str) -> None:
        self.tap(key)
        while (decision := self.game.decision) is not None and not self.game.state.stack[-1][0].tag.startswith(
            ("person_turn", "rival_next", "combat_next", "ask_", "name_conflict")
        ):
            assert decision.choice.tag != "decide"
            self.answer()


def _without(found: Picture, but: tuple[str, ...]) -> Picture:
    seats = [{name: value for name, value in seat.items() if name not in but} for seat in found["seats"]]
    return {**found, "seats": seats, "strength": []}
