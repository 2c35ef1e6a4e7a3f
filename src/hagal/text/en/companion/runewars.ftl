# Runewars beside the real board.

companion-game-runewars = Runewars
companion-game-runewars-note = Battle odds, the fate deck, years and seasons with orders and claims, and who wins in the end.
