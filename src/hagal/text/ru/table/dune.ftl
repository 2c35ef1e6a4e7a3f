# Стол «Дюны: Империи» в браузере.

# Части стола
board-board = Поле
board-score = Счёт
board-halls = Ландсраад · КООАМ
board-halls-ix = Ландсраад · КООАМ · Икс
board-shipping-track = Перевозки
board-conflict = Конфликт
board-no-conflict = Открытого конфликта нет.
board-conflicts-left =
    { $n ->
        [0] последний
        [one] впереди ещё { $n }
        [few] впереди ещё { $n }
       *[many] впереди ещё { $n }
    }
board-row = Ряд Империи
board-reserve = Резерв
board-tech-empty = Пустое место для технологий
board-own = Ваши карты
board-hand = Рука
board-play = В игре
board-aside = Отложено
board-intrigue = Интриги
board-intrigue-deck = Колода интриг
board-intrigue-discard = Сброс интриг
board-deck = Колода
board-discard = Сброс
board-trash = Удалены
board-empty = Пусто
board-tokens = Ваши тайные фракции
board-stage = На выбор
board-watching = Вы наблюдаете. Карты на руках скрыты.

# Раунд и фаза
board-round =
    { $n ->
        [0] Подготовка
       *[other] Раунд { $n } из { $of }
    }
board-phase-setup = Подготовка
board-phase-start = Начало
board-phase-turns = Ходы
board-phase-combat = Сражение
board-phase-makers = Добыча
board-phase-recall = Отзыв
board-phase-endgame = Конец игры
board-phase-over = Игра окончена

# Вопрос
board-options =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
board-for-rival = Решение за оппонента: { $name }
board-for-rival-tied = В этих фракциях его влияние одинаково низкое, поэтому где оно вырастет, выбираете вы (HG-049).
board-for-rival-free = Правила оставляют этот выбор вам (HG-049).

# Что стоит на ячейках
board-agent-of = Агент: { $name }
board-bonus-spice = Бонусная Пряность: { $n }
board-controlled = Контроль: { $name }
board-ship-here = Дредноут: { $name }
board-silenced = Закрыто картой «{ name-card-the-voice }»: { $name }
board-closed = В этой игре закрыто
board-shipping-start = Начало трека перевозок
board-shipping = Перевозки { $n }: { $effect }

# Влияние
board-faction-emperor = Император
board-faction-spacing-guild = Косм. Гильдия
board-faction-bene-gesserit = Бене Гессерит
board-faction-fremen = Фримены
board-level = { $name } { $n }
board-alliance-of = Союз: { $name }

# Места за столом
board-points =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
board-stock-spice = Пряность: { $n }
board-stock-solari = Солярии: { $n }
board-stock-water = Вода: { $n }
board-persuasion = Осталось убеждения: { $n }
board-garrison = Отрядов в гарнизоне: { $n }
board-supply = Отрядов в запасе: { $n }
board-ships = Дредноутов: { $n }
board-negotiators = Переговорщиков: { $n }
board-agents = Свободных агентов: { $n }
board-in-hand = Карт на руке: { $n }
board-in-deck = Карт в колоде: { $n }
board-in-discard = Карт в сбросе: { $n }
board-in-intrigue = Карт интриги: { $n }
board-cards-of = Открытые карты: { $name }
board-first = Первый игрок
board-has-mentat = Есть фишка ментата
board-has-mentat-next = Фишка ментата в следующем раунде
board-has-council = Место в Верховном Совете
board-has-swordmaster = Третий агент: оружейник
board-has-revealed = Карты уже раскрыты
board-controls = Под контролем: { $space }
board-tile-used = { $name } (жетон применён)
board-fighter = { $name }: отрядов { $troops }, сила { $strength }
board-fighter-ships = { $name }: отрядов { $troops }, дредноутов { $ships }, сила { $strength }
board-hagal = Дом Хагаль
board-hagal-deck = Карт в колоде Дома Хагаль: { $n }

