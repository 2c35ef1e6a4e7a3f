# «Legendary Encounters», вариант «Охотники»: вопросы, варианты, причины и что произошло.

ask-enc-hunters-action =
    Ваша фаза Действия: Атака { $attack }, Найм { $recruit }{ $heal ->
        [0] { "" }
       *[1] , Лечение { $heal }
    }{ $restore ->
        [0] { "" }
       *[1] , Восстановление { $restore }
    }{ $duels ->
        [0] { "" }
       *[1] , Дуэли { $duels }
    }
ask-enc-enshrine = Положить карту { $card } в Комнату Трофеев? Там её Репутация — { $n }.
ask-enc-strip = Какую Экипировку вы снимаете с Добычи?
ask-enc-disarm-trap = Какую Ловушку вы кладёте в свою Комнату Трофеев?
ask-enc-arrest = Кого арестует { $card }?
ask-enc-stalked = Вы посмотрели верхнюю карту колоды Добычи. Куда её?
ask-enc-raid = Какую из открытых карт вы получаете? Её стоимость — не больше { $n }.

enc-option-instinct = Нанять карту Инстинкта Убийцы
enc-option-evade = Избежать Опасности на участке { $space }
enc-option-remove = Обезвредить Ловушку { $card } перед { $other-instrumental }
enc-option-mend = Снять Удар { $card } ({ $other })
enc-option-duel = Дуэль с { $other-instrumental }
enc-option-enshrine = Положить в Комнату Трофеев
enc-option-strip = Снять Экипировку { $card }
enc-option-disarm = Взять Ловушку { $card }
enc-option-arrest = Арестовать Добычу { $card } в Боевой Зоне
enc-option-arrest-space = Арестовать Добычу на участке { $space }
enc-option-leave-it = Оставить сверху
enc-option-to-bottom = Положить под низ
enc-option-leave-raided = Не получать ни одной
enc-option-recruit-hunters = Нанять карту { $card }
enc-option-gain-hunters = Получить карту { $card }
enc-option-fight-hunters = Сразиться с Добычей { $card } в Боевой Зоне
enc-option-slay-hunters = Убить Добычу { $card } в Боевой Зоне
enc-option-back-hunters = Отодвинуть Добычу { $card } из Боевой Зоны

enc-why-no-instincts = Карт Инстинкта Убийцы не осталось.
enc-why-no-enemy-hunters = Карта { $card } — не Добыча.
enc-why-protected-hunters = Добычу { $card } сейчас нельзя убить.
enc-why-attack-hunters =
    { $n ->
        [one] Бой с Добычей { $card } стоит { $n } очко Атаки.
        [few] Бой с Добычей { $card } стоит { $n } очка Атаки.
       *[many] Бой с Добычей { $card } стоит { $n } очков Атаки.
    }
enc-why-no-hazard = На участке { $space } нет открытой Опасности.
enc-why-no-trap = Ловушка { $card } не лежит перед { $other-instrumental }.
enc-why-not-yours = Ловушку { $card } может обезвредить только тот, перед кем она лежит.
enc-why-no-strike = Удара { $card } здесь нет ({ $other }).
enc-why-not-others = Лечить и восстанавливать можно только себя.
enc-why-cannot-mend = Удар { $card } сейчас нельзя снять.
enc-why-may-not-heal = Ловушка перед вами не даёт вам лечиться.
enc-why-may-not-restore = Ловушка перед вами не даёт вам восстанавливаться.
enc-why-points =
    { $restore ->
        [0] Цена: Лечение { $heal }.
       *[1]
            { $heal ->
                [0] Цена: Восстановление { $restore }.
               *[1] Цена: Лечение { $heal }, Восстановление { $restore }.
            }
    }
enc-why-together = Вы играете сообща, Дуэлей нет.
enc-why-yourself = С самим собой Дуэли не бывает.
enc-why-dead = Этот игрок мёртв: { $other }.
enc-why-no-duel = У вас нет Дуэли: её должна дать карта.
enc-why-may-not-duel = Ловушка перед вами не даёт вам вызывать на Дуэль.
enc-why-armor =
    { $n ->
        [one] Дуэль с { $other-instrumental } стоит { $n } очко Атаки.
        [few] Дуэль с { $other-instrumental } стоит { $n } очка Атаки.
       *[many] Дуэль с { $other-instrumental } стоит { $n } очков Атаки.
    }
ask-enc-avoid-enemy-hunters = Добыча { $card } наносит Удар. Избежать его? Осталось таких возможностей: { $n }

event-enc-prey-enters = Карта { $card } входит в Заросли.
event-enc-fight-hunters = { $seat } сражается с Добычей { $card }: Атака { $n }.
event-enc-dies-hunters = Добыча { $card } убита.
event-enc-gear = Добыча { $prey } получает Экипировку { $card }.
event-enc-gear-waits = Экипировка { $card } ждёт следующую Добычу на участке { $space }.
event-enc-escapes = Добыча { $card } сбегает.
event-enc-arrested = Добыча { $prey } арестована картой { $card }.
event-enc-returned = Карта { $card } замешана обратно в колоду Добычи.
event-enc-mercenaries = Колода Добычи кончилась: новую составили неиспользованные Наёмники.
event-enc-evaded = { $seat } избегает Опасности { $card }, теперь это Трофей.
event-enc-trap = { $seat } берёт Ловушку { $card }.
event-enc-trap-removed = { $seat } обезвреживает Ловушку { $card }, теперь это Трофей.
event-enc-trap-removed-other = { $seat } обезвреживает Ловушку { $card } перед { $other-instrumental }, теперь это Трофей.
event-enc-mended = { $seat } избавляется от Удара { $card }.
event-enc-mended-other = { $seat } снимает Удар { $card }, пострадавший: { $other }.
event-enc-dueled = { $seat } проводит Дуэль с { $other-instrumental }.
event-enc-slain = { $seat } берёт Трофеем аватар Хищника, убитого на Дуэли: { $other }.
event-enc-stripped = { $seat } берёт Трофеем Экипировку { $card }.
event-enc-enshrined = { $seat } кладёт карту { $card } в Комнату Трофеев.
event-enc-to-bottom = { $seat } кладёт верхнюю карту колоды Добычи под низ.
event-enc-raided = { $seat } открывает в Арсенале карту { $card }.
event-enc-kill-hq-hunters = Карта { $card } убрана из Штаба.
event-enc-test = На Равнину Тестов приходит { $card }.
event-enc-test-passed = { $seat } проходит { $card }.
event-enc-last-turns = Хищник погиб: после этого раунда у каждого из остальных ещё один ход.
event-enc-ultimate = Величайшая Добыча мертва: охота окончена.
event-enc-fallen = Хищник погиб: охота окончена.
event-enc-escaped = Наёмников не осталось, Добыча ускользнула: охота окончена.
