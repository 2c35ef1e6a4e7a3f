"""For each law of the kernel a game that breaks it, to see it caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from hagal.kernel import laws
from hagal.kernel.chance import Rng
from hagal.kernel.codec import register_data
from hagal.kernel.laws import Broken
from hagal.kernel.loop import advance
from hagal.kernel.state import PUBLIC, Data, State
from hagal.kernel.step import Choice, Nothing, Step, Together
from hagal.kernel.term import register_all
from hagal.kernel.zones import reveal
from tests.kernel.plans import Plan, positions
from tests.kernel.positions import deal, seat_at
from tests.kernel.tiny import TITLE
from tests.kernel.tiny_state import Storm, Tiny, storm
from tests.kernel.tiny_steps import Bid, StowWhich, Turn


def table() -> Tiny:
    return deal("silk silk wine", "whisper wine", "salt", deck="toll bell", row="wine ?silk")


def often(law: Callable[[Rng], None]) -> None:
    """A law that draws, checked with many draws."""
    for k in range(60):
        law(Rng(k))


def test_a_lost_card_is_caught() -> None:
    s = table()
    s.deck.pop()
    with pytest.raises(Broken, match=r"instance 1 \(<card:bell>\) is in 0 zones"):
        laws.conserved(s)


def test_a_card_in_two_places_is_caught() -> None:
    s = table()
    s.discard.append(s.deck[0])
    with pytest.raises(Broken, match=r"instance 0 \(<card:toll>\) is in 2 zones"):
        laws.conserved(s)


def test_equal_keys_are_caught() -> None:
    with pytest.raises(Broken, match=r"options with equal keys: \['rest', 'rest'\]"):
        laws.keys_unique(table(), [Nothing("rest"), Nothing("rest")])


def test_a_decision_without_options_is_caught() -> None:
    with pytest.raises(Broken, match="a decision without options"):
        laws.keys_unique(table(), [])


class OwnAside(Turn):
    """The seat asked is offered an aside with the key of one of its options."""

    tag = "test-own-aside"

    def asides(self, s: Tiny, seat: int, source: int) -> list[tuple[int, Step[Tiny]]]:
        return [(seat, Nothing("rest"))]


def test_an_aside_that_cannot_be_told_from_an_option_is_caught() -> None:
    s = deal("", "", ask=OwnAside())
    with pytest.raises(Broken, match="options with equal keys"):
        laws.keys_unique(s, OwnAside().options(s, 0, -1))


class Greedy(Turn):
    """Asking changes the state."""

    tag = "test-greedy"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        s.coins[seat] += 1
        return super().options(s, seat, source)


class Fickle(Turn):
    """Asking twice gives two answers."""

    tag = "test-fickle"
    asked = 0

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        Fickle.asked += 1
        return [Nothing(f"rest-{Fickle.asked}"), Nothing("rest")]


class FickleAside(Turn):
    tag = "test-fickle-aside"

    def asides(self, s: Tiny, seat: int, source: int) -> list[tuple[int, Step[Tiny]]]:
        Fickle.asked += 1
        return [(1, Nothing(f"rest-{Fickle.asked}"))]


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (Greedy(), "changed the state"),
        (Fickle(), "differ when asked twice"),
        (FickleAside(), "differ when asked twice"),
    ],
)
def test_impure_options_are_caught(choice: Choice[Tiny], sentence: str) -> None:
    with pytest.raises(Broken, match=sentence):
        laws.options_pure(deal("silk", "", ask=choice))


class Doubling(Step[Tiny]):
    """It does not come back from JSON as it went."""

    tag = "test-doubling"
    fields = ("word",)

    def __init__(self, word: str) -> None:
        self.word: str = word * 2


def test_a_state_that_json_changes_is_caught() -> None:
    with pytest.raises(Broken, match="differs after its trip through JSON"):
        laws.round_trips(deal("", "", ask=Doubling("rest")))


class SharedCopy(Tiny):
    """Its copy shares the hands."""

    __slots__ = ()
    tag = "test-shared-copy"

    def copy(self) -> Tiny:
        t = type(self)()
        plain = super().copy()
        for name in self.fields:
            setattr(t, name, getattr(plain, name))
        t.rules = self.rules
        self.spoil(t)
        return t

    def spoil(self, t: Tiny) -> None:
        t.hands = self.hands


class ShallowCopy(SharedCopy):
    """Its copy has a list of its own, of hands that are not."""

    __slots__ = ()
    tag = "test-shallow-copy"

    def spoil(self, t: Tiny) -> None:
        t.hands = self.hands[:]


class ForgetfulCopy(SharedCopy):
    __slots__ = ()
    tag = "test-forgetful-copy"

    def spoil(self, t: Tiny) -> None:
        t.round = 0


class WrongPart(Storm):
    """Its copy shares the wreck."""

    __slots__ = ()
    tag = "test-wrong-part"

    def copy(self) -> Storm:
        t = WrongPart()
        t.force, t.wreck = self.force, self.wreck
        return t


class Forecast(Storm):
    """What all copies share, for it says that it never changes. (Its wreck is a list all the same.)"""

    __slots__ = ()
    tag = "test-forecast"
    fields: ClassVar[tuple[str, ...]] = ("force",)
    constant = True

    def copy(self) -> Storm:
        return self


class WreckedForecast(Forecast):
    __slots__ = ()
    tag = "test-wrecked-forecast"
    fields: ClassVar[tuple[str, ...]] = ("force", "wreck")


class Rise(Step[Tiny]):
    """Changes what was not to change."""

    tag = "test-rise"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        storm(s).force += 1


def recast(s: Tiny, t: Tiny) -> Tiny:
    """The same position as another class of state."""
    for name in s.fields:
        setattr(t, name, getattr(s, name))
    t.rules = s.rules
    return t


@pytest.mark.parametrize(
    ("blank", "sentence"),
    [
        (SharedCopy(), r"a copy shares state\.hands with"),
        (ShallowCopy(), r"a copy shares state\.hands\[0\] with"),
        (ForgetfulCopy(), "a copy differs from its original"),
    ],
)
def test_a_wrong_copy_is_caught(blank: Tiny, sentence: str) -> None:
    s = recast(table(), blank)
    # An answer that touches none of it: the law looks at the copy itself, too.
    with pytest.raises(Broken, match=sentence):
        laws.copies_apart(s, Nothing("rest"))


def test_a_wrong_copy_of_a_part_is_caught() -> None:
    s = deal("silk", "", deck="wine", modules=["storm"], wreck="salt")
    part = WrongPart()
    part.wreck = s.parts["storm"].zones()[0]
    s.lay("storm", part)
    with pytest.raises(Broken, match=r"a copy shares state\.parts\['storm'\]\.wreck with"):
        laws.copies_apart(s, Nothing("rest"))


def test_copies_may_share_a_part_that_never_changes() -> None:
    s = table()
    s.lay("storm", Forecast())
    laws.copies_apart(s, Nothing("rest"))


def test_a_shared_part_that_changes_all_the_same_is_caught() -> None:
    s = table()
    s.lay("storm", Forecast())
    with pytest.raises(Broken, match="a copy differs from its original"):
        laws.copies_apart(s, Rise())


def test_a_list_in_a_shared_part_is_caught() -> None:
    s = table()
    s.lay("storm", WreckedForecast())
    with pytest.raises(Broken, match=r"a copy shares state\.parts\['storm'\]\.wreck with"):
        laws.copies_apart(s, Nothing("rest"))


class Outside(Step[Tiny]):
    """Its effect depends on something outside the state."""

    tag = "test-outside"
    count = 0

    def run(self, s: Tiny, seat: int, source: int) -> None:
        Outside.count += 1
        s.coins[seat] = Outside.count


class Backwards(Step[Tiny]):
    """It reaches into the game that it was copied from."""

    tag = "test-backwards"
    original: Tiny | None = None

    def run(self, s: Tiny, seat: int, source: int) -> None:
        assert Backwards.original is not None
        Backwards.original.coins[seat] += 1


def test_effects_that_look_or_reach_outside_the_state_are_caught() -> None:
    s = table()
    with pytest.raises(Broken, match="two copies of one state went different ways"):
        laws.copies_apart(s, Outside())
    Backwards.original = s
    with pytest.raises(Broken, match=r"playing on in a copy changed the original|a copy differs"):
        laws.copies_apart(s, Backwards())


def leaks_hands(s: State, seats: tuple[int, ...]) -> Any:
    """A view that forgets to ask who knows."""
    assert isinstance(s, Tiny)
    return [sorted(s.face[i].id for i in hand) for hand in s.hands]


def leaks_order(s: State, seats: tuple[int, ...]) -> Any:
    """A view that names instances: they tell where a card has been."""
    assert isinstance(s, Tiny)
    return s.hands[:]


def leaks_masks(s: State, seats: tuple[int, ...]) -> Any:
    """A view by another seat's mask."""
    return TITLE.view(s, (1,))


