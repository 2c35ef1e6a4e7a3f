# «Рунные войны»: герои, квесты, дуэли, награды.

# Герои
name-hero-silhouette = Силуэт
name-hero-ronan-of-the-wild = Ронан из Диких Земель
name-hero-andira-runehand = Андира Рунная Длань
name-hero-vyrah-the-falconer = Вайра Сокольница
name-hero-runewitch-astarra = Рунная Ведьма Астарра
name-hero-battlemage-jaes = Боевой Маг Джейс
name-hero-grey-ker = Серый Кер
name-hero-steelhorns = Стальнорог
name-hero-mad-carthos = Безумный Картос
name-hero-red-scorpion = Красный Скорпион
name-hero-varikas-the-dead = Варикас Мёртвый
name-hero-bogran-the-shadow = Богран Тень
rw-strength = сила
rw-agility = ловкость
rw-wisdom = мудрость
rw-good = добро
rw-neutral = нейтралитет
rw-evil = зло
rw-describe-alignment = Сторона: { $alignment }
rw-describe-attributes = Сила { $strength }, ловкость { $agility }, мудрость { $wisdom }
rw-describe-health = Здоровье { $n }
rw-describe-fast = Быстрый: по приказам «Мобилизация» и «Завоевание» проходит три локации
rw-describe-flying = Летающий: границы не мешают этому герою
rw-describe-far =
    { $n ->
        [one] В фазу Квеста этот герой проходит на { $n } локацию больше
        [few] В фазу Квеста этот герой проходит на { $n } локации больше
       *[many] В фазу Квеста этот герой проходит на { $n } локаций больше
    }
rw-ability-ambusher = В первом раунде дуэли, которую начал этот герой, карту Судьбы тянет только он
rw-ability-battlemage = В дуэли особый значок этого героя наносит 2 урона
rw-ability-charger = В начале дуэли этот герой может получить 1 урон, чтобы нанести противнику 2
rw-ability-deathless = После дуэли, которую этот герой пережил, снять с него весь урон
rw-ability-deft = В проверках ловкости этот герой тянет одной картой больше
rw-ability-falcon = После движения в фазу Квеста можно посмотреть жетон руны в локации, соседней с этим героем
rw-ability-healer = Этот герой лечится в любой локации и лечит при этом всех ваших героев в ней
rw-ability-mad = В начале дуэли, которую начал этот герой, другой герой получает 1 урон
rw-ability-raider = В начале дуэли, которую этот герой начал во вражеской локации, вытянуть карту Судьбы: если судьба золотая, уничтожить там отряд
rw-ability-wise = В любой проверке этот герой может использовать мудрость

# Награды
name-reward-timmorran-shard = Осколок Тимморана
name-reward-rage-blade = Клинок ярости
name-reward-soulbiter = Душегрыз
name-reward-emberlash = Угольный бич
name-reward-viper-dagger = Гадючий кинжал
name-reward-scepter-of-the-ninth-star = Скипетр девятой звезды
name-reward-lance-of-the-first-charge = Копьё первого натиска
name-reward-stormwood-bow = Лук из грозового леса
name-reward-runeplate = Рунные латы
name-reward-ghost-armor = Призрачный доспех
name-reward-mail-of-the-oathbound = Кольчуга присяги
name-reward-thornback-hauberk = Шипастая кольчуга
name-reward-bulwark-of-old-kings = Оплот древних королей
name-reward-dwarven-fire-bombs = Гномьи огненные бомбы
name-reward-flute-of-possession = Флейта одержимости
name-reward-staff-of-light = Посох света
name-reward-ice-storm = Ледяная буря
name-reward-rune-of-summoning = Руна призыва
name-reward-rune-of-teleportation = Руна телепортации
name-reward-tactical-map = Тактическая карта
name-reward-cloak-of-deception = Плащ обмана
name-reward-amulet-of-shielding = Амулет защиты
name-reward-far-seeing-glass = Зоркое стекло
rw-trait-weapon = Оружие: одно за дуэль
rw-trait-armor = Доспех: один за дуэль
rw-use-turn = В свой ход: { $effects }
rw-use-duel = В начале дуэли: { $effects }
rw-use-special = За особый значок в дуэли: { $effects }
rw-use-guard = Когда этот герой получает урон в дуэли: { $effects }
rw-reward-rune = получить драконью руну
rw-discard-this = сбросить эту карту
rw-reward-hit =
    { $n ->
        [one] нанести { $n } урон
        [few] нанести { $n } урона
       *[many] нанести { $n } урона
    }
