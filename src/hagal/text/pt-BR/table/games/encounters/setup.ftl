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
table-encounters-film-alien = { setting-encounters-film-alien }
table-encounters-film-aliens = { setting-encounters-film-aliens }
table-encounters-film-alien3 = { setting-encounters-film-alien3 }
table-encounters-film-resurrection = { setting-encounters-film-resurrection }
table-encounters-film-partly = { $film }, mas com outras partes também
table-encounters-film-of-none = partes de vários filmes
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
