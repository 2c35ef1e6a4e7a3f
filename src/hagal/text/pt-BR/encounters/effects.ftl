# Legendary Encounters: o que as cartas fazem.

# Ganhos do turno
enc-attack = ganhar { $n } de Ataque
    .gained = { $n } de Ataque
enc-recruit = ganhar { $n } de Recrutamento
    .gained = { $n } de Recrutamento
enc-attack-per = ganhar { $n } de Ataque { $count }
enc-double-attack = dobrar o Ataque que você tem
enc-weaken = reduzir em { $n } a saúde de cada inimigo que você enfrentar neste turno
enc-free-scan =
    { $n ->
        [one] vasculhar um espaço de graça neste turno
       *[other] vasculhar { $n } espaços de graça neste turno
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
enc-shield = os inimigos não golpeiam você na fase de Golpe deste turno
enc-recruit-to-top = cada personagem que você recrutar neste turno pode ir para o topo do seu baralho
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
    .does =
        { $n ->
            [one] descarta uma carta ao acaso
           *[other] descarta { $n } cartas ao acaso
        }
enc-discard-top = descartar a carta do topo do seu baralho
enc-redraw =
    { $n ->
        [0] descartar quantas cartas quiser e comprar a mesma quantidade
        [one] descartar uma carta, se quiser, e comprar outra
       *[other] descartar até { $n } cartas e comprar a mesma quantidade
    }
enc-kill-character = matar um dos seus personagens
enc-may-kill-character = você pode matar um dos seus personagens
    .button = matar um dos seus personagens
enc-gain-free = ganhar um personagem do QG que custe { $n } ou menos
enc-gain-officer = ganhar um Oficial
enc-gain-officer-hand = ganhar um Oficial na mão
enc-gain-officer-top = ganhar um Oficial no topo do baralho
enc-act-as = usar o Ataque, o Recrutamento e o texto de um personagem do QG como se fossem desta carta
enc-lift = colocar uma carta do seu descarte no topo do baralho
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
    .more = curar mais um Golpe de qualquer jogador
enc-heal-own = curar um Golpe seu
enc-heal-other = curar um Golpe de outro jogador
enc-heal-small = curar um Golpe de até { $n } de dano de qualquer jogador
enc-heal-own-small = curar um Golpe seu de até { $n } de dano
enc-heal-other-small = curar um Golpe de até { $n } de dano de outro jogador
enc-mark =
    { $n ->
        [one] receber uma marca
       *[other] receber { $n } marcas
    }
    .does =
        { $n ->
            [one] recebe uma marca
           *[other] recebe { $n } marcas
        }
enc-unmark = perder uma marca
enc-is-marked = se você tiver uma marca
enc-dodge-showing = mostrar uma carta de { $cls } para cancelar este Golpe
enc-dodge-killing = matar um dos seus personagens que custe { $n } ou mais para cancelar este Golpe

# O tabuleiro
enc-add-enemies =
    { $n ->
        [one] colocar uma carta de Inimigo nos Ermos
       *[other] colocar { $n } cartas de Inimigo nos Ermos
    }
enc-add-enemies-per = colocar uma carta de Inimigo nos Ermos { $count }
enc-add-enemy-at = colocar a carta do topo do baralho de Inimigos virada para baixo { $space-at }
enc-wilds-to-combat = mover a carta mais avançada dos Ermos para a Zona de Combate, uma vez { $count }
enc-turn-down = virar esta carta para baixo de novo
enc-turn-all-down = virar para baixo todas as cartas dos Ermos
enc-kill-hq =
    { $n ->
        [one] matar o personagem mais à esquerda do QG
       *[other] matar os { $n } personagens mais à esquerda do QG
    }
enc-end-action = a fase de Ação termina imediatamente
enc-defeat = matar um inimigo virado para cima (exceto o Inimigo Final) com { $n } de saúde ou menos
enc-scan-at = vasculhar { $space } na hora sem pagar
enc-move-back =
    { $n ->
        [one] recuar um inimigo virado para cima { $n } espaço, para longe da Zona de Combate, se ele estiver livre
       *[other] recuar um inimigo virado para cima { $n } espaços, para longe da Zona de Combate, até onde estiverem livres
    }
enc-drive-back =
    { $n ->
        [one] recuar um inimigo virado para cima nos Ermos { $n } espaço, para longe da Zona de Combate, se ele estiver livre
       *[other] recuar um inimigo virado para cima nos Ermos { $n } espaços, para longe da Zona de Combate, até onde estiverem livres
    }
enc-to-operations = colocar esta carta em Operações
enc-attach-to = anexar esta carta { $space-to }

# Vários efeitos
enc-all = { $effects }
enc-may = você pode { $effects }
    .button = { $effects }
enc-each = cada jogador: { $effects }
    .rather = cada jogador { $effects-does }
    .ask = que cada jogador faça isto: { $effects }
enc-each-other = cada um dos outros jogadores: { $effects }
    .rather = cada um dos outros jogadores { $effects-does }
    .ask = que cada um dos outros jogadores faça isto: { $effects }
enc-for-each = { $count }: { $effects }
enc-choose = escolher uma opção: { $ways-or }
enc-way = ({ $n }) { $effects }
enc-and-next = você e o próximo jogador, cada um: { $effects }
    .rather = cada um, você e o próximo jogador, { $effects-does }
enc-when = { $condition }, { $effects }
    .button = { $condition }, { $effects-button }
enc-earlier-class = se você já jogou outra carta de { $cls } neste turno
enc-earlier-team = se você já jogou outra carta { $team-of } neste turno
enc-once = uma vez neste turno: { $effects }
enc-pay = uma vez neste turno, você pode pagar { $price } para { $effects }
enc-backup = Chamar Reforços: { $effects }, uma vez para cada carta Coordenada com você
enc-brothers = Irmãos de Armas: { $effects }, uma vez para cada outro personagem do Quartel entre as cartas que você jogou
enc-showboat = Exibicionismo: { $effects }, uma vez para cada outra carta deste personagem que você jogou

# Objetivos
enc-complete = completar o Objetivo { $n }
enc-complete-minor = completar o Objetivo Menor e vencer
enc-camp-retreats = o Acampamento da Guerrilha, se já encontrado, afasta-se um espaço da Zona de Combate
enc-camp-advances = o Acampamento da Guerrilha, se já encontrado, aproxima-se um espaço da Zona de Combate; senão, comprar um Golpe
enc-fortify = colocar a carta de Evento em Operações: será preciso mais um ataque
enc-assault = cada jogador revela e descarta a carta do topo do baralho; se o Ataque somado não for menor que o Recrutamento, retirar um Evento de Operações ou, se não houver nenhum, completar o Objetivo
enc-evidence = nos Ermos, colocar esta carta em Operações como prova recolhida; na Zona de Combate, ela se perde
enc-all-evidence = as três provas forem recolhidas ou perdidas
enc-draw-for-evidence = cada jogador compra uma carta para cada prova recolhida
enc-lose-evidence = uma prova recolhida se perde

# Tarefas
enc-task-here = durante o Objetivo { $n }, com o espaço dela livre, pagar { $price }: { $effects }
    .button = pagar { $price }: { $effects }
enc-task-space = durante o Objetivo { $n }, se não houver carta { $space-at }, pagar { $price }: { $effects }
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
enc-coordinating-hurts = quando um jogador Coordena, o jogador ativo compra um Golpe (ou quem Coordena, conforme combinado na preparação)
enc-death-hurts = quando um { $card } morre, quem o matou compra um Golpe
enc-no-misses = um Golpe que errar é trocado por outro
enc-protects = { $card } não pode morrer
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
enc-describe-team = { $team }
enc-describe-values = Ataque { $attack }, Recrutamento { $recruit }
enc-describe-coordinate = Coordenar
enc-describe-text = Texto: { $effects }
enc-describe-recruited = Ao ser recrutado: { $effects }
enc-describe-health = Saúde: { $n }
enc-describe-defense = Defesa: { $n }
enc-describe-damage = Dano: { $n }
enc-describe-miss = Errou: descarte
enc-describe-dodge = Ao comprá-lo, você pode: { $effects }
enc-describe-wound = Enquanto estiver com você: { $ability }
enc-describe-first = Deve ser curado antes dos seus outros Golpes
enc-describe-unhealable = Não pode ser curado
enc-describe-enemy = Inimigo
enc-describe-final-enemy = Inimigo Final
enc-describe-event = Evento: acontece o que o Objetivo atual indica
enc-describe-hazard = Perigo: quem o revela recebe uma marca, e acontece o que o Local indica
enc-describe-objective = Tarefa de um Objetivo
enc-describe-enemy-health = Saúde: { $n }
enc-describe-health-by-players = Saúde: { $all } com 1 a 5 jogadores
enc-describe-health-by-table = Saúde: mais ou menos, conforme o que mais está na mesa, nunca abaixo de { $least }
enc-describe-weaker = { $n } de saúde a menos { $count }
enc-describe-runner = Corredor
enc-describe-double = Golpe Duplo
enc-describe-ongoing = Contínuo: { $ability }
enc-describe-in-wilds = Nos Ermos: { $ability }
enc-describe-in-combat = Na Zona de Combate: { $ability }
enc-describe-at = { $spaces-at }: { $ability }
enc-describe-reveal = Revelar: { $effects }
enc-describe-scanned = Ao vasculhar esta carta: { $effects }
enc-describe-fights = Antes de enfrentar esta carta: { $effects }
enc-describe-strike = Golpe: { $effects }
enc-describe-death = Morte: { $effects }
enc-describe-spares = Se você tiver uma marca ao pagar por ele, perde a marca em vez de ele morrer
enc-describe-spent = Morre depois de golpear
enc-describe-stage = Objetivo { $n }
enc-describe-setup = Preparação: { $effects }
enc-describe-event-effect = Evento: { $effects }
enc-describe-auto = Completado assim que { $condition }
enc-describe-reward = Ao completar: { $effects }
enc-describe-hazard-effect = Perigo { $n }: { $effects }

# Metas
enc-goal-expendable-assets = Meta: encontrar o Acampamento da Guerrilha e destruí-lo
enc-goal-flares-frags-claymores = Meta: encontrar uma Posição de Defesa e montá-la
enc-goal-get-to-the-choppa = Meta: matar o Inimigo Final ou fugir da Zona de Pouso
enc-goal-war-zone = Meta: encontrar a fortaleza e tomá-la à força
enc-goal-personal-little-war = Meta: reunir as três provas
enc-goal-other-world-life-form = Meta: matar o Inimigo Final ou encontrar a saída da nave
