# Runewars: герои, квесты, дуэли, награды.

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
        [one] В фазу квестов этот герой проходит на { $n } локацию больше
        [few] В фазу квестов этот герой проходит на { $n } локации больше
        [many] В фазу квестов этот герой проходит на { $n } локаций больше
       *[other] В фазу квестов этот герой проходит на { $n } локации больше
    }
rw-ability-ambusher = В первом раунде дуэли, которую начал этот герой, карту судьбы берёт только он
rw-ability-battlemage = В дуэли особый символ этого героя наносит 2 урона
rw-ability-charger = В начале дуэли этот герой может получить 1 урон, чтобы нанести противнику 2
rw-ability-deathless = После дуэли, которую этот герой пережил, снимите с него весь урон
rw-ability-deft = В проверках ловкости этот герой берёт на 1 карту больше
rw-ability-falcon = После движения в фазу квестов вы можете посмотреть жетон руны в локации, соседней с этим героем
rw-ability-healer = Этот герой лечится в любой локации и лечит при этом всех ваших героев в ней
rw-ability-mad = В начале дуэли, которую начал этот герой, другой герой получает 1 урон
rw-ability-raider = В начале дуэли, которую этот герой начал во вражеской локации, возьмите карту судьбы: если судьба золотая, уничтожьте там отряд
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
rw-use-special = За особый символ в дуэли: { $effects }
rw-use-guard = Когда этот герой получает урон в дуэли: { $effects }
rw-reward-rune = получите драконью руну
rw-discard-this = сбросьте эту карту
rw-reward-hit =
    { $n ->
        [one] нанесите { $n } урон
        [few] нанесите { $n } урона
        [many] нанесите { $n } урона
       *[other] нанесите { $n } урона
    }
rw-reward-hit-by =
    { $n ->
        [0] нанесите столько урона, какова { $attribute } этого героя
       *[other] нанесите столько урона, какова { $attribute } этого героя, без { $n }
    }
rw-reward-first-hit = урон в первом раунде — { $first }, в других — { $later }
rw-reward-pierce = в этом раунде противник не может предотвратить урон
rw-reward-drain = если в этом раунде противник побеждён, снимите с этого героя весь урон
rw-reward-opening-shot = нанесите 1 урон менее ловкому противнику
rw-reward-backfire = проверьте ловкость: при красной судьбе этот герой получает 1 урон
rw-reward-ward =
    { $n ->
        [one] предотвратите { $n } урон этого раунда
        [few] предотвратите { $n } урона этого раунда
        [many] предотвратите { $n } урона этого раунда
       *[other] предотвратите { $n } урона этого раунда
    }
rw-reward-ward-once =
    { $n ->
        [one] раз за дуэль предотвратите { $n } урон этого раунда
        [few] раз за дуэль предотвратите { $n } урона этого раунда
        [many] раз за дуэль предотвратите { $n } урона этого раунда
       *[other] раз за дуэль предотвратите { $n } урона этого раунда
    }
rw-reward-ward-all = предотвратите весь урон этого раунда
rw-reward-ward-grey = если на вашей карте серебряная судьба, предотвратите весь урон этого раунда
rw-reward-vanish = если этому герою бросили вызов, дуэль не состоится
rw-reward-tactics =
    { $n ->
        [one] возьмите { $n } карту тактики
        [few] возьмите { $n } карты тактики
        [many] возьмите { $n } карт тактики
       *[other] возьмите { $n } карты тактики
    }
rw-reward-see-runes =
    { $n ->
        [one] посмотрите все жетоны рун не дальше { $n } локации
        [few] посмотрите все жетоны рун не дальше { $n } локаций
        [many] посмотрите все жетоны рун не дальше { $n } локаций
       *[other] посмотрите все жетоны рун не дальше { $n } локаций
    }
rw-reward-rouse = поднимите все свои поваленные фигуры в локации этого героя
rw-reward-possess = все нейтральные отряды из локации этого героя уходят в соседнюю
rw-reward-ice-storm =
    { $n ->
        [one] повалите { $n } вражеский отряд в соседней локации
        [few] повалите { $n } вражеских отряда в соседней локации
        [many] повалите { $n } вражеских отрядов в соседней локации
       *[other] повалите { $n } вражеских отряда в соседней локации
    }
rw-reward-summon =
    { $n ->
        [one] переместите { $n } свой отряд из одной локации в локацию этого героя, если она пуста
        [few] переместите до { $n } своих отрядов из одной локации в локацию этого героя, если она пуста
        [many] переместите до { $n } своих отрядов из одной локации в локацию этого героя, если она пуста
       *[other] переместите до { $n } своих отрядов из одной локации в локацию этого героя, если она пуста
    }
