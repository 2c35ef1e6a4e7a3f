# Dune, Rise of Ix: words, texts of components, abilities of leaders and Tech tiles.

set-ix = Rise of Ix
kind-tech = Tech tiles
shown-tech = { $name }

house-vernius = Vernius
house-ecaz = Ecaz
house-moritani = Moritani

# Cards
describe-sneaks = Infiltrating Agent icons (enemy Agents do not block): { $icons }
describe-bargain = With this card { $space } costs { $what } less
describe-unload = Reveal, and Unload (when discarded or trashed): { $effects }

# Tech tiles
describe-tech-cost = Cost: { $n } spice
describe-flip = Once per round, in your turn: { $effects }
describe-flip-early = Once per round, before you send an Agent: { $effects }
describe-scrap = In your turn, trashing this tile: { $effects }
describe-tech-rival = Hagal mark: in a solo game a rival may acquire it

# What Tech tiles do by themselves
tech-artillery = in your Reveal turn you gain 1 sword for each card you reveal that gives swords
tech-chaumurky = at the end of the game you win ties in victory points
tech-detonation-devices = when you win a Conflict, a Dreadnought of yours there may go back to your supply for 1 victory point instead of taking control
tech-disposal-facility = in your Reveal turn, with 6 or more persuasion, you may trash one of your cards in play
tech-holtzman-engine = at the start of each round you draw a card; at the end of the game you gain 1 victory point if you own two or more copies of The Spice Must Flow
tech-memocorders = at the end of the game you gain 1 victory point if you have 3 or more influence with all four factions
tech-minimic-film = in your Reveal turn you gain 1 persuasion
tech-restricted-ordnance = in your Reveal turn you gain 4 swords if you have a seat in the High Council
tech-shuttle-fleet = at the start of each round you gain 2 solari
tech-spaceport = you may put any card you acquire on top of your deck
tech-spy-satellites = at the end of the game you gain 1 victory point for each faction with which you have 1 influence or none
tech-troop-transports = you recruit 1 more troop from the Shipping track, and may deploy any of these troops at once
tech-windtraps = you gain 1 water each time you win a Conflict

# Leaders
ability-rhombur-vernius = your Dreadnoughts have a strength of 4 instead of 3
ability-tessia-vernius = a Snooper waits at 2 influence with each faction; the first that you reach lets you discard a card for 1 spice, the second brings the faction's bonus for 4 influence, the third 1 more influence with it, the fourth both
ability-armand-ecaz = in your Reveal turn, with two or more Agents on Landsraad, City or Spice trade spaces, you may trash one of your cards in play
ability-ilesa-ecaz = at the start of each round you set a card of your hand aside, unseen; your second turn brings it back, and if it sends your Agent then, you gain 1 spice with exactly one Agent icon on it, or else 1 solari
ability-yuna-moritani = you start without water; each time you gain solari in your own turn, you gain 1 more
ability-hundro-moritani = before the first round you look at the top two Intrigue cards, keep one and put the other back

# Rivals
rival-freighter =
    { $n ->
        [one] move its Freighter
       *[other] move its Freighter { $n } times
    }
rival-tech = acquire a Tech tile with a Hagal mark, in a solo game
rival-negotiation = acquire a Tech tile with a Hagal mark for { $n } spice less, or send a Negotiator to Ix
describe-hagal-ship = A rival that has commissioned both Dreadnoughts passes over this card
describe-hagal-friend = A rival with less than { $n } influence with { $faction } passes over this card
describe-hagal-other = A rival with less than { $n } influence with { $faction } goes to { $space } instead and gets: { $effects }
