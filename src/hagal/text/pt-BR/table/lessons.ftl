# Primeiras partidas que ensinam: o que fica ao redor delas.
lesson-new = Primeira vez aqui? Aprenda jogando
lesson-new-note = Uma primeira partida com um instrutor: as cartas são sempre as mesmas, você joga como quiser e leva uns dez minutos. Esta partida continua como está.
lesson-title = Sua primeira partida
lesson-place = { $n } de { $of }
lesson-try = Uma boa jogada:
lesson-next = Próximo
lesson-got-it = Entendi
lesson-finish = Continuar sem dicas
lesson-skip = Pular a lição
lesson-back = Chamar o instrutor de volta
lesson-again = A lição desde o início
lesson-learned = (concluída)
