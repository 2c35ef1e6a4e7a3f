"""What a Predator can do in the Action phase besides what everybody can: avoid Hazards, remove Traps, heal and restore,
duel (PR-206, PR-209, PR-211, PR-225 to PR-232, PR-272 to PR-276)."""

from __future__ import annotations

from hagal.games.encounters import wilds
from hagal.games.encounters.action_phase import Action, EnlistOfficer, looked_at
from hagal.games.encounters.hunters.components import PreyStrike, Trap
from hagal.games.encounters.hunters.hunt import DUELED, EVADED, HEALED, REMOVED, RESTORED, armor, hunt
from hagal.games.encounters.hunters.trials import check, note
from hagal.games.encounters.mat import called, mat, space_called
from hagal.games.encounters.names import HAZARD, MATS, PREDATOR_MAT, SPACES, space_name
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.strikes import can_heal
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.rules import ask, push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class HuntersAction(Action):
    """As in Hunted, but nobody Coordinates: no card of this mode has the keyword, so nobody is waited for."""

    tag = "enc-hunters-action"

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return not looked_at(s)

    def asides(self, s: Encounters, seat: int, source: int) -> list[tuple[int, Step[Encounters]]]:
        return []

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        h = hunt(s)
        if h.heal or h.restore or h.duels:
            return Msg(
                "ask-enc-hunters-action",
                attack=s.attack,
                recruit=s.recruit,
                heal=h.heal,
                restore=h.restore,
                duels=h.duels,
            )
        return Msg("ask-enc-action", attack=s.attack, recruit=s.recruit)


class TestedAction(Step[Encounters]):
    """What was played or used is done now, with all that its text brought: perhaps that passes a Test (PR-258)."""

    tag = "enc-tested-action"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if hunt(s).testing:
            check(s, seat, late=False)
        s.stack.append((ACTION, seat, source))


class EnlistInstinct(EnlistOfficer):
    """Recruit the top Killer Instinct; the price can be set, for no source tells it (PR-193, PR-209)."""

    tag = "enc-instinct"

    def cost(self, s: Encounters) -> int:
        price: int = s.rules.options["instinct_price"]
        return price

    def none_left(self) -> Msg:
        return Msg("enc-why-no-instincts")

    def key(self) -> str:
        return "recruit instinct"

    def message(self) -> Msg:
        return Msg("enc-option-instinct")


def together(s: Encounters) -> bool:
    """Do the Predators play together (PR-272)?"""
    return s.rules.cooperative


def offered(s: Encounters, seat: int, value: list[Step[Encounters]], about: int) -> list[Step[Encounters]]:
    """What else can be done now."""
    h = hunt(s)
    if s.recruit:
        for k, space in enumerate(s.wilds):
            if space and why_not_evade(s, k) is None:
                value.append(EVADES[mat(s)][k])
        value += removals(s, seat)
    if h.heal or h.restore:
        value += mends(s, seat)
    if h.duels:
        value += [DUELS[p.seat] for p in s.players if why_not_duel(s, seat, p.seat) is None]
    return value


def why_not(s: Encounters, seat: int, value: str | Msg | None, about: int) -> str | Msg | None:
    """Why the deed of a key cannot be done."""
    if not isinstance(value, str):
        return value
    word, _space, rest = value.partition(" ")
    if word == "evade" and space_called(s, rest) >= 0:
        return why_not_evade(s, space_called(s, rest))
    other, _space, id = rest.partition(" ")
    if not other.isdecimal() or not 0 <= int(other) < len(s.players):
        return value
    if word == "duel":
        return why_not_duel(s, seat, int(other))
    if word == "remove":
        trap = s.rules.components.get(f"trap:{id}")
        return why_not_remove(s, seat, int(other), trap) if isinstance(trap, Trap) else value
    if word == "mend":
        strike = s.rules.components.get(f"strike:{id}")
        return why_not_mend(s, seat, int(other), strike) if isinstance(strike, PreyStrike) else value
    return value


# Hazards


