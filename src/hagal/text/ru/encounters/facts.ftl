# Legendary Encounters: свойства компонентов, взятые не из правил или спорные.

fact-character = чья это карта
fact-class = класс
fact-cost = цена
fact-attack = Атака
fact-recruit = Найм
fact-icon = Атаку или Найм она даёт
fact-points = чем платят, Атакой или Наймом
fact-deck = к какой колоде относится
fact-distance = на сколько секторов
fact-amounts = число карт
fact-role = какая Роль к нему относится
fact-kind = вид карты
fact-defense = Защита
fact-damage = урон
fact-price = цена и ограничение
fact-choice = что карту выбирают
fact-heals = что вылечить можно любой Удар
fact-hazards = вторая и третья Угрозы
