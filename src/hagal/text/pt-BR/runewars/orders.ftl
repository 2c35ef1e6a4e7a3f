# Runewars: estações, ordens, movimento, diplomacia, vitória.

name-order-strategize = Estratégia
name-order-mobilize = Mobilizar
name-order-conquer = Conquistar
name-order-harvest = Colheita
name-order-recruit = Recrutar
name-order-rally-support = Reunir apoio
name-order-acquire-power = Adquirir poder
name-order-fortify = Fortificar
text-order-strategize = Mova unidades e heróis para áreas vizinhas amigas ou vazias. Supremacia: compre táticas conforme seus marcadores.
text-order-mobilize = Ative uma área e mova unidades para ela. Supremacia: mais uma vez, com no máximo uma batalha no turno.
text-order-conquer = Ative uma área e mova unidades para ela. Supremacia: a fortaleza de lá vale 3 a menos na batalha.
text-order-harvest = Ajuste os marcadores ao que suas áreas produzem. Supremacia: suas construções rendem, e por 1 madeira você constrói outra.
text-order-recruit = Recrute o que um marcador mostra, nas suas fortalezas. Supremacia: outro marcador também.
text-order-rally-support = Cada cidade sua dá um dos seus benefícios. Supremacia: contrate um herói por 1 a 3 de influência.
text-order-acquire-power = Ganhe influência conforme seus marcadores. Supremacia: tome um título.
text-order-fortify = Construa uma fortaleza, repare uma, misture os marcadores de runa de duas áreas: cada coisa no máximo uma vez.

# Perguntas
rw-ask-order = Escolha sua ordem para esta estação.
rw-ask-fall = Outono: influência ou uma carta?
rw-ask-turn-start = Seu turno: { $order }
rw-ask-bonus = { $order } é sua ordem mais alta do ano: usar a supremacia?
rw-ask-turn-end = Mais alguma coisa antes do fim do turno?
rw-ask-maneuvers = Quem você move?
rw-ask-move-out = Para onde vão, saindo de { $area }?
rw-ask-activate = Que área você ativa?
rw-ask-send =
    { $n ->
        [one] Quem vai para { $area }? { $n } unidade a caminho.
       *[other] Quem vai para { $area }? { $n } unidades a caminho.
    }
rw-ask-meet-neutrals = Unidades neutras ocupam { $area }: lutar ou negociar?
rw-ask-destiny = Que destino você escolhe para { $area }?
rw-ask-refused = Eles recusam: lutar em { $area } ou recuar?
rw-ask-collect = Que recurso você recolhe em { $area }?
rw-ask-development = Construir algo por 1 madeira?
rw-ask-dial = De qual marcador você recruta?
rw-ask-make-room =
    { $n ->
        [one] Todos já estão em jogo: { $unit }. Destruir um para recrutar outro? Falta { $n }.
       *[other] Todos já estão em jogo: { $unit }. Destruir um para recrutar outro? Faltam { $n }.
    }
rw-ask-deploy = { $unit } ({ $n }): quantos para { $area }?
rw-ask-city = { $city } em { $area }: o que você pega?
rw-ask-hire = Quanta influência em heróis? Você vê tantos quantos pagar e fica com um.
rw-ask-title = Que título você toma, e por quanto?
rw-ask-fortify = O que você faz agora?
rw-ask-abandon = Todas as suas fortalezas estão em jogo: qual você abandona?
rw-ask-trim = { $area } comporta { $limit }: que unidade é destruída?
rw-ask-discard-tactics = Táticas demais: que carta você descarta?
rw-ask-discard-quests = Missões demais: qual você descarta?
rw-ask-prove =
    { $n ->
        [one] Revele uma runa de dragão: falta provar { $n }.
       *[other] Revele uma runa de dragão: faltam provar { $n }.
    }
rw-ask-mark = O que marca sua tentativa?

# Opções
rw-option-order = { $order }
rw-option-resolve = Resolver a ordem
rw-option-bonus = Usar a supremacia
rw-option-done = Pronto
rw-option-end = Encerrar o turno
rw-option-from-units = Unidades em { $area }
rw-option-from-allies = Unidades aliadas em { $area }
rw-option-from-heroes = Heróis em { $area }
rw-option-move = { $unit } ({ $n }) para { $area }
rw-option-move-hero = { $hero } para { $area }
rw-option-activate = Ativar { $area }
rw-option-activate-none = Não ativar nada
rw-option-send = { $unit } ({ $n }) de { $area }
rw-option-send-hero = { $hero } vai junto
rw-option-battle = Batalha
rw-option-diplomacy = Diplomacia por { $n } de influência
rw-option-gold = Ouro: eles se aliam a você
rw-option-grey = Prata: eles recuam
rw-option-red = Vermelho: lutar ou recuar
rw-option-retreat = Recuar
rw-option-resource = { $resource }
rw-option-develop = { $area }: { $development }
rw-option-destroy =
    { $routed ->
        [0] { $unit }
       *[1] { $unit } (em debandada)
    }
