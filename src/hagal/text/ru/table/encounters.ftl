# Стол «Legendary Encounters: Хищник» в браузере.


# Части стола
hunt-field = Поле
hunt-wilds = Заросли
hunt-combat = Боевая Зона
hunt-calm = Сюда ещё никто не добрался.
hunt-operations = Операции
hunt-objectives = Цели
hunt-objective = Цель { $n }
hunt-objective-done = выполнена
hunt-objective-now = текущая
hunt-objective-later = ещё впереди
hunt-objective-open = не выполнена
hunt-location = Локация
hunt-hq = Штаб
hunt-barracks =
    { $n ->
        [one] { $n } карта в Казармах
        [few] { $n } карты в Казармах
       *[other] { $n } карт в Казармах
    }
hunt-barracks-name = Казармы
hunt-officer = Офицер
hunt-officers =
    { $n ->
        [one] { $n } Офицер
        [few] { $n } Офицера
       *[other] { $n } Офицеров
    }
hunt-officers-note = Верхний, какого бы класса он ни был
hunt-own = Ваши карты
hunt-hand = Рука
hunt-hand-of = Рука: { $name }
hunt-play = В игре
hunt-offers = Согласовано
hunt-offered-by = Согласовано: { $name }
hunt-ready = ещё можно использовать
hunt-deck = Колода
hunt-discard = Сброс
hunt-dead-enemies = Мёртвые Враги
hunt-dead-characters = Мёртвые Персонажи
hunt-out = События и Угрозы
hunt-strike-discard = Сброс Ударов
hunt-empty = Пусто
hunt-stage = На выбор
hunt-watching = Вы смотрите. Руки скрыты.
hunt-pool = Этот ход

# Участки
hunt-space-underground = Подземелье
hunt-space-graveyard = Кладбище
hunt-space-river = Река
hunt-space-ruins = Руины
hunt-space-hills = Холмы
hunt-health = здоровье { $n }
hunt-empty-space =
    { $n ->
        [one] пусто; сканирование стоит { $n } очко Атаки
        [few] пусто; сканирование стоит { $n } очка Атаки
       *[many] пусто; сканирование стоит { $n } очков Атаки
    }
hunt-face-down =
    { $n ->
        [one] карта рубашкой вверх; сканирование стоит { $n } очко Атаки
        [few] карта рубашкой вверх; сканирование стоит { $n } очка Атаки
       *[many] карта рубашкой вверх; сканирование стоит { $n } очков Атаки
    }
hunt-known-down =
    { $n ->
        [one] { $name }, рубашкой вверх; сканирование стоит { $n } очко Атаки
        [few] { $name }, рубашкой вверх; сканирование стоит { $n } очка Атаки
       *[many] { $name }, рубашкой вверх; сканирование стоит { $n } очков Атаки
    }
hunt-runner = Бегун
hunt-double = Двойной Удар

# Числа
hunt-attack = Атака { $n }
hunt-recruit = Найм { $n }
hunt-life = осталось здоровья: { $n } из { $of }
hunt-marks =
    { $n ->
        [0] нет меток
        [one] { $n } метка
        [few] { $n } метки
       *[other] { $n } меток
    }
hunt-wounds = Раны
hunt-in-hand =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[other] { $n } карт на руке
    }
hunt-in-deck =
    { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
       *[other] { $n } карт в колоде
    }
hunt-in-discard =
    { $n ->
        [one] { $n } карта в сбросе
        [few] { $n } карты в сбросе
       *[other] { $n } карт в сбросе
    }
hunt-enemy-deck =
    { $n ->
        [one] Колода Врага: { $n } карта
        [few] Колода Врага: { $n } карты
       *[other] Колода Врага: { $n } карт
    }
hunt-enemies = Колода Врага
hunt-last-deck = последняя
hunt-strikes =
    { $n ->
        [one] { $n } Удар в колоде
        [few] { $n } Удара в колоде
       *[other] { $n } Ударов в колоде
    }
hunt-strike-deck = Колода Ударов
hunt-strike-now = Вытянутый Удар
hunt-cards-of = Карты: { $name }
hunt-first = начал игру
hunt-has-coordinated = уже согласовал карту в этот ход
hunt-dead = погиб
hunt-you-dead = Вы погибли. Если победят остальные, победите и вы.
hunt-gain-scans =
    { $n ->
        [one] { $n } бесплатное сканирование
        [few] { $n } бесплатных сканирования
       *[other] { $n } бесплатных сканирований
    }
