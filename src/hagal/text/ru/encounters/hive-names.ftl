# «Legendary Encounters», Чужой: названия. Напечатанные в русском правиле — лишь некоторые; прочие — наш перевод.

name-enemy-facehugger = Лицехват
name-enemy-chestburster = Грудолом

name-objective-the-sos = Сигнал S.O.S.
name-objective-no-one-can-hear-you-scream = Никто не услышит твой крик
name-objective-a-perfect-organism = Совершенный организм
name-location-the-nostromo = Ностромо

name-enemy-egg = Яйцо
name-enemy-sos = S.O.S.
name-enemy-event-the-sos = Событие
name-enemy-hazard-the-sos = Угроза
name-enemy-ash = Эш
name-enemy-scream-a = Движение на датчике
name-enemy-scream-b = Что-то в вентиляции
name-enemy-ventilation-seal = Вентиляционная заслонка
name-enemy-event-no-one-can-hear-you-scream = Событие
name-enemy-hazard-no-one-can-hear-you-scream = Угроза
name-enemy-perfect-organism = Совершенный организм
name-enemy-organism-a = Огнемёт
name-enemy-organism-b = Молекулярная кислота
name-enemy-organism-c = Сброшенная кожа
name-enemy-organism-d = Невидимый охотник
name-enemy-event-a-perfect-organism = Событие
name-enemy-hazard-a-perfect-organism = Угроза
