# Legendary Encounters, Alien: tripulações, personagens, salas.

enc-team-nostromo = Tripulação da Nostromo
    .of = da tripulação da Nostromo
    .name = Nostromo
enc-team-sulaco = Tripulação da Sulaco
    .of = da tripulação da Sulaco
    .name = Sulaco
enc-team-fury161 = Colônia Fury 161
    .of = da colônia Fury 161
    .name = Fury 161
enc-team-the-betty = Tripulação da Betty
    .of = da tripulação da Betty
    .name = Betty

enc-who-captain-dallas = Capitão Dallas
enc-who-chief-engineer-parker = Engenheiro-chefe Parker
enc-who-navigator-lambert = Navegadora Lambert
enc-who-warrant-officer-ripley = Suboficial Ripley
enc-who-bishop = Bishop
enc-who-corporal-hicks = Cabo Hicks
enc-who-lieutenant-ripley = Tenente Ripley
enc-who-private-hudson = Soldado Hudson
enc-who-brother-dillon = Irmão Dillon
enc-who-cmo-clemens = Médico-chefe Clemens
enc-who-francis-85-aaron = Francis “85” Aaron
enc-who-sister-ripley = Irmã Ripley
enc-who-call = Call
enc-who-christie = Christie
enc-who-johner = Johner
enc-who-ripley-no-8 = Ripley nº 8

enc-space-underground-alien = os Dutos de Ventilação
    .at = nos Dutos de Ventilação
    .to = aos Dutos de Ventilação
enc-space-graveyard-alien = a Central de Energia
    .at = na Central de Energia
    .to = à Central de Energia
enc-space-river-alien = o Armário de Armas
    .at = no Armário de Armas
    .to = ao Armário de Armas
enc-space-ruins-alien = a Enfermaria
    .at = na Enfermaria
    .to = à Enfermaria
enc-space-hills-alien = a Eclusa
    .at = na Eclusa
    .to = à Eclusa

enc-open-enemies-alien = por inimigo virado para cima no Complexo
