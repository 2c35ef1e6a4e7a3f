# «Легендарные встречи»: что делают карты.

# Прибыль хода
enc-attack = получить { $n } Атаки
enc-recruit = получить { $n } Найма
enc-attack-per = получить { $n } Атаки { $count }
enc-double-attack = удвоить имеющуюся Атаку
enc-weaken = у каждого врага, с которым вы сражаетесь в этот ход, здоровье меньше на { $n }
enc-free-scan =
    { $n ->
        [1] просканировать зону бесплатно, один раз в этот ход
        [one] просканировать бесплатно { $n } зону в этот ход
        [few] просканировать бесплатно { $n } зоны в этот ход
       *[many] просканировать бесплатно { $n } зон в этот ход
    }
enc-avoid-strike =
    { $n ->
        [one] избежать { $n } любого Удара в этот ход
        [few] избежать { $n } любых Ударов в этот ход
       *[many] избежать { $n } любых Ударов в этот ход
    }
enc-cancel-strike =
    { $n ->
        [one] отменить { $n } Удар, вытянутый вами в этот ход
        [few] отменить { $n } Удара, вытянутых вами в этот ход
       *[many] отменить { $n } Ударов, вытянутых вами в этот ход
    }
enc-shield = враги не бьют вас в фазу Удара этого хода
enc-recruit-to-top = персонажи, нанятые в этот ход, кладутся на верх вашей колоды
enc-bounty =
    { $n ->
        [one] убив врага в этот ход, взять { $n } карту
        [few] убив врага в этот ход, взять { $n } карты
       *[many] убив врага в этот ход, взять { $n } карт
    }

# Карты
enc-draw =
    { $n ->
        [1] взять карту
        [one] взять { $n } карту
        [few] взять { $n } карты
       *[many] взять { $n } карт
    }
enc-draw-until-starter = брать карты, пока не придёт стартовая
enc-discard =
    { $n ->
        [1] сбросить карту
        [one] сбросить { $n } карту
        [few] сбросить { $n } карты
       *[many] сбросить { $n } карт
    }
enc-discard-random =
    { $n ->
        [1] сбросить случайную карту
        [one] сбросить наугад { $n } карту
        [few] сбросить наугад { $n } карты
       *[many] сбросить наугад { $n } карт
    }
enc-discard-top = сбросить верхнюю карту своей колоды
enc-kill-character = убить одного из своих персонажей
enc-may-kill-character = можно убить одного из своих персонажей
enc-gain-free = получить персонажа из Штаба стоимостью не больше { $n }
enc-lift = положить карту из своего сброса на верх колоды
enc-swap = поменять местами напечатанные Атаку и Найм карты, сыгранной в этот ход
enc-dig-strikes =
    { $n ->
        [one] сбросить верхний { $n } Удар колоды и получить Атаку, равную его урону
        [few] сбросить верхние { $n } Удара колоды и получить Атаку, равную их урону
       *[many] сбросить верхние { $n } Ударов колоды и получить Атаку, равную их урону
    }
enc-unless = если вы не покажете карту класса «{ $cls }» — { $effects }

# Удары и метки
enc-draw-strikes =
    { $n ->
        [1] вытянуть Удар
        [one] вытянуть { $n } Удар
        [few] вытянуть { $n } Удара
       *[many] вытянуть { $n } Ударов
    }
enc-strike-per = вытянуть Удар { $count }
enc-heal = вылечить Удар любого игрока
enc-mark =
    { $n ->
        [1] получить метку
        [one] получить { $n } метку
        [few] получить { $n } метки
       *[many] получить { $n } меток
    }
enc-unmark = снять метку
enc-is-marked = если вы помечены
enc-dodge-showing = показать карту класса «{ $cls }», и Удар не сработает
enc-dodge-killing = убить своего персонажа стоимостью { $n } или больше, и Удар не сработает

# Поле
enc-add-enemies =
    { $n ->
        [1] добавить карту Врага в Заросли
        [one] добавить { $n } карту Врага в Заросли
        [few] добавить { $n } карты Врага в Заросли
       *[many] добавить { $n } карт Врага в Заросли
    }
enc-add-enemies-per = добавить карту Врага в Заросли { $count }
enc-add-enemy-at = положить верхнюю карту Врага рубашкой вверх в зону { $space }
enc-wilds-to-combat = переместить ближайшую карту Зарослей в Боевую Зону { $count }
enc-turn-down = снова перевернуть эту карту рубашкой вверх
enc-turn-all-down = перевернуть все карты в Зарослях рубашкой вверх
enc-kill-hq =
    { $n ->
        [1] убить крайнего левого персонажа в Штабе
        [one] убить { $n } крайнего левого персонажа в Штабе
        [few] убить { $n } крайних левых персонажей в Штабе
       *[many] убить { $n } крайних левых персонажей в Штабе
    }
enc-end-action = фаза действий тут же заканчивается
enc-defeat = убить врага в игре со здоровьем не больше { $n }, но не Последнего Врага
enc-to-operations = положить эту карту в Операции
enc-attach-to = прикрепить эту карту к зоне { $space }

# Несколько эффектов
enc-all = { $effects }
enc-may = можно { $effects }
enc-each = каждый игрок: { $effects }
enc-and-next = вы и следующий игрок: { $effects }
enc-when = { $condition }: { $effects }
enc-earlier-class = после другой карты класса «{ $cls }» в этот ход
enc-earlier-team = после другой карты команды «{ $team }» в этот ход
enc-once = один раз в этот ход: { $effects }
enc-pay = один раз в этот ход можно заплатить { $price }: { $effects }
enc-backup = Дуй за подмогой: { $effects } за каждую согласованную с вами карту
enc-brothers = Братья по оружию: { $effects } за каждого другого сыгранного персонажа
enc-showboat = Заносчивость: { $effects } за каждую другую сыгранную карту этого персонажа

