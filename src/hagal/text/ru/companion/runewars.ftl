# «Рунные войны» рядом с настоящим полем.

companion-game-runewars = Рунные войны
companion-game-runewars-note = Шансы в битве, колода Судьбы, годы и сезоны с приказами и заявками на победу, и кто победил в конце.

# Инструменты
companion-rw-battle = Битва
companion-rw-fate = Судьба
companion-rw-year = Год
companion-rw-standing = Руны
companion-rw-percent = { $n } %
companion-rw-more = Подробнее об этой стороне

# Битва
companion-rw-attacker = Атакующий
companion-rw-defender = Защитник
companion-rw-faction = Фракция
companion-rw-neutral = Нейтральные отряды
companion-rw-neutral-units = Союзные нейтральные отряды
companion-rw-units = Отряды: { $n } из { $most }
companion-rw-unit-note = инициатива { $initiative }, здоровье { $health }
companion-rw-hero = Герой помогает
companion-rw-bonus = Прочая сила
companion-rw-stronghold = Крепость
companion-rw-walls-0 = Нет
companion-rw-walls-1 = Повреждена ({ $n })
companion-rw-walls-2 = Целая ({ $n })
companion-rw-siege = «Завоевание» с бонусом превосходства: крепость считается на 3 слабее
companion-rw-defense = Оборонительная постройка
companion-rw-edition = Издание
companion-rw-tracked = Тянуть из оставшихся карт
companion-rw-tracked-note =
    { $n ->
        [one] В колоде Судьбы осталась { $n } карта.
        [few] В колоде Судьбы остались { $n } карты.
       *[many] В колоде Судьбы осталось { $n } карт.
    }
companion-rw-swap = Атакует другая сторона
companion-rw-clear = Очистить эту сторону
companion-rw-two-sides = Дайте обеим сторонам отряды или защитнику крепость.
companion-rw-odds = Победа атакующего
companion-rw-error = ±{ $n } п. п.
companion-rw-losses = Потери отрядов в среднем
companion-rw-loss = { $n }
companion-rw-settled = достаточно точно
companion-rw-battles =
    { $n ->
        [one] Сыграна { $n } битва
        [few] Сыграны { $n } битвы
       *[many] Сыграно { $n } битв
    }
companion-rw-odds-said = Атакующий побеждает с вероятностью { $win } %, погрешность { $error }. Потери отрядов в среднем: атакующий { $lost }, защитник { $killed }.

# Колода Судьбы
companion-rw-cards-left = Осталось карт: { $n } из { $all }.
companion-rw-deck-empty = Колода пуста: замешайте в неё сброс.
companion-rw-tap-drawn = Нажимайте на вытянутые карты.
companion-rw-card = Карта { $n }
companion-rw-card-drawn = вытянута
companion-rw-card-left = в колоде
companion-rw-shuffle = Замешать сброс в колоду
companion-rw-chances = Следующая карта
companion-rw-destiny = Исход судьбы

# Новая игра
companion-rw-no-game = Игра не ведётся
companion-rw-no-game-note = Годы и сезоны, приказы, заявки на победу и подсчёт: начните игру, и она останется здесь до последней зимы. Битва и колода Судьбы работают и без неё.
companion-rw-page-game = Игра
companion-rw-page-people = Кто за столом
companion-rw-edition-revised-note = Семь лет; шесть драконьих рун предъявляют и удерживают год.
companion-rw-edition-2010-note = Шесть лет; кто предъявил шесть драконьих рун, тот победил.
companion-rw-epic-note = 8 лет, 7 драконьих рун
companion-rw-how-many = Игроки
companion-rw-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
companion-rw-faction-n = Фракция игрока { $n }
companion-rw-name-n = Имя игрока { $n } (по желанию)
companion-rw-same-faction = Каждую фракцию можно взять только один раз.

