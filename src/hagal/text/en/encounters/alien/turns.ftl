# Legendary Encounters, Alien: questions, options, reasons, and what happened.

ask-enc-captive-action = Your Action phase, while your Avatar is captive: { $attack } Attack, { $recruit } Recruit
ask-enc-emplace = Which room does { $card } go to?
ask-enc-pass-to = Into whose discard pile do you put the Hazard?
ask-enc-show-for-all =
    { $n ->
        [one] { $n } class has not been shown. Do you show a card?
       *[other] { $n } classes have not been shown. Do you show a card?
    }

enc-option-sergeant = Recruit a Sergeant
enc-option-pry = Fight the Facehugger on { $other }
enc-option-disarm-bomb = Disarm the Self-Destruct for { $n }
enc-option-ransom = Free { $card } and gain it
enc-option-free = Free the Avatar of { $other } for { $n }
enc-option-place = Into { $space }
enc-option-give = To { $other }
enc-option-show-no-more = Show no more

enc-why-no-sergeants = No Sergeants are left.
enc-why-no-facehugger = No Facehugger sits on { $other }.
enc-why-not-your-facehugger = The Facehugger on { $other } can be fought by { $other }, and after that turn by the next player.
enc-why-not-armed = No Self-Destruct is running.
enc-why-after = { $card } can be fought only after you played { $cls-any } card this turn.
enc-why-captive = Your Avatar is captive: you can neither fight nor scan nor gain characters.
enc-why-not-captive = The Avatar of { $other } is not captive.
enc-why-nothing-to-do = That would do nothing now.

event-enc-enemies-again-alien = The Dead Enemies are shuffled into a new Hive. The next time it runs out, all is lost.
event-enc-all-turned-down-alien = Every card in the Complex is turned face down.
event-enc-jumps = A { $card } jumps on { $seat }.
event-enc-pried = { $seat } fights the { $card } on { $other } with { $n } Attack.
event-enc-impregnated = The { $card } on { $seat } has done its work and dies.
event-enc-spared = { $card } does not strike { $seat }, who carries something.
event-enc-burst = A { $card } bursts out of { $seat }.
event-enc-armed = The Self-Destruct is running.
event-enc-exploded = The Self-Destruct goes off.
event-enc-disarmed = { $seat } disarms the Self-Destruct.
event-enc-power-cut = The power is out: what lies in the Complex is mixed and face down.
event-enc-wounded = { $card } is wounded and loses the Event on it.
event-enc-on-beast = An Event comes to lie on { $card }: it must be wounded once more.
event-enc-no-help = The third Hazard of { $location } turns up in the Barracks and does its work once more.
event-enc-captive = { $card } is taken to Operations as a captive.
event-enc-failed-clone = { $card } lies in the Combat Zone as a Failed Clone.
event-enc-shows-hand = { $seat } shows a whole hand: { $cards }.
event-enc-cocooned = The Avatar of { $seat } is captive.
event-enc-freed = { $seat } frees the Avatar of { $other }.
event-enc-given = { $seat } puts { $card } into the discard pile of { $other }.
event-enc-saved = { $seat } saves { $card }.
event-enc-brother-dead = { $card } is found dead.

# When Predators hunt Aliens
enc-why-not-your-facehugger-hunters = Only { $other } can fight that Facehugger.
event-enc-no-help-hunters = The third Hazard of { $location } turns up in the Armory and does its work once more.
enc-option-use-duel = Use a Duel to be allowed to fight Ash this turn
enc-why-nobody-barred = Nobody lies face up whom a Duel would allow you to fight.
event-enc-hive-shows = { $card } comes out of the Hive.
event-enc-drones-again = The Hive has run out: the unused Drones become the new one.
event-enc-gives-back = { $seat } gives back a trophy: { $card }.
event-enc-gives-back-hidden = { $seat } gives back a trophy.
event-enc-escaped-alien = No Drones are left: the Hive is empty, and the hunt is over.

# On the mat of Alien: rooms, not spaces
ask-enc-move-back-alien =
    { $n ->
        [one] Who moves { $n } room back?
       *[other] Who moves { $n } rooms back?
    }
ask-enc-stalked-alien = You have seen the top card of the Hive. Where does it go?
event-enc-to-bottom-alien = { $seat } puts the top card of the Hive at the bottom.

# On the mat of Predator: spaces, and the Wilds
ask-enc-emplace-predator = Which space does { $card } go to?
event-enc-power-cut-predator = The power is out: what lies in the Wilds is mixed and face down.
