# «Рунные войны»: сезоны, приказы, движение, дипломатия, победа.

name-order-strategize = Стратегия
name-order-mobilize = Мобилизация
name-order-conquer = Завоевание
name-order-harvest = Сбор урожая
name-order-recruit = Вербовка
name-order-rally-support = Поиск поддержки
name-order-acquire-power = Обретение власти
name-order-fortify = Укрепление
text-order-strategize = Переместить отряды и героев в соседние локации, свои или пустые. Превосходство: взять карты Тактики по своим шкалам.
text-order-mobilize = Активировать локацию и ввести в неё отряды. Превосходство: сделать это ещё раз, но не больше одной битвы за ход.
text-order-conquer = Активировать локацию и ввести в неё отряды. Превосходство: крепость в ней слабее на 3.
text-order-harvest = Установить шкалы по доходу своих локаций. Превосходство: постройки приносят доход, и за 1 дерево можно построить ещё одну.
text-order-recruit = Набрать отряды по одной шкале и поставить их в свои крепости. Превосходство: набрать и по другой шкале.
text-order-rally-support = Каждый ваш город даёт одно из своих благ. Превосходство: нанять героя за 1–3 влияния.
text-order-acquire-power = Получить влияние по своим шкалам. Превосходство: взять титул.
text-order-fortify = Построить крепость, починить крепость, перемешать жетоны рун двух локаций — каждое не больше одного раза.

# Вопросы
rw-ask-order = Выберите приказ на этот сезон.
rw-ask-fall = Осень: получить влияние или взять карту Тактики?
rw-ask-turn-start = Ваш ход, приказ { $order }. Сделать что-нибудь до приказа или выполнить его?
rw-ask-bonus = { $order } — ваш старший приказ за год. Использовать бонус превосходства?
rw-ask-turn-end = Приказ выполнен. Что-нибудь ещё до конца хода?
rw-ask-maneuvers = Кого вы перемещаете: отряды или героев?
rw-ask-move-out = Куда идти из локации { $area }?
rw-ask-activate = Какую локацию вы активируете?
rw-ask-send =
    { $n ->
        [0] Кто идёт в локацию { $area }?
        [one] Кто идёт в локацию { $area }? В пути { $n } отряд.
        [few] Кто идёт в локацию { $area }? В пути { $n } отряда.
       *[many] Кто идёт в локацию { $area }? В пути { $n } отрядов.
    }
rw-ask-way = Каким путём { $hero } идёт в локацию { $area }?
rw-ask-meet-neutrals = Локацию { $area } занимают нейтральные отряды. Битва или дипломатия?
rw-ask-destiny = Какую из вытянутых карт Судьбы вы выбираете для локации { $area }?
rw-ask-refused = Они отказались. Битва в локации { $area } или отступление?
rw-ask-collect = Какой ресурс вы собираете в локации { $area }?
rw-ask-development = Построить что-нибудь за 1 дерево?
rw-ask-dial = По какой шкале вы набираете отряды?
rw-ask-make-room = Все отряды «{ $unit }» уже в игре. Уничтожить один, чтобы набрать другой? Не хватает: { $n }.
rw-ask-deploy = Сколько отрядов «{ $unit }» поставить в локацию { $area }? Набрано: { $n }.
rw-ask-city = Город { $city }, локация { $area }. Что вы берёте?
rw-ask-hire = Сколько влияния вы платите за героев? Столько же героев вы увидите и одного оставите.
rw-ask-title = Какой титул вы берёте и за сколько?
rw-ask-fortify = Укрепление: что вы делаете дальше?
rw-ask-abandon = Все ваши крепости в игре. Какую убрать?
rw-ask-trim = В локации { $area } помещается отрядов: { $limit }. Какой уничтожить?
rw-ask-discard-tactics = Слишком много карт Тактики. Какую вы сбрасываете?
rw-ask-discard-quests = Слишком много квестов. Какой вы сбрасываете?
rw-ask-prove = Откройте драконью руну. Осталось предъявить: { $n }.
rw-ask-mark = Чем отметить заявку на победу?

rw-option-order = Приказ { $order }
rw-option-resolve = Выполнить приказ
rw-option-bonus = Использовать бонус превосходства
rw-option-done = Больше ничего, дальше
rw-option-end = Закончить ход
rw-option-from-units = Переместить отряды из локации { $area }
rw-option-from-allies = Переместить союзные нейтральные отряды из локации { $area }
rw-option-move = { $unit } ({ $n }) в локацию { $area }
rw-option-move-hero = { $hero } в локацию { $area }
rw-option-activate = Активировать локацию { $area }
rw-option-activate-none = Ничего не активировать
rw-option-send = { $unit } ({ $n }) из локации { $area }
rw-option-send-hero = { $hero } идёт вместе с ними
rw-option-way = Через: { $areas }
rw-option-battle = Битва
rw-option-diplomacy =
    { $n ->
        [one] Дипломатия за { $n } влияние
        [few] Дипломатия за { $n } влияния
       *[many] Дипломатия за { $n } влияния
    }
