# Runewars: сезоны, приказы, движение, дипломатия, победа.

name-order-strategize = Стратегия
name-order-mobilize = Мобилизация
name-order-conquer = Завоевание
name-order-harvest = Сбор урожая
name-order-recruit = Вербовка
name-order-rally-support = Поиск поддержки
name-order-acquire-power = Обретение власти
name-order-fortify = Укрепление
text-order-strategize = Переместите отряды и героев в соседние локации: свои или пустые. Превосходство: возьмите карты тактики по своим шкалам.
text-order-mobilize = Активируйте локацию и введите в неё отряды. Превосходство: ещё раз, но не больше одной битвы за ход.
text-order-conquer = Активируйте локацию и введите в неё отряды. Превосходство: крепость там слабее на 3.
text-order-harvest = Установите шкалы по доходу своих локаций. Превосходство: постройки приносят доход, и за 1 дерево можно построить ещё одну.
text-order-recruit = Наберите отряды по одной шкале в своих крепостях. Превосходство: и по другой шкале.
text-order-rally-support = Каждый ваш город даёт одно из своих благ. Превосходство: наймите героя за 1–3 влияния.
text-order-acquire-power = Получите влияние по своим шкалам. Превосходство: возьмите титул.
text-order-fortify = Постройте крепость, почините крепость, перемешайте жетоны рун двух локаций: каждое не больше одного раза.

# Вопросы
rw-ask-order = Выберите приказ на этот сезон.
rw-ask-fall = Осень: влияние или карта?
rw-ask-turn-start = Ваш ход: { $order }
rw-ask-bonus = { $order } — ваш старший приказ за год. Использовать превосходство?
rw-ask-turn-end = Что-нибудь ещё до конца хода?
rw-ask-maneuvers = Кого вы перемещаете?
rw-ask-move-out = Куда идти из локации { $area }?
rw-ask-activate = Какую локацию вы активируете?
rw-ask-send =
    { $n ->
        [one] Кто идёт в локацию { $area }? В пути { $n } отряд.
        [few] Кто идёт в локацию { $area }? В пути { $n } отряда.
        [many] Кто идёт в локацию { $area }? В пути { $n } отрядов.
       *[other] Кто идёт в локацию { $area }? В пути { $n } отряда.
    }
rw-ask-meet-neutrals = Локацию { $area } занимают нейтральные отряды: битва или дипломатия?
rw-ask-destiny = Какую судьбу вы выбираете для локации { $area }?
rw-ask-refused = Они отказались: битва в локации { $area } или отступление?
rw-ask-collect = Какой ресурс вы собираете в локации { $area }?
rw-ask-development = Построить сооружение за 1 дерево?
rw-ask-dial = По какой шкале вы набираете отряды?
rw-ask-make-room =
    { $n ->
        [one] Все такие отряды уже в игре: { $unit }. Уничтожить один, чтобы набрать другой? Не хватает: { $n }.
        [few] Все такие отряды уже в игре: { $unit }. Уничтожить один, чтобы набрать другой? Не хватает: { $n }.
        [many] Все такие отряды уже в игре: { $unit }. Уничтожить один, чтобы набрать другой? Не хватает: { $n }.
       *[other] Все такие отряды уже в игре: { $unit }. Уничтожить один, чтобы набрать другой? Не хватает: { $n }.
    }
rw-ask-deploy = { $unit } ({ $n }): сколько в локацию { $area }?
rw-ask-city = { $city }, локация { $area }: что вы берёте?
rw-ask-hire = Сколько влияния на героев? Столько же вы увидите и оставите одного.
rw-ask-title = Какой титул вы берёте и за сколько?
rw-ask-fortify = Что вы делаете дальше?
rw-ask-abandon = Все ваши крепости в игре: какую вы оставляете?
rw-ask-trim = В локации { $area } могут быть отряды числом до { $limit }: какой уничтожить?
rw-ask-discard-tactics = Слишком много карт тактики: какую вы сбрасываете?
rw-ask-discard-quests = Слишком много квестов: какой вы сбрасываете?
rw-ask-prove =
    { $n ->
        [one] Откройте драконью руну: осталось доказать { $n }.
        [few] Откройте драконью руну: осталось доказать { $n }.
        [many] Откройте драконью руну: осталось доказать { $n }.
       *[other] Откройте драконью руну: осталось доказать { $n }.
    }
