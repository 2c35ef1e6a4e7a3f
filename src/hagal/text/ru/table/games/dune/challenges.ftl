# Challenges.

# Испытания
challenge-dune-leaders-name = Все дома
challenge-dune-leaders = Победите на уровне «Сардаукар» каждым из восьми лидеров базовой игры.
challenge-dune-kwisatz-name = Сокращение пути
challenge-dune-kwisatz = Победите на уровне «Квисатц Хадерах», где оружейника не получить.
challenge-dune-sword-name = Мечом
challenge-dune-sword = Победите без единого очка за влияние и союзы.
challenge-dune-unbought-name = Без покупок
challenge-dune-unbought = Победите, не приобретя ни одной карты.
challenge-dune-humble-name = Хватит и двух агентов
challenge-dune-humble = Победите на уровне «Сардаукар» без места в Верховном Совете и без оружейника.
challenge-dune-swift-name = Нельзя терять время
challenge-dune-swift = Победите на уровне «Сардаукар» не позже седьмого раунда.
challenge-dune-alliances-name = Друзья наверху
challenge-dune-alliances = Победите на уровне «Сардаукар», и пусть в конце у вас будет не меньше двух союзов.
challenge-dune-tech-name = Лучшее, что есть у Икса
challenge-dune-tech = «Расцвет иксианцев» на уровне «Ментат»: победите, приобретя не меньше трёх жетонов технологий.
challenge-dune-table-name = Полный стол
challenge-dune-table = Победите трёх думающих ботов.
