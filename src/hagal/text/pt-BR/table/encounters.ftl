# A mesa de Legendary Encounters: Predator no navegador.


# Partes da mesa
hunt-field = O campo
hunt-wilds = Os Ermos
hunt-combat = Zona de Combate
hunt-calm = Nenhum inimigo chegou até aqui.
hunt-operations = Operações
hunt-objectives = Objetivos
hunt-objective = Objetivo { $n }
hunt-objective-done = completado
hunt-objective-now = o atual
hunt-objective-later = ainda por vir
hunt-objective-open = não completado
hunt-location = Local
hunt-hq = QG
hunt-barracks =
    { $n ->
        [1] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
hunt-barracks-name = Quartel
hunt-officer = Oficial
hunt-officers =
    { $n ->
        [1] { $n } Oficial
       *[other] { $n } Oficiais
    }
hunt-officers-note = O de cima, seja qual for a classe
hunt-own = Suas cartas
hunt-hand = Mão
hunt-hand-of = Mão: { $name }
hunt-play = Em jogo
hunt-offers = Coordenadas
hunt-offered-by = Coordenada por: { $name }
hunt-ready = ainda pode ser usada
hunt-deck = Baralho
hunt-discard = Descarte
hunt-dead-enemies = Inimigos Mortos
hunt-dead-characters = Personagens Mortos
hunt-out = Eventos e Perigos
hunt-strike-discard = Descarte de Golpes
hunt-empty = Vazio
hunt-stage = Para escolher
hunt-watching = Você está assistindo. As mãos ficam ocultas.
hunt-pool = Este turno

# Espaços
hunt-space-underground = Subterrâneo
hunt-space-graveyard = Cemitério
hunt-space-river = Rio
hunt-space-ruins = Ruínas
hunt-space-hills = Colinas
hunt-health = saúde { $n }
hunt-empty-space = vazio; vasculhar custa { $n } de Ataque
hunt-face-down = uma carta virada para baixo; vasculhar custa { $n } de Ataque
hunt-known-down = { $name }, virada para baixo; vasculhar custa { $n } de Ataque
hunt-runner = Corredor
hunt-double = Golpe Duplo

# Números
hunt-attack = { $n } de Ataque
hunt-recruit = { $n } de Recrutamento
hunt-life = { $n } de { $of } de Saúde
hunt-marks =
    { $n ->
        [0] nenhuma marca
        [one] { $n } marca
       *[other] { $n } marcas
    }
hunt-wounds = Ferimentos
hunt-in-hand =
    { $n ->
        [1] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
hunt-in-deck =
    { $n ->
        [1] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
hunt-in-discard =
    { $n ->
        [1] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }
hunt-enemy-deck =
    { $n ->
        [1] Baralho de Inimigos: { $n } carta
       *[other] Baralho de Inimigos: { $n } cartas
    }
hunt-enemies = Inimigos
hunt-last-deck = o último
hunt-strikes =
    { $n ->
        [1] { $n } Golpe no baralho
       *[other] { $n } Golpes no baralho
    }
hunt-strike-deck = Golpes
hunt-strike-now = O Golpe comprado
hunt-cards-of = Cartas: { $name }
hunt-first = começou a partida
hunt-has-coordinated = já Coordenou neste turno
hunt-dead = morreu
hunt-you-dead = Você morreu. Se os outros vencerem, você também vence.
hunt-gain-scans =
    { $n ->
        [one] pode vasculhar { $n } espaço sem pagar
       *[other] pode vasculhar { $n } espaços sem pagar
    }
hunt-gain-avoids =
    { $n ->
        [one] pode evitar { $n } Golpe
       *[other] pode evitar { $n } Golpes
    }
hunt-gain-cancels =
    { $n ->
        [one] pode cancelar { $n } Golpe
       *[other] pode cancelar { $n } Golpes
    }
hunt-gain-weaken = cada inimigo tem { $n } de saúde a menos
hunt-gain-bounty =
    { $n ->
        [one] compra { $n } carta para cada inimigo morto
       *[other] compra { $n } cartas para cada inimigo morto
    }
hunt-gain-shield = nenhum inimigo golpeia neste turno
hunt-gain-to-top = cartas recrutadas podem ir para o topo do baralho

# Rodada e fase
hunt-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
hunt-phase-setup = Preparação
hunt-phase-enemy = Inimigo
hunt-phase-action = Ação
hunt-phase-strike = Golpe
hunt-phase-cleanup = Limpeza
hunt-phase-over = Fim da partida
hunt-deadline = última rodada: { $n }

# A pergunta
hunt-group-play = Cartas
hunt-group-fight = O campo
hunt-group-recruit = QG
hunt-may-coordinate = Se quiser, separe uma carta para outro jogador copiar ({ $name }); você compra outra na hora.
hunt-other-coordinates = { $name } pode Coordenar

# Preparar a mesa
hunt-quick = Caçados, solo
hunt-quick-note = Legendary Encounters: Predator, o primeiro filme
hunt-stand-ins = { $n } das { $all } cartas são substitutas
hunt-stand-ins-note = Nem todas as cartas da caixa foram encontradas. Uma substituta (≈) é uma carta nossa no lugar de uma delas; com um pacote de conteúdo, o dono da caixa coloca ali a verdadeira.
hunt-stand-ins-packs = Estes números não contam os pacotes de conteúdo.
hunt-part = { $name } ({ $n } de { $all } são substitutas)
hunt-mode =
    { $film }, { $n ->
        [one] solo
       *[other] { $n } jogadores
    }
hunt-players-note = Todos vencem ou perdem juntos.
hunt-name-empty = como o Avatar
hunt-alone = Solo
hunt-alone-one = com um Avatar
hunt-alone-two = com dois Avatares: você joga as duas mãos, e um Coordena cartas com o outro
hunt-film = Filme
hunt-film-1 = O Predador
hunt-film-2 = O Predador 2
hunt-avatar = Avatar
hunt-avatars = Avatares
hunt-avatars-film = Os do filme
hunt-avatars-random = Por sorteio
hunt-avatars-choose = Cada jogador escolhe
hunt-avatars-two = Cada um recebe dois e fica com um
hunt-avatars-named = Indicados aqui, lugar por lugar
hunt-mix = O que entra na partida
hunt-characters = Personagens do Quartel
hunt-set-film = Como no filme
hunt-set-random = Por sorteio
hunt-set-named = Indicados aqui
hunt-difficulty = Dificuldade
hunt-set-young-blood = Sangue Novo
hunt-set-young-blood-note = Mais ou menos destas cartas mais fracas em cada parte do baralho de Inimigos; mais é mais fácil.
hunt-set-preparation = Rodadas de preparação
hunt-set-preparation-note = Turnos sem fase do Inimigo antes do começo. Cinco jogadores sempre têm uma.
hunt-set-wilds = Inimigos no começo
hunt-set-wilds-note = Quantas cartas já estão nos Ermos no começo; mais é mais difícil.
hunt-set-tough = Resistentes
hunt-set-tough-note = A Defesa é somada à Saúde: mais fácil.
hunt-set-all-or-nothing = Tudo ou nada
hunt-set-all-or-nothing-note = Quando alguém morre, restam só aquela rodada e mais uma: mais difícil.
hunt-set-wilds-order = Ordem nos Ermos
hunt-set-wilds-order-note = Onde os Corredores correm e as habilidades se resolvem primeiro
hunt-set-wilds-order-underground = no Subterrâneo
hunt-set-wilds-order-hills = nas Colinas
hunt-set-face-down-runners = Corredores virados para baixo
hunt-set-face-down-runners-note = Corredores que todos já viram e que voltaram a ficar virados para baixo
hunt-set-face-down-runners-stay = não correm
hunt-set-face-down-runners-run = também correm
hunt-set-reveal-abilities = Habilidades de Revelar
hunt-set-reveal-abilities-note = Quantas vezes valem se a carta é virada para baixo e revelada de novo
hunt-set-reveal-abilities-each = cada vez que é revelada
hunt-set-reveal-abilities-once = só na primeira vez
hunt-set-city-of-fear = Cidade do Medo
hunt-set-city-of-fear-note = Quem compra o Golpe quando uma carta é Coordenada
hunt-set-city-of-fear-active = o jogador ativo
hunt-set-city-of-fear-coordinating = quem Coordena
hunt-wrong-characters =
    { $n ->
        [1] Escolha exatamente { $n } personagem.
       *[other] Escolha exatamente { $n } personagens.
    }
hunt-wrong-avatar-twice = Dois lugares não podem ter o mesmo Avatar.

# O fim
hunt-end-major = Vitória: o Inimigo Final está morto
hunt-end-minor = Vitória: vocês escaparam
hunt-end-lost = A caçada acabou: vocês perderam
hunt-end-alive =
    { $n } de { $of } sobreviveram, depois de { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
hunt-end-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
hunt-end-out = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
hunt-end-score = Pontuação do grupo
hunt-end-survivors = sobreviventes
hunt-end-final = o Inimigo Final
hunt-end-team = O grupo
hunt-end-state = Destino
hunt-end-fallen = morreu
hunt-end-lives = sobreviveu, { $n } de { $of } de dano
hunt-end-scans = Espaços vasculhados
hunt-end-kills = Inimigos mortos
hunt-end-strikes = Golpes sofridos
hunt-end-coordinated = Cartas Coordenadas

# A legenda
hunt-legend-figures = Números e sinais
hunt-legend-places = Cartas e pilhas
hunt-legend-deeds = O que se faz
hunt-legend-classes = Classes
hunt-legend-teams = Equipes
hunt-icon-attack = Ataque: serve para vasculhar e lutar
hunt-icon-recruit = Recrutamento: o custo dos personagens
hunt-icon-heart = Saúde
hunt-icon-strike = Golpe, com seu dano
hunt-icon-mark = Marcas
hunt-icon-scan = Vasculhar: quanto custa revelar a carta
hunt-icon-coordinate = Coordenar: pode ser separada para outros
hunt-icon-runner = Corredor: avança sozinho
hunt-icon-double = Golpe Duplo: golpeia duas vezes
hunt-icon-use = uma habilidade que ainda pode ser usada
hunt-icon-hunter = Uma carta do baralho de Inimigos, virada para baixo
hunt-icon-task = Objetivo, ou uma tarefa a cumprir
hunt-icon-hazard = Perigo ou Evento
hunt-icon-skull = Os mortos
hunt-icon-hand = Cartas na mão
hunt-icon-deck = Um baralho
hunt-icon-discard = Descarte
hunt-icon-officer = Oficial
hunt-icon-first = Quem começou a partida
hunt-icon-play = Jogar uma carta
hunt-icon-copy = Copiar uma carta Coordenada
hunt-icon-heal = Curar um Golpe
hunt-icon-avoids = Um Golpe pode ser evitado
hunt-icon-cancels = Um Golpe pode ser cancelado
hunt-icon-weaken = Todo inimigo tem menos saúde neste turno
hunt-icon-bounty = Compram-se cartas para cada inimigo morto
hunt-icon-shield = Defesa; ou: nenhum inimigo golpeia neste turno
hunt-icon-to-top = No topo do baralho

# Pacotes de conteúdo
hunt-pack-same-role = { $a } e { $b } têm a mesma carta de Função, { $role }; a caixa só tem uma.
hunt-from-pack = do pacote de conteúdo “{ $pack }”
hunt-wrong-pack-of = { $what } vem com o pacote “{ $pack }”, que não foi escolhido.
hunt-end-packs =
    { $n ->
        [one] Partida jogada com o pacote de conteúdo { $packs }.
       *[other] Partida jogada com os pacotes de conteúdo { $packs }.
    }
