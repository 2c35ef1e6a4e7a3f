# Legendary Encounters: classes, equipes, espaços, tipos de componentes.

enc-class-intel = Inteligência
enc-class-leadership = Liderança
enc-class-strength = Força
enc-class-survival = Sobrevivência
enc-class-tech = Tecnologia

enc-team-dutch-team = Equipe de Dutch
enc-team-harrigan-team = Equipe de Harrigan
enc-team-jungle-hunter = Caçador da Selva
enc-team-city-hunter = Caçador da Cidade

enc-space-underground = Subterrâneo
enc-space-graveyard = Cemitério
enc-space-river = Rio
enc-space-ruins = Ruínas
enc-space-hills = Colinas

enc-who-dutch = O Dutch
enc-who-dillon = O Dillon
enc-who-mac = O Mac
enc-who-blain = O Blain
enc-who-harrigan = O Harrigan
enc-who-danny = O Danny
enc-who-keyes = O Keyes
enc-who-lambert = O Lambert

enc-amount-attack = { $n } de Ataque
enc-amount-recruit = { $n } de Recrutamento

# O que se conta
enc-marks = por marca sua
enc-classes-played = por classe entre as cartas que você jogou neste turno

kind-character = Personagens
kind-avatar = Avatares
kind-strike = Golpes
kind-enemy = Baralho de Inimigos
kind-objective = Objetivos
kind-location = Locais

# Como o nome de um componente fica na frase
shown-character = “{ $name }”
shown-strike = “{ $name }”
shown-enemy = “{ $name }”
shown-objective = “{ $name }”
shown-location = “{ $name }”
