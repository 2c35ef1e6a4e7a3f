# Legendary Encounters: Predator no terminal.

# O tabuleiro
term-encounters-phase-enemy = Fase do Inimigo
term-encounters-phase-action = Fase de Ação
term-encounters-phase-strike = Fase de Golpe
term-encounters-phase-cleanup = Fase de Limpeza
term-encounters-phase-over = Fim da partida
term-encounters-enemies = baralho de Inimigos: { $n }
term-encounters-enemies-last = último baralho de Inimigos: { $n }
term-encounters-strikes = baralho de Golpes: { $n }
term-encounters-deadline = última rodada: { $n }
term-encounters-objective = Objetivo { $n }
term-encounters-done = (completado)
term-encounters-location = Local
term-encounters-next = próximo { $text }
term-encounters-wilds = Ermos
term-encounters-space-underground = Subterrâneo
term-encounters-space-graveyard = Cemitério
term-encounters-space-river = Rio
term-encounters-space-ruins = Ruínas
term-encounters-space-hills = Colinas
term-encounters-face-down = virada para baixo
term-encounters-known-down = (virada para baixo)
term-encounters-combat = Zona de Combate
term-encounters-calm = nenhum inimigo chegou até aqui
term-encounters-arriving = Chegando
term-encounters-struck = O Golpe comprado
term-encounters-operations = Operações
term-encounters-hq = QG
term-encounters-barracks =
    { $n ->
        [1] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
term-encounters-officer = Oficial
term-encounters-dead-enemies = Inimigos Mortos
term-encounters-dead-characters = Personagens Mortos
term-encounters-out = Eventos e Perigos
term-encounters-strike-discard = Descarte de Golpes
term-encounters-in-play = Em jogo
term-encounters-usable = Para usar
term-encounters-offers = Coordenadas
term-encounters-discard = Descarte
term-encounters-no-cards = nenhuma carta
term-encounters-wounds = Golpes:

# Jogadores: colunas o mais curtas possível
term-encounters-column-health = Saúde
term-encounters-column-marks = Marcas
term-encounters-column-hand = Mão
term-encounters-column-deck = Bar.
term-encounters-column-discard = Desc
term-encounters-flag-dead = morreu
term-encounters-flag-active = na vez
term-encounters-flag-coordinated = já Coordenou

# Números
term-encounters-class-intel = Int
term-encounters-class-leadership = Lid
term-encounters-class-strength = For
term-encounters-class-survival = Sob
term-encounters-class-tech = Tec
term-encounters-class-every = Tod
term-encounters-short-attack = A{ $n }
term-encounters-short-recruit = R{ $n }
term-encounters-short-coordinate = C
term-encounters-health = saúde { $n }
term-encounters-damage = dano { $n }
term-encounters-task = tarefa
term-encounters-attack = { $n } de Ataque
term-encounters-recruit = { $n } de Recrutamento
term-encounters-gain-scans =
    { $n ->
        [one] pode vasculhar { $n } espaço sem pagar
       *[other] pode vasculhar { $n } espaços sem pagar
    }
term-encounters-gain-avoids =
    { $n ->
        [one] pode evitar { $n } Golpe
       *[other] pode evitar { $n } Golpes
    }
term-encounters-gain-cancels =
    { $n ->
        [one] pode cancelar { $n } Golpe
       *[other] pode cancelar { $n } Golpes
    }
term-encounters-gain-weaken = cada inimigo tem { $n } de saúde a menos
term-encounters-gain-bounty =
    { $n ->
        [one] { $n } carta para cada inimigo morto
       *[other] { $n } cartas para cada inimigo morto
    }
term-encounters-gain-shield = nenhum inimigo golpeia neste turno
term-encounters-gain-to-top = recrutados vão para o topo do baralho

# A pergunta
term-encounters-group-cards = Cartas
term-encounters-group-hq = QG
term-encounters-group-field = O campo
term-encounters-group-coordinate = Coordenar
term-encounters-help =
    Responda com o número de uma opção ou com a chave dela: “play knock_knock”, “scan hills”, “recruit officer”, “done”.
    Basta o começo da chave, se for claro: “p kno”.
    Várias respostas numa linha, enquanto a pergunta for a mesma: “p bru; p bru; p exp”.
      all, todas             joga todas as cartas que não perguntam nada e cuja ordem não importa
      undo, voltar           volta atrás na sua última escolha, enquanto ninguém souber nada de novo
      log, histórico         o que aconteceu até agora; “histórico regras” com o número da regra de cada frase
      view, mesa             a mesa toda outra vez
      card NOME, carta       o que faz uma carta, um Golpe, um inimigo, um Avatar, um Objetivo, um Local, um Equipamento, uma Armadilha ou um Teste
      why O QUÊ, motivo      por que algo não é possível: uma chave ou uma carta
      rule NÚMERO, regra     o que diz a regra com esse número, ou regras com certas palavras
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
    Caçadores: “evade ruins” evita um Perigo, “remove 0 cage” remove uma Armadilha (0 é o primeiro lugar), “mend 0 flesh_wound” paga por um Golpe,
    “duel 1” é um Duelo com o segundo Predador. [saúde 5, Honra 2] é uma Presa; os jogadores têm Armadura, Desonra, Honra (se você pode saber) e troféus.
    Alien: “fight facehugger 0” enfrenta o Abraçador de Faces no primeiro lugar, “free 0” liberta o Avatar dele, “disarm” desarma a Autodestruição.
    O Complexo: as cartas entram pelos Dutos de Ventilação e saem pela Eclusa.
term-encounters-card-which = Qual carta? Por exemplo: card knock knock
term-encounters-card-unknown = Não existe carta, Golpe, inimigo, Avatar, Objetivo, Local, Equipamento, Armadilha ou Teste chamado “{ $name }”.
term-encounters-why-which = Sobre o quê? Uma chave ou uma carta, por exemplo: why scan hills
term-encounters-why-unknown = Nada se sabe aqui sobre “{ $typed }”: digite uma chave ou uma carta.
term-encounters-aside-chance = É a vez do jogador { $n }. Enter: continuar; ou Coordene uma carta ({ $command } não: sem mais paradas):
term-encounters-aside-chance-people = É a vez do jogador { $n }. Enter: continuar; { $command }: alguém Coordena uma carta; { $command } não: sem mais paradas.
term-encounters-aside-ask = Qual carta você Coordena? Enter: nenhuma.
term-encounters-aside-empty = Você não tem carta que possa Coordenar agora. Enter: voltar.
term-encounters-aside-nobody = Ninguém mais neste teclado pode Coordenar uma carta agora.
term-encounters-aside-none = Nenhuma carta pode ser Coordenada agora.
term-encounters-aside-now-on = Agora os bots param quando se pode Coordenar uma carta com eles.
term-encounters-hint-nothing = Um bot não Coordenaria nada agora.

# A história
term-encounters-plays = joga { $cards }
term-encounters-gains = ganha { $cards }
term-encounters-discards = descarta { $cards }

# Antes da partida
term-encounters-table =
    { $n ->
        [1] jogador, sozinho
       *[other] jogadores
    }
term-encounters-table-two = Sozinho com dois Avatares: você joga as duas mãos
term-encounters-film-ask = Qual filme?
term-encounters-film-1 = O Predador
term-encounters-film-2 = O Predador 2
term-encounters-level-ask = Qual é a dificuldade?
term-encounters-level-usual = Como nas regras
term-encounters-level-easier = Mais fácil: mais uma carta Sangue Novo em cada parte do baralho de Inimigos
term-encounters-level-easiest = Ainda mais fácil: além disso, a Defesa é somada à Saúde
term-encounters-level-harder = Mais difícil: uma carta Sangue Novo a menos em cada parte do baralho de Inimigos
term-encounters-level-hardest = Ainda mais difícil: além disso, três cartas de Inimigo nos Ermos desde o começo
term-encounters-avatars-ask = Avatares?
term-encounters-avatars-film = Os do filme
term-encounters-avatars-choose = Cada jogador escolhe
term-encounters-avatars-two = Cada um recebe dois e fica com um
term-encounters-avatars-random = Por sorteio
term-encounters-two-players =
    { $n ->
        [one] --two-avatars é uma partida de dois Avatares, não de { $n } jogador.
       *[other] --two-avatars é uma partida de dois Avatares, não de { $n } jogadores.
    }
term-encounters-two-seats = Com --two-avatars uma pessoa joga nos dois lugares, então --seats { $seats } não serve; tire-o.
term-encounters-seats-count =
    { $n ->
        [1] Há { $n } lugar indicado para uma partida de { $players }: indique um para cada pessoa e bot, como em me,bot,bot.
       *[other] Há { $n } lugares indicados para uma partida de { $players }: indique um para cada pessoa e bot, como em me,bot,bot.
    }

# O fim
term-encounters-ended-major = A partida acabou. Vitória: o Inimigo Final está morto.
term-encounters-ended-minor = A partida acabou. Vitória: o Objetivo Menor foi completado.
term-encounters-ended-lost = A partida acabou. Os jogadores perderam.
term-encounters-survived =
    Sobreviventes: { $n } de { $of }, depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
term-encounters-all-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
term-encounters-out-of-time = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
term-encounters-score = Pontuação: { $n }
term-encounters-score-alive =
    { $n ->
        [1] { $n } sobrevivente
       *[other] { $n } sobreviventes
    }
term-encounters-score-final = { $n } pelo Inimigo Final
term-encounters-deed-health = Saúde
term-encounters-deed-marks = Marcas
term-encounters-deed-kills = Abates
term-encounters-deed-scans = Vasculh.
term-encounters-deed-strikes = Golpes
term-encounters-deed-coordinated = Coord.

# Caçadores: a mesa
term-encounters-phase-prey = Fase da Presa
term-encounters-prey = Baralho de Presas { $n }
term-encounters-prey-last = último baralho de Presas { $n }
term-encounters-gear-deck = Equipamentos { $n }
term-encounters-traps = Armadilhas { $n }
term-encounters-calm-prey = nenhuma Presa chegou até aqui
term-encounters-armory =
    { $n ->
        [1] { $n } carta no Arsenal
       *[other] { $n } cartas no Arsenal
    }
term-encounters-instinct = Instinto Assassino
term-encounters-dead-prey = Presas Mortas
term-encounters-killed-cards = Cartas mortas
term-encounters-out-prey = Descarte de Presas
term-encounters-gear-discard = Descarte de Equipamentos
term-encounters-trap-discard = Descarte de Armadilhas
term-encounters-arrested = (sob prisão)
term-encounters-in-front = Armadilhas à frente:
term-encounters-challenge = Desafio:
term-encounters-testing = Campo de Testes:
term-encounters-latest = Último troféu:
term-encounters-room = Sala de Troféus
term-encounters-trophies-avatar = Predadores { $n }:
term-encounters-trophies-prey = Presas { $n }:
term-encounters-trophies-gear = Equipamentos { $n }:
term-encounters-trophies-hazard = Perigos { $n }:
term-encounters-trophies-trap = Armadilhas { $n }:
term-encounters-trophies-test = Testes { $n }:
term-encounters-trophies-card = cartas próprias { $n }:
term-encounters-column-armor = Armad
term-encounters-column-dishonor = Deson
term-encounters-column-honor = Honra
term-encounters-column-trophies = Trof
term-encounters-price = { $n } de Recrutamento
term-encounters-worth = Honra { $n }
term-encounters-dishonor = Desonra { $n }
term-encounters-gain-heal =
    { $n ->
        [1] { $n } ponto de Cura
       *[other] { $n } pontos de Cura
    }
term-encounters-gain-restore =
    { $n ->
        [1] { $n } ponto de Restauração
       *[other] { $n } pontos de Restauração
    }
term-encounters-gain-duels =
    { $n ->
        [1] { $n } Duelo
       *[other] { $n } Duelos
    }
term-encounters-gain-weaken-prey = cada Presa tem { $n } de saúde a menos
term-encounters-gain-bounty-prey =
    { $n ->
        [1] { $n } carta para cada Presa morta
       *[other] { $n } cartas para cada Presa morta
    }
term-encounters-gain-shield-prey = nenhuma Presa golpeia neste turno
term-encounters-group-mend = Golpes e Armadilhas

# Caçadores: antes da partida
term-encounters-mode-ask = Qual modo?
term-encounters-mode-hunted = Caçados: pessoas contra os Predadores; todos vencem ou perdem juntos
term-encounters-mode-hunters = Caçadores: vocês são os Predadores; vence quem tiver mais Honra
term-encounters-way-ask = Uns contra os outros?
term-encounters-way-apart = Uns contra os outros: vence quem tiver mais Honra
term-encounters-way-together = Juntos: todos vencem se a Presa Suprema morrer
term-encounters-trials-ask = Testes e Desafios?
term-encounters-trials-none = Nenhum
term-encounters-trials-tests = Testes
term-encounters-trials-secret = Testes, e um Desafio secreto para cada jogador
term-encounters-trials-open = Testes, e um Desafio aberto para cada jogador
term-encounters-pace-usual = Como nas regras
term-encounters-pace-easier = Mais fácil: um Mercenário a mais em cada parte do baralho de Presas
term-encounters-pace-easiest = Mais fácil ainda: isso, e uma primeira rodada sem fase da Presa
term-encounters-pace-harder = Mais difícil: um primeiro turno só com a fase da Presa e a de Golpe
term-encounters-pace-hardest = Mais difícil ainda: isso, e um Mercenário a menos em cada parte do baralho de Presas

# Caçadores: o fim
term-encounters-ended-ultimate = A partida acabou. A Presa Suprema foi derrotada na rodada { $n }.
term-encounters-ended-fallen = A partida acabou. Um Predador morreu; os últimos turnos acabaram na rodada { $n }.
term-encounters-ended-escaped = A partida acabou. A Presa escapou na rodada { $n }.
term-encounters-won = Vitória: { $names }, com { $n } de Honra.
term-encounters-alone = Sua Honra: { $n }.
term-encounters-together-won = Vitória em conjunto. Honra do grupo: { $n }.
term-encounters-together-lost = A caçada fracassou. Honra do grupo: { $n }.
term-encounters-honor-avatar = Pred
term-encounters-honor-prey = Pres
term-encounters-honor-gear = Equip
term-encounters-honor-hazard = Perig
term-encounters-honor-trap = Armad
term-encounters-honor-test = Teste
term-encounters-honor-card = Cartas
term-encounters-honor-own = Avatar
term-encounters-honor-challenge = Desaf
term-encounters-honor-dishonor = Deson
term-encounters-honor-total = Honra
term-encounters-tie-shared = Empate em tudo: a vitória é dividida.
term-encounters-tie-ultimate = Empate em Honra; vence quem matou a Presa Suprema.
term-encounters-tie-predators = Empate em Honra; decidiu o número de Predadores mortos.
term-encounters-tie-worthy = Empate em Honra; decidiu o número de Presas Dignas.
term-encounters-tie-prey = Empate em Honra; decidiu o número de Presas.
term-encounters-tie-trophies = Empate em Honra; decidiu o número de troféus.
term-encounters-tie-alive = Empate em Honra; vence quem está vivo.

# What the game is called
term-title-encounters = Legendary Encounters: Predator

# Agir sem ser perguntado: coordenar
term-encounters-command-coordinate = coordenar
term-encounters-aside-listed = Qual carta? Elas estão entre as opções.
term-encounters-aside-only = Aqui Enter continua; os únicos comandos são coordinate e quit.
term-encounters-aside-who = Carta de quem? Podem ser os jogadores { $numbers }, por exemplo: { $command } { $n }
