# «Дюна: Империя»: ресурсы, фракции, символы, дома.

title-dune = Дюна: Империя
module-dune-ix = Расцвет иксианцев

# Ресурсы стоят в винительном падеже: «получить 1 воду», «стоит 1 воду»; в цене — в именительном.
amount-spice =
    { $n ->
        [one] { $n } Пряность
        [few] { $n } Пряности
       *[many] { $n } Пряностей
    }
    .nominative = { amount-spice }
amount-solari =
    { $n ->
        [one] { $n } солярий
        [few] { $n } солярия
       *[many] { $n } соляриев
    }
    .nominative = { amount-solari }
amount-water =
    { $n ->
        [one] { $n } воду
       *[many] { $n } воды
    }
    .nominative =
        { $n ->
            [one] { $n } вода
           *[many] { $n } воды
        }

faction-emperor = Император
    .genitive = Императора
    .instrumental = Императором
faction-spacing-guild = Космическая Гильдия
    .genitive = Космической Гильдии
    .instrumental = Космической Гильдией
faction-bene-gesserit = Бене Гессерит
    .genitive = Бене Гессерит
    .instrumental = Бене Гессерит
faction-fremen = фримены
    .genitive = фрименов
    .instrumental = фрименами

# Жетоны барона названы по фракциям.
name-token-emperor = { faction-emperor }
    .genitive = { faction-emperor.genitive }
    .instrumental = { faction-emperor.instrumental }
name-token-spacing-guild = { faction-spacing-guild }
    .genitive = { faction-spacing-guild.genitive }
    .instrumental = { faction-spacing-guild.instrumental }
name-token-bene-gesserit = { faction-bene-gesserit }
    .genitive = { faction-bene-gesserit.genitive }
    .instrumental = { faction-bene-gesserit.instrumental }
name-token-fremen = { faction-fremen }
    .genitive = { faction-fremen.genitive }
    .instrumental = { faction-fremen.instrumental }

icon-emperor = Император
icon-spacing-guild = Космическая Гильдия
icon-bene-gesserit = Бене Гессерит
icon-fremen = фримены
icon-landsraad = Ландсраад
icon-city = город
icon-spice-trade = торговля Пряностью

house-atreides = Атрейдес
house-harkonnen = Харконнен
house-thorvald = Торвальд
house-richese = Ричез
