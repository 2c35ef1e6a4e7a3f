# Legendary Encounters: o que as cartas fazem.

# Ganhos do turno
enc-attack = ganhar { $n } de Ataque
    .gained = { $n } de Ataque
enc-recruit = ganhar { $n } de Recrutamento
    .gained = { $n } de Recrutamento
enc-attack-per = ganhar { $n } de Ataque { $count }
enc-double-attack = dobrar o Ataque que você tem
enc-weaken = cada inimigo que você enfrentar neste turno tem { $n } de saúde a menos
enc-free-scan =
    { $n ->
        [one] vasculhar um espaço sem pagar neste turno
       *[other] vasculhar { $n } espaços sem pagar neste turno
    }
enc-avoid-strike =
    { $n ->
        [one] evitar um Golpe qualquer neste turno
       *[other] evitar { $n } Golpes quaisquer neste turno
    }
enc-cancel-strike =
    { $n ->
        [one] cancelar um Golpe que você comprar neste turno
       *[other] cancelar { $n } Golpes que você comprar neste turno
    }
enc-shield = os inimigos não golpeiam você na fase de Golpes deste turno
enc-recruit-to-top = os personagens que você recrutar neste turno vão para o topo do seu baralho
enc-bounty =
    { $n ->
        [one] sempre que matar um inimigo neste turno, comprar uma carta
       *[other] sempre que matar um inimigo neste turno, comprar { $n } cartas
    }

# Cartas
enc-draw =
    { $n ->
        [one] comprar uma carta
       *[other] comprar { $n } cartas
    }
enc-draw-until-starter = comprar cartas até vir uma carta inicial
enc-discard =
    { $n ->
        [one] descartar uma carta
       *[other] descartar { $n } cartas
    }
    .does =
        { $n ->
            [one] descarta uma carta
           *[other] descarta { $n } cartas
        }
enc-discard-random =
    { $n ->
        [one] descartar uma carta ao acaso
       *[other] descartar { $n } cartas ao acaso
    }
enc-discard-top = descartar a carta do topo do seu baralho
enc-kill-character = matar um dos seus personagens
enc-may-kill-character = você pode matar um dos seus personagens
    .button = matar um dos seus personagens
enc-gain-free = ganhar um personagem do QG que custe { $n } ou menos
enc-lift = pôr uma carta do seu descarte no topo do baralho
enc-swap = trocar o Ataque e o Recrutamento impressos de uma carta que você jogou neste turno
enc-dig-strikes =
    { $n ->
        [one] descartar a carta do topo do baralho de Golpes e ganhar Ataque igual ao dano dela
       *[other] descartar as { $n } cartas do topo do baralho de Golpes e ganhar Ataque igual ao dano delas
    }
enc-unless = a menos que você mostre uma carta de { $cls }, { $effects }
    .does = mostra uma carta de { $cls } ou { $effects-does }

# Golpes e marcas
enc-draw-strikes =
    { $n ->
        [one] comprar um Golpe
       *[other] comprar { $n } Golpes
    }
    .more =
        { $n ->
            [one] comprar mais um Golpe
           *[other] comprar mais { $n } Golpes
        }
    .does =
        { $n ->
            [one] compra um Golpe
           *[other] compra { $n } Golpes
        }
enc-strike-per = comprar um Golpe { $count }
    .does = compra um Golpe { $count-own }
enc-heal = curar um Golpe de qualquer jogador
enc-mark =
    { $n ->
        [one] receber uma marca
       *[other] receber { $n } marcas
    }
enc-unmark = perder uma marca
enc-is-marked = se você estiver marcado
enc-dodge-showing = mostrar uma carta de { $cls }, e este Golpe é cancelado
enc-dodge-killing = matar um dos seus personagens que custe { $n } ou mais, e este Golpe é cancelado

# O tabuleiro
enc-add-enemies =
    { $n ->
        [one] pôr uma carta de Inimigo na Selva
       *[other] pôr { $n } cartas de Inimigo na Selva
    }
enc-add-enemies-per = pôr uma carta de Inimigo na Selva { $count }
enc-add-enemy-at = pôr a carta do topo do baralho de Inimigos virada para baixo { $space-at }
enc-wilds-to-combat = mover a carta mais avançada da Selva para a Zona de Combate { $count }
enc-turn-down = virar esta carta para baixo de novo
enc-turn-all-down = virar para baixo todas as cartas da Selva
enc-kill-hq =
    { $n ->
        [one] matar o personagem mais à esquerda do QG
       *[other] matar os { $n } personagens mais à esquerda do QG
    }
enc-end-action = a fase de Ação termina na hora
enc-defeat = matar um inimigo virado para cima com { $n } de saúde ou menos, exceto o Inimigo Final
enc-to-operations = pôr esta carta em Operações
enc-attach-to = anexar esta carta { $space-to }

# Vários efeitos
enc-all = { $effects }
enc-may = você pode { $effects }
    .button = { $effects }
enc-each = cada jogador: { $effects }
    .rather = cada jogador { $effects-does }
enc-and-next = você e o próximo jogador, cada um: { $effects }
    .rather = cada um, você e o próximo jogador, { $effects-does }
enc-when = { $condition }: { $effects }
    .button = { $condition }: { $effects-button }
enc-earlier-class = depois de outra carta de { $cls } neste turno
enc-earlier-team = depois de outra carta da { $team } neste turno
enc-once = uma vez neste turno: { $effects }
enc-pay = uma vez neste turno você pode pagar { $price }: { $effects }
enc-backup = Chamar Reforços: { $effects }, uma vez por carta Coordenada com você
enc-brothers = Irmãos de Armas: { $effects }, uma vez por outro personagem do Quartel entre as cartas que você jogou
enc-showboat = Exibicionismo: { $effects }, uma vez por outra carta deste personagem que você jogou