hunt-gain-avoids =
    { $n ->
        [one] можно избежать { $n } Удара
        [few] можно избежать { $n } Ударов
       *[other] можно избежать { $n } Ударов
    }
hunt-gain-cancels =
    { $n ->
        [one] можно отменить { $n } Удар
        [few] можно отменить { $n } Удара
       *[other] можно отменить { $n } Ударов
    }
hunt-gain-weaken = у каждого врага здоровья меньше на { $n }
hunt-gain-bounty =
    { $n ->
        [one] { $n } карта за каждого убитого врага
        [few] { $n } карты за каждого убитого врага
       *[other] { $n } карт за каждого убитого врага
    }
hunt-gain-shield = враги в этот ход не бьют
hunt-gain-to-top = нанятые карты можно класть на верх колоды

# Раунд и фаза
hunt-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n }
    }
hunt-phase-setup = Подготовка
hunt-phase-enemy = Враг
hunt-phase-action = Действие
hunt-phase-strike = Удар
hunt-phase-cleanup = Очистка
hunt-phase-over = Игра окончена
hunt-deadline = последний раунд: { $n }

# Вопрос
hunt-group-play = Карты
hunt-group-fight = Поле
hunt-group-recruit = Штаб
hunt-may-coordinate = Если хотите, согласуйте карту с игроком, который ходит ({ $name }): он её скопирует, а вы сразу возьмёте другую.
hunt-other-coordinates = { $name } может согласовать карту

# Подготовка стола
hunt-quick = Жертва: в одиночку
hunt-quick-note = «Legendary Encounters: Хищник», первый фильм
hunt-stand-ins = { $n } из { $all } карт — замены
hunt-stand-ins-note = Не все карты коробки удалось найти. Замена (≈) — наша карта на месте ненайденной; владелец коробки может вписать настоящую в набор карт.
hunt-stand-ins-packs = Числа указаны без учёта наборов карт.
hunt-part = { $name } (замен: { $n } из { $all })
hunt-mode =
    { $film }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
hunt-players-note = Все победят или проиграют вместе.
hunt-name-empty = как аватар
hunt-alone = В одиночку
hunt-alone-one = с одним аватаром
hunt-alone-two = с двумя аватарами: вы играете за обоих, и они согласовывают карты
hunt-film = Фильм
hunt-film-1 = Хищник
hunt-film-2 = Хищник 2
hunt-avatar = Аватар
hunt-avatars = Аватары
hunt-avatars-film = Из фильма
hunt-avatars-random = Случайно
hunt-avatars-choose = Каждый выбирает
hunt-avatars-two = Каждому сдают двух, он оставляет одного
hunt-avatars-named = Назвать здесь, место за местом
hunt-mix = Что в игре
hunt-characters = Персонажи Казарм
hunt-set-film = Как в фильме
hunt-set-random = Случайно
hunt-set-named = Назвать здесь
hunt-difficulty = Сложность
hunt-set-young-blood = Молодёжь
hunt-set-young-blood-note = Больше или меньше этих слабых карт в каждой части колоды Врага; больше — легче.
hunt-set-preparation = Подготовительные раунды
hunt-set-preparation-note = Ходы без фазы Врага до начала. У пяти игроков всегда есть один такой раунд.
hunt-set-wilds = Враги в начале
hunt-set-wilds-note = Столько карт лежит в Зарослях с начала; больше — труднее.
hunt-set-tough = Крепкие
hunt-set-tough-note = Защита прибавляется к здоровью: легче.
hunt-set-all-or-nothing = Всё или ничего
hunt-set-all-or-nothing-note = Когда кто-то погиб, остаются этот раунд и ещё один: труднее.
hunt-set-wilds-order = Порядок в Зарослях
hunt-set-wilds-order-note = Где Бегуны бегут и способности срабатывают сначала
hunt-set-wilds-order-underground = в Подземелье
hunt-set-wilds-order-hills = в Холмах
hunt-set-face-down-runners = Бегуны лицом вниз
hunt-set-face-down-runners-note = Бегуны, которых все видели, а потом перевернули лицом вниз
hunt-set-face-down-runners-stay = стоят на месте
hunt-set-face-down-runners-run = тоже бегут
hunt-set-reveal-abilities = Способности «Раскрытие»
hunt-set-reveal-abilities-note = Сколько раз срабатывают, если карту перевернули лицом вниз и снова вверх
hunt-set-reveal-abilities-each = при каждом раскрытии
hunt-set-reveal-abilities-once = только в первый раз
hunt-set-city-of-fear = Город страха
hunt-set-city-of-fear-note = Кто вытягивает Удар, когда карту согласовывают
hunt-set-city-of-fear-active = активный игрок
hunt-set-city-of-fear-coordinating = тот, кто согласовывает карту
hunt-wrong-characters =
    { $n ->
        [one] Выберите ровно { $n } персонажа.
        [few] Выберите ровно { $n } персонажей.
       *[other] Выберите ровно { $n } персонажей.
    }
