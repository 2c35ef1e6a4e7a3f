# Стол «Дюны: Империи» в браузере.

# Части стола
board-board = Поле
board-seats = Игроки
board-score = Счёт
board-log = Что произошло
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
board-your-turn = Ваше решение
board-may-act = Вы можете вмешаться
board-waiting = Все ждут
board-open-seat = там ещё никто не сидит
board-over = Игра окончена
board-options =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
board-for-rival = Решение за соперника: { $name }
board-for-rival-tied = С этими фракциями его влияние одинаково низкое, поэтому где оно вырастет, выбираете вы (HG-049).
board-for-rival-free = Правила оставляют этот выбор вам (HG-049).

# Что стоит на ячейках
board-agent-of = Агент: { $name }
board-bonus-spice = Бонусная Пряность: { $n }
board-controlled = Контроль: { $name }
board-ship-here = Дредноут: { $name }
board-silenced = Закрыто картой «Голос»: { $name }
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
board-has-mentat = Ментат на его стороне
board-has-mentat-next = Ментат будет у него в следующем раунде
board-has-council = Место в Верховном Совете
board-has-swordmaster = Третий агент от Оружейника
board-has-revealed = Карты уже раскрыты
board-controls = Под контролем: { $space }
board-tile-used = { $name } (применена)
board-fighter = { $name }: отрядов { $troops }, сила { $strength }
board-fighter-ships = { $name }: отрядов { $troops }, дредноутов { $ships }, сила { $strength }
board-hagal = Дом Хагал
board-hagal-deck = Карт в колоде Хагал: { $n }

# Карты
board-type-plot = Заговор
board-type-combat = Сражение
board-type-endgame = Финал
board-kind-card = Карта
board-kind-intrigue = Карта интриги
board-kind-conflict = Конфликт
board-kind-leader = Лидер
board-kind-rival = Соперник
board-kind-space = Ячейка
board-kind-tech = Технология
board-kind-hagal = Карта Хагал

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
