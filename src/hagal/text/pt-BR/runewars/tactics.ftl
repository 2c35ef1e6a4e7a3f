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
rw-moment-fight = Numa batalha, antes do ataque de um tipo de unidade
rw-moment-duel = No início de um duelo de um herói seu
rw-moment-quest = Na fase de missões
rw-neutral-4 = Homens-fera
rw-neutral-5 = um Dragão
rw-neutral-6 = um Gigante
rw-neutral-7 = Cães Infernais
rw-neutral-8 = Asas-navalha
rw-neutral-9 = Feiticeiros

rw-tactical-retreat = cancelar a batalha: suas unidades vão para uma área amiga vizinha (ou são destruídas), e os atacantes tomam a área
rw-lightning = cada lado sofre { $n } de dano
rw-volley = o outro lado sofre { $n } de dano
rw-shield-wall = +{ $n } de força nesta batalha
rw-scorched-earth = destruir sua fortaleza lá; os atacantes sofrem { $n } de dano
rw-prize = o vencedor desta batalha ganha { $n } de influência e compra uma carta de tática
rw-rally-cry =
    { $n ->
        [one] levantar { $n } unidade sua em debandada nesta batalha ou numa área
       *[other] levantar até { $n } unidades suas em debandada nesta batalha ou numa área
    }
rw-poisoned-blade = o outro herói sofre { $n } de dano
rw-second-wind = remover até { $n } de dano do seu herói
rw-lay-ambush = um herói inimigo numa área que você controla sofre { $n } de dano
rw-spread-rumors = colocar um marcador de ativação de um oponente numa área que ele não controla
rw-free-area = recuperar um marcador de ativação seu
rw-recall-order = devolver à mão uma ordem usada antes neste ano
rw-open-passes = até o fim do turno, montanhas não detêm suas figuras
rw-share-counsel =
    { $n ->
        [one] comprar { $n } carta de tática; um oponente à sua escolha faz o mesmo
       *[other] comprar { $n } cartas de tática; um oponente à sua escolha faz o mesmo
    }
rw-exact-tribute = tomar { $n } de influência de um oponente que tem mais que você
rw-raze-own-city = destruir uma cidade que você controla para ganhar { $n } de influência
rw-found-stronghold = escolher uma área sem controle com um herói seu: as unidades neutras de lá recuam, e ali surge uma fortaleza sua, danificada
rw-levy =
    { $n ->
        [one] colocar { $n } unidade triangular da sua facção nas suas fortalezas
       *[other] colocar { $n } unidades triangulares de um tipo da sua facção nas suas fortalezas
    }
rw-call-neutrals =
    { $n ->
        [one] colocar { $n } unidade neutra numa área que você controla, ou numa vazia ao lado: { $units-or }
       *[other] colocar { $n } unidades neutras de um tipo numa área que você controla, ou numa vazia ao lado: { $units-or }
    }
rw-drive-on = levar todas as unidades neutras não aliadas de uma área para uma área vizinha sem controle
rw-move-token = mover um marcador de runa de uma área sua para outra que não tem nenhum
rw-scry = olhar os marcadores de runa de uma área e de todas as vizinhas

rw-ask-spread-rumors = Rumores terríveis: de quem é o marcador de ativação que você coloca, e onde?
rw-ask-free-area = Qual marcador de ativação você recupera?
rw-ask-recall-order = Qual ordem você devolve à mão?
rw-ask-share-counsel = Qual oponente compra com você?
rw-ask-exact-tribute = Quem paga influência a você?
rw-ask-raze-own-city = Qual cidade você destrói?
rw-ask-found-stronghold = Onde você coloca a fortaleza?
rw-ask-levy = Quais unidades você recruta?
rw-ask-call-neutrals = Quais unidades neutras vêm, e para onde?
rw-ask-drive-on = De qual área você expulsa unidades neutras?
rw-ask-drive-where = Para onde vão as unidades de { $area }?
rw-ask-move-token = Qual marcador de runa você move?
rw-ask-token-where = Para onde vai o marcador de { $area }?
rw-ask-scry = Os marcadores de runa em torno de qual área você olha?
rw-ask-rally-cry = Grito de guerra: quem se levanta?
rw-ask-lay-ambush = Qual herói cai na emboscada?

rw-option-rumor = Um marcador { $seat-of } em { $area }
rw-option-free = Recuperar o marcador de { $area }
rw-option-recall = Devolver à mão a ordem { $order }
rw-option-player = { $seat }
rw-option-raze = Destruir a cidade em { $area }
rw-option-found = Colocar a fortaleza em { $area }
rw-option-levy = Recrutar: { $unit } ({ $n })
rw-option-come = { $unit } ({ $n }) para { $area }
rw-option-drive = Expulsar de { $area }
rw-option-drive-to = Levar para { $area }
rw-option-token-from = Pegar o marcador de { $area }
rw-option-token-to = Colocar o marcador em { $area }
rw-option-scry = Olhar em torno de { $area }
rw-option-rally = Levantar unidades em { $area }
rw-option-all = Levantar todas
rw-option-stand = Levantar: { $unit }
rw-option-ambush = Emboscar: { $hero }

event-rw-rumor = Um marcador de ativação { $seat-of } está agora em { $area }.
event-rw-freed = { $seat } recupera o marcador de ativação de { $area }.
event-rw-recalled = { $seat } devolve à mão a ordem { $order }.
event-rw-city-razed = { $seat } destrói { $city } em { $area }.
event-rw-driven = As unidades neutras de { $start } vão para { $area }.
event-rw-scries = { $seat } olha os marcadores de runa em torno de { $area }.
setting-runewars-tactical-retreat = Unidades que saem com “Retirada tática”
setting-runewars-tactical-retreat-standing = continuam de pé
setting-runewars-tactical-retreat-routed = debandam
