"""How the heuristic bot plays Runewars.

`mind` answers, by the tag of the question; `plan` chooses orders, `targets` marches, `answers` all the rest of a turn,
`fate` battles, quests and duels, `setup` the beginning; `worth` says what things are worth, `lands` knows the board.
"""
