# Runewars: estações, ordens, movimento, diplomacia, vitória.

name-order-strategize = Estratégia
name-order-mobilize = Mobilizar
name-order-conquer = Conquistar
name-order-harvest = Colheita
name-order-recruit = Recrutar
name-order-rally-support = Reunir apoio
name-order-acquire-power = Adquirir poder
name-order-fortify = Fortificar
text-order-strategize = Mover unidades e heróis para áreas vizinhas amigas ou vazias. Supremacia: comprar cartas de tática conforme os mostradores.
text-order-mobilize = Ativar uma área e mover unidades para ela. Supremacia: fazer isso mais uma vez, com no máximo uma batalha no turno.
text-order-conquer = Ativar uma área e mover unidades para ela. Supremacia: a fortaleza de lá vale 3 a menos na batalha.
text-order-harvest = Ajustar os mostradores ao que suas áreas rendem. Supremacia: suas construções rendem, e por 1 de madeira você constrói outra.
text-order-recruit = Recrutar o que um mostrador indica, nas suas fortalezas. Supremacia: outro mostrador também.
text-order-rally-support = Cada cidade sua dá um dos seus benefícios. Supremacia: contratar um herói por 1 a 3 de influência.
text-order-acquire-power = Ganhar influência conforme os mostradores. Supremacia: tomar um título.
text-order-fortify = Construir uma fortaleza, reparar uma, misturar os marcadores de runa de duas áreas: cada coisa no máximo uma vez.

# Perguntas
rw-ask-order = Escolha sua ordem para esta estação.
rw-ask-fall = Outono: ganhar influência ou comprar uma carta de tática?
rw-ask-turn-start = Seu turno, ordem { $order }. Fazer algo antes de resolver a ordem?
rw-ask-bonus = { $order } é sua ordem mais alta do ano. Usar o bônus de supremacia?
rw-ask-turn-end = Sua ordem está resolvida. Mais alguma coisa antes do fim do turno?
rw-ask-maneuvers = Quais unidades ou heróis você move?
rw-ask-move-out = Para onde vão, saindo de { $area }?
rw-ask-activate = Qual área você ativa?
rw-ask-send =
    { $n ->
        [0] Quem vai para { $area }?
        [one] Quem vai para { $area }? { $n } unidade a caminho.
       *[other] Quem vai para { $area }? { $n } unidades a caminho.
    }
rw-ask-way = Por onde { $hero } vai até { $area }?
rw-ask-meet-neutrals = Unidades neutras ocupam { $area }: lutar ou negociar?
rw-ask-destiny = Qual dos destinos comprados você escolhe para { $area }?
rw-ask-refused = As unidades recusam: lutar em { $area } ou recuar?
rw-ask-collect = Qual recurso você recolhe em { $area }?
rw-ask-development = Construir algo por 1 de madeira?
rw-ask-dial = Com qual mostrador você recruta?
rw-ask-make-room = Todas estas unidades já estão em jogo: { $unit }. Destruir uma para recrutar outra? Ainda a recrutar: { $n }.
rw-ask-deploy = Quantas destas unidades vão para { $area }: { $unit }? Você tem { $n }.
rw-ask-city = { $city } em { $area }: o que você pega?
rw-ask-hire = Quanta influência você paga por heróis? Você vê tantos quantos pagar e fica com um.
rw-ask-title = Qual título você toma, e por quanto?
rw-ask-fortify = Fortificar: o que você faz agora?
rw-ask-abandon = Todas as suas fortalezas estão em jogo: qual você abandona?
rw-ask-trim = { $area } comporta { $limit } unidades: qual é destruída?
rw-ask-discard-tactics = Cartas de tática demais: qual você descarta?
rw-ask-discard-quests = Missões demais: qual você descarta?
rw-ask-prove = Revele uma runa de dragão. Ainda a provar: { $n }.
rw-ask-mark = O que marca sua tentativa de vitória?