rw-option-destroy-at =
    { $routed ->
        [0] { $unit } em { $area }
       *[1] { $unit } em { $area } (em debandada)
    }
rw-option-deploy = { $n } para { $area }
rw-option-city-units = { $unit } ({ $n })
rw-option-influence = { $n } de influência
rw-option-tactics =
    { $n ->
        [one] Comprar { $n } tática
       *[other] Comprar { $n } táticas
    }
rw-option-quests =
    { $n ->
        [one] Comprar { $n } missão
       *[other] Comprar { $n } missões
    }
rw-option-pay-heroes = Pagar { $n }
rw-option-title = { $title } por { $n } de influência
rw-option-build = Construir uma fortaleza em { $area }
rw-option-repair = Reparar a fortaleza em { $area }
rw-option-runes = Misturar marcadores de runa de duas áreas
rw-option-abandon = Abandonar a de { $area }
rw-option-discard = Descartar { $card }
rw-option-tactic = Jogar { $card }
rw-option-claim = Tentar a vitória
rw-option-withdraw-claim = Retirar sua tentativa
rw-option-reveal = Revelar a runa em { $area }
rw-option-victory-card = A carta de vitória
rw-option-mark = { $unit }

# Motivos
rw-why-order-used = { $order } já foi usada: volta na primavera.
rw-why-activated = Seu marcador de ativação já está em { $area }.

# O que aconteceu
event-rw-season = Ano { $year }, { $season }.
event-rw-season-card = A carta da estação é { $card }.
event-rw-spring = Ordens e marcadores de ativação voltam, e todos os que debandaram se levantam.
event-rw-order = { $seat } joga { $order }.
event-rw-bonus = { $seat } usa a supremacia de { $order }.
event-rw-influence = { $seat } ganha { $n } de influência.
event-rw-spend = { $seat } gasta { $n } de influência.
event-rw-draw-tactics =
    { $n ->
        [one] { $seat } compra { $n } tática.
       *[other] { $seat } compra { $n } táticas.
    }
event-rw-draw-quests =
    { $n ->
        [one] { $seat } compra { $n } missão.
       *[other] { $seat } compra { $n } missões.
    }
event-rw-discard-tactic = { $seat } descarta { $card }.
event-rw-discard-quest = { $seat } descarta { $card }.
event-rw-tactic = { $seat } joga { $card }.
event-rw-reshuffle-fate = As cartas de destino são embaralhadas.
event-rw-reshuffle-tactics = As táticas são embaralhadas.
event-rw-reshuffle-quests = As missões são embaralhadas.
event-rw-activate = { $seat } ativa { $area }.
event-rw-moves = { $seat }: { $unit } ({ $n }) de { $start } para { $area }.
event-rw-hero-moves = { $hero } vai para { $area }.
event-rw-diplomacy = { $seat } negocia com as unidades neutras em { $area } por { $n } de influência: { $cards }.
event-rw-destiny = Destino em { $area }: { $destiny }.
event-rw-harvest = { $seat } ajusta os marcadores: comida { $food }, madeira { $wood }, minério { $ore }.
event-rw-dial-up = { $seat }: { $resource } +{ $n }.
event-rw-development = { $seat } constrói em { $area }: { $development }.
event-rw-development-lost = { $seat } perde a construção em { $area }.
event-rw-recruit = { $seat } recruta com { $resource }: { $n }.
event-rw-placed = { $seat }: { $unit } ({ $n }) em { $area }.
event-rw-destroyed = { $seat } perde { $unit } ({ $n }) em { $area }.
event-rw-stronghold =
    { $damaged ->
        [0] { $seat } constrói uma fortaleza em { $area }.
       *[1] { $seat } agora tem uma fortaleza danificada em { $area }.
    }
event-rw-stronghold-lost = { $seat } perde a fortaleza em { $area }.
event-rw-repaired = { $seat } repara a fortaleza em { $area }.
event-rw-reveal-rune = { $area }: o marcador é revelado, { $rune }.
event-rw-eliminated = { $seat } não controla mais nenhuma área e está fora.
event-rw-claim = { $seat } provou ter runas de dragão suficientes e tenta a vitória: tudo se decide no ano que vem, na mesma estação ({ $season }).
event-rw-claim-failed =
    { $n ->
        [one] { $seat } tem { $n } runa de dragão: a tentativa falhou.
       *[other] { $seat } tem { $n } runas de dragão: a tentativa falhou.
    }
event-rw-claim-withdrawn = { $seat } retira a tentativa de vitória.
event-rw-won-runes =
    { $n ->
        [one] { $seat } mostra { $n } runa de dragão e vence.
       *[other] { $seat } mostra { $n } runas de dragão e vence.
    }
event-rw-won-claim =
    { $n ->
        [one] { $seat } ainda tem { $n } runa de dragão e vence.
       *[other] { $seat } ainda tem { $n } runas de dragão e vence.
    }
event-rw-reckoning =
    { $n ->
        [one] { $seat } termina com { $n } runa de dragão.
       *[other] { $seat } termina com { $n } runas de dragão.
    }
