# Challenges.

# Испытания
challenge-runewars-factions-name = Четыре знамени
challenge-runewars-factions = Победите одного бота каждой из четырёх фракций.
challenge-runewars-early-name = До шестого года
challenge-runewars-early = Победите одного бота не позже пятого года.
challenge-runewars-peace-name = Тихий путь
challenge-runewars-peace = Победите одного бота, не выиграв ни одной битвы.
challenge-runewars-quests-name = Сказания о героях
challenge-runewars-quests = Победите одного бота, выполнив не меньше трёх квестов.
challenge-runewars-four-name = Война всех
challenge-runewars-four = Победите трёх ботов.
challenge-runewars-epic-name = Долгая война
challenge-runewars-epic = Первое издание, эпическая игра: победите двух ботов.