@pytest.mark.parametrize("view", [leaks_hands, leaks_order, leaks_masks])
def test_a_view_that_leaks_is_caught(view: laws.View) -> None:
    s = table()
    advance(s)
    with pytest.raises(Broken, match=r"the view of seats \(0,\) tells hidden things apart"):
        often(lambda rng: laws.keeps_secrets(s, (0,), view, rng))


class Peeking(Turn):
    """Its options depend on what the next seat holds."""

    tag = "test-peeking"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [Nothing("rest"), *(Nothing(f"guess-{id}") for id in s.ids(s.hands[1 - seat]))]


class PeekingAside(Turn):
    """Its asides depend on the top of the deck."""

    tag = "test-peeking-aside"

    def asides(self, s: Tiny, seat: int, source: int) -> list[tuple[int, Step[Tiny]]]:
        return [(1, Nothing(f"call-{s.face[s.deck[-1]].id}"))]


@pytest.mark.parametrize(("choice", "seats"), [(Peeking(), (0,)), (PeekingAside(), (1,))])
def test_options_that_leak_are_caught(choice: Choice[Tiny], seats: tuple[int, ...]) -> None:
    s = deal("silk", "wine", deck="salt toll bell", ask=choice)
    with pytest.raises(Broken, match="decisions that seats"):
        often(lambda rng: laws.keeps_secrets(s, seats, TITLE.view, rng))


