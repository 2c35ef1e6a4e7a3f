# Стол «Legendary Encounters: Хищник» в браузере.


# Части стола
table-encounters-field = Поле
table-encounters-wilds = Заросли
table-encounters-combat = Боевая Зона
table-encounters-calm = Сюда ещё никто не добрался.
table-encounters-operations = Операции
table-encounters-objectives = Цели
table-encounters-objective = Цель { $n }
table-encounters-objective-done = выполнена
table-encounters-objective-now = текущая
table-encounters-objective-later = ещё впереди
table-encounters-objective-open = не выполнена
table-encounters-location = Локация
table-encounters-hq = Штаб
table-encounters-barracks =
    { $n ->
        [one] { $n } карта в Казармах
        [few] { $n } карты в Казармах
       *[other] { $n } карт в Казармах
    }
table-encounters-barracks-name = Казармы
table-encounters-officer = Офицер
table-encounters-officers =
    { $n ->
        [one] { $n } Офицер
        [few] { $n } Офицера
       *[other] { $n } Офицеров
    }
table-encounters-officers-note = Верхний, какого бы класса он ни был
table-encounters-own = Ваши карты
table-encounters-hand = Рука
table-encounters-hand-of = Рука: { $name }
table-encounters-play = В игре
table-encounters-offers = Согласовано
table-encounters-offered-by = Согласовано: { $name }
table-encounters-ready = ещё можно использовать
table-encounters-deck = Колода
table-encounters-discard = Сброс
table-encounters-dead-enemies = Мёртвые Враги
table-encounters-dead-characters = Мёртвые Персонажи
table-encounters-out = События и Угрозы
table-encounters-strike-discard = Сброс Ударов
table-encounters-stage = На выбор
table-encounters-watching = Вы смотрите. Руки скрыты.
table-encounters-pool = Этот ход

# Участки
table-encounters-space-underground = Подземелье
table-encounters-space-graveyard = Кладбище
table-encounters-space-river = Река
table-encounters-space-ruins = Руины
table-encounters-space-hills = Холмы
table-encounters-health = здоровье { $n }
table-encounters-empty-space =
    { $n ->
        [one] пусто; сканирование стоит { $n } очко Атаки
        [few] пусто; сканирование стоит { $n } очка Атаки
       *[many] пусто; сканирование стоит { $n } очков Атаки
    }
table-encounters-face-down =
    { $n ->
        [one] карта рубашкой вверх; сканирование стоит { $n } очко Атаки
        [few] карта рубашкой вверх; сканирование стоит { $n } очка Атаки
       *[many] карта рубашкой вверх; сканирование стоит { $n } очков Атаки
    }
table-encounters-known-down =
    { $n ->
        [one] { $name }, рубашкой вверх; сканирование стоит { $n } очко Атаки
        [few] { $name }, рубашкой вверх; сканирование стоит { $n } очка Атаки
       *[many] { $name }, рубашкой вверх; сканирование стоит { $n } очков Атаки
    }
table-encounters-runner = Бегун
table-encounters-double = Двойной Удар

# Числа
table-encounters-attack = Атака { $n }
table-encounters-recruit = Найм { $n }
table-encounters-life = осталось здоровья: { $n } из { $of }
table-encounters-marks =
    { $n ->
        [0] нет меток
        [one] { $n } метка
        [few] { $n } метки
       *[other] { $n } меток
    }
table-encounters-wounds = Раны
table-encounters-in-hand =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[other] { $n } карт на руке
    }
table-encounters-in-deck =
    { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
       *[other] { $n } карт в колоде
    }
table-encounters-in-discard =
    { $n ->
        [one] { $n } карта в сбросе
        [few] { $n } карты в сбросе
       *[other] { $n } карт в сбросе
    }
table-encounters-enemy-deck =
    { $n ->
        [one] Колода Врага: { $n } карта
        [few] Колода Врага: { $n } карты
       *[other] Колода Врага: { $n } карт
    }
table-encounters-enemies = Колода Врага
table-encounters-last-deck = последняя
table-encounters-strikes =
    { $n ->
        [one] { $n } Удар в колоде
        [few] { $n } Удара в колоде
       *[other] { $n } Ударов в колоде
    }
