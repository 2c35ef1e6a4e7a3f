"""After a hero's move: a duel, a quest, or neither (RW-163, RW-166 to RW-169, RW-174)."""

from __future__ import annotations

from hagal.games.kit.combine import push_all
from hagal.games.kit.deck import find
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import discard_fate, draw_fate, left
from hagal.games.runewars.components import Hero, Quest
from hagal.games.runewars.names import AGILITY, ATTRIBUTES, DESTINIES, WISDOM
from hagal.games.runewars.orders.play_order import left_seat
from hagal.games.runewars.quests.duel import begin, begin_quest
from hagal.games.runewars.quests.effects import ends_well, loses_quest
from hagal.games.runewars.quests.heroes import ATTRIBUTE_WORDS, attribute_of, enemies_at, hero, place_of_hero
from hagal.games.runewars.quests.outcome import end_quest
from hagal.games.runewars.quests.quest_tactics import asides, own
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

DESTINY_WORDS = (Msg("rw-destiny-gold"), Msg("rw-destiny-grey"), Msg("rw-destiny-red"))


def attemptable(s: Runewars, seat: int, area: int) -> list[Quest]:
    """The quests in hand that name this area, or none (RW-166, RW-174, OP-22)."""
    id = s.board.areas[area].id
    face = s.face
    found: list[Quest] = [face[i] for i in s.players[seat].quests if not face[i].areas or id in face[i].areas]
    if s.rules.options["quest_foes"] == "supply":  # OP-21
        found = [quest for quest in found if quest.foe < 0 or left(s, -1, quest.foe) >= quest.foes]
    return found


class QuestDeed(Choice[Runewars]):
    """What a hero (the source) does where its move has ended."""

    tag = "quest_deed"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        k = place_of_hero(s, seat, source)
        if k < 0:
            return []
        area = s.players[seat].figures[k][0]
        found: list[Step[Runewars]] = [NEITHER]
        found += [Challenge(hero(s, other, there)) for other, there in enemies_at(s, seat, area)]
        found += [Attempt(quest) for quest in attemptable(s, seat, area)]
        return found + own(s, seat, self)

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        p = s.players[seat]
        return not p.quests and not p.tactics

    def asides(self, s: Runewars, seat: int, source: int) -> list[tuple[int, Step[Runewars]]]:
        return asides(s, seat)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        k = place_of_hero(s, seat, source)
        return Msg("rw-ask-deed", hero=s.face[source], area=s.board.areas[s.players[seat].figures[k][0]])

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        quest = s.rules.components.get(f"quest:{key.removeprefix('quest ')}")
        if isinstance(quest, Quest) and any(s.face[i] is quest for i in s.players[seat].quests):
            return Msg("rw-why-elsewhere", card=quest, hero=s.face[source])
        return None


class Neither(Step[Runewars]):
    tag = "quest_neither"

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-neither")


NEITHER = Neither()


class Challenge(OfComponent[Runewars]):
    """A duel with a hero in this area (RW-175); a routed one can be challenged (RW-178)."""

    tag = "hero_challenge"
    word = "duel"
    fields = ("hero",)

    def __init__(self, hero: Hero) -> None:
        self.hero: Hero = hero

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for p in s.players:
            for i in p.heroes:
                if s.face[i] is self.hero:
                    begin(s, seat, source, p.seat, i)
                    return

    def message(self) -> Msg:
        return Msg("rw-option-duel", hero=self.hero)


class Attempt(OfComponent[Runewars]):
    """The quest is shown, then followed (RW-166)."""

    tag = "attempt_quest"
    word = "quest"
    fields = ("card",)

    def __init__(self, card: Quest) -> None:
        self.card: Quest = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        quest = find(s, s.players[seat].quests, self.card)
        s.known[quest] = PUBLIC
        if s.log is not None:
            s.log.tell("rw-quest", seat, "RW-166", hero=s.face[source], card=self.card)
        if self.card.foe >= 0:
            begin_quest(s, seat, source, quest, left_seat(s, seat))
        else:
            s.stack.append((TestBy(self.card), seat, source))

    def message(self) -> Msg:
        return Msg("rw-option-quest", card=self.card)


class TestBy(Choice[Runewars]):
    """Which attribute is tested: that of the quest, or wisdom by who can test it always."""

    tag = "test_by"
    fields = ("card",)

    def __init__(self, card: Quest) -> None:
        self.card: Quest = card

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found: list[Step[Runewars]] = [Test(self.card, self.card.attribute)]
        if s.face[source].ability == "wise" and self.card.attribute != WISDOM:
            found.append(Test(self.card, WISDOM))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-test-by", card=self.card)


class Test(Step[Runewars]):
    """As many fate cards as the attribute, training included (RW-167, RW-183)."""

    tag = "attribute_test"
    fields = ("card", "attribute")

    def __init__(self, card: Quest, attribute: int) -> None:
        self.card: Quest = card
        self.attribute: int = attribute

    def run(self, s: Runewars, seat: int, source: int) -> None:
        n = attribute_of(s, seat, place_of_hero(s, seat, source), self.attribute)
        if s.face[source].ability == "deft" and self.attribute == AGILITY:
            n += 1
        draw_fate(s, n, s.drawn, PUBLIC)
        if s.log is not None:
            cards = tuple([s.face[i] for i in s.drawn])
            s.log.tell(
                "rw-test", seat, "RW-167", hero=s.face[source], attribute=ATTRIBUTE_WORDS[self.attribute], cards=cards
            )
        s.stack.append((TestResult(self.card), seat, source))

    def key(self) -> str:
        return f"test {ATTRIBUTES[self.attribute]}"

    def message(self) -> Msg:
        return Msg("rw-option-test", attribute=ATTRIBUTE_WORDS[self.attribute])


class TestResult(Choice[Runewars]):
    """One of the cards drawn: its destiny counts."""

    tag = "test_result"
    fields = ("card",)

    def __init__(self, card: Quest) -> None:
        self.card: Quest = card

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        drawn = {s.face[i].destiny for i in s.drawn}
        return [Destiny(self.card, destiny) for destiny in range(len(DESTINIES)) if destiny in drawn]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-test-result", card=self.card)


class Destiny(Step[Runewars]):
    tag = "test_destiny"
    fields = ("card", "destiny")

    def __init__(self, card: Quest, destiny: int) -> None:
        self.card: Quest = card
        self.destiny: int = destiny

    def run(self, s: Runewars, seat: int, source: int) -> None:
        discard_fate(s, s.drawn)
        if s.log is not None:
            s.log.tell("rw-test-destiny", seat, "RW-167", hero=s.face[source], destiny=DESTINY_WORDS[self.destiny])
        results = self.card.results[self.destiny]
        quest = find(s, s.players[seat].quests, self.card)
        push_all(s, results, seat, source)
        end_quest(s, seat, source, quest, won=ends_well(results), drop=loses_quest(results))

    def key(self) -> str:
        return DESTINIES[self.destiny]

    def message(self) -> Msg:
        return Msg("rw-option-destiny", destiny=DESTINY_WORDS[self.destiny])


register_all(list(globals().values()))
