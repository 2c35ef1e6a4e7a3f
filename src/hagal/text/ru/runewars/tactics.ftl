# «Рунные войны»: карты Тактики.

name-tactic-tactical-retreat = Тактическое отступление
name-tactic-summon-lightning = Призыв молнии
name-tactic-rally-cry = Боевой клич
name-tactic-horrific-rumors = Жуткие слухи
name-tactic-raze-a-city = Разорение города
name-tactic-lost-city = Затерянный город
name-tactic-mountain-pass = Горный перевал
name-tactic-to-the-winner = Добыча победителю
name-tactic-ambush = Засада
name-tactic-call-to-council = Созыв совета
name-tactic-whispers-of-the-guild = Шёпот гильдии
name-tactic-scorched-earth = Выжженная земля
name-tactic-beast-trail = Звериная тропа
name-tactic-sleeper-awakes = Пробуждение спящего
name-tactic-smoke-on-the-hills = Дым над холмами
name-tactic-hidden-vault = Тайное хранилище
name-tactic-seeing-stone = Камень видений
name-tactic-night-march = Ночной марш
name-tactic-village-levy = Сельское ополчение
name-tactic-laden-caravan = Гружёный караван
name-tactic-owed-favor = Старый долг
name-tactic-arrow-storm = Град стрел
name-tactic-wall-of-shields = Стена щитов
name-tactic-poisoned-blade = Отравленный клинок
name-tactic-second-wind = Второе дыхание

# Когда
rw-moment-turn = В свой ход
rw-moment-attack = В начале битвы, в которой вы атакуете
rw-moment-defend = В начале битвы, в которой вы защищаетесь
rw-moment-battle = В начале своей битвы
rw-moment-fight = В битве, перед ударом отрядов одного типа
rw-moment-duel = В начале дуэли своего героя
rw-moment-quest = В фазу Квеста
rw-neutral-4 = Зверолюды
rw-neutral-5 = Дракон
rw-neutral-6 = Великан
rw-neutral-8 = Бритвокрылы

rw-tactical-retreat = отменить битву: ваши отряды уходят в соседнюю свою локацию (или гибнут), а атакующие занимают эту
rw-lightning =
    { $n ->
        [one] каждая сторона получает { $n } урон
        [few] каждая сторона получает { $n } урона
       *[many] каждая сторона получает { $n } урона
    }
rw-volley =
    { $n ->
        [one] другая сторона получает { $n } урон
        [few] другая сторона получает { $n } урона
       *[many] другая сторона получает { $n } урона
    }
rw-shield-wall = +{ $n } к силе в этой битве
rw-scorched-earth =
    { $n ->
        [one] уничтожить здесь свою крепость; атакующие получают { $n } урон
        [few] уничтожить здесь свою крепость; атакующие получают { $n } урона
       *[many] уничтожить здесь свою крепость; атакующие получают { $n } урона
    }
rw-prize =
    { $n ->
        [one] победитель этой битвы получает { $n } влияние и карту Тактики
        [few] победитель этой битвы получает { $n } влияния и карту Тактики
       *[many] победитель этой битвы получает { $n } влияния и карту Тактики
    }
rw-rally-cry =
    { $n ->
        [one] поднять { $n } свой поваленный отряд в этой битве или в одной локации
        [few] поднять до { $n } своих поваленных отрядов в этой битве или в одной локации
       *[many] поднять до { $n } своих поваленных отрядов в этой битве или в одной локации
    }
rw-poisoned-blade =
    { $n ->
        [one] другой герой получает { $n } урон
        [few] другой герой получает { $n } урона
       *[many] другой герой получает { $n } урона
    }
rw-second-wind = снять до { $n } урона со своего героя
rw-lay-ambush =
    { $n ->
        [one] вражеский герой в локации под вашим контролем получает { $n } урон
        [few] вражеский герой в локации под вашим контролем получает { $n } урона
       *[many] вражеский герой в локации под вашим контролем получает { $n } урона
    }
rw-spread-rumors = положить жетон активации соперника в локацию, которую он не контролирует
rw-free-area = вернуть себе один свой жетон активации
rw-recall-order = вернуть в руку приказ, использованный раньше в этом году
rw-open-passes = до конца хода горы не задерживают ваши фигуры
rw-share-counsel =
    { $n ->
        [one] взять вместе с соперником по вашему выбору по { $n } карте Тактики
        [few] взять вместе с соперником по вашему выбору по { $n } карты Тактики
       *[many] взять вместе с соперником по вашему выбору по { $n } карт Тактики
    }
