# Ascensão de Ix: o que aconteceu.

# Envios e Tecnologia
event-freighter-up = { $seat } avança o Cargueiro ao espaço { $n }.
event-freighter-home = { $seat } revoca o Cargueiro do espaço { $n }.
event-tech-up = Nova peça de Tecnologia em Ix: { $tile }.
event-tech =
    { $seat } adquire { $tile } { $paid ->
        [0] de graça
       *[1] por { $what }
    }{ $n ->
        [0] .
        [one] , devolvendo { $n } Negociante.
       *[other] , devolvendo { $n } Negociantes.
    }
event-negotiator =
    { $n ->
        [one] { $seat } envia { $n } Negociante a Ix.
       *[other] { $seat } envia { $n } Negociantes a Ix.
    }
event-tile = { $seat } usa { $tile }.

# Encouraçados
event-commission =
    { $n ->
        [one] { $seat } encomenda { $n } encouraçado.
       *[other] { $seat } encomenda { $n } encouraçados.
    }
event-deploy-dreadnought =
    { $n ->
        [one] { $seat } envia { $n } encouraçado ao Conflito.
       *[other] { $seat } envia { $n } encouraçados ao Conflito.
    }
event-retreat-dreadnought =
    { $n ->
        [one] { $seat } recua { $n } encouraçado.
       *[other] { $seat } recua { $n } encouraçados.
    }
event-flag = Um encouraçado ({ $seat }) assume o controle do espaço { $space }.

# Cartas e Líderes
event-unload = { $seat } ativa o Descarregue da carta { $card }.
event-bury = { $seat } coloca uma Carta de Intriga embaixo do baralho.
event-snooper = { $seat } alcança o Farejador na trilha { $faction-of }: { $n } de 4.
event-keep-aside = { $seat } separa uma carta em segredo.
event-give-back = { $seat } leva { $card } de volta à mão.

# Rivais e variantes
event-tech-trashed = { $tile } não tem a marca da Casa Hagal e sai de Ix.
event-row-dice = { $seat } rola { $first } e { $second } nos dados da Linha Imperial.
event-row-trash = { $card } sai da Linha Imperial.
why-no-friend = Falta Influência com a Guilda Espacial.
why-two-ships = Os dois encouraçados já foram encomendados.
