# «Legendary Encounters», Чужой: сектора, Улей, Цели и Локации.

module-encounters-alien = Чужой
set-alien = Чужой

enc-space-ventilation-shafts = «Вентиляционные шахты»
enc-space-power-station = «Энергостанция»
enc-space-weapons-locker = «Оружейный склад»
enc-space-med-lab = «Медотсек»
enc-space-airlock = «Шлюз»

# Как называются События Целей и Угрозы Локаций
enc-event-the-sos = Жёсткая посадка
enc-event-no-one-can-hear-you-scream = Люди пропадают
enc-event-a-perfect-organism = Он охотится на нас
enc-hazard-the-nostromo-1 = Принесли что-то с собой
enc-hazard-the-nostromo-2 = Оно на свободе
enc-hazard-the-nostromo-3 = Самоуничтожение

# Чего требует Цель
enc-goal-the-sos = Цель: найти обе карты S.O.S.
enc-goal-no-one-can-hear-you-scream = Цель: найти вентиляционную заслонку и перекрыть ею вентиляционные шахты
enc-goal-a-perfect-organism = Цель: убить совершенный организм
