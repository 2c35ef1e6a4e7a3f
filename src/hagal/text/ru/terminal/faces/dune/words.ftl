# The board of Dune in the terminal, its questions before a game and its end.

# Поле
term-dune-conflict = Конфликт { $level }: { $name }
term-dune-conflicts-left =
    { $n ->
        [0] последний
        [one] впереди ещё { $n }
        [few] впереди ещё { $n }
       *[many] впереди ещё { $n }
    }
term-dune-fighter =
    { $troops ->
        [one] { $troops } отряд, сила { $strength }
        [few] { $troops } отряда, сила { $strength }
       *[many] { $troops } отрядов, сила { $strength }
    }
term-dune-fighter-ships =
    { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
       *[many] { $troops } отрядов
    }, { $ships ->
        [one] { $ships } дредноут
        [few] { $ships } дредноута
       *[many] { $ships } дредноутов
    }, сила { $strength }
term-dune-in-use = На поле
term-dune-maker = Пряность ({ $n }) и бонусная
term-dune-silenced = (закрыто)
term-dune-row = Ряд Империи
term-dune-reserve = Резерв
term-dune-intrigue = Интриги
term-dune-in-play = В игре
term-dune-face-up = В открытую
term-dune-tokens = Тайные фракции
term-dune-rival = { $name } (оппонент)
term-dune-rival-short = { $name } (опп.)
term-dune-hagal-deck = колода Дома Хагаль: { $n }
term-dune-hagal-discard = Сброс Дома Хагаль

# Столбцы: как можно короче
term-dune-column-vp = ПО
term-dune-column-spice = Пря
term-dune-column-solari = Сол
term-dune-column-water = Вод
term-dune-column-garrison = Гар
term-dune-column-agents = Агт
term-dune-column-hand = Рука
term-dune-column-deck = Кол.
term-dune-column-discard = Сбр.
term-dune-column-intrigue = Инт.
term-dune-column-hand-short = Рк
term-dune-column-deck-short = Кл
term-dune-column-discard-short = Сб
term-dune-column-intrigue-short = Ин
term-dune-icon-emperor = Имп
term-dune-icon-spacing-guild = Гил
term-dune-icon-bene-gesserit = БГ
term-dune-icon-fremen = Фри
term-dune-icon-landsraad = Лан
term-dune-icon-city = Город
term-dune-icon-spice-trade = Торг
term-dune-icon-any = любые
term-dune-short-spice = { $n }пр
term-dune-short-solari = { $n }со
term-dune-short-water = { $n }в
term-dune-type-plot = заговор
term-dune-type-combat = сражение
term-dune-type-endgame = конец игры
term-dune-flag-first = первый
term-dune-flag-council = совет
term-dune-flag-swordmaster = оружейник
term-dune-flag-mentat = ментат
term-dune-flag-revealed = раскрылся
term-dune-flag-first-short = 1-й
term-dune-flag-council-short = С
term-dune-flag-swordmaster-short = О
term-dune-flag-mentat-short = Мен
term-dune-flag-revealed-short = Р

# Лидеры без титулов
term-dune-leader-paul-atreides = Пол
term-dune-leader-leto-atreides = Лето
term-dune-leader-vladimir-harkonnen = Владимир
term-dune-leader-glossu-rabban = Раббан
term-dune-leader-memnon-thorvald = Мемнон
term-dune-leader-ariana-thorvald = Ариана
term-dune-leader-ilban-richese = Илбан
term-dune-leader-helena-richese = Елена
term-dune-leader-rhombur-vernius = Ромбур
term-dune-leader-tessia-vernius = Тессия
term-dune-leader-armand-ecaz = Арманд
term-dune-leader-ilesa-ecaz = Илеса
term-dune-leader-yuna-moritani = Юна
term-dune-leader-hundro-moritani = Хундро

# Оппоненты
term-dune-for-rival = Вы решаете за оппонента:
term-dune-for-rival-tied = В этих фракциях его влияние одинаково мало, поэтому выбираете вы (HG-049).
term-dune-for-rival-free = Правила оставляют этот выбор вам (HG-049).
term-dune-is-rival = Оппонент: { $name }
term-dune-passes-over = пропускает { $cards }
term-dune-skipped = { $card } ({ $why })
term-dune-skip-why-occupied = занято
term-dune-skip-why-voice = закрыто картой «{ name-card-the-voice }»
term-dune-skip-why-no-bonus = нет бонусной Пряности
term-dune-hagal-card = раскрывает карту { $card }: все карты Дома Хагаль идут в новую колоду
term-dune-hagal-reshuffle = замешивает все карты Дома Хагаль в новую колоду
term-dune-bonus-spice = Бонусная Пряность: { $places }
term-dune-bonus-at = { $space } { $n }
term-dune-rival-goes = раскрывает карту { $card } и идёт туда
term-dune-rival-harvests = раскрывает карту { $card } и идёт туда, где больше бонусной Пряности: { $space }

# Перед игрой
term-dune-table-of =
    { $n ->
        [1] игрок: вы против двух оппонентов Дома Хагаль
        [2] игрока, третий — Дом Хагаль
        [few] игрока
       *[many] игроков
    }
