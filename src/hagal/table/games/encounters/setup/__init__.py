"""Legendary Encounters set up: which mode, and of that one what is mixed: a film, each part by itself, or a surprise.

`wished` asks the rules what goes together; a `group` of fields is filled in, read, offered and told as one: `mission`
(Location, Objectives), `people` (characters, Avatars), `predators` (Predators, Armory, Prey), `choices` (between the
two games of a mix). `summary` tells what one mixes, and what does not go together.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from hagal import games
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.modes import played
from hagal.games.encounters.names import FILMS
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.packs import Notice, Pack
from hagal.packs.encounters.changes import SAME_ROLE
from hagal.table.games import packs
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import TITLE
from hagal.table.games.encounters.mix import Mix, modes_of
from hagal.table.games.encounters.setup import choices, summary
from hagal.table.games.encounters.setup.choices import MORE_OR_LESS, NUMBERS, READINGS, TICKS, Choices
from hagal.table.games.encounters.setup.group import Group, as_film
from hagal.table.games.encounters.setup.mission import Mission
from hagal.table.games.encounters.setup.people import BOTH, People
from hagal.table.games.encounters.setup.predators import Predators, PreyDecks
from hagal.table.games.encounters.setup.wished import MODES, Wished
from hagal.table.games.plan import Form, Plan, blank_seats
from hagal.table.games.setup import Setup
from hagal.table.packs import Stock
from hagal.table.words import words
from hagal.text.settings import setting_name, setting_note

SEATS = 5
GROUPS: Mapping[str, Group] = {
    "mission": Mission(),
    "people": People(),
    "hunt": Predators(),
    "prey": PreyDecks(),
    "choice": Choices(),
}
"""By the names that templates know them by; chance draws them in this order, and the first to name a film decides."""
WINS = {False: "table-encounters-players-note", True: "table-encounters-players-note-hunters"}
"""How one wins, by whether Predators hunt."""
MODE, FILM, SURPRISE = "mode", "film", "surprise"
"""What the buttons of the form do: `mode:alien`, `film:aliens`, `surprise`."""


class EncountersSetup(Setup):
    unnamed = "table-encounters-name-empty"
    drafts = True

    def remembers(self) -> tuple[str, ...]:
        return (MODE, "alone")

    def recalled(self, form: Form, stock: Stock) -> dict[str, str]:
        """As the button of its mode fills it in."""
        return self.in_mode(form, form[MODE], stock) if form[MODE] in MODES else dict(form)

    def blank(self, stock: Stock) -> dict[str, str]:
        mix = Mix(stock)
        found = blank_seats(TITLE, SEATS) | {"mode": MODES[0], "film": str(FILMS[0])}
        for group in GROUPS.values():
            found |= group.blank(mix)
        return found | dict.fromkeys(TICKS, "") | fields.blank((*NUMBERS, *READINGS))

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        if form["mode"] not in MODES:
            plan.wrong["mode"] = Msg("web-wrong-setting")
            return
        packs.read(plan, form, stock, modes_of(form))
        w = Wished(form, stock, plan.players)
        plan.modules += [module for module in w.modules if w.modules != (MODES[0],)]
        self.read_film(plan, w)
        for group in GROUPS.values():
            if group.here(w):
                group.read(plan, w, SystemRandom())
        fields.read(plan, form, [*w.those(NUMBERS), *choices.readings(w)])
        plan.options |= {id: True for id in w.those(TICKS) if form[id]}

    def read_film(self, plan: Plan, w: Wished) -> None:
        typed = w.form["film"]
        wished = next((film for film in FILMS if str(film) == typed), None)
        if wished is None:
            plan.wrong["film"] = Msg("web-wrong-setting")
            return
        plan.options["film"] = w.film
        if wished != FILMS[0]:  # by which the first film of every mode may be called
            fields.check(plan, "film", w.why_no_film(wished))

    # Its buttons

    def drafted(self, form: Form, do: str, stock: Stock) -> dict[str, str]:
        """A film fills in every part, and so does another mode; a surprise draws them."""
        deed, _colon, about = do.partition(":")
        if deed == MODE and about in MODES:
            return self.in_mode(form, about, stock)
        w = Wished(form, stock, count(form))
        if deed == FILM and about in [str(film) for film in w.films]:
            return self.as_film(w.parted({"film": about}))
        if deed == SURPRISE:
            return self.surprised(w)
        return dict(form)

    def in_mode(self, form: Form, mode: str, stock: Stock) -> dict[str, str]:
        """Another mode, in the same film if it has that."""
        return self.as_film(Wished({**form, "mode": mode}, stock, count(form)))

    def as_film(self, w: Wished) -> dict[str, str]:
        return {**w.form, **as_film(w, [group for group in GROUPS.values() if group.here(w)])}

    def surprised(self, w: Wished) -> dict[str, str]:
        drawn: dict[str, str] = {}
        for group in GROUPS.values():
            if group.here(w):
                drawn = group.surprise(w, SystemRandom()) | drawn
        return {**w.form, **drawn}

    # What it offers

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        t, w = words(lang), Wished(form, stock, count(form))
        here = {name: group for name, group in GROUPS.items() if group.here(w)}
        readings = choices.readings(w)
        usual, dialect = fields.blank(READINGS), w.dialect
        return {
            "modes": [(f"{MODE}:{mode}", mode, t(f"table-encounters-play-{mode.replace('+', '-')}")) for mode in MODES],
            "notes": [(WINS[played(w.modules).hunts], "")],
            "mode": w.mode,
            "mode_note": t(f"table-encounters-play-{w.mode.replace('+', '-')}-note"),
            "films": summary.films(w, here.values(), lang),
            **dict.fromkeys(GROUPS),
            **{name: group.offered(w, lang) for name, group in here.items()},
            "summary": summary.told(w, here.values(), lang),
            "refused": summary.refused(w, lang),
            "numbers": [fields.told(id, lang, id in MORE_OR_LESS, dialect) for id in w.those(NUMBERS)],
            "ticks": [(id, setting_name(TITLE, id, lang), setting_note(TITLE, id, lang)) for id in w.those(TICKS)],
            "readings": [fields.told(id, lang, dialect=dialect) for id in readings],
            "readings_open": any(f"set-{id}" in wrong or form[f"set-{id}"] != usual[f"set-{id}"] for id in readings),
            "packs": packs.told(stock, lang, self),
            "broken": stock.broken,
        }

    # Content packs

    def added(self, pack: Pack) -> list[Component]:
        """A character is named, not each of its cards; an Objective without its deck, an Avatar without its Role."""
        added = pack.content.added
        known = {one.id for one in added}
        roles = {getattr(one, "role", "") for one in added}
        return [
            one
            for one in added
            if getattr(one, "who", "") not in known and getattr(one, "deck", "") not in known and one.id not in roles
        ]

    def notice(self, notice: Notice) -> Msg:
        if notice.kind != SAME_ROLE:
            return super().notice(notice)
        return Msg("table-encounters-pack-same-role", a=notice.about, b=notice.args["other"], role=notice.args["role"])


def count(form: Form) -> int:
    """How many play, as far as a form that is not read yet can tell; one person may play two Avatars."""
    found = next((n for n in games.title(TITLE).players if form["players"] == str(n)), 1)
    return 2 if found == 1 and form["alone"] == BOTH and HUNTERS not in form["mode"] else found


SETUP = EncountersSetup(TITLE)
