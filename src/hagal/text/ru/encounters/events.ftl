# «Legendary Encounters»: что произошло.

event-enc-avatar = { $seat }: аватар — { $avatar }.
event-enc-location = Локация: { $location }.
event-enc-objective = Текущая Цель: { $objective }.
event-enc-completed = Цель { $objective } выполнена.
event-enc-turn = Раунд { $n }: ходит { $seat }.
event-enc-major = Последний Враг мёртв: игроки победили.
event-enc-minor = Малая Цель выполнена: игроки победили.
event-enc-lost = Игроки проиграли.
event-enc-all-or-nothing = Всё или ничего: у игроков остались этот раунд и ещё один.

event-enc-enters = Карта входит рубашкой вверх на участок { $space }.
event-enc-enemies-again = Мёртвые Враги замешаны в новую колоду. Когда закончится и она, игра проиграна.
event-enc-combat = Карта { $card } входит в Боевую Зону.
event-enc-runs = Бегун { $card } бежит дальше.
event-enc-moved-back = { $card } отодвигается на участок { $space }.
event-enc-scan = { $seat } сканирует участок { $space }: { $card }.
event-enc-event = Событие Цели { $objective }.
event-enc-hazard = Угроза { $n } Локации { $location }.
event-enc-mark = { $seat } получает метку, всего: { $n }.
event-enc-unmark = { $seat } теряет метку, осталось: { $n }.
event-enc-attach = Карта { $card } закреплена на участке { $space }.
event-enc-found = Найдена карта { $card }.
event-enc-turned-down = Карта на участке { $space } перевёрнута рубашкой вверх.
event-enc-all-turned-down = Все карты в Зарослях перевёрнуты рубашкой вверх.
event-enc-action-ends = Фаза Действия тут же заканчивается ({ $seat }).

event-enc-play = { $seat } играет карту { $card }.
event-enc-copy = { $seat } копирует карту { $card }.
event-enc-use = { $seat } применяет карту { $card }.
event-enc-coordinate = { $seat } согласовывает карту { $card } с { $other-instrumental }.
event-enc-draw =
    { $n ->
        [1] { $seat } берёт карту.
        [one] { $seat } берёт { $n } карту.
        [few] { $seat } берёт { $n } карты.
       *[many] { $seat } берёт { $n } карт.
    }
event-enc-reshuffle = { $seat } замешивает сброс в колоду.
event-enc-discard = { $seat } сбрасывает карту { $card }.
event-enc-discard-top = { $seat } сбрасывает с верха колоды карту { $card }.
event-enc-show = { $seat } показывает карту { $card }.
event-enc-gain = { $seat } получает карту { $card }.
event-enc-gain-top = { $seat } получает на верх колоды карту { $card }.
event-enc-gain-hand = { $seat } получает на руку карту { $card }.
event-enc-hq = В Штаб приходит карта { $card }.
event-enc-kill-hq = Персонаж { $card } в Штабе убит.
event-enc-kill-character = { $seat } убивает своего персонажа { $card }.
event-enc-lift = { $seat } кладёт на верх колоды карту { $card }.
event-enc-swap = { $seat } меняет местами значения карты { $card }.
event-enc-act-as = { $seat } использует карту { $card } из Штаба.

event-enc-fight = { $seat } сражается с врагом { $card }: Атака { $n }.
event-enc-dies = Враг { $card } убит.
event-enc-shield = { $seat } под защитой: враги не бьют.
event-enc-strike = { $seat } вытягивает Удар { $card }.
event-enc-strikes-again = Сброс Ударов замешан в новую колоду.
event-enc-avoid = { $seat } избегает Удара.
event-enc-cancel = { $seat } отменяет Удар { $card }.
event-enc-heal = { $seat } лечит Удар { $card }, пострадавший: { $other }.
event-enc-death = { $seat } погибает.
event-enc-dig-strike = { $seat } сбрасывает Удар { $card }.

event-enc-task = { $seat } выполняет задачу { $card }.
event-enc-fortified = Опорный пункт укреплён, Событий на нём: { $n }.
event-enc-assault-won = Штурм удался: Атака { $attack } против Найма { $recruit }.
event-enc-assault-lost = Штурм сорвался: Атака { $attack } против Найма { $recruit }.
event-enc-evidence-lost = Потеряна улика { $card }.
