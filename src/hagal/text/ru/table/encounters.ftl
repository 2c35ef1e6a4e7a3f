# Стол «Legendary Encounters: Хищник» в браузере.


# Части стола
table-enc-field = Поле
table-enc-wilds = Заросли
table-enc-combat = Боевая Зона
table-enc-calm = Сюда ещё никто не добрался.
table-enc-operations = Операции
table-enc-objectives = Цели
table-enc-objective = Цель { $n }
table-enc-objective-done = выполнена
table-enc-objective-now = текущая
table-enc-objective-later = ещё впереди
table-enc-objective-open = не выполнена
table-enc-location = Локация
table-enc-hq = Штаб
table-enc-barracks =
    { $n ->
        [one] { $n } карта в Казармах
        [few] { $n } карты в Казармах
       *[other] { $n } карт в Казармах
    }
table-enc-barracks-name = Казармы
table-enc-officer = Офицер
table-enc-officers =
    { $n ->
        [one] { $n } Офицер
        [few] { $n } Офицера
       *[other] { $n } Офицеров
    }
table-enc-officers-note = Верхний, какого бы класса он ни был
table-enc-own = Ваши карты
table-enc-hand = Рука
table-enc-hand-of = Рука: { $name }
table-enc-play = В игре
table-enc-offers = Согласовано
table-enc-offered-by = Согласовано: { $name }
table-enc-ready = ещё можно использовать
table-enc-deck = Колода
table-enc-discard = Сброс
table-enc-dead-enemies = Мёртвые Враги
table-enc-dead-characters = Мёртвые Персонажи
table-enc-out = События и Угрозы
table-enc-strike-discard = Сброс Ударов
table-enc-empty = Пусто
table-enc-stage = На выбор
table-enc-watching = Вы смотрите. Руки скрыты.
table-enc-pool = Этот ход

# Участки
table-enc-space-underground = Подземелье
table-enc-space-graveyard = Кладбище
table-enc-space-river = Река
table-enc-space-ruins = Руины
table-enc-space-hills = Холмы
table-enc-health = здоровье { $n }
table-enc-empty-space =
    { $n ->
        [one] пусто; сканирование стоит { $n } очко Атаки
        [few] пусто; сканирование стоит { $n } очка Атаки
       *[many] пусто; сканирование стоит { $n } очков Атаки
    }
table-enc-face-down =
    { $n ->
        [one] карта рубашкой вверх; сканирование стоит { $n } очко Атаки
        [few] карта рубашкой вверх; сканирование стоит { $n } очка Атаки
       *[many] карта рубашкой вверх; сканирование стоит { $n } очков Атаки
    }
table-enc-known-down =
    { $n ->
        [one] { $name }, рубашкой вверх; сканирование стоит { $n } очко Атаки
        [few] { $name }, рубашкой вверх; сканирование стоит { $n } очка Атаки
       *[many] { $name }, рубашкой вверх; сканирование стоит { $n } очков Атаки
    }
table-enc-runner = Бегун
table-enc-double = Двойной Удар

# Числа
table-enc-attack = Атака { $n }
table-enc-recruit = Найм { $n }
table-enc-life = осталось здоровья: { $n } из { $of }
table-enc-marks =
    { $n ->
        [0] нет меток
        [one] { $n } метка
        [few] { $n } метки
       *[other] { $n } меток
    }
table-enc-wounds = Раны
table-enc-in-hand =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[other] { $n } карт на руке
    }
table-enc-in-deck =
    { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
       *[other] { $n } карт в колоде
    }
table-enc-in-discard =
    { $n ->
        [one] { $n } карта в сбросе
        [few] { $n } карты в сбросе
       *[other] { $n } карт в сбросе
    }
table-enc-enemy-deck =
    { $n ->
        [one] Колода Врага: { $n } карта
        [few] Колода Врага: { $n } карты
       *[other] Колода Врага: { $n } карт
    }
table-enc-enemies = Колода Врага
table-enc-last-deck = последняя
table-enc-strikes =
    { $n ->
        [one] { $n } Удар в колоде
        [few] { $n } Удара в колоде
       *[other] { $n } Ударов в колоде
    }
