# «Дюна: Империя»: Дом Хагаль и его оппоненты.

shown-hagal = «{ $name }»

ask-rival_defend = { ask-defend }
ask-decide = Решение за оппонента: { $seat }. Что происходит?
option-for-rival = { $seat }: { $effect-button }

describe-hagal = Карта Дома Хагаль
describe-hagal-space = Агент оппонента идёт в ячейку { $space }
describe-hagal-maker = Агент оппонента идёт в свободную ячейку добычи, где больше всего бонусной Пряности, если такая есть
describe-hagal-gains = Оппоненту: { $effects }
describe-hagal-signet = Оппонент применяет способность кольца с печаткой
describe-hagal-swords = Раскрыта в сражении, мечи: { $n }
describe-hagal-reshuffle = Все карты Дома Хагаль замешиваются в новую колоду, затем раскрывается следующая
describe-rival = Как оппонент: только способность кольца с печаткой, когда её показывает карта Дома Хагаль
describe-house-hagal = Занимает ячейки, растёт на треках влияния и сражается; ничего не накапливает и не получает очков

difficulty-mercenary = Наёмник (лёгкий)
difficulty-sardaukar = Сардаукар (средний)
difficulty-mentat = Ментат (тяжёлый)
difficulty-kwisatz-haderach = Квисатц Хадерах (сверхтяжёлый)

event-difficulty = Сложность: { $level }.
event-hagal-card = Колода Дома Хагаль: { $card }.
event-hagal-reshuffle = Все карты Дома Хагаль замешаны в новую колоду.
event-rival-goes = { $seat } раскрывает карту { $card } и отправляет агента в ячейку { $space }.
event-rival-skips = { $seat } пропускает карту { $card }. { $why }
event-rival-stuck = { $seat } никуда не идёт: ни одна карта Дома Хагаль не ведёт в свободную ячейку.
event-rival-signet = { $seat } применяет способность кольца с печаткой ({ $leader }).
event-rival-cannot-pay = { $seat } не может заплатить за способность кольца с печаткой.
event-rival-gains-nothing = { $seat } ничего не получает от способности кольца с печаткой.
event-rival-recruits =
    { $n ->
        [one] { $seat } нанимает в гарнизон { $n } отряд.
        [few] { $seat } нанимает в гарнизон { $n } отряда.
       *[many] { $seat } нанимает в гарнизон { $n } отрядов.
    }
event-rival-deploys =
    { $n ->
        [one] { $seat } размещает в зоне конфликта { $n } новый отряд.
        [few] { $seat } размещает в зоне конфликта { $n } новых отряда.
       *[many] { $seat } размещает в зоне конфликта { $n } новых отрядов.
    }
event-rival-reinforces =
    { $n ->
        [one] { $seat } размещает в зоне конфликта { $n } отряд из гарнизона.
        [few] { $seat } размещает в зоне конфликта { $n } отряда из гарнизона.
       *[many] { $seat } размещает в зоне конфликта { $n } отрядов из гарнизона.
    }
event-rival-holds-back = { $seat } уже впереди и оставляет отряды в гарнизоне.
event-rival-swords =
    { $n ->
        [0] { $seat } раскрывает карту { $card }: мечей нет.
        [one] { $seat } раскрывает карту { $card }: { $n } меч.
        [few] { $seat } раскрывает карту { $card }: { $n } меча.
       *[many] { $seat } раскрывает карту { $card }: { $n } мечей.
    }
event-rival-unrewarded = { $seat } остаётся без награды конфликта { $conflict }.
event-rival-spends-spice =
    { $n ->
        [one] { $seat } меняет { $n } Пряность на победное очко.
        [few] { $seat } меняет { $n } Пряности на победное очко.
       *[many] { $seat } меняет { $n } Пряностей на победное очко.
    }
event-rival-spends-solari =
    { $n ->
        [one] { $seat } меняет { $n } солярий на победное очко.
        [few] { $seat } меняет { $n } солярия на победное очко.
       *[many] { $seat } меняет { $n } соляриев на победное очко.
    }
event-rival-spends-water =
    { $n ->
        [one] { $seat } меняет { $n } воду на победное очко.
       *[many] { $seat } меняет { $n } воды на победное очко.
    }
event-rival-spends-intrigue =
    { $n ->
        [one] { $seat } меняет { $n } карту интриги на победное очко.
        [few] { $seat } меняет { $n } карты интриги на победное очко.
       *[many] { $seat } меняет { $n } карт интриги на победное очко.
    }
event-control-removed = { $seat } побеждает в ячейке { $space }: жетон контроля оттуда убран.

why-no-bonus = Ни в одной свободной ячейке добычи нет бонусной Пряности.

## Карты Дома Хагаль: официальные (напечатаны в листе издателя)
name-hagal-harvest-spice = Добыча Пряности
name-hagal-reshuffle = Новая колода
name-hagal-arrakeen-1p = Арракин
name-hagal-arrakeen-2p = Арракин

## Карты Дома Хагаль: как их ячейки
name-hagal-conspire = { name-space-conspire }
name-hagal-wealth = { name-space-wealth }
name-hagal-heighliner = { name-space-heighliner }
name-hagal-foldspace = { name-space-foldspace }
name-hagal-selective-breeding = { name-space-selective-breeding }
name-hagal-secrets = { name-space-secrets }
name-hagal-hardy-warriors = { name-space-hardy-warriors }
name-hagal-stillsuits = { name-space-stillsuits }
name-hagal-rally-troops = { name-space-rally-troops }
name-hagal-hall-of-oratory = { name-space-hall-of-oratory }
name-hagal-carthag = { name-space-carthag }

## Оппоненты: официальное название Дома, лидеры — как обычно
name-rival-house-hagal = Дом Хагаль
name-rival-leto-atreides = { name-leader-leto-atreides }
name-rival-vladimir-harkonnen = { name-leader-vladimir-harkonnen }
name-rival-glossu-rabban = { name-leader-glossu-rabban }
name-rival-memnon-thorvald = { name-leader-memnon-thorvald }
name-rival-ariana-thorvald = { name-leader-ariana-thorvald }
name-rival-ilban-richese = { name-leader-ilban-richese }