term-dune-difficulty-ask = Насколько сильны оппоненты?
term-dune-level-mercenary = у вас в начале больше на { $extra } Пряность и { $extra } солярий, у них нет отрядов; третий агент у них с раунда { $round }
term-dune-level-sardaukar =
    { $mentat ->
        [one] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярий
        [few] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } солярия
       *[many] отрядов у них в начале { $troops }, есть карта интриги, третий агент с раунда { $round }; «Ментат» стоит вам { $mentat } соляриев
    }
term-dune-level-mentat = как Сардаукар, но третий агент с раунда { $round }; оппонент, который впереди в конфликте, бережёт отряды
term-dune-level-kwisatz-haderach = как Ментат, и вам не получить оружейника
term-dune-solo-leaders-random = Ваш и у оппонентов случайные
term-dune-solo-leaders-own = Своего выберете вы, у оппонентов случайные
term-dune-solo-leaders-all = Всех троих выберете вы
term-dune-rival-ask = Лидер оппонента { $n }?
term-dune-leaders-ask = Лидеры?
term-dune-leaders-random = Случайные
term-dune-leaders-choose = Каждый выбирает сам

# Конец
term-dune-solo-won = Вы победили обоих оппонентов, { $own } : { $best }.
term-dune-solo-won-tied = Вы победили обоих оппонентов: { $own } : { $best }, но ресурсов у вас больше.
term-dune-solo-lost = Оппоненты победили вас, { $best } : { $own }.
term-dune-solo-lost-tied = Оппоненты победили вас: { $best } : { $own }, но ресурсов у них больше.
term-dune-solo-shared = Никто никого не победил: { $own } : { $best }, и ресурсов поровну.
term-dune-solo-difficulty = Сложность: { $level }
term-dune-scores-nothing = в подсчёте очков не участвует
term-dune-points-title = Откуда взялись очки
term-dune-points-start = начало
term-dune-points-influence = влияние
term-dune-points-alliance = союзы
term-dune-points-cards = карты
term-dune-points-spending = потраченные ресурсы
term-dune-points-tech = жетоны технологий

# «Расцвет иксианцев»
term-dune-ix-ask = С дополнением «Расцвет иксианцев»?
term-dune-ix-without = Нет, базовая игра
term-dune-ix-with = Да, с «Расцветом иксианцев»
term-dune-ix-tech = Технологии
term-dune-ix-freighter = грузовой корабль на делении { $n }
term-dune-ix-ships-garrison =
    { $n ->
        [one] { $n } дредноут в гарнизоне
        [few] { $n } дредноута в гарнизоне
       *[many] { $n } дредноутов в гарнизоне
    }
term-dune-ix-ships-conflict =
    { $n ->
        [one] { $n } дредноут в зоне конфликта
        [few] { $n } дредноута в зоне конфликта
       *[many] { $n } дредноутов в зоне конфликта
    }
term-dune-ix-negotiators =
    { $n ->
        [one] { $n } переговорщик
        [few] { $n } переговорщика
       *[many] { $n } переговорщиков
    }
term-dune-ix-snoopers = ищейки: { $tracks }
term-dune-ix-used = (применён)
term-dune-ix-flag = дредноут

# What the game is called
term-title-dune = «Дюна: Империя»

# Справка и вопросы
term-dune-help =
    Отвечайте номером варианта или его ключом: «reveal», «deploy 2», «agent dagger swordmaster».
    Достаточно начала ключа, если оно однозначно: «a dag sw».
    Можно несколько ответов в одной строке, пока вопрос остаётся тем же: «buy dag; buy dag».
      undo, назад           взять назад свой последний выбор, пока никто не узнал ничего нового
      log, журнал           что произошло до сих пор; «журнал правила» — с номером правила у каждой фразы
      view, стол            весь стол ещё раз
      card ИМЯ, карта       что делает карта, лидер, конфликт или ячейка
      why ЧТО, почему       почему что-то невозможно: ключ, ячейка или карта
      rule НОМЕР, правило   что гласит правило с этим номером, или правила с такими словами
      hint, совет           что сделал бы на вашем месте бот
      save ФАЙЛ, сохранить  сохранить ещё и туда (игра и так сохраняется после каждого выбора)
      record, запись        партия в нотации, насколько она вам известна
      quit, выход           уйти; игру можно продолжить
    На поле: † ячейка конфликта, ⚑ кто её контролирует, +2 бонусная Пряность, 4пр стоит 4 Пряности, 2со 2 солярия, 1в 1 воду, * союз.
    Игроки: Пря Пряность, Сол солярии, Вод вода, Гар отряды в гарнизоне, Агт оставшиеся агенты, затем влияние у Императора, Гильдии, Бене Гессерит и фрименов,
    карты на руке, в колоде и сбросе, карты интриги; первый игрок, С место в совете, О оружейник, Мен ментат, Р уже раскрылся.
    Оппоненты: 5/7 значит 5 из 7, которые дают победное очко. Они раскрывают карты Дома Хагаль; «карта conspire» покажет, что делает такая карта.
    «Расцвет иксианцев»: жетоны технологий с ценой, грузовой корабль каждого игрока на делении от 0 до 3, жетоны (применён) до следующего раунда.
term-dune-card-which = Какая карта? Например: card dagger
term-dune-card-unknown = Нет ни карты, ни лидера, ни конфликта, ни ячейки с именем «{ $name }».
term-dune-why-which = Почему что? Ключ, ячейка или карта, например: why swordmaster
term-dune-why-unknown = О «{ $typed }» здесь ничего не известно: назовите ключ, ячейку или карту.
