# Runewars: marcadores de exploração.

# Marcadores
name-exploration-dragon-throne-2 = Trono do Dragão
name-exploration-village-of-food-1 = Vila
name-exploration-village-of-food-2 = Vila
name-exploration-village-of-wood-1 = Vila
name-exploration-village-of-wood-2 = Vila
name-exploration-village-of-ore-1 = Vila
name-exploration-magic-portal-2 = Portal Mágico
name-exploration-dungeon-2 = Masmorra
name-exploration-temple-1 = Templo
name-exploration-temple-2 = Templo
name-exploration-hall-of-kellos-1 = Salão de Kellos
name-exploration-hall-of-kellos-2 = Salão de Kellos
name-exploration-traveling-merchant-1 = Mercador Viajante
name-exploration-traveling-merchant-2 = Mercador Viajante
name-exploration-raiding-party-1 = Bando de Saqueadores
name-exploration-raiding-party-2 = Bando de Saqueadores
name-exploration-scroll-of-sight-1 = Pergaminho da Visão
name-exploration-scroll-of-sight-2 = Pergaminho da Visão
name-exploration-training-1 = Treinamento
name-exploration-training-2 = Treinamento
text-exploration-dragon-throne-2 = Quem controla a área conta uma runa de dragão a mais.
text-exploration-village-of-food-1 = A área produz 1 comida a mais.
text-exploration-village-of-food-2 = { text-exploration-village-of-food-1 }
text-exploration-village-of-wood-1 = A área produz 1 madeira a mais.
text-exploration-village-of-wood-2 = { text-exploration-village-of-wood-1 }
text-exploration-village-of-ore-1 = A área produz 1 minério a mais.
text-exploration-magic-portal-2 = Por 1 de influência, suas figuras podem ir daqui a qualquer outro portal, ou de lá para cá.
text-exploration-dungeon-2 = Um herói que entra aqui na fase de missões não anda mais.
text-exploration-temple-1 = Um herói que termina aqui uma ação da fase de missões traz 2 de influência para você.
text-exploration-temple-2 = { text-exploration-temple-1 }
text-exploration-hall-of-kellos-1 = Um herói que termina aqui uma ação da fase de missões traz uma carta de tática para você.
text-exploration-hall-of-kellos-2 = { text-exploration-hall-of-kellos-1 }
text-exploration-traveling-merchant-1 = Você pode pagar 3 de influência por uma recompensa para este herói.
text-exploration-traveling-merchant-2 = { text-exploration-traveling-merchant-1 }
text-exploration-raiding-party-1 = O herói sofre 1 de dano. Com unidades neutras ou inimigas na área, perde também uma recompensa ou sofre mais 1 de dano.
text-exploration-raiding-party-2 = { text-exploration-raiding-party-1 }
text-exploration-scroll-of-sight-1 = Olhar todos os marcadores virados para baixo de uma área.
text-exploration-scroll-of-sight-2 = { text-exploration-scroll-of-sight-1 }
text-exploration-training-1 = Treinar um atributo deste herói em 1.
text-exploration-training-2 = { text-exploration-training-1 }
rw-sort-event = Evento: descartado na hora
rw-sort-location = Local: permanece
rw-sort-destructible = Local que quem controla a área com pelo menos 6 unidades pode destruir no próprio turno
setting-runewars-exploration = Marcadores de exploração
setting-runewars-exploration-note = virados para baixo em todas as áreas fora dos reinos natais; os heróis os revelam na fase de missões

rw-ask-merchant = Um mercador oferece uma recompensa por { $n } de influência ({ $hero }). Comprar?
rw-ask-raiders = Saqueadores: { $hero } entrega uma recompensa ou sofre mais 1 de dano?
rw-ask-scroll = Os marcadores de qual área você olha?

rw-option-buy-reward = Comprar a recompensa por { $n } de influência
rw-option-take-blow = Sofrer mais 1 de dano
rw-option-portal = Abrir o portal em { $area } por 1 de influência
rw-option-raze-location = Destruir o local em { $area }

# O que aconteceu
event-rw-explore = { $hero } encontra em { $area }: { $token }.
event-rw-portal = { $seat } abre o portal em { $area }.
event-rw-razed = { $seat } destrói em { $area }: { $token }.
