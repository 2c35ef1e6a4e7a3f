# Legendary Encounters na preparação: modos, filmes, o que se mistura e as opções de Alien.

table-encounters-play-hunted-note = Soldados contra Predadores.
table-encounters-play-hunters-note = Vocês são os Predadores.
table-encounters-updated = Objetivos e Locais atualizados.
table-encounters-play-alien = Alien
table-encounters-play-alien-note = Sobreviventes contra a Colmeia. { table-encounters-updated }
table-encounters-play-hunted-alien = Caçados e Alien
table-encounters-play-hunted-alien-note = Os dois jogos cooperativos como um só: cada parte pode ser de qualquer um. { table-encounters-updated }
table-encounters-play-hunters-alien = Caçadores e Alien
table-encounters-play-hunters-alien-note = Predadores caçam Aliens. { table-encounters-updated }
table-encounters-quick-alien = Alien, solo
table-encounters-quick-alien-note = Legendary Encounters: Alien, o primeiro filme
table-encounters-film-alien = Alien, o Oitavo Passageiro
table-encounters-film-aliens = Aliens, o Resgate
table-encounters-film-alien3 = Alien 3
table-encounters-film-resurrection = Alien: A Ressurreição
table-encounters-stand-ins-so-far = { $n } das { $all } cartas já certas são substitutas
table-encounters-stand-ins-alien = De Alien, são nossos a saúde e os textos da Colmeia, os Drones, os Golpes e quase todo o Quartel.
table-encounters-stand-ins-hunted-alien = { table-encounters-stand-ins-alien }
table-encounters-stand-ins-hunters-alien = { table-encounters-stand-ins-alien } { table-encounters-stand-ins-hunters }

# O que se mistura
table-encounters-films = Um filme com um clique
table-encounters-films-note = Preenche todas as partes abaixo; depois mude o que quiser.
table-encounters-surprise = Surpreenda-me
table-encounters-surprise-note = Todas as partes são sorteadas e mostradas; sorteie de novo ou mude
table-encounters-mixed = É isto que você mistura
table-encounters-look-again = Mostrar no que dá
table-encounters-stand-ins-packs = Os números ao lado de cada parte não contam os pacotes de conteúdo.
table-encounters-each-part = Cada parte por si
table-encounters-so-many-of = { $n } de { $of }
table-encounters-parts = Opções
table-encounters-refused = O que não combina aqui, e por quê

# Escolhas entre os dois jogos
table-encounters-set-mat = Tapete
table-encounters-set-mat-note = Como os espaços se chamam, e as palavras que se leem
table-encounters-set-mat-predator = Predator
table-encounters-set-mat-alien = Alien
table-encounters-set-starters = Cartas iniciais
table-encounters-set-starters-note = As mesmas cartas com outros nomes
table-encounters-set-starters-predator = Experiência e Força Bruta
table-encounters-set-starters-alien = Especialistas e Recrutas
table-encounters-set-officers = Oficiais
table-encounters-set-officers-note = A pilha ao lado do QG
table-encounters-set-officers-commanders = Comandantes
table-encounters-set-officers-sergeants = Sargentos
table-encounters-set-strike-deck = Baralho de Golpes
table-encounters-set-strike-deck-note = O que os inimigos na Zona de Combate fazem com você
table-encounters-set-strike-deck-predator = de Predator
table-encounters-set-strike-deck-alien = de Alien
table-encounters-set-fill = O que completa os minibaralhos
table-encounters-set-fill-note = As cartas mais fracas, pelo número de jogadores
table-encounters-set-fill-young-blood = Sangue Novo
table-encounters-set-fill-drones = Drones
table-encounters-set-fill-both = Sangue Novo e Drones

# Dificuldade
table-encounters-set-drones = Drones
table-encounters-set-drones-note = Mais ou menos destas cartas mais fracas em cada parte da Colmeia; mais é mais fácil.
table-encounters-set-complex = Cartas no Complexo no começo
table-encounters-set-complex-note = Quantas cartas da Colmeia já estão lá viradas para baixo no começo; mais é mais difícil.

