# Ascensão de Ix: o que fazem as cartas, os espaços e as peças. Cada mensagem é parte de uma frase e pode vir depois de “você pode” ou “para”.

may = você pode { $effect }
    .button = { $effect }

# Envios
freighter =
    { $n ->
        [one] mover o seu Cargueiro
       *[other] mover o seu Cargueiro até { $n } vezes
    }
dividends = receber Dividendos: 5 Solaris para você e 1 para cada oponente

# Tecnologia
acquire-tech = adquirir uma peça de Tecnologia
acquire-tech-cheaper =
    { $n ->
        [one] adquirir uma peça de Tecnologia com desconto de { $n } especiaria
       *[other] adquirir uma peça de Tecnologia com desconto de { $n } especiarias
    }
acquire-tech-solari = adquirir uma peça de Tecnologia, paga em especiarias ou em Solaris
negotiate =
    { $n ->
        [one] enviar uma tropa do seu estoque a Ix como Negociante
       *[other] enviar até { $n } tropas do seu estoque a Ix como Negociantes
    }

# Encouraçados e unidades
commission =
    { $n ->
        [one] encomendar { $n } encouraçado
       *[other] encomendar { $n } encouraçados
    }
may-deploy-units =
    { $n ->
        [one] enviar até { $n } unidade da sua guarnição ao Conflito
       *[other] enviar até { $n } unidades da sua guarnição ao Conflito
    }
recruit-and-deploy =
    { $n ->
        [one] recrutar { $n } tropa e enviá-la ao Conflito
       *[other] recrutar { $n } tropas e enviá-las ao Conflito
    }
retreat-units = recuar { $n } das suas unidades
repel_ships = cada oponente recua um encouraçado
ambush = fazer recuar uma unidade inimiga para cada tropa que você enviar neste turno

# Espadas
swords-per-ship =
    { $n ->
        [one] ganhar { $n } espada para cada encouraçado seu no Conflito
       *[other] ganhar { $n } espadas para cada encouraçado seu no Conflito
    }
swords-per-card = ganhar 1 espada para cada carta revelada que dê espadas
swords-per-other = ganhar 1 espada para cada outra carta revelada que dê espadas
strategic-push =
    { $n ->
        [one] ganhar { $n } Solari se vencer este Conflito
       *[other] ganhar { $n } Solaris se vencer este Conflito
    }

# Cartas
another_turn = jogar outro turno logo depois deste
discard-cost =
    { $n ->
        [one] descartar { $n } carta
       *[other] descartar { $n } cartas
    }
bury-cost = colocar em segredo uma das suas Cartas de Intriga embaixo do baralho
bury_any = colocar em segredo quantas das suas Cartas de Intriga quiser embaixo do baralho e comprar outras tantas
trash-in-play = você pode excluir uma das suas cartas em jogo
    .button = excluir uma das suas cartas em jogo
lose-any-troop = perder uma tropa da guarnição ou no Conflito

# Influência
influence-snooped = ganhar 1 de Influência com uma Facção em cuja trilha você ainda tenha um Farejador
influence_here = ganhar 1 de Influência com a Facção a cujo espaço você enviou um Agente neste turno
quid_pro_quo = ganhar 1 de Influência com cada Facção em cujos espaços você tenha um Agente
grand_conspiracy = ganhar 1 Ponto de Vitória por três destas condições, ou 2 por todas as quatro: os dois encouraçados encomendados, uma carta “{ name-card-the-spice-must-flow }”, 4 ou mais de Influência com duas Facções, um assento no Alto Conselho

# Condições
if-agent-on = você tiver um Agente num espaço { $faction-of }
if-enemy_here = houver um Agente inimigo no espaço
if-persuasive = você tiver { $n } ou mais de Persuasão
if-rich = você tiver { $n } ou mais Solaris
if-tech-tiles = você tiver { $n } ou mais peças de Tecnologia
if-units-deployed = você tiver enviado { $n } ou mais unidades neste turno