# Годы и сезоны
companion-rw-year-of = Год { $n } из { $last }
companion-rw-season-steps = В этом сезоне
companion-rw-step-card = Первый игрок тянет карту Сезона: сначала её текст, затем значок.
companion-rw-step-spring = Значок весны: все забирают жетоны активации и приказы; затем все поваленные фигуры встают.
companion-rw-step-summer = Значок лета: фаза Квеста.
companion-rw-step-fall = Значок осени: сброс карт Судьбы замешивается в колоду (здесь уже сделано). Затем каждый в порядке хода: 2 влияния или 1 карта Тактики.
companion-rw-step-winter = Значок зимы: в каждой локации остаётся не больше отрядов, чем показывает шкала еды. Вода замёрзла до конца сезона.
companion-rw-step-orders = Каждый выбирает один приказ и кладёт его рубашкой вверх.
companion-rw-step-resolve = Приказы открывают одновременно и исполняют, начиная с наименьшего номера.
companion-rw-step-reckoning = Это последняя зима: после неё открывают все жетоны рун.
companion-rw-orders-of-year = Приказы этого года
companion-rw-no-order = Приказа пока нет
companion-rw-order-used = уже в этом году
companion-rw-order-now = этого сезона
companion-rw-order-hand = на руке
companion-rw-supremacy = Бонус превосходства
companion-rw-play-order = Порядок хода
companion-rw-claim = Заявить о победе
companion-rw-claim-of = Заявка на победу: { $who }. Проверка в год { $year }
companion-rw-claim-sure =
    { $n ->
        [one] { $who } в свой ход предъявляет { $n } драконью руну и кладёт карту Победы на колоду этого сезона?
        [few] { $who } в свой ход предъявляет { $n } драконьи руны и кладёт карту Победы на колоду этого сезона?
       *[many] { $who } в свой ход предъявляет { $n } драконьих рун и кладёт карту Победы на колоду этого сезона?
    }
companion-rw-has-claim = Заявка на победу: { $season }
companion-rw-show = Предъявить руны
companion-rw-show-sure =
    { $n ->
        [one] { $who } контролирует и предъявляет { $n } драконью руну и побеждает?
        [few] { $who } контролирует и предъявляет { $n } драконьи руны и побеждает?
       *[many] { $who } контролирует и предъявляет { $n } драконьих рун и побеждает?
    }
companion-rw-next-season = Дальше: { $season }
companion-rw-next-year = Дальше: весна, год { $n }
companion-rw-check =
    { $n ->
        [one] Перед картой Сезона проверяется заявка: { $who }. Сколько драконьих рун у этого игрока сейчас? Нужна { $n }.
        [few] Перед картой Сезона проверяется заявка: { $who }. Сколько драконьих рун у этого игрока сейчас? Нужно { $n }.
       *[many] Перед картой Сезона проверяется заявка: { $who }. Сколько драконьих рун у этого игрока сейчас? Нужно { $n }.
    }
companion-rw-check-holds = Победа: { $who }
companion-rw-check-fails = Заявка не удалась
companion-rw-to-count = Посчитать руны
companion-rw-reckon = Кто победил?
companion-rw-count = Откройте все жетоны рун и посчитайте драконьи руны и влияние каждого игрока.
companion-rw-see-end = Конец игры

# Руны и конец игры
companion-rw-standing-now = Если бы последняя зима кончилась сейчас
companion-rw-runes = Драконьи руны
companion-rw-influence = Влияние
companion-rw-out = Вне игры
companion-rw-out-sure = Этот игрок больше не контролирует ни одной локации и выбывает?
companion-rw-is-out = вне игры
companion-rw-why-runes = Драконьих рун больше, чем у следующего ({ $who }): { $n } против { $less }.
companion-rw-why-influence = Драконьих рун столько же, сколько у следующего ({ $who }), но влияния больше: { $n } против { $less }.
companion-rw-why-start = Драконьих рун и влияния столько же, сколько у следующего ({ $who }), но стартовое влияние фракции больше: { $n } против { $less }.
companion-rw-why-out = Следующий игрок ({ $who }) вне игры.
companion-rw-won-claim = Победа: { $who }. Достаточно драконьих рун удержано целый год.
companion-rw-won-runes = Победа: { $who }. Предъявлено достаточно драконьих рун.
companion-rw-won-reckoning = Победа при подсчёте: { $who }.
companion-rw-won-last = Победа: { $who }. Других игроков не осталось.
companion-rw-told-runes = { $who }: драконьи руны { $n }.
companion-rw-told-influence = { $who }: влияние { $n }.
companion-rw-told-fate = Вытянута карта Судьбы { $n }.
companion-rw-told-back = Карта Судьбы { $n } всё же в колоде.
