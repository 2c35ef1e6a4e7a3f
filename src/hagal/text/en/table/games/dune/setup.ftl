# The set-up of Dune, and its quick game.

# Every page
table-dune-mode-solo = solo, { $level }
table-dune-mode-two = two players and House Hagal
table-dune-mode-epic = { $mode }, Epic

# The start page
table-dune-solo = Dune, solo
table-dune-solo-note = Dune: Imperium, two rivals, { $level }
table-dune-players-1 = You against two rivals of House Hagal.
table-dune-players-2 = House Hagal joins as the third.
table-dune-name-empty = as the leader
table-dune-leader = Leader
table-dune-leaders-named = Named here, seat by seat
table-dune-any-leader = By chance
table-dune-ix = Rise of Ix
table-dune-ix-note = Tech tiles, the Shipping track, Dreadnoughts, new cards and leaders.
table-dune-solo-legend = Alone: the rivals
table-dune-level-mercenary =
    { $extra ->
        [one] You begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }.
       *[other] You begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }.
    }
table-dune-level-sardaukar = They begin with { $troops } troops and an Intrigue card and get a third Agent in round { $round }; the Mentat costs you { $mentat } solari.
table-dune-level-mentat = As Sardaukar, with the third Agent in round { $round }; a rival that leads a Conflict saves its troops.
table-dune-level-kwisatz-haderach = As Mentat, and you cannot gain a Swordmaster.
table-dune-rival = Leader of rival { $n }

# Complaints
table-dune-wrong-leaders = Choose from the list how leaders are found.
table-dune-wrong-leader = There is no such leader. Choose one of the list.
table-dune-wrong-leader-ix = This leader cannot be had here: tick Rise of Ix, or choose another one.
table-dune-wrong-leader-rival = The rules do not let a rival have this leader. Choose another one.
table-dune-wrong-leader-twice = This leader is taken already. Each can be taken once only.
table-dune-wrong-difficulty = Choose one of the four difficulties.
