# «Legendary Encounters», Чужой: сектора, Улей, Цели и Локации.

# Во что играют: в заголовке игры
title-encounters-alien = Legendary Encounters: Чужой
title-encounters-alien-hunted = Legendary Encounters: Хищник и Чужой
title-encounters-alien-hunters = Legendary Encounters: Охотники и Чужой

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
enc-event-the-lost-colony = Плохая видимость
enc-event-they-mostly-come-at-night = Кому-то придётся выйти наружу
enc-event-whos-laying-the-eggs = Унесены в Инкубатор
enc-event-where-are-the-brothers = Мертвы по прибытии
enc-event-the-beast-is-out-there = Лёгкая добыча
enc-event-nobody-can-stop-it = Это дракон!
enc-event-breakout = Они сбежали
enc-event-youre-a-thing-a-construct = Сущий кошмар
enc-event-shell-breed-youll-die = Теперь это их корабль
enc-hazard-the-nostromo-1 = Принесли что-то с собой
enc-hazard-the-nostromo-2 = Оно на свободе
enc-hazard-the-nostromo-3 = Самоуничтожение
enc-hazard-hadleys-hope-1 = И чем нам отбиваться, бранью?
enc-hazard-hadleys-hope-2 = Они отключили энергию
enc-hazard-hadleys-hope-3 = В коконе
enc-hazard-fiorina-fury-161-1 = Безбилетник
enc-hazard-fiorina-fury-161-2 = Кровь и ужас
enc-hazard-fiorina-fury-161-3 = Никто не придёт на помощь
enc-hazard-fiorina-fury-161-4 = Никто не придёт на помощь
enc-hazard-the-auriga-1 = Нельзя терять время
enc-hazard-the-auriga-2 = Надо действовать вместе
enc-hazard-the-auriga-3 = Они все мертвы

# Чего требует Цель
enc-goal-the-sos = Что сделать: найти обе карты сигнала бедствия
enc-goal-no-one-can-hear-you-scream = Что сделать: найти вентиляционную заслонку и перекрыть ею вентиляционные шахты
enc-goal-a-perfect-organism = Что сделать: убить совершенный организм
enc-goal-the-lost-colony = Что сделать: убить трёх заражённых колонистов
enc-goal-they-mostly-come-at-night = Что сделать: поставить сторожевые турели в двух секторах
enc-goal-whos-laying-the-eggs = Что сделать: убить Королеву
enc-goal-where-are-the-brothers = Что сделать: найти обоих пропавших братьев и спасти тех, кто ещё жив
enc-goal-the-beast-is-out-there = Что сделать: найти голову Бишопа и установить её в Комплексе
enc-goal-nobody-can-stop-it = Что сделать: убить зверя
enc-goal-breakout = Что сделать: убить трёх клонов ксеноморфа
enc-goal-youre-a-thing-a-construct = Что сделать: убить всех неудачных клонов
enc-goal-shell-breed-youll-die = Что сделать: убить клонированную Королеву и Новорождённого
