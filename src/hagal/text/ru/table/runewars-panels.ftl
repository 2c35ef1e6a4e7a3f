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
table-runewars-hero-routed = повален
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
