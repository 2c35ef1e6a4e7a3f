# Legendary Encounters, Alien: what cards of players do, where its words differ.

enc-free-scan-alien =
    { $n ->
        [one] scan a room for free this turn
       *[other] scan { $n } rooms for free this turn
    }
enc-avoid-strike-alien =
    { $n ->
        [one] avoid the next Strike this turn (in a mix with Predator any one)
       *[other] avoid the next { $n } Strikes this turn (in a mix with Predator any { $n })
    }
enc-gain-officer-alien = gain a Sergeant
enc-gain-officer-hand-alien = gain a Sergeant to your hand
enc-gain-officer-top-alien = gain a Sergeant on top of your deck
enc-turn-all-down-alien = turn every card in the Complex face down
enc-move-back-alien =
    { $n ->
        [one] move a face-up enemy { $n } room back, away from the Combat Zone, if that room is free
       *[other] move a face-up enemy { $n } rooms back, away from the Combat Zone, as far as they are free
    }
enc-drive-back-alien =
    { $n ->
        [one] move a face-up enemy in the Complex { $n } room back, away from the Combat Zone, if that room is free
       *[other] move a face-up enemy in the Complex { $n } rooms back, away from the Combat Zone, as far as they are free
    }
enc-scans-dearer-alien = scanning any room costs { $n } more Attack
enc-describe-deck-officer-alien = Sergeant
enc-describe-team-alien = Crew: { $team }
enc-describe-in-wilds-alien = In the Complex: { $ability }

enc-excise = kill a Chestburster in a player's discard pile
ask-enc-excise = Who is rid of the Chestburster?
enc-option-excise = Kill the Chestburster of { $other }
event-enc-excised = { $seat } kills the { $card } of { $other }.
