# «Дюна: Империя»: вопросы и ответы.

# Подготовка
ask-pick_leader = Кто ваш лидер?
option-take-leader = { $leader }
ask-choose_tokens = Какие две фракции вы тайно выбираете? Один раз за игру, разместив за ход четыре отряда или больше, вы откроете их и получите по 1 влиянию в каждой.
option-tokens = { $a } и { $b }

# Ход
ask-turn =
    { $agents ->
        [0] Ваш ход. Свободных агентов не осталось.
        [one] Ваш ход. У вас { $agents } свободный агент.
        [few] Ваш ход. У вас { $agents } свободных агента.
       *[many] Ваш ход. У вас { $agents } свободных агентов.
    }
option-agent = Отправить агента в ячейку { $space } с картой { $card }
option-reveal = Раскрыть руку
option-plot = Сыграть карту { $card }
ask-origin = Какой из ваших агентов отправится?
option-leader = Тот, что у лидера
option-from = Тот, что в ячейке { $space }
ask-order = Что дальше?
option-use = { $effect-button }
option-skip = Остальное не применять
ask-finish = Что-нибудь ещё до конца хода?
ask-deploy =
    { $n ->
        [one] Сколько отрядов вы размещаете в зоне конфликта? Не более { $n } отряда.
       *[many] Сколько отрядов вы размещаете в зоне конфликта? Не более { $n } отрядов.
    }
option-deploy =
    { $n ->
        [0] Не размещать отряды
        [one] Разместить { $n } отряд
        [few] Разместить { $n } отряда
       *[many] Разместить { $n } отрядов
    }
option-retreat =
    { $n ->
        [0] Не отводить отряды
        [one] Отвести { $n } отряд
        [few] Отвести { $n } отряда
       *[many] Отвести { $n } отрядов
    }
option-end = Закончить ход
option-decline = Нет
option-continue = Продолжить ход
option-pass-turn = Закончить ход сейчас
ask-go_on = Продолжите ход?

# Ход раскрытия
ask-reveal-menu =
    { $persuasion ->
        [0] У вас не осталось убеждения, боевая сила — { $strength }. Что делаете?
        [one] У вас { $persuasion } убеждение и боевая сила { $strength }. Что делаете?
        [few] У вас { $persuasion } убеждения и боевая сила { $strength }. Что делаете?
       *[many] У вас { $persuasion } убеждений и боевая сила { $strength }. Что делаете?
    }
option-buy =
    { $cost ->
        [one] Приобрести карту { $card } за { $cost } убеждение
        [few] Приобрести карту { $card } за { $cost } убеждения
       *[many] Приобрести карту { $card } за { $cost } убеждений
    }
option-claim =
    { $cost ->
        [one] Приобрести отложенную карту { $card } за { $cost } убеждение
        [few] Приобрести отложенную карту { $card } за { $cost } убеждения
       *[many] Приобрести отложенную карту { $card } за { $cost } убеждений
    }
option-done = Закончить ход раскрытия
ask-where-to = Куда положить карту { $card }?
option-to-top = На верх колоды
option-to-discard = В сброс

# Конфликт
ask-defend = Разместить отряд из запаса, чтобы защитить свою ячейку?
option-defend = Разместить отряд
ask-combat = Ваша боевая сила: { $strength }. Сыграете карту сражения?
option-intrigue = Сыграть карту { $card }
option-pass = Пас
option-stop = Пока больше карт не играть
ask-on_win = Вы победили в конфликте. Сыграете карту интриги?
ask-endgame_choice = Игра заканчивается. Сыграете карту конца игры?

# Эффекты с выбором
ask-influence_any = В какой фракции вы получаете влияние?
ask-influence_behind = В какой фракции вы получаете влияние?
ask-influence_two = В каких двух фракциях вы получаете влияние?
ask-track_order = На каком треке влияние растёт первым?
ask-lose_influence_any = В какой фракции вы теряете влияние?
ask-either = Что вы выбираете?
ask-two_of = Какие два эффекта вы выбираете?
ask-pay = Вы готовы { $costs }, чтобы { $effects }?
ask-trash_icon = Удалить карту?
option-trash-hand = Удалить карту { $card } из руки
option-trash-play = Удалить карту { $card }, которая в игре
option-trash-discard = Удалить карту { $card } из сброса
ask-may_deploy = Сколько отрядов вы размещаете?
ask-may_retreat = Сколько отрядов вы отводите?
ask-sell_melange = Сколько Пряности вы продаёте?
option-sell =
    Продать { $spice ->
        [one] { $spice } Пряность
        [few] { $spice } Пряности
       *[many] { $spice } Пряностей
    } за { $solari ->
        [one] { $solari } солярий
        [few] { $solari } солярия
       *[many] { $solari } соляриев
    }
ask-discard_one = Какую карту вы сбрасываете?
option-discard = Сбросить карту { $card }
ask-tested = Вы сбросите карту или потеряете отряд?
option-lose-troop = Потерять отряд в зоне конфликта
ask-silence = Какую ячейку вы закрываете для соперников?
option-voice = Закрыть ячейку { $space }
ask-fetch_sister = Какую карту вы берёте в руку?
option-fetch = Взять карту { $card }
ask-acquire_up_to = Какую карту вы приобретаете?
option-acquire = Приобрести карту { $card }
ask-double_cross = Кто теряет отряд?
option-betray = { $seat }
ask-snoop = Верхняя карта вашей колоды — { $card }. Взять её или удалить?
option-draw-top = Взять её
option-trash-top = Удалить её
ask-recall_agent = Какого агента вы возвращаете?
option-recall = Того, что в ячейке { $space }
ask-set_aside = Какую карту из ряда Империи вы откладываете?
option-aside = Отложить карту { $card }
ask-alliance-heir = Кто получает ваш союз с { $faction-instrumental }?
option-alliance = { $seat }
