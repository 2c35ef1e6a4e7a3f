# The texts of Dune's components, in our own words, and the list of them.

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

# How the name of a component stands in a sentence
shown-card = { $name }
shown-intrigue = { $name }
shown-conflict = { $name }
shown-space = { $name }
