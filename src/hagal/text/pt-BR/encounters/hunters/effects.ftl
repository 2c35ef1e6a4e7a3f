# Legendary Encounters, Caçadores: o que as cartas fazem.

# Ganhos do turno
enc-heal-points = ganhar { $n } de Cura
    .gained = { $n } de Cura
enc-restore-points = ganhar { $n } de Restauração
    .gained = { $n } de Restauração
enc-allow-duel = ganhar um Duelo
    .gained = um Duelo
    .more = ganhar mais um Duelo
enc-guard = ter { $n } de Armadura a mais até o seu próximo turno
enc-recruit-per = ganhar { $n } de Recrutamento { $count }
enc-weaken-hunters = reduzir em { $n } a saúde de cada Presa que você enfrentar neste turno
enc-bounty-hunters =
    { $n ->
        [one] sempre que matar uma Presa neste turno, comprar uma carta
       *[other] sempre que matar uma Presa neste turno, comprar { $n } cartas
    }

# Cartas
enc-gain-instinct = ganhar um Instinto Assassino na mão
enc-raid = revelar as 2 cartas do topo do Arsenal, ganhar uma que custe { $n } ou menos, se quiser, e colocar as demais no fundo
enc-kill-hq-hunters =
    { $n ->
        [one] retirar do jogo a carta mais à esquerda do QG
       *[other] retirar do jogo as { $n } cartas mais à esquerda do QG
    }

# Troféus e Armadilhas
enc-enshrine = colocar esta carta na sua Sala de Troféus
enc-strip = tirar um Equipamento de uma Presa virada para cima e colocá-lo na sua Sala de Troféus
enc-disarm-trap = colocar na sua Sala de Troféus, de graça, uma Armadilha que está diante de você
enc-draw-trap = comprar uma Armadilha e colocá-la diante de você
enc-return-to-deck = embaralhar esta carta de volta no baralho de Presas, a menos que você tenha outra Presa Digna na sua Sala de Troféus

# Presas
enc-stalk = olhar a carta do topo do baralho de Presas e deixá-la ali ou colocá-la no fundo
enc-turn-up-prey =
    { $n ->
        [one] revelar mais uma carta do baralho de Presas
       *[other] revelar mais { $n } cartas do baralho de Presas
    }
enc-gear-up-now = Equipar: o Equipamento do topo vai para a Presa mais próxima do baralho de Presas
enc-disarming = Desarme: cada jogador descarta 2 cartas ao acaso
enc-arrest = Prisão: colocar esta carta sobre outra Presa, que não faz nada enquanto estiver embaixo dela
enc-defeat-hunters = matar uma Presa virada para cima com { $n } de saúde ou menos, exceto a Presa Suprema
enc-move-back-hunters =
    { $n ->
        [one] recuar uma Presa virada para cima { $n } espaço, para longe da Zona de Combate, se ele estiver livre
       *[other] recuar uma Presa virada para cima { $n } espaços, para longe da Zona de Combate, até onde estiverem livres
    }
enc-add-enemies-hunters =
    { $n ->
        [one] colocar nos Ermos uma carta do baralho de Presas virada para baixo
       *[other] colocar nos Ermos { $n } cartas do baralho de Presas viradas para baixo
    }

# O que só pacotes de conteúdo fazem
enc-shield-hunters = as Presas não golpeiam você na fase de Golpe deste turno
enc-recruit-to-top-hunters = cada carta que você recrutar neste turno pode ir para o topo do seu baralho
enc-kill-character-hunters = remover do jogo uma das suas cartas
enc-may-kill-character-hunters = você pode remover do jogo uma das suas cartas
    .button = remover do jogo uma das suas cartas
enc-dodge-killing-hunters = remover do jogo uma carta sua que custe { $n } ou mais para cancelar este Golpe
enc-gain-free-hunters = ganhar uma carta do QG que custe { $n } ou menos
enc-gain-officer-hunters = ganhar um Instinto Assassino
enc-gain-officer-hand-hunters = ganhar um Instinto Assassino na mão
enc-gain-officer-top-hunters = ganhar um Instinto Assassino no topo do baralho
enc-add-enemies-per-hunters = colocar nos Ermos uma carta do baralho de Presas virada para baixo { $count }
enc-add-enemy-at-hunters = colocar a carta do topo do baralho de Presas virada para baixo { $space-at }