rw-reward-hit-by =
    { $n ->
        [0] нанести столько урона, какова { $attribute } этого героя
       *[1] нанести на { $n } меньше урона, чем { $attribute } этого героя
    }
rw-reward-first-hit = в первом раунде нанести урон { $first }, в следующих — { $later }
rw-reward-pierce = в этом раунде противник не может предотвратить урон
rw-reward-drain = если в этом раунде противник побеждён, снять с этого героя весь урон
rw-reward-opening-shot = нанести 1 урон менее ловкому противнику
rw-reward-backfire = проверить ловкость и получить 1 урон, если судьба красная
rw-reward-ward =
    { $n ->
        [one] предотвратить { $n } урон этого раунда
        [few] предотвратить { $n } урона этого раунда
       *[many] предотвратить { $n } урона этого раунда
    }
rw-reward-ward-once =
    { $n ->
        [one] раз за дуэль предотвратить { $n } урон этого раунда
        [few] раз за дуэль предотвратить { $n } урона этого раунда
       *[many] раз за дуэль предотвратить { $n } урона этого раунда
    }
rw-reward-ward-all = предотвратить весь урон этого раунда
rw-reward-ward-grey = если на вашей карте серебряная судьба, предотвратить весь урон этого раунда
rw-reward-vanish = если этому герою бросили вызов, дуэль не состоится
rw-reward-tactics =
    { $n ->
        [one] взять { $n } карту Тактики
        [few] взять { $n } карты Тактики
       *[many] взять { $n } карт Тактики
    }
rw-reward-see-runes =
    { $n ->
        [one] посмотреть все жетоны рун не дальше { $n } локации
        [few] посмотреть все жетоны рун не дальше { $n } локаций
       *[many] посмотреть все жетоны рун не дальше { $n } локаций
    }
rw-reward-rouse = поднять все свои поваленные фигуры в локации этого героя
rw-reward-possess = увести все нейтральные отряды из локации этого героя в соседнюю
rw-reward-ice-storm =
    { $n ->
        [one] повалить { $n } вражеский отряд в соседней локации
        [few] повалить { $n } вражеских отряда в соседней локации
       *[many] повалить { $n } вражеских отрядов в соседней локации
    }
rw-reward-summon =
    { $n ->
        [one] переместить { $n } свой отряд из одной локации в локацию этого героя, если она пуста
        [few] переместить до { $n } своих отрядов из одной локации в локацию этого героя, если она пуста
       *[many] переместить до { $n } своих отрядов из одной локации в локацию этого героя, если она пуста
    }
rw-reward-teleport = переместить этого героя и любые свои отряды рядом с ним в свою локацию

# Квесты
name-quest-the-sunken-shrine = Затопленное святилище
name-quest-the-giant-of-the-pass = Великан с перевала
name-quest-the-thieves-stair = Воровская лестница
name-quest-the-frost-tower = Морозная башня
name-quest-the-bazaar = Базар
name-quest-hounds-in-the-mill = Псы на мельнице
name-quest-the-stone-that-sings = Поющий камень
name-quest-the-charcoal-burners = Углежоги
name-quest-to-the-edge-of-the-world = На край света
name-quest-voices-under-the-lake = Голоса под озером
name-quest-the-broken-dam = Прорванная плотина
name-quest-the-eagles-ledge = Орлиный уступ
name-quest-the-nest-on-the-crag = Гнездо на скале
name-quest-foreign-library = Чужеземная библиотека
name-quest-the-old-wyrm = Старый змей
name-quest-the-ferrymans-riddle = Загадка паромщика
name-quest-forward-scouting = Передовая разведка
name-quest-the-collapsed-mine = Обвалившаяся шахта
name-quest-the-hunter-hunted = Охота на охотника
name-quest-the-gathering-storm = Надвигающаяся буря
name-quest-the-toll-bridge = Мост с пошлиной
name-quest-the-barrow-gate = Врата кургана
name-quest-secrets-and-lies = Тайны и ложь
name-quest-a-champion-is-called = Зов героя
rw-describe-setup = Начальный квест: приносит модуль карты { $n }
rw-describe-where = Локация: { $areas-or }
rw-describe-anywhere = В любой локации
rw-describe-test = Проверка: { $attribute }
rw-describe-gold = Золотая судьба: { $effects }
rw-describe-grey = Серебряная судьба: { $effects }
rw-describe-red = Красная судьба: { $effects }
rw-describe-foes = Дуэль: { $unit } ({ $n })
rw-describe-foes-won = Если побеждены все, получить награду
rw-quest-success = получить награду
rw-quest-abandon = сбросить этот квест
rw-quest-wound =
    { $n ->
        [one] герой получает { $n } урон
        [few] герой получает { $n } урона
       *[many] герой получает { $n } урона
    }
