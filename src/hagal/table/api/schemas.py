"""The shapes of what goes into the JSON API and comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from hagal import bots
from hagal.table import games
from hagal.table.people import CHAT_LENGTH, NAME_LENGTH, NOTE_LENGTH
from hagal.table.rooms.chat import PHRASES
from hagal.table.seats import ME, SPECTATOR, kinds

MOST_SEATS = 8


class In(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What comes in


def among(known: Callable[[], tuple[str, ...]]) -> AfterValidator:
    """One of those that there are when it is asked for."""

    def check(value: str) -> str:
        if value not in known():
            raise ValueError(f"must be one of: {', '.join(known())}")
        return value

    return AfterValidator(check)


def with_titles(schema: dict[str, Any]) -> None:
    """The titles that there are when the description is asked for."""
    schema["enum"] = list(games.titles())


class SeatIn(In):
    """Who plays a seat: `me`, `friend` (at the same browser), `link` (somebody by invitation) or a bot."""

    kind: Annotated[str, among(kinds)] = Field(default=ME, max_length=40, json_schema_extra={"enum": list(kinds())})
    name: str = Field(default="", max_length=4 * NAME_LENGTH, description="Empty: called by whom it plays.")


class GameIn(In):
    """A new game. Each seat is a player; automated rivals come by themselves."""

    title: str = Field(max_length=40, json_schema_extra=with_titles)
    seats: list[SeatIn] = Field(default_factory=lambda: [SeatIn()], min_length=1, max_length=MOST_SEATS)
    modules: list[Annotated[str, Field(max_length=40)]] = Field(default_factory=list, max_length=8)
    options: dict[Annotated[str, Field(max_length=40)], Any] = Field(
        default_factory=dict, max_length=40, description="The title's settings by name; see GET /api/titles."
    )
    packs: list[Annotated[str, Field(max_length=80)]] = Field(
        default_factory=list,
        max_length=8,
        description="Content packs of this server, by name or by the hash of their content; see GET /api/titles.",
    )
    pace: Literal["quick", "slow", "step"] = "quick"
    shared: bool = Field(default=False, description="All your seats are one person's, with open hands.")
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="Only where the server allows it.")

    @model_validator(mode="before")
    @classmethod
    def named(cls, wish: Any) -> Any:
        """No title is more usual than another."""
        if isinstance(wish, dict) and "title" not in wish:
            raise ValueError(f"title is missing; name one of: {', '.join(games.titles())}")
        return wish


class ChoiceIn(In):
    """An answer to the open decision."""

    seat: int = Field(default=0, ge=0, lt=MOST_SEATS)
    decision: int = Field(ge=0, lt=2**53, description="The number of the decision, as the view says it.")
    key: str = Field(max_length=200, description="The key of an offer.")
    ask: bool = Field(default=False, description="Refuse with the code `confirm` if this could not be taken back.")
    since: int = Field(default=0, ge=0, lt=2**31, description="In the answer, leave out the news before that number.")


class PlainIn(In):
    """All at once that is plain."""

    seat: int = Field(default=0, ge=0, lt=MOST_SEATS)
    decision: int = Field(ge=0, lt=2**53, description="The number of the decision, as the view says it.")


class UndoIn(In):
    seat: int = Field(default=0, ge=0, lt=MOST_SEATS)


class BotsIn(In):
    """How bots go on: a pace, or `next` (one choice now), or `skip` (at once until a person is asked)."""

    do: Literal["quick", "slow", "step", "next", "skip"]


class SeatChangeIn(In):
    """`give` a seat to a bot, `take-back` one's own, `link`: a new invitation (host), `rename` one's own."""

    do: Literal["give", "take-back", "link", "rename"]
    bot: Annotated[str, among(bots.offered)] = Field(
        default=bots.USUAL, max_length=40, json_schema_extra={"enum": list(bots.offered())}
    )
    name: str = Field(default="", max_length=4 * NAME_LENGTH)


class ReportIn(In):
    seat: int = Field(default=SPECTATOR, ge=SPECTATOR, lt=MOST_SEATS)
    note: str = Field(default="", max_length=NOTE_LENGTH)


class BranchIn(In):
    """Play on from a moment of a game that is over or was uploaded."""

    at: int = Field(ge=0, lt=2**31)
    seat: int = Field(default=0, ge=0, lt=MOST_SEATS, description="The seat that you play, if no seats are named.")
    seats: list[SeatIn] | None = Field(default=None, min_length=1, max_length=MOST_SEATS)


class SayIn(In):
    """Something to say: a text, or one of the phrases, which everybody reads in the own language."""

    seat: int = Field(default=SPECTATOR, ge=SPECTATOR, lt=MOST_SEATS, description="One of your own; -1: the first.")
    text: str = Field(default="", max_length=4 * CHAT_LENGTH)
    phrase: Annotated[str, among(lambda: ("", *PHRASES))] = Field(
        default="", max_length=40, json_schema_extra={"enum": ["", *PHRASES]}
    )
    name: str = Field(default="", max_length=4 * NAME_LENGTH, description="Of a spectator.")


class NudgeIn(In):
    seat: int = Field(ge=0, lt=MOST_SEATS, description="The seat that all wait for.")


class HintsIn(In):
    want: bool = Field(description="Should there be hints at this table?")


class AheadIn(In):
    seat: int = Field(ge=0, lt=MOST_SEATS)
    on: bool = Field(description="Should the table pass for you? `false` takes it back.")
    state: str = Field(default="", max_length=100, description="`ahead.state` of the view on which you decided.")


class SpectatorsIn(In):
    chat: bool = Field(description="May those who look on read and write what is said?")


class JoinIn(In):
    name: str = Field(default="", max_length=4 * NAME_LENGTH)


# What goes out


class PersonOut(BaseModel):
    secret: str = Field(description="Keep it: it is you. The server keeps only its hash.")


class ChairOut(BaseModel):
    seat: int
    kind: str = Field(description="human, rival, or the name of the bot that plays now")
    name: str
    mine: bool
    here: bool
    open: bool = Field(description="Nobody has taken it yet.")


class OfferOut(BaseModel):
    key: str
    text: str


class QuestionOut(BaseModel):
    seat: int
    tag: str
    prompt: str
    offers: list[OfferOut]
    aside: bool = Field(description="A chance to act that needs no answer.")
    rival: int = Field(description="The rival for which the player decides here, or -1.")
    plain: int = Field(description="So many cards are plain: `POST .../plain` plays them all.")


class NewsOut(BaseModel):
    number: int
    seat: int
    kind: str
    text: str
    rules: str
    refs: list[str]


class AheadOut(BaseModel):
    """Reactions that the table passes for you, if you tell it to. Nobody else hears of it."""

    state: str = Field(description="What others have done so far: it holds until this is another.")
    on: bool
    by: int = Field(description="The seat whose card has ended it; -1: none.")


class ViewOut(BaseModel):
    """What a viewer may see of a game, in one language."""

    id: str
    title: str
    lang: str
    seat: int = Field(description="The seat looked through; -1: a spectator.")
    version: int
    decision: int
    modules: list[str]
    packs: list[str] = Field(description="The content packs in play: name@hash.")
    options: dict[str, Any]
    view: dict[str, Any] = Field(description="The table as data; its shape is the title's.")
    chairs: list[ChairOut]
    question: QuestionOut | None
    asides: list[QuestionOut] = Field(description="What you may do unasked, while others think.")
    waiting: list[int] = Field(description="The seats that are asked now.")
    news: list[NewsOut]
    can_undo: bool
    over: bool
    lobby: bool = Field(description="It waits for friends, bots too, until all seats are taken or the host begins.")
    length: int = Field(description="How many choices were made so far.")
    pace: str
    stuck: bool = Field(description="The rules fail at whatever the bot that is asked chooses: please report it.")
    bots_due: bool
    mine: list[int]
    host: bool
    absent: list[int] = Field(description="The seats that you may give to a bot now.")
    links: dict[int, str] = Field(description="For the host: the invitation to each open seat.")
    hints: bool = Field(description="May you ask what the bot would do? In company only while all people want it.")
    ahead: AheadOut | None = Field(description="What you may tell the table to pass for you; null: nothing.")


class TipOut(BaseModel):
    key: str
    text: str
    why: str
    behind: float | None = Field(description="How much worse than the first, in what the game is won by, if known.")


class HintOut(BaseModel):
    """What the bot would answer, best first, by what this seat may know."""

    seat: int
    version: int
    decision: int
    aside: bool
    tips: list[TipOut] = Field(description="Empty: it would do nothing unasked.")


class PreviewsOut(BaseModel):
    """What comes of each answer, as far as this seat can know."""

    seat: int
    version: int
    decision: int
    comes: dict[str, str] = Field(description="By the keys of offers; of one that is missing nothing can be said.")


class SaidOut(BaseModel):
    """A line of what was said, as you read it."""

    number: int
    seat: int = Field(description="-1: a spectator.")
    who: str = Field(description="The same for all lines of one speaker at this table.")
    name: str
    kind: Literal["text", "phrase", "nudge"]
    text: str
    made: float
    mine: bool
    target: int = Field(description="Of a nudge: the seat that is waited for; otherwise -1.")


class GlanceOut(BaseModel):
    id: str
    title: str
    modules: list[str]
    packs: list[str]
    players: int
    names: list[str]
    kinds: list[str]
    mine: list[int]
    host: bool
    round: int
    over: bool
    winners: list[int]
    waiting: list[int]
    uploaded: bool
    created: float
    updated: float


class CharacterOut(BaseModel):
    id: str
    name: str
    module: str
    pack: str = Field(description="The content pack that brings it: a game needs it to name this.")


class PackOut(BaseModel):
    """A content pack that whoever runs the server has kept or named."""

    name: str
    hash: str = Field(description="Of its content; games can be started with an older version that is kept, too.")
    about: str
    replaces: list[str] = Field(description="Refs of components of the box.")
    adds: list[str] = Field(description="Refs of new components.")
    named: bool = Field(description="The server was started with it.")
    warnings: list[str] = Field(description="Where sources say otherwise than the pack; it is played as it is.")
    mode: str = Field(description="The mode that it is for (a module), where a title has several; others refuse it.")


class SettingOut(BaseModel):
    default: Any
    allowed: list[Any]


class TitleOut(BaseModel):
    name: str
    players: list[int]
    modules: list[str]
    settings: dict[str, SettingOut]
    roles: list[CharacterOut] = Field(description="Whom a seat can play.")
    rival_roles: list[CharacterOut] = Field(description="Whom an automated rival can play.")
    leaders: list[CharacterOut] = Field(description="As `roles`, until the next version.", deprecated=True)
    rivals: list[CharacterOut] = Field(description="As `rival_roles`, until the next version.", deprecated=True)
    named: dict[str, list[CharacterOut]] = Field(description="By setting: what else can be named.")
    packs: list[PackOut] = Field(description="Content packs that games can be started with here.")
    seats: list[str] = Field(description="Who can play a seat.")
    bots: list[str]
    paces: list[str]


class ReasonOut(BaseModel):
    can: bool
    reason: str


class LinkOut(BaseModel):
    invitation: str | None = Field(description="After `link`: POST /api/invitations/{invitation} takes the seat.")
    version: int


class ReportOut(BaseModel):
    id: str
    record: str = Field(description="What you may see of the Record; the whole once the game is over.")


class InvitationOut(BaseModel):
    game: str
    seat: int
    title: str
    host: str


class JoinedOut(BaseModel):
    game: str
    seat: int


class HealthOut(BaseModel):
    status: Literal["ok", "degraded"] = Field(description="degraded: it answers, but see `problems`.")
    problems: list[Literal["storage", "disk", "ears"]] = Field(
        description="storage: games could not be written just now; disk: hardly any room is left for them; "
        "ears: what other server processes do is told late."
    )
    version: str
    rooms: int = Field(description="Games in memory.")
    streams: int = Field(description="Live connections.")


class ErrorOut(BaseModel):
    error: str = Field(description="A sentence in your language.")
    code: str
    detail: str | None = Field(default=None, description="More for developers, in English.")
    view: ViewOut | None = Field(default=None, description="With status 409: the game as it is now.")


class ResultOut(BaseModel):
    """A game of yours that is over."""

    game: str
    title: str
    ended: float
    won: bool
    score: int
    place: int
    rounds: int
    choices: int
    facets: dict[str, list[str]] = Field(description="What it is counted under: players, role, module and others.")
    challenge: str = Field(description="What it was begun as; empty: nothing.")
    part: str
    met: bool


class RemovedOut(BaseModel):
    removed: int


class ChallengeOut(BaseModel):
    id: str
    title: str
    name: str
    text: str
    parts: list[str] = Field(description="One that has parts asks for a game with each.")
    met: list[str] = Field(description="The parts that you have met; of one without parts an empty text.")


class DailyIn(In):
    name: str = Field("", max_length=NAME_LENGTH, description="Empty: not shown.")


class TryOut(BaseModel):
    name: str
    game: str
    won: bool
    score: int
    rounds: int
    hints: bool = Field(description="Did the bot's advice help?")


class DailyOut(BaseModel):
    """A title's deal of a day, as you may see it."""

    day: str
    title: str
    game: str = Field(description="Your try; empty: none.")
    over: bool
    apart: str = Field(
        description="Why your try has no result: a `bot` had the seat, it `failed`, it was `wiped`; else empty."
    )
    gone: bool = Field(description="Was the game of your try removed?")
    shown: list[TryOut] | None = Field(description="What others show; null until your own try is over.")
