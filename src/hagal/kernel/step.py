"""Steps: the immutable pieces of the rules that the loop runs or asks.

An effect step runs: it changes the state or pushes Frames. A choice step asks: `options` is a pure function,
its Frame stays on the stack until answered and then gives way to the Frame of the chosen option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.term import Component, Term, register

if TYPE_CHECKING:
    from hagal.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Msg:
    """A message id with arguments; `hagal.text` turns it into a sentence. Code holds no sentences.

    Arguments are ints, strings, Components (shown by name), other Msgs, or tuples of these (shown as a list).
    `wording`: said in the words of that name, it and all within it, where there are any (see `Rules.wording`).
    """

    __slots__ = ("args", "id", "wording")

    def __init__(self, id: str, **args: Any) -> None:
        self.id: str = id
        self.args: dict[str, Any] = args
        self.wording: str = ""

    def worded(self, wording: str) -> Msg:
        """As it is said in games with that wording."""
        if not wording:
            return self
        found = Msg(self.id, **self.args)
        found.wording = wording
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Msg({self.id!r}{''.join(f', {k}={v!r}' for k, v in self.args.items())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Term, Generic[S]):
    """One piece of the rules. `asks` tells choices from effects."""

    asks: ClassVar[bool] = False

    def run(self, s: S, seat: int, source: int) -> None:
        """Do it: change the state or push Frames. (Effects only.)"""

    def key(self) -> str:
        """The short stable notation of this step as an option."""
        return self.tag

    def message(self) -> Msg:
        """What this step is called where a person reads it."""
        return Msg(self.tag)

    def routine(self, s: S, seat: int) -> bool:
        """As an option: does it bring nothing but gain, ask nothing, and come to the same in any order with others of
        its kind? Then several of them can be taken at one press."""
        return False

    def parts(self, s: S, seat: int) -> bool:
        """As an option: does something go with it that can be seen until then and not any more afterwards? Then people
        take it themselves, even if it is the only one."""
        return False

    def about(self) -> tuple[Component, ...]:
        """The things in the box that it names, those of pieces inside it included: what a board can point at."""
        found: list[Component] = []
        _named(self.values(), found)
        return tuple(dict.fromkeys(found))


def _named(value: Any, found: list[Component]) -> None:
    if isinstance(value, Component):
        found.append(value)
    elif isinstance(value, Term):
        _named(value.values(), found)
    elif isinstance(value, tuple):
        for item in value:
            _named(item, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A question for one seat. `secret` choices keep the chosen key from the other seats."""

    asks: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    sourced: ClassVar[bool] = True
    """Is the source of its Frame a card or a place? (Some keep a number of their own there.)"""

    def options(self, s: S, seat: int, source: int) -> list[Step[S]]:
        """All legal answers. Pure: the same state gives the same list."""
        raise NotImplementedError(type(self).__name__)

    def settled(self, s: S, seat: int, source: int) -> bool:
        """May a single option be taken unasked? Only if everybody can see that there is just one.

        Choices that read hidden cards override this, so that a silent pass tells nothing.
        """
        return True

    def asides(self, s: S, seat: int, source: int) -> list[tuple[int, Step[S]]]:
        """Optional moves of other seats while this question is open, as (seat, step)."""
        return []

    def for_seat(self) -> int:
        """The seat for which the one that is asked decides, where that is another one; -1: for itself."""
        return -1

    def prompt(self, s: S, seat: int, source: int) -> Msg:
        """The question itself."""
        return Msg(f"ask-{self.tag}")

    def origin(self, s: S, seat: int, source: int) -> Component | None:
        """Whose effect asks: the card or the place behind the Frame, if the seat knows it."""
        if not self.sourced or source == -1:
            return None
        if source < 0:
            return s.place(place_of(source))
        return s.face[source] if s.known[source] >> seat & 1 else None

    def why_not(self, s: S, seat: int, source: int, key: str) -> Msg | None:
        """The reason why a key is not offered, if this choice can tell."""
        return None


