# Runewars: batalhas e recuos, facções, unidades, cartas de destino.

name-faction-daqan = Lordes de Daqan
name-faction-latari = Elfos Latari
name-faction-waiqar = Waiqar, o Imortal
name-faction-uthuk = Uthuk Y'llan
# Um lugar à mesa é uma pessoa só, seja qual for a facção
seat-faction-daqan = Daqan
seat-faction-latari = Latari
seat-faction-waiqar = Waiqar
seat-faction-uthuk = Uthuk
text-faction-daqan = Construção defensiva “Muralhas Reforçadas”: +2 de força para o defensor.
text-faction-latari = Construção defensiva “Proteções Arcanas”: o atacante recua uma das suas unidades de pé, à escolha dele.
text-faction-waiqar = Construção defensiva “Tumba Amaldiçoada”: descartada, faz três unidades do atacante debandarem.
text-faction-uthuk = Construção defensiva “Prole Faminta”: descartada, causa 4 de dano ao atacante.
rw-defense-reinforced-walls = Muralhas Reforçadas
rw-defense-protective-wards = Proteções Arcanas
rw-defense-cursed-tomb = Tumba Amaldiçoada
rw-defense-hungry-spawn = Prole Faminta

name-unit-bowman = Arqueiro de Daqan
name-unit-footman = Infante
name-unit-knight = Cavaleiro
name-unit-siege-tower = Torre de Cerco
name-unit-archer = Arqueiro
name-unit-pegasus-rider = Cavaleiro de Pégaso
name-unit-sorceress = Feiticeira
name-unit-warrior = Guerreiro
name-unit-reanimate = Reanimado
name-unit-skeleton-archer = Arqueiro Esqueleto
name-unit-necromancer = Necromante
name-unit-dark-knight = Cavaleiro das Trevas
name-unit-berserker = Berserker
name-unit-flesh-ripper = Dilacerador
name-unit-warlock = Bruxo
name-unit-chaos-lord = Senhor do Caos
name-unit-beastman = Homem-fera
name-unit-dragon = Dragão
name-unit-giant = Gigante
name-unit-hellhound = Cão Infernal
name-unit-razorwing = Asa-navalha
name-unit-sorcerer = Feiticeiro
text-unit-bowman = Fogo Concentrado: 1 de dano, se possível em uma unidade com mais de 1 de vida.
text-unit-footman = Golpe Valente: 1 de dano; se a unidade sobreviver, sofre mais 1.
text-unit-knight = Comando: debandar 1 unidade; depois comprar 1 carta de tática.
text-unit-siege-tower = Sitiar: +2 de força nesta batalha, aconteça o que acontecer com a torre.
text-unit-archer = Tiro Certeiro: 1 de dano em uma unidade inimiga à sua escolha.
text-unit-pegasus-rider = Investida: debandar até 2 triângulos inimigos, ou 1 retângulo inimigo, à sua escolha.
text-unit-sorceress = Palavra de Vaal: uma unidade inimiga recua da batalha na hora. Na Edição Revisada você a escolhe; na primeira edição, seu oponente.
text-unit-warrior = Subjugar: 1 de dano, ou destruir uma unidade inimiga ferida ou em debandada à sua escolha.
text-unit-reanimate = Avalanche: 2 de dano, se pelo menos 2 dos seus Reanimados estiverem de pé.
text-unit-skeleton-archer = Golpe Mortal: seu oponente destrói um dos triângulos, círculos ou retângulos dele, de pé se possível.
text-unit-necromancer = Erguer os Mortos: 2 Reanimados do estoque entram nesta batalha e ficam em jogo.
text-unit-dark-knight = Pavor: debandar 2 unidades; você escolhe a primeira, seu oponente a segunda.
text-unit-berserker = Fúria: você pode destruir um dos seus Berserkers de pé para causar 2 de dano.
text-unit-flesh-ripper = Implacável: até o fim da batalha seus Dilaceradores têm 3 de vida.
text-unit-warlock = Chuva de Fogo: seu oponente destrói 2 triângulos ou 1 retângulo dele.
text-unit-chaos-lord = Aterrorizante: escolher 2 unidades inimigas; as de pé debandam, as em debandada são destruídas.
text-unit-beastman = Devastar: 1 de dano; depois mais uma carta de destino para este Homem-fera, na qual um especial vale 1 de dano.
text-unit-dragon = Sopro Flamejante: destruir até 3 triângulos inimigos à sua escolha.
text-unit-giant = Cólera: tanto dano quanto houver em um dos seus Gigantes.
text-unit-hellhound = Chamas: seu oponente coloca 1 de dano em cada uma de 2 unidades diferentes de pé.
text-unit-razorwing = Atordoar: seu oponente debanda uma unidade, de iniciativa 2 ou mais se tiver.
text-unit-sorcerer = Imortal: até o fim da batalha seus Feiticeiros têm 2 de vida.

