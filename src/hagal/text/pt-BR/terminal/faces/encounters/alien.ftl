# Legendary Encounters: Alien no terminal.

# A mesa
term-encounters-phase-hive = Fase da Colmeia
term-encounters-hive = Colmeia { $n }
term-encounters-hive-last = última Colmeia { $n }
term-encounters-hatchery =
    { $n ->
        [1] Incubadora: { $n } Abraçador de Faces
       *[other] Incubadora: { $n } Abraçadores de Faces
    }, { $of ->
        [1] { $of } Arrebenta-peito
       *[other] { $of } Arrebenta-peitos
    }
term-encounters-complex = Complexo
term-encounters-space-ventilation-shafts = Dutos de Ventilação
term-encounters-space-power-station = Central de Energia
term-encounters-space-weapons-locker = Armário de Armas
term-encounters-space-med-lab = Enfermaria
term-encounters-space-airlock = Eclusa
term-encounters-sergeant = Sargento
term-encounters-progress = ({ $n } de { $of })
term-encounters-armed = (ativada)
term-encounters-armed-at = A Autodestruição está ativa: { $room }
term-encounters-life = (precisa ser ferida antes)
term-encounters-clone = (Clone Fracassado)
term-encounters-closed =
    { $n ->
        [1] { $n } espaço fechado
       *[other] { $n } espaços fechados
    }

# Jogadores
term-encounters-hugged =
    { $n ->
        [1] Abraçador de Faces: resta { $n } turno
       *[other] Abraçador de Faces: restam { $n } turnos
    }
term-encounters-infested = carrega um Arrebenta-peito
term-encounters-captive = o Avatar está preso
term-encounters-saved = Salvos:
term-encounters-hazards-beside = Perigos:

# O fim
term-encounters-ended-lost-alien = A partida acabou. A Colmeia venceu.
term-encounters-hive-empty = A Colmeia acabou no Objetivo { $n }, na rodada { $rounds }: todos se perderam.
term-encounters-burst = Mortos por um Arrebenta-peito: { $names }.
term-encounters-ended-escaped-alien = A partida acabou. A Colmeia ficou vazia na rodada { $n }.
term-encounters-open = (não completado)
term-encounters-trophies-finds = descobertas, clones { $n }:
term-encounters-honor-finds = Desc
