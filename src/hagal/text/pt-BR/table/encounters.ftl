# A mesa de Legendary Encounters: Predator no navegador.


# Partes da mesa
table-enc-field = O campo
table-enc-wilds = Os Ermos
table-enc-combat = Zona de Combate
table-enc-calm = Nenhum inimigo chegou até aqui.
table-enc-operations = Operações
table-enc-objectives = Objetivos
table-enc-objective = Objetivo { $n }
table-enc-objective-done = completado
table-enc-objective-now = o atual
table-enc-objective-later = ainda por vir
table-enc-objective-open = não completado
table-enc-location = Local
table-enc-hq = QG
table-enc-barracks =
    { $n ->
        [1] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
table-enc-barracks-name = Quartel
table-enc-officer = Oficial
table-enc-officers =
    { $n ->
        [1] { $n } Oficial
       *[other] { $n } Oficiais
    }
table-enc-officers-note = O de cima, seja qual for a classe
table-enc-own = Suas cartas
table-enc-hand = Mão
table-enc-hand-of = Mão: { $name }
table-enc-play = Em jogo
table-enc-offers = Coordenadas
table-enc-offered-by = Coordenada por: { $name }
table-enc-ready = ainda pode ser usada
table-enc-deck = Baralho
table-enc-discard = Descarte
table-enc-dead-enemies = Inimigos Mortos
table-enc-dead-characters = Personagens Mortos
table-enc-out = Eventos e Perigos
table-enc-strike-discard = Descarte de Golpes
table-enc-empty = Vazio
table-enc-stage = Para escolher
table-enc-watching = Você está assistindo. As mãos ficam ocultas.
table-enc-pool = Este turno

# Espaços
table-enc-space-underground = Subterrâneo
table-enc-space-graveyard = Cemitério
table-enc-space-river = Rio
table-enc-space-ruins = Ruínas
table-enc-space-hills = Colinas
table-enc-health = saúde { $n }
table-enc-empty-space = vazio; vasculhar custa { $n } de Ataque
table-enc-face-down = uma carta virada para baixo; vasculhar custa { $n } de Ataque
table-enc-known-down = { $name }, virada para baixo; vasculhar custa { $n } de Ataque
table-enc-runner = Corredor
table-enc-double = Golpe Duplo

# Números
table-enc-attack = { $n } de Ataque
table-enc-recruit = { $n } de Recrutamento
table-enc-life = { $n } de { $of } de Saúde
table-enc-marks =
    { $n ->
        [0] nenhuma marca
        [one] { $n } marca
       *[other] { $n } marcas
    }
table-enc-wounds = Ferimentos
table-enc-in-hand =
    { $n ->
        [1] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
table-enc-in-deck =
    { $n ->
        [1] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
table-enc-in-discard =
    { $n ->
        [1] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }
table-enc-enemy-deck =
    { $n ->
        [1] Baralho de Inimigos: { $n } carta
       *[other] Baralho de Inimigos: { $n } cartas
    }
table-enc-enemies = Inimigos
table-enc-last-deck = o último
table-enc-strikes =
    { $n ->
        [1] { $n } Golpe no baralho
       *[other] { $n } Golpes no baralho
    }
table-enc-strike-deck = Golpes
table-enc-strike-now = O Golpe comprado
table-enc-cards-of = Cartas: { $name }
table-enc-first = começou a partida
table-enc-has-coordinated = já Coordenou neste turno
table-enc-dead = morreu
table-enc-you-dead = Você morreu. Se os outros vencerem, você também vence.
table-enc-gain-scans =
    { $n ->
        [one] pode vasculhar { $n } espaço sem pagar
       *[other] pode vasculhar { $n } espaços sem pagar
    }
table-enc-gain-avoids =
    { $n ->
        [one] pode evitar { $n } Golpe
       *[other] pode evitar { $n } Golpes
    }
table-enc-gain-cancels =
    { $n ->
        [one] pode cancelar { $n } Golpe
       *[other] pode cancelar { $n } Golpes
    }
table-enc-gain-weaken = cada inimigo tem { $n } de saúde a menos
table-enc-gain-bounty =
    { $n ->
        [one] compra { $n } carta para cada inimigo morto
       *[other] compra { $n } cartas para cada inimigo morto
    }
table-enc-gain-shield = nenhum inimigo golpeia neste turno
table-enc-gain-to-top = cartas recrutadas podem ir para o topo do baralho

# Rodada e fase
table-enc-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
table-enc-phase-setup = Preparação
table-enc-phase-enemy = Inimigo
table-enc-phase-action = Ação
table-enc-phase-strike = Golpe
table-enc-phase-cleanup = Limpeza
table-enc-phase-over = Fim da partida
table-enc-deadline = última rodada: { $n }

# A pergunta
table-enc-group-play = Cartas
table-enc-group-fight = O campo
table-enc-group-recruit = QG
table-enc-may-coordinate = Se quiser, separe uma carta para outro jogador copiar ({ $name }); você compra outra na hora.
table-enc-other-coordinates = { $name } pode Coordenar

# Preparar a mesa
table-enc-quick = Caçados, solo
table-enc-quick-note = Legendary Encounters: Predator, o primeiro filme
table-enc-stand-ins = { $n } das { $all } cartas são substitutas
table-enc-stand-ins-note = Nem todas as cartas da caixa foram encontradas. Uma substituta (≈) é uma carta nossa no lugar de uma delas; com um pacote de conteúdo, o dono da caixa coloca ali a verdadeira.
table-enc-stand-ins-packs = Estes números não contam os pacotes de conteúdo.
table-enc-part = { $name } ({ $n } de { $all } são substitutas)
table-enc-mode =
    { $film }, { $n ->
        [one] solo
       *[other] { $n } jogadores
    }
table-enc-players-note = Todos vencem ou perdem juntos.
table-enc-name-empty = como o Avatar
table-enc-alone = Solo
table-enc-alone-one = com um Avatar
table-enc-alone-two = com dois Avatares: você joga as duas mãos, e um Coordena cartas com o outro
table-enc-film = Filme
table-enc-film-1 = O Predador
table-enc-film-2 = O Predador 2
table-enc-avatar = Avatar
table-enc-avatars = Avatares
table-enc-avatars-film = Os do filme
table-enc-avatars-random = Por sorteio
table-enc-avatars-choose = Cada jogador escolhe
table-enc-avatars-two = Cada um recebe dois e fica com um
table-enc-avatars-named = Indicados aqui, lugar por lugar
table-enc-mix = O que entra na partida
table-enc-characters = Personagens do Quartel
table-enc-set-film = Como no filme
table-enc-set-random = Por sorteio
table-enc-set-named = Indicados aqui
table-enc-difficulty = Dificuldade
table-enc-set-young-blood = Sangue Novo
table-enc-set-young-blood-note = Mais ou menos destas cartas mais fracas em cada parte do baralho de Inimigos; mais é mais fácil.
table-enc-set-preparation = Rodadas de preparação
table-enc-set-preparation-note = Turnos sem fase do Inimigo antes do começo. Cinco jogadores sempre têm uma.
table-enc-set-wilds = Inimigos no começo
table-enc-set-wilds-note = Quantas cartas já estão nos Ermos no começo; mais é mais difícil.
table-enc-set-tough = Resistentes
table-enc-set-tough-note = A Defesa é somada à Saúde: mais fácil.
table-enc-set-all-or-nothing = Tudo ou nada
table-enc-set-all-or-nothing-note = Quando alguém morre, restam só aquela rodada e mais uma: mais difícil.
table-enc-set-wilds-order = Ordem nos Ermos
table-enc-set-wilds-order-note = Onde os Corredores correm e as habilidades se resolvem primeiro
table-enc-set-wilds-order-underground = no Subterrâneo
table-enc-set-wilds-order-hills = nas Colinas
table-enc-set-face-down-runners = Corredores virados para baixo
table-enc-set-face-down-runners-note = Corredores que todos já viram e que voltaram a ficar virados para baixo
table-enc-set-face-down-runners-stay = não correm
table-enc-set-face-down-runners-run = também correm
table-enc-set-reveal-abilities = Habilidades de Revelar
table-enc-set-reveal-abilities-note = Quantas vezes valem se a carta é virada para baixo e revelada de novo
table-enc-set-reveal-abilities-each = cada vez que é revelada
table-enc-set-reveal-abilities-once = só na primeira vez
table-enc-set-city-of-fear = Cidade do Medo
table-enc-set-city-of-fear-note = Quem compra o Golpe quando uma carta é Coordenada
table-enc-set-city-of-fear-active = o jogador ativo
table-enc-set-city-of-fear-coordinating = quem Coordena
table-enc-wrong-characters =
    { $n ->
        [1] Escolha exatamente { $n } personagem.
       *[other] Escolha exatamente { $n } personagens.
    }
table-enc-wrong-avatar-twice = Dois lugares não podem ter o mesmo Avatar.

# O fim
table-enc-end-major = Vitória: o Inimigo Final está morto
table-enc-end-minor = Vitória: vocês escaparam
table-enc-end-lost = A caçada acabou: vocês perderam
table-enc-end-alive =
    { $n } de { $of } sobreviveram, depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
table-enc-end-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
table-enc-end-out = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
table-enc-end-score = Pontuação do grupo
table-enc-end-survivors = sobreviventes
table-enc-end-final = o Inimigo Final
table-enc-end-team = O grupo
table-enc-end-state = Destino
table-enc-end-fallen = morreu
table-enc-end-lives = sobreviveu, { $n } de { $of } de dano
table-enc-end-scans = Espaços vasculhados
table-enc-end-kills = Inimigos mortos
table-enc-end-strikes = Golpes sofridos
table-enc-end-coordinated = Cartas Coordenadas

# A legenda
table-enc-legend-figures = Números e sinais
table-enc-legend-places = Cartas e pilhas
table-enc-legend-deeds = O que se faz
table-enc-legend-classes = Classes
table-enc-legend-teams = Equipes
table-enc-icon-attack = Ataque: serve para vasculhar e lutar
table-enc-icon-recruit = Recrutamento: o custo dos personagens
table-enc-icon-heart = Saúde
table-enc-icon-strike = Golpe, com seu dano
table-enc-icon-mark = Marcas
table-enc-icon-scan = Vasculhar: quanto custa revelar a carta
table-enc-icon-coordinate = Coordenar: pode ser separada para outros
table-enc-icon-runner = Corredor: avança sozinho
table-enc-icon-double = Golpe Duplo: golpeia duas vezes
table-enc-icon-use = uma habilidade que ainda pode ser usada
table-enc-icon-hunter = Uma carta do baralho de Inimigos, virada para baixo
table-enc-icon-task = Objetivo, ou uma tarefa a cumprir
table-enc-icon-hazard = Perigo ou Evento
table-enc-icon-skull = Os mortos
table-enc-icon-hand = Cartas na mão
table-enc-icon-deck = Um baralho
table-enc-icon-discard = Descarte
table-enc-icon-officer = Oficial
table-enc-icon-first = Quem começou a partida
table-enc-icon-play = Jogar uma carta
table-enc-icon-copy = Copiar uma carta Coordenada
table-enc-icon-heal = Curar um Golpe
table-enc-icon-avoids = Um Golpe pode ser evitado
table-enc-icon-cancels = Um Golpe pode ser cancelado
table-enc-icon-weaken = Todo inimigo tem menos saúde neste turno
table-enc-icon-bounty = Compram-se cartas para cada inimigo morto
table-enc-icon-shield = Defesa; ou: nenhum inimigo golpeia neste turno
table-enc-icon-to-top = No topo do baralho

# Pacotes de conteúdo
table-enc-pack-same-role = { $a } e { $b } têm a mesma carta de Função, { $role }; a caixa só tem uma.
table-enc-from-pack = do pacote de conteúdo “{ $pack }”
table-enc-wrong-pack-of = { $what } vem com o pacote “{ $pack }”, que não foi escolhido.
table-enc-end-packs =
    { $n ->
        [one] Partida jogada com o pacote de conteúdo { $packs }.
       *[other] Partida jogada com os pacotes de conteúdo { $packs }.
    }
