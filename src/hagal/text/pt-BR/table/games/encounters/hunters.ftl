# Caçadores: o que os dois modos têm, com outras palavras
table-encounters-armory =
    { $n ->
        [1] { $n } carta no Arsenal
       *[other] { $n } cartas no Arsenal
    }
table-encounters-armory-name = Arsenal
table-encounters-calm-prey = Nenhuma Presa chegou até aqui.
table-encounters-killed-cards = Cartas mortas
table-encounters-dead-prey = Presas Mortas
table-encounters-prey = Presas
table-encounters-prey-deck =
    { $n ->
        [1] Baralho de Presas: { $n } carta
       *[other] Baralho de Presas: { $n } cartas
    }
table-encounters-mercenaries-left = o último
table-encounters-instinct = Instinto Assassino
table-encounters-instincts = Instinto Assassino: { $n }
table-encounters-out-prey = Descarte de Presas
table-encounters-prey-strikes = Golpes das Presas
table-encounters-strikes-beside = Golpes ao lado do Avatar
table-encounters-phase-prey = Presa
table-encounters-you-dead-hunters = Você morreu. Seus troféus e sua Desonra ainda contam.
table-encounters-gain-heal =
    { $n ->
        [1] { $n } ponto de Cura
       *[other] { $n } pontos de Cura
    }
table-encounters-gain-restore =
    { $n ->
        [1] { $n } ponto de Restauração
       *[other] { $n } pontos de Restauração
    }
table-encounters-gain-duels =
    { $n ->
        [1] { $n } Duelo
       *[other] { $n } Duelos
    }
table-encounters-gain-weaken-prey = cada Presa tem { $n } de saúde a menos
table-encounters-gain-bounty-prey =
    { $n ->
        [1] compra { $n } carta para cada Presa morta
       *[other] compra { $n } cartas para cada Presa morta
    }
table-encounters-gain-shield-prey = nenhuma Presa golpeia neste turno

# Caçadores: partes da mesa
table-encounters-room = Sala de Troféus
table-encounters-room-of = Sala de Troféus: { $name }
table-encounters-room-hidden =
    { $n ->
        [1] e { $n } carta que só o dono pode ver
       *[other] e { $n } cartas que só o dono pode ver
    }
table-encounters-trophies =
    { $n ->
        [1] { $n } troféu
       *[other] { $n } troféus
    }
table-encounters-no-trophies = Nenhum troféu ainda: o que você matar, evitar ou remover vem para cá.
table-encounters-trophies-avatar = Predadores
table-encounters-trophies-prey = Presas
table-encounters-trophies-gear = Equipamentos
table-encounters-trophies-hazard = Perigos
table-encounters-trophies-trap = Armadilhas
table-encounters-trophies-test = Testes
table-encounters-trophies-card = Cartas próprias
table-encounters-honor = { $n } de Honra
table-encounters-honor-note = Honra até agora: troféus e Avatar, menos a Desonra
table-encounters-dishonor = { $n } de Desonra
table-encounters-armor = Armadura { $n }
table-encounters-challenge = Desafio
table-encounters-challenge-hidden = um Desafio secreto
table-encounters-traps = Armadilhas à sua frente
table-encounters-traps-of = Armadilhas: { $name }
table-encounters-no-traps = Nenhuma
table-encounters-trap-price = Remover custa { $n } de Recrutamento
table-encounters-testing = Campo de Testes
table-encounters-no-tests = Nenhum Teste está aqui agora.
table-encounters-piles = Baralhos
table-encounters-gear = Equipamento
table-encounters-gear-deck =
    { $n ->
        [1] Baralho de Equipamentos: { $n } carta
       *[other] Baralho de Equipamentos: { $n } cartas
    }
table-encounters-gear-discard = Descarte de Equipamentos
table-encounters-trap = Armadilhas
table-encounters-trap-deck =
    { $n ->
        [1] Baralho de Armadilhas: { $n } carta
       *[other] Baralho de Armadilhas: { $n } cartas
    }
table-encounters-trap-discard = Descarte de Armadilhas
table-encounters-arrested = sob prisão ({ $name }): não faz nada agora
table-encounters-bears = Com { $names }
table-encounters-lethal = Letal
table-encounters-escape = Fuga
table-encounters-worthy = Digna
table-encounters-ultimate = Suprema
table-encounters-group-mend = Golpes e Armadilhas

