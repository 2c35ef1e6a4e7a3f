# Legendary Encounters: facts of a component that are ours or disputed.

fact-character = whose card it is
fact-class = class
fact-cost = cost
fact-attack = Attack
fact-recruit = Recruit
fact-icon = whether it gives Attack or Recruit
fact-points = whether it is paid in Attack or Recruit
fact-deck = which mini-deck it belongs to
fact-distance = how far they move
fact-amounts = how many cards
fact-role = which Role goes with it
fact-kind = kind of card
fact-defense = Defense
fact-damage = damage
fact-price = price and limit
fact-choice = that the card is chosen
fact-heals = that any Strike can be healed
fact-hazards = the second and the third Hazard
