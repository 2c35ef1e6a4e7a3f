# A mesa de Legendary Encounters: Predator no navegador.


# Partes da mesa
hunt-seats = Jogadores
hunt-field = O campo
hunt-log = O que aconteceu
hunt-wilds = A Selva
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
        [one] { $n } carta no Quartel
       *[other] { $n } cartas no Quartel
    }
hunt-barracks-name = Quartel
hunt-officer = Oficial
hunt-officers =
    { $n ->
        [one] { $n } Oficial
       *[other] { $n } Oficiais
    }
hunt-officers-note = O de cima, seja qual for a classe
hunt-own = Suas cartas
hunt-hand = Mão
hunt-hand-of = Mão de { $name }
hunt-play = Em jogo
hunt-offers = Coordenadas
hunt-offered-by = Coordenada por { $name }
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
        [one] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
hunt-in-deck =
    { $n ->
        [one] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
hunt-in-discard =
    { $n ->
        [one] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }
hunt-enemy-deck =
    { $n ->
        [one] Baralho de Inimigos: { $n } carta
       *[other] Baralho de Inimigos: { $n } cartas
    }
hunt-enemies = Inimigos
hunt-last-deck = o último
hunt-strikes =
    { $n ->
        [one] { $n } Golpe no baralho
       *[other] { $n } Golpes no baralho
    }
hunt-strike-deck = Golpes
hunt-strike-now = O Golpe comprado
hunt-cards-of = Cartas de { $name }
hunt-first = começou o jogo
hunt-has-coordinated = já Coordenou neste turno
hunt-dead = morto
hunt-you-dead = Você morreu. Se os outros vencerem, você também vence.
hunt-gain-scans =
    { $n ->
        [one] { $n } varredura grátis
       *[other] { $n } varreduras grátis
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
        [one] compra { $n } carta por inimigo morto
       *[other] compra { $n } cartas por inimigo morto
    }
hunt-gain-shield = nenhum inimigo golpeia neste turno
hunt-gain-to-top = cartas recrutadas vão para o topo do baralho

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
hunt-phase-over = Fim de jogo
hunt-deadline = última rodada: { $n }

# A pergunta
hunt-your-turn = Sua decisão
hunt-waiting = Esperando por
hunt-open-seat = ninguém sentou ali ainda
hunt-over = O jogo acabou
hunt-group-play = Cartas
hunt-group-fight = O campo
hunt-group-recruit = QG
hunt-may-coordinate = Se quiser, separe uma carta para { $name } copiar; você compra outra na hora.
hunt-other-coordinates = { $name } pode Coordenar

# Preparar a mesa
hunt-quick = Caçado, solo
hunt-quick-note = Encontros Lendários: Predador, o primeiro filme
hunt-stand-ins = { $n } das { $all } cartas são substitutas
hunt-stand-ins-note = Nem todas as cartas da caixa foram encontradas. Uma substituta (≈) é uma carta nossa no lugar de uma delas; com um pacote de conteúdo, o dono da caixa põe ali a verdadeira.
hunt-part = { $name } ({ $n } de { $all } são substitutas)
hunt-mode =
    { $film }, { $n ->
        [one] solo
       *[other] { $n } jogadores
    }
hunt-players-note = Todos vencem ou perdem juntos.
hunt-name-empty = como o Avatar
hunt-alone = Sozinho
hunt-alone-one = com um Avatar
hunt-alone-two = com dois Avatares: você joga as duas mãos, e eles se Coordenam
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
hunt-mix = O que entra no jogo
hunt-characters = Personagens do Quartel
hunt-set-film = Como no filme
hunt-set-random = Por sorteio
hunt-set-named = Indicados aqui
hunt-difficulty = Dificuldade
hunt-set-young-blood = Sangue Novo
hunt-set-young-blood-note = Mais ou menos destas cartas mais fracas em cada parte do baralho de Inimigos; mais é mais fácil.
hunt-set-preparation = Rodadas de preparação
hunt-set-preparation-note = Turnos sem fase de Inimigo antes do começo. Cinco jogadores sempre têm uma.
hunt-set-wilds = Inimigos no começo
hunt-set-wilds-note = Quantas cartas já estão na Selva no começo; mais é mais difícil.
hunt-set-tough = Resistentes
hunt-set-tough-note = A Defesa soma à Saúde: mais fácil.
hunt-set-all-or-nothing = Tudo ou nada
hunt-set-all-or-nothing-note = Quando alguém morre, restam só aquela rodada e mais uma: mais difícil.
hunt-set-wilds-order = Ordem na Selva
hunt-set-wilds-order-note = Onde as habilidades se resolvem primeiro
hunt-set-wilds-order-underground = no Subterrâneo
hunt-set-wilds-order-hills = nas Colinas
hunt-wrong-characters =
    { $n ->
        [one] Escolha exatamente { $n } personagem.
       *[other] Escolha exatamente { $n } personagens.
    }
hunt-wrong-avatar-twice = Dois lugares não podem ter o mesmo Avatar.

# O fim
hunt-end-major = Vitória: o Inimigo Final está morto
hunt-end-minor = Vitória: vocês escaparam
hunt-end-lost = A caçada acabou: vocês perderam
hunt-end-alive =
    { $n } de { $of } sobreviveram, depois de { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
hunt-end-dead = Ninguém sobreviveu. Acabou no Objetivo { $n }, na rodada { $rounds }.
hunt-end-out = O tempo acabou no Objetivo { $n }, na rodada { $rounds }.
hunt-end-score = Pontuação do grupo
hunt-end-survivors = sobreviventes
hunt-end-final = o Inimigo Final
hunt-end-team = O grupo
hunt-end-state = Destino
hunt-end-fallen = morto
hunt-end-lives = vivo, { $n } de { $of } de dano
hunt-end-scans = Varreduras
hunt-end-kills = Mortes
hunt-end-strikes = Golpes sofridos
hunt-end-coordinated = Coordenadas

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
hunt-icon-first = Quem começou o jogo
hunt-icon-play = Jogar uma carta
hunt-icon-copy = Copiar uma carta coordenada
hunt-icon-heal = Curar um Golpe
hunt-icon-avoids = Um Golpe pode ser evitado
hunt-icon-cancels = Um Golpe pode ser cancelado
hunt-icon-weaken = Todo inimigo tem menos saúde neste turno
hunt-icon-bounty = Compram-se cartas por inimigo morto
hunt-icon-shield = Defesa; ou: nenhum inimigo golpeia neste turno
hunt-icon-to-top = No topo do baralho

# Pacotes de conteúdo
hunt-packs = Pacotes de conteúdo
hunt-packs-note = Cartas que o dono deste servidor copiou de uma caixa: no lugar das nossas substitutas ou como conjuntos novos.
hunt-pack-replaces =
    { $n ->
        [one] substitui { $n } componente
       *[other] substitui { $n } componentes
    }
hunt-pack-adds =
    { $n ->
        [one] acrescenta { $n } novo
       *[other] acrescenta { $n } novos
    }
hunt-pack-content = O que há em { $pack }
hunt-pack-replaced = No lugar de componentes da caixa:
hunt-pack-added = Novos:
hunt-pack-broken =
    { $line ->
        [0] O arquivo “{ $file }” não serve como pacote. “hagal pack check” diz o que está errado.
       *[other] O arquivo “{ $file }” não serve como pacote: há algo errado na linha { $line }. “hagal pack check” diz o quê.
    }
hunt-from-pack = do pacote de conteúdo “{ $pack }”
hunt-wrong-pack-gone = O pacote “{ $pack }” não está mais neste servidor ou não pode mais ser lido. Comece sem ele ou fale com o dono do servidor.
hunt-wrong-packs-both = Os pacotes “{ $a }” e “{ $b }” trazem ambos { $what }. Escolha um deles.
hunt-wrong-pack-of = { $what } vem com o pacote “{ $pack }”, que não foi escolhido.
hunt-end-packs =
    { $n ->
        [one] Jogado com o pacote de conteúdo { $packs }.
       *[other] Jogado com os pacotes de conteúdo { $packs }.
    }
