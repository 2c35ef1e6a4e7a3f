# Legendary Encounters, Alien: o que fazem as cartas da Colmeia, os Objetivos e os Locais.

enc-hatch =
    { $n ->
        [one] um Abraçador de Faces da Incubadora salta sobre você
       *[other] { $n } Abraçadores de Faces da Incubadora saltam sobre você
    }
    .does =
        { $n ->
            [one] recebe sobre si um Abraçador de Faces da Incubadora
           *[other] recebe sobre si { $n } Abraçadores de Faces da Incubadora
        }
enc-jump = ele salta sobre quem o virou
enc-dies-itself = esta carta morre, sem que ninguém a tenha matado
enc-hive-to-combat =
    { $n ->
        [one] colocar a carta do topo da Colmeia na Zona de Combate
       *[other] colocar as { $n } cartas do topo da Colmeia na Zona de Combate, uma após a outra
    }
enc-foremost-to-combat = mover a carta virada para baixo ou o inimigo mais à esquerda do Complexo para a Zona de Combate
enc-died =
    { $n ->
        [one] um { $card } estiver morto
       *[other] { $n } inimigos chamados { $card } estiverem mortos
    }
enc-arm =
    { $n ->
        [one] esta carta fica virada para cima onde está e se move como um inimigo; se entrar na Zona de Combate, ela é descartada e cada jogador compra { $n } Golpe; qualquer jogador pode pagar { $price } de Recrutamento no seu turno (ou de Ataque, conforme combinado na preparação) para desarmá-la
       *[other] esta carta fica virada para cima onde está e se move como um inimigo; se entrar na Zona de Combate, ela é descartada e cada jogador compra { $n } Golpes; qualquer jogador pode pagar { $price } de Recrutamento no seu turno (ou de Ataque, conforme combinado na preparação) para desarmá-la
    }

enc-enemies-advance = se houver inimigos no Complexo, movê-los para a Zona de Combate (ou uma sala em direção a ela, conforme combinado na preparação)
enc-cut-power = completar o Complexo com cartas da Colmeia viradas para baixo; depois virar todas as cartas dele para baixo, embaralhá-las e distribuí-las de novo
enc-dead-to-combat =
    { $n ->
        [one] colocar um Inimigo Morto, sorteado, na Zona de Combate
       *[other] colocar { $n } Inimigos Mortos, sorteados, na Zona de Combate
    }
enc-blood-and-terror = colocar 2 Inimigos Mortos, sorteados, na Zona de Combate; entre Predadores, em vez disso, cada um devolve um inimigo sorteado entre os seus troféus: embaralhados virados para baixo, dois entram no Complexo e os outros vão para o topo da Colmeia
enc-gathered =
    { $n ->
        [one] a carta { $card } for encontrada
       *[other] as { $n } cartas { $card } forem encontradas
    }
enc-guns-placed =
    { $n ->
        [one] houver uma Sentinela Automática em { $n } sala
       *[other] houver Sentinelas Automáticas em { $n } salas
    }
enc-brothers-settled =
    { $n ->
        [one] o Irmão Desaparecido estiver salvo ou morto
       *[other] cada um dos { $n } Irmãos Desaparecidos estiver salvo ou morto
    }
enc-strike-unsaved =
    { $n ->
        [one] cada jogador que não salvou um Irmão Desaparecido compra um Golpe
       *[other] cada jogador que não salvou um Irmão Desaparecido compra { $n } Golpes
    }
