# Панели вокруг карты «Рунных войн»: год, игроки, свои вещи, колоды.

table-runewars-setup = Подготовка
table-runewars-season-spring = Весна
table-runewars-season-summer = Лето
table-runewars-season-fall = Осень
table-runewars-season-winter = Зима
table-runewars-season-then = { $season }, затем { $after }
table-runewars-season-last = { $season }, последний сезон
table-runewars-frozen = Вода скована льдом до конца сезона
table-runewars-claims = Заявка на победу: { $name }
table-runewars-claim-until = Заявка на победу: выигрывает, если удержит драконьи руны до следующего сезона «{ $season }»
table-runewars-given = Выбор сделан и лежит лицом вниз
table-runewars-out = Выбыл из игры
table-runewars-influence = Влияние: { $n }
table-runewars-bid = Ставка: { $n }
table-runewars-dial-food = Еда: { $n } из 8
table-runewars-dial-wood = Дерево: { $n } из 8
table-runewars-dial-ore = Руда: { $n } из 8
table-runewars-order-plain = { $name }
table-runewars-order-supreme = { $name }: с превосходством
table-runewars-order-would = Превосходство: это был бы ваш старший приказ за год
table-runewars-order-used = Использован до весны
table-runewars-order-used-in = Сыгран ({ $season }), вернётся весной
# Что делает приказ и его бонус превосходства в двух словах, для карты; целиком — на увеличенной
table-runewars-brief-strategize = Ход рядом, без боя
table-runewars-brief-strategize-bonus = Тактика
table-runewars-brief-mobilize = Ввести отряды
table-runewars-brief-mobilize-bonus = Ещё раз
table-runewars-brief-conquer = Ввести отряды
table-runewars-brief-conquer-bonus = Крепость −3
table-runewars-brief-harvest = Выставить шкалы
table-runewars-brief-harvest-bonus = Постройки
table-runewars-brief-recruit = Отряды одной шкалы
table-runewars-brief-recruit-bonus = Ещё шкала
table-runewars-brief-rally-support = Блага городов
table-runewars-brief-rally-support-bonus = Нанять героя
table-runewars-brief-acquire-power = Влияние
table-runewars-brief-acquire-power-bonus = Взять титул
table-runewars-brief-fortify = Строить, чинить, мешать руны
table-runewars-areas =
    { $n ->
        [one] { $n } локация
        [few] { $n } локации
       *[many] { $n } локаций
    }
table-runewars-strongholds =
    { $n ->
        [one] { $n } крепость
        [few] { $n } крепости
       *[many] { $n } крепостей
    }{ $damaged ->
        [0] { "" }
       *[other] , повреждено: { $damaged }
    }
table-runewars-tactics-in-hand =
    { $n ->
        [one] { $n } карта Тактики
        [few] { $n } карты Тактики
       *[many] { $n } карт Тактики
    }
table-runewars-quests-in-hand =
    { $n ->
        [one] { $n } квест
        [few] { $n } квеста
       *[many] { $n } квестов
    }
table-runewars-runes = Известные вам драконьи руны: { $n } из { $target }
table-runewars-runes-hidden =
    { $n ->
        [one] { $n } неизвестный жетон руны
        [few] { $n } неизвестных жетона рун
       *[many] { $n } неизвестных жетонов рун
    }
table-runewars-holds = { $title }, влияние { $n }
table-runewars-title-of = Владелец: { $name }
table-runewars-title-free = Никому не принадлежит
table-runewars-hero-in = локация { $area }
table-runewars-hero-damage = урон { $n }
table-runewars-is-routed = повален
table-runewars-hero-rewards =
    { $n ->
        [one] { $n } награда
        [few] { $n } награды
       *[many] { $n } наград
    }
table-runewars-skill = { $what } { $n }
table-runewars-dials = Ваши шкалы и запас
table-runewars-hand = Ваши приказы
table-runewars-cards = Герои и карты
table-runewars-offered = На выбор
table-runewars-fresh = со следующего сезона
table-runewars-supply-strongholds = Крепости
table-runewars-supply-of = В вашем запасе: { $name } ({ $n })
table-runewars-beside = Колоды, сброс и титулы
table-runewars-left = осталось { $n }
table-runewars-pile-fate = Карты Судьбы
table-runewars-pile-tactic = Карты Тактики
table-runewars-pile-quest = Квесты
table-runewars-pile-reward = Награды
table-runewars-pile-hero = Герои
table-runewars-pile-objective = Цели вне игры
table-runewars-pile-season = Карты Сезона

# Виды компонентов, на карте
table-runewars-kind-faction = Фракция
table-runewars-kind-unit = Отряд
table-runewars-kind-hero = Герой
table-runewars-kind-order = Приказ
table-runewars-kind-fate = Карта Судьбы
table-runewars-kind-season = Карта Сезона
table-runewars-kind-area = Локация
table-runewars-kind-city = Город
table-runewars-kind-quest = Квест
table-runewars-kind-exploration = Жетон исследования
table-runewars-kind-tile = Модуль карты
table-runewars-kind-tactic = Карта Тактики
table-runewars-kind-objective = Цель
table-runewars-kind-reward = Награда
table-runewars-kind-rune = Жетон руны
table-runewars-kind-title = Титул
table-runewars-season-card = Карта Сезона: { $season }
table-runewars-bonus = Превосходство
table-runewars-from-pack = Из набора дополнений { $pack }

