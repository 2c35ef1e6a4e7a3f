# Стол «Legendary Encounters: Чужой» в браузере.

# Части стола
table-hive-complex = Комплекс
table-hive-hive = Улей
table-hive-hive-deck =
    { $n ->
        [one] Улей: { $n } карта
        [few] Улей: { $n } карты
       *[many] Улей: { $n } карт
    }
table-hive-phase = Улей
table-hive-hatchery = Инкубатор
table-hive-nest =
    { $n ->
        [one] Инкубатор: { $n } Лицехват
        [few] Инкубатор: { $n } Лицехвата
       *[many] Инкубатор: { $n } Лицехватов
    }, { $of ->
        [one] { $of } Грудолом
        [few] { $of } Грудолома
       *[many] { $of } Грудоломов
    }
table-hive-sergeant = Сержант
table-hive-sergeants =
    { $n ->
        [one] { $n } Сержант
        [few] { $n } Сержанта
       *[many] { $n } Сержантов
    }
table-hive-drones-left = только Дроны

# Сектора
table-hive-space-ventilation-shafts = Вентиляционные шахты
table-hive-space-power-station = Энергостанция
table-hive-space-weapons-locker = Оружейный склад
table-hive-space-med-lab = Медотсек
table-hive-space-airlock = Шлюз

# Что Чужие сделали с игроками
table-hive-menaces = Что сделали Чужие: { $name }
table-hive-turns-left =
    { $n ->
        [one] Остался { $n } ход, чтобы убить его; потом он оставит Грудолома.
        [few] Осталось { $n } хода, чтобы убить его; потом он оставит Грудолома.
       *[many] Осталось { $n } ходов, чтобы убить его; потом он оставит Грудолома.
    }
table-hive-burster-told = Внутри Грудолом: враги не бьют, но вытянувший эту карту погибает
table-hive-captive = { $name }: аватар в плену, в Операциях
table-hive-taken =
    { $n ->
        [one] Пленник: за { $n } очко вы освобождаете и получаете его
        [few] Пленник: за { $n } очка вы освобождаете и получаете его
       *[many] Пленник: за { $n } очков вы освобождаете и получаете его
    }
table-hive-saved = Спасён: { $name }
table-hive-beside = Рядом с аватаром: { $name }

# Цели, Локация, Штаб
table-hive-progress = выполнено { $n } из { $of }
table-hive-armed = Запущено
table-hive-armed-at = Идёт самоуничтожение: { $room }
table-hive-closed =
    { $n ->
        [one] В Штабе закрыто { $n } место
        [few] В Штабе закрыто { $n } места
       *[many] В Штабе закрыто { $n } мест
    }
table-hive-closed-space = Закрыто: это место больше не в Штабе
table-hive-clone = Неудачный клон
table-hive-clone-told = Неудачный клон: не бьёт; убить его можно, заплатив его цену
table-hive-lives =
    { $n ->
        [one] Прежде чем убить, его надо ранить ещё { $n } раз
        [few] Прежде чем убить, его надо ранить ещё { $n } раза
       *[many] Прежде чем убить, его надо ранить ещё { $n } раз
    }

# Фильмы
table-hive-film-alien = Чужой
table-hive-film-aliens = Чужие
table-hive-film-alien3 = Чужой 3
table-hive-film-resurrection = Чужой: Воскрешение

# Конец игры
table-hive-end-lost = Никто не услышит ваш крик: вы проиграли
table-hive-end-out = Улей закончился во второй раз на Цели { $n }, в раунде { $rounds }: погибли все.
table-hive-end-burst = погиб: Грудолом
table-hive-over-ultimate = Величайшая Добыча Улья убита в раунде { $rounds }.
table-hive-over-escaped = Улей пуст: охота закончилась в раунде { $rounds }.
table-hive-trophies-card = Находки, клоны

# Обозначения
table-hive-legend-menaces = Чужие
table-hive-legend-crews = Экипажи
table-hive-icon-xenomorph = Карта Улья рубашкой вверх
table-hive-icon-egg = Инкубатор
table-hive-icon-facehugger = Лицехват и Атака, которая его убьёт
table-hive-icon-chestburster = Грудолом: носителя не бьют, но он погибает, вытянув эту карту
table-hive-icon-turns = Сколько ходов осталось, чтобы убить Лицехвата
table-hive-icon-captive = Пленник
table-hive-icon-saved = Спасённый пропавший брат
table-hive-icon-armed = Идёт самоуничтожение
table-hive-icon-closed = Закрытое место Штаба
table-hive-icon-clone = Неудачный клон
table-hive-icon-sergeant = Сержант