Frame = tuple[Step[Any], int, int]
"""(step, seat, source): what, who acts, and through which card or space: an instance, `at_place`, or -1."""


def at_place(k: int) -> int:
    """The source of what stands on a place of the board, by its number; cards are sources by instance."""
    return -2 - k


def place_of(source: int) -> int:
    """The place of the board that a source is; negative if it is none."""
    return -2 - source


class Give(Step[Any]):
    """The answer of one seat to a Together: kept face down until all are in."""

    tag = "give"
    fields = ("together", "seat", "answer")

    def __init__(self, together: Together, seat: int, answer: Step[Any]) -> None:
        self.together: Together = together
        self.seat: int = seat
        self.answer: Step[Any] = answer

    def run(self, s: State, seat: int, source: int) -> None:
        self.together.take(s, self.seat, self.answer, source)

    def key(self) -> str:
        return self.answer.key()

    def message(self) -> Msg:
        return self.answer.message()

    def about(self) -> tuple[Component, ...]:
        return self.answer.about()


class Together(Choice[Any]):
    """Asks several seats at once, in any order, and hides the answers until the last one is in.

    `choices` are (seat, choice) pairs, `given` the answers so far as (seat, step). The Frame's seat is the first one
    still asked, so a caller that knows nothing of simultaneous play simply meets one question after another.
    """

    tag = "together"
    fields = ("choices", "given")
    secret = True

    def __init__(
        self, choices: tuple[tuple[int, Choice[Any]], ...], given: tuple[tuple[int, Step[Any]], ...] = ()
    ) -> None:
        self.choices: tuple[tuple[int, Choice[Any]], ...] = choices
        self.given: tuple[tuple[int, Step[Any]], ...] = given

    def push(self, s: State, source: int) -> None:
        """Put the question on the stack, or the answers once all are in."""
        seats = self.open_seats()
        if seats:
            s.stack.append((self, seats[0], source))
            return
        s.learned += 1  # all answers are shown now: the last one in must not be taken back and given anew
        for seat, _choice in self.choices[::-1]:
            s.stack.append((self.answer_of(seat), seat, source))

    def open_seats(self) -> list[int]:
        done = {seat for seat, _step in self.given}
        return [seat for seat, _choice in self.choices if seat not in done]

    def choice_of(self, seat: int) -> Choice[Any]:
        return next(choice for asked, choice in self.choices if asked == seat)

    def answer_of(self, seat: int) -> Step[Any]:
        return next(step for answered, step in self.given if answered == seat)

    def take(self, s: State, seat: int, answer: Step[Any], source: int) -> None:
        Together(self.choices, (*self.given, (seat, answer))).push(s, source)

    def answers(self, s: State, seat: int, source: int) -> list[Step[Any]]:
        """What a seat may answer; one that has nothing to choose from does not hold up the others."""
        return self.choice_of(seat).options(s, seat, source) or [Nothing("nothing")]

    def options(self, s: State, seat: int, source: int) -> list[Step[Any]]:
        return [Give(self, seat, option) for option in self.answers(s, seat, source)]

    def settled(self, s: State, seat: int, source: int) -> bool:
        return self.choice_of(seat).settled(s, seat, source)

    def prompt(self, s: State, seat: int, source: int) -> Msg:
        return self.choice_of(seat).prompt(s, seat, source)

    def origin(self, s: State, seat: int, source: int) -> Component | None:
        return self.choice_of(seat).origin(s, seat, source)

    def why_not(self, s: State, seat: int, source: int, key: str) -> Msg | None:
        return self.choice_of(seat).why_not(s, seat, source, key)


class Nothing(Step[Any]):
    """Declining: the option that does nothing. Its key says what is declined."""

    tag = "nothing"
    fields = ("word",)

    def __init__(self, word: str) -> None:
        self.word: str = word

    def key(self) -> str:
        return self.word

    def message(self) -> Msg:
        return Msg(f"option-{self.word}")


register(Give, Together, Nothing)