hunt-wrong-avatar-twice = У двух мест не может быть одного аватара.

# Конец
hunt-end-major = Победа: Последний Враг мёртв
hunt-end-minor = Победа: вы выбрались
hunt-end-lost = Всё кончено: вы проиграли
hunt-end-alive =
    Уцелели { $n } из { $of }; прошло { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }.
hunt-end-dead = Не уцелел никто. Всё кончилось на Цели { $n }, в раунде { $rounds }.
hunt-end-out = Время вышло на Цели { $n }, в раунде { $rounds }.
hunt-end-score = Счёт группы
hunt-end-survivors = уцелевшие
hunt-end-final = Последний Враг
hunt-end-team = Группа
hunt-end-state = Судьба
hunt-end-fallen = погиб
hunt-end-lives = жив, урон { $n } из { $of }
hunt-end-scans = Сканирований
hunt-end-kills = Убийств
hunt-end-strikes = Ударов получено
hunt-end-coordinated = Согласовано карт

# Обозначения
hunt-legend-figures = Числа и знаки
hunt-legend-places = Карты и стопки
hunt-legend-deeds = Что можно сделать
hunt-legend-classes = Классы
hunt-legend-teams = Команды
hunt-icon-attack = Очки Атаки: ими платят за сканирование и сражения
hunt-icon-recruit = Очки Найма: столько стоят персонажи
hunt-icon-heart = Здоровье
hunt-icon-strike = Удар и его урон
hunt-icon-mark = Метки
hunt-icon-scan = Сканирование: сколько стоит открыть карту
hunt-icon-coordinate = Согласование: карту можно согласовать с другим игроком
hunt-icon-runner = Бегун: движется сам
hunt-icon-double = Двойной Удар: бьёт дважды
hunt-icon-use = способность, которую ещё можно применить
hunt-icon-hunter = Карта колоды Врага рубашкой вверх
hunt-icon-task = Цель или задача, которую надо выполнить
hunt-icon-hazard = Угроза или Событие
hunt-icon-skull = Мёртвые
hunt-icon-hand = Карты на руке
hunt-icon-deck = Колода
hunt-icon-discard = Сброс
hunt-icon-officer = Офицер
hunt-icon-first = Тот, кто начал игру
hunt-icon-play = Сыграть карту
hunt-icon-copy = Скопировать согласованную карту
hunt-icon-heal = Вылечить Удар
hunt-icon-avoids = Удара можно избежать
hunt-icon-cancels = Удар можно отменить
hunt-icon-weaken = У каждого врага в этот ход меньше здоровья
hunt-icon-bounty = За каждого убитого врага берутся карты
hunt-icon-shield = Защита; или: в этот ход враги не бьют
hunt-icon-to-top = На верх колоды

# Наборы карт
hunt-pack-same-role = { $a } и { $b }: одна и та же Роль, { $role }; в коробке она одна.
hunt-from-pack = из набора карт «{ $pack }»
hunt-wrong-pack-of = { $what } есть только в наборе «{ $pack }», а он не выбран.
hunt-end-packs =
    { $n ->
        [one] Игра с набором карт { $packs }.
        [few] Игра с наборами карт { $packs }.
       *[many] Игра с наборами карт { $packs }.
    }
