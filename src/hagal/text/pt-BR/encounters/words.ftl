# Legendary Encounters: classes, equipes, espaços, tipos de componentes.

title-encounters = Legendary Encounters: Predator
module-encounters-hunted = Caçados

enc-class-intel = Inteligência
enc-class-leadership = Liderança
enc-class-strength = Força
enc-class-survival = Sobrevivência
enc-class-tech = Tecnologia
enc-class-every = todas as classes

enc-team-dutch-team = Equipe de Dutch
    .of = da Equipe de Dutch
    .name = Equipe de Dutch
enc-team-harrigan-team = Equipe de Harrigan
    .of = da Equipe de Harrigan
    .name = Equipe de Harrigan
enc-team-jungle-hunter = Caçador da Selva
    .of = do Caçador da Selva
    .name = Caçador da Selva
enc-team-city-hunter = Caçador da Cidade
    .of = do Caçador da Cidade
    .name = Caçador da Cidade

enc-space-underground = o Subterrâneo
    .at = no Subterrâneo
    .to = ao Subterrâneo
enc-space-graveyard = o Cemitério
    .at = no Cemitério
    .to = ao Cemitério
enc-space-river = o Rio
    .at = no Rio
    .to = ao Rio
enc-space-ruins = as Ruínas
    .at = nas Ruínas
    .to = às Ruínas
enc-space-hills = as Colinas
    .at = nas Colinas
    .to = às Colinas

enc-who-dutch = Dutch
enc-who-dillon = Dillon
enc-who-mac = Mac
enc-who-blain = Blain
enc-who-harrigan = Harrigan
enc-who-danny = Danny
enc-who-keyes = Keyes
enc-who-lambert = Lambert

enc-amount-attack = { $n } de Ataque
enc-amount-recruit = { $n } de Recrutamento

# O que se conta
enc-marks = para cada marca sua
    .own = para cada marca própria
enc-classes-played = para cada classe diferente entre as cartas que você jogou neste turno
enc-cards-in-hand = por carta na sua mão
enc-own-strikes = por Golpe seu
enc-own-damage = por ponto de dano que você tem
enc-open-enemies = por inimigo virado para cima nos Ermos
enc-combat-enemies = por inimigo na Zona de Combate

kind-character = Personagens
kind-avatar = Avatares
kind-strike = Golpes
kind-enemy = Baralhos de Inimigos e de Presas
kind-objective = Objetivos
kind-location = Locais

# Como o nome de um componente fica na frase
shown-character = “{ $name }”
shown-strike = “{ $name }”
shown-enemy = “{ $name }”
shown-objective = “{ $name }”
shown-location = “{ $name }”
