# «Legendary Encounters», «Чужой»: экипажи, персонажи, сектора.

enc-team-nostromo = Экипаж «Ностромо»
    .genitive = экипажа «Ностромо»
    .name = «Ностромо»
enc-team-sulaco = Экипаж «Сулако»
    .genitive = экипажа «Сулако»
    .name = «Сулако»
enc-team-fury161 = Колония «Ярость-161»
    .genitive = колонии «Ярость-161»
    .name = «Ярость-161»
enc-team-the-betty = Экипаж «Бетти»
    .genitive = экипажа «Бетти»
    .name = «Бетти»

enc-who-captain-dallas = Капитан Даллас
enc-who-chief-engineer-parker = Главный инженер Паркер
enc-who-navigator-lambert = Навигатор Ламберт
enc-who-warrant-officer-ripley = Уорент-офицер Рипли
enc-who-bishop = Бишоп
enc-who-corporal-hicks = Капрал Хикс
enc-who-lieutenant-ripley = Лейтенант Рипли
enc-who-private-hudson = Рядовой Хадсон
enc-who-brother-dillon = Брат Диллон
enc-who-cmo-clemens = Главврач Клеменс
enc-who-francis-85-aaron = Фрэнсис «85» Аарон
enc-who-sister-ripley = Сестра Рипли
enc-who-call = Колл
enc-who-christie = Кристи
enc-who-johner = Джонер
enc-who-ripley-no-8 = Рипли № 8

enc-space-underground-alien = «Вентиляционные шахты»
enc-space-graveyard-alien = «Энергостанция»
enc-space-river-alien = «Оружейный склад»
enc-space-ruins-alien = «Медотсек»
enc-space-hills-alien = «Шлюз»

enc-open-enemies-alien = за каждого открытого врага в Комплексе
