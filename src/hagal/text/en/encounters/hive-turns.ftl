# Legendary Encounters, Alien: questions, options, reasons, and what happened.

enc-option-sergeant = Recruit a Sergeant
enc-option-pry = Fight the Facehugger on { $other }
enc-option-disarm-bomb = Disarm the Self-Destruct for { $n }

enc-why-no-sergeants = No Sergeants are left.
enc-why-no-facehugger = No Facehugger sits on { $other }.
enc-why-not-your-facehugger = The Facehugger on { $other } can be fought by { $other }, and after that turn by the next player.
enc-why-not-armed = No Self-Destruct is running.
enc-why-after = { $card } can be fought only after you played { $cls-any } card this turn.

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
