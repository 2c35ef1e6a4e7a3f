# Duna: Imperium: recursos, facções, ícones, casas.

title-dune = Duna: Imperium
module-dune-ix = Ascensão de Ix

amount-spice =
    { $n ->
        [one] { $n } especiaria
       *[other] { $n } especiarias
    }
amount-solari =
    { $n ->
        [one] { $n } Solari
       *[other] { $n } Solaris
    }
amount-water = { $n } de água

faction-emperor = Imperador
    .with = com o Imperador
    .of = do Imperador
faction-spacing-guild = Guilda Espacial
    .with = com a Guilda Espacial
    .of = da Guilda Espacial
faction-bene-gesserit = Bene Gesserit
    .with = com as Bene Gesserit
    .of = das Bene Gesserit
faction-fremen = Fremen
    .with = com os Fremen
    .of = dos Fremen

# As fichas do Barão levam o nome das facções.
name-token-emperor = { faction-emperor }
    .with = { faction-emperor.with }
    .of = { faction-emperor.of }
name-token-spacing-guild = { faction-spacing-guild }
    .with = { faction-spacing-guild.with }
    .of = { faction-spacing-guild.of }
name-token-bene-gesserit = { faction-bene-gesserit }
    .with = { faction-bene-gesserit.with }
    .of = { faction-bene-gesserit.of }
name-token-fremen = { faction-fremen }
    .with = { faction-fremen.with }
    .of = { faction-fremen.of }

icon-emperor = Imperador
icon-spacing-guild = Guilda Espacial
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Cidade
icon-spice-trade = Comércio de Especiarias

house-atreides = Atreides
house-harkonnen = Harkonnen
house-thorvald = Thorvald
house-richese = Richese