rw-option-order = Ordem { $order }
rw-option-resolve = Resolver sua ordem
rw-option-bonus = Usar o bônus de supremacia
rw-option-done = Mais nada, seguir
rw-option-end = Encerrar o turno
rw-option-from-units = Mover unidades de { $area }
rw-option-from-allies = Mover unidades neutras aliadas de { $area }
rw-option-move = { $unit } ({ $n }) para { $area }
rw-option-move-hero = { $hero } para { $area }
rw-option-activate = Ativar { $area }
rw-option-activate-none = Não ativar nada
rw-option-send = { $unit } ({ $n }) de { $area }
rw-option-send-hero = { $hero } vai junto
rw-option-way = Passando por { $areas }
rw-option-battle = Travar batalha
rw-option-diplomacy = Diplomacia por { $n } de influência
rw-option-gold = Ouro: as unidades se aliam a você
rw-option-grey = Prata: as unidades recuam
rw-option-red = Vermelho: você luta ou recua
rw-option-retreat = Recuar
rw-option-recruit-from = Recrutar com o mostrador: { $resource }
rw-option-dial-up = Subir o mostrador em 1: { $resource }
rw-option-develop = Construir em { $area }: { $development }
rw-option-destroy =
    { $routed ->
        [0] Destruir: { $unit }
       *[1] Destruir: { $unit } (em debandada)
    }
rw-option-destroy-at =
    { $routed ->
        [0] Destruir em { $area }: { $unit }
       *[1] Destruir em { $area }: { $unit } (em debandada)
    }
rw-option-deploy = Colocar { $n } em { $area }
rw-option-city-units = Colocar { $unit } ({ $n })
rw-option-influence = Ganhar { $n } de influência
rw-option-tactics =
    { $n ->
        [one] Comprar { $n } carta de tática
       *[other] Comprar { $n } cartas de tática
    }
rw-option-quests =
    { $n ->
        [one] Comprar { $n } missão
       *[other] Comprar { $n } missões
    }
rw-option-pay-heroes = Pagar { $n } de influência
rw-option-title = Tomar o título { $title } por { $n } de influência
rw-option-build = Construir uma fortaleza em { $area }
rw-option-repair = Reparar a fortaleza em { $area }
rw-option-runes = Misturar marcadores de runa de duas áreas
rw-option-abandon = Retirar a fortaleza de { $area }
rw-option-discard = Descartar a carta { $card }
rw-option-tactic = Jogar a carta de tática { $card }
rw-option-claim = Tentar a vitória
rw-option-withdraw-claim = Retirar sua tentativa de vitória
rw-option-victory-card = A carta de vitória
rw-option-mark = Uma unidade não usada: { $unit }

rw-why-order-used = A ordem { $order } já foi usada: volta na primavera.
rw-why-activated = Seu marcador de ativação já está em { $area }.
rw-why-there = É a própria área { $area }.
rw-why-apart = { $area } não é vizinha de { $start }.
rw-why-mountain = Há montanhas entre { $start } e { $area }.
rw-why-water = Há água entre { $start } e { $area }.
rw-why-not-yours = Você não controla { $area }.
rw-why-token = Seu marcador de ativação está em { $area }: as unidades de lá ficam.
rw-why-units-routed = { $unit }: unidades em debandada em { $area } não podem se mover.
rw-why-second-battle = Você já lutou neste turno: não há segunda batalha em { $area }.
rw-why-far = { $unit }: não há caminho curto e livre o bastante de { $start } a { $area }.
rw-why-escort = { $unit }: unidades neutras aliadas só vão com unidades suas ou para uma área que você controla.
rw-why-passed = { $unit }: as unidades são enviadas na ordem das áreas, e estas já ficaram para trás. Desfaça para enviá-las.
rw-why-hero-stays = { $hero } está longe demais ou já ficou para trás.
rw-why-maneuvers-done = { $area } já ficou para trás, ou ninguém pode sair dali: é preciso haver ao lado uma área amiga ou vazia.
rw-why-nobody = Ninguém em { $area } pode se mover.
rw-why-enemies = { $area } não é sua nem está vazia.
rw-why-allies = Unidades neutras aliadas só vão aonde você estará: { $area } não é sua.
rw-why-haven = Elas não podem recuar para { $area }: não está livre.
rw-why-friendly-haven = Elas recuam primeiro para uma área amiga vizinha, e { $area } não é.
rw-why-stronghold = A fortaleza em { $area } está inteira.
rw-why-city = Há uma cidade em { $area }.
rw-why-works-done = Isso já foi feito.
rw-why-no-ore = Custa 1 de minério.
rw-why-no-wood-ore = Custa 1 de madeira e 1 de minério.