rw-ask-mark = Чем отметить заявку?

# Варианты
rw-option-order = { $order }
rw-option-resolve = Выполнить приказ
rw-option-bonus = Использовать превосходство
rw-option-done = Готово
rw-option-end = Закончить ход
rw-option-from-units = Отряды: { $area }
rw-option-from-allies = Союзные отряды: { $area }
rw-option-from-heroes = Герои: { $area }
rw-option-move = { $unit } ({ $n }) → { $area }
rw-option-move-hero = { $hero } → { $area }
rw-option-activate = Активировать: { $area }
rw-option-activate-none = Ничего не активировать
rw-option-send = { $unit } ({ $n }) из локации { $area }
rw-option-send-hero = { $hero } идёт вместе с ними
rw-option-battle = Битва
rw-option-diplomacy = Дипломатия за { $n } влияния
rw-option-gold = Золото: они станут союзниками
rw-option-grey = Серебро: они отступят
rw-option-red = Красный: битва или отступление
rw-option-retreat = Отступить
rw-option-resource = { $resource }
rw-option-develop = { $area }: { $development }
rw-option-destroy =
    { $routed ->
        [0] { $unit }
       *[1] { $unit } (поваленный)
    }
rw-option-destroy-at =
    { $routed ->
        [0] { $unit }, локация { $area }
       *[1] { $unit }, локация { $area } (поваленный)
    }
rw-option-deploy = { $n } в локацию { $area }
rw-option-city-units = { $unit } ({ $n })
rw-option-influence = { $n } влияния
rw-option-tactics =
    { $n ->
        [one] Взять { $n } карту тактики
        [few] Взять { $n } карты тактики
        [many] Взять { $n } карт тактики
       *[other] Взять { $n } карты тактики
    }
rw-option-quests =
    { $n ->
        [one] Взять { $n } квест
        [few] Взять { $n } квеста
        [many] Взять { $n } квестов
       *[other] Взять { $n } квеста
    }
rw-option-pay-heroes = Заплатить { $n }
rw-option-title = { $title } за { $n } влияния
rw-option-build = Построить крепость: { $area }
rw-option-repair = Починить крепость: { $area }
rw-option-runes = Перемешать жетоны рун двух локаций
rw-option-abandon = Оставить крепость: { $area }
rw-option-discard = Сбросить: { $card }
rw-option-tactic = Сыграть: { $card }
rw-option-claim = Заявить о победе
rw-option-withdraw-claim = Отозвать заявку
rw-option-reveal = Открыть руну: { $area }
rw-option-victory-card = Карта победы
rw-option-mark = { $unit }

# Причины
rw-why-order-used = Приказ { $order } уже использован: он вернётся весной.
rw-why-activated = В локации { $area } уже лежит ваш жетон активации.

# Что произошло
event-rw-season = Год { $year }, { $season }.
event-rw-season-card = Карта сезона: { $card }.
event-rw-spring = Приказы и жетоны активации возвращаются, поваленные фигуры встают.
event-rw-order = { $seat } выполняет приказ { $order }.
event-rw-bonus = { $seat } использует превосходство приказа { $order }.
event-rw-influence = { $seat } получает { $n } влияния.
event-rw-spend = { $seat } тратит { $n } влияния.
event-rw-draw-tactics =
    { $n ->
        [one] { $seat } берёт { $n } карту тактики.
        [few] { $seat } берёт { $n } карты тактики.
        [many] { $seat } берёт { $n } карт тактики.
       *[other] { $seat } берёт { $n } карты тактики.
    }
