# «Legendary Encounters: Чужой» в терминале.

# Стол
term-encounters-phase-hive = Фаза Улья
term-encounters-hive = Улей { $n }
term-encounters-hive-last = последний Улей { $n }
term-encounters-hatchery =
    { $n ->
        [one] Инкубатор: { $n } Лицехват
        [few] Инкубатор: { $n } Лицехвата
       *[many] Инкубатор: { $n } Лицехватов
    }, { $of ->
        [one] { $of } Грудолом
        [few] { $of } Грудолома
       *[many] { $of } Грудоломов
    }
term-encounters-complex = Комплекс
term-encounters-space-ventilation-shafts = Вентиляционные шахты
term-encounters-space-power-station = Энергостанция
term-encounters-space-weapons-locker = Оружейный склад
term-encounters-space-med-lab = Медотсек
term-encounters-space-airlock = Шлюз
term-encounters-sergeant = Сержант
term-encounters-progress = ({ $n } из { $of })
term-encounters-armed = (запущено)
term-encounters-armed-at = Идёт самоуничтожение: { $room }
term-encounters-life = (сначала надо ранить)
term-encounters-clone = (неудачный клон)
term-encounters-closed =
    { $n ->
        [one] закрыто { $n } место
        [few] закрыто { $n } места
       *[many] закрыто { $n } мест
    }

# Игроки
term-encounters-hugged =
    { $n ->
        [one] Лицехват: остался { $n } ход
        [few] Лицехват: осталось { $n } хода
       *[many] Лицехват: осталось { $n } ходов
    }
term-encounters-infested = внутри Грудолом
term-encounters-captive = аватар в плену
term-encounters-saved = Спасены:
term-encounters-hazards-beside = Угрозы:

# Конец игры
term-encounters-ended-lost-alien = Игра окончена. Победил Улей.
term-encounters-hive-empty = Улей закончился на Цели { $n }, в раунде { $rounds }: погибли все.
term-encounters-burst = Убиты Грудоломом: { $names }.
term-encounters-ended-escaped-alien = Игра окончена. Улей опустел в раунде { $n }.
term-encounters-open = (не выполнена)
term-encounters-trophies-finds = находки, клоны { $n }:
term-encounters-honor-finds = Наход
