# Dune: the leaders' own abilities. The signet abilities are effects.
ability-paul-atreides = you always know the top card of your deck
ability-leto-atreides = you pay 1 solari less at Landsraad spaces
ability-vladimir-harkonnen = before the first round you choose two factions in secret; once per game, on deploying four or more troops in one turn, you reveal them and gain 1 influence with each
ability-glossu-rabban = you start with 1 more spice and 1 more solari
ability-memnon-thorvald = a seat in the High Council also brings you 1 influence with a faction of your choice
ability-ariana-thorvald = at a maker space you harvest 1 spice less, but draw a card
ability-ilban-richese = you draw a card each time you pay solari for a space
ability-helena-richese = enemy Agents do not block yours at Landsraad and City spaces
