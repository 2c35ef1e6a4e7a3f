"""What to put where on the real board before the first round, in the order of the rulebook."""

from __future__ import annotations

from hagal.games.dune.names import TROOPS
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg


def checklist(rules: Rules) -> list[Msg]:
    """One message for each thing to do; the argument `rules` of each names the rules behind it."""
    with_ix = "ix" in rules.modules
    found = [Msg("setup-board", rules="DI-001")]
    if with_ix:
        found += ix_board()
    found += decks(rules, with_ix)
    found.append(Msg("setup-people", rules="DI-004, DI-005, DI-006"))
    if with_ix:
        found.append(Msg("setup-people-ix", rules="IX-005"))
    if rules.options["epic"]:
        found.append(Msg("setup-people-epic", rules="IX-082, IX-083, IX-084"))
    found += two_players() if rules.players == 2 else solo(rules, LEVELS[rules.options["difficulty"]])
    if with_ix:
        found.append(Msg("setup-rival-ix", rules="IX-005"))
    if rules.players == 2:
        found.append(Msg("setup-first-two", rules="HG-027"))
    else:
        found.append(Msg("setup-first-solo", seat=1, rules="HG-038"))
    found += variants(rules)
    return found


def ix_board() -> list[Msg]:
    return [Msg("setup-ix-board", rules="IX-001"), Msg("setup-tech", rules="IX-002")]


def decks(rules: Rules, with_ix: bool) -> list[Msg]:
    """The common decks; the Hagal deck stays in the box, because the app is it (HG-013)."""
    if rules.options["epic"]:
        conflicts = Msg("setup-conflicts-epic", rules="IX-081")
    elif with_ix:
        conflicts = Msg("setup-conflicts", rules="DI-002, IX-003")
    else:
        conflicts = Msg("setup-conflicts", rules="DI-002")
    cards = Msg("setup-decks-ix", rules="DI-003, IX-004") if with_ix else Msg("setup-decks", rules="DI-003")
    hagal = "HG-013, HG-022" if rules.players == 2 else "HG-013, HG-035"
    return [conflicts, cards, Msg("setup-hagal", rules=f"{hagal}, IX-050" if with_ix else hagal)]


def two_players() -> list[Msg]:
    """House Hagal as a third opponent (HG-021)."""
    return [
        Msg("setup-hagal-colour", rules="HG-020, HG-021"),
        Msg("setup-hagal-cubes", rules="HG-021"),
        Msg("setup-hagal-troops", n=TROOPS, rules="HG-021"),
        Msg("setup-hagal-agents", n=3, rules="HG-021"),
    ]


def solo(rules: Rules, level: Difficulty) -> list[Msg]:
    """The two rivals, and what the difficulty gives to whom (HG-031 to HG-037)."""
    name = Msg(f"difficulty-{level.name.replace('_', '-')}")
    found = [
        Msg("setup-difficulty", level=name, rules="HG-031"),
        Msg("setup-rival-leaders", rules="HG-033"),
        Msg("setup-rival-colours", rules="HG-034"),
        Msg("setup-rival-cubes", rules="HG-034"),
    ]
    if level.rival_garrison:
        rest = TROOPS - level.rival_garrison
        found.append(Msg("setup-rival-troops", n=level.rival_garrison, rest=rest, rules="HG-031, HG-034"))
    else:
        found.append(Msg("setup-rival-no-troops", n=TROOPS, rules="HG-031, HG-034"))
    found += [
        Msg("setup-rival-agents", n=2, rules="HG-034"),
        Msg("setup-swordmasters", n=level.swordmaster_round, rules="HG-031, HG-034, HG-048"),
    ]
    if level.mentat_cost > 2:
        found.append(Msg("setup-mentat", n=level.mentat_cost, rules="HG-031, HG-036"))
    if level.no_swordmaster:
        found.append(Msg("setup-no-swordmaster", rules="HG-032"))
    found.append(Msg("setup-water", n=1, rules="HG-037"))
    if level.extra:
        found.append(Msg("setup-extra", n=level.extra, rules="HG-031, HG-037"))
    if level.rival_intrigue:
        found.append(Msg("setup-rival-intrigue", n=level.rival_intrigue, rules="HG-031, HG-037"))
    return found


def variants(rules: Rules) -> list[Msg]:
    found = []
    if rules.options["row_dice"]:
        found.append(Msg("setup-row-dice", rules="IX-070"))
    if rules.options["brutal_escalation"]:
        found.append(Msg("setup-brutal-escalation", rules="IX-071"))
    return found
