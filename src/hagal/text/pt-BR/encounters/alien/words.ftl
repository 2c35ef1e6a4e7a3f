# Legendary Encounters, Alien: salas, a Colmeia, Objetivos e Locais.

# O que se joga, no título de uma partida
title-encounters-alien = Legendary Encounters: Alien
title-encounters-alien-hunted = Legendary Encounters: Predator e Alien
title-encounters-alien-hunters = Legendary Encounters: Caçadores e Alien

module-encounters-alien = Alien
set-alien = Alien

enc-space-ventilation-shafts = os Dutos de Ventilação
    .at = nos Dutos de Ventilação
    .to = aos Dutos de Ventilação
enc-space-power-station = a Central de Energia
    .at = na Central de Energia
    .to = à Central de Energia
enc-space-weapons-locker = o Armário de Armas
    .at = no Armário de Armas
    .to = ao Armário de Armas
enc-space-med-lab = a Enfermaria
    .at = na Enfermaria
    .to = à Enfermaria
enc-space-airlock = a Eclusa
    .at = na Eclusa
    .to = à Eclusa

# Como se chamam os Eventos dos Objetivos e os Perigos dos Locais
enc-event-the-sos = Pouso Forçado
enc-event-no-one-can-hear-you-scream = As Pessoas Estão Sumindo
enc-event-a-perfect-organism = Ele Está nos Caçando
enc-event-the-lost-colony = Pouca Visibilidade
enc-event-they-mostly-come-at-night = Alguém Vai Ter Que Sair
enc-event-whos-laying-the-eggs = Levado para a Incubadora
enc-event-where-are-the-brothers = Mortos na Chegada
enc-event-the-beast-is-out-there = Presa Fácil
enc-event-nobody-can-stop-it = É um Dragão!
enc-event-breakout = Eles Escaparam
enc-event-youre-a-thing-a-construct = Horror Absoluto
enc-event-shell-breed-youll-die = A Nave Agora É Deles
enc-hazard-the-nostromo-1 = Trouxeram Algo de Volta
enc-hazard-the-nostromo-2 = Está à Solta
enc-hazard-the-nostromo-3 = Autodestruição
enc-hazard-hadleys-hope-1 = E Vamos Usar o Quê, Palavrões?
enc-hazard-hadleys-hope-2 = Eles Cortaram a Energia
enc-hazard-hadleys-hope-3 = No Casulo
enc-hazard-fiorina-fury-161-1 = Clandestino
enc-hazard-fiorina-fury-161-2 = Sangue e Terror
enc-hazard-fiorina-fury-161-3 = Ninguém Vem nos Ajudar
enc-hazard-fiorina-fury-161-4 = Ninguém Vem nos Ajudar
enc-hazard-the-auriga-1 = Não Há Tempo a Perder
enc-hazard-the-auriga-2 = Temos Que Trabalhar Juntos
enc-hazard-the-auriga-3 = Estão Todos Mortos

# Metas
enc-goal-the-sos = Meta: encontrar as duas cartas de S.O.S.
enc-goal-no-one-can-hear-you-scream = Meta: encontrar a Vedação da Ventilação e fechar os Dutos de Ventilação com ela
enc-goal-a-perfect-organism = Meta: matar o Organismo Perfeito
enc-goal-the-lost-colony = Meta: matar três Colonos Hospedeiros
enc-goal-they-mostly-come-at-night = Meta: colocar Sentinelas Automáticas em duas salas
enc-goal-whos-laying-the-eggs = Meta: matar a Rainha
enc-goal-where-are-the-brothers = Meta: encontrar os dois Irmãos Desaparecidos e salvar quem ainda estiver vivo
enc-goal-the-beast-is-out-there = Meta: encontrar a Cabeça de Bishop e instalá-la no Complexo
enc-goal-nobody-can-stop-it = Meta: matar a Fera
enc-goal-breakout = Meta: matar três Clones de Xenomorfo
enc-goal-youre-a-thing-a-construct = Meta: matar todos os Clones Fracassados
enc-goal-shell-breed-youll-die = Meta: matar a Rainha Clonada e o Recém-nascido
