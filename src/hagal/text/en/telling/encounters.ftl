# Legendary Encounters: what comes of an answer, in a few words.

preview-enc-attack = Attack then { $n }
preview-enc-recruit = Recruit then { $n }
preview-enc-hand = cards in hand { $by }
preview-enc-strikes = Strikes { $by }
