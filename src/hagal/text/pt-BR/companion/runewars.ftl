# Runewars ao lado do tabuleiro.

companion-game-runewars = Runewars
companion-game-runewars-note = Chances de batalha, o baralho de destino, anos e estações com ordens e reivindicações, e quem vence no fim.
