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
table-hive-space-weapons-locker = Armário de Armas
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
table-hive-trophies-card = Descobertas, clones

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
table-hive-icon-gun = Uma Sentinela Automática na sala
table-hive-icon-sergeant = Sargento

# O mesmo no tapete de Predador
table-hive-icon-xenomorph-deck = Aliens: uma carta virada para baixo
table-hive-icon-gun-space = Uma Sentinela Automática no espaço dela
table-hive-end-out-deck = O baralho de Inimigos acabou pela segunda vez no Objetivo { $n }, na rodada { $rounds }: todos se perderam.

# As regras em uma página
table-hive-sheet-alien =
    # Alien em uma página
    ## Objetivo do jogo
    Juntos: cumprir os Objetivos 1, 2 e 3 em ordem; o terceiro matando todos os seus Inimigos Finais (AL-001, AL-003, AL-004).
    Todos perdem quando todos estão mortos, ou quando a Colmeia acaba pela segunda vez (AL-002, AL-106).
    ## O seu turno: quatro fases (AL-030)
    Fase da Colmeia: a carta do topo da Colmeia vai virada para baixo aos Dutos de Ventilação e empurra as outras (AL-031, AL-032). O que sai da Eclusa entra na Zona de Combate e é virado para cima (AL-033).
    Fase de Ação: jogue cartas (AL-034). Recrutamento paga personagens e Sargentos (AL-037); Ataque paga vasculhar (AL-038) e matar inimigos virados para cima (AL-039).
    Fase de Golpe: cada inimigo na Zona de Combate golpeia você (AL-040).
    Fase de Limpeza: descarte tudo, compre 6 cartas (AL-041).
    ## Abraçadores de Faces e Arrebenta-peitos
    Um Abraçador de Faces salta sobre você e não golpeia (AL-080, AL-081). Você pode enfrentá-lo e, depois do seu turno, o próximo jogador também (AL-082).
    Se ninguém o matou até o fim desse turno, ele morre e deixa um Arrebenta-peito no seu descarte (AL-083).
    Com um Arrebenta-peito nenhum inimigo golpeia você (AL-089); quando você o compra, você morre (AL-090).
    ## Bom saber
    Eventos fazem o que o Objetivo atual diz; Perigos, o que o Local diz (AL-051).
    Um Inimigo Final não pode ser enfrentado antes do Objetivo 3 (AL-062).

table-hive-sheet-alien-hunt =
    # Predadores caçam Aliens em uma página
    ## Objetivo do jogo
    Mais Honra no fim (AL-181, PR-250): um inimigo vale o número do seu minibaralho; Drones e cartas da Incubadora valem 1 (PR-292, PR-293).
    ## O seu turno: quatro fases (PR-200)
    Fase da Colmeia: a carta do topo da Colmeia é virada para cima; Eventos e Perigos acontecem na hora, inimigos entram no Complexo virados para cima (AL-182, PR-294).
    Fase de Ação: o que você mata vai para a sua Sala de Troféus (AL-181, PR-210). Tarefas dos Objetivos e o que você encontra para eles também são seus (AL-185, PR-312).
    Um Duelo: pague Ataque igual à Armadura de outro Predador, e ele compra um Golpe (PR-231); ou ele permite que você enfrente Ash (AL-187).
    Fase de Golpe: inimigos na Zona de Combate golpeiam você: dano, Desonra ou ambos (PR-212, PR-213).
    Fase de Limpeza: descarte tudo, compre 6 cartas (PR-215).
    ## Abraçadores de Faces
    Só você pode enfrentar o que está sobre você, até o fim do seu próximo turno (AL-189, PR-301).
    ## O fim (PR-240)
    Na hora, quando os Inimigos Finais estão mortos: eles são a Presa Suprema (PR-241, PR-297).
    Quando um Predador morreu: a rodada termina, e cada sobrevivente tem mais um turno (PR-243).
    Quando a Colmeia e os Drones não usados acabaram (AL-186, PR-298).

# Para janelas pequenas: as abas do tabuleiro
table-hive-small-complex = Complexo
