# A mesa de Legendary Encounters: Predator no navegador.

# Partes da mesa
table-encounters-field = O campo
table-encounters-wilds = Os Ermos
table-encounters-combat = Zona de Combate
table-encounters-calm = Nenhum inimigo chegou até aqui.
table-encounters-operations = Operações
table-encounters-objectives = { setting-encounters-objectives }
table-encounters-objective = Objetivo { $n }
table-encounters-objective-done = completado
table-encounters-objective-now = o atual
table-encounters-objective-later = ainda por vir
table-encounters-objective-open = não completado
table-encounters-location = { setting-encounters-location }
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
table-encounters-avatars = { setting-encounters-avatars }
table-encounters-avatars-film = { setting-encounters-avatars-film }
table-encounters-avatars-random = { setting-encounters-avatars-random }
table-encounters-avatars-choose = { setting-encounters-avatars-choose }
table-encounters-avatars-two = { setting-encounters-avatars-two }
table-encounters-avatars-named = Indicados aqui, lugar por lugar
table-encounters-characters = { setting-encounters-characters }
table-encounters-way-film = { setting-encounters-location-film }
table-encounters-way-random = { setting-encounters-location-random }
table-encounters-way-named = Indicados aqui
table-encounters-difficulty = Dificuldade
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

# Ajuda
web-help-encounters = Clique em uma carta, espaço ou inimigo iluminado; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-hunters = Clique em uma carta, espaço, Armadilha, Golpe ou Predador aceso; ou escolha na lista de opções, que sempre tem tudo o que você pode fazer.
web-help-alien = Clique em uma carta, sala ou inimigo aceso, ou no que está sobre um jogador; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-encounters-mix = Clique em uma carta, espaço ou inimigo aceso, ou no que está sobre um jogador; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-encounters-hunt = Clique em uma carta, sala, Armadilha, Golpe ou Predador aceso, ou no que está sobre ele; ou escolha na lista, que sempre tem tudo o que você pode fazer.
web-help-encounters-coordinate = Coordenar: enquanto outro jogador age, as cartas que você pode separar para ele têm uma borda fina. Ninguém espera por você, e ninguém fica sabendo se você podia.

# Estatísticas
mine-by-role-encounters = Avatar
mine-by-module-encounters = Modo

# Para janelas pequenas: as abas do tabuleiro
table-encounters-small-wilds = Ermos
table-encounters-small-combat = Combate
table-encounters-small-hq = QG
