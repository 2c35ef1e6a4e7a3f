# Legendary Encounters, Alien: opções, motivos, o que aconteceu.

ask-enc-captive-action = Sua fase de Ação, com o seu Avatar preso: { $attack } de Ataque, { $recruit } de Recrutamento
ask-enc-emplace = Em que sala fica { $card }?
ask-enc-pass-to = Em qual descarte você coloca o Perigo?
ask-enc-show-for-all =
    { $n ->
        [one] { $n } classe ainda não foi mostrada. Mostrar uma carta?
       *[other] { $n } classes ainda não foram mostradas. Mostrar uma carta?
    }

enc-option-sergeant = Recrutar um Sargento
enc-option-pry = Enfrentar o Abraçador de Faces { $other-of }
enc-option-disarm-bomb = Desarmar a Autodestruição por { $n }
enc-option-ransom = Libertar e ganhar { $card }
enc-option-free = Libertar o Avatar { $other-of } por { $n }
enc-option-place = Colocar { $space-at }
enc-option-give = Para { $other-the }
enc-option-show-no-more = Não mostrar mais

enc-why-no-sergeants = Não restam Sargentos.
enc-why-no-facehugger = Nenhum Abraçador de Faces está sobre { $other-the }.
enc-why-not-your-facehugger = Só { $other-the } pode enfrentar esse Abraçador de Faces; depois desse turno, também o próximo jogador.
enc-why-not-armed = A Autodestruição não foi ativada.
enc-why-after = { $card } só pode ser enfrentado depois que você jogar uma carta de { $cls } neste turno.
enc-why-captive = Seu Avatar está preso: você não pode enfrentar inimigos, vasculhar nem ganhar personagens.
enc-why-not-captive = O Avatar { $other-of } não está preso.
enc-why-nothing-to-do = Isso não faria nada agora.

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
event-enc-power-cut = A energia caiu: as cartas do Complexo são misturadas e ficam viradas para baixo.
event-enc-wounded = { $card } leva um ferimento e perde o Evento sobre si.
event-enc-on-beast = Um Evento vai para cima de { $card }: será preciso ferir mais uma vez.
event-enc-no-help = O terceiro Perigo do Local { $location } aparece no Quartel e acontece de novo.
event-enc-captive = { $card } vai para Operações como prisioneiro.
event-enc-failed-clone = { $card } está na Zona de Combate como Clone Fracassado.
event-enc-shows-hand = { $seat } mostra a mão: { $cards }.
event-enc-cocooned = O Avatar { $seat-of } está preso.
event-enc-freed = { $seat } liberta o Avatar { $other-of }.
event-enc-given = { $seat } coloca { $card } no descarte { $other-of }.
event-enc-saved = { $seat } salva { $card }.
event-enc-brother-dead = { $card } aparece sem vida.

# Quando Predadores caçam Aliens
enc-why-not-your-facehugger-hunters = Só { $other-the } pode enfrentar esse Abraçador de Faces.
event-enc-no-help-hunters = O terceiro Perigo do Local { $location } aparece no Arsenal e acontece de novo.
enc-option-use-duel = Usar um Duelo para poder enfrentar Ash neste turno
enc-why-nobody-barred = Não há inimigo virado para cima que um Duelo permita enfrentar.
event-enc-hive-shows = { $card } sai da Colmeia.
event-enc-drones-again = A Colmeia acabou: os Drones não usados formam a nova.
event-enc-gives-back = { $seat } devolve um troféu: { $card }.
event-enc-gives-back-hidden = { $seat } devolve um troféu.
event-enc-escaped-alien = Não restam Drones: a Colmeia está vazia, e a caçada terminou.

# No tapete de Alien: salas, não espaços
ask-enc-move-back-alien =
    { $n ->
        [one] Quem recua { $n } sala?
       *[other] Quem recua { $n } salas?
    }
ask-enc-stalked-alien = Você viu a carta do topo da Colmeia. Para onde ela vai?
enc-why-not-clear-alien = Há uma carta { $space-at }: a sala não está livre.
event-enc-to-bottom-alien = { $seat } coloca a carta do topo da Colmeia no fundo.

# No tapete de Predador: espaços, e os Ermos
ask-enc-emplace-predator = Em que espaço fica { $card }?
event-enc-power-cut-predator = A energia caiu: as cartas dos Ermos são misturadas e ficam viradas para baixo.
