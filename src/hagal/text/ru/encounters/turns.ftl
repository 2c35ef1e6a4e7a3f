# «Legendary Encounters»: вопросы, варианты, причины.

ask-enc-pick-avatar = Какого аватара вы берёте?
ask-enc-keep-avatar = Какого из двух аватаров вы оставляете?
ask-enc-action = Ваша фаза Действия: Атака { $attack }, Найм { $recruit }
ask-enc-stopped = Ваша фаза Действия пропущена. Остальные ещё могут согласовать карты.
ask-enc-avoid = Вам предстоит вытянуть Удар. Избежать его? Осталось таких возможностей: { $n }
ask-enc-avoid-enemy = Враг { $card } наносит Удар. Избежать его? Осталось таких возможностей: { $n }
ask-enc-cancel = Вы вытянули Удар { $card }. Отменить его?
ask-enc-dodge-showing = Вы вытянули Удар { $card }. Показать карту класса «{ $cls }», чтобы отменить его?
ask-enc-dodge-killing = Вы вытянули Удар { $card }. Убить своего персонажа стоимостью { $n } или больше, чтобы отменить его?
ask-enc-discard-one = Какую карту вы сбрасываете?
ask-enc-redraw =
    { $n ->
        [0] Какие карты вы меняете на новые?
       *[1] Какие карты вы меняете на новые? Пока: { $n }.
    }
ask-enc-kill-character = Какого из своих персонажей вы убиваете?
ask-enc-gain-free = Какого персонажа стоимостью не больше { $n } вы получаете?
ask-enc-act-as = Чьи Атаку, Найм и текст вы используете?
ask-enc-lift = Какая карта из вашего сброса ляжет на верх колоды?
ask-enc-swap = У какой сыгранной карты поменять местами Атаку и Найм?
ask-enc-show-class = Покажите карту класса «{ $cls }»; иначе — { $effects }
ask-enc-may = { $effects }?
ask-enc-heal = Какой Удар вылечить?
ask-enc-defeat = Кто со здоровьем не больше { $n } умирает?
ask-enc-move-back =
    { $n ->
        [one] Кто отодвигается на { $n } участок?
        [few] Кто отодвигается на { $n } участка?
       *[many] Кто отодвигается на { $n } участков?
    }
ask-enc-choose = Что вы выбираете?
ask-enc-lose-evidence = Какая улика потеряна?
ask-enc-where-to = Куда отправится { $card }?
ask-enc-what-first = Несколько эффектов срабатывают одновременно. Какой первым?

enc-option-done = Закончить фазу Действия
enc-option-play = Сыграть карту { $card }
enc-option-copy = Скопировать карту { $card }
enc-option-use = Применить карту { $card }
enc-option-coordinate = Согласовать карту { $card }
enc-option-recruit = Нанять персонажа { $card }
enc-option-officer = Нанять Офицера
enc-option-scan = Просканировать участок { $space }
enc-option-scan-free = Просканировать участок { $space } бесплатно
enc-option-fight = Сразиться с врагом { $card } в Боевой Зоне
enc-option-fight-space = Сразиться на участке { $space }
enc-option-slay = Убить врага { $card } в Боевой Зоне
enc-option-slay-space = Убить того, кто на участке { $space }
enc-option-back = Отодвинуть врага { $card } из Боевой Зоны
enc-option-back-space = Отодвинуть того, кто на участке { $space }
enc-option-do = { $card }: { $task-button }
enc-option-discard = Сбросить карту { $card }
enc-option-redraw =
    { $n ->
        [0] Оставить все карты
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    }
enc-option-show = Показать карту { $card }
enc-option-kill = Убить персонажа { $card }
enc-option-gain = Получить персонажа { $card }
enc-option-imitate = Действовать как { $card }
enc-option-top = Положить карту { $card } на верх колоды
enc-option-swap = Поменять местами значения карты { $card }
enc-option-heal = Вылечить Удар { $card } ({ $other })
enc-option-lose = Потерять улику { $card }
enc-option-avoid = Избежать
enc-option-take = Вытянуть Удар
enc-option-cancel = Отменить
enc-option-let = Пусть сработает
enc-option-let-happen = Пусть так и будет
option-go-on = Дальше
enc-option-on-top = На верх вашей колоды
enc-option-to-discard = В ваш сброс
enc-option-first = Сначала: { $effects }
enc-option-first-of = Сначала { $card }: { $effects }
enc-option-avatar = Играть за аватара: { $avatar }

enc-why-not-in-hand = Карты { $card } нет у вас на руке.
enc-why-not-coordinated = Никто не согласовал с вами карту { $card }.
enc-why-not-in-hq = Карты { $card } нет в Штабе.
enc-why-recruit =
    { $n ->
        [one] Это стоит { $n } очко Найма.
        [few] Это стоит { $n } очка Найма.
       *[many] Это стоит { $n } очков Найма.
    }
enc-why-no-officers = Офицеров не осталось.
enc-why-nothing-hidden = На участке { $space } нет карты рубашкой вверх.
enc-why-no-free-scan = У вас нет бесплатного сканирования.
enc-why-scan-cost =
    { $n ->
        [one] Сканирование участка { $space } стоит { $n } очко Атаки.
        [few] Сканирование участка { $space } стоит { $n } очка Атаки.
       *[many] Сканирование участка { $space } стоит { $n } очков Атаки.
    }
enc-why-nobody-there = На участке { $space } никого не видно.
enc-why-no-enemy = Карта { $card } — не враг.
enc-why-final = С врагом { $card } можно сразиться только после Цели 2.
enc-why-protected = Врага { $card } сейчас нельзя убить.
enc-why-attack =
    { $n ->
        [one] Бой с врагом { $card } стоит { $n } очко Атаки.
        [few] Бой с врагом { $card } стоит { $n } очка Атаки.
       *[many] Бой с врагом { $card } стоит { $n } очков Атаки.
    }
enc-why-not-current = Это относится к Цели { $n }, а она сейчас не текущая.
enc-why-once = В этот ход это уже пробовали.
enc-why-price = Цена: Атака { $attack }, Найм { $recruit }.
enc-why-not-clear = Участок { $space } не зачищен: на нём лежит карта.
enc-why-not-found = Эта карта ещё не найдена.
