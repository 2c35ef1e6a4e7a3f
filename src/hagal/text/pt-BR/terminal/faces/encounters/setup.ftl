# Perguntas antes de uma partida com Aliens.

term-encounters-mode-alien = Alien: sobreviventes contra a Colmeia; todos vencem ou perdem juntos (Objetivos atualizados)
term-encounters-mode-hunted-alien = Caçados e Alien: os dois jogos cooperativos como um só (Objetivos atualizados)
term-encounters-mode-hunters-alien = Caçadores e Alien: Predadores caçam Aliens; vence quem tiver mais Honra (Objetivos atualizados)
term-encounters-film-alien = Alien, o Oitavo Passageiro
term-encounters-film-aliens = Aliens, o Resgate
term-encounters-film-alien3 = Alien 3
term-encounters-film-resurrection = Alien: A Ressurreição
term-encounters-film-random = Surpreenda-me: todas as partes por sorteio
term-encounters-hive-usual = Como nas regras
term-encounters-hive-easier = Mais fácil: mais um Drone em cada parte da Colmeia
term-encounters-hive-easiest = Ainda mais fácil: além disso, a Defesa é somada à Saúde
term-encounters-hive-harder = Mais difícil: um Drone a menos em cada parte da Colmeia
term-encounters-hive-hardest = Ainda mais difícil: além disso, três cartas no Complexo desde o começo
term-encounters-mix-usual = Como nas regras
term-encounters-mix-easier = Mais fácil: mais uma carta Sangue Novo ou Drone em cada minibaralho
term-encounters-mix-easiest = Ainda mais fácil: além disso, a Defesa é somada à Saúde
term-encounters-mix-harder = Mais difícil: uma carta Sangue Novo ou Drone a menos em cada minibaralho
term-encounters-mix-hardest = Ainda mais difícil: além disso, três cartas de inimigo no tapete desde o começo
term-encounters-hunt-usual = Como nas regras
term-encounters-hunt-easier = Mais fácil: mais um Drone em cada parte da Colmeia
term-encounters-hunt-easiest = Ainda mais fácil: além disso, uma primeira rodada sem fase da Colmeia
term-encounters-hunt-harder = Mais difícil: um primeiro turno só com a fase da Colmeia e a fase de Golpe
term-encounters-hunt-hardest = Ainda mais difícil: além disso, um Drone a menos em cada parte da Colmeia
