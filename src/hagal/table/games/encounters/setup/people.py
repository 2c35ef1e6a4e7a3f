"""Who fights together: four characters for the Barracks, Avatars for the players, and one person who plays two."""

from __future__ import annotations

from random import Random
from typing import Any

from hagal.games.encounters.alien.mix import MixSetup
from hagal.games.encounters.names import CHARACTERS, CHOOSE, FILM, RANDOM, TWO, Film
from hagal.kernel.step import Msg
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import NAMED
from hagal.table.games.encounters.mix import AVATAR, PERSON, Mix
from hagal.table.games.encounters.setup.group import Group, Laid, Line
from hagal.table.games.encounters.setup.wished import Wished
from hagal.table.games.plan import Plan
from hagal.table.seats import FRIEND, ME, PEOPLE
from hagal.table.wish import SLOW
from hagal.table.words import words

SEATS = 5
ONE, BOTH = "one", "two"
WAYS = (FILM, RANDOM, NAMED)
AVATAR_WAYS = (FILM, RANDOM, CHOOSE, TWO, NAMED)
OF_FILM = MixSetup.films
"""Who is in the Barracks and who the players are, by film."""


class People(Group):
    def blank(self, mix: Mix) -> dict[str, str]:
        found = {"characters": FILM, "avatars": FILM, "alone": ONE}
        found |= {f"avatar-{seat}": RANDOM for seat in range(SEATS)}
        return found | {f"who-{part.id}": "" for part in mix.parts(PERSON)}

    def here(self, w: Wished) -> bool:
        return w.has("characters")

    def film(self, w: Wished, film: Film) -> dict[str, str]:
        found = {"characters": FILM, "avatars": FILM}
        found |= {f"avatar-{seat}": id for seat, id in enumerate(OF_FILM.avatars[film])}
        return found | self.ticked(w, OF_FILM.characters[film])

    def surprise(self, w: Wished, rng: Random) -> dict[str, str]:
        who = rng.sample(w.known(w.parts(PERSON)), CHARACTERS)
        avatars = rng.sample(w.known(w.parts(AVATAR)), SEATS)
        found = {"characters": NAMED, "avatars": NAMED}
        return found | self.ticked(w, who) | {f"avatar-{seat}": id for seat, id in enumerate(avatars)}

    def ticked(self, w: Wished, who: list[str] | tuple[str, ...]) -> dict[str, str]:
        return {f"who-{part.id}": "yes" if part.id in who else "" for part in w.mix.parts(PERSON)}

    def read(self, plan: Plan, w: Wished, rng: Random) -> None:
        if plan.players == 1:
            read_alone(plan, w)
        self.read_characters(plan, w)
        self.read_avatars(plan, w, rng)
        if any(kind not in PEOPLE for kind in plan.kinds):
            plan.pace = SLOW  # so that there is time to Coordinate

    def read_characters(self, plan: Plan, w: Wished) -> None:
        """Those of packs that are not ticked are not shown, so they are not read."""
        way = w.form["characters"]
        if way not in WAYS:
            plan.wrong["characters"] = Msg("web-wrong-setting")
            return
        plan.options["characters"] = self.characters(w) if way == NAMED else way
        if way == NAMED and len(self.characters(w)) != CHARACTERS:
            plan.wrong["characters"] = Msg("table-encounters-wrong-characters", n=CHARACTERS)

    def read_avatars(self, plan: Plan, w: Wished, rng: Random) -> None:
        way = w.form["avatars"]
        if way not in AVATAR_WAYS:
            plan.wrong["avatars"] = Msg("web-wrong-setting")
        elif way != NAMED:
            plan.options["avatars"] = way
        else:
            plan.options["avatars"] = fields.named(plan, w, AVATAR, "avatar", rng)

    def offered(self, w: Wished, lang: str) -> dict[str, Any]:
        t, mix = words(lang), w.mix
        return {
            "character_ways": [(way, t(f"table-encounters-way-{way}"), "") for way in WAYS],
            "characters": mix.choices(w.parts(PERSON), lang),
            "avatar_ways": [(way, t(f"table-encounters-avatars-{way}"), "") for way in AVATAR_WAYS],
            "avatars": [(RANDOM, t("table-encounters-way-random"), ""), *mix.choices(w.parts(AVATAR), lang)],
        }

    def told(self, w: Wished, lang: str) -> list[Line]:
        t, way = words(lang), w.form["characters"]
        names = {part.id: part.named(lang) for part in w.parts(PERSON)}
        who = t("table-encounters-way-random") if way == RANDOM else ", ".join(names[id] for id in self.characters(w))
        label = t("table-encounters-characters")
        if way == NAMED and len(self.characters(w)) != CHARACTERS:
            who = f"{who} ({t('table-encounters-so-many-of', n=len(self.characters(w)), of=CHARACTERS)})".strip()
        avatars = fields.seats_told(w, AVATAR, "avatar", w.form["avatars"], OF_FILM.avatars[w.film], lang)
        return [(label, who), (t("table-encounters-avatars"), avatars)]

    def laid(self, w: Wished) -> Laid:
        return Laid(who=tuple(self.characters(w)))

    def open(self, w: Wished) -> bool:
        return len(self.characters(w)) != CHARACTERS

    def characters(self, w: Wished) -> list[str]:
        """Those that are certain to be in the Barracks."""
        way = w.form["characters"]
        if way == FILM:
            return list(OF_FILM.characters[w.film])
        if way == RANDOM:
            return []
        return [id for id in w.known(w.parts(PERSON)) if w.form[f"who-{id}"]]


def read_alone(plan: Plan, w: Wished) -> None:
    """One person, one Avatar or two; two are two seats with open hands (PR-024)."""
    if w.form["alone"] == BOTH:
        plan.players, plan.shared = 2, True
        plan.kinds, plan.names = [ME, FRIEND], [plan.names[0], ""]
    elif w.form["alone"] != ONE:
        plan.wrong["alone"] = Msg("web-wrong-setting")