class LeakyStow(StowWhich):
    """Settled whenever there is one option: that both cards are equal leaks."""

    tag = "test-leaky-stow"

    def settled(self, s: Tiny, seat: int, source: int) -> bool:
        return True


class LeakyAct(Choice[Tiny]):
    """No option at all without the right card, so its silence leaks."""

    tag = "test-leaky-act"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [Nothing("rest"), Nothing("toll")] if "toll" in s.ids(s.hands[seat]) else []


@pytest.mark.parametrize("hand", ["silk silk", "silk wine", "toll wine"])
@pytest.mark.parametrize("choice", [LeakyStow(), LeakyAct()])
def test_a_silent_pass_that_tells_is_caught(choice: Choice[Tiny], hand: str) -> None:
    """Whether it asks in this position or not."""
    s = deal(hand, "silk wine", deck="salt toll silk toll silk", ask=choice)
    for ask in (choice, Together(((1, Bid()), (0, choice)))):
        s.stack[-1] = (ask, 0, -1)
        laws.asks_alike(s, [(0,), (0, 1)], Rng(1))
        with pytest.raises(Broken, match=r"asks seat 0 or not, depending on what seats \(1,\) cannot see"):
            often(lambda rng: laws.asks_alike(s, [(1,)], rng))


def test_a_question_that_may_vanish_is_caught_at_the_decision_as_well() -> None:
    s = deal("toll wine", "silk", deck="salt silk silk", ask=LeakyAct())
    with pytest.raises(Broken, match="would be answered unasked, but somebody was asked"):
        often(lambda rng: laws.keeps_secrets(s, (1,), TITLE.view, rng))


def test_the_honest_one_passes() -> None:
    s = deal("silk silk", "silk wine", deck="salt toll silk", ask=StowWhich())
    often(lambda rng: laws.asks_alike(s, [(), (1,)], rng))


def test_asks_alike_is_about_choices() -> None:
    s = deal("", "", ask=Nothing("rest"))
    laws.asks_alike(s, [(1,)], Rng(1))


def test_a_card_hidden_by_hand_is_caught() -> None:
    s = table()
    k = s.deck[0]
    s.pool = s.pool[:k] + bytes(1) + s.pool[k + 1 :]
    with pytest.raises(Broken, match=r"instance 0 \(<card:toll>\) is hidden but was never shuffled"):
        laws.knowledge_is_sound(s)


class Forgotten(Storm):
    """A slot that neither copy nor JSON knows of."""

    __slots__ = ("lull",)
    tag = "test-forgotten"


class Single(Data):
    __slots__ = "only"
    fields = ("only",)


def test_a_slot_without_a_field_is_caught() -> None:
    with pytest.raises(Broken, match=r"Forgotten: slots and fields differ in \['lull'\]"):
        laws.fields_complete(Forgotten())
    laws.fields_complete(Single())


class Endless(Step[Tiny]):
    tag = "test-endless"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.stack.append((self, seat, source))
        s.stack.append((LookOrRest(), seat, source))


def test_a_game_that_does_not_end_is_caught() -> None:
    class Forever(Plan):
        def start(self) -> State:
            return deal("", "", deck="salt", ask=Endless())

    with pytest.raises(Broken, match="does not end"):
        for _position in positions(Forever(2, [], {}, 1, [])):
            pass


class Look(Step[Tiny]):
    """It shows the top of the deck to the seat: by the kernel's hand, or past it."""

    tag = "test-look"
    fields = ("honest",)

    def __init__(self, honest: int) -> None:
        self.honest: int = honest

    def run(self, s: Tiny, seat: int, source: int) -> None:
        if self.honest:
            reveal(s, s.deck[-1], 1 << seat)
        else:
            s.known[s.deck[-1]] |= 1 << seat

    def key(self) -> str:
        return f"look-{self.honest}"


class LookOrRest(Choice[Tiny]):
    tag = "test-look-or-rest"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [Look(1), Look(0), Nothing("rest")]


@pytest.mark.parametrize(("key", "can_undo"), [("look-1", False), ("look-0", False), ("rest", True)])
def test_whatever_shows_a_card_closes_the_undo_window(key: str, can_undo: bool) -> None:
    """By an operation of the kernel, which counts what is learned, or past it."""
    game = seat_at(deal("", "", deck="silk", row="wine", ask=LookOrRest()))
    game.choose(key)
    assert game.can_undo is can_undo


def test_public_cards_are_public_to_spectators() -> None:
    found = table()
    advance(found)
    assert TITLE.view(found, ())["row"] == ["wine", None]
    assert found.known[found.row[0]] == PUBLIC


register_all(list(globals().values()))


register_data(SharedCopy, ShallowCopy, ForgetfulCopy, WrongPart, Forecast, WreckedForecast, Forgotten)
