# Runewars: heróis, missões, duelos, recompensas.

# Heróis
name-hero-silhouette = Silhueta
name-hero-ronan-of-the-wild = Ronan dos Ermos
name-hero-andira-runehand = Andira Mão-Rúnica
name-hero-vyrah-the-falconer = Vyrah, a Falcoeira
name-hero-runewitch-astarra = Astarra, a Bruxa Rúnica
name-hero-battlemage-jaes = Jaes, o Mago de Batalha
name-hero-grey-ker = Ker, o Cinzento
name-hero-steelhorns = Chifres-de-Aço
name-hero-mad-carthos = Carthos, o Louco
name-hero-red-scorpion = Escorpião Vermelho
name-hero-varikas-the-dead = Varikas, o Morto
name-hero-bogran-the-shadow = Bogran, a Sombra
rw-strength = força
rw-agility = agilidade
rw-wisdom = sabedoria
rw-good = bem
rw-neutral = neutro
rw-evil = mal
rw-describe-alignment = Alinhamento: { $alignment }
rw-describe-attributes = Força { $strength }, agilidade { $agility }, sabedoria { $wisdom }
rw-describe-health = Vida { $n }
rw-describe-fast = Rápido: anda três áreas com as ordens “Mobilizar” e “Conquistar”
rw-describe-flying = Voador: nenhuma fronteira detém este herói
rw-describe-far =
    { $n ->
        [one] Na fase de missões, este herói anda { $n } área a mais
       *[other] Na fase de missões, este herói anda { $n } áreas a mais
    }
rw-ability-ambusher = Na primeira rodada de um duelo que este herói inicia, só ele compra uma carta
rw-ability-battlemage = Num duelo, um ícone especial deste herói vale 2 de dano
rw-ability-charger = No início de um duelo, este herói pode sofrer 1 de dano para causar 2 ao inimigo
rw-ability-deathless = Depois de um duelo a que este herói sobrevive, remover todo o dano dele
rw-ability-deft = Em testes de agilidade, este herói compra 1 carta a mais
rw-ability-falcon = Depois de se mover na fase de missões, você pode olhar um marcador de runa numa área vizinha à deste herói
rw-ability-healer = Este herói pode se curar em qualquer área e então cura todos os seus heróis nela
rw-ability-mad = No início de um duelo que este herói inicia, o outro herói sofre 1 de dano
rw-ability-raider = No início de um duelo que este herói inicia numa área inimiga, comprar uma carta de destino: com destino de ouro, destruir uma unidade lá
rw-ability-wise = Em qualquer teste, este herói pode usar a sabedoria

# Recompensas
name-reward-timmorran-shard = Fragmento de Timmorran
name-reward-rage-blade = Lâmina da Fúria
name-reward-soulbiter = Mordealma
name-reward-emberlash = Açoite de Brasa
name-reward-viper-dagger = Adaga da Víbora
name-reward-scepter-of-the-ninth-star = Cetro da Nona Estrela
name-reward-lance-of-the-first-charge = Lança da Primeira Carga
name-reward-stormwood-bow = Arco da Mata Tormentosa
name-reward-runeplate = Armadura Rúnica
name-reward-ghost-armor = Armadura Fantasma
name-reward-mail-of-the-oathbound = Cota dos Juramentados
name-reward-thornback-hauberk = Cota de Espinhos
name-reward-bulwark-of-old-kings = Baluarte dos Reis Antigos
name-reward-dwarven-fire-bombs = Bombas Incendiárias Anãs
name-reward-flute-of-possession = Flauta da Possessão
name-reward-staff-of-light = Cajado da Luz
name-reward-ice-storm = Tempestade de Gelo
name-reward-rune-of-summoning = Runa da Convocação
name-reward-rune-of-teleportation = Runa do Teletransporte
name-reward-tactical-map = Mapa Tático
name-reward-cloak-of-deception = Manto do Engano
name-reward-amulet-of-shielding = Amuleto da Proteção
name-reward-far-seeing-glass = Luneta do Vidente
rw-trait-weapon = Arma: uma por duelo
rw-trait-armor = Armadura: uma por duelo
rw-use-turn = No seu turno: { $effects }
rw-use-duel = No início de um duelo: { $effects }
rw-use-special = Por um ícone especial num duelo: { $effects }
rw-use-guard = Quando este herói sofre dano num duelo: { $effects }
rw-reward-rune = receber uma runa de dragão
rw-discard-this = descartar esta carta
rw-reward-hit = causar { $n } de dano
rw-reward-hit-by =
    { $n ->
        [0] causar dano igual à { $attribute } deste herói
       *[1] causar dano igual à { $attribute } deste herói menos { $n }
    }
