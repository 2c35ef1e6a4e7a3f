# «Legendary Encounters», Чужой: варианты, причины, что произошло.

enc-option-sergeant = Нанять Сержанта
enc-option-pry = Сразиться с Лицехватом ({ $other })
enc-option-disarm-bomb = Обезвредить самоуничтожение (цена: { $n })

enc-why-no-sergeants = Сержантов не осталось.
enc-why-no-facehugger = Лицехвата здесь нет ({ $other }).
enc-why-not-your-facehugger = С этим Лицехватом может сразиться тот, на ком он сидит ({ $other }), а после его хода — следующий игрок.
enc-why-not-armed = Самоуничтожение не запущено.
enc-why-after = С врагом { $card } можно сразиться, только сыграв в этот ход карту класса «{ $cls }».

event-enc-enemies-again-alien = Мёртвые Враги замешаны в новый Улей. Когда закончится и он, игра проиграна.
event-enc-all-turned-down-alien = Все карты в Комплексе перевёрнуты рубашкой вверх.
event-enc-jumps = { $card } прыгает: { $seat }.
event-enc-pried = { $seat } сражается с врагом { $card } ({ $other }): Атака { $n }.
event-enc-impregnated = { $card } сделал своё дело и умирает ({ $seat }).
event-enc-spared = Враг { $card } не бьёт: { $seat } носит в себе чужого.
event-enc-burst = { $card } вырывается наружу: { $seat }.
event-enc-armed = Запущено самоуничтожение.
event-enc-exploded = Самоуничтожение сработало.
event-enc-disarmed = { $seat } останавливает самоуничтожение.