# Caçadores: preparar a mesa
table-encounters-play-as = Modo
table-encounters-play-hunted = Caçados
table-encounters-play-hunters = Caçadores
table-encounters-quick-hunters = Caçadores, solo
table-encounters-quick-hunters-note = Legendary Encounters: Predator, como o Predador
table-encounters-stand-ins-hunters = De Caçadores conhece-se pouco mais que os nomes e as quantidades das cartas: quase todo o texto delas é nosso.
table-encounters-mode-together =
    filme: { $film }, juntos, { $n ->
        [one] solo
       *[other] { $n } jogadores
    }
table-encounters-players-note-hunters = Vence quem tiver mais Honra; solo, você joga para conseguir o máximo.
table-encounters-predator = Predador
table-encounters-predators = Predadores
table-encounters-way = O jeito de jogar
table-encounters-trials = Testes e Desafios
table-encounters-trials-none = Nenhum
table-encounters-trials-tests = Testes
table-encounters-trials-secret = Testes, e um Desafio secreto para cada jogador
table-encounters-trials-open = Testes, e um Desafio aberto para cada jogador
table-encounters-prey-parts = { setting-encounters-prey }
table-encounters-prey-part = Presa { $n }
table-encounters-prey-no-sport = Sem Graça
table-encounters-prey-payback-time = Hora do Troco
table-encounters-prey-what-the-hell = Que Diabo É Você?
table-encounters-prey-heat-and-conflict = Atraído pelo Calor e pelo Conflito
table-encounters-prey-this-is-history = Isto É História
table-encounters-prey-taste-for-beef = Gosto por Carne
table-encounters-armory-groups = { setting-encounters-armory }
table-encounters-wrong-armory =
    { $n ->
        [1] Escolha exatamente { $n } grupo.
       *[other] Escolha exatamente { $n } grupos.
    }

# Caçadores: o fim
table-encounters-end-honor =
    { $count ->
        [1] Vitória: { $names }, com { $n } de Honra
       *[other] Vitória dividida: { $names }, com { $n } de Honra cada
    }
table-encounters-end-alone = A caçada acabou: { $n } de Honra
table-encounters-end-together = Vitória: a Presa Suprema está morta
table-encounters-end-apart = A caçada fracassou: vocês perderam
table-encounters-over-ultimate = A Presa Suprema foi derrotada na rodada { $rounds }.
table-encounters-over-fallen = Um Predador morreu; os últimos turnos acabaram na rodada { $rounds }.
table-encounters-over-escaped = O baralho de Presas acabou: a Presa escapou na rodada { $rounds }.
table-encounters-end-ranking = Honra
table-encounters-end-group = Honra do grupo
table-encounters-end-total = Total
table-encounters-honor-avatar = Predadores mortos
table-encounters-honor-prey = Presas
table-encounters-honor-gear = Equipamentos
table-encounters-honor-hazard = Perigos
table-encounters-honor-trap = Armadilhas
table-encounters-honor-test = Testes
table-encounters-honor-card = Cartas próprias
table-encounters-honor-own = Avatar
table-encounters-honor-challenge = Desafio
table-encounters-honor-dishonor = Desonra
table-encounters-tie-shared = Empate em tudo: a vitória é dividida.
table-encounters-tie-ultimate = Empate em Honra; vence quem matou a Presa Suprema.
table-encounters-tie-predators = Empate em Honra; decidiu o número de Predadores mortos.
table-encounters-tie-worthy = Empate em Honra; decidiu o número de Presas Dignas.
table-encounters-tie-prey = Empate em Honra; decidiu o número de Presas.
table-encounters-tie-trophies = Empate em Honra; decidiu o número de troféus.
table-encounters-tie-alive = Empate em Honra; vence quem está vivo.