rw-option-gold = Золотая судьба: они станут вашими союзниками
rw-option-grey = Серебряная судьба: они отступят
rw-option-red = Красная судьба: битва или ваше отступление
rw-option-retreat = Отступить
rw-option-recruit-from = Набрать отряды по шкале: { $resource }
rw-option-dial-up = Поднять шкалу на 1: { $resource }
rw-option-develop = Построить в локации { $area }: { $development }
rw-option-destroy =
    { $routed ->
        [0] Уничтожить: { $unit }
       *[1] Уничтожить: { $unit } (поваленный)
    }
rw-option-destroy-at =
    { $routed ->
        [0] Уничтожить: { $unit }, локация { $area }
       *[1] Уничтожить: { $unit } (поваленный), локация { $area }
    }
rw-option-deploy = Поставить { $n } в локацию { $area }
rw-option-city-units = Поставить отряды: { $unit } ({ $n })
rw-option-influence =
    { $n ->
        [one] Получить { $n } влияние
        [few] Получить { $n } влияния
       *[many] Получить { $n } влияния
    }
rw-option-tactics =
    { $n ->
        [one] Взять { $n } карту Тактики
        [few] Взять { $n } карты Тактики
       *[many] Взять { $n } карт Тактики
    }
rw-option-quests =
    { $n ->
        [one] Взять { $n } квест
        [few] Взять { $n } квеста
       *[many] Взять { $n } квестов
    }
rw-option-pay-heroes =
    { $n ->
        [one] Заплатить { $n } влияние
        [few] Заплатить { $n } влияния
       *[many] Заплатить { $n } влияния
    }
rw-option-title =
    { $n ->
        [one] Взять титул { $title } за { $n } влияние
        [few] Взять титул { $title } за { $n } влияния
       *[many] Взять титул { $title } за { $n } влияния
    }
rw-option-build = Построить крепость в локации { $area }
rw-option-repair = Починить крепость в локации { $area }
rw-option-runes = Перемешать жетоны рун двух локаций
rw-option-abandon = Убрать крепость из локации { $area }
rw-option-discard = Сбросить: { $card }
rw-option-tactic = Сыграть карту Тактики { $card }
rw-option-claim = Заявить о победе
rw-option-withdraw-claim = Отозвать заявку на победу
rw-option-victory-card = Карта Победы
rw-option-mark = Неиспользуемый отряд: { $unit }

# Причины
rw-why-order-used = Приказ { $order } уже использован: он вернётся весной.
rw-why-activated = В локации { $area } уже лежит ваш жетон активации.
rw-why-there = Это и есть { $area }.
rw-why-apart = { $area } не соседствует с локацией { $start }.
rw-why-mountain = Между локациями { $start } и { $area } горы.
rw-why-water = Между локациями { $start } и { $area } вода.
rw-why-not-yours = Вы не контролируете локацию { $area }.
rw-why-token = В локации { $area } лежит ваш жетон активации: отряды оттуда не уходят.
rw-why-units-routed = { $unit }: поваленные отряды в локации { $area } не могут двигаться.
rw-why-second-battle = Вы уже сражались в этот ход: второй битвы в локации { $area } не будет.
rw-why-far = { $unit }: из локации { $start } в локацию { $area } нет достаточно короткого и свободного пути.
rw-why-escort = { $unit }: союзные нейтральные отряды идут только вместе с вашими или в локацию под вашим контролем.
rw-why-passed = { $unit }: отряды посылают по порядку локаций, и эти уже пропущены. Отмените ход, чтобы послать их.
rw-why-hero-stays = { $hero }: слишком далеко или уже пропущен.
rw-why-maneuvers-done = Локация { $area } пропущена, или уйти оттуда некуда: рядом нужна своя или пустая локация.
rw-why-nobody = Никто в локации { $area } не может двигаться.
rw-why-enemies = Локация { $area } не ваша и не пустая.
rw-why-allies = Союзные нейтральные отряды идут только туда, где будете вы: локация { $area } не ваша.
rw-why-haven = Отступить в локацию { $area } нельзя: она занята.
rw-why-friendly-haven = Сначала отступают в соседнюю дружественную локацию, а { $area } не такая.
rw-why-stronghold = Крепость в локации { $area } цела.
rw-why-city = В локации { $area } стоит город.
rw-why-works-done = Это уже сделано.
rw-why-no-ore = Это стоит 1 руду.
rw-why-no-wood-ore = Это стоит 1 дерево и 1 руду.

