# «Legendary Encounters»: что делают карты.

# Прибыль хода
enc-attack =
    { $n ->
        [one] получить { $n } очко Атаки
        [few] получить { $n } очка Атаки
       *[many] получить { $n } очков Атаки
    }
    .gained =
        { $n ->
            [one] { $n } очко Атаки
            [few] { $n } очка Атаки
           *[many] { $n } очков Атаки
        }
enc-recruit =
    { $n ->
        [one] получить { $n } очко Найма
        [few] получить { $n } очка Найма
       *[many] получить { $n } очков Найма
    }
    .gained =
        { $n ->
            [one] { $n } очко Найма
            [few] { $n } очка Найма
           *[many] { $n } очков Найма
        }
enc-attack-per =
    { $n ->
        [one] получить { $n } очко Атаки { $count }
        [few] получить { $n } очка Атаки { $count }
       *[many] получить { $n } очков Атаки { $count }
    }
enc-double-attack = удвоить имеющиеся очки Атаки
enc-weaken = у каждого врага, с которым вы сражаетесь в этот ход, здоровье меньше на { $n }
enc-free-scan =
    { $n ->
        [1] просканировать участок бесплатно в этот ход
        [one] просканировать бесплатно { $n } участок в этот ход
        [few] просканировать бесплатно { $n } участка в этот ход
       *[many] просканировать бесплатно { $n } участков в этот ход
    }
enc-avoid-strike =
    { $n ->
        [1] избежать одного любого Удара в этот ход
        [one] избежать { $n } любого Удара в этот ход
        [few] избежать { $n } любых Ударов в этот ход
       *[many] избежать { $n } любых Ударов в этот ход
    }
enc-cancel-strike =
    { $n ->
        [1] отменить один Удар, вытянутый вами в этот ход
        [one] отменить { $n } Удар, вытянутый вами в этот ход
        [few] отменить { $n } Удара, вытянутых вами в этот ход
       *[many] отменить { $n } Ударов, вытянутых вами в этот ход
    }