table-encounters-strike-deck = Колода Ударов
table-encounters-strike-now = Вытянутый Удар
table-encounters-first = начал игру
table-encounters-has-coordinated = уже согласовал карту в этот ход
table-encounters-dead = погиб
table-encounters-you-dead = Вы погибли. Если победят остальные, победите и вы.
table-encounters-gain-scans =
    { $n ->
        [one] { $n } бесплатное сканирование
        [few] { $n } бесплатных сканирования
       *[other] { $n } бесплатных сканирований
    }
table-encounters-gain-avoids =
    { $n ->
        [one] можно избежать { $n } Удара
        [few] можно избежать { $n } Ударов
       *[other] можно избежать { $n } Ударов
    }
table-encounters-gain-cancels =
    { $n ->
        [one] можно отменить { $n } Удар
        [few] можно отменить { $n } Удара
       *[other] можно отменить { $n } Ударов
    }
table-encounters-gain-weaken = у каждого врага здоровья меньше на { $n }
table-encounters-gain-bounty =
    { $n ->
        [one] { $n } карта за каждого убитого врага
        [few] { $n } карты за каждого убитого врага
       *[other] { $n } карт за каждого убитого врага
    }
table-encounters-gain-shield = враги в этот ход не бьют
table-encounters-gain-to-top = нанятые карты можно класть на верх колоды

# Раунд и фаза
table-encounters-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n }
    }
table-encounters-phase-setup = Подготовка
table-encounters-phase-enemy = Враг
table-encounters-phase-action = Действие
table-encounters-phase-strike = Удар
table-encounters-phase-cleanup = Очистка
table-encounters-phase-over = Игра окончена
table-encounters-deadline = последний раунд: { $n }

# Вопрос
table-encounters-group-play = Карты
table-encounters-group-fight = Поле
table-encounters-group-recruit = Штаб
table-encounters-may-coordinate = Если хотите, согласуйте карту с игроком, который ходит ({ $name }): он её скопирует, а вы сразу возьмёте другую.
table-encounters-other-coordinates = { $name } может согласовать карту

