# Runewars: exploration tokens.

# Tokens
name-exploration-dragon-throne-2 = Dragon Throne
name-exploration-village-of-food-1 = Village
name-exploration-village-of-food-2 = Village
name-exploration-village-of-wood-1 = Village
name-exploration-village-of-wood-2 = Village
name-exploration-village-of-ore-1 = Village
name-exploration-magic-portal-2 = Magic Portal
name-exploration-dungeon-2 = Dungeon
name-exploration-temple-1 = Temple
name-exploration-temple-2 = Temple
name-exploration-hall-of-kellos-1 = Hall of Kellos
name-exploration-hall-of-kellos-2 = Hall of Kellos
name-exploration-traveling-merchant-1 = Traveling Merchant
name-exploration-traveling-merchant-2 = Traveling Merchant
name-exploration-raiding-party-1 = Raiding Party
name-exploration-raiding-party-2 = Raiding Party
name-exploration-scroll-of-sight-1 = Scroll of Sight
name-exploration-scroll-of-sight-2 = Scroll of Sight
name-exploration-training-1 = Training
name-exploration-training-2 = Training
text-exploration-dragon-throne-2 = Whoever controls the area counts one dragon rune more.
text-exploration-village-of-food-1 = The area yields 1 food more.
text-exploration-village-of-food-2 = { text-exploration-village-of-food-1 }
text-exploration-village-of-wood-1 = The area yields 1 wood more.
text-exploration-village-of-wood-2 = { text-exploration-village-of-wood-1 }
text-exploration-village-of-ore-1 = The area yields 1 ore more.
text-exploration-magic-portal-2 = For 1 influence your figures may go from here to any other portal, or back.
text-exploration-dungeon-2 = A hero who enters in the quest phase moves no further.
text-exploration-temple-1 = A hero who ends an action of the quest phase here brings you 2 influence.
text-exploration-temple-2 = { text-exploration-temple-1 }
text-exploration-hall-of-kellos-1 = A hero who ends an action of the quest phase here brings you a tactics card.
text-exploration-hall-of-kellos-2 = { text-exploration-hall-of-kellos-1 }
text-exploration-traveling-merchant-1 = You may pay 3 influence for a reward for this hero.
text-exploration-traveling-merchant-2 = { text-exploration-traveling-merchant-1 }
text-exploration-raiding-party-1 = The hero takes 1 damage. With neutral or enemy units in the area, discard one of the hero’s rewards or take 1 damage more.
text-exploration-raiding-party-2 = { text-exploration-raiding-party-1 }
text-exploration-scroll-of-sight-1 = Look at all face-down tokens of one area.
text-exploration-scroll-of-sight-2 = { text-exploration-scroll-of-sight-1 }
text-exploration-training-1 = Train one attribute of this hero by 1.
text-exploration-training-2 = { text-exploration-training-1 }
rw-sort-event = Event: discarded at once
rw-sort-location = Location: it stays
rw-sort-destructible = Location: whoever controls the area with at least 6 units may destroy it in their turn
setting-runewars-exploration = Exploration tokens
setting-runewars-exploration-note = face down in every area outside home realms; heroes turn them up in the quest phase

# Questions
rw-ask-merchant = A merchant offers { $hero } a reward for { $n } influence. Buy it?
rw-ask-raiders = Raiders: does { $hero } give up a reward or take 1 damage more?
rw-ask-scroll = The tokens of which area do you look at?

rw-option-buy-reward = Buy the reward for { $n } influence
rw-option-take-blow = Take 1 damage more
rw-option-portal = Open the portal in { $area } for 1 influence
rw-option-raze-location = Destroy the location in { $area }

# What happened
event-rw-explore = { $hero } finds in { $area }: { $token }.
event-rw-portal = { $seat } opens the portal in { $area }.
event-rw-razed = { $seat } destroys in { $area }: { $token }.