rw-reward-first-hit = causar { $first } de dano na primeira rodada, { $later } nas seguintes
rw-reward-pierce = o inimigo não pode evitar dano nesta rodada
rw-reward-drain = se o inimigo for derrotado nesta rodada, remover todo o dano deste herói
rw-reward-opening-shot = causar 1 de dano a um inimigo com menos agilidade
rw-reward-backfire = testar a agilidade: com destino vermelho, este herói sofre 1 de dano
rw-reward-ward = evitar { $n } de dano desta rodada
rw-reward-ward-once = uma vez por duelo, evitar { $n } de dano desta rodada
rw-reward-ward-all = evitar todo o dano desta rodada
rw-reward-ward-grey = se sua carta tem destino de prata, evitar todo o dano desta rodada
rw-reward-vanish = se este herói foi desafiado, o duelo não acontece
rw-reward-tactics =
    { $n ->
        [one] comprar { $n } carta de tática
       *[other] comprar { $n } cartas de tática
    }
rw-reward-see-runes =
    { $n ->
        [one] olhar todos os marcadores de runa a até { $n } área de distância
       *[other] olhar todos os marcadores de runa a até { $n } áreas de distância
    }
rw-reward-rouse = levantar todas as suas figuras em debandada na área deste herói
rw-reward-possess = levar todas as unidades neutras da área deste herói para uma área vizinha
rw-reward-ice-storm =
    { $n ->
        [one] debandar { $n } unidade inimiga numa área vizinha
       *[other] debandar { $n } unidades inimigas numa área vizinha
    }
rw-reward-summon =
    { $n ->
        [one] mover { $n } unidade sua de uma área para a área deste herói, se ela estiver vazia
       *[other] mover até { $n } unidades suas de uma área para a área deste herói, se ela estiver vazia
    }
rw-reward-teleport = mover este herói e quaisquer unidades suas com ele para uma área amiga

# Missões
name-quest-the-sunken-shrine = O Santuário Submerso
name-quest-the-giant-of-the-pass = O Gigante do Desfiladeiro
name-quest-the-thieves-stair = A Escada dos Ladrões
name-quest-the-frost-tower = A Torre Gélida
name-quest-the-bazaar = O Bazar
name-quest-hounds-in-the-mill = Cães no Moinho
name-quest-the-stone-that-sings = A Pedra que Canta
name-quest-the-charcoal-burners = Os Carvoeiros
name-quest-to-the-edge-of-the-world = Até o Fim do Mundo
name-quest-voices-under-the-lake = Vozes sob o Lago
name-quest-the-broken-dam = A Represa Rompida
name-quest-the-eagles-ledge = A Saliência da Águia
name-quest-the-nest-on-the-crag = O Ninho no Penhasco
name-quest-foreign-library = Biblioteca Estrangeira
name-quest-the-old-wyrm = O Velho Dragão
name-quest-the-ferrymans-riddle = O Enigma do Barqueiro
name-quest-forward-scouting = Reconhecimento Avançado
name-quest-the-collapsed-mine = A Mina Desabada
name-quest-the-hunter-hunted = O Caçador Caçado
name-quest-the-gathering-storm = A Tempestade que Chega
name-quest-the-toll-bridge = A Ponte do Pedágio
name-quest-the-barrow-gate = O Portão do Túmulo
name-quest-secrets-and-lies = Segredos e Mentiras
name-quest-a-champion-is-called = Chamado ao Campeão
rw-describe-setup = Missão de preparação: traz a peça do mapa { $n }
rw-describe-where = Em { $areas-or }
rw-describe-anywhere = Em qualquer lugar
rw-describe-test = Teste de { $attribute }
rw-describe-gold = Ouro: { $effects }
rw-describe-grey = Prata: { $effects }
rw-describe-red = Vermelho: { $effects }
rw-describe-foes = Duelo: { $unit } ({ $n })
rw-describe-foes-won = Se todos forem derrotados, receber uma recompensa
rw-quest-success = receber uma recompensa
rw-quest-abandon = descartar esta missão
rw-quest-wound = o herói sofre { $n } de dano
rw-quest-favor = ganhar { $n } de influência
rw-quest-lesson = treinar um atributo do herói em 1
fact-alignment = alinhamento
fact-attributes = atributos
fact-trait = tipo
fact-areas = áreas

