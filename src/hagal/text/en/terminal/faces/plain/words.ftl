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
term-plain-command-coordinate = aside
term-plain-help =
    Answer with the number of an option, or with its key, as it stands in the record.
    The beginning of a key is enough if it is clear.
    Several answers on one line, as long as the question stays the same, parted by “;”.
      undo        take back your last choice, as long as nobody has learned anything new
      log         the story so far; “log rules” with the number of the rule behind each sentence
      view        the whole table again
      card NAME   what a component does
      why WHAT    why something is not possible: a key
      rule NUM    the sentence behind the number of a rule, or rules with certain words
      hint        what a bot would do in your place
      aside       where the game has moves out of turn: make one while another player is asked
      save FILE   save the game there, too (it is saved after every choice anyway)
      record      the game in notation, as far as you know it
      quit        leave; the game can be resumed
term-plain-card-which = Which component? For example: card salt
term-plain-why-which = Why not what? Name a key.
term-plain-aside-chance = Player { $n } is on turn. Enter: go on; or act now ({ $command } off: no more stops):
term-plain-aside-chance-people = Player { $n } is on turn. Enter: go on; { $command }: somebody acts now; { $command } off: no more stops.
term-plain-aside-only = Here Enter goes on; the only commands are aside and quit.
term-plain-aside-ask = What do you do now? Enter: nothing.
term-plain-aside-empty = There is nothing that you could do now. Enter: back.
term-plain-aside-who = Who acts? Possible are the players { $numbers }, for example: { $command } { $n }
term-plain-aside-nobody = Nobody else at this keyboard could act now.
term-plain-aside-none = Nobody can act out of turn now.
term-plain-aside-listed = What? It stands among the options.
term-plain-aside-now-on = From now on the bots stop when somebody could act.
term-plain-hint-nothing = A bot would do nothing now.
