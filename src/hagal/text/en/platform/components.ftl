# The texts of components, in our own words, and the list of them.

# Cards
describe-cost = Cost: { $n } persuasion
describe-factions =
    { $n ->
        [one] Faction: { $factions-bare }
       *[other] Factions: { $factions-bare }
    }
describe-icons = Agent icons: { $icons }
describe-no-icons = No Agent icon: for the Reveal turn only
describe-anywhere = Sends an Agent from your leader or the board to any space, even an occupied one
describe-agent = Agent: { $effects }
describe-reveal = Reveal: { $effects }
describe-acquire = When acquired: { $effects }
describe-trashed = When trashed: { $effects }

# Intrigue cards
describe-start-agent = Only before you send an Agent this turn
describe-start-turn = Only as the first thing in your turn
describe-plot = Plot: { $effects }
describe-combat = Combat: { $effects }
describe-win = Combat, after you have won a Conflict: { $effects }
describe-endgame = Endgame: { $effects }
describe-lasting = Lies face up until your Reveal turn

# Conflicts
describe-level =
    { $n ->
        [1] Conflict I
        [2] Conflict II
       *[3] Conflict III
    }
describe-location = Location: { $space }
describe-first = First: { $effects }
describe-second = Second: { $effects }
describe-third = Third: { $effects }

# Leaders
describe-house = House { $house }
describe-complexity = Complexity: { $n }
describe-ability = Ability: { $ability }
describe-signet = Signet: { $effects }

# Spaces
describe-icon = Icon: { $icon }
describe-price = Cost: { $what }
describe-needs-influence = Needs { $n } influence with { $faction }
describe-effect = Effect: { $effects }
describe-combat-space = Combat space
describe-maker = Maker space: { $n } spice and all bonus spice
describe-control = Control bonus: { $effects }
describe-once = Once per game for each player
describe-reveal-here = In your Reveal turn, with your Agent here: { $n } persuasion

# The list of components
kind-card = Cards
kind-intrigue = Intrigue cards
kind-conflict = Conflicts
kind-leader = Leaders
kind-space = Spaces
origin-reported = reported, not confirmed by an official source
origin-stand-in = a stand-in: the real one could not be found, or not all of it
origin-pack = from a content pack
doubt-ours = ours: { $facts }
doubt-disputed = sources differ about: { $facts }
fact-name = name
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
fact-text = text
fact-count = number of copies
fact-role = which Role goes with it
fact-kind = kind of card
fact-health = health
fact-defense = Defense
fact-damage = damage
fact-price = price and limit
fact-choice = that the card is chosen
fact-heals = that any Strike can be healed
fact-hazards = the second and the third Hazard
cards-stand-ins = { $n } of { $all } cards listed here are stand-ins of our own.