def why_not_evade(s: Encounters, space: int) -> Msg | None:
    """Why the Hazard of a space cannot be avoided, if so (PR-206)."""
    card = None if not s.wilds[space] or s.down >> space & 1 else s.face[s.wilds[space][0]]
    if card is None or card.type != HAZARD or not card.price:
        return Msg("enc-why-no-hazard", space=called(s, space))
    price: int = card.price
    return None if s.recruit >= price else Msg("enc-why-recruit", n=price)


class Evade(Step[Encounters]):
    """Pay to avoid the Hazard of a space: it is a trophy (PR-206)."""

    tag = "enc-evade"
    fields = ("space", "mat")

    def __init__(self, space: int, mat: int = PREDATOR_MAT) -> None:
        self.space: int = space
        self.mat: int = mat

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        i = s.wilds[self.space][0]
        s.recruit -= s.face[i].price
        wilds.take_away(s, i, hunt(s).trophies[seat])
        if s.log is not None:
            s.log.tell("enc-evaded", seat, "PR-206", card=s.face[i])
        note(s, seat, EVADED, i)

    def key(self) -> str:
        return f"evade {MATS[self.mat][self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-evade", space=space_name(self.space, self.mat))


# Traps


def removals(s: Encounters, seat: int) -> list[Step[Encounters]]:
    found: list[Step[Encounters]] = []
    for other, front in enumerate(hunt(s).fronts):
        if front:
            for trap in {s.face[i]: None for i in front}:
                if why_not_remove(s, seat, other, trap) is None:
                    found.append(trap.removes[other])
    return found


def why_not_remove(s: Encounters, seat: int, other: int, trap: Trap) -> Msg | None:
    """Why a Trap in front of a player cannot be removed, if so: one's own, or together those of all (PR-211, PR-274);
    some say that anybody may."""
    if find(s, hunt(s).fronts[other], trap) < 0:
        return Msg("enc-why-no-trap", card=trap, other=other)
    if seat != other and not trap.shared and not together(s):
        return Msg("enc-why-not-yours", card=trap)
    return None if s.recruit >= trap.price else Msg("enc-why-recruit", n=trap.price)


class RemoveTrap(Step[Encounters]):
    """Pay to remove a Trap: it goes to the own Trophy Room, whoever it lay in front of (PR-211, PR-274)."""

    tag = "enc-remove-trap"
    fields = ("trap", "other")

    def __init__(self, trap: Trap, other: int) -> None:
        self.trap: Trap = trap
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        h = hunt(s)
        s.recruit -= self.trap.price
        i = find(s, h.fronts[self.other], self.trap)
        zones.move(s, i, h.fronts[self.other], h.trophies[seat])
        if s.log is not None:
            own = seat == self.other
            rules = "PR-211" if own else "PR-211 PR-274"
            s.log.tell(
                "enc-trap-removed" if own else "enc-trap-removed-other", seat, rules, card=self.trap, other=self.other
            )
        note(s, seat, REMOVED, i)

    def key(self) -> str:
        return f"remove {self.other} {self.trap.id}"

    def message(self) -> Msg:
        return Msg("enc-option-remove", card=self.trap, other=self.other)


# Heal and Restore


def mends(s: Encounters, seat: int) -> list[Step[Encounters]]:
    """The Strikes that can be paid for now: one's own, or together those of all (PR-226, PR-228, PR-230, PR-273)."""
    found: list[Step[Encounters]] = []
    for p in s.players if together(s) else [s.players[seat]]:
        for card in {s.face[i]: None for i in p.wounds}:
            if why_not_mend(s, seat, p.seat, card) is None:
                found.append(card.mends[p.seat])
    return found