# Подготовка стола
table-encounters-quick = Жертва: в одиночку
table-encounters-quick-note = «Legendary Encounters: Хищник», первый фильм
table-encounters-stand-ins = { $n } из { $all } карт — замены
table-encounters-stand-ins-note = Не все карты коробки удалось найти. Замена (≈) — наша карта на месте ненайденной; владелец коробки может вписать настоящую в набор карт.
table-encounters-part = { $name } (замен: { $n } из { $all })
table-encounters-mode =
    фильм «{ $film }», { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
table-encounters-players-note = Все победят или проиграют вместе.
table-encounters-name-empty = как аватар
table-encounters-alone = В одиночку
table-encounters-alone-one = с одним аватаром
table-encounters-alone-two = с двумя аватарами: вы играете за обоих, и они согласовывают карты
table-encounters-film = Фильм
table-encounters-film-1 = Хищник
table-encounters-film-2 = Хищник 2
table-encounters-avatar = Аватар
table-encounters-avatars = Аватары
table-encounters-avatars-film = Из фильма
table-encounters-avatars-random = Случайно
table-encounters-avatars-choose = Каждый выбирает
table-encounters-avatars-two = Каждому сдают двух, он оставляет одного
table-encounters-avatars-named = Назвать здесь, место за местом
table-encounters-characters = Персонажи Казарм
table-encounters-set-film = Как в фильме
table-encounters-set-random = Случайно
table-encounters-set-named = Назвать здесь
table-encounters-difficulty = Сложность
table-encounters-set-young-blood = Молодёжь
table-encounters-set-young-blood-note = Больше или меньше этих слабых карт в каждой части колоды Врага; больше — легче.
table-encounters-set-preparation = Подготовительные раунды
table-encounters-set-preparation-note = Ходы без фазы Врага или Добычи до начала. У пяти игроков всегда есть один такой раунд.
table-encounters-set-wilds = Враги в начале
table-encounters-set-wilds-note = Столько карт лежит в Зарослях с начала; больше — труднее.
table-encounters-set-tough = Крепкие
table-encounters-set-tough-note = Защита прибавляется к здоровью: легче.
table-encounters-set-all-or-nothing = Всё или ничего
table-encounters-set-all-or-nothing-note = Когда кто-то погиб, остаются этот раунд и ещё один: труднее.
table-encounters-set-wilds-order = Порядок в Зарослях
table-encounters-set-wilds-order-note = Где Бегуны бегут и способности срабатывают сначала
table-encounters-set-wilds-order-underground = в Подземелье
table-encounters-set-wilds-order-hills = в Холмах
table-encounters-set-face-down-runners = Бегуны рубашкой вверх
table-encounters-set-face-down-runners-note = Бегуны, которых все видели, а потом перевернули рубашкой вверх
table-encounters-set-face-down-runners-stay = стоят на месте
table-encounters-set-face-down-runners-run = тоже бегут
table-encounters-set-reveal-abilities = Способности «Открытие»
table-encounters-set-reveal-abilities-note = Сколько раз срабатывают, если карту перевернули рубашкой вверх и снова открыли
table-encounters-set-reveal-abilities-each = при каждом раскрытии
table-encounters-set-reveal-abilities-once = только в первый раз
table-encounters-set-city-of-fear = Город страха
table-encounters-set-city-of-fear-note = Кто вытягивает Удар, когда карту согласовывают
table-encounters-set-city-of-fear-active = активный игрок
table-encounters-set-city-of-fear-coordinating = тот, кто согласовывает карту
table-encounters-wrong-characters =
    { $n ->
        [one] Выберите ровно { $n } персонажа.
        [few] Выберите ровно { $n } персонажей.
       *[other] Выберите ровно { $n } персонажей.
    }
table-encounters-wrong-avatar-twice = У двух мест не может быть одного аватара.

# Конец
table-encounters-end-major = Победа: Последний Враг мёртв
table-encounters-end-minor = Победа: вы выбрались
table-encounters-end-lost = Всё кончено: вы проиграли
table-encounters-end-alive =
    Уцелели { $n } из { $of }; прошло { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }.
table-encounters-end-dead = Не уцелел никто. Всё кончилось на Цели { $n }, в раунде { $rounds }.
table-encounters-end-out = Время вышло на Цели { $n }, в раунде { $rounds }.
table-encounters-end-score = Счёт группы
table-encounters-end-survivors = уцелевшие
table-encounters-end-final = Последний Враг
table-encounters-end-team = Группа
table-encounters-end-state = Судьба
table-encounters-end-fallen = погиб
table-encounters-end-lives = жив, урон { $n } из { $of }
table-encounters-end-scans = Сканирований
table-encounters-end-kills = Убийств
table-encounters-end-strikes = Ударов получено
table-encounters-end-coordinated = Согласовано карт

# Обозначения
table-encounters-legend-figures = Числа и знаки
table-encounters-legend-places = Карты и стопки
table-encounters-legend-deeds = Что можно сделать
table-encounters-legend-classes = Классы
table-encounters-legend-teams = Команды
table-encounters-icon-attack = Очки Атаки: ими платят за сканирование и сражения
table-encounters-icon-recruit = Очки Найма: столько стоят персонажи
table-encounters-icon-heart = Здоровье
table-encounters-icon-strike = Удар и его урон
table-encounters-icon-mark = Метки
table-encounters-icon-scan = Сканирование: сколько стоит открыть карту
table-encounters-icon-coordinate = Согласование: карту можно согласовать с другим игроком
table-encounters-icon-runner = Бегун: движется сам
table-encounters-icon-double = Двойной Удар: бьёт дважды
table-encounters-icon-use = способность, которую ещё можно применить
table-encounters-icon-hunter = Карта колоды Врага рубашкой вверх
table-encounters-icon-task = Цель или задача, которую надо выполнить
table-encounters-icon-hazard = Угроза или Событие
table-encounters-icon-skull = Мёртвые
table-encounters-icon-hand = Карты на руке
table-encounters-icon-deck = Колода
table-encounters-icon-discard = Сброс
table-encounters-icon-officer = Офицер
table-encounters-icon-first = Тот, кто начал игру
table-encounters-icon-play = Сыграть карту
table-encounters-icon-copy = Скопировать согласованную карту
table-encounters-icon-heal = Вылечить Удар
table-encounters-icon-avoids = Удара можно избежать
table-encounters-icon-cancels = Удар можно отменить
table-encounters-icon-weaken = У каждого врага в этот ход меньше здоровья
table-encounters-icon-bounty = За каждого убитого врага берутся карты
table-encounters-icon-shield = Защита; или: в этот ход враги не бьют
table-encounters-icon-to-top = На верх колоды

# Наборы карт
table-encounters-pack-same-role = { $a } и { $b }: одна и та же Роль, { $role }; в коробке она одна.
table-encounters-from-pack = из набора карт «{ $pack }»
table-encounters-wrong-pack-of = { $what } есть только в наборе «{ $pack }», а он не выбран.
table-encounters-end-packs =
    { $n ->
        [one] Игра с набором карт { $packs }.
        [few] Игра с наборами карт { $packs }.
       *[many] Игра с наборами карт { $packs }.
    }

# Охотники: то, что есть в обоих режимах, другими словами
table-encounters-armory =
    { $n ->
        [one] { $n } карта в Арсенале
        [few] { $n } карты в Арсенале
       *[other] { $n } карт в Арсенале
    }
table-encounters-armory-name = Арсенал
table-encounters-calm-prey = Сюда ещё никакая Добыча не добралась.
table-encounters-killed-cards = Убитые карты
table-encounters-dead-prey = Мёртвая Добыча
table-encounters-prey = Колода Добычи
table-encounters-prey-deck =
    { $n ->
        [one] Колода Добычи: { $n } карта
        [few] Колода Добычи: { $n } карты
       *[other] Колода Добычи: { $n } карт
    }
table-encounters-mercenaries-left = последняя
table-encounters-instinct = Инстинкт Убийцы
table-encounters-instincts = Инстинкт Убийцы: { $n }
table-encounters-out-prey = Сброс Добычи
table-encounters-prey-strikes = Удары Добычи
table-encounters-strikes-beside = Удары возле аватара
table-encounters-phase-prey = Добыча
table-encounters-you-dead-hunters = Вы погибли. Ваши трофеи и Бесчестие по-прежнему идут в счёт.
table-encounters-gain-heal =
    { $n ->
        [one] { $n } очко Лечения
        [few] { $n } очка Лечения
       *[other] { $n } очков Лечения
    }
table-encounters-gain-restore =
    { $n ->
        [one] { $n } очко Восстановления
        [few] { $n } очка Восстановления
       *[other] { $n } очков Восстановления
    }
table-encounters-gain-duels =
    { $n ->
        [one] { $n } Дуэль
        [few] { $n } Дуэли
       *[other] { $n } Дуэлей
    }
table-encounters-gain-weaken-prey = у всей Добычи здоровья меньше на { $n }
table-encounters-gain-bounty-prey =
    { $n ->
        [one] { $n } карта за каждую убитую Добычу
        [few] { $n } карты за каждую убитую Добычу
       *[other] { $n } карт за каждую убитую Добычу
    }
table-encounters-gain-shield-prey = Добыча в этот ход не бьёт

# Охотники: части стола
table-encounters-room = Комната Трофеев
table-encounters-room-of = Комната Трофеев: { $name }
table-encounters-room-hidden =
    { $n ->
        [one] и { $n } карта, которую может смотреть только владелец
        [few] и { $n } карты, которые может смотреть только владелец
       *[other] и { $n } карт, которые может смотреть только владелец
    }
table-encounters-trophies =
    { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[other] { $n } трофеев
    }
table-encounters-no-trophies = Трофеев пока нет: сюда ложатся убитая Добыча, Опасности, которых вы избежали, и обезвреженные Ловушки.
table-encounters-trophies-avatar = Хищники
table-encounters-trophies-prey = Добыча
table-encounters-trophies-gear = Экипировка
table-encounters-trophies-hazard = Опасности
table-encounters-trophies-trap = Ловушки
table-encounters-trophies-test = Тесты
table-encounters-trophies-card = Свои карты
table-encounters-honor = Репутация: { $n }
table-encounters-honor-note = Репутация на данный момент: трофеи и аватар минус Бесчестие
table-encounters-dishonor = Бесчестие: { $n }
table-encounters-armor = Броня { $n }
table-encounters-challenge = Конкуренция
table-encounters-challenge-hidden = тайная Конкуренция
table-encounters-traps = Ловушки перед вами
table-encounters-traps-of = Ловушки: { $name }
table-encounters-no-traps = Ловушек нет
table-encounters-trap-price =
    { $n ->
        [one] обезвредить стоит { $n } очко Найма
        [few] обезвредить стоит { $n } очка Найма
       *[other] обезвредить стоит { $n } очков Найма
    }
table-encounters-testing = Равнина Тестов
table-encounters-no-tests = Сейчас здесь нет Тестов.
table-encounters-piles = Колоды
table-encounters-gear = Экипировка
table-encounters-gear-deck =
    { $n ->
        [one] Колода Экипировки: { $n } карта
        [few] Колода Экипировки: { $n } карты
       *[other] Колода Экипировки: { $n } карт
    }
table-encounters-gear-discard = Сброс Экипировки
table-encounters-trap = Ловушки
table-encounters-trap-deck =
    { $n ->
        [one] Колода Ловушек: { $n } карта
        [few] Колода Ловушек: { $n } карты
       *[other] Колода Ловушек: { $n } карт
    }
table-encounters-trap-discard = Сброс Ловушек
table-encounters-arrested = арест ({ $name }): сейчас не действует
table-encounters-bears = С картами: { $names }
table-encounters-lethal = Смертоносная
table-encounters-escape = Побег
table-encounters-worthy = Важная
table-encounters-ultimate = Величайшая
table-encounters-group-mend = Удары и Ловушки

# Охотники: подготовка стола
table-encounters-play-as = Режим
table-encounters-play-hunted = Жертва
table-encounters-play-hunters = Охотники
table-encounters-quick-hunters = Охотники: в одиночку
table-encounters-quick-hunters-note = «Legendary Encounters: Хищник», за Хищника
table-encounters-stand-ins-hunters = Об «Охотниках» известно мало, кроме названий и количества карт: почти всё, что на них написано, придумали мы.
table-encounters-mode-together =
    фильм «{ $film }», сообща, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
table-encounters-players-note-hunters = Побеждает тот, у кого больше Репутации; в одиночку вы набираете её сколько сможете.
table-encounters-predator = Хищник
table-encounters-predators = Хищники
table-encounters-way = Как играть
table-encounters-trials = Тесты и Конкуренция
table-encounters-trials-none = Без них
table-encounters-trials-tests = Тесты
table-encounters-trials-secret = Тесты и тайная Конкуренция у каждого игрока
table-encounters-trials-open = Тесты и открытая Конкуренция у каждого игрока
table-encounters-set-together = Сообща
table-encounters-set-together-note = Все побеждают, если погибнет Величайшая Добыча. Дуэлей нет; можно лечить и восстанавливать друг друга и обезвреживать чужие Ловушки.
table-encounters-prey-parts = Части колоды Добычи
table-encounters-prey-part = Добыча { $n }
table-encounters-prey-no-sport = Никакого азарта
table-encounters-prey-payback-time = Час расплаты
table-encounters-prey-what-the-hell = Что ты за чёрт?
table-encounters-prey-heat-and-conflict = На жар и схватку
table-encounters-prey-this-is-history = Это войдёт в историю
table-encounters-prey-taste-for-beef = Вкус говядины
table-encounters-armory-groups = Группы Арсенала
table-encounters-set-mercenaries = Наёмники
table-encounters-set-mercenaries-note = Больше или меньше этих слабых карт в каждой части колоды Добычи; больше — легче.
table-encounters-set-bare-turns = Голые ходы
table-encounters-set-bare-turns-note = Первые ходы каждого игрока, в которых есть только фаза Добычи и Ударная фаза: труднее.
table-encounters-set-instinct-price = Цена Инстинкта Убийцы
table-encounters-set-instinct-price-note = В очках Найма; ни один источник её не называет.
table-encounters-set-gear-in-combat = Экипировка в Боевой Зоне
table-encounters-set-gear-in-combat-note = Получает ли её Добыча в Боевой Зоне, когда в Зарослях Добычи нет
table-encounters-wrong-armory =
    { $n ->
        [one] Выберите ровно { $n } группу.
        [few] Выберите ровно { $n } группы.
       *[other] Выберите ровно { $n } групп.
    }

# Охотники: конец
table-encounters-end-honor =
    { $count ->
        [one] Победа: { $names }. Репутация: { $n }
       *[other] Общая победа: { $names }. Репутация: { $n }
    }
table-encounters-end-alone = Охота окончена. Репутация: { $n }
table-encounters-end-together = Победа: Величайшая Добыча мертва
table-encounters-end-apart = Охота не удалась: вы проиграли
table-encounters-over-ultimate = Величайшая Добыча побеждена в раунде { $rounds }.
table-encounters-over-fallen = Хищник погиб; последние ходы закончились в раунде { $rounds }.
table-encounters-over-escaped = Колода Добычи закончилась: Добыча скрылась в раунде { $rounds }.
table-encounters-end-ranking = Репутация
table-encounters-end-group = Репутация группы
table-encounters-end-total = Всего
table-encounters-honor-avatar = Убитые Хищники
table-encounters-honor-prey = Добыча
table-encounters-honor-gear = Экипировка
table-encounters-honor-hazard = Опасности
table-encounters-honor-trap = Ловушки
table-encounters-honor-test = Тесты
table-encounters-honor-card = Свои карты
table-encounters-honor-own = Аватар
table-encounters-honor-challenge = Конкуренция
table-encounters-honor-dishonor = Бесчестие
table-encounters-tie-shared = Равенство во всём: победа общая.
table-encounters-tie-ultimate = Репутация равная; побеждает тот, кто убил Величайшую Добычу.
table-encounters-tie-predators = Репутация равная; решило число убитых Хищников.
table-encounters-tie-worthy = Репутация равная; решило число Важной Добычи.
table-encounters-tie-prey = Репутация равная; решило число убитой Добычи.
table-encounters-tie-trophies = Репутация равная; решило число трофеев.
table-encounters-tie-alive = Репутация равная; побеждает живой.

# Охотники: обозначения
table-encounters-icon-attack-hunters = Очки Атаки: ими платят за сражения, Дуэли и сканирование
table-encounters-icon-recruit-hunters = Очки Найма: столько стоят карты, Опасности и Ловушки
table-encounters-icon-armor = Броня: сколько очков Атаки стоит Дуэль с Хищником
table-encounters-icon-honor = Репутация
table-encounters-icon-dishonor = Бесчестие: в конце вычитается из Репутации
table-encounters-icon-worthy = Важная Добыча
table-encounters-icon-ultimate = Величайшая Добыча: её смерть заканчивает игру
table-encounters-icon-lethal = Смертоносная: её урон убивает
table-encounters-icon-escape = Побег: в Боевой Зоне уходит
table-encounters-icon-prey = Карта колоды Добычи
table-encounters-icon-gear = Экипировка Добычи
table-encounters-icon-arrest = Добыча под арестом: не действует
table-encounters-icon-trap = Ловушка
table-encounters-icon-hazard-prey = Опасность: её можно избежать за очки Найма
table-encounters-icon-test = Тест
table-encounters-icon-challenge = Конкуренция
table-encounters-icon-trophy = Комната Трофеев
table-encounters-icon-instinct = Инстинкт Убийцы
table-encounters-icon-duels = Дуэль; или Хищник, убитый на ней
table-encounters-icon-restore = Восстановление: им платят за Бесчестие
table-encounters-icon-weaken-prey = У всей Добычи в этот ход меньше здоровья
table-encounters-icon-bounty-prey = За каждую убитую Добычу берутся карты
table-encounters-icon-shield-prey = В этот ход Добыча не бьёт

table-encounters-sheet-hunted =
    # «Жертва» на одной странице
    ## Цель
    Вместе выполнить Цели 1, 2 и 3 по порядку; третью — убив Последнего Врага или её Малой Целью (PR-003, PR-116).
    Все проигрывают, когда мертвы все или когда колода Врага кончилась во второй раз (PR-135).
    ## Ваш ход — четыре фазы (PR-030)
    Фаза Врага: верхняя карта колоды Врага идёт рубашкой вверх в Заросли и толкает остальные (PR-031, PR-033). Что вытолкнуто с «Холмов», попадает в Боевую Зону и открывается (PR-035).
    Фаза Действия: играйте карты (PR-040). Очками Найма платят за персонажей (PR-051) и Офицеров (PR-053), очками Атаки — за сканирование (PR-060) и убийство открытых врагов (PR-071).
    Ударная фаза: каждый враг в Боевой Зоне наносит вам удар — возьмите Удар (PR-078, PR-079). Когда урон достигает Здоровья, вы умираете (PR-080).
    Фаза Очистки: сбросьте всё, возьмите 6 карт (PR-085).
    ## Полезно знать
    Способность класса действует, если раньше в этот ход вы сыграли другую карту этого класса (PR-043).
    Согласование: в ход другого игрока отложите такую карту, и он сможет сыграть её копию, а вы возьмёте карту взамен (PR-090, PR-091).
    События делают то, что говорит текущая Цель (PR-065), Угрозы — что говорит Локация, и дают вам метку (PR-066, PR-067).
    Сканируйте заранее: что никто не видел, откроется в Боевой Зоне и нанесёт удар.

table-encounters-sheet-hunters =
    # «Охотники» на одной странице
    ## Цель
    Больше всех Репутации в конце: трофеи и собственный аватар, если он жив, минус Бесчестие (PR-250, PR-251).
    ## Ваш ход — четыре фазы (PR-200)
    Фаза Добычи: верхняя карта Добычи входит в Заросли лицом вверх (PR-201); «Одеться!» вооружает ближайшую Добычу (PR-204).
    Фаза Действия: играйте карты; нанимайте из Штаба, убивайте Добычу очками Атаки и берите её в трофеи вместе с Экипировкой (PR-210). Очками Найма можно избежать Опасности (PR-206) и обезвредить Ловушку перед собой (PR-211) — это тоже трофеи.
    Дуэль: уплатите очки Атаки, равные Броне другого Хищника, и он возьмёт Удар (PR-231).
    Ударная фаза: Добыча в Боевой Зоне наносит вам удары — урон, Бесчестие или то и другое (PR-212, PR-213).
    Фаза Очистки: сбросьте всё, возьмите 6 карт (PR-215).
    ## Очки этой фазы
    Лечение убирает урон (PR-226), Восстановление — Бесчестие (PR-228), каждую карту целиком.
    ## Конец (PR-240)
    Сразу, когда убита Величайшая Добыча (PR-241).
    Когда умер Хищник: доигрывается раунд, затем у каждого выжившего ещё один ход (PR-243).
    Когда кончились колода Добычи и Наёмники (PR-245).
    Сообща: группа побеждает, убив Величайшую Добычу (PR-277). В одиночку: как можно больше Репутации (PR-265).

# Помощь
web-help-encounters = Щёлкните по подсвеченной карте, участку или врагу; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-hunters = Щёлкните подсвеченную карту, участок, Ловушку, Удар или Хищника — или выберите в списке: в нём всегда есть всё, что вы можете сделать.
web-help-alien = Щёлкните по подсвеченной карте, сектору, врагу или по тому, что сидит на игроке; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-mix = Щёлкните по подсвеченной карте, участку, врагу или по тому, что сидит на игроке; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-hunt = Щёлкните по подсвеченной карте, сектору, Ловушке, Удару, Хищнику или по тому, что на нём сидит; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-coordinate = Согласование: пока действует другой, у карт, которые вы могли бы с ним согласовать, есть тонкая рамка. Вас никто не ждёт, и никто не узнает, могли ли вы.

# Статистика
mine-by-role-encounters = Аватар
mine-by-module-encounters = Вид игры
