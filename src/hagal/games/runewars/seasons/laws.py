"""What always holds of rune tokens, titles and objectives: for soak runs and property tests."""

from __future__ import annotations

from hagal.games.runewars.names import DRAGON_RUNES, FALSE_RUNES
from hagal.games.runewars.state import Runewars
from hagal.kernel.laws import Broken
from hagal.kernel.state import PUBLIC


def runes(s: Runewars) -> None:
    """Tokens are neither made nor lost (RW-196), at most one lies in an area (RW-192), piles hold one kind each, face
    up; and who controls a token knows it (RW-193)."""
    face, known = s.face, s.known
    tokens = [i for i, thing in enumerate(face) if thing.kind == "rune"]
    where = [*s.runes, *s.dragon_pile, *s.false_pile, *s.held, *[i for i in s.box if face[i].kind == "rune"]]
    if sorted(where) != tokens:
        raise Broken(f"{len(where)} rune tokens are about, and {len(tokens)} are in the box")
    dragons = sum(1 for i in tokens if face[i].dragon)
    if tokens and (dragons, len(tokens) - dragons) != (DRAGON_RUNES, FALSE_RUNES):
        raise Broken(f"{dragons} dragon runes and {len(tokens) - dragons} false ones")
    if not len(s.runes) == len(s.rune_at) == len(s.rune_up):
        raise Broken("a rune token lies nowhere")
    if len(set(s.rune_at)) != len(s.rune_at):
        raise Broken(f"two rune tokens in one area: {sorted(s.rune_at)}")
    for pile, dragon in ((s.dragon_pile, True), (s.false_pile, False)):
        for i in pile:
            if face[i].dragon != dragon or known[i] != PUBLIC:
                raise Broken("a rune token lies in the wrong pile, or face down in its own")
    for i, area, up in zip(s.runes, s.rune_at, s.rune_up, strict=True):
        seat = s.control[area]
        if (seat >= 0 and not known[i] >> seat & 1) or (up and known[i] != PUBLIC):
            raise Broken(f"{s.board.areas[area].id}: somebody does not know a rune token that lies before him")


def tokens_placed(s: Runewars) -> None:
    """Nobody keeps rune tokens in hand while anything else is asked than where they go."""
    if s.held and not any(step.tag in ("place_runes", "put_down") for step, _seat, _source in s.stack):
        raise Broken("rune tokens stay in somebody's hand")


def titles(s: Runewars) -> None:
    """A title belongs to a player in the game or to nobody, and who owns one has paid for it (RW-080, RW-202); nobody
    has more than one objective (RW-016), which is kept secret (RW-203)."""
    for owner, influence in zip(s.title_of, s.title_influence, strict=True):
        if owner >= 0 and (s.players[owner].out or influence < 1):
            raise Broken(f"seat {owner} cannot have a title for {influence} influence")
    for p in s.players:
        if len(p.objective) > 1 or p.influence < 0:
            raise Broken(f"seat {p.seat} has {len(p.objective)} objectives and {p.influence} influence")
        for i in p.objective:
            if not s.known[i] >> p.seat & 1 or s.known[i] == PUBLIC:
                raise Broken(f"seat {p.seat} does not know its objective, or everybody does")