# Caçadores: a legenda
table-encounters-icon-attack-hunters = Ataque: lute, duele e vasculhe com ele
table-encounters-icon-recruit-hunters = Recrutamento: é o custo de cartas, Perigos e Armadilhas
table-encounters-icon-armor = Armadura: quanto Ataque custa um Duelo contra o Predador
table-encounters-icon-honor = Honra
table-encounters-icon-dishonor = Desonra: descontada da sua Honra no fim
table-encounters-icon-worthy = Presa Digna
table-encounters-icon-ultimate = Presa Suprema: a morte dela encerra a partida
table-encounters-icon-lethal = Letal: o dano comprado dela mata
table-encounters-icon-escape = Fuga: some ao entrar na Zona de Combate
table-encounters-icon-prey = Uma carta do baralho de Presas
table-encounters-icon-gear = Equipamento de uma Presa
table-encounters-icon-arrest = Presa sob prisão: não faz nada
table-encounters-icon-trap = Armadilha
table-encounters-icon-hazard-prey = Perigo: evite-o pagando Recrutamento
table-encounters-icon-test = Teste
table-encounters-icon-challenge = Desafio
table-encounters-icon-trophy = Sala de Troféus
table-encounters-icon-instinct = Instinto Assassino
table-encounters-icon-duels = Um Duelo; ou um Predador morto nele
table-encounters-icon-restore = Restauração: paga pela Desonra
table-encounters-icon-weaken-prey = Toda Presa tem menos saúde neste turno
table-encounters-icon-bounty-prey = Compram-se cartas para cada Presa morta
table-encounters-icon-shield-prey = Nenhuma Presa golpeia neste turno

table-encounters-sheet-hunted =
    # Caçados em uma página
    ## Objetivo do jogo
    Juntos: cumprir os Objetivos 1, 2 e 3 em ordem; o terceiro matando o Inimigo Final ou pelo Objetivo Menor dele (PR-003, PR-116).
    Todos perdem quando todos estão mortos, ou quando o baralho de Inimigos acaba pela segunda vez (PR-135).
    ## O seu turno: quatro fases (PR-030)
    Fase do Inimigo: a carta do topo do baralho de Inimigos vai virada para baixo aos Ermos e empurra as outras (PR-031, PR-033). O que sai das Colinas entra na Zona de Combate e é virado para cima (PR-035).
    Fase de Ação: jogue cartas (PR-040). Recrutamento paga personagens (PR-051) e Oficiais (PR-053); Ataque paga vasculhar (PR-060) e matar inimigos virados para cima (PR-071).
    Fase de Golpe: cada inimigo na Zona de Combate golpeia você: compre um Golpe (PR-078, PR-079). Com dano igual à Saúde, você morre (PR-080).
    Fase de Limpeza: descarte tudo, compre 6 cartas (PR-085).
    ## Bom saber
    Uma habilidade de classe funciona se você jogou antes, neste turno, outra carta daquela classe (PR-043).
    Coordenar: no turno de outro jogador, separe uma carta dessas, e ele pode usar uma cópia; você compra outra carta (PR-090, PR-091).
    Eventos fazem o que o Objetivo atual diz (PR-065); Perigos, o que o Local diz, e marcam você (PR-066, PR-067).
    Vasculhe cedo: o que ninguém viu é virado na Zona de Combate, onde golpeia.

table-encounters-sheet-hunters =
    # Caçadores em uma página
    ## Objetivo do jogo
    Mais Honra no fim: troféus e o próprio Avatar, se estiver vivo, menos a Desonra (PR-250, PR-251).
    ## O seu turno: quatro fases (PR-200)
    Fase da Presa: a carta do topo do baralho de Presas entra nos Ermos virada para cima (PR-201); Equipar arma a Presa mais próxima (PR-204).
    Fase de Ação: jogue cartas; recrute do QG, mate Presas com Ataque e leve-as como troféu com o Equipamento delas (PR-210). Recrutamento também evita Perigos (PR-206) e remove Armadilhas diante de você (PR-211): troféus, também.
    Um Duelo: pague Ataque igual à Armadura de outro Predador, e ele compra um Golpe (PR-231).
    Fase de Golpe: as Presas na Zona de Combate golpeiam você: dano, Desonra ou ambos (PR-212, PR-213).
    Fase de Limpeza: descarte tudo, compre 6 cartas (PR-215).
    ## Pontos para gastar nesta fase
    Cura remove dano (PR-226), Restauração remove Desonra (PR-228), cada carta por inteiro.
    ## O fim (PR-240)
    Na hora, quando a Presa Suprema é morta (PR-241).
    Quando um Predador morreu: termina-se a rodada, depois cada sobrevivente tem mais um turno (PR-243).
    Quando o baralho de Presas e os Mercenários acabaram (PR-245).
    Juntos: o grupo vence ao matar a Presa Suprema (PR-277). Sozinho: tanta Honra quanto possível (PR-265).
