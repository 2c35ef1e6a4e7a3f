# «Рунные войны»: карта и подготовка к игре.

setting-runewars-board = Игровое поле
setting-runewars-factions = Фракции
setting-runewars-first = Первый игрок
setting-runewars-markers = Расстояние между родными владениями

# Первый игрок и фракции
rw-ask-faction = Какую фракцию вы берёте?
rw-option-faction = { $faction }
event-rw-first-fate = { $seat } получает карту Судьбы { $n }.
event-rw-first-player = Первый игрок — { $seat }.
event-rw-faction = { $seat } берёт фракцию «{ $faction }».

# Модули карты
rw-ask-tile = Какой модуль карты вы кладёте?
rw-ask-place = Где лежит локация { $area } ({ $tile })?
rw-ask-turn = Как повернуть { $tile }?
rw-option-tile = положить { $tile }
rw-option-place = столбец { $q }, ряд { $r }
rw-option-turn =
    { $turn ->
        [0] как напечатано
       *[1] повернуть на { $turn }/6 оборота по часовой стрелке
    }
event-rw-setup-quest = { $seat } получает квест { $quest } и берёт { $tile }.
event-rw-lay-tile = { $seat } кладёт { $tile }.
event-rw-rebuild = Поле нельзя достроить: все модули забирают, и оно строится заново.
event-rw-ready-board =
    { $n ->
        [one] Выложено готовое поле из { $n } модуля.
        [few] Выложено готовое поле из { $n } модулей.
       *[many] Выложено готовое поле из { $n } модулей.
    }

# Родные владения
rw-ask-marker = Где стоит маркер родных владений { $n } из { $of }?
rw-ask-home = На место какого маркера вы кладёте родные владения?
rw-ask-home-turn = Как лежат ваши родные владения?
rw-option-marker =
    { $direction ->
        [0] столбец { $q }, ряд { $r } и соседняя локация к северу
        [1] столбец { $q }, ряд { $r } и соседняя локация к северо-востоку
       *[2] столбец { $q }, ряд { $r } и соседняя локация к юго-востоку
    }
rw-option-home =
    { $turn ->
        [0] локация A: столбец { $q }, ряд { $r }, как напечатано
       *[1] локация A: столбец { $q }, ряд { $r }, повернуть на { $turn }/6 оборота по часовой стрелке
    }
event-rw-home-marker = { $seat } ставит маркер родных владений.
event-rw-lay-home = { $seat } кладёт родные владения.

# Жетоны рун
rw-ask-setup-false = В какой локации родных владений лежит фальшивая руна?
rw-ask-setup-rune = Вы кладёте драконью и фальшивую руны в две локации. Какая первая?
rw-ask-setup-second-rune = Один жетон руны ложится в локацию { $area }. Куда положить второй?
rw-ask-setup-dragon = Какой из двух жетонов — драконья руна?
rw-ask-setup-one-rune = Место есть только для одного жетона руны, в локации { $area }. Какой вы кладёте?
rw-option-setup-false = фальшивая руна в локацию { $area }
rw-option-setup-rune = жетон руны в локацию { $area }
rw-option-setup-dragon = драконья руна в локации { $area }
rw-option-setup-keep-rune = положить жетон: { $rune }
event-rw-setup-runes = { $seat } кладёт жетоны рун лицом вниз в локации { $areas }.
event-rw-setup-one-rune = { $seat } кладёт в локацию { $area } один жетон ({ $rune }); другой возвращается в стопку.

rw-ask-first-stronghold = В какой локации родных владений будет ваша крепость?
rw-ask-setup-recruits = Куда поставить отряд «{ $unit }»? Осталось разместить: { $n }.
rw-ask-starting-hero = В какой локации родных владений начинает { $hero }?
rw-option-first-stronghold = крепость в локацию { $area }
rw-option-setup-recruit = { $unit } в локацию { $area }
rw-option-starting-hero = герой в локацию { $area }
event-rw-city-founded = Город { $city } находится в локации { $area }.
event-rw-first-stronghold = { $seat } ставит крепость в локацию { $area }.
event-rw-setup-recruit = { $seat } ставит отряд «{ $unit }» в локацию { $area }.
event-rw-starting-hero = { $seat }: присоединяется { $hero }.
event-rw-starting-hero-placed = { $hero } начинает в локации { $area }.
event-rw-starting-hand = { $seat } начинает игру: влияние { $influence }, карты Тактики { $tactics }.
event-rw-starting-objective = { $seat } берёт цель: { $card }.
event-rw-starting-objective-hidden = { $seat } берёт тайную цель.

# Названия
name-tile-1 = модуль 1
name-tile-2 = модуль 2
name-tile-3 = модуль 3
name-tile-4 = модуль 4
name-tile-5 = модуль 5
name-tile-6 = модуль 6
name-tile-7 = модуль 7
name-tile-8 = модуль 8
name-tile-9 = модуль 9
name-tile-daqan = родные владения Дакана
name-tile-latari = родные владения Латари
name-tile-waiqar = родные владения Вайкара
name-tile-uthuk = родные владения Утука
name-area-1a = 1A
name-area-1b = 1B
name-area-1c = 1C
name-area-2a = 2A
name-area-2b = 2B
name-area-2c = 2C
name-area-3a = 3A
name-area-3b = 3B
name-area-3c = 3C
name-area-4a = 4A
name-area-4b = 4B
name-area-4c = 4C
name-area-5a = 5A
name-area-5b = 5B
name-area-5c = 5C
name-area-5d = 5D
name-area-6a = 6A
name-area-6b = 6B
name-area-6c = 6C
name-area-6d = 6D
name-area-7a = 7A
name-area-7b = 7B
name-area-7c = 7C
name-area-8a = 8A
name-area-8b = 8B
name-area-8c = 8C
name-area-8d = 8D
name-area-9a = 9A
name-area-9b = 9B
name-area-daqan-a = Дакан A
name-area-daqan-b = Дакан B
name-area-daqan-c = Дакан C
name-area-latari-a = Латари A
name-area-latari-b = Латари B
name-area-latari-c = Латари C
name-area-waiqar-a = Вайкар A
name-area-waiqar-b = Вайкар B
name-area-waiqar-c = Вайкар C
name-area-uthuk-a = Утук A
name-area-uthuk-b = Утук B
name-area-uthuk-c = Утук C
name-city-forge = Кузня
name-city-dawnsmoor = Донсмур
name-city-greyhaven = Грейхейвен
name-city-vynelvale = Винелвейл
name-city-harrowford = Харроуфорд
name-city-silvermere = Сильвермир
name-city-wyrmwatch = Вирмвотч
