# Challenges.

# Challenges
challenge-runewars-factions-name = Four banners
challenge-runewars-factions = Win with each of the four factions against one bot.
challenge-runewars-early-name = Before the sixth year
challenge-runewars-early = Win against one bot in the fifth year or earlier.
challenge-runewars-peace-name = The quiet way
challenge-runewars-peace = Win against one bot without winning a battle.
challenge-runewars-quests-name = Tales of heroes
challenge-runewars-quests = Win against one bot with at least three quests completed.
challenge-runewars-four-name = War of all
challenge-runewars-four = Win against three bots.
challenge-runewars-epic-name = The long war
challenge-runewars-epic = The first edition, Epic game: win against two bots.
