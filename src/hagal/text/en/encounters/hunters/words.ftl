# Legendary Encounters, Hunters: kinds of components.

module-encounters-hunters = Hunters
set-hunters = Hunters

enc-who-woodland-intel = Woodland Intel
enc-who-woodland-strength = Woodland Strength
enc-who-woodland-survival = Woodland Survival
enc-who-woodland-tech = Woodland Tech
enc-who-urban-intel = Urban Intel
enc-who-urban-strength = Urban Strength
enc-who-urban-survival = Urban Survival
enc-who-urban-tech = Urban Tech

kind-gear = Gear
kind-trap = Traps
kind-test = Tests
kind-challenge = Challenges

# How a component's name stands in a sentence
shown-gear = { $name }
shown-trap = { $name }
shown-test = { $name }
shown-challenge = { $name }
