# The table of Runewars in the browser.


# Parts of the table
table-runewars-map = Карта
table-runewars-own = Ваши вещи
table-runewars-year = Год { $n } из { $last }

# Карта
table-runewars-map-keys = Карта. Стрелки ведут от локации к локации, + и − меняют масштаб.
table-runewars-lens = Масштаб карты
table-runewars-nearer = Ближе
table-runewars-farther = Дальше
table-runewars-fit = Вся карта
table-runewars-some = { $unit } ({ $n })
table-runewars-some-routed = { $unit } ({ $n }), повалены
table-runewars-march = В походе из локации { $start } в локацию { $area }: { $units }

# Что в локации, словами
table-runewars-home = Родные владения: { $faction }.
table-runewars-controlled = Под контролем: { $name }.
table-runewars-wild = Здесь нейтральные отряды.
table-runewars-yields = Доход: { $what }.
table-runewars-yield-food = еда { $n }
table-runewars-yield-wood = дерево { $n }
table-runewars-yield-ore = руда { $n }
table-runewars-barren = Дохода нет.
table-runewars-border-mountain = Горы в сторону: { $areas }.
table-runewars-border-water = Вода в сторону: { $areas }.
table-runewars-border-ice = Замёрзшая вода в сторону: { $areas }.
table-runewars-hold = Крепость: { $name }.
table-runewars-damaged = Повреждённая крепость: { $name }.
table-runewars-developed = Постройка: { $what }.
table-runewars-city = Город: { $city }.
table-runewars-site = Место для города.
table-runewars-standing = Отряды: { $units }.
table-runewars-routed = Повалены: { $units }.
table-runewars-here-hero =
    { $n ->
        [0] Герой: { $hero } ({ $name }).
       *[other] Герой: { $hero } ({ $name }), урон { $n }.
    }
table-runewars-here-hero-routed =
    { $n ->
        [0] Герой: { $hero } ({ $name }), повален.
       *[other] Герой: { $hero } ({ $name }), повален, урон { $n }.
    }
table-runewars-activated = Жетоны активации: { $names }.
table-runewars-rune = Жетон руны лицом вниз.
table-runewars-rune-known = Жетон руны лицом вниз; вы его знаете: { $rune }.
table-runewars-rune-up = Жетон руны лицом вверх: { $rune }.
table-runewars-token = Жетон исследования { $n }, лицом вниз.
table-runewars-token-known = Жетон исследования лицом вниз; вы его знаете: { $token }.
table-runewars-token-up = Жетон исследования: { $token }.
table-runewars-dropped = Награды на земле: { $rewards }.
table-runewars-dropped-hidden =
    { $n ->
        [one] { $n } награда лежит на земле лицом вниз.
        [few] { $n } награды лежат на земле лицом вниз.
       *[other] { $n } наград лежат на земле лицом вниз.
    }

# Сколько отрядов
table-runewars-count-send = { $unit }, из локации { $area }
table-runewars-count-move = { $unit }, в локацию { $area }
table-runewars-count-deploy = { $unit }, в локации { $area }

table-runewars-sheet =
    # «Рунные войны» на одной странице
    ## Цель
    Драконьи руны в локациях под вашим контролем. Новое издание: показать шесть в свой ход и через год удержать шесть (RWR-004, RWR-005). 2010: шесть побеждают сразу (RW-220).
    Если после последней зимы никто не победил, побеждает тот, у кого драконьих рун больше (RW-221): год 7, в 2010 год 6 (RWR-003, RW-040).
    ## Сезон (RW-041)
    Карта Сезона: текст, затем значок (RW-042). Весна: приказы возвращаются, все встают (RW-050). Лето: фаза Квеста (RW-051). Осень: влияние или карта Тактики (RW-052). Зима: еда ограничивает войска, вода замерзает (RW-053).
    Приказы: каждый тайно выбирает один (RW-043); их открывают вместе и выполняют с меньшего номера (RW-044). Если ваш пока старший за год, вам доступен его бонус (RW-046).
    ## Приказы по номерам
    1 «Стратегия» (RW-070), 2 «Мобилизация» (RW-072) и 3 «Завоевание» (RW-074) двигают войска. 4 «Сбор урожая» ставит шкалы (RW-075), 5 «Вербовка» даёт отряды (RW-077), 6 «Поиск поддержки» — выгоды городов (RW-078), 7 «Обретение власти» — влияние и титулы (RW-080), 8 «Укрепление» строит крепости и прячет руны (RW-081).
    ## Битвы
    Во вражескую локацию — битва (RW-097). В нейтральную — битва или дипломатия (RW-115).
    Пять раундов по инициативе; каждый стоящий отряд тянет карту Судьбы (RW-124): особые значки, поваленные, урон (RW-126). Потом сила: стоящие отряды, крепость, бонусы (RW-140); равенство — защитнику (RW-142). Проигравший отступает (RW-145).
    ## Герои
    В фазе Квеста каждый движется, лечится или тренируется (RW-162); квесты (RW-166) и дуэли (RW-175) приносят награды. В новом издании они помогают отрядам в битве (RWR-008).
    Тайная цель приносит драконью руну, когда выполнена в ваш ход (RW-203).

# Статистика
mine-by-role-runewars = Фракция
mine-edition-runewars-revised = пересмотренное издание
mine-edition-runewars-2010 = первое издание

# In network games: passing ahead
table-runewars-ahead = Без моих карт Тактики в этой битве
table-runewars-ahead-on = Вы не играете карт Тактики в этой битве, пока их не сыграет кто-нибудь другой. Никто об этом не узнает.
table-runewars-ahead-ended = Вы спасовали заранее, но { $name } играет карту: решайте сами.
