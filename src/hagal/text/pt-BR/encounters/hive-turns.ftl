# Legendary Encounters, Alien: opções, motivos, o que aconteceu.

enc-option-sergeant = Recrutar um Sargento
enc-option-pry = Enfrentar o Abraçador de Faces { $other-of }
enc-option-disarm-bomb = Desarmar a Autodestruição por { $n }

enc-why-no-sergeants = Não restam Sargentos.
enc-why-no-facehugger = Nenhum Abraçador de Faces está sobre { $other-the }.
enc-why-not-your-facehugger = O Abraçador de Faces { $other-of } só pode ser enfrentado por { $other-the } e, depois desse turno, pelo próximo jogador.
enc-why-not-armed = A Autodestruição não foi ativada.
enc-why-after = { $card } só pode ser enfrentado depois que você jogar uma carta de { $cls } neste turno.

event-enc-enemies-again-alien = Os Inimigos Mortos formam uma nova Colmeia. Quando ela também acabar, a partida estará perdida.
event-enc-all-turned-down-alien = Todas as cartas do Complexo são viradas para baixo.
event-enc-jumps = { $card } salta sobre { $seat-the }.
event-enc-pried = { $seat } enfrenta { $card } sobre { $other-the } com { $n } de Ataque.
event-enc-impregnated = { $card } cumpre sua tarefa sobre { $seat-the } e morre.
event-enc-spared = { $card } não golpeia { $seat-the }, que carrega algo dentro de si.
event-enc-burst = { $card } irrompe do peito { $seat-of }.
event-enc-armed = A Autodestruição foi ativada.
event-enc-exploded = A Autodestruição acontece.
event-enc-disarmed = { $seat } desarma a Autodestruição.