rw-exact-tribute =
    { $n ->
        [one] забрать { $n } влияние у соперника, у которого его больше, чем у вас
        [few] забрать { $n } влияния у соперника, у которого его больше, чем у вас
       *[many] забрать { $n } влияния у соперника, у которого его больше, чем у вас
    }
rw-raze-own-city =
    { $n ->
        [one] разрушить город под своим контролем, чтобы получить { $n } влияние
        [few] разрушить город под своим контролем, чтобы получить { $n } влияния
       *[many] разрушить город под своим контролем, чтобы получить { $n } влияния
    }
rw-found-stronghold = выбрать ничью локацию со своим героем: нейтральные отряды оттуда отступают, и там появляется ваша повреждённая крепость
rw-levy =
    { $n ->
        [one] поставить в свои крепости { $n } отряд своей фракции с треугольной подставкой
        [few] поставить в свои крепости { $n } отряда своей фракции одного типа с треугольной подставкой
       *[many] поставить в свои крепости { $n } отрядов своей фракции одного типа с треугольной подставкой
    }
rw-call-neutrals = поставить в свою локацию или в пустую рядом с ней отряды одного типа в количестве { $n } на выбор: { $units-or }
rw-drive-on = перегнать все ничьи нейтральные отряды одной локации в соседнюю ничью локацию
rw-move-token = переместить жетон руны из одной своей локации в другую, где его нет
rw-scry = посмотреть жетоны рун в одной локации и во всех соседних

rw-ask-spread-rumors = Жуткие слухи: чей жетон активации вы кладёте и куда?
rw-ask-free-area = Какой жетон активации вы возвращаете?
rw-ask-recall-order = Какой приказ вы возвращаете?
rw-ask-share-counsel = Кто из соперников берёт карты вместе с вами?
rw-ask-exact-tribute = Кто платит вам влияние?
rw-ask-raze-own-city = Какой город вы разрушаете?
rw-ask-found-stronghold = Где вы ставите крепость?
rw-ask-levy = Какие отряды вы набираете?
rw-ask-call-neutrals = Какие нейтральные отряды приходят и куда?
rw-ask-drive-on = Из какой локации вы гоните нейтральные отряды?
rw-ask-drive-where = Куда идут отряды из локации { $area }?
rw-ask-move-token = Какой жетон руны вы перемещаете?
rw-ask-token-where = Куда идёт жетон из локации { $area }?
rw-ask-scry = Жетоны рун вокруг какой локации вы смотрите?
rw-ask-rally-cry = Боевой клич: кого поднять?
rw-ask-lay-ambush = Какой герой попадает в засаду?

rw-option-rumor = Жетон в локацию { $area } ({ $seat })
rw-option-free = Вернуть жетон из локации { $area }
rw-option-recall = Вернуть приказ { $order }
rw-option-player = { $seat }
rw-option-raze = Разрушить город в локации { $area }
rw-option-found = Поставить крепость в локации { $area }
rw-option-levy = Набрать: { $unit } ({ $n })
rw-option-come = { $unit } ({ $n }) в локацию { $area }
rw-option-drive = Гнать из локации { $area }
rw-option-drive-to = Гнать в локацию { $area }
rw-option-token-from = Взять жетон из локации { $area }
rw-option-token-to = Положить жетон в локацию { $area }
rw-option-scry = Смотреть вокруг локации { $area }
rw-option-rally = Поднять отряды в локации { $area }
rw-option-all = Поднять всех
rw-option-stand = Поднять: { $unit }
rw-option-ambush = Засада: { $hero }

event-rw-rumor = В локации { $area } теперь лежит жетон активации ({ $seat }).
event-rw-freed = { $seat } возвращает жетон активации из локации { $area }.
event-rw-recalled = { $seat } возвращает в руку приказ { $order }.
event-rw-city-razed = { $seat } разрушает город { $city } в локации { $area }.
event-rw-driven = Нейтральные отряды из локации { $start } уходят в локацию { $area }.
event-rw-scries = { $seat } смотрит жетоны рун вокруг локации { $area }.
setting-runewars-tactical-retreat = Отряды после «Тактического отступления»
setting-runewars-tactical-retreat-standing = остаются стоять
setting-runewars-tactical-retreat-routed = повалены
rw-neutral-7 = адские гончие
rw-neutral-9 = чародеи
