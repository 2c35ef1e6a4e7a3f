# «Расцвет Икса»: что произошло.

# Перевозки и технологии
event-freighter-up = { $seat } продвигает грузовой корабль на деление { $n }.
event-freighter-home = { $seat } отзывает грузовой корабль с деления { $n }.
event-tech-up = На Иксе новый жетон технологии: { $tile }.
event-tech =
    { $seat } приобретает жетон { $tile }, плата: { $what }{ $n ->
        [0] .
        [one] {" "}и { $n } переговорщик.
        [few] {" "}и { $n } переговорщика.
       *[many] {" "}и { $n } переговорщиков.
    }
event-negotiator =
    { $n ->
        [one] { $seat } отправляет на Икс { $n } переговорщика.
        [few] { $seat } отправляет на Икс { $n } переговорщиков.
       *[many] { $seat } отправляет на Икс { $n } переговорщиков.
    }
event-tile = { $seat } применяет жетон { $tile }.

# Дредноуты
event-commission =
    { $n ->
        [1] { $seat } строит дредноут.
        [one] { $seat } строит { $n } дредноут.
        [few] { $seat } строит { $n } дредноута.
       *[many] { $seat } строит { $n } дредноутов.
    }
event-deploy-dreadnought =
    { $n ->
        [one] { $seat } размещает в зоне конфликта { $n } дредноут.
        [few] { $seat } размещает в зоне конфликта { $n } дредноута.
       *[many] { $seat } размещает в зоне конфликта { $n } дредноутов.
    }
event-retreat-dreadnought =
    { $n ->
        [one] { $seat } отводит { $n } дредноут.
        [few] { $seat } отводит { $n } дредноута.
       *[many] { $seat } отводит { $n } дредноутов.
    }
event-flag = Дредноут { $seat-genitive } берёт под контроль ячейку { $space }.

# Карты и лидеры
event-unload = { $seat } разгружает карту { $card }.
event-bury = { $seat } кладёт карту интриги под колоду.
event-snooper = { $seat } доходит до ищейки у { $faction-genitive }: это { $n }-я из четырёх.
event-keep-aside = { $seat } втайне откладывает карту.
event-give-back = { $seat } возвращает в руку карту { $card }.

# Оппоненты и варианты
event-tech-trashed = На жетоне { $tile } нет знака Дома Хагаль: он убран с Икса.
event-row-dice = { $seat } бросает кубики на ряд Империи: { $first } и { $second }.
event-row-trash = Карта { $card } уходит из ряда Империи.
why-no-friend = Для неё мало влияния у Космической Гильдии.
why-two-ships = Оба дредноута уже построены.
