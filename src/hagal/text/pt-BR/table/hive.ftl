# A mesa de Legendary Encounters: Alien no navegador.

# Partes da mesa
table-hive-complex = O Complexo
table-hive-hive = Colmeia
table-hive-hive-deck =
    { $n ->
        [1] Colmeia: { $n } carta
       *[other] Colmeia: { $n } cartas
    }
table-hive-phase = Colmeia
table-hive-hatchery = Incubadora
table-hive-nest =
    { $n ->
        [1] Incubadora: { $n } Abraçador de Faces
       *[other] Incubadora: { $n } Abraçadores de Faces
    }, { $of ->
        [1] { $of } Arrebenta-peito
       *[other] { $of } Arrebenta-peitos
    }
table-hive-sergeant = Sargento
table-hive-sergeants =
    { $n ->
        [1] { $n } Sargento
       *[other] { $n } Sargentos
    }
table-hive-drones-left = só Drones

# Salas
table-hive-space-ventilation-shafts = Dutos de Ventilação
table-hive-space-power-station = Central de Energia
table-hive-space-weapons-locker = Arsenal
table-hive-space-med-lab = Enfermaria
table-hive-space-airlock = Eclusa

# O que os Aliens fazem com os jogadores
table-hive-menaces = O que os Aliens fizeram: { $name }
table-hive-turns-left =
    { $n ->
        [1] Resta { $n } turno para matá-lo; depois ele deixa um Arrebenta-peito.
       *[other] Restam { $n } turnos para matá-lo; depois ele deixa um Arrebenta-peito.
    }
table-hive-burster-told = Carrega um Arrebenta-peito: nenhum inimigo golpeia, mas quem o compra morre
table-hive-captive = { $name }: o Avatar está preso nas Operações
table-hive-taken =
    { $n ->
        [1] Prisioneiro: por { $n } ponto você o liberta e ganha
       *[other] Prisioneiro: por { $n } pontos você o liberta e ganha
    }
table-hive-saved = Salvo: { $name }
table-hive-beside = Ao lado do Avatar: { $name }

# Objetivos, Local, QG
table-hive-progress = { $n } de { $of }
table-hive-armed = Ativada
table-hive-armed-at = A Autodestruição está ativa: { $room }
table-hive-closed =
    { $n ->
        [1] { $n } espaço do QG está fechado
       *[other] { $n } espaços do QG estão fechados
    }
table-hive-closed-space = Fechado: não é mais um espaço do QG
table-hive-clone = Clone Fracassado
table-hive-clone-told = Clone Fracassado: não golpeia; pague o custo dele para matá-lo
table-hive-lives =
    { $n ->
        [1] Precisa ser ferido mais { $n } vez antes de morrer
       *[other] Precisa ser ferido mais { $n } vezes antes de morrer
    }

# Filmes
table-hive-film-alien = Alien, o 8º Passageiro
table-hive-film-aliens = Aliens, o Resgate
table-hive-film-alien3 = Alien 3
table-hive-film-resurrection = Alien: A Ressurreição

# O fim
table-hive-end-lost = Ninguém ouve vocês gritarem: vocês perderam
table-hive-end-out = A Colmeia acabou pela segunda vez no Objetivo { $n }, na rodada { $rounds }: todos se perderam.
table-hive-end-burst = morreu: um Arrebenta-peito
table-hive-over-ultimate = A Presa Suprema da Colmeia morreu na rodada { $rounds }.
table-hive-over-escaped = A Colmeia está vazia: a caçada terminou na rodada { $rounds }.
table-hive-trophies-card = Achados, clones

# A legenda
table-hive-legend-menaces = Os Aliens
table-hive-legend-crews = Tripulações
table-hive-icon-xenomorph = Uma carta da Colmeia virada para baixo
table-hive-icon-egg = A Incubadora
table-hive-icon-facehugger = Abraçador de Faces, com o Ataque que o mata
table-hive-icon-chestburster = Arrebenta-peito: ninguém golpeia o hospedeiro, que morre ao comprá-lo
table-hive-icon-turns = Turnos que restam para matar um Abraçador de Faces
table-hive-icon-captive = Prisioneiro
table-hive-icon-saved = Um Irmão Desaparecido que foi salvo
table-hive-icon-armed = A Autodestruição está ativa
table-hive-icon-closed = Um espaço fechado do QG
table-hive-icon-clone = Clone Fracassado
table-hive-icon-sergeant = Sargento
