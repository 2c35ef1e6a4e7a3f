"""Which messages the code uses: by reading its source, and by walking all that components can say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hagal
from hagal import games
from hagal.games.dune import BASE
from hagal.games.dune.components import Leader
from hagal.games.dune.effect import Condition
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.imperium import EPIC
from hagal.games.dune.ix.module import IX
from hagal.games.dune.ix.rivals.cards import HAGAL as IX_HAGAL
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.ix.shipping import REWARD
from hagal.games.dune.names import FACTIONS, ICONS, PLACES, RESOURCES
from hagal.games.dune.physical.ending import FIGURES
from hagal.games.dune.physical.fixes import COUNTS
from hagal.games.dune.physical.ix_fixes import COUNTS as IX_COUNTS
from hagal.games.dune.physical.people import ANY_INTRIGUE
from hagal.games.dune.rivals.cards import HAGAL
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import HOUSE_HAGAL, RIVALS
from hagal.games.encounters import BASE as ENCOUNTERS_BASE
from hagal.games.encounters.alien.module import COMPONENTS as ALIEN_COMPONENTS
from hagal.games.encounters.components import EnemyCard, Location, Objective, Ongoing, PlayerCard
from hagal.games.encounters.effect import Condition as HuntedCondition
from hagal.games.encounters.effect import Count
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.hunters.awards import Award
from hagal.games.encounters.hunters.module import HUNTERS
from hagal.games.encounters.hunters.trials import DEED_WORDS
from hagal.games.encounters.names import CLASS_WORDS, ENDINGS, KINDS, ROOMS, SPACES, TEAMS
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.tasks import task_message
from hagal.games.kit.option import OfComponent
from hagal.games.runewars import BASE as RUNEWARS_BASE
from hagal.games.runewars import seen as runewars_seen
from hagal.games.runewars.battle.losses import WORDS as LOSSES
from hagal.games.runewars.battle.losses import OfUnit
from hagal.games.runewars.components import NO_FACTION
from hagal.games.runewars.effect import Condition as RunewarsCondition
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.exploration.module import EXPLORATION
from hagal.games.runewars.names import ATTRIBUTES as SKILLS
from hagal.games.runewars.names import DESTINIES, DEVELOPMENTS, SEASONS, SHAPES
from hagal.games.runewars.names import RESOURCES as DIALS
from hagal.games.runewars.quests.abilities import ABILITIES
from hagal.games.runewars.revised.module import REVISED
from hagal.games.runewars.seasons.goals import AtLeast
from hagal.games.runewars.tactics.asking import Asking
from hagal.games.runewars.tactics.play import MOMENTS
from hagal.kernel.setting import Setting
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import TERMS, Component, Term
from hagal.packs.encounters import words as words_of_packs
from hagal.packs.encounters.writing import sample
from hagal.telling.runewars import TELLING
from hagal.telling.view import APART
from hagal.text import FOLDER, SHARED, name_id
from hagal.text.descriptions.dune import LINES
from hagal.text.descriptions.encounters import LINES as ENCOUNTERS_LINES
from hagal.text.descriptions.runewars import lines

SOURCE = Path(hagal.__file__).parent
COMPONENTS = [c for c in (*BASE.components, *IX.components, *EPIC) if c.kind in LINES]
SIDES = [card.other for card in IX_HAGAL if card.other is not None]
OPPONENTS = [*HAGAL, *IX_HAGAL, *SIDES, *RIVALS, *IX_RIVALS, HOUSE_HAGAL]
ENCOUNTERS = [
    component
    for components in (ENCOUNTERS_BASE.components, HUNTED.components, HUNTERS.components, ALIEN_COMPONENTS)
    for component in components
    if component.kind in ENCOUNTERS_LINES
]
RUNEWARS = [
    component
    for module in (RUNEWARS_BASE, REVISED, EXPLORATION)
    for component in module.components
    if component.kind != "layout" and component is not NO_FACTION
]
OWN = ("platform/*", *(f"{title}/**/*" for title in games.NAMES))
ALL = ("**/*",)
"""The Fluent files that these tests answer for, the terminal and the bots having their own; and all there are."""


LABELS = set("ABCD")
"""The areas of a map tile of Runewars are labelled so in every language."""


# The Fluent files


class Variables(Visitor):
    """The names of all variables in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(lang: str, stems: tuple[str, ...] = OWN) -> list[Path]:
    return sorted(path for stem in stems for path in (FOLDER / lang).glob(f"{stem}.ftl"))