rw-ask-keep-hero = Qual herói fica com você? Os outros voltam ao baralho.
rw-ask-place-hero = A qual das suas fortalezas chega { $hero }?
rw-ask-hero-limit = Você tem mais de três heróis: quem deserta?
rw-ask-share = Quem fica com esta recompensa em { $area }?
rw-ask-quest-turn = Fase de missões: qual dos seus heróis age, e como?
rw-ask-hero-steps =
    { $n ->
        [one] Aonde vai { $hero }? Mais { $n } área.
       *[other] Aonde vai { $hero }? Mais { $n } áreas.
    }
rw-ask-train = Qual atributo { $hero } treina?
rw-ask-deed = { $hero } em { $area }: um duelo, uma missão ou nada?
rw-ask-falcon = Qual marcador de runa { $hero } olha?
rw-ask-test-by = { $card }: qual atributo é testado?
rw-ask-test-result = { $card }: qual das cartas compradas vale?
rw-ask-duel-start = Começa o duelo de { $hero }. Usar alguma coisa?
rw-ask-duel-special = Rodada { $n }: para que { $hero } usa o ícone especial?
rw-ask-duel-guard = { $hero } vai sofrer { $n } de dano. Evitar?
rw-ask-raid = Incursão: qual unidade em { $area } é destruída?
rw-ask-possess = Flauta da Possessão: para onde vão as unidades neutras?
rw-ask-ice-storm = Sobre qual área cai a Tempestade de Gelo?
rw-ask-freeze =
    { $n ->
        [1] { $area }: qual unidade debanda?
       *[2] { $area }: qual unidade debanda? Faltam { $n }.
    }
rw-ask-summon-from = De qual área você convoca unidades?
rw-ask-summon = Qual unidade você convoca? Até mais { $n }.
rw-ask-teleport = Para qual das suas áreas você se teletransporta?
rw-ask-take-along = Quantas unidades de { $area } vão junto?

# Opções
rw-option-keep = Ficar com { $hero }
rw-option-station = Na fortaleza de { $area }
rw-option-desert = { $hero } deserta
rw-option-use = Usar a recompensa { $card }
rw-option-exchange-rewards = Trocar recompensas em { $area }
rw-option-bear = { $hero } fica com a recompensa { $card }
rw-option-pick-up = { $hero } pega o que { $fallen } deixou
rw-option-hero-move = { $hero }: mover
rw-option-hero-heal = { $hero }: curar
rw-option-hero-train = { $hero }: treinar
rw-option-go = Ir para { $area }
rw-option-stop-here = Parar aqui
rw-option-look = Olhar os marcadores de { $area }
rw-option-neither = Nem duelo nem missão
rw-option-duel = Desafiar para um duelo: { $hero }
rw-option-quest = Tentar a missão { $card }
rw-option-test = Testar { $attribute }
rw-option-destiny = Ficar com o destino: { $destiny }
rw-option-train = Treinar { $attribute } +{ $n }
rw-option-train-both = Treinar { $attribute } +1, { $another } +1
rw-option-duel-strike = Golpe: { $n } de dano
rw-option-charge = Investida: sofrer 1 de dano, causar 2
rw-option-lead = Levar para { $area }
rw-option-freeze = Tempestade sobre { $area }
rw-option-rout-unit = Debandar: { $unit }
rw-option-summon-from = Convocar de { $area }
rw-option-summon = Convocar: { $unit }
rw-option-enough = Mais ninguém
rw-option-teleport = Teletransportar-se para { $area }
rw-option-take-units = Levar junto: { $unit } ({ $n })

