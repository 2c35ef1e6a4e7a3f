"""A battle from its beginning to the last initiative (RW-120 to RW-133).

Named rules: `battle` (seat: the attacker, source: the area), `battle_rounds`, `battle_draw` (for the type that the
frame's seat has picked). The moment `battle_support` comes before the effects at the start of the battle, `battle_over`
is the frame below all others of a battle.
"""

from __future__ import annotations

from hagal.games.kit.option import StandsFor
from hagal.games.runewars.actions import discard_fate, draw_fate
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.battle.force import battle_of, codes_of, kind_of, side_of, tell
from hagal.games.runewars.battle.losses import ROUT, lose, suffer
from hagal.games.runewars.battle.retreat import neutral_runner
from hagal.games.runewars.battle.state import ATTACKER, DEFENDER, Battle, new_battle
from hagal.games.runewars.components import Fate, Unit
from hagal.games.runewars.names import CONQUERED, SIEGE, SLOTS
from hagal.games.runewars.orders import turn
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import play
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Choice, Msg, Step, place_of
from hagal.kernel.term import register_all

ROUNDS = 5
SPECIALS, ROUTS, DAMAGE = range(3)
"""The icons of a fate card, by their place in what a shape reads."""
AT_START = (("attack", "battle"), ("defend", "battle"))
"""The moments of tactics at the start of a battle, by side (RW-123)."""


class StartBattle(Step[Runewars]):
    """The units on their way to the area attack it (RW-120). Units that were routed before stay out (RW-121)."""

    tag = "battle_begins"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = place_of(source)
        coming = [slot for _from, to, slot, n in s.marching if to == area for _ in range(n)]
        s.marching = [march for march in s.marching if march[1] != area]
        defender = s.control[area]
        army = s.army[area]
        s.army[area] = (*NO_ARMY[:SLOTS], *army[SLOTS:])
        runs = (seat, defender if defender >= 0 else neutral_runner(s))
        b = new_battle(area, (seat, defender), runs, [[16 * slot for slot in sorted(coming)], codes_of(army)])
        b.less = CONQUERED if s.turn_flags & SIEGE else 0
        s.battle = b
        s.fought += 1
        if s.log is not None:
            kind = "rw-battle" if defender >= 0 else "rw-battle-neutral"
            armies = [tuple([kind_of(s, b, side, code) for code in b.units[side]]) for side in range(2)]
            s.log.tell(
                kind, seat, "RW-120", area=s.board.areas[area], other=runs[1], attackers=armies[0], defenders=armies[1]
            )
        push(s, "battle_over", seat, source)
        push(s, "battle_rounds", seat, source)
        if defender >= 0:
            s.stack.append((STARTS[DEFENDER], defender, source))
        s.stack.append((STARTS[ATTACKER], seat, source))
        fire(s, "battle_support", seat, source)


class AtStart(Choice[Runewars]):
    """Any number of effects at the start of the battle: the attacker's, among them all that he may do in his turn, then
    the defender's (RW-123). Battle tactics need own units that take part (RW-204); the runner of unallied neutral units
    plays none (RW-114)."""

    tag = "at_start"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        own = turn.window(s, seat) if self.side == ATTACKER else []
        if battle_of(s).units[self.side]:
            own += [card for card in play.options(s, seat, AT_START[self.side]) if card not in own]
        return [READY, *[PlayInBattle(step, self) for step in own]]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        if self.side == ATTACKER:
            return not turn.secretive(s, seat)
        return not play.secretive(s, seat) or not battle_of(s).units[self.side]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-at-start", area=s.board.areas[place_of(source)])


class Ready(Step[Runewars]):
    tag = "battle_ready"

    def key(self) -> str:
        return "ready"

    def message(self) -> Msg:
        return Msg("rw-option-ready")


class PlayInBattle(StandsFor[Runewars]):
    """A tactics card, or what else may be done; then the same question again."""

    tag = "play_in_battle"
    fields = ("step", "again")

    def __init__(self, step: Step[Runewars], again: Step[Runewars]) -> None:
        self.step = step
        self.again: Step[Runewars] = again

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((self.again, seat, source))
        push(s, "check_runes")
        s.stack.append((self.step, seat, source))


# Initiative


class Rounds(Step[Runewars]):
    """Initiative 1 to 5; in each, while a side has a standing type that has not drawn (RW-124, RW-133)."""

    tag = "battle_rounds"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        attacks, defends = ready(s, b, ATTACKER), ready(s, b, DEFENDER)
        while not attacks and not defends:
            if b.round >= ROUNDS:
                push(s, "battle_strength", seat, source)
                return
            b.round += 1
            attacks, defends = ready(s, b, ATTACKER), ready(s, b, DEFENDER)
        stack = s.stack
        stack.append((self, seat, source))
        stack.append((RESOLVE, seat, source))
        if defends:
            stack.append((STRIKES[DEFENDER], b.runs[DEFENDER], source))
        if attacks:
            stack.append((STRIKES[ATTACKER], seat, source))


