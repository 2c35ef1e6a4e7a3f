# Больше одной игры: статистика своих игр и испытания.
mine-goals = Цели и статистика
mine-goals-about = Испытания для тех, кто знает игры, и то, чем кончились ваши.

# Статистика
mine-title = Моя статистика
mine-about = Ваши оконченные игры, насколько вас знает этот браузер: сыгранные до конца, с кем угодно. Первые игры, которые учат, ответвления других игр и загруженные записи не считаются.
mine-none = Пока ничего не посчитано. Игра считается, когда она окончена; первые игры, которые учат, ответвления других игр и загруженные записи не считаются.
mine-games = Игры
mine-wins = Победы
mine-share = Доля побед
mine-best = Лучший счёт
mine-streak = Побед подряд
mine-streak-now = сейчас { $n }
mine-length = Раундов за игру
mine-shortest = Скорейшая победа, раундов
mine-by-players = Игроков
mine-by-role = За кого
mine-by-role-dune = Лидер
mine-by-role-encounters = Аватар
mine-by-role-runewars = Фракция
mine-by-module = Дополнение
mine-by-module-encounters = Вид игры
mine-by-level = Сложность
mine-by-edition = Издание
mine-no-players = –
mine-no-role = не выбрано
mine-no-module = базовая игра
mine-no-level = не соло
mine-no-edition = –
mine-edition-runewars-revised = пересмотренное издание
mine-edition-runewars-2010 = первое издание
mine-lately = Недавно
mine-won = Победа
mine-lost = Поражение
mine-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
mine-papers = Сохранить или удалить
mine-kept = Эти числа остаются, даже если игра забыта или удалена. Они связаны только с куки этого браузера; больше их никто не видит.
mine-download = Скачать файлом
mine-wipe = Стереть мою статистику
mine-wipe-sure = Удалить её всю, вместе с пройденными испытаниями, навсегда
mine-wipe-unsure = Ничего не удалено: сначала поставьте галочку, ведь вернуть это будет нельзя.
mine-wiped = Ваша статистика удалена.
