# Legendary Encounters, Hunters: questions, options, reasons, and what happened.

ask-enc-hunters-action =
    Your Action phase: { $attack } Attack, { $recruit } Recruit{ $heal ->
        [0] { "" }
       *[1] , { $heal } Heal
    }{ $restore ->
        [0] { "" }
       *[1] , { $restore } Restore
    }{ $duels ->
        [0] { "" }
        [one] , { $duels } Duel
       *[other] , { $duels } Duels
    }
ask-enc-enshrine = Put { $card } into your Trophy Room? It is worth { $n } Honor there.
ask-enc-strip = Which Gear do you take off its Prey?
ask-enc-disarm-trap = Which Trap do you put into your Trophy Room?
ask-enc-arrest = Whom does { $card } arrest?
ask-enc-stalked = You have seen the top card of the Prey deck. Where does it go?
ask-enc-raid = Which of the cards turned up do you gain? It may cost { $n } or less.

enc-option-instinct = Recruit a Killer Instinct
enc-option-evade = Avoid the Hazard at { $space }
enc-option-remove = Remove { $card } in front of { $other }
enc-option-mend = Take { $card } off { $other }
enc-option-duel = Duel { $other }
enc-option-enshrine = Put it into your Trophy Room
enc-option-strip = Take the Gear { $card }
enc-option-disarm = Take { $card }
enc-option-arrest = Arrest { $card } in the Combat Zone
enc-option-arrest-space = Arrest the Prey at { $space }
enc-option-leave-it = Leave it on top
enc-option-to-bottom = Put it at the bottom
enc-option-leave-raided = Gain none of them

enc-why-no-instincts = No Killer Instinct is left.
enc-why-no-enemy-hunters = { $card } is no Prey.
enc-why-no-hazard = No Hazard lies face up at { $space }.
enc-why-no-trap = { $card } does not lie in front of { $other }.
enc-why-not-yours = { $card } can be removed only by the player in front of whom it lies.
enc-why-no-strike = { $other } does not have the Strike { $card }.
enc-why-not-others = You can heal and restore nobody but yourself.
enc-why-cannot-mend = { $card } cannot be healed now.
enc-why-may-not-heal = A Trap in front of you keeps you from healing.
enc-why-may-not-restore = A Trap in front of you keeps you from restoring.
enc-why-points =
    { $restore ->
        [0] It takes { $heal } Heal.
       *[1]
            { $heal ->
                [0] It takes { $restore } Restore.
               *[1] It takes { $heal } Heal and { $restore } Restore.
            }
    }
enc-why-together = You play together: there are no Duels.
enc-why-yourself = You cannot Duel yourself.
enc-why-dead = { $other } is dead.
enc-why-no-duel = You have no Duel: a card must give you one first.
enc-why-may-not-duel = A Trap in front of you keeps you from Duels.
enc-why-armor = A Duel against { $other } costs { $n } Attack.

event-enc-prey-enters = { $card } enters the Wilds.
event-enc-gear = { $prey } gets the Gear { $card }.
event-enc-gear-waits = The Gear { $card } waits at { $space } for the next Prey.
event-enc-escapes = { $card } escapes.
event-enc-arrested = { $card } arrests { $prey }.
event-enc-returned = { $card } is shuffled back into the Prey deck.
event-enc-mercenaries = The Prey deck has run out: the unused Mercenaries become the new one.
event-enc-evaded = { $seat } avoids { $card }, now a trophy.
event-enc-trap = { $seat } draws a Trap: { $card }.
event-enc-trap-removed = { $seat } removes { $card }, now a trophy.
event-enc-trap-removed-other = { $seat } removes { $card } in front of { $other }, now a trophy.
event-enc-mended = { $seat } recovers from { $card }.
event-enc-mended-other = { $seat } takes { $card } off { $other }.
event-enc-dueled = { $seat } duels { $other }.
event-enc-slain = { $seat } has killed { $other } in a Duel and takes the Avatar as a trophy.
event-enc-stripped = { $seat } takes the Gear { $card } as a trophy.
event-enc-enshrined = { $seat } puts { $card } into the Trophy Room.
event-enc-to-bottom = { $seat } puts the top card of the Prey deck at the bottom.
event-enc-raided = { $seat } turns up { $card } in the Armory.
event-enc-kill-hq-hunters = { $card } is removed from the HQ.
event-enc-test = { $card } comes to the Testing Ground.
event-enc-test-passed = { $seat } passes the { $card }.
event-enc-last-turns = A Predator is dead: when this round is over, each of the others has one more turn.
event-enc-ultimate = The Ultimate Prey is dead: the hunt is over.
event-enc-fallen = A Predator has fallen: the hunt is over.
event-enc-escaped = No Mercenaries are left: the Prey has escaped, and the hunt is over.
