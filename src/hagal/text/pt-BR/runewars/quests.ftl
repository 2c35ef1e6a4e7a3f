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
rw-describe-fast = Rápido: anda três áreas com Mobilizar e Conquistar
rw-describe-flying = Voador: nenhuma fronteira detém este herói
rw-describe-far =
    { $n ->
        [one] Na fase de missões, este herói anda { $n } área a mais
       *[other] Na fase de missões, este herói anda { $n } áreas a mais
    }
rw-ability-ambusher = Na primeira rodada de um duelo que este herói inicia, só ele compra uma carta
rw-ability-battlemage = Num duelo, um ícone especial deste herói vale 2 de dano
rw-ability-charger = No início de um duelo, este herói pode sofrer 1 de dano para causar 2 ao inimigo
rw-ability-deathless = Depois de um duelo a que este herói sobrevive, remova todo o dano dele
rw-ability-deft = Em testes de agilidade, este herói compra 1 carta a mais
rw-ability-falcon = Depois de mover-se na fase de missões, você pode olhar um marcador de runa numa área vizinha à deste herói
rw-ability-healer = Este herói pode curar-se em qualquer área, e cura então todos os seus heróis que estão nela
rw-ability-mad = No início de um duelo que este herói inicia, o outro herói sofre 1 de dano
rw-ability-raider = No início de um duelo que este herói inicia numa área inimiga, compre uma carta de destino: com destino de ouro, destrua uma unidade lá
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
rw-reward-rune = receba uma runa de dragão
rw-discard-this = descarte esta carta
rw-reward-hit = { $n } de dano
rw-reward-hit-by =
    { $n ->
        [0] dano igual ao atributo deste herói: { $attribute }
       *[other] dano igual ao atributo deste herói, menos { $n }: { $attribute }
    }
rw-reward-first-hit = { $first } de dano na primeira rodada, { $later } depois
rw-reward-pierce = o inimigo não pode evitar nada nesta rodada
rw-reward-drain = se o inimigo for derrotado nesta rodada, remova todo o dano deste herói
rw-reward-opening-shot = 1 de dano a um inimigo com menos agilidade
rw-reward-backfire = teste a agilidade: com destino vermelho, este herói sofre 1 de dano
rw-reward-ward = evite { $n } de dano desta rodada
rw-reward-ward-once = uma vez por duelo, evite { $n } de dano desta rodada
rw-reward-ward-all = evite todo o dano desta rodada
rw-reward-ward-grey = se sua carta tem destino de prata, evite todo o dano desta rodada
rw-reward-vanish = se este herói foi desafiado, o duelo não acontece
rw-reward-tactics =
    { $n ->
        [one] compre { $n } tática
       *[other] compre { $n } táticas
    }
rw-reward-see-runes =
    { $n ->
        [one] olhe todos os marcadores de runa a até { $n } área de distância
       *[other] olhe todos os marcadores de runa a até { $n } áreas de distância
    }
rw-reward-rouse = todas as suas figuras debandadas na área deste herói se levantam
rw-reward-possess = todas as unidades neutras na área deste herói vão para uma área vizinha
rw-reward-ice-storm =
    { $n ->
        [one] debande { $n } unidade inimiga numa área vizinha a este herói
       *[other] debande { $n } unidades inimigas numa área vizinha a este herói
    }
rw-reward-summon =
    { $n ->
        [one] mova { $n } unidade sua de uma área para a área deste herói, se ela estiver vazia
       *[other] mova até { $n } unidades suas de uma área para a área deste herói, se ela estiver vazia
    }
rw-reward-teleport = este herói, e quaisquer unidades suas com ele, vão para uma área amiga

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
rw-describe-setup = Missão de preparação: traz a peça de mapa { $n }
rw-describe-where = Em { $areas-or }
rw-describe-anywhere = Em qualquer lugar
rw-describe-test = Teste de { $attribute }
rw-describe-gold = Ouro: { $effects }
rw-describe-grey = Prata: { $effects }
rw-describe-red = Vermelho: { $effects }
rw-describe-foes = Duelo: { $unit } ({ $n })
rw-describe-foes-won = Se todos forem derrotados, receba uma recompensa
rw-quest-success = receba uma recompensa
rw-quest-abandon = descarte esta missão
rw-quest-wound = o herói sofre { $n } de dano
rw-quest-favor = ganhe { $n } de influência
rw-quest-lesson = treine um atributo do herói em 1
fact-alignment = alinhamento
fact-attributes = atributos
fact-trait = tipo
fact-areas = áreas
setting-runewars-dropped_rewards = Um herói pega as recompensas dos caídos
setting-runewars-dropped_rewards-turn = no turno do seu jogador
setting-runewars-dropped_rewards-entering = também ao entrar na fase de missões
setting-runewars-quest_foes = Missões de duelo contra unidades que estão todas em jogo
setting-runewars-quest_foes-always = são travadas mesmo assim
setting-runewars-quest_foes-supply = não podem ser tentadas

# Perguntas
rw-ask-keep-hero = Que herói fica com você? Os outros voltam ao baralho.
rw-ask-place-hero = A qual das suas fortalezas chega { $hero }?
rw-ask-hero-limit = Você tem mais de três heróis: quem deserta?
rw-ask-share = Quem fica com esta recompensa em { $area }?
rw-ask-quest-turn = Fase de missões: qual dos seus heróis age, e como?
rw-ask-hero-steps =
    { $n ->
        [one] Aonde vai { $hero }? Mais { $n } área.
       *[other] Aonde vai { $hero }? Mais { $n } áreas.
    }