enc-shield = враги не бьют вас в Ударную фазу этого хода
enc-recruit-to-top = персонажи, нанятые в этот ход, кладутся на верх вашей колоды
enc-bounty =
    { $n ->
        [1] взять карту за каждого врага, которого вы убьёте в этот ход
        [one] взять { $n } карту за каждого врага, которого вы убьёте в этот ход
        [few] взять { $n } карты за каждого врага, которого вы убьёте в этот ход
       *[many] взять { $n } карт за каждого врага, которого вы убьёте в этот ход
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
    .does =
        { $n ->
            [1] сбрасывает карту
            [one] сбрасывает { $n } карту
            [few] сбрасывает { $n } карты
           *[many] сбрасывает { $n } карт
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
    .button = убить одного из своих персонажей
enc-gain-free = получить персонажа из Штаба стоимостью не больше { $n }
enc-lift = положить карту из своего сброса на верх колоды
enc-swap = поменять местами напечатанные значения Атаки и Найма сыгранной в этот ход карты
enc-dig-strikes =
    { $n ->
        [1] сбросить верхнюю карту колоды Ударов и получить очки Атаки по её урону
        [one] сбросить верхнюю { $n } карту колоды Ударов и получить очки Атаки по их урону
        [few] сбросить верхние { $n } карты колоды Ударов и получить очки Атаки по их урону
       *[many] сбросить верхние { $n } карт колоды Ударов и получить очки Атаки по их урону
    }
enc-unless = если вы не покажете карту класса «{ $cls }» — { $effects }
    .does = либо показывает карту класса «{ $cls }», либо { $effects-does }

# Удары и метки
enc-draw-strikes =
    { $n ->
        [1] вытянуть Удар
        [one] вытянуть { $n } Удар
        [few] вытянуть { $n } Удара
       *[many] вытянуть { $n } Ударов
    }
    .more =
        { $n ->
            [1] вытянуть ещё один Удар
            [one] вытянуть ещё { $n } Удар
            [few] вытянуть ещё { $n } Удара
           *[many] вытянуть ещё { $n } Ударов
        }
    .does =
        { $n ->
            [1] вытягивает Удар
            [one] вытягивает { $n } Удар
            [few] вытягивает { $n } Удара
           *[many] вытягивает { $n } Ударов
        }
enc-strike-per = вытянуть Удар { $count }
    .does = вытягивает Удар { $count-own }
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
enc-dodge-showing = показать карту класса «{ $cls }», чтобы отменить этот Удар
enc-dodge-killing = убить своего персонажа стоимостью { $n } или больше, чтобы отменить этот Удар

# Поле
enc-add-enemies =
    { $n ->
        [1] добавить карту Врага в Заросли
        [one] добавить { $n } карту Врага в Заросли
        [few] добавить { $n } карты Врага в Заросли
       *[many] добавить { $n } карт Врага в Заросли
    }
enc-add-enemies-per = добавить карту Врага в Заросли { $count }
enc-add-enemy-at = положить верхнюю карту Врага рубашкой вверх на участок { $space }
enc-wilds-to-combat = переместить крайнюю карту Зарослей в Боевую Зону { $count }
enc-turn-down = снова перевернуть эту карту рубашкой вверх
enc-turn-all-down = перевернуть все карты в Зарослях рубашкой вверх
enc-kill-hq =
    { $n ->
        [1] убить крайнего левого персонажа в Штабе
        [one] убить { $n } крайнего левого персонажа в Штабе
        [few] убить { $n } крайних левых персонажей в Штабе
       *[many] убить { $n } крайних левых персонажей в Штабе
    }
enc-end-action = фаза Действия тут же заканчивается
enc-defeat = убить открытого врага со здоровьем не больше { $n }, но не Последнего Врага
enc-to-operations = положить эту карту в Операции
enc-attach-to = закрепить эту карту на участке { $space }

# Несколько эффектов
enc-all = { $effects }
enc-may = можно { $effects }
    .button = { $effects }
enc-each = каждый игрок: { $effects }
    .rather = каждый игрок { $effects-does }
enc-and-next = вы и следующий игрок: { $effects }
    .rather = каждый из двух игроков, вы и следующий, { $effects-does }
enc-when = { $condition } — { $effects }
    .button = { $condition } — { $effects-button }
enc-earlier-class = если в этот ход вы уже сыграли другую карту класса «{ $cls }»
enc-earlier-team = если в этот ход вы уже сыграли другую карту { $team-genitive }
enc-once = один раз в этот ход — { $effects }
enc-pay = один раз в этот ход за { $price } — { $effects }
enc-backup = «Дуй за подмогой!» — { $effects } за каждую согласованную с вами карту
enc-brothers = Братья по оружию — { $effects } за каждого другого персонажа Казарм среди сыгранных карт
enc-showboat = Заносчивость — { $effects } за каждую другую сыгранную карту этого персонажа

# Цели
enc-complete = выполнить Цель { $n }
enc-complete-minor = выполнить Малую Цель и победить
enc-camp-retreats = найденный «{ name-enemy-guerrilla-camp }» отходит на один участок дальше от Боевой Зоны
enc-camp-advances = найденный «{ name-enemy-guerrilla-camp }» приближается на один участок к Боевой Зоне; если он не найден — вытянуть Удар
enc-fortify = положить карту События в Операции — понадобится ещё один штурм
enc-assault = каждый игрок открывает и сбрасывает верхнюю карту колоды; если очков Атаки на них не меньше, чем очков Найма, — убрать оттуда Событие, а если Событий нет, выполнить Цель
enc-evidence = в Зарослях — положить карту в Операции как собранную улику; в Боевой Зоне она потеряна
enc-all-evidence = все три улики собраны или потеряны
enc-draw-for-evidence = каждый игрок берёт карту за каждую собранную улику
enc-lose-evidence = одна собранная улика потеряна

# Задачи
enc-task-here = пока выполняется Цель { $n } и участок этой карты зачищен, за { $price } — { $effects }
    .button = за { $price } — { $effects }
enc-task-space = пока выполняется Цель { $n } и участок { $space } зачищен, за { $price } — { $effects }
    .button = за { $price } — { $effects }
enc-task-once = пока выполняется Цель { $n }, раз в ход — { $effects }
    .button = { $effects }
enc-task-price = пока выполняется Цель { $n }, за { $price } — { $effects }
    .button = за { $price } — { $effects }

# Постоянные способности
enc-kin = «{ $name }»
enc-tougher = здоровье каждого врага { $card } больше на { $n }
enc-all-tougher = здоровье каждого врага в Боевой Зоне больше на { $n }
enc-scans-dearer =
    { $n ->
        [one] сканирование любого участка стоит на { $n } очко Атаки больше
        [few] сканирование любого участка стоит на { $n } очка Атаки больше
       *[many] сканирование любого участка стоит на { $n } очков Атаки больше
    }
enc-characters-dearer = персонажи в Штабе стоят на { $n } больше
enc-no-replacement = согласовавший карту не берёт новую
enc-coordinating-hurts = когда кто-то согласовывает карту, активный игрок вытягивает Удар
enc-death-hurts = когда умирает враг { $card }, его убийца вытягивает Удар
enc-no-misses = вместо промаха вытягивается другой Удар
enc-protects = врага { $card } нельзя убить
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
enc-describe-cost =
    { $n ->
        [one] Стоимость: { $n } очко Найма
        [few] Стоимость: { $n } очка Найма
       *[many] Стоимость: { $n } очков Найма
    }
enc-describe-class = Класс: { $cls }
enc-describe-team = { $team }
enc-describe-values = Атака { $attack }, Найм { $recruit }
enc-describe-coordinate = Согласование
enc-describe-text = Текст: { $effects }
enc-describe-health = Здоровье: { $n }
enc-describe-defense = Защита: { $n }
enc-describe-damage = Урон: { $n }
enc-describe-miss = Промах: эта карта сбрасывается
enc-describe-dodge = Вытянув, можно { $effects }
enc-describe-wound = Пока лежит у вас: { $ability }
enc-describe-first = Лечится раньше остальных ваших Ударов
enc-describe-unhealable = Нельзя вылечить
enc-describe-enemy = Враг
enc-describe-final-enemy = Последний Враг
enc-describe-event = Событие: выполняется текст текущей Цели
enc-describe-hazard = Угроза: раскрывший её игрок получает метку, выполняется текст Локации
enc-describe-objective = Задача Цели
enc-describe-enemy-health = Здоровье: { $n }
enc-describe-weaker = Здоровье меньше на { $n } { $count }
enc-describe-runner = Бегун
enc-describe-double = Двойной Удар
enc-describe-ongoing = Постоянно: { $ability }
enc-describe-in-wilds = В Зарослях: { $ability }
enc-describe-in-combat = В Боевой Зоне: { $ability }
enc-describe-at = На участке { $spaces-or }: { $ability }
enc-describe-reveal = Раскрытие: { $effects }
enc-describe-scanned = При сканировании: { $effects }
enc-describe-fights = В бою сначала: { $effects }
enc-describe-strike = Удар: { $effects }
enc-describe-death = Смерть: { $effects }
enc-describe-spares = Если вы помечены, когда платите за него, вместо его смерти вы теряете метку
enc-describe-spent = Умирает после своих Ударов
enc-describe-stage = Цель { $n }
enc-describe-setup = Подготовка: { $effects }
enc-describe-event-effect = Событие: { $effects }
enc-describe-auto = Выполнена, как только { $condition }
enc-describe-reward = При выполнении: { $effects }
enc-describe-hazard-effect = Угроза { $n }: { $effects }

# Чего требует Цель
enc-goal-expendable-assets = Цель: найти лагерь партизан и уничтожить его
enc-goal-flares-frags-claymores = Цель: найти оборонительную позицию и занять её
enc-goal-get-to-the-choppa = Цель: убить Последнего Врага или улететь с площадки
enc-goal-war-zone = Цель: найти опорный пункт и взять его штурмом
enc-goal-personal-little-war = Цель: собрать три улики
enc-goal-other-world-life-form = Цель: убить Последнего Врага или найти выход с корабля
