"""The twin of a game of Hunters, which a viewer cannot tell from it, and all that is hidden in which the two differ."""

from __future__ import annotations

from hagal.game import Game
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from tests.support.twins import scrambled

Hidden = dict[str, list[str]]


def other_trophies(game: Game, seat: int) -> Game:
    """The twin of a game in which the others have other trophies, of other Honor, beneath the top one of each room:
    everybody saw them killed, but nobody may look them up."""
    twin = scrambled(game, seat)
    s = state(twin)
    for owner, room in enumerate(hunt(s).trophies):
        if owner != seat:
            others = [next(c for c in s.rules.kinds["gear"] if c.honor != s.face[i].honor) for i in room[:-1]]
            room[:-1] = zones.add_instances(s, others)
    return twin


def state(game: Game) -> Encounters:
    assert isinstance(game.state, Encounters)
    return game.state


def hidden_from(game: Game, seat: int) -> Hidden:
    """What a viewer may not know: hands and Challenges of others, their trophies beneath the top one, and the order of
    every deck."""
    s = state(game)
    h = hunt(s)
    others = [p.seat for p in s.players if p.seat != seat]
    places = {
        "hands": [i for one in others for i in s.players[one].hand],
        "challenges": [i for one in others for i in h.challenges[one]],
        "trophies": [i for one in others for i in h.trophies[one][:-1]],
        "decks": [i for p in s.players for i in p.deck],
        "armory": s.barracks,
        "instincts": s.officers,
        "prey": s.enemies,
        "gear": h.gear,
        "traps": h.traps,
        "strikes": s.strikes,
    }
    return {place: [s.face[i].id for i in cards] for place, cards in places.items()}