name-fate-1 = carta de destino 1
name-fate-2 = carta de destino 2
name-fate-3 = carta de destino 3
name-fate-4 = carta de destino 4
name-fate-5 = carta de destino 5
name-fate-6 = carta de destino 6
name-fate-7 = carta de destino 7
name-fate-8 = carta de destino 8
name-fate-9 = carta de destino 9
name-fate-10 = carta de destino 10
name-fate-11 = carta de destino 11
name-fate-12 = carta de destino 12
name-fate-13 = carta de destino 13
name-fate-14 = carta de destino 14
name-fate-15 = carta de destino 15
name-fate-16 = carta de destino 16
name-fate-17 = carta de destino 17
name-fate-18 = carta de destino 18
name-fate-19 = carta de destino 19
name-fate-20 = carta de destino 20
name-fate-21 = carta de destino 21
name-fate-22 = carta de destino 22
name-fate-23 = carta de destino 23
name-fate-24 = carta de destino 24
name-fate-25 = carta de destino 25
name-fate-26 = carta de destino 26
name-fate-27 = carta de destino 27
name-fate-28 = carta de destino 28
name-fate-29 = carta de destino 29
name-fate-30 = carta de destino 30

setting-runewars-split-retreat = Um exército em retirada pode se dividir?
setting-runewars-split-retreat-never = só quando não há caminho para todos juntos
setting-runewars-split-retreat-may = sim, para alcançar uma área amiga
setting-runewars-odds = Chances antes de um ataque
setting-runewars-odds-shown = mostradas a todos
setting-runewars-odds-hidden = não mostradas

rw-this-unit =
    { $unit }{ $damage ->
        [0] { "" }
       *[1] , dano { $damage }
    }{ $routed ->
        [0] { "" }
       *[1] , em debandada
    }
rw-icon-special = especial
rw-icon-rout = debandar { $n }
rw-icon-damage = dano { $n }
rw-icon-miss = erro

rw-ask-at-start = Começa a batalha por { $area }. Jogar algo antes?
rw-ask-support = Qual herói apoia quais unidades? Para elas você compra uma carta de destino a mais.
rw-ask-strike = Iniciativa { $n }: quem ataca a seguir?
rw-ask-extra-fate = Um herói apoia essas unidades: comprar uma carta de destino a mais e depois descartar uma?
rw-ask-drop-fate = Qual carta de destino você descarta sem resolver?
rw-ask-rout =
    { $n ->
        [1] Qual unidade debanda?
       *[2] Qual unidade debanda? Faltam { $n }.
    }
rw-ask-suffer =
    { $n ->
        [1] Qual unidade sofre o dano?
       *[2] Qual unidade sofre dano? Faltam { $n }.
    }
rw-ask-destroy =
    { $n ->
        [1] Qual unidade você destrói?
       *[2] Qual unidade você destrói? Faltam { $n }.
    }
rw-ask-withdraw = Qual unidade recua da batalha?
rw-ask-crack-shot = Tiro Certeiro: qual unidade inimiga sofre 1 de dano?
rw-ask-charge = Investida: qual unidade inimiga debanda?
rw-ask-send-away = Palavra de Vaal: qual unidade deve recuar?
rw-ask-overpower = Subjugar: causar dano ou destruir uma unidade?
rw-ask-frighten = Pavor: qual unidade inimiga debanda?
rw-ask-fury = Fúria: destruir um Berserker para causar 2 de dano?
rw-ask-burn = Chuva de Fogo: quais unidades suas você destrói, dois triângulos ou um retângulo?
rw-ask-terrify = Aterrorizante: escolha duas unidades inimigas. Uma de pé debanda, uma em debandada é destruída.
rw-ask-flaming-breath = Sopro Flamejante: qual unidade você destrói? Até mais { $n }.
rw-ask-giant-rage = Cólera: você causa tanto dano quanto há em qual Gigante?
rw-ask-scorch = Chamas: duas unidades diferentes sofrem 1 de dano cada. Qual?
rw-ask-defend = Usar a construção defensiva?
rw-ask-battle-build = A fortaleza em { $area } caiu: colocar uma sua ali?
rw-ask-surplus =
    { $n ->
        [one] Só 8 unidades podem ficar: { $n } deve recuar. Qual?
       *[other] Só 8 unidades podem ficar: { $n } devem recuar. Qual?
    }
rw-ask-retreat =
    { $n ->
        [one] { $n } figura recua de { $area }. Para onde?
       *[other] { $n } figuras recuam de { $area }. Para onde?
    }