# Vários efeitos
enc-activate = Ativar: { $effects }
enc-rivals = cada um dos outros Predadores: { $effects }
    .rather = cada um dos outros Predadores { $effects-does }
    .ask = que cada um dos outros Predadores faça isto: { $effects }

# Habilidades contínuas
enc-no-healing = você não pode gastar Cura
enc-no-restoring = você não pode gastar Restauração
enc-no-dueling = você não pode Duelar
enc-less-armor = a sua Armadura é { $n } menor
enc-more-duel-strikes =
    { $n ->
        [one] num Duelo contra você, você compra um Golpe a mais
       *[other] num Duelo contra você, você compra { $n } Golpes a mais
    }
enc-prey-tougher = as Presas que você enfrenta têm { $n } de saúde a mais
enc-wilds-tougher = as Presas nos Ermos têm { $n } de saúde a mais
enc-pack-weakens =
    com dois, três, quatro ou cinco Predadores vivos, a Presa Suprema tem { $two }, { $three }, { $four } ou { $five } de saúde a menos
enc-all-tougher-hunters = cada Presa na Zona de Combate tem { $n } de saúde a mais
enc-characters-dearer-hunters = as cartas do QG custam { $n } a mais
enc-loses-at-turn =
    { $n ->
        [one] no começo do seu turno, você descarta uma carta ao acaso
       *[other] no começo do seu turno, você descarta { $n } cartas ao acaso
    }
enc-kill-hurts = quando mata uma Presa, você compra um Golpe
enc-kill-discards = quando mata uma Presa, você descarta a carta do topo do seu baralho

# O que os Testes pedem
enc-did-killed =
    { $n ->
        [one] matar uma Presa
       *[other] matar { $n } Presas
    }
enc-did-evaded =
    { $n ->
        [one] evitar um Perigo
       *[other] evitar { $n } Perigos
    }
enc-did-removed =
    { $n ->
        [one] remover uma Armadilha
       *[other] remover { $n } Armadilhas
    }
enc-did-healed =
    { $n ->
        [one] curar um Golpe
       *[other] curar { $n } Golpes
    }
enc-did-restored =
    { $n ->
        [one] livrar-se de um Golpe com Desonra
       *[other] livrar-se de { $n } Golpes com Desonra
    }
enc-did-dueled =
    { $n ->
        [one] travar um Duelo
       *[other] travar { $n } Duelos
    }
enc-did-played =
    { $n ->
        [one] jogar uma carta
       *[other] jogar { $n } cartas
    }
enc-did-recruited =
    { $n ->
        [one] recrutar uma carta
       *[other] recrutar { $n } cartas
    }
enc-did-avoided =
    { $n ->
        [one] evitar um Golpe
       *[other] evitar { $n } Golpes
    }
enc-did-not-killed = não matar nenhuma Presa
enc-did-not-evaded = não evitar nenhum Perigo
enc-did-not-removed = não remover nenhuma Armadilha
enc-did-not-healed = não curar nenhum Golpe
enc-did-not-restored = não se livrar de nenhum Golpe com Desonra
enc-did-not-dueled = não travar nenhum Duelo
enc-did-not-played = não jogar nenhuma carta
enc-did-not-recruited = não recrutar nenhuma carta
enc-did-not-avoided = não evitar nenhum Golpe
enc-both = { $a } e { $b }
enc-killed-strong = matar uma Presa com { $n } ou mais de saúde impressa
enc-killed-worthy = matar uma Presa Digna
enc-played-classes =
    { $n ->
        [one] jogar cartas de { $n } classe
       *[other] jogar cartas de { $n } classes diferentes
    }
enc-played-alike =
    { $n ->
        [one] jogar { $n } carta de uma mesma classe
       *[other] jogar { $n } cartas de uma mesma classe
    }
enc-recruited-dear = recrutar uma carta que custe { $n } ou mais
enc-has-attack = ter { $n } de Ataque sem gastar
enc-has-recruit = ter { $n } de Recrutamento sem gastar
enc-unhurt = não ter nenhum Golpe junto ao seu Avatar quando houver Presas na Zona de Combate
enc-hand-left =
    { $n ->
        [one] ficar com uma carta na mão sem jogar
       *[other] ficar com { $n } cartas na mão sem jogar
    }
enc-fewest-trophies = matar uma Presa quando nenhum outro jogador tiver menos troféus que você

# Quanto vale um Desafio
enc-award-per =
    { $per ->
        [one] { $n } de Honra { $count }, no máximo { $most }
       *[other] { $n } de Honra a cada { $per } { $count-plural }, no máximo { $most }
    }