@cache
def parsed(path: Path) -> tuple[Any, ...]:
    return tuple(FluentParser().parse(path.read_text("utf-8")).body)


def entries(lang: str, stems: tuple[str, ...] = OWN) -> list[Any]:
    """All entries of a language's files, broken ones and comments included."""
    return [entry for path in files(lang, stems) for entry in parsed(path)]


@cache
def messages(lang: str, stems: tuple[str, ...] = OWN) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(lang, stems) if isinstance(entry, ftl.Message)}


def spoken_otherwise(lang: str) -> dict[str, str]:
    """The messages that a module has in the place of others, with those others, in a language."""
    found = messages(lang)
    ending = [(id, id.removesuffix(f"-{wording}")) for wording in WORDINGS for id in found]
    return {id: plain for id, plain in ending if plain != id and plain in found}


@cache
def variables(message: Any) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(message)
    return frozenset(visitor.found)


def arguments(message: Any) -> set[str]:
    """The arguments behind a message's variables: `$faction-genitive` is a form of the argument `faction`."""
    return {variable.split("-")[0] for variable in variables(message)}


# The source


@cache
def modules() -> list[ast.Module]:
    found = []
    for part in ("kernel", "games", "text", "game.py", "decision.py", "commands/cards.py"):
        path = SOURCE / part
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            found.append(ast.parse(file.read_text("utf-8")))
    return found


