# Стол «Legendary Encounters: Хищник» в браузере.

# Части стола
table-encounters-field = Поле
table-encounters-wilds = Заросли
table-encounters-combat = Боевая Зона
table-encounters-calm = Сюда ещё никто не добрался.
table-encounters-operations = Операции
table-encounters-objectives = { setting-encounters-objectives }
table-encounters-objective = Цель { $n }
table-encounters-objective-done = выполнена
table-encounters-objective-now = текущая
table-encounters-objective-later = ещё впереди
table-encounters-objective-open = не выполнена
table-encounters-location = { setting-encounters-location }
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
table-encounters-avatars = { setting-encounters-avatars }
table-encounters-avatars-film = { setting-encounters-avatars-film }
table-encounters-avatars-random = { setting-encounters-avatars-random }
table-encounters-avatars-choose = { setting-encounters-avatars-choose }
table-encounters-avatars-two = { setting-encounters-avatars-two }
table-encounters-avatars-named = Назвать здесь, место за местом
table-encounters-characters = { setting-encounters-characters }
table-encounters-way-film = { setting-encounters-location-film }
table-encounters-way-random = { setting-encounters-location-random }
table-encounters-way-named = Назвать здесь
table-encounters-difficulty = Сложность
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

# Помощь
web-help-encounters = Щёлкните по подсвеченной карте, участку или врагу; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-hunters = Щёлкните подсвеченную карту, участок, Ловушку, Удар или Хищника — или выберите в списке: в нём всегда есть всё, что вы можете сделать.
web-help-alien = Щёлкните по подсвеченной карте, сектору, врагу или по тому, что сидит на игроке; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-encounters-mix = Щёлкните по подсвеченной карте, участку, врагу или по тому, что сидит на игроке; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-encounters-hunt = Щёлкните по подсвеченной карте, сектору, Ловушке, Удару, Хищнику или по тому, что на нём сидит; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-encounters-coordinate = Согласование: пока действует другой, у карт, которые вы могли бы с ним согласовать, есть тонкая рамка. Вас никто не ждёт, и никто не узнает, могли ли вы.

# Статистика
mine-by-role-encounters = Аватар
mine-by-module-encounters = Вид игры

# Для маленьких окон: вкладки поля
table-encounters-small-wilds = Заросли
table-encounters-small-combat = Бой
table-encounters-small-hq = Штаб
