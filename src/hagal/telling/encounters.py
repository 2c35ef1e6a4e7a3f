"""How Legendary Encounters is told."""

from __future__ import annotations

from hagal.telling import Telling, Told, Way, sounding, staged
from hagal.telling.outcomes.encounters import outcome

BEGINS, RUNS = Told(begins=True), Told(runs=True)

EVENTS: dict[str, Told] = {
    "enc-turn": Told(chapter=True),
    **dict.fromkeys(
        (
            *("enc-avatar", "enc-location", "enc-objective", "enc-completed", "enc-event", "enc-hazard", "enc-copy"),
            *("enc-use", "enc-fight", "enc-scan", "enc-strike", "enc-coordinate", "enc-death", "enc-task"),
            *("enc-enters", "enc-major", "enc-minor", "enc-lost", "enc-all-or-nothing", "enc-enemies-again"),
            "enc-combat",
            *("enc-prey-enters", "enc-gear", "enc-gear-waits", "enc-trap", "enc-evaded", "enc-dueled", "enc-arrested"),
            *("enc-trap-removed", "enc-trap-removed-other", "enc-mended", "enc-mended-other", "enc-test"),
            *("enc-test-passed", "enc-escapes", "enc-last-turns", "enc-mercenaries", "enc-returned"),
            *("enc-jumps", "enc-pried", "enc-impregnated", "enc-burst", "enc-armed", "enc-exploded", "enc-disarmed"),
            *("enc-power-cut", "enc-captive", "enc-failed-clone", "enc-cocooned", "enc-freed", "enc-given"),
            *("enc-saved", "enc-brother-dead", "enc-hive-shows", "enc-drones-again", "enc-excised"),
        ),
        BEGINS,
    ),
    "enc-play": RUNS,
    "enc-gain": RUNS,
    "enc-hq": Told(quiet=True),
}

OPTIONS: dict[str, Way] = {
    "enc-play": Way("play", group="play"),
    "enc-copy": Way("copy", group="play"),
    "enc-use": Way("use", group="play"),
    "enc-scan": Way("scan", group="fight"),
    "enc-fight": Way("attack", group="fight"),
    "enc-fight-combat": Way("attack", group="fight"),
    "enc-do": Way("task", group="fight"),
    "enc-enlist": Way("recruit", group="recruit"),
    "enc-officer": Way("officer", group="recruit"),
    "enc-sergeant": Way("officer", group="recruit"),
    "enc-pry": Way("facehugger", group="fight"),
    "enc-fight-clone": Way("attack", group="fight"),
    "enc-disarm": Way("armed", group="fight"),
    "enc-ransom": Way("captive", group="fight"),
    "enc-free": Way("captive", group="fight"),
    "enc-use-duel": Way("duels", group="fight"),
    "enc-place-at": Way("task"),
    "enc-excise-from": Way("chestburster"),
    "enc-give-to": Way("hazard"),
    "enc-show-it": Way("scan"),
    "enc-coordinate": Way("coordinate", group="coordinate"),
    "enc-claim": Way("recruit"),
    "enc-slay-at": Way("skull"),
    "enc-slay": Way("skull"),
    "enc-lose-one": Way("task"),
    "enc-heal-one": Way("heal"),
    "enc-throw": Way("discard"),
    "enc-redraw-throw": Way("discard"),
    "enc-back-from": Way("avoids"),
    "enc-back-from-combat": Way("avoids"),
    "enc-show": Way("scan"),
    "enc-bury": Way("skull"),
    "enc-dodge-by": Way("avoids"),
    "enc-swap-card": Way("copy"),
    "enc-lift-card": Way("to_top"),
    "enc-put-recruit": Way("recruit"),
    "enc-instinct": Way("officer", group="recruit"),
    "enc-evade": Way("hazard", group="fight"),
    "enc-duel": Way("duels", group="fight"),
    "enc-mend": Way("heal", group="mend"),
    "enc-remove-trap": Way("trap", group="mend"),
    "enc-free-trap": Way("trap"),
    "enc-strip-one": Way("gear"),
    "enc-arrest-at": Way("arrest"),
    "enc-arrest-in-combat": Way("arrest"),
    "enc-enshrine-it": Way("trophy"),
    "enc-take-raided": Way("recruit"),
    "enc-to-bottom": Way("deck"),
    "enc-leave-it": Way("deck"),
    "enc-avoid-it": Way("avoids"),
    "enc-cancel-it": Way("cancels"),
    "enc-done": Way(ends=True, go=True, letter="d"),
    **dict.fromkeys(
        (
            *("enc-take-it", "enc-let-it", "enc-let-happen", "enc-redraw-done", "enc-leave-raided"),
            "enc-show-no-more",
        ),
        Way(ends=True),
    ),
}

SCENES = staged(
    EVENTS,
    befalls="enc-strike enc-death enc-hazard enc-event enc-wounded enc-discard enc-trap enc-jumps enc-burst "
    "enc-impregnated enc-exploded enc-dueled enc-cocooned enc-lost",
    brings="enc-objective enc-location",
    enemies="enc-enters enc-enemies-again",
    strikes="enc-strike",
)

SOUNDS = sounding(
    card="enc-play enc-draw enc-gain enc-discard enc-event enc-coordinate enc-copy",
    piece="enc-enters enc-combat enc-scan enc-prey-enters enc-runs enc-gear enc-trap enc-attach enc-mark"
    " enc-jumps enc-hive-shows enc-armed enc-cocooned enc-captive",
    swords="enc-fight enc-strike enc-dies enc-death enc-dueled enc-wounded enc-pried enc-burst enc-exploded",
    point="enc-completed enc-test-passed enc-enshrined enc-major enc-minor"
    " enc-saved enc-freed enc-disarmed enc-excised",
)

TELLING = Telling(
    SCENES,
    OPTIONS,
    sounds=SOUNDS,
    outcome=outcome,
    stops=("strike_phase", "cleanup", "next_turn"),
    unsure=frozenset({"preview-enc-strikes", "preview-enc-objective", "preview-enc-over"}),
)
