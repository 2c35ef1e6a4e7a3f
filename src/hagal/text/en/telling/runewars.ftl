# Runewars: what comes of an answer, in a few words.

preview-rw-influence = { $n } influence left
preview-rw-tactics = Tactics cards { $by }
preview-rw-heroes = heroes { $by }