rw-quest-favor =
    { $n ->
        [one] получить { $n } влияние
        [few] получить { $n } влияния
       *[many] получить { $n } влияния
    }
rw-quest-lesson = увеличить один атрибут героя на 1
fact-alignment = сторона
fact-attributes = атрибуты
fact-trait = вид
fact-areas = локации

# Вопросы
rw-ask-keep-hero = Какого героя вы оставляете? Остальные вернутся в колоду.
rw-ask-place-hero = В какую вашу крепость прибывает { $hero }?
rw-ask-hero-limit = У вас больше трёх героев. Кто дезертирует?
rw-ask-share = Кто берёт эту награду в локации { $area }?
rw-ask-quest-turn = Фаза Квеста: кто из ваших героев действует и как?
rw-ask-hero-steps =
    { $n ->
        [one] Куда идёт { $hero }? Можно пройти ещё { $n } локацию.
        [few] Куда идёт { $hero }? Можно пройти ещё { $n } локации.
       *[many] Куда идёт { $hero }? Можно пройти ещё { $n } локаций.
    }
rw-ask-train = Какой атрибут тренирует { $hero }?
rw-ask-deed = { $hero } в локации { $area }: дуэль, квест или ничего?
rw-ask-falcon = На какой жетон руны смотрит { $hero }?
rw-ask-test-by = { $card }: какой атрибут проверяется?
rw-ask-test-result = { $card }: какая из вытянутых карт Судьбы засчитывается?
rw-ask-duel-start = Начинается дуэль ({ $hero }). Использовать что-нибудь?
rw-ask-duel-special = Раунд { $n }. На что { $hero } тратит особый значок?
rw-ask-duel-guard =
    { $n ->
        [one] { $hero } сейчас получит { $n } урон. Предотвратить?
        [few] { $hero } сейчас получит { $n } урона. Предотвратить?
       *[many] { $hero } сейчас получит { $n } урона. Предотвратить?
    }
rw-ask-raid = Набег: какой отряд в локации { $area } уничтожить?
rw-ask-possess = Флейта одержимости: куда уходят нейтральные отряды?
rw-ask-ice-storm = Над какой локацией разразится Ледяная буря?
rw-ask-freeze =
    { $n ->
        [1] Локация { $area }: какой отряд повалить?
       *[2] Локация { $area }: какой отряд повалить? Осталось: { $n }.
    }
rw-ask-summon-from = Из какой локации призвать отряды?
rw-ask-summon = Какой отряд призвать? Ещё можно: { $n }.
rw-ask-teleport = В какую свою локацию телепортироваться?
rw-ask-take-along = Сколько отрядов из локации { $area } отправляется вместе с героем?

# Варианты
rw-option-keep = Оставить: { $hero }
rw-option-station = В крепость, локация { $area }
rw-option-desert = { $hero } дезертирует
rw-option-use = Использовать награду { $card }
rw-option-exchange-rewards = Обменяться наградами в локации { $area }
rw-option-bear = { $hero } берёт награду { $card }
rw-option-pick-up = { $hero } подбирает награды, оставленные здесь ({ $fallen })
rw-option-hero-move = { $hero }: движение
rw-option-hero-heal = { $hero }: лечение
rw-option-hero-train = { $hero }: тренировка
rw-option-go = Идти в локацию { $area }
rw-option-stop-here = Остановиться здесь
rw-option-look = Посмотреть локацию { $area }
rw-option-neither = Ни дуэли, ни квеста
rw-option-duel = Вызвать на дуэль: { $hero }
rw-option-quest = Взяться за квест { $card }
rw-option-test = Проверка: { $attribute }
rw-option-destiny = Выбрать карту, где судьба { $destiny }
rw-option-train = Тренировать: { $attribute } +{ $n }
rw-option-train-both = Тренировать: { $attribute } +1, { $another } +1
rw-option-duel-strike =
    { $n ->
        [one] Ударить: { $n } урон
        [few] Ударить: { $n } урона
       *[many] Ударить: { $n } урона
    }