def why_not_mend(s: Encounters, seat: int, other: int, card: PreyStrike) -> Msg | None:
    """Why a Strike beside a player cannot be paid for, if so: all of it, Damage and Dishonor, at once (PR-226, PR-228,
    PR-229: both in the same turn is both as soon as there are points for both)."""
    if find(s, s.players[other].wounds, card) < 0:
        return Msg("enc-why-no-strike", card=card, other=other)
    if seat != other and not together(s):
        return Msg("enc-why-not-others")
    if not card.damage and not card.dishonor:
        return Msg("enc-why-cannot-mend", card=card)
    if find(s, can_heal(s, s.players[other]), card) < 0:
        return Msg("enc-why-cannot-mend", card=card)
    if card.damage and "may_heal" in s.rules.asked and not ask(s, "may_heal", seat, True):
        return Msg("enc-why-may-not-heal")
    if card.dishonor and "may_restore" in s.rules.asked and not ask(s, "may_restore", seat, True):
        return Msg("enc-why-may-not-restore")
    h = hunt(s)
    if h.heal < card.damage or h.restore < card.dishonor:
        return Msg("enc-why-points", heal=card.damage, restore=card.dishonor)
    return None


class Mend(Step[Encounters]):
    """Pay Heal and Restore points for a Strike beside a player: it goes to the Strike discard."""

    tag = "enc-mend"
    fields = ("card", "other")

    def __init__(self, card: PreyStrike, other: int) -> None:
        self.card: PreyStrike = card
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        h = hunt(s)
        h.heal -= self.card.damage
        h.restore -= self.card.dishonor
        wounds = s.players[self.other].wounds
        i = find(s, wounds, self.card)
        zones.move(s, i, wounds, s.strike_discard)
        if s.log is not None:
            own = seat == self.other
            rules = "PR-226 PR-228" if own else "PR-226 PR-228 PR-273"
            s.log.tell("enc-mended" if own else "enc-mended-other", seat, rules, card=self.card, other=self.other)
        if self.card.damage:
            note(s, seat, HEALED, i)
        if self.card.dishonor:
            note(s, seat, RESTORED, i)

    def key(self) -> str:
        return f"mend {self.other} {self.card.id}"

    def message(self) -> Msg:
        return Msg("enc-option-mend", card=self.card, other=self.other)


# Duels


def why_not_duel(s: Encounters, seat: int, other: int) -> Msg | None:
    """Why a Predator cannot be attacked, if so (PR-231, PR-272)."""
    if together(s):
        return Msg("enc-why-together")
    if other == seat:
        return Msg("enc-why-yourself")
    if s.players[other].dead:
        return Msg("enc-why-dead", other=other)
    if not hunt(s).duels:
        return Msg("enc-why-no-duel")
    if "may_duel" in s.rules.asked and not ask(s, "may_duel", seat, True):
        return Msg("enc-why-may-not-duel")
    need = armor(s, other)
    return None if s.attack >= need else Msg("enc-why-armor", other=other, n=need)


class Duel(Step[Encounters]):
    """Pay Attack equal to another Predator's Armor: he draws a Strike, and does not strike back (PR-231, PR-232)."""

    tag = "enc-duel"
    fields = ("other",)

    def __init__(self, other: int) -> None:
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        h = hunt(s)
        s.attack -= armor(s, self.other)
        h.duels -= 1
        h.duelist = seat
        if s.log is not None:
            s.log.tell("enc-dueled", seat, "PR-231", other=self.other)
        s.stack.append((DUEL_OVER, seat, -1))
        strikes: int = ask(s, "duel_strikes", self.other, 1) if "duel_strikes" in s.rules.asked else 1
        for _ in range(strikes):
            push(s, "strike", self.other, -1)
        note(s, seat, DUELED)

    def key(self) -> str:
        return f"duel {self.other}"

    def message(self) -> Msg:
        return Msg("enc-option-duel", other=self.other)


class DuelOver(Step[Encounters]):
    """The Strike of a Duel is drawn and done."""

    tag = "enc-duel-over"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).duelist = -1


ACTION = HuntersAction()
SEATS = 5
EVADES = tuple(tuple(Evade(space, number) for space in range(len(SPACES))) for number in range(len(MATS)))
DUELS = tuple(Duel(seat) for seat in range(SEATS))
DUEL_OVER = DuelOver()

register_all(list(globals().values()))