enc-no-clones = não restar nenhum Clone Fracassado
enc-appear = no Complexo, anexá-lo à sala em que está; na Zona de Combate, ele morre
enc-save = salvar este Irmão Desaparecido
enc-emplace = colocar esta carta em uma sala sem Sentinela Automática
enc-install = colocar esta carta em uma sala livre e completar o Objetivo { $n }
enc-onto-beast = se a Fera estiver virada para cima, colocar esta carta sobre ela
enc-take-captive = o personagem mais à esquerda do QG vai para Operações como prisioneiro; qualquer jogador pode pagar o custo dele em Recrutamento (ou em Ataque, conforme combinado na preparação) para ganhá-lo
enc-kill-all-hq = matar todos os personagens do QG e preenchê-lo de novo
enc-to-barracks = embaralhar esta carta no Quartel; quando ela aparecer lá, matar de novo todos os personagens do QG, e então ela sai do jogo
enc-stowaway = embaralhar 5 Abraçadores de Faces da Incubadora no Quartel (ou 3, conforme combinado na preparação); quem virar um deles o recebe sobre si
enc-close-space = matar o personagem mais à esquerda do QG e colocar esta carta no espaço dele, que deixa de fazer parte do QG
enc-fail-clones =
    { $n ->
        [one] o personagem do topo do Quartel vai para a Zona de Combate como Clone Fracassado; ele não golpeia e pode ser morto por Ataque igual ao custo dele (ou Recrutamento, conforme combinado na preparação)
       *[other] os { $n } personagens do topo do Quartel vão para a Zona de Combate como Clones Fracassados; eles não golpeiam, e cada um pode ser morto por Ataque igual ao custo dele (ou Recrutamento, conforme combinado na preparação)
    }
enc-failed-clones = para cada Clone Fracassado na Zona de Combate
    .own = para cada Clone Fracassado na Zona de Combate
enc-living-players = para cada jogador vivo
enc-weaker-by-players =
    em partidas de um, dois, três, quatro ou cinco jogadores, { $card } tem { $one }, { $two }, { $three }, { $four } ou { $five } de saúde a menos
enc-discard-fighters = mostrar a mão e descartar todos os personagens com Ataque
    .does = mostra a mão e descarta todos os personagens com Ataque
enc-discard-dear = mostrar a mão e descartar ao acaso um personagem que custe { $n } ou mais
    .does = mostra a mão e descarta ao acaso um personagem que custe { $n } ou mais
enc-kill-recruiters = mostrar a mão e matar todos os personagens com Recrutamento impresso (ou Ataque, conforme combinado na preparação)
    .does = mostra a mão e mata todos os personagens com Recrutamento impresso (ou Ataque, conforme combinado na preparação)
enc-cocoon = cada jogador compra uma Armadilha; se não houver Armadilhas no jogo, o Avatar de cada jogador fica preso em Operações: o dono não pode enfrentar inimigos, vasculhar nem ganhar personagens até que alguém pague { $price } de Recrutamento (ou de Ataque, conforme combinado na preparação) para libertá-lo
enc-gain-hazard = ganhar esta carta; quem a comprar compra um Golpe e a coloca no descarte de qualquer jogador
enc-work-together = começando por você, cada jogador pode mostrar cartas, da mão ou em jogo; para cada uma das 5 classes não mostradas, colocar uma carta da Colmeia no Complexo

enc-add-enemies-alien =
    { $n ->
        [one] colocar uma carta da Colmeia no Complexo
       *[other] colocar { $n } cartas da Colmeia no Complexo
    }
enc-add-enemies-per-alien = colocar uma carta da Colmeia no Complexo { $count }
enc-add-enemy-at-alien = colocar a carta do topo da Colmeia virada para baixo { $space-at }
enc-task-here-alien = durante o Objetivo { $n }, com a sala dela livre, pagar { $price }: { $effects }
    .button = pagar { $price }: { $effects }

# O texto de um componente
enc-describe-hazard-alien = Perigo: acontece o que o Local indica
fact-price-alien = o preço (com o limite)
enc-describe-parasite = Arrebenta-peito: enquanto estiver no seu baralho, na sua mão ou no seu descarte, os inimigos não golpeiam você; ao comprá-lo, você morre
enc-describe-at-events = Depois de um Evento, se virada para cima: { $effects }
enc-describe-after = Só pode ser enfrentado depois de uma carta de { $cls } neste turno
enc-describe-gun = Os inimigos na sala dela têm { $n } de saúde a menos
enc-describe-honor-alien = Para Predadores: { $n } de Honra
enc-describe-entering = Ao entrar virada para cima na Zona de Combate: { $effects }
enc-describe-event-titled = Evento “{ $title }”: { $effects }
enc-describe-hazard-titled = Perigo { $n }, “{ $title }”: { $effects }

# No tapete de Predador
enc-emplace-predator = colocar esta carta em um espaço sem Sentinela Automática
enc-install-predator = colocar esta carta em um espaço livre e completar o Objetivo { $n }