rw-reward-teleport = этот герой и любые ваши отряды рядом с ним переходят в свою локацию

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
rw-describe-gold = Золото: { $effects }
rw-describe-grey = Серебро: { $effects }
rw-describe-red = Красный: { $effects }
rw-describe-foes = Дуэль: { $unit } ({ $n })
rw-describe-foes-won = Если все побеждены, получите награду
rw-quest-success = получите награду
rw-quest-abandon = сбросьте этот квест
rw-quest-wound =
    { $n ->
        [one] герой получает { $n } урон
        [few] герой получает { $n } урона
        [many] герой получает { $n } урона
       *[other] герой получает { $n } урона
    }
rw-quest-favor =
    { $n ->
        [one] получите { $n } влияние
        [few] получите { $n } влияния
        [many] получите { $n } влияния
       *[other] получите { $n } влияния
    }
rw-quest-lesson = увеличьте один атрибут героя на 1
fact-alignment = сторона
fact-attributes = атрибуты
fact-trait = вид
fact-areas = локации
setting-runewars-dropped_rewards = Герой берёт награды павших
setting-runewars-dropped_rewards-turn = в ход своего игрока
setting-runewars-dropped_rewards-entering = и входя в локацию в фазу квестов
setting-runewars-quest_foes = Квесты-дуэли с отрядами, которых нет в запасе
setting-runewars-quest_foes-always = всё равно проводятся
setting-runewars-quest_foes-supply = нельзя выполнять

# Вопросы
rw-ask-keep-hero = Какого героя вы оставляете? Остальные вернутся в колоду.
rw-ask-place-hero = В какую вашу крепость прибывает { $hero }?
rw-ask-hero-limit = У вас больше трёх героев: кто дезертирует?
rw-ask-share = Кто берёт эту награду в локации { $area }?
rw-ask-quest-turn = Фаза квестов: кто из ваших героев действует и как?
rw-ask-hero-steps =
    { $n ->
        [one] Куда идёт { $hero }? Ещё { $n } локация.
        [few] Куда идёт { $hero }? Ещё { $n } локации.
        [many] Куда идёт { $hero }? Ещё { $n } локаций.
       *[other] Куда идёт { $hero }? Ещё { $n } локации.
    }
rw-ask-train = Что тренирует { $hero }?
rw-ask-deed = Что делает { $hero } в локации { $area }?
rw-ask-falcon = На какой жетон руны смотрит { $hero }?
rw-ask-test-by = { $card }: какой атрибут проверяется?
rw-ask-test-result = { $card }: какая из взятых карт засчитывается?
rw-ask-duel-start = Дуэль начинается ({ $hero }): хотите что-нибудь использовать?
rw-ask-duel-special = Раунд { $n }: на что { $hero } тратит особый символ?
rw-ask-duel-guard = { $hero } сейчас получит урон: { $n }. Предотвратить?
rw-ask-raid = Какой отряд в локации { $area } будет уничтожен?
rw-ask-possess = Куда уходят нейтральные отряды?
rw-ask-ice-storm = Над какой локацией разразится буря?
rw-ask-freeze =
    { $n ->
        [one] Локация { $area }: какой отряд повален?
        [few] Локация { $area }: какие отряды повалены? Ещё { $n }.
        [many] Локация { $area }: какие отряды повалены? Ещё { $n }.
       *[other] Локация { $area }: какие отряды повалены? Ещё { $n }.
    }
rw-ask-summon-from = Из какой локации приходят отряды?
rw-ask-summon =
    { $n ->
        [one] Какой отряд приходит? Ещё { $n }.
        [few] Какие отряды приходят? Ещё до { $n }.
        [many] Какие отряды приходят? Ещё до { $n }.
       *[other] Какие отряды приходят? Ещё до { $n }.
    }
rw-ask-teleport = В какую вашу локацию?
rw-ask-take-along = Сколько отрядов идёт вместе с героем из локации { $area }?

