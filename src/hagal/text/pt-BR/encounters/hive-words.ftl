# Legendary Encounters, Alien: salas, a Colmeia, Objetivos e Locais.

module-encounters-alien = Alien
set-alien = Alien

enc-space-ventilation-shafts = os Dutos de Ventilação
    .at = nos Dutos de Ventilação
    .to = aos Dutos de Ventilação
enc-space-power-station = a Central de Energia
    .at = na Central de Energia
    .to = à Central de Energia
enc-space-weapons-locker = o Arsenal
    .at = no Arsenal
    .to = ao Arsenal
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
enc-hazard-the-nostromo-1 = Trouxeram Algo de Volta
enc-hazard-the-nostromo-2 = Está à Solta
enc-hazard-the-nostromo-3 = Autodestruição

# Metas
enc-goal-the-sos = Meta: encontrar as duas cartas de S.O.S.
enc-goal-no-one-can-hear-you-scream = Meta: encontrar a Vedação da Ventilação e fechar os Dutos de Ventilação com ela
enc-goal-a-perfect-organism = Meta: matar o Organismo Perfeito