# Цели
enc-complete = выполнить Цель { $n }
enc-complete-minor = выполнить Малую Цель и победить
enc-camp-retreats = найденный «Лагерь партизан» отходит на одну зону дальше от Боевой Зоны
enc-camp-advances = найденный «Лагерь партизан» приближается на одну зону к Боевой Зоне; если он не найден — вытянуть Удар
enc-fortify = положить карту События в Операции: понадобится ещё один штурм
enc-assault = каждый игрок открывает и сбрасывает верхнюю карту колоды; если Атаки всего не меньше, чем Найма, — убрать оттуда Событие, а если их нет, выполнить Цель
enc-evidence = в Зарослях — положить карту в Операции как собранную улику; в Боевой Зоне она потеряна
enc-all-evidence = все три улики собраны или потеряны
enc-draw-for-evidence = каждый игрок берёт карту за каждую собранную улику
enc-lose-evidence = одна собранная улика потеряна

# Задачи
enc-task-here = Пока выполняется Цель { $n } и зона этой карты чиста, заплатить { $price }: { $effects }
enc-task-space = Пока выполняется Цель { $n } и зона { $space } чиста, заплатить { $price }: { $effects }
enc-task-once = Пока выполняется Цель { $n }, раз в ход: { $effects }
enc-task-price = Пока выполняется Цель { $n }, заплатить { $price }: { $effects }

# Постоянные способности
enc-kin = «{ $name }»
enc-tougher = здоровье каждого врага { $card } больше на { $n }
enc-all-tougher = здоровье каждого врага в Боевой Зоне больше на { $n }
enc-scans-dearer = сканирование стоит на { $n } Атаки больше
enc-characters-dearer = персонажи в Штабе стоят на { $n } больше
enc-no-replacement = согласовавший карту не берёт новую
enc-coordinating-hurts = когда кто-то согласует карту, активный игрок вытягивает Удар
enc-death-hurts = когда умирает { $card }, его убийца вытягивает Удар
enc-no-misses = вместо промаха вытягивается другой Удар
enc-protects = { $card } нельзя убить
enc-smaller-hand =
    { $n ->
        [one] в конце хода вы берёте на { $n } карту меньше
        [few] в конце хода вы берёте на { $n } карты меньше
       *[many] в конце хода вы берёте на { $n } карт меньше
    }

# Текст компонента
enc-describe-deck-starter = Стартовая карта
enc-describe-deck-role = Карта Роли
enc-describe-deck-officer = Офицер
enc-describe-deck-barracks = Казармы
enc-describe-rarity-common = { $who }, обычная
enc-describe-rarity-uncommon = { $who }, необычная
enc-describe-rarity-rare = { $who }, редкая
enc-describe-cost = Стоимость: { $n } Найма
enc-describe-class = Класс: { $cls }
enc-describe-team = Команда: { $team }
enc-describe-values = Атака { $attack }, Найм { $recruit }
enc-describe-coordinate = Согласование
enc-describe-text = Текст: { $effects }
enc-describe-health = Здоровье: { $n }
enc-describe-defense = Защита: { $n }
enc-describe-damage = Урон: { $n }
enc-describe-miss = Промах: сбросить
enc-describe-dodge = Вытянув, можно: { $effects }
enc-describe-wound = Пока лежит у вас: { $ability }
enc-describe-first = Лечится раньше остальных ваших Ударов
enc-describe-unhealable = Нельзя вылечить
enc-describe-enemy = Враг
enc-describe-final-enemy = Последний Враг
enc-describe-event = Событие: выполняется текст текущей Цели
enc-describe-hazard = Угроза: раскрывший помечен, выполняется текст Локации
enc-describe-objective = Задача Цели
enc-describe-enemy-health = Здоровье: { $n }
enc-describe-weaker = Здоровье меньше на { $n } { $count }
enc-describe-runner = Бегун
enc-describe-double = Двойной Удар
enc-describe-ongoing = Постоянно: { $ability }
enc-describe-in-wilds = В Зарослях: { $ability }
enc-describe-in-combat = В Боевой Зоне: { $ability }
enc-describe-at = В зоне { $spaces }: { $ability }
enc-describe-reveal = Раскрытие: { $effects }
enc-describe-scanned = При сканировании: { $effects }
enc-describe-fights = В бою сначала: { $effects }
enc-describe-strike = Удар: { $effects }
enc-describe-death = Смерть: { $effects }
enc-describe-spares = Если вы помечены, когда платите за него, снимите метку, а он выживает
enc-describe-spent = Умирает после своих Ударов
enc-describe-stage = Цель { $n }
enc-describe-setup = Подготовка: { $effects }
enc-describe-event-effect = Событие: { $effects }
enc-describe-auto = Выполнена, как только { $condition }
enc-describe-reward = При выполнении: { $effects }
enc-describe-hazard-effect = Угроза { $n }: { $effects }

# Задания
enc-goal-expendable-assets = Задание: найти лагерь партизан и уничтожить его
enc-goal-flares-frags-claymores = Задание: найти оборонительную позицию и занять её
enc-goal-get-to-the-choppa = Задание: убить Последнего Врага или улететь с площадки
enc-goal-war-zone = Задание: найти опорный пункт и взять его штурмом
enc-goal-personal-little-war = Задание: собрать три улики
enc-goal-other-world-life-form = Задание: убить Последнего Врага или найти выход с корабля