# Objetivos
enc-complete = completar o Objetivo { $n }
enc-complete-minor = completar o objetivo Menor e vencer
enc-camp-retreats = o Acampamento da Guerrilha, se achado, afasta-se um espaço da Zona de Combate
enc-camp-advances = o Acampamento da Guerrilha, se achado, aproxima-se um espaço da Zona de Combate; senão, comprar um Golpe
enc-fortify = pôr a carta de Evento em Operações: será preciso mais um assalto
enc-assault = cada jogador revela e descarta a carta do topo do baralho; se o Ataque somado não for menor que o Recrutamento, retirar um Evento dali ou, se não houver, completar o Objetivo
enc-evidence = na Selva, pôr esta carta em Operações como prova colhida; na Zona de Combate, ela se perde
enc-all-evidence = as três provas forem colhidas ou perdidas
enc-draw-for-evidence = cada jogador compra uma carta por prova colhida
enc-lose-evidence = uma prova colhida se perde

# Tarefas
enc-task-here = durante o Objetivo { $n }, com o espaço dela livre, pagar { $price }: { $effects }
    .button = pagar { $price }: { $effects }
enc-task-space = durante o Objetivo { $n }, sem carta { $space-at }, pagar { $price }: { $effects }
    .button = pagar { $price }: { $effects }
enc-task-once = durante o Objetivo { $n }, uma vez por turno: { $effects }
    .button = { $effects }
enc-task-price = durante o Objetivo { $n }, pagar { $price }: { $effects }
    .button = pagar { $price }: { $effects }

# Habilidades contínuas
enc-kin = “{ $name }”
enc-tougher = cada { $card } tem { $n } de saúde a mais
enc-all-tougher = cada inimigo na Zona de Combate tem { $n } de saúde a mais
enc-scans-dearer = vasculhar qualquer espaço custa { $n } de Ataque a mais
enc-characters-dearer = os personagens do QG custam { $n } a mais
enc-no-replacement = quem Coordena não compra outra carta
enc-coordinating-hurts = quando um jogador Coordena, o jogador ativo compra um Golpe
enc-death-hurts = quando um { $card } morre, quem o matou compra um Golpe
enc-no-misses = um Golpe que erra é trocado por outro
enc-protects = { $card } não pode ser morto
enc-smaller-hand =
    { $n ->
        [one] você compra uma carta a menos no fim do turno
       *[other] você compra { $n } cartas a menos no fim do turno
    }

# O texto de um componente
enc-describe-deck-starter = Carta inicial
enc-describe-deck-role = Carta de Função
enc-describe-deck-officer = Oficial
enc-describe-deck-barracks = Quartel
enc-describe-rarity-common = { $who }, comum
enc-describe-rarity-uncommon = { $who }, incomum
enc-describe-rarity-rare = { $who }, rara
enc-describe-cost = Custo: { $n } de Recrutamento
enc-describe-class = Classe: { $cls }
enc-describe-team = Equipe: { $team }
enc-describe-values = Ataque { $attack }, Recrutamento { $recruit }
enc-describe-coordinate = Coordenar
enc-describe-text = Texto: { $effects }
enc-describe-health = Saúde: { $n }
enc-describe-defense = Defesa: { $n }
enc-describe-damage = Dano: { $n }
enc-describe-miss = Erra: descarte
enc-describe-dodge = Ao comprá-la você pode: { $effects }
enc-describe-wound = Enquanto estiver com você: { $ability }
enc-describe-first = Tem de ser curada antes dos seus outros Golpes
enc-describe-unhealable = Não pode ser curada
enc-describe-enemy = Inimigo
enc-describe-final-enemy = Inimigo Final
enc-describe-event = Evento: faz o que diz o Objetivo atual
enc-describe-hazard = Perigo: marca quem o revela e faz o que diz o Local
enc-describe-objective = Tarefa de um Objetivo
enc-describe-enemy-health = Saúde: { $n }
enc-describe-weaker = { $n } de saúde a menos { $count }
enc-describe-runner = Corredor
enc-describe-double = Golpe Duplo
enc-describe-ongoing = Contínuo: { $ability }
enc-describe-in-wilds = Na Selva: { $ability }
enc-describe-in-combat = Na Zona de Combate: { $ability }
enc-describe-at = { $spaces-at }: { $ability }
enc-describe-reveal = Revelar: { $effects }
enc-describe-scanned = Ao ser vasculhada: { $effects }
enc-describe-fights = Ao ser enfrentada, antes: { $effects }
enc-describe-strike = Golpe: { $effects }
enc-describe-death = Morte: { $effects }
enc-describe-spares = Se você estiver marcado ao pagar por ela, você perde uma marca em vez de ela morrer
enc-describe-spent = Morre depois de golpear
enc-describe-stage = Objetivo { $n }
enc-describe-setup = Preparação: { $effects }
enc-describe-event-effect = Evento: { $effects }
enc-describe-auto = Completo assim que { $condition }
enc-describe-reward = Ao completar: { $effects }
enc-describe-hazard-effect = Perigo { $n }: { $effects }

# Metas
enc-goal-expendable-assets = Meta: achar o Acampamento da Guerrilha e arrasá-lo
enc-goal-flares-frags-claymores = Meta: achar uma Posição de Defesa e montá-la
enc-goal-get-to-the-choppa = Meta: matar o Inimigo Final ou fugir da Zona de Pouso
enc-goal-war-zone = Meta: achar a fortaleza e tomá-la de assalto
enc-goal-personal-little-war = Meta: reunir as três provas
enc-goal-other-world-life-form = Meta: matar o Inimigo Final ou achar a saída da nave
