# O que dizem as mesas de todos os jogos.

board-seats = Jogadores
board-log = O que aconteceu
board-your-turn = Sua decisão
board-may-act = Você pode agir
board-waiting = Esperando por
board-open-seat = ninguém se sentou ali ainda
board-over = A partida acabou
