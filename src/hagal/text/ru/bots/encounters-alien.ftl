# Почему бот так поступил в игре с Чужими.

bots-enc-pry = спасение от Лицехвата: { $other }
bots-enc-clone = карта { $card } задерживает выполнение Цели
bots-enc-counts = враг { $card } засчитывается для Цели
bots-enc-free = снова в бою: { $other }
bots-enc-disarm = самоуничтожение нанесло бы Удары всем
bots-enc-pass = легче всего перенесёт { $other }
bots-enc-place = мимо этого места проходят все враги
bots-enc-ash = без этого сражаться с Эшем нельзя