rw-ask-train = O que { $hero } treina?
rw-ask-deed = O que { $hero } faz em { $area }?
rw-ask-falcon = Que marcador de runa { $hero } olha?
rw-ask-test-by = { $card }: que atributo é testado?
rw-ask-test-result = { $card }: qual das cartas compradas vale?
rw-ask-duel-start = Começa o duelo de { $hero }: você usa alguma coisa?
rw-ask-duel-special = Rodada { $n }: para que { $hero } usa o ícone especial?
rw-ask-duel-guard = { $hero } vai sofrer { $n } de dano: você evita algum?
rw-ask-raid = Que unidade em { $area } é destruída?
rw-ask-possess = Para onde vão as unidades neutras?
rw-ask-ice-storm = Sobre que área cai a tempestade?
rw-ask-freeze =
    { $n ->
        [one] { $area }: que unidade debanda?
       *[other] { $area }: que unidades debandam? Mais { $n }.
    }
rw-ask-summon-from = De que área vêm as unidades?
rw-ask-summon =
    { $n ->
        [one] Que unidade vem? Mais { $n }.
       *[other] Que unidades vêm? Até mais { $n }.
    }
rw-ask-teleport = Para qual das suas áreas?
rw-ask-take-along = Quantas vêm junto de { $area }?

# Opções
rw-option-keep = Ficar com { $hero }
rw-option-station = { $area }
rw-option-desert = { $hero } deserta
rw-option-use = Usar { $card }
rw-option-exchange-rewards = Trocar recompensas em { $area }
rw-option-bear = { $hero } fica com { $card }
rw-option-pick-up = { $hero } pega o que { $fallen } deixou
rw-option-hero-move = { $hero }: mover
rw-option-hero-heal = { $hero }: curar
rw-option-hero-train = { $hero }: treinar
rw-option-go = Para { $area }
rw-option-stop-here = Parar aqui
rw-option-look = Olhar { $area }
rw-option-neither = Nem duelo nem missão
rw-option-duel = Duelar com { $hero }
rw-option-quest = Tentar { $card }
rw-option-test = Testar { $attribute }
rw-option-destiny = Destino: { $destiny }
rw-option-train = { $attribute } +{ $n }
rw-option-train-both = { $attribute } +1, { $another } +1
rw-option-duel-strike = Golpe: { $n } de dano
rw-option-charge = Investida: sofrer 1 de dano, causar 2
rw-option-lead = Para { $area }
rw-option-freeze = { $area }
rw-option-rout-unit = { $unit }
rw-option-summon-from = De { $area }
rw-option-summon = { $unit }
rw-option-enough = Mais ninguém
rw-option-teleport = Para { $area }
rw-option-take-units = { $unit }: { $n }

# Por que não
rw-why-acted = { $hero } já agiu nesta fase de missões.
rw-why-routed = Este herói está debandado e não pode se mover: { $hero }.
rw-why-trained = { $hero } não tem mais o que aprender.
rw-why-unhurt = { $hero } não tem dano.
rw-why-unfriendly = { $hero } só pode curar-se numa área amiga.
rw-why-elsewhere = { $card } não pode ser tentada onde { $hero } está.

# O que aconteceu
event-rw-enlist = { $hero } se junta a { $seat } em { $area }.
event-rw-desert = { $seat }: { $hero } deserta.
event-rw-defeated = { $hero } sofre uma derrota e sai do jogo.
event-rw-heal = { $hero } se recupera de todo o dano.
event-rw-wound = { $hero } sofre { $n } de dano.
event-rw-wound-foe = { $unit } sofre { $n } de dano.
event-rw-train = { $hero } treina: { $attribute } +{ $n }.
event-rw-reward = { $hero } recebe { $card }.
event-rw-reward-hidden = { $hero } recebe uma recompensa.
event-rw-discard-reward = { $seat } descarta { $card }.
event-rw-use-reward = { $seat } usa { $card }.
event-rw-pick-up =
    { $n ->
        [one] { $hero } pega { $n } recompensa que estava aqui.
       *[other] { $hero } pega { $n } recompensas que estavam aqui.
    }
event-rw-exchange = { $seat }: os heróis trocam recompensas em { $area }.
event-rw-looks = { $seat } olha o que está virado para baixo em { $area }.
event-rw-quest-phase = Começa a fase de missões.
event-rw-quest = { $hero } tenta { $card }.
event-rw-test = { $hero } testa { $attribute }: { $cards }.
event-rw-test-destiny = { $hero }: o destino é { $destiny }.
event-rw-quest-won = { $seat } completa { $card }.
event-rw-quest-lost = { $seat } fracassa em { $card }.
event-rw-duel = { $hero } desafia { $enemy } ({ $other }).
event-rw-duel-quest = { $hero } trava um duelo: { $unit } ({ $n }).
event-rw-duel-card = Rodada { $n }: { $hero } compra { $fate }.
event-rw-duel-foe = Rodada { $n }: { $unit } compra { $fate }.
event-rw-spoils =
    { $n ->
        [one] { $hero } ganha { $n } recompensa.
       *[other] { $hero } ganha { $n } recompensas.
    }
event-rw-raid = { $hero } compra { $fate } para uma incursão.
event-rw-rouse = { $seat }: as figuras debandadas em { $area } se levantam.
event-rw-led-away = Unidades neutras ({ $n }) vão de { $area } para { $there }.
event-rw-frozen = { $unit }: uma unidade em { $area } debanda.
event-rw-summoned = { $unit } surge em { $area }.
event-rw-teleported = { $unit } ({ $n }) surge em { $area }.
event-rw-reshuffle-rewards = As recompensas descartadas formam um novo baralho.
