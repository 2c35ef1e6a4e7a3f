"""The page's own words for Runewars: `companion-…` each."""

WORDS = (
    *("rw-battle", "rw-fate", "rw-year", "rw-standing", "rw-attacker", "rw-defender", "rw-swap", "rw-clear"),
    *("rw-edition", "rw-stronghold", "rw-siege", "rw-defense", "rw-bonus", "rw-hero", "rw-neutral-units", "rw-tracked"),
    *("rw-odds", "rw-losses", "rw-shuffle", "rw-chances", "rw-destiny", "rw-tap-drawn", "rw-claim"),
    *("rw-show", "rw-out", "rw-supremacy", "rw-season-steps", "rw-orders-of-year", "rw-play-order", "rw-runes"),
    *("rw-influence", "rw-no-game", "rw-no-game-note", "rw-faction", "rw-settled", "rw-more"),
    "rw-out-sure",
)
