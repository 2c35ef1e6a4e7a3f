# O que não combina na preparação de uma partida, e por quê.

enc-why-only-with = Só com { $modes-or }.
enc-both-modes = { $modes } juntos
enc-why-two-each =
    { $n ->
        [one] Há { $n } Predador: não dá para dar dois a cada um.
       *[other] Há { $n } Predadores: não dá para dar dois a cada um.
    }
enc-why-predators = Aqui só Predadores caçam.
enc-why-hunt-film = Predadores caçam Aliens nos filmes de Alien.
enc-why-not-in-hunt = Não significa nada quando Predadores caçam Aliens.
enc-why-mixed-drones = Numa mistura, Sangue Novo e Drones são definidos juntos.
enc-why-mixed-complex = Numa mistura, os inimigos no começo são definidos juntos, qualquer que seja o tapete.