# Leituras das regras
table-encounters-set-facehugger-window = Abraçadores de Faces fora do turno
table-encounters-set-facehugger-window-note = Até quando enfrentar um que salta sobre um jogador que não é o ativo
table-encounters-set-facehugger-window-own = o turno desse jogador, depois o do próximo
table-encounters-set-facehugger-window-now = este turno, depois o próximo
table-encounters-set-solo-facehugger = Um Abraçador de Faces, solo
table-encounters-set-solo-facehugger-note = Quanto tempo você tem com um Avatar
table-encounters-set-solo-facehugger-next-turn = este turno e o próximo
table-encounters-set-solo-facehugger-this-turn = só este turno
table-encounters-set-second-chestburster = Um segundo Arrebenta-peito
table-encounters-set-second-chestburster-note = Se quem já tem um pode ganhar outro
table-encounters-set-orphan-facehugger = Abraçador de Faces sobre quem morre
table-encounters-set-orphan-facehugger-note = O que acontece com ele
table-encounters-set-orphan-facehugger-dies = morre
table-encounters-set-orphan-facehugger-jumps = salta sobre o próximo jogador
table-encounters-set-fourth-hazard = Um quarto Perigo
table-encounters-set-fourth-hazard-note = O que ele faz
table-encounters-set-fourth-hazard-repeat = o terceiro de novo
table-encounters-set-fourth-hazard-nothing = nada
table-encounters-set-stowaway = Abraçadores de Faces do Perigo “Clandestino”
table-encounters-set-stowaway-note = Quantos são embaralhados; na versão de 2014 eram 3.
table-encounters-set-self-destruct = Desarmar a Autodestruição
table-encounters-set-self-destruct-note = Com que pontos se paga: o ícone se perdeu.
table-encounters-set-self-destruct-recruit = Recrutamento
table-encounters-set-self-destruct-attack = Ataque
table-encounters-set-cocooned = Libertar um Avatar do casulo
table-encounters-set-cocooned-note = Com que pontos se paga: o ícone se perdeu.
table-encounters-set-cocooned-recruit = Recrutamento
table-encounters-set-cocooned-attack = Ataque
table-encounters-set-lost-icon = Um prisioneiro, e “Estão Todos Mortos”
table-encounters-set-lost-icon-note = Com que pontos se paga um prisioneiro, e quem esse Perigo mata: o mesmo ícone vale para os dois.
table-encounters-set-lost-icon-recruit = Recrutamento
table-encounters-set-lost-icon-attack = Ataque
table-encounters-set-failed-clone = Um Clone Fracassado
table-encounters-set-failed-clone-note = Com que pontos ele é morto
table-encounters-set-failed-clone-attack = Ataque
table-encounters-set-failed-clone-recruit = Recrutamento
table-encounters-set-escaped = O Evento “Eles Escaparam”
table-encounters-set-escaped-note = Até onde vão os inimigos virados para cima no Complexo
table-encounters-set-escaped-combat = para a Zona de Combate
table-encounters-set-escaped-one = uma sala cada um
table-encounters-set-beast-honor = A Honra da Fera
table-encounters-set-beast-honor-note = Além de 2 por ferimento

# O mesmo no tapete de Alien e na mistura com Drones
table-encounters-set-young-blood-with-drones = { table-encounters-set-fill-drones }
table-encounters-set-young-blood-with-both = { table-encounters-set-fill-both }
table-encounters-set-young-blood-note-hive = { table-encounters-set-drones-note }
table-encounters-set-wilds-hive = { table-encounters-set-complex }
table-encounters-set-wilds-note-hive = { table-encounters-set-complex-note }
table-encounters-set-preparation-note-hive = Turnos sem fase da Colmeia antes do começo. Cinco jogadores sempre têm uma.
table-encounters-set-bare-turns-note-hive = Primeiros turnos de cada jogador só com a fase da Colmeia e a de Golpe: mais difícil.
table-encounters-set-wilds-order-hive = Ordem no Complexo
table-encounters-set-wilds-order-underground-hive = nos Dutos de Ventilação
table-encounters-set-wilds-order-hills-hive = na Eclusa
