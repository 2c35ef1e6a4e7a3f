# Challenges.

# Façanhas
challenge-runewars-factions-name = Quatro estandartes
challenge-runewars-factions = Vença um bot com cada uma das quatro facções.
challenge-runewars-early-name = Antes do sexto ano
challenge-runewars-early = Vença um bot até o quinto ano.
challenge-runewars-peace-name = O caminho tranquilo
challenge-runewars-peace = Vença um bot sem vencer nenhuma batalha.
challenge-runewars-quests-name = Contos de heróis
challenge-runewars-quests = Vença um bot tendo completado pelo menos três missões.
challenge-runewars-four-name = Guerra de todos
challenge-runewars-four = Vença três bots.
challenge-runewars-epic-name = A longa guerra
challenge-runewars-epic = Primeira edição, Modo Épico: vença dois bots.
