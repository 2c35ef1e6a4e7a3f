# Простой вид: любая игра, у которой нет своего.

term-plain-hidden =
    { $n ->
        [one] { $n } скрытая карта
        [few] { $n } скрытые карты
       *[many] { $n } скрытых карт
    }
term-plain-round = Раунд { $n }
term-plain-turn = ходит игрок { $n }
term-plain-you = вы
term-plain-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
term-plain-module-ask = { $module }: добавить?
term-plain-yes = да
term-plain-no = нет
term-plain-settings-ask = Какие настройки?
term-plain-usual = как в правилах
term-plain-changed = выбрать самому
term-plain-setting-ask = { $setting }:
term-plain-setting-type = { $setting } [{ $usual }]:
term-plain-setting-wrong = Так нельзя. Enter: оставить как было.
term-plain-lost = Игра окончена. Все проиграли.
term-plain-won-all = Игра окончена. Все победили.
