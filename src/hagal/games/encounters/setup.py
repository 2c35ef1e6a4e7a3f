"""What the set-up of every mode has in common: decks out of the box, what fills them up, Avatars, starting hands, who
is first (PR-010 to PR-014, PR-021, PR-024, PR-028, PR-191, PR-197, PR-199)."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters import moves
from hagal.games.encounters.components import Avatar, PlayerCard
from hagal.games.encounters.names import CHOOSE, FILM, HAND_SIZE, RANDOM, TWO
from hagal.games.encounters.state import Encounters, Player
from hagal.games.kit.option import OfComponent
from hagal.games.kit.seats import clockwise
from hagal.kernel import zones
from hagal.kernel.rules import ask, push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


def pile(s: Encounters, name: str) -> list[Any]:
    """The cards of a deck or kind, each as often as it is in the box; not to be changed."""
    found = s.rules.piles.get(name)
    if found is None:
        kinds = s.rules.kinds
        cards = [card for kind in ("character", "enemy") for card in kinds[kind] if card.deck == name]
        found = [card for card in cards or kinds[name] for _ in range(card.count)]
        s.rules.piles[name] = found
    return found


def shuffled(s: Encounters, name: str) -> list[int]:
    """A pile out of the box, shuffled."""
    zone = zones.add_instances(s, pile(s, name))
    zones.shuffle(s, zone)
    return zone


CHART = {1: (0, 0, 0), 2: (0, 1, 2), 3: (2, 3, 4), 4: (4, 5, 6), 5: (4, 5, 6)}
"""Young Blood, Drones or Mercenaries in each mini-deck, by the number of players (PR-021, PR-197, AL-016)."""


def filling(players: int, more: int) -> tuple[int, ...]:
    """How many cards fill up each mini-deck (PR-021, PR-150, PR-153, PR-266, PR-267, AL-016, AL-120, AL-123)."""
    return tuple(max(0, n + more) for n in CHART[players])


def free_avatars(s: Encounters) -> list[Avatar]:
    """The Avatars that nobody has taken."""
    taken = [p.avatar.id for p in s.players]
    return [avatar for avatar in s.rules.kinds["avatar"] if avatar.id not in taken]


def from_last(s: Encounters) -> list[int]:
    """The seats, the first player last: so they are pushed for him to be asked first."""
    return [p.seat for p in clockwise(s.players, s.first)[::-1]]


def choose_avatars(s: Encounters, of_film: tuple[str, ...]) -> None:
    """As the option says: those of the film, random, free choice, or two dealt and one kept (PR-011)."""
    wish = s.rules.options["avatars"]
    if wish == CHOOSE:
        for seat in from_last(s):
            push(s, "pick_avatar", seat)
        return
    free = free_avatars(s)
    if wish == TWO:
        pairs = [(free.pop(zones.roll(s, len(free))), free.pop(zones.roll(s, len(free)))) for _ in s.players]
        for seat in from_last(s):
            s.stack.append((KeepAvatar(*pairs[seat]), seat, -1))
        return
    if wish == FILM:
        ids: Any = of_film
    elif wish == RANDOM:
        ids = [free.pop(zones.roll(s, len(free))).id for _ in s.players]
    else:
        ids = wish
    for p in s.players:
        take_avatar(s, p, next(a for a in s.rules.kinds["avatar"] if a.id == ids[p.seat]))


def take_avatar(s: Encounters, p: Player, avatar: Avatar) -> None:
    p.avatar = avatar
    p.health = avatar.health + (avatar.defense if s.rules.options["tough"] else 0)
    if s.log is not None:
        s.log.tell("enc-avatar", p.seat, "PR-011", avatar=avatar)


class PickAvatar(Choice[Encounters]):
    """Any Avatar that nobody has taken."""

    tag = "enc-pick-avatar"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [avatar.pick for avatar in free_avatars(s)]


class KeepAvatar(Choice[Encounters]):
    """One of the two Avatars dealt."""

    tag = "enc-keep-avatar"
    fields = ("a", "b")

    def __init__(self, a: Avatar, b: Avatar) -> None:
        self.a: Avatar = a
        self.b: Avatar = b

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [self.a.pick, self.b.pick]


class TakeAvatar(OfComponent[Encounters]):
    tag = "enc-avatar"
    word = "avatar"
    fields = ("avatar",)

    def __init__(self, avatar: Avatar) -> None:
        self.avatar: Avatar = avatar

    def run(self, s: Encounters, seat: int, source: int) -> None:
        take_avatar(s, s.players[seat], self.avatar)

    def message(self) -> Msg:
        return Msg("enc-option-avatar", avatar=self.avatar)


def deal_hands(s: Encounters) -> None:
    """Starting decks with the Role of each Avatar, and hands (PR-010, PR-013, PR-028); now that the Avatars are known,
    they may say who is first (PR-199)."""
    for p in s.players:
        role = s.rules.component(f"character:{p.avatar.role}")
        assert isinstance(role, PlayerCard)
        p.deck = zones.add_instances(s, [*pile(s, "starter"), role])
        zones.shuffle(s, p.deck)
        moves.draw_cards(s, p.seat, HAND_SIZE)
    s.first = ask(s, "first", -1, s.first)


register_all(list(globals().values()))