event-rw-draw-quests =
    { $n ->
        [one] { $seat } берёт { $n } квест.
        [few] { $seat } берёт { $n } квеста.
        [many] { $seat } берёт { $n } квестов.
       *[other] { $seat } берёт { $n } квеста.
    }
event-rw-discard-tactic = { $seat } сбрасывает карту { $card }.
event-rw-discard-quest = { $seat } сбрасывает квест { $card }.
event-rw-tactic = { $seat } играет карту { $card }.
event-rw-reshuffle-fate = Карты судьбы перемешаны.
event-rw-reshuffle-tactics = Карты тактики перемешаны.
event-rw-reshuffle-quests = Квесты перемешаны.
event-rw-activate = { $seat } активирует локацию { $area }.
event-rw-moves = { $seat }: { $unit } ({ $n }), { $start } → { $area }.
event-rw-hero-moves = { $hero } идёт в локацию { $area }.
event-rw-diplomacy = { $seat } ведёт переговоры с нейтральными отрядами в локации { $area } за { $n } влияния: { $cards }.
event-rw-destiny = Судьба в локации { $area }: { $destiny }.
event-rw-harvest = { $seat } выставляет шкалы: еда { $food }, дерево { $wood }, руда { $ore }.
event-rw-dial-up = { $seat }: { $resource } +{ $n }.
event-rw-development = { $seat } строит в локации { $area }: { $development }.
event-rw-development-lost = { $seat } теряет постройку в локации { $area }.
event-rw-recruit = { $seat } набирает отряды, { $resource }: { $n }.
event-rw-placed = { $seat }: { $unit } ({ $n }), локация { $area }.
event-rw-destroyed = { $seat } теряет: { $unit } ({ $n }), локация { $area }.
event-rw-stronghold =
    { $damaged ->
        [0] { $seat } строит крепость в локации { $area }.
       *[1] { $seat } получает повреждённую крепость в локации { $area }.
    }
event-rw-stronghold-lost = { $seat } теряет крепость в локации { $area }.
event-rw-repaired = { $seat } чинит крепость в локации { $area }.
event-rw-reveal-rune = { $area }: жетон открыт, { $rune }.
event-rw-eliminated = { $seat } больше не контролирует ни одной локации и выбывает.
event-rw-claim = { $seat } предъявляет драконьи руны и заявляет о победе. Всё решится через год, сезон тот же: { $season }.
event-rw-claim-failed =
    { $n ->
        [one] { $seat } удерживает { $n } драконью руну: заявка не удалась.
        [few] { $seat } удерживает { $n } драконьи руны: заявка не удалась.
        [many] { $seat } удерживает { $n } драконьих рун: заявка не удалась.
       *[other] { $seat } удерживает { $n } драконьи руны: заявка не удалась.
    }
event-rw-claim-withdrawn = { $seat } отзывает заявку на победу.
event-rw-won-runes =
    { $n ->
        [one] { $seat } показывает { $n } драконью руну и побеждает.
        [few] { $seat } показывает { $n } драконьи руны и побеждает.
        [many] { $seat } показывает { $n } драконьих рун и побеждает.
       *[other] { $seat } показывает { $n } драконьи руны и побеждает.
    }
event-rw-won-claim =
    { $n ->
        [one] { $seat } по-прежнему удерживает { $n } драконью руну и побеждает.
        [few] { $seat } по-прежнему удерживает { $n } драконьи руны и побеждает.
        [many] { $seat } по-прежнему удерживает { $n } драконьих рун и побеждает.
       *[other] { $seat } по-прежнему удерживает { $n } драконьи руны и побеждает.
    }
event-rw-reckoning =
    { $n ->
        [one] { $seat }: в конце { $n } драконья руна.
        [few] { $seat }: в конце { $n } драконьи руны.
        [many] { $seat }: в конце { $n } драконьих рун.
       *[other] { $seat }: в конце { $n } драконьи руны.
    }