table-enc-strike-deck = Колода Ударов
table-enc-strike-now = Вытянутый Удар
table-enc-cards-of = Карты: { $name }
table-enc-first = начал игру
table-enc-has-coordinated = уже согласовал карту в этот ход
table-enc-dead = погиб
table-enc-you-dead = Вы погибли. Если победят остальные, победите и вы.
table-enc-gain-scans =
    { $n ->
        [one] { $n } бесплатное сканирование
        [few] { $n } бесплатных сканирования
       *[other] { $n } бесплатных сканирований
    }
table-enc-gain-avoids =
    { $n ->
        [one] можно избежать { $n } Удара
        [few] можно избежать { $n } Ударов
       *[other] можно избежать { $n } Ударов
    }
table-enc-gain-cancels =
    { $n ->
        [one] можно отменить { $n } Удар
        [few] можно отменить { $n } Удара
       *[other] можно отменить { $n } Ударов
    }
table-enc-gain-weaken = у каждого врага здоровья меньше на { $n }
table-enc-gain-bounty =
    { $n ->
        [one] { $n } карта за каждого убитого врага
        [few] { $n } карты за каждого убитого врага
       *[other] { $n } карт за каждого убитого врага
    }
table-enc-gain-shield = враги в этот ход не бьют
table-enc-gain-to-top = нанятые карты можно класть на верх колоды

# Раунд и фаза
table-enc-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n }
    }
table-enc-phase-setup = Подготовка
table-enc-phase-enemy = Враг
table-enc-phase-action = Действие
table-enc-phase-strike = Удар
table-enc-phase-cleanup = Очистка
table-enc-phase-over = Игра окончена
table-enc-deadline = последний раунд: { $n }

# Вопрос
table-enc-group-play = Карты
table-enc-group-fight = Поле
table-enc-group-recruit = Штаб
table-enc-may-coordinate = Если хотите, согласуйте карту с игроком, который ходит ({ $name }): он её скопирует, а вы сразу возьмёте другую.
table-enc-other-coordinates = { $name } может согласовать карту

# Подготовка стола
table-enc-quick = Жертва: в одиночку
table-enc-quick-note = «Legendary Encounters: Хищник», первый фильм
table-enc-stand-ins = { $n } из { $all } карт — замены
table-enc-stand-ins-note = Не все карты коробки удалось найти. Замена (≈) — наша карта на месте ненайденной; владелец коробки может вписать настоящую в набор карт.
table-enc-stand-ins-packs = Числа указаны без учёта наборов карт.
table-enc-part = { $name } (замен: { $n } из { $all })
table-enc-mode =
    { $film }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
table-enc-players-note = Все победят или проиграют вместе.
table-enc-name-empty = как аватар
table-enc-alone = В одиночку
table-enc-alone-one = с одним аватаром
table-enc-alone-two = с двумя аватарами: вы играете за обоих, и они согласовывают карты
table-enc-film = Фильм
table-enc-film-1 = Хищник
table-enc-film-2 = Хищник 2
table-enc-avatar = Аватар
table-enc-avatars = Аватары
table-enc-avatars-film = Из фильма
table-enc-avatars-random = Случайно
table-enc-avatars-choose = Каждый выбирает
table-enc-avatars-two = Каждому сдают двух, он оставляет одного
table-enc-avatars-named = Назвать здесь, место за местом
table-enc-mix = Что в игре
table-enc-characters = Персонажи Казарм
table-enc-set-film = Как в фильме
table-enc-set-random = Случайно
table-enc-set-named = Назвать здесь
table-enc-difficulty = Сложность
table-enc-set-young-blood = Молодёжь
table-enc-set-young-blood-note = Больше или меньше этих слабых карт в каждой части колоды Врага; больше — легче.
table-enc-set-preparation = Подготовительные раунды
table-enc-set-preparation-note = Ходы без фазы Врага до начала. У пяти игроков всегда есть один такой раунд.
table-enc-set-wilds = Враги в начале
table-enc-set-wilds-note = Столько карт лежит в Зарослях с начала; больше — труднее.
table-enc-set-tough = Крепкие
table-enc-set-tough-note = Защита прибавляется к здоровью: легче.
table-enc-set-all-or-nothing = Всё или ничего
table-enc-set-all-or-nothing-note = Когда кто-то погиб, остаются этот раунд и ещё один: труднее.
table-enc-set-wilds-order = Порядок в Зарослях
table-enc-set-wilds-order-note = Где Бегуны бегут и способности срабатывают сначала
table-enc-set-wilds-order-underground = в Подземелье
table-enc-set-wilds-order-hills = в Холмах
table-enc-set-face-down-runners = Бегуны лицом вниз
table-enc-set-face-down-runners-note = Бегуны, которых все видели, а потом перевернули лицом вниз
table-enc-set-face-down-runners-stay = стоят на месте
table-enc-set-face-down-runners-run = тоже бегут
table-enc-set-reveal-abilities = Способности «Раскрытие»
table-enc-set-reveal-abilities-note = Сколько раз срабатывают, если карту перевернули лицом вниз и снова вверх
table-enc-set-reveal-abilities-each = при каждом раскрытии
table-enc-set-reveal-abilities-once = только в первый раз
table-enc-set-city-of-fear = Город страха
table-enc-set-city-of-fear-note = Кто вытягивает Удар, когда карту согласовывают
table-enc-set-city-of-fear-active = активный игрок
table-enc-set-city-of-fear-coordinating = тот, кто согласовывает карту
table-enc-wrong-characters =
    { $n ->
        [one] Выберите ровно { $n } персонажа.
        [few] Выберите ровно { $n } персонажей.
       *[other] Выберите ровно { $n } персонажей.
    }