# Por que não
rw-why-acted = { $hero } já agiu nesta fase de missões.
rw-why-steps = { $hero } já foi tão longe quanto podia.
rw-why-routed = Este herói está em debandada e não pode se mover: { $hero }.
rw-why-trained = { $hero } não tem mais o que aprender.
rw-why-unhurt = { $hero } não tem dano.
rw-why-unfriendly = { $hero } só pode se curar numa área amiga.
rw-why-elsewhere = A missão { $card } não pode ser tentada onde { $hero } está.

event-rw-enlist = { $seat }: { $hero } chega a { $area }.
event-rw-desert = { $seat }: { $hero } deserta.
event-rw-defeated = { $hero } sofre uma derrota e sai da partida.
event-rw-heal = { $hero } se recupera de todo o dano.
event-rw-mend = { $hero } se recupera de { $n } de dano.
event-rw-wound = { $hero } sofre { $n } de dano.
event-rw-wound-foe = { $unit } sofre { $n } de dano.
event-rw-train = { $hero } treina: { $attribute } +{ $n }.
event-rw-reward = { $hero } recebe a recompensa { $card }.
event-rw-reward-hidden = { $hero } recebe uma recompensa.
event-rw-discard-reward = { $seat } descarta a recompensa { $card }.
event-rw-use-reward = { $seat } usa a recompensa { $card }.
event-rw-pick-up =
    { $n ->
        [one] { $hero } pega { $n } recompensa que estava aqui.
       *[other] { $hero } pega { $n } recompensas que estavam aqui.
    }
event-rw-exchange = { $seat }: os heróis trocam recompensas em { $area }.
event-rw-looks = { $seat } olha o que está virado para baixo em { $area }.
event-rw-quest-phase = Começa a fase de missões.
event-rw-quest = { $hero } tenta a missão { $card }.
event-rw-test = { $hero } testa { $attribute }: { $cards }.
event-rw-test-destiny = { $hero }: o destino é { $destiny }.
event-rw-quest-won = { $seat } completa a missão { $card }.
event-rw-quest-lost = { $seat } fracassa na missão { $card }.
event-rw-duel = { $hero } desafia { $enemy } ({ $other }).
event-rw-duel-quest = { $hero } trava um duelo: { $unit } ({ $n }).
event-rw-duel-card = Rodada { $n }: { $hero } compra a { $fate }.
event-rw-duel-foe = Rodada { $n }: { $unit } compra a { $fate }.
event-rw-spoils =
    { $n ->
        [one] { $hero } ganha { $n } recompensa.
       *[other] { $hero } ganha { $n } recompensas.
    }
event-rw-raid = { $hero } compra a { $fate } para uma incursão.
event-rw-rouse = { $seat }: as figuras em debandada em { $area } se levantam.
event-rw-led-away = Unidades neutras ({ $n }) vão de { $area } para { $there }.
event-rw-frozen = { $unit } em { $area }: a unidade debanda.
event-rw-summoned = { $unit } surge em { $area }.
event-rw-teleported = { $unit } ({ $n }) surge em { $area }.
event-rw-reshuffle-rewards = As recompensas descartadas formam um novo baralho.
setting-runewars-dropped-rewards = Um herói pega as recompensas dos caídos
setting-runewars-dropped-rewards-turn = no turno do seu jogador
setting-runewars-dropped-rewards-entering = também ao entrar na fase de missões
setting-runewars-quest-foes = Missões de duelo contra unidades que estão todas em jogo
setting-runewars-quest-foes-always = são travadas mesmo assim
setting-runewars-quest-foes-supply = não podem ser tentadas
