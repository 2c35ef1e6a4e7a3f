# Duna: Imperium: a Casa Hagal e os Rivais.

shown-hagal = “{ $name }”

ask-rival_defend = { ask-defend }
ask-decide = Você decide pelo Rival ({ $seat }). O que acontece?
option-for-rival = { $seat }: { $effect-button }

describe-hagal = Carta da Casa Hagal
describe-hagal-space = O Agente do Rival vai ao espaço { $space }
describe-hagal-maker = O Agente do Rival vai ao espaço de especiaria livre com mais especiaria bônus, se houver um
describe-hagal-gains = O Rival recebe: { $effects }
describe-hagal-signet = O Rival usa a habilidade do Anel do Sinete
describe-hagal-swords = Espadas, se for revelada no Combate: { $n }
describe-hagal-reshuffle = Todas as cartas da Casa Hagal são embaralhadas num novo baralho, e a próxima é revelada
describe-rival = Como Rival: só a habilidade do Anel do Sinete, quando uma carta da Casa Hagal a indica
describe-house-hagal = Ocupa espaços, avança nas trilhas de Influência e luta; não acumula nada e não pontua

difficulty-mercenary = Mercenário (Novato)
difficulty-sardaukar = Sardaukar (Veterano)
difficulty-mentat = Mentat (Expert)
difficulty-kwisatz-haderach = Kwisatz Haderach (Expert+)

event-difficulty = Dificuldade: { $level }.
event-hagal-card = O baralho da Casa Hagal mostra { $card }.
event-hagal-reshuffle = Todas as cartas da Casa Hagal são embaralhadas num novo baralho.
event-rival-goes = { $seat } revela { $card } e envia um Agente ao espaço { $space }.
event-rival-skips = { $seat } ignora { $card }. { $why }
event-rival-stuck = { $seat } não tem aonde ir: nenhuma carta da Casa Hagal leva a um espaço livre.
event-rival-signet = { $seat } usa a habilidade do Anel do Sinete ({ $leader }).
event-rival-cannot-pay = { $seat } não pode pagar pela habilidade do Anel do Sinete.
event-rival-gains-nothing = { $seat } não ganharia nada com a habilidade do Anel do Sinete.
event-rival-recruits =
    { $n ->
        [one] { $seat } recruta { $n } tropa para a guarnição.
       *[other] { $seat } recruta { $n } tropas para a guarnição.
    }
event-rival-deploys =
    { $n ->
        [one] { $seat } envia { $n } tropa nova ao Conflito.
       *[other] { $seat } envia { $n } tropas novas ao Conflito.
    }
event-rival-reinforces =
    { $n ->
        [one] { $seat } envia { $n } tropa da guarnição ao Conflito.
       *[other] { $seat } envia { $n } tropas da guarnição ao Conflito.
    }
event-rival-holds-back = { $seat } já está na frente e mantém as tropas na guarnição.
event-rival-swords =
    { $n ->
        [0] { $seat } revela { $card }: nenhuma espada.
        [one] { $seat } revela { $card }: { $n } espada.
       *[other] { $seat } revela { $card }: { $n } espadas.
    }
event-rival-unrewarded = { $seat } fica sem recompensa no Conflito { $conflict }.
event-rival-spends-spice =
    { $n ->
        [one] { $seat } gasta { $n } especiaria por um Ponto de Vitória.
       *[other] { $seat } gasta { $n } especiarias por um Ponto de Vitória.
    }
event-rival-spends-solari =
    { $n ->
        [one] { $seat } gasta { $n } Solari por um Ponto de Vitória.
       *[other] { $seat } gasta { $n } Solaris por um Ponto de Vitória.
    }
event-rival-spends-water = { $seat } gasta { $n } de água por um Ponto de Vitória.
event-rival-spends-intrigue =
    { $n ->
        [one] { $seat } gasta { $n } Carta de Intriga por um Ponto de Vitória.
       *[other] { $seat } gasta { $n } Cartas de Intriga por um Ponto de Vitória.
    }
event-control-removed = { $seat } vence o Conflito pelo espaço { $space }: o marcador de Controle é removido dali.

why-no-bonus = Nenhum espaço de especiaria livre tem especiaria bônus.

## Cartas da Casa Hagal: oficiais (impressas nas folhas da editora)
name-hagal-harvest-spice = Minerar Especiaria
name-hagal-reshuffle = Reembaralhar
name-hagal-arrakeen-1p = Arrakina
name-hagal-arrakeen-2p = Arrakina

## Cartas da Casa Hagal: como os espaços delas
name-hagal-conspire = { name-space-conspire }
name-hagal-wealth = { name-space-wealth }
name-hagal-heighliner = { name-space-heighliner }
name-hagal-foldspace = { name-space-foldspace }
name-hagal-selective-breeding = { name-space-selective-breeding }
name-hagal-secrets = { name-space-secrets }
name-hagal-hardy-warriors = { name-space-hardy-warriors }
name-hagal-stillsuits = { name-space-stillsuits }
name-hagal-rally-troops = { name-space-rally-troops }
name-hagal-hall-of-oratory = { name-space-hall-of-oratory }
name-hagal-carthag = { name-space-carthag }

## Rivais: o nome oficial da Casa; os Líderes como sempre
name-rival-house-hagal = Casa Hagal
name-rival-leto-atreides = { name-leader-leto-atreides }
name-rival-vladimir-harkonnen = { name-leader-vladimir-harkonnen }
name-rival-glossu-rabban = { name-leader-glossu-rabban }
name-rival-memnon-thorvald = { name-leader-memnon-thorvald }
name-rival-ariana-thorvald = { name-leader-ariana-thorvald }
name-rival-ilban-richese = { name-leader-ilban-richese }