# Начальная страница и подготовка
table-runewars-quick = Рунные войны
table-runewars-quick-note = Готовое поле, два игрока, с ботом
table-runewars-name-empty = по фракции
table-runewars-players-note = От двух до четырёх игроков. Чем их меньше, тем меньше поле.
table-runewars-edition-revised-note = «Путь к победе»: предъявите шесть драконьих рун и удержите их ещё год.
table-runewars-edition-2010-note = Кто контролирует шесть драконьих рун, сразу побеждает.
table-runewars-board-quick-note = Начать сразу на поле для вашего числа игроков.
table-runewars-board-build-note = Выкладывать модули карты по очереди, как в правилах.
table-runewars-board-random-note = Модули, руны и родные земли раскладываются случайно.
table-runewars-factions = Фракции
table-runewars-factions-choose = Каждый игрок выбирает в начале игры
table-runewars-factions-random = Случайно
table-runewars-factions-named = Назвать здесь, по местам
table-runewars-faction-random = Случайно
table-runewars-wrong-faction-twice = Эту фракцию уже взяло другое место.

# Как играют
table-runewars-mode-first = { $mode }, первое издание
table-runewars-mode-epic = { $mode }, первое издание, эпическая игра
web-help-runewars = Щёлкните по подсвеченной локации, отряду, приказу или карте; или выбирайте в списке: там всегда есть всё, что вы можете сделать.
web-help-runewars-supremacy = Приказ даёт бонус превосходства, если его номер — старший из сыгранных вами за год: тогда у карты золотой край.
web-help-runewars-runes = Синие камни — жетоны рун. Вы видите те, на которые смотрели; остальные лежат лицом вниз. Побеждают драконьи руны в ваших локациях.

# Почему нельзя?
table-runewars-why-order = Приказ выбирают один раз за сезон, после карты Сезона.
table-runewars-why-fresh = { $card }: карта взята в этом сезоне, сыграть её можно со следующего.
table-runewars-why-tactic = { $card } сейчас сыграть нельзя. { $times }.
table-runewars-why-quest = Квест выполняет герой в фазе Квеста, летом, в локации, которую называет карта.
table-runewars-why-objective = Цель открывают в свой ход, как только она достигнута.
table-runewars-why-hero = Герои действуют в фазе Квеста, летом; некоторые приказы берут их с собой.
table-runewars-why-reward = { $card } сейчас использовать нельзя. { $times }.

# Конец игры
table-runewars-end-by-runes =
    { $n ->
        [one] Победила { $n } драконья руна, год { $year }.
        [few] Победили { $n } драконьи руны, год { $year }.
       *[many] Победили { $n } драконьих рун, год { $year }.
    }
table-runewars-end-by-claim =
    { $n ->
        [one] Заявка на победу подтвердилась: { $n } драконья руна, год { $year }.
        [few] Заявка на победу подтвердилась: { $n } драконьи руны, год { $year }.
       *[many] Заявка на победу подтвердилась: { $n } драконьих рун, год { $year }.
    }
table-runewars-end-by-reckoning = Подсчёт после последней зимы. Больше всего драконьих рун: { $n }.
table-runewars-end-by-last = Все остальные выбыли, год { $year }.
table-runewars-end-tied-influence = Драконьих рун поровну: решило влияние.
table-runewars-end-tied-start = Драконьих рун и влияния поровну: решило начальное влияние фракции.
table-runewars-end-title = Драконьи руны: для победы нужно { $n }
table-runewars-end-runes = Драконьи руны
table-runewars-end-influence = Влияние
table-runewars-end-areas = Локации
table-runewars-end-strongholds = Крепости
table-runewars-end-battles = Выигранные битвы
table-runewars-end-quests = Выполненные квесты

# Обозначения
table-runewars-legend-year = Год
table-runewars-legend-goods = Ресурсы
table-runewars-legend-people = Что есть у игроков
table-runewars-legend-builds = Постройки
table-runewars-legend-fights = Отряды и битвы
table-runewars-legend-skills = Герои
table-runewars-legend-factions = Фракции
table-runewars-icon-supreme = Бонус превосходства
table-runewars-icon-influence = Влияние
table-runewars-icon-area = Локации
table-runewars-icon-stronghold = Крепости
table-runewars-icon-rune = Известные вам драконьи руны
table-runewars-icon-hidden = Жетон руны лицом вниз
table-runewars-icon-tactic = Карты Тактики
table-runewars-icon-quest = Квесты
table-runewars-icon-objective = Цель
table-runewars-icon-reward = Награды
table-runewars-icon-hero = Герои
table-runewars-icon-title = Титулы
table-runewars-icon-claim = Заявка на победу
table-runewars-icon-first = Первый игрок
table-runewars-icon-sealed = Тайный выбор сделан
table-runewars-icon-out = Выбыл из игры
table-runewars-icon-heart = Здоровье
table-runewars-icon-initiative = Инициатива
table-runewars-icon-special = Особое свойство
table-runewars-icon-damage = Урон
table-runewars-icon-routed = Повален
table-runewars-icon-fast = Быстрый: на локацию дальше
table-runewars-icon-flying = Летающий: границы ему не мешают