table-enc-wrong-avatar-twice = У двух мест не может быть одного аватара.

# Конец
table-enc-end-major = Победа: Последний Враг мёртв
table-enc-end-minor = Победа: вы выбрались
table-enc-end-lost = Всё кончено: вы проиграли
table-enc-end-alive =
    Уцелели { $n } из { $of }; прошло { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }.
table-enc-end-dead = Не уцелел никто. Всё кончилось на Цели { $n }, в раунде { $rounds }.
table-enc-end-out = Время вышло на Цели { $n }, в раунде { $rounds }.
table-enc-end-score = Счёт группы
table-enc-end-survivors = уцелевшие
table-enc-end-final = Последний Враг
table-enc-end-team = Группа
table-enc-end-state = Судьба
table-enc-end-fallen = погиб
table-enc-end-lives = жив, урон { $n } из { $of }
table-enc-end-scans = Сканирований
table-enc-end-kills = Убийств
table-enc-end-strikes = Ударов получено
table-enc-end-coordinated = Согласовано карт

# Обозначения
table-enc-legend-figures = Числа и знаки
table-enc-legend-places = Карты и стопки
table-enc-legend-deeds = Что можно сделать
table-enc-legend-classes = Классы
table-enc-legend-teams = Команды
table-enc-icon-attack = Очки Атаки: ими платят за сканирование и сражения
table-enc-icon-recruit = Очки Найма: столько стоят персонажи
table-enc-icon-heart = Здоровье
table-enc-icon-strike = Удар и его урон
table-enc-icon-mark = Метки
table-enc-icon-scan = Сканирование: сколько стоит открыть карту
table-enc-icon-coordinate = Согласование: карту можно согласовать с другим игроком
table-enc-icon-runner = Бегун: движется сам
table-enc-icon-double = Двойной Удар: бьёт дважды
table-enc-icon-use = способность, которую ещё можно применить
table-enc-icon-hunter = Карта колоды Врага рубашкой вверх
table-enc-icon-task = Цель или задача, которую надо выполнить
table-enc-icon-hazard = Угроза или Событие
table-enc-icon-skull = Мёртвые
table-enc-icon-hand = Карты на руке
table-enc-icon-deck = Колода
table-enc-icon-discard = Сброс
table-enc-icon-officer = Офицер
table-enc-icon-first = Тот, кто начал игру
table-enc-icon-play = Сыграть карту
table-enc-icon-copy = Скопировать согласованную карту
table-enc-icon-heal = Вылечить Удар
table-enc-icon-avoids = Удара можно избежать
table-enc-icon-cancels = Удар можно отменить
table-enc-icon-weaken = У каждого врага в этот ход меньше здоровья
table-enc-icon-bounty = За каждого убитого врага берутся карты
table-enc-icon-shield = Защита; или: в этот ход враги не бьют
table-enc-icon-to-top = На верх колоды

# Наборы карт
table-enc-pack-same-role = { $a } и { $b }: одна и та же Роль, { $role }; в коробке она одна.
table-enc-from-pack = из набора карт «{ $pack }»
table-enc-wrong-pack-of = { $what } есть только в наборе «{ $pack }», а он не выбран.
table-enc-end-packs =
    { $n ->
        [one] Игра с набором карт { $packs }.
        [few] Игра с наборами карт { $packs }.
       *[many] Игра с наборами карт { $packs }.
    }
