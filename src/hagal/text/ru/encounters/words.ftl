# «Legendary Encounters»: классы, команды, участки, виды компонентов.

title-encounters = Legendary Encounters: Хищник
module-encounters-hunted = Жертва

enc-class-intel = Разведчики
enc-class-leadership = Лидеры
enc-class-strength = Силовики
enc-class-survival = Экстремалы
enc-class-tech = Технари
enc-class-every = все классы

enc-team-dutch-team = Команда Датча
    .genitive = Команды Датча
    .name = Команда Датча
enc-team-harrigan-team = Группа Хэрригана
    .genitive = Группы Хэрригана
    .name = Группа Хэрригана
enc-team-jungle-hunter = Охотник Джунглей
    .genitive = Охотника Джунглей
    .name = Охотник Джунглей
enc-team-city-hunter = Городской Охотник
    .genitive = Городского Охотника
    .name = Городской Охотник

enc-space-underground = «Подземелье»
enc-space-graveyard = «Кладбище»
enc-space-river = «Река»
enc-space-ruins = «Руины»
enc-space-hills = «Холмы»

enc-who-dutch = Датч
enc-who-dillon = Диллон
enc-who-mac = Мак
enc-who-blain = Блейн
enc-who-harrigan = Хэрриган
enc-who-danny = Дэнни
enc-who-keyes = Кийс
enc-who-lambert = Ламберт

enc-amount-attack =
    { $n ->
        [one] { $n } очко Атаки
        [few] { $n } очка Атаки
       *[many] { $n } очков Атаки
    }
enc-amount-recruit =
    { $n ->
        [one] { $n } очко Найма
        [few] { $n } очка Найма
       *[many] { $n } очков Найма
    }

# Что считается
enc-marks = за каждую свою метку
    .own = за каждую свою метку
enc-classes-played = за каждый класс среди карт, сыгранных вами в этот ход
enc-cards-in-hand = за каждую карту у себя на руке
enc-own-strikes = за каждый свой Удар
enc-own-damage = за каждую единицу своего урона
enc-open-enemies = за каждого открытого врага в Зарослях
enc-combat-enemies = за каждого врага в Боевой Зоне

kind-character = Персонажи
kind-avatar = Аватары
kind-strike = Удары
kind-enemy = Колоды Врага и Добычи
kind-objective = Цели
kind-location = Локации

# Как название компонента стоит в предложении
shown-character = «{ $name }»
shown-strike = «{ $name }»
shown-enemy = «{ $name }»
shown-objective = «{ $name }»
shown-location = «{ $name }»
