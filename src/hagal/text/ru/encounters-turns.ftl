# «Легендарные встречи»: вопросы, варианты, причины.

ask-enc-pick-avatar = Какого аватара вы берёте?
ask-enc-keep-avatar = Какого из двух аватаров вы оставляете?
ask-enc-action = Ваша фаза действий: Атака { $attack }, Найм { $recruit }
ask-enc-stopped = Ваша фаза Действия пропущена. Остальные ещё могут согласовать карты.
ask-enc-avoid = Вам предстоит вытянуть Удар. Избежать его? Осталось таких возможностей: { $n }
ask-enc-avoid-enemy = { $card } наносит Удар. Избежать его? Осталось таких возможностей: { $n }
ask-enc-cancel = Вы вытянули { $card }. Отменить?
ask-enc-dodge-showing = Вы вытянули { $card }. Показать карту класса «{ $cls }»?
ask-enc-dodge-killing = Вы вытянули { $card }. Убить своего персонажа стоимостью { $n } или больше?
ask-enc-discard-one = Какую карту вы сбрасываете?
ask-enc-redraw =
    { $n ->
        [0] Какие карты вы меняете на новые?
       *[1] Какие карты вы меняете на новые? Пока: { $n }.
    }
ask-enc-kill-character = Какого из своих персонажей вы убиваете?
ask-enc-gain-free = Какого персонажа стоимостью не больше { $n } вы получаете?
ask-enc-lift = Какая карта из вашего сброса ляжет на верх колоды?
ask-enc-swap = У какой сыгранной карты поменять Атаку и Найм?
ask-enc-show-class = Покажите карту класса «{ $cls }», иначе: { $effects }
ask-enc-may = Хотите ли вы { $effects }?
ask-enc-heal = Какой Удар вылечить?
ask-enc-defeat = Какой враг со здоровьем не больше { $n } умирает?
ask-enc-move-back =
    { $n ->
        [one] Какой враг отодвигается на { $n } зону?
        [few] Какой враг отодвигается на { $n } зоны?
       *[many] Какой враг отодвигается на { $n } зон?
    }
ask-enc-choose = Что вы выбираете?
ask-enc-lose-evidence = Какая улика потеряна?
ask-enc-where-to = Куда отправится { $card }?
ask-enc-what-first = Несколько эффектов срабатывают одновременно. Какой первым?

enc-option-done = Закончить фазу действий
enc-option-play = Сыграть { $card }
enc-option-copy = Скопировать { $card }
enc-option-use = Применить { $card }
enc-option-coordinate = Согласовать { $card }
enc-option-recruit = Нанять { $card }
enc-option-officer = Нанять Офицера
enc-option-scan = Просканировать зону { $space }
enc-option-scan-free = Просканировать зону { $space } бесплатно
enc-option-fight = Сразиться с врагом { $card } в Боевой Зоне
enc-option-fight-space = Сразиться с врагом в зоне { $space }
enc-option-slay = Убить врага { $card } в Боевой Зоне
enc-option-slay-space = Убить врага в зоне { $space }
enc-option-back = Отодвинуть врага { $card } из Боевой Зоны
enc-option-back-space = Отодвинуть врага из зоны { $space }
enc-option-do = { $card }: { $task }
enc-option-discard = Сбросить { $card }
enc-option-redraw =
    { $n ->
        [0] Оставить все карты
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    }
enc-option-show = Показать { $card }
enc-option-kill = Убить персонажа { $card }
enc-option-gain = Получить { $card }
enc-option-top = { $card } на верх колоды
enc-option-swap = Поменять значения карты { $card }
enc-option-heal = Вылечить { $card } у { $other-genitive }
enc-option-lose = Потерять { $card }
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
        [one] Это стоит { $n } Найм.
        [few] Это стоит { $n } Найма.
       *[many] Это стоит { $n } Найма.
    }
enc-why-no-officers = Офицеров не осталось.
enc-why-nothing-hidden = В зоне { $space } нет карты рубашкой вверх.
enc-why-no-free-scan = У вас нет бесплатного сканирования.
enc-why-scan-cost =
    { $n ->
        [one] Сканирование зоны { $space } стоит { $n } Атаку.
        [few] Сканирование зоны { $space } стоит { $n } Атаки.
       *[many] Сканирование зоны { $space } стоит { $n } Атаки.
    }
enc-why-nobody-there = В зоне { $space } нет открытого врага.
enc-why-no-enemy = { $card } — не враг.
enc-why-final = С врагом { $card } можно сразиться только после Цели 2.
enc-why-protected = Врага { $card } сейчас нельзя убить.
enc-why-attack =
    { $n ->
        [one] Бой с врагом { $card } стоит { $n } Атаку.
        [few] Бой с врагом { $card } стоит { $n } Атаки.
       *[many] Бой с врагом { $card } стоит { $n } Атаки.
    }
enc-why-not-current = Это относится к Цели { $n }, а она сейчас не текущая.
enc-why-once = В этот ход это уже пробовали.
enc-why-price = Цена: Атака { $attack }, Найм { $recruit }.
enc-why-not-clear = В зоне { $space } лежит карта: она не чиста.
enc-why-not-found = Эта карта ещё не найдена.
