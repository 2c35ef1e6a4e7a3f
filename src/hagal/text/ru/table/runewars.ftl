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
