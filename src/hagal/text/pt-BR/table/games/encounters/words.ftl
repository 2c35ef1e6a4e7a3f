# A mesa de Legendary Encounters: Predator no navegador.


# Partes da mesa
table-encounters-field = O campo
table-encounters-wilds = Os Ermos
table-encounters-combat = Zona de Combate
table-encounters-calm = Nenhum inimigo chegou até aqui.
table-encounters-operations = Operações
table-encounters-objectives = Objetivos
table-encounters-objective = Objetivo { $n }
table-encounters-objective-done = completado
table-encounters-objective-now = o atual
table-encounters-objective-later = ainda por vir
table-encounters-objective-open = não completado
table-encounters-location = Local
table-encounters-hq = QG
table-encounters-barracks =
    { $n ->
        [1] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
table-encounters-barracks-name = Quartel
table-encounters-officer = Oficial
table-encounters-officers =
    { $n ->
        [1] { $n } Oficial
       *[other] { $n } Oficiais
    }
table-encounters-officers-note = O de cima, seja qual for a classe
table-encounters-own = Suas cartas
table-encounters-hand = Mão
table-encounters-hand-of = Mão: { $name }
table-encounters-play = Em jogo
table-encounters-offers = Coordenadas
table-encounters-offered-by = Coordenada por: { $name }
table-encounters-ready = ainda pode ser usada
table-encounters-deck = Baralho
table-encounters-discard = Descarte
table-encounters-dead-enemies = Inimigos Mortos
table-encounters-dead-characters = Personagens Mortos
table-encounters-out = Eventos e Perigos
table-encounters-strike-discard = Descarte de Golpes
table-encounters-stage = Para escolher
table-encounters-watching = Você está assistindo. As mãos ficam ocultas.
table-encounters-pool = Este turno

# Espaços
table-encounters-space-underground = Subterrâneo
table-encounters-space-graveyard = Cemitério
table-encounters-space-river = Rio
table-encounters-space-ruins = Ruínas
table-encounters-space-hills = Colinas
table-encounters-health = saúde { $n }
table-encounters-empty-space = vazio; vasculhar custa { $n } de Ataque
table-encounters-face-down = uma carta virada para baixo; vasculhar custa { $n } de Ataque
table-encounters-known-down = { $name }, virada para baixo; vasculhar custa { $n } de Ataque
table-encounters-runner = Corredor
table-encounters-double = Golpe Duplo

# Números
table-encounters-attack = { $n } de Ataque
table-encounters-recruit = { $n } de Recrutamento
table-encounters-life = { $n } de { $of } de Saúde
table-encounters-marks =
    { $n ->
        [0] nenhuma marca
        [one] { $n } marca
       *[other] { $n } marcas
    }
table-encounters-wounds = Ferimentos
table-encounters-in-hand =
    { $n ->
        [1] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
table-encounters-in-deck =
    { $n ->
        [1] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
table-encounters-in-discard =
    { $n ->
        [1] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }
table-encounters-enemy-deck =
    { $n ->
        [1] Baralho de Inimigos: { $n } carta
       *[other] Baralho de Inimigos: { $n } cartas
    }
table-encounters-enemies = Inimigos
table-encounters-last-deck = o último
table-encounters-strikes =
    { $n ->
        [1] { $n } Golpe no baralho
       *[other] { $n } Golpes no baralho
    }
table-encounters-strike-deck = Golpes
table-encounters-strike-now = O Golpe comprado
table-encounters-first = começou a partida
table-encounters-has-coordinated = já Coordenou neste turno
table-encounters-dead = morreu
table-encounters-you-dead = Você morreu. Se os outros vencerem, você também vence.
table-encounters-gain-scans =
    { $n ->
        [one] pode vasculhar { $n } espaço sem pagar
       *[other] pode vasculhar { $n } espaços sem pagar
    }
table-encounters-gain-avoids =
    { $n ->
        [one] pode evitar { $n } Golpe
       *[other] pode evitar { $n } Golpes
    }
table-encounters-gain-cancels =
    { $n ->
        [one] pode cancelar { $n } Golpe
       *[other] pode cancelar { $n } Golpes
    }
table-encounters-gain-weaken = cada inimigo tem { $n } de saúde a menos
table-encounters-gain-bounty =
    { $n ->
        [one] compra { $n } carta para cada inimigo morto
       *[other] compra { $n } cartas para cada inimigo morto
    }
table-encounters-gain-shield = nenhum inimigo golpeia neste turno
table-encounters-gain-to-top = cartas recrutadas podem ir para o topo do baralho

# Rodada e fase
table-encounters-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
table-encounters-phase-setup = Preparação
table-encounters-phase-enemy = Inimigo
table-encounters-phase-action = Ação
table-encounters-phase-strike = Golpe
table-encounters-phase-cleanup = Limpeza
table-encounters-phase-over = Fim da partida
table-encounters-deadline = última rodada: { $n }

# A pergunta
table-encounters-group-play = Cartas
table-encounters-group-fight = O campo
table-encounters-group-recruit = QG
table-encounters-may-coordinate = Se quiser, separe uma carta para outro jogador copiar ({ $name }); você compra outra na hora.
table-encounters-other-coordinates = { $name } pode Coordenar

# Preparar a mesa
table-encounters-quick = Caçados, solo
table-encounters-quick-note = Legendary Encounters: Predator, o primeiro filme
table-encounters-stand-ins = { $n } das { $all } cartas são substitutas
table-encounters-stand-ins-note = Nem todas as cartas da caixa foram encontradas. Uma substituta (≈) é uma carta nossa no lugar de uma delas; com um pacote de conteúdo, o dono da caixa coloca ali a verdadeira.
table-encounters-part = { $name } ({ $n } de { $all } são substitutas)
table-encounters-mode =
    filme: { $film }, { $n ->
        [one] solo
       *[other] { $n } jogadores
    }
table-encounters-players-note = Todos vencem ou perdem juntos.
table-encounters-name-empty = como o Avatar
table-encounters-alone = Solo
table-encounters-alone-one = com um Avatar
table-encounters-alone-two = com dois Avatares: você joga as duas mãos, e um Coordena cartas com o outro
table-encounters-film = Filme
table-encounters-film-1 = O Predador
table-encounters-film-2 = O Predador 2
table-encounters-avatar = Avatar
table-encounters-avatars = Avatares
table-encounters-avatars-film = Os do filme
table-encounters-avatars-random = Por sorteio
table-encounters-avatars-choose = Cada jogador escolhe
table-encounters-avatars-two = Cada um recebe dois e fica com um
table-encounters-avatars-named = Indicados aqui, lugar por lugar
table-encounters-characters = Personagens do Quartel
table-encounters-set-film = Como no filme
table-encounters-set-random = Por sorteio
table-encounters-set-named = Indicados aqui
table-encounters-difficulty = Dificuldade
table-encounters-set-young-blood = Sangue Novo
table-encounters-set-young-blood-note = Mais ou menos destas cartas mais fracas em cada parte do baralho de Inimigos; mais é mais fácil.
table-encounters-set-preparation = Rodadas de preparação
table-encounters-set-preparation-note = Turnos sem fase do Inimigo ou da Presa antes do começo. Cinco jogadores sempre têm uma.
table-encounters-set-wilds = Inimigos no começo
table-encounters-set-wilds-note = Quantas cartas já estão nos Ermos no começo; mais é mais difícil.
table-encounters-set-tough = Resistentes
table-encounters-set-tough-note = A Defesa é somada à Saúde: mais fácil.
table-encounters-set-all-or-nothing = Tudo ou nada
table-encounters-set-all-or-nothing-note = Quando alguém morre, restam só aquela rodada e mais uma: mais difícil.
table-encounters-set-wilds-order = Ordem nos Ermos
table-encounters-set-wilds-order-note = Onde os Corredores correm e as habilidades se resolvem primeiro
table-encounters-set-wilds-order-underground = no Subterrâneo
table-encounters-set-wilds-order-hills = nas Colinas
table-encounters-set-face-down-runners = Corredores virados para baixo
table-encounters-set-face-down-runners-note = Corredores que todos já viram e que voltaram a ficar virados para baixo
table-encounters-set-face-down-runners-stay = não correm
table-encounters-set-face-down-runners-run = também correm
table-encounters-set-reveal-abilities = Habilidades de Revelar
table-encounters-set-reveal-abilities-note = Quantas vezes valem se a carta é virada para baixo e revelada de novo
table-encounters-set-reveal-abilities-each = cada vez que é revelada
table-encounters-set-reveal-abilities-once = só na primeira vez
table-encounters-set-city-of-fear = Cidade do Medo
table-encounters-set-city-of-fear-note = Quem compra o Golpe quando uma carta é Coordenada
table-encounters-set-city-of-fear-active = o jogador ativo
table-encounters-set-city-of-fear-coordinating = quem Coordena
table-encounters-wrong-characters =
    { $n ->
        [1] Escolha exatamente { $n } personagem.
       *[other] Escolha exatamente { $n } personagens.
    }
table-encounters-wrong-avatar-twice = Dois lugares não podem ter o mesmo Avatar.

# O fim
table-encounters-end-major = Vitória: o Inimigo Final está morto
table-encounters-end-minor = Vitória: vocês escaparam
table-encounters-end-lost = A caçada acabou: vocês perderam
table-encounters-end-alive =
    { $n } de { $of } sobreviveram, depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
table-encounters-end-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
table-encounters-end-out = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
table-encounters-end-score = Pontuação do grupo
table-encounters-end-survivors = sobreviventes
table-encounters-end-final = o Inimigo Final
table-encounters-end-team = O grupo
table-encounters-end-state = Destino
table-encounters-end-fallen = morreu
table-encounters-end-lives = sobreviveu, { $n } de { $of } de dano
table-encounters-end-scans = Espaços vasculhados
table-encounters-end-kills = Inimigos mortos
table-encounters-end-strikes = Golpes sofridos
table-encounters-end-coordinated = Cartas Coordenadas

# A legenda
table-encounters-legend-figures = Números e sinais
table-encounters-legend-places = Cartas e pilhas
table-encounters-legend-deeds = O que se faz
table-encounters-legend-classes = Classes
table-encounters-legend-teams = Equipes
table-encounters-icon-attack = Ataque: serve para vasculhar e lutar
table-encounters-icon-recruit = Recrutamento: o custo dos personagens
table-encounters-icon-heart = Saúde
table-encounters-icon-strike = Golpe, com seu dano
table-encounters-icon-mark = Marcas
table-encounters-icon-scan = Vasculhar: quanto custa revelar a carta
table-encounters-icon-coordinate = Coordenar: pode ser separada para outros
table-encounters-icon-runner = Corredor: avança sozinho
table-encounters-icon-double = Golpe Duplo: golpeia duas vezes
table-encounters-icon-use = uma habilidade que ainda pode ser usada
table-encounters-icon-hunter = Uma carta do baralho de Inimigos, virada para baixo
table-encounters-icon-task = Objetivo, ou uma tarefa a cumprir
table-encounters-icon-hazard = Perigo ou Evento
table-encounters-icon-skull = Os mortos
table-encounters-icon-hand = Cartas na mão
table-encounters-icon-deck = Um baralho
table-encounters-icon-discard = Descarte
table-encounters-icon-officer = Oficial
table-encounters-icon-first = Quem começou a partida
table-encounters-icon-play = Jogar uma carta
table-encounters-icon-copy = Copiar uma carta Coordenada
table-encounters-icon-heal = Curar um Golpe
table-encounters-icon-avoids = Um Golpe pode ser evitado
table-encounters-icon-cancels = Um Golpe pode ser cancelado
table-encounters-icon-weaken = Todo inimigo tem menos saúde neste turno
table-encounters-icon-bounty = Compram-se cartas para cada inimigo morto
table-encounters-icon-shield = Defesa; ou: nenhum inimigo golpeia neste turno
table-encounters-icon-to-top = No topo do baralho

# Pacotes de conteúdo
table-encounters-pack-same-role = { $a } e { $b } têm a mesma carta de Função, { $role }; a caixa só tem uma.
table-encounters-from-pack = do pacote de conteúdo “{ $pack }”
table-encounters-wrong-pack-of = { $what } vem com o pacote “{ $pack }”, que não foi escolhido.
table-encounters-end-packs =
    { $n ->
        [one] Partida jogada com o pacote de conteúdo { $packs }.
       *[other] Partida jogada com os pacotes de conteúdo { $packs }.
    }

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
table-encounters-set-together = Juntos
table-encounters-set-together-note = Todos vencem se a Presa Suprema morrer. Sem Duelos; vocês podem curar, restaurar e libertar uns aos outros.
table-encounters-prey-parts = Partes do baralho de Presas
table-encounters-prey-part = Presa { $n }
table-encounters-prey-no-sport = Sem Graça
table-encounters-prey-payback-time = Hora do Troco
table-encounters-prey-what-the-hell = Que Diabo É Você?
table-encounters-prey-heat-and-conflict = Atraído pelo Calor e pelo Conflito
table-encounters-prey-this-is-history = Isto É História
table-encounters-prey-taste-for-beef = Gosto por Carne
table-encounters-armory-groups = Grupos do Arsenal
table-encounters-set-mercenaries = Mercenários
table-encounters-set-mercenaries-note = Mais ou menos destas cartas mais fracas em cada parte do baralho de Presas; mais é mais fácil.
table-encounters-set-bare-turns = Turnos sem ação
table-encounters-set-bare-turns-note = Primeiros turnos de cada jogador só com a fase da Presa e a de Golpe: mais difícil.
table-encounters-set-instinct-price = Preço do Instinto Assassino
table-encounters-set-instinct-price-note = Em Recrutamento; nenhuma fonte o informa.
table-encounters-set-gear-in-combat = Equipamento na Zona de Combate
table-encounters-set-gear-in-combat-note = Se a Presa de lá recebe Equipamento quando não há nenhuma nos Ermos
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

# Ajuda
web-help-encounters = Clique em uma carta, espaço ou inimigo iluminado; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-hunters = Clique em uma carta, espaço, Armadilha, Golpe ou Predador aceso; ou escolha na lista de opções, que sempre tem tudo o que você pode fazer.
web-help-alien = Clique em uma carta, sala ou inimigo aceso, ou no que está sobre um jogador; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-mix = Clique em uma carta, espaço ou inimigo aceso, ou no que está sobre um jogador; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-hunt = Clique em uma carta, sala, Armadilha, Golpe ou Predador aceso, ou no que está sobre ele; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-coordinate = Coordenar: enquanto outro jogador age, as cartas que você pode separar para ele têm uma borda fina. Ninguém espera por você, e ninguém fica sabendo se você podia.

# Estatísticas
mine-by-role-encounters = Avatar
mine-by-module-encounters = Modo
