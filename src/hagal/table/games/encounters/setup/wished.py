"""A form of Legendary Encounters, and what the rules say to it: they alone know what goes together, and why not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from hagal.game import packed_title
from hagal.games.encounters import TITLE
from hagal.games.encounters.alien.names import NAME
from hagal.games.encounters.films import allowed
from hagal.games.encounters.names import PREDATOR_FILMS, Film
from hagal.kernel.step import Msg
from hagal.kernel.title import Title
from hagal.packs import clash
from hagal.table.games import packs
from hagal.table.games.encounters.mix import AVATAR, LOCATION, OBJECTIVE, PERSON, PREDATOR, Mix, Part, modes_of
from hagal.table.games.plan import Form
from hagal.table.packs import Stock

MODES = ("hunted", "hunters", "alien", "hunted+alien", "hunters+alien")
"""Each by the modules that it is played with."""
OPTIONS = {LOCATION: "location", OBJECTIVE: "objectives", AVATAR: "avatars", PREDATOR: "avatars", PERSON: "characters"}
"""The option that names what is of a kind."""
HIVE = "hive"
"""The dialect of whoever plays on the mat of Alien: `setting-encounters-wilds-order-hive`."""
FILLED_WITH = {"drones": "with-drones", "both": "with-both"}
"""The dialects of a mix, by what fills up its mini-decks in the place of Young Blood."""


class Wished:
    """What is wished for in one mode; a mode that there is not is taken for the first one."""

    def __init__(self, form: Form, stock: Stock, players: int) -> None:
        self.form: Form = form
        self.stock: Stock = stock
        self.players: int = players
        self.mode: str = form["mode"] if form["mode"] in MODES else MODES[0]
        self.modules: tuple[str, ...] = tuple(self.mode.split("+"))
        self.mix: Mix = Mix(stock)
        ticked = packs.chosen(form, stock, modes_of(form))
        self.title: Title = packed_title(TITLE.name, [] if clash(ticked) else ticked)
        """With the packs that are ticked, unless they do not go together."""
        self.usual: dict[str, Any] = {name: setting.default for name, setting in self.title.settings.items()}
        self.said: dict[tuple[str, str], Msg | None] = {}

    def parted(self, fields: Mapping[str, str]) -> Wished:
        """The same mode and packs with other parts: what the rules have said to single things holds for it, too."""
        found = copy(self)
        found.form = {**self.form, **fields}
        return found

    def reason(self, option: str, value: Any) -> Msg | None:
        """Why the rules do not allow something in this mode; None if they do."""
        about = (option, repr(value))
        if about not in self.said:
            found = self.title.complaint(self.players, self.modules, {**self.usual, option: value})
            self.said[about] = None if found is None else found.reason or Msg("web-wrong-setting")
        return self.said[about]

    def lacks(self, option: str) -> Msg | None:
        """Why this mode does not have an option at all; None if it has."""
        setting = self.title.settings[option]
        return self.reason(option, next(value for value in setting.allowed if value != setting.default))

    def has(self, option: str) -> bool:
        return self.lacks(option) is None

    def those(self, options: Iterable[str]) -> list[str]:
        """Those options that this mode has."""
        return [option for option in options if self.has(option)]

    @property
    def dialect(self) -> str:
        """The words of the mat that is played on, and of what fills up the mini-decks in a mix."""
        mixes = self.has("mat")
        mat = self.form["set-mat"] if mixes else NAME if NAME in self.modules else ""
        fill = FILLED_WITH.get(self.form["set-fill"], "") if mixes else ""
        return " ".join(wording for wording in (fill, HIVE if mat == NAME else "") if wording)

    # Films

    @property
    def films(self) -> tuple[Film, ...]:
        """The films of this mode."""
        return allowed(lambda film: self.reason("film", film) is None)

    def why_no_film(self, film: Film) -> Msg | None:
        """Why a film is not to be had; None if it is."""
        if film in self.films:
            return None
        return self.reason("film", PREDATOR_FILMS[-1] if film in PREDATOR_FILMS else film)

    @property
    def film(self) -> Film:
        """The film that is asked for; the first one unless it is one of this mode."""
        return next((film for film in self.films if str(film) == self.form["film"]), self.films[0])

    # What can be named

    def parts(self, kind: str) -> list[Part]:
        """All of a kind: of the box what the rules allow, of packs what is for this mode."""
        return [part for part in self.mix.parts(kind) if self.why_not(kind, part) is None]

    def of_stage(self, stage: int) -> list[Part]:
        """The Objectives of a number."""
        return [part for part in self.parts(OBJECTIVE) if getattr(part.component, "stage", 0) == stage]

    def why_not(self, kind: str, part: Part) -> Msg | None:
        """Why something cannot be named in this mode; None if it can."""
        if part.packs:
            fits = any(packs.fits(pack, modes_of(self.form)) for pack in part.packs)
            return None if fits else Msg("web-wrong-setting")
        return self.reason(OPTIONS[kind], part.id if kind == LOCATION else [part.id])

    def complaint(self, kind: str, parts: list[Part], id: str) -> Msg | None:
        """Why something that somebody has named cannot be had; None if it can."""
        if id in self.known(parts):
            return None
        part = next((part for part in self.mix.parts(kind) if part.id == id), None)
        if part is None:
            return Msg("web-wrong-setting")
        reason = self.why_not(kind, part)
        if reason is not None or not part.packs or part not in parts:
            return reason or Msg("web-wrong-setting")
        return Msg("table-encounters-wrong-pack-of", what=part.component, pack=part.packs[0].name)

    def known(self, parts: list[Part]) -> list[str]:
        """The ids of those that are in the box or in a pack that is ticked."""
        return self.mix.known(self.form, parts)
