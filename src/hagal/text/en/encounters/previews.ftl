# Legendary Encounters: what comes of an answer, in a few words.

preview-enc-attack = Attack { $n }
preview-enc-recruit = Recruit { $n }
preview-enc-hand = cards in hand { $by }
preview-enc-strikes = Strikes { $by }
