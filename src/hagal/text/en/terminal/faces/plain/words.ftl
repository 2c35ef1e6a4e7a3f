# The plain face: any game that has none of its own.

term-plain-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
term-plain-round = Round { $n }
term-plain-turn = Player { $n } is on turn
term-plain-you = you
term-plain-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
term-plain-module-ask = With { $module }?
term-plain-yes = yes
term-plain-no = no
term-plain-settings-ask = Which settings?
term-plain-usual = as the rules have them
term-plain-changed = let me choose
term-plain-setting-ask = { $setting }:
term-plain-setting-type = { $setting } [{ $usual }]:
term-plain-setting-wrong = That cannot be. Enter: as it was.
term-plain-lost = The game is over. All have lost.
term-plain-won-all = The game is over. All have won.
