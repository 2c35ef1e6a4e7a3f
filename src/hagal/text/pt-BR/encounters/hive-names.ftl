# Legendary Encounters, Alien: nomes. Não há edição brasileira: a tradução é nossa.

name-enemy-facehugger = Abraçador de Faces
name-enemy-chestburster = Arrebenta-peito

name-objective-the-sos = O S.O.S.
name-objective-no-one-can-hear-you-scream = Ninguém Pode Ouvir Você Gritar
name-objective-a-perfect-organism = Um Organismo Perfeito
name-location-the-nostromo = A Nostromo

name-enemy-egg = Ovo
name-enemy-sos = S.O.S.
name-enemy-event-the-sos = Evento
name-enemy-hazard-the-sos = Perigo
name-enemy-ash = Ash
name-enemy-scream-a = Movimento no Rastreador
name-enemy-scream-b = Algo na Ventilação
name-enemy-ventilation-seal = Vedação da Ventilação
name-enemy-event-no-one-can-hear-you-scream = Evento
name-enemy-hazard-no-one-can-hear-you-scream = Perigo
name-enemy-perfect-organism = Organismo Perfeito
name-enemy-organism-a = Lança-chamas
name-enemy-organism-b = Ácido Molecular
name-enemy-organism-c = Pele Descartada
name-enemy-organism-d = Caçador Invisível
name-enemy-event-a-perfect-organism = Evento
name-enemy-hazard-a-perfect-organism = Perigo