# Варианты
rw-option-keep = Оставить: { $hero }
rw-option-station = { $area }
rw-option-desert = Дезертирует { $hero }
rw-option-use = Использовать { $card }
rw-option-exchange-rewards = Обменяться наградами: { $area }
rw-option-bear = { $hero } берёт { $card }
rw-option-pick-up = { $hero } берёт награды, оставшиеся здесь ({ $fallen })
rw-option-hero-move = { $hero }: движение
rw-option-hero-heal = { $hero }: лечение
rw-option-hero-train = { $hero }: тренировка
rw-option-go = { $area }
rw-option-stop-here = Остановиться
rw-option-look = Посмотреть: { $area }
rw-option-neither = Ни дуэли, ни квеста
rw-option-duel = Дуэль: { $hero }
rw-option-quest = Квест { $card }
rw-option-test = Проверка: { $attribute }
rw-option-destiny = Судьба: { $destiny }
rw-option-train = { $attribute } +{ $n }
rw-option-train-both = { $attribute } +1, { $another } +1
rw-option-duel-strike =
    { $n ->
        [one] Удар: { $n } урон
        [few] Удар: { $n } урона
        [many] Удар: { $n } урона
       *[other] Удар: { $n } урона
    }
rw-option-charge = Натиск: получить 1 урон, нанести 2
rw-option-lead = { $area }
rw-option-freeze = { $area }
rw-option-rout-unit = { $unit }
rw-option-summon-from = Из локации { $area }
rw-option-summon = { $unit }
rw-option-enough = Больше никого
rw-option-teleport = { $area }
rw-option-take-units = { $unit }: { $n }

# Почему нельзя
rw-why-acted = Этот герой уже действовал в эту фазу квестов: { $hero }.
rw-why-routed = Этот герой повален и не может двигаться: { $hero }.
rw-why-trained = { $hero } больше ничему не может научиться.
rw-why-unhurt = У этого героя нет урона: { $hero }.
rw-why-unfriendly = { $hero } может лечиться только в вашей локации.
rw-why-elsewhere = Квест { $card } нельзя выполнить там, где { $hero }.

# Что произошло
event-rw-enlist = { $seat }: в локацию { $area } прибывает { $hero }.
event-rw-desert = { $seat }: дезертирует { $hero }.
event-rw-defeated = { $hero } терпит поражение и выбывает.
event-rw-heal = Урон снят: { $hero }.
event-rw-wound = { $hero } получает урон: { $n }.
event-rw-wound-foe = { $unit } получает урон: { $n }.
event-rw-train = { $hero } тренируется: { $attribute } +{ $n }.
event-rw-reward = { $hero } получает награду { $card }.
event-rw-reward-hidden = { $hero } получает награду.
event-rw-discard-reward = { $seat } сбрасывает награду { $card }.
event-rw-use-reward = { $seat } использует { $card }.
event-rw-pick-up =
    { $n ->
        [one] { $hero } берёт { $n } награду, лежавшую здесь.
        [few] { $hero } берёт { $n } награды, лежавшие здесь.
        [many] { $hero } берёт { $n } наград, лежавших здесь.
       *[other] { $hero } берёт { $n } награды, лежавшие здесь.
    }
event-rw-exchange = { $seat }: герои обмениваются наградами в локации { $area }.
event-rw-looks = { $seat } смотрит, что лежит в локации { $area } лицом вниз.
event-rw-quest-phase = Начинается фаза квестов.
event-rw-quest = { $hero } берётся за квест { $card }.
event-rw-test = { $hero } проходит проверку ({ $attribute }): { $cards }.
event-rw-test-destiny = { $hero }: судьба — { $destiny }.
event-rw-quest-won = { $seat } выполняет квест { $card }.
event-rw-quest-lost = { $seat } не справляется с квестом { $card }.
event-rw-duel = { $hero } бросает вызов: { $enemy } ({ $other }).
event-rw-duel-quest = { $hero } сражается на дуэли: { $unit } ({ $n }).
event-rw-duel-card = Раунд { $n }: { $hero } берёт карту { $fate }.
event-rw-duel-foe = Раунд { $n }: { $unit } берёт карту { $fate }.
event-rw-spoils =
    { $n ->
        [one] { $hero } забирает { $n } награду.
        [few] { $hero } забирает { $n } награды.
        [many] { $hero } забирает { $n } наград.
       *[other] { $hero } забирает { $n } награды.
    }
event-rw-raid = { $hero } берёт карту { $fate } для набега.
event-rw-rouse = { $seat }: поваленные фигуры в локации { $area } встают.
event-rw-led-away = Нейтральные отряды ({ $n }) уходят из локации { $area } в локацию { $there }.
event-rw-frozen = { $unit }: отряд в локации { $area } повален.
event-rw-summoned = { $unit } появляется в локации { $area }.
event-rw-teleported = { $unit } ({ $n }) появляется в локации { $area }.
event-rw-reshuffle-rewards = Сброшенные награды замешаны в новую колоду.