# Карты
board-type-plot = Заговор
board-type-combat = Сражение
board-type-endgame = Конец игры
board-kind-card = Карта
board-kind-intrigue = Карта интриги
board-kind-conflict = Конфликт
board-kind-leader = Лидер
board-kind-rival = Оппонент
board-kind-space = Ячейка
board-kind-tech = Технология
board-kind-hagal = Карта Дома Хагаль

# Лидеры без титулов
board-leader-paul-atreides = Пол Атрейдес
board-leader-leto-atreides = Лето Атрейдес
board-leader-vladimir-harkonnen = Барон Харконнен
board-leader-glossu-rabban = «Зверь» Раббан
board-leader-memnon-thorvald = Мемнон Торвальд
board-leader-ariana-thorvald = Ариана Торвальд
board-leader-ilban-richese = Илбан Ричез
board-leader-helena-richese = Елена Ричез
board-leader-rhombur-vernius = Ромбур Верниус
board-leader-tessia-vernius = Тессия Верниус
board-leader-armand-ecaz = Арманд Эказ
board-leader-ilesa-ecaz = Илеса Эказ
board-leader-yuna-moritani = Юна Моритани
board-leader-hundro-moritani = Хундро Моритани

# Что означают значки
board-legend-goods = Ресурсы
board-legend-places = Куда карта отправляет агента
board-legend-war = Отряды и конфликт
board-legend-cards = Карты
board-legend-people = Агенты, влияние, соперники
board-legend-ix = «Расцвет иксианцев»
board-legend-signs = Знаки
board-icon-spice = Пряность
board-icon-solari = Солярии
board-icon-water = Вода
board-icon-persuasion = Убеждение: им платят за карты в ходе раскрытия
board-icon-vp = Победное очко
board-icon-troop = Отряд: нанять его
board-icon-garrison = Гарнизон
board-icon-supply = Запас
board-icon-deploy = Разместить в зоне конфликта
board-icon-retreat = Отвести из зоны конфликта
board-icon-sword = Меч: на 1 больше боевой силы
board-icon-combat = Ячейка конфликта: отсюда отряды можно разместить в зоне конфликта
board-icon-control = Контроль над ячейкой
board-icon-draw = Взять карту
board-icon-discard = Сбросить карту; сброс
board-icon-trash = Удалить карту
board-icon-trash-self = Удалить эту карту
board-icon-acquire = Приобрести карту; на карте: когда её приобретают
board-icon-reveal = В ходе раскрытия; у игрока: карты раскрыты
board-icon-intrigue = Карта интриги
board-icon-steal = Взять карту интриги у тех, у кого их четыре или больше
board-icon-foldspace = Взять карту «{ name-card-foldspace }»
board-icon-signet = Кольцо с печаткой: способность вашего лидера
board-icon-bond = Если в игре есть другая карта этой фракции
board-icon-look = Посмотреть верхнюю карту своей колоды
board-icon-deck = Колода
board-icon-hand = Рука
board-icon-agent = Агент
board-icon-swordmaster = Оружейник: третий агент
board-icon-mentat = Фишка ментата: ещё один агент на этот раунд
board-icon-recall = Отозвать агента
board-icon-council = Место в Верховном Совете
board-icon-influence = Влияние во фракции на ваш выбор
board-icon-alliance = Союз
board-icon-first = Первый игрок
board-icon-rivals = Каждый соперник
board-icon-voice = Закрыть ячейку для соперников
board-icon-infiltrate = Занять ячейку, где стоят соперники
board-icon-again = Ещё один ход; на жетоне технологии: раз за раунд
board-icon-end = Ход заканчивается
board-icon-lock = В этой игре закрыто
board-icon-tech = Жетон технологии
board-icon-negotiator = Переговорщик на Иксе: технологии дешевле
board-icon-dreadnought = Дредноут
board-icon-freighter = Передвинуть грузовой корабль по треку перевозок
board-icon-snooper = Ищейка
board-icon-sneaks = В пунктирной рамке: и туда, где стоят соперники
board-icon-pays = Отдать то, что слева, и получить то, что справа
board-icon-or = Одно из двух
board-icon-if = Только если выполнено то, что слева
