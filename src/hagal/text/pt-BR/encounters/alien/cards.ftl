# Legendary Encounters, Alien: o que as cartas dos jogadores fazem, onde as palavras são outras.

enc-free-scan-alien =
    { $n ->
        [one] vasculhar uma sala de graça neste turno
       *[other] vasculhar { $n } salas de graça neste turno
    }
enc-avoid-strike-alien =
    { $n ->
        [one] evitar o próximo Golpe neste turno (numa mistura com Predator, qualquer um)
       *[other] evitar os próximos { $n } Golpes neste turno (numa mistura com Predator, quaisquer { $n })
    }
enc-gain-officer-alien = ganhar um Sargento
enc-gain-officer-hand-alien = ganhar um Sargento na mão
enc-gain-officer-top-alien = ganhar um Sargento no topo do baralho
enc-turn-all-down-alien = virar para baixo todas as cartas do Complexo
enc-move-back-alien =
    { $n ->
        [one] recuar um inimigo virado para cima { $n } sala, para longe da Zona de Combate, se ela estiver livre
       *[other] recuar um inimigo virado para cima { $n } salas, para longe da Zona de Combate, até onde estiverem livres
    }
enc-drive-back-alien =
    { $n ->
        [one] recuar um inimigo virado para cima no Complexo { $n } sala, para longe da Zona de Combate, se ela estiver livre
       *[other] recuar um inimigo virado para cima no Complexo { $n } salas, para longe da Zona de Combate, até onde estiverem livres
    }
enc-scans-dearer-alien = vasculhar qualquer sala custa { $n } de Ataque a mais
enc-describe-deck-officer-alien = Sargento
enc-describe-team-alien = Tripulação: { $team-name }
enc-describe-in-wilds-alien = No Complexo: { $ability }

enc-excise = matar um Arrebenta-peito no descarte de qualquer jogador
ask-enc-excise = Quem se livra do Arrebenta-peito?
enc-option-excise = Matar o Arrebenta-peito { $other-of }
event-enc-excised = { $seat } mata { $card } do descarte { $other-of }.
