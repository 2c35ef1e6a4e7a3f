"""The part of the set-up form that belongs to a game: its fields, how they are read, and what they offer.

Of a game that has no form of its own they are made from its settings and modules: a box to tick, a list to choose from,
or a line to fill in.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hagal import games
from hagal.kernel.setting import Setting
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.packs import Notice, Pack
from hagal.table.games import files, packs
from hagal.table.games.plan import Form, Plan, blank_seats
from hagal.table.packs import Stock
from hagal.table.words import words
from hagal.text import module_name
from hagal.text.settings import setting_name, setting_note, setting_value

TICK, PICK, NUMBER, LINE = "tick", "pick", "number", "line"
"""The sorts of fields."""


class Setup:
    """`stock`: the content packs that this server offers for the game.

    Templates as in Face: setup.html (the fields below the seats; given `form`, `wrong` and all that `offered` gives),
    and if there are such, mode.html (below the name of the game: in which way it is played) and chair.html (what stands
    beside the name of each `seat`).

    Classes that any form may use: what has only-1, only-2, only-several, only-named is shown where one person plays,
    two do, several, or where each chair is named, and what has not-1, not-2, not-3, not-4 where not so many play; a
    box with names-chairs says that chairs are named, one with two-chairs that one person has two. A button with
    without-script is for pages without a script. What is shown only with other fields, static/games/<title>/setup.css
    says.
    """

    unnamed: ClassVar[str] = ""
    """The message for what a seat is called that nobody named; empty: by its number."""
    notes: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Notes on how many play: messages, each with the class of what is shown only with something else."""

    drafts: ClassVar[bool] = False
    """Has the form buttons of its own, which fill it in (`drafted`)? Then it is asked anew after every change, too."""

    def __init__(self, title: str) -> None:
        self.title: str = title
        self.template: str = files.template(title, "setup.html")
        self.mode: str = files.template(title, "mode.html")
        self.chair: str = files.template(title, "chair.html")
        self.sheet: str = files.setup_sheet(title)

    @property
    def game(self) -> Title:
        return games.title(self.title)

    def blank(self, stock: Stock) -> dict[str, str]:
        """The fields as they are before anybody touches them."""
        found = blank_seats(self.title, max(self.game.players))
        found |= {f"module-{module}": "" for module in self.game.modules}
        for name, setting in self.game.settings.items():
            found[f"set-{name}"] = "" if sort(setting) == TICK else written(setting.default)
        return found

    def remembers(self) -> tuple[str, ...]:
        """The fields that say in which way the game is played: a browser remembers them from one table to the next."""
        return tuple(f"module-{module}" for module in self.game.modules)

    def recalled(self, form: Form, stock: Stock) -> dict[str, str]:
        """An untouched form in which those have been filled in, with what comes of that."""
        return dict(form)

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        """Modules, packs and options into the plan, complaints beside their fields."""
        packs.read(plan, form, stock)
        plan.modules += [module for module in self.game.modules if form[f"module-{module}"]]
        for name, setting in self.game.settings.items():
            value = meant(form[f"set-{name}"], name, setting, plan.players)
            if value is None:
                plan.wrong[f"set-{name}"] = Msg("web-wrong-setting")
            elif value[0] != setting.default:
                plan.options[name] = value[0]

    def drafted(self, form: Form, do: str, stock: Stock) -> dict[str, str]:
        """The form as one of its own buttons fills it in, by the value of that button; nothing begins."""
        return dict(form)

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        """What the fields offer, in a language."""
        return {
            "modules": [(f"module-{name}", module_name(self.title, name, lang)) for name in self.game.modules],
            "fields": [self.field(name, setting, lang) for name, setting in self.game.settings.items()],
            "packs": packs.told(stock, lang, self),
            "broken": stock.broken,
        }

    # Content packs

    def added(self, pack: Pack) -> list[Component]:
        """What a pack adds, as people call it."""
        return list(pack.content.added)

    def notice(self, notice: Notice) -> Msg:
        """Where a source says otherwise than a pack; facts are written as in the pack."""
        args = notice.args
        source, own = (f"{args['fact']}: {args[who]}" for who in ("source", "pack"))
        return Msg("web-pack-differs", card=notice.about, source=source, pack=own)

    # Fields made from settings

    def field(self, name: str, setting: Setting, lang: str) -> dict[str, Any]:
        """A setting with its name, perhaps a note, and the values that are to be chosen from."""
        return field(self.title, name, setting, lang)


def field(title: str, name: str, setting: Setting, lang: str, wording: str = "") -> dict[str, Any]:
    return {
        "name": f"set-{name}",
        "sort": sort(setting),
        "label": setting_name(title, name, lang, wording),
        "note": setting_note(title, name, lang, wording),
        "choices": [(written(value), choice(title, name, value, lang, wording)) for value in setting.allowed],
    }


def choice(title: str, name: str, value: Any, lang: str, wording: str = "") -> str:
    """A value to choose from, in the words of `Setup.field`."""
    if isinstance(value, bool):
        return words(lang)("plain-yes" if value else "plain-no")
    return setting_value(title, name, value if isinstance(value, str) else written(value), lang, wording)


def sort(setting: Setting) -> str:
    """A form that was sent says of its boxes only which are ticked: they are for what is usually not so. A setting with
    a check of its own may be more than is listed, and is typed."""
    if setting.allowed and setting.check is None:
        return TICK if set(setting.allowed) == {False, True} and setting.default is False else PICK
    return NUMBER if type(setting.default) is int else LINE


def written(value: Any) -> str:
    """A value as a field has it; names in a list are parted by commas."""
    return ", ".join(str(item) for item in value) if isinstance(value, list | tuple) else str(value)


def meant(typed: str, name: str, setting: Setting, players: int) -> tuple[Any] | None:
    """The value behind what was typed, if it can be so."""
    if sort(setting) == TICK:
        return (bool(typed),)
    value = setting.read(name, typed, (players,))
    return (value,) if setting.complaint(name, value, players) is None else None
