# A própria plataforma: motivos e palavras gerais.
hidden-card = uma carta oculta
why-over = A partida acabou.
why-not-asked = { $seat } não tem nada a decidir agora.
why-unknown-key = “{ $key }” não está entre as opções agora. As opções são: { $keys }.
why-no-undo = Não há nada a desfazer: depois da última escolha alguém descobriu algo novo.
ask-aside = Você pode agir agora.
ask-any = Escolha.
option-nothing = Nada

# Lugares à mesa
player-name = jogador { $n }
    .of = do jogador { $n }
    .with = com o jogador { $n }
    .the = o jogador { $n }
player-called = { $name }
    .of = de { $name }
    .with = com { $name }
    .the = { $name }
player-none = a mesa
    .of = da mesa
    .with = com a mesa
    .the = a mesa

# Listas
list-none = nada

# Vizinhos que dividem um verbo
gained = ganhar { $what }
drawn = comprar { $what }
