# The board of Dune in the terminal, its questions before a game and its end.

# Поле
term-conflict = Конфликт { $level }: { $name }
term-conflicts-left =
    { $n ->
        [0] последний
        [one] впереди ещё { $n }
        [few] впереди ещё { $n }
       *[many] впереди ещё { $n }
    }
term-fighter =
    { $troops ->
        [one] { $troops } отряд, сила { $strength }
        [few] { $troops } отряда, сила { $strength }
       *[many] { $troops } отрядов, сила { $strength }
    }
term-fighter-ships =
    { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
       *[many] { $troops } отрядов
    }, { $ships ->
        [one] { $ships } дредноут
        [few] { $ships } дредноута
       *[many] { $ships } дредноутов
    }, сила { $strength }
term-in-use = На поле
term-maker = Пряность ({ $n }) и бонусная
term-silenced = (закрыто)
term-row = Ряд Империи
term-reserve = Резерв
term-intrigue = Интриги
term-in-play = В игре
term-face-up = В открытую
term-tokens = Тайные фракции
term-rival = { $name } (оппонент)
term-rival-short = { $name } (опп.)
term-hagal-deck = колода Дома Хагаль: { $n }
term-hagal-discard = Сброс Дома Хагаль

# Столбцы: как можно короче
term-column-vp = ПО
term-column-spice = Пря
term-column-solari = Сол
term-column-water = Вод
term-column-garrison = Гар
term-column-agents = Агт
term-column-hand = Рука
term-column-deck = Кол.
term-column-discard = Сбр.
term-column-intrigue = Инт.
term-column-hand-short = Рк
term-column-deck-short = Кл
term-column-discard-short = Сб
term-column-intrigue-short = Ин
term-icon-emperor = Имп
term-icon-spacing-guild = Гил
term-icon-bene-gesserit = БГ
term-icon-fremen = Фри
term-icon-landsraad = Лан
term-icon-city = Город
term-icon-spice-trade = Торг
term-icon-any = любые
term-short-spice = { $n }пр
term-short-solari = { $n }со
term-short-water = { $n }в
term-type-plot = заговор
term-type-combat = сражение
term-type-endgame = конец игры
term-flag-first = первый
term-flag-council = совет
term-flag-swordmaster = оружейник
term-flag-mentat = ментат
term-flag-revealed = раскрылся
term-flag-first-short = 1-й
term-flag-council-short = С
term-flag-swordmaster-short = О
term-flag-mentat-short = Мен
term-flag-revealed-short = Р

# Лидеры без титулов
term-leader-paul-atreides = Пол
term-leader-leto-atreides = Лето
term-leader-vladimir-harkonnen = Владимир
term-leader-glossu-rabban = Раббан
term-leader-memnon-thorvald = Мемнон
term-leader-ariana-thorvald = Ариана
term-leader-ilban-richese = Илбан
term-leader-helena-richese = Елена
term-leader-rhombur-vernius = Ромбур
term-leader-tessia-vernius = Тессия
term-leader-armand-ecaz = Арманд
term-leader-ilesa-ecaz = Илеса
term-leader-yuna-moritani = Юна
term-leader-hundro-moritani = Хундро

# Оппоненты
term-for-rival = Вы решаете за оппонента:
term-for-rival-tied = В этих фракциях его влияние одинаково мало, поэтому выбираете вы (HG-049).
term-for-rival-free = Правила оставляют этот выбор вам (HG-049).
term-is-rival = Оппонент: { $name }
term-passes-over = пропускает { $cards }
term-skipped = { $card } ({ $why })
term-skip-why-occupied = занято
term-skip-why-voice = закрыто картой «{ name-card-the-voice }»
term-skip-why-no-bonus = нет бонусной Пряности
term-hagal-card = раскрывает карту { $card }: все карты Дома Хагаль идут в новую колоду
term-hagal-reshuffle = замешивает все карты Дома Хагаль в новую колоду
term-bonus-spice = Бонусная Пряность: { $places }
term-bonus-at = { $space } { $n }
term-rival-goes = раскрывает карту { $card } и идёт туда
term-rival-harvests = раскрывает карту { $card } и идёт туда, где больше бонусной Пряности: { $space }

# Перед игрой
term-table-of =
    { $n ->
        [1] игрок: вы против двух оппонентов Дома Хагаль
        [2] игрока, третий — Дом Хагаль
        [few] игрока
       *[many] игроков
    }
term-difficulty-ask = Насколько сильны оппоненты?
term-level-mercenary = у вас в начале больше на { $extra } Пряность и { $extra } солярий, у них нет отрядов; третий агент у них с раунда { $round }
term-level-sardaukar =
    { $mentat ->
        [one] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярий
        [few] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярия
       *[many] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } соляриев
    }
term-level-mentat = как Сардаукар, но третий агент с раунда { $round }; оппонент, который впереди в конфликте, бережёт отряды
term-level-kwisatz-haderach = как Ментат, и вам не получить оружейника
term-solo-leaders-random = Ваш и у оппонентов случайные
term-solo-leaders-own = Своего выберете вы, у оппонентов случайные
term-solo-leaders-all = Всех троих выберете вы
term-rival-ask = Лидер оппонента { $n }?
term-leaders-ask = Лидеры?
term-leaders-random = Случайные
term-leaders-choose = Каждый выбирает сам

# Конец
term-solo-won = Вы победили обоих оппонентов, { $own } : { $best }.
term-solo-won-tied = Вы победили обоих оппонентов: { $own } : { $best }, но ресурсов у вас больше.
term-solo-lost = Оппоненты победили вас, { $best } : { $own }.
term-solo-lost-tied = Оппоненты победили вас: { $best } : { $own }, но ресурсов у них больше.
term-solo-shared = Никто никого не победил: { $own } : { $best }, и ресурсов поровну.
term-solo-difficulty = Сложность: { $level }
term-scores-nothing = в подсчёте очков не участвует
term-points-title = Откуда взялись очки
term-points-start = начало
term-points-influence = влияние
term-points-alliance = союзы
term-points-cards = карты
term-points-spending = потраченные ресурсы
term-points-tech = жетоны технологий

# «Расцвет иксианцев»
term-ix-ask = С дополнением «Расцвет иксианцев»?
term-ix-without = Нет, базовая игра
term-ix-with = Да, с «Расцветом иксианцев»
term-ix-tech = Технологии
term-ix-freighter = грузовой корабль на делении { $n }
term-ix-ships-garrison =
    { $n ->
        [one] { $n } дредноут в гарнизоне
        [few] { $n } дредноута в гарнизоне
       *[many] { $n } дредноутов в гарнизоне
    }
term-ix-ships-conflict =
    { $n ->
        [one] { $n } дредноут в зоне конфликта
        [few] { $n } дредноута в зоне конфликта
       *[many] { $n } дредноутов в зоне конфликта
    }
term-ix-negotiators =
    { $n ->
        [one] { $n } переговорщик
        [few] { $n } переговорщика
       *[many] { $n } переговорщиков
    }
term-ix-snoopers = ищейки: { $tracks }
term-ix-used = (применён)
term-ix-flag = дредноут

# What the game is called
term-title-dune = «Дюна: Империя»