rw-option-ready = Seguir sem jogar nada
rw-option-support = { $hero } apoia { $unit }
rw-option-no-support = Sem mais apoio
rw-option-strike = { $unit } ataca
rw-option-extra-fate = Comprar uma carta a mais
rw-option-plain-fate = Comprar como sempre
rw-option-drop-fate = Descartar a carta { $n } ({ $icon })
rw-option-unit-rout = Debandar: { $unit }
rw-option-unit-suffer = { $unit } sofre o dano
rw-option-unit-destroy = Destruir: { $unit }
rw-option-unit-withdraw = { $unit } recua
rw-option-unit-shoot = { $unit } sofre 1 de dano
rw-option-unit-charge = Debandar: { $unit }
rw-option-unit-send = { $unit } recua
rw-option-unit-slay = Destruir: { $unit }
rw-option-unit-frighten = Debandar: { $unit }
rw-option-unit-rage = Destruir o seu: { $unit }
rw-option-unit-terrify = Aterrorizar: { $unit }
rw-option-unit-flame = Destruir: { $unit }
rw-option-unit-stand = Levantar: { $unit }
rw-option-stop = Chega
rw-option-deal = Causar { $n } de dano
rw-option-defense = Usar: { $defense }
rw-option-no-defense = Não usar
rw-option-take-over = Colocar ali uma fortaleza danificada
rw-option-stronghold-from = Colocar uma ali e retirar a de { $area }
rw-option-no-stronghold = Deixar sem fortaleza
rw-option-retreat-to = Recuar para { $area }
rw-option-no-retreat = Não há para onde ir: as figuras se perdem

event-rw-battle = { $seat } ataca { $other-the } em { $area }.
event-rw-battle-neutral = { $seat } ataca as unidades neutras em { $area }; { $other-the } decide por elas.
event-rw-supports = { $seat }: { $hero } apoia { $unit }.
event-rw-strike =
    { $n ->
        [one] { $seat } compra { $n } carta de destino para { $unit }.
       *[other] { $seat } compra { $n } cartas de destino para { $unit }.
    }
event-rw-strike-neutral =
    { $n ->
        [one] { $n } carta de destino é comprada para { $unit }.
       *[other] { $n } cartas de destino são compradas para { $unit }.
    }
event-rw-drop-fate = { $seat } descarta a carta de destino { $n }.
event-rw-specials =
    { $n ->
        [one] { $seat }: { $unit }, { $n } especial.
       *[other] { $seat }: { $unit }, { $n } especiais.
    }
event-rw-specials-neutral =
    { $n ->
        [one] { $unit }: { $n } especial.
       *[other] { $unit }: { $n } especiais.
    }
event-rw-routs =
    { $n ->
        [one] { $seat }: { $unit } debanda { $n } unidade.
       *[other] { $seat }: { $unit } debanda { $n } unidades.
    }
event-rw-routs-neutral =
    { $n ->
        [one] { $unit } debanda { $n } unidade.
       *[other] { $unit } debanda { $n } unidades.
    }
event-rw-damage = { $seat }: { $unit } causa { $n } de dano.
event-rw-damage-neutral = { $unit } causa { $n } de dano.
event-rw-unit-routed = { $seat }: { $unit } debanda.
event-rw-unit-routed-neutral = { $unit } debanda.
event-rw-unit-hurt = { $seat }: { $unit } sofre { $n } de dano.
event-rw-unit-hurt-neutral = { $unit } sofre { $n } de dano.
event-rw-unit-killed = { $seat }: unidade destruída ({ $unit }).
event-rw-unit-killed-neutral = Unidade destruída: { $unit }.
event-rw-unit-withdraws = { $seat }: { $unit } deixa a batalha.
event-rw-unit-withdraws-neutral = { $unit } deixa a batalha.
event-rw-unit-stands = { $seat }: { $unit } se levanta.
event-rw-destroyed-neutral = Unidades destruídas em { $area }: { $unit } ({ $n }).
event-rw-bonus-strength = { $seat } tem mais { $n } de força nesta batalha.
event-rw-toughened = { $seat }: { $unit } tem { $n } de vida até o fim da batalha.
event-rw-toughened-neutral = { $unit } tem { $n } de vida até o fim da batalha.
event-rw-raised = { $seat }: entram na batalha { $unit } ({ $n }).
event-rw-ravage = { $seat } compra a carta de destino { $n } para um Homem-fera.
event-rw-ravage-neutral = A carta de destino { $n } é comprada para um Homem-fera.
event-rw-defense = { $seat } usa uma construção: { $defense }.
event-rw-battle-won = { $seat } vence a batalha. Força: atacante { $attacks }, defensor { $defends }.
event-rw-battle-won-neutral = As unidades neutras vencem a batalha. Força: atacante { $attacks }, defensor { $defends }.
event-rw-stronghold-damaged = { $seat }: a fortaleza em { $area } é danificada.
event-rw-retreat =
    { $n ->
        [one] { $seat }: { $n } unidade recua para { $area }.
       *[other] { $seat }: { $n } unidades recuam para { $area }.
    }
event-rw-retreat-neutral =
    { $n ->
        [one] { $n } unidade neutra recua para { $area }.
       *[other] { $n } unidades neutras recuam para { $area }.
    }
event-rw-no-retreat =
    { $n ->
        [one] { $seat }: { $n } unidade não pode recuar e é destruída.
       *[other] { $seat }: { $n } unidades não podem recuar e são destruídas.
    }
event-rw-no-retreat-neutral =
    { $n ->
        [one] { $n } unidade neutra não pode recuar e é destruída.
       *[other] { $n } unidades neutras não podem recuar e são destruídas.
    }
event-rw-hero-retreats = { $seat }: { $hero } recua para { $area }.