rw-option-charge = Натиск: получить 1 урон, нанести 2
rw-option-lead = Увести в локацию { $area }
rw-option-freeze = Буря в локации { $area }
rw-option-rout-unit = Повалить: { $unit }
rw-option-summon-from = Призвать из локации { $area }
rw-option-summon = Призвать: { $unit }
rw-option-enough = Больше никого
rw-option-teleport = Телепортироваться в локацию { $area }
rw-option-take-units = Взять с собой: { $unit } ({ $n })

rw-why-acted = Этот герой уже действовал в эту фазу Квеста ({ $hero }).
rw-why-steps = { $hero }: дальше идти нельзя.
rw-why-routed = Поваленный герой не может двигаться ({ $hero }).
rw-why-trained = { $hero } больше ничему не может научиться.
rw-why-unhurt = На этом герое нет урона ({ $hero }).
rw-why-unfriendly = { $hero } может лечиться только в своей локации.
rw-why-elsewhere = За квест { $card } нельзя взяться там, где сейчас { $hero }.

# Что произошло
event-rw-enlist = { $seat }: в локацию { $area } прибывает { $hero }.
event-rw-desert = { $seat }: дезертирует { $hero }.
event-rw-defeated = { $hero } терпит поражение и выбывает.
event-rw-heal = { $hero } излечивается от всего урона.
event-rw-mend = { $hero } излечивается: урон −{ $n }.
event-rw-wound =
    { $n ->
        [one] { $hero } получает { $n } урон.
        [few] { $hero } получает { $n } урона.
       *[many] { $hero } получает { $n } урона.
    }
event-rw-wound-foe =
    { $n ->
        [one] { $unit } получает { $n } урон.
        [few] { $unit } получает { $n } урона.
       *[many] { $unit } получает { $n } урона.
    }
event-rw-train = { $hero } тренируется: { $attribute } +{ $n }.
event-rw-reward = { $hero } получает награду { $card }.
event-rw-reward-hidden = { $hero } получает награду.
event-rw-discard-reward = { $seat } сбрасывает награду { $card }.
event-rw-use-reward = { $seat } использует награду { $card }.
event-rw-pick-up =
    { $n ->
        [one] { $hero } берёт { $n } награду, лежавшую здесь.
        [few] { $hero } берёт { $n } награды, лежавшие здесь.
       *[many] { $hero } берёт { $n } наград, лежавших здесь.
    }
event-rw-exchange = { $seat }: герои обмениваются наградами в локации { $area }.
event-rw-looks = { $seat } смотрит, что лежит в локации { $area } лицом вниз.
event-rw-quest-phase = Начинается фаза Квеста.
event-rw-quest = { $hero } берётся за квест { $card }.
event-rw-test = { $hero } проходит проверку, { $attribute }: { $cards }.
event-rw-test-destiny = { $hero }: судьба { $destiny }.
event-rw-quest-won = { $seat } выполняет квест { $card }.
event-rw-quest-lost = { $seat } не справляется с квестом { $card }.
event-rw-duel = { $hero } вызывает на дуэль: { $enemy } ({ $other }).
event-rw-duel-quest = { $hero } выходит на дуэль: { $unit } ({ $n }).
event-rw-duel-card = Раунд { $n }. За героя вытянута { $fate } ({ $hero }).
event-rw-duel-foe = Раунд { $n }. За противника вытянута { $fate } ({ $unit }).
event-rw-spoils =
    { $n ->
        [one] { $hero } забирает { $n } награду.
        [few] { $hero } забирает { $n } награды.
       *[many] { $hero } забирает { $n } наград.
    }
event-rw-raid = Набег ({ $hero }): вытянута { $fate }.
event-rw-rouse = { $seat }: поваленные фигуры в локации { $area } встают.
event-rw-led-away = Нейтральные отряды ({ $n }) уходят из локации { $area } в локацию { $there }.
event-rw-frozen = Отряд «{ $unit }» в локации { $area } повален.
event-rw-summoned = { $unit } появляется в локации { $area }.
event-rw-teleported = { $unit } ({ $n }) появляется в локации { $area }.
event-rw-reshuffle-rewards = Сброшенные награды замешаны в новую колоду.
setting-runewars-dropped-rewards = Герой подбирает награды павших
setting-runewars-dropped-rewards-turn = в ход своего игрока
setting-runewars-dropped-rewards-entering = и входя в локацию в фазу Квеста
setting-runewars-quest-foes = Квесты-дуэли с отрядами, которых нет в запасе
setting-runewars-quest-foes-always = всё равно проводятся
setting-runewars-quest-foes-supply = нельзя выполнять
