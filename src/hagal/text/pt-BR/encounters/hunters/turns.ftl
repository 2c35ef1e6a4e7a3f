# Legendary Encounters, Caçadores: perguntas, opções, motivos e o que aconteceu.

ask-enc-hunters-action =
    Sua fase de Ação: Ataque { $attack }, Recrutamento { $recruit }{ $heal ->
        [0] { "" }
       *[1] , Cura { $heal }
    }{ $restore ->
        [0] { "" }
       *[1] , Restauração { $restore }
    }{ $duels ->
        [0] { "" }
       *[1] , Duelos { $duels }
    }
ask-enc-enshrine = Deseja colocar { $card } na sua Sala de Troféus? Ali a carta vale { $n } de Honra.
ask-enc-strip = Qual Equipamento você tira da Presa?
ask-enc-disarm-trap = Qual Armadilha vai para a sua Sala de Troféus?
ask-enc-arrest = Quem { $card } prende?
ask-enc-stalked = Você viu a carta do topo do baralho de Presas. Para onde ela vai?
ask-enc-raid = Qual das cartas reveladas você ganha? Ela pode custar até { $n }.

enc-option-instinct = Recrutar um Instinto Assassino
enc-option-evade = Evitar o Perigo { $space-at }
enc-option-remove = Remover a Armadilha { $card } diante { $other-of }
enc-option-mend = Tirar o Golpe { $card } { $other-of }
enc-option-duel = Duelar { $other-with }
enc-option-enshrine = Colocar na Sala de Troféus
enc-option-strip = Tirar o Equipamento { $card }
enc-option-disarm = Pegar a Armadilha { $card }
enc-option-arrest = Prender { $card } na Zona de Combate
enc-option-arrest-space = Prender a Presa { $space-at }
enc-option-leave-it = Deixar no topo
enc-option-to-bottom = Colocar no fundo
enc-option-leave-raided = Não ganhar nenhuma

enc-why-no-instincts = Não há mais Instintos Assassinos.
enc-why-no-enemy-hunters = { $card } não é uma Presa.
enc-why-no-hazard = Não há Perigo virado para cima { $space-at }.
enc-why-no-trap = A Armadilha { $card } não está diante { $other-of }.
enc-why-not-yours = Só quem está diante da Armadilha { $card } pode removê-la.
enc-why-no-strike = O Golpe { $card } não está { $other-with }.
enc-why-not-others = Você só pode curar e restaurar a si mesmo.
enc-why-cannot-mend = O Golpe { $card } não pode ser curado agora.
enc-why-may-not-heal = Uma Armadilha diante de você impede a Cura.
enc-why-may-not-restore = Uma Armadilha diante de você impede a Restauração.
enc-why-points =
    { $restore ->
        [0] Custa { $heal } de Cura.
       *[1]
            { $heal ->
                [0] Custa { $restore } de Restauração.
               *[1] Custa { $heal } de Cura e { $restore } de Restauração.
            }
    }
enc-why-together = Vocês jogam juntos: não há Duelos.
enc-why-yourself = Não se Duela consigo mesmo.
enc-why-dead = { $other } está fora: morreu.
enc-why-no-duel = Você não tem Duelo: uma carta precisa dar um antes.
enc-why-may-not-duel = Uma Armadilha diante de você impede Duelos.
enc-why-armor = Um Duelo { $other-with } custa { $n } de Ataque.

event-enc-prey-enters = { $card } entra nos Ermos.
event-enc-gear = { $prey } recebe o Equipamento { $card }.
event-enc-gear-waits = O Equipamento { $card } espera { $space-at } pela próxima Presa.
event-enc-escapes = { $card } foge.
event-enc-arrested = { $card } prende { $prey }.
event-enc-returned = { $card } volta embaralhada ao baralho de Presas.
event-enc-mercenaries = O baralho de Presas acabou: os Mercenários não usados formam o novo.
event-enc-evaded = { $seat } evita o Perigo { $card }, que vira troféu.
event-enc-trap = { $seat } compra a Armadilha { $card }.
event-enc-trap-removed = { $seat } remove a Armadilha { $card }, que vira troféu.
event-enc-trap-removed-other = { $seat } remove a Armadilha { $card } diante { $other-of }, e ela vira troféu.
event-enc-mended = { $seat } se livra do Golpe { $card }.
event-enc-mended-other = { $seat } tira o Golpe { $card } { $other-of }.
event-enc-dueled = { $seat } duela { $other-with }.
event-enc-slain = { $seat } matou { $other-the } em Duelo e leva o Avatar como troféu.
event-enc-stripped = { $seat } leva o Equipamento { $card } como troféu.
event-enc-enshrined = { $seat } coloca { $card } na Sala de Troféus.
event-enc-to-bottom = { $seat } coloca a carta do topo do baralho de Presas no fundo.
event-enc-raided = { $seat } revela { $card } no Arsenal.
event-enc-kill-hq-hunters = { $card } sai do QG.
event-enc-test = { $card } chega ao Campo de Testes.
event-enc-test-passed = { $seat } passa no { $card }.
event-enc-last-turns = Um Predador morreu: depois desta rodada, cada um dos outros tem mais um turno.
event-enc-ultimate = A Presa Suprema está morta: a caçada acabou.
event-enc-fallen = Um Predador caiu: a caçada acabou.
event-enc-escaped = Não restam Mercenários: as Presas escaparam, e a caçada acabou.
