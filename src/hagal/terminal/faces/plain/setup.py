"""The questions before a new game of any title: how many play, who, what is added, and which settings are not usual."""

from __future__ import annotations

from typing import Any

from hagal import games
from hagal.kernel.setting import Setting
from hagal.terminal import questions
from hagal.terminal.console import Talk
from hagal.terminal.options import Wish
from hagal.text import module_name
from hagal.text.settings import setting_name, setting_value


def ask(title: str, wish: Wish, talk: Talk) -> None:
    """Enter alone is a game of as few as can be, as the rulebook has it."""
    game = games.title(title)
    counts = sorted(game.players)
    wish.players = counts[questions.players(wish, talk, [talk.word("plain-players", n=n) for n in counts])]
    if wish.players > 1:
        wish.seats = questions.seats(talk, wish.players, title)
    wish.modules = tuple(name for name in game.modules if added(title, name, talk))
    if game.settings and talk.choose("plain-settings-ask", [talk.word("plain-usual"), talk.word("plain-changed")]):
        for name, setting in game.settings.items():
            value = changed(title, name, setting, wish.players, talk)
            if value != setting.default:
                wish.options[name] = value


def added(title: str, module: str, talk: Talk) -> bool:
    ways = [talk.word("plain-no"), talk.word("plain-yes")]
    return bool(talk.choose("plain-module-ask", ways, module=module_name(title, module, talk.lang)))


def changed(title: str, name: str, setting: Setting, players: int, talk: Talk) -> Any:
    """The value that somebody chooses or types; Enter keeps the usual one."""
    called = setting_name(title, name, talk.lang)
    if setting.allowed and setting.check is None:
        values = list(setting.allowed)
        told = [value_told(title, name, value, talk) for value in values]
        return values[talk.choose("plain-setting-ask", told, values.index(setting.default), setting=called)]
    while True:
        typed = talk.ask(talk.word("plain-setting-type", setting=called, usual=str(setting.default)) + " ")
        value = setting.read(name, typed, (players,)) if typed else setting.default
        complaint = setting.complaint(name, value, players) if typed else None
        if complaint is None:
            return value
        talk.tell("plain-setting-wrong", "yellow")


def value_told(title: str, name: str, value: Any, talk: Talk) -> str:
    if isinstance(value, bool):
        return talk.word("plain-yes" if value else "plain-no")
    return setting_value(title, name, value, talk.lang)
