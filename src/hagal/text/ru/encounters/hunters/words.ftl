# «Legendary Encounters», вариант «Охотники»: виды компонентов.

module-encounters-hunters = Охотники
set-hunters = «Охотники»

enc-who-woodland-intel = Лесные Разведчики
enc-who-woodland-strength = Лесные Силовики
enc-who-woodland-survival = Лесные Экстремалы
enc-who-woodland-tech = Лесные Технари
enc-who-urban-intel = Городские Разведчики
enc-who-urban-strength = Городские Силовики
enc-who-urban-survival = Городские Экстремалы
enc-who-urban-tech = Городские Технари

kind-gear = Экипировка
kind-trap = Ловушки
kind-test = Тесты
kind-challenge = Карты Конкуренции

# Как название компонента стоит в предложении
shown-gear = «{ $name }»
shown-trap = «{ $name }»
shown-test = «{ $name }»
shown-challenge = «{ $name }»