def patterns(node: ast.expr) -> list[str]:
    """The ids that an expression can give, with * for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)]
    return []


def says_plainly(cls: type[OfComponent[Any]], base: type[OfComponent[Any]] = OfComponent) -> bool:
    return bool(cls.word) and cls.message is base.message and cls.__module__.startswith("hagal.games.")


@cache
def calls() -> list[tuple[str, set[str]]]:
    """Every Msg and every event in the source, as (pattern, names of the arguments)."""
    found = [(f"option-{cls.word}", {cls.fields[0]}) for cls in subclasses(OfComponent) if says_plainly(cls)]
    for module in modules():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            given = {keyword.arg or "**" for keyword in node.keywords}
            if "**" in given:  # the kernel's own words for any event; options that name a component, counted above
                continue
            function = node.func
            if isinstance(function, ast.Name) and function.id == "Msg":
                found += [(pattern, given) for pattern in patterns(node.args[0])]
            elif isinstance(function, ast.Attribute) and function.attr in ("tell", "whisper"):
                kind = node.args[0 if function.attr == "tell" else 1]
                found += [(f"event-{pattern}", {*given, "seat"}) for pattern in patterns(kind)]
    return found


def words(name: str) -> set[str]:
    """The first argument of each call of that name, where it is a plain string."""
    nodes = [node for module in modules() for node in ast.walk(module) if isinstance(node, ast.Call) and node.args]
    named = [node for node in nodes if isinstance(node.func, ast.Name) and node.func.id == name]
    return {pattern for node in named for pattern in patterns(node.args[0]) if "*" not in pattern}


def dashed(names: tuple[str, ...]) -> list[str]:
    return [name.replace("_", "-") for name in names]


def plain(base: type[Term], method: str, kind: type[Term]) -> list[str]:
    """The tags of registered classes that leave a method as their base class has it. Games only."""
    return [
        tag
        for space in TERMS.spaces.values()
        for tag, cls in space.items()
        if issubclass(cls, kind)
        and (method != "prompt" or getattr(cls, "asks", False))
        and getattr(cls, method) is getattr(base, method)
        and cls.__module__.startswith("hagal.games.")
    ]


def subclasses(base: type) -> list[Any]:
    """All classes that derive from one, near and far."""
    found: list[Any] = []
    near: Any
    for near in base.__subclasses__():
        found += [near, *subclasses(near)]
    return found


def conditions(base: type[RunewarsCondition]) -> list[str]:
    """The conditions of Runewars that are told as this class tells them."""
    return dashed(tuple(cls.tag for cls in subclasses(base) if cls.tag and cls.message is base.message))


MOVES = ["deploy", "retreat"]
PLACES_OF_HAZARDS = [c for c in ENCOUNTERS if isinstance(c, Location)]
HAZARDS = [f"{c.id.replace('_', '-')}-{n}" for c in PLACES_OF_HAZARDS for n in range(1, len(c.titles) + 1)]


@cache
def fillings() -> dict[str, list[str]]:
    """What the f-strings in the source can become; where that depends on their arguments, these stand behind them."""
    return {
        "ask-*": plain(Choice, "prompt", Choice),
        "option-*": sorted(words("Nothing")),
        "may-*": MOVES,
        "may-*-any": MOVES,
        "if-*": plain(Condition, "message", Condition),
        "amount-*": list(RESOURCES),
        "faction-*": dashed(FACTIONS),
        "option-trash-*": list(PLACES),
        "enc-why-mixed-*": ["drones", "complex"],
        "module-encounters-*": ["hunted", "hunters", "alien"],
        "event-reward-*": ["1", "2", "3"],
        "fix-*-more": [*COUNTS, *IX_COUNTS],
        "fix-*-less": [*COUNTS, *IX_COUNTS],
        "ask-figure-*": list(FIGURES),
        "figure-*": list(FIGURES),
        "event-rival-spends-*": ["spice", "solari", "water", "intrigue"],
        "difficulty-*": dashed(tuple(LEVELS)),
        "icon-*": dashed(ICONS),
        "house-*": sorted({c.house.lower() for c in COMPONENTS if isinstance(c, Leader)}),
        "describe-start-*": ["agent", "turn"],
        "kind-*": sorted({c.kind for c in (*COMPONENTS, *ENCOUNTERS, *RUNEWARS)}),
        "set-*": ["ix", "hunters", "alien"],
        "tech-*": dashed(tuple(c.id for c in COMPONENTS if isinstance(c, TechTile) and (c.queries or c.moments))),
        "origin-*": ["reported", "stand-in", "pack"],
        "doubt-*": ["ours", "disputed"],
        "fact-*": sorted({fact for c in (*ENCOUNTERS, *RUNEWARS) for fact in c.doubts}),
        "enc-class-*": list(CLASS_WORDS),
        "enc-team-*": dashed(TEAMS),
        "enc-space-*": [*SPACES, *dashed(ROOMS)],
        "enc-event-*": dashed(tuple(c.id for c in ENCOUNTERS if isinstance(c, Objective) and c.event_title)),
        "enc-hazard-*": HAZARDS,
        "enc-amount-*": ["attack", "recruit"],
        "enc-option-*": sorted({cls.word for cls in subclasses(OfCard) if says_plainly(cls, OfCard)}),
        "enc-describe-deck-*": ["starter", "role", "officer", "barracks"],
        "enc-describe-rarity-*": ["common", "uncommon", "rare"],
        "enc-describe-*": dashed(KINDS),
        "enc-who-*": dashed(tuple(sorted({c.who for c in ENCOUNTERS if isinstance(c, PlayerCard) and c.who}))),
        "enc-did-*": list(DEED_WORDS),
        "enc-did-not-*": list(DEED_WORDS),
        "enc-goal-*": dashed(tuple(c.id for c in ENCOUNTERS if c.kind == "objective")),
        "event-enc-*": [word for word in ENDINGS if word],
        "name-enemy-*": [],
        "event-rw-won-*": ["runes", "claim"],
        "rw-*": [
            *SEASONS,
            *DIALS,
            *dashed(tuple(cls.tag for cls in subclasses(Asking) if cls.message is Asking.message)),
        ],
        "rw-ability-*": list(ABILITIES),
        "rw-ask-*": dashed(tuple(cls.tag for cls in subclasses(Asking) if cls.prompt is Asking.prompt)),
        "rw-ask-* n": list(LOSSES),
        "rw-describe-*": list(DESTINIES),
        "rw-destiny-*": list(DESTINIES),
        "rw-development-*": dashed(DEVELOPMENTS),
        "rw-if-*": conditions(RunewarsCondition),
        "rw-if-* n": conditions(AtLeast),
        "rw-moment-*": list(MOMENTS),
        "rw-neutral-*": [str(slot) for slot in range(4, 10)],
        "rw-option-*": list(DESTINIES),
        "rw-option-* area": [cls.word.replace(" ", "-") for cls in subclasses(OfArea) if cls.message is OfArea.message],
        "rw-option-* n": ["tactics", "influence", "quests"],
        "rw-option-from-*": ["units", "allies"],
        "rw-option-unit-*": sorted({*LOSSES, *(cls.word for cls in subclasses(OfUnit) if cls.word)}),
        "rw-shape-*": list(SHAPES),
        "rw-sort-*": ["event", "location", "destructible"],
        "rw-trait-*": ["weapon", "armor"],
        "rw-use-*": ["turn", "duel", "special", "guard"],
        "text-unit-*": dashed(tuple(c.id for c in RUNEWARS if c.kind == "unit")),
        "text-exploration-*": dashed(tuple(c.id for c in RUNEWARS if c.kind == "exploration")),
    }


def filled(pattern: str, given: set[str]) -> list[str]:
    """The ids that a pattern with these arguments can become."""
    if "*" not in pattern:
        return [pattern]
    known = fillings().get(" ".join((pattern, *sorted(given))), fillings().get(pattern, []))
    return [pattern.replace("*", word) for word in known]


IN_BATTLE = (
    *("battle", "battle-won", "strike", "specials", "routs", "damage", "ravage", "retreat", "no-retreat"),
    *("toughened", "unit-hurt", "unit-killed", "unit-routed", "unit-withdraws"),
)
"""Events of battles, which are told of players and of unallied neutral units."""
DIALECTS = ("hive", "with-drones", "with-both")
"""What the form of a new table calls otherwise on the mat of Alien, and in a mix with Drones."""


def setting_messages(title: str, name: str, setting: Setting) -> list[str]:
    """What a setting is called, with its values where they are words, and a note where it has one; all of these in
    other words, too, where some games have them."""
    own = f"setting-{title}-{name}".replace("_", "-")
    values = [f"{own}-{value}".replace("_", "-") for value in setting.allowed if isinstance(value, str)]
    notes = [f"{id}{more}" for id in (own, *values) for more in ("-note", *(f"-{one}" for one in DIALECTS))]
    notes += [f"{own}-note-{one}" for one in DIALECTS]
    return [own, *values, *(id for id in notes if id in messages("en"))]


def seen_words() -> set[str]:
    """What a view of Runewars has in words: its keys (those of the types, and those of a march), seasons, resources."""
    types = [value for value in vars(runewars_seen).values() if isinstance(value, type(runewars_seen.AreaFacts))]
    keys = {key for kind in types if kind.__module__ == runewars_seen.__name__ for key in kind.__annotations__}
    keys -= APART - {"round", "seat"} | TELLING.drawn
    return {*keys, *("from", "to"), *SEASONS, *DIALS, *DEVELOPMENTS, *SKILLS}


@cache
def spoken() -> set[str]:
    """What `hagal.text` itself needs, and the events whose kind the caller of an action names."""
    return {
        *("list-none", *SHARED),
        *("rw-drawing", *(f"view-runewars-{word}" for word in dashed(tuple(seen_words())))),
        *("event-intrigue-hidden", "event-steal-hidden"),
        *("title-dune", "title-encounters", "module-dune-ix", "module-encounters-hunted"),
        *("module-encounters-hunters", "module-encounters-alien"),
        *(f"title-encounters-{modules}" for modules in ("alien", "alien-hunted", "alien-hunters")),
        *(f"shown-{kind}" for kind in ("card", "intrigue", "conflict", "space", "hagal", "tech")),
        *(f"shown-{kind}" for kind in ("character", "strike", "enemy", "objective", "location")),
        *(f"shown-{kind}" for kind in ("gear", "trap", "test", "challenge")),
        *(f"name-token-{faction}" for faction in dashed(FACTIONS)),
        *(f"event-{kind}" for kind in ("reshuffle", "hagal-reshuffle", "row")),
        *(f"event-enc-{kind}" for kind in ("reshuffle", "strikes-again", "enemies-again", "mercenaries", "hq")),
        *("event-enc-drones-again", "event-enc-gives-back-hidden"),
        *("title-runewars", "rw-bid-but-lowest", *(f"ending-runewars-{way}" for way in ("runes", "reckoning", "last"))),
        *(f"shown-{kind}" for kind in ("order", "season", "tactic", "quest", "reward", "title")),
        *(f"event-rw-reshuffle-{deck}" for deck in ("fate", "tactics", "quests", "rewards")),
        *(f"event-rw-{kind}-hidden" for kind in ("place-rune", "reward", "starting-objective")),
        *(f"event-rw-{kind}{whose}" for kind in IN_BATTLE for whose in ("", "-neutral")),
        *(
            f"event-rw-{kind}"
            for kind in ("bonus-strength", "drop-fate", "raised", "supports", "destroyed-neutral", "unit-stands")
        ),
        *("event-rw-tie-highest", "event-rw-tie-lowest"),
        *(
            id
            for title in games.NAMES
            for name, setting in games.title(title).settings.items()
            for id in setting_messages(title, name, setting)
        ),
        *(f"event-{kind}" for kind in ("deploy", "recruit", "rival-deploys", "rival-recruits", "rival-reinforces")),
    }


WORDINGS = tuple(sorted({component.wording for component in ENCOUNTERS} - {""} | {"predator"}))
"""The modules with words of their own for what other messages say (`enc-defeat-hunters`), and a mix on the mat of
Predator."""


# The components


def terms(value: Any) -> Iterator[Term]:
    """All Terms in a value, through containers and the fields of other Terms."""
    if isinstance(value, Term):
        yield value
        for inner in (*value.values(), getattr(value, "offers", ())):
            yield from terms(inner)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from terms(item)
    elif isinstance(value, dict):
        yield from terms(list(value.values()))


def said(component: Component) -> Iterator[Msg]:
    """Every message of every step and condition on a component. What a leader starts with is told by its ability."""
    for attribute, value in vars(component).items():
        if attribute != "start":
            for term in terms(value):
                if isinstance(term, Step | Condition | Ongoing | Count | HuntedCondition | Award | RunewarsCondition):
                    yield term.message()


def nested(message: Msg) -> Iterator[Msg]:
    yield message
    for value in message.args.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Msg):
                yield from nested(item)


@cache
def needed() -> set[str]:
    """Every message id that the code can ask for, but for the names of components."""
    found = set(spoken())
    for pattern, given in calls():
        found |= set(filled(pattern, given))
    found |= {word for name in ("line", "Msg") for word in words(name)}
    found |= {f"describe-{place}" for place in ("first", "second", "third")}
    for component in ENCOUNTERS:
        found |= {inner.id for message in said(component) for inner in nested(message)}
        if isinstance(component, EnemyCard) and component.task is not None:
            found |= {inner.id for inner in nested(task_message(component.task))}
    for mode in ("hunted", "hunters", "alien"):
        for word in (*words_of_packs.effect_words(mode).values(), *words_of_packs.count_words(mode).values()):
            found |= {inner.id for inner in nested(sample(word).message())}
    for component in RUNEWARS:
        found |= {inner.id for line in lines(component, "en") for inner in nested(line)}
        if component.kind in ("season", "tactic", "reward", "quest", "objective"):
            found |= {inner.id for message in said(component) for inner in nested(message)}
    for component in COMPONENTS:
        found |= {inner.id for message in said(component) for inner in nested(message)}
        if isinstance(component, Leader):
            found.add(component.ability)
    found |= {inner.id for reward in REWARD.values() for inner in nested(reward.message())}
    return found


def names() -> set[str]:
    found = {name_id(component) for component in (*COMPONENTS, *OPPONENTS, *ENCOUNTERS, *RUNEWARS, ANY_INTRIGUE)}
    return found | {name_id(one).replace("name-", "seat-", 1) for one in RUNEWARS if one.kind == "faction"}
