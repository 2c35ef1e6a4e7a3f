# Legendary Encounters, Alien: o que fazem as cartas da Colmeia, os Objetivos e os Locais.

enc-hatch =
    { $n ->
        [one] um Abraçador de Faces da Incubadora salta sobre você
       *[other] { $n } Abraçadores de Faces da Incubadora saltam sobre você
    }
enc-jump = ele salta sobre quem o virou
enc-dies-itself = esta carta morre, sem que ninguém a tenha matado
enc-hive-to-combat =
    { $n ->
        [one] colocar a carta do topo da Colmeia na Zona de Combate
       *[other] colocar as { $n } cartas do topo da Colmeia na Zona de Combate, uma após a outra
    }
enc-foremost-to-combat = mover a carta virada para baixo ou o inimigo mais à esquerda do Complexo para a Zona de Combate
enc-gathered =
    { $n ->
        [one] a carta dele estiver em Operações
       *[other] as { $n } cartas dele estiverem em Operações
    }
enc-died =
    { $n ->
        [one] um { $card } estiver morto
       *[other] { $n } inimigos de nome { $card } estiverem mortos
    }
enc-arm =
    { $n ->
        [one] esta carta fica virada para cima onde está e se move como um inimigo; se entrar na Zona de Combate, ela é descartada e cada jogador compra { $n } Golpe; qualquer jogador pode pagar { $price } de Recrutamento no seu turno (ou de Ataque, conforme combinado na preparação) para desarmá-la
       *[other] esta carta fica virada para cima onde está e se move como um inimigo; se entrar na Zona de Combate, ela é descartada e cada jogador compra { $n } Golpes; qualquer jogador pode pagar { $price } de Recrutamento no seu turno (ou de Ataque, conforme combinado na preparação) para desarmá-la
    }

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
enc-describe-parasite = Arrebenta-peito: enquanto estiver no seu baralho, na sua mão ou no seu descarte, os inimigos não golpeiam você; ao comprá-lo, você morre
enc-describe-at-events = Depois de um Evento, se virada para cima: { $effects }
enc-describe-after = Só pode ser enfrentado depois de uma carta de { $cls } neste turno
enc-describe-entering = Ao entrar virada para cima na Zona de Combate: { $effects }
enc-describe-event-titled = Evento “{ $title }”: { $effects }
enc-describe-hazard-titled = Perigo { $n }, “{ $title }”: { $effects }
