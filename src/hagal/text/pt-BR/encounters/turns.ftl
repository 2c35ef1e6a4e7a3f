# Legendary Encounters: perguntas, opções, motivos.

ask-enc-pick-avatar = Qual Avatar você escolhe?
ask-enc-keep-avatar = Com qual dos dois Avatares você fica?
ask-enc-action = Sua fase de Ação: Ataque { $attack }, Recrutamento { $recruit }
ask-enc-stopped = Você perdeu a sua fase de Ação. Os outros ainda podem Coordenar.
ask-enc-avoid = Você tem de comprar um Golpe. Evitar? Golpes que você ainda pode evitar: { $n }
ask-enc-avoid-enemy = { $card } golpeia. Evitar? Golpes que você ainda pode evitar: { $n }
ask-enc-cancel = Você comprou o Golpe { $card }. Cancelar?
ask-enc-dodge-showing = Você comprou o Golpe { $card }. Mostrar uma carta de { $cls }?
ask-enc-dodge-killing = Você comprou o Golpe { $card }. Matar um dos seus personagens que custe { $n } ou mais?
ask-enc-discard-one = Qual carta você descarta?
ask-enc-redraw =
    { $n ->
        [0] Quais cartas você troca por novas?
       *[1] Quais cartas você troca por novas? Até agora: { $n }.
    }
ask-enc-kill-character = Qual dos seus personagens você mata?
ask-enc-gain-free = Qual personagem que custe { $n } ou menos você ganha?
ask-enc-act-as = Esta carta age como qual personagem do QG?
ask-enc-lift = Qual carta do seu descarte vai para o topo do baralho?
ask-enc-swap = De qual carta jogada você troca o Ataque e o Recrutamento?
ask-enc-show-class = Mostre uma carta de { $cls }; senão: { $effects }
ask-enc-may = Deseja { $effects }?
    .rather = Deseja { $effects-ask }?
ask-enc-heal = Qual Golpe é curado?
ask-enc-defeat = Quem, com { $n } de saúde ou menos, morre?
ask-enc-move-back =
    { $n ->
        [one] Quem recua { $n } espaço?
       *[other] Quem recua { $n } espaços?
    }
ask-enc-choose = O que você escolhe?
ask-enc-lose-evidence = Qual prova se perde?
ask-enc-where-to = Para onde vai { $card }?
ask-enc-what-first = Vários efeitos acontecem ao mesmo tempo. Qual vem primeiro?

enc-option-done = Encerrar a fase de Ação
enc-option-play = Jogar { $card }
enc-option-copy = Copiar { $card }
enc-option-use = Usar { $card }
enc-option-coordinate = Coordenar { $card }
enc-option-recruit = Recrutar { $card }
enc-option-officer = Recrutar um Oficial
enc-option-scan = Vasculhar { $space }
enc-option-scan-free = Vasculhar { $space } sem pagar
enc-option-fight = Enfrentar { $card } na Zona de Combate
enc-option-fight-space = Enfrentar quem está { $space-at }
enc-option-slay = Matar { $card } na Zona de Combate
enc-option-slay-space = Matar quem está { $space-at }
enc-option-back = Recuar { $card } da Zona de Combate
enc-option-back-space = Recuar quem está { $space-at }
enc-option-do = { $card }: { $task-button }
enc-option-discard = Descartar { $card }
enc-option-redraw =
    { $n ->
        [0] Ficar com todas as cartas
        [one] Comprar { $n } carta
       *[other] Comprar { $n } cartas
    }
enc-option-show = Mostrar { $card }
enc-option-kill = Matar { $card }
enc-option-gain = Ganhar { $card }
enc-option-imitate = Agir como { $card }
enc-option-top = Colocar { $card } no topo do baralho
enc-option-swap = Trocar os valores de { $card }
enc-option-heal = Curar o Golpe { $card } { $other-of }
enc-option-lose = Perder a prova { $card }
enc-option-avoid = Evitar
enc-option-take = Comprar o Golpe
enc-option-cancel = Cancelar
enc-option-let = Aceitar
enc-option-let-happen = Aceitar
option-go-on = Continuar
enc-option-on-top = Para o topo do seu baralho
enc-option-to-discard = Para a sua pilha de descarte
enc-option-first = Primeiro: { $effects }
enc-option-first-of = Primeiro { $card }: { $effects }
enc-option-avatar = Jogar como { $avatar }

enc-why-not-in-hand = A carta { $card } não está na sua mão.
enc-why-not-coordinated = Ninguém Coordenou a carta { $card } com você.
enc-why-not-in-hq = A carta { $card } não está no QG.
enc-why-recruit = Custa { $n } de Recrutamento.
enc-why-no-officers = Não há mais Oficiais.
enc-why-nothing-hidden = Não há carta virada para baixo { $space-at }.
enc-why-no-free-scan = Você não pode vasculhar sem pagar.
enc-why-scan-cost = Vasculhar { $space } custa { $n } de Ataque.
enc-why-nobody-there = Não há ninguém à vista { $space-at }.
enc-why-no-enemy = { $card } não é um inimigo.
enc-why-final = { $card } só pode ser enfrentado depois do Objetivo 2.
enc-why-protected = { $card } não pode morrer agora.
enc-why-attack = Enfrentar { $card } custa { $n } de Ataque.
enc-why-not-current = Isto é do Objetivo { $n }, que não é o atual.
enc-why-once = Isso já foi tentado neste turno.
enc-why-price = Isto custa { $attack } de Ataque e { $recruit } de Recrutamento.
enc-why-not-clear = Há uma carta { $space-at }: o espaço não está livre.
enc-why-not-found = Essa carta ainda não foi encontrada.
