# Why a bot did what it did in Legendary Encounters.

bots-enc-play = карта { $card } усиливает этот ход
bots-enc-draw = карта { $card } даёт добор до остальных решений
bots-enc-prepare = карта { $card } усилит другие
bots-enc-copy = карта { $card } отложена для этого хода
bots-enc-use = карта { $card } учитывает всё, что уже сыграно
bots-enc-pay = карта { $card } даст Атаку ещё на одного врага
bots-enc-task = карта { $card } приближает выполнение Цели
bots-enc-help = { $card } выручает прямо сейчас
bots-enc-win = карта { $card } выигрывает партию
bots-enc-final = { $card } — главная цель
bots-enc-fight = иначе враг { $card } нанесёт Удар
bots-enc-fight-wilds = иначе враг { $card } подойдёт ближе
bots-enc-clear = карта { $card } мешает выполнить Цель
bots-enc-clear-scan = освобождает место для Цели
bots-enc-scan = видно, кто идёт, пока он далеко
bots-enc-recruit = с картой { $card } колода лучше
bots-enc-done = больше ничего выгодного нет
bots-enc-coordinate = карта { $card } там нужнее, а взамен сразу приходит другая
bots-enc-avoid = одним Ударом меньше
bots-enc-cancel = Удар { $card } нанесёт вред
bots-enc-spare-way-out = бережёт спасение на худший случай
bots-enc-show = показать карту ничего не стоит
bots-enc-sacrifice = лучше лишиться карты { $card }, чем получить Удар
bots-enc-heal = лечение нужнее всего здесь: { $other }
bots-enc-discard = карта { $card } нужна меньше всех
bots-enc-kill = без карты { $card } колода лучше
bots-enc-lift = карта { $card } скоро снова придёт на руку
bots-enc-swap = с переменой значений карта { $card } убивает врага
bots-enc-exchange = следующая карта лучше
bots-enc-choose = сейчас это полезнее всего
bots-enc-move-back = так { $card } ударит позже
bots-enc-decline = того не стоит
bots-enc-avatar = выдержит урон: { $n }

# Охотники

bots-enc-trophy = { $card }: Репутация того стоит
bots-enc-duel = { $other } теряет больше, чем эта Атака принесла бы иначе
bots-enc-mend = снимает Удар { $card }, пока есть очки
bots-enc-evade = { $card }: Трофей сейчас и ни одной Ловушки потом
bots-enc-remove = { $card }: Трофей, и больше не мешает
bots-enc-instinct = Инстинкт Убийцы улучшает колоду
bots-enc-take = { $card }: Трофей даром
bots-enc-enshrine = эта карта вряд ли ещё придёт на руку
bots-enc-bury = { $card }: лучше попозже
