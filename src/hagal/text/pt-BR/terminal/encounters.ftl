# Legendary Encounters: Predator no terminal.

# O tabuleiro
term-hunt-phase-enemy = Fase do Inimigo
term-hunt-phase-action = Fase de Ação
term-hunt-phase-strike = Fase de Golpe
term-hunt-phase-cleanup = Fase de Limpeza
term-hunt-phase-over = Fim da partida
term-hunt-enemies = baralho de Inimigos: { $n }
term-hunt-enemies-last = último baralho de Inimigos: { $n }
term-hunt-strikes = baralho de Golpes: { $n }
term-hunt-deadline = última rodada: { $n }
term-hunt-objective = Objetivo { $n }
term-hunt-done = (completado)
term-hunt-location = Local
term-hunt-next = próximo { $text }
term-hunt-wilds = Ermos
term-hunt-space-underground = Subterrâneo
term-hunt-space-graveyard = Cemitério
term-hunt-space-river = Rio
term-hunt-space-ruins = Ruínas
term-hunt-space-hills = Colinas
term-hunt-face-down = virada para baixo
term-hunt-known-down = (virada para baixo)
term-hunt-combat = Zona de Combate
term-hunt-calm = nenhum inimigo chegou até aqui
term-hunt-arriving = Chegando
term-hunt-struck = O Golpe comprado
term-hunt-operations = Operações
term-hunt-hq = QG
term-hunt-barracks =
    { $n ->
        [1] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
term-hunt-officer = Oficial
term-hunt-dead-enemies = Inimigos Mortos
term-hunt-dead-characters = Personagens Mortos
term-hunt-out = Eventos e Perigos
term-hunt-strike-discard = Descarte de Golpes
term-hunt-in-play = Em jogo
term-hunt-usable = Para usar
term-hunt-offers = Coordenadas
term-hunt-discard = Descarte
term-hunt-no-cards = nenhuma carta
term-hunt-wounds = Golpes:

# Jogadores: colunas o mais curtas possível
term-hunt-column-health = Saúde
term-hunt-column-marks = Marcas
term-hunt-column-hand = Mão
term-hunt-column-deck = Bar.
term-hunt-column-discard = Desc
term-hunt-flag-dead = morreu
term-hunt-flag-active = na vez
term-hunt-flag-coordinated = já Coordenou

# Números
term-hunt-class-intel = Int
term-hunt-class-leadership = Lid
term-hunt-class-strength = For
term-hunt-class-survival = Sob
term-hunt-class-tech = Tec
term-hunt-short-attack = A{ $n }
term-hunt-short-recruit = R{ $n }
term-hunt-short-coordinate = C
term-hunt-health = saúde { $n }
term-hunt-damage = dano { $n }
term-hunt-task = tarefa
term-hunt-attack = { $n } de Ataque
term-hunt-recruit = { $n } de Recrutamento
term-hunt-gain-scans =
    { $n ->
        [one] pode vasculhar { $n } espaço sem pagar
       *[other] pode vasculhar { $n } espaços sem pagar
    }
term-hunt-gain-avoids =
    { $n ->
        [one] pode evitar { $n } Golpe
       *[other] pode evitar { $n } Golpes
    }
term-hunt-gain-cancels =
    { $n ->
        [one] pode cancelar { $n } Golpe
       *[other] pode cancelar { $n } Golpes
    }
term-hunt-gain-weaken = cada inimigo tem { $n } de saúde a menos
term-hunt-gain-bounty =
    { $n ->
        [one] { $n } carta para cada inimigo morto
       *[other] { $n } cartas para cada inimigo morto
    }
term-hunt-gain-shield = nenhum inimigo golpeia neste turno
term-hunt-gain-to-top = recrutados vão para o topo do baralho

# A pergunta
term-hunt-group-cards = Cartas
term-hunt-group-hq = QG
term-hunt-group-field = O campo
term-hunt-group-coordinate = Coordenar
term-hunt-help =
    Responda com o número de uma opção ou com a chave dela: “play knock_knock”, “scan hills”, “recruit officer”, “done”.
    Basta o começo da chave, se for claro: “p kno”.
    Várias respostas numa linha, enquanto a pergunta for a mesma: “p bru; p bru; p exp”.
      undo, voltar           volta atrás na sua última escolha, enquanto ninguém souber nada de novo
      log, histórico         o que aconteceu até agora; “histórico regras” com o número da regra de cada frase
      view, mesa             a mesa toda outra vez
      card NOME, carta       o que faz uma carta, um Golpe, um inimigo, um Avatar, um Objetivo ou um Local
      why O QUÊ, motivo      por que algo não é possível: uma chave ou uma carta
      hint, dica             o que um bot faria no seu lugar
      coordinate, coordenar  na vez de outro jogador: separa uma carta para ele, e você compra outra na hora
                             com várias pessoas no teclado: “coordenar 2”, o jogador 2 pega o teclado por um momento
                             os bots param uma vez por turno quando você tem uma carta dessas; mude com “coordenar não” e “coordenar sim”
      save ARQUIVO, salvar   salva também ali (a partida é salva depois de cada escolha)
      record, registro       a partida em notação, até onde você a conhece
      quit, sair             sai; a partida pode ser retomada
    Cartas: [For A2 R1 C] é classe Força, Ataque 2, Recrutamento 1, com Coordenar; um + quer dizer “no mínimo”. No QG o custo vem primeiro.
    Classes: Int Inteligência, Lid Liderança, For Força, Sob Sobrevivência, Tec Tecnologia.
    Os Ermos: as cartas entram pelo Subterrâneo e saem pelas Colinas para a Zona de Combate; entre parênteses, quanto Ataque custa vasculhar.
    Jogadores: quanto resta da Saúde, marcas, cartas na mão, no baralho e no descarte.
term-hunt-card-which = Qual carta? Por exemplo: card knock knock
term-hunt-card-unknown = Não existe carta, Golpe, inimigo, Avatar, Objetivo ou Local chamado “{ $name }”.
term-hunt-why-which = Sobre o quê? Uma chave ou uma carta, por exemplo: why scan hills
term-hunt-why-unknown = Nada se sabe aqui sobre “{ $typed }”: digite uma chave ou uma carta.
term-hunt-aside-chance = É a vez do jogador { $n }. Enter: continuar; ou Coordene uma carta ({ $command } não: sem mais paradas):
term-hunt-aside-chance-people = É a vez do jogador { $n }. Enter: continuar; { $command }: alguém Coordena uma carta; { $command } não: sem mais paradas.
term-hunt-aside-ask = Qual carta você Coordena? Enter: nenhuma.
term-hunt-aside-empty = Você não tem carta que possa Coordenar agora. Enter: voltar.
term-hunt-aside-nobody = Ninguém mais neste teclado pode Coordenar uma carta agora.
term-hunt-aside-none = Nenhuma carta pode ser Coordenada agora.
term-hunt-aside-now-on = Agora os bots param quando se pode Coordenar uma carta com eles.
term-hunt-hint-nothing = Um bot não Coordenaria nada agora.

# A história
term-hunt-plays = joga { $cards }
term-hunt-gains = ganha { $cards }
term-hunt-discards = descarta { $cards }

# Antes da partida
term-hunt-players-ask = Quantos jogadores, contando os bots? Todos vencem ou perdem juntos.
term-hunt-table =
    { $n ->
        [1] jogador, sozinho
       *[other] jogadores
    }
term-hunt-table-two = sozinho com dois Avatares: você joga as duas mãos
term-hunt-film-ask = Qual filme?
term-hunt-film-1 = O Predador
term-hunt-film-2 = O Predador 2
term-hunt-level-ask = Qual é a dificuldade?
term-hunt-level-usual = Como nas regras
term-hunt-level-easier = Mais fácil: mais uma carta Sangue Novo em cada parte do baralho de Inimigos
term-hunt-level-easiest = Ainda mais fácil: além disso, a Defesa é somada à Saúde
term-hunt-level-harder = Mais difícil: uma carta Sangue Novo a menos em cada parte do baralho de Inimigos
term-hunt-level-hardest = Ainda mais difícil: além disso, três cartas de Inimigo nos Ermos desde o começo
term-hunt-avatars-ask = Avatares?
term-hunt-avatars-film = Os do filme
term-hunt-avatars-choose = Cada jogador escolhe
term-hunt-avatars-two = Cada um recebe dois e fica com um
term-hunt-avatars-random = Por sorteio
term-hunt-two-players =
    { $n ->
        [one] --two-avatars é uma partida de dois Avatares, não de { $n } jogador.
       *[other] --two-avatars é uma partida de dois Avatares, não de { $n } jogadores.
    }
term-hunt-two-seats = Com --two-avatars uma pessoa joga nos dois lugares, então --seats { $seats } não serve; tire-o.
term-hunt-seats-count =
    { $n ->
        [1] Há { $n } lugar indicado para uma partida de { $players }: indique um para cada pessoa e bot, como em me,bot,bot.
       *[other] Há { $n } lugares indicados para uma partida de { $players }: indique um para cada pessoa e bot, como em me,bot,bot.
    }

# O fim
term-hunt-ended-major = A partida acabou. Vitória: o Inimigo Final está morto.
term-hunt-ended-minor = A partida acabou. Vitória: o Objetivo Menor foi completado.
term-hunt-ended-lost = A partida acabou. Os jogadores perderam.
term-hunt-survived =
    Sobreviventes: { $n } de { $of }, depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
term-hunt-all-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
term-hunt-out-of-time = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
term-hunt-score = Pontuação: { $n }
term-hunt-score-alive =
    { $n ->
        [1] { $n } sobrevivente
       *[other] { $n } sobreviventes
    }
term-hunt-score-final = { $n } pelo Inimigo Final
term-hunt-deed-health = Saúde
term-hunt-deed-marks = Marcas
term-hunt-deed-kills = Abates
term-hunt-deed-scans = Vasculh.
term-hunt-deed-strikes = Golpes
term-hunt-deed-coordinated = Coord.
