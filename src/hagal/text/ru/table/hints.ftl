# Советы: что сделал бы на вашем месте бот и почему.

web-hint-ask = Совет
web-hint-note = Что сделал бы здесь бот?
web-hint-title = Что сделал бы бот
web-hint-nothing = Бот сейчас ничего бы не делал.
web-hint-comes = { $why }: { $comes }
web-hint-near = почти так же хорошо
web-hint-less = немного хуже
web-hint-far = заметно хуже
web-hint-table = Советы
web-hint-table-on = Все за этим столом могут спросить, что сделал бы бот.
web-hint-table-off = Советы появятся, когда их захотят все за этим столом.
web-hint-wants = { $name }: с советами
web-hint-wants-not = { $name }: без советов
web-hint-yes = Хочу советы
web-hint-no = Без советов
