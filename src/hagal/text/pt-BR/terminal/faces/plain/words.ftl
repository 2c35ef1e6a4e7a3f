# A face simples: qualquer jogo que não tem a sua.

term-plain-hidden =
    { $n ->
        [one] { $n } carta oculta
       *[other] { $n } cartas ocultas
    }
term-plain-round = Rodada { $n }
term-plain-turn = vez do jogador { $n }
term-plain-you = você
term-plain-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
term-plain-module-ask = Com { $module }?
term-plain-yes = sim
term-plain-no = não
term-plain-settings-ask = Quais opções?
term-plain-usual = como nas regras
term-plain-changed = quero escolher
term-plain-setting-ask = { $setting }:
term-plain-setting-type = { $setting } [{ $usual }]:
term-plain-setting-wrong = Assim não é possível. Enter: como estava.
term-plain-lost = O jogo terminou. Todos perderam.
term-plain-won-all = O jogo terminou. Todos venceram.
term-plain-command-coordinate = intervir
term-plain-help =
    Responda com o número de uma opção ou com a sua chave, como está no registro.
    O começo de uma chave basta, se for claro.
    Várias respostas em uma linha, enquanto a pergunta for a mesma, são separadas por “;”.
      voltar        voltar a última escolha, enquanto ninguém souber nada de novo
      histórico     o que aconteceu até agora; “histórico regras” com o número de cada regra
      mesa          a mesa inteira de novo
      carta NOME    o que um componente faz
      motivo O QUÊ  por que algo não é possível: uma chave
      regra NÚMERO  o que diz a regra com esse número, ou regras com certas palavras
      dica          o que um bot faria no seu lugar
      intervir      onde o jogo tem ações fora da vez: faça uma enquanto outro jogador é perguntado
      salvar ARQUIVO  salvar o jogo também ali (ele é salvo depois de cada escolha)
      registro      o jogo em notação, até onde você o conhece
      sair          sair; o jogo pode ser retomado
term-plain-card-which = Qual componente? Por exemplo: carta sal
term-plain-why-which = Por que não o quê? Diga uma chave.
term-plain-aside-chance = Vez do jogador { $n }. Enter: continuar; ou aja agora ({ $command } não: sem mais paradas):
term-plain-aside-chance-people = Vez do jogador { $n }. Enter: continuar; { $command }: alguém age agora; { $command } não: sem mais paradas.
term-plain-aside-only = Aqui Enter continua; os únicos comandos são intervir e sair.
term-plain-aside-ask = O que você faz agora? Enter: nada.
term-plain-aside-empty = Não há nada que você possa fazer agora. Enter: voltar.
term-plain-aside-who = Quem age? Podem os jogadores { $numbers }, por exemplo: { $command } { $n }
term-plain-aside-nobody = Ninguém mais neste teclado pode agir agora.
term-plain-aside-none = Ninguém pode agir fora da vez agora.
term-plain-aside-listed = O quê? Está entre as opções.
term-plain-aside-now-on = De agora em diante os bots param quando alguém pode agir.
term-plain-hint-nothing = Um bot não faria nada agora.