# O que aconteceu
event-rw-season = Ano { $year }, { $season }.
event-rw-season-card = A carta da estação é { $card }.
event-rw-spring = Ordens e marcadores de ativação voltam, e todas as figuras em debandada se levantam.
event-rw-order = { $seat } joga a ordem { $order }.
event-rw-bonus = { $seat } usa o bônus de supremacia da ordem { $order }.
event-rw-influence = { $seat } ganha { $n } de influência.
event-rw-spend = { $seat } gasta { $n } de influência.
event-rw-draw-tactics =
    { $n ->
        [one] { $seat } compra { $n } carta de tática.
       *[other] { $seat } compra { $n } cartas de tática.
    }
event-rw-draw-quests =
    { $n ->
        [one] { $seat } compra { $n } missão.
       *[other] { $seat } compra { $n } missões.
    }
event-rw-discard-tactic = { $seat } descarta a carta de tática { $card }.
event-rw-discard-quest = { $seat } descarta a missão { $card }.
event-rw-tactic = { $seat } joga a carta de tática { $card }.
event-rw-reshuffle-fate = As cartas de destino são embaralhadas.
event-rw-reshuffle-tactics = As cartas de tática são embaralhadas.
event-rw-reshuffle-quests = As missões são embaralhadas.
event-rw-activate = { $seat } ativa { $area }.
event-rw-moves = { $seat }: { $unit } ({ $n }) de { $start } para { $area }.
event-rw-hero-moves = { $hero } vai para { $area }.
event-rw-diplomacy = { $seat } negocia com as unidades neutras em { $area } por { $n } de influência: { $cards }.
event-rw-destiny = Destino em { $area }: { $destiny }.
event-rw-harvest = { $seat } ajusta os mostradores: comida { $food }, madeira { $wood }, minério { $ore }.
event-rw-dial-up = { $seat }: { $resource } +{ $n }.
event-rw-development = { $seat } constrói em { $area }: { $development }.
event-rw-development-lost = { $seat } perde a construção em { $area }.
event-rw-recruit = { $seat } recruta com o mostrador: { $resource } { $n }.
event-rw-placed = { $seat } coloca em { $area }: { $unit } ({ $n }).
event-rw-destroyed = { $seat } perde { $unit } ({ $n }) em { $area }.
event-rw-stronghold =
    { $damaged ->
        [0] { $seat } constrói uma fortaleza em { $area }.
       *[1] { $seat } agora tem uma fortaleza danificada em { $area }.
    }
event-rw-stronghold-lost = { $seat } perde a fortaleza em { $area }.
event-rw-repaired = { $seat } repara a fortaleza em { $area }.
event-rw-reveal-rune = O marcador em { $area } é revelado: { $rune }.
event-rw-eliminated = { $seat } não controla mais nenhuma área e sai da partida.
event-rw-claim = { $seat } provou ter runas de dragão suficientes e tenta a vitória: tudo se decide no ano que vem, na mesma estação ({ $season }).
event-rw-claim-failed =
    { $n ->
        [0] { $seat } não tem mais runas de dragão: a tentativa falhou.
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
        [0] { $seat } termina sem runas de dragão.
        [one] { $seat } termina com { $n } runa de dragão.
       *[other] { $seat } termina com { $n } runas de dragão.
    }
