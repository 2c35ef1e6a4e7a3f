# Legendary Encounters: Predator no terminal.

# O tabuleiro
term-enc-phase-enemy = Fase do Inimigo
term-enc-phase-action = Fase de Ação
term-enc-phase-strike = Fase de Golpe
term-enc-phase-cleanup = Fase de Limpeza
term-enc-phase-over = Fim da partida
term-enc-enemies = baralho de Inimigos: { $n }
term-enc-enemies-last = último baralho de Inimigos: { $n }
term-enc-strikes = baralho de Golpes: { $n }
term-enc-deadline = última rodada: { $n }
term-enc-objective = Objetivo { $n }
term-enc-done = (completado)
term-enc-location = Local
term-enc-next = próximo { $text }
term-enc-wilds = Ermos
term-enc-space-underground = Subterrâneo
term-enc-space-graveyard = Cemitério
term-enc-space-river = Rio
term-enc-space-ruins = Ruínas
term-enc-space-hills = Colinas
term-enc-face-down = virada para baixo
term-enc-known-down = (virada para baixo)
term-enc-combat = Zona de Combate
term-enc-calm = nenhum inimigo chegou até aqui
term-enc-arriving = Chegando
term-enc-struck = O Golpe comprado
term-enc-operations = Operações
term-enc-hq = QG
term-enc-barracks =
    { $n ->
        [1] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
term-enc-officer = Oficial
term-enc-dead-enemies = Inimigos Mortos
term-enc-dead-characters = Personagens Mortos
term-enc-out = Eventos e Perigos
term-enc-strike-discard = Descarte de Golpes
term-enc-in-play = Em jogo
term-enc-usable = Para usar
term-enc-offers = Coordenadas
term-enc-discard = Descarte
term-enc-no-cards = nenhuma carta
term-enc-wounds = Golpes:

# Jogadores: colunas o mais curtas possível
term-enc-column-health = Saúde
term-enc-column-marks = Marcas
term-enc-column-hand = Mão
term-enc-column-deck = Bar.
term-enc-column-discard = Desc
term-enc-flag-dead = morreu
term-enc-flag-active = na vez
term-enc-flag-coordinated = já Coordenou

# Números
term-enc-class-intel = Int
term-enc-class-leadership = Lid
term-enc-class-strength = For
term-enc-class-survival = Sob
term-enc-class-tech = Tec
term-enc-short-attack = A{ $n }
term-enc-short-recruit = R{ $n }
term-enc-short-coordinate = C
term-enc-health = saúde { $n }
term-enc-damage = dano { $n }
term-enc-task = tarefa
term-enc-attack = { $n } de Ataque
term-enc-recruit = { $n } de Recrutamento
term-enc-gain-scans =
    { $n ->
        [one] pode vasculhar { $n } espaço sem pagar
       *[other] pode vasculhar { $n } espaços sem pagar
    }
term-enc-gain-avoids =
    { $n ->
        [one] pode evitar { $n } Golpe
       *[other] pode evitar { $n } Golpes
    }
term-enc-gain-cancels =
    { $n ->
        [one] pode cancelar { $n } Golpe
       *[other] pode cancelar { $n } Golpes
    }
term-enc-gain-weaken = cada inimigo tem { $n } de saúde a menos
term-enc-gain-bounty =
    { $n ->
        [one] { $n } carta para cada inimigo morto
       *[other] { $n } cartas para cada inimigo morto
    }
term-enc-gain-shield = nenhum inimigo golpeia neste turno
term-enc-gain-to-top = recrutados vão para o topo do baralho

# A pergunta
term-enc-group-cards = Cartas
term-enc-group-hq = QG
term-enc-group-field = O campo
term-enc-group-coordinate = Coordenar
term-enc-help =
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
term-enc-card-which = Qual carta? Por exemplo: card knock knock
term-enc-card-unknown = Não existe carta, Golpe, inimigo, Avatar, Objetivo ou Local chamado “{ $name }”.
term-enc-why-which = Sobre o quê? Uma chave ou uma carta, por exemplo: why scan hills
term-enc-why-unknown = Nada se sabe aqui sobre “{ $typed }”: digite uma chave ou uma carta.
term-enc-aside-chance = É a vez do jogador { $n }. Enter: continuar; ou Coordene uma carta ({ $command } não: sem mais paradas):
term-enc-aside-chance-people = É a vez do jogador { $n }. Enter: continuar; { $command }: alguém Coordena uma carta; { $command } não: sem mais paradas.
term-enc-aside-ask = Qual carta você Coordena? Enter: nenhuma.
term-enc-aside-empty = Você não tem carta que possa Coordenar agora. Enter: voltar.
term-enc-aside-nobody = Ninguém mais neste teclado pode Coordenar uma carta agora.
term-enc-aside-none = Nenhuma carta pode ser Coordenada agora.
term-enc-aside-now-on = Agora os bots param quando se pode Coordenar uma carta com eles.
term-enc-hint-nothing = Um bot não Coordenaria nada agora.

# A história
term-enc-plays = joga { $cards }
term-enc-gains = ganha { $cards }
term-enc-discards = descarta { $cards }

# Antes da partida
term-enc-players-ask = Quantos jogadores, contando os bots? Todos vencem ou perdem juntos.
term-enc-table =
    { $n ->
        [1] jogador, sozinho
       *[other] jogadores
    }
term-enc-table-two = sozinho com dois Avatares: você joga as duas mãos
term-enc-film-ask = Qual filme?
term-enc-film-1 = O Predador
term-enc-film-2 = O Predador 2
term-enc-level-ask = Qual é a dificuldade?
term-enc-level-usual = Como nas regras
term-enc-level-easier = Mais fácil: mais uma carta Sangue Novo em cada parte do baralho de Inimigos
term-enc-level-easiest = Ainda mais fácil: além disso, a Defesa é somada à Saúde
term-enc-level-harder = Mais difícil: uma carta Sangue Novo a menos em cada parte do baralho de Inimigos
term-enc-level-hardest = Ainda mais difícil: além disso, três cartas de Inimigo nos Ermos desde o começo
term-enc-avatars-ask = Avatares?
term-enc-avatars-film = Os do filme
term-enc-avatars-choose = Cada jogador escolhe
term-enc-avatars-two = Cada um recebe dois e fica com um
term-enc-avatars-random = Por sorteio
term-enc-two-players =
    { $n ->
        [one] --two-avatars é uma partida de dois Avatares, não de { $n } jogador.
       *[other] --two-avatars é uma partida de dois Avatares, não de { $n } jogadores.
    }
term-enc-two-seats = Com --two-avatars uma pessoa joga nos dois lugares, então --seats { $seats } não serve; tire-o.
term-enc-seats-count =
    { $n ->
        [1] Há { $n } lugar indicado para uma partida de { $players }: indique um para cada pessoa e bot, como em me,bot,bot.
       *[other] Há { $n } lugares indicados para uma partida de { $players }: indique um para cada pessoa e bot, como em me,bot,bot.
    }

# O fim
term-enc-ended-major = A partida acabou. Vitória: o Inimigo Final está morto.
term-enc-ended-minor = A partida acabou. Vitória: o Objetivo Menor foi completado.
term-enc-ended-lost = A partida acabou. Os jogadores perderam.
term-enc-survived =
    Sobreviventes: { $n } de { $of }, depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
term-enc-all-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
term-enc-out-of-time = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
term-enc-score = Pontuação: { $n }
term-enc-score-alive =
    { $n ->
        [1] { $n } sobrevivente
       *[other] { $n } sobreviventes
    }
term-enc-score-final = { $n } pelo Inimigo Final
term-enc-deed-health = Saúde
term-enc-deed-marks = Marcas
term-enc-deed-kills = Abates
term-enc-deed-scans = Vasculh.
term-enc-deed-strikes = Golpes
term-enc-deed-coordinated = Coord.
