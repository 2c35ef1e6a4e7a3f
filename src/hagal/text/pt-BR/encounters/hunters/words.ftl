# Legendary Encounters, Caçadores: tipos de componentes.

module-encounters-hunters = Caçadores
set-hunters = Caçadores

enc-who-woodland-intel = Inteligência Florestal
enc-who-woodland-strength = Força Florestal
enc-who-woodland-survival = Sobrevivência Florestal
enc-who-woodland-tech = Tecnologia Florestal
enc-who-urban-intel = Inteligência Urbana
enc-who-urban-strength = Força Urbana
enc-who-urban-survival = Sobrevivência Urbana
enc-who-urban-tech = Tecnologia Urbana

kind-gear = Equipamentos
kind-trap = Armadilhas
kind-test = Testes
kind-challenge = Desafios

# Como o nome de um componente fica na frase
shown-gear = “{ $name }”
shown-trap = “{ $name }”
shown-test = “{ $name }”
shown-challenge = “{ $name }”
