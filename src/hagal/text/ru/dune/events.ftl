# «Дюна: Империя»: что произошло.

# Ход игры
event-leader =
    { $rival ->
        [0] { $seat }: лидер — { $leader }.
       *[1] Оппонент: { $leader }.
    }
event-round = Раунд { $n }: { $conflict }.
event-bonus-spice = В ячейке { $space } копится бонусная Пряность: теперь { $n }.
event-endgame = Игра заканчивается: можно сыграть последние карты интриги.
event-row = В ряду Империи новая карта: { $card }.

# Ходы
event-agent = { $seat } играет карту { $card } и отправляет агента в ячейку { $space }.
event-recall = { $seat } возвращает агента из ячейки { $space }.
event-pass-turn = { $seat } заканчивает ход.
event-reveal =
    { $n ->
        [0] { $seat } не раскрывает ни одной карты.
       *[1] { $seat } раскрывает: { $cards }.
    }
event-strength = { $seat } заканчивает ход раскрытия с боевой силой { $n }.
event-plot = { $seat } играет карту { $card }.
event-combat-card = { $seat } играет карту { $card }.

# Приобретения и потери
event-gain = { $seat } получает { $what }.
event-pay = { $seat } платит { $what }.
event-spice-addict = { $seat } собирает на 1 Пряность меньше, но берёт карту.
event-score =
    { $n ->
        [one] { $seat } получает { $n } победное очко.
        [few] { $seat } получает { $n } победных очка.
       *[many] { $seat } получает { $n } победных очков.
    }
event-unscore =
    { $n ->
        [one] { $seat } теряет { $n } победное очко.
        [few] { $seat } теряет { $n } победных очка.
       *[many] { $seat } теряет { $n } победных очков.
    }
event-influence =
    { $n ->
        [one] { $seat } получает { $n } влияние у { $faction-genitive }.
        [few] { $seat } получает { $n } влияния у { $faction-genitive }.
       *[many] { $seat } получает { $n } влияний у { $faction-genitive }.
    }
event-lose-influence =
    { $n ->
        [one] { $seat } теряет { $n } влияние у { $faction-genitive }.
        [few] { $seat } теряет { $n } влияния у { $faction-genitive }.
       *[many] { $seat } теряет { $n } влияний у { $faction-genitive }.
    }
event-alliance = { $seat } заключает союз с { $faction-instrumental }.
event-masterstroke = { $seat } наносит решающий удар: влияние у { $factions-genitive }.
event-council = { $seat } занимает место в Верховном Совете.
event-swordmaster = { $seat } получает третьего агента.
event-mentat = { $seat } получает фишку ментата.
event-control = { $seat } берёт под контроль ячейку { $space }.
event-control-bonus = { $seat } получает бонус контроля за ячейку { $space }.

# Карты
event-draw =
    { $n ->
        [1] { $seat } берёт карту.
        [one] { $seat } берёт { $n } карту.
        [few] { $seat } берёт { $n } карты.
       *[many] { $seat } берёт { $n } карт.
    }
event-reshuffle = { $seat } замешивает сброс в колоду.
event-intrigue-hidden = { $seat } берёт карту интриги.
event-intrigue = { $seat } берёт карту интриги { $card }.
event-steal-hidden = { $other } лишается карты интриги: её забирает { $seat }.
event-steal = { $other } лишается карты интриги { $card }: её забирает { $seat }.
event-acquire = { $seat } приобретает карту { $card }.
event-acquire-top = { $seat } приобретает карту { $card } и кладёт её на верх колоды.
event-trash = { $seat } удаляет карту { $card }.
event-discard = { $seat } сбрасывает карту { $card }.
event-fetch = { $seat } берёт из сброса карту { $card }.
event-aside = { $seat } откладывает карту { $card }.
event-voice = { $seat } закрывает для соперников ячейку { $space }.

# Отряды и конфликт
event-recruit =
    { $n ->
        [one] { $seat } нанимает { $n } отряд.
        [few] { $seat } нанимает { $n } отряда.
       *[many] { $seat } нанимает { $n } отрядов.
    }
event-deploy =
    { $n ->
        [one] { $seat } размещает в зоне конфликта { $n } отряд.
        [few] { $seat } размещает в зоне конфликта { $n } отряда.
       *[many] { $seat } размещает в зоне конфликта { $n } отрядов.
    }
event-retreat =
    { $n ->
        [one] { $seat } отводит { $n } отряд.
        [few] { $seat } отводит { $n } отряда.
       *[many] { $seat } отводит { $n } отрядов.
    }
event-lose-troops =
    { $n ->
        [one] { $seat } теряет { $n } отряд.
        [few] { $seat } теряет { $n } отряда.
       *[many] { $seat } теряет { $n } отрядов.
    }
event-fought = { $seat }: боевая сила в сражении — { $n }.
event-reward-1 = { $seat } побеждает в конфликте { $conflict }.
event-reward-2 = { $seat } получает вторую награду конфликта { $conflict }.
event-reward-3 = { $seat } получает третью награду конфликта { $conflict }.
