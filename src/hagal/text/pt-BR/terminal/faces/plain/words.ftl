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
