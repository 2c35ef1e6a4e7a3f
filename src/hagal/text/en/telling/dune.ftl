# Dune: what comes of an answer, in a few words.

preview-dune-reveal = { $persuasion } persuasion, strength { $strength }
preview-dune-left = { $n } persuasion left
preview-dune-vp = victory points { $by }
preview-dune-spice = spice { $by }
preview-dune-solari = solari { $by }
preview-dune-water = water { $by }
preview-dune-troops = troops { $by }
preview-dune-intrigue = Intrigue cards { $by }
preview-dune-hand = cards in hand { $by }
preview-dune-influence = influence { $by } ({ $faction })
preview-dune-strength = strength { $n }
preview-dune-against = { $seat } has { $n }
preview-dune-place =
    { $place ->
        [1] as it stands first place ({ $rewards })
        [2] as it stands second place ({ $rewards })
       *[3] as it stands third place ({ $rewards })
    }
preview-dune-no-place = as it stands no reward
preview-dune-agents = Agents { $by }
preview-dune-council = a seat on the High Council
preview-dune-cards = your cards { $by }
preview-dune-then = then { $effects }
preview-dune-deploy = up to { $n } to the Conflict