def ready(s: Runewars, b: Battle, side: int) -> list[int]:
    """The slots of a side's types of this initiative that stand and have not drawn (RW-128)."""
    found: list[int] = []
    done = b.done[side]
    last = -1
    for code in b.units[side]:
        slot = code >> 4
        if slot != last and not code & 1:
            last = slot
            if not done >> slot & 1 and kind_of(s, b, side, code).initiative == b.round:
                found.append(slot)
    return found


class Strike(Choice[Runewars]):
    """One type to draw for (RW-124); tactics that are played while the battle goes on, before that."""

    tag = "battle_strike"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        found: list[Step[Runewars]] = []
        for slot in ready(s, b, self.side):
            found.append(StrikeWith(kind_of(s, b, self.side, slot << 4), self.side))
        if found and b.seats[self.side] >= 0:
            found += [PlayInBattle(card, self) for card in play.options(s, seat, FIGHT)]
        return found

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return battle_of(s).seats[self.side] < 0 or not play.secretive(s, seat)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-strike", n=battle_of(s).round)


FIGHT = ("fight",)


class StrikeWith(Step[Runewars]):
    tag = "strike_with"
    fields = ("unit", "side")

    def __init__(self, unit: Unit, side: int) -> None:
        self.unit: Unit = unit
        self.side: int = side

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        slot = self.unit.slot
        attacks, defends = b.slot
        b.slot = (slot, defends) if self.side == ATTACKER else (attacks, slot)
        attacked, defended = b.done
        bit = 1 << slot
        b.done = (attacked | bit, defended) if self.side == ATTACKER else (attacked, defended | bit)
        push(s, "battle_draw", seat, source)

    def key(self) -> str:
        return f"strike {self.unit.id}"

    def message(self) -> Msg:
        return Msg("rw-option-strike", unit=self.unit)


class Draw(Step[Runewars]):
    """One fate card for each standing unit of the type that was picked; the other side does not see them (RW-129)."""

    tag = "battle_draw"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        draw_for(s, b, side, strikers(b, side))


def strikers(b: Battle, side: int) -> int:
    """Standing units of the type that strikes."""
    slot = b.slot[side]
    return len([code for code in b.units[side] if code >> 4 == slot and not code & 1])


def draw_for(s: Runewars, b: Battle, side: int, n: int) -> int:
    drawn = draw_fate(s, n, b.drawn[side], 1 << b.runs[side])
    tell(s, b, side, "rw-strike", "RW-124", unit=kind_of(s, b, side, b.slot[side] << 4), n=drawn)
    return drawn


# What the cards say


class Resolve(Step[Runewars]):
    """Specials, then routs, then damage, the attacker's before the defender's each time (RW-126, RW-132); then the
    cards are discarded."""

    tag = "battle_resolve"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        stack = s.stack
        stack.append((CLEAR, seat, source))
        for step in SHOWS:
            if b.drawn[step.side]:
                stack.append((step, b.runs[step.side], source))


class Show(Step[Runewars]):
    """A side shows those of its cards that have an icon in the section of its type (RW-129), and it happens. Cards of
    units that are gone by now count (RW-127)."""

    tag = "battle_show"
    fields = ("icon", "side")

    def __init__(self, icon: int, side: int) -> None:
        self.icon: int = icon
        self.side: int = side

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        unit = kind_of(s, b, self.side, b.slot[self.side] << 4)
        n = 0
        shown: list[Fate] = []
        for i in b.drawn[self.side]:
            card: Fate = s.face[i]
            read = card.read[unit.shape][self.icon]
            if read:
                zones.reveal(s, i)
                shown.append(card)
                n += read
        if not n:
            return
        tell(s, b, self.side, TOLD[self.icon], "RW-126", unit=unit, n=n, cards=tuple(shown))
        if self.icon == SPECIALS:
            for _ in range(n):
                s.stack.append((unit.special, seat, source))
        elif self.icon == ROUTS:
            lose(s, 1 - self.side, ROUT, n)
        else:
            suffer(s, 1 - self.side, n)


TOLD = ("rw-specials", "rw-routs", "rw-damage")


class Clear(Step[Runewars]):
    """All cards of this strike to the discards, for everybody to see."""

    tag = "battle_clear"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        clear(s, battle_of(s))


def clear(s: Runewars, b: Battle) -> None:
    b.slot = (-1, -1)
    for zone in b.drawn:
        if zone:
            discard_fate(s, zone)


READY = Ready()
STARTS = (AtStart(ATTACKER), AtStart(DEFENDER))
STRIKES = (Strike(ATTACKER), Strike(DEFENDER))
RESOLVE, CLEAR = Resolve(), Clear()
SHOWS = tuple([Show(icon, side) for icon in (DAMAGE, ROUTS, SPECIALS) for side in (DEFENDER, ATTACKER)])

register_all(list(globals().values()))
