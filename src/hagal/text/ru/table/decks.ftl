# Колоды и стопки, которые можно просмотреть
decks-title = Колоды и стопки
decks-all = Открыть все колоды и стопки
decks-none = Здесь нечего просматривать.
decks-of = Карты игрока { $name }
decks-own = Ваши карты
decks-table = На столе
decks-draw = Без порядка: что ещё впереди.
decks-top = Сверху: { $name }
decks-hidden =
    { $n ->
        [one] { $n } неизвестная вам карта
        [few] { $n } неизвестные вам карты
       *[other] { $n } неизвестных вам карт
    }
decks-empty = Здесь ничего нет.
decks-acquired = Приобретено
decks-whole = Вся ваша колода
decks-left = Ещё впереди
decks-gone = Раскрыто
decks-out = На поле
decks-orders = Приказы этого года
decks-in-deck =
    { $n ->
        [one] в колоде { $n } карта
        [few] в колоде { $n } карты
       *[other] в колоде { $n } карт
    }
