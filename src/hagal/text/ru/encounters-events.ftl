# «Легендарные встречи»: что произошло.

event-enc-avatar = { $seat }: аватар — { $avatar }.
event-enc-location = Локация: { $location }.
event-enc-objective = Текущая Цель: { $objective }.
event-enc-completed = Цель { $objective } выполнена.
event-enc-turn = Раунд { $n }: ходит { $seat }.
event-enc-major = Последний Враг мёртв: игроки победили.
event-enc-minor = Малая Цель выполнена: игроки победили.
event-enc-lost = Игроки проиграли.
event-enc-all-or-nothing = Всё или ничего: у игроков остались этот раунд и ещё один.

event-enc-enters = Карта Врага входит в зону { $space }.
event-enc-enemies-again = Мёртвые Враги замешаны в новую колоду. Когда она кончится ещё раз, всё потеряно.
event-enc-combat = { $card } входит в Боевую Зону.
event-enc-runs = { $card } бежит дальше.
event-enc-moved-back = { $card } отодвигается в зону { $space }.
event-enc-scan = { $seat } сканирует зону { $space }: { $card }.
event-enc-event = Событие Цели { $objective }.
event-enc-hazard = Угроза { $n } Локации { $location }.
event-enc-mark = { $seat } получает метку, всего: { $n }.
event-enc-unmark = { $seat } теряет метку, осталось: { $n }.
event-enc-attach = { $card } прикрепляется к зоне { $space }.
event-enc-found = Найдено: { $card }.
event-enc-turned-down = Карта в зоне { $space } перевёрнута рубашкой вверх.
event-enc-all-turned-down = Все карты в Зарослях перевёрнуты рубашкой вверх.
event-enc-action-ends = Фаза действий { $seat-genitive } тут же заканчивается.

event-enc-play = { $seat } играет карту { $card }.
event-enc-copy = { $seat } копирует карту { $card }.
event-enc-use = { $seat } применяет карту { $card }.
event-enc-coordinate = { $seat } согласует карту { $card } для { $other-genitive }.
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
event-enc-swap = { $seat } меняет значения карты { $card }.

event-enc-fight = { $seat } сражается с врагом { $card }, Атака { $n }.
event-enc-dies = Враг { $card } убит.
event-enc-shield = Враги не бьют { $seat-genitive }.
event-enc-strike = { $seat } вытягивает Удар { $card }.
event-enc-strikes-again = Сброс Ударов замешан в новую колоду.
event-enc-avoid = { $seat } избегает Удара.
event-enc-cancel = { $seat } отменяет Удар { $card }.
event-enc-heal = { $seat } лечит Удар { $card } у { $other-genitive }.
event-enc-death = { $seat } погибает.
event-enc-dig-strike = { $seat } сбрасывает Удар { $card }.

event-enc-task = { $seat } берётся за задачу { $card }.
event-enc-fortified = Опорный пункт укреплён, событий на нём: { $n }.
event-enc-assault-won = Штурм удался: Атака { $attack } против Найма { $recruit }.
event-enc-assault-lost = Штурм сорвался: Атака { $attack } против Найма { $recruit }.
event-enc-evidence-lost = Потеряно: { $card }.
