# Dune: resources, factions, icons, houses.

title-dune = Dune: Imperium
module-dune-ix = Rise of Ix

amount-spice = { $n } spice
amount-solari = { $n } solari
amount-water = { $n } water

# With the article: “influence with the Fremen”; the attribute is the bare name, as on a card.
faction-emperor = the Emperor
    .bare = Emperor
faction-spacing-guild = the Spacing Guild
    .bare = Spacing Guild
faction-bene-gesserit = the Bene Gesserit
    .bare = Bene Gesserit
faction-fremen = the Fremen
    .bare = Fremen

# The Baron's tokens are called by their factions.
name-token-emperor = { faction-emperor }
name-token-spacing-guild = { faction-spacing-guild }
name-token-bene-gesserit = { faction-bene-gesserit }
name-token-fremen = { faction-fremen }

icon-emperor = Emperor
icon-spacing-guild = Spacing Guild
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice-trade = Spice trade

house-atreides = Atreides
house-harkonnen = Harkonnen
house-thorvald = Thorvald
house-richese = Richese
