# Runewars: what comes of an answer, in a few words.

preview-rw-influence = { $n } influence left
preview-rw-tactics = Tactics cards { $by }
preview-rw-heroes = heroes { $by }
preview-rw-gained = influence then { $n }
preview-rw-dials = dials: food { $food }, wood { $wood }, ore { $ore }
preview-rw-as-it-stands = as it stands: { $comes }
