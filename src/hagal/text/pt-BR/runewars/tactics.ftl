# Runewars: cartas de tática.

name-tactic-tactical-retreat = Retirada tática
name-tactic-summon-lightning = Invocar relâmpago
name-tactic-rally-cry = Grito de guerra
name-tactic-horrific-rumors = Rumores terríveis
name-tactic-raze-a-city = Arrasar uma cidade
name-tactic-lost-city = Cidade perdida
name-tactic-mountain-pass = Passo de montanha
name-tactic-to-the-winner = Ao vencedor
name-tactic-ambush = Emboscada
name-tactic-call-to-council = Chamado ao conselho
name-tactic-whispers-of-the-guild = Sussurros da guilda
name-tactic-scorched-earth = Terra arrasada
name-tactic-beast-trail = Trilha das feras
name-tactic-sleeper-awakes = O adormecido desperta
name-tactic-smoke-on-the-hills = Fumaça nas colinas
name-tactic-hidden-vault = Cofre oculto
name-tactic-seeing-stone = Pedra da visão
name-tactic-night-march = Marcha noturna
name-tactic-village-levy = Leva de aldeões
name-tactic-laden-caravan = Caravana carregada
name-tactic-owed-favor = Favor devido
name-tactic-arrow-storm = Chuva de flechas
name-tactic-wall-of-shields = Muralha de escudos
name-tactic-poisoned-blade = Lâmina envenenada
name-tactic-second-wind = Novo fôlego

# Quando
rw-moment-turn = No seu turno
rw-moment-attack = No início de uma batalha em que você ataca
rw-moment-defend = No início de uma batalha em que você defende
rw-moment-battle = No início de uma batalha sua
rw-moment-fight = Numa batalha, antes do ataque de um tipo
rw-moment-duel = No início de um duelo do seu herói
rw-moment-quest = Na fase de missões
rw-neutral-4 = Homens-fera
rw-neutral-5 = um Dragão
rw-neutral-6 = um Gigante
rw-neutral-7 = Cães Infernais
rw-neutral-8 = Asas-navalha
rw-neutral-9 = Feiticeiros

# O que fazem
rw-tactical-retreat = cancele a batalha: suas unidades saem para uma área amiga vizinha (ou são destruídas), e os atacantes tomam a área
rw-lightning = { $n } de dano a cada lado
rw-volley = { $n } de dano ao outro lado
rw-shield-wall = +{ $n } de força nesta batalha
rw-scorched-earth = destrua sua fortaleza lá; os atacantes sofrem { $n } de dano
rw-prize = o vencedor desta batalha ganha { $n } de influência e compra uma tática
rw-rally-cry =
    { $n ->
        [one] levante { $n } unidade sua em debandada nesta batalha ou numa área
       *[other] levante até { $n } unidades suas em debandada nesta batalha ou numa área
    }
rw-poisoned-blade = { $n } de dano ao outro herói
rw-second-wind = remova até { $n } de dano do seu herói
rw-lay-ambush = { $n } de dano a um herói inimigo numa área que você controla
rw-spread-rumors = ponha um marcador de ativação de um oponente numa área que ele não controla
rw-free-area = recupere um marcador de ativação seu
rw-recall-order = devolva à mão uma ordem usada antes neste ano
rw-open-passes = montanhas não detêm suas figuras pelo resto do turno
rw-share-counsel =
    { $n ->
        [one] você e um oponente à sua escolha compram { $n } tática cada
       *[other] você e um oponente à sua escolha compram { $n } táticas cada
    }
rw-exact-tribute = tome { $n } de influência de um oponente que tem mais que você
rw-raze-own-city = destrua uma cidade que você controla e ganhe { $n } de influência
rw-found-stronghold = escolha uma área sem dono com um herói seu: as unidades neutras recuam e você põe lá uma fortaleza danificada
rw-levy =
    { $n ->
        [one] { $n } unidade triangular sua nas suas fortalezas
       *[other] { $n } unidades triangulares suas de um tipo nas suas fortalezas
    }
rw-call-neutrals = ponha { $n } de um tipo numa área que você controla ou numa vazia ao lado: { $units }
rw-drive-on = todas as unidades neutras sem aliado de uma área vão para uma área vizinha sem dono
rw-move-token = mova um marcador de runa de uma área sua para outra que não tem nenhum
rw-scry = veja os marcadores de runa de uma área e de todas as vizinhas

# Perguntas
rw-ask-spread-rumors = De quem é o marcador e onde ele vai?
rw-ask-free-area = Que marcador de ativação você recupera?
rw-ask-recall-order = Que ordem você devolve à mão?
rw-ask-share-counsel = Quem compra com você?
rw-ask-exact-tribute = Quem paga?
rw-ask-raze-own-city = Que cidade você destrói?
rw-ask-found-stronghold = Onde você põe a fortaleza?
rw-ask-levy = Que unidades?
rw-ask-call-neutrals = Que unidades vêm, e para onde?
rw-ask-drive-on = De que área você as expulsa?
rw-ask-drive-where = Para onde vão as unidades de { $area }?
rw-ask-move-token = Que marcador de runa você move?
rw-ask-token-where = Para onde vai o marcador de { $area }?
rw-ask-scry = Em torno de que área você olha?
rw-ask-rally-cry = Quem se levanta?
rw-ask-lay-ambush = Que herói cai na emboscada?

# Opções
rw-option-rumor = Um marcador de { $seat } em { $area }
rw-option-free = Recuperar de { $area }
rw-option-recall = { $order }
rw-option-player = { $seat }
rw-option-raze = A cidade em { $area }
rw-option-found = { $area }
rw-option-levy = { $unit } ({ $n })
rw-option-come = { $unit } ({ $n }) para { $area }
rw-option-drive = De { $area }
rw-option-drive-to = Para { $area }
rw-option-token-from = De { $area }
rw-option-token-to = Para { $area }
rw-option-scry = { $area }
rw-option-rally = { $area }
rw-option-all = Todas
rw-option-stand = { $unit }
rw-option-ambush = { $hero }

# O que aconteceu
event-rw-rumor = Um marcador de ativação de { $seat } está agora em { $area }.
event-rw-freed = { $seat } recupera o marcador de ativação de { $area }.
event-rw-recalled = { $seat } devolve { $order } à mão.
event-rw-city-razed = { $seat } destrói { $city } em { $area }.
event-rw-driven = As unidades neutras de { $start } vão para { $area }.
event-rw-scries = { $seat } olha os marcadores de runa em torno de { $area }.
setting-runewars-tactical_retreat = Unidades que saem com “Retirada tática”
setting-runewars-tactical_retreat-standing = continuam de pé
setting-runewars-tactical_retreat-routed = debandam