event-rw-season = Год { $year }, { $season }.
event-rw-season-card = Карта Сезона — { $card }.
event-rw-spring = Приказы и жетоны активации возвращаются, поваленные фигуры встают.
event-rw-order = { $seat } выполняет приказ { $order }.
event-rw-bonus = { $seat } использует бонус превосходства приказа { $order }.
event-rw-influence =
    { $n ->
        [one] { $seat } получает { $n } влияние.
        [few] { $seat } получает { $n } влияния.
       *[many] { $seat } получает { $n } влияния.
    }
event-rw-spend =
    { $n ->
        [one] { $seat } тратит { $n } влияние.
        [few] { $seat } тратит { $n } влияния.
       *[many] { $seat } тратит { $n } влияния.
    }
event-rw-draw-tactics =
    { $n ->
        [one] { $seat } берёт { $n } карту Тактики.
        [few] { $seat } берёт { $n } карты Тактики.
       *[many] { $seat } берёт { $n } карт Тактики.
    }
event-rw-draw-quests =
    { $n ->
        [one] { $seat } берёт { $n } квест.
        [few] { $seat } берёт { $n } квеста.
       *[many] { $seat } берёт { $n } квестов.
    }
event-rw-discard-tactic = { $seat } сбрасывает карту Тактики { $card }.
event-rw-discard-quest = { $seat } сбрасывает квест { $card }.
event-rw-tactic = { $seat } играет карту Тактики { $card }.
event-rw-reshuffle-fate = Карты Судьбы перемешаны.
event-rw-reshuffle-tactics = Карты Тактики перемешаны.
event-rw-reshuffle-quests = Квесты перемешаны.
event-rw-activate = { $seat } активирует локацию { $area }.
event-rw-moves = { $seat }: { $unit } ({ $n }) из локации { $start } в локацию { $area }.
event-rw-hero-moves = { $hero } идёт в локацию { $area }.
event-rw-diplomacy =
    { $n ->
        [one] { $seat } за { $n } влияние ведёт переговоры с нейтральными отрядами в локации { $area }: { $cards }.
        [few] { $seat } за { $n } влияния ведёт переговоры с нейтральными отрядами в локации { $area }: { $cards }.
       *[many] { $seat } за { $n } влияния ведёт переговоры с нейтральными отрядами в локации { $area }: { $cards }.
    }
event-rw-destiny = Судьба в локации { $area } { $destiny }.
event-rw-harvest = { $seat } устанавливает шкалы: еда { $food }, дерево { $wood }, руда { $ore }.
event-rw-dial-up = { $seat }: { $resource } +{ $n }.
event-rw-development = { $seat } строит в локации { $area }: { $development }.
event-rw-development-lost = { $seat } теряет постройку в локации { $area }.
event-rw-recruit = { $seat } набирает отряды по шкале: { $resource } { $n }.
event-rw-placed = { $seat } ставит в локацию { $area }: { $unit } ({ $n }).
event-rw-destroyed = { $seat } теряет в локации { $area }: { $unit } ({ $n }).
event-rw-stronghold =
    { $damaged ->
        [0] { $seat } строит крепость в локации { $area }.
       *[1] { $seat } получает повреждённую крепость в локации { $area }.
    }
event-rw-stronghold-lost = { $seat } теряет крепость в локации { $area }.
event-rw-repaired = { $seat } чинит крепость в локации { $area }.
event-rw-reveal-rune = В локации { $area } открыт жетон: { $rune }.
event-rw-eliminated = { $seat } больше не контролирует ни одной локации и выбывает.
event-rw-claim = { $seat } предъявляет достаточно драконьих рун и заявляет о победе. Всё решится через год в том же сезоне ({ $season }).
event-rw-claim-failed =
    { $n ->
        [one] { $seat } удерживает { $n } драконью руну: заявка не удалась.
        [few] { $seat } удерживает { $n } драконьи руны: заявка не удалась.
       *[many] { $seat } удерживает { $n } драконьих рун: заявка не удалась.
    }
event-rw-claim-withdrawn = { $seat } отзывает заявку на победу.
event-rw-won-runes =
    { $n ->
        [one] { $seat } показывает { $n } драконью руну и побеждает.
        [few] { $seat } показывает { $n } драконьи руны и побеждает.
       *[many] { $seat } показывает { $n } драконьих рун и побеждает.
    }
event-rw-won-claim =
    { $n ->
        [one] { $seat } по-прежнему удерживает { $n } драконью руну и побеждает.
        [few] { $seat } по-прежнему удерживает { $n } драконьи руны и побеждает.
       *[many] { $seat } по-прежнему удерживает { $n } драконьих рун и побеждает.
    }
event-rw-reckoning = { $seat } завершает игру, драконьих рун: { $n }.
