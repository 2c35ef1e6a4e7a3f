"""Questions before a new game that every game asks."""

from __future__ import annotations

from hagal import bots
from hagal.terminal import seats as seating
from hagal.terminal.console import Talk
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES, bot_called, bot_told, capital


def players(wish: Wish, talk: Talk, tables: list[str]) -> int:
    """The place of the table chosen; 0 changes the language and asks again."""
    while True:
        names = [talk.word(f"language-{lang.lower()}") for lang in LANGUAGES]
        choice = talk.choose("players-ask", [talk.word("language", names=" / ".join(names)), *tables], 1, first=0)
        if choice:
            return choice - 1
        wish.lang = talk.lang = LANGUAGES[talk.choose("language-ask", names, LANGUAGES.index(talk.lang))]


def told(bot: str, lang: str) -> str:
    """`Bot that thinks. It looks a little ahead.`"""
    called, about = capital(bot_called(bot, lang)), bot_told(bot, lang)
    return f"{called}. {about}" if about else called


def seats(talk: Talk, count: int, title: str = "") -> str:
    """People and bots, as the command line would say it; with a title, of the bots that play it."""
    usual = seating.usual(count)
    ways = [usual, *([seating.HUMAN] * n + [seating.BOT] * (count - n) for n in range(2, count + 1))]
    texts = [talk.word("people-n", n=n, bots=count - n) for n in range(1, count + 1)]
    kinds = ways[talk.choose("people-ask", texts)]
    if kinds == usual:
        place = talk.choose("seat-ask", [talk.word("player", n=k + 1) for k in range(count)])
        kinds = [seating.HUMAN if k == place else seating.BOT for k in range(count)]
    if seating.BOT in kinds:
        known = bots.offered(title)
        bot = known[talk.choose("bots-ask", [told(name, talk.lang) for name in known])]
        kinds = [bot if kind == seating.BOT else kind for kind in kinds]
    return ",".join(kinds)
