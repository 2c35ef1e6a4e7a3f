# The game in the terminal.

# The board
term-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
term-player = Player { $n }
term-you = { $name } (you)
term-bonus = +{ $n }
term-hand = Hand
term-aside = Set aside
term-deck-top = Top of your deck

# Question and answer
term-keys = A number, the beginning of a key, or a command; ? shows them all.
term-keys-more = A number, the beginning of a key, or a command. view: the whole table; ?: help
term-go-on = Press Enter to go on.
term-turn-over = Your turn is over. Enter: the others go on; undo: take it back.
term-turn-over-only = Here only Enter, undo or quit are possible.
term-curtain = Pass the keyboard to Player { $n }.
term-press-enter = Press Enter when nobody else is looking.
term-ambiguous = “{ $typed }” fits several options:
term-unknown = “{ $typed }” is neither an option nor a command here. Type a number, or ? for help.
term-not-a-number = There is no option { $answer }: choose a number from { $first } to { $n }.
term-ahead-dropped = “{ $typed }” and what comes after it was left out: it does not fit any more.
term-command-help = help
term-command-all = all
term-command-undo = undo
term-command-log = log
term-command-view = view
term-command-card = card
term-command-why = why
term-command-rule = rule
term-command-save = save
term-command-record = record
term-command-hint = hint
term-command-coordinate = aside
term-command-quit = quit
term-log-rules = rules
term-help =
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
term-no-plain = Nothing here can be played at one press.
term-no-undo = There is nothing to take back: since your last choice somebody has acted or learned something new.
term-undone = Taken back.
term-no-story = Nothing has happened yet.
term-card-which = Which component? For example: card salt
term-card-unknown = There is no component called “{ $name }”.
term-and-more = And { $n } more: { $names } ...
term-why-which = Why not what? Name a key.
term-why-possible = That is possible now.
term-why-unknown = Nothing is known about “{ $typed }” here: name a key.
term-rule-which = Which rule? A number or words, for example: rule HG-004
term-rule-unknown = There is no rule “{ $typed }”, and none with all these words.
term-hint = { $number }: { $what } ({ $reason })

# Files
term-saved = Saved: { $path }
term-left = Saved. “hagal terminal --resume” goes on from here. ({ $path })
term-not-written = { $path } could not be written: { $reason }. Nothing else has changed.
term-is-folder = { $path } is a folder: add a file name.
term-is-other = { $path } is another sort of file, so it was left alone. Choose another name.
term-not-read = { $path } could not be read: { $reason }.
term-damaged = { $path } cannot be resumed: { $reason }.
term-put-aside = A game cannot be resumed: { $reason }. It is kept as { $path }.
term-lacks-pack = This game needs its content packs: { $reason }. Name them with --pack FILE, or keep them with “hagal pack keep”.
term-nothing-to-resume = There is no unfinished game, so here is a new one.

# Before the game
term-default = (Enter)
term-resumed = The game goes on.
term-resume-ask = There are unfinished games. Which one?
term-new-game = A new game
term-save-label =
    { $players ->
        [one] { $saved }: solo, round { $round }
       *[other] { $saved }: { $players } players, round { $round }
    }
term-save-unclear = { $name } (it may be damaged)
term-language-ask = Which language?
term-language = Language: { $names }
term-language-en = English
term-language-ru = Русский
term-language-pt-br = Português (Brasil)
term-players-ask = How many players, bots included?
term-people-ask = How many of them are people at this keyboard?
term-persons =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
term-people-n =
    { $bots ->
        [0] { term-persons }, no bots
        [one] { term-persons }, { $bots } bot
       *[other] { term-persons }, { $bots } bots
    }
term-seat-ask = Where do you sit?
term-bots-ask = What are the bots like?
term-seats-unknown = There is no player called “{ $word }” for a seat. Possible are: { $known }.
term-seats-count =
    { $n ->
        [one] There is { $n } seat named for a game of { $players }: name one for each person and bot, none for rivals, as in me,bot,bot,bot.
       *[other] There are { $n } seats named for a game of { $players }: name one for each person and bot, none for rivals, as in me,bot,bot,bot.
    }

# The end
term-winner = The game is over. The winner:
term-winners = The game is over. The winners:
term-record-ask = A file name keeps the Record of this game; Enter leaves without it:
term-record-kept = The Record is in { $path }
term-record-name = The game is over, so { $name } is no answer any more; a file name needs a letter.

# Acting unasked
term-aside-chance = Player { $n } is on turn. Enter: go on; or act now ({ $command } off: no more stops):
term-aside-chance-people = Player { $n } is on turn. Enter: go on; { $command }: somebody acts now; { $command } off: no more stops.
term-aside-only = Here Enter goes on; the only commands are aside and quit.
term-aside-ask = What do you do now? Enter: nothing.
term-aside-empty = There is nothing that you could do now. Enter: back.
term-aside-who = Who acts? Possible are the players { $numbers }, for example: { $command } { $n }
term-aside-nobody = Nobody else at this keyboard could act now.
term-aside-none = Nobody can act out of turn now.
term-aside-listed = What? It stands among the options.
term-aside-on = on
term-aside-off = off
term-aside-now-on = From now on the bots stop when somebody could act.
term-aside-now-off = The bots do not stop for this any more.
term-hint-nothing = A bot would do nothing now.

# Games
term-not-its-flag = { $flag } belongs to { $other }; { $game } has no such thing.
