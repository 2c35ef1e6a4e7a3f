# Runewars: карты тактики.

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
rw-moment-attack = В начале битвы, если вы атакуете
rw-moment-defend = В начале битвы, если вы защищаетесь
rw-moment-battle = В начале своей битвы
rw-moment-fight = В битве, перед ударом отрядов одного типа
rw-moment-duel = В начале дуэли своего героя
rw-moment-quest = В фазу квестов
rw-neutral-4 = зверолюды
rw-neutral-5 = дракон
rw-neutral-6 = великан
rw-neutral-7 = адские гончие
rw-neutral-8 = бритвокрылы
rw-neutral-9 = чародеи

# Что они делают
rw-tactical-retreat = отмените битву: ваши отряды уходят в соседнюю свою локацию (или уничтожаются), а атакующие занимают эту
rw-lightning = { $n } урона каждой стороне
rw-volley = { $n } урона другой стороне
rw-shield-wall = +{ $n } к силе в этой битве
rw-scorched-earth = уничтожьте свою крепость там; атакующие получают { $n } урона
rw-prize = победитель этой битвы получает { $n } влияния и карту тактики
rw-rally-cry =
    { $n ->
        [one] поднимите { $n } свой поваленный отряд в этой битве или в одной локации
        [few] поднимите до { $n } своих поваленных отрядов в этой битве или в одной локации
        [many] поднимите до { $n } своих поваленных отрядов в этой битве или в одной локации
       *[other] поднимите до { $n } своих поваленных отрядов в этой битве или в одной локации
    }
rw-poisoned-blade = { $n } урона другому герою
rw-second-wind = снимите до { $n } урона со своего героя
rw-lay-ambush = { $n } урона вражескому герою в вашей локации
rw-spread-rumors = положите жетон активации соперника в локацию, которую он не контролирует
rw-free-area = верните себе один жетон активации
rw-recall-order = верните в руку приказ, использованный ранее в этом году
rw-open-passes = до конца хода горы не задерживают ваши фигуры
rw-share-counsel =
    { $n ->
        [one] вы и соперник по вашему выбору берёте по { $n } карте тактики
        [few] вы и соперник по вашему выбору берёте по { $n } карты тактики
        [many] вы и соперник по вашему выбору берёте по { $n } карт тактики
       *[other] вы и соперник по вашему выбору берёте по { $n } карты тактики
    }
rw-exact-tribute = заберите { $n } влияния у соперника, у которого его больше, чем у вас
rw-raze-own-city = разрушьте город под своим контролем и получите { $n } влияния
rw-found-stronghold = выберите ничью локацию со своим героем: нейтральные отряды отступают, и вы ставите там повреждённую крепость
rw-levy =
    { $n ->
        [one] { $n } свой отряд с треугольной подставкой в своих крепостях
        [few] { $n } своих отряда одного типа с треугольной подставкой в своих крепостях
        [many] { $n } своих отрядов одного типа с треугольной подставкой в своих крепостях
       *[other] { $n } своих отряда одного типа с треугольной подставкой в своих крепостях
    }
rw-call-neutrals = поставьте { $n } одного типа в свою локацию или в пустую рядом с ней: { $units }
rw-drive-on = все ничьи нейтральные отряды одной локации уходят в соседнюю локацию без хозяина
rw-move-token = переместите жетон руны из одной своей локации в другую, где его нет
rw-scry = посмотрите жетоны рун в одной локации и во всех соседних

# Вопросы
rw-ask-spread-rumors = Чей жетон вы кладёте и куда?
rw-ask-free-area = Какой жетон активации вы возвращаете?
rw-ask-recall-order = Какой приказ вы возвращаете?
rw-ask-share-counsel = Кто берёт карты вместе с вами?
rw-ask-exact-tribute = Кто платит?
rw-ask-raze-own-city = Какой город вы разрушаете?
rw-ask-found-stronghold = Где вы ставите крепость?
rw-ask-levy = Какие отряды?
rw-ask-call-neutrals = Какие отряды приходят и куда?
rw-ask-drive-on = Из какой локации вы их гоните?
rw-ask-drive-where = Куда идут отряды из локации { $area }?
rw-ask-move-token = Какой жетон руны вы перемещаете?
rw-ask-token-where = Куда идёт жетон из локации { $area }?
rw-ask-scry = Вокруг какой локации вы смотрите?
rw-ask-rally-cry = Кто встаёт?
rw-ask-lay-ambush = Какой герой попадает в засаду?

# Варианты
rw-option-rumor = Жетон ({ $seat }) в локацию { $area }
rw-option-free = Вернуть из локации { $area }
rw-option-recall = { $order }
rw-option-player = { $seat }
rw-option-raze = Город в локации { $area }
rw-option-found = { $area }
rw-option-levy = { $unit } ({ $n })
rw-option-come = { $unit } ({ $n }) → { $area }
rw-option-drive = Из локации { $area }
rw-option-drive-to = В локацию { $area }
rw-option-token-from = Из локации { $area }
rw-option-token-to = В локацию { $area }
rw-option-scry = { $area }
rw-option-rally = { $area }
rw-option-all = Всех
rw-option-stand = { $unit }
rw-option-ambush = { $hero }

# Что произошло
event-rw-rumor = Теперь в локации { $area } лежит жетон активации ({ $seat }).
event-rw-freed = { $seat } возвращает жетон активации из локации { $area }.
event-rw-recalled = { $seat } возвращает в руку приказ { $order }.
event-rw-city-razed = { $seat } разрушает город { $city } в локации { $area }.
event-rw-driven = Нейтральные отряды из локации { $start } уходят в локацию { $area }.
event-rw-scries = { $seat } смотрит жетоны рун вокруг локации { $area }.
setting-runewars-tactical_retreat = Отряды после «Тактического отступления»
setting-runewars-tactical_retreat-standing = остаются стоять
setting-runewars-tactical_retreat-routed = повалены