enc-award-least = { $n } de Honra se você tiver { $least } ou mais { $count-plural }
enc-award-most =
    { $most ->
        [0] { $n } de Honra se você estiver vivo sem { $count-plural }
       *[1] { $n } de Honra se você estiver vivo e não tiver mais que { $most } { $count-plural }
    }
enc-award-more = { $n } de Honra se nenhum outro jogador tiver mais { $count-plural } que você e você tiver pelo menos 1 (sozinho: pelo menos 3)

# O que se conta
enc-count-trophies = para cada troféu seu
    .plural = troféus
enc-count-prey = para cada Presa na sua Sala de Troféus
    .plural = Presas na Sala de Troféus
enc-count-worthy = para cada Presa Digna na sua Sala de Troféus
    .plural = Presas Dignas na Sala de Troféus
enc-count-gear = para cada Equipamento na sua Sala de Troféus
    .plural = Equipamentos na Sala de Troféus
enc-count-hazards = para cada Perigo na sua Sala de Troféus
    .plural = Perigos na Sala de Troféus
enc-count-traps = para cada Armadilha na sua Sala de Troféus
    .plural = Armadilhas na Sala de Troféus
enc-count-tests = para cada Teste na sua Sala de Troféus
    .plural = Testes na Sala de Troféus
enc-count-slain = para cada Predador que você matou em Duelo
    .plural = Predadores mortos em Duelo
enc-count-predators = para cada Predador vivo
    .plural = Predadores vivos
enc-count-front = para cada Armadilha diante de você
    .plural = Armadilhas diante de você
enc-count-dishonor = para cada ponto de Desonra junto ao seu Avatar
    .plural = pontos de Desonra junto ao seu Avatar
enc-count-armory = para cada carta sua do Arsenal, contando os Testes
    .plural = cartas do Arsenal, contando os Testes
enc-count-armory-of = para cada carta sua de { $cls } do Arsenal
    .plural = cartas de { $cls } do Arsenal
enc-count-instincts = para cada Instinto Assassino seu
    .plural = cartas de Instinto Assassino
enc-count-starters = para cada carta inicial sua
    .plural = cartas iniciais
enc-count-strikes = para cada Golpe junto ao seu Avatar
    .plural = Golpes junto ao seu Avatar

# O texto de um componente
enc-describe-deck-officer-hunters = Instinto Assassino
enc-describe-rarity-common-hunters = Arsenal, { $who }, comum
enc-describe-rarity-uncommon-hunters = Arsenal, { $who }, incomum
enc-describe-rarity-rare-hunters = Arsenal, { $who }, rara
enc-describe-defense-hunters = Armadura: { $n }
enc-describe-own-honor = Honra: { $n } se você estiver vivo no fim; senão, para quem matou você em Duelo
enc-describe-initiative = Iniciativa: { $n }
enc-describe-honor = Honra: { $n }
enc-describe-dishonor = Desonra: { $n }
enc-describe-enemy-hunters = Presa
enc-describe-worthy = Presa Digna
enc-describe-final-enemy-hunters = Presa Suprema (também é Digna): a morte dela encerra a partida
enc-describe-hazard-hunters = Perigo: não pode ser enfrentado; na Zona de Combate é descartado, e o jogador ativo compra uma Armadilha
enc-describe-gear-up = Equipar: descarte; o Equipamento do topo vai para a Presa mais próxima do baralho de Presas
enc-describe-avoid-price = Para evitá-lo nos Ermos: { $n } de Recrutamento
enc-describe-lethal = Letal: quem comprar dano por causa dela morre
enc-describe-escape = Fuga: descartada ao entrar na Zona de Combate
enc-describe-gear = Equipamento: vira troféu junto com a Presa
enc-describe-gear-health = Saúde da Presa: { $n } a mais
enc-describe-trap = Armadilha
enc-describe-remove-price = Para removê-la: { $n } de Recrutamento
enc-describe-drawn = Ao comprá-la: { $effects }
enc-describe-front = Enquanto estiver diante de você: { $ability }
enc-describe-shared = Qualquer jogador pode removê-la
enc-describe-rivalry = Fica de fora quando os Predadores jogam juntos
enc-describe-test = Num só turno seu: { $condition }
enc-describe-late = Conta no fim do turno
enc-describe-challenge = No fim da partida: { $award }
fact-armor = a Armadura
fact-honor = a Honra
fact-dishonor = a Desonra
fact-price-hunters = o preço
